import type { DemoApplication } from "./shapes.ts";

/** Who applied to the other companies, and what became of it. */
export const OTHER_APPLICATIONS: readonly DemoApplication[] = [
  {
    seniorKey: "kwame-ellerstone",
    jobKey: "process-safety-adviser",
    daysAgo: 13,
    steps: [
      { status: "reviewing", daysAgo: 11 },
      { status: "rejected", daysAgo: 6 },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "process-safety-adviser",
    daysAgo: 12,
    interviewTime: "10:00",
    steps: [
      { status: "reviewing", daysAgo: 10 },
      { status: "interview", daysAgo: 3 },
    ],
  },
  {
    seniorKey: "cordelia-brackwater",
    jobKey: "process-safety-adviser",
    daysAgo: 9,
    steps: [{ status: "reviewing", daysAgo: 8 }],
  },
  {
    seniorKey: "thuy-larkmoor",
    jobKey: "coating-line-troubleshooter",
    daysAgo: 7,
    steps: [{ status: "reviewing", daysAgo: 5 }],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "coating-line-troubleshooter",
    daysAgo: 6,
    steps: [{ status: "reviewing", daysAgo: 4 }],
  },
  {
    seniorKey: "ingrid-saltmarsh",
    jobKey: "technical-writer-procedures",
    daysAgo: 10,
    steps: [
      { status: "reviewing", daysAgo: 8 },
      { status: "interview", daysAgo: 4 },
    ],
  },
  { seniorKey: "yolanda-pemberwick", jobKey: "technical-writer-procedures", daysAgo: 3, steps: [] },
  {
    seniorKey: "thuy-larkmoor",
    jobKey: "color-matching-chemist",
    daysAgo: 26,
    steps: [
      { status: "reviewing", daysAgo: 23 },
      { status: "interview", daysAgo: 17 },
      { status: "offered", daysAgo: 5 },
    ],
  },
  {
    seniorKey: "cordelia-brackwater",
    jobKey: "environmental-permits-specialist",
    daysAgo: 17,
    steps: [
      { status: "reviewing", daysAgo: 14 },
      { status: "interview", daysAgo: 8 },
    ],
  },
  { seniorKey: "cordelia-brackwater", jobKey: "emergency-response-coordinator", daysAgo: 4, steps: [] },
  {
    seniorKey: "wendell-pikestaff",
    jobKey: "bridge-coatings-inspector",
    daysAgo: 32,
    steps: [
      { status: "reviewing", daysAgo: 28 },
      { status: "interview", daysAgo: 20 },
      { status: "offered", daysAgo: 14 },
      { status: "declined", daysAgo: 10 },
    ],
  },
  { seniorKey: "kwame-ellerstone", jobKey: "mentor-site-managers", daysAgo: 0, steps: [] },
  {
    seniorKey: "lionel-gatsworth",
    jobKey: "valve-drawing-archivist",
    daysAgo: 15,
    steps: [{ status: "reviewing", daysAgo: 12 }],
  },
  {
    seniorKey: "everett-hollowby",
    jobKey: "relief-water-operator",
    daysAgo: 12,
    steps: [
      { status: "reviewing", daysAgo: 9 },
      { status: "interview", daysAgo: 6 },
      { status: "offered", daysAgo: 2 },
    ],
  },
  {
    seniorKey: "mei-tanglewood",
    jobKey: "rate-case-analyst",
    daysAgo: 20,
    steps: [
      { status: "reviewing", daysAgo: 17 },
      { status: "interview", daysAgo: 12 },
      { status: "offered", daysAgo: 5 },
    ],
  },
  {
    seniorKey: "desmond-oakhurst",
    jobKey: "rate-case-analyst",
    daysAgo: 13,
    steps: [{ status: "reviewing", daysAgo: 10 }],
  },
  {
    seniorKey: "tamsin-hollowreeve",
    jobKey: "public-meetings-speaker",
    daysAgo: 8,
    steps: [
      { status: "reviewing", daysAgo: 5 },
      { status: "interview", daysAgo: 2 },
    ],
  },
  {
    seniorKey: "ambrose-tellwright",
    jobKey: "control-network-reviewer",
    daysAgo: 4,
    steps: [{ status: "reviewing", daysAgo: 2 }],
  },
  { seniorKey: "lavinia-crestholm", jobKey: "river-volunteers-coordinator", daysAgo: 5, steps: [] },
  {
    seniorKey: "ines-valdermoor",
    jobKey: "supplier-quality-engineer",
    daysAgo: 5,
    steps: [{ status: "reviewing", daysAgo: 3 }],
  },
  { seniorKey: "harriet-quill", jobKey: "supplier-quality-engineer", daysAgo: 3, steps: [] },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "sash-window-restorer",
    daysAgo: 17,
    steps: [
      { status: "reviewing", daysAgo: 15 },
      { status: "interview", daysAgo: 10 },
      { status: "offered", daysAgo: 4 },
    ],
  },
  {
    seniorKey: "gideon-marchfield",
    jobKey: "heritage-estimator",
    daysAgo: 29,
    steps: [
      { status: "reviewing", daysAgo: 25 },
      { status: "interview", daysAgo: 19 },
    ],
  },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "heritage-estimator",
    daysAgo: 20,
    steps: [{ status: "rejected", daysAgo: 14 }],
  },
  {
    seniorKey: "anselm-birch",
    jobKey: "joinery-bookkeeper",
    daysAgo: 8,
    steps: [
      { status: "reviewing", daysAgo: 6 },
      { status: "withdrawn", daysAgo: 3 },
    ],
  },
  {
    seniorKey: "philippa-dunnmore",
    jobKey: "joinery-bookkeeper",
    daysAgo: 7,
    steps: [{ status: "reviewing", daysAgo: 4 }],
  },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "bench-joinery-tutor",
    daysAgo: 40,
    steps: [{ status: "reviewing", daysAgo: 36 }],
  },
  {
    seniorKey: "gideon-marchfield",
    jobKey: "site-carpentry-superintendent",
    daysAgo: 62,
    steps: [
      { status: "reviewing", daysAgo: 58 },
      { status: "interview", daysAgo: 50 },
      { status: "offered", daysAgo: 43 },
      { status: "declined", daysAgo: 39 },
    ],
  },
  {
    seniorKey: "marguerite-thole",
    jobKey: "trade-compliance-consultant",
    daysAgo: 8,
    steps: [
      { status: "reviewing", daysAgo: 6 },
      { status: "interview", daysAgo: 2 },
    ],
  },
  {
    seniorKey: "marguerite-thole",
    jobKey: "harbor-stores-manager",
    daysAgo: 59,
    steps: [
      { status: "reviewing", daysAgo: 55 },
      { status: "interview", daysAgo: 50 },
      { status: "rejected", daysAgo: 45 },
    ],
  },
  {
    seniorKey: "leonora-pask",
    jobKey: "harbor-stores-manager",
    daysAgo: 58,
    steps: [
      { status: "reviewing", daysAgo: 54 },
      { status: "rejected", daysAgo: 45 },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "harbor-stores-manager",
    daysAgo: 57,
    steps: [
      { status: "reviewing", daysAgo: 54 },
      { status: "withdrawn", daysAgo: 50 },
    ],
  },
  {
    seniorKey: "rafael-montequil",
    jobKey: "relief-ferry-captain",
    daysAgo: 18,
    steps: [
      { status: "reviewing", daysAgo: 14 },
      { status: "rejected", daysAgo: 9 },
    ],
  },
  {
    seniorKey: "marguerite-thole",
    jobKey: "freight-claims-examiner",
    daysAgo: 23,
    steps: [{ status: "withdrawn", daysAgo: 15 }],
  },
  {
    seniorKey: "dolores-whitcastle",
    jobKey: "freight-claims-examiner",
    daysAgo: 21,
    steps: [
      { status: "reviewing", daysAgo: 17 },
      { status: "interview", daysAgo: 11 },
    ],
  },
  {
    seniorKey: "sigrid-falkenmoor",
    jobKey: "marine-engineer-refit",
    daysAgo: 47,
    steps: [
      { status: "reviewing", daysAgo: 42 },
      { status: "interview", daysAgo: 36 },
      { status: "offered", daysAgo: 30 },
    ],
  },
  {
    seniorKey: "rafael-montequil",
    jobKey: "terminal-operations-adviser",
    daysAgo: 31,
    steps: [
      { status: "reviewing", daysAgo: 27 },
      { status: "interview", daysAgo: 20 },
      { status: "offered", daysAgo: 13 },
    ],
  },
  {
    seniorKey: "ottoline-farr",
    jobKey: "insurance-renewal-specialist",
    daysAgo: 30,
    steps: [
      { status: "reviewing", daysAgo: 26 },
      { status: "rejected", daysAgo: 20 },
    ],
  },
  {
    seniorKey: "adaeze-winterbourne",
    jobKey: "rural-clinic-operations-lead",
    daysAgo: 31,
    steps: [
      { status: "reviewing", daysAgo: 27 },
      { status: "rejected", daysAgo: 8 },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "rural-clinic-operations-lead",
    daysAgo: 29,
    steps: [
      { status: "reviewing", daysAgo: 25 },
      { status: "interview", daysAgo: 18 },
      { status: "offered", daysAgo: 6 },
    ],
  },
  {
    seniorKey: "philippa-dunnmore",
    jobKey: "clinic-bookkeeper",
    daysAgo: 11,
    steps: [
      { status: "reviewing", daysAgo: 8 },
      { status: "interview", daysAgo: 4 },
    ],
  },
  { seniorKey: "anselm-birch", jobKey: "clinic-bookkeeper", daysAgo: 10, steps: [{ status: "reviewing", daysAgo: 8 }] },
  {
    seniorKey: "adaeze-winterbourne",
    jobKey: "relief-nurse-practitioner",
    daysAgo: 19,
    steps: [
      { status: "reviewing", daysAgo: 15 },
      { status: "interview", daysAgo: 10 },
    ],
  },
  {
    seniorKey: "nadia-quarrington",
    jobKey: "medical-coding-auditor",
    daysAgo: 4,
    steps: [{ status: "reviewing", daysAgo: 2 }],
  },
  {
    seniorKey: "beatrix-lomond",
    jobKey: "evening-phone-nurse",
    daysAgo: 15,
    steps: [
      { status: "reviewing", daysAgo: 12 },
      { status: "interview", daysAgo: 7 },
      { status: "offered", daysAgo: 2 },
    ],
  },
  { seniorKey: "clement-rookwood", jobKey: "clinic-courier-driver", daysAgo: 1, steps: [] },
  {
    seniorKey: "lavinia-crestholm",
    jobKey: "rural-health-grant-writer",
    daysAgo: 43,
    steps: [
      { status: "reviewing", daysAgo: 39 },
      { status: "interview", daysAgo: 31 },
      { status: "rejected", daysAgo: 24 },
    ],
  },
  {
    seniorKey: "adaeze-winterbourne",
    jobKey: "health-records-trainer",
    daysAgo: 24,
    steps: [{ status: "withdrawn", daysAgo: 20 }],
  },
  {
    seniorKey: "genevieve-oakmantle",
    jobKey: "privacy-officer",
    daysAgo: 64,
    steps: [
      { status: "reviewing", daysAgo: 60 },
      { status: "interview", daysAgo: 52 },
      { status: "offered", daysAgo: 45 },
      { status: "declined", daysAgo: 40 },
    ],
  },
  {
    seniorKey: "priscilla-varnhold",
    jobKey: "evening-planning-tutor",
    daysAgo: 40,
    steps: [
      { status: "reviewing", daysAgo: 36 },
      { status: "interview", daysAgo: 33 },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "evening-planning-tutor",
    daysAgo: 39,
    steps: [
      { status: "reviewing", daysAgo: 35 },
      { status: "rejected", daysAgo: 30 },
    ],
  },
  {
    seniorKey: "wendell-pikestaff",
    jobKey: "welding-instructor",
    daysAgo: 13,
    steps: [
      { status: "reviewing", daysAgo: 10 },
      { status: "interview", daysAgo: 5 },
    ],
  },
  {
    seniorKey: "consuelo-varrantes",
    jobKey: "dean-of-evening-classes",
    daysAgo: 67,
    steps: [
      { status: "reviewing", daysAgo: 63 },
      { status: "interview", daysAgo: 55 },
      { status: "offered", daysAgo: 48 },
      { status: "hired", daysAgo: 45 },
    ],
  },
  { seniorKey: "lavinia-crestholm", jobKey: "scholarship-fund-coordinator", daysAgo: 5, steps: [] },
  {
    seniorKey: "isamu-brackenfell",
    jobKey: "machine-shop-technician",
    daysAgo: 29,
    steps: [
      { status: "reviewing", daysAgo: 24 },
      { status: "interview", daysAgo: 16 },
    ],
  },
  { seniorKey: "rosalind-ketterby", jobKey: "weekend-inn-manager", daysAgo: 2, steps: [] },
  {
    seniorKey: "horatio-plumfield",
    jobKey: "head-baker",
    daysAgo: 23,
    steps: [
      { status: "reviewing", daysAgo: 19 },
      { status: "interview", daysAgo: 12 },
      { status: "offered", daysAgo: 6 },
    ],
  },
  {
    seniorKey: "desmond-oakhurst",
    jobKey: "menu-cost-analyst",
    daysAgo: 11,
    steps: [{ status: "reviewing", daysAgo: 8 }],
  },
  {
    seniorKey: "winifred-sallowby",
    jobKey: "grounds-keeper",
    daysAgo: 8,
    steps: [{ status: "reviewing", daysAgo: 5 }],
  },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "small-works-carpenter",
    daysAgo: 42,
    steps: [{ status: "rejected", daysAgo: 38 }],
  },
  { seniorKey: "harriet-quill", jobKey: "fire-and-food-safety-adviser", daysAgo: 4, steps: [] },
];
