import type { DemoJob } from "./shapes.ts";

/** The jobs of Copper Lane Trade School. */
export const COPPER_LANE_JOBS: readonly DemoJob[] = [
  {
    key: "evening-planning-tutor",
    companyKey: "copper-lane",
    title: "Evening Planning Tutor",
    location: "Anywhere in the United States",
    industry: "Education and Training",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: 8,
    payMin: 38,
    payMax: 44,
    payUnit: "hour",
    flexibility: ["evenings-weekends"],
    skills: [
      "Production planning",
      "Tutoring",
      "Adult learning",
      "Mentoring",
      "Maintenance planning",
      "Project management",
    ],
    description: `Our production planning course has fourteen students, all of them working. They log in after dinner with a cup of something and a real problem from that day's shift. It's our best class, and it needs a second tutor.

You'll take seven of them: one lesson and one open hour a week, plus comments on their projects. The theory is in the book. What they want from you is "When I had that problem, here's what I tried."

In the first month, meet with each of your seven for half an hour and find out what they're really trying to fix.

It's eight hours a week on two weekday evenings, Mountain time, with time off when the school is on break. We provide slides, video software and a technician on call, and we pay for grading time.`,
    daysAgo: 42,
  },
  {
    key: "process-safety-trainer",
    companyKey: "copper-lane",
    title: "Process Safety Trainer",
    location: "Anywhere in the United States",
    industry: "Education and Training",
    employmentType: "consulting",
    workType: "remote",
    hoursPerWeek: 12,
    payMin: 60,
    payMax: 72,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["HAZOP", "Layers of protection", "Operator training", "Curriculum design", "Mentoring", "Incident review"],
    description: `Four refineries and a brewery have asked us to teach their operators how things go wrong before they do. We have the students and the rooms. What we need is someone who has sat through enough hazard studies to make one interesting.

You'll build a six-session course from cases you know, change the names, and teach it live by video to groups of ten. One of our instructors sits in and learns to teach it after you.

The first month is for two sessions: draft them, try them on our own instructors, and throw half of them away.

About twelve hours a week until summer. You choose the days you teach and prepare whenever you like. We draw your diagrams, run the technology, and pay for a visit to the brewery, which is educational in several ways.`,
    daysAgo: 2,
  },
  {
    key: "welding-instructor",
    companyKey: "copper-lane",
    title: "Welding Instructor",
    location: "Tucson, Arizona",
    industry: "Education and Training",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 36,
    payMax: 44,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "choose-days"],
    skills: ["Welding", "Teaching", "Blueprint reading", "Site safety", "Assessment"],
    description: `Twelve booths, twelve hoods, and twelve people who want a better job by next summer. Our Tucson welding shop teaches four processes and one habit: look at it again before you call it done.

You'll teach one evening class and one Saturday class, show more than you tell, and sign off on each student when the bend test agrees with you. An assistant sets up the steel and the gas.

You'll teach alongside Dolph for the first month. He's done it for nine years and wants his Saturdays back to go fishing.

It's twenty hours a week during the semester: two evenings and a Saturday, or another mix if you find someone to swap with. The shop has new ventilation and cooling. We renew your certifications and supply gear that fits.`,
    daysAgo: 14,
  },
  {
    key: "career-office-adviser",
    companyKey: "copper-lane",
    title: "Career Office Adviser",
    location: "Kansas City, Missouri",
    industry: "Human Resources",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 16,
    payMin: 29,
    payMax: 34,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Career counseling", "Interviewing", "Recruiting", "Coaching", "Public speaking"],
    description: `Our graduates can wire a house. Some of them can't say so in an interview. The career office is there for the six weeks between finishing the program and starting a job.

You'll read cover letters, run practice interviews, call employers you know or get to know, and tell people the truth about what a first paycheck looks like. It's a good fit for someone who's sat on the hiring side of the table and remembers what won them over.

In your first month, you might see thirty people and visit five employers. We'd like at least one of them to be an employer who'd never heard of us.

It's sixteen hours a week, any days, between nine and seven. The office is on the first floor, has a door that closes for hard conversations, and keeps a closet of good jackets to lend.`,
    daysAgo: 21,
  },
  {
    key: "scholarship-fund-coordinator",
    companyKey: "copper-lane",
    title: "Scholarship Fund Coordinator",
    location: "Albuquerque, New Mexico",
    industry: "Community and Nonprofit",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 12,
    payMin: 27,
    payMax: 32,
    payUnit: "hour",
    flexibility: ["flexible-hours", "seasonal"],
    skills: ["Fundraising", "Correspondence", "Bookkeeping", "Event planning", "Community outreach"],
    description: `Forty local people give between twenty and two thousand dollars a year so that someone else can learn a trade. All they get is a form letter in January. We think they should get to know the people they helped.

You'll keep the fund's donor list and books, write to donors the way one person writes to another, read scholarship applications with our committee, and organize one warm evening in October where everyone meets.

Start by calling ten donors in your first month and asking why they give. Nobody has ever asked them.

It's twelve hours a week, more in the fall and fewer in summer. One afternoon is in Albuquerque, and the rest is wherever you like. We have a small budget, a big kitchen and a student who's good with lists.`,
    daysAgo: 8,
  },
  {
    key: "machine-shop-technician",
    companyKey: "copper-lane",
    title: "Machine Shop Technician",
    location: "Kansas City, Missouri",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 18,
    payMin: 31,
    payMax: 37,
    payUnit: "hour",
    flexibility: ["choose-days", "job-share"],
    skills: ["CNC machining", "Measuring and gauges", "Spare parts", "Site safety", "Toolmaking"],
    description: `Students are hard on machines; it's how they learn. Our Kansas City shop has nine lathes, six mills and two machining centers, and every one of them has been run into something.

You'll keep them true: service, small repairs, tool sharpening, cutting blanks, and a word with whoever left the chuck key in. You might step in when a class is shorthanded, but teaching isn't the job.

In a great first month, you'd check all fifteen manual machines for level and backlash and pin the results to the wall.

It's eighteen hours on any three days, and you can share the job. The shop is quiet before noon. We order parts the day you ask, and there's a hoist for anything over forty pounds.`,
    daysAgo: 32,
  },
  {
    key: "dean-of-evening-classes",
    companyKey: "copper-lane",
    title: "Dean of Evening Classes",
    location: "Albuquerque, New Mexico",
    industry: "Education and Training",
    employmentType: "full-time",
    workType: "on-site",
    hoursPerWeek: 36,
    payMin: 84000,
    payMax: 95000,
    payUnit: "year",
    flexibility: ["evenings-weekends", "flexible-hours"],
    skills: ["Team leadership", "Curriculum design", "Budgeting", "Recruiting", "Adult learning", "Spanish"],
    description: `At five in the afternoon the day school goes home and a second one begins: 260 adults, twenty-three part-time instructors, eleven workshops. So far it's been run by whoever was still in the building. It deserves its own dean.

You'll hire and support the instructors, set the schedule, manage the budget, and be a familiar face to every student. The work is one-third paperwork and two-thirds hallway.

Spend the first month listening. Sit in on every course once, eat in the cafeteria, and give us your impressions while they're fresh.

It's thirty-six hours a week, mostly between two and ten, Monday through Thursday. You usually have Fridays off, plus ten weeks a year. Full benefits, an assistant dean, and a reserved parking space under the one good tree.`,
    daysAgo: 70,
    isClosed: true,
  },
  {
    key: "electrical-curriculum-reviewer",
    companyKey: "copper-lane",
    title: "Curriculum Reviewer, Electrical",
    location: "Anywhere in the United States",
    industry: "Education and Training",
    employmentType: "project",
    workType: "remote",
    hoursPerWeek: 10,
    payMin: 4000,
    payMax: 5500,
    payUnit: "project",
    flexibility: ["flexible-hours"],
    skills: ["Curriculum design", "Building codes", "Technical writing", "Assessment", "Fire safety"],
    description: `The electrical code has changed twice since our course was written. Our instructors correct it from memory as they go, which is impressive but not good enough.

You'll go through all eighteen units, mark what's out of date, what's just plain wrong and what's right but dull, and suggest new text. We expect it to take ten weeks at about ten hours a week. The fee covers the whole review and is paid in three parts.

Units one through three come first, so we can see how you edit and you can see how we react. That's the first month.

You work entirely at your own desk and your own pace. We send the course, the current code book and a box of our students' most common mistakes, lovingly collected over eleven years.`,
    daysAgo: 18,
  },
  {
    key: "enrollment-host",
    companyKey: "copper-lane",
    title: "Enrollment and Front Desk Host",
    location: "Tucson, Arizona",
    industry: "Sales and Customer Service",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 19,
    payMax: 22,
    payUnit: "hour",
    flexibility: ["job-share", "choose-days"],
    skills: ["Front desk", "Customer service", "Spanish", "Booking systems", "Telephone service"],
    description: `Going back to school takes courage, and it starts at our front desk. The person behind it should know that.

You'll greet people, answer the phone, explain the courses and what they cost, help with forms, and know when to get someone from the shop to say "come and see." We speak English and Spanish here all day.

After a month you should be able to tell a visitor which of our nineteen courses starts next, and be right about it without looking.

It's twenty hours a week, shared with Guadalupe, who takes mornings or afternoons depending on her choir. The two of you set the schedule. The desk has a good chair, the door opens by itself, and the software was chosen by the people who use it.`,
    daysAgo: 0,
  },
  {
    key: "veterans-outreach-partner",
    companyKey: "copper-lane",
    title: "Veterans Outreach Partner",
    location: "Kansas City, Missouri",
    industry: "Community and Nonprofit",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 12,
    payMin: 28,
    payMax: 33,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: [
      "Community outreach",
      "Career counseling",
      "Public speaking",
      "Volunteer coordination",
      "Conflict resolution",
    ],
    description: `One in six of our students has served. They arrive with skills no form has a box for and benefits it takes three offices to explain. We want someone to walk them through it.

You'll visit the VFW posts, the halls and the hospital, tell people what we teach, help them with the paperwork, and keep in touch during the first semester, when it's easiest to give up.

In the first month, get to know the two benefits officers in town; everything else is faster after that. Bring five people to an open house, and we'll feed them.

It's twelve hours a week, half out and about and half at home. You set your own days. We pay mileage, and lunch too, since most of the work happens over it.`,
    daysAgo: 58,
  },
];
