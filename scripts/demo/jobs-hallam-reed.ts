import type { DemoJob } from "./shapes.ts";

/** The jobs of Hallam and Reed Coatings. */
export const HALLAM_REED_JOBS: readonly DemoJob[] = [
  {
    key: "process-safety-adviser",
    companyKey: "hallam-reed",
    title: "Process Safety Adviser",
    location: "Baton Rouge, Louisiana",
    industry: "Chemicals and Coatings",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 16,
    payMin: 72,
    payMax: 88,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["HAZOP", "Relief sizing", "Interlock review", "Management of change", "Mentoring", "ISO 45001 audit"],
    description: `Our resin line was built in stages by three different contractors, and it shows. We need someone who can walk it with a drawing in one hand and tell us plainly which of our forty interlocks still protect anyone.

You'll lead two hazard reviews a year, read and sign changes to the control logic, and coach our plant engineers while they learn to do the same. Patience helps; you'll explain some cause-and-effect charts twice.

By the end of the first month, we'd like you to have walked all three stages, read the last five incident reports, and told us the one thing that worries you most.

You choose your two days each week. One is on site in Baton Rouge, and the other is wherever you like. August is quiet; a lot of us are away. Drawings, protective gear, a parking space and a chair in the control room are waiting for you.`,
    daysAgo: 16,
  },
  {
    key: "coating-line-troubleshooter",
    companyKey: "hallam-reed",
    title: "Coating Line Troubleshooter",
    location: "Baton Rouge, Louisiana",
    industry: "Chemicals and Coatings",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 12,
    payMin: 58,
    payMax: 66,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["Process engineering", "Batch control", "Root cause analysis", "Paint formulation", "Operator training"],
    description: `Every few weeks, a batch comes off the line with a skin on it, and by the time we've formed a committee, the problem has gone away again. We'd like one calm person to track it down.

The line makes twelve thousand gallons a week of primer, mostly gray. You'll look at temperatures, pump seals, solvent lots and the habits of three shifts, and you'll have the authority to hold a batch while you think.

In the first month, just be there when it happens. We'll call you, or you can show up unannounced, which the night shift enjoys.

It's twelve hours a week, in short visits or one long day. Operators will run trials for you, the lab turns samples around the same afternoon, and you'll have an office next to the line with a door that closes.`,
    daysAgo: 8,
  },
  {
    key: "technical-writer-procedures",
    companyKey: "hallam-reed",
    title: "Technical Writer, Plant Procedures",
    location: "Anywhere in the United States",
    industry: "Media and Communications",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 20,
    payMin: 45,
    payMax: 52,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Technical writing", "Procedure writing", "Document control", "Operator training", "Copy editing"],
    description: `Our three hundred operating procedures were written by engineers for engineers, but they're read at two in the morning by people wearing gloves. We want them rewritten for the people in gloves.

You'll take them one at a time: interview an operator by video, watch the video they made of the job, cut the procedure down to the steps that matter, and send it back for a tryout. What survives goes into the book.

Four finished procedures would make a good first month. After that, most of our writers settle at about two a week, and we wouldn't want more.

Work whatever hours you like. Operators are easiest to reach between one and three in the afternoon, Central time. We provide the templates, a patient document clerk named Fitz, and a paid visit to the plant so you know what the valves sound like.`,
    daysAgo: 11,
  },
  {
    key: "plant-start-up-adviser",
    companyKey: "hallam-reed",
    title: "Plant Start-up Adviser",
    location: "Plaquemine, Louisiana",
    industry: "Chemicals and Coatings",
    employmentType: "project",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 78,
    payMax: 92,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Plant start-up", "Commissioning", "HAZOP", "Interlock review", "Batch control", "Operator training"],
    description: `A new dispersion unit goes live in Plaquemine in the spring. It isn't large, but it's our first in eleven years, and most of the people who will start it have never started anything.

We're looking for someone who has. You'll own the start-up plan, walk every line before it sees solvent, run the water trials, and stand in the control room for the first real batches with your hands in your pockets.

The first month is reading and walking: checking drawings against steel, and writing a punch list the contractor can't talk his way out of.

It's three days a week until the first batch, then two for about eight weeks. You pick the days, except during the start-up itself, when we'd want you for five. We provide a trailer with a kitchen, a site truck and an assistant who knows where everything is.`,
    daysAgo: 3,
  },
  {
    key: "capital-project-cost-controller",
    companyKey: "hallam-reed",
    title: "Capital Project Cost Controller",
    location: "Baton Rouge, Louisiana",
    industry: "Finance and Accounting",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 20,
    payMin: 66,
    payMax: 80,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Cost control", "Capital budgeting", "Process engineering", "Cost review", "Board papers", "Spreadsheets"],
    description: `We're spending nineteen million dollars on two plants over two years. The engineers say it's going well, and the accountants say they can't tell. We need one person both groups believe.

You'll keep the forecast to complete, question every change order over $10,000, and write the one-page summary the board decides on. It helps to have stood in a pipe rack and read a ledger. People who've done both are rare, which is why we're asking.

The first month is for building one true number: what's committed, what's spent, and what's still to come.

It's about twenty hours a week, including one day in Baton Rouge for the site meeting. The week before a board meeting is busy, and the week after is nearly empty. The job comes with a cost clerk, the contracts and full access to the system.`,
    daysAgo: 2,
  },
  {
    key: "color-matching-chemist",
    companyKey: "hallam-reed",
    title: "Color Matching Chemist",
    location: "Mobile, Alabama",
    industry: "Chemicals and Coatings",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 18,
    payMin: 44,
    payMax: 52,
    payUnit: "hour",
    flexibility: ["choose-days", "job-share"],
    skills: ["Color matching", "Paint formulation", "Laboratory methods", "Quality control", "Mentoring"],
    description: `There are more grays than people think. Harbor authorities, bridge owners and two navies each have their own, and they can all tell when it's wrong. Our instrument gets close. The last step still needs an eye.

You'll match about a dozen shades a week in a bright, quiet lab beside the yard, keep the standards library in order, and teach two technicians how to see what they're looking at.

By the end of the first month, you should know your way around the bench, and our yard foreman should have stopped asking if you're sure.

It's eighteen hours over three days, preferably mornings for the light. You can share the job with someone you know. We provide a seat at every bench, good ventilation, prescription safety glasses, and lunch on Thursdays.`,
    daysAgo: 28,
  },
  {
    key: "environmental-permits-specialist",
    companyKey: "hallam-reed",
    title: "Environmental Permits Specialist",
    location: "Plaquemine, Louisiana",
    industry: "Legal and Compliance",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 16,
    payMin: 52,
    payMax: 62,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Environmental permits", "Regulatory filings", "Hazardous waste", "Compliance audit", "Technical writing"],
    description: `Our air permit and our water permit were renewed by the same person for nineteen years. She taught us a lot and wrote down some of it. Both come up again next fall.

You'll take over the filing calendar, the monthly reports to the state, and the renewal itself. You'll also be the one who says no when a good idea on the plant floor would need a permit change first.

In the first month, file one monthly report with help, and give us your own list of every date that matters between now and the renewal.

Sixteen hours a week, with about one day in four on site in Plaquemine and the rest at home. Consultants do the stack tests, the lab does the samples, and our lawyer picks up the phone.`,
    daysAgo: 19,
  },
  {
    key: "bridge-coatings-inspector",
    companyKey: "hallam-reed",
    title: "Bridge Coatings Inspector",
    location: "Mobile, Alabama",
    industry: "Construction and Trades",
    employmentType: "consulting",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 480,
    payMax: 560,
    payUnit: "day",
    flexibility: ["seasonal", "choose-days"],
    skills: ["Coating inspection", "Surface preparation", "Site safety", "Quality control", "Blueprint reading"],
    description: `From March to November our customers paint bridges along the Gulf. When a coating fails, it almost always started failing the day it went on. We send someone to watch that day.

You'll check the blast profile, the dew point and the film thickness, keep a clear log with photos, and have the authority to say "not this afternoon" to a foreman with a crew waiting. We back you up every time.

New inspectors go out with Ruthanne for the first three weeks, then take two bridges of their own.

It's two or three days a week in season, and none in winter unless you want lab days. You work from railed platforms or from the deck; nobody hangs from a rope. We provide gauges, a vehicle, hotels and a good rain jacket.`,
    daysAgo: 37,
  },
  {
    key: "control-room-trainer",
    companyKey: "hallam-reed",
    title: "Control Room Trainer",
    location: "Plaquemine, Louisiana",
    industry: "Education and Training",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 14,
    payMin: 50,
    payMax: 58,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "choose-days"],
    skills: [
      "Control room operation",
      "Operator training",
      "Batch control",
      "Layers of protection",
      "Adult learning",
      "Assessment",
    ],
    description: `Nine new board operators start this year. We have a simulator, a stack of alarm logs and a small room with good coffee. We need the person who turns it into a school.

You'll run sessions for two or three operators at a time: normal running, a slow upset, a fast one, and the long conversation afterward about what each alarm was trying to say. You'll also tell us, kindly and clearly, when someone isn't ready to run a board alone.

Plan the first month with the shift superintendents, then run one full session with each crew.

Because crews rotate, some sessions are in the evening or on a Saturday. You set the schedule a month ahead, and we stick to it. The simulator technician is on site whenever you teach.`,
    daysAgo: 52,
  },
  {
    key: "emergency-response-coordinator",
    companyKey: "hallam-reed",
    title: "Emergency Response Coordinator",
    location: "Baton Rouge, Louisiana",
    industry: "Chemicals and Coatings",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 46,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Emergency planning", "Fire safety", "Incident review", "Hazardous waste", "First aid", "Team leadership"],
    description: `Thirty-six of our people volunteer on the plant response team. They train on Wednesdays, they take it seriously, and they'd like their coordinator to be someone who's been through a bad day and handled it well.

You'll plan the drills, keep the gear and the call lists in order, and be the one the parish fire department knows by first name. You aren't expected to wear breathing apparatus yourself.

A good first month includes one tabletop exercise, one unannounced muster, and coffee at all three fire stations nearby.

It's twenty hours a week at times you choose, Wednesdays included. We call you in for a real event only if you've agreed to be on call that week, and those hours pay double. The job comes with an assistant, a pickup and a generous drill budget.`,
    daysAgo: 6,
  },
  {
    key: "marine-sales-engineer",
    companyKey: "hallam-reed",
    title: "Regional Sales Engineer, Marine Coatings",
    location: "Mobile, Alabama",
    industry: "Sales and Customer Service",
    employmentType: "full-time",
    workType: "hybrid",
    hoursPerWeek: 38,
    payMin: 92000,
    payMax: 108000,
    payUnit: "year",
    flexibility: ["flexible-hours"],
    skills: [
      "Technical sales",
      "Account management",
      "Proposal writing",
      "Surface preparation",
      "Coating inspection",
      "Negotiation",
    ],
    description: `Shipyards buy paint from people who pick up when the schedule slips. We look after fourteen yards between Pascagoula and Tampa, and the person who handled them has moved to our lab because he missed chemistry.

You'll visit yards, write specifications that hold up in real weather, and price jobs so both sides would do it again. There's a sales target. We set it once a year, with you, and it isn't the only thing we look at.

Your first month is a tour: every yard, with your predecessor in the passenger seat, and no selling.

A full week is thirty-eight hours, usually three days on the road and two at home. Start and finish when the tides and your life require. You get a car, a phone, a health plan, and no overnight trips on weekends.`,
    daysAgo: 60,
  },
];
