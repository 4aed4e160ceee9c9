import type { DemoSenior } from "./shapes.ts";

/** Seniors who ran plants, books and quality. The first one is the demo account senior@example.com. */
export const PLANT_AND_MONEY_SENIORS: readonly DemoSenior[] = [
  {
    key: "harriet-quill",
    firstName: "Harriet",
    lastName: "Quill",
    email: "senior@example.com",
    bio: `I've kept batch plants safe for most of my working life: first on the floor, then at the drawing board, then in front of people who didn't want to hear it. I lead hazard studies that finish on time, and I've signed off on the interlocks for eleven resin and solvent lines.

For my last six years in a full-time job, I also ran the capital budget for two sites, $22 million in all, and brought it in four percent under. It turns out a cost forecast and a hazard study ask the same question: what haven't we thought of?

I'd like two or three days a week of the part I'm good at, and someone to pass it on to.`,
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
    bio: `I close books other people are afraid of. I've done three turnarounds so far, two of them at family businesses, and each one came with a written manual that was still in use the last time I asked.

The biggest was a foundry group with four ledgers, no two of them alike. In five months, we went from a twenty-three-day close to a seven-day close, and the auditors dropped their main finding.

I like bookkeepers, I explain things without a whiteboard, and I don't leave until someone else can do it. Twenty-four hours a week from my home office suits me well.`,
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
    bio: `I'm an internal auditor for companies that make things. I led the audit team at a valve manufacturer with nine plants and wrote board papers the board actually read. I could tell by the questions.

My proudest piece of work was boring: I cut a risk register from 214 lines to 30, each with a name next to it. Two years later, twenty-six of those thirty had been dealt with.

Since then I've covered two controller vacancies, for five and eight months, and found I enjoy running the close as much as auditing it. I work remotely, twenty-four hours a week or a little less, and I answer email the same day.`,
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
    bio: `I audit suppliers, and most of them ask me back. In seventeen years of doing little else, I've visited about six hundred shops, from a two-person plating shop to a glass plant the size of a town.

What I do best is the second visit. Anyone can write a list of problems. I help the owner choose the three that matter, and I come back to see whether the fix held. At my last job, returns from the twenty worst suppliers fell by two-thirds in a year and a half.

I keep an eye on cost too, because a plan nobody can afford is just a wish. I'm looking for fifteen to eighteen hours a week, from Asheville.`,
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
    bio: `I'm a maintenance planner and a former millwright, so I know what it means when the plan says "two hours" and the bolt says otherwise. I planned a paper mill's shutdowns for twelve years and missed the restart date once, by a day, because of a flood.

I cut that mill's spare parts stock by $1.3 million without a single shutdown for lack of a part. The trick was asking the night crew what they were hiding, and why.

I work on site by choice. I'd like twenty hours a week, anywhere within an hour of Toledo.`,
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
    bio: `I've been the entire finance department for three small organizations, one after another: a dairy, a regional theater and a chain of hardware stores. Budgets, payroll, the bank on Friday, the auditor in March.

At the dairy I built the weekly cash forecast that carried us through the year the cooler failed. At the theater, I found $90,000 in ticket sales that had been posted to the wrong season since before I got there.

I'm comfortable working remotely, but I like to see people twice a month. I'm available up to thirty hours a week, and month-end doesn't scare me.`,
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
    bio: `I'm a toolmaker. I apprenticed on press tools, spent a decade on jigs for aircraft doors, and finished as foreman of a fourteen-person toolroom. I've trained nineteen apprentices; fifteen are still in the trade, and two of them hire me now and then.

I can read any drawing and tell you where it's lying. I sharpen by hand, set up on a jig borer, and program a machining center well enough to argue with people who do it all day.

Now I want to teach: three short days a week, standing next to someone, with the radio on low.`,
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
    bio: `I've managed plants: first a box factory, then a gearbox line, then a paint and packing operation with 180 people on three shifts. At that last one, we went 900 days without a lost-time injury. It wasn't luck, and it wasn't me. It was fifteen minutes at every shift change, kept up for years.

I know budgets from the inside, and I've closed a plant as well as opened one, so I don't promise what I can't see. I'm looking for a place that needs a steady hand, full time if the people are right.`,
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
    bio: `I match colors. I was a lab chemist at a marine paint company and later at a tile factory, and between them I've matched something like nine thousand shades, most of them while someone waited.

I set up the standards library at the tile factory, cut the average match from four tries to under two, and taught six technicians to trust their eyes before the instrument and the instrument before their boss.

Mornings are best, because of the light. Three days a week in a lab near Mobile would be just right.`,
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
    bio: `I was a machinist first, an improvement engineer later, and a machinist again by choice. I ran a cell of eight lathes, then spent years going from plant to plant teaching people to see waste. The best thing I ever did was move a water fountain, which saved one crew four miles a day.

I've rebuilt about thirty manual lathes, two of them from a flooded school basement. I keep my records in a notebook first and then, patiently, on the computer.

I'd enjoy taking care of a good shop where other people learn, in or near Kansas City.`,
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
    bio: `I spent the first half of my career on the regulator's side of the table and the second half on the utility's, so I know what each thinks the other is hiding. I've prepared or reviewed forty-one rate cases for water, gas and one very small phone company.

My models are simple. You can trace every number to a page, and I write the summary first, because if you can't say it in two pages, the case isn't ready.

I'm available twenty hours a week, more before a filing. I work from the hills above Charleston, and my internet is excellent.`,
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
    bio: `I'm a bookkeeper with a soft spot for places that take care of people. I kept the books for a hospice, a school and, for eleven years, a dental practice with three locations and a deep love of paper.

I moved the dentists to electronic billing in one summer, and unpaid claims older than ninety days went from $140,000 to under $9,000. I still send a handwritten note when someone pays an old bill. It costs almost nothing, and it works.

I like quiet evenings with the books and one day a week in the office.`,
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
    bio: `I clean up after system launches. Six times now I've been called in after a new planning system went live and nobody could find their parts. Each time, the software was mostly fine and the data mostly wasn't.

At a farm equipment manufacturer, I cleared out 28,000 dead part numbers in fourteen weeks without holding up an order. I write queries other people can read, and I call the stockroom before I delete anything they might miss.

I like projects with an end date, and I work from home in Columbus.`,
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
