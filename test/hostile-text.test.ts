import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { hashSource } from "#server/security-headers.ts";
import { openTestApp } from "./app.ts";
import { aJob } from "./jobs.ts";
import { listMailsTo, writeWaitingMails } from "./mails.ts";
import { aRecruiter, aSenior } from "./people.ts";
import { aProfile } from "./profiles.ts";
import { sample } from "./thoroughness.ts";

// R28, R29: what people type is escaped everywhere: in pages, data for the browser, structured data, emails, and the
// outbox. Each text goes through every field of both sides.

const PAYLOADS = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</SCRIPT ><script>alert(1)//",
  "<!--<script>alert(1)</script>",
  "--><script>alert(1)</script>",
  "]]><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  "` onload=`alert(1)`",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<iframe src=javascript:alert(1)>",
  "<object data=javascript:alert(1)>",
  "<embed src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>press</a>",
  "javascript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<style>@import '//evil.example/x.css';</style>",
  "<form action=//evil.example><input name=password>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<body onload=alert(1)>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "<template><script>alert(1)</script></template>",
  "<x/onclick=alert(1)>press",
  "<\u0000script>alert(1)</script>".replace("\u0000", "\u200b"),
  "\u2028alert(1)\u2029",
  "\ud83d lone surrogate".toWellFormed(),
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "\\x3cscript\\x3ealert(1)\\x3c/script\\x3e",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "{{constructor.constructor('alert(1)')()}}",
  "$\u007balert(1)}",
  "<%= alert(1) %>",
  "'-alert(1)-'",
  '";alert(1);//',
  "\\';alert(1);//",
  "*/alert(1)/*",
  '{"__proto__":{"x":1}}',
  'https://evil.example/"onmouseover=alert(1)//',
  "https://evil.example/'><script>alert(1)</script>",
  "http://javascript:alert(1)@evil.example",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<IMG SRC=JaVaScRiPt:alert(1)>",
  "<img src=`javascript:alert(1)`>",
  "<marquee onstart=alert(1)>",
];

const site = await openTestApp();
const { platform } = site;

/** Returns everything in a page or email that must not be there, whatever people typed. */
function dangersIn(html: string, policy = ""): string[] {
  const found: string[] = [];
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)];
  for (const [, attributes = "", body = ""] of scripts) {
    const isOurs =
      /\bnonce="/.test(attributes) ||
      /type="application\/ld\+json"/.test(attributes) ||
      policy.includes(hashSource(body));
    if (!isOurs && !body.startsWith("(") && !body.startsWith("try")) found.push(`script: ${body.slice(0, 60)}`);
    if (/<\/?script|<!--/i.test(body)) found.push(`markup within a script: ${body.slice(0, 60)}`);
  }
  const bare = html.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "");
  for (const [tag, name = "", attributes = ""] of bare.matchAll(/<([a-z][^\s/>]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    if (/^(script|iframe|object|embed|base|marquee|math|video|x)$/i.test(name) && !tag.includes("/dev/outbox/"))
      found.push(tag);
    const named = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => ({
      key,
      value,
    }));
    for (const { key, value } of named) {
      if (/^(on|srcdoc|http-equiv)/i.test(key)) found.push(tag);
      if (!/^(href|src|action|formaction)$/i.test(key)) continue;
      if (/^\s*(javascript|data|vbscript):/i.test(value)) found.push(tag);
      if (/^[^?]*evil\.example/.test(value) && !isTextLink(tag)) found.push(tag);
    }
  }
  return found;
}

/** Whether it is a link from an address in a message, marked as external. */
function isTextLink(tag: string): boolean {
  return /^<a\b/i.test(tag) && /href="https?:\/\//.test(tag) && /rel="[^"]*noopener/.test(tag);
}

/** Returns the text of a page or email as its reader sees it. */
function seenIn(html: string): string {
  const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ");
}

test("the test detects what it looks for", () => {
  for (const html of [
    "<script>alert(1)</script>",
    '<p title="a" onclick="b">',
    '<a href="javascript:x">',
    '<script nonce="a">"</script><script>"</script>',
    "<iframe src=x>",
    "<base href=//evil.example/>",
  ]) {
    expect(dangersIn(html), html).not.toEqual([]);
  }
});

test.each(sample(PAYLOADS, 6))(
  "%j is text on every page, in every email, and in the outbox",
  async (payload) => {
    const title = `Kiln ${payload}`;
    const recruiter = await aRecruiter(platform, { firstName: payload, companyName: title, jobTitle: title });
    const senior = await aSenior(platform, { firstName: payload, lastName: payload });
    const said = { bio: title, place: title, skills: [payload.slice(0, 40)] };
    await aProfile(platform, { of: senior.viewer, fullName: title, ...said });
    const description = `${payload} ${"We look for somebody with thirty years at a kiln."} ${payload}`;
    const job = await aJob(platform, {
      by: recruiter.viewer,
      title,
      company: title,
      location: title,
      industry: title,
      description,
    });
    const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id, coverNote: title });
    await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
    const talk = { jobId: job.id, personId: senior.viewer.id, content: payload, submissionKey: randomUUID() };
    const { conversationId } = await sendMessage(platform, recruiter.viewer, talk);
    await sendMessage(platform, senior.viewer, { conversationId, content: payload, submissionKey: randomUUID() });
    await writeWaitingMails(platform);

    const pages: Array<[string, string, string?]> = [
      [`/job/${job.id}`, title],
      [`/job/${job.id}`, title, senior.cookie],
      [`/find-jobs?q=${encodeURIComponent(payload)}`, ""],
      ["/senior/notifications", payload, senior.cookie],
      ["/recruiter/notifications", payload, recruiter.cookie],
      [`/senior/messages?conversation=${conversationId}`, payload, senior.cookie],
      [`/recruiter/messages?conversation=${conversationId}`, payload, recruiter.cookie],
      [`/senior/applications?application=${id}`, title, senior.cookie],
      [`/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}`, title, recruiter.cookie],
      ["/recruiter/manage-jobs", title, recruiter.cookie],
      ["/senior/profile", "", senior.cookie],
      ["/senior/dashboard", "", senior.cookie],
      ["/recruiter/candidates", title, recruiter.cookie],
      ["/dev/outbox", ""],
    ];
    for (const [path, shown, cookie] of pages) {
      const answer = await site.get(path, { cookie });
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(dangersIn(html, answer.headers.get("Content-Security-Policy") ?? ""), path).toEqual([]);
      expect(seenIn(html), path).toContain(shown.replace(/\s+/g, " ").trim());
    }

    const [markup] =
      (await (await site.get(`/job/${job.id}`)).text()).match(/(?<=ld\+json"[^>]*>)[\s\S]*?(?=<\/script)/) ?? [];
    expect(JSON.stringify(JSON.parse(markup ?? "null"))).toContain(JSON.stringify(title).slice(1, -1));

    const feed = await (await site.get("/jobs/feed.xml")).text();
    expect(feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).not.toMatch(/<(script|img|svg|iframe|body)\b/i);

    for (const person of [senior, recruiter]) {
      const written = (await listMailsTo(platform, person.email)).filter(
        ({ unsubscribePath }) => unsubscribePath !== null,
      );
      expect(written.length).toBeGreaterThan(0);
      for (const mail of written) {
        const framed = await (await site.get(`/dev/outbox/${mail.id}`)).text();
        for (const html of [mail.htmlBody, framed]) {
          expect(dangersIn(html)).toEqual([]);
          expect(seenIn(html)).toContain(payload.replace(/\s+/g, " ").trim().slice(0, 40));
        }
      }
    }
  },
  30_000,
);
