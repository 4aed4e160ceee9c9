import type { OccupationEntry } from "../types.ts";

/**
 * People who sell to businesses and households outside a shop, those who manage and support them, and sales in its
 * branches by product.
 */
export const SALES: readonly OccupationEntry[] = [
  {
    name: "Outside sales representative",
    titles:
      "sales representative, sales rep, outside sales, outside salesperson, field sales representative, field sales executive, territory sales representative, territory manager, territory representative, traveling salesman, salesman, saleswoman, salesperson, commercial traveller, field salesman, B2B sales representative, sales executive, area sales representative, direct sales representative, commission salesperson, sales consultant, sales agent, road salesman, freelance sales rep, drummer, bagman, road man, traveling man, rep",
    credentials: "CPSP, Certified Professional Sales Person, driver's license",
    tools: "Salesforce, HubSpot, LinkedIn Sales Navigator, Zoho CRM, sample case, mileage tracker",
    skills:
      "outside sales, territory management, prospecting, cold calling, closing sales, consultative selling, relationship selling, sales presentations, price quotes, CRM, lead generation, objection handling, business-to-business sales, account development, pipeline management, sales forecasting",
    duties:
      "call on customers in the field, drive a sales territory, knock on business doors, make cold calls, demonstrate products, quote prices, close deals, visit accounts, meet sales quota, find new customers, show samples, negotiate terms, write up orders, travel overnight to customers, sell on commission, drop in on customers, get folks to sign, drive from town to town, talk to buyers face to face, live on commission, sell to stores on the road",
    above: "Sales manager",
    step: "Inside sales representative, Account manager, Manufacturers' representative, Business development manager, Industrial sales representative, Business services sales representative",
    beside: "Real estate agent, Insurance agent",
    context: {
      rep: "sales, territory, customers, commission",
      drummer: "salesman, samples, road, customers",
      bagman: "salesman, samples, road",
      salesperson: "territory, accounts, quota, prospects, calls",
      "sales consultant": "territory, accounts, quota, prospects, business",
      "territory manager": "sales, accounts, quota, customers, dealers",
      "sales agent": "commission, products, accounts, prospects",
    },
  },
  {
    name: "Inside sales representative",
    titles:
      "inside sales, inside sales rep, inside salesperson, inside sales executive, inside sales associate, telesales representative, telesales executive, phone sales representative, telephone sales representative, virtual sales representative, remote sales representative, inside account executive, inbound sales representative, sales desk representative, internal sales executive, sales correspondent",
    tools: "Salesforce, HubSpot, ZoomInfo, Outreach.io, SAP, dialer",
    skills:
      "inside sales, phone sales, inbound leads, price quotes, order entry, CRM, upselling, lead follow-up, closing sales, objection handling, account maintenance, product knowledge, pipeline management",
    duties:
      "sell by phone and e-mail, follow up inbound leads, prepare quotes, take orders, upsell current customers, check stock and delivery dates, call dormant accounts, support outside salespeople, give demos online, meet a phone sales quota, log calls in CRM, tell people what it costs and when it ships, ring up old customers",
    above: "Sales manager",
    step: "Telemarketer, Sales development representative, Account manager, Sales coordinator, Order processing clerk",
    beside: "Insurance agent, Parts counter salesperson",
  },
  {
    name: "Account manager",
    titles:
      "account executive, AE, account representative, sales account manager, client account manager, customer account manager, account director, client manager, client partner, account development manager, customer relationship manager, client relationship manager, commercial account manager, account man, client services manager",
    tools: "Salesforce, Microsoft Dynamics, HubSpot, LinkedIn Sales Navigator",
    skills:
      "account management, client retention, relationship selling, upselling, cross-selling, contract renewals, account planning, sales forecasting, business reviews, CRM, price quotes, proposal writing, client presentations, revenue growth",
    duties:
      "look after existing accounts, grow business with clients, renew contracts, meet clients regularly, solve client problems, cross-sell services, prepare account plans, negotiate pricing, present business reviews, be the client's main contact, forecast account revenue, keep customers happy, be the one they call, look after the same clients for years",
    above: "Key account manager",
    step: "Business development manager, Business services sales representative",
    beside: "Customer service manager, Personal banker",
    not: "technical account manager",
    context: {
      "account man": "clients, sales, renew",
      AE: "account, sales, executive, quota, clients",
      "account executive": "sales, accounts, quota, renew, pipeline",
      "account representative": "sales, accounts, clients, renew",
      "account director": "sales, accounts, clients, revenue",
      "client manager": "sales, accounts, renew, clients, revenue",
      "client relationship manager": "sales, accounts, renew, clients, revenue",
    },
  },
  {
    name: "Key account manager",
    titles:
      "national account manager, strategic account manager, KAM, global account manager, major account manager, key accounts director, strategic account executive, enterprise account executive, retail account manager, national sales account manager, house account manager, named account manager, chain account manager, broker sales manager, chain store salesman",
    credentials: "SAMA certification",
    tools: "Salesforce, Nielsen data, SAP, trade promotion software",
    skills:
      "key account management, national accounts, strategic selling, joint business planning, trade promotion, contract negotiation, line reviews, sell-through analysis, executive relationships, account planning, category selling, big box retail selling, sales forecasting",
    duties:
      "manage the biggest customers, sell to national chains, present at line reviews, negotiate annual contracts, plan promotions with retailers, build ties with head office buyers, coordinate service across locations, forecast volumes, track trade spend, win shelf space at big box stores, look after the biggest customers, take head office buyers to lunch, make yearly deals",
    step: "Sales manager, Category manager",
    beside: "Brand manager, Retail buyer",
  },
  {
    name: "Manufacturers' representative",
    titles:
      "manufacturers rep, independent sales representative, independent sales rep, commissioned sales agent, rep agency principal, independent rep, multi-line sales representative, manufacturers agent, sales agency owner, factory representative, factory rep, wholesale sales representative, 1099 sales rep, product line representative, commission agent, commission salesman",
    credentials: "CPMR, Certified Professional Manufacturers Representative",
    tools: "RepSpark, Salesforce, product catalogs, sample lines, trade show booth",
    skills:
      "manufacturers' representation, independent sales, multi-line selling, distributor relations, dealer training, territory management, commission sales, product line knowledge, trade shows, specification selling, price quotes, principal relations, wholesale selling",
    duties:
      "represent several manufacturers, carry non-competing lines, call on distributors and dealers, sell on straight commission, train dealer staff, work trade show booths, report to principals, quote factory prices, open new dealers, get products specified, handle factory warranty questions, cover a multi-state territory, work for myself selling other people's goods, carry a line of samples, know every dealer in three states",
    step: "Industrial sales representative, Channel sales manager, Building materials sales representative",
    beside: "Purchasing agent",
    context: { "commission agent": "manufacturers, lines, sell, dealers" },
  },
  {
    name: "Sales manager",
    titles:
      "regional sales manager, district sales manager, area sales manager, field sales manager, territory sales manager, branch sales manager, sales team leader, sales supervisor, RSM, division sales manager, zone sales manager, sales team manager, interim sales manager, fractional sales manager, telesales manager, inside sales manager",
    tools: "Salesforce, HubSpot, Excel, Gong.io",
    skills:
      "sales management, sales coaching, sales forecasting, quota setting, territory planning, pipeline management, sales hiring, sales meetings, field ride-alongs, commission plans, sales reporting, key accounts, sales training, revenue growth, distributor management",
    duties:
      "lead a sales team, set quotas and territories, ride along with reps, coach salespeople, hire and train reps, run sales meetings, forecast monthly sales, review the pipeline, help close big deals, plan commission, visit key customers, build a sales force from scratch, boss a bunch of salespeople, get reps to make their numbers, teach young salesmen, hand out territories",
    above: "Sales director",
    step: "Sales trainer, Retail store manager, Marketing manager",
    beside: "Sales operations analyst",
    not: "hotel sales manager",
  },
  {
    name: "Sales director",
    titles:
      "director of sales, VP of sales, vice president of sales, VP sales, chief revenue officer, CRO, chief sales officer, head of sales, national sales manager, commercial director, sales and marketing director, fractional sales leader, fractional VP of sales, interim sales director, VP of business development, chief commercial officer, outsourced sales manager, sales strategy consultant, VP sales and marketing, vice president in charge of sales, general sales agent",
    credentials: "MBA",
    tools: "Salesforce, Clari, HubSpot, Tableau",
    skills:
      "sales strategy, revenue growth, sales leadership, go-to-market strategy, sales organization design, sales forecasting, channel strategy, sales compensation plans, key account strategy, board reporting, sales process design, market expansion, pricing strategy, sales turnaround",
    duties:
      "set the sales strategy, lead national sales, own the revenue target, build a sales organization, design compensation plans, open new markets, report sales to the board, negotiate the largest deals, fix a failing sales team, advise owners on sales, hire sales managers, choose sales channels, be in charge of all the selling, bring in the revenue, build a sales force for a young company, show an owner how to sell",
    step: "Marketing director, General manager, Business development manager, Management consultant",
    beside: "Chief executive officer",
    context: {
      CRO: "revenue, sales, officer, quota",
      "commercial director": "sales, revenue, market, customers",
    },
  },
  {
    name: "Sales engineer",
    titles:
      "technical sales engineer, pre-sales engineer, presales consultant, solutions engineer, sales application engineer, technical sales representative, technical sales specialist, solutions consultant, systems sales engineer, field sales engineer, technical sales manager, technical representative, pre sales consultant, technical salesman, technical rep",
    credentials: "engineering degree, Certified Sales Engineer",
    tools: "Salesforce, AutoCAD, SolidWorks, product configurators, demo environments",
    skills:
      "technical sales, product demonstrations, needs analysis, proposal writing, solution design, product specification, application engineering, cost estimating, RFP responses, technical presentations, proof of concept, equipment sizing, customer training, sales support",
    duties:
      "give technical product demos, size equipment for customers, answer engineers' questions, write technical proposals, visit plants with the salesperson, design a solution for the client, run proofs of concept, specify pumps and valves, estimate project cost, explain how the product works, support the sale technically, troubleshoot at start-up, explain machines to buyers, help a customer pick the right equipment, go along to answer hard questions, sell what I know as an engineer",
    step: "Industrial sales representative, Software sales representative, Proposal writer",
    beside: "Mechanical engineer, Product manager",
    context: {
      "solutions engineer": "demos, sales, prospects, proposals",
      "technical representative": "sales, customers, demos, product",
    },
  },
  {
    name: "Telemarketer",
    titles:
      "telemarketing representative, telephone solicitor, cold caller, telemarketing agent, phone solicitor, outbound call agent, outbound caller, outbound sales agent, tele-sales agent, phone bank caller, phone canvasser, telephone canvasser, phone room agent, telephone sales agent, phone salesman, boiler room salesman, telephone saleswoman",
    tools: "predictive dialer, phone headset, Five9, call lists",
    skills:
      "telemarketing, outbound calls, cold calling, call scripts, objection handling, closing sales, telephone soliciting, do-not-call rules, lead qualification, appointment setting, phone sales, call logging",
    duties:
      "make outbound calls all day, read a sales script, sell magazines and subscriptions, set appointments for salespeople, dial from a list, overcome objections, take pledges by phone, record call results, invite people to seminars, call homeowners about offers, follow do-not-call rules, call people at supper time, get hung up on and dial again",
    above: "Call center supervisor",
    step: "Sales development representative, Door-to-door salesperson, Market research interviewer",
    beside: "Fundraiser, Collections specialist",
  },
  {
    name: "Door-to-door salesperson",
    titles:
      "door to door salesman, door to door sales, canvasser, door knocker, field canvasser, direct salesperson, peddler, hawker, street vendor, encyclopedia salesman, vacuum cleaner salesman, direct selling distributor, home party consultant, Avon lady, Tupperware consultant, direct sales consultant, network marketing distributor, residential sales representative, doorstep salesman, Fuller brush man, brush salesman, Bible salesman, vacuum salesman, huckster, packman, tallyman, Betterware man, pedlar, catalogue agent, pushcart vendor",
    credentials: "solicitor permit, peddler license",
    tools: "canvassing app, SalesRabbit, sample kit",
    skills:
      "door-to-door sales, canvassing, direct selling, in-home demonstrations, closing sales, objection handling, home parties, lead generation, cold approach, neighborhood canvassing, network marketing",
    duties:
      "knock on doors, sell house to house, demonstrate vacuum cleaners, hand out flyers, sign up households, book in-home estimates, host home parties, sell cosmetics to friends, walk neighborhoods, recruit new distributors, sell pest control and internet, sell from a cart on the street, ring doorbells and sell, carry a case up the walk, or pots, show a lady a vacuum on her rug, hawk things from a cart",
    step: "Home improvement salesperson, Brand ambassador, Timeshare salesperson",
    beside: "Census enumerator",
    not: "votes canvasser, board of canvassers, street vendor permit",
    context: {
      "pushcart vendor": "street, sell, peddler",
      tallyman: "door, sell, doorstep, households",
      canvasser: "sales, homeowners, leads, estimates, selling",
      "field canvasser": "sales, homeowners, leads, estimates, selling",
      "door knocker": "sales, homeowners, leads, selling",
    },
  },
  {
    name: "Car salesperson",
    titles:
      "car salesman, car sales, automobile salesperson, auto salesman, automotive sales consultant, auto sales consultant, new car salesperson, used car salesman, used car dealer, vehicle sales executive, car dealer, automotive internet sales, dealership sales consultant, truck salesperson, automotive product specialist, car saleswoman, internet sales manager, fleet sales manager, lot salesperson, motor salesman, motor trader",
    credentials: "motor vehicle salesperson license, driver's license, manufacturer sales certification",
    tools: "CDK Global, Reynolds and Reynolds, VinSolutions, Dealertrack, Kelley Blue Book, vAuto",
    skills:
      "automotive sales, test drives, trade-in appraisal, vehicle features, closing sales, lead follow-up, vehicle delivery, lease and finance options, walk-around presentations, customer follow-up, desk deals, used car pricing",
    duties:
      "sell cars at a dealership, greet customers on the lot, go along on test drives, appraise trade-ins, negotiate the price, explain features, deliver the new car, follow up internet leads, sell leases, work showroom weekends, move used cars, keep the lot in order, take folks for a spin, dicker over the price, walk the lot with people, talk horsepower and mileage",
    above: "Auto sales manager, Auto finance manager",
    step: "RV and boat salesperson, Heavy equipment sales representative, Furniture salesperson",
    beside: "Automotive service advisor, Rental counter clerk",
    context: {
      "fleet sales manager": "vehicles, dealership, trucks, cars",
      "truck salesperson": "dealership, vehicles, trade-in, lot",
    },
  },
  {
    name: "Auto sales manager",
    titles:
      "car sales manager, dealership manager, used car manager, new car sales manager, dealership general manager, desk manager, pre-owned manager, auto dealer principal, automotive sales manager, BDC manager, dealership consultant, general sales manager, used car lot owner, car dealership owner, motor dealer",
    credentials: "motor vehicle dealer license",
    tools: "vAuto, CDK Global, Reynolds and Reynolds, Manheim auctions",
    skills:
      "dealership management, desking deals, used car pricing, vehicle appraisal, auction buying, inventory turn, sales team coaching, floor plan financing, dealership marketing, manufacturer incentives, closing sales",
    duties:
      "manage the showroom sales team, desk deals, price used cars, buy cars at auction, appraise trades, order new vehicles, train car salespeople, handle dealership complaints, plan dealership advertising, meet manufacturer targets, watch inventory age, have the last word on price, go to the auction for used cars, keep salesmen selling",
    step: "Sales manager",
    context: {
      "general sales manager": "cars, dealership, vehicles",
      "desk manager": "dealership, cars, deals, trade",
    },
  },
  {
    name: "Auto finance manager",
    titles:
      "F&I manager, finance and insurance manager, F and I manager, automotive finance manager, dealership finance manager, auto finance specialist, dealership business manager, F&I producer, car finance manager, F&I consultant, hire purchase manager, hire-purchase clerk",
    credentials: "AFIP certification",
    tools: "Dealertrack, RouteOne, CDK Global, Reynolds and Reynolds",
    skills:
      "F&I, auto loans, lender relations, extended warranties, menu selling, contract signing, credit applications, title and registration paperwork, GAP insurance, lease contracts, lending compliance, funding packages",
    duties:
      "arrange car loans for buyers, submit credit applications to lenders, sell extended warranties, sign customers on contracts, explain monthly payments, send deals to funding, work with credit-challenged buyers, sell GAP coverage, keep lending compliance, have folks sign the papers, find a bank for someone with bad credit",
    step: "Loan officer",
    beside: "Insurance agent",
  },
  {
    name: "Trade show representative",
    titles:
      "trade show salesperson, booth staff, exhibit staff, trade show staffer, trade show booth attendant, convention salesperson, exhibitor representative, fair salesman, expo representative, show representative, booth representative, home show salesperson, pitchman, trade show host, barker, exhibition hostess, trade fair hostess",
    tools: "lead scanner, booth display, demo kit",
    skills:
      "trade shows, booth staffing, lead capture, product demonstrations, crowd engagement, booth setup, lead follow-up, pitch delivery, badge scanning, show selling",
    duties:
      "work the booth at shows, greet passing visitors, scan badges for leads, demonstrate the product, hand out samples and brochures, set up and take down the booth, travel to conventions, sell at home shows and fairs, pitch to a crowd, follow up show leads, stand at a booth and talk to people, hand out pens and flyers, show gadgets at the county fair, talk a crowd into buying",
    step: "Product demonstrator, Brand ambassador",
    beside: "Trade show manager",
  },
  {
    name: "Medical device sales representative",
    titles:
      "medical device sales, medical sales representative, medical sales rep, medical equipment sales representative, surgical sales representative, orthopedic sales representative, device rep, medical supply salesperson, hospital sales representative, DME sales representative, healthcare sales representative, spine rep, surgical sales rep, dental sales representative, diagnostics sales representative, clinical sales specialist, home health marketer, hospice sales representative, hospital supply salesman, surgical supply salesman, dental supply salesman",
    credentials: "RepTrax credentialing, vendor credentialing",
    tools: "Salesforce, Veeva CRM, RepTrax, surgical trays, Definitive Healthcare",
    skills:
      "medical device sales, surgical case coverage, hospital sales, value analysis committees, physician relationships, capital equipment sales, in-service training, operating room protocol, anatomy knowledge, clinical selling, referral development, DME, sales presentations, tender contracts",
    duties:
      "sell implants to surgeons, stand by in the operating room, bring instrument trays to cases, call on hospitals and clinics, train nurses on equipment, present to value analysis committees, demonstrate medical equipment, build referral ties with doctors, sell dental chairs and supplies, sell wheelchairs and oxygen, win hospital contracts, sell hips and pacemakers, sell beds, gloves, and gauze to hospitals, show nurses how a machine works, stand in on surgery, sell drills to dentists",
    step: "Pharmaceutical sales representative, Laboratory sales representative",
    beside: "Surgical technologist, Registered nurse, Biomedical equipment technician",
    context: { "clinical sales specialist": "device, hospitals, physicians, sell, surgical" },
  },
  {
    name: "Pharmaceutical sales representative",
    titles:
      "pharma rep, drug rep, pharmaceutical rep, pharmaceutical sales, detail man, medical detail representative, pharmaceutical detailer, medical representative, pharma sales representative, pharmaceutical territory manager, specialty pharmaceutical representative, drug salesman, oncology sales specialist, vaccine sales representative, biotech sales representative, pharma area manager, detailman, medical rep",
    credentials: "CNPR, Certified National Pharmaceutical Representative",
    tools: "Veeva CRM, IQVIA data, sample cabinet",
    skills:
      "pharmaceutical sales, physician detailing, drug samples, formulary access, product launches, clinical studies discussion, territory management, PDMA compliance, lunch programs, speaker programs, prescriber targeting, managed care, specialty drugs",
    duties:
      "call on doctors about medicines, leave drug samples, bring lunch to medical offices, explain clinical studies, launch new drugs, get drugs on the formulary, host speaker dinners, follow sampling rules, grow prescriptions in a territory, visit pharmacies and hospitals, tell doctors about new pills, wait in doctors' offices with donuts, talk up a drug, sell medicine to doctors",
    step: "Laboratory sales representative",
    beside: "Pharmacy technician",
  },
  {
    name: "Laboratory sales representative",
    titles:
      "scientific sales representative, lab sales representative, laboratory equipment sales, life science sales representative, scientific instruments salesperson, lab supply sales representative, analytical instrument sales, reference laboratory sales representative, life sciences account manager, animal health sales representative, veterinary pharmaceutical representative, veterinary sales representative, laboratory supply salesman, scientific instrument salesman",
    credentials: "science degree",
    tools: "Salesforce, HPLC demo units, microscopes",
    skills:
      "laboratory sales, scientific sales, instrument demonstrations, life science research customers, reagent sales, technical presentations, grant-funded purchasing, service contracts, assay knowledge, animal health products, veterinary clinic calls",
    duties:
      "sell instruments to laboratories, call on universities and biotech firms, demonstrate microscopes and analyzers, sell reagents and lab supplies, call on veterinary clinics, explain assay methods, quote service contracts, sell testing services to doctors, work with researchers on needs, beakers, and machines to labs, sell shots and pills to vets, show scientists how it works",
    step: "Chemical sales representative, Sales engineer",
    beside: "Laboratory technician, Chemist, Biologist",
  },
  {
    name: "Software sales representative",
    titles:
      "software sales, SaaS sales representative, SaaS account executive, tech sales, technology sales representative, IT sales representative, software account executive, enterprise software sales, IT sales executive, technology account executive, cloud sales specialist, computer salesman, hardware sales representative, cybersecurity sales representative, IT services sales, data center sales, ERP sales executive, business machine salesman, IBM salesman, mainframe salesman",
    tools: "Salesforce, Gong.io, Outreach.io, LinkedIn Sales Navigator, HubSpot, ZoomInfo, DocuSign",
    skills:
      "software sales, SaaS, solution selling, enterprise sales, MEDDIC, discovery calls, product demonstrations, contract negotiation, pipeline management, ROI selling, license renewals, IT services sales, complex sales cycle, Challenger sale",
    duties:
      "sell software to companies, run discovery calls, give online demos, negotiate license contracts, sell cloud subscriptions, sell to IT directors, answer RFPs, forecast the quarter, manage long sales cycles, sell computers and networks, work with sales engineers, close enterprise deals, sell computers and programs to companies, show how a program saves money, get the computer boss to sign, sell software to banks and offices",
    step: "Telecommunications sales representative, Channel sales manager, Business services sales representative, Sales development representative",
    beside: "Implementation consultant, Product manager",
    context: { "hardware sales representative": "computers, servers, IT, networks" },
  },
  {
    name: "Industrial sales representative",
    titles:
      "industrial sales, industrial salesperson, industrial salesman, industrial account manager, MRO sales representative, tool salesman, machinery sales representative, machine tool sales, fastener sales representative, bearing sales, pump sales, valve sales, industrial supply sales, electrical sales representative, electrical wholesale salesperson, packaging sales representative, steel sales representative, welding supply sales, capital equipment sales, safety products sales, electronic components sales, wholesale distribution salesperson, mobile tool dealer, mill supply salesman, machine tool salesman, steel salesman, electrical supply salesman, Snap-on man",
    tools: "SAP, Salesforce, Prophet 21, product catalogs, Grainger catalog",
    skills:
      "industrial sales, MRO supplies, machine tool sales, hydraulics and pneumatics products, fluid power, capital equipment sales, distributor sales, plant visits, blueprint reading, price quotes, packaging materials, electrical supplies, application knowledge, fastener sales, vendor-managed inventory",
    duties:
      "call on factories and plants, sell machine tools, sell pumps valves and bearings, sell fasteners and fittings, sell boxes and packaging, talk with maintenance managers, quote parts and delivery, set up bin stocking, recommend the right part, sell cutting tools to machinists, sell electrical gear to contractors, tour the customer's plant, sell to factories and shops, know bolts, belts, walk plants with the foreman, sell tools off a truck",
    step: "Chemical sales representative, Building materials sales representative, Heavy equipment sales representative",
    beside: "Maintenance manager, Machinist, Purchasing agent",
  },
  {
    name: "Chemical sales representative",
    titles:
      "chemical salesperson, chemical sales, specialty chemicals sales representative, coatings sales representative, plastics sales representative, resin sales, water treatment sales representative, adhesives sales representative, industrial paint representative, janitorial supply sales representative, cleaning chemical salesman, lubricants sales representative, oil and gas sales representative, petroleum products salesperson, paint salesman, soap salesman, janitor supply salesman",
    credentials: "chemistry degree, hazmat certificate",
    tools: "Salesforce, titration test kits, safety data sheets",
    skills:
      "chemical sales, specialty chemicals, coatings sales, polymers and resins, water treatment chemicals, safety data sheets, technical service, formulation support, lubricant sales, janitorial chemicals, product trials, bulk delivery contracts",
    duties:
      "sell chemicals to manufacturers, run product trials at plants, test boiler and cooling water, recommend cleaning chemicals, sell paint and coatings, sell plastics and resins, solve adhesive problems, explain safety data sheets, quote tank truck loads, sell oils and greases, and paint to companies, sell glue and plastics, get janitors to try a cleaner",
    beside: "Chemist, Chemical engineer",
  },
  {
    name: "Building materials sales representative",
    titles:
      "building products sales representative, construction sales representative, lumber salesperson, lumber salesman, roofing materials sales, architectural sales representative, architectural representative, contractor sales representative, pro desk salesperson, plumbing supply salesperson, HVAC equipment sales representative, millwork salesperson, concrete sales representative, lighting sales representative, ready mix sales, flooring sales representative, lumberyard salesperson, aggregates sales, lumber man, building supply salesman, brick salesman, builders merchant's rep, timber salesman",
    credentials: "LEED Green Associate, Construction Documents Technologist",
    tools: "takeoff software, BisTrack, Salesforce, sample boards",
    skills:
      "building materials sales, contractor sales, lumber sales, blueprint takeoffs, architectural specification, material estimates, millwork sales, plumbing supplies, HVAC equipment, concrete products, job site visits, builder relations, bid quotes, code knowledge",
    duties:
      "sell lumber and drywall to builders, do takeoffs from blueprints, call on contractors, visit job sites, give lunch and learns to architects, get products specified, bid on building projects, quote doors windows and trim, schedule deliveries to jobs, help at the pro desk, sell plumbing and heating supplies, sell boards, figure how many two-by-fours a house takes, stop by where they're building",
    step: "Hardware store associate, Home improvement salesperson",
    beside: "Architect",
  },
  {
    name: "Home improvement salesperson",
    titles:
      "in-home sales representative, home improvement sales, in home sales consultant, comfort consultant, HVAC sales consultant, roofing salesman, siding salesman, window salesman, replacement window sales, solar sales representative, solar consultant, kitchen remodeling salesperson, remodeling sales consultant, home improvement consultant, bath remodel sales, home security salesperson, alarm system salesperson, water softener salesman, pool salesperson, sales estimator, residential energy consultant, aluminum siding salesman, double glazing salesman, storm window salesman, swimming pool salesman, water softener man",
    credentials: "home improvement salesperson license, NABCEP solar PV technical sales",
    tools: "measuring tape, tablet presentation, EagleView, Aurora Solar",
    skills:
      "in-home sales, one-call close, home measurements, home improvement estimates, financing offers, roofing and siding products, replacement windows, solar proposals, HVAC system selection, kitchen and bath remodeling, contract writing, homeowner education, home security sales",
    duties:
      "meet homeowners at the kitchen table, measure windows and rooms, inspect the roof, sell siding and gutters, sell solar panels, quote a new furnace, explain financing, write up the contract, show samples in the home, run preset appointments, sell alarm systems, pass the job to installers, sit with the couple and show samples, get them to sign tonight, measure up and give a price",
    step: "Flooring salesperson, Kitchen and bath sales designer",
    beside: "Remodeling contractor, Roofer, Solar installer",
    context: { "water softener man": "sell, homeowners, sales" },
  },
  {
    name: "Advertising sales representative",
    titles:
      "ad sales representative, ad salesman, advertising sales, media sales representative, media sales executive, newspaper ad sales, radio ad sales, radio account executive, television account executive, print advertising sales, yellow pages salesman, digital ad sales, billboard sales representative, outdoor advertising sales, magazine ad sales, classified ad taker, advertising sales manager, media account executive, sponsorship sales, advertising space salesman, directory sales, promotional products salesperson, space salesman, space seller, classified girl, ad taker, advertising canvasser, calendar salesman",
    credentials: "RAB certification, MAS promotional products certification",
    tools: "Salesforce, Nielsen ratings, rate card, Google Ad Manager, WideOrbit",
    skills:
      "advertising sales, media kits, rate cards, ad placement, local business prospecting, radio spots, print ads, digital display ads, sponsorship sales, ad copy layout, audience ratings, classified ads, insertion orders, specialty advertising, special sections",
    duties:
      "sell ads to local businesses, sell newspaper space, sell radio and TV spots, sell billboard space, pitch sponsorship packages, write insertion orders, take classified ads by phone, mock up ads for clients, sell directory listings, sell logo pens and mugs, meet ad deadlines, collect from advertisers, sell ads in the paper, get shops to buy time on the radio, sell calendars and pens with names on",
    step: "Business services sales representative, Advertising account executive, Media buyer",
    beside: "Publisher, Radio host, Graphic designer",
    context: {
      "media account executive": "sell, ads, spots, local businesses",
      "media sales representative": "ads, spots, advertisers",
    },
  },
  {
    name: "Business services sales representative",
    titles:
      "business services sales, services sales representative, payroll services sales, copier salesperson, copier salesman, office equipment salesperson, office products sales, merchant services sales, payment processing sales, printing sales representative, uniform sales representative, staffing sales representative, PEO sales consultant, freight sales representative, waste services sales, commercial cleaning sales, energy broker, commercial energy sales, security services sales, office furniture sales, credit card processing sales, B2B services salesperson, office machine salesman, typewriter salesman, adding machine salesman, cash register salesman, stationery salesman, Xerox salesman",
    tools: "Salesforce, LinkedIn, Canon copiers",
    skills:
      "business services sales, service contracts, office equipment sales, merchant services, payroll services sales, printing sales, freight sales, cold calling, needs analysis, lease proposals, networking groups, chamber of commerce networking, proposal writing, janitorial contract sales",
    duties:
      "sell services to small businesses, sell copier leases, sign up merchants for card processing, sell payroll services, sell printing jobs, sell freight to shippers, sell uniform rental, drop in on offices, attend chamber mixers, survey office needs, write service agreements, quote cleaning contracts, compare energy rates, walk into offices and sell, get shopkeepers to take cards, sell forms and envelopes, sell cleaning to companies",
    step: "Telecommunications sales representative",
    beside: "Employee benefits consultant, Freight broker, Commercial lender",
    context: {
      "energy broker": "commercial, rates, contracts, customers",
      "merchant services sales": "small businesses, card processing, leads, commission",
    },
  },
  {
    name: "Telecommunications sales representative",
    titles:
      "telecom sales, telecom sales representative, telecom account executive, wireless sales representative, phone system salesperson, cell phone salesperson, wireless sales consultant, mobile phone shop assistant, internet sales representative, cable sales representative, VoIP sales, wireless retail associate, telephone equipment salesperson, broadband sales agent, pager salesman, phone shop assistant, mobile phone salesman",
    tools: "Salesforce, VoIP systems, point of sale tablet",
    skills:
      "telecommunications sales, wireless plans, business phone systems, VoIP, data circuits, fiber internet sales, activation of phones, contract negotiation, carrier pricing, telecom bill audit, SIP and SD-WAN, device sales",
    duties:
      "sell phone and internet service, sell business phone systems, activate cell phones, explain wireless plans, audit telecom bills, sell fiber to apartment buildings, quote data circuits, upgrade phones in the store, switch customers from rivals, set up new phones for customers, show people how to use a new phone, get folks to switch companies",
    beside: "Telecommunications technician, Retail sales associate",
  },
  {
    name: "Business development manager",
    titles:
      "BDM, business development executive, business development director, business developer, director of business development, new business manager, business development representative, biz dev, partnership manager, strategic partnerships manager, alliances manager, rainmaker, head of business development, market development manager, growth manager, deal maker",
    tools: "LinkedIn Sales Navigator, Salesforce, HubSpot, ZoomInfo",
    skills:
      "business development, lead generation, networking, strategic partnerships, deal negotiation, market entry, prospecting, pitch decks, proposal writing, client development, contract negotiation, government contracting leads, market research, joint ventures",
    duties:
      "find new business, open doors through contacts, build partnerships, pitch to new clients, enter new markets, use a Rolodex of industry contacts, negotiate deals, attend industry events, write proposals, identify target companies, introduce the company to buyers, form alliances, bring in new customers, know everyone and make introductions, shake hands and make deals",
    step: "Key account manager, Channel sales manager, Export sales manager",
    beside: "Fundraiser, Management consultant, Mergers and acquisitions advisor",
    not: "business developer software, small business development center",
    context: {
      "deal maker": "business, clients, partnerships",
      "partnership manager": "business, deals, revenue, companies",
      "business development representative": "business, deals, contacts, industry",
      "growth manager": "business, revenue, deals",
    },
  },
  {
    name: "Sales development representative",
    titles:
      "SDR, BDR, appointment setter, lead generation specialist, lead generator, sales prospector, lead qualification representative, lead development representative, market response representative, demand generation representative, lead gen representative, prospecting specialist, appointment setting agent, appointment maker",
    tools: "Outreach.io, SalesLoft, ZoomInfo, LinkedIn Sales Navigator, HubSpot, Apollo.io",
    skills:
      "prospecting, lead qualification, cold calling, cold e-mail, appointment setting, outbound calls, list building, CRM, discovery questions, lead generation, call scripts, social selling",
    duties:
      "set appointments for salespeople, qualify leads, cold call businesses, send outreach e-mail, build prospect lists, research companies to call, book demos, follow up web inquiries, call trade show leads, keep the pipeline full, get salesmen in the door, call companies and get a date, find out who wants to buy, make a hundred calls a day",
    context: {
      BDR: "leads, prospects, outbound, calls, appointments",
      SDR: "leads, prospects, outbound, calls, sales",
    },
  },
  {
    name: "Sales coordinator",
    titles:
      "sales assistant, sales support specialist, sales administrator, sales support representative, sales support coordinator, sales secretary, sales admin, sales support associate, account coordinator, sales office assistant, sales administration clerk, inside sales coordinator, inside sales support, quote clerk, quotation specialist, quotations clerk, sales office girl",
    tools: "Salesforce, SAP, Excel, CPQ software, PowerPoint",
    skills:
      "sales support, price quotes, order entry, CRM data entry, sales reports, contract preparation, customer follow-up, sample requests, order tracking, sales presentations, trade show logistics, expense reports",
    duties:
      "support the sales team, prepare quotes and contracts, enter orders, keep the CRM up to date, send samples and brochures, pull sales reports, follow up on deliveries, book travel for reps, make sales decks, answer customer calls for salespeople, organize sales meetings, keep the salesmen's paperwork straight, type up quotes, phone customers about their orders, back up people on the road",
    step: "Marketing coordinator",
    beside: "Sales operations analyst, Proposal writer",
    not: "catering sales coordinator, financial sales assistant",
    context: {
      "sales assistant": "sales team, quotes, orders, CRM, reps",
      "account coordinator": "sales team, quotes, orders, accounts",
    },
  },
  {
    name: "Sales operations analyst",
    titles:
      "sales operations manager, sales ops, revenue operations manager, RevOps manager, CRM manager, sales analyst, sales planning analyst, sales operations specialist, sales enablement manager, sales effectiveness consultant, sales reporting analyst, commercial analyst, director of sales operations, sales operations coordinator, sales statistician, sales statistics clerk",
    credentials: "Salesforce Certified Administrator, HubSpot certification",
    tools: "Salesforce, HubSpot, Tableau, Excel, Power BI, Xactly, Microsoft Dynamics",
    skills:
      "sales operations, CRM administration, sales reporting, territory planning, sales forecasting, commission calculation, CRM data cleanup, sales dashboards, pipeline analysis, sales process design, quota modeling, CRM implementation, sales enablement",
    duties:
      "administer the CRM, build sales dashboards, clean up customer data, calculate commissions, carve sales territories, model quotas, forecast sales, set up Salesforce for a company, train reps on the CRM, report on the pipeline, improve the sales process, keep track of who sold what, draw up territories, keep the customer list clean",
    beside: "Data analyst, Marketing analyst, Business analyst, Financial analyst",
    context: {
      "CRM manager": "Salesforce, sales, pipeline, data, reps",
      "commercial analyst": "sales, revenue, pipeline, margin",
    },
  },
  {
    name: "Sales trainer",
    titles:
      "sales coach, sales training manager, sales training consultant, sales skills trainer, sales training specialist, sales enablement trainer, sales mentor, sales performance coach, sales training facilitator, sales speaker, sales instructor, salesmanship instructor, sales training officer, Dale Carnegie instructor",
    credentials: "Sandler certification, CPTD",
    tools: "Gong.io, Zoom, PowerPoint, role-play scripts",
    skills:
      "sales training, sales coaching, role playing, objection handling, consultative selling, SPIN selling, Sandler method, training delivery, sales onboarding, closing sales, field ride-alongs, sales playbooks, negotiation training",
    duties:
      "teach salespeople to sell, role-play sales calls, onboard new reps, ride along and coach, write sales playbooks, teach closing and objections, train dealers' staff, listen to recorded sales calls, lead sales workshops, mentor young reps, teach folks how to sell, play customer so reps can practice, pass on how to close, fire up a sales force",
    beside: "Executive coach, Public speaker",
  },
  {
    name: "Food and beverage sales representative",
    titles:
      "food sales representative, foodservice sales representative, food broker, food service salesperson, wine sales representative, liquor sales representative, beer sales representative, wine and spirits salesman, beverage sales representative, grocery sales representative, restaurant supply salesperson, produce salesperson, meat sales representative, coffee sales representative, CPG sales representative, wholesale grocery salesman, food broker representative, consumer goods sales representative, candy salesman, tobacco salesman, wine rep, liquor rep, grocery drummer, liquor salesman, beer salesman",
    credentials: "WSET, Certified Specialist of Wine, solicitor permit",
    tools: "tasting samples, iPad ordering, Nielsen data",
    skills:
      "foodservice sales, beverage sales, wine knowledge, menu planning help, sampling and tastings, shelf placement, distributor relations, restaurant accounts, on-premise sales, off-premise sales, food cost knowledge, grocery chains, food brokerage, three-tier system",
    duties:
      "sell food to restaurants, call on chefs and bar owners, taste wines with buyers, get brands on the shelf, sell to grocery stores, take weekly food orders, build store displays, cut and sample products, represent food producers, check cooler placement, help plan menus, sell beer and liquor to bars, let chefs try a cheese, sell candy and cigarettes to shops",
    step: "Wine shop salesperson",
    beside: "Chef, Restaurant manager, Sommelier",
  },
  {
    name: "Agricultural sales representative",
    titles:
      "ag sales representative, agricultural salesperson, seed salesman, seed dealer, feed salesman, feed sales representative, fertilizer salesman, farm equipment salesperson, tractor salesman, crop protection sales, agronomy sales representative, farm supply salesperson, livestock feed consultant, irrigation sales representative, grain elevator salesperson, agribusiness sales, feed man, seed man, farm implement salesman, tractor dealer, implement salesman",
    credentials: "Certified Crop Adviser, pesticide applicator license",
    tools: "John Deere dealer system, soil test kits, GPS field maps",
    skills:
      "agricultural sales, seed selection, crop protection products, fertilizer programs, livestock nutrition, farm equipment, irrigation products, farmer relations, crop scouting, precision agriculture, soil tests, dealer sales",
    duties:
      "call on farmers, sell seed corn and soybeans, sell livestock feed, recommend fertilizer, sell tractors and combines, scout customers' fields, take soil samples, plan crop inputs, deliver seed orders, demo equipment in the field, work with co-ops, drive farm to farm, sell tractors and hay balers, lean on a fence and talk crops",
    step: "Heavy equipment sales representative, Garden center associate",
    beside: "Agronomist, Farmer",
    context: { "seed man": "farmers, sell, corn, feed" },
  },
  {
    name: "Heavy equipment sales representative",
    titles:
      "equipment salesperson, heavy equipment salesman, construction equipment salesperson, equipment rental sales, forklift salesperson, commercial truck salesperson, heavy truck salesman, machinery salesman, crane sales, material handling sales representative, used equipment dealer, trailer salesperson, aircraft salesperson, aircraft broker, truck salesman, plant salesman, crane salesman",
    tools: "dealer management system, Ritchie Bros. auctions, demo trailer",
    skills:
      "heavy equipment sales, construction equipment, forklift sales, truck sales, equipment appraisal, rental contracts, equipment financing, parts and service contracts, fleet accounts, equipment demonstrations, trade-in appraisal, aircraft sales",
    duties:
      "sell excavators and loaders, call on contractors and quarries, sell forklifts to warehouses, sell semi trucks and trailers, demo equipment on site, appraise used machines, rent equipment, arrange financing, sell service plans, sell to fleets, broker used aircraft, sell bulldozers, go out to where they're digging, rent big machines by the week, sell airplanes",
    beside: "Heavy equipment mechanic, Heavy equipment operator",
    context: { "equipment salesperson": "excavators, forklifts, contractors, machines" },
  },
  {
    name: "RV and boat salesperson",
    titles:
      "RV salesperson, RV salesman, boat salesperson, boat salesman, yacht broker, marine salesperson, motorcycle salesperson, powersports salesperson, recreational vehicle sales, motorhome salesperson, golf cart salesperson, boat broker, manufactured home sales consultant, camper salesperson, caravan salesman, camper salesman, yacht salesman, motorcycle salesman, boat dealer, trailer salesman",
    credentials: "CPYB, yacht broker license, motor vehicle salesperson license",
    tools: "J.D. Power NADA guides, YachtWorld, IDS dealer system",
    skills:
      "RV sales, boat sales, yacht brokerage, powersports sales, manufactured home sales, walk-through demonstrations, sea trials, trade-in appraisal, boat show selling, vehicle features, listing boats, financing options",
    duties:
      "sell motorhomes and campers, show boats at the marina, broker yachts, run sea trials, explain RV hookups, work boat and RV shows, sell motorcycles, sell mobile homes, list used boats, walk buyers through a new rig, take trade-ins, show retired couples a motor home, take folks out on the lake to try one",
    beside: "RV technician, Marine surveyor, Real estate agent",
    context: { "trailer salesman": "campers, motorhomes, RV, boats" },
  },
  {
    name: "Educational sales representative",
    titles:
      "textbook sales representative, textbook rep, publisher's representative, educational publishing sales, school supply sales representative, education technology sales, edtech sales representative, book sales representative, library sales representative, yearbook representative, school photography sales, K-12 sales representative, higher education sales representative, school sales representative, enrollment sales representative, publishing sales rep, bookman, publisher's traveller, schoolbook agent, book salesman, yearbook salesman",
    tools: "Salesforce, demo accounts, sample textbooks",
    skills:
      "educational sales, textbook adoptions, school district purchasing, campus calling, edtech products, faculty relationships, curriculum knowledge, library sales, professional development sessions, adoption presentations, yearbook sales",
    duties:
      "call on schools and colleges, sell textbooks to professors, present to adoption committees, sell software to school districts, sell books to bookstores and libraries, train teachers on products, sell yearbooks and class rings, leave sample copies, work education conferences, show teachers new readers, go from college to college",
    step: "Software sales representative, College admissions consultant",
    beside: "Classroom teacher, Bookseller, Curriculum developer",
    context: { bookman: "textbooks, schools, publisher, sell" },
  },
  {
    name: "Apparel sales representative",
    titles:
      "fashion sales representative, apparel sales rep, showroom salesperson, garment salesman, clothing wholesale rep, showroom representative, textile salesman, fabric sales representative, gift sales representative, jewelry line sales rep, home furnishings sales representative, furniture manufacturers rep, toy sales representative, sporting goods sales rep, cosmetics sales representative, rag trade salesman, dress salesman, shoe traveler, toy salesman, cloth salesman",
    tools: "NuOrder, JOOR, line sheets, sample garments",
    skills:
      "wholesale apparel sales, showroom selling, line sheets, market weeks, boutique accounts, trunk shows, textile knowledge, order writing, department store buyers, sell-through analysis, gift trade shows, sample management",
    duties:
      "show the new line to buyers, sell in the showroom, travel with sample racks, call on boutiques, work market week, hold trunk shows, write seasonal orders, sell fabrics to manufacturers, sell giftware to shops, train store staff on the brand, carry racks of samples, work the garment district, show buyers the spring line, sell cloth and buttons",
    step: "Retail buyer",
    beside: "Fashion designer, Clothing salesperson",
  },
  {
    name: "Export sales manager",
    titles:
      "international sales manager, export manager, export sales representative, international sales representative, international business development manager, global sales manager, overseas sales manager, export sales director, foreign sales representative, Latin America sales manager, Asia Pacific sales manager, export man, overseas representative, foreign salesman",
    credentials: "Certified Global Business Professional",
    tools: "letters of credit, Incoterms 2020, SAP",
    skills:
      "export sales, international sales, foreign distributors, letters of credit, Incoterms, export pricing, cross-cultural negotiation, international trade shows, market entry, distributor agreements, foreign languages in business, export finance",
    duties:
      "sell products overseas, appoint foreign distributors, travel abroad to customers, exhibit at international fairs, quote export prices, negotiate across cultures, arrange letters of credit, open markets in Asia and Latin America, advise small firms on exporting, manage agents abroad, fly around and find dealers, talk business in other languages, help a little firm sell to other countries",
    step: "Import/export specialist",
    beside: "Translator, Freight forwarder",
    context: {
      "export man": "sell, overseas, distributors",
      "export manager": "overseas, distributors, sales, customers",
    },
  },
  {
    name: "Channel sales manager",
    titles:
      "channel account manager, channel manager, partner manager, partner account manager, distributor sales manager, dealer sales manager, dealer development manager, reseller account manager, channel partner manager, dealer representative, VAR manager, OEM sales manager, franchise sales director, dealer supervisor, franchise salesman",
    tools: "PartnerStack, Salesforce, Impartner",
    skills:
      "channel sales, distributor management, dealer networks, partner recruitment, co-op marketing funds, reseller training, channel conflict, OEM sales, partner incentives, deal registration, sell-through analysis, franchise sales",
    duties:
      "recruit dealers and resellers, manage distributors, train partner salespeople, plan joint promotions, set dealer territories, settle channel conflicts, track sell-through, support value added resellers, sign OEM agreements, sell franchises to investors, coach dealers on business, keep distributors happy, help dealers sell our goods",
    beside: "Small-business owner, Marketing manager",
    not: "TV channel manager, youtube channel manager, hotel channel manager",
    context: {
      "channel manager": "dealers, resellers, partners, distributors",
      "partner manager": "dealers, resellers, channel, distributors",
      "dealer representative": "dealers, products, training, territory",
    },
  },
  {
    name: "Timeshare salesperson",
    titles:
      "timeshare sales representative, vacation ownership salesperson, vacation club sales, timeshare salesman, vacation ownership representative, off-premise contact, resort sales representative, travel club salesperson, membership salesperson, gym membership sales, fitness membership sales, country club membership director, campground membership sales, health club salesperson, vacation counselor, vacation club salesman, resort lot salesman, holiday club salesman",
    credentials: "timeshare license, real estate license",
    tools: "tour sheets, tablet presentation",
    skills:
      "timeshare sales, vacation ownership, tour presentations, one-call close, objection handling, membership sales, gym tours, contract explanation, closing sales, guest rapport, OPC marketing",
    duties:
      "give resort tours to couples, sell vacation weeks, close the same day, invite tourists to presentations, sell gym memberships, tour prospects around the club, explain points programs, verify contracts, upgrade current owners, follow up guest passes, talk couples into a week at the beach, give free breakfasts and a tour, sign people up at the gym, push for a yes today",
    step: "Car salesperson",
    beside: "Real estate agent, Travel agent, Hotel front desk clerk",
  },
  {
    name: "Pricing analyst",
    titles:
      "pricing manager, pricing specialist, pricing consultant, pricing strategist, revenue pricing analyst, director of pricing, pricing coordinator, quote analyst, deal desk analyst, cost and price analyst, pricing clerk, price list clerk, pricer",
    credentials: "Certified Pricing Professional",
    tools: "Excel, PROS pricing, Vendavo, Tableau, SAP",
    skills:
      "pricing strategy, price analysis, margin analysis, price elasticity, competitive pricing, deal desk, discount policy, price lists, cost-plus pricing, price modeling, rebate programs, contract pricing, value-based pricing",
    duties:
      "set product prices, study competitors' prices, keep price lists, approve special discounts, model price increases, analyze margins, quote contract prices, review customer rebates, find underpriced products, support bids with pricing, advise on value pricing, figure what to charge, see what others charge, say how low we can go, keep the price book",
    beside: "Financial analyst, Product marketing manager, Cost accountant, Marketing analyst",
  },
];
