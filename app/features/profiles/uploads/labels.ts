import type { PictureKind, UploadKind } from "./rules.ts";

/** The messages after an upload and after a removal. */
export const STORED: Record<UploadKind, string> = {
  photo: "Your photo is saved",
  resume: "Your resume is saved",
  logo: "Your logo is saved",
  ...ofPictures("is saved. Please describe it below"),
};
export const REMOVED: Record<UploadKind, string> = {
  photo: "Your photo is removed",
  resume: "Your resume is removed",
  logo: "Your logo is removed",
  ...ofPictures("is removed"),
};
export const UPLOAD_FAILED = { title: "We couldn't keep this", text: "Please try again." } as const;

function ofPictures(what: string): Record<PictureKind, string> {
  return {
    "picture-1": `Picture 1 ${what}`,
    "picture-2": `Picture 2 ${what}`,
    "picture-3": `Picture 3 ${what}`,
    "picture-4": `Picture 4 ${what}`,
  };
}
