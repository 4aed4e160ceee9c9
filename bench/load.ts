import { connect, type Socket } from "node:net";

export type Load = { requestsPerSecond: number; bytesPerAnswer: number; p99: number };

type LoadOptions = {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
};

const HEAD_END = "\r\n\r\n";

/**
 * Asks for one address over kept connections, each with one request under way, as fast as the answers come. Small on
 * purpose: on a machine with two cores a client that parses much would measure itself. Throws when an answer is
 * neither 200 nor 304, or does not say its length.
 */
export async function putLoadOn(options: LoadOptions): Promise<Load> {
  const { port, path, headers = {}, connections = 32, seconds = 5 } = options;
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}${HEAD_END}`);
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgain(port, request, (milliseconds, length) => {
        times.push(milliseconds);
        bytes += length;
        return performance.now() < endsAt;
      }),
    ),
  );
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requestsPerSecond: times.length / ((performance.now() - startedAt) / 1000),
    bytesPerAnswer: Math.round(bytes / times.length),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

/** Sends the request until `onAnswer` says that it is enough. */
function askAgain(port: number, request: Buffer, onAnswer: (milliseconds: number, bytes: number) => boolean) {
  return new Promise<void>((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    let sentAt = 0;
    let received = 0;
    let expected = 0;
    let head = "";
    function ask() {
      sentAt = performance.now();
      received = 0;
      expected = 0;
      head = "";
      socket.write(request);
    }
    socket.setNoDelay(true).once("connect", ask).once("error", reject);
    socket.on("data", (part: Buffer) => {
      received += part.length;
      if (expected === 0) {
        head += part.toString("latin1");
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        const status = head.slice(9, 12);
        if ((status !== "200" || length === undefined) && status !== "304") {
          return void socket.destroy(new Error(`unexpected answer: ${head.slice(0, end)}`));
        }
        expected = end + HEAD_END.length + Number(status === "304" ? 0 : length);
      }
      if (received < expected) return;
      if (onAnswer(performance.now() - sentAt, received)) return ask();
      socket.end();
      resolve();
    });
  });
}
