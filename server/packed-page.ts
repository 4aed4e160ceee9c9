import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { startedBy } from "#app/http/late-scripts.ts";
import { contentSecurityPolicy, hashSource } from "./security-headers.ts";

/** A document that any number of visitors may be sent as it is. */
export type Page = {
  plain: Buffer<ArrayBuffer>;
  zipped: Buffer<ArrayBuffer>;
  type: string;
  /** Null for what is no HTML. */
  policy: string | null;
  hash: string;
  bytes: number;
};

/**
 * Reads a rendered answer and takes out the nonce and the id of the request it was rendered for. Its scripts are
 * allowed by their hashes instead, but only those that bore the nonce: a script that somebody smuggled in has none.
 */
export async function packPage(response: Response, { nonce, id }: { nonce: string; id: string }): Promise<Page> {
  const text = (await response.text()).replaceAll(id, "");
  const type = response.headers.get("Content-Type") ?? "";
  const plain = Buffer.from(text.replaceAll(` nonce="${nonce}"`, ""));
  const zipped = await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  return {
    plain,
    zipped,
    type,
    policy: type.startsWith("text/html") ? contentSecurityPolicy(scriptsWith(nonce, text).map(hashSource)) : null,
    hash: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    bytes: plain.length + zipped.length,
  };
}

/** The text of each script that bears the nonce, and of those that they start. */
function scriptsWith(nonce: string, html: string): string[] {
  return [...html.matchAll(/<script nonce="([^"]+)"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, own, text = ""]) => {
    if (own !== nonce || text === "") return [];
    const started = startedBy(text);
    return started === null ? [text] : [text, started];
  });
}
