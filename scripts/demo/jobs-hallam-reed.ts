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
    description: `Our resin line was built in stages, by three different contractors, and it shows. We need someone who can walk it with a drawing in one hand and tell us plainly which of our forty interlocks still protect anybody.

You would lead two hazard reviews a year, read and sign changes to the control logic, and sit with our plant engineers while they learn to do the same. Patience helps; you will explain some cause-and-effect charts twice.

After a month we would like you to have walked all three stages, read the last five incident reports, and told us the one thing that worries you most.

You choose your two days each week. One of them is on site in Baton Rouge, the other wherever you like. August is quiet; many of us are away. Drawings, protective gear, a parking space and a chair in the control room are waiting.`,
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
    description: `Every few weeks a batch comes off the line with a skin on it, and by the time we have formed a committee it has gone away again. We would like one calm person to chase it down.

The line makes twelve thousand gallons a week of primer, mostly grey. You would look at temperatures, pump seals, solvent lots and the habits of three shifts, and you would have the authority to hold a batch while you think.

In the first month, simply be there when it happens. We will telephone you; you may also arrive unannounced, which the night shift rather enjoys.

Twelve hours a week, in short visits or one long day. Operators will run trials for you, the lab turns samples around the same afternoon, and there is a desk beside the line with a door that shuts.`,
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
    description: `Three hundred operating procedures, written by engineers for engineers, are read at two in the morning by people wearing gloves. We want them rewritten for the gloves.

You would take them one at a time: interview an operator by video, watch the film they made of the job, cut the procedure to the steps that matter, and send it back to be tried. What survives the trial goes into the book.

Four finished procedures make a good first month. After that most of our writers settle at about two a week, and we would not want more.

Work at any hours you like. Operators are easiest to reach between one and three in the afternoon, Central time. We provide the templates, a patient document clerk called Fitz, and a paid visit to the plant so that you know what the valves sound like.`,
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
    description: `A new dispersion unit goes live in Plaquemine in the spring. It is not large, but it is our first in eleven years, and most of the people who will start it have never started anything.

We are looking for someone who has. You would own the start-up plan, walk every line before it sees solvent, run the water trials, and stand in the control room for the first real batches with your hands in your pockets.

The first month is reading and walking: drawings against steel, and a punch list that the contractor cannot charm away.

Three days a week until the first batch, then two for about eight weeks after it. You pick the days, apart from the start-up itself, when we would want you for five. A trailer with a kitchen, a site truck and an assistant who knows where everything is are all arranged.`,
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
    description: `We are spending nineteen million dollars on two plants over two years. The engineers say it is going well and the accountants say they cannot tell. We need one person both groups believe.

You would keep the forecast to complete, question every change order over $10,000, and write the page on which the board decides. It helps to have stood in a pipe rack and to have read a ledger; people who have done both are rare, which is why we ask.

The first month is for building one true number: what is committed, what is spent, what is still to come.

About twenty hours a week, one day of them in Baton Rouge for the site meeting. The week before the board sits is busier, the week after it is nearly empty. A cost clerk, the contracts and full access to the system come with the post.`,
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
    description: `There are more greys than people think. Harbor authorities, bridge owners and two navies each have their own, and all of them can tell when it is wrong. Our instrument gets close. The last step still needs an eye.

You would match about a dozen shades a week in a bright, quiet lab beside the yard, keep the standards library in order, and teach two technicians how to see what they are looking at.

By the end of the first month you should have the run of the bench, and our yard foreman should have stopped asking whether you are sure.

Eighteen hours over three days, mornings preferred for the light. You may share the post with someone you know. We provide a seat at every bench, good extraction, safety glasses made to your prescription, and lunch on Thursdays.`,
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
    description: `Our air permit and our water permit were renewed by the same person for nineteen years. She taught us a lot and wrote down some of it. Both come up again next autumn.

You would take over the calendar of filings, the monthly reports to the state, and the renewal itself. You would also be the one who says no when a good idea on the plant floor would need a permit change first.

In the first month, file one monthly report with help, and give us your own list of every date that matters between now and the renewal.

Sixteen hours a week, with about one day in four on site in Plaquemine and the rest at home. Consultants do the stack tests, the lab does the samples, and our lawyer answers the telephone.`,
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
    description: `From March to November our customers paint bridges along the Gulf. When a coating fails, it nearly always failed on the day it was put on. We send someone to watch that day.

You would check the blast profile, the dew point and the film thickness, keep a clear log with photographs, and have the standing to say "not this afternoon" to a foreman with a crew waiting. We back that sentence every time.

New inspectors go out with Ruthanne for the first three weeks, then take two bridges of their own.

Two or three days a week in season, none in winter unless you want lab days. All work is from platforms with rails or from the deck; nobody hangs from a rope. Gauges, vehicle, hotel and a good rain jacket are provided.`,
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
    description: `Nine new board operators start this year. We have a simulator, a stack of alarm logs and a small room with good coffee. We need the person who makes it a school.

You would run sessions for two or three operators at a time: normal running, a slow upset, a fast one, and the long conversation afterward about what each alarm was trying to say. You also tell us, kindly and clearly, when somebody is not ready for a board alone.

Plan the first month with the shift superintendents, then run one full session with each crew.

Because crews rotate, some sessions are in the evening or on a Saturday. You set the timetable a month ahead and we keep to it. The simulator technician is on site whenever you teach.`,
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
    description: `Thirty-six of our colleagues are volunteers on the plant response team. They train on Wednesdays, they take it seriously, and they would like their coordinator to be somebody who has seen a bad day and run it well.

You would plan the drills, keep the gear and the call lists in order, and be the one the parish fire department knows by first name. You are not expected to wear a breathing set yourself.

A good first month includes one tabletop exercise, one unannounced muster, and coffee at all three fire stations nearby.

Twenty hours a week at times of your choosing, Wednesdays included. You are called in for a real event only if you have agreed to be on the roster that week, and those hours are paid double. An assistant, a pickup and a generous drill budget come with it.`,
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
    description: `Shipyards buy paint from people who answer when the schedule slips. Fourteen yards between Pascagoula and Tampa are ours to look after, and the person who did it has moved to our lab because he missed chemistry.

You would visit yards, write specifications that survive contact with weather, and price jobs so that both sides would do it again. There is a target. It is set once a year, with you, and it is not the only thing we look at.

Your first month is a tour: every yard, with your predecessor in the passenger seat, and no selling.

A full week is thirty-eight hours, usually three days on the road and two at home. Start and finish as the tides and your life require. Car, telephone, health plan, and no overnight trips on weekends.`,
    daysAgo: 60,
  },
];
