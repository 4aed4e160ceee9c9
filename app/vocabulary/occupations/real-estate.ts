import type { OccupationEntry } from "../types.ts";

/** Selling, leasing, valuing, managing, financing, and closing homes, land, and commercial property. */
export const REAL_ESTATE: readonly OccupationEntry[] = [
  {
    name: "Real estate agent",
    titles:
      "realtor, real estate salesperson, estate agent, real estate sales agent, residential real estate agent, listing agent, buyer's agent, real estate sales associate, real estate associate, seniors real estate specialist, house agent, real estate consultant, REALTOR associate, licensed real estate assistant, showing agent, vacant land agent, farm and ranch agent, luxury home agent, house salesman, real estate lady, land salesman, real estate salesman, property negotiator, estate agent's negotiator, estate agency negotiator",
    credentials:
      "Real estate license, SRES, Accredited buyer's representative, Graduate realtor institute, Certified residential specialist, Accredited land consultant",
    tools: "MLS, Zillow Premier Agent, DocuSign, dotloop, ShowingTime, lockbox key, Matrix MLS",
    skills:
      "home sales, listing presentations, buyer representation, comparative market analysis, open houses, purchase agreements, negotiation, lead generation, MLS listings, real estate marketing, showing homes, downsizing advice, land sales, contract writing, referrals, property photography",
    duties:
      "help people buy and sell homes, list houses for sale, show homes to buyers, hold open houses, write purchase offers, price homes from comparable sales, negotiate the sale, guide seniors who downsize, sell land and farms, prospect for listings, attend inspections and closings, advertise properties, find rentals for clients, drive folks around to look at homes, put up the For Sale sign, help a widow sell the old house, find a young couple their first place, sell houses and condos",
    below: "Real estate transaction coordinator",
    above: "Real estate broker",
    step: "Leasing agent, New home sales consultant, Commercial real estate broker",
    beside: "Home stager, Property manager, Real estate appraiser, Home inspector",
  },
  {
    name: "Real estate broker",
    titles:
      "managing broker, designated broker, principal broker, broker in charge, associate broker, real estate brokerage owner, real estate office manager, real estate sales manager, employing broker, qualifying broker, broker of record, real estate brokerage manager, broker owner, residential broker, real estate instructor, real estate coach, real estate trainer, real estate team leader, realty broker, realty office owner, estate agency manager",
    credentials:
      "Real estate broker license, Certified real estate brokerage manager, Graduate realtor institute, Real estate instructor certification",
    tools: "MLS, dotloop, SkySlope, Brokermint",
    skills:
      "brokerage management, agent supervision, agent recruiting, contract review, real estate law, real estate training, commission accounting, compliance with license law, dispute resolution, home sales, negotiation, fair housing, trust accounts, real estate marketing",
    duties:
      "run a real estate office, supervise agents, review contracts for agents, recruit new agents, hold the brokerage license, keep the escrow trust account, train agents on contracts, settle commission disputes, teach real estate license classes, coach new agents, audit transaction files, have my own real estate office, keep a dozen agents in line, look over everyone's contracts, teach beginners to sell homes",
    step: "Commercial real estate broker",
    beside: "Property manager, Real estate developer, Mortgage loan officer",
    context: {
      "managing broker": "real estate, agents, license, listings",
      "associate broker": "real estate, listings, homes, buyers",
      "principal broker": "real estate, agents, license",
    },
  },
  {
    name: "Commercial real estate broker",
    titles:
      "commercial real estate agent, commercial realtor, commercial leasing agent, tenant representative, tenant rep broker, industrial broker, office leasing broker, retail leasing agent, investment sales broker, leasing director, multifamily broker, land broker, commercial property agent, business park leasing manager, site selection consultant, corporate real estate manager, shopping center leasing agent, business property agent, commercial property negotiator",
    credentials: "CCIM, SIOR, Real estate license, Real estate broker license",
    tools: "CoStar, LoopNet, Crexi, ARGUS Enterprise",
    skills:
      "commercial real estate, commercial leasing, tenant representation, investment sales, site selection, lease negotiation, market analysis, cap rate analysis, cold calling, property tours, 1031 exchanges, retail leasing, industrial property, letters of intent, land sales",
    duties:
      "lease office and warehouse space, sell commercial buildings, represent tenants in lease talks, find sites for stores, prospect building owners, analyze rents and cap rates, write letters of intent, market shopping center space, tour industrial property, sell apartment buildings, negotiate commercial leases, find a company an office or plant, sell buildings to investors, fill empty shops on Main Street",
    beside: "Commercial real estate appraiser, Real estate asset manager, Real estate developer, Lease administrator",
  },
  {
    name: "Real estate appraiser",
    titles:
      "residential appraiser, home appraiser, house appraiser, certified residential appraiser, property appraiser, licensed appraiser, real estate valuer, review appraiser, appraisal reviewer, appraiser trainee, staff appraiser, appraisal desk reviewer, fee appraiser, VA appraiser, FHA appraiser, farm appraiser, property valuer, surveyor and valuer, appraisal manager, valuer, house valuer, valuation surveyor",
    credentials:
      "Certified residential appraiser, Licensed residential appraiser, SRA, FHA appraiser roster, USPAP certificate",
    tools: "a la mode TOTAL, ACI appraisal software, MLS, laser measure, Bradford ClickForms, Mercury Network",
    skills:
      "residential appraisal, USPAP, sales comparison approach, property inspection, market analysis, comparable sales research, appraisal review, cost approach, FHA appraisals, report writing, home measurement, desktop appraisals, divorce and estate appraisals, appraisal forms",
    duties:
      "appraise houses for lenders, inspect and measure homes, find comparable sales, write appraisal reports, value homes for estates and divorces, photograph properties, review other appraisers' reports, figure land value, fill out the 1004 form, check neighborhoods and markets, appraise farms and acreage, say what a house is worth, measure rooms and take pictures for the bank, look at what neighbors' places sold for",
    above: "Commercial real estate appraiser",
    beside: "Home inspector, Right of way agent",
    not: "personal property appraiser",
    context: {
      valuer: "house, property, homes, appraise",
      "staff appraiser": "homes, real estate, properties, USPAP, residential",
      "property appraiser": "homes, houses, land, real estate, USPAP",
      "review appraiser": "real estate, properties, USPAP, reports",
    },
  },
  {
    name: "Commercial real estate appraiser",
    titles:
      "commercial appraiser, certified general appraiser, MAI appraiser, general appraiser, commercial property valuer, commercial valuation specialist, right of way appraiser, agricultural appraiser, eminent domain appraiser, chartered valuation surveyor, real estate valuation consultant, commercial review appraiser, industrial property appraiser, apartment appraiser, hotel appraiser, chartered valuer, land appraiser, condemnation appraiser",
    credentials: "Certified general appraiser, MAI, AI-GRS, Accredited rural appraiser, MRICS, SR/WA",
    tools: "ARGUS Enterprise, CoStar, Narrative1, Marshall & Swift valuation, Microsoft Excel",
    skills:
      "commercial appraisal, income approach, discounted cash flow, USPAP, cap rate analysis, market analysis, highest and best use analysis, expert testimony, appraisal review, eminent domain valuation, lease analysis, narrative report writing, rural appraisal, sales comparison approach",
    duties:
      "appraise office buildings and warehouses, value income property, write narrative appraisals, analyze leases and rents, estimate cap rates, value land for eminent domain, testify on property value, study highest and best use, appraise apartments hotels and farms, review appraisals for banks, say what a mall, figure a building's value from its rents, tell a court what land taken for a road is worth",
    beside: "Business valuation analyst, Expert witness, Property assessor",
  },
  {
    name: "Property manager",
    titles:
      "apartment manager, residential property manager, rental property manager, commercial property manager, multifamily property manager, apartment community manager, rental manager, assistant property manager, landlord, regional property manager, building manager, property administrator, lettings manager, property management assistant, real estate manager, student housing manager, mobile home park manager, senior housing property manager, property supervisor, self storage manager, rent man, estate manager, property factor, apartment house manager, landlady, apartment lady, rent collector",
    credentials:
      "Certified property manager, Accredited residential manager, Certified apartment manager, Real estate license, Real property administrator",
    tools: "Yardi, AppFolio, Buildium, RealPage, Rent Manager, Entrata, MRI Software",
    skills:
      "property management, rent collection, tenant relations, leasing, lease administration, maintenance coordination, evictions, fair housing, property budgets, vendor management, property inspection, tenant screening, capital improvements, move-in and move-out inspections, commercial property management, CAM reconciliation",
    duties:
      "manage apartment buildings, collect rent, screen tenants, handle maintenance requests, lease vacant units, inspect units, serve notices and evictions, hire contractors for repairs, prepare owner statements, manage shopping centers and offices, answer tenant complaints, write property budgets, turn over vacant units, look after rentals for owners, find renters and check them out, get the plumber when a tenant calls, see that the building is kept up",
    below: "Leasing agent, Resident manager",
    above: "Real estate asset manager",
    step: "Community association manager, Housing compliance specialist, Vacation rental manager",
    beside: "Facilities manager, Maintenance manager",
    not: "property manager evidence room, film property manager, intellectual property manager, stage property manager, police property manager, army property manager",
    context: {
      "rent collector": "tenants, apartments, buildings, landlord",
      landlady: "property, tenants, vacant, apartment, units, evictions",
      "estate manager": "tenants, rent, property, buildings",
      "building manager": "tenants, rent, leases, apartments, owners",
      "rental manager": "apartments, homes, tenants, leases, property",
      "real estate manager": "properties, tenants, leases, portfolio",
      landlord: "rents, tenants, units, own buildings",
      "self storage manager": "rentals, units, tenants, rent",
    },
  },
  {
    name: "Community association manager",
    titles:
      "HOA manager, homeowners association manager, condo manager, condominium manager, condominium association manager, CAM manager, portfolio community manager, on-site community manager, co-op manager, HOA administrator, HOA property manager, covenant compliance coordinator, strata manager, condo association bookkeeper, LCAM, HOA consultant, HOA community manager, condominium administrator, managing agent",
    credentials: "CMCA, Association management specialist, PCAM, LCAM license",
    tools: "Vantaca, CINC Systems, AppFolio, TOPS Software",
    skills:
      "HOA management, board meetings, covenant enforcement, reserve studies, association budgets, vendor management, assessment collection, architectural review, governing documents, community inspections, homeowner relations, annual meetings, maintenance coordination, condominium law",
    duties:
      "manage homeowners associations, attend board meetings, enforce covenants, collect HOA dues, prepare association budgets, bid out landscaping and roofs, answer homeowners' complaints, drive the neighborhood for violations, run annual elections, plan reserves, process architectural requests, manage condo buildings, look after a condo building or gated neighborhood, deal with neighbors who complain, see that dues are paid and grass cut, sit through board meetings",
    beside: "Facilities manager, Accountant",
    context: {
      "managing agent": "flats, condo, block, owners",
      "on-site community manager": "HOA, association, homeowners, condominium",
    },
  },
  {
    name: "Leasing agent",
    titles:
      "leasing consultant, apartment leasing agent, leasing specialist, rental agent, leasing professional, apartment rental agent, lettings agent, lettings negotiator, leasing manager, apartment locator, residential leasing agent, senior living leasing agent, senior living sales counselor, rental consultant, apartment leasing consultant, move-in coordinator, senior living advisor, senior placement agent, accommodation agent",
    credentials: "National apartment leasing professional, Real estate license",
    tools: "Yardi, RealPage, Entrata, Knock CRM, Apartments.com",
    skills:
      "apartment leasing, property tours, tenant screening, lease agreements, fair housing, lead follow-up, apartment marketing, resident relations, application processing, closing sales, move-in and move-out inspections, senior housing leasing, waiting list management",
    duties:
      "show apartments, lease units to renters, take rental applications, run credit checks, give tours to prospects, write up leases, follow up leads, keep model units ready, plan resident events, tour families through senior living, help seniors find assisted living, answer apartment inquiries, renew leases, show people empty apartments, sign up renters, sit in the rental office, help old folks pick a retirement place",
    step: "Resident manager, New home sales consultant",
    beside: "Customer service representative, Assisted living director",
    not: "car leasing agent, car rental agent, equipment leasing consultant, equipment rental agent, vehicle rental agent, truck rental agent, employee leasing consultant, auto leasing consultant, tool rental agent",
    context: {
      "rental agent": "apartments, homes, tenants, units, leases",
      "leasing specialist": "apartments, residents, units, property",
      "leasing manager": "apartments, residents, units, property",
      "move-in coordinator": "senior living, apartments, residents, leases",
      "senior living advisor": "assisted living, tours, families, residents",
    },
  },
  {
    name: "Resident manager",
    titles:
      "apartment caretaker, on-site apartment manager, live-in manager, onsite resident manager, resident caretaker, apartment superintendent, building superintendent, live-in superintendent, building caretaker, campground manager, mobile home park host, live-in couple managers, camp host, RV park host, self storage resident manager, apartment complex caretaker, couples management team, warden of sheltered housing, super, house porter, resident porter, rooming house manager, caretaker couple, live-in caretaker, building super, flats caretaker, trailer park manager",
    credentials: "Certified apartment manager, CAMT",
    tools: "Yardi, Rent Manager, Campspot",
    skills:
      "on-site management, rent collection, building maintenance, minor repairs, apartment turnover, grounds upkeep, tenant relations, reservations, key control, emergency response, snow removal, light cleaning, lockouts, campground operations",
    duties:
      "live on site as caretaker, collect rent from tenants, do small repairs, show vacant units, let tenants in who are locked out, clean hallways and laundry rooms, check in campers, run an RV park, sweep and shovel walks, call plumbers and electricians, enforce house rules, watch over the property, manage as a couple, live in the building and look after it, collect rents and fix faucets, put out the trash cans, keep halls clean, get a free apartment for looking after things",
    beside: "Maintenance technician, House sitter, Innkeeper",
    not: "construction building superintendent",
    context: {
      "trailer park manager": "tenants, rent, live",
      "flats caretaker": "tenants, rent, live",
      "building super": "apartments, tenants, rent, live",
      "live-in caretaker": "apartments, tenants, rent, building",
      "caretaker couple": "apartments, tenants, rent, live",
      super: "building, apartments, tenants, boiler",
      "building superintendent": "apartments, tenants, residents, live-in, boiler, repairs",
      "campground manager": "campers, sites, reservations, RV",
      "resident caretaker": "apartments, tenants, building, repairs",
      "camp host": "RV, campers, sites, park",
    },
  },
  {
    name: "Vacation rental manager",
    titles:
      "short term rental manager, Airbnb host, Airbnb manager, vacation property manager, holiday let manager, vacation rental coordinator, short term rental host, Airbnb cohost, holiday rental manager, vacation home caretaker, vacation rental guest services, vacation rental inspector, absentee homeowner services manager, home watch provider, second home property manager, home watch manager, cottage rental agent, summer cottage caretaker, holiday home manager, holiday cottage caretaker, cabin caretaker, changeover manager",
    credentials: "VRMA certification, Home watch certification, Real estate license",
    tools: "Airbnb, Vrbo, Guesty, PriceLabs, smart locks",
    skills:
      "vacation rental management, guest communication, listing management, dynamic pricing, turnover cleaning coordination, property inspection, home watch, reservations, review management, housekeeping coordination, local lodging rules, welcome packages, maintenance coordination",
    duties:
      "manage Airbnb and vacation homes, answer guest messages, schedule cleaners between guests, set nightly prices, check homes after guests leave, watch empty homes for snowbirds, stock supplies and linens, meet guests with keys, fix small problems, write rental listings, report damage to owners, rent out a cottage to vacationers, see that beds are changed between guests, give folks the keys, look after summer people's homes, answer when the hot water quits, rent out a beach house or cabin",
    beside: "Innkeeper, Hotel manager, Housekeeper, House sitter",
    context: { "vacation rental inspector": "guests, homes, cleaning, turnover" },
  },
  {
    name: "Home stager",
    titles:
      "house stager, real estate stager, staging consultant, home staging consultant, staging designer, property stylist, staging assistant, model home merchandiser, redesign consultant, accredited staging professional, home staging specialist, property stager, pre-sale home consultant, home preparation consultant, house fluffer, show house dresser",
    credentials: "Accredited staging professional, RESA certification",
    tools: "rental furniture inventory, staging van, virtual staging software",
    skills:
      "home staging, furniture placement, decluttering, color selection, interior decorating, accessorizing, inventory management, curb appeal, virtual staging, space planning, photo styling, downsizing advice, model home merchandising",
    duties:
      "stage houses for sale, arrange furniture to sell a home, declutter before listing, pick paint colors for sellers, bring in rental furniture, style rooms for photos, advise sellers on repairs, dress model homes, take down staging after sale, help seniors ready a house to sell, improve curb appeal, make a house look nice so it sells, move furniture and clear clutter, get rid of mother's knickknacks before the sale, make empty rooms homey",
    beside: "Interior designer, Professional organizer",
  },
  {
    name: "Title examiner",
    titles:
      "title searcher, abstractor, title abstractor, land title examiner, title officer, title researcher, title analyst, title plant searcher, courthouse abstractor, real estate title examiner, mineral title examiner, title agent, title insurance underwriter, title curative specialist, land records researcher, title search clerk, deed researcher, real estate title clerk, abstract man, deeds searcher",
    credentials: "National title professional, Title agent license, Certified abstracter",
    tools: "SoftPro, DataTrace, RamQuest, county recorder database, TitlePoint",
    skills:
      "title search, title examination, chain of title, abstracts of title, title insurance, lien search, legal descriptions, land records, deed research, title curative, mineral title, easements, plat reading, courthouse research, title commitments",
    duties:
      "search land records at the courthouse, trace chain of title, find liens and judgments, write title abstracts, examine deeds and mortgages, prepare title commitments, read legal descriptions and plats, clear title defects, research mineral ownership, check taxes and easements, answer underwriting questions on title, look through old deeds at the courthouse, find out who really owns land, see if anybody has a claim on a house",
    step: "Escrow officer, Landman",
    beside: "Real estate transaction coordinator",
    not: "medical abstractor, cancer registry abstractor, chart abstractor, clinical data abstractor, medical record abstractor",
    context: {
      abstractor: "title, deeds, land records, courthouse, chain of title",
      "title agent": "closing, deeds, escrow, title insurance, real estate",
    },
  },
  {
    name: "Escrow officer",
    titles:
      "escrow closer, closing agent, real estate closer, settlement agent, settlement officer, title closer, closing coordinator, escrow assistant, escrow coordinator, closing officer, title company closer, escrow processor, escrow manager, closing specialist, mobile escrow officer, commercial escrow officer, residential closer, post closing specialist, 1031 exchange officer, title company manager, closing clerk, settlement clerk",
    credentials: "Certified escrow officer, Title agent license, Notary commission, Certified exchange specialist",
    tools: "SoftPro, RamQuest, Qualia, ResWare, SMS escrow software",
    skills:
      "escrow, real estate closings, settlement statements, title insurance, ALTA statements, wire fraud prevention, closing disclosures, payoff statements, escrow instructions, disbursement of funds, deed recording, notary services, prorations, 1031 exchanges, closing documents",
    duties:
      "close real estate sales, hold escrow money, prepare settlement statements, order payoffs, explain papers at the closing table, collect signatures, record deeds, disburse sale proceeds, figure tax prorations, coordinate with lenders and agents, verify wire instructions, clear title conditions before closing, handle 1031 exchanges, sit down with people to sign for their house, hold the money till papers are signed, see that everyone gets paid at closing",
    step: "Real estate transaction coordinator",
    beside: "Paralegal, Real estate agent",
    not: "financial closing specialist accounting, prison settlement officer",
    context: {
      "settlement clerk": "closing, escrow, title",
      "closing coordinator": "real estate, escrow, title, settlement, buyers",
      "closing specialist": "escrow, title, real estate, settlement",
      "settlement officer": "title, escrow, real estate, closing",
      "post closing specialist": "title, escrow, deeds, recording",
    },
  },
  {
    name: "Real estate transaction coordinator",
    titles:
      "transaction coordinator, real estate transaction manager, real estate assistant, real estate administrative assistant, listing coordinator, real estate virtual assistant, contract to close coordinator, realtor assistant, real estate office administrator, real estate secretary, real estate closing coordinator, real estate team administrator, MLS coordinator, realtor's secretary, real estate clerk",
    credentials: "Real estate license, Certified transaction coordinator",
    tools: "dotloop, SkySlope, DocuSign, MLS, Follow Up Boss",
    skills:
      "transaction coordination, contract to close, MLS data entry, deadline tracking, disclosure forms, document management, real estate contracts, scheduling inspections, escrow coordination, listing management, client communication, compliance file review, real estate marketing",
    duties:
      "manage files from contract to close, track contingency deadlines, open escrow, collect signatures on disclosures, schedule inspections and appraisals, enter listings in the MLS, keep agents' files complete, send updates to buyers and sellers, order signs and photos, assist real estate agents, do a realtor's paperwork, keep dates and signatures straight, line up the inspector, see that a house sale doesn't fall through",
    beside: "Administrative assistant, Virtual assistant",
    not: "banking transaction coordinator, organ transaction coordinator",
    context: {
      "transaction coordinator": "real estate, escrow, closing, listings, contracts, agents",
      "listing coordinator": "real estate, MLS, homes, agents",
    },
  },
  {
    name: "Right of way agent",
    titles:
      "right of way specialist, ROW agent, land acquisition agent, right-of-way acquisition agent, easement agent, land agent, right of way consultant, right of way manager, utility land agent, land rights specialist, wayleave officer, real property agent, eminent domain specialist, pipeline right of way agent, cell site acquisition specialist, right of way relocation agent, right of way man, wayleave negotiator",
    credentials: "SR/WA, Real estate license",
    tools: "GIS mapping, land tracking database, plat maps, ArcGIS",
    skills:
      "right of way acquisition, easement negotiation, land acquisition, eminent domain, Uniform Relocation Act, landowner relations, legal descriptions, title review, utility corridors, plat reading, property valuation, site acquisition, wind and solar leases, deed recording",
    duties:
      "buy land for highways, negotiate easements with landowners, acquire pipeline and power line routes, explain eminent domain, make offers based on appraisals, relocate people and businesses, read plats and deeds, sign wind and solar leases, knock on landowners' doors, settle crop damage claims, lease cell tower sites, get landowners to let a power line cross, buy strips for a road, sit at farmers' tables about a pipeline, make fair offers for land",
    step: "Landman",
    beside: "Land surveyor, Civil engineer, Real estate attorney",
    context: {
      "land agent": "easements, landowners, acquisition, utilities, estate",
      "eminent domain specialist": "acquisition, easements, landowners",
      "real property agent": "acquisition, easements, government",
    },
  },
  {
    name: "Landman",
    titles:
      "petroleum landman, oil and gas landman, independent landman, field landman, lease hound, mineral lease agent, lease buyer, mineral buyer, land man, landwoman, division order analyst, land negotiator, oil and gas lease analyst, solar land agent, minerals manager, lease man, oil lease man, leaseman, lease broker",
    credentials: "Certified professional landman, Registered professional landman, Registered landman",
    tools: "DrillingInfo, Enverus, county recorder database, Quorum land system, ArcGIS",
    skills:
      "oil and gas leases, mineral title, run sheets, lease negotiation, courthouse research, division orders, title curative, royalty interests, surface use agreements, chain of title, lease records, mineral ownership reports, pooling",
    duties:
      "lease mineral rights from landowners, run title at the courthouse, prepare mineral ownership reports, negotiate oil and gas leases, cure title defects, build run sheets, pay royalty owners, settle surface damages, buy minerals, set up division orders, keep lease records, get farmers to sign oil leases, look up who owns minerals, dig in the courthouse for old deeds, sit on porches and make deals",
    beside: "Real estate attorney",
  },
  {
    name: "Real estate developer",
    titles:
      "land developer, property developer, real estate development manager, director of real estate development, housing developer, affordable housing developer, entitlement manager, land entitlement consultant, real estate investor, house flipper, real estate project manager, land acquisition manager, real estate entrepreneur, site development manager, real estate syndicator, house rehabber, real estate development consultant, land speculator, property speculator",
    credentials: "CCIM, LEED AP, Real estate license, MBA",
    tools: "ARGUS Enterprise, CoStar, Microsoft Excel, Procore",
    skills:
      "real estate development, entitlements, zoning, site selection, pro forma analysis, construction financing, land acquisition, project feasibility, tax credit financing, permitting, fix and flip, joint ventures, development budgets, adaptive reuse, historic tax credits, subdivision development",
    duties:
      "develop land into housing, buy and flip houses, take projects through zoning, build the development pro forma, hire architects and contractors, raise equity and construction loans, plan subdivisions, apply for housing tax credits, get permits and approvals, renovate old buildings for rent, meet planning boards and neighbors, buy land and put up houses, fix up old houses and sell them, get a project past the town board, turn a mill into apartments",
    beside: "City planner, Construction project manager, General contractor",
    context: {
      "real estate project manager": "development, entitlements, construction, sites",
      "site development manager": "land, entitlements, zoning, subdivision",
    },
  },
  {
    name: "Real estate asset manager",
    titles:
      "real estate portfolio manager, director of real estate, corporate real estate director, real estate investment manager, REIT manager, real estate analyst, real estate acquisitions analyst, real estate investment analyst, portfolio manager, asset manager, head of real estate, real estate acquisitions manager, property portfolio manager, multifamily asset manager, real estate executive, real estate finance manager, estates director",
    credentials: "Certified property manager, CCIM, CFA, MBA",
    tools: "ARGUS Enterprise, Yardi, CoStar, MRI Software, Microsoft Excel",
    skills:
      "real estate asset management, property investment analysis, cap rate analysis, lease analysis, real estate acquisitions, property budgets, hold and sell analysis, capital improvements, commercial leasing, investor reporting, real estate financial modeling, property operations oversight, refinancing, due diligence",
    duties:
      "oversee a portfolio of buildings for investors, review property managers' results, plan capital improvements, approve leases, model property cash flow, buy and sell investment property, report to real estate investors, refinance buildings, raise net operating income, decide when to sell, manage company offices and sites, look after buildings for rich owners, fix, see that offices earn their keep",
    below: "Lease administrator",
    beside: "Portfolio manager, Facilities manager, Financial analyst",
    context: {
      "portfolio manager": "properties, buildings, leases, tenants, real estate",
      "asset manager": "properties, buildings, leases, tenants, real estate, NOI",
      "real estate analyst": "properties, acquisitions, pro forma, cap rate",
    },
  },
  {
    name: "Lease administrator",
    titles:
      "lease analyst, commercial lease administrator, lease abstractor, lease administration manager, lease coordinator, lease accountant, lease auditor, lease administration specialist, real estate lease administrator, CAM reconciliation specialist, lease abstraction specialist, retail lease administrator, lease clerk, rents clerk",
    credentials: "Real estate license, Paralegal certificate, Real property administrator",
    tools: "Yardi, MRI Software, CoStar Lease, Lucernex, Visual Lease, LeaseQuery",
    skills:
      "lease administration, lease abstracting, CAM reconciliation, rent rolls, critical dates tracking, lease accounting, percentage rent, estoppel certificates, commercial leases, lease audits, rent payment processing, lease amendments, tenant billing, data entry",
    duties:
      "abstract commercial leases, track renewal dates, pay landlords' rents, reconcile common area charges, bill tenants for expenses, audit landlord statements, keep the rent roll, prepare estoppels, read lease clauses, enter leases in the system, answer landlord letters, keep track of a company's leases, know when each rent goes up, read long leases and write down what counts",
    step: "Property manager",
    beside: "Accountant, Paralegal, Contract administrator",
    context: {
      "rent clerk": "lease, landlord, tenants",
      "lease analyst": "commercial, tenants, landlord, rent, abstracts",
      "lease accountant": "rents, tenants, landlord, CAM",
    },
  },
  {
    name: "Housing compliance specialist",
    titles:
      "affordable housing specialist, section 8 specialist, housing specialist, tax credit compliance specialist, LIHTC compliance specialist, occupancy specialist, public housing manager, housing authority manager, affordable housing manager, housing eligibility specialist, HQS inspector, recertification specialist, housing program manager, section 8 compliance specialist, housing compliance officer, public housing inspector, housing officer, section 8 housing inspector, voucher program manager, council housing officer, rent subsidy clerk",
    credentials: "HCCP, Certified occupancy specialist, Tax credit specialist, HQS certification, NSPIRE inspector",
    tools: "Yardi Voyager Affordable, HUD EIV, Emphasys Elite, RealPage OneSite, HUD TRACS",
    skills:
      "affordable housing compliance, LIHTC, Section 8, tenant income certification, HUD regulations, recertifications, housing choice vouchers, fair housing, HQS inspections, waiting list management, rent calculation, REAC inspections, file audits, public housing, reasonable accommodation",
    duties:
      "certify tenants' income, calculate subsidized rent, recertify section 8 families, audit tax credit files, inspect units for HUD standards, keep the housing waiting list, issue vouchers, prepare for HUD reviews, interview applicants for low income housing, manage senior subsidized apartments, submit TRACS vouchers, see who qualifies for a low-rent apartment, go over people's income, look over apartments for the housing authority, keep the waiting list fair",
    beside: "Case manager, Social worker, Housing counselor",
    context: {
      "housing specialist": "section 8, vouchers, HUD, subsidized, tenants",
      "housing officer": "tenants, social housing, council, lettings",
      "public housing inspector": "HUD, units, HQS",
      "HQS inspector": "section 8, HUD, vouchers, units",
    },
  },
  {
    name: "New home sales consultant",
    titles:
      "new home sales counselor, new home specialist, builder sales representative, model home host, model home greeter, new construction sales agent, model home sales assistant, condo sales agent, home builder sales agent, timeshare sales agent, timeshare salesperson, vacation ownership sales representative, manufactured home salesperson, mobile home salesperson, cemetery property salesperson, land sales representative, home buyer design consultant, builder onsite sales agent, show home hostess, model home hostess, mobile home salesman, show house hostess",
    credentials: "Certified new home sales professional, Real estate license",
    tools: "Lasso CRM, Salesforce, MLS",
    skills:
      "new home sales, model home tours, builder contracts, prospect follow-up, option selections, timeshare sales, manufactured home sales, closing sales, realtor outreach, construction knowledge, customer service, community marketing, site plans",
    duties:
      "sell new homes for builders, greet visitors at model homes, show lots and floor plans, write builder contracts, sell timeshares, follow up with home shoppers, help buyers choose options, walk buyers through construction, open and close the model, sell manufactured homes, host at weekend open houses, sit in a model home and show folks around, sell brand-new houses, sell trailers, help people pick carpets and cabinets",
    beside: "Retail sales associate, Mortgage loan officer",
    context: {
      "land sales representative": "lots, acreage, homesites, buyers",
      "timeshare salesperson": "resort, vacation ownership, homes, real estate",
      "mobile home salesperson": "homes, real estate, lots",
    },
  },
];
