import ArrowLeft from "lucide-react/icons/arrow-left";
import Bookmark from "lucide-react/icons/bookmark";
import Building from "lucide-react/icons/building";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import Eye from "lucide-react/icons/eye";
import Send from "lucide-react/icons/send";
import { Badge, type BadgeTone, CountDot, Tag, VerifiedMark } from "../badge.tsx";
import { Button, ButtonLink, type ButtonVariant } from "../button.tsx";
import { AddChip, RemoveChip, RemoveChipLink } from "../chip.tsx";
import { InlineMeter, Meter, ProgressRing, ReasonsRing } from "../meter.tsx";
import { EmptyRing, Mark, Stamp } from "../ring.tsx";
import { SectionRings } from "../section-rings.tsx";
import { StepRings } from "../step-list.tsx";
import { Example } from "./example.tsx";

const VARIANTS: readonly ButtonVariant[] = ["main", "primary", "line", "plain", "quiet", "danger"];

const BADGES: ReadonlyArray<{ tone: BadgeTone; word: string; icon: typeof Send }> = [
  { tone: "pending", word: "Application Sent", icon: Send },
  { tone: "reviewing", word: "In Review", icon: Eye },
  { tone: "interview", word: "Interview Scheduled", icon: Building },
  { tone: "offered", word: "Offer Received", icon: CircleCheck },
  { tone: "rejected", word: "Not Selected", icon: CircleX },
  { tone: "withdrawn", word: "Withdrawn", icon: ArrowLeft },
  { tone: "hired", word: "Hired", icon: CircleCheck },
  { tone: "declined", word: "Offer Declined", icon: CircleX },
  { tone: "unknown", word: "Unknown Status", icon: CircleDashed },
  { tone: "none", word: "Not Applied", icon: CircleDashed },
  { tone: "draft", word: "Draft", icon: CircleDashed },
  { tone: "live", word: "Live", icon: CircleCheck },
  { tone: "paused", word: "Paused", icon: CircleDashed },
  { tone: "closed", word: "Closed", icon: CircleX },
  { tone: "filled", word: "Filled", icon: CircleCheck },
  { tone: "expired", word: "Expired", icon: CircleX },
];

const REASONS = [
  { label: "skills", percent: 83 },
  { label: "hours", percent: 100 },
  { label: "work type", percent: 100 },
  { label: "place", percent: null },
];

/** Type, rings, buttons, badges, tags and chips in every state. */
export function BasicParts() {
  return (
    <>
      <Example id="g-type" title="Type">
        <div className="stack">
          <p className="display">Display, once on the home page</p>
          <p className="headline">Headline, the top of a public page</p>
          <h3>Heading 3, a job's title</h3>
          <p className="lede">Lede. One sentence that says what the page is for.</p>
          <p className="measure">
            Body. Atkinson Hyperlegible Next at 18 px with a line height of 1.55, never wider than 65 characters.
            Numbers line up: 1,111.00 and 8,888.00. Zeros are open, but in codes:{" "}
            <span className="two-step__code">80 O0</span>. See <a href="#g-ring">the rings below</a>.
          </p>
          <p className="small soft">Small, the least we use: 16 px.</p>
        </div>
      </Example>
      <Example id="g-ring" title="Rings">
        <div className="row row--far row--end">
          <Mark />
          {[1, 2, 3].map((step) => (
            <StepRings key={step} step={step} of={3} />
          ))}
          {[0, 25, 50, 72, 100].map((percent) => (
            <Meter key={percent} percent={percent} label="match" />
          ))}
          <Meter percent={88} label="profile complete" size="m" />
          <Meter percent={88} label="profile complete" size="l" caption="complete" />
          <ReasonsRing percent={91} caption="match" reasons={REASONS} />
          <InlineMeter percent={84} label="match" />
          <ProgressRing percent={62} label="Uploading resume" />
          <EmptyRing seed="empty" />
          <Stamp seed="Hallam and Reed Coatings" years={41} />
          <SectionRings name="resources" />
        </div>
      </Example>
      <Example id="g-button" title="Buttons">
        <div className="stack">
          {VARIANTS.map((variant) => (
            <div className="row" key={variant}>
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} className="is-hover">
                Hover
              </Button>
              <Button variant={variant} className="is-focus">
                Focus
              </Button>
              <Button variant={variant} className="is-active">
                Pressed
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy="Saving...">
                Save
              </Button>
            </div>
          ))}
          <div className="row">
            <Button iconOnly aria-label="Previous">
              <ArrowLeft className="i" />
            </Button>
            <Button aria-pressed={false}>
              <Bookmark className="i" />
              Save
            </Button>
            <Button aria-pressed>
              <Bookmark className="i" />
              Saved
            </Button>
            <Button variant="primary" big>
              Big
            </Button>
            <ButtonLink variant="line" to="#g-button">
              A link
            </ButtonLink>
          </div>
          <Button variant="primary" wide>
            Wide
          </Button>
        </div>
      </Example>
      <Example id="g-badge" title="Badges, tags and chips">
        <div className="stack">
          <p className="tags">
            {BADGES.map((badge) => (
              <Badge key={badge.tone} tone={badge.tone} icon={badge.icon}>
                {badge.word}
              </Badge>
            ))}
          </p>
          <p className="tags">
            <VerifiedMark>Verified employer</VerifiedMark>
            <Tag>Part-time</Tag>
            <Tag>Hybrid</Tag>
            <CountDot count={3} noun="new" />
            <CountDot count={140} noun="new" />
          </p>
          <div className="chips">
            <RemoveChipLink label="Remote" what="filter" to="#g-badge" />
            <RemoveChip label="Payroll" what="skill" />
            <AddChip label="Batch control" what="skill" />
          </div>
        </div>
      </Example>
    </>
  );
}
