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
    description: `Our four smallest clinics each have a nurse in charge who is also the manager, the buyer and the person who knows about the boiler. They are very good nurses. We would like somebody from outside medicine to take the rest off their hands.

You would set up one budget, one way of ordering, one way of learning from things that went wrong, and be on the telephone when the boiler is. We have found that people from plants and shipyards understand this faster than people from hospitals.

In your first month, speak with all four every week and bring us the three problems that they share.

Eighteen hours, on days of your choosing, from wherever you live. Twice a year you visit all four by car with our driver, in May and September, when the roads are kind. Everything for the home office is sent to you.`,
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
    description: `Money reaches a clinic slowly, from many directions, usually with a code attached. Our Duluth office keeps the books for all eleven, and Mr. Aldous, who has kept them beautifully, would like to go down to two days.

You would take the other half: supplier bills, bank reconciliation, the clinics' petty cash and the first draft of the monthly close. He takes billing questions, you take the rest, and you both take the telephone.

One month should be enough to reconcile two clinics on your own and to learn who sends receipts in a shoe box.

Eighteen hours a week. You may do them in the evening or on a Saturday if you like a quiet building, and two thirds can be done at home. Sit-stand desk, parking, and a view of the ore boats.`,
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
    description: `Each of our practitioners takes six weeks off a year, because we insist on it. You would be the reason they can.

It is ordinary family medicine, which is to say that it is never ordinary: ear infections, a farmer's hand, a worried mother, a man who came about his knee and really wanted to talk. Appointments are twenty-five minutes. A physician is one call away at all times.

You would begin with two weeks at the Fargo clinic alongside Dr. Ostrem, and after a month take your first relief week alone, with your own patients and your own nurse.

Three eight-hour days, planned two months ahead. You say which months you want and which you do not. License, malpractice cover and continuing education are paid, and there is a furnished apartment above the clinic for snow weeks.`,
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
    description: `Five coders, about nine hundred visits a week. Most are coded correctly, some too low because the coder is modest, a few too high because the note is vague. We want to get it right in both directions.

You would read a sample each week, compare the note with the code, and send the coder a short, decent explanation. Patterns go to me and to the practitioners, who are surprisingly willing to learn when the examples are their own.

After a month we would like to know our true error rate. Nobody will be in trouble over it.

Twenty hours at any time of day. Two people may share the post. We provide an encrypted laptop, the current code books and membership in your professional society.`,
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
    description: `After five o'clock, a family forty miles from the nearest hospital has one question: does this need to be seen tonight? You would help them answer it.

Calls come one at a time, about four an hour. You have a protocol for each common worry, the patient's chart, and a physician on the second line. The skill is in the part no protocol covers: hearing what the caller is not saying.

For the first four weeks you listen in, then answer with a colleague listening, until you tell us that you would rather be alone.

Four evenings of four hours, from five to nine Central, on a roster you write with three others. You need a nursing license that covers Minnesota and the Dakotas; we pay the fees. Headset, screen and a very good chair are delivered to your door.`,
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
    description: `Blood samples go one way, medicines and mail come back the other. The loop from Billings is 140 miles with five stops, and each of those stops will have coffee ready for you.

You would drive it, keep the cold boxes cold and the log exact, and telephone ahead when the weather turns. Winter here is real. You decide whether the road is safe, and if you say it is not, the samples wait.

Ride along for the first week, then drive with a colleague in the passenger seat for another. By the end of the month you will know every cattle guard.

Two or three loops a week, seven in the morning to two in the afternoon. The car is new, has winter tires and four-wheel drive, and is serviced by us. Boxes weigh under fifteen pounds.`,
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
    description: `Eighty-six people, eleven clinics, children with fevers, calving season. Somebody has to know who is where on Thursday. It takes a good memory and a soft voice.

You would write the four-week roster, find cover when it falls apart, and keep the small account of favors so that it is not always the same person who says yes. Fairness is the whole of the job; the software is the easy part.

In month one you would build a roster together with our present coordinator and hear why she did each thing. The second one is yours.

Twenty hours a week as one half of a pair. Mornings matter most. Three days at home and one in Fargo is how it usually goes. We provide a telephone that really switches off when your shift ends.`,
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
    description: `There is a fund for nearly everything we need: a dental van, a second exam room in a town of six hundred, a nurse who visits farms. The applications are long, the deadlines are all in March, and nobody here can write "outcomes framework" with a straight face.

You would find the grants that fit, shape the case with the clinic concerned, and write it in words that are both true and fundable. Our finance office does the tables.

In the first month, choose three from a list of thirty and tell us why. We would rather send three good ones than ten.

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
    description: `In the spring three clinics around Sioux Falls change from paper and an old program to one shared record. The software company sends a trainer for two days. We think people deserve two months.

You would sit beside them: the receptionist, the nurse, the physician who types with two fingers and is proud of it. You would make the short guides, run the practice afternoons, and be in the building on the first real Monday.

In your first month you learn the system yourself, by registering our staff as imaginary patients with imaginary complaints. They enjoy it.

Three days a week for about five months, your choice of days apart from each clinic's first week. Mileage, lunch, a training laptop and a direct line to the vendor's engineers are included.`,
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

You would visit three or four patients a day within an hour of Billings, set the exercises, adjust the house, and tell the surgeon in Denver what is really going on. Families make good assistants once someone shows them how.

In the first month you share a caseload of eight with Marit, who has the best handwriting in Montana and will introduce you to everybody.

Twenty hours a week in whatever pattern your patients and you agree on. Driving time is working time. The car, the equipment and a second therapist for heavy transfers are provided; no one lifts alone.`,
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
    description: `In a small town, everyone knows whose truck is outside the clinic. What was said inside it must stay there all the same. We take this seriously and would like one person to be answerable for it.

You would keep the policies short enough to be read, review the contracts with our software suppliers, look into the handful of slips we have each year, and train new colleagues with real stories, names removed.

A good first month: read everything, visit two clinics by video, and give us a list of risks in order of how much you would lose sleep over them.

Twelve hours a week, at hours you set. If something happens we would call you at once, and that is rare. Legal counsel, a training budget and the authority to stop a project are part of the post.`,
    daysAgo: 68,
  },
];
