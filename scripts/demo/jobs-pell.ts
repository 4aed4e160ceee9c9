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
    description: `We buy hinges, glass, glue and oak from twenty-two firms, and we find out that something is wrong when a door will not shut in a finished house. We would like to find out earlier.

You would visit the suppliers who matter, agree on what good looks like, and set up a small incoming check that our storekeeper can run without you. We are not after a manual. We are after fewer surprises.

Your first month: look through last year's returns, pick the three worst causes, and ring up whoever is behind them.

Eighteen hours a week, shared or alone. If you know someone you would like to split the post with, apply together. Visits can be bundled into one week a month. Travel is paid, and the workshop dog comes with every desk.`,
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

That is the work, at a bench, in good light, one sash at a time. You would have the say on what is repaired and what is replaced, and our two apprentices would take turns at your elbow.

In the first month we would like you to finish a set of six for a house on Larkspur Avenue and tell us whether our estimate for it was mad.

Twenty hours a week, any pattern, with the workshop open from six to six. Sashes come and go by van and somebody else lifts them. Lead-safe equipment, a heated bench and your own cabinet for your own tools.`,
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
    description: `A new staircase is easy to price. An old one, under four layers of paint, with a cellar nobody has looked into, is not. We lose money on about one heritage job in five, and always for the same reason: we hoped.

You would visit, measure, poke at things with a knife, and write estimates that say what is known, what is allowed for and what is a guess. Clients take the truth very well when they hear it before the work.

A good first month is eight estimates, two of them jobs that you advised us not to take.

Half the hours are visits around Greenville, half are at your own table. Set your own appointments. We pay for the car, the tablet and the drawings, and my sister Rowena checks every sum before it goes out.`,
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
    description: `We take three apprentices every September. They can all run the machines by Christmas. What they cannot do, because nobody here has the afternoon for it, is cut a joint by hand and know why it is the right joint.

You would have that afternoon, twice a week. We have set aside a bench room with six vises, a rack of timber that may be wasted, and no telephone.

Start with sharpening; it takes the first month and they will thank you later. After that the order is yours, as long as each of them builds one piece by June that they would show their family.

Twelve hours a week from September to June, on any two days. Materials and tools are provided, and the school that examines them sends us the syllabus in plain English.`,
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
    description: `Forty-four wages, about ninety supplier bills a month, deposits that must not be spent before the windows are made. The books are clean. They are just always two weeks behind, because Rowena does them on Sundays.

We would like her to have her Sundays. You would take over the ledger, the bills and the pay, keep a simple forecast of the next eight weeks, and tell the three of us on Mondays whether we can buy the oak.

In the first month: one payroll side by side with Rowena, one alone, and the supplier ledger brought up to date.

Fifteen hours, one morning in the Greenville office and the rest at home, at hours you choose. It would also suit two people. New computer, good software, and an accountant who comes in March.`,
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
    description: `Our Burlington showroom is an old stable with nine doors that lead nowhere and a staircase to a wall. On weekends people come in with photographs of their houses and ask what would be right.

You would show them, listen, and draw a little if you can. Nobody here is paid by the sale. Sometimes the best advice is to keep the door they have and plane the bottom, and we will not mind you giving it.

By the end of your first month you should be able to explain the difference between our three window types without the leaflet.

Saturdays and Sundays from ten to four, every weekend or every other, if you share. There is a stove, a comfortable chair for quiet hours, and a discount on anything you decide you cannot leave behind.`,
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
    description: `We fit what we make, and for that we have two crews of five. They are excellent carpenters and hopeless at telling the general contractor that the floor is not level. That would be your part.

You would plan the fitting of six or seven houses at a time, walk each one before we deliver, settle what needs settling, and see that everyone goes home with ten fingers.

In the first month we would like you to take over two houses completely and visit the others with the person you are replacing, who is going back to the bench by choice.

Forty hours, Monday to Thursday if you prefer long days. No weekend work, ever; my mother made that rule and it stands. Truck, health plan, profit share and four weeks off.`,
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
    description: `Good oak does not come to you. Somebody has to stand in a sawmill in the sleet, turn boards over, and say which ones. Our Aunt Philomena did that for us until she moved to the coast.

We buy about ninety thousand board feet a year from a handful of mills in Vermont, New York and western Pennsylvania. You would choose it, agree the price, and see it stacked to dry as it should be.

The first month is for visiting all six mills. Take Philomena along on the first trip; she has offered, and they will give you a better chair.

Ten hours a week averaged over the year, more from October to March and next to nothing in summer. Travel and good boots are paid. Nobody will ask you for a report longer than a page.`,
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
    description: `Last year we bought a system that follows every order from first sketch to fitted door. It works. Nine people use it and thirty-five write on the back of the delivery note, as they always have.

We would like somebody who can sit down next to a cabinetmaker, find out what the delivery note does that the screen does not, and then either change the screen or change the mind. Both will happen.

Begin with the spray shop, where people are curious. If by the end of the month they would not go back to paper, the rest will follow by themselves.

Eight hours a week for about four months, half of it in the workshop and half by telephone. The supplier's technician makes the changes you ask for. Cake on Fridays is customary.`,
    daysAgo: 38,
  },
];
