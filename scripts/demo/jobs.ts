import { BRAMBLE_CLOCK_JOBS } from "./jobs-bramble-clock.ts";
import { COPPER_LANE_JOBS } from "./jobs-copper-lane.ts";
import { HALLAM_REED_JOBS } from "./jobs-hallam-reed.ts";
import { KESTREL_ROW_JOBS } from "./jobs-kestrel-row.ts";
import { LUMENFIELD_JOBS } from "./jobs-lumenfield.ts";
import { MARROWSTONE_JOBS } from "./jobs-marrowstone.ts";
import { NORTHLANE_JOBS } from "./jobs-northlane.ts";
import { PELL_JOBS } from "./jobs-pell.ts";
import type { DemoJob } from "./shapes.ts";

/** All demo jobs, company by company. */
export const DEMO_JOBS: readonly DemoJob[] = [
  ...KESTREL_ROW_JOBS,
  ...HALLAM_REED_JOBS,
  ...NORTHLANE_JOBS,
  ...PELL_JOBS,
  ...MARROWSTONE_JOBS,
  ...LUMENFIELD_JOBS,
  ...COPPER_LANE_JOBS,
  ...BRAMBLE_CLOCK_JOBS,
];
