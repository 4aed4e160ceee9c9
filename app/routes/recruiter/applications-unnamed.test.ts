import { randomUUID } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { files } from "#app/db/schema/files.ts";
import { mails } from "#app/db/schema/mails.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication, withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { openSealed } from "#app/features/mail/secret.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { findFileFor } from "#app/features/profiles/uploads/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, anEditForm } from "#test/jobs.ts";
import { letAllGo } from "#test/moves.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const PATH = "/recruiter/applications";
const UNNAMED = /Applicant [0-9A-F]{6}/;

async function aFile(ownerId: string, kind: "photo" | "resume", fileName: string): Promise<string> {
  const id = randomUUID();
  const createdAt = platform.clock.now();
  await db.insert(files).values({ id, ownerId, kind, fileName, mediaType: "application/pdf", byteSize: 9, createdAt });
  return id;
}

/** A hidden person who applied anonymously, with everything that could identify them. */
async function anUnnamedApplicant() {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Zebulon", lastName: "Quagmire" });
  const { id: seniorId } = senior.viewer;
  const bio = "I am Zebulon Quagmire (zeb@quagmire.example, 218 555 0142), and I line kilns.";
  await aProfile(platform, { of: senior.viewer, bio, skills: ["Refractory lining"], isVisible: false });
  const resume = await aFile(seniorId, "resume", "zebulon-quagmire.pdf");
  const photo = await aFile(seniorId, "photo", "zebulon.jpg");
  await db
    .update(profiles)
    .set({ photoUrl: `/files/${photo}` })
    .where(eq(profiles.userId, seniorId));
  const skills = ["Refractory lining"];
  const job = await aJob(platform, { by: recruiter.viewer, title: "Kiln Mentor", skills, hidesNames: true });
  const coverNote = "Could start in May. Zebulon";
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id, coverNote });
  return { recruiter, senior, seniorId, job, id, resume, photo };
}

type Applied = Awaited<ReturnType<typeof anUnnamedApplicant>>;

/** Returns everything a recruiter can read about an applicant: every address, and every result of a form. */
async function everythingRead({ recruiter, seniorId, job, id }: Applied) {
  const { cookie } = recruiter;
  const ofJob = `job=${job.id}`;
  const pages = [
    ...["all", "applied", "suggested", "shortlist"].map((show) => `${PATH}?${ofJob}&show=${show}`),
    `${PATH}?${ofJob}&sort=date`,
    `${PATH}?${ofJob}&candidate=${id}`,
    `${PATH}.data?${ofJob}&candidate=${id}`,
    `${PATH}?${ofJob}&candidate=${seniorId}`,
    `${PATH}.data?${ofJob}&candidate=${seniorId}`,
    `${PATH}?${ofJob}&to=rejected&pick=${id}`,
    `${PATH}/export?${ofJob}`,
    "/recruiter/dashboard",
    "/recruiter/manage-jobs",
    "/recruiter/notifications",
    "/recruiter/messages",
    ...[id, seniorId].flatMap((person) =>
      ["", `&${ofJob}`].map((rest) => `/recruiter/messages?person=${person}${rest}`),
    ),
    "/recruiter/candidates",
    "/recruiter/candidates?q=Refractory+lining",
    `/recruiter/candidates?candidate=${id}`,
    `/recruiter/candidates?candidate=${seniorId}`,
    "/recruiter/analytics",
    "/recruiter/analytics/export",
  ];
  const read = new Map<string, string>();
  for (const page of pages) {
    const answer = await get(page, { cookie });
    expect(answer.status, page).toBeLessThan(500);
    read.set(page, await answer.text());
  }
  const forms: Array<Record<string, string>> = [
    { intent: "shortlist", jobId: job.id, seniorId },
    { intent: "invite", jobId: job.id, seniorId, note: "" },
    { intent: "move", applicationId: id, from: "interview", to: "reviewing" },
    { intent: "move-with-message", applicationId: id, from: "pending", to: "offered", content: "" },
  ];
  for (const form of forms) {
    const answer = await post(`${PATH}?${ofJob}&candidate=${id}`, form, { cookie });
    expect(answer.status, form.intent).toBeLessThan(500);
    read.set(`form: ${form.intent}`, await answer.text());
  }
  const { email, id: recruiterId } = recruiter.viewer;
  const sent = await db.select().from(mails).where(eq(mails.toAddress, email));
  read.set("mails", sent.map((mail) => openSealed(platform, mail.textBody, mail.toAddress) + mail.subject).join("\n"));
  // Whom a notification is about stays in the database.
  const { aboutId, ...shown } = getTableColumns(notifications);
  const notified = await db.select(shown).from(notifications).where(eq(notifications.userId, recruiterId));
  read.set("notifications", JSON.stringify(notified));
  return read;
}

