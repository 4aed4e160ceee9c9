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
    description: `Five people became site managers here this spring. Each of them was the best operator in the building, and each is now discovering budgets, schedules and the neighbor who writes to the mayor.

We want someone they can call. You'll talk with each of the five every week, visit each plant once in a while, and stay out of the reporting line. What they tell you stays with you, unless someone could get hurt.

By the end of the first month, you should know all five sites and have helped with at least one awkward conversation someone had been putting off.

It's about ten hours a week, mostly by phone, with two site days a month. We take a break in July and over the holidays. We pay mileage and a day rate for site days that run long.`,
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
    description: `In a basement in Dayton, there are 6,400 valve drawings, some of them on linen. When a main breaks at night, finding the right one decides whether two streets lose water or twenty.

You'll sort them, check which ones still match what's in the ground, scan the ones that matter and catalog them so a crew can find them on a tablet. Our valve crew will open any cover you're curious about.

We'd be happy with two neighborhoods finished in the first month. It goes faster once you know the handwriting.

It's sixteen hours a week for most of a year, on whatever weekdays work for you. We've dried out the basement, put in good lights and added a big table. The scanner is new, someone else carries the boxes, and the elevator works.`,
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
    description: `Summer is when our operators take their vacations and when the reservoir is at its most interesting. We need a licensed operator to cover shifts at the Scranton plant from May to October.

It's a well-kept plant on a hill, with two filter galleries, one control desk, and a view that makes up for the stairs. You'll run it alone for eight hours with a supervisor on call, take the samples, log what you see, and do a proper handoff.

Your first three weeks are double shifts with the regular crew, paid in full, until you say you're ready.

You'll choose three eight-hour shifts a week from a list six weeks ahead; evening and weekend shifts pay 20 percent more. We pay for your license renewal, and the training hours for it count as work.`,
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

Three towns file in the coming year. You'll build the cost-of-service model, check it against what the pipes really need, and write the plain-English summary that people read in the library.

In the first month, take last year's case apart and tell us where it was weak. The regulator already did, so you can compare notes.

It's fifteen hours a week on average, with a heavier stretch before each filing date. You can do all of it from home. You'll have our engineer for the pipes and our lawyer for the hearings, and you won't have to testify unless you want to.`,
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
    description: `A town outside Charleston loses a third of its water between the plant and the tap. We have loggers, listening sticks and a crew of two. We'd like someone who knows what a leak sounds like to lead them.

You'll plan the survey street by street, listen, mark, and stand by while the repair crew digs, because that's how everyone learns. Some of the listening has to happen after midnight, when the town is quiet.

In a great first month, you'd survey one district and get its three worst leaks repaired.

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
    description: `When we dig up a main street, the town deserves to hear about it in person before the digging starts. We hold about three of these meetings a month, and we aren't very good at them. Our engineers answer questions nobody asked.

You'll prepare each evening with the engineer, explain the work so a store owner can plan around it, and stay until the last angry person has had their say. Between meetings, you'll write the short newsletter that goes out with the bills.

In your first month, come to two meetings as a guest, then run the third.

It's twelve hours a week, including three or four evenings a month; you do the writing at home. We arrange the hall, the microphone and the sandwiches, and someone always drives you.`,
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
    description: `We have thirty-one water plants, most of them with a modem somewhere that nobody admits to installing. We know this isn't good. We'd like to hear exactly how bad it is from someone who has worked on control systems and won't unplug anything to make a point.

The project is a review in three rounds: what's connected, who can reach it, and what to do about it, in what order. The answer should fit small towns with small budgets.

For the first month, take four plants and give us a report on each that a town clerk could understand and an attacker would find boring.

It's twelve hours a week for about five months, from your own desk. A technician at each site will be your hands and eyes. We cover the tools you ask for and the insurance you'd want.`,
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
    description: `Our Dayton lab tests water for all thirty-one towns. We have six analysts, two very expensive machines, and an accreditation visit every other year that we'd like to stop dreading.

You'll own the quality system: the blind samples, the control charts, the method manuals and the awkward question of what to do when a result looks right but can't be. You sign the reports the state reads.

Spend the first month at each bench in turn. Then tell us which method manual you'd throw out first.

It's twenty-four hours over three days you choose. The lab closes at five and means it. A records clerk handles the filing, and we pay for a conference every year.`,
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
    description: `A new pipe will cross eighty-four properties in the hills east of Charleston. Each one has an owner, and each owner has a dog, a view and an opinion. We want to do right by all of them and still lay the pipe.

You'll read the deeds, visit the families, explain what will happen to their field and when, and agree on a fair price from a published table. You won't haggle people down. We tried that in another county and regretted it for years.

A dozen first visits and a clean list of who owns what would be a good start.

It's sixteen hours a week, arranged around when people are home. You can do title searches from your desk. We provide a car that can handle the hills, a surveyor when you need one, and an attorney for the last page.`,
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

You'll plan the work days with our watershed engineer, keep the lists, thank people by name, and make sure there are gloves in every size and something warm to drink. It helps to be strict about life jackets.

In the first month, join two work days, meet the six team captains, and set the dates for the season.

It's twelve hours a week from March through October, fewer in winter. About half of it is on Saturdays; the rest is at home or in our office near the depot. We lend you a van, a phone, and a shed full of rakes.`,
    daysAgo: 7,
  },
];
