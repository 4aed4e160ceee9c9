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
    description: `Our controller is leaving in good order and the next one starts in nine months. In between, two foundries still have to close their books, pay their metal bills and answer an auditor who reads every line. That is the job.

You would own the close from the first working day to the eighth, keep a thirteen-week cash forecast that our bank believes, and explain both to a plant manager who thinks in tons. Two bookkeepers and a payroll clerk do the entries; they are good, and they would like somebody to ask.

A first month well spent: one close done beside our outgoing controller, one done without her, and a list of the five things you would change first.

The hours gather around month end, about thirty-two in that week and twenty in the others. When in the day you work them is up to you.

We send a laptop and a second screen, and pay for two trips to Toledo. The handover manual you write at the end is part of the paid time.`,
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
    description: `We repair things well and plan repairs badly. Toledo and Fort Wayne share one crane crew, one store of bearings and no common calendar, so both plants stop in the same week more often than chance would explain.

We want one person to keep one plan. You would write the weekly schedule, decide which spare parts are worth a shelf, and sit in the Thursday call where the two maintenance leads argue politely.

By the end of the first month we would hope for a single list of planned stops for the quarter, and a first cut of the parts list with the dead stock marked.

Two days a week are in Toledo, one Friday in four is in Fort Wayne, and the rest is at your own desk. Mileage, boots and a parking space near the door are ours to provide.`,
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
    description: `Four apprentices, two surface grinders, one jig borer that only one of us fully trusts. We are looking for a toolmaker who would rather teach the work than do all of it.

You would stand beside people. Some weeks that means setting up a fixture together, some weeks it means asking "what does the drawing say?" eleven times until nobody needs you to ask it.

In the first month you would get to know the four, watch each of them through one whole job, and tell us honestly who is ready for the jig borer and who is not yet.

Twelve hours, on any two or three days between Monday and Thursday, starting no earlier than you like. The toolroom is warm in winter, the benches adjust in height, and there is a stool at every machine where a stool is safe.`,
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
    description: `We run payroll for 340 people in three states. Our clerk, Noor, is careful, quick and eight months into the work. She would like someone to sit beside her, by video, through a full year of it: the overtime weeks, the garnishments, the December that nobody warns you about.

You would not run payroll. You would read it before it runs, ask the questions a seasoned eye asks, and write down the rules that so far live in an old mailbox.

A good first month ends with two clean pay runs and a one-page checklist that Noor wrote and you corrected.

Most of the work falls on Tuesdays and Wednesdays of pay weeks. Apart from that, agree the hours between the two of you. We provide the laptop, the software, and time to learn it properly before anybody is in a hurry.`,
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

This is a ten-week project: watch how the work really moves, redraw the aisles, and stay with us while we move the racks over two weekends in the slow season. We have a draftsman for the drawings and a crew for the lifting. What we lack is somebody who has done this before and knows which clever idea ends in a forklift jam.

By the fourth week we would like a plan that the shift leads have argued over and signed.

Two days a week in the building, the rest from home. Travel and a quiet hotel are paid, and there is an office above the floor with a window over all of it.`,
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
    description: `The foundry is a different place after ten in the evening: fewer people, hotter metal, more habits. We would like an experienced pair of eyes to walk it three nights a week and talk with the crew about what they see.

You carry no clipboard of points. You look, you ask, you stop work when work should stop, and in the morning you leave one page for the plant manager. Near misses are the part we care about most.

In your first weeks you walk with both shift leads until the route, the alarms and the names are yours. A good month is one in which people start to tell you things without being asked.

Shifts run from nine in the evening until two. You pick the three nights a fortnight ahead. Protective clothing is fitted to you, a taxi home is paid when you want one, and the soup in the canteen is better than it looks.`,
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
    description: `Two hundred and sixty pump housings, all of them grey, need to look different enough to order from. Our present catalog was photographed in a corridor.

You would set up a small studio in a dry corner of the warehouse, photograph each part on the same background from three sides with a scale beside it, and number the pictures so that a buyer finds them. A storekeeper brings the parts and takes them away again; the heavy ones come on a turntable.

