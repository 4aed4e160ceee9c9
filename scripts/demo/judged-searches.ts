/**
 * What people type at Find Jobs, and what they hope to see: judged by reading the demo adverts, before looking at what
 * search answers. 3 is the job they meant, 2 a job they would gladly read, 1 one that is worth a glance; all others 0.
 */
export type JudgedSearch = { query: string; why: string; grades: Record<string, 1 | 2 | 3> };

export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  {
    query: "bookkeeper",
    why: "The two bookkeepers; jobs that keep books beside something else are worth a look.",
    grades: { "joinery-bookkeeper": 3, "clinic-bookkeeper": 3, "night-auditor": 1, "scholarship-fund-coordinator": 1 },
  },
  {
    query: "bookkeeping",
    why: "The work and not the title: everything that asks for the skill, the bookkeepers first.",
    grades: { "joinery-bookkeeper": 3, "clinic-bookkeeper": 3, "night-auditor": 2, "scholarship-fund-coordinator": 2 },
  },
  {
    query: "payroll",
    why: "One job is payroll; two more have it as a skill.",
    grades: { "payroll-mentor": 3, "joinery-bookkeeper": 2, "clinic-bookkeeper": 2 },
  },
  {
    query: "nurse",
    why: "Two nurses' jobs.",
    grades: { "relief-nurse-practitioner": 3, "evening-phone-nurse": 3 },
  },
  {
    query: "nursing",
    why: "The same two, by the name of the skill.",
    grades: { "relief-nurse-practitioner": 3, "evening-phone-nurse": 3 },
  },
  { query: "welding", why: "One job teaches it.", grades: { "welding-instructor": 3 } },
  {
    query: "welding teacher",
    why: "A teacher and an instructor are the same here.",
    grades: { "welding-instructor": 3 },
  },
  {
    query: "carpenter",
    why: "Two carpenters; joinery and sash windows are the same hands.",
    grades: { "small-works-carpenter": 3, "site-carpentry-superintendent": 2, "sash-window-restorer": 1 },
  },
  {
    query: "carpentry",
    why: "The superintendent has it in the title, the carpenter and the grounds keeper as a skill.",
    grades: { "site-carpentry-superintendent": 3, "small-works-carpenter": 3, "grounds-keeper": 1 },
  },
  {
    query: "joinery",
    why: "The tutor and the trades; a buyer and an estimator of joinery after them.",
    grades: {
      "bench-joinery-tutor": 3,
      "sash-window-restorer": 2,
      "small-works-carpenter": 2,
      "heritage-estimator": 2,
      "timber-buyer": 2,
    },
  },
  {
    query: "historic buildings",
    why: "All that work on them, then the one that sells for them.",
    grades: {
      "sash-window-restorer": 3,
      "heritage-estimator": 3,
      "small-works-carpenter": 3,
      "weekend-showroom-adviser": 2,
    },
  },
  {
    query: "safety",
    why: "Safety in the title; then safety as an asked skill of a job that is about it.",
    grades: {
      "night-shift-safety-walker": 3,
      "process-safety-adviser": 3,
      "process-safety-trainer": 3,
      "fire-and-food-safety-adviser": 3,
      "emergency-response-coordinator": 2,
      "site-carpentry-superintendent": 1,
      "bridge-coatings-inspector": 1,
      "terminal-operations-adviser": 1,
      "welding-instructor": 1,
      "machine-shop-technician": 1,
      "mentor-site-managers": 1,
      "head-baker": 1,
      "kitchen-coach": 1,
      "galley-manager": 1,
      "night-auditor": 1,
    },
  },
  {
    query: "process safety",
    why: "The adviser and the trainer.",
    grades: { "process-safety-adviser": 3, "process-safety-trainer": 3, "plant-start-up-adviser": 1 },
  },
  {
    query: "HAZOP",
    why: "A word of the trade: all who ask for it.",
    grades: { "process-safety-adviser": 3, "process-safety-trainer": 3, "plant-start-up-adviser": 3 },
  },
  {
    query: "quality control",
    why: "Quality is the job; or an asked skill.",
    grades: {
      "quality-systems-auditor": 3,
      "supplier-quality-engineer": 3,
      "water-lab-quality-manager": 3,
      "color-matching-chemist": 2,
      "bridge-coatings-inspector": 2,
      "timber-buyer": 2,
    },
  },
  {
    query: "auditor",
    why: "Auditors by title.",
    grades: {
      "quality-systems-auditor": 3,
      "medical-coding-auditor": 3,
      "night-auditor": 3,
    },
  },
  {
    query: "accountant",
    why: "Nobody says accountant; money jobs are what was meant.",
    grades: {
      "interim-finance-controller": 3,
      "clinic-bookkeeper": 2,
      "joinery-bookkeeper": 2,
      "capital-project-cost-controller": 2,
    },
  },
  {
    query: "finance",
    why: "The controller by title; then jobs of the industry.",
    grades: {
      "interim-finance-controller": 3,
      "capital-project-cost-controller": 2,
      "rate-case-analyst": 2,
      "joinery-bookkeeper": 2,
      "clinic-bookkeeper": 2,
      "insurance-renewal-specialist": 2,
      "menu-cost-analyst": 2,
    },
  },
  {
    query: "customer service",
    why: "Jobs for customers; the skill counts, the industry's name a little.",
    grades: {
      "passenger-care-desk-lead": 3,
      "warranty-claims-specialist": 3,
      "enrollment-host": 3,
      "weekend-showroom-adviser": 3,
      "guest-correspondence-writer": 2,
      "clinic-courier-driver": 1,
      "marine-sales-engineer": 1,
    },
  },
  {
    query: "mentor",
    why: "To pass on what one knows: mentors by title, then jobs that ask for mentoring.",
    grades: {
      "payroll-mentor": 3,
      "mentor-site-managers": 3,
      "process-safety-adviser": 1,
      "color-matching-chemist": 1,
      "supplier-quality-engineer": 1,
      "sash-window-restorer": 1,
      "relief-nurse-practitioner": 1,
      "head-baker": 1,
      "rural-clinic-operations-lead": 1,
      "evening-planning-tutor": 1,
      "process-safety-trainer": 1,
      "water-lab-quality-manager": 1,
    },
  },
  {
    query: "coach",
    why: "Three coaches.",
    grades: { "toolroom-coach": 3, "kitchen-coach": 3, "workshop-software-coach": 3, "career-office-adviser": 1 },
  },
  {
    query: "tutor",
    why: "Two tutors.",
    grades: { "bench-joinery-tutor": 3, "evening-planning-tutor": 3 },
  },
  {
    query: "teaching",
    why: "Those who teach, by skill.",
    grades: { "welding-instructor": 3, "bench-joinery-tutor": 3 },
  },
  {
    query: "driver",
    why: "One driver; safe driving is a small part of two others.",
    grades: { "clinic-courier-driver": 3, "leak-survey-lead": 1, "grounds-keeper": 1 },
  },
  {
    query: "gardening",
    why: "One gardener.",
    grades: { "grounds-keeper": 3 },
  },
  {
    query: "baker",
    why: "One baker.",
    grades: { "head-baker": 3 },
  },
  {
    query: "kitchen manager",
    why: "Nobody has this very title: galleys and kitchens are managed by these.",
    grades: { "galley-manager": 3, "head-baker": 2, "kitchen-coach": 2 },
  },
  {
    query: "grant writer",
    why: "One job.",
    grades: { "rural-health-grant-writer": 3 },
  },
  {
    query: "technical writing",
    why: "The technical writer, then jobs that ask for it.",
    grades: {
      "technical-writer-procedures": 3,
      "environmental-permits-specialist": 2,
      "control-network-reviewer": 2,
      "electrical-curriculum-reviewer": 2,
    },
  },
  {
    query: "writer",
    why: "Three writers.",
    grades: { "technical-writer-procedures": 3, "rural-health-grant-writer": 3, "guest-correspondence-writer": 3 },
  },
  {
    query: "plant manager",
    why: "One plant manager; a start-up adviser knows the same plants.",
    grades: { "plant-manager-chattanooga": 3, "plant-start-up-adviser": 1, "interim-finance-controller": 1 },
  },
  {
    query: "bookeeper",
    why: "As bookkeeper: a letter is missing.",
    grades: { "joinery-bookkeeper": 3, "clinic-bookkeeper": 3 },
  },
  {
    query: "maintenence planner",
    why: "Misspelt; one job.",
    grades: { "maintenance-planner-two-sites": 3 },
  },
  {
    query: "carpentor",
    why: "Misspelt; the carpenters.",
    grades: { "small-works-carpenter": 3, "site-carpentry-superintendent": 2 },
  },
  {
    query: "internal audit",
    why: "One job audits inside the house; another auditor is near.",
    grades: { "quality-systems-auditor": 3 },
  },
  {
    query: "volunteer coordinator",
    why: "The river's volunteers; two others work with volunteers.",
    grades: { "river-volunteers-coordinator": 3, "veterans-outreach-partner": 1, "grounds-keeper": 1 },
  },
  {
    query: "fundraising",
    why: "Two jobs ask for it.",
    grades: { "scholarship-fund-coordinator": 3, "rural-health-grant-writer": 3 },
  },
  {
    query: "CNC",
    why: "Two machine shops.",
    grades: { "machine-shop-technician": 3, "toolroom-coach": 3 },
  },
  {
    query: "ferry captain",
    why: "One.",
    grades: { "relief-ferry-captain": 3 },
  },
  {
    query: "front desk",
    why: "The host by title; inns and nights by skill.",
    grades: { "enrollment-host": 3, "weekend-inn-manager": 2, "night-auditor": 2 },
  },
  {
    query: "spanish",
    why: "Two jobs ask for it.",
    grades: { "passenger-care-desk-lead": 3, "enrollment-host": 3 },
  },
];
