import { Form, href, Link } from "react-router";
import { LEVEL_LABELS } from "#app/features/staff/labels.ts";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { PEOPLE_SHOWN, type PersonRow } from "../people/rules.ts";

export type PeoplePageProps = { sought: string; people: readonly PersonRow[]; hasMore: boolean };

const COLUMNS = ["Person", "Kind", "Email", "Joined"] as const;

/** Finds people by name, address, id, or support reference. */
export function PeoplePage({ sought, people, hasMore }: PeoplePageProps) {
  return (
    <div className="wrap stack stack--s5">
      <PageHeader title="People" text="Every search, and every page you open, is recorded in the audit log." />
      <Form className="consolesearch" role="search" aria-label="Find people" key={sought}>
        <SearchInput
          name="q"
          label="Name, email, id, or reference"
          defaultValue={sought}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit">Find</Button>
      </Form>
      {sought !== "" && people.length === 0 && (
        <EmptyState
          seed="people"
          title="Nobody found"
          text="Part of a name is enough. Type an email address in full."
        />
      )}
      {people.length > 0 && (
        <div className="consoletable">
          <Table caption="People" columns={COLUMNS}>
            {people.map((person) => (
              <TableRow key={person.id}>
                <HeadCell>
                  <Link to={href("/operator/people/:personId", { personId: person.id })}>{person.name}</Link>
                </HeadCell>
                <Cell column="Kind">{kindText(person)}</Cell>
                <Cell column="Email">
                  <EmailText address={person.email} />
                  {!person.isEmailVerified && <span className="sub">Not confirmed</span>}
                </Cell>
                <Cell column="Joined">
                  <Day at={person.createdAt} />
                </Cell>
              </TableRow>
            ))}
          </Table>
        </div>
      )}
      {hasMore && <p className="soft">{`These are the first ${PEOPLE_SHOWN}. Type more of the name to see others.`}</p>}
    </div>
  );
}

const ROLE_LABELS = { senior: "Senior", recruiter: "Recruiter" } as const;

/** Returns the role or staff level of a person, in words. */
export function kindText({ role, level }: Pick<PersonRow, "role" | "level">): string {
  if (level) return `Staff, ${LEVEL_LABELS[level].toLowerCase()}`;
  return role ? ROLE_LABELS[role] : "No role yet";
}