/** Long enough not to occur by chance in an id, a nonce, or a ciphertext. */
const TELLING = /zebulon|quagmire|218 555/i;

/** Checks that nothing reveals a name or the account, which also appears beside the name. */
function expectNothingTold(read: ReadonlyMap<string, string>, { seniorId }: Applied) {
  for (const [where, text] of read) {
    expect(text, where).not.toMatch(TELLING);
    if (!where.includes(seniorId) && !where.startsWith("form")) expect(text, where).not.toContain(seniorId);
  }
}

describe("a job with anonymous review", () => {
  let applied: Awaited<ReturnType<typeof anUnnamedApplicant>>;
  beforeAll(async () => {
    applied = await anUnnamedApplicant();
  });

  // Clauses 2.1-77.
  test("reveals no applicant in anything its recruiter can read", async () => {
    for (const status of ["pending", "reviewing"] as const) {
      if (status === "reviewing") await move(applied, "pending", status);
      const read = await everythingRead(applied);
      expectNothingTold(read, applied);
      const table = pageText(read.get(`${PATH}?job=${applied.job.id}&show=applied`) ?? "");
      expect(table).toMatch(UNNAMED);
      expect(table).toContain("This job is reviewed without names.");
      expect(read.get(`${PATH}?job=${applied.job.id}&show=applied`)).not.toContain("/recruiter/messages?person=");
      const card = pageText(read.get(`${PATH}?job=${applied.job.id}&candidate=${applied.id}`) ?? "");
      expect(card).toContain("I am [hidden] ([hidden]), and I line kilns.");
      expect(card).toContain("Could start in May. [hidden]");
      expect(card).toContain("Refractory lining");
      expect(card).toContain("Their name, photo and resume are hidden until you invite them to an interview.");
      expect(card).not.toContain("Download Resume");
      const byAccount = read.get(`${PATH}?job=${applied.job.id}&candidate=${applied.seniorId}`) ?? "";
      expect(pageText(byAccount)).toContain("Profile not found");
      expect(read.get("notifications")).toMatch(UNNAMED);
      expect(read.get(`${PATH}/export?job=${applied.job.id}`)).toMatch(UNNAMED);
      for (const file of [applied.photo, applied.resume]) {
        expect(await findFileFor(db, applied.recruiter.viewer.id, file)).toBeNull();
      }
    }
  });

  // Clauses 2.1-77.
  test("reveals the name once an interview invitation was sent", async () => {
    const { recruiter, seniorId, job, id, photo, resume } = applied;
    // The address in the notification about the application.
    const address = `${PATH}?job=${job.id}&candidate=${id}`;
    const open = async () => pageText(await (await get(address, { cookie: recruiter.cookie })).text());
    expect(await open()).toContain("Hello there,");
    const content = "Would Tuesday suit you?";
    const asked = { intent: "move-with-message", applicationId: id, from: "reviewing", to: "interview", content };
    const answer = await post(address, { ...asked, submissionKey: randomUUID() }, { cookie: recruiter.cookie });
    expect(answer.status).toBe(303);
    expect(await open()).not.toMatch(TELLING);
    await letAllGo(platform);
    const told = await open();
    expect(told).toContain("Zebulon Quagmire");
    expect(told).toContain("zeb@quagmire.example");
    expect(told).toContain("Download Resume");
    expect(told).toContain("Message");
    const byAccount = await get(`${PATH}?job=${job.id}&candidate=${seniorId}`, { cookie: recruiter.cookie });
    expect(pageText(await byAccount.text())).toContain("Download Resume");
    for (const file of [photo, resume]) expect(await findFileFor(db, recruiter.viewer.id, file)).not.toBeNull();
    // A name that was revealed stays known.
    await move(applied, "interview", "rejected");
    expect(await open()).toContain("Zebulon Quagmire");
  });
});

