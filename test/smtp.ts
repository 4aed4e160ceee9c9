import { SMTPServer } from "smtp-server";
import { afterUse } from "./cleanup.ts";

/** An email as a server received it: the envelope's recipients, and every byte. */
export type Taken = { to: string[]; raw: string };

/** How the server treats an address: accept, an SMTP error code, no reply, or a late disconnect. */
export type Conduct = "take" | number | "stall" | "cut before taking" | "cut after taking";

/** Opens a real SMTP server on this machine, whose behavior a test sets per address. */
export async function openSmtpServer() {
  const taken: Taken[] = [];
  const conducts = new Map<string, Conduct>();
  const conductOf = (address: string) => conducts.get(address) ?? "take";

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, callback) {
      const conduct = conductOf(address);
      if (conduct === "stall") return;
      if (typeof conduct !== "number") return callback();
      callback(Object.assign(new Error("no mail for this address, please"), { responseCode: conduct }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const conduct = conductOf(to[0] ?? "");
        if (conduct !== "cut before taking") taken.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        if (conduct === "cut before taking" || conduct === "cut after taking") return cut();
        callback();
      });
    },
  });
  server.on("error", () => {});

  function cut() {
    for (const connection of server.connections) connection._socket.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  afterUse(() => {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    treat(address: string, conduct: Conduct) {
      conducts.set(address, conduct);
    },
    /** Returns every email accepted for an address. */
    takenFor: (to: string) => taken.filter((one) => one.to.includes(to)),
  };
}

/** Returns the headers of an email, each on one line. */
export function headersOf({ raw }: Taken): Array<{ name: string; value: string }> {
  const [head = ""] = raw.split("\r\n\r\n");
  return head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
    });
}

/** Returns the only value of a header. Throws when it is missing or repeated. */
export function headerOf(mail: Taken, name: string): string {
  const [found, ...more] = headersOf(mail).filter((header) => header.name.toLowerCase() === name.toLowerCase());
  if (!found || more.length > 0) throw new Error(`expected one ${name}`);
  return found.value;
}
