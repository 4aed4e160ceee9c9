import type { DemoSenior } from "./shapes.ts";

/** Seniors from workshops, water works, ships, roads and networks. */
export const TRADES_AND_TRAVEL_SENIORS: readonly DemoSenior[] = [
  {
    key: "marguerite-thole",
    firstName: "Marguerite",
    lastName: "Thole",
    email: "marguerite.thole@example.com",
    bio: `Customs and trade compliance, from both coasts. I began as an entry clerk in a broker's basement and ended as head of compliance for a maker of sailing hardware that shipped to fifty-two countries.

I have answered customs inquiries that ran to four hundred pages, and won a reclassification that brought back $310,000 in duty. Mostly, though, I write rules that clerks can follow on a Friday afternoon, and I audit kindly.

I work remotely, eighteen to twenty hours, and I read rulings for pleasure, which my family has stopped remarking on.`,
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
    bio: `I ran container yards in three Gulf ports and, before that, the tugs outside them. At my last terminal we brought the truck turn from seventy-eight minutes to forty-one without a new crane, chiefly by painting lines and by asking the drivers.

I can stand in a yard for a day and tell you where the minutes go. I can also tell the crew, in English or Spanish, in a way that they will still speak to me afterward.

Two days a week, travel welcome, Galveston is home.`,
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
    bio: `Joiner. I restored windows for churches and courthouses for most of my working life, about four thousand sashes if the ledgers are right. Two of the courthouses were struck by storms afterward. The windows held.

I work by hand where it matters and by machine where it does not. I have written specifications for two state preservation offices and taken nine apprentices through their time.

I am after bench work, twenty hours or so, with some teaching in it. My own tools come with me. I sharpen on Mondays.`,
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
    bio: `Welder and welding inspector. I worked on pipelines, on two stadiums and on the inside of a great many tanks, and then I taught the craft for a pipefitters' training center for nine years.

Of the people I taught, nearly all passed the bend test on their second try or sooner. I do not shout in the shop. It is loud enough.

I keep my inspector's certificate current. Evenings and Saturdays are no trouble, as long as the extraction works. Tucson and thereabouts.`,
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
    bio: `Technical writer. I have written operating procedures for a paper machine, a blood bank and a lighthouse, in that order, and I learned the same thing each time: go and watch.

At the paper mill we rewrote 410 procedures in three years. Start-up errors fell by half, and operators began to send me corrections, which is the best review there is.

I interview by video and edit hard. I am glad when a page turns out to be a paragraph. Twenty hours a week from Portland, with a visit now and then.`,
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
    bio: `Control systems, and for the last fifteen years how to keep strangers out of them. I wired pump stations before anybody thought of connecting them to anything, which is why I know what happens when you do.

I have reviewed the networks of two irrigation districts, a dairy and a hydroelectric dam. I leave behind a drawing, a list in order of worry and a price for each line. Nothing I have tested has ever stopped running because of me.

Short projects, from home in Boise, with site visits by the scenic road.`,
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
    bio: `I lay out warehouses. Before that I ran them, and before that I drove the forklift, so I have been annoyed by bad aisles from every height.

My best one handled books: 70,000 titles, two floors, and a layout that let a crew of thirty do what forty-four had done, without anybody losing a job, because the orders kept coming. I measure walking with chalk and a stopwatch and I ask the late shift first.

I do projects of two or three months and stay until the racks are full.`,
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
    bio: `Water treatment operator, licensed at the highest class my state offers. I ran surface water plants in the mountains for twenty-odd years, through three floods, one drought and an ice storm that took the power for nine days. The town never had to boil its water.

I keep a tidy log and I hand over in person. I taught most of the operators in my county to take a sample as if their own kitchen depended on it.

Relief shifts suit me well, nights included, from spring to autumn.`,
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
    bio: `Carpenter, then superintendent, then estimator, in the order in which the body suggests it. I have run house sites, a library and the rebuilding of a burned opera house, where we finished nine days early and found the original curtain.

My estimates come with three columns: known, allowed for, guessed. Owners like the third one best, once they are over the shock. Over ten years I was within four percent on all but two jobs, and I can tell you about those two.

Greenville and an hour around it.`,
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
    bio: `Photographer of objects. I did twelve years of auction catalogs, where a chair must look exactly as it is, and then worked for makers of taps, saws and church bells.

I am quick with anything grey and shiny. I bring a system: one background, one scale, one numbering that still makes sense a thousand pictures later. The bell foundry used my catalog for sixteen years.

I retouch only what the cleaning cloth could have done. Projects of a few months, with travel, are ideal.`,
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
    bio: `Pumps and the people who tend them. I was a millwright, then maintenance foreman, then site manager of a water works with sixty-one pump stations, some of them older than the road to them.

I brought unplanned stops from forty a year to six. Of the eight foremen who worked for me, five now run sites of their own and still ring me up when the budget is due. I have come to think that the telephone calls are the real work.

I would be glad to do that on purpose, ten or fifteen hours a week.`,
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
    bio: `Marine engineer with a chief's license for motor vessels. I sailed on coasters and on one research ship with a temper, then came ashore to run refits for a fishing fleet of twenty-six boats.

I have stood in cold yards for more winters than I have counted, and I know how an extra gets onto a bill. On my last five refits the final invoice was within three percent of the first list, and the boats went back to sea on the day we had said.

Winter projects for preference. Summer belongs to my own small boat.`,
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
    bio: `I have driven school buses, a mail truck and the only ambulance in a county larger than some states, a million and a half miles or so, without an accident that was mine.

I know every road out of Billings and which of them lie about being plowed. I keep a log that an auditor once asked to photograph. I do not mind silence and I do not mind a passenger.

A steady part-time round would suit me, mornings for preference, with people at the stops who know my name by the second week.`,
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
    bio: `Permits by day, sirens by agreement. I held the environmental desk of two river plants, renewed seven air and water permits without a lapse, and filed something like four hundred monthly reports, all of them on time and two of them corrected.

I also built the response team at the second plant, from eight nervous volunteers to thirty who could muster in six minutes. The parish chief still borrows our tabletop exercises.

Sixteen to twenty hours a week in or near Plaquemine. I keep the calendar, I say no early, and I explain why.`,
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
    bio: "I grow vegetables and roses, and I have pruned other people's apple trees for a living.",
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
    bio: "Surveyor. I know where the boundaries are, and I get on with the people on both sides of them.",
    skills: ["Map reading", "Right-of-way", "Asset records"],
    yearsExperience: 20,
    availabilityHours: 12,
    workPreference: "hybrid",
    place: "Boise, Idaho",
    isVisible: true,
    daysAgo: 18,
  },
];