test("keeps withdrawn and rejected applicants anonymous", async () => {
  const [refused, gone] = [await anUnnamedApplicant(), await anUnnamedApplicant()];
  await move(refused, "pending", "rejected");
  await withdrawApplication(platform, gone.senior.viewer, { applicationId: gone.id });
  for (const one of [refused, gone]) {
    const read = await everythingRead(one);
    expectNothingTold(read, one);
    expect(pageText(read.get(`${PATH}?job=${one.job.id}&show=applied`) ?? "")).toMatch(UNNAMED);
  }
  expect((await everythingRead(gone)).get("notifications")).toMatch(/Applicant [0-9A-F]{6} withdrew/);
});

test("a visible applicant is found by name, without the application", async () => {
  const one = await anUnnamedApplicant();
  await db.update(profiles).set({ isVisible: true }).where(eq(profiles.userId, one.seniorId));
  const { cookie } = one.recruiter;
  const found = pageText(await (await get(`/recruiter/candidates?candidate=${one.seniorId}`, { cookie })).text());
  expect(found).toContain("Zebulon Quagmire");
  expect(found.slice(found.indexOf("Candidate Profile"))).not.toMatch(/applied/i);
  expect(found).not.toContain("Download Resume");
  const card = await (await get(`${PATH}?job=${one.job.id}&candidate=${one.id}`, { cookie })).text();
  expect(card).toMatch(UNNAMED);
  expect(card).not.toMatch(TELLING);
  expect(card).not.toContain(one.seniorId);
});

describe("a search for the content of an anonymous application", () => {
  const words = [
    ["/recruiter/candidates?q=line+kilns", "words of their own"],
    ["/recruiter/candidates?q=Refractory+lining", "a skill"],
    ["/recruiter/candidates", "everybody"],
  ] as const;

  async function aVisibleApplicant() {
    const one = await anUnnamedApplicant();
    await db.update(profiles).set({ isVisible: true }).where(eq(profiles.userId, one.seniorId));
    const skills = ["Refractory lining"];
    const other = await aJob(platform, { by: one.recruiter.viewer, title: "Kiln Adviser", skills });
    return { ...one, other };
  }

  async function finds({ seniorId }: Applied, path: string, { cookie }: Person): Promise<boolean> {
    return (await (await get(path, { cookie })).text()).includes(seniorId);
  }

  // Clauses 2.1-77.
  test.each(words)("%s finds no one until the decision", async (path) => {
    const one = await aVisibleApplicant();
    const { recruiter } = one;
    expect(await finds(one, path, recruiter)).toBe(false);
    expect(await finds(one, `${PATH}?job=${one.other.id}&show=suggested`, recruiter)).toBe(false);
    expect(await finds(one, path, await aRecruiter(platform))).toBe(true);
    await move(one, "pending", "reviewing");
    expect(await finds(one, path, recruiter)).toBe(false);
  });

  test("finds a rejected person, whose application is then empty", async () => {
    const one = await aVisibleApplicant();
    await move(one, "pending", "rejected");
    const { cookie } = one.recruiter;
    for (const [path] of words) expect(await finds(one, path, one.recruiter)).toBe(true);
    const read = await Promise.all(
      [`?job=${one.job.id}&candidate=${one.id}`, `/export?job=${one.job.id}`].map(async (rest) =>
        pageText(await (await get(`${PATH}${rest}`, { cookie })).text()),
      ),
    );
    for (const text of read) {
      expect(text).toMatch(UNNAMED);
      for (const said of ["line kilns", "Could start"]) expect(text).not.toContain(said);
    }
  });
});

