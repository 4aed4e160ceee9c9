import { findProfile } from "#app/features/profiles/queries.server.ts";
import type { TestApp } from "./app.ts";
import { aPdf } from "./uploads.ts";

type Sent = { cookie: string; bytes: Buffer; name: string; accept?: string };

/** Requests for files, as browsers send them. */
export function fileRequests(site: TestApp) {
  const { platform, get, app } = site;
  const { appUrl } = platform.env;

  function headersOf(cookie: string, accept = "application/json") {
    return { Host: new URL(appUrl).host, Origin: appUrl, Accept: accept, Cookie: cookie };
  }

  async function sendTo(path: string, field: string, { bytes, name, ...sent }: Sent): Promise<Response> {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], name));
    return await sendForm(path, form, sent);
  }

  async function sendForm(path: string, form: FormData, { cookie, accept }: Omit<Sent, "bytes" | "name">) {
    const body = new Response(form);
    const bytesOfBody = await body.clone().arrayBuffer();
    return app.request(appUrl + path, {
      method: "POST",
      headers: {
        ...headersOf(cookie, accept),
        "Content-Type": body.headers.get("Content-Type") ?? "",
        "Content-Length": String(bytesOfBody.byteLength),
      },
      body: bytesOfBody,
    });
  }

  function send(kind: "photo" | "resume", cookie: string, bytes: Buffer, name: string, accept?: string) {
    return sendTo(`/senior/profile/${kind}`, kind, { cookie, bytes, name, ...(accept && { accept }) });
  }

  return {
    headersOf,
    sendTo,
    /** A form with fields and files, as a browser without a script sends it. */
    sendForm,
    /** A senior's photo or resume. */
    send,
    /** A resume of this senior, and the address it has from then on. */
    async aResume(cookie: string, userId: string): Promise<string> {
      const sent = await send("resume", cookie, aPdf(), "Harriet Quill.pdf");
      if (sent.status !== 200) throw new Error(`the resume was refused: ${sent.status}`);
      return (await findProfile(platform.db, userId))?.resumeUrl ?? "";
    },
    /** As a browser does: the address, then the one it leads to. */
    async follow(path: string, cookie: string | undefined) {
      const first = await get(path, { cookie });
      const to = first.headers.get("Location");
      return to ? await get(to, { cookie }) : first;
    },
  };
}
