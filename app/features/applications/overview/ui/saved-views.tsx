import X from "lucide-react/icons/x";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { type OverviewChoices, viewName } from "../labels.ts";
import { type ApplicantView, type OverviewSearch, overviewQuery, VIEW_LIMITS } from "../rules.ts";
import "./overview.css";

type SavedViewsProps = {
  views: readonly ApplicantView[];
  search: OverviewSearch;
  choices: OverviewChoices;
  answer: FormResult | undefined;
};

/** The recruiter's saved views, and the form that saves the one that is shown. */
export function SavedViews({ views, search, choices, answer }: SavedViewsProps) {
  const query = overviewQuery({ ...search, after: null });
  if (views.length === 0 && query === "") return null;
  const isSaved = views.some((view) => view.query === query);
  return (
    <section aria-labelledby="saved-views" className="stack stack--s3">
      <h2 id="saved-views" className="vh">
        Saved views
      </h2>
      {views.length > 0 && (
        <ul className="row row--near l">
          {views.map((view) => (
            <ViewLine key={view.id} view={view} isShown={view.query === query} />
          ))}
        </ul>
      )}
      {query !== "" && !isSaved && (
        <SaveView key={query} query={query} name={viewName(search, choices)} answer={answer} />
      )}
    </section>
  );
}

function ViewLine({ view, isShown }: { view: ApplicantView; isShown: boolean }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "delete" && formData.get("viewId") === view.id;
  return (
    <li className="viewline">
      <Link className="tap" to={view.query} dir="auto" aria-current={isShown ? "page" : undefined}>
        {view.name}
      </Link>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="viewId" value={view.id} />
        <Button
          type="submit"
          variant="quiet"
          iconOnly
          busy={isSending && "Deleting..."}
          aria-label={`Delete: ${view.name}`}
          title="Delete this view"
        >
          <X className="i" />
        </Button>
      </Form>
    </li>
  );
}

function SaveView({ query, name, answer }: { query: string; name: string; answer: FormResult | undefined }) {
  const own = answer?.values.intent === "save" ? answer : undefined;
  const form = useFormResult(own);
  const { formData } = useNavigation();
  return (
    <Form
      method="post"
      className="stack stack--s3"
      ref={form.formRef}
      onInput={form.onInput}
      noValidate
      preventScrollReset
    >
      <FormProblem answer={own} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="query" value={query} />
      <div className="fieldline">
        <LimitedInput
          name="name"
          label="Name of this view"
          limit={VIEW_LIMITS.name.max}
          required
          autoComplete="off"
          defaultValue={form.valueOf("name", name)}
          error={form.errorOf("name")}
        />
        <Button type="submit" busy={formData?.get("intent") === "save" && "Saving..."}>
          Save this view
        </Button>
      </div>
      <KeptText name={`view ${query}`} />
    </Form>
  );
}
