import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { startedBy } from "#app/http/late-scripts.ts";
import { contentSecurityPolicy, hashSource } from "./security-headers.ts";

/** A document that can be sent to any number of visitors. */
export type Page = {
  plain: Buffer<ArrayBuffer>;
  zipped: Buffer<ArrayBuffer>;
  type: string;
  /** Null if it is not HTML. */
  policy: string | null;
  hash: string;
  bytes: number;
};

/**
 * Reads a rendered response and removes the nonce and the id of its request. Its scripts are allowed by hash instead,
 * but only those with the nonce: an injected script has none.
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

/** Returns the text of each script with the nonce, and of those that they start. */
function scriptsWith(nonce: string, html: string): string[] {
  return [...html.matchAll(/<script nonce="([^"]+)"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, own, text = ""]) => {
    if (own !== nonce || text === "") return [];
    const started = startedBy(text);
    return started === null ? [text] : [text, started];
  });
}
