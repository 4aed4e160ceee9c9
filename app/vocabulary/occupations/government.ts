import type { OccupationEntry } from "../types.ts";

/**
 * People who work for towns, states, the federal government, the courts, the elections, the post office, and the
 * foreign service.
 */
export const GOVERNMENT: readonly OccupationEntry[] = [
  {
    name: "City manager",
    titles:
      "town manager, county manager, village manager, city administrator, town administrator, county administrator, borough manager, assistant city manager, municipal manager, interim town manager, town supervisor, township manager, deputy city manager, county executive, municipal administrator, local government consultant, chief executive, town boss, clerk to the council",
    credentials: "ICMA-CM, MPA",
    tools: "Tyler Munis, OpenGov",
    skills:
      "municipal management, municipal budgeting, city council relations, public administration, intergovernmental relations, department head supervision, capital improvement planning, labor negotiations in government, open meetings law, municipal finance, local ordinances",
    duties:
      "run a town for the council, prepare the city budget, supervise department heads, attend selectmen's meetings, answer residents' complaints, negotiate with city unions, plan capital projects, serve as interim town manager, carry out council policy, apply for state grants for the town, run the town hall, see that the city's work gets done",
    below: "Municipal clerk, Public works director",
    beside: "Elected official, City planner",
    context: {
      "chief executive": "council, borough, county",
      "town supervisor": "municipal, town board, residents, township",
    },
  },
  {
    name: "Municipal clerk",
    titles:
      "town clerk, city clerk, village clerk, county clerk, county recorder, register of deeds, registrar of deeds, deputy town clerk, borough clerk, assistant town clerk, clerk of council, vital records clerk, deeds clerk, government clerk, records access officer, licensing clerk, city hall clerk, registrar of vital statistics, recording clerk, public records clerk, parish clerk, town hall clerk, registrar of births and deaths, births and deaths registrar, county registrar, council clerk, town hall lady, recorder of deeds",
    credentials: "CMC, MMC, notary public commission",
    tools: "Laserfiche, Granicus, NovusAgenda, Tyler Eagle",
    skills:
      "municipal records, meeting minutes, agenda preparation, public records requests, vital records, dog licenses, FOIA, open meetings law, deed recording, oath administration, ordinance codification, public notices",
    duties:
      "keep town records, issue birth and death certificates, take council minutes, sell dog and fishing licenses, record deeds, answer public records requests, post meeting notices, swear in officials, help at the town hall counter, issue marriage licenses, run town elections, dog tags and birth certificates, write down what the selectmen said, marriage papers",
    step: "Court clerk, Elections administrator, Permit technician",
    beside: "Archivist, Administrative assistant, Title examiner",
    context: { "licensing clerk": "town, city hall, county, dog, marriage", "recording clerk": "deeds, county, town" },
  },
  {
    name: "City planner",
    titles:
      "urban planner, town planner, regional planner, land use planner, community planner, planning director, zoning administrator, transportation planner, planning consultant, city planning director, environmental planner, county planner, planning and zoning administrator, planning technician, zoning consultant, planning board consultant, zoning officer, housing planner, town planning officer, county planning officer, town planning assistant",
    credentials: "AICP, master of urban planning, MRTPI",
    tools: "ArcGIS, SketchUp, AutoCAD, Urban Footprint",
    skills:
      "urban planning, land use planning, zoning, comprehensive plans, site plan review, environmental impact review, transportation planning, public hearings, community engagement, subdivision review, zoning variances, GIS mapping, smart growth",
    duties:
      "review site plans and subdivisions, write the town master plan, explain zoning to residents, present to the planning board, hold public hearings, rewrite zoning bylaws, study traffic and housing needs, map land use, advise developers on approvals, staff the zoning board, decide what gets built where, maps of the town's future, say no to a gas station on the corner",
    above: "Economic development director",
    beside: "Policy analyst",
    not: "party planner, production planner, demand planner",
    context: {
      "transportation planner": "traffic, transit, region, land use, highways",
      "environmental planner": "land use, zoning, impact",
      "planning consultant": "zoning, land use, town, development",
      "planning director": "zoning, city, land use",
    },
  },
  {
    name: "Economic development director",
    titles:
      "economic development specialist, economic development coordinator, economic development manager, downtown manager, main street director, community development director, community development specialist, redevelopment manager, economic developer, CDBG coordinator, industrial development director, business attraction manager, downtown development director, town development officer, industrial development officer, town promoter, Main Street manager",
    credentials: "CEcD, EDFP",
    tools: "CoStar, IMPLAN, ArcGIS",
    skills:
      "economic development, business attraction, business retention, tax increment financing, downtown revitalization, community development block grants, site selection, incentive packages, workforce partnerships, redevelopment projects, small business assistance",
    duties:
      "bring businesses to town, keep local employers from leaving, revive Main Street, put together tax incentives, market industrial sites, run small business loans, manage block grants, work with developers, help shops get started, fill empty stores downtown",
    beside: "Commercial real estate broker",
    context: {
      "community development director": "city, grants, housing, redevelopment",
      "community development specialist": "city, grants, housing, CDBG",
    },
  },
  {
    name: "Policy analyst",
    titles:
      "public policy analyst, policy advisor, policy researcher, policy adviser, legislative analyst, policy consultant, public policy consultant, policy director, think tank researcher, policy associate, policy specialist, political scientist, policy fellow, education policy analyst, policy writer, regulatory policy analyst, energy policy analyst, policy officer, research officer, think tank man",
    credentials: "MPP, MPA, JD",
    tools: "Stata, SPSS, Excel, LexisNexis",
    skills:
      "policy analysis, policy research, white papers, legislative analysis, cost-benefit analysis, regulatory analysis, policy briefs, public comment letters, program evaluation, stakeholder interviews, economic analysis, testimony drafting",
    duties:
      "study public policy questions, write policy briefs, analyze bills, write white papers, brief lawmakers, compare what other states do, estimate costs of a law, prepare testimony, comment on regulations, survey research evidence, work at a think tank, study what works for the government",
    step: "Legislative aide, Government program analyst, Lobbyist",
    beside: "Statistician, Historian",
    not: "insurance policy analyst, policy administrator, policy processing, policyholder, policy service representative, security policy administrator",
    context: {
      "research officer": "government, party, policy",
      "policy specialist": "public, legislation, government, research",
      "policy consultant": "public, legislation, government",
      "policy associate": "public, legislation, research",
    },
  },
  {
    name: "Legislative aide",
    titles:
      "legislative assistant, congressional aide, legislative director, constituent services representative, congressional staffer, district director, political aide, legislative correspondent, council aide, Capitol Hill staffer, legislative liaison, senate aide, legislative staffer, statehouse aide, parliamentary assistant, constituent caseworker, district representative, MP's secretary, congressman's secretary, senate page, constituency secretary",
    tools: "Intranet Quorum, LegiScan, Fireside",
    skills:
      "constituent services, bill drafting, legislative research, speech writing, bill tracking, committee hearings, press releases, voter correspondence, talking points",
    duties:
      "answer constituents' letters, draft bills and amendments, brief the senator, track votes, help citizens with agencies, write speeches, sit in on hearings, staff the district office, meet with lobbyists, attend town events for the congressman, help a senator with the mail, answer voters' letters, help folks who can't get an answer from the government",
    above: "Elected official",
    step: "Lobbyist",
    beside: "Public relations specialist, Speechwriter",
    context: {
      "district director": "congressman, legislator, constituents, district office",
      "legislative assistant": "bills, senator, congress, legislator, constituents",
      "legislative liaison": "bills, agency, statehouse",
      "district representative": "congressman, legislator, constituents",
    },
  },
  {
    name: "Political campaign manager",
    titles:
      "campaign manager, political consultant, campaign consultant, political director, campaign field director, campaign staffer, political strategist, political organizer, campaign treasurer, political fundraiser, election agent, campaign volunteer coordinator, political operative, opposition researcher, ward boss, precinct captain, party agent, campaign chairman, election organizer, constituency agent, ward heeler",
    tools: "VAN, NGP, ActBlue",
    skills:
      "campaign management, political campaigning, campaign finance reports, voter targeting, political fundraising, get-out-the-vote, campaign messaging, polling, debate preparation, volunteer recruitment",
    duties:
      "run a candidate's campaign, plan campaign strategy, raise money for a candidate, file campaign finance reports, schedule the candidate, buy campaign ads, plan get-out-the-vote, prepare for debates, hire field staff, read poll numbers, get someone elected, yard signs and phone banks, knock on doors for a candidate",
    step: "Lobbyist, Canvasser",
    beside: "Public relations specialist, Fundraiser",
    not: "advertising campaign manager, marketing campaign manager, email campaign manager, capital campaign manager, Google Ads campaign manager",
    context: {
      "precinct captain": "campaign, political, candidate, vote, debates, poll",
      "campaign manager": "political, candidate, election, voters",
      "political director": "campaign, candidate, elections",
      "campaign consultant": "political, candidate, election",
    },
  },
  {
    name: "Elected official",
    titles:
      "mayor, city council member, councilman, councilwoman, selectman, selectwoman, state legislator, congressman, congresswoman, state senator, state representative, alderman, county commissioner, county supervisor, school board member, legislator, politician, assemblyman, assemblywoman, councillor, freeholder, town council member, town councillor, borough councillor, reeve, parish councillor, Member of Parliament, governor, assembly member, lord mayor",
    skills:
      "public speaking, legislation, constituent relations, political campaigning, municipal budgeting, public hearings, coalition building, policy making, parliamentary procedure, community leadership",
    duties:
      "serve on the city council, vote on town budget, pass laws, run for office, chair public meetings, listen to residents, cut ribbons, sit on legislative committees, appoint department heads, campaign for votes, serve on a school board, shake hands and kiss babies, decide things for the town, stand for election",
    beside: "Nonprofit executive director",
  },
  {
    name: "Lobbyist",
    titles:
      "government relations specialist, government affairs director, government relations director, government affairs manager, public affairs consultant, legislative advocate, government relations consultant, registered lobbyist, public affairs director, state lobbyist, public affairs adviser, advocacy director, regulatory affairs lobbyist, government liaison, director of government affairs, federal affairs director, parliamentary agent, Washington representative",
    credentials: "lobbyist registration, JD",
    tools: "FiscalNote, LegiScan, Quorum",
    skills:
      "lobbying, government relations, legislative strategy, bill tracking, coalition building, political contacts, testimony drafting, regulatory advocacy, lobbying disclosure reports, grassroots advocacy, PAC management",
    duties:
      "lobby lawmakers for clients, meet with senators' staff, track bills at the statehouse, testify at hearings, build coalitions for a bill, file lobbying reports, advise companies on new laws, arrange fly-in days in Washington, get a bill passed or stopped, talk lawmakers into things, wine and dine senators",
    beside: "Lawyer, Public relations specialist",
    context: {
      "public affairs director": "government, legislation, lobbying",
      "government liaison": "legislature, agencies, lobbying",
      "public affairs consultant": "government, legislation, lobbying",
    },
  },
  {
    name: "Government program analyst",
    titles:
      "program analyst, federal program analyst, management and program analyst, civil servant, government analyst, state program specialist, federal employee, public administrator, legislative auditor, performance auditor, public administration consultant, civil service analyst, government administrator, government program manager, GS-13 analyst, Whitehall official, higher executive officer, executive officer, ministry official, government man, civil service clerk, principal officer, bureaucrat",
    credentials: "MPA, CGAP, CGFM, FPC certification",
    tools: "Excel, SharePoint, OPM systems",
    skills:
      "program analysis, public administration, federal budgeting, performance measurement, regulatory compliance, government reporting, federal acquisition process, workforce analysis, policy writing, congressional inquiries, program evaluation, performance auditing",
    duties:
      "review how government programs work, write reports for agency heads, answer congressional inquiries, track program spending, draft regulations, prepare the agency budget request, set performance goals, process paperwork in a federal agency, audit state programs, advise agency managers, shuffle papers in Washington, see whether a program does any good",
    step: "Contracting officer, Tax examiner",
    beside: "Management consultant, Budget analyst, Internal auditor",
    not: "programmer analyst",
    context: {
      "executive officer": "civil service, ministry, department",
      "principal officer": "civil service, ministry",
      "program analyst": "federal, government, agency, state, regulations",
      "government program manager": "agency, federal, state",
      "public administrator": "government, agency, federal, state, municipal",
    },
  },
  {
    name: "Contracting officer",
    titles:
      "government contracting officer, contract specialist, federal contract specialist, 1102 series, government purchasing agent, contracting officer representative, COR, COTR, government procurement specialist, federal acquisition specialist, acquisition program manager, government contracts consultant, state purchasing agent, municipal purchasing agent, APEX accelerator counselor, federal acquisition consultant, government buyer, public procurement officer, supplies officer, military buyer",
    credentials: "FAC-C, DAWIA certification, CFCM, CPPO, CPPB, NCMA membership",
    tools: "SAM.gov, FPDS, GSA eBuy, Procurement Desktop-Defense",
    skills:
      "federal acquisition regulation, government contracting, source selection, contract negotiation, public bidding, small business set-asides, GSA schedules, contract administration, requests for proposals, statements of work, contract closeout, bid protests",
    duties:
      "buy for the government, write solicitations, award federal contracts, run public bids, negotiate with defense contractors, open sealed bids, check contractors' work, help small firms sell to government, get companies on GSA schedule, close out contracts, buy things for the Army, spend the government's money right",
    beside: "Purchasing manager, Contract administrator, Proposal writer",
    context: {
      "supplies officer": "government, ministry, council",
      COR: "contracting officer, federal, contract oversight",
      "contract specialist": "federal, FAR, acquisition, government, solicitation",
      "contracting officer": "federal, government, FAR, warrant, solicitation",
    },
  },
  {
    name: "Census enumerator",
    titles:
      "census taker, census worker, enumerator, census field representative, census field supervisor, door-to-door surveyor, household survey interviewer, census bureau interviewer, census clerk, field interviewer, census address canvasser, survey enumerator, census crew leader, census recruiting assistant, traffic counter, government survey interviewer, nose counter, head counter, census lady, census man, house to house canvasser",
    tools: "tablet, CAPI laptop, address lists, maps",
    skills:
      "door-to-door interviewing, survey interviewing, address canvassing, confidentiality of respondents, map reading, reluctant respondent conversion, field data collection, mileage logs",
    duties:
      "count people for the census, knock on doors with survey questions, ask who lives in the household, follow up on missing forms, check addresses on a list, interview families on a tablet, work evenings and weekends in the neighborhood, temporary government survey job, count heads, go door to door and ask questions, how many live here, clipboard and a badge",
    beside: "Market research interviewer, Poll worker",
    not: "patient census, hospital census, census nurse, land surveyor",
    context: {
      "house to house canvasser": "census, survey",
      "field interviewer": "census, household, survey, door-to-door",
      "traffic counter": "clipboard, intersection, count, survey",
    },
  },
  {
    name: "Code enforcement officer",
    titles:
      "code enforcement inspector, code inspector, code compliance officer, municipal code inspector, property maintenance inspector, zoning inspector, housing inspector, nuisance inspector, zoning enforcement officer, neighborhood services inspector, code compliance inspector, housing code inspector, REAC inspector, rental housing inspector, sign inspector, short-term rental compliance officer, code official, Section 8 inspector, nuisance man, sanitary inspector, slum inspector",
    credentials: "ICC Property Maintenance certification, AACE certification, NSPIRE certification, HQS certification",
    tools: "Accela, EnerGov, camera, Tyler Permitting",
    skills:
      "code enforcement, property maintenance code, zoning enforcement, violation notices, nuisance abatement, housing quality standards, court testimony, complaint investigation, site photos, ordinance interpretation, rental inspections",
    duties:
      "inspect run-down properties, write violation notices, follow up on neighbors' complaints, cite tall grass and junk cars, check rentals for safety, inspect Section 8 apartments, testify in housing court, check for illegal apartments, post stop orders, get unsafe buildings boarded up, tall weeds and junk cars, make landlords fix things, neighbors' eyesores",
    step: "Permit technician, Building inspector, Health inspector",
    beside: "Home inspector, Fire inspector, Animal control officer",
    not: "source code inspector, code review, medical code compliance, coding compliance",
    context: {
      "sanitary inspector": "nuisance, housing, property",
      "zoning inspector": "code, property, violations, town",
      "code inspector": "property, violations, housing, ordinance, building",
    },
  },
  {
    name: "Health inspector",
    titles:
      "environmental health specialist, sanitarian, restaurant inspector, food safety inspector, public health inspector, registered sanitarian, environmental health inspector, health department inspector, food inspector, environmental health officer, board of health agent, public health sanitarian, REHS, USDA inspector, meat inspector, USDA meat inspector, health agent, public health officer, inspector of nuisances, sanitary officer, sanitary inspector, port health inspector, public health man, dairy inspector, health board man",
    credentials: "REHS, RS, Certified Food Safety Professional, lead inspector license, soil evaluator license",
    tools: "probe thermometer, sanitizer test strips, XRF analyzer, HealthSpace",
    skills:
      "restaurant inspections, food safety, environmental health, Title 5 septic, foodborne illness investigation, HACCP, lead inspection, pool and spa inspections, housing sanitation, public health code, well water testing",
    duties:
      "inspect restaurants and kitchens, close unsafe eating places, check septic systems, look into food poisoning, test pools and beaches, inspect rental housing for mold and lead, issue food permits, teach food handlers, investigate rats and sewage complaints, inspect slaughterhouses, dirty kitchens and mice, make sure food is safe to eat, smelly drains, inspect restaurants and food stores, inspect restaurants and meat counters for the county",
    beside: "Industrial hygienist, Home inspector, Epidemiologist",
    context: {
      "food safety inspector": "restaurants, health department, public health, permits",
      "food inspector": "restaurants, health department, USDA",
    },
  },
  {
    name: "Weights and measures inspector",
    titles:
      "sealer of weights and measures, scale inspector, gas pump inspector, consumer protection inspector, trading standards officer, weights and measures sealer, consumer affairs investigator, taxi meter inspector, price accuracy inspector, grain inspector, produce inspector, weights and measures man, inspector of weights and measures, trading standards inspector, gauger, scale sealer",
    credentials: "NIST basic competency certification, state sealer certification",
    tools: "test weights, five-gallon prover, standard test measures",
    skills:
      "scale testing, fuel pump testing, price scanner audits, consumer protection, metrology, sealing devices, complaint investigation, package weight checks",
    duties:
      "test store scales, check gas pumps for accuracy, put seals on scales, check price scanners in stores, look into short-weight complaints, test truck scales, fine stores for wrong prices, fine sellers of short measure, make sure a pound is a pound, is the pump honest",
    step: "Agricultural inspector",
    beside: "Calibration technician, Quality inspector",
    context: {
      gauger: "weights, measures, casks",
      "consumer affairs investigator": "complaints, scales, stores, consumer protection",
    },
  },
  {
    name: "Permit technician",
    titles:
      "permit clerk, permit coordinator, building permit technician, building department clerk, permit specialist, development services technician, building permit clerk, building department secretary, land use technician, permit expediter, permit runner, building office clerk, town building clerk",
    credentials: "ICC Permit Technician certification",
    tools: "Accela, EnerGov, Bluebeam, ViewPoint Cloud",
    skills:
      "building permits, permit applications, plan intake, zoning lookup, permit fee calculation, contractor license checks, inspection scheduling, counter service at city hall, permit expediting",
    duties:
      "take in building permit applications, check plans for completeness, collect permit fees, schedule inspections, help homeowners at the counter, track permits to approval, file plans with the city, answer permit questions by phone, tell contractors what is missing, get permits for contractors, help folks who want to build a deck, papers you need before you build, handle permits for builders",
    step: "Plans examiner",
    beside: "Administrative assistant",
    not: "work permit specialist, crane permit",
    context: {
      "permit coordinator": "building, city, construction, zoning",
      "permit specialist": "building, city, zoning",
    },
  },
  {
    name: "Public works director",
    titles:
      "director of public works, DPW director, highway superintendent, public works superintendent, street superintendent, highway department foreman, public works supervisor, DPW foreman, road commissioner, public works manager, sanitation superintendent, water superintendent, county road supervisor, public works foreman, roads superintendent, streets supervisor, borough engineer, borough surveyor, city surveyor, town surveyor, road surveyor, road boss, superintendent of streets, county surveyor, cleansing superintendent",
    credentials: "APWA certification, PE, CDL",
    tools: "Cartegraph, snow plows, pavement management software",
    skills:
      "public works management, road maintenance, snow and ice control, municipal water and sewer, pavement management, capital improvement planning, equipment fleet management, stormwater management, crew supervision, public works budgeting, solid waste contracts",
    duties:
      "oversee town roads, plan snow plowing, run water and sewer departments, supervise highway crews, bid out paving, answer pothole complaints, manage trash collection, plan bridge repairs, buy trucks and plows, budget for road salt, be in charge of streets and snow",
    below: "Public works maintenance worker",
    beside: "Civil engineer, Construction superintendent, Water distribution operator",
    context: {
      "road surveyor": "county, roads, council",
      "water superintendent": "town, public works, mains, municipal",
    },
  },
  {
    name: "Public works maintenance worker",
    titles:
      "public works laborer, highway department worker, DPW worker, DPW laborer, road maintenance worker, street maintenance worker, highway maintenance worker, streets worker, road worker, municipal laborer, road crew worker, snowplow driver, snow plow operator, plow driver, parks maintenance worker, highway maintainer, town laborer, water meter reader, road mender, county road worker, street sweeper operator, roadman, council worker, council man, council road man, city worker, street mender, lengthman, town road crew man, county road man, corporation workman, highway man, street lamplighter, lamplighter, ditch cleaner, street crew man, sign man, road gang worker, utility worker",
    credentials: "CDL, flagger certification, commercial driver's license class B",
    tools: "dump truck, snowplow, backhoe, street sweeper, jackhammer, roadside mower, chainsaw",
    skills:
      "pothole patching, snow plowing, road salting, dump truck driving, flagging, street sweeping, roadside mowing, culvert cleaning, catch basin cleaning, sign installation, brush clearing, hydrant flushing",
    duties:
      "patch potholes, plow snow and spread salt, mow roadsides, clean catch basins, put up street signs, pick up brush and leaves, flush hydrants, sweep streets, fix water main breaks, flag traffic at road work, empty park trash cans, fix the roads for the town, work for the county, shovel hot patch, clear fallen trees, clean out ditches, orange vest, fill potholes in town roads",
    step: "Heavy equipment operator, Truck driver, Groundskeeper, Snow plow operator, Sewer worker",
    beside: "Construction laborer, Refuse collector, Landfill operator",
    context: {
      lengthman: "roads, verge, ditch",
      "sign man": "street, road, town",
      "parks maintenance worker": "town, city, public works, mow",
      "water meter reader": "town, city, public works",
      "snowplow driver": "town, public works, DPW, roads, plow",
      "snow plow operator": "town, public works, DPW, roads, plow",
      "plow driver": "town, public works, DPW, roads, plow",
    },
  },
  {
    name: "Transfer station attendant",
    titles:
      "dump attendant, landfill attendant, recycling center attendant, recycling attendant, scale house attendant, scalehouse operator, weighmaster, weighbridge operator, swap shop attendant, redemption center worker, bottle return attendant, landfill gate attendant, trash drop-off attendant, dump man, weigh clerk, tip attendant, rag store man, weighbridge man, civic amenity attendant, weighbridge clerk",
    credentials: "forklift certification, transfer station operator certificate",
    tools: "truck scale, skid steer, baler, compactor",
    skills:
      "recycling sorting rules, truck weighing, fee collection, compactor operation, baler operation, hazardous waste screening, sticker checks, directing cars",
    duties:
      "check dump stickers, show residents where to put trash, weigh trucks on the scale, run the trash compactor, sort recyclables, keep the dump tidy, collect fees for mattresses, watch the swap shed, bale cardboard, direct cars at the dump, tell folks which bin, bottles and cans, old newspapers",
    step: "Landfill operator",
    beside: "Parking attendant, Refuse collector",
    context: { "dump man": "town, trash, recycling", "tip attendant": "town, residents, recycling" },
  },
  {
    name: "Emergency management director",
    titles:
      "emergency manager, emergency management coordinator, emergency management specialist, disaster response coordinator, civil defense director, emergency preparedness coordinator, FEMA reservist, disaster recovery specialist, homeland security coordinator, disaster assistance specialist, emergency planner, disaster relief worker, emergency preparedness planner, FEMA specialist, emergency operations center manager, disaster case manager, hazard mitigation planner, Red Cross disaster worker, emergency planning officer, civil defense man, civil defence officer, air raid warden, ARP warden, fallout shelter manager, civil defense warden, disaster man",
    credentials: "CEM, FEMA ICS certification, NIMS training, HSEEP certification",
    tools: "WebEOC, FEMA Grants Portal, two-way radio, ham radio",
    skills:
      "emergency management, incident command system, disaster preparedness, disaster recovery grants, emergency operations plans, hazard mitigation, NIMS, tabletop exercises, shelter operations, damage assessment, FEMA public assistance, continuity of operations, emergency notification",
    duties:
      "plan for floods and hurricanes, run the emergency operations center, deploy to disasters for FEMA, write emergency plans, hold disaster drills, apply for FEMA money, assess storm damage, open emergency shelters, interview disaster survivors, train volunteers for emergencies, coordinate police and fire in a disaster, get ready for a flood, what to do in a tornado, sirens and shelters, help after a hurricane",
    beside: "Fire chief, EHS manager, 911 dispatcher",
    not: "emergency room, IT disaster recovery, emergency medicine",
    context: {
      "disaster recovery specialist": "FEMA, storm, survivors, flood, hurricane",
      "emergency planner": "disaster, flood, emergency management",
    },
  },
  {
    name: "Property assessor",
    titles:
      "tax assessor, assessor, county assessor, town assessor, municipal assessor, assessing clerk, assessment technician, mass appraiser, assessor's assistant, property tax appraiser, property data collector, residential data collector, board of assessors member, valuation officer, rating officer, revaluation data collector, tax lister, township assessor, rate assessor, district valuer, county appraiser, valuation clerk",
    credentials: "IAAO certification, CAE, AAS, state assessor certification, MAA, certified assessor",
    tools: "Vision Government Solutions, Patriot AssessPro, CAMA software, laser measure",
    skills:
      "property assessment, mass appraisal, property tax, abatements and exemptions, field measuring of houses, sales ratio studies, property record cards, tax mapping, assessment appeals, deed transfers, revaluation",
    duties:
      "set property values for taxes, measure houses from outside, visit homes for revaluation, hear tax abatement appeals, keep property record cards, process senior exemptions, study home sales, list personal property of businesses, help owners appeal taxes, defend values at tax board, look at folks' houses and write it down",
    step: "Real estate appraiser",
    beside: "Tax collector, Land surveyor, GIS analyst",
    not: "NVQ assessor, nurse assessor, risk assessor, QSA assessor, security assessor, ISO assessor, MDS assessor, clinical assessor",
    context: { assessor: "property, tax, town, county, valuation, real estate, exemptions" },
  },
  {
    name: "Tax collector",
    titles:
      "municipal tax collector, town treasurer, city treasurer, county treasurer, revenue collector, town collector, treasurer collector, deputy tax collector, water billing clerk, municipal treasurer, property tax clerk, tax office clerk, rates collector, rent and rate collector, collector of taxes, poor rate collector, receiver of taxes, tax receiver",
    credentials: "CMCT, CPFO, CMFO",
    tools: "Tyler Munis, VADAR, Caselle, BS&A",
    skills:
      "property tax collection, municipal finance, tax bills, tax liens, tax sales, fund accounting, municipal bonds, water and sewer billing, cash receipts, GASB, payment plans for taxpayers",
    duties:
      "mail property tax bills, collect taxes at town hall, put liens on unpaid taxes, run tax sales, balance the town's cash, borrow for town projects, bill water and sewer, take excise tax payments, report town finances, folks who pay at the counter",
    beside: "Accountant, Cashier, Collections specialist",
    context: {
      "collector of taxes": "town, county, bills",
      "water billing clerk": "town, municipal, utility",
      "town treasurer": "tax bills, collector, residents, liens",
      "city treasurer": "tax bills, collector, residents",
      "county treasurer": "tax bills, collector, residents",
      "tax collector": "town, county, bills, residents, liens",
    },
  },
  {
    name: "Tax examiner",
    titles:
      "revenue agent, revenue officer, IRS agent, IRS auditor, tax auditor, state tax auditor, sales tax auditor, IRS tax examiner, tax compliance officer, IRS revenue officer, tax inspector, IRS contact representative, taxpayer service representative, tax investigator, former IRS agent, excise tax auditor, taxpayer advocate, tax officer, Inland Revenue officer, revenue man, inspector of taxes, income tax inspector, excise officer",
    credentials: "enrolled agent, CPA, accounting degree",
    tools: "Integrated Data Retrieval System, Excel, Lexis tax research",
    skills:
      "tax audits, tax law, sales tax, taxpayer interviews, penalty abatement, collections of back taxes, return review, audit workpapers, installment agreements, business records examination",
    duties:
      "audit tax returns for the IRS, check sales tax records of shops, collect back taxes for the state, visit businesses to see books, set up payment plans with taxpayers, review returns for errors, write audit findings, answer taxpayers' questions by phone, seize property for taxes, check whether people paid enough, go through somebody's return",
    beside: "Tax preparer, Accountant, Internal auditor",
    not: "tax preparation agent",
    context: {
      "excise officer": "duty, returns",
      "tax auditor": "state, IRS, government, sales tax",
      "revenue officer": "IRS, taxes, state, collect",
      "revenue agent": "IRS, taxes, audit",
    },
  },
  {
    name: "Mail carrier",
    titles:
      "letter carrier, mailman, postman, rural carrier, postal carrier, city carrier, USPS carrier, rural mail carrier, rural carrier associate, RCA, city carrier assistant, CCA, mail lady, postwoman, postal worker, mail deliverer, highway contract route driver, postal delivery worker, mail contractor, mail delivery person, postie, post lady, letter deliverer, mailwoman, post woman, mail girl, mail boy, RFD carrier, rural mailman, telegram boy, star route carrier, post man, mail driver, RFD mailman",
    credentials: "postal exam 474, clean driving record",
    tools: "LLV mail truck, mail satchel, handheld scanner, right-hand drive vehicle",
    skills:
      "mail delivery, casing mail, route knowledge, parcel delivery, package scanning, certified mail, walking routes, safe driving, dog awareness, change-of-address handling",
    duties:
      "deliver letters on a route, sort mail into the case, walk door to door with mail, drive a mail truck, deliver parcels for the post office, get signatures for certified mail, fill boxes on a rural route, pick up outgoing letters, fill in on Saturdays, watch out for dogs, bring people's mail, walk with a bag, in rain and snow, stuff mailboxes, know everyone on my route, chased by dogs",
    above: "Postmaster",
    step: "Postal clerk, Mail handler, Delivery driver",
    beside: "Courier",
    not: "email, mailman list server, voicemail, insurance carrier",
    context: {
      "mail boy": "deliver, route, letters",
      "telegram boy": "deliver, letters, post office",
      RCA: "rural, mail, postal, route",
      CCA: "mail, postal, route, letters",
      "postal worker": "mail, letters, route, deliver",
    },
  },
  {
    name: "Postal clerk",
    titles:
      "post office clerk, window clerk, post office counter clerk, USPS clerk, postal service clerk, PSE clerk, postal support employee, sub-postmaster, mail and parcel center clerk, mailbox store clerk, shipping store clerk, post office counter assistant, passport acceptance agent, stamp clerk, postmaster relief, post office girl, post office assistant, sub postmistress, post office lady, counter clerk, stamp seller, post office cashier",
    credentials: "postal exam 477",
    tools: "postage meter, Retail Systems Software, postal scale",
    skills:
      "postage sales, parcel weighing, passport applications, money orders, PO box rental, counter service, mail sorting, cash drawer balancing, customs forms, bulk mail acceptance",
    duties:
      "sell stamps at the post office window, weigh packages, take passport applications, rent PO boxes, sell money orders, sort mail to boxes, explain shipping rates, hand over held mail, relieve the postmaster on Saturdays, pack and ship at a mailbox store, weigh parcels, lick stamps, send packages, stand at the counter and sell stamps",
    beside: "Retail sales associate, Bank teller, Cashier",
    context: {
      "counter clerk": "stamps, post office, parcels",
      "window clerk": "post office, postal, stamps",
      "shipping store clerk": "packages, counter, mail",
    },
  },
  {
    name: "Mail handler",
    titles:
      "postal mail handler, mail sorter, mail processing clerk, mail handler assistant, mail processor, postal sorter, mail processing machine operator, parcel post distribution operator, letter sorter, mail bag man, sorting office worker, mail room sorter, postal sorting clerk, mail porter, sorter, railway mail clerk, letter facer, postal porter",
    credentials: "postal exam 475, postal exam 476",
    tools: "letter sorting machine, delivery bar code sorter, postal containers",
    skills:
      "mail sorting, sorting machine operation, bulk mail preparation, loading and unloading mail, presort mailing, tray and sack handling, scanning parcels, conveyor loading",
    duties:
      "sort mail at the plant, load and unload mail trucks, run mail sorting machines, move trays and sacks of mail, feed letters into the sorter, night shift at mail plant, empty collection boxes, scan parcels onto belts, zip codes",
    beside: "Mail clerk, Warehouse worker, Shipping and receiving clerk",
    context: { sorter: "letters, mail, post office" },
  },
  {
    name: "Postmaster",
    titles:
      "post office manager, postal supervisor, postal manager, postal operations supervisor, postmistress, mail operations manager, postal inspector, postal consultant, village postmistress, head postmaster",
    tools: "TACS timekeeping, postal reporting systems",
    skills:
      "post office management, carrier supervision, postal regulations, route inspections, mail operations, union grievance handling, clerk scheduling, postal budget, delivery performance",
    duties:
      "run a local post office, supervise clerks and carriers, adjust routes, handle mail complaints, count stamp stock, schedule carriers, answer grievances, open the post office, meet delivery targets, run a small town post office, be over the mailmen",
    beside: "Office manager, Retail store manager",
    context: { "postal inspector": "mail, postal, post office" },
  },
  {
    name: "Diplomat",
    titles:
      "foreign service officer, FSO, ambassador, consul, consular officer, attache, State Department officer, diplomatic officer, foreign affairs officer, embassy officer, consul general, deputy chief of mission, USAID officer, cultural attache, foreign service specialist, retired diplomat, protocol officer, international relations specialist, foreign policy advisor, consular assistant, envoy, consulate clerk, diplomatist, charge d'affaires, embassy secretary, vice consul, legation secretary, embassy man",
    credentials: "Foreign Service exam, top secret clearance, master of international relations",
    skills:
      "diplomacy, international negotiation, consular services, visa adjudication, political reporting, foreign language fluency, protocol, cross-cultural communication, treaty drafting, country analysis, foreign policy",
    duties:
      "represent the country abroad, work in an embassy, issue visas, help citizens in trouble overseas, report on foreign politics, negotiate agreements, host official visitors, advise business on a foreign country, lecture on world affairs, run aid programs abroad, embassy parties, help Americans in trouble abroad, lost passports",
    step: "Policy analyst, Intelligence analyst",
    beside: "Translator, International business consultant, College professor",
    not: "brand ambassador, student ambassador, product ambassador, guest ambassador, alumni ambassador, parks ambassador, attache case",
    context: {
      ambassador: "embassy, foreign, diplomatic, State Department",
      FSO: "foreign, embassy, State Department",
      "protocol officer": "embassy, dignitaries, diplomatic",
    },
  },
  {
    name: "Court clerk",
    titles:
      "clerk of court, clerk of the court, deputy court clerk, deputy clerk, courtroom clerk, judicial assistant, clerk magistrate, probate clerk, county court clerk, court administrator, court services assistant, court registry clerk, docket clerk, traffic court clerk, judicial secretary, jury clerk, court assistant, jury coordinator, municipal court clerk, surrogate court clerk, clerk of the peace, clerk to the justices, court usher, tipstaff, crier, magistrates' clerk, clerk of assize, prothonotary, courthouse clerk",
    credentials: "Certified Court Manager, court clerk certification",
    tools: "Odyssey, CM/ECF, JusticeWorks",
    skills:
      "court procedures, docketing, case filing, jury management, courtroom minutes, legal document intake, court fee collection, oath administration, calendar calls, warrant entry, exhibit handling, e-filing",
    duties:
      "file court papers, call the calendar, swear in witnesses, mark exhibits, collect fines at the window, keep the docket, summon jurors, issue subpoenas, keep courtroom minutes, help people file small claims, assist the judge in court, work at the courthouse, all rise, oath on the Bible, stamp papers for the judge",
    beside: "Court reporter, Paralegal, Legal secretary, Bailiff",
    not: "food court clerk, tennis court attendant",
    context: {
      "court usher": "court, oath, jury",
      tipstaff: "court, judge",
      crier: "court",
      "deputy clerk": "court, docket, filings",
      "judicial assistant": "judge, court, chambers",
      "docket clerk": "court, filings, cases",
    },
  },
  {
    name: "Poll worker",
    titles:
      "election worker, election judge, poll clerk, election inspector, polling place inspector, precinct worker, precinct judge, election clerk, poll manager, ballot counter, election day worker, voting machine technician, early voting clerk, polling station clerk, ballot processor, election greeter, early voting worker, poll watcher, precinct warden, presiding officer, poll inspector, election board member, vote counter, ballot clerk, poll lady, returning officer's clerk, polling booth clerk, teller, precinct inspector, voting booth helper",
    credentials: "poll worker training, registered voter",
    tools: "e-pollbook, ballot scanner, voting machines",
    skills:
      "voter check-in, ballot handling, election procedures, voting machine setup, provisional ballots, chain of custody of ballots, voter assistance, polling place setup, signature verification",
    duties:
      "work at the polls on election day, check in voters, hand out ballots, set up voting machines, help voters with disabilities, count ballots, open absentee envelopes, close the polls and report results, greet voters at early voting, long day a few times a year, I voted stickers, sit at the table and find names, count votes at night",
    above: "Elections administrator",
    context: { "presiding officer": "polling, election, station", teller: "votes, polling, election" },
  },
  {
    name: "Elections administrator",
    titles:
      "elections director, registrar of voters, election coordinator, supervisor of elections, election commissioner, elections manager, elections specialist, voter registration clerk, board of elections employee, county election official, elections officer, returning officer, elections assistant, voter registration specialist, elections consultant, election official, registration officer, electoral registration officer, county elections clerk",
    credentials: "CERA",
    tools: "Dominion voting system, ES&S voting equipment, voter registration database",
    skills:
      "election administration, voter registration, ballot design, poll worker training, absentee ballots, candidate filing, campaign finance reports, election law, vote canvass, voting equipment testing, recounts",
    duties:
      "run county elections, register voters, train poll workers, mail absentee ballots, test voting machines, certify results, check petitions, set up polling places, keep voter rolls, hold recounts, be in charge of voting, make sure every vote is counted",
    beside: "Event planner",
    context: { "registration officer": "voters, electoral", "election commissioner": "voters, ballots, county" },
  },
  {
    name: "Driver license examiner",
    titles:
      "DMV clerk, motor vehicle clerk, DMV representative, road test examiner, driving examiner, driving test examiner, license examiner, motor vehicle representative, motor vehicle licensing clerk, tag office clerk, tag agent, DMV examiner, vehicle registration clerk, registry of motor vehicles clerk, DMV customer service agent, motor vehicle hearing officer, driving tester, license bureau clerk, license clerk, motor taxation clerk, car tag lady, license plate clerk",
    credentials: "AAMVA examiner certification",
    tools: "vision tester, license camera system, AAMVANet",
    skills:
      "road tests, vision screening, vehicle registration, driver licensing, vehicle titles, identity document checks, traffic law, counter service, Real ID documents, written test administration",
    duties:
      "give road tests, issue driver's licenses, check vision, register cars, process titles and plates, take license photos, check ID papers, score parallel parking, collect DMV fees, serve people at the counter, ride along while kids take their driving test, license plates and tags, eye charts and photos, pass or fail new drivers",
    beside: "Customer service representative",
    context: {
      "license clerk": "driver, plates, tags",
      "license examiner": "driver, road test, DMV, vehicles",
      "vehicle registration clerk": "DMV, plates, titles",
    },
  },
  {
    name: "Civil rights investigator",
    titles:
      "equal opportunity investigator, EEO specialist, civil rights analyst, labor standards investigator, wage and hour investigator, human rights investigator, Title IX coordinator, EEO counselor, equal opportunity specialist, OFCCP compliance officer, hearing officer, inspector general investigator, government investigator, EEO investigator, civil rights officer, labor inspector, federal EEO investigator, fair housing investigator, race relations officer, human rights officer",
    credentials: "AWI certificate, ATIXA certification, JD, EEO investigator training",
    skills:
      "EEO investigations, discrimination law, witness interviews, investigation reports, Title VII, Title IX, wage and hour law, fair housing law, mediation of complaints, Fair Labor Standards Act, affirmative action plans, evidence analysis",
    duties:
      "investigate discrimination complaints, interview witnesses about harassment, write reports of findings, check employers' pay records, look into unpaid overtime, hold administrative hearings, enforce fair housing, investigate federal EEO cases as contractor, mediate complaints at work, people who got turned down because of color or age",
    step: "Workplace investigator",
    beside: "Human resources manager, Employment attorney, Private investigator, Mediator",
    context: {
      "hearing officer": "administrative, appeals, government, agency",
      "EEO specialist": "complaints, discrimination, federal",
      "government investigator": "agency, complaints, federal",
      "EEO investigator": "federal, agency, discrimination, complaints",
    },
  },
  {
    name: "Immigration officer",
    titles:
      "immigration services officer, USCIS officer, asylum officer, immigration examiner, immigration inspector, adjudications officer, immigration adjudicator, naturalization examiner, deportation officer, immigration enforcement agent, refugee officer, border force officer, ICE agent, citizenship officer, visa adjudicator, visa officer, passport officer, aliens officer, border man, passport control officer, port immigration officer",
    credentials: "federal background investigation",
    tools: "USCIS case systems, TECS",
    skills:
      "immigration adjudication, immigration law, asylum interviews, naturalization interviews, document fraud detection, country conditions research, visa petitions, decision writing, foreign language interviewing",
    duties:
      "interview green card applicants, decide asylum cases, give the citizenship test, check documents for fraud, review visa petitions, write immigration decisions, swear in new citizens, research country conditions, look at passports, say who can come in",
    step: "Customs officer",
    beside: "Immigration specialist, Refugee resettlement worker",
    context: { "passport officer": "visa, citizenship, immigration", "border man": "passport, immigration" },
  },
  {
    name: "Parks and recreation director",
    titles:
      "recreation director, parks director, parks superintendent, recreation manager, recreation supervisor, parks manager, recreation superintendent, community center director, leisure services director, director of parks and recreation, leisure center manager, recreation program manager, aquatics director, pool manager, YMCA director, community center manager, parks supervisor, recreation coordinator, parks and rec director, beach manager, superintendent of parks, baths and parks superintendent",
    credentials: "CPRP, CPO, CPR, CYSA",
    tools: "RecTrac, ActiveNet, MyRec",
    skills:
      "recreation programming, parks management, recreation budgeting, facility scheduling, special events planning, pool operations, seasonal staff hiring, field maintenance, park planning, youth sports leagues, playground safety",
    duties:
      "run the town recreation department, plan summer programs, hire lifeguards and camp staff, schedule ball fields, manage the town pool, plan concerts in the park, set class fees, keep parks clean and safe, apply for park grants, run the community center, swimming pools and ball fields for the town",
    below: "Recreation leader",
    beside: "Activities director, Event planner, Groundskeeper",
    not: "therapeutic recreation director, nursing home recreation director",
    context: {
      "recreation director": "parks, town, city, community, sports",
      "recreation coordinator": "parks, town, city, community",
      "recreation manager": "parks, town, city, community",
      "pool manager": "swimming, lifeguards, town, club",
    },
  },
  {
    name: "Recreation leader",
    titles:
      "recreation worker, recreation assistant, recreation aide, recreation attendant, park attendant, playground leader, community center attendant, recreation specialist, park aide, beach attendant, recreation program leader, ballfield attendant, leisure attendant, boat ramp attendant, beach gate attendant, ice rink attendant, playground instructor, play park leader, park recreation worker, youth leader, rec lady, games leader",
    credentials: "CPR, first aid",
    tools: "whistle, scoreboard, line chalker",
    skills:
      "recreation programming, game leading, facility opening and closing, equipment checkout, crowd supervision, field lining, beach pass checking",
    duties:
      "lead games at the park, check beach passes, open the gym at night, set up for town events, watch the courts, hand out sports equipment, collect parking at the beach, line the ball fields, sign people in at recreation center, run senior walking group, games in the park with kids, crafts and shuffleboard, exercise class for seniors at the rec center",
    beside: "Lifeguard, Youth worker, Usher",
    context: {
      "youth leader": "recreation, park, games",
      "games leader": "park, recreation, kids",
      "recreation assistant": "park, town, community center, games",
      "recreation specialist": "park, town, community, programs",
      "park attendant": "beach, recreation, visitors, gate",
    },
  },
];
