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
    description: `From Friday noon to Sunday evening our house on the bay is full: nineteen rooms, a wedding more often than not, and a boiler with a sense of occasion. We need someone to be in charge of it, pleasantly.

You would lead a team of seven, greet people by name, settle what goes wrong before breakfast, and keep an eye on the till. The weekday manager, Lorcan, hands over to you with a written note and expects one back.

You spend the first two weekends with him and the third with him asleep upstairs. After that the house is yours.

Two weekends in four, about twenty hours averaged, shared with a second manager; swap as you like. You get a room of your own on duty nights, all meals, and a week's stay for two in February.`,
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
    description: `Forty loaves, a hundred rolls and one cake that changes with the day. The bakery behind our Charlottesville inn supplies the breakfast room and a queue of neighbors that forms at seven whether or not we are ready.

You would bake four mornings a week with one assistant, keep the starter alive, set the recipes and order the flour. We do not freeze, and we do not do cupcakes.

In the first month, bake what we bake now. Then change one thing at a time and watch the queue.

Mornings start at four and end at ten; we know that is early, and so the days are yours to choose. The oven loads at waist height, flour comes in twenty-five pound sacks, and the mixer does the kneading. Breakfast is included, naturally.`,
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
    description: `Our Savannah kitchen has talent and shouts. We have lost two good cooks this year who both said, kindly, that it was the noise.

We would like a chef who has run a calm kitchen to spend six months making this one calmer. You would stand at the pass on busy evenings, work with our head chef on the order of the day, and help him become the sort of boss he wishes he had had. He asked for this himself.

In month one, mostly watch. Fix one station that is laid out badly, so that everyone sees that you mean well.

Sixteen hours a week: two evenings and one quiet afternoon. No one expects you to carry stockpots. We pay for travel, dinner is on us, and nobody will mind if you sit.`,
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

The project is to cost every dish in four kitchens, about a hundred and thirty of them, from invoices and honest recipes, and to leave behind a sheet that the chefs can keep up themselves in an hour a month. You would also help us decide what to do about the duck.

Please begin with one kitchen, Charlottesville, where the chef weighs things. One month should see it done.

Ten hours a week until it is finished, at any hours; chefs answer the telephone between three and four. We send the invoices scanned and sorted. You never have to come, but a dinner for two is waiting at each house if you do.`,
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
    description: `Between eleven at night and seven in the morning the inn belongs to you, a grandfather clock and the occasional guest who cannot sleep. It is a good post for a reader.

You would close the day's accounts, prepare the bills, walk the house twice, and be the calm voice when a key does not work. Perhaps three times a year there is an alarm, and then you are the person who knows what to do. We practice it with you.

Expect two weeks of nights together with Mr. Abernathy before you have one alone, and a month before you stop checking the safe.

Three nights a week of eight hours, the same ones or different, as you prefer. Supper, a comfortable chair, a taxi if you want it, and a paid break in which nobody will ring.`,
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
    description: `Two acres above the river: a kitchen garden the cooks raid, a rose walk planted by someone with firm ideas, and eleven apple trees that nobody has dared to prune.

You would look after all of it from April to October, with a helper for the heavy digging. What to grow is settled between you and the cook. What to do about the roses is up to you, and we will stand by your decision.

The first month is spring clearing, the irrigation check and the apples. If guests stop you to ask the names of things, that is part of the job.

Twenty-four hours a week in three or four mornings; it is too hot after noon anyway. Tools are sharp, the mower is one you sit on, and there is a stove in the shed. Take home what you cannot use.`,
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

You would answer about forty a week, after a look at the booking and sometimes a call to the house. You would also write our newsletter, four times a year, one page, no exclamation marks.

We would give you a dozen old letters and our answers on the first day. By the end of the month we should be sending yours unread.

Ten hours a week, whenever you like, as long as nobody waits longer than two days. You need a computer; the rest we set up with you. Bring your own commas, and use them.`,
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
    description: `Our houses are old, made of wood and full of ovens. Four different inspectors visit, each with a different form, and we would like to be ahead of all of them because we want to be safe, and not only because they are coming.

You would inspect each inn twice a year as a stranger would, write a short list in order of danger, and train the night staff and the cooks. You would also read the plans before we build anything.

Start with Charlottesville: one inspection and one evacuation drill make a very good month.

About twelve hours a week, uneven, as you plan it. Writing is done at home and visits take two days each. We book the travel, put you in a good room, and act on your list within thirty days or tell you why not.`,
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
    description: `A house built by a shipwright has no straight lines in it. Ours has porches, shutters, nineteen swollen doors and a bar that needs a new end. None of it is large. All of it shows.

You would keep your own list, agree it monthly with the manager, and work your way through it at the pace good work takes. Big jobs go to contractors, and you would be the one to tell us when a job is big.

In your first month, mend the porch rail, ease the doors on the second floor, and write down everything else you notice on the way.

Twenty hours a week, on weekdays between checkout and check-in for the rooms, and any time for the workshop. There is a warm shop with a good saw, an account at the lumber yard, and soup.`,
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
    description: `One system takes our bookings, another takes the money, and a third believes that we have a twentieth room. They are kept on speaking terms by a spreadsheet called "final final".

You would own all of it: keep it running, choose what to replace and when, deal with the suppliers, and teach eleven people at four front desks to trust it again. You are the only technical person we have, so kindness on the telephone matters as much as skill.

In the first month, draw us a picture of how it hangs together and find out about the twentieth room.

Thirty-two hours over four days, with a fixed salary and health cover. On-call is shared with our supplier, and you carry it one week in four. We send the equipment and invite you to each inn once a year.`,
    daysAgo: 43,
  },
];
