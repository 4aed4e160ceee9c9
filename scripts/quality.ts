import "./require-node.ts";
import { join } from "node:path";
import { runnerImport } from "vite";
import { exitSaying, StartError } from "../app/platform/start-error.ts";

// `npm run quality -- search` and `npm run quality -- match`: what the product finds in a judged market, by its own commands and queries; `-- learn` learns the weights of matching; `-- age-wording`: what it finds in judged texts.
// `npm run quality -- scams`: what the warnings of scams flag; `npm run quality -- train-scams` learns their weights anew, and `-- train-age-wording` those of words about age.

type Measure = (options: readonly string[]) => Promise<void>;

// Commands write mails, which are made of parts: Vite loads those.
const MEASURES: Record<string, () => Promise<Measure>> = {
  search: async () => {
    type Module = typeof import("./quality/search.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/search.ts"))).module.measureSearch;
  },
  match: async () => {
    type Module = typeof import("./quality/match.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/match.ts"))).module.measureMatches;
  },
  learn: async () => {
    type Module = typeof import("./quality/learn.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/learn.ts"))).module.learnMatching;
  },
  "age-wording": async () => {
    type Module = typeof import("./quality/age-wording.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/age-wording.ts"))).module.measureAgeWording;
  },
  "train-age-wording": async () => {
    type Module = typeof import("./quality/train-age-wording.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/train-age-wording.ts"))).module
      .trainAgeWording;
  },
  scams: async () => (await import("./quality/scams.ts")).measureScams,
  "honest-texts": async () => {
    type Module = typeof import("./quality/honest-texts.ts");
    return (await runnerImport<Module>(join(import.meta.dirname, "quality/honest-texts.ts"))).module.measureHonestTexts;
  },
  "train-scams": async () => (await import("./quality/train-scams.ts")).trainScams,
};

async function main([name = "", ...options]: readonly string[]): Promise<void> {
  const measure = MEASURES[name];
  if (!measure) throw new StartError(`Say what to measure: ${Object.keys(MEASURES).join(" or ")}.`);
  await (await measure())(options);
}

await main(process.argv.slice(2)).then(() => process.exit(0), exitSaying);
