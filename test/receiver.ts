import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterUse } from "./cleanup.ts";

/** What a receiver of webhooks got. */
export type Received = { headers: IncomingHttpHeaders; body: string };

/** How a receiver answers: a status, a redirect, or not at all, by closing the connection after it has read all. */
export type Behavior = number | { redirectTo: string } | "lost" | "endless";

/** Starts a real server on this machine that receives webhooks and answers as `behave` says. */
export async function openReceiver() {
  const received: Received[] = [];
  let behavior: Behavior = 204;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    received.push({ headers: request.headers, body: Buffer.concat(pieces).toString("utf8") });
    if (behavior === "lost") return void request.socket.destroy();
    if (behavior === "endless") {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(60_000)), 1);
      return void response.on("close", () => clearInterval(timer));
    }
    if (typeof behavior === "number") return void response.writeHead(behavior).end();
    return void response.writeHead(302, { Location: behavior.redirectTo }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterUse(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    behave(next: Behavior) {
      behavior = next;
    },
    /** Returns what came since the last call, as type and id. */
    take() {
      return received.splice(0).map(({ headers, body }) => ({ ...JSON.parse(body), id: headers["webhook-id"] }));
    },
  };
}

/** Whether a message has the signature of this secret, as Standard Webhooks says. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signature = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(signature);
}
