import { data } from "react-router";
import { fileInboundMail } from "#app/features/contact/inbound/commands.server.ts";
import { inboundMailFrom } from "#app/features/contact/inbound/fields.ts";
import { isFromProvider } from "#app/features/contact/inbound/secret.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import type { Route } from "./+types/inbound-mail";

/** A GET request finds nothing here. */
export function loader() {
  throw data(null, { status: 404 });
}

/**
 * Accepts an incoming email from an email provider that knows INBOUND_MAIL_SECRET. Without that
 * setting the page does not exist. Answers 200 even if the email belongs to no request, so that the
 * provider does not send it again.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { inboundMailSecret } = platform.env;
  if (inboundMailSecret === undefined) throw data(null, { status: 404 });
  const fields = await readFields(request);
  if (!isFromProvider(inboundMailSecret, request.headers.get("Authorization"), fields)) return answer("refused", 403);
  const mail = inboundMailFrom(fields);
  if (!mail) return answer("no sender or no text", 400);
  return answer(await fileInboundMail(platform, mail), 200);
}

function answer(text: string, status: number): Response {
  return new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/**
 * Reads the texts of a form, or of a JSON object and the objects in it ("FromFull.Email"). Returns
 * an empty map for anything else.
 */
async function readFields(request: Request): Promise<ReadonlyMap<string, string>> {
  const isJson = request.headers.get("Content-Type")?.startsWith("application/json");
  if (isJson) return new Map(textsOf(await request.json().catch(() => null)));
  const form = await request.formData().catch(() => null);
  return new Map([...(form ?? [])].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function textsOf(value: unknown): Array<[string, string]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): Array<[string, string]> => {
    if (typeof inner === "string") return [[name, inner]];
    return textsOf(inner).map(([innerName, text]) => [`${name}.${innerName}`, text]);
  });
}
