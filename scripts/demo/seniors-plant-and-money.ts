import type { DemoSenior } from "./shapes.ts";

/** Seniors who ran plants, books and quality. The first one is the demo account senior@example.com. */
export const PLANT_AND_MONEY_SENIORS: readonly DemoSenior[] = [
  {
    key: "harriet-quill",
    firstName: "Harriet",
    lastName: "Quill",
    email: "senior@example.com",
    bio: `I have kept batch plants safe for most of my working life: first on the floor, then at the drawing board, then in front of people who did not want to hear it. I lead hazard studies that finish on time, and I have signed off the interlocks on eleven resin and solvent lines.

For my last six years in a full-time post I also ran the capital budget of two sites, $22 million in all, and brought it in four percent under. It turns out that a cost forecast and a hazard study ask the same question: what have we not thought of?

I would like two or three days a week of the part I am good at, and somebody to hand it on to.`,
    skills: [
      "HAZOP",
      "Relief sizing",
      "Interlock review",
      "Management of change",
      "Layers of protection",
      "Incident review",
      "Process engineering",
      "Plant start-up",
      "Cost control",
      "Capital budgeting",
      "Operator training",
      "Mentoring",
      "Root cause analysis",
      "Cost review",
    ],
    yearsExperience: 31,
    availabilityHours: 20,
    workPreference: "hybrid",
    place: "Baton Rouge, Louisiana",
    isVisible: true,
    daysAgo: 86,
  },
  {
    key: "desmond-oakhurst",
    firstName: "Desmond",
    lastName: "Oakhurst",
    email: "desmond.oakhurst@example.com",
    bio: `I close books that other people are afraid of. Three recovery engagements so far, two of them in family firms, and every one handed over with a written manual that was still in use when I last asked.

The biggest was a foundry group with four ledgers and no two of them alike. We went from a close of twenty-three days to one of seven in five months, and the auditors dropped their main finding.

I like bookkeepers, I explain things without a whiteboard, and I do not leave until somebody else can do it. Twenty-four hours a week from my own study suits me well.`,
    skills: [
      "Month-end close",
      "IFRS",
      "US GAAP",
      "Audit lead",
      "Cash forecasting",
      "Handover",
      "Cost control",
      "Spreadsheets",
      "Pricing",
    ],
    yearsExperience: 28,
    availabilityHours: 24,
    workPreference: "remote",
    place: "Columbus, Ohio",
    isVisible: true,
    daysAgo: 79,
  },
  {
    key: "ottoline-farr",
    firstName: "Ottoline",
    lastName: "Farr",
    email: "ottoline.farr@example.org",
    bio: `Internal auditor, for the kind of company that makes things. I led the audit team of a valve maker with nine plants and wrote board papers that the board read, which I measured by the questions.

My proudest piece of work was dull: a risk register cut from 214 lines to 30, each with a name beside it. Two years later, twenty-six of those thirty had been dealt with.

I have since covered two controller vacancies, of five and eight months, and found that I enjoy running the close as much as examining it. I work remotely, sixteen hours or a little more, and I answer letters the same day.`,
    skills: [
      "Internal audit",
      "Risk registers",
      "Board papers",
      "Month-end close",
      "US GAAP",
      "Audit lead",
      "Cost control",
      "Handover",
      "Contract review",
      "Insurance renewal",
    ],
    yearsExperience: 27,
    availabilityHours: 24,
    workPreference: "remote",
    place: "Providence, Rhode Island",
    isVisible: true,
    daysAgo: 74,
  },
  {
    key: "ines-valdermoor",
    firstName: "Ines",
    lastName: "Valdermoor",
    email: "ines.valdermoor@example.com",
    bio: `I audit suppliers, and most of them ask me back. In seventeen years of doing little else I have visited about six hundred workshops, from a two-man plating shop to a glassworks the size of a town.

What I do best is the second visit. Anyone can write a list of faults; I help the owner choose the three that matter, and I come back to see whether it held. At my last employer, returns from the twenty worst suppliers fell by two thirds in a year and a half.

I keep an eye on cost as well, since a plan that nobody can afford is only a wish. Fifteen to eighteen hours a week, from Asheville.`,
    skills: [
      "Supplier audit",
      "ISO 9001",
      "Cost review",
      "Root cause analysis",
      "Supplier development",
      "Quality control",
      "Negotiation",
      "Spanish",
      "Vendor management",
      "Audit lead",
      "Cost control",
    ],
    yearsExperience: 17,
    availabilityHours: 18,
    workPreference: "hybrid",
    place: "Asheville, North Carolina",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 71,
  },
  {
    key: "leonora-pask",
    firstName: "Leonora",
    lastName: "Pask",
    email: "leonora.pask@example.net",
    bio: `Maintenance planner, formerly a fitter, so I know what it means when a plan says "two hours" and the bolt says otherwise. I planned the shutdowns of a paper mill for twelve years and missed the restart date once, by a day, because of a flood.

I brought the spare parts stock of that mill down by $1.3 million without a single stop for want of a part. The trick was to ask the night crew what they were hiding, and why.

I work on site by choice. Twenty hours a week, anywhere within an hour of Toledo.`,
    skills: [
      "Maintenance planning",
      "SAP PM",
      "Spare parts",
      "Root cause analysis",
      "Stock control",
      "Vendor management",
      "Pump maintenance",
      "Supplier development",
      "Incident review",
      "Site safety",
    ],
    yearsExperience: 26,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Toledo, Ohio",
    isVisible: true,
    daysAgo: 68,
  },
  {
    key: "anselm-birch",
    firstName: "Anselm",
    lastName: "Birch",
    email: "anselm.birch@example.com",
    bio: `I have been the whole finance department of three small organizations, one after the other: a dairy, a regional theater and a chain of hardware stores. Budgets, payroll, the bank on Friday, the auditor in March.

At the dairy I built the weekly cash forecast that carried us through the year the cooler failed. At the theater I found $90,000 of ticket money that had been posted to the wrong season since before I arrived.

I am comfortable at a distance, but I like to see the people twice a month. Up to thirty hours, and month ends do not frighten me.`,
    skills: [
      "Budgeting",
      "Cash forecasting",
      "Payroll",
      "Month-end close",
      "Bookkeeping",
      "Accounts payable",
      "Spreadsheets",
      "Cost control",
      "Benefits administration",
      "Data cleanup",
    ],
    yearsExperience: 19,
    availabilityHours: 30,
    workPreference: "hybrid",
    place: "Duluth, Minnesota",
    isVisible: true,
    daysAgo: 77,
  },
  {
    key: "cornelius-vantreece",
    firstName: "Cornelius",
    lastName: "Vantreece",
    email: "cornelius.vantreece@example.com",
    bio: `Toolmaker. I served my time on press tools, spent a decade on jigs for aircraft doors, and ended as foreman of a toolroom with fourteen people in it. I have trained nineteen apprentices; fifteen are still in the trade and two of them employ me now and then.

I can read any drawing and tell you where it lies. I sharpen by hand, set up on a jig borer, and program a machining center well enough to argue with people who do it all day.

Teaching is what I want to do now. Three short days a week, standing next to somebody, with the radio low.`,
    skills: [
      "Toolmaking",
      "CNC machining",
      "Blueprint reading",
      "Measuring and gauges",
      "Apprenticeships",
      "Coaching",
      "Quality control",
      "Metal casting",
      "Site safety",
    ],
    yearsExperience: 38,
    availabilityHours: 15,
    workPreference: "on-site",
    place: "Fort Wayne, Indiana",
    isVisible: true,
    daysAgo: 55,
  },
  {
    key: "percy-thornquist",
    firstName: "Percy",
    lastName: "Thornquist",
    email: "percy.thornquist@example.org",
    bio: `I managed plants: first a box factory, then a gearbox line, then a paint and packing hall with 180 people over three shifts. In that last one we went 900 days without a lost-time injury. It was not luck, and it was not me; it was a quarter of an hour at every shift change, kept up for years.

I know budgets from the inside, and I have closed a plant as well as opened one, so I do not promise what I cannot see. I am looking for a place that needs steadying, full time if the people are right.`,
    skills: [
      "Plant management",
      "Team leadership",
      "Production planning",
      "Lean manufacturing",
      "Budgeting",
      "Site safety",
      "Stock control",
      "Warehouse layout",
      "Cost control",
      "Vendor management",
    ],
    yearsExperience: 29,
    availabilityHours: 40,
    workPreference: "on-site",
    place: "Chattanooga, Tennessee",
    travelMiles: 25,
    isVisible: true,
    daysAgo: 62,
  },
  {
    key: "thuy-larkmoor",
    firstName: "Thuy",
    lastName: "Larkmoor",
    email: "thuy.larkmoor@example.com",
    bio: `I make colors agree. I was a laboratory chemist for a marine paint maker and later for a tile factory, and between them I have matched something like nine thousand shades, most of them while somebody waited.

I set up the standards library at the tile works, cut the average match from four attempts to under two, and taught six technicians to trust their eyes before the instrument and the instrument before their boss.

Mornings are best, because of the light. Three days a week in a laboratory near Mobile would be just right.`,
    skills: [
      "Color matching",
      "Paint formulation",
      "Laboratory methods",
      "Quality control",
      "Mentoring",
      "Document control",
      "Root cause analysis",
      "Batch control",
    ],
    yearsExperience: 24,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Mobile, Alabama",
    isVisible: true,
    daysAgo: 49,
  },
  {
    key: "isamu-brackenfell",
    firstName: "Isamu",
    lastName: "Brackenfell",
    email: "isamu.brackenfell@example.net",
    bio: `Machinist first, improvement engineer later, machinist again by preference. I ran a cell of eight lathes, then spent years going from plant to plant teaching people to see waste. The best thing I ever did was to move a water fountain, which saved one crew four miles a day.

I have rebuilt about thirty manual lathes, two of them from a flooded school basement. I keep records in a notebook and then, patiently, in the computer.

I would enjoy looking after a good shop that other people learn in. Kansas City or close to it.`,
    skills: [
      "CNC machining",
      "Lean manufacturing",
      "Measuring and gauges",
      "Toolmaking",
      "Root cause analysis",
      "Spare parts",
      "Warehouse layout",
      "Site safety",
      "Stock control",
    ],
    yearsExperience: 33,
    availabilityHours: 18,
    workPreference: "on-site",
    place: "Kansas City, Missouri",
    isVisible: true,
    daysAgo: 58,
  },
  {
    key: "mei-tanglewood",
    firstName: "Mei",
    lastName: "Tanglewood",
    email: "mei.tanglewood@example.com",
    bio: `I spent the first half of my career on the regulator's side of the table and the second half on the utility's, so I know what each thinks the other is hiding. I have prepared or examined forty-one rate cases for water, gas and one very small telephone company.

My models are plain. Every number can be traced to a page, and I write the summary first, because if it cannot be said in two pages the case is not ready.

Fifteen hours a week, more before a filing. I work from the hills above Charleston and my internet is excellent.`,
    skills: [
      "Rate analysis",
      "Regulatory filings",
      "Capital budgeting",
      "Cost review",
      "Spreadsheets",
      "Board papers",
      "Public speaking",
      "Cash forecasting",
      "Cost control",
    ],
    yearsExperience: 25,
    availabilityHours: 20,
    workPreference: "remote",
    place: "Charleston, West Virginia",
    isVisible: true,
    daysAgo: 52,
  },
  {
    key: "philippa-dunnmore",
    firstName: "Philippa",
    lastName: "Dunnmore",
    email: "philippa.dunnmore@example.org",
    bio: `Bookkeeper, with a soft spot for places that look after people. I kept the accounts of a hospice, a school and, for eleven years, a dental practice with three locations and a great affection for paper.

I moved the dentists to electronic billing in one summer, and unpaid claims older than ninety days went from $140,000 to under $9,000. I still send a handwritten note when somebody pays an old bill. It costs little and it works.

I like quiet evenings at the ledger and one day a week among colleagues.`,
    skills: [
      "Bookkeeping",
      "Medical billing",
      "Accounts payable",
      "Payroll",
      "Month-end close",
      "Correspondence",
      "Cash forecasting",
    ],
    yearsExperience: 22,
    availabilityHours: 18,
    workPreference: "hybrid",
    place: "Duluth, Minnesota",
    isVisible: true,
    daysAgo: 44,
  },
  {
    key: "emeka-strandwell",
    firstName: "Emeka",
    lastName: "Strandwell",
    email: "emeka.strandwell@example.com",
    bio: `I clean up after systems. Six times now I have been called in after a new planning system went live and nobody could find their parts. Each time the software was mostly fine and the data was mostly not.

At a maker of farm machinery I retired 28,000 dead part numbers in fourteen weeks without stopping an order. I write queries that other people can read, and I ring the storekeeper before I delete anything he might love.

I prefer projects with an end, and I work from home in Columbus.`,
    skills: [
      "ERP systems",
      "Data cleanup",
      "SQL",
      "Business analysis",
      "Software training",
      "Spreadsheets",
      "Project management",
      "Stock control",
      "Help desk",
      "Cost control",
    ],
    yearsExperience: 21,
    availabilityHours: 25,
    workPreference: "remote",
    place: "Columbus, Ohio",
    isVisible: true,
    daysAgo: 64,
  },
];
