import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

// Checks the layer table of docs/architecture.md against every import in the tree.

const ROOT = resolve(import.meta.dirname, "..");
const FEATURES = [
  "mail",
  "safety",
  "site",
  "accounts",
  "staff",
  "notifications",
  "cases",
  "waitlist",
  "contact",
  "plans",
  "skills",
  "readings",
  "search",
  "profiles",
  "api-keys",
  "webhooks",
  "jobs",
  "matching",
  "applications",
  "messaging",
  "reports",
  "status-changes",
  "teams",
  "digests",
  "suspensions",
  "appeals",
  "settings",
  "shell",
  "operator",
] as const;

type Layer =
  | "server"
  | "routes"
  | "api"
  | "content"
  | "vocabulary"
  | "http"
  | "feature-server"
  | "feature-pure"
  | "feature-ui"
  | "db"
  | "platform"
  | "ui"
  | "app"
  | "words"
  | "domain"
  | "demo"
  | "bench";

// Everyone may import app/words.ts, app/domain, and the types of app/platform.
const MAY: Record<Layer, readonly Layer[]> = {
  server: [
    "server",
    "routes",
    "api",
    "content",
    "http",
    "feature-server",
    "feature-pure",
    "vocabulary",
    "db",
    "platform",
    "ui",
    "app",
    "demo",
  ],
  demo: ["demo", "feature-server", "feature-pure", "platform", "db", "app"],
  bench: ["bench", "server", "feature-server", "feature-pure", "platform", "db", "app"],
  routes: ["api", "content", "http", "feature-server", "feature-pure", "feature-ui", "ui", "app"],
  api: ["api", "http", "feature-server", "feature-pure", "app"],
  content: ["content", "http", "feature-pure", "ui", "app"],
  // http parses forms into the result that ui shows, and knows accounts; nothing else of the product.
  http: ["http", "platform", "feature-server", "feature-pure", "ui", "app"],
  "feature-server": ["db", "platform", "feature-server", "feature-pure", "vocabulary", "app"],
  vocabulary: ["vocabulary"],
  // scripts/page-weight.ts refuses what must not reach the browser: a page may import such a file.
  "feature-pure": ["feature-pure", "vocabulary", "app"],
  "feature-ui": ["feature-pure", "feature-ui", "ui", "app"],
  db: ["db", "platform"],
  platform: ["platform", "db", "app"],
  ui: ["ui"],
  app: ["app", "http", "feature-server", "feature-pure", "feature-ui", "ui"],
  words: [],
  domain: ["domain"],
};

const REMEDY: Record<Layer, string> = {
  server: "the server may import everything below it",
  demo: "demo data is written through the features' commands",
  bench: "benches measure what the product does, and are no part of it",
  routes: "routes compose features: move SQL and rules into a feature, and shared markup into ui",
  api: "the API asks queries and commands: move SQL and rules into a feature",
  content: "words of the public pages are shown with parts of ui: the route asks the query",
  http: "http knows accounts and staff only",
  "feature-server": "features know nothing of http, routes or React: pass what is needed as a value",
  "feature-pure": "rules, schemas and labels do no IO: move the IO into queries or commands",
  "feature-ui": "parts get their values as props: the route asks the query",
  vocabulary: "the vocabulary is data and pure functions: features bring their texts to it",
  db: "the database knows no feature",
  platform: "ports know no feature",
  ui: "parts know nothing of the product",
  app: "the document, and what every room needs",
  words: "helpers for texts know nothing",
  domain: "facts of the product depend on nothing",
};

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const ROOMS = [
  "api",
  "routes",
  "content",
  "http",
  "vocabulary",
  "domain",
  "db",
  "platform",
  "ui",
] as const satisfies readonly Layer[];

