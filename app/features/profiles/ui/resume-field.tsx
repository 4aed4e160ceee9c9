import Download from "lucide-react/icons/download";
import { MEGABYTE } from "#app/domain/limits.ts";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { sizeText, UPLOAD_LIMITS } from "../uploads/rules.ts";
import { changeForm, UploadField } from "./upload-field.tsx";

/** A stored resume, as its owner sees it. */
export type ResumeShown = { id: string; fileName: string; byteSize: number; createdAt: Date };

export type ResumeFieldProps = {
  resume: ResumeShown | null;
  action: string;
  /** The server's refusal of a resume that was sent with the form. */
  error: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onRefused: (fileName: string | null) => void;
};

/** The resume, with ways to open, replace, and remove it. */
export function ResumeField({ resume, action, error, onBusy, onRefused }: ResumeFieldProps) {
  return (
    <UploadField
      kind="resume"
      action={action}
      label={resume ? "Replace it with another resume" : "Your resume"}
      hint={`PDF, DOC or DOCX, up to ${UPLOAD_LIMITS.resume / MEGABYTE} MB. Only employers you apply to can open it.`}
      accept=".pdf,.doc,.docx"
      inForm={{ error }}
      onBusy={onBusy}
      onRefused={onRefused}
    >
      {resume && (
        <div className="upload">
          <div>
            <b>{resume.fileName}</b>
            <br />
            <span className="soft">
              <span>{`${sizeText(resume.byteSize)}, added on `}</span>
              <Day at={resume.createdAt} />
            </span>
          </div>
          <a className="btn" href={`/files/${resume.id}`} aria-label={`Download: ${resume.fileName}`}>
            <Download className="i" />
            Download
          </a>
          <Button
            type="submit"
            form={changeForm("resume")}
            name="intent"
            value="remove"
            aria-label={`Remove: ${resume.fileName}`}
          >
            Remove
          </Button>
        </div>
      )}
    </UploadField>
  );
}
