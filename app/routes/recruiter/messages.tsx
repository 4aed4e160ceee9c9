import { randomUUID } from "node:crypto";
import { createContext, href, redirect, replace } from "react-router";
import { BRAND } from "#app/brand.ts";
import { answerMessages, openByAddress } from "#app/features/messaging/commands-page.server.ts";
import { DONE_TOASTS, SEND_FAILED } from "#app/features/messaging/labels.ts";
import { listConversations } from "#app/features/messaging/queries.server.ts";
import { findThread, readPageQuestion } from "#app/features/messaging/queries-page.server.ts";
import { firstUnread, messagesPath } from "#app/features/messaging/rules.ts";
import { messagesSchema } from "#app/features/messaging/schema.ts";
import { MessagesPage } from "#app/features/messaging/ui/messages-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { deferred } from "#app/http/deferred.server.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/messages";

const ROLE = "recruiter";

/** The first message that was new before this request marked it as read. */
const newFromContext = createContext<number | null>(null);

export function meta() {
  return [{ title: `Messages | ${BRAND.name}` }];
}
