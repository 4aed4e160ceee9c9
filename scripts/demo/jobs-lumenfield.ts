import type { DemoJob } from "./shapes.ts";

/** The jobs of Lumenfield Family Clinics. */
export const LUMENFIELD_JOBS: readonly DemoJob[] = [
  {
    key: "rural-clinic-operations-lead",
    companyKey: "lumenfield",
    title: "Rural Clinic Operations Lead",
    location: "Anywhere in the United States",
    industry: "Healthcare",
    employmentType: "consulting",
    workType: "remote",
    hoursPerWeek: 18,
    payMin: 58,
    payMax: 70,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Operations management", "Cost control", "Incident review", "Procedure writing", "Budgeting", "Mentoring"],
    description: `Our four smallest clinics each have a nurse in charge who's also the manager, the buyer and the person who knows about the boiler. They're very good nurses. We'd like someone from outside medicine to take the rest off their hands.

You'll set up one budget, one way of ordering and one way of learning from what went wrong, and be on the phone when the boiler acts up. We've found that people from plants and shipyards get this faster than people from hospitals.

In your first month, talk with all four every week and bring us the three problems they share.

It's eighteen hours a week, on days you choose, from wherever you live. Twice a year, in May and September, when the roads are good, you visit all four with our driver. We send everything you need for your home office.`,
    daysAgo: 34,
  },
  {
    key: "clinic-bookkeeper",
    companyKey: "lumenfield",
    title: "Clinic Bookkeeper",
    location: "Duluth, Minnesota",
    industry: "Finance and Accounting",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 18,
    payMin: 34,
    payMax: 40,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "flexible-hours"],
    skills: ["Bookkeeping", "Medical billing", "Accounts payable", "Month-end close", "Payroll"],
    description: `Money reaches a clinic slowly, from many directions, usually with a code attached. Our Duluth office keeps the books for all eleven clinics, and Mr. Aldous, who has kept them beautifully, would like to cut back to two days.

You'll take the other half: vendor bills, bank reconciliation, the clinics' petty cash and the first draft of the monthly close. He handles billing questions, you handle the rest, and you both answer the phone.

A month should be enough to reconcile two clinics on your own and learn who sends receipts in a shoebox.

It's eighteen hours a week. You can work evenings or Saturdays if you like a quiet building, and you can do two-thirds of it at home. You get a sit-stand desk, parking, and a view of the ore boats.`,
    daysAgo: 12,
  },
  {
    key: "relief-nurse-practitioner",
    companyKey: "lumenfield",
    title: "Family Nurse Practitioner, Relief",
    location: "Fargo, North Dakota",
    industry: "Healthcare",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 62,
    payMax: 70,
    payUnit: "hour",
    flexibility: ["choose-days", "seasonal"],
    skills: ["Primary care", "Nursing", "Triage", "Electronic health records", "Mentoring"],
    description: `Each of our practitioners takes six weeks off a year, because we insist on it. You'll be the reason they can.

It's ordinary family medicine, which means it's never ordinary: ear infections, a farmer's hand, a worried mother, a man who came in about his knee and really wanted to talk. Appointments are twenty-five minutes. A physician is one call away at all times.

You'll begin with two weeks at the Fargo clinic alongside Dr. Ostrem, and after a month take your first relief week alone, with your own patients and your own nurse.

You'll work three eight-hour days, planned two months ahead. Tell us which months you want and which you don't. We pay for your license, malpractice coverage and continuing education, and there's a furnished apartment above the clinic for snowy weeks.`,
    daysAgo: 23,
  },
  {
    key: "medical-coding-auditor",
    companyKey: "lumenfield",
    title: "Medical Coding Auditor",
    location: "Anywhere in the United States",
    industry: "Healthcare",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 20,
    payMin: 36,
    payMax: 42,
    payUnit: "hour",
    flexibility: ["flexible-hours", "job-share"],
    skills: ["Medical coding", "Medical billing", "Compliance audit", "Electronic health records", "Patient privacy"],
    description: `We have five coders and about nine hundred visits a week. Most are coded correctly, some too low because the coder plays it safe, a few too high because the note is vague. We want to get it right in both directions.

You'll read a sample each week, compare the note with the code, and send the coder a short, kind explanation. Patterns go to me and to the practitioners, who are surprisingly willing to learn when the examples are their own.

After a month, we'd like to know our true error rate. Nobody will get in trouble over it.

It's twenty hours a week at any time of day. Two people can share the job. We provide an encrypted laptop, the current code books and membership in your professional society.`,
    daysAgo: 5,
  },
  {
    key: "evening-phone-nurse",
    companyKey: "lumenfield",
    title: "Evening Telephone Nurse",
    location: "Anywhere in the United States",
    industry: "Healthcare",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 16,
    payMin: 40,
    payMax: 46,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "job-share"],
    skills: ["Triage", "Nursing", "Telephone service", "Care coordination", "Electronic health records"],
    description: `After five o'clock, a family forty miles from the nearest hospital has one question: does this need to be seen tonight? You'll help them answer it.

Calls come one at a time, about four an hour. You have a protocol for each common worry, the patient's chart, and a physician on the second line. The skill is in the part no protocol covers: hearing what the caller isn't saying.

For the first four weeks, you'll listen in, then answer with a coworker listening, until you tell us you're ready to go it alone.

It's four evenings a week, from five to nine Central, on a schedule you write with three others. You need a nursing license that covers Minnesota and the Dakotas; we pay the fees. We deliver a headset, a screen and a very good chair to your door.`,
    daysAgo: 16,
  },
  {
    key: "clinic-courier-driver",
    companyKey: "lumenfield",
    title: "Clinic Courier Driver",
    location: "Billings, Montana",
    industry: "Transport and Logistics",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 20,
    payMax: 23,
    payUnit: "hour",
    flexibility: ["choose-days", "job-share"],
    skills: ["Safe driving", "Dispatching", "Customer service", "Records management", "First aid"],
    description: `Blood samples go one way; medicine and mail come back the other. The loop from Billings is 140 miles with five stops, and every stop will have coffee ready for you.

You'll drive it, keep the cold boxes cold and the log exact, and call ahead when the weather turns. Winter here is real. You decide whether the road is safe, and if you say it isn't, the samples wait.

Ride along for the first week, then drive with another driver in the passenger seat for the second. By the end of the month, you'll know every cattle guard.

It's two or three loops a week, seven in the morning to two in the afternoon. The car is new, with winter tires and four-wheel drive, and we maintain it. Boxes weigh under fifteen pounds.`,
    daysAgo: 2,
  },
  {
    key: "staff-scheduling-coordinator",
    companyKey: "lumenfield",
    title: "Staff Scheduling Coordinator",
    location: "Fargo, North Dakota",
    industry: "Human Resources",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 20,
    payMin: 28,
    payMax: 33,
    payUnit: "hour",
    flexibility: ["job-share", "flexible-hours"],
    skills: ["Staff scheduling", "Conflict resolution", "Telephone service", "Spreadsheets", "Clinic operations"],
    description: `We have eighty-six people, eleven clinics, kids with fevers, and calving season. Someone has to know who's where on Thursday. It takes a good memory and a gentle voice.

You'll write the four-week schedule, find coverage when it falls apart, and keep track of favors so it isn't always the same person who says yes. Fairness is the whole job; the software is the easy part.

In your first month, you'll build a schedule with our current coordinator and hear why she does things the way she does. The second one is yours.

It's twenty hours a week as half of a pair. Mornings matter most. It's usually three days at home and one in Fargo. We provide a phone that really does turn off when your shift ends.`,
    daysAgo: 39,
  },
  {
    key: "rural-health-grant-writer",
    companyKey: "lumenfield",
    title: "Grant Writer, Rural Health",
    location: "Anywhere in the United States",
    industry: "Community and Nonprofit",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 10,
    payMin: 1900,
    payMax: 2400,
    payUnit: "month",
    flexibility: ["flexible-hours"],
    skills: ["Grant writing", "Fundraising", "Budgeting", "Community outreach", "Copy editing"],
    description: `There's a fund for nearly everything we need: a dental van, a second exam room in a town of six hundred, a nurse who visits farms. The applications are long, the deadlines are all in March, and nobody here can say "outcomes framework" with a straight face.

You'll find the grants that fit, build the case with the clinic, and write it in words that are both true and fundable. Our finance office does the tables.

In the first month, choose three from a list of thirty and tell us why. We'd rather send three good ones than ten weak ones.

About ten hours a week for five months, paid by the month, with more of it in February and March. Work where and when you like. We give you past applications, including the ones that failed.`,
    daysAgo: 46,
  },
  {
    key: "health-records-trainer",
    companyKey: "lumenfield",
    title: "Health Records Trainer",
    location: "Sioux Falls, South Dakota",
    industry: "Information Technology",
    employmentType: "project",
    workType: "on-site",
    hoursPerWeek: 24,
    payMin: 44,
    payMax: 52,
    payUnit: "hour",
    flexibility: ["choose-days"],
    skills: ["Software training", "Electronic health records", "Adult learning", "Help desk", "Procedure writing"],
    description: `This spring, three clinics around Sioux Falls are switching from paper and an old program to one shared record. The software company sends a trainer for two days. We think people deserve two months.

You'll sit down with them: the receptionist, the nurse, the physician who types with two fingers and is proud of it. You'll write the short guides, run the practice afternoons, and be in the building on the first real Monday.

In your first month, you'll learn the system yourself by registering our staff as imaginary patients with imaginary complaints. They enjoy it.

It's three days a week for about five months, and you choose the days except during each clinic's first week. We cover mileage, lunch, a training laptop and a direct line to the vendor's engineers.`,
    daysAgo: 30,
  },
  {
    key: "home-visit-physical-therapist",
    companyKey: "lumenfield",
    title: "Physical Therapist, Home Visits",
    location: "Billings, Montana",
    industry: "Healthcare",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 48,
    payMax: 56,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Physical therapy", "Care coordination", "Safe driving", "Electronic health records", "Coaching"],
    description: `A new hip is no use if the bathroom step is nine inches high. Our therapists see people where they live, and half of what they do is look around.

You'll visit three or four patients a day within an hour of Billings, set up their exercises, adapt the house, and tell the surgeon in Denver what's really going on. Families make good assistants once someone shows them how.

In the first month, you'll share a caseload of eight with Marit, who has the best handwriting in Montana and will introduce you to everyone.

It's twenty hours a week on whatever schedule you and your patients agree on. We pay for driving time. We provide the car, the equipment and a second therapist for heavy transfers; no one lifts alone.`,
    daysAgo: 54,
    isClosed: true,
  },
  {
    key: "privacy-officer",
    companyKey: "lumenfield",
    title: "Patient Privacy Officer",
    location: "Anywhere in the United States",
    industry: "Legal and Compliance",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 12,
    payMin: 66,
    payMax: 78,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Patient privacy", "Compliance audit", "Policy writing", "Contract review", "Incident review"],
    description: `In a small town, everyone knows whose truck is outside the clinic. What's said inside still has to stay there. We take this seriously and want one person to be responsible for it.

You'll keep the policies short enough to be read, review the contracts with our software suppliers, look into the handful of slips we have each year, and train new staff with real stories, names removed.

A good first month: read everything, visit two clinics by video, and give us a list of risks in order of how much sleep you'd lose over them.

It's twelve hours a week, and you set the hours. If something happens, we'll call you right away, but that's rare. The job comes with legal counsel, a training budget and the authority to stop a project.`,
    daysAgo: 68,
  },
];
