import type { CompanyRole } from "#app/domain/company-roles.ts";

/** How many days an invitation works. */
export const INVITATION_DAYS = 7;
/** The most people of a company. */
export const MOST_MEMBERS = 200;
/** How many invitations an owner may send in a day. */
export const INVITE_LIMIT = { attempts: 30, windowSeconds: 24 * 3600 } as const;
/** How often a person may ask to join a company in a day. */
export const ASK_LIMIT = { attempts: 3, windowSeconds: 24 * 3600 } as const;

/** The page of an invitation. */
export const JOIN_PATH = "/join-team";

/** Returns the id of the invitation that a path of this product leads to; null for any other path. */
export function invitationIn(path: string | null): string | null {
  const [page, query] = path?.split("?") ?? [];
  return page === JOIN_PATH ? new URLSearchParams(query).get("invitation") : null;
}

/** A person of a company, and how many jobs and drafts they are responsible for; Analytics counts the same jobs. */
export type Member = {
  id: string;
  name: string;
  email: string;
  companyRole: CompanyRole;
  joinedAt: Date;
  jobs: number;
  drafts: number;
};

/** An invitation that was not accepted yet. */
export type Invitation = { id: string; email: string; companyRole: CompanyRole; expiresAt: Date };

/** A person with an address at the company's domain who asked to join. */
export type JoinRequest = { userId: string; name: string; email: string; askedAt: Date };

/** A verified company at the domain of the viewer's confirmed address; `hasAsked` says that they asked to join it. */
export type JoinOffer = { companyId: string; name: string; domain: string; hasAsked: boolean };

/** The team page. Invitations and requests are there for owners only. */
export type Team = {
  company: string;
  members: Member[];
  invitations: Invitation[];
  requests: JoinRequest[];
  offer: JoinOffer | null;
  /** Whether a second person publishes new jobs and changes. */
  requiresColleague: boolean;
};

/** An invitation as its page shows it. */
export type ShownInvitation = { id: string; email: string; company: string; inviter: string; companyRole: CompanyRole };

/** Whether someone can be given work: a viewer only looks. */
export function canTakeWork({ companyRole }: Pick<Member, "companyRole">): boolean {
  return companyRole !== "viewer";
}

/** Whether this person is the only owner of a company with others in it. */
export function isLastOwner(members: ReadonlyArray<Pick<Member, "id" | "companyRole">>, userId: string): boolean {
  const owners = members.filter(({ companyRole }) => companyRole === "owner");
  return members.length > 1 && owners.length === 1 && owners[0]?.id === userId;
}

/**
 * Returns who takes over if someone's account goes and they named no one: the owner who has been there longest, else
 * the recruiter, else the viewer. `members` are in the order in which they joined; null if there is no one else.
 */
export function successorOf<T extends Pick<Member, "id" | "companyRole">>(members: readonly T[], userId: string) {
  const others = members.filter(({ id }) => id !== userId);
  const first = (role: CompanyRole) => others.find(({ companyRole }) => companyRole === role);
  return first("owner") ?? first("recruiter") ?? first("viewer") ?? null;
}
