import type { DemoJob } from "./shapes.ts";

/** The jobs of Northlane Water Works. */
export const NORTHLANE_JOBS: readonly DemoJob[] = [
  {
    key: "mentor-site-managers",
    companyKey: "northlane",
    title: "Mentor to New Site Managers",
    location: "Dayton, Ohio",
    industry: "Energy, Water and Utilities",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 10,
    payMin: 55,
    payMax: 65,
    payUnit: "hour",
    flexibility: ["flexible-hours", "seasonal"],
    skills: [
      "Mentoring",
      "Operations management",
      "Team leadership",
      "Site safety",
      "Budgeting",
      "Conflict resolution",
    ],
    description: `Five people became site managers here this spring. Each of them was the best operator in the building, and each is now discovering budgets, rosters and the neighbor who writes to the mayor.

We want someone they can call. You would speak with each of the five every week, visit each plant once in a while, and be on nobody's reporting line. What they tell you stays with you, unless somebody could get hurt.

By the end of the first month you should know all five sites and have helped with at least one awkward conversation that somebody had been putting off.

About ten hours a week, most of it by telephone, with two site days a month. It pauses in July and over the holidays. We pay mileage and a day rate for site days that run long.`,
    daysAgo: 1,
  },
  {
    key: "valve-drawing-archivist",
    companyKey: "northlane",
    title: "Valve Drawing Archivist",
    location: "Dayton, Ohio",
    industry: "Energy, Water and Utilities",
    employmentType: "project",
    workType: "on-site",
    hoursPerWeek: 16,
    payMin: 32,
    payMax: 38,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Records management", "Asset records", "Blueprint reading", "Valve maintenance", "Data cleanup"],
    description: `In a basement in Dayton there are 6,400 drawings of valves, some on linen. When a main breaks at night, finding the right one decides whether two streets lose water or twenty.

You would sort them, check which still match the ground, scan the ones that matter and enter them so that a crew can find them on a tablet. Our valve crew will open any lid you are curious about.

We would be glad of two neighborhoods finished in the first month. It goes faster once you know the handwriting.

Sixteen hours a week for most of a year, on whatever weekdays suit you. The basement has been dried out, lit properly and given a large table. The scanner is new, someone else carries the boxes, and the elevator works.`,
    daysAgo: 44,
  },
  {
    key: "relief-water-operator",
    companyKey: "northlane",
    title: "Relief Water Treatment Operator",
    location: "Scranton, Pennsylvania",
    industry: "Energy, Water and Utilities",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 33,
    payMax: 39,
    payUnit: "hour",
    flexibility: ["seasonal", "evenings-weekends"],
    skills: ["Water treatment", "Water quality testing", "SCADA", "Pump maintenance", "Incident review"],
    description: `Summer is when our operators take their holidays and when the reservoir is at its most interesting. We need a licensed operator to cover shifts at the Scranton works from May to October.

It is a well-kept plant on a hill: two filter halls, one control desk, and a view that makes up for the stairs. You would run it alone for eight hours with a supervisor on call, take the samples, log what you see, and hand over properly.

Your first three weeks are double shifts with the regular crew, paid in full, until you say you are ready.

Three eight-hour shifts a week, chosen from a list six weeks ahead; evening and weekend shifts carry a fifth more. We pay for your license renewal, and the training hours for it count as work.`,
    daysAgo: 13,
  },
  {
    key: "rate-case-analyst",
    companyKey: "northlane",
    title: "Rate Case Analyst",
    location: "Anywhere in the United States",
    industry: "Finance and Accounting",
    employmentType: "consulting",
    workType: "remote",
    hoursPerWeek: 15,
    payMin: 62,
    payMax: 74,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Rate analysis", "Regulatory filings", "Capital budgeting", "Cost review", "Spreadsheets", "Board papers"],
    description: `Every few years a town has to ask its regulator for permission to charge more for water. The case runs to four hundred pages and is decided on about twelve. We need someone who knows which twelve.

Three towns file in the coming year. You would build the cost-of-service model, check it against what the pipes really need, and prepare the plain-language summary that people read in the library.

In the first month you take last year's case apart and tell us where it was weak. The regulator already did, so you may compare notes.

Fifteen hours a week on average, with a heavier stretch before each filing date. All of it can be done from home. You would have our engineer for the pipes, our lawyer for the hearings, and no need to testify unless you would like to.`,
    daysAgo: 22,
  },
  {
    key: "leak-survey-lead",
    companyKey: "northlane",
    title: "Leak Survey Lead",
    location: "Charleston, West Virginia",
    industry: "Energy, Water and Utilities",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 36,
    payMax: 42,
    payUnit: "hour",
    flexibility: ["choose-days", "evenings-weekends"],
    skills: ["Leak detection", "Map reading", "Asset records", "Team leadership", "Safe driving"],
    description: `A town outside Charleston loses a third of its water between the plant and the tap. We have loggers, listening sticks and a crew of two. We would like somebody who knows what a leak sounds like to lead them.

You would plan the survey street by street, listen, mark, and stand by while the repair crew digs, because that is how everybody learns. Some listening has to be done after midnight, when the town is quiet.

One district surveyed and its three worst leaks repaired would make a fine first month.

Twenty hours a week; you decide which nights and which days, a week ahead. The van has heated seats, the crew lifts the covers, and the hearing protection is the good kind.`,
    daysAgo: 35,
  },
  {
    key: "public-meetings-speaker",
    companyKey: "northlane",
    title: "Speaker for Public Meetings",
    location: "Scranton, Pennsylvania",
    industry: "Media and Communications",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 12,
    payMin: 40,
    payMax: 48,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "flexible-hours"],
    skills: ["Public speaking", "Media relations", "Community outreach", "Newsletter writing", "Conflict resolution"],
    description: `When we dig up a main street, the town deserves to hear about it from a person, in a room, before the digging starts. We hold about three such evenings a month, and we are not very good at them. Our engineers answer a question nobody asked.

You would prepare the evening with the engineer, tell the story so that a shopkeeper can plan around it, and stay until the last angry person has had their say. Between meetings you write the short newsletter that goes out with the bills.

Come to two meetings as a guest in your first month, then run the third.

Twelve hours a week, of which three or four are evenings; the writing is done at home. We arrange the hall, the microphone and the sandwiches, and someone always drives you.`,
    daysAgo: 10,
  },
  {
    key: "control-network-reviewer",
    companyKey: "northlane",
    title: "Control Network Security Reviewer",
    location: "Anywhere in the United States",
    industry: "Information Technology",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 12,
    payMin: 85,
    payMax: 100,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Network security", "SCADA", "System administration", "Risk registers", "Technical writing"],
    description: `Thirty-one water plants, most of them with a modem somewhere that nobody admits to installing. We know this is not good. We would like to be told exactly how not good, by someone who has worked on control systems and will not unplug anything to make a point.

The project is a review in three rounds: what is connected, who can reach it, and what to do about it in which order. The answer should fit small towns with small budgets.

For the first month, take four plants and give us a report on each that a town clerk could understand and an attacker would find dull.

Twelve hours a week for about five months, from your own desk. A technician on each site is your hands and eyes. We cover the tools you ask for and the insurance you would want.`,
    daysAgo: 5,
  },
  {
    key: "water-lab-quality-manager",
    companyKey: "northlane",
    title: "Water Laboratory Quality Manager",
    location: "Dayton, Ohio",
    industry: "Energy, Water and Utilities",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 46,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: [
      "Laboratory methods",
      "Water quality testing",
      "Quality control",
      "Compliance audit",
      "Document control",
      "Mentoring",
    ],
    description: `Our Dayton lab tests water for all thirty-one towns. Six analysts, two very expensive machines, and an accreditation visit every other year that we would like to stop fearing.

You would own the quality system: the blind samples, the control charts, the method manuals and the awkward question of what to do when a result looks right but cannot be. You sign the reports that the state reads.

Spend the first month at each bench in turn. Then tell us which method manual you would throw away first.

Twenty-four hours over three days of your choosing. The lab closes at five and means it. A records clerk handles the filing, and the conference you go to each year is our treat.`,
    daysAgo: 57,
  },
  {
    key: "right-of-way-agent",
    companyKey: "northlane",
    title: "Easement and Right-of-Way Agent",
    location: "Charleston, West Virginia",
    industry: "Legal and Compliance",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 16,
    payMin: 50,
    payMax: 60,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Right-of-way", "Negotiation", "Contract review", "Map reading", "Records management"],
    description: `A new pipe will cross eighty-four properties in the hills east of Charleston. Each has an owner, and each owner has a dog, a view and an opinion. We want to do right by all of them and still lay the pipe.

You would read the deeds, visit the families, explain what will happen to their field and when, and agree a fair price from a published table. You do not bargain people down. We tried that in another county and were sorry for years.

A dozen first visits and a clean list of who owns what would be a good start.

Sixteen hours a week, arranged around when people are home. Title searches can be done from your desk. We provide a car that can climb, a surveyor when you need one, and an attorney for the last page.`,
    daysAgo: 29,
  },
  {
    key: "river-volunteers-coordinator",
    companyKey: "northlane",
    title: "River Volunteers Coordinator",
    location: "Boise, Idaho",
    industry: "Community and Nonprofit",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 12,
    payMin: 24,
    payMax: 29,
    payUnit: "hour",
    flexibility: ["seasonal", "choose-days"],
    skills: ["Volunteer coordination", "Community outreach", "Event planning", "Newsletter writing", "First aid"],
    description: `Two hundred people in Boise spend some of their Saturdays pulling weeds and shopping carts out of the river that fills our reservoir. They need a friend with a calendar.

You would plan the work days with our watershed engineer, keep the lists, thank people by name, and make sure there are gloves in every size and something warm to drink. A certain firmness about life jackets is useful.

In the first month, join two work days, meet the six team captains, and set the dates for the season.

Twelve hours a week from March through October, fewer in winter. Saturdays are about half of it; the rest is at home or in our office near the depot. We lend you a van, a telephone, and a shed full of rakes.`,
    daysAgo: 7,
  },
];
