import { dirname, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { SUPPORTED_BROWSERS } from "./scripts/too-new.ts";

/** The frame of every public page in one file, because many small ones are larger and compress worse. */
const FRAME = [
  /app\/(brand|root|http\/(page-meta|lost-connection)|routes\/marketing\/layout|features\/accounts\/rules)\.tsx?$/,
  /app\/ui\/(site|page|toast)[a-z-]*\.tsx?$/,
  /app\/ui\/(high-contrast-button|log-out-button|button|hydration|go-link|skip-link|fonts|error-panel)\.tsx?$/,
  /app\/ui\/(ring|rings|ring-drawing|section-rings|trees|draw-icon|text-input|search-input|field|disclosure|notice)\.tsx?$/,
  /lucide-react\/.*\/(contrast|search|x|arrow-left|check|info|triangle-alert|triangle-exclamation-point)\.mjs$/,
  /preload-helper/,
];
/** Shared by lists of jobs and the page of one job. */
const JOBS = [
  /app\/features\/jobs\/(ui\/job-card|ui\/featured-place|labels|rules|landing\/rules)\.tsx?$/,
  /app\/ui\/(badge|time-distance)\.tsx?$/,
  /lucide-react\/.*\/(map-pin|arrow-left-right|arrow-right|badge-check|clock|circle-x)\.mjs$/,
];
/** Saving jobs: the list and the job page. */
const SAVING = [/app\/features\/jobs\/saved\/ui\/save-button\.tsx$/];

/** Small parts of the job page that other pages have too. */
const JOB_PAGE = [/app\/ui\/(date-time|use-problem-toast)\.tsx?$/, /lucide-react\/.*\/(pause|printer)\.mjs$/];

/** Searching, on the public page and in the senior area. */
const SEARCH = [
  /app\/features\/jobs\/search\/(labels|schema|rules)\.ts$/,
  /app\/features\/jobs\/ui\/(job-search|search-filters|suggested|use-search-form)\.tsx?$/,
  /app\/ui\/(pagination|chip|use-yielding-navigate)\.tsx?$/,
  /app\/features\/search\/saved\/ui\/save-search\.tsx$/,
  /lucide-react\/.*\/(chevron-down|chevron-left|chevron-right|bell-plus)\.mjs$/,
];
/** Shared by home and the explaining pages: scores, steps, prices. */
const EXPLAINING = [
  /app\/features\/matching\/(ui\/(match-reasons|example-match)|reasons\/labels)\.tsx?$/,
  /app\/features\/plans\/ui\/(pricing-preview|plan-cards)\.tsx$/,
  /app\/ui\/(meter|close-band|step-list)\.tsx$/,
];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** Modules of React Router that ours replace in the browser; each says why. */
const OF_REACT_ROUTER = [
  ["/router/instrumentation.js", "no-instrumentation"],
  ["/dom/ssr/fog-of-war.js", "no-discovery"],
  ["/dom/ssr/errorBoundaries.js", "last-boundary"],
  ["/dom/ssr/routeModules.js", "load-route-module"],
] as const;

/** Its modules for pages, without those for servers. */
const FOR_THE_BROWSER = /\/react-router\/dist\/(?!.*\/(rsc|server-runtime)\/)/;

/** Replaces modules of packages by ours: icons on both sides, parts of React Router in the browser. */
function ownModules(): Plugin {
  const own = (name: string) => resolve(import.meta.dirname, `app/ui/${name}.ts`);
  return {
    name: "own-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (importer.includes("lucide-react") && source.endsWith("/createLucideIcon.mjs")) return own("draw-icon");
      if (this.environment.name !== "client" || !FOR_THE_BROWSER.test(importer)) return null;
      const path = resolve(dirname(importer), source);
      const name = OF_REACT_ROUTER.find(([ending]) => path.endsWith(ending))?.[1];
      return name ? own(name) : null;
    },
  };
}

/** Keeps only the shapes of icons: the package's names, sizes, and keys add 0.7 kB to a page of jobs. */
function bareIcons(): Plugin {
  return {
    name: "bare-icons",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/,\s*key: "\w+"/g, "")
          .replace(/^ {2}(?:name|size|aliases): .*\n/gm, "")
          .replace("__iconData.node;", ""),
        map: null,
      }),
    },
  };
}

/** Hides plugin timings when the product starts. */
const QUIET = { pluginTimings: false };

export default defineConfig({
  plugins: [ownModules(), bareIcons(), reactRouter()],
  environments: {
    ssr: {
      // Parts that load late in the browser need no file of their own on the server.
      build: { rolldownOptions: { input: "./server/app.ts", checks: { ineffectiveDynamicImport: false, ...QUIET } } },
      resolve: { noExternal: ["lucide-react"] },
    },
    client: {
      build: {
        target: SUPPORTED_BROWSERS,
        rolldownOptions: {
          checks: QUIET,
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|app\/ui\/(no-instrumentation|no-discovery|last-boundary|load-route-module)|rolldown.runtime/,
                  priority: 4,
                },
                { name: "frame", test: isOneOf(FRAME), priority: 3 },
                // Fields count characters with it, on pages that know nothing of jobs.
                { name: "words", test: /app\/words\.ts$/, priority: 2.5 },
                { name: "jobs", test: isOneOf(JOBS), priority: 2 },
                { name: "search", test: isOneOf(SEARCH), priority: 1 },
                { name: "explaining", test: isOneOf(EXPLAINING), priority: 1 },
                { name: "prices", test: /app\/features\/plans\/(rules|price-labels)\.ts$/, priority: 2 },
                { name: "saving", test: isOneOf(SAVING), priority: 1 },
                { name: "job-page", test: isOneOf(JOB_PAGE), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // Icons are imported one by one; bundling the package on first use would reload the page in development.
  optimizeDeps: { exclude: ["lucide-react"] },
});
