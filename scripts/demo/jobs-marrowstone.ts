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
    description: `Our freight desk moves everything from cedar shingles to dental chairs across two borders. We have never had a serious penalty. We have had two letters that made us sit down, and we would like somebody who reads such letters for a living.

You would check tariff classifications, write the rules our six clerks work by, and answer the customs office in our name when it asks. Once a quarter you would audit forty entries and tell us what you found, gently or otherwise.

The first month is an audit of last quarter and a day with each clerk on a shared screen.

Twenty hours, on days you choose; we only need you within reach for an hour each weekday morning. Databases and rulings service are paid for, and our broker picks up when you call.`,
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
    description: `Rope, filters, life jackets, nine sizes of shackle and one spare propeller. The Bellingham store keeps four ferries running, and when something is missing from it a boat stays tied up.

You would run the store with two storekeepers, decide what to hold and what to order, and put an end to the habit of hiding good parts on board. The purchasing budget would be yours.

By the end of the first month we hope for one honest count of the shelves, and a list of the twenty parts that we must never be without.

Twenty-eight hours over four days of your choice, never before six. The forklift has a driver, the office has a window on the slipway, and the crew will bring you crab in season.`,
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
    description: `From May to September we run two extra sailings a day to the islands. We need a captain who holds the license, knows fog, and can dock in a crosswind without anybody's coffee noticing.

The boat is the Persistence, 98 feet, 149 passengers, twin screws and an honest wheel. A mate and three deckhands sail with you. You have the last word about weather, and nobody ashore will ever argue with it.

Your first two weeks are familiarization with our senior captain on every berth, in daylight and in the dark.

Three ten-hour days a week in season, in a pattern you settle with the other reliefs each April. We pay for your medical and your license renewal, and there is a bunk ashore if you live far away.`,
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
    description: `Somebody's piano arrived with one leg. Somebody's lettuce arrived as soup. Sometimes it was us, sometimes the trucker before us, sometimes the person with the tape. You find out which.

You would read the papers, look at the pictures, telephone both ends, decide, and write a letter that a reasonable person would accept. About twenty-five claims a month come in, most of them small, and half are closed in a week.

We would start you on finished files, to see whether you would have decided as we did. By the end of the month you should have closed ten of your own.

Eighteen hours a week from home, arranged as you like, alone or as half of a pair. A lawyer stands behind you for anything over $20,000.`,
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
    description: `Two boats, five islands, a school run, the mail, and tides that do not care. Our Casco Bay winter timetable has been patched so often that nobody can say why the 2:40 exists. It may be holding everything up, or it may be for somebody who moved away.

We would like it planned afresh: who travels, when, what the crews can legally work, and where a spare half hour does the most good.

Spend your first month riding the boats with a notebook and talking to the islanders, who have views. Then draw the first draft.

Twenty hours a week for about sixteen weeks, a day or two of them on the wharf and the rest at home. We supply the passenger counts, a warm coat and a pass for you and a friend.`,
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
    description: `Our passengers have forty minutes, sea air and an appetite. Three of our boats have galleys, and one of them makes a chowder people sail for. We would like the other two to catch up.

You would manage the three small kitchens and their eleven cooks and counter staff: the menu, the ordering, the cleanliness, the rota. You cook when you feel like it, or when somebody is ill.

A good first month: sail with every crew, agree one short summer menu for all three boats, and pass the county inspection in May.

Thirty-two hours a week from April to September, four days that you choose. Weekends are busy, and you would take about half of them. Shore office, good knives, and every meal you are aboard for.`,
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
    description: `In January the Fair Constance comes out of the water for nine weeks: both engines, the steering gear, forty valves and whatever we find behind the paneling. The yard does the work. We need our own engineer on the hard to say when it is done.

You would walk the job every day, keep the list, agree the extras before they happen, and run the sea trial at the end. The yard is good and will take an honest no from somebody who knows.

Four weeks before haul-out you start part-time, to write the work list with the chief. That is your first month.

Full weeks while she is out, then a few days for the trial. Evenings and Sundays are your own. We rent you a small apartment near the yard, heating included.`,
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
    description: `When the Galveston boat is canceled for wind, two hundred people turn to one desk. Whoever stands behind it decides what sort of company we are.

You would lead that desk with four colleagues. On calm days it is tickets, wheelchairs, lost hats and directions to the museum. On the other days you make a plan, say it out loud in two languages, and stay cheerful without lying.

Learn the booking system and the boats in your first month, and take the desk through one bad-weather day with our terminal manager beside you.

Twenty hours over three days, or shared. Shifts are six to seven hours with a real lunch. There are stools behind the counter, the uniform is comfortable, and you and your family sail free.`,
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

We would like an adviser who has run a yard to stand in ours for two days a week and work out, with the people who are there, where the forty-four minutes go. You would have the terminal manager's ear and mine, and permission to try things on a Tuesday.

By the end of the first month we hope for a map of one truck's journey, gate to gate, with every wait marked on it, and one small change already made.

Sixteen hours a week for half a year, your choice of days. Flights, hotel and safety gear are paid. The office on the quay is air-conditioned, which in Savannah is worth mentioning.`,
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
    description: `Nine hulls, four terminals, a great deal of other people's freight. Each spring our insurance comes up for renewal, and each spring we sign in a hurry what the broker puts before us.

This year we would like to be ready. You would gather the loss history, walk through the risks with our captains and clerks, rewrite the submission so that an underwriter wants to read it, and sit on our side of the table.

In the first month you would read the current policies, all eleven, and tell us in one page what we are not covered for. We have a suspicion.

Twelve hours a week from November to May and then only when something sinks. Everything can be done from home. Our broker is friendly and knows that you are coming.`,
    daysAgo: 41,
  },
];
