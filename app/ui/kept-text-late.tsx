import { useEffect, useRef, useState } from "react";
import { useActionData, useNavigation, useRouteLoaderData } from "react-router";
import { draftKey, forgetDraft, keepDraft, readDraft, watchForm } from "./drafts.ts";
import { forgetDrafts } from "./forget-drafts.ts";
import { takeSent } from "./sent-forms.ts";
import { fillForm, type Typed, typedIn } from "./typed-in.ts";

export type KeptTextProps = {
  /** The form and its object: "note 0192...". */
  name: string;
  /** How long sent text comes back with its form, for what can be undone. */
  undoMs?: number | undefined;
};

const GUEST = "guest";
const LOGIN = "/login";

/** Implements `KeptText` for a mounted form. */
export function KeptTextLate({ name, undoMs = 0 }: KeptTextProps) {
  const owner = useOwner();
  const key = draftKey("form", owner, name);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<Typed>({});
  const sending = useRef<{ before: unknown; isOnItsWay: boolean } | null>(null);
  const [isBack, setIsBack] = useState(false);
  const { state, formData } = useNavigation();
  const said: unknown = useActionData();
  const answer = isRefusal(said) ? said : undefined;
  const latest = useRef({ answer, undoMs });
  latest.current = { answer, undoMs };

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    if (owner !== GUEST) forgetDrafts(owner);
    const isRefused = latest.current.answer !== undefined;
    const isSentAlready = takeSent(form) && !isRefused;
    first.current = isRefused ? {} : typedIn(form, { isUntouched: true });
    const kept = isRefused || isSentAlready ? null : keptIn(key);
    if (kept && fillForm(form, kept)) setIsBack(true);
    const write = () => keepIfNew(key, first.current, typedIn(form));
    const watcher = watchForm(form, write);
    // A person may have typed before this was loaded, and may even have sent it.
    if (!isRefused) write();
    if (isSentAlready) sending.current = { before: undefined, isOnItsWay: true };
    function submit() {
      if (form) takeSent(form);
      write();
      sending.current = { before: latest.current.answer, isOnItsWay: false };
    }
    function change() {
      sending.current = null;
    }
    form.addEventListener("submit", submit);
    form.addEventListener("input", change);
    return () => {
      form.removeEventListener("submit", submit);
      form.removeEventListener("input", change);
      // A person who has to log in first has not sent it yet.
      const isSent = sending.current !== null && location.pathname !== LOGIN;
      watcher.stop({ isOver: isSent });
      if (isSent) end(key, latest.current.undoMs);
      sending.current = null;
    };
  }, [key, owner]);

  useEffect(() => {
    const now = sending.current;
    if (!now) return;
    const isRefused = answer !== undefined && answer !== now.before;
    if (formData) now.isOnItsWay = true;
    if (isRefused || (now.isOnItsWay && state === "idle")) sending.current = null;
    if (isRefused || sending.current) return;
    end(key, latest.current.undoMs);
    setIsBack(false);
    const form = place.current?.closest("form");
    if (form) first.current = typedIn(form);
  }, [state, formData, answer, key]);

  function startOver() {
    forgetDraft(key);
    const form = place.current?.closest("form");
    if (form) fillForm(form, first.current, { isForced: true });
    form?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    setIsBack(false);
  }

  return (
    <div ref={place} hidden={!isBack}>
      {isBack && (
        <p className="row row--near small" role="status">
          We kept what you typed. It isn't sent yet.
          <button type="button" className="btn btn--quiet" onClick={startOver}>
            Start over
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether an action has refused its form, or the server did not respond; any other result means success. */
function isRefusal(said: unknown): boolean {
  return typeof said === "object" && said !== null && "errors" in said;
}

/** Returns the owner of the drafts, by the site's own data about who is signed in. */
function useOwner(): string {
  const site: unknown = useRouteLoaderData("root");
  const account: unknown = typeof site === "object" && site !== null ? Reflect.get(site, "account") : null;
  const id: unknown = typeof account === "object" && account !== null ? Reflect.get(account, "id") : null;
  return typeof id === "string" ? id : GUEST;
}

type Kept = { typed: Typed; until?: number };

function keptIn(key: string): Typed | null {
  const kept = readDraft(key);
  if (!isKept(kept)) return null;
  if (kept.until === undefined || kept.until > Date.now()) return kept.typed;
  forgetDraft(key);
  return null;
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "typed" in value && typeof value.typed === "object";
}

function keepIfNew(key: string, first: Typed, typed: Typed) {
  if (JSON.stringify(typed) === JSON.stringify(first)) forgetDraft(key);
  else keepDraft(key, { typed });
}

/** After sending, the draft is deleted, or stays as long as the action can be undone. */
function end(key: string, undoMs: number) {
  const kept = undoMs > 0 ? readDraft(key) : null;
  if (isKept(kept)) keepDraft(key, { typed: kept.typed, until: Date.now() + undoMs });
  else forgetDraft(key);
}
