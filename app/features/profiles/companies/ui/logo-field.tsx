import { Button } from "#app/ui/button.tsx";
import { changeForm, UploadField } from "../../ui/upload-field.tsx";
import { CompanyLogo } from "./company-logo.tsx";

type Props = { companyName: string; logoUrl: string | null; action: string };

/**
 * Shows the company's logo and lets its recruiters change it. It is outside the company's own form.
 */
export function LogoField({ companyName, logoUrl, action }: Props) {
  return (
    <UploadField
      kind="logo"
      action={action}
      label="Logo"
      hint="JPG, PNG or WebP, up to 5 MB. Seniors see it once your company is verified."
      accept="image/jpeg,image/png,image/webp"
    >
      {logoUrl && (
        <div className="row">
          <CompanyLogo companyName={companyName} logoUrl={logoUrl} />
          <Button type="submit" form={changeForm("logo")} name="intent" value="remove">
            Remove logo
          </Button>
        </div>
      )}
    </UploadField>
  );
}