test("does not identify a person known before they apply", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Zebulon", lastName: "Quagmire" });
  const { id: seniorId } = senior.viewer;
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, hidesNames: true });
  const named = await aJob(platform, { by: recruiter.viewer, title: "Kiln Warden" });
  await applyToJob(platform, senior.viewer, { jobId: named.id });
  await addToShortlist(platform, recruiter.viewer, { jobId: job.id, seniorId });
  await inviteToApply(platform, recruiter.viewer, { jobId: job.id, seniorId });
  const first = { personId: seniorId, jobId: job.id, content: "Would you like to?", submissionKey: randomUUID() };
  await sendMessage(platform, recruiter.viewer, first);
  const { cookie } = recruiter;
  const read = async (path: string): Promise<string> => {
    const answer = await get(path, { cookie });
    const moved = answer.headers.get("Location");
    if (moved) return await read(moved);
    const html = await answer.text();
    return pageText(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  };
  const underTheirName = async () => [
    // With an empty list, because they are no longer in lists.
    await read(`/recruiter/candidates?q=xqzzqx&candidate=${seniorId}`),
    await read(`/recruiter/messages?person=${seniorId}&job=${job.id}`),
    await read(`/recruiter/messages?person=${seniorId}`),
  ];
  const before = await underTheirName();
  expect(before.join()).toContain("Would you like to?");
  expect(before[0]).toContain("Zebulon Quagmire");

  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  expect(await underTheirName()).toEqual(before);
  const shortlist = await read(`${PATH}?job=${job.id}&show=shortlist`);
  expect(shortlist).toContain("Zebulon Quagmire");
  expect(shortlist).toContain("Not Applied");
  const card = await read(`${PATH}?job=${job.id}&show=applied&candidate=${id}`);
  expect(card).toMatch(UNNAMED);
  for (const told of [TELLING, "On the shortlist", "Invited", "invited on"]) expect(card).not.toMatch(told);
  // Under their account they are who they were, without the application.
  const account = await read(`${PATH}?job=${job.id}&candidate=${seniorId}`);
  const opened = account.slice(account.indexOf("Candidate Profile"));
  expect(opened).toContain("Zebulon Quagmire");
  expect(opened).not.toContain("Review Application Mark as Not Selected");
  // A message to them by name counts as no answer.
  await sendMessage(platform, senior.viewer, { ...first, personId: undefined, submissionKey: randomUUID() });
  await sendMessage(platform, recruiter.viewer, { ...first, submissionKey: randomUUID() });
  const [row] = await db
    .select({ answeredAt: applications.answeredAt })
    .from(applications)
    .where(eq(applications.id, id));
  expect(row?.answeredAt).toBeNull();
});

// Clauses 2.1-77.
test("tells applicants before and after applying, and only there", async () => {
  const { recruiter, senior, job, id } = await anUnnamedApplicant();
  const guest = async (jobId: string) => pageText(await (await get(`/job/${jobId}`)).text());
  expect(await guest(job.id)).toContain("This employer reviews without names");
  expect(await guest((await aJob(platform, { by: recruiter.viewer })).id)).not.toContain("without names");
  const { cookie } = senior;
  const own = pageText(await (await get(`/senior/applications?application=${id}`, { cookie })).text());
  expect(own).toContain(
    "The employer doesn't see your name, photo or resume here until they invite you to an interview.",
  );
  await move({ recruiter, id }, "pending", "rejected");
  const ended = pageText(await (await get(`/senior/applications?application=${id}`, { cookie })).text());
  expect(ended).toContain("The employer didn't see your name, photo or resume here.");
});

test("a change of the job affects later applicants only", async () => {
  const one = await anUnnamedApplicant();
  const { job, recruiter } = one;
  const page = `/recruiter/manage-jobs/${job.id}`;
  const form = await (await get(page, { cookie: recruiter.cookie })).text();
  expect(form).toMatch(/<input[^>]*name="hidesNames"[^>]*checked/);
  const saved = await post(page, anEditForm({ seenAt: job.updatedAt.toISOString() }), { cookie: recruiter.cookie });
  expect(saved.status).toBe(303);
  const later = await aSenior(platform, { firstName: "Odile", lastName: "Warp" });
  await aProfile(platform, { of: later.viewer });
  await applyToJob(platform, later.viewer, { jobId: job.id });
  const table = pageText(await (await get(`${PATH}?job=${job.id}&show=applied`, recruiter)).text());
  expect(table).toContain("Odile Warp");
  expect(table).toMatch(UNNAMED);
  expect(table).not.toMatch(TELLING);
});

async function move(
  { recruiter, id }: { recruiter: Person; id: string },
  from: "pending" | "interview",
  to: "reviewing" | "rejected",
) {
  await moveApplication(platform, recruiter.viewer, { applicationId: id, from, to });
}
