import type { Role } from "#app/features/accounts/rules.ts";

/** A notification as its owner reads it. */
export type NotificationRow = {
  id: string;
  kind: string;
  title: string;
  body: string;
  href: string;
  createdAt: Date;
  isNew: boolean;
};

/** The number of notifications in each list of the page. */
export type NotificationCounts = { all: number; new: number; applications: number };

/** Returns where a person reads their notifications. */
export function notificationsPath(role: Role): string {
  return `/${role}/notifications`;
}
