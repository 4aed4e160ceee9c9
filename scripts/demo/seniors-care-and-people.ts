import type { DemoSenior } from "./shapes.ts";

/** Seniors from clinics, classrooms, offices, front desks and kitchens. */
export const CARE_AND_PEOPLE_SENIORS: readonly DemoSenior[] = [
  {
    key: "beatrix-lomond",
    firstName: "Beatrix",
    lastName: "Lomond",
    email: "beatrix.lomond@example.com",
    bio: `Nurse, most of it in emergency rooms where the next hospital was an hour away. I have answered night calls from farmers, from frightened grandparents, and once from a man inside a grain bin, who is fine.

For seven years I trained telephone triage nurses for a network of small hospitals. We halved the calls that ended in a needless drive, and nobody was told to stay home who should not have been.

My knees would like me to sit down now. My ears are as good as ever. I hold licenses in Minnesota and both Dakotas, and evenings suit me.`,
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
    bio: `I came to clinic management from nursing and to nursing from accounting, which surprises people in both rooms. I have run a family practice with nine providers and opened two satellite clinics, one in a former bank, where the vault made an excellent medicine store.

Patients waited thirty-eight minutes when I came and fourteen when I left. Staff turnover fell to almost nothing once the roster was written by the people on it.

I am looking for part-time work with responsibility: operations, training, or a relief post with patients in it.`,
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
    bio: `Medical coder and, for the last decade, the person who checks the coders. I have audited family medicine, orthopedics and a children's hospital, and I hold current certification for both outpatient work and auditing.

My reports are short and they are addressed to a human being. In one group of clinics the error rate went from eleven percent to three in a year, and all the coders I began with were still there at the end of it. I count that as the better number.

Remote only, please, at hours that are sometimes unusual.`,
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
    bio: `I have hired about two thousand people and remember a surprising number of them. I led recruiting for a grocery chain across four states, then a community college, always in English and Spanish on the same day.

I built the college's evening program for working adults from one class to thirty-one. It meant finding the teachers, persuading the dean, and standing at the bus stop with leaflets to learn why people did not come. It was the bus.

I would like to do something of that kind again, in or near Albuquerque.`,
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
    bio: `Human resources, the paper end of it. I write policies that people can follow on the first reading. My last handbook replaced one of 160 pages with 36, and the number of questions to the office fell by half in the first quarter; I still have the tally sheet.

I have also run benefits for 700 people and payroll for 240, so I know what a badly written paragraph costs in January.

I was an editor before all this, on a county newspaper, and it shows. Projects from home, ten to fifteen hours a week.`,
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
    bio: `I answer the telephone, and I am good at it. For fifteen years I ran the complaints desk of a maker of garden tractors, where every caller was standing beside something that would not start.

I learned to listen for the second sentence, which is usually the real one. I closed four out of five complaints in a single call, and I have a drawer of thank-you cards from people who began by shouting.

I read parts drawings, write a clear letter, and share work gladly. From home, or anywhere in Toledo.`,
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
    bio: `I planned production for a bottling company by day and taught planning at night, and for years I could not have said which was the job. My evening students passed the certificate at nine in ten, which the college put down to the cookies.

I have since written two courses from scratch, one on scheduling and one on talking to the shop floor without using the word "scheduling". Adults learn when the example is theirs, so I ask for it first.

Evenings, by video or in a real room around Tucson.`,
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
    bio: `Innkeeper. I managed a lake hotel with thirty-four rooms for fourteen seasons and then a smaller house of my own, which I sold to two former guests.

I have cooked breakfast for forty because the chef's car was in a ditch, moved a wedding indoors in eleven minutes, and balanced the till every night. Guests came back; in our last season six in ten had stayed before.

I no longer wish to own anything with a roof. A couple of weekends a month in charge of somebody else's would make me happy.`,
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
    bio: `Baker, mostly bread. I apprenticed in a railway town, ran the night shift of a bakery that fed eleven schools, and then had a shop with one oven and a line outside.

The sourdough I keep is older than my career, and I have given it away to perhaps a hundred people. I can cost a loaf to the cent, pass any inspection, and teach a nervous person to shape a roll in one morning.

Early hours are no hardship. I am home by noon and asleep by eight.`,
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
    bio: `I raise money for things that ought to exist. A bookmobile, a volunteer fire hall, a prairie museum with a roof that no longer leaks: forty-three grants won, a little over $6 million, and I can tell you what became of every dollar.

I write from visits. I go and stand in the place, ask the person with the keys what would change, and put that in the first paragraph. Reviewers are tired, and they notice.

I also know how to keep two hundred volunteers friendly. From Billings, at a distance, ten to fifteen hours.`,
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
    bio: `Lawyer by training, privacy officer by accident. I was general counsel to a small hospital when the rules changed, and somebody had to read them. I have now read them for three hospitals and a maker of hearing aids.

I write policies on one page. I have handled two real breaches and some ninety false alarms, and I treat the person who reports one as the hero of the story, since otherwise nobody reports the next.

I also review supplier contracts quickly and without drama. Twelve hours a week, from my porch in Vermont.`,
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
    bio: `I was the voice of a county: twenty years as press officer for roads, water and snow. I have explained a burst main at six in the morning on local radio, and a sewer bond to a hall of three hundred who had come to say no. They voted yes, by eleven votes.

I write a newsletter that people keep on the refrigerator. I prepare engineers for public meetings so that they sound like the kind and clever people they are.

Evenings are fine, and I am fond of a difficult room.`,
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
