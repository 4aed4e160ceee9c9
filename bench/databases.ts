import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { createLog } from "#app/platform/log.ts";
import { fillMarket } from "./generator/fill.ts";

/** A database with a market in it, and what it runs on. */
export type Market = { database: OpenDatabase; size: number; describe: string };

/** Where the markets of one run live. Closing it stops the server and, unless a folder was given, removes everything. */
export type Markets = {
  /** A market of `size` on PostgreSQL, made at first. Close its database when done. */
  onPostgres(size: number): Promise<Market>;
  /** The same in the embedded database. */
  embedded(size: number): Promise<Market>;
  close(): Promise<void>;
};

const log = createLog("warn");
const SETTINGS = "-c fsync=off -c shared_buffers=2GB -c work_mem=16MB -c max_wal_size=8GB -c jit=off";

/** Opens DATABASE_URL's server, or starts one of its own. With `folder` markets are kept there for the next run. */
export async function openMarkets(folder: string | null, say: (line: string) => void): Promise<Markets> {
  const home = folder ?? mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  let server: { url: string; stop(): void } | null = null;
  return {
    async onPostgres(size) {
      const outside = process.env.DATABASE_URL;
      server ??= outside ? { url: outside, stop() {} } : await startServer(join(home, "postgres"));
      const name = `market_${size}`;
      const isNew = await createDatabase(server.url, name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      const database = await openDatabase({ databaseUrl: url.href, dataDir: "", log });
      await migrate(database);
      if (isNew) await fillMarket(database.db, size, say);
      return { database, size, describe: database.durability.split(" at ")[0] ?? "" };
    },
    async embedded(size) {
      const dataDir = join(home, `embedded_${size}`);
      const isNew = !existsSync(dataDir);
      const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
      await migrate(database);
      if (isNew) await fillMarket(database.db, size, say);
      return { database, size, describe: "embedded (PGlite)" };
    },
    async close() {
      server?.stop();
      if (folder === null) rmSync(home, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

async function startServer(home: string): Promise<{ url: string; stop(): void }> {
  const bin = findBinaries();
  const data = join(home, "data");
  const isNew = !existsSync(data);
  mkdirSync(home, { recursive: true });
  if (isRoot()) chownSync(home, ...postgresOwner());
  if (isNew)
    asOwner(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} ${SETTINGS}`;
  asOwner(join(bin, "pg_ctl"), ["-D", data, "-w", "-l", join(home, "log"), "-o", options, "start"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => asOwner(join(bin, "pg_ctl"), ["-D", data, "-m", "fast", "-w", "stop"]),
  };
}

function findBinaries(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const [newest] = versions
    .map((version) => join(root, version, "bin"))
    .filter((bin) => existsSync(join(bin, "initdb")));
  if (newest) return newest;
  throw new Error(
    "No PostgreSQL found: set DATABASE_URL to a server, or install one (Debian: apt-get install postgresql).",
  );
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The server refuses to run as root: then it runs as the user that Debian's package made. */
function postgresOwner(): [number, number] {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return [idOf("-u"), idOf("-g")];
}

function asOwner(program: string, args: string[]) {
  if (isRoot()) execFileSync("runuser", ["-u", "postgres", "--", program, ...args], { stdio: "ignore", cwd: "/" });
  else execFileSync(program, args, { stdio: "ignore" });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
