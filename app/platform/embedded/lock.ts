import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { StartError } from "../start-error.ts";

const HOLDER_FILE = "in-use-by.json";
const SOCKET_FILE = "lock.sock";

const LONGEST_QUESTION = 64;
const ASK_WITHIN_MILLISECONDS = 500;

/** The exclusive use of a data directory, until `release` or the end of the process. */
export type DirectoryLock = { release(): Promise<void> };

/** The holder's reply to another process of the same user: one line for one line. */
type Answer = (question: string) => Promise<string>;

/**
 * Locks the directory for this process. The lock is a socket: the system frees it even after kill -9, and no reused
 * process id can be mistaken for the holder. Throws StartError with the holder when another process has it.
 */
export async function lockDirectory(directory: string, answer?: Answer): Promise<DirectoryLock> {
  const held: net.Server[] = [];
  const handle = process.platform === "linux" ? fs.openSync(directory, "r") : undefined;
  try {
    for (const address of addresses(directory, handle)) {
      const server = await hold(address, answer);
      if (server === "unsupported") continue;
      if (server === "taken") throw new StartError(takenSentence(directory));
      held.push(server);
    }
  } catch (error) {
    await Promise.all(held.map(release));
    throw error;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
  const holder = { pid: process.pid, host: os.hostname(), since: new Date().toISOString() };
  writeHolder(path.join(directory, HOLDER_FILE), holder);
  return {
    async release() {
      fs.rmSync(path.join(directory, HOLDER_FILE), { force: true });
      // Node would remove it by a handle that is closed by now.
      fs.rmSync(path.join(directory, SOCKET_FILE), { force: true });
      await Promise.all(held.map(release));
    },
  };
}

/**
 * Linux: an abstract socket, which ends with its process, and a socket in the directory, which also works for two
 * containers that share the directory but not the network. Windows: a pipe. Elsewhere: a socket in /tmp, because socket
 * paths are short.
 */
function addresses(directory: string, handle: number | undefined): string[] {
  const { dev, ino } = fs.statSync(directory, { bigint: true });
  const key = process.platform === "win32" ? fs.realpathSync(directory).toLowerCase() : `${dev}-${ino}`;
  const name = `seasoned-${createHash("sha256").update(key).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}`];
  if (handle === undefined) return [path.join(os.tmpdir(), `${name}.sock`)];
  // Through the open handle, because a socket's path may have 107 bytes at most.
  return [`\0${name}`, `/proc/self/fd/${handle}/${SOCKET_FILE}`];
}

async function hold(address: string, answer?: Answer): Promise<net.Server | "taken" | "unsupported"> {
  const server = await listenAt(address, answer);
  if (server !== "taken" || !isFile(address)) return server;
  if (await answers(address)) return "taken";
  // Its process is gone and only the file is left.
  fs.rmSync(address, { force: true });
  return await listenAt(address, answer);
}

const isFile = (address: string) => !address.startsWith("\0") && !address.startsWith("\\\\");

function listenAt(address: string, answer?: Answer): Promise<net.Server | "taken" | "unsupported"> {
  return new Promise((resolve, reject) => {
    // An abstract socket has no permissions, so anyone on this machine may connect: it never replies.
    const mayTalk = answer !== undefined && !address.startsWith("\0");
    const server = net.createServer((socket) => (mayTalk ? talk(socket, answer) : socket.destroy()));
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve("taken");
      // Some shared file systems have no sockets; the first address is enough there.
      else if (isFile(address) && process.platform === "linux") resolve("unsupported");
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    // A stopped process still accepts connections, so silence means that the holder lives. A blocked thread sees a
    // refusal after its timers, so pending events are processed first.
    socket.setTimeout(ASK_WITHIN_MILLISECONDS, () => setImmediate(settle, true));
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    function settle(isAlive: boolean) {
      socket.destroy();
      resolve(isAlive);
    }
  });
}

function talk(socket: net.Socket, answer: Answer) {
  let question = "";
  socket.setEncoding("utf8");
  socket.on("error", () => socket.destroy());
  socket.on("data", async (text: string) => {
    question += text;
    if (question.length > LONGEST_QUESTION) return socket.destroy();
    if (!question.endsWith("\n")) return;
    socket.pause();
    socket.end(`${await answer(question.trim())}\n`);
  });
}

/**
 * Asks the process that uses the directory; null when there is none, or it cannot be asked (a file system without
 * sockets, another user's process). Waits for the reply as long as the holder lives.
 */
export async function askHolder(directory: string, question: string): Promise<string | null> {
  if (!fs.existsSync(directory)) return null;
  const handle = process.platform === "linux" ? fs.openSync(directory, "r") : undefined;
  try {
    const address = addresses(directory, handle).find((one) => !one.startsWith("\0"));
    return address === undefined ? null : await ask(address, question);
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

function ask(address: string, question: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let answer = "";
    socket.setEncoding("utf8");
    socket.once("connect", () => socket.write(`${question}\n`));
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(answer.trim() === "" ? null : answer.trim()));
  });
}

function release(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Only for people to read: if a full disk prevents it, the sockets still lock the directory. */
function writeHolder(file: string, holder: object) {
  try {
    fs.writeFileSync(file, `${JSON.stringify(holder)}\n`);
  } catch {
    // An incomplete file would name no one.
    fs.rmSync(file, { force: true });
  }
}

function takenSentence(directory: string): string {
  const holder = readHolder(directory);
  const who = holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : "another process";
  return `The data directory ${directory} is in use by ${who}. Stop that one first, or set DATA_DIR to another directory.`;
}

function readHolder(directory: string): { pid: number; host: string; since: string } | null {
  try {
    return JSON.parse(fs.readFileSync(path.join(directory, HOLDER_FILE), "utf8"));
  } catch {
    return null;
  }
}
