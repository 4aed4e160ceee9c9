import { Button } from "../button.tsx";
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from "../choice.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { PasswordInput } from "../password-input.tsx";
import { RangeField } from "../range-field.tsx";
import { SearchInput } from "../search-input.tsx";
import { Select } from "../select.tsx";
import { TagInput } from "../tag-input.tsx";
import { TextArea } from "../text-area.tsx";
import { TextInput } from "../text-input.tsx";
import { Example } from "./example.tsx";

const MODES = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "on-site", label: "On-site" },
];
const FLEXIBILITY = [
  { value: "hours", label: "Flexible hours", count: 26 },
  { value: "days", label: "Choose your days", count: 14 },
  { value: "share", label: "Job share", count: 5, isDisabled: true },
];

/** Every kind of field, filled, empty, wrong and disabled. */
export function FieldParts() {
  return (
    <Example id="g-field" title="Fields">
      <form className="stack stack--s5">
        <ErrorSummary errors={[{ fieldId: "bad-email", message: "Please enter a valid email" }]} attempt={null} />
        <div className="grid2">
          <TextInput
            name="email"
            label="Email"
            hint="We write only when it matters."
            defaultValue="harriet@quill.example"
          />
          <TextInput
            name="bad-email"
            label="Email"
            defaultValue="harriet@quill"
            error="Please enter a valid email"
            autoComplete="email"
          />
          <TextInput name="off" label="Disabled" defaultValue="Not now" disabled />
          <Select name="mode" label="Work preference" options={MODES} />
          <Select name="bad-mode" label="Per" options={MODES} placeholder="Choose one" error="Please choose one" />
          <PasswordInput name="password" label="Password" autoComplete="new-password" hint="At least 8 characters" />
          <PasswordInput name="bad-password" label="Password" error={["Password must be at least 8 characters"]} />
          <SearchInput name="q" label="What" placeholder="Search jobs by title or keyword" />
          <TextArea name="about" label="About me" defaultValue="I read drawings." limit={5000} isCounted />
          <TextArea name="bad-about" label="Description" error="Description must be at least 50 characters" optional />
          <TagInput name="skills" label="Skills" noun="skill" optional defaultTags={["Payroll", "Month-end close"]} />
          <RangeField name="hours" label="Min. Availability (Hours)" min={0} max={40} defaultValue={15} />
        </div>
        <div className="grid2">
          <CheckboxGroup
            name="flexibility"
            label="Flexibility"
            hint="At least one."
            choices={FLEXIBILITY}
            countNoun="jobs"
            defaultValues={["hours"]}
          />
          <RadioGroup name="work" label="Work type" choices={MODES} defaultValue="hybrid" error="Please choose one" />
          <div>
            <Checkbox name="terms" label="I agree to the terms" />
            <Checkbox name="remember" label="Remember me for 30 days" defaultChecked />
            <Checkbox name="bad-terms" label="I agree to the terms" error="Please agree to the terms" />
          </div>
          <div>
            <Switch name="digest" label="Weekly digest" text="Receive weekly job recommendations" defaultChecked />
            <Switch name="push" label="Push notifications" text="Get notified about new messages" />
          </div>
        </div>
        <div className="row">
          <Button type="submit" variant="primary">
            Send
          </Button>
        </div>
      </form>
    </Example>
  );
}
