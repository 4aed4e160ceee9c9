import { OTHER_APPLICATIONS } from "./applications-elsewhere.ts";
import { KESTREL_ROW_APPLICATIONS } from "./applications-kestrel-row.ts";
import type { DemoApplication } from "./shapes.ts";

/** All demo applications; nobody applies twice to one job. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [...KESTREL_ROW_APPLICATIONS, ...OTHER_APPLICATIONS];
