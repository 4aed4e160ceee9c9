import type { DemoJob } from "./shapes.ts";

/** The jobs of the demo recruiter, Priya Raman. */
export const KESTREL_ROW_JOBS: readonly DemoJob[] = [
  {
    key: "interim-finance-controller",
    companyKey: "kestrel-row",
    title: "Interim Finance Controller",
    location: "Anywhere in the United States",
    industry: "Finance and Accounting",
    employmentType: "consulting",
    workType: "remote",
    hoursPerWeek: 24,
    payMin: 64,
    payMax: 78,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: [
      "Month-end close",
      "US GAAP",
      "Audit lead",
      "Cash forecasting",
      "Cost control",
      "Capital budgeting",
      "Handover",
    ],
    description: `Our controller is leaving on good terms, and the next one starts in nine months. In between, two foundries still have to close their books, pay for their metal and answer an auditor who reads every line. That's the job.

You'll own the close from the first business day to the eighth, keep a thirteen-week cash forecast our bank believes, and explain both to a plant manager who thinks in tons. Two bookkeepers and a payroll clerk do the entries. They're good, and they'd like someone to go to with questions.

A good first month: one close alongside our outgoing controller, one without her, and a list of the five things you'd change first.

The hours bunch up around month-end: about thirty-two that week and twenty in the others. What time of day you work is up to you.

We send a laptop and a second screen, and we pay for two trips to Toledo. You'll be paid for writing the handover manual at the end.`,
    questions: [
      { kind: "text", text: "How many monthly closes have you led, and for what kind of company?", choices: [] },
      { kind: "yes-no", text: "Could you travel to Toledo twice?", choices: [] },
      {
        kind: "choice",
        text: "When could you start?",
        choices: ["Within two weeks", "Within a month", "Later"],
      },
    ],
    daysAgo: 24,
  },
  {
    key: "maintenance-planner-two-sites",
    companyKey: "kestrel-row",
    title: "Maintenance Planner for Two Sites",
    location: "Toledo, Ohio",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 20,
    payMin: 48,
    payMax: 56,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["Maintenance planning", "SAP PM", "Spare parts", "Root cause analysis", "Vendor management"],
    description: `We're good at repairs and bad at planning them. Toledo and Fort Wayne share one crane crew, one stock of bearings and no calendar, so both plants shut down in the same week more often than chance would explain.

We want one person to keep one plan. You'll write the weekly schedule, decide which spare parts are worth stocking, and join the Thursday call where the two maintenance leads argue politely.

By the end of the first month, we hope to have a single list of planned shutdowns for the quarter and a first pass at the parts list with the dead stock marked.

You'll spend two days a week in Toledo, one Friday a month in Fort Wayne, and the rest at your own desk. We cover mileage, boots and a parking space near the door.`,
    daysAgo: 30,
  },
  {
    key: "toolroom-coach",
    companyKey: "kestrel-row",
    title: "Toolroom Coach",
    location: "Fort Wayne, Indiana",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 12,
    payMin: 38,
    payMax: 45,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Toolmaking", "CNC machining", "Blueprint reading", "Measuring and gauges", "Coaching", "Apprenticeships"],
    description: `We have four apprentices, two surface grinders, and one jig borer that only one of us fully trusts. We're looking for a toolmaker who'd rather teach the work than do all of it.

You'll work side by side with people. Some weeks that means setting up a fixture together. Other weeks it means asking "What does the drawing say?" eleven times until nobody needs you to ask.

In the first month, you'll get to know the four of them, watch each one through a whole job, and tell us honestly who's ready for the jig borer and who isn't yet.

It's twelve hours on any two or three days, Monday through Thursday, starting no earlier than you like. The toolroom is warm in winter, the benches adjust in height, and there's a stool at every machine where a stool is safe.`,
    hidesNames: true,
    daysAgo: 17,
  },
  {
    key: "payroll-mentor",
    companyKey: "kestrel-row",
    title: "Payroll Mentor",
    location: "Anywhere in the United States",
    industry: "Human Resources",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 20,
    payMin: 44,
    payMax: 52,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Payroll", "Month-end close", "Mentoring", "Benefits administration", "Procedure writing"],
    description: `We run payroll for 340 people in three states. Our clerk, Noor, is careful, quick and eight months into the work. She would like someone to sit beside her, by video, through a full year: the overtime weeks, the garnishments, the December nobody warns you about.

You won't run payroll. You'll review it before it runs, ask the questions an experienced eye asks, and write down the rules that currently live in an old inbox.

A good first month ends with two clean pay runs and a one-page checklist that Noor wrote and you corrected.

Most of the work falls on Tuesdays and Wednesdays of pay weeks. Otherwise, the two of you set the hours. We provide the laptop, the software, and time to learn it well before anyone is in a hurry.`,
    daysAgo: 2,
  },
  {
    key: "warehouse-layout-adviser",
    companyKey: "kestrel-row",
    title: "Warehouse Layout Adviser",
    location: "Chattanooga, Tennessee",
    industry: "Transport and Logistics",
    employmentType: "project",
    workType: "hybrid",
    hoursPerWeek: 16,
    payMin: 60,
    payMax: 70,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Warehouse layout", "Stock control", "Lean manufacturing", "Site safety", "Project management"],
    description: `Our Chattanooga warehouse was laid out for pallets and now ships mostly cartons. People walk nine miles a shift. Some of them have measured it.

This is a ten-week project: watch how the work really moves, redraw the aisles, and stick with us while we move the racks over two weekends in the slow season. We have a draftsman for the drawings and a crew for the lifting. What we need is someone who's done this before and knows which clever idea ends in a forklift jam.

By the fourth week, we'd like a plan the shift leads have argued over and signed.

It's two days a week in the building and the rest from home. We pay for travel and a quiet hotel, and there's an office above the floor with a view of all of it.`,
    daysAgo: 74,
    isClosed: true,
  },
  {
    key: "night-shift-safety-walker",
    companyKey: "kestrel-row",
    title: "Night Shift Safety Walker",
    location: "Toledo, Ohio",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 15,
    payMin: 34,
    payMax: 40,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "choose-days"],
    skills: ["Site safety", "Incident review", "ISO 45001 audit", "Metal casting", "First aid"],
    description: `The foundry is a different place after ten at night: fewer people, hotter metal, more shortcuts. We'd like an experienced pair of eyes to walk it three nights a week and talk with the crew about what they see.

You won't carry a clipboard. You'll look, ask, stop work when work should stop, and leave one page for the plant manager in the morning. We care most about near misses.

In your first weeks, you'll walk with both shift leads until you know the route, the alarms and the names. It's a good month when people start telling you things without being asked.

Shifts run from nine at night until two. You pick your three nights two weeks ahead. We fit your protective gear to you, pay for a ride home when you want one, and the soup in the cafeteria is better than it looks.`,
    daysAgo: 40,
  },
  {
    key: "catalog-photographer",
    companyKey: "kestrel-row",
    title: "Catalog Photographer",
    location: "Toledo, Ohio",
    industry: "Media and Communications",
    employmentType: "project",
    workType: "hybrid",
    hoursPerWeek: 10,
    payMin: 41,
    payMax: 47,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Photography", "Photo retouching", "Document control", "Copy editing"],
    description: `We have two hundred and sixty pump housings, all of them gray, and they need to look different enough to order from. Our current catalog was shot in a hallway.

You'll set up a small studio in a dry corner of the warehouse, photograph each part on the same background from three sides with a scale beside it, and number the pictures so a buyer can find them. A stock clerk brings the parts and takes them away; the heavy ones come on a turntable.

We expect about forty parts in the first month, while you work out the lighting and the naming, and a steady pace after that until the last one is done.

It's ten hours a week, in one long day or two short ones, with the retouching done at home. We have lights, stands and a decent lens. Bring your own camera or use ours.`,
    daysAgo: 81,
    isClosed: true,
  },
  {
    key: "supplier-recovery-lead",
    companyKey: "kestrel-row",
    title: "Supplier Recovery Lead",
    location: "Fort Wayne, Indiana",
    industry: "Manufacturing",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 18,
    payMin: 68,
    payMax: 82,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Supplier development", "Supplier audit", "Root cause analysis", "ISO 9001", "Negotiation", "Cost review"],
    description: `Three of our forty suppliers cause most of our bad weeks. They're good family businesses with worn machines and thin order books, and we'd rather help them than replace them.

You'll visit each one, find out what actually goes wrong, and agree on a recovery plan their owner can afford and our buyers will respect. Then you'll go back, and back again, until it holds. Tact counts as much as metrology here.

By the end of the first month, we'd like three honest visit reports, none longer than two pages, and one plan signed by both sides.

Expect one day on the road, one in Fort Wayne and a few hours of calls in between. You arrange the week. We pay travel time at your full rate, rent the car, and never book a flight before seven.`,
    daysAgo: 9,
  },
  {
    key: "parts-list-cleanup-analyst",
    companyKey: "kestrel-row",
    title: "Parts List Cleanup Analyst",
    location: "Anywhere in the United States",
    industry: "Information Technology",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 20,
    payMin: 14000,
    payMax: 18000,
    payUnit: "project",
    flexibility: ["flexible-hours"],
    skills: ["ERP systems", "Data cleanup", "SQL", "Business analysis", "Stock control", "Spreadsheets"],
    description: `Our planning system holds 41,000 part numbers. We believe about 16,000 of them are real. The rest are duplicates, misspellings and things we stopped making under another name.

The project is to find out which is which, with queries where queries will do and patient phone calls to the toolroom where they won't, and then retire the dead ones without breaking an open order. We think it's three to four months of half weeks. The fee covers the whole project and is paid in four parts.

You'll start with a sample of five hundred numbers, sorted and explained, so we can agree on the rules before you apply them to everything.

Work whenever you like; we only ask for one call on Monday mornings. You get a copy of the data to practice on, so nothing you try can hurt us.`,
    daysAgo: 12,
  },
  {
    key: "foundry-energy-auditor",
    companyKey: "kestrel-row",
    title: "Foundry Energy Auditor",
    location: "Toledo, Ohio",
    industry: "Energy, Water and Utilities",
    employmentType: "project",
    workType: "on-site",
    hoursPerWeek: 16,
    payMin: 450,
    payMax: 560,
    payUnit: "day",
    flexibility: ["choose-days"],
    skills: ["Energy audit", "Metal casting", "Process engineering", "Cost review", "Commissioning"],
    description: `Melting iron is expensive, and some of our heat goes straight through the roof. We'd like someone who's done this at other plants to tell us where, how much, and what it would cost to stop it.

The work is two days a week for about three months. You'll meter the furnaces, the compressors and the big fans, talk with the melters about why things are done the way they are, and rank the savings by how fast they pay off.

By week four, we'd like a simple picture of where each dollar of energy goes. Rough is fine as long as it's accurate.

You choose the days, except that some measuring has to happen during a Monday cold start. An electrician goes with you to every panel. We provide the meters, the ladders and the person who climbs them.`,
    daysAgo: 50,
  },
  {
    key: "warranty-claims-specialist",
    companyKey: "kestrel-row",
    title: "Warranty Claims Specialist",
    location: "Anywhere in the United States",
    industry: "Sales and Customer Service",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 16,
    payMin: 30,
    payMax: 36,
    payUnit: "hour",
    flexibility: ["job-share", "flexible-hours"],
    skills: [
      "Warranty claims",
      "Complaint handling",
      "Telephone service",
      "Customer service",
      "Correspondence",
      "Blueprint reading",
    ],
    description: `About thirty times a month, a pump housing cracks, or someone says it did, and a farmer or a mill engineer calls us in a bad mood. We want that call to be the moment things get better.

You'll listen, look at the photos, decide with our quality team what we owe, and write the letter yourself. You can approve up to $1,500 on your own.

Two people share the job, sixteen hours each, with an hour of overlap on Wednesdays at noon. Your partner, Wilhelmina, has done it for four years and will train you. After a month, we'd expect you to handle an ordinary claim from first call to last letter.

How the two of you split the week is up to you, as long as someone answers between eight and four Eastern. We send a headset, a computer and the parts drawings to your home.`,
    daysAgo: 6,
  },
  {
    key: "employee-handbook-editor",
    companyKey: "kestrel-row",
    title: "Employee Handbook Editor",
    location: "Anywhere in the United States",
    industry: "Human Resources",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 10,
    payMin: 42,
    payMax: 50,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Policy writing", "Employment law", "Copy editing", "Benefits administration", "Document control"],
    description: `Our handbook has 118 pages, three authors and two contradictory chapters about vacation. People ask the receptionist instead. She is usually right, but she would like to do other things.

We'd like it cut to forty pages that anyone on the shop floor can read on a break. You'll settle the contradictions with me and our employment lawyer, rewrite it chapter by chapter, and test each chapter on three coworkers who didn't ask for it.

For the first month, the vacation and sick leave chapters are plenty. That's where the trouble is.

It's ten hours a week for about four months, whenever you like, with a half-hour call on Fridays. We pay for the lawyer's time and the Spanish translation, and your name goes on the last page if you want it there.`,
    daysAgo: 33,
    isClosed: true,
  },
  {
    key: "quality-systems-auditor",
    companyKey: "kestrel-row",
    title: "Quality Systems Auditor",
    location: "Chattanooga, Tennessee",
    industry: "Manufacturing",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 14,
    payMin: 58,
    payMax: 68,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["ISO 9001", "Internal audit", "Quality control", "Supplier audit", "Document control", "Incident review"],
    description: `Our certification is up for renewal in seven months. We'd pass today, but for the wrong reasons: the binder is perfect, and what we actually do has drifted away from it.

You'll run a round of internal audits in Chattanooga and one in each foundry, the kind where people say what they really do. Then you'll help us either change the practice or, quite often, change the binder.

A good start is one warehouse audit, written up in plain English and talked through with the people in it before any manager reads a line.

It's fourteen hours a week on average, heavier before the three site visits and lighter after. You set the calendar. A quality clerk keeps the records with you, and we cover travel, meals and a room with a real desk.`,
    daysAgo: 1,
  },
  {
    key: "plant-manager-chattanooga",
    companyKey: "kestrel-row",
    title: "Plant Manager, Distribution and Finishing",
    location: "Chattanooga, Tennessee",
    industry: "Manufacturing",
    employmentType: "full-time",
    workType: "on-site",
    hoursPerWeek: 40,
    payMin: 118000,
    payMax: 136000,
    payUnit: "year",
    flexibility: ["flexible-hours"],
    skills: [
      "Plant management",
      "Team leadership",
      "Production planning",
      "Lean manufacturing",
      "Budgeting",
      "Stock control",
    ],
    description: `Fifty-two people paint, pack and ship our pumps from Chattanooga. They're steady, funny and a little tired of being managed by phone from Ohio. They deserve their own plant manager again.

You'll run the place: safety first, then deliveries, then cost, in that order even in December. You'll have five shift and section leads, a budget you helped write, and a free hand in how the floor is organized.

For your first month, please don't change anything. Work a day in every section, close one month's books with us, and then tell us what you'd do.

It's a full-time job, but it won't eat your life: start early or late as you prefer, with a deputy who covers every other Friday. You get a health plan from day one, moving costs, and five weeks of vacation that people really take.`,
    daysAgo: 48,
  },
];
