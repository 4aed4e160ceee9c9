import Upload from "lucide-react/icons/upload";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { sizeText, UPLOAD_KINDS, type UploadKind } from "../uploads/rules.ts";
import { type UploadProgress, useUpload } from "./use-upload.ts";
import "./upload-field.css";

/** The forms that the upload controls belong to; they stand outside the profile's own form. */
const UPLOAD_FORMS: Record<UploadKind, string> = {
  photo: "upload-photo",
  resume: "upload-resume",
  logo: "upload-logo",
};
/** Where a file is removed, or none is preferred. */
export const CHANGE_FORMS: Record<UploadKind, string> = {
  photo: "change-photo",
  resume: "change-resume",
  logo: "change-logo",
};

const CHOOSE: Record<UploadKind, string> = {
  photo: "Choose a photo",
  resume: "Choose a file",
  logo: "Choose a logo",
};

export type UploadFieldProps = {
  kind: UploadKind;
  /** Where the file is sent. */
  action: string;
  label: string;
  hint: string;
  accept: string;
  /** Called when an upload begins and when it has ended. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Called with the name of a file that was not taken, and with null once that is over. */
  onRefused?: ((fileName: string | null) => void) | undefined;
  /** Takes the chosen file and sends what becomes of it, e.g. a part of a picture. Without it the file is sent as it is. */
  prepare?: ((file: File, send: (file: File) => void) => void) | undefined;
  /** What is there now, with what can be done about it. */
  children?: ReactNode;
};

/** A file to choose, or to drop. It is sent at once, with its progress; without JavaScript a button sends it. */
export function UploadField({
  kind,
  action,
  label,
  hint,
  accept,
  onBusy,
  onRefused,
  prepare,
  children,
}: UploadFieldProps) {
  const { progress, refused, send, cancel } = useUpload(kind, action);
  const isHydrated = useIsHydrated();
  const isBusy = progress !== null;
  const refusedFile = refused?.fileName ?? null;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  useEffect(() => onRefused?.(refusedFile), [refusedFile, onRefused]);
  const id = `${kind}Url`;
  const part = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // What had the focus is gone: Cancel takes its place while the file is on its way, and gives it back.
    const isLost = wasBusy.current !== isBusy && document.activeElement === document.body;
    if (isLost) part.current?.querySelector<HTMLElement>(isBusy ? ".upload__cancel" : "[type=file]")?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Field id={id} label={label} hint={hint} error={refused?.error}>
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
                  <span>{CHOOSE[kind]}</span>
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
                  form={UPLOAD_FORMS[kind]}
                  onChange={(event) => {
                    const [file] = event.currentTarget.files ?? [];
                    // The same file can be chosen again after a Cancel.
                    event.currentTarget.value = "";
                    if (file && prepare) prepare(file, send);
                    else if (file) send(file);
                  }}
                />
              </div>
              {!isHydrated && (
                <Button type="submit" form={UPLOAD_FORMS[kind]}>
                  <Upload className="i" />
                  Upload
                </Button>
              )}
            </div>
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

/** The empty forms themselves, for a page to place beside its own form; `actions` says where each kind is sent. */
export function UploadForms({ actions }: { actions: Partial<Record<UploadKind, string>> }) {
  return UPLOAD_KINDS.map((kind) => {
    const action = actions[kind];
    if (action === undefined) return null;
    return (
      <div key={kind} hidden>
        <form id={UPLOAD_FORMS[kind]} method="post" action={action} encType="multipart/form-data" />
        <form id={CHANGE_FORMS[kind]} method="post" action={action} />
      </div>
    );
  });
}
