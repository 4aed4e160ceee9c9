import { connect } from "node:net";

/** Scans uploads for malware. */
export type Scanner = {
  /** "clean", "infected", or "unavailable" when there is no reply; then nothing may be accepted. */
  scan(bytes: Uint8Array): Promise<"clean" | "infected" | "unavailable">;
};

const WITHIN_MILLISECONDS = 20_000;
const CHUNK_BYTES = 64 * 1024;

/** Without a scanner every file counts as clean; the structural checks still apply (docs/operations.md). */
export const noScanner: Scanner = { scan: async () => "clean" };

/** Connects to a clamd daemon at `tcp://host:port` and uses its INSTREAM command. */
export function openClamd(address: string): Scanner {
  const { hostname, port } = new URL(address);
  return {
    scan(bytes) {
      return new Promise((resolve) => {
        let reply = "";
        const socket = connect({ host: hostname, port: Number(port || 3310) });
        socket.setTimeout(WITHIN_MILLISECONDS, () => socket.destroy());
        socket.on("error", () => {});
        socket.on("data", (data) => {
          reply += data.toString("utf8");
        });
        socket.on("close", () => resolve(verdictOf(reply)));
        socket.write("zINSTREAM\0");
        for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
          const chunk = bytes.subarray(at, at + CHUNK_BYTES);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(chunk.length);
          socket.write(length);
          socket.write(chunk);
        }
        socket.end(Buffer.alloc(4));
      });
    },
  };
}

function verdictOf(reply: string): "clean" | "infected" | "unavailable" {
  if (/^stream: OK\0?\s*$/.test(reply)) return "clean";
  return / FOUND\0?\s*$/.test(reply) ? "infected" : "unavailable";
}
