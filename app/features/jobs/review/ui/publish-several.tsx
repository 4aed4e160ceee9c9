import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/field.tsx";
import { SelectAll } from "#app/ui/select-all.tsx";
import { PUBLISH_SEVERAL } from "../labels.ts";

/** The id of the form that owns the checkboxes beside the jobs. */
export const PUBLISH_FORM = "publish-several";

const PROBLEM_ID = "publish-several-problem";

/** The button for the jobs that are ticked; `error` says that none was. */
export function PublishSeveral({ error }: { error: string | undefined }) {
  const { formData } = useNavigation();
  return (
    <Form
      id={PUBLISH_FORM}
      method="post"
      preventScrollReset
      autoComplete="off"
      aria-label="Publish several jobs"
      className="stack stack--s2"
    >
      <input type="hidden" name="intent" value="publish-several" />
      <div className="row row--near">
        <Button
          type="submit"
          variant="main"
          busy={formData?.get("intent") === "publish-several" && PUBLISH_SEVERAL.busy}
          aria-describedby={error && PROBLEM_ID}
        >
          {PUBLISH_SEVERAL.button}
        </Button>
        <SelectAll />
      </div>
      {error && (
        <div role="alert">
          <ErrorText id={PROBLEM_ID}>{error}</ErrorText>
        </div>
      )}
    </Form>
  );
}
