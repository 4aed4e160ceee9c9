import type { DemoSenior } from "./shapes.ts";

/** Seniors from workshops, water works, ships, roads and networks. */
export const TRADES_AND_TRAVEL_SENIORS: readonly DemoSenior[] = [
  {
    key: "marguerite-thole",
    firstName: "Marguerite",
    lastName: "Thole",
    email: "marguerite.thole@example.com",
    bio: `I've worked in customs and trade compliance on both coasts. I started as an entry clerk in a broker's basement and finished as head of compliance for a sailing hardware company that shipped to fifty-two countries.

I've answered customs inquiries that ran to four hundred pages, and I won a reclassification that got back $310,000 in duties. Mostly, though, I write rules clerks can follow on a Friday afternoon, and I audit kindly.

I work remotely, eighteen to twenty hours a week, and I read rulings for fun. My family has stopped commenting on it.`,
    skills: [
      "Customs entry",
      "Trade compliance",
      "Incoterms",
      "Compliance audit",
      "Procedure writing",
      "Negotiation",
      "Freight claims",
      "Cost review",
      "Vendor management",
      "Team leadership",
    ],
    yearsExperience: 26,
    availabilityHours: 20,
    workPreference: "remote",
    place: "Bellingham, Washington",
    isVisible: true,
    daysAgo: 73,
  },
  {
    key: "rafael-montequil",
    firstName: "Rafael",
    lastName: "Montequil",
    email: "rafael.montequil@example.com",
    bio: `I ran container yards in three Gulf ports and, before that, the tugs outside them. At my last terminal, we cut truck turn time from seventy-eight minutes to forty-one without a new crane, mostly by painting lines and asking the drivers.

I can stand in a yard for a day and tell you where the minutes go. I can also tell the crew, in English or Spanish, in a way that keeps them talking to me afterward.

I'm looking for two or three days a week. I'm happy to travel, and Galveston is home.`,
    skills: [
      "Terminal operations",
      "Dispatching",
      "Operations management",
      "Site safety",
      "Vessel handling",
      "Spanish",
      "Team leadership",
      "Lean manufacturing",
      "Passenger service",
      "First aid",
    ],
    yearsExperience: 32,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Galveston, Texas",
    travelMiles: 100,
    isVisible: true,
    daysAgo: 56,
  },
  {
    key: "bartholomew-sedge",
    firstName: "Bartholomew",
    lastName: "Sedge",
    email: "bartholomew.sedge@example.org",
    bio: `I'm a joiner. I restored windows for churches and courthouses for most of my working life, about four thousand sashes if the ledgers are right. Two of those courthouses were later hit by storms. The windows held.

I work by hand where it matters and by machine where it doesn't. I've written specifications for two state preservation offices and trained nine apprentices.

I'm looking for bench work, about twenty hours a week, with some teaching. I bring my own tools. I sharpen on Mondays.`,
    skills: [
      "Window restoration",
      "Joinery",
      "Historic buildings",
      "Carpentry",
      "Surface preparation",
      "Apprenticeships",
      "Teaching",
      "Timber buying",
    ],
    yearsExperience: 39,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Asheville, North Carolina",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 63,
  },
  {
    key: "wendell-pikestaff",
    firstName: "Wendell",
    lastName: "Pikestaff",
    email: "wendell.pikestaff@example.net",
    bio: `I'm a welder and welding inspector. I worked on pipelines, on two stadiums and inside a lot of tanks, and then I taught welding at a pipefitters' training center for nine years.

Nearly everyone I taught passed the bend test on the second try or sooner. I don't yell in the shop. It's loud enough already.

I keep my inspector's certification current. Evenings and Saturdays are no problem, as long as the ventilation works. I'm in the Tucson area.`,
    skills: [
      "Welding",
      "Teaching",
      "Blueprint reading",
      "Site safety",
      "Assessment",
      "Quality control",
      "Coating inspection",
      "Surface preparation",
    ],
    yearsExperience: 35,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Tucson, Arizona",
    isVisible: true,
    daysAgo: 43,
  },
  {
    key: "ingrid-saltmarsh",
    firstName: "Ingrid",
    lastName: "Saltmarsh",
    email: "ingrid.saltmarsh@example.com",
    bio: `I'm a technical writer. I've written operating procedures for a paper machine, a blood bank and a lighthouse, in that order, and I learned the same thing each time: go and watch.

At the paper mill, we rewrote 410 procedures in three years. Start-up errors fell by half, and operators started sending me corrections, which is the best review there is.

I interview by video and edit hard. I'm happiest when a page turns out to be a paragraph. I'm available twenty-two hours a week from Portland, with a visit now and then.`,
    skills: [
      "Technical writing",
      "Procedure writing",
      "Document control",
      "Copy editing",
      "Operator training",
      "Newsletter writing",
    ],
    yearsExperience: 22,
    availabilityHours: 22,
    workPreference: "remote",
    place: "Portland, Maine",
    isVisible: true,
    daysAgo: 47,
  },
  {
    key: "ambrose-tellwright",
    firstName: "Ambrose",
    lastName: "Tellwright",
    email: "ambrose.tellwright@example.com",
    bio: `I've worked on control systems and, for the last fifteen years, on keeping strangers out of them. I wired pump stations before anyone thought of connecting them to anything, so I know what happens when you do.

I've reviewed the networks of two irrigation districts, a dairy and a hydroelectric dam. I leave you a drawing, a list with the biggest worries first and a price for each item. Nothing I've tested has ever stopped running because of me.

I like short projects from home in Boise, with site visits by the scenic route.`,
    skills: [
      "SCADA",
      "Network security",
      "System administration",
      "Risk registers",
      "Technical writing",
      "Commissioning",
      "SQL",
      "Data cleanup",
    ],
    yearsExperience: 30,
    availabilityHours: 15,
    workPreference: "remote",
    place: "Boise, Idaho",
    isVisible: true,
    daysAgo: 29,
  },
  {
    key: "solomon-greycastle",
    firstName: "Solomon",
    lastName: "Greycastle",
    email: "solomon.greycastle@example.org",
    bio: `I design warehouse layouts. Before that I ran warehouses, and before that I drove the forklift, so bad aisles have annoyed me from every height.

My best one handled books: 70,000 titles, two floors, and a layout that let a crew of thirty do what had taken forty-four, without anyone losing a job, because the orders kept coming. I measure walking with chalk and a stopwatch, and I ask the late shift first.

I take projects of two or three months and stay until the racks are full.`,
    skills: [
      "Warehouse layout",
      "Stock control",
      "Lean manufacturing",
      "Site safety",
      "Project management",
      "Dispatching",
      "Team leadership",
      "Supplier development",
    ],
    yearsExperience: 27,
    availabilityHours: 20,
    workPreference: "hybrid",
    place: "Chattanooga, Tennessee",
    travelMiles: 25,
    isVisible: true,
    daysAgo: 80,
  },
  {
    key: "everett-hollowby",
    firstName: "Everett",
    lastName: "Hollowby",
    email: "everett.hollowby@example.com",
    bio: `I'm a water treatment operator, licensed at the highest level my state offers. I ran surface water plants in the mountains for twenty-some years, through three floods, one drought and an ice storm that knocked out power for nine days. The town never had to boil its water.

I keep a neat log, and I hand off in person. I taught most of the operators in my county to take a sample as if their own kitchen depended on it.

Relief shifts suit me well, nights included, from spring to fall.`,
    skills: [
      "Water treatment",
      "Water quality testing",
      "SCADA",
      "Pump maintenance",
      "Operator training",
      "Incident review",
      "Laboratory methods",
      "Control room operation",
      "Assessment",
      "Valve maintenance",
    ],
    yearsExperience: 28,
    availabilityHours: 24,
    workPreference: "on-site",
    place: "Scranton, Pennsylvania",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 38,
  },
  {
    key: "gideon-marchfield",
    firstName: "Gideon",
    lastName: "Marchfield",
    email: "gideon.marchfield@example.net",
    bio: `I've been a carpenter, then a superintendent, then an estimator, in the order the body suggests. I've run home builds, a library and the rebuilding of a burned opera house, where we finished nine days early and found the original curtain.

My estimates have three columns: known, allowed for, guessed. Owners like the third one best, once they get over the shock. Over ten years, I was within four percent on all but two jobs, and I can tell you about those two.

I work in Greenville and within an hour of it.`,
    skills: [
      "Estimating",
      "Site supervision",
      "Carpentry",
      "Building codes",
      "Historic buildings",
      "Site safety",
      "Blueprint reading",
      "Pricing",
      "Team leadership",
      "Budgeting",
    ],
    yearsExperience: 33,
    availabilityHours: 32,
    workPreference: "hybrid",
    place: "Greenville, South Carolina",
    travelMiles: 25,
    isVisible: true,
    daysAgo: 67,
  },
  {
    key: "barnaby-wexcombe",
    firstName: "Barnaby",
    lastName: "Wexcombe",
    email: "barnaby.wexcombe@example.com",
    bio: `I photograph objects. I did twelve years of auction catalogs, where a chair has to look exactly the way it is, and then worked for companies that make faucets, saws and church bells.

I'm quick with anything gray and shiny. I bring a system: one background, one scale, and a numbering scheme that still makes sense a thousand pictures later. The bell foundry used my catalog for sixteen years.

I only retouch what a cleaning cloth could have fixed. Projects of a few months, with travel, are ideal.`,
    skills: [
      "Photography",
      "Photo retouching",
      "Document control",
      "Copy editing",
      "Records management",
      "Retail sales",
    ],
    yearsExperience: 30,
    availabilityHours: 15,
    workPreference: "hybrid",
    place: "Savannah, Georgia",
    travelMiles: 10,
    isVisible: true,
    daysAgo: 85,
  },
  {
    key: "kwame-ellerstone",
    firstName: "Kwame",
    lastName: "Ellerstone",
    email: "kwame.ellerstone@example.org",
    bio: `I know pumps and the people who run them. I was a millwright, then a maintenance foreman, then site manager of a water works with sixty-one pump stations, some of them older than the roads that lead to them.

I cut unplanned shutdowns from forty a year to six. Of the eight foremen who worked for me, five now run sites of their own and still call me when the budget is due. I've come to think those phone calls are the real work.

I'd be glad to do that on purpose, ten or fifteen hours a week.`,
    skills: [
      "Operations management",
      "Pump maintenance",
      "Valve maintenance",
      "Team leadership",
      "Mentoring",
      "Budgeting",
      "Site safety",
      "Asset records",
      "Energy audit",
      "Leak detection",
      "Blueprint reading",
      "Maintenance planning",
      "Spare parts",
    ],
    yearsExperience: 31,
    availabilityHours: 15,
    workPreference: "hybrid",
    place: "Dayton, Ohio",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 48,
  },
  {
    key: "sigrid-falkenmoor",
    firstName: "Sigrid",
    lastName: "Falkenmoor",
    email: "sigrid.falkenmoor@example.com",
    bio: `I'm a marine engineer with a chief's license for motor vessels. I sailed on coastal freighters and one research ship with a temper, then came ashore to run refits for a fishing fleet of twenty-six boats.

I've stood in cold yards for more winters than I can count, and I know how an extra gets onto a bill. On my last five refits, the final invoice was within three percent of the first list, and the boats went back to sea on the day we'd promised.

I prefer winter projects. Summer belongs to my own small boat.`,
    skills: [
      "Marine engineering",
      "Maintenance planning",
      "Pump maintenance",
      "Vendor management",
      "Commissioning",
      "Spare parts",
      "Cost control",
      "Energy audit",
      "Process engineering",
    ],
    yearsExperience: 29,
    availabilityHours: 40,
    workPreference: "on-site",
    place: "Portland, Maine",
    isVisible: true,
    daysAgo: 70,
  },
  {
    key: "clement-rookwood",
    firstName: "Clement",
    lastName: "Rookwood",
    email: "clement.rookwood@example.net",
    bio: `I've driven school buses, a mail truck and the only ambulance in a county bigger than some states: a million and a half miles or so without an accident that was my fault.

I know every road out of Billings and which of them lie about being plowed. I keep a log an auditor once asked to photograph. I don't mind silence, and I don't mind a passenger.

I'd like a steady part-time route, preferably mornings, with people at the stops who know my name by the second week.`,
    skills: ["Safe driving", "Dispatching", "First aid", "Customer service", "Records management"],
    yearsExperience: 34,
    availabilityHours: 20,
    workPreference: "on-site",
    place: "Billings, Montana",
    travelMiles: 200,
    isVisible: true,
    daysAgo: 25,
  },
  {
    key: "cordelia-brackwater",
    firstName: "Cordelia",
    lastName: "Brackwater",
    email: "cordelia.brackwater@example.org",
    bio: `I do permits by day and sirens when needed. I ran the environmental desk at two river plants, renewed seven air and water permits without a lapse, and filed about four hundred monthly reports, all of them on time and only two of them corrected.

I also built the response team at the second plant, from eight nervous volunteers to thirty who could muster in six minutes. The parish fire chief still borrows our tabletop exercises.

I'm looking for sixteen to twenty hours a week in or near Plaquemine. I keep the calendar, I say no early, and I explain why.`,
    skills: [
      "Environmental permits",
      "Regulatory filings",
      "Hazardous waste",
      "Emergency planning",
      "Compliance audit",
      "Fire safety",
      "Incident review",
      "First aid",
      "Management of change",
      "ISO 45001 audit",
    ],
    yearsExperience: 27,
    availabilityHours: 20,
    workPreference: "hybrid",
    place: "Plaquemine, Louisiana",
    travelMiles: 50,
    isVisible: true,
    daysAgo: 40,
  },
  {
    key: "winifred-sallowby",
    firstName: "Winifred",
    lastName: "Sallowby",
    email: "winifred.sallowby@example.net",
    bio: "I grow vegetables and roses, and I've pruned other people's apple trees for a living.",
    skills: ["Gardening", "Grounds keeping", "Teaching", "Safe driving"],
    yearsExperience: 18,
    availabilityHours: 24,
    workPreference: "on-site",
    place: "Bend, Oregon",
    travelMiles: 25,
    isVisible: true,
    daysAgo: 14,
  },
  {
    key: "lionel-gatsworth",
    firstName: "Lionel",
    lastName: "Gatsworth",
    email: "lionel.gatsworth@example.com",
    bio: "I'm a surveyor. I know where the boundaries are, and I get along with the people on both sides of them.",
    skills: ["Map reading", "Right-of-way", "Asset records"],
    yearsExperience: 20,
    availabilityHours: 12,
    workPreference: "hybrid",
    place: "Boise, Idaho",
    isVisible: true,
    daysAgo: 18,
  },
];
