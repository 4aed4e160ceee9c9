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
    description: `Our production planning course has fourteen students, all of them working. They log in after supper with a cup of something and a real problem from that day's shift. It is the best class we have, and it needs a second tutor.

You would take seven of them: one lesson and one open hour a week, plus comments on their projects. Theory is in the book. What they want from you is "when I had that, here is what I tried".

In the first month, meet each of your seven alone for half an hour and find out what they are really trying to fix.

Eight hours a week on two weekday evenings, Mountain time, with breaks when the school has breaks. Slides, video software and a technician on call are provided, and marking is paid.`,
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
    description: `Four refineries and a brewery have asked us to teach their operators how things go wrong, before they do. We have the students and the rooms. We are missing the person who has sat through enough hazard studies to make one interesting.

You would build a course of six sessions from cases you know, change the names, and teach it live by video to groups of ten. A colleague from our staff sits in and learns to teach it after you.

The first month is for two sessions, drafted, tried on our own instructors and thrown half away.

About twelve hours a week until summer. You choose the days you teach; the preparing happens whenever you like. We draw your diagrams, run the technology, and pay for a visit to the brewery, which is instructive in several ways.`,
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

You would teach one evening class and one Saturday class, show more than you tell, and sign off each student when the bend test agrees with you. An assistant sets up the steel and the gas.

You would teach alongside Dolph for the first month. He has done it for nine years and wants to go fishing on Saturdays.

Twenty hours a week in term, arranged as two evenings and a Saturday, or otherwise if you find a colleague to swap with. The shop has new extraction and cooling. We renew your certificates and supply gear that fits.`,
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
    description: `Our graduates can wire a house. Some of them cannot say so in an interview. The career office exists for the six weeks between finishing the course and starting the job.

You would read letters, practice interviews, ring up employers you know or get to know, and tell people the truth about what a first wage looks like. It suits somebody who has sat on the hiring side of the table and remembers what moved them.

In your first month you might see thirty people and visit five employers. We would like you to come back with one who had never heard of us.

Sixteen hours, any days, between nine and seven. The office is on the ground floor, has a door that closes for hard conversations, and keeps a cupboard of good jackets to lend.`,
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
    description: `Forty local people give between twenty and two thousand dollars a year so that somebody else can learn a trade. They get a form letter in January. We think they should get to know whom they helped.

You would keep the list and the accounts of the fund, write to the donors as one person writes to another, read scholarship applications with our committee, and organize one warm evening in October where everybody meets.

Begin by telephoning ten donors in your first month and asking why they give. Nobody has ever asked them.

Twelve hours a week, more in the autumn and fewer in summer. One afternoon is in Albuquerque, the rest where you like. We have a small budget, a large kitchen and a student who is good with lists.`,
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
    description: `Students are hard on machines; it is how they learn. Our Kansas City shop has nine lathes, six mills and two machining centers, and every one of them has been run into something.

You would keep them true: service, small repairs, tool sharpening, cutting blanks, and a word with whoever left the chuck key in. When a class is short of hands you might step in, but teaching is not the post.

A first month in which all fifteen manual machines have been checked for level and backlash, and the results pinned to the wall, would please us greatly.

Eighteen hours on any three days; you could also share it. The shop is quiet before noon. Parts are ordered the same day you ask, and there is a hoist for anything over forty pounds.`,
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
    description: `At five in the afternoon the day school goes home and a second one begins: 260 adults, twenty-three part-time instructors, eleven workshops. It has been run by whoever was still in the building. It deserves its own dean.

You would hire and look after the instructors, set the timetable, keep the budget, and be known by face to every student. The work is one third paper and two thirds corridor.

The first month is a listening month. Sit in on every course once, eat in the cafeteria, and give us your impressions before they wear off.

Thirty-six hours, most of them between two and ten from Monday to Thursday; Fridays are usually free and so are ten weeks a year. Full benefits, an assistant dean, and a reserved parking space under the one good tree.`,
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
    description: `The electrical code has changed twice since our course was written. Our instructors correct it from memory as they go, which is admirable and not good enough.

You would go through all eighteen units, mark what is out of date, what is simply wrong and what is right but dull, and propose the new text. We reckon on ten weeks at about ten hours. The fee is for the whole review and is paid in three parts.

Units one to three come first, so that we can see how you mark and you can see how we react. That is the first month.

You work entirely at your own desk and pace. We send the course, the current code book and a box of the students' most frequent mistakes, collected with love over eleven years.`,
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
    description: `Going back to school takes courage, and it begins at our front desk. The person behind it should notice that.

You would greet people, answer the telephone, explain the courses and what they cost, help with the forms, and know when to fetch somebody from the workshop to say "come and see". English and Spanish are both spoken here all day.

After a month you should be able to tell a visitor which of our nineteen courses starts next, and be right about it without looking.

Twenty hours, shared with Guadalupe, who takes mornings or afternoons depending on her choir. The two of you write the plan. The desk has a proper chair, the door opens by itself, and the computer program was chosen by the people who use it.`,
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
    description: `One in six of our students has served. They arrive with skills that no form has a box for and benefits that take three offices to explain. We want someone to walk those corridors with them.

You would visit the posts, the halls and the hospital, tell people what we teach, help them through the paperwork, and keep in touch during the first term, when it is easiest to give up.

In the first month get to know the two benefit officers in town; everything else is quicker after that. Bring five people to an open evening, and we will feed them.

Twelve hours a week, half of it out and about and half at home. You arrange your own days. Mileage is paid, and so is lunch, since most of the work happens over it.`,
    daysAgo: 58,
  },
];
