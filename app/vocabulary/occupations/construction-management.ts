import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who plan, price, lead, and inspect construction work. */
export const CONSTRUCTION_MANAGEMENT: readonly OccupationEntry[] = [
  {
    name: "Construction project manager",
    titles:
      "project manager construction, construction PM, construction manager, building project manager, project manager, PM, senior construction manager, construction contracts manager, contracts manager, assistant project manager construction, capital projects manager, commercial construction manager, tenant improvement project manager, contract administrator construction, building jobs manager, building contracts manager, jobs manager",
    credentials: "Certified Construction Manager, PMP, LEED AP, OSHA 30, DBIA, MCIOB, general contractor license",
    tools:
      "Procore, Primavera P6, Microsoft Project, Bluebeam, Buildertrend, Autodesk Construction Cloud, Sage 300 Construction",
    skills:
      "construction management, subcontractor management, change orders, RFIs, submittals, construction scheduling, job costing, contract negotiation, construction budgets, subcontract buyout, project closeout, owner meetings, value engineering, pay applications, punch lists, building permits",
    duties:
      "run construction projects from bid to closeout, buy out subcontractors, write change orders, answer RFIs, review submittals, hold owner meetings, watch the job budget, approve pay applications, keep the building schedule, negotiate with subs, walk the punch list, hospital and school construction, tenant build outs, review plans and specs, juggle carpenters electricians and plumbers, keep everybody's drawings straight",
    below: "Construction project engineer, Construction project coordinator",
    above: "Construction executive",
    step: "Construction superintendent, Owner's representative, Construction claims consultant",
    not: "software project manager, IT project manager, clinical project manager, marketing project manager",
    context: {
      "jobs manager": "building, construction",
      "project manager": "construction, building, subcontractors, contractor, site, renovation, punch list",
      PM: "construction, subcontractors, superintendent, Procore, change orders",
      "contracts manager": "construction, subcontractors, building",
    },
  },
  {
    name: "Construction superintendent",
    titles:
      "site superintendent, superintendent, project superintendent, job superintendent, general superintendent, construction super, super, site manager, construction site manager, field superintendent, site agent, building site manager, assistant superintendent construction, construction field manager, home building superintendent, electrical superintendent, civil superintendent, walking boss, site boss, job boss, walking superintendent, building superintendent",
    credentials: "OSHA 30, First Aid CPR, LEED AP, SMSTS, CSCS card",
    tools: "Procore, PlanGrid, Bluebeam, Microsoft Project, Raken",
    skills:
      "construction supervision, jobsite management, subcontractor coordination, three week look ahead, daily logs, jobsite safety, construction quality control, construction scheduling, blueprint reading, punch lists, building code, concrete and steel sequencing, site logistics, inspections coordination",
    duties:
      "run the job site, coordinate subs, keep daily logs, schedule inspections, hold toolbox talks, order concrete, walk the site every morning, keep trades from tripping over each other, check work against plans, three week look ahead, finish on time, ground up building, site logistics, turn over homes to buyers, boss of the whole building site, hard hat and boots, know when the concrete truck comes, trailer on the site",
    below: "Construction foreman",
    above: "Construction executive",
    step: "General contractor, Construction inspector, Owner's representative",
    beside: "Construction safety manager, Construction scheduler",
    not: "school superintendent, superintendent of schools, golf course superintendent, apartment superintendent, building superintendent, web site manager, website manager, super market, super nice",
    context: {
      "walking boss": "construction, job, crew",
      "building superintendent": "construction, job site, subs",
      superintendent: "construction, jobsite, site, subcontractors, building, project, trades",
      super: "construction, jobsite, subs, trades, contractor",
      "site manager": "construction, building, trades, contractor, foreman",
    },
  },
  {
    name: "Construction foreman",
    titles:
      "general foreman, working foreman, carpenter foreman, electrical foreman, plumbing foreman, site foreman, crew leader construction, construction crew leader, construction supervisor, construction lead, labor foreman, ganger, field foreman, mechanical foreman, charge hand, chargehand, framing foreman, trades supervisor, foreman, straw boss, gang boss, gang foreman, gaffer, ganger man, crew boss, walking ganger",
    credentials: "OSHA 30, First Aid CPR, SSSTS, CSCS card",
    tools: "laser level, Procore, Raken",
    skills:
      "crew supervision, blueprint reading, daily reports, toolbox talks, material ordering, time sheets, jobsite safety, construction quality control, manpower planning, apprentice training",
    duties:
      "lead a crew, lay out the work, read plans with the crew, keep time sheets, order material, run toolbox talks, assign the day's tasks, teach apprentices, check the crew's work, report to the superintendent, push the schedule, boss a gang of men, tell the fellows what to do today, show the young ones how",
    beside: "Construction safety manager",
    not: "jury foreman, factory foreman, ranch foreman, railroad foreman, warehouse foreman",
    context: {
      ganger: "foreman, crew, gang, toolbox, construction, boss",
      "straw boss": "construction, crew, site, job",
      gaffer: "site, crew, builders",
      foreman: "construction, crew, jobsite, trades, building",
    },
  },
  {
    name: "Construction estimator",
    titles:
      "estimator, cost estimator, building estimator, senior estimator, chief estimator, bid estimator, preconstruction manager, preconstruction estimator, takeoff specialist, electrical estimator, mechanical estimator, plumbing estimator, HVAC estimator, concrete estimator, civil estimator, roofing estimator, residential estimator, conceptual estimator, taker off, estimating clerk, job pricer, price man",
    credentials: "Certified Professional Estimator, AACE CEP, LEED AP",
    tools:
      "Bluebeam, On-Screen Takeoff, PlanSwift, RSMeans, Accubid, HCSS HeavyBid, Sage Estimating, Trimble Estimation, STACK Takeoff",
    skills:
      "construction estimating, quantity takeoff, bid preparation, cost estimating, value engineering, bid leveling, conceptual estimating, unit pricing, subcontractor quotes, plan reading, scope review, specifications review, job cost history",
    duties:
      "price construction jobs, take off quantities, prepare bids, get sub quotes, level bids, work up unit prices, count fixtures and feet of pipe, read plans and specs, bid day, conceptual budgets, review scope gaps, walk the job before bidding, estimate remodeling costs, figure what a job will cost, how many bricks and boards, sharpen the pencil on a bid, bid jobs for a builder or a paving company",
    step: "Cost engineer, Construction project manager, Construction claims consultant",
    beside: "Purchasing agent",
    not: "auto estimator, collision estimator, body shop estimator, moving estimator, print estimator",
    context: { "price man": "construction, bid, job" },
  },
  {
    name: "Cost engineer",
    titles:
      "quantity surveyor, QS, construction cost manager, project cost engineer, project controls manager, project controls specialist, project controls engineer, cost control engineer, cost consultant construction, building cost consultant, chartered quantity surveyor, commercial manager construction, professional quantity surveyor, cost analyst construction, builder's surveyor, measuring surveyor, quantity man, bills of quantities clerk",
    credentials: "AACE CCP, MRICS, PMP",
    tools: "Primavera P6, EcoSys, CostX, Candy estimating software",
    skills:
      "cost control, earned value management, project controls, bills of quantities, cost forecasting, construction valuations, final accounts, cost reporting, contract variations, change management, risk analysis, cash flow forecasting",
    duties:
      "track project costs, forecast cost at completion, prepare bills of quantities, value work done, settle final accounts, measure work on site, earned value reports, cash flow curves, report cost variances, price variations, capital project controls, contract payments, measure up what's been built, keep an eye on what a building costs",
    beside: "Construction scheduler, Financial analyst",
    context: { QS: "quantity surveyor, construction, cost, building, valuations" },
  },
  {
    name: "Construction scheduler",
    titles:
      "project scheduler, CPM scheduler, Primavera scheduler, P6 scheduler, construction planner, planning engineer, project planner construction, planner scheduler construction, scheduling consultant, schedule delay analyst, turnaround scheduler, outage scheduler, scheduling engineer, scheduler, progress man",
    credentials: "AACE PSP, PMI-SP",
    tools: "Primavera P6, Microsoft Project, Asta Powerproject, Phoenix Project Manager, Synchro 4D",
    skills:
      "CPM scheduling, Primavera P6, schedule updates, critical path analysis, baseline schedules, delay analysis, resource loading, time impact analysis, earned value management, schedule narratives",
    duties:
      "build CPM schedules, update the schedule each month, find the critical path, load resources, write schedule narratives, look ahead schedules, delay claims analysis, plan outages and turnarounds, baseline schedule, recovery schedules, sit with superintendents on durations, what comes first on a building job, bar charts on the wall",
    beside: "Production planner, Construction claims consultant",
    not: "medical scheduler, surgery scheduler, appointment scheduler, production scheduler, employee scheduler, transportation scheduler",
    context: {
      "progress man": "construction, site, building",
      scheduler: "Primavera, P6, CPM, construction, critical path, baseline",
    },
  },
  {
    name: "Construction project engineer",
    titles:
      "project engineer, field engineer, construction field engineer, office engineer construction, assistant project manager, assistant construction manager, site engineer, assistant construction project manager, construction office engineer, contractor project engineer, setting out man, level man, site engineering assistant",
    credentials: "EIT, OSHA 30, LEED Green Associate",
    tools: "Procore, Bluebeam, AutoCAD, total station",
    skills:
      "submittals, RFIs, document control, shop drawing review, as built drawings, construction layout, meeting minutes, material tracking, drawing review, change order pricing, closeout documents",
    duties:
      "process submittals, write RFIs, track shop drawings, keep as built drawings, check deliveries against specs, take meeting minutes, lay out gridlines, gather closeout manuals, price small changes, track long lead materials, update the drawing set, check drawings on site, string lines and levels, chase answers from the architect",
    beside: "Civil engineer, BIM coordinator, Construction quality manager",
    context: {
      "level man": "site, concrete, lines",
      "project engineer": "construction, submittals, RFIs, contractor, Procore",
      "field engineer": "construction, layout, site, concrete, contractor",
      "assistant project manager": "construction, contractor, submittals, subcontractors",
      "site engineer": "construction, setting out, contractor, concrete",
    },
  },
  {
    name: "Construction project coordinator",
    titles:
      "construction coordinator, construction administrator, construction administrative assistant, construction office manager, construction secretary, project coordinator construction, construction document controller, document control specialist construction, construction assistant, bid coordinator, lien waiver clerk, certified payroll clerk, job site secretary, subcontracts coordinator, site clerk, builder's clerk, contractor's secretary, contract clerk",
    credentials: "notary public",
    tools: "Procore, Buildertrend, Textura payments, Sage 300 Construction, LCPtracker",
    skills:
      "construction administration, lien waivers, certified payroll, document control, AIA billing, certificates of insurance, subcontract administration, submittal logs, plan distribution, permit applications, bid coordination",
    duties:
      "collect lien waivers, pull permits, chase certificates of insurance, file certified payroll, keep the plan room, send out bid invitations, type subcontracts, submit drawings to the building department, job site office, schedule deliveries, AIA pay forms, paperwork for a builder, phones in the trailer, permits and insurance papers",
    beside: "Administrative assistant, Bookkeeper, Office manager, Permit technician",
    context: { "contract clerk": "construction, builder", "bid coordinator": "construction, subcontractors, plans" },
  },
  {
    name: "Owner's representative",
    titles:
      "owner's rep, owner's project manager, OPM, client side project manager, client representative construction, construction consultant, development manager construction, building committee advisor, church building consultant, client's agent, clerk of works, owner's advisor, capital program manager, construction advisor, building project consultant, school construction consultant, clerk of the works",
    credentials: "Certified Construction Manager, MCPPO, PMP, LEED AP",
    tools: "Procore, e-Builder, Kahua",
    skills:
      "owner representation, construction management, design review, contractor selection, budget oversight, change order review, pay application review, stakeholder meetings, project oversight, RFP preparation, schedule review, site observation",
    duties:
      "look after the owner's interests, review contractor invoices, challenge change orders, sit in on construction meetings, help choose an architect and builder, oversee a school building project, advise a building committee, watch over the contractor, write the RFP for design, independent eyes on the job, renovation oversight for homeowners, keep the builder honest, look out for the church when they build",
    step: "Construction claims consultant",
    beside: "Facilities manager, Architect, Real estate developer",
    context: { OPM: "owner, building project, school, construction, architect" },
  },
  {
    name: "Construction executive",
    titles:
      "construction director, director of construction, vice president of construction, VP construction, construction operations manager, vice president of operations construction, head of construction, construction company president, operations director construction, preconstruction director, project executive, general manager construction, interim construction director, construction business consultant, contracts director",
    credentials: "Certified Construction Manager, DBIA, LEED AP, MCIOB",
    tools: "Procore, Viewpoint Vista, CMiC",
    skills:
      "construction operations, P&L responsibility, business development, preconstruction, bonding and surety, contract negotiation, joint ventures, design build, risk management, executive leadership, succession planning, client relations",
    duties:
      "lead a construction company, oversee several projects, win new building work, negotiate big contracts, manage bonding, hire project managers, company profit and loss, mentor young project managers, joint ventures, succession of a contracting business, preconstruction strategy, bring in the big jobs",
    beside: "Chief operating officer, Real estate developer",
    context: { "contracts director": "construction, building" },
  },
  {
    name: "General contractor",
    titles:
      "GC, builder, home builder, homebuilder, house builder, custom home builder, building contractor, master builder, design build contractor, residential contractor, spec builder, licensed contractor, house building contractor, new home builder, construction company owner, self employed builder, jobbing builder, house contractor, master carpenter and builder, building tradesman, builder and decorator, small builder, speculative builder, property builder, local builder, contractor",
    credentials:
      "general contractor license, Class B contractor license, construction supervisor license, NAHB CGB, EPA RRP certification",
    tools: "Buildertrend, CoConstruct, QuickBooks",
    skills:
      "residential construction, remodeling, subcontractor management, construction estimating, building permits, home building, client relations, blueprint reading, home additions, historic renovation, insurance restoration",
    duties:
      "build custom homes, hire and schedule subs, pull building permits, give homeowners a price, meet with architects and clients, run my own building company, supervise the job, restore old houses, fire and flood rebuilds, build additions, new house construction, commercial build outs, line up trades, build houses from the ground up, put on an addition, find good tradesmen, one man to call for the whole job",
    below: "Trades helper",
    step: "Owner's representative, Home inspector",
    beside: "Handyman, Architect",
    not: "website builder, body builder, bodybuilder, team builder, resume builder, boat builder, report builder, form builder, software builder",
    context: {
      contractor: "build, house, remodel, addition, homes",
      builder: "homes, house, construction, remodel, additions, residential, contractor",
      GC: "construction, subcontractors, building, contractor",
    },
  },
  {
    name: "Construction inspector",
    titles:
      "construction observer, resident engineer inspector, resident inspector, site inspector construction, steel inspector, road inspector, highway inspector, bridge inspector, public works inspector, resident project representative, utility construction inspector, asphalt inspector, quality assurance inspector construction, pipeline inspector, special inspector, concrete inspector, road works inspector, state highway inspector",
    credentials: "ICC special inspector, NICET, NETTCP, AWS CWI, API 1169, NBIS bridge inspector",
    tools: "measuring wheel, torque wrench",
    skills:
      "construction inspection, concrete testing, special inspections, inspection reports, plan reading, specification compliance, asphalt testing, bridge inspection, weld inspection, daily reports, quantity tracking",
    duties:
      "watch the contractor's work, measure quantities for payment, daily inspection reports, inspect rebar before the pour, bolt torque, road and bridge projects, observe pipe laying, photograph progress, check slump tickets, keep a field diary, measure pay items, make sure the contractor doesn't cheat",
    above: "Civil engineer",
    step: "Building inspector",
    beside: "Land surveyor, Quality inspector, Welding inspector",
  },
  {
    name: "Building inspector",
    titles:
      "building code inspector, building official, building commissioner, municipal building inspector, electrical inspector, plumbing inspector, mechanical inspector, combination inspector, residential inspector, building control officer, building control surveyor, city building inspector, county inspector, third party inspector, chief building official, district surveyor, code man, wiring inspector, town building man, building control man",
    credentials:
      "ICC certification, ICC B1, ICC Certified Building Official, residential combination inspector, electrical inspector license",
    tools: "permit software, Accela, Tyler EnerGov",
    skills:
      "building code, code enforcement, residential inspection, commercial inspection, electrical code, plumbing code, International Building Code, accessibility code, building permits, fire code, certificate of occupancy",
    duties:
      "inspect new construction for the town, check footings and framing, issue permits, sign certificates of occupancy, red tag unsafe work, explain code to contractors, wiring and plumbing inspections, ADA compliance, stop work orders, part time inspector for small towns, final inspection before move in, look at decks and additions, see that houses are built right, pass or fail the wiring, is that deck legal, check if buildings follow the code",
    beside: "Home inspector, Architect",
  },
  {
    name: "Home inspector",
    titles:
      "house inspector, property inspector, residential home inspector, certified home inspector, licensed home inspector, pre purchase inspector, radon tester, draw inspector, insurance property inspector, new home warranty inspector, roof inspector, mobile home inspector, prelisting inspector, house surveyor, home surveyor",
    credentials: "ASHI Certified Inspector, InterNACHI CPI, home inspector license, NRPP radon certification",
    tools: "moisture meter, thermal camera, radon monitor, Spectora, HomeGauge, drone",
    skills:
      "home inspection, inspection reports, roof inspection, electrical panel inspection, moisture detection, radon testing, mold inspection, thermal imaging, termite inspection, building systems",
    duties:
      "inspect houses for buyers, crawl attics and crawl spaces, test outlets, write inspection reports with photos, walk roofs, set radon monitors, look for leaks and rot, go over findings with buyers, check furnace and water heater age, construction draw inspections, insurance photo inspections, look over a house before you buy, poke around in attics, is the furnace shot",
    beside: "Home energy auditor, Pest control technician",
    context: {
      "property inspector": "house, buyers, condition, insurance, photos, roof",
      "house inspector": "buyers, roof, attic, report, purchase, real estate",
    },
  },
  {
    name: "Home energy auditor",
    titles:
      "energy auditor, building performance analyst, HERS rater, home energy rater, energy rater, weatherization auditor, energy assessor, domestic energy assessor, retrofit assessor, blower door technician, building analyst, home performance contractor, green building consultant, LEED consultant, sustainability consultant buildings, heat loss surveyor, heat surveyor, energy man",
    credentials:
      "BPI Building Analyst, HERS Rater, RESNET, LEED AP, Passive House Consultant, Certified Energy Auditor",
    tools: "blower door, duct blaster, thermal camera, combustion analyzer, REM/Rate, eQuest",
    skills:
      "energy audits, blower door testing, thermal imaging, air sealing, building science, energy modeling, weatherization, LEED documentation, duct testing, utility rebates, combustion safety testing, green building",
    duties:
      "test houses for air leaks, run the blower door, scan walls with infrared, advise on insulation, write energy reports, utility rebate programs, combustion safety test, rate new homes, green building certification, find drafts, low income weatherization, energy savings for homeowners, find where the heat gets out, why is my house so cold, plug up drafts",
    beside: "HVAC technician, Energy manager",
    context: { "energy man": "drafts, insulation, home" },
  },
  {
    name: "Construction safety manager",
    titles:
      "construction safety officer, site safety manager, site safety coordinator, safety superintendent, construction safety director, safety consultant construction, jobsite safety inspector, CDM coordinator, construction health and safety advisor, OSHA trainer, safety trainer construction, fall protection trainer, project safety manager, construction safety inspector, site safety man, safety man",
    credentials:
      "CHST, OSHA 500, OSHA 510, Certified Safety Professional, STSC, NYC Site Safety Manager, NEBOSH Construction Certificate",
    tools: "gas monitor, iAuditor, fall arrest equipment",
    skills:
      "construction safety, OSHA compliance, safety training, jobsite inspections, incident investigation, toolbox talks, fall protection, job hazard analysis, safety plans, confined space entry, scaffold safety, trenching safety, OSHA recordkeeping",
    duties:
      "walk job sites for hazards, teach OSHA 10 and OSHA 30, investigate accidents, write site safety plans, check harnesses and scaffolds, stop unsafe work, new worker orientation, trench safety, confined space permits, review sub safety programs, toolbox talks, OSHA inspections and citations, keep men from falling, hard hats and harnesses, nobody gets hurt on my site",
    beside: "Construction inspector",
    context: { "safety man": "construction, scaffold, hard hat" },
  },
  {
    name: "Construction claims consultant",
    titles:
      "construction claims analyst, forensic construction consultant, delay claims consultant, construction defect expert, building expert witness, construction mediator, dispute review board member, claims manager construction, construction forensic expert, surety consultant, construction litigation consultant, construction dispute consultant, building disputes expert",
    credentials: "AAA construction panel, CFCC, PE license",
    tools: "Primavera P6",
    skills:
      "construction claims, delay analysis, expert testimony, dispute resolution, construction defects, damages quantification, change order disputes, forensic investigation, construction mediation, contract interpretation, surety claims, report writing",
    duties:
      "analyze delay claims, testify about building defects, write expert reports, inspect defective work, price repairs for lawsuits, help settle disputes between owner and contractor, review contracts and change orders, arbitrate construction disputes, surety takeovers, sit on a dispute board, fights between builders and owners, who pays for the leak",
    beside: "Lawyer, Mediator, Structural engineer",
  },
  {
    name: "Roofing consultant",
    titles:
      "building envelope consultant, building enclosure consultant, registered roof consultant, roof observer, waterproofing consultant, facade consultant, roof asset manager, envelope inspector, roof survey technician, roof expert, roof surveyor, flat roof surveyor",
    credentials: "IIBEC RRC, IIBEC RRO, IIBEC RWC, BECxP",
    tools: "infrared camera, moisture meter, core cutter",
    skills:
      "roof inspection, building envelope, waterproofing design, moisture surveys, roof specifications, water testing, facade inspection, leak investigation, roof asset management, construction observation",
    duties:
      "survey flat roofs, trace water leaks, write roof specifications, observe roof installation, infrared moisture scans, core cuts, water test windows, inspect facades, budget roof replacements, warranty inspections, find where the water gets in, which roof to put on a school",
    beside: "Home inspector, Architect, Property claims adjuster",
  },
  {
    name: "Commissioning agent",
    titles:
      "commissioning authority, commissioning engineer, commissioning provider, commissioning specialist, commissioning manager, retro commissioning specialist, building commissioning agent, CxA, startup engineer, startup technician, commissioning technician, building tester",
    credentials: "CxA, BCxP, ASHRAE BCxP",
    tools: "building automation system, data loggers, functional test forms",
    skills:
      "building commissioning, functional testing, retro commissioning, HVAC controls, commissioning plans, equipment startup, test and balance review, sequence of operations, issue logs, electrical commissioning, data center commissioning",
    duties:
      "test new building systems, write functional tests, check sequences of operation, keep the issues log, start up air handlers and chillers, data center commissioning, tune up existing buildings, witness testing, verify balancing reports, train the building staff, plant startup, make sure a new building's heat works, try every switch and fan",
    beside: "Mechanical engineer, Building automation technician, Home energy auditor",
  },
  {
    name: "Building trades instructor",
    titles:
      "vocational instructor, construction instructor, carpentry instructor, carpentry teacher, electrical instructor, plumbing instructor, masonry instructor, building trades teacher, apprenticeship coordinator, trade school teacher, journeyman mentor, woodworking teacher, woodshop teacher, CTE construction teacher, shop teacher, woodwork instructor, electrician instructor, woodwork master, government training center instructor, apprentice instructor, manual instructor",
    credentials: "NCCER Instructor, OSHA 500, CTE teaching certificate, vocational teaching certificate",
    tools: "NCCER curriculum, shop tools",
    skills:
      "trades instruction, apprenticeship training, curriculum development, shop safety, hands on demonstration, NCCER curriculum, student assessment, classroom management, tool safety, mentoring apprentices, woodworking instruction",
    duties:
      "teach carpentry to apprentices, evening trade school classes, show students how to wire a house, grade hands on projects, run the school wood shop, teach tool safety, prepare for license exams, mentor young tradespeople, adult education woodworking, pre apprenticeship program, prison trades program, show kids how to swing a hammer, pass on the trade, teach wiring and pipes",
    beside: "High school teacher, Carpenter, Electrician",
    context: {
      "woodwork master": "apprentices, carpentry",
      "shop teacher": "wood, carpentry, building trades, tools, construction",
      "vocational instructor": "carpentry, electrical, plumbing, construction, trades",
      "trade school teacher": "carpentry, electrical, plumbing, construction, trades",
    },
  },
  {
    name: "Aging in place specialist",
    titles:
      "CAPS specialist, home modification specialist, home modification contractor, accessibility contractor, accessible home designer, grab bar installer, ramp builder, home accessibility assessor, aging in place contractor, aging in place consultant, stair lift and ramp installer, senior home safety specialist, disabled adaptations officer, grab bar man, ramp man, handrail fitter",
    credentials: "Certified Aging in Place Specialist, ECHM",
    tools: "grab bars, wheelchair ramps, stair lift",
    skills:
      "aging in place, home modification, grab bar installation, wheelchair ramps, accessible bathrooms, fall prevention, home assessment, universal design, walk in showers, stair lift installation",
    duties:
      "make homes safe for older people, install grab bars, build wheelchair ramps, widen doorways, walk in tubs and roll in showers, home safety assessment, raise toilets, better lighting, prevent falls at home, stair lifts, put rails in the bathtub, make a house safe for Mom, higher toilets, no more steps, make bathrooms safe for old people",
    beside: "Occupational therapist, General contractor, Handyman, Kitchen and bath designer, Accessibility consultant",
    context: { "Aging in place specialist": "home modification, remodel, grab bars, ramps, contractor" },
  },
  {
    name: "Home warranty manager",
    titles:
      "construction customer service manager, builder warranty manager, warranty technician construction, home warranty technician, new home customer care representative, punch list technician, punch out technician, punch out carpenter, snagger, new home orientation specialist, snagging man, call back man",
    credentials: "Certified Aging in Place Specialist, NAHB CGB",
    tools: "Buildertrend",
    skills:
      "warranty service, punch lists, drywall patching, customer walk throughs, finish carpentry, trade scheduling, touch up painting, homeowner relations, warranty claims, cabinet adjustment",
    duties:
      "fix items after move in, walk new homes with buyers, finish punch lists, call trades back, nail pops and touch ups, adjust doors and cabinets, answer homeowner warranty requests, eleven month inspection, new subdivision service, close out warranty tickets, fix what the builder left wrong, sticky doors in new houses",
    above: "Construction superintendent",
    beside: "Handyman, Home inspector, Customer service representative",
    context: { "call back man": "new homes, punch list, builder" },
  },
  {
    name: "Historic preservation specialist",
    titles:
      "preservation consultant, preservation carpenter, restoration carpenter, historic restoration specialist, conservation builder, heritage builder, preservation contractor, building conservation specialist, preservation planner, old house consultant, heritage conservation officer, historic building specialist, ancient monuments inspector",
    credentials: "Secretary of the Interior qualified, preservation carpentry certificate, IHBC",
    tools: "moisture meter, hand planes, lime mortar",
    skills:
      "historic preservation, window restoration, timber repair, lime mortar, historic tax credits, National Register nominations, conditions assessment, preservation standards, plaster repair, molding reproduction, historic research",
    duties:
      "restore old houses, repair old wooden windows, copy original moldings, research building history, write National Register nominations, historic tax credit applications, advise historic district commissions, save old plaster, dutchman repairs, conditions reports, church steeples and barns, save old buildings, put an old house back the way it was",
    beside: "Carpenter, Architect, Curator, Historian",
  },
  {
    name: "BIM coordinator",
    titles:
      "VDC coordinator, VDC manager, BIM manager, BIM technician, BIM specialist, MEP coordinator, MEP BIM modeler, Revit modeler, virtual design and construction engineer, building information modeling specialist, Revit technician, laser scanning technician, computer model coordinator",
    credentials: "Autodesk Revit certification, CM-BIM",
    tools: "Revit, Navisworks, AutoCAD MEP, BIM 360, laser scanner",
    skills:
      "BIM coordination, clash detection, Revit, Navisworks, MEP coordination, laser scanning, shop drawings, model standards, point clouds, 4D sequencing",
    duties:
      "run clash detection, coordinate ductwork and pipes in the model, lead coordination meetings, build Revit models, laser scan existing buildings, make spool drawings, sleeve drawings, federate models, set modeling standards, train the team on Revit, make sure pipes and ducts don't bump on the computer",
    beside: "Architect",
    context: { "computer model coordinator": "building, ducts" },
  },
  {
    name: "Construction quality manager",
    titles:
      "construction quality control manager, QC manager construction, quality control manager construction, CQC manager, CQCSM, contractor quality control manager, quality assurance manager construction, construction QA QC manager, site QA QC engineer, construction quality consultant, quality man",
    credentials: "CQM-C, USACE CQC, ICC special inspector",
    tools: "Resident Management System, Procore",
    skills:
      "construction quality control, three phase inspections, quality control plans, submittal review, deficiency tracking, definable features of work, federal construction, testing coordination, punch lists, daily quality reports",
    duties:
      "write quality control plans, run preparatory and initial inspections, federal construction quality control, military base projects, track deficiencies, check work against specs, schedule testing labs, daily QC reports, approve mockups, stop nonconforming work, is the work up to the drawings, check before it's covered up",
    below: "Construction materials technician",
    beside: "Construction superintendent, Construction inspector",
    context: { "quality man": "construction, site" },
  },
  {
    name: "Construction materials technician",
    titles:
      "materials tester, construction materials tester, CMT technician, materials testing technician, concrete tester, concrete field technician, soil tester, geotechnical technician, geotechnical field technician, asphalt lab technician, asphalt technician, concrete lab technician, density technician, concrete lab man, slump man, soil lab technician, concrete cube tester",
    credentials: "ACI Field Testing Technician, nuclear gauge certification, NICET, NETTCP",
    tools: "nuclear density gauge, slump cone, air meter, cylinder molds, sieve shaker",
    skills:
      "concrete testing, soil compaction testing, materials testing, sieve analysis, Proctor tests, asphalt testing, cylinder breaks, field density, sample transport, lab reports",
    duties:
      "test concrete slump and air, make cylinders, check compaction with the nuke gauge, break cylinders in the lab, sieve soils, take asphalt cores, pick up samples at job sites, probe bearing soil, write density reports, proof roll, crush cylinders, is the dirt packed hard enough",
    step: "Construction inspector",
    beside: "Survey technician, Geologist",
  },
  {
    name: "Property condition assessor",
    titles:
      "building surveyor, chartered building surveyor, facility condition assessor, building condition assessor, commercial building inspector, commercial property inspector, reserve study specialist, reserve study inspector, dilapidations surveyor, building pathology consultant, Phase I environmental assessor, capital needs assessor, dilapidations man",
    credentials: "reserve specialist, MRICS, ASTM E2018 training, architect license",
    tools: "moisture meter, thermal camera, drone, report software",
    skills:
      "property condition assessment, facility condition assessment, reserve studies, ASTM E2018, cost tables, building systems, report writing, roof inspection, defect diagnosis, capital planning, Phase I assessments",
    duties:
      "commercial building condition surveys, walk buildings for lenders, estimate remaining useful life, write condition reports, reserve studies for condo associations, defect surveys, cost tables for repairs, photograph roofs and boilers, capital needs of housing authorities, dilapidations claims, how long will the roof last, go through apartment houses and list what's wrong",
    beside: "Home inspector, Architect, Loan officer",
    context: { "building surveyor": "defects, condition, chartered, structural, property" },
  },
  {
    name: "Plans examiner",
    titles:
      "plan checker, plan reviewer, building plans examiner, structural plans examiner, residential plans examiner, zoning plan reviewer, plan check engineer, third party plan reviewer, building plan reviewer, plan desk man",
    credentials: "ICC Plans Examiner, ICC certification, PE license",
    tools: "Bluebeam, Accela, ePlans",
    skills:
      "plan review, building code, International Building Code, accessibility code, occupancy and egress, fire code, energy code, structural review, comment letters, building permits",
    duties:
      "review building plans for code, write plan check comments, check exits and occupancy, remote plan review for towns, review revisions, meet with architects at the counter, calculate allowable area, energy compliance forms, approve drawings for permit, ADA review, look over blueprints for the city, are there enough exits",
    step: "Building inspector",
    beside: "Architect, Structural engineer",
  },
  {
    name: "Remodeling contractor",
    titles:
      "remodeler, home remodeler, remodeling project manager, kitchen remodeler, bathroom remodeler, kitchen and bath remodeler, home improvement contractor, home renovation contractor, renovation contractor, renovator, basement finishing contractor, bathroom fitter, house renovator, renovation project manager, bathtub refinisher, home modernizer, kitchen man, bathroom man, home improvements man",
    credentials: "home improvement contractor license, NAHB CGR, NARI CR, EPA RRP certification",
    tools: "Buildertrend, CoConstruct, power tools",
    skills:
      "remodeling, kitchen remodeling, bathroom remodeling, basement finishing, home additions, tile setting, cabinet installation, lead safe work practices, construction estimating, client relations, building permits, subcontractor management",
    duties:
      "remodel kitchens and bathrooms, finish basements, gut renovations, replace tubs with showers, design choices with homeowners, price remodels, live in renovation, open up walls, order cabinets and fixtures, fix up houses to sell, dust walls, hire tile and plumbing subs, make an old kitchen new, knock through a wall, turn the cellar into a den",
    below: "Carpenter",
    above: "General contractor",
    beside: "Handyman, Interior designer",
    context: { "kitchen man": "remodel, cabinets", "bathroom man": "remodel, tub, tile" },
  },
  {
    name: "Accessibility consultant",
    titles:
      "ADA consultant, accessibility specialist, disability access consultant, access auditor, certified access specialist, ADA compliance inspector, barrier removal consultant, fair housing accessibility consultant, universal design consultant, access officer, disabled access officer, wheelchair access adviser",
    credentials: "CASp, ADAC certification, Registered Accessibility Specialist",
    tools: "digital level, door pressure gauge, tape measure",
    skills:
      "ADA compliance, accessibility surveys, barrier removal plans, fair housing act design, universal design, expert testimony, accessible routes, transition plans, plan review, signage review",
    duties:
      "survey buildings for ADA barriers, measure ramps and door widths, write transition plans, review plans for accessibility, advise towns on disability access, parking and restroom checks, answer accommodation questions, court cases about access, accessible playgrounds and polling places, train staff about access, can a wheelchair get in, ramps and wide doors for shops",
    beside: "Architect, Building inspector",
    not: "web accessibility consultant, web accessibility specialist, digital accessibility consultant, digital accessibility specialist",
    context: {
      "accessibility specialist": "ramps, ADA, buildings, wheelchair, doors",
      "access consultant": "disability, ADA, ramps, buildings",
    },
  },
];
