import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const SETTINGS = "-c fsync=off -c shared_buffers=2GB -c work_mem=16MB -c max_wal_size=8GB";

/** A PostgreSQL server for one run. */
export type PostgresServer = { url: string; stop(): void };

/** Creates a database on a server; false when it existed. */
export async function createDatabase(serverUrl: string, name: string): Promise<boolean> {
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

/** Creates a folder for one run that PostgreSQL, another user, may pass through. The caller removes it. */
export function makeHome(prefix: string): string {
  const home = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(home, 0o755);
  return home;
}

/** Starts a PostgreSQL server with its files in `home`, on a free port. Throws when PostgreSQL is not installed. */
export async function startPostgres(home: string): Promise<PostgresServer> {
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

/** The server refuses to run as root, so it runs as the user of Debian's package. */
function postgresOwner(): [number, number] {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return [idOf("-u"), idOf("-g")];
}

function asOwner(program: string, args: string[]) {
  if (isRoot()) execFileSync("runuser", ["-u", "postgres", "--", program, ...args], { stdio: "ignore", cwd: "/" });
  else execFileSync(program, args, { stdio: "ignore" });
}

/** Returns a free port. */
export function freePort(): Promise<number> {
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
