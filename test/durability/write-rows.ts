// A process to be killed: inserts rows into the embedded database in the given directory and prints the number of
// each one once it is acknowledged. Half of them go in through a transaction of two statements.
import { openEmbedded } from "../../app/platform/embedded/open.ts";
import { createLog } from "../../app/platform/log.ts";

const [directory = "", startAt = "1"] = process.argv.slice(2);
const client = await openEmbedded(directory, createLog("silent"), { checkpointBytes: 4 * 1024 * 1024 });
await client.exec(
  "create table if not exists rows (n integer primary key, body text not null); create table if not exists twins (n integer primary key)",
);

for (let n = Number(startAt); ; n += 1) {
  const body = String(n).repeat(1 + (n % 200));
  if (n % 2 === 0) {
    await client.query("insert into rows values ($1, $2)", [n, body]);
  } else {
    await client.transaction(async (tx) => {
      await tx.query("insert into rows values ($1, $2)", [n, body]);
      await tx.query("insert into twins values ($1)", [n]);
    });
  }
  // Writing to a pipe is synchronous on Linux and macOS, so nothing acknowledged waits in this process.
  process.stdout.write(`${n}\n`);
}
