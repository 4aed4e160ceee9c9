import type { DemoJob } from "./shapes.ts";

/** The jobs of Bramble Clock Inns and Kitchens. */
export const BRAMBLE_CLOCK_JOBS: readonly DemoJob[] = [
  {
    key: "weekend-inn-manager",
    companyKey: "bramble-clock",
    title: "Weekend Inn Manager",
    location: "Traverse City, Michigan",
    industry: "Hospitality and Food",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 28,
    payMax: 33,
    payUnit: "hour",
    flexibility: ["job-share", "evenings-weekends"],
    skills: ["Inn management", "Front desk", "Complaint handling", "Team leadership", "Event planning"],
    description: `From Friday noon to Sunday evening, our inn on the bay is full: nineteen rooms, a wedding most weekends, and a boiler that picks its moments. We need someone friendly to run the place.

You'll lead a team of seven, greet guests by name, fix whatever goes wrong before breakfast, and keep an eye on the register. The weekday manager, Lorcan, hands off to you with a written note and expects one back.

You'll work the first two weekends with him and the third with him asleep upstairs. After that, the inn is yours.

The job is two weekends a month, averaging about twenty hours a week, shared with a second manager. Swap whenever you like. You get a room of your own on duty nights, all meals, and a week's stay for two in February.`,
    daysAgo: 3,
  },
  {
    key: "head-baker",
    companyKey: "bramble-clock",
    title: "Head Baker",
    location: "Charlottesville, Virginia",
    industry: "Hospitality and Food",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 26,
    payMax: 31,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["Baking", "Kitchen management", "Food safety", "Mentoring", "Stock control"],
    description: `Forty loaves, a hundred rolls and one cake that changes with the day. The bakery behind our Charlottesville inn supplies the breakfast room and a line of neighbors that forms at seven whether we're ready or not.

You'll bake four mornings a week with one assistant, keep the starter alive, set the recipes and order the flour. We don't freeze anything, and we don't do cupcakes.

In the first month, bake what we bake now. Then change one thing at a time and watch the line.

Shifts run from four to ten in the morning. We know that's early, so you choose the days. The oven loads at waist height, flour comes in twenty-five-pound bags, and the mixer does the kneading. Breakfast is included, of course.`,
    daysAgo: 24,
  },
  {
    key: "kitchen-coach",
    companyKey: "bramble-clock",
    title: "Kitchen Coach",
    location: "Savannah, Georgia",
    industry: "Hospitality and Food",
    employmentType: "consulting",
    workType: "on-site",
    hoursPerWeek: 16,
    payMin: 42,
    payMax: 50,
    payUnit: "hour",
    flexibility: ["flexible-hours", "evenings-weekends"],
    skills: ["Kitchen management", "Coaching", "Menu planning", "Food safety", "Conflict resolution"],
    description: `Our Savannah kitchen has plenty of talent and too much shouting. We've lost two good cooks this year, and both told us, kindly, that it was the noise.

We'd like a chef who has run a calm kitchen to spend six months making this one calmer. You'll stand at the pass on busy evenings, work with our head chef on the order of the day, and help him become the kind of boss he wishes he'd had. He asked for this himself.

In your first month, mostly watch. Fix one badly laid-out station so everyone can see you mean well.

Sixteen hours a week: two evenings and one quiet afternoon. No one expects you to carry stockpots. We pay for travel, dinner is on us, and nobody minds if you sit down.`,
    daysAgo: 36,
  },
  {
    key: "menu-cost-analyst",
    companyKey: "bramble-clock",
    title: "Menu Cost Analyst",
    location: "Anywhere in the United States",
    industry: "Finance and Accounting",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 10,
    payMin: 46,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Cost control", "Menu planning", "Pricing", "Spreadsheets", "Stock control"],
    description: `Our duck costs us more than we charge for it. We discovered this by accident, and it made us wonder about the trout.

This project is to cost out every dish in four kitchens, about a hundred and thirty of them, from invoices and honest recipes, and to leave us a spreadsheet the chefs can keep up themselves in an hour a month. You'll also help us decide what to do about the duck.

Start with one kitchen, Charlottesville, where the chef weighs things. It should take about a month.

Plan on ten hours a week until it's done, whenever you like; the chefs answer the phone between three and four. We send the invoices scanned and sorted. You never have to visit, but there's a dinner for two waiting at each inn if you do.`,
    daysAgo: 15,
  },
  {
    key: "night-auditor",
    companyKey: "bramble-clock",
    title: "Night Auditor",
    location: "Savannah, Georgia",
    industry: "Hospitality and Food",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 21,
    payMax: 24,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "choose-days"],
    skills: ["Night audit", "Front desk", "Bookkeeping", "Fire safety", "Booking systems"],
    description: `Between eleven at night and seven in the morning, the inn belongs to you, a grandfather clock and the occasional guest who can't sleep. It's a great job for a reader.

You'll close out the day's accounts, prepare the bills, walk the building twice, and be the calm voice when a key doesn't work. About three times a year there's an alarm, and you're the person who knows what to do. We'll practice that with you.

Expect two weeks of nights with Mr. Abernathy before you have one on your own, and a month before you stop double-checking the safe.

You'll work three eight-hour nights a week, the same ones or different ones, as you prefer. You get supper, a comfortable chair, a ride home if you want it, and a paid break when nobody will call you.`,
    daysAgo: 47,
  },
  {
    key: "grounds-keeper",
    companyKey: "bramble-clock",
    title: "Gardens and Grounds Keeper",
    location: "Bend, Oregon",
    industry: "Hospitality and Food",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 23,
    payMax: 28,
    payUnit: "hour",
    flexibility: ["seasonal", "choose-days"],
    skills: ["Gardening", "Grounds keeping", "Volunteer coordination", "Carpentry", "Safe driving"],
    description: `Two acres above the river: a kitchen garden the cooks raid, a rose walk planted by someone with firm ideas, and eleven apple trees nobody has dared to prune.

You'll look after all of it from April to October, with a helper for the heavy digging. You and the cook decide what to grow. The roses are up to you, and we'll back your decision.

The first month is spring clearing, the irrigation check and the apples. If guests stop you to ask the names of things, that is part of the job.

It's twenty-four hours a week over three or four mornings; it's too hot after noon anyway. The tools are sharp, the mower is a rider, and there's a stove in the shed. Take home any produce the kitchen can't use.`,
    daysAgo: 10,
  },
  {
    key: "guest-correspondence-writer",
    companyKey: "bramble-clock",
    title: "Guest Correspondence Writer",
    location: "Anywhere in the United States",
    industry: "Media and Communications",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 10,
    payMin: 28,
    payMax: 34,
    payUnit: "hour",
    flexibility: ["flexible-hours", "evenings-weekends"],
    skills: ["Correspondence", "Copy editing", "Customer service", "Newsletter writing", "Complaint handling"],
    description: `People write to us: to thank us, to complain, to ask whether the room with the blue door is free on the day they got engaged in it. They should get a letter back, not a template.

You'll answer about forty a week, after checking the booking and sometimes calling the inn. You'll also write our newsletter: four times a year, one page, no exclamation points.

On your first day, we'll give you a dozen old letters and our answers. By the end of the month, we should be sending yours without reading them first.

Work ten hours a week, whenever you like, as long as nobody waits more than two days. You need a computer; we'll help you set up the rest. Bring your own commas, and use them.`,
    daysAgo: 1,
  },
  {
    key: "fire-and-food-safety-adviser",
    companyKey: "bramble-clock",
    title: "Fire and Food Safety Adviser",
    location: "Charlottesville, Virginia",
    industry: "Legal and Compliance",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 12,
    payMin: 54,
    payMax: 62,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: [
      "Fire safety",
      "Food safety",
      "Compliance audit",
      "Building codes",
      "Emergency planning",
      "Operator training",
    ],
    description: `Our houses are old, made of wood and full of ovens. Four different inspectors visit, each with a different form. We'd like to stay ahead of all of them, because we want to be safe and not just because they're coming.

You'll inspect each inn twice a year with fresh eyes, write a short list in order of danger, and train the night staff and the cooks. You'll also review the plans before we build anything.

Start with Charlottesville: one inspection and one evacuation drill make a very good month.

It's about twelve hours a week, some weeks more than others, on a schedule you set. You write at home, and each visit takes two days. We book the travel, put you in a good room, and act on your list within thirty days or tell you why not.`,
    daysAgo: 26,
  },
  {
    key: "small-works-carpenter",
    companyKey: "bramble-clock",
    title: "Small Works Carpenter",
    location: "Traverse City, Michigan",
    industry: "Construction and Trades",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 32,
    payMax: 38,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Carpentry", "Joinery", "Historic buildings", "Window restoration", "Estimating"],
    description: `A house built by a shipbuilder has no straight lines. Ours has porches, shutters, nineteen swollen doors and a bar that needs a new end. None of it is big. All of it shows.

You'll keep your own list, go over it with the manager once a month, and work through it at the pace good work takes. Big jobs go to contractors, and you'll be the one to tell us when a job is big.

In your first month, fix the porch rail, plane the sticking doors on the second floor, and write down everything else you notice along the way.

It's twenty hours a week: weekdays between checkout and check-in for the rooms, and anytime for the workshop. We have a warm shop with a good saw, an account at the lumberyard, and soup.`,
    daysAgo: 55,
  },
  {
    key: "reservations-system-owner",
    companyKey: "bramble-clock",
    title: "Reservations System Owner",
    location: "Anywhere in the United States",
    industry: "Information Technology",
    employmentType: "full-time",
    workType: "remote",
    hoursPerWeek: 32,
    payMin: 5200,
    payMax: 5900,
    payUnit: "month",
    flexibility: ["flexible-hours"],
    skills: [
      "Booking systems",
      "System administration",
      "Help desk",
      "Vendor management",
      "Data cleanup",
      "Software training",
    ],
    description: `One system takes our bookings, another takes the money, and a third believes that we have a twentieth room. A spreadsheet called "final final" keeps them on speaking terms.

You'll own all of it: keep it running, decide what to replace and when, deal with the vendors, and teach eleven people at four front desks to trust it again. You'll be our only technical person, so patience on the phone matters as much as skill.

In the first month, draw us a picture of how it all fits together and find out about the twentieth room.

It's thirty-two hours over four days, with a fixed salary and health insurance. You share on-call with our vendor and take one week in four. We send the equipment and invite you to each inn once a year.`,
    daysAgo: 43,
  },
];
