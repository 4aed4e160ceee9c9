import type { DemoJob } from "./shapes.ts";

/** The jobs of Marrowstone Ferries and Freight. */
export const MARROWSTONE_JOBS: readonly DemoJob[] = [
  {
    key: "trade-compliance-consultant",
    companyKey: "marrowstone",
    title: "Customs and Trade Compliance Consultant",
    location: "Anywhere in the United States",
    industry: "Legal and Compliance",
    employmentType: "consulting",
    workType: "remote",
    hoursPerWeek: 20,
    payMin: 60,
    payMax: 75,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Trade compliance", "Customs entry", "Incoterms", "Compliance audit", "Procedure writing", "Negotiation"],
    description: `Our freight desk moves everything from cedar shingles to dental chairs across two borders. We've never had a serious penalty, but we have had two letters that made us sit down, and we'd like someone who reads letters like that for a living.

You'll check tariff classifications, write the rules our six clerks work by, and answer the customs office in our name when it asks. Once a quarter, you'll audit forty entries and tell us what you found, gently or otherwise.

The first month is an audit of last quarter and a day of screen sharing with each clerk.

It's twenty hours a week, on days you choose; we just need to be able to reach you for an hour each weekday morning. We pay for the databases and the rulings service, and our broker picks up when you call.`,
    daysAgo: 9,
  },
  {
    key: "harbor-stores-manager",
    companyKey: "marrowstone",
    title: "Harbor Stores Manager",
    location: "Bellingham, Washington",
    industry: "Transport and Logistics",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 28,
    payMin: 34,
    payMax: 40,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["Stock control", "Spare parts", "Vendor management", "Cost control", "Team leadership"],
    description: `Rope, filters, life jackets, nine sizes of shackle and one spare propeller: the Bellingham storeroom keeps four ferries running, and when something is missing, a boat stays tied up.

You'll run the storeroom with two clerks, decide what to stock and what to order, and put an end to the habit of hiding good parts on board. The purchasing budget is yours.

By the end of the first month, we hope for one honest count of the shelves and a list of the twenty parts we can never be without.

It's twenty-eight hours over four days you choose, never before six. The forklift has a driver, the office overlooks the slipway, and the crew will bring you crab in season.`,
    daysAgo: 61,
    isClosed: true,
  },
  {
    key: "relief-ferry-captain",
    companyKey: "marrowstone",
    title: "Relief Ferry Captain",
    location: "Bellingham, Washington",
    industry: "Transport and Logistics",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 30,
    payMin: 520,
    payMax: 600,
    payUnit: "day",
    flexibility: ["seasonal", "choose-days"],
    skills: ["Vessel handling", "Passenger service", "Team leadership", "Emergency planning", "First aid"],
    description: `From May to September we run two extra sailings a day to the islands. We need a captain who has the license, knows fog, and can dock in a crosswind without spilling anyone's coffee.

The boat is the Persistence: 98 feet, 149 passengers, twin screws and an honest wheel. A mate and three deckhands sail with you. You have the last word on weather, and nobody ashore will ever argue.

Your first two weeks are familiarization with our senior captain on every berth, in daylight and in the dark.

It's three ten-hour days a week in season, on a schedule you work out with the other relief captains each April. We pay for your medical exam and your license renewal, and there's a bunk ashore if you live far away.`,
    daysAgo: 20,
  },
  {
    key: "freight-claims-examiner",
    companyKey: "marrowstone",
    title: "Freight Claims Examiner",
    location: "Anywhere in the United States",
    industry: "Transport and Logistics",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 18,
    payMin: 34,
    payMax: 40,
    payUnit: "hour",
    flexibility: ["flexible-hours", "job-share"],
    skills: ["Freight claims", "Correspondence", "Complaint handling", "Incoterms", "Records management"],
    description: `Someone's piano arrived with one leg. Someone's lettuce arrived as soup. Sometimes it was us, sometimes the trucker before us, sometimes whoever taped the box. You'll find out which.

You'll read the paperwork, look at the pictures, call both ends, decide, and write a letter a reasonable person would accept. About twenty-five claims a month come in, most of them small, and half are closed in a week.

We'll start you on closed files, to see whether you'd have decided the way we did. By the end of the month, you should have closed ten of your own.

It's eighteen hours a week from home, arranged as you like, alone or as half of a pair. A lawyer backs you up on anything over $20,000.`,
    daysAgo: 27,
  },
  {
    key: "winter-timetable-planner",
    companyKey: "marrowstone",
    title: "Winter Timetable Planner",
    location: "Portland, Maine",
    industry: "Transport and Logistics",
    employmentType: "project",
    workType: "hybrid",
    hoursPerWeek: 20,
    payMin: 46,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Timetable planning", "Staff scheduling", "Spreadsheets", "Passenger service", "Business analysis"],
    description: `We have two boats, five islands, a school run, the mail, and tides that don't care. Our Casco Bay winter timetable has been patched so often that nobody can say why the 2:40 exists. It may be holding everything up, or it may be for someone who moved away.

We'd like it planned from scratch: who travels, when, what the crews can legally work, and where a spare half hour does the most good.

Spend your first month riding the boats with a notebook and talking to the islanders, who have opinions. Then write the first draft.

It's twenty hours a week for about sixteen weeks, with a day or two on the wharf and the rest at home. We supply the passenger counts, a warm coat and a pass for you and a friend.`,
    daysAgo: 12,
  },
  {
    key: "galley-manager",
    companyKey: "marrowstone",
    title: "Galley Manager",
    location: "Bellingham, Washington",
    industry: "Hospitality and Food",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 32,
    payMin: 27,
    payMax: 32,
    payUnit: "hour",
    flexibility: ["seasonal", "choose-days"],
    skills: ["Kitchen management", "Menu planning", "Food safety", "Stock control", "Team leadership"],
    description: `Our passengers have forty minutes, sea air and an appetite. Three of our boats have galleys, and one of them makes a chowder people sail for. We'd like the other two to catch up.

You'll manage the three small kitchens and their eleven cooks and counter staff: the menu, the ordering, the cleaning, the schedule. You cook when you feel like it, or when someone is out sick.

A good first month: sail with every crew, agree on one short summer menu for all three boats, and pass the county inspection in May.

It's thirty-two hours a week from April to September, on four days you choose. Weekends are busy, and you'll take about half of them. You get an office ashore, good knives, and every meal you're aboard for.`,
    daysAgo: 3,
  },
  {
    key: "marine-engineer-refit",
    companyKey: "marrowstone",
    title: "Marine Engineer, Winter Refit",
    location: "Portland, Maine",
    industry: "Transport and Logistics",
    employmentType: "project",
    workType: "on-site",
    hoursPerWeek: 40,
    payMin: 62,
    payMax: 72,
    payUnit: "hour",
    flexibility: ["seasonal"],
    skills: ["Marine engineering", "Maintenance planning", "Pump maintenance", "Vendor management", "Commissioning"],
    description: `In January the Fair Constance comes out of the water for nine weeks: both engines, the steering gear, forty valves and whatever we find behind the paneling. The yard does the work. We need our own engineer on the hard to say when it's done.

You'll walk the job every day, keep the list, approve the extras before they happen, and run the sea trial at the end. The yard is good and will take an honest no from someone who knows.

Four weeks before haul-out you start part-time, to write the work list with the chief. That's your first month.

You'll work full weeks while she's out of the water, then a few days for the trial. Evenings and Sundays are your own. We rent you a small apartment near the yard, heat included.`,
    daysAgo: 50,
  },
  {
    key: "passenger-care-desk-lead",
    companyKey: "marrowstone",
    title: "Passenger Care Desk Lead",
    location: "Galveston, Texas",
    industry: "Sales and Customer Service",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 26,
    payMax: 30,
    payUnit: "hour",
    flexibility: ["choose-days", "job-share"],
    skills: [
      "Passenger service",
      "Customer service",
      "Complaint handling",
      "Spanish",
      "Team leadership",
      "Booking systems",
    ],
    description: `When the Galveston boat is canceled for wind, two hundred people turn to one desk. Whoever stands behind it decides what kind of company we are.

You'll lead that desk and a team of four. On calm days, it's tickets, wheelchairs, lost hats and directions to the museum. On the other days, you make a plan, announce it in two languages, and stay cheerful without lying.

Learn the booking system and the boats in your first month, and take the desk through one bad-weather day with our terminal manager beside you.

It's twenty hours over three days, and you can share the job. Shifts are six to seven hours with a real lunch break. There are stools behind the counter, the uniform is comfortable, and you and your family ride free.`,
    daysAgo: 15,
  },
  {
    key: "terminal-operations-adviser",
    companyKey: "marrowstone",
    title: "Terminal Operations Adviser",
    location: "Savannah, Georgia",
    industry: "Transport and Logistics",
    employmentType: "consulting",
    workType: "on-site",
    hoursPerWeek: 16,
    payMin: 70,
    payMax: 84,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: [
      "Terminal operations",
      "Dispatching",
      "Site safety",
      "Lean manufacturing",
      "Operations management",
      "Warehouse layout",
    ],
    description: `Our Savannah terminal turns a truck around in ninety-four minutes. The one across the river does it in fifty. We have the better cranes.

We'd like an adviser who has run a yard to spend two days a week in ours and figure out, with the people there, where the forty-four minutes go. You'll have the terminal manager's ear and mine, and permission to try things on a Tuesday.

By the end of the first month, we'd like a map of one truck's trip, gate to gate, with every wait marked on it, and one small change already made.

It's sixteen hours a week for six months, on days you choose. We pay for flights, hotels and safety gear. The office on the dock is air-conditioned, which in Savannah is worth mentioning.`,
    daysAgo: 33,
  },
  {
    key: "insurance-renewal-specialist",
    companyKey: "marrowstone",
    title: "Insurance Renewal Specialist",
    location: "Anywhere in the United States",
    industry: "Finance and Accounting",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 12,
    payMin: 54,
    payMax: 64,
    payUnit: "hour",
    flexibility: ["flexible-hours", "seasonal"],
    skills: ["Insurance renewal", "Risk registers", "Negotiation", "Contract review", "Spreadsheets"],
    description: `We have nine hulls, four terminals and a lot of other people's freight. Every spring our insurance comes up for renewal, and every spring we rush to sign whatever the broker puts in front of us.

This year we'd like to be ready. You'll gather the loss history, walk through the risks with our captains and clerks, rewrite the submission so an underwriter wants to read it, and sit on our side of the table.

In the first month, you'll read all eleven current policies and tell us in one page what we aren't covered for. We have our suspicions.

It's twelve hours a week from November to May, and after that only when something sinks. You can do everything from home. Our broker is friendly and knows you're coming.`,
    daysAgo: 41,
  },
];