We expect about forty parts in the first month, while the light and the naming are worked out, and a steady pace after that until the last one is done.

Ten hours a week, in one long day or two short ones, with the retouching at home. Lamps, stands and a decent lens are here. Bring your own camera or use ours.`,
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
    description: `Three of our forty suppliers cause most of our bad weeks. They are decent family firms with worn machines and thin order books, and we would sooner help them than replace them.

You would visit each one, find out what actually goes wrong, and agree a recovery plan that their owner can afford and our buyers will respect. Then you would go back, and back again, until it holds. Tact counts for as much as metrology here.

At the end of the first month we would like three honest visit reports, each no longer than two pages, and one plan signed by both sides.

Expect one day on the road, one in Fort Wayne and a few hours of calls in between. You arrange the week. We pay travel time at the full rate, hire the car, and never book a flight before seven.`,
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

The project is to find out which is which, with queries where queries will do and with patient telephone calls to the toolroom where they will not, and then to retire the dead ones without breaking an open order. We think it is three to four months of half weeks. The fee covers the whole of it and is paid in four parts.

First comes a sample of five hundred numbers, sorted and explained, so that we can agree on the rules before you apply them to everything.

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
    description: `Melting iron is expensive, and some of our heat goes straight through the roof. We would like somebody who has done this in other plants to tell us where, how much, and what it would cost to stop.

The work is two days a week for roughly three months. You would meter the furnaces, the compressors and the big fans, talk with the melters about why things are done as they are, and rank the savings by how soon they pay.

By week four we hope to see a simple picture of where each dollar of energy goes. Rough is fine as long as it is true.

Days are yours to choose, except that some measuring has to happen during a Monday cold start. An electrician goes with you to every panel. Meters, ladders and the person who climbs them are provided.`,
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
    description: `About thirty times a month a pump housing cracks, or is said to have cracked, and a farmer or a mill engineer rings us up in a bad mood. We want that call to be the moment things get better.

You listen, look at the photographs, decide with our quality desk what we owe, and write the letter yourself. You may approve up to $1,500 without asking anybody.

The post is shared by two people, sixteen hours each, with an hour of overlap at Wednesday noon. Your partner, Wilhelmina, has done it for four years and would train you. After a month we would expect you to handle an ordinary claim from first ring to last letter.

How the two of you divide the week is your own business, so long as somebody answers between eight and four Eastern. Headset, computer and the parts drawings are sent to your home.`,
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

We would like it cut to forty pages that anyone on the shop floor can read on a break. You would settle the contradictions with me and our employment lawyer, rewrite it chapter by chapter, and test each one on three colleagues who did not ask for it.

For the first month, the vacation and sick-leave chapters are plenty. They are where the trouble is.

Ten hours a week for about four months, at any hours you please, with a half-hour call on Fridays. The lawyer's time is paid by us, a Spanish translation is arranged, and your name goes on the last page if you want it there.`,
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
    description: `Our certificate is up for renewal in seven months. We would pass today, but for the wrong reasons: the binder is perfect and the practice has wandered off from it.

You would run a round of internal audits in Chattanooga and one in each foundry, the kind where people say what they really do. Then you would help us either change the practice or, quite often, change the binder.

A good beginning is one warehouse audit, written up in plain words and talked through with the people in it before anyone senior reads a line.

Fourteen hours a week on average, heavier before the three site visits and lighter after. You plan the calendar. A quality clerk keeps the records with you, and we cover travel, meals and a room with a proper desk.`,
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
    description: `Fifty-two people paint, pack and ship our pumps from Chattanooga. They are steady, funny and a little tired of being managed by telephone from Ohio. They should have their own plant manager again.

You would run the place: safety first, then deliveries, then cost, in that order even in December. You would have five shift and section leads, a budget you helped to write, and a free hand in how the floor is organized.

In your first month we ask you to change nothing. Work a day in every section, close one month's figures with us, and then tell us what you would do.

It is a full-time post, but not a heroic one: early or late start as you prefer, and a deputy who covers every second Friday. Health plan from day one, moving costs, and five weeks of vacation that people really take.`,
    daysAgo: 48,
  },
];
