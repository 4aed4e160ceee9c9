import type { DemoSenior } from "./shapes.ts";

/** Seniors from clinics, classrooms, offices, front desks and kitchens. */
export const CARE_AND_PEOPLE_SENIORS: readonly DemoSenior[] = [
  {
    key: "beatrix-lomond",
    firstName: "Beatrix",
    lastName: "Lomond",
    email: "beatrix.lomond@example.com",
    bio: `I'm a nurse, and I've spent most of my career in emergency rooms where the next hospital was an hour away. I've answered night calls from farmers, from scared grandparents, and once from a man inside a grain bin, who's fine.

For seven years I trained phone triage nurses for a network of small hospitals. We cut needless trips to the hospital in half, and nobody was told to stay home who should have come in.

My knees would like me to sit down now. My ears are as good as ever. I'm licensed in Minnesota and both Dakotas, and evenings work well for me.`,
    skills: [
      "Nursing",
      "Triage",
      "Telephone service",
      "Care coordination",
      "Electronic health records",
      "Mentoring",
      "First aid",
      "Infection control",
    ],
    yearsExperience: 34,
    availabilityHours: 16,
    workPreference: "remote",
    place: "Fargo, North Dakota",
    isVisible: true,
    daysAgo: 60,
  },
  {
    key: "adaeze-winterbourne",
    firstName: "Adaeze",
    lastName: "Winterbourne",
    email: "adaeze.winterbourne@example.org",
    bio: `I came to clinic management from nursing and to nursing from accounting, which surprises people in both rooms. I've run a family practice with nine providers and opened two satellite clinics, one in a former bank, where the vault made an excellent pharmacy.

Patients waited thirty-eight minutes when I started and fourteen when I left. Staff turnover dropped to almost nothing once the people on the schedule got to write it.

I'm looking for part-time work with real responsibility: operations, training, or relief work with patients.`,
    skills: [
      "Clinic operations",
      "Primary care",
      "Nursing",
      "Staff scheduling",
      "Budgeting",
      "Team leadership",
      "Electronic health records",
      "Software training",
      "Infection control",
      "Adult learning",
      "Care coordination",
      "Cost control",
      "Month-end close",
    ],
    yearsExperience: 26,
    availabilityHours: 24,
    workPreference: "hybrid",
    place: "Sioux Falls, South Dakota",
    isVisible: true,
    daysAgo: 66,
  },
  {
    key: "nadia-quarrington",
    firstName: "Nadia",
    lastName: "Quarrington",
    email: "nadia.quarrington@example.com",
    bio: `I'm a medical coder and, for the last decade, the person who checks the coders. I've audited family medicine, orthopedics and a children's hospital, and I'm currently certified in both outpatient coding and auditing.

My reports are short and written for a human being. At one group of clinics, the error rate went from eleven percent to three in a year, and every coder I started with was still there at the end. I'm prouder of the second number.

Remote only, please, and I sometimes keep odd hours.`,
    skills: [
      "Medical coding",
      "Medical billing",
      "Compliance audit",
      "Patient privacy",
      "Electronic health records",
      "Adult learning",
    ],
    yearsExperience: 23,
    availabilityHours: 20,
    workPreference: "remote",
    place: "Omaha, Nebraska",
    isVisible: true,
    daysAgo: 37,
  },
  {
    key: "consuelo-varrantes",
    firstName: "Consuelo",
    lastName: "Varrantes",
    email: "consuelo.varrantes@example.net",
    bio: `I've hired about two thousand people and remember a surprising number of them. I led recruiting for a grocery chain in four states and then for a community college, always in both English and Spanish.

I built the college's evening program for working adults from one class to thirty-one. That meant finding the teachers, persuading the dean, and standing at the bus stop with flyers to learn why people weren't coming. It was the bus.

I'd like to do something like that again, in or near Albuquerque.`,
    skills: [
      "Recruiting",
      "Interviewing",
      "Spanish",
      "Team leadership",
      "Adult learning",
      "Community outreach",
      "Onboarding",
      "Budgeting",
      "Career counseling",
      "Public speaking",
      "Curriculum design",
    ],
    yearsExperience: 27,
    availabilityHours: 36,
    workPreference: "on-site",
    place: "Albuquerque, New Mexico",
    isVisible: true,
    daysAgo: 83,
  },
  {
    key: "yolanda-pemberwick",
    firstName: "Yolanda",
    lastName: "Pemberwick",
    email: "yolanda.pemberwick@example.com",
    bio: `I do the paperwork side of human resources. I write policies people understand on the first read. My last handbook went from 160 pages to 36, and questions to the office dropped by half in the first quarter. I still have the tally sheet.

I've also run benefits for 700 people and payroll for 240, so I know what a badly written paragraph costs in January.

Before all this I was an editor at a county newspaper, and it shows. I'm looking for projects from home, ten to fifteen hours a week.`,
    skills: [
      "Policy writing",
      "Employment law",
      "Benefits administration",
      "Payroll",
      "Copy editing",
      "Document control",
      "Conflict resolution",
      "Interviewing",
      "Career counseling",
      "Month-end close",
    ],
    yearsExperience: 24,
    availabilityHours: 15,
    workPreference: "remote",
    place: "Kansas City, Missouri",
    isVisible: true,
    daysAgo: 57,
  },
  {
    key: "dolores-whitcastle",
    firstName: "Dolores",
    lastName: "Whitcastle",
    email: "dolores.whitcastle@example.com",
    bio: `I answer the phone, and I'm good at it. For fifteen years I ran the complaints desk at a garden tractor company, where every caller was standing next to something that wouldn't start.

I learned to listen for the second sentence, which is usually the real one. I closed four out of five complaints in a single call, and I have a drawer full of thank-you cards from people who started out yelling.

I read parts drawings, write a clear letter, and I'm happy to job-share. I can work from home or anywhere in Toledo.`,
    skills: [
      "Complaint handling",
      "Customer service",
      "Telephone service",
      "Warranty claims",
      "Correspondence",
      "Blueprint reading",
      "Freight claims",
      "Records management",
      "Front desk",
    ],
    yearsExperience: 25,
    availabilityHours: 18,
    workPreference: "remote",
    place: "Toledo, Ohio",
    isVisible: true,
    daysAgo: 41,
  },
  {
    key: "priscilla-varnhold",
    firstName: "Priscilla",
    lastName: "Varnhold",
    email: "priscilla.varnhold@example.org",
    bio: `I planned production for a bottling company by day and taught planning at night, and for years I couldn't have told you which one was the job. Nine out of ten of my evening students passed the certification exam. The college gave the cookies credit.

Since then I've written two courses from scratch, one on scheduling and one on talking to the shop floor without using the word "scheduling." Adults learn best from their own examples, so I ask for those first.

I'm available evenings, by video or in person around Tucson.`,
    skills: [
      "Production planning",
      "Teaching",
      "Tutoring",
      "Adult learning",
      "Curriculum design",
      "Assessment",
      "Spanish",
      "Telephone service",
      "Maintenance planning",
    ],
    yearsExperience: 28,
    availabilityHours: 16,
    workPreference: "remote",
    place: "Tucson, Arizona",
    isVisible: true,
    daysAgo: 53,
  },
  {
    key: "rosalind-ketterby",
    firstName: "Rosalind",
    lastName: "Ketterby",
    email: "rosalind.ketterby@example.com",
    bio: `I'm an innkeeper. I managed a thirty-four-room lake hotel for fourteen seasons and then a smaller inn of my own, which I sold to two former guests.

I've cooked breakfast for forty because the chef's car was in a ditch, moved a wedding indoors in eleven minutes, and balanced the register every night. Guests came back: in our last season, six out of ten had stayed with us before.

I don't want to own anything with a roof again. Running someone else's place a couple of weekends a month would make me happy.`,
    skills: [
      "Inn management",
      "Front desk",
      "Complaint handling",
      "Event planning",
      "Team leadership",
      "Menu planning",
      "Bookkeeping",
      "Kitchen management",
      "Customer service",
      "Booking systems",
    ],
    yearsExperience: 30,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Traverse City, Michigan",
    isVisible: true,
    daysAgo: 35,
  },
  {
    key: "horatio-plumfield",
    firstName: "Horatio",
    lastName: "Plumfield",
    email: "horatio.plumfield@example.net",
    bio: `I'm a baker, mostly bread. I apprenticed in a railroad town, ran the night shift at a bakery that fed eleven schools, and then had my own shop with one oven and a line out the door.

My sourdough starter is older than my career, and I've given it away to about a hundred people. I can price a loaf to the penny, pass any inspection, and teach a nervous person to shape a roll in one morning.

Early hours are no problem. I'm home by noon and asleep by eight.`,
    skills: ["Baking", "Kitchen management", "Food safety", "Mentoring", "Stock control", "Pricing", "Coaching"],
    yearsExperience: 36,
    availabilityHours: 24,
    workPreference: "on-site",
    place: "Charlottesville, Virginia",
    isVisible: true,
    daysAgo: 46,
  },
  {
    key: "lavinia-crestholm",
    firstName: "Lavinia",
    lastName: "Crestholm",
    email: "lavinia.crestholm@example.com",
    bio: `I raise money for things that ought to exist. A bookmobile, a volunteer fire hall, a prairie museum whose roof no longer leaks: I've won forty-three grants, a little over $6 million, and I can tell you where every dollar went.

I visit before I write. I go stand in the place, ask the person with the keys what would change, and put that in the first paragraph. Reviewers are tired, and they notice.

I also know how to keep two hundred volunteers happy. I work remotely from Billings, ten to fifteen hours a week.`,
    skills: [
      "Grant writing",
      "Fundraising",
      "Community outreach",
      "Volunteer coordination",
      "Copy editing",
      "Budgeting",
      "Public speaking",
      "Event planning",
      "Correspondence",
    ],
    yearsExperience: 22,
    availabilityHours: 15,
    workPreference: "remote",
    place: "Billings, Montana",
    isVisible: true,
    daysAgo: 50,
  },
  {
    key: "genevieve-oakmantle",
    firstName: "Genevieve",
    lastName: "Oakmantle",
    email: "genevieve.oakmantle@example.org",
    bio: `Lawyer by training, privacy officer by accident. I was general counsel at a small hospital when the rules changed, and someone had to read them. I've now read them for three hospitals and a hearing aid company.

I write one-page policies. I've handled two real breaches and about ninety false alarms, and I treat the person who reports one as the hero of the story. Otherwise, nobody reports the next one.

I also review vendor contracts quickly and without drama. I'd like fourteen hours a week, from my porch in Vermont.`,
    skills: [
      "Patient privacy",
      "Contract review",
      "Policy writing",
      "Compliance audit",
      "Employment law",
      "Negotiation",
      "Incident review",
    ],
    yearsExperience: 29,
    availabilityHours: 14,
    workPreference: "remote",
    place: "Burlington, Vermont",
    isVisible: false,
    daysAgo: 82,
  },
  {
    key: "tamsin-hollowreeve",
    firstName: "Tamsin",
    lastName: "Hollowreeve",
    email: "tamsin.hollowreeve@example.com",
    bio: `I was the voice of a county: twenty years as spokesperson for roads, water and snow. I've explained a broken main on local radio at six in the morning, and a sewer bond to a room of three hundred people who came to say no. They voted yes, by eleven votes.

I write newsletters people keep on the fridge. I coach engineers for public meetings so they sound like the kind, smart people they are.

Evenings are fine, and I enjoy a tough room.`,
    skills: [
      "Public speaking",
      "Media relations",
      "Newsletter writing",
      "Community outreach",
      "Copy editing",
      "Conflict resolution",
      "Correspondence",
      "Telephone service",
    ],
    yearsExperience: 26,
    availabilityHours: 15,
    workPreference: "hybrid",
    place: "Scranton, Pennsylvania",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 33,
  },
  {
    key: "odessa-finchwell",
    firstName: "Odessa",
    lastName: "Finchwell",
    email: "odessa.finchwell@example.com",
    bio: "",
    skills: [],
    yearsExperience: 12,
    availabilityHours: 20,
    workPreference: "remote",
    place: "Mobile, Alabama",
    isVisible: false,
    daysAgo: 1,
  },
];
