import Upload from "lucide-react/icons/upload";
import { type ReactNode, useEffect, useRef } from "react";
import { FILE_KINDS } from "#app/domain/files.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { isPicture, sizeText, type UploadKind } from "../uploads/rules.ts";
import { type UploadProgress, useUpload } from "./use-upload.ts";
import "./upload-field.css";

/** The ids of the upload forms, which are outside the profile's own form. */
function uploadForm(kind: UploadKind): string {
  return `upload-${kind}`;
}

/** Returns the id of the form that removes a file, or that prefers none. */
export function changeForm(kind: UploadKind): string {
  return `change-${kind}`;
}

function chooseText(kind: UploadKind): string {
  if (isPicture(kind)) return "Choose a picture";
  return kind === "resume" ? "Choose a file" : `Choose a ${kind}`;
}

/** The encoding of a page's form with a file field inside: without JavaScript the file is sent with it. */
export function useFileEncoding(): "multipart/form-data" | undefined {
  return useIsHydrated() ? undefined : "multipart/form-data";
}

export type UploadFieldProps = {
  kind: UploadKind;
  /** Where the file is sent. */
  action: string;
  label: string;
  hint: string;
  accept: string;
  /** Called when an upload begins and when it ends. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Called with the name of a refused file, and with null once another is accepted. */
  onRefused?: ((fileName: string | null) => void) | undefined;
  /**
   * Takes the chosen file and sends a processed one, such as a cropped picture. Without it the file is sent unchanged.
   */
  prepare?: ((file: File, send: (file: File) => void) => void) | undefined;
  /** Set inside a page's form: without JavaScript the file is sent with it, and this is the server's refusal, if any. */
  inForm?: { error: string | undefined } | undefined;
  /** The current file and its actions. */
  children?: ReactNode;
};

/**
 * A file input with drag and drop. It sends the file at once and shows progress; without JavaScript it is sent with
 * its form, or by a button of its own.
 */
export function UploadField({
  kind,
  action,
  label,
  hint,
  accept,
  onBusy,
  onRefused,
  prepare,
  inForm,
  children,
}: UploadFieldProps) {
  const { progress, refused, send, cancel } = useUpload(kind, action);
  const isHydrated = useIsHydrated();
  const isBusy = progress !== null;
  const isSentWithForm = inForm !== undefined && !isHydrated;
  const refusedFile = refused?.fileName ?? null;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  useEffect(() => onRefused?.(refusedFile), [refusedFile, onRefused]);
  const id = `${kind}Url`;
  const part = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The focused control is replaced by Cancel during an upload and comes back after it, so the focus follows.
    const isLost = wasBusy.current !== isBusy && document.activeElement === document.body;
    if (isLost) part.current?.querySelector<HTMLElement>(isBusy ? ".upload__cancel" : "[type=file]")?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Field id={id} label={label} hint={hint} error={refused?.error ?? inForm?.error}>
      {(wiring) => (
        <div className="stack stack--s3" ref={part}>
          {children}
          {progress ? (
            <Progress progress={progress} onCancel={cancel} />
          ) : (
            <div className="row row--near">
              <div className="upload upload--pick">
                <span className="btn" aria-hidden="true">
                  <Upload className="i" />
                  <span>{chooseText(kind)}</span>
                </span>
                <span className="soft upload__drop" aria-hidden="true">
                  or drop it here
                </span>
                <input
                  {...wiring}
                  className="upload__input"
                  type="file"
                  name={kind}
                  accept={accept}
                  autoComplete="off"
                  form={isSentWithForm ? undefined : uploadForm(kind)}
                  onChange={(event) => {
                    const [file] = event.currentTarget.files ?? [];
                    // Lets the same file be chosen again after a cancel.
                    event.currentTarget.value = "";
                    if (file && prepare) prepare(file, send);
                    else if (file) send(file);
                  }}
                />
              </div>
              {!isHydrated && !inForm && (
                <Button type="submit" form={uploadForm(kind)}>
                  <Upload className="i" />
                  Upload
                </Button>
              )}
            </div>
          )}
          {!isHydrated && (
            <p className="hint only-without-script">
              {inForm
                ? "It's saved with everything else when you save your profile."
                : "Upload sends this file and nothing else on the page. Save what you typed first."}
            </p>
          )}
          <span className="vh" role="status">
            {progress && `Uploading ${progress.fileName}`}
          </span>
        </div>
      )}
    </Field>
  );
}

function Progress({ progress, onCancel }: { progress: UploadProgress; onCancel: () => void }) {
  const { fileName, sent, total } = progress;
  const isSent = sent >= total;
  return (
    <div className="upload">
      <div>
        <b>{fileName}</b>
        <br />
        <span className="soft">
          {isSent ? "We're checking the file..." : `Uploading, ${sizeText(sent)} of ${sizeText(total)}.`}
        </span>
        <progress value={sent} max={total} aria-label={`Uploading ${fileName}`} />
      </div>
      <Button className="upload__cancel" onClick={onCancel} aria-label="Cancel upload">
        Cancel
      </Button>
    </div>
  );
}

/** The empty upload forms, to place beside the page's own form; `actions` has the address for each kind. */
export function UploadForms({ actions }: { actions: Partial<Record<UploadKind, string>> }) {
  return FILE_KINDS.map((kind) => {
    const action = actions[kind];
    if (action === undefined) return null;
    return (
      <div key={kind} hidden>
        <form id={uploadForm(kind)} method="post" action={action} encType="multipart/form-data" />
        <form id={changeForm(kind)} method="post" action={action} />
      </div>
    );
  });
}
