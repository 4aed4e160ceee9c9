import ArrowLeft from "lucide-react/icons/arrow-left";
import Flag from "lucide-react/icons/flag";
import type { RefObject } from "react";
import { Form, href, Link, useLocation } from "react-router";
import { type Role, recruiterPath } from "#app/features/accounts/rules.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import type { Thread } from "../rules.ts";

/** Whom a conversation is with, about which job, and what can be done with it. */
export function ThreadHead({ role, thread, name, hrefWith, heading }: HeadProps) {
  const { counterpart, subject, isArchived } = thread;
  const { pathname } = useLocation();
  return (
    <div className="thread__head">
      <Link className="thread__back" to={pathname}>
        <ArrowLeft className="i" />
        <span>All conversations</span>
      </Link>
      <Avatar name={counterpart.name ?? "?"} photoUrl={counterpart.photoUrl} />
      <div className="thread__who">
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {subject && (
          <p className="soft small">
            <Link to={href("/job/:jobId", { jobId: subject.id })}>{subject.title}</Link>
            <span>{`, ${subject.company}`}</span>
          </p>
        )}
      </div>
      {thread.id !== null && thread.newest !== null && (
        <div className="row row--near thread__acts">
          <span className="thread__report">
            <ButtonLink to={reportHref(thread.id)} variant="quiet">
              <Flag className="i" />
              Report
            </ButtonLink>
          </span>
          {!thread.isReadOnly && (
            <Menu summary="More" label={`More: ${name}`}>
              {role === "recruiter" && subject && (
                <MenuLink
                  to={`${recruiterPath("applications", pathname)}?job=${subject.id}&candidate=${counterpart.id}`}
                >
                  View Profile
                </MenuLink>
              )}
              <Form method="post" preventScrollReset replace>
                <input type="hidden" name="conversationId" value={thread.id} />
                <input type="hidden" name="intent" value={isArchived ? "unarchive" : "archive"} />
                <MenuButton type="submit">{isArchived ? "Move back to your conversations" : "Archive"}</MenuButton>
              </Form>
              <span className="thread__report--menu">
                <MenuLink to={reportHref(thread.id)}>Report</MenuLink>
              </span>
              {thread.blockedBy !== "viewer" && (
                <MenuLink to={hrefWith({ ask: "block" })} preventScrollReset replace>
                  Block
                </MenuLink>
              )}
            </Menu>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns an address of the conversation that keeps what is shown of it, with something more. */
export type HrefWith = (extra: Record<string, string>) => string;

type HeadProps = {
  role: Role;
  thread: Thread;
  name: string;
  hrefWith: HrefWith;
  heading: RefObject<HTMLHeadingElement | null>;
};

function reportHref(id: string): string {
  return href("/report/:kind/:id", { kind: "conversation", id });
}
