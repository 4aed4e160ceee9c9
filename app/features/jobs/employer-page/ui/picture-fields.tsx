import { PICTURE_KINDS } from "#app/domain/files.ts";
import { changeForm, UploadField } from "#app/features/profiles/ui/upload-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { EmployerPage } from "../rules.ts";
import "./employer-page.css";

type Props = Pick<EmployerPage, "pictures"> & { actionOf: (kind: string) => string };

/** The pictures of an employer's page and the next free place; outside the page's own form. */
export function PictureFields({ pictures, actionOf }: Props) {
  const places = PICTURE_KINDS.map((kind, index) => ({
    kind,
    slot: index + 1,
    stored: pictures.find(({ slot }) => slot === index + 1),
  }));
  const free = places.find(({ stored }) => !stored);
  return (
    <Card id="pictures" title="Pictures, up to four">
      <div className="stack">
        {places
          .filter((place) => place.stored || place === free)
          .map(({ kind, slot, stored }) => (
            <UploadField
              key={kind}
              kind={kind}
              action={actionOf(kind)}
              label={`Picture ${slot}`}
              hint="JPG, PNG or WebP, up to 5 MB. Shown once it's described below and your company is verified."
              accept="image/jpeg,image/png,image/webp"
            >
              {stored && (
                <div className="copictures">
                  <img src={stored.url} alt={stored.alt ?? `Picture ${slot}, not described yet`} />
                  <div>
                    <Button type="submit" form={changeForm(kind)} name="intent" value="remove">
                      {`Remove picture ${slot}`}
                    </Button>
                  </div>
                </div>
              )}
            </UploadField>
          ))}
      </div>
    </Card>
  );
}
