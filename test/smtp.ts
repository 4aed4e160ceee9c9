import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";

/** One mail as a server took it: to whom the envelope said, and every byte. */
export type Taken = { to: string[]; raw: string };

/** What the server does with an address: take it, an SMTP error code, no answer at all, or a connection cut late. */
export type Conduct = "take" | number | "stall" | "cut before taking" | "cut after taking";

/** A real SMTP server on this machine, whose manners a test decides address by address. */
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
  afterAll(() => {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    treat(address: string, conduct: Conduct) {
      conducts.set(address, conduct);
    },
    /** Every mail that was taken for an address. */
    takenFor: (to: string) => taken.filter((one) => one.to.includes(to)),
  };
}

/** The headers of a mail, each on one line. */
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

/** The one value of a header. Throws when it is missing or there twice. */
export function headerOf(mail: Taken, name: string): string {
  const [found, ...more] = headersOf(mail).filter((header) => header.name.toLowerCase() === name.toLowerCase());
  if (!found || more.length > 0) throw new Error(`expected one ${name}`);
  return found.value;
}
