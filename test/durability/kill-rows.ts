// kill -9 against the embedded database itself, without HTTP:
//   node test/durability/kill-rows.ts --cycles 20
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { inspectRows, startWriter } from "./writer.ts";

const { values } = parseArgs({ options: { cycles: { type: "string", default: "20" } } });
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-kill-"));
const acknowledged: number[] = [];
let lost = 0;

for (let cycle = 1; cycle <= Number(values.cycles); cycle += 1) {
  const writer = await startWriter(directory, 1 + Math.max(0, ...acknowledged.slice(-1)) + 1000);
  await sleep(Math.random() * 1500);
  await writer.kill();
  acknowledged.push(...writer.acknowledged);
  const verdict = await inspectRows(directory, acknowledged);
  lost += verdict.lost.length + verdict.halves + (verdict.isWhole ? 0 : 1);
  console.log(
    `cycle ${cycle}: ${acknowledged.length} acknowledged, ${verdict.rows} there, ${verdict.lost.length} lost, ` +
      `${verdict.halves} halves, opened in ${verdict.openMilliseconds} ms`,
  );
}
fs.rmSync(directory, { recursive: true });
console.log(lost === 0 ? "Nothing was lost." : `LOST: ${lost}`);
process.exit(lost === 0 ? 0 : 1);
