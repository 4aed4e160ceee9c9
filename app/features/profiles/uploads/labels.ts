import type { UploadKind } from "./rules.ts";

/** The messages after an upload and after a removal. */
export const STORED: Record<UploadKind, string> = {
  photo: "Your photo is saved",
  resume: "Your resume is saved",
  logo: "Your logo is saved",
};
export const REMOVED: Record<UploadKind, string> = {
  photo: "Your photo is removed",
  resume: "Your resume is removed",
  logo: "Your logo is removed",
};
export const UPLOAD_FAILED = { title: "We couldn't keep this", text: "Please try again." } as const;
