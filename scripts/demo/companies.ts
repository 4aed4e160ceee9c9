import type { DemoCompany } from "./shapes.ts";

/** The fictional employers. The first one belongs to the demo account recruiter@example.com. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    key: "kestrel-row",
    name: "Kestrel Row Manufacturing",
    recruiter: {
      firstName: "Priya",
      lastName: "Raman",
      email: "recruiter@example.com",
      jobTitle: "Head of People",
    },
    isVerified: true,
    about:
      "We cast and machine pump housings in Toledo and Fort Wayne, and ship them from a warehouse in Chattanooga. We're 340 people, and most of what we know is in someone's hands, so we pay people well to teach it to each other.",
    page: {
      howWeWork:
        "Most of our part-time people choose two or three fixed days and keep them for months. The day shift starts at seven and ends at three.\n\nNobody works alone on the floor in their first month. After that you plan your own week with the lead of your line.",
      benefits:
        "A health plan from 20 hours a week\nPaid travel between our sites\nSafety shoes and glasses, also with your prescription\nTwo paid days a year to teach at a trade school",
      name1: "Priya Raman",
      role1: "Head of People",
      name2: "Walt Osgood",
      role2: "Leads the casting line in Toledo",
    },
  },
  {
    key: "hallam-reed",
    name: "Hallam and Reed Coatings",
    recruiter: {
      firstName: "Owen",
      lastName: "Harrowgate",
      email: "owen.harrowgate@hallamreed.example",
      jobTitle: "Site Services Manager",
    },
    isVerified: true,
    about:
      "We make the gray paint that protects bridges, silos and ships. We have two plants on one river, a yard on the Gulf, and customers who will look at our work for forty years, so we'd rather be slow than sorry.",
  },
  {
    key: "northlane",
    name: "Northlane Water Works",
    recruiter: {
      firstName: "Tobias",
      lastName: "Fenwright",
      email: "tobias.fenwright@northlanewater.example",
      jobTitle: "Head of Maintenance",
    },
    isVerified: true,
    about:
      "We run the water systems of thirty-one towns too small to do it alone. The pipes are old, the people are patient, and nobody notices you until the tap runs brown. We like that kind of work.",
  },
  {
    key: "pell",
    name: "Pell and Daughters Joinery",
    recruiter: {
      firstName: "Imogen",
      lastName: "Pell",
      email: "imogen@pelljoinery.example",
      jobTitle: "Managing Partner",
    },
    isVerified: false,
    about:
      "Three sisters, forty-four people and a lot of oak. We make windows, doors and staircases for houses that have outlived several owners, and we repair the ones that can be saved.",
    ask: {
      daysAgo: 2,
      words:
        "Our old website is gone and the new one isn't up yet. Pell and Daughters is in the business register of Vermont under number 0418827, since 1994, and the chamber of commerce in Rutland lists our workshop phone. Ask for Imogen. Either of my sisters can transfer your call.",
    },
  },
  {
    key: "marrowstone",
    name: "Marrowstone Ferries and Freight",
    recruiter: {
      firstName: "Callum",
      lastName: "Strayhorn",
      email: "callum.strayhorn@marrowstone.example",
      jobTitle: "Crew and Shore Manager",
    },
    isVerified: true,
    about:
      "Nine small ferries, four ports, and a freight desk that can find a missing pallet over the phone. We sail when the schedule says, and we tell people the truth when we can't.",
  },
  {
    key: "lumenfield",
    name: "Lumenfield Family Clinics",
    recruiter: {
      firstName: "Sunniva",
      lastName: "Blake",
      email: "sunniva.blake@lumenfield.example",
      jobTitle: "Clinic Director",
    },
    isVerified: true,
    about:
      "Eleven family clinics across the northern plains, most of them the only one in town. Our patients know us from the grocery store, and we act like it.",
  },
  {
    key: "copper-lane",
    name: "Copper Lane Trade School",
    recruiter: {
      firstName: "Amparo",
      lastName: "Tessendorf",
      email: "amparo.tessendorf@copperlane.example",
      jobTitle: "Dean of Staff",
    },
    isVerified: true,
    about:
      "A trade school with shops in Albuquerque, Tucson and Kansas City. Our students come in after a shift, before one, or between jobs. Our teachers have all done the work they teach.",
  },
  {
    key: "bramble-clock",
    name: "Bramble Clock Inns and Kitchens",
    recruiter: {
      firstName: "Fergus",
      lastName: "Anstey-Moll",
      email: "fergus@brambleclock.example",
      jobTitle: "Director of Houses",
    },
    isVerified: false,
    about:
      "Four inns with nineteen rooms each, four kitchens, and one clock that has been wrong since we bought it. People come to us to sleep well and eat slowly.",
    ask: {
      daysAgo: 1,
      words:
        "Our domain belongs to the family trust that owns the inns, so none of us has an address on it. The state lists all nine liquor licenses under Bramble Clock Inns and Kitchens LLC. The front desk in Galena answers around the clock and knows me.",
    },
  },
];
