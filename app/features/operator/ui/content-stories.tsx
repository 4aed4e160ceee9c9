import { Form } from "react-router";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { dayText } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { counted } from "#app/words.ts";
import { STORY_LIMITS, type StoryRow } from "../content/rules.ts";
import { CODE_HINT, type ContentFormProps, OpenLink } from "./content-parts.tsx";

type StoriesPartProps = ContentFormProps & { stories: readonly StoryRow[]; open: string | null };

/** Shows and edits the stories of the home page. */
export function StoriesPart({ stories, open, ...form }: StoriesPartProps) {
  const shown = stories.filter(({ isShown }) => isShown).length;
  return (
    <section aria-labelledby="stories" className="consoletable stack stack--s3">
      <h2 id="stories">Stories on the home page</h2>
      <p className="soft">
        {shown === 0
          ? "None is shown, so the home page has our examples, each marked as one. A story needs its person's written consent."
          : `The home page shows ${counted(shown, "story", "stories")}, and none of our examples.`}
      </p>
      <div>
        <OpenLink name="story" isOpen={open === "story"} label="Add a story" about="Stories on the home page" />
      </div>
      {open === "story" && <AddForm {...form} />}
      {stories.length > 0 && (
        <Table caption="Stories" columns={["Story", "Consent", "State", "Actions"]} canWrap>
          {stories.map((story) => [
            <TableRow key={story.id} isOn={open === story.id}>
              <HeadCell>
                <b>{`“${story.quote}”`}</b>
                <span className="sub">{`${story.author}, ${story.role}, ${story.company}`}</span>
              </HeadCell>
              <Cell column="Consent">
                <span>{dayText(new Date(story.consentOn), "UTC")}</span>
                <span className="sub">{story.consentHow}</span>
              </Cell>
              <Cell column="State">{story.isShown ? <b>Shown</b> : "Hidden"}</Cell>
              <ActionsCell>
                <OpenLink
                  name={story.id}
                  isOpen={open === story.id}
                  label="Change"
                  about={`story of ${story.author}`}
                />
              </ActionsCell>
            </TableRow>,
            open === story.id && (
              <DetailRow key={`${story.id} form`}>
                <ChangeForm story={story} {...form} />
              </DetailRow>
            ),
          ])}
        </Table>
      )}
    </section>
  );
}

function ChangeForm({ story, needsCode, answer }: ContentFormProps & { story: StoryRow }) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-label={`Change the story of ${story.author}`}
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <input type="hidden" name="storyId" value={story.id} />
      <input type="hidden" name="version" value={story.version} />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} hint={CODE_HINT} />
      <div className="row row--near">
        {story.isShown ? (
          <Button type="submit" variant="main" name="intent" value="hide-story">
            Hide it
          </Button>
        ) : (
          <Button type="submit" variant="main" name="intent" value="show-story">
            Show it
          </Button>
        )}
        <Button type="submit" variant="danger" name="intent" value="remove-story">
          Remove it for good
        </Button>
      </div>
    </Form>
  );
}

function AddForm({ needsCode, answer }: ContentFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const text = (name: keyof typeof STORY_LIMITS) => ({
    name,
    limit: STORY_LIMITS[name].max,
    defaultValue: form.valueOf(name),
    error: errorOf(name),
  });
  return (
    <Form
      method="post"
      className="card stack stack--s4"
      aria-label="Add a story"
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <TextArea {...text("quote")} label="What they said" rows={3} isCounted />
      <div className="grid2">
        <LimitedInput {...text("author")} label="Name, as they allow" autoComplete="off" />
        <LimitedInput {...text("role")} label="What they do" autoComplete="off" />
        <LimitedInput {...text("company")} label="Company or place" autoComplete="off" />
        <TextInput
          name="consentOn"
          label="Day of their written consent"
          type="date"
          defaultValue={form.valueOf("consentOn")}
          error={errorOf("consentOn")}
        />
      </div>
      <LimitedInput
        {...text("consentHow")}
        label="How they consented"
        hint="Such as: signed letter, in the folder of consents"
        autoComplete="off"
      />
      <Checkbox name="isShown" label="Show it on the home page now" defaultChecked={form.valueOf("isShown") === "on"} />
      <KeptText name="story" />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} hint={CODE_HINT} />
      <div>
        <Button type="submit" variant="main" name="intent" value="add-story">
          Add story
        </Button>
      </div>
    </Form>
  );
}