function layerOf(file: string): Layer {
  if (file.startsWith("server/")) return "server";
  if (file.startsWith("scripts/demo/")) return "demo";
  if (file.startsWith("bench/")) return "bench";
  if (file === "app/words.ts") return "words";
  const [, room, , third] = file.split("/");
  if (room === "features") {
    if (third === "ui" || file.includes("/ui/")) return "feature-ui";
    return file.includes(".server.") ? "feature-server" : "feature-pure";
  }
  const isRoom = file.split("/").length > 2;
  return isRoom ? (ROOMS.find((name) => name === room) ?? "app") : "app";
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function importsOf(file: string): Array<{ target: string; isType: boolean }> {
  const source = read(file);
  const found = [...source.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;"']*?["']((?:\.|#)[^"']+)["']/g)];
  return found.map(([, type, path = ""]) => ({ target: targetOf(file, path), isType: Boolean(type) }));
}

function targetOf(file: string, path: string): string {
  if (path.startsWith("#")) return path.slice(1);
  return relative(ROOT, resolve(ROOT, dirname(file), path));
}

const files = [...listFiles("app"), ...listFiles("server"), ...listFiles("scripts/demo"), ...listFiles("bench")];

test("every folder of app has a row, and every feature is in the list", () => {
  expect(foldersOf("app")).toEqual([...ROOMS, "features"].sort());
  expect(foldersOf("app/features")).toEqual([...FEATURES].sort());
});

test("every import follows the layer table", () => {
  const offences = files.flatMap((file) => {
    const layer = layerOf(file);
    return importsOf(file)
      .filter(({ target }) => /^(app|server|scripts\/demo|bench)\//.test(target) && !target.includes("+types/"))
      .filter(({ target, isType }) => {
        const to = layerOf(target);
        return !MAY[layer].includes(to) && to !== "words" && to !== "domain" && !(isType && to === "platform");
      })
      .map(({ target }) => `${file} imports ${target}: ${REMEDY[layer]}`);
  });
  expect(offences).toEqual([]);
});

test("a feature imports only features above it", () => {
  const offences = files.flatMap((file) => {
    const own = featureOf(file);
    if (own === null) return [];
    return importsOf(file)
      .map(({ target }) => target)
      .filter((target) => {
        const other = featureOf(target);
        return other !== null && FEATURES.indexOf(other) > FEATURES.indexOf(own);
      })
      .map((target) => `${file} imports ${target}, which stands below it`);
  });
  expect(offences).toEqual([]);
});

test("http knows no feature but accounts and staff", () => {
  const offences = files
    .filter((file) => layerOf(file) === "http")
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => !["accounts", "staff", null].includes(featureOf(target)))
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(offences).toEqual([]);
});

test("a route imports no other route", () => {
  const offences = files
    .filter((file) => layerOf(file) === "routes")
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => layerOf(target) === "routes")
        .filter(({ target }) => !target.includes("+types/"))
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(offences).toEqual([]);
});

test("every page with an action keeps its result during reloads", () => {
  const pages = files.filter((file) => layerOf(file) === "routes" && file.endsWith(".tsx"));
  const answered = pages.filter((file) => /actionData\b/.test(read(file)));
  expect(answered.length).toBeGreaterThan(20);
  const offences = answered.filter(
    (file) => !/actionData: sent\b[\s\S]*= usePersistentActionData\(sent\)/.test(read(file)),
  );
  expect(offences).toEqual([]);
});

test("no modules import each other in a cycle, types included", () => {
  expect(circlesOf(new Map(files.map((file) => [file, importsOf(file).map(({ target }) => target)])))).toEqual([]);
});

test("few folders hold a single module", () => {
  const inFolder = Map.groupBy(files, dirname);
  const single = [...inFolder].flatMap(([folder, modules]) => (modules.length === 1 ? [folder] : []));
  expect(single.length, single.join("\n")).toBeLessThan(12);
});

function foldersOf(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function featureOf(path: string): (typeof FEATURES)[number] | null {
  const [top, room, feature] = path.split("/");
  return top === "app" && room === "features" ? (FEATURES.find((name) => name === feature) ?? null) : null;
}

/** Returns the strongly connected groups of modules, by Tarjan's algorithm. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(file: string): number {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low !== order.get(file)) return low;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
    return low;
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
