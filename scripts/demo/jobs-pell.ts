import type { DemoJob } from "./shapes.ts";

/** The jobs of Pell and Daughters Joinery. */
export const PELL_JOBS: readonly DemoJob[] = [
  {
    key: "supplier-quality-engineer",
    companyKey: "pell",
    title: "Supplier Quality Engineer",
    location: "Asheville, North Carolina",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 18,
    payMin: 46,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["job-share"],
    skills: ["Supplier audit", "ISO 9001", "Quality control", "Root cause analysis", "Cost review", "Mentoring"],
    description: `We buy hinges, glass, glue and oak from twenty-two suppliers, and we find out something is wrong when a door won't shut in a finished house. We'd like to find out sooner.

You'll visit the suppliers who matter, agree on what good looks like, and set up a simple incoming check our stock clerk can run without you. We don't want a manual. We want fewer surprises.

Your first month: look through last year's returns, pick the three worst causes, and call whoever is behind them.

It's eighteen hours a week, shared or solo. If you know someone you'd like to split the job with, apply together. You can bundle visits into one week a month. We pay for travel, and the shop dog comes with every desk.`,
    daysAgo: 6,
  },
  {
    key: "sash-window-restorer",
    companyKey: "pell",
    title: "Sash Window Restorer",
    location: "Asheville, North Carolina",
    industry: "Construction and Trades",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 20,
    payMin: 34,
    payMax: 42,
    payUnit: "hour",
    flexibility: ["choose-days", "flexible-hours"],
    skills: ["Window restoration", "Joinery", "Historic buildings", "Surface preparation", "Mentoring"],
    description: `People bring us windows that have been painted shut since the Depression. Most of them can be saved: a new bottom rail, a piece let into a stile, fresh cord, old glass put back with new putty.

That's the work: at a bench, in good light, one sash at a time. You decide what gets repaired and what gets replaced, and our two apprentices take turns learning at your side.

In the first month, we'd like you to finish a set of six for a house on Larkspur Avenue and tell us whether our estimate was crazy.

It's twenty hours a week, on any schedule, and the shop is open from six to six. Sashes come and go by van, and someone else lifts them. You get lead-safe equipment, a heated bench and a cabinet for your own tools.`,
    daysAgo: 18,
  },
  {
    key: "heritage-estimator",
    companyKey: "pell",
    title: "Estimator for Heritage Work",
    location: "Greenville, South Carolina",
    industry: "Construction and Trades",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 20,
    payMin: 44,
    payMax: 54,
    payUnit: "hour",
    flexibility: ["flexible-hours"],
    skills: ["Estimating", "Historic buildings", "Blueprint reading", "Joinery", "Pricing", "Spreadsheets"],
    description: `A new staircase is easy to price. An old one, under four coats of paint, over a basement nobody has looked into, isn't. We lose money on about one heritage job in five, and always for the same reason: we hoped for the best.

You'll visit, measure, poke at things with a knife, and write estimates that say what's known, what's allowed for and what's a guess. Clients take the truth very well when they hear it before the work starts.

A good first month is eight estimates, two of them for jobs you advised us not to take.

Half the hours are visits around Greenville, and half are at your own desk. Set your own appointments. We pay for the car, the tablet and the drawings, and my sister Rowena checks every number before it goes out.`,
    daysAgo: 31,
  },
  {
    key: "bench-joinery-tutor",
    companyKey: "pell",
    title: "Apprentice Tutor, Bench Joinery",
    location: "Asheville, North Carolina",
    industry: "Education and Training",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 12,
    payMin: 36,
    payMax: 42,
    payUnit: "hour",
    flexibility: ["choose-days", "seasonal"],
    skills: ["Joinery", "Apprenticeships", "Teaching", "Assessment", "Blueprint reading"],
    description: `We take three apprentices every September. They can all run the machines by Christmas. What they can't do, because nobody here has the time to teach them, is cut a joint by hand and know why it's the right joint.

You'll have that time, two afternoons a week. We've set aside a bench room with six vises, a rack of lumber they're allowed to ruin, and no phone.

Start with sharpening; it takes the first month, and they'll thank you later. After that, teach in any order you like, as long as each of them builds one piece by June that they'd show their family.

It's twelve hours a week from September to June, on any two days. We provide materials and tools, and the school that tests them sends us the syllabus in plain English.`,
    daysAgo: 45,
  },
  {
    key: "joinery-bookkeeper",
    companyKey: "pell",
    title: "Bookkeeper for a Family Workshop",
    location: "Greenville, South Carolina",
    industry: "Finance and Accounting",
    employmentType: "part-time",
    workType: "hybrid",
    hoursPerWeek: 15,
    payMin: 32,
    payMax: 38,
    payUnit: "hour",
    flexibility: ["flexible-hours", "job-share"],
    skills: ["Bookkeeping", "Accounts payable", "Payroll", "Cash forecasting", "Spreadsheets"],
    description: `We have forty-four paychecks, about ninety vendor bills a month, and deposits we can't spend before the windows are made. The books are clean. They're just always two weeks behind, because Rowena does them on Sundays.

We'd like her to have her Sundays back. You'll take over the ledger, the bills and the payroll, keep a simple forecast of the next eight weeks, and tell the three of us on Mondays whether we can buy the oak.

In the first month: one payroll alongside Rowena, one on your own, and accounts payable brought up to date.

It's fifteen hours a week: one morning in the Greenville office and the rest at home, whenever you like. Two people could share it. You get a new computer, good software, and an accountant who comes in March.`,
    daysAgo: 9,
  },
  {
    key: "weekend-showroom-adviser",
    companyKey: "pell",
    title: "Weekend Showroom Adviser",
    location: "Burlington, Vermont",
    industry: "Sales and Customer Service",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: 12,
    payMin: 23,
    payMax: 27,
    payUnit: "hour",
    flexibility: ["evenings-weekends", "job-share"],
    skills: ["Retail sales", "Customer service", "Historic buildings", "Pricing", "Photography"],
    description: `Our Burlington showroom is an old stable with nine doors that lead nowhere and a staircase to a wall. On weekends, people come in with photos of their houses and ask what would look right.

You'll show them, listen, and sketch a little if you can. Nobody here works on commission. Sometimes the best advice is to keep the door they have and plane the bottom, and we won't mind if you say so.

By the end of your first month, you should be able to explain the difference between our three window types without the brochure.

It's Saturdays and Sundays from ten to four, every weekend, or every other weekend if you share. There's a stove, a comfortable chair for quiet hours, and a discount on anything you decide you can't leave behind.`,
    daysAgo: 4,
  },
  {
    key: "site-carpentry-superintendent",
    companyKey: "pell",
    title: "Site Carpentry Superintendent",
    location: "Greenville, South Carolina",
    industry: "Construction and Trades",
    employmentType: "full-time",
    workType: "on-site",
    hoursPerWeek: 40,
    payMin: 82000,
    payMax: 96000,
    payUnit: "year",
    flexibility: ["flexible-hours"],
    skills: ["Site supervision", "Carpentry", "Site safety", "Building codes", "Team leadership", "Project management"],
    description: `We install what we make, with two crews of five. They're excellent carpenters and hopeless at telling the general contractor the floor isn't level. That's your job.

You'll plan the installation at six or seven houses at a time, walk each one before we deliver, settle what needs settling, and make sure everyone goes home with ten fingers.

In the first month, we'd like you to take over two houses completely and visit the others with the person you're replacing, who's going back to the bench by choice.

It's forty hours a week, Monday through Thursday if you prefer long days. No weekend work, ever; my mother made that rule, and it stands. You get a truck, a health plan, profit sharing and four weeks off.`,
    daysAgo: 66,
  },
  {
    key: "timber-buyer",
    companyKey: "pell",
    title: "Timber Buyer",
    location: "Burlington, Vermont",
    industry: "Manufacturing",
    employmentType: "consulting",
    workType: "hybrid",
    hoursPerWeek: 10,
    payMin: 50,
    payMax: 60,
    payUnit: "hour",
    flexibility: ["seasonal", "flexible-hours"],
    skills: ["Timber buying", "Negotiation", "Quality control", "Joinery", "Vendor management"],
    description: `Good oak doesn't come to you. Someone has to stand in a sawmill in the sleet, turn boards over, and pick. Our Aunt Philomena did that for us until she moved to the coast.

We buy about ninety thousand board feet a year from a handful of mills in Vermont, New York and western Pennsylvania. You'll choose it, agree on the price, and make sure it's stacked to dry the right way.

Spend the first month visiting all six mills. Take Philomena along on the first trip; she's offered, and they'll give you a better chair.

It averages ten hours a week over the year: more from October to March, and next to nothing in summer. We pay for travel and good boots. Nobody will ask you for a report longer than a page.`,
    daysAgo: 25,
  },
  {
    key: "workshop-software-coach",
    companyKey: "pell",
    title: "Workshop Software Coach",
    location: "Asheville, North Carolina",
    industry: "Information Technology",
    employmentType: "project",
    workType: "hybrid",
    hoursPerWeek: 8,
    payMin: 48,
    payMax: 56,
    payUnit: "hour",
    flexibility: ["flexible-hours", "choose-days"],
    skills: ["Software training", "Business analysis", "Coaching", "Procedure writing", "ERP systems"],
    description: `Last year we bought a system that tracks every order from first sketch to installed door. It works. Nine people use it, and thirty-five write on the back of the delivery slip, the way they always have.

We'd like someone who can sit down next to a cabinetmaker, find out what the delivery slip does that the screen doesn't, and then change either the screen or the cabinetmaker's mind. You'll do both.

Start with the spray shop, where people are curious. If they wouldn't go back to paper by the end of the month, the rest will follow on their own.

It's eight hours a week for about four months, half in the shop and half by phone. The vendor's technician makes the changes you ask for. There's cake on Fridays.`,
    daysAgo: 38,
  },
];
