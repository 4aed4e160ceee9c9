import ChevronDown from "lucide-react/icons/chevron-down";
import Copy from "lucide-react/icons/copy";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import User from "lucide-react/icons/user";
import { Avatar } from "../avatar.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "../empty-state.tsx";
import { ErrorPanel } from "../error-panel.tsx";
import { Ledger } from "../ledger.tsx";
import { Menu, MenuButton, MenuLink, MenuSeparator } from "../menu.tsx";
import { InlineMeter } from "../meter.tsx";
import { Pagination } from "../pagination.tsx";
import { SkeletonRows } from "../skeleton.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow, UndoRow } from "../table.tsx";
import { LinkTabs } from "../tabs.tsx";
import { Timeline } from "../timeline.tsx";
import { Example } from "./example.tsx";

const TABS = ["Dashboard", "Post a Job", "Manage Jobs", "View Applicants", "Messages"].map((label, index) => ({
  id: label,
  label,
  to: "#g-tabs",
  isCurrent: index === 0,
}));
const ROLES = ["Senior", "Recruiter"].map((label, index) => ({
  id: label,
  label,
  to: "#g-tabs",
  isCurrent: index === 0,
}));
const COLUMNS = ["Candidate", "Skills Match", "Actions"];

/** Tabs, paper, ledger, timeline, menu, table, pages, and the states of a list. */
export function ListParts() {
  return (
    <>
      <Example id="g-tabs" title="Tabs">
        <div className="stack stack--s5">
          <LinkTabs label="Dashboard" tabs={TABS} />
          <LinkTabs label="I am a" tabs={ROLES} segmented />
        </div>
      </Example>
      <Example id="g-paper" title="Paper, ledger, timeline, menu">
        <div className="stack stack--s5">
          <Ledger
            figures={[
              { label: "Applied", value: 3 },
              { label: "In Review", value: 2 },
              { label: "Interviews", value: 1 },
              { label: "Offers", value: 0 },
            ]}
          />
          <div className="cols cols--even">
            <Card id="g-card" title="A piece of paper" aside={<a href="#g-paper">View all</a>}>
              <p>A hairline, a 3 px corner, no shadow.</p>
            </Card>
            <Timeline
              label="Application Timeline"
              events={[
                { id: "1", title: "Application Submitted", when: "November 8, 2026" },
                { id: "2", title: "Interview Scheduled", text: "By video", when: "Updated 2 hours ago", isNow: true },
              ]}
            />
          </div>
          <div className="row">
            <Avatar name="Harriet Quill" />
            <Avatar name="" />
            <Avatar name="Öhman" isLarge />
            <Menu
              summary={
                <>
                  More
                  <ChevronDown className="i" />
                </>
              }
            >
              <MenuLink to="#g-paper" icon={User}>
                Profile
              </MenuLink>
              <MenuLink to="#g-paper" icon={Settings}>
                Settings
              </MenuLink>
              <MenuSeparator />
              <MenuButton icon={LogOut}>Log Out</MenuButton>
            </Menu>
          </div>
        </div>
      </Example>
      <Example id="g-table" title="Table and pages">
        <div className="stack stack--s5">
          <Table caption="Candidates" columns={COLUMNS}>
            <TableRow isOn>
              <HeadCell>Desmond Oakhurst</HeadCell>
              <Cell column="Skills Match">
                <InlineMeter percent={84} />
              </Cell>
              <ActionsCell>
                <Button aria-label="View Profile: Desmond Oakhurst">View Profile</Button>
              </ActionsCell>
            </TableRow>
            <DetailRow id="g-detail">
              <Card>The profile opens under its row.</Card>
            </DetailRow>
            <TableRow hasUndo>
              <HeadCell>Ines Valdermoor</HeadCell>
              <Cell column="Skills Match">
                <InlineMeter percent={79} />
              </Cell>
              <ActionsCell>
                <Button aria-label="View Profile: Ines Valdermoor">View Profile</Button>
                <Menu summary="More" label="More: Ines Valdermoor">
                  <MenuButton icon={Copy}>Copy</MenuButton>
                </Menu>
              </ActionsCell>
            </TableRow>
            <UndoRow action={<Button aria-label="Undo: move Ines Valdermoor">Undo</Button>}>
              <b>Ines Valdermoor is in review.</b> We've let her know.
            </UndoRow>
          </Table>
          <Pagination
            previous={null}
            next="#g-table"
            pages={[1, 2, 3].map((number) => ({ number, to: "#g-table", isCurrent: number === 1 }))}
          />
        </div>
      </Example>
      <Example id="g-empty" title="Loading, empty and error">
        <div className="cols cols--even">
          <SkeletonRows label="Loading candidates..." />
          <EmptyState
            level={3}
            title="You haven't applied to any jobs yet."
            text="When you do, every step is kept here with its date."
            action={
              <ButtonLink variant="primary" to="#g-empty">
                Browse Jobs
              </ButtonLink>
            }
          />
          <ErrorPanel title="We couldn't load this list" text="The connection dropped. Nothing you wrote is lost." />
        </div>
      </Example>
    </>
  );
}
