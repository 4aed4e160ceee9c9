import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { BannerState, StoryRow, SwitchState } from "../content/rules.ts";
import { BannerPart } from "./content-banner.tsx";
import { StoriesPart } from "./content-stories.tsx";
import { SwitchesPart } from "./content-switches.tsx";

export type ContentPageProps = BannerState & {
  switches: readonly SwitchState[];
  stories: readonly StoryRow[];
  /**
   * The form that is open: "banner", "end-banner", the name of a switch, "story", or the id of a
   * story.
   */
  open: string | null;
  needsCode: boolean;
  /** The browser's time zone, if it is known. */
  zone: string | null;
  now: Date;
  answer: FormResult | undefined;
};

/**
 * Shows what everyone sees: the banner, the stories of the home page, and the features that are
 * turned off.
 */
export function ContentPage(props: ContentPageProps) {
  const { banner, version, switches, stories, needsCode, zone, now, answer } = props;
  const opened = answer ? formOf(answer) : props.open;
  const form = { needsCode, answer };
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="Content" text="What everyone sees. A change counts at once, on every page." />
      {answer && opened === null && <FormProblem answer={answer} />}
      <SwitchesPart switches={switches} open={opened} now={now} {...form} />
      <BannerPart banner={banner} version={version} open={opened} zone={zone} now={now} {...form} />
      <StoriesPart stories={stories} open={opened} {...form} />
    </div>
  );
}

/** Returns which form was sent. */
function formOf({ values: { intent, name, storyId } }: FormResult): string | null {
  if (typeof intent !== "string") return null;
  if (intent === "end-banner") return "end-banner";
  if (intent.endsWith("-banner")) return "banner";
  if (intent === "add-story") return "story";
  const about = intent.endsWith("-story") ? storyId : name;
  return typeof about === "string" ? about : null;
}
