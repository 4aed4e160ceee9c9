import { PICTURE_KINDS } from "#app/domain/files.ts";
import { changeForm, UploadField } from "#app/features/profiles/ui/upload-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { EmployerPage } from "../rules.ts";
import "./employer-page.css";

/** Shows the pictures of an employer's page, and lets its recruiters change them. Outside the page's own form. */
export function PictureFields({
  pictures,
  actionOf,
}: Pick<EmployerPage, "pictures"> & { actionOf: (kind: string) => string }) {
  return (
    <details className="stack">
      <summary>
        <h2>Pictures, up to four</h2>
      </summary>
      {PICTURE_KINDS.map((kind, index) => {
        const stored = pictures.find(({ slot }) => slot === index + 1);
        return (
          <UploadField
            key={kind}
            kind={kind}
            action={actionOf(kind)}
            label={`Picture ${index + 1}`}
            hint="JPG, PNG or WebP, up to 5 MB. Seniors see it once it's described below and your company is verified."
            accept="image/jpeg,image/png,image/webp"
          >
            {stored && (
              <div className="copictures">
                <img src={stored.url} alt={stored.alt ?? `Picture ${stored.slot}, not described yet`} />
                <div>
                  <Button type="submit" form={changeForm(kind)} name="intent" value="remove">
                    {`Remove picture ${stored.slot}`}
                  </Button>
                </div>
              </div>
            )}
          </UploadField>
        );
      })}
    </details>
  );
}
