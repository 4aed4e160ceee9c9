import { Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { latePart } from "#app/ui/page-late-part.ts";
import { showToast } from "#app/ui/toaster.tsx";
import { UPLOAD_FAILED } from "../uploads/labels.ts";
import { changeForm, UploadField } from "./upload-field.tsx";

// Loaded late, because only a person who changes the photo needs it.
const PhotoCropper = latePart(async () => (await import("./photo-cropper.tsx")).PhotoCropper);

export type PhotoFieldProps = {
  name: string;
  photoUrl: string | null;
  /** Where the photo is sent. */
  action: string;
  hint: string;
  /** The server's refusal of a photo that was sent with the form. */
  error: string | undefined;
  /** Missing if there is no choice to show none. */
  prefersNoPhoto?: boolean;
};

/** The photo, a way to change it, and, for a senior, the choice to show none. */
export function PhotoField({ name, photoUrl, action, hint, error, prefersNoPhoto }: PhotoFieldProps) {
  const [cropping, setCropping] = useState<Cropping | null>(null);

  /** A browser that cannot decode the picture sends it unchanged: the server crops it or explains the refusal. */
  async function prepare(file: File, send: (file: File) => void) {
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture) setCropping({ picture, file, send });
    else send(file);
  }

  function finish(file: File | null) {
    if (file) cropping?.send(file);
    cropping?.picture.close();
    setCropping(null);
  }

  return (
    <UploadField
      kind="photo"
      action={action}
      label="Photo"
      hint={hint}
      accept="image/*"
      inForm={{ error }}
      prepare={(file, send) => void prepare(file, send)}
    >
      {cropping && (
        <Suspense>
          <PhotoCropper
            picture={cropping.picture}
            fileName={cropping.file.name}
            onDone={finish}
            onCancel={() => finish(null)}
          />
        </Suspense>
      )}
      <div className="row">
        <Avatar name={name} photoUrl={photoUrl} isLarge />
        {photoUrl && (
          <Button type="submit" form={changeForm("photo")} name="intent" value="remove">
            Remove photo
          </Button>
        )}
      </div>
      {prefersNoPhoto !== undefined && <NoPhotoChoice action={action} prefersNoPhoto={prefersNoPhoto} />}
    </UploadField>
  );
}

type Cropping = { picture: ImageBitmap; file: File; send: (file: File) => void };

function NoPhotoChoice({ action, prefersNoPhoto }: { action: string; prefersNoPhoto: boolean }) {
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();

  async function prefer(isPreferred: boolean) {
    const body = new URLSearchParams({ intent: "prefer", ...(isPreferred && { prefersNoPhoto: "on" }) });
    const headers = { Accept: "application/json" };
    const answer = await fetch(action, { method: "POST", body, headers }).catch(() => null);
    if (!answer?.ok) showToast({ kind: "error", ...UPLOAD_FAILED });
    await revalidate();
  }

  return (
    <Checkbox
      name="prefersNoPhoto"
      label="I prefer no photo. Show my first letter."
      // Without JavaScript it is saved with the profile.
      form={isHydrated ? changeForm("photo") : undefined}
      key={String(prefersNoPhoto)}
      defaultChecked={prefersNoPhoto}
      autoComplete="off"
      onChange={(event) => void prefer(event.currentTarget.checked)}
    />
  );
}
