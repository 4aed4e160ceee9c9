import type { Market } from "./market.ts";
import { type Act, same } from "./rows.ts";

const STAFF_ANSWER = (answer: number) => ({ ...same(404), support: answer, moderator: answer, admin: answer });

/** The console's actions. For everyone else they do not exist, not even as refusals. */
export function staffActs({ people, company, supportRequest, suspended, openCase, dataRequest }: Market): Act[] {
  const senior = `/operator/people/${people.senior.viewer.id}`;
  const appeal = `/operator/appeals/${suspended.appeal?.id}`;
  const moderator = `/operator/people/${people.moderator.viewer.id}`;
  const request = `/operator/support/${supportRequest?.id}`;
  return [
    {
      name: "take a request to support",
      at: request,
      form: () => ({ intent: "assign", version: "1" }),
      // The first member of staff takes it; the others saw an outdated version.
      row: { ...same(404), support: `-> ${request}`, moderator: 409, admin: 409 },
    },
    {
      name: "answer a request to support with nothing",
      at: request,
      form: () => ({ intent: "answer", version: "2", text: "" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "end the call of a request that asked for none",
      at: request,
      form: () => ({ intent: "called", version: "2" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "change no request to support",
      at: "/operator/support/00000000-0000-4000-8000-000000000000",
      form: () => ({ intent: "reopen", version: "1" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "send no email again",
      at: "/operator/emails",
      form: () => ({ intent: "retry", mailId: "00000000-0000-4000-8000-000000000000" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "invite somebody to the staff",
      at: "/operator/staff",
      form: () => ({ intent: "invite", email: "friend@staff.example", level: "support" }),
      row: { ...same(404), admin: "-> /operator/staff" },
    },
    {
      name: "remove nobody from the staff",
      at: "/operator/staff",
      form: () => ({ intent: "remove", personId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...same(404), admin: 404 },
    },
    {
      name: "join the staff with a made-up link",
      at: "/operator/join",
      form: () => ({
        token: "x".repeat(43),
        name: "Some Body",
        password: "a quiet kiln at dawn",
        confirmPassword: "a quiet kiln at dawn",
      }),
      row: same(410),
    },
    {
      name: "invite the next of the waitlist",
      at: "/operator/waitlist",
      form: () => ({ intent: "invite-next", count: "1", userType: "" }),
      row: { ...same(404), admin: "-> /operator/waitlist" },
    },
    {
      name: "dismiss new words that are not there",
      at: "/operator/words",
      form: () => ({ intent: "dismiss", wordsId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...STAFF_ANSWER(404), support: 404 },
    },
    { name: "send in an email where none is taken", at: "/inbound-mail", form: () => ({ from: "x" }), row: same(404) },
    {
      name: "confirm a person's address",
      at: senior,
      form: () => ({ intent: "confirm-address" }),
      row: { ...same(404), support: `-> ${senior}`, moderator: `-> ${senior}`, admin: `-> ${senior}` },
    },
    {
      name: "suspend a person without a reason",
      at: senior,
      form: () => ({ intent: "suspend", days: "7", reason: "" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "suspend a member of the staff",
      at: moderator,
      form: () => ({ intent: "suspend", days: "7", reason: "They asked people for money." }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "lift a suspension that is not there",
      at: senior,
      form: () => ({ intent: "lift-suspension", suspensionId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...STAFF_ANSWER(409), support: 404 },
    },
    {
      name: "decide an appeal without an answer",
      at: appeal,
      form: () => ({ outcome: "upheld", answer: "" }),
      row: { ...STAFF_ANSWER(400), support: 404 },
    },
    {
      name: "decide the appeal against one's own decision",
      at: appeal,
      form: () => ({ outcome: "upheld", answer: "We looked at it again, and it stands." }),
      row: { ...same(404), moderator: "-> /operator/appeals", admin: 403 },
    },
    {
      name: "confirm the address of a member of the staff",
      at: moderator,
      form: () => ({ intent: "confirm-address" }),
      row: { ...same(404), admin: `-> ${moderator}` },
    },
    {
      name: "end a person's two-step login without having checked who they are",
      at: senior,
      form: () => ({ intent: "end-two-step" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "send another's email again",
      at: senior,
      form: () => ({ intent: "send-again", mailId: "00000000-0000-4000-8000-000000000000" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "set a person's password",
      at: senior,
      form: () => ({ intent: "set-password", password: "a quiet kiln at dawn" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "help nobody",
      at: "/operator/people/1",
      form: () => ({ intent: "sign-out" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "change a staff account's password without knowing it",
      at: "/operator/account",
      form: () => ({
        intent: "change-password",
        currentPassword: "not the password",
        password: "a quiet kiln at dawn",
        confirmPassword: "a quiet kiln at dawn",
      }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "turn two-step login off in the console",
      at: "/operator/account",
      form: () => ({ intent: "turn-off-two-step", currentPassword: "not the password" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "sign out a device of nobody's in the console",
      at: "/operator/account",
      form: () => ({ intent: "end-device", deviceId: "00000000-0000-4000-8000-000000000000" }),
      row: STAFF_ANSWER(404),
    },
    {
      name: "turn two-step login on once more at the door of the console",
      at: "/operator/two-step",
      form: () => ({ intent: "turn-on-two-step", currentPassword: "not the password", code: "123456" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "give a wrong code at the door of the console",
      at: "/operator/two-step",
      form: () => ({ intent: "give-code", code: "not a code" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "approve a job that is not held",
      at: "/operator/jobs/00000000-0000-4000-8000-000000000000",
      form: () => ({ intent: "approve", version: "1" }),
      row: same(404),
    },
    {
      name: "deliver a message that does not wait",
      at: "/operator/messages/00000000-0000-4000-8000-000000000000",
      form: () => ({ outcome: "delivered" }),
      row: same(404),
    },
    {
      name: "verify a company that was changed meanwhile",
      at: `/operator/companies/${company?.companyId}`,
      form: () => ({ intent: "verify", version: "999", checked: "In the register of Ohio." }),
      row: { ...same(404), moderator: 409, admin: 409 },
    },
    {
      name: "merge a company without having checked it",
      at: `/operator/companies/${company?.companyId}`,
      form: () => ({ intent: "merge", version: "1", into: "00000000-0000-4000-8000-000000000000" }),
      row: { ...same(404), moderator: 400, admin: 400 },
    },
    {
      name: "make someone who isn't on the staff an account manager",
      at: `/operator/companies/${company?.companyId}`,
      form: () => ({ intent: "account-manager", staffId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...same(404), moderator: 404, admin: 400 },
    },
    {
      name: "take a case that changed meanwhile",
      at: `/operator/cases/${openCase?.id}`,
      form: () => ({ intent: "take", version: "999" }),
      row: STAFF_ANSWER(409),
    },
    {
      name: "decide a case that changed meanwhile",
      at: `/operator/cases/${openCase?.id}`,
      form: () => ({ intent: "dismiss", version: "999" }),
      row: { ...same(404), moderator: 409, admin: 409 },
    },
    {
      name: "warn somebody without words",
      at: `/operator/cases/${openCase?.id}`,
      form: () => ({ intent: "warn", version: "1" }),
      row: STAFF_ANSWER(400),
    },
    {
      name: "answer a request for data with nothing",
      at: `/operator/legal/${dataRequest.id}`,
      form: () => ({ intent: "close", version: "1", outcome: "done", answer: "" }),
      row: { ...same(404), admin: 400 },
    },
    {
      name: "start an erasure for a version of the request that changed",
      at: `/operator/legal/${dataRequest.id}`,
      form: () => ({ intent: "start-erasure", version: "999" }),
      row: { ...same(404), admin: 409 },
    },
    {
      name: "enter a request for data",
      at: "/operator/legal",
      form: () => ({ kind: "access", email: "", source: "", receivedOn: "" }),
      row: { ...same(404), admin: 400 },
    },
    {
      name: "start the erasure of a member of the staff",
      at: moderator,
      form: () => ({ intent: "start-erasure", source: "They told me" }),
      row: same(404),
    },
    {
      name: "end a legal hold that is not there",
      at: senior,
      form: () => ({ intent: "end-hold", holdId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...same(404), admin: 409 },
    },
    {
      name: "download data with a made-up link",
      at: "/data-export",
      form: () => ({ token: "x".repeat(43) }),
      row: same(410),
    },
    {
      name: "try no background task again",
      at: "/operator/health",
      form: () => ({ intent: "retry", taskId: "00000000-0000-4000-8000-000000000000" }),
      row: { ...same(404), admin: "-> /operator/health" },
    },
    {
      name: "turn off something that is not there",
      at: "/operator/content",
      form: () => ({ intent: "turn-off", name: "everything", sentence: "Not now.", reason: "fault", version: "0" }),
      row: { ...same(404), admin: 400 },
    },
    {
      name: "show a story that is not there",
      at: "/operator/content",
      form: () => ({ intent: "show-story", storyId: "00000000-0000-4000-8000-000000000000", version: "1" }),
      row: { ...same(404), admin: 409 },
    },
    { name: "post to a page of the console that only shows", at: "/operator", form: () => ({}), row: same(405) },
  ];
}
