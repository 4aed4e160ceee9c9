import type { OccupationEntry } from "../types.ts";

/**
 * People who buy goods and services for organizations, manage suppliers and contracts, and handle imports and exports.
 */
export const PURCHASING: readonly OccupationEntry[] = [
  {
    name: "Purchasing agent",
    titles:
      "buyer, purchaser, purchasing officer, purchasing specialist, purchasing buyer, industrial buyer, materials buyer, procurement buyer, procurement agent, purchasing representative, plant buyer, MRO buyer, production buyer, hospital buyer, company buyer, corporate buyer, buyer planner, indirect buyer, parts buyer, technical buyer, school district buyer, facility purchaser, hotel purchasing agent, purchasing man, procurement man, commissary buyer",
    credentials: "CPSM, Certified Purchasing Manager, APICS CPIM, CPSD",
    tools: "SAP, Oracle EBS, Ariba, NetSuite, JD Edwards, Excel",
    skills:
      "purchasing, purchase orders, supplier negotiation, price comparison, requests for quotation, vendor selection, MRP, inventory levels, order expediting, supplier evaluation, MRO supplies, cost reduction, lead times, invoice discrepancies, terms and conditions",
    duties:
      "buy parts and materials, place purchase orders, get three quotes, haggle with vendors over price, chase late deliveries, compare bids, choose suppliers, buy supplies for the plant, check stock before ordering, fix invoice mismatches, find a second source, keep lead times short, buy what a company needs, get a better price, deal with salesmen, order nuts, bolts, and steel, see that it comes on time",
    below: "Purchasing clerk",
    above: "Purchasing manager",
    step: "Procurement specialist, Material expediter, Inventory control specialist",
    beside: "Warehouse manager, Accounts payable clerk, Logistics coordinator",
    not: "home buyer, first-time buyer, media buyer, buyer's agent, wine buyer, antique buyer, house buyer",
    context: {
      buyer: "suppliers, purchase orders, materials, quotes, parts, procurement",
      "corporate buyer": "suppliers, purchase orders, quotes, materials",
    },
  },
  {
    name: "Purchasing manager",
    titles:
      "procurement manager, purchasing supervisor, head buyer, chief buyer, supply manager, materials manager, procurement lead, purchasing and materials manager, strategic procurement manager, indirect procurement manager, hospital purchasing manager, director of materials management, interim purchasing manager, group purchasing manager, sourcing and procurement manager, purchasing superintendent, chief purchasing officer, buying manager",
    credentials: "CPSM, Certified Purchasing Manager, CPSCM, CIPS, APICS CSCP",
    tools: "SAP, Oracle EBS, Ariba, Coupa, JD Edwards",
    skills:
      "purchasing management, procurement, supplier negotiation, cost reduction, spend analysis, contract negotiation, supplier scorecards, purchasing policies, buyer supervision, make-or-buy analysis, inventory control, materials management, blanket orders, supplier development, budgets for purchasing",
    duties:
      "lead a team of buyers, negotiate supply contracts, cut purchasing costs, set purchasing policy, approve large orders, rate suppliers, plan material supply, visit suppliers' plants, manage shortages, consolidate vendors, report savings, oversee the stockroom, be head of the folks who buy, beat down prices, decide who we buy from, keep the plant from running short",
    above: "Procurement director",
    step: "Strategic sourcing manager, Supply chain manager, Category manager",
    beside: "Production supervisor, Operations manager, Warehouse manager",
    context: {
      "supplies manager": "buyers, purchasing, vendors",
      "materials manager": "purchasing, suppliers, inventory, buyers",
    },
  },
  {
    name: "Purchasing clerk",
    titles:
      "purchasing assistant, procurement clerk, procurement assistant, buying assistant, buyer's assistant, purchasing coordinator, procurement coordinator, purchase order clerk, purchasing administrator, requisition clerk, assistant buyer, buying clerk, procurement technician, purchasing secretary, supply clerk, order clerk",
    tools: "SAP, Oracle EBS, Excel, Coupa",
    skills:
      "purchase orders, requisitions, order tracking, vendor files, quote requests, invoice matching, data entry, catalog ordering, receiving reports, purchase card logs, price lookup, order confirmations",
    duties:
      "type up purchase orders, process requisitions, call vendors for prices, track deliveries, match invoices to orders, keep vendor files, order office and shop supplies, confirm order dates, file contracts, answer questions about orders, log receipts, type up orders to suppliers, phone to ask where things are, look up prices in catalogs, keep order slips straight",
    step: "Inventory clerk, Accounts payable clerk",
    beside: "Shipping and receiving clerk",
    context: {
      "order clerk": "purchasing, vendors, suppliers, requisitions",
      "supply clerk": "purchasing, requisitions, vendors, orders",
      "assistant buyer": "purchase orders, vendors, requisitions, materials",
    },
  },
  {
    name: "Procurement specialist",
    titles:
      "procurement officer, procurement analyst, contract buyer, contract specialist, tender officer, procurement consultant, public buyer, municipal buyer, procurement professional, bid specialist, IT procurement specialist, services buyer, construction procurement specialist, state purchasing officer, commissioning officer, public purchasing agent, tenders clerk, town purchasing agent",
    credentials: "CPPB, CPPO, DAWIA, FAC-C, CPCM, CIPS, NIGP-CPP",
    tools: "SAM.gov, Ariba, Bonfire procurement, Coupa, Excel, PIEE",
    skills:
      "public procurement, requests for proposals, bid evaluation, Federal Acquisition Regulation, DFARS, sealed bids, contract negotiation, solicitation writing, vendor selection, sole source justification, procurement compliance, spend analysis, service contracts, bid protests, procurement policy, small business set-asides",
    duties:
      "write solicitations and RFPs, open sealed bids, score proposals, award contracts, buy for a city or agency, follow procurement rules, advertise bids, negotiate service agreements, justify sole sources, answer bid protests, buy IT and services, hold pre-bid meetings, county, or school, ask for bids and open envelopes, see that the taxpayers get a fair deal",
    step: "Contract administrator, Strategic sourcing manager, Proposal writer, Contracting officer",
    beside: "Government program analyst, External auditor",
    context: {
      "contract specialist": "solicitations, bids, procurement, award",
      "contracting specialist": "solicitations, bids, procurement, award",
      "commissioning officer": "tenders, contracts, services, procurement",
      "bid specialist": "solicitations, sealed, award, vendors",
      "IT procurement specialist": "RFP, bids, vendors, contracts, purchasing",
    },
  },
  {
    name: "Procurement director",
    titles:
      "director of procurement, chief procurement officer, CPO, VP of procurement, head of procurement, director of purchasing, VP of purchasing, purchasing director, director of sourcing, VP of supply management, head of purchasing, interim procurement director, procurement transformation consultant, fractional CPO, vice president of procurement, vice president purchasing, supplies director",
    credentials: "CPSM, CIPS fellow, MBA, CSCP",
    tools: "Ariba, Coupa, SAP, Jaggaer, Ivalua",
    skills:
      "procurement strategy, strategic sourcing, supplier negotiation, spend analysis, procurement transformation, category strategy, supplier risk management, cost reduction, procurement organization design, contract negotiation, source-to-pay, executive leadership, global sourcing, outsourcing deals",
    duties:
      "set the procurement strategy, lead purchasing worldwide, negotiate the biggest contracts, deliver savings, build a procurement department, manage supplier risk, centralize buying after a merger, choose an e-procurement system, report savings to the board, advise on outsourcing, be in charge of all the buying for a big firm, make the huge deals, save the company millions, pick the main suppliers",
    step: "Supply chain executive, Management consultant",
    beside: "Chief financial officer, Chief operating officer",
    context: { CPO: "procurement, purchasing, sourcing, suppliers" },
  },
  {
    name: "Strategic sourcing manager",
    titles:
      "sourcing manager, strategic sourcing specialist, sourcing specialist, global sourcing manager, sourcing analyst, strategic sourcing analyst, commodity manager, strategic buyer, sourcing agent, overseas sourcing agent, China sourcing agent, product sourcing specialist, sourcing consultant, global commodity manager, strategic sourcing consultant, sourcing lead, product sourcing manager, low cost country sourcing manager, overseas buyer, resident buyer, import buyer, buying agent",
    credentials: "CPSM, CSCP, Six Sigma",
    tools: "Ariba, Jaggaer, SAP, Excel, Coupa, Alibaba",
    skills:
      "strategic sourcing, global sourcing, RFP management, should-cost analysis, supplier negotiation, supplier audits, spend analysis, total cost of ownership, low cost country sourcing, e-auctions, commodity markets, factory visits, supplier qualification, dual sourcing, tariffs",
    duties:
      "find factories overseas, run RFPs for suppliers, analyze spending by commodity, negotiate long-term agreements, visit supplier plants, work out should-cost, qualify new suppliers, move buying to lower cost countries, hold reverse auctions, bring production back home, weigh tariffs, find someone to make it cheaper, look for factories in Asia or at home, go see plants abroad, bargain over long deals",
    step: "Category manager, Vendor manager, Import/export specialist",
    beside: "Supplier quality engineer, Manufacturing engineer",
    context: {
      "resident buyer": "factories, suppliers, overseas",
      "buying agent": "factories, suppliers, overseas",
      "sourcing specialist": "suppliers, factories, RFP, cost, commodity",
      "sourcing manager": "suppliers, factories, RFP, cost",
      "sourcing analyst": "suppliers, spend, RFP, cost",
      "sourcing consultant": "suppliers, spend, RFP, cost",
    },
  },
  {
    name: "Category manager",
    titles:
      "procurement category manager, retail category manager, category buyer, category lead, category analyst, category management analyst, merchandise category manager, category development manager, category captain, space planning analyst, planogram analyst, assortment planner, indirect category manager, IT category manager, marketing category manager",
    credentials: "CPCM category management, CPSM",
    tools: "Nielsen data, JDA Space Planning, Blue Yonder, IRI, SAP, Excel, Spaceman planogram software",
    skills:
      "category management, category strategy, planograms, assortment planning, shelf space allocation, spend analysis, supplier negotiation, syndicated data analysis, pricing strategy, promotion planning, market analysis, category reviews, private label",
    duties:
      "own a product or spending category, decide which items to carry, draw planograms, study scan data, negotiate with category suppliers, plan promotions and prices, add private label items, drop slow sellers, run category reviews, set category strategy, lay out shelves, choose what a chain sells in one aisle, decide which soups stay on the shelf, deal with the big brands",
    step: "Retail buyer, Vendor manager",
  },
  {
    name: "Vendor manager",
    titles:
      "supplier manager, vendor relations manager, supplier relationship manager, vendor management specialist, supplier development manager, vendor coordinator, supplier performance manager, supplier diversity manager, third party risk manager, vendor relationship manager, supplier account manager, vendor compliance manager, outsourcing manager, supplier diversity specialist, vendor compliance specialist, subcontract supervisor, vendor liaison",
    credentials: "CPSM, CTPRP, CSCP",
    tools: "SAP Fieldglass, Ariba, Coupa, ServiceNow, RSA Archer",
    skills:
      "vendor management, supplier performance, service level agreements, supplier scorecards, vendor onboarding, third-party risk, contract compliance, supplier development, supplier diversity, chargebacks, outsourcing governance, vendor audits, supplier business reviews, dispute resolution",
    duties:
      "manage outside vendors, rate supplier performance, hold vendor review meetings, enforce service level agreements, onboard new vendors, settle vendor disputes, check vendor risk and insurance, find minority-owned suppliers, audit vendor invoices, renew vendor contracts, oversee outsourced services, keep outside firms doing what they promised, call a supplier on the carpet, look after the companies we hire",
    step: "Contract administrator",
    beside: "Risk manager, Supplier quality engineer, Accounting manager",
    not: "craft vendor manager, food vendor manager",
    context: {
      "vendor coordinator": "suppliers, contracts, onboarding, performance",
      "supplier development manager": "vendors, contracts, scorecards, purchasing",
      "supplier performance manager": "vendors, contracts, scorecards, purchasing",
    },
  },
  {
    name: "Contract administrator",
    titles:
      "subcontracts administrator, director of contracts, contract manager, contract analyst, contract coordinator, contracts specialist, subcontract manager, subcontracts buyer, contract negotiator, contract compliance manager, contract management consultant, government contracts manager, government contracts administrator, construction contract administrator, contract clerk, contracts consultant, commercial manager, contract officer, contracts man",
    credentials: "CPCM, CFCM, CCCM, NCMA certification",
    tools: "Icertis, DocuSign, Ironclad CLM, Conga CLM, Procore, Deltek Costpoint, SAP",
    skills:
      "contract administration, contract review, contract negotiation, terms and conditions, Federal Acquisition Regulation, DFARS, subcontract management, contract modifications, change orders, contract closeout, flow-down clauses, contract lifecycle management, NDAs, compliance tracking, claims and disputes, contract drafting",
    duties:
      "review contract terms, draft and redline agreements, track deliverables and renewals, process contract changes, negotiate subcontracts, keep the contract files, close out contracts, check flow-down clauses, send notices to contractors, route contracts for signature, manage government contracts, settle claims with contractors, read the fine print, see that both sides do what they signed, keep contracts straight, deal with changes and claims",
    beside: "Paralegal, Compliance officer",
    context: {
      "commercial manager": "contracts, terms, subcontracts, claims",
      "contract analyst": "contracts, terms, clauses, agreements, review",
      "contract coordinator": "contracts, terms, renewals, agreements",
    },
  },
  {
    name: "Import/export specialist",
    titles:
      "import specialist, export specialist, import export manager, import manager, export clerk, import clerk, export administrator, export documentation clerk, importer, exporter, international trade specialist, global trade manager, import export coordinator, import export clerk, import export agent, shipping documents clerk, export man, overseas trade clerk",
    credentials: "CES, Certified Export Specialist, Certified Customs Specialist, licensed customs broker",
    tools: "ACE portal, Descartes, SAP GTS, Automated Export System, HTS lookup",
    skills:
      "import and export, customs documentation, HTS classification, Incoterms, letters of credit, bills of lading, export licenses, ITAR, Export Administration Regulations, trade compliance, duty drawback, certificates of origin, denied party screening, ocean freight booking, free trade agreements, tariffs, C-TPAT",
    duties:
      "prepare export papers, classify goods for customs, arrange ocean and air shipments, work with customs brokers, apply for export licenses, check duties and tariffs, screen foreign buyers, book containers, fix customs holds, handle letters of credit, file shipping declarations, train staff on trade rules, claim duty refunds, ship goods across the ocean, fill out customs forms, find buyers in other countries, deal with banks and shipping lines",
    above: "Trade compliance manager",
    step: "Customs broker, Freight forwarder, Logistics coordinator",
    beside: "Compliance officer, Shipping and receiving clerk",
    context: {
      "shipping documents clerk": "customs, export, licenses",
      "export man": "customs, export, licenses",
      importer: "customs, duties, goods, overseas, shipments",
      exporter: "customs, goods, overseas, shipments",
      "import specialist": "customs, duties, tariff, shipments, entries",
      "international trade specialist": "customs, tariff, shipments, documents",
      "import export specialist": "customs, purchasing, suppliers, overseas, export papers",
      "import export manager": "customs, purchasing, suppliers, overseas, export papers",
      "import manager": "customs, purchasing, suppliers, overseas, export papers",
      "export specialist": "customs, purchasing, suppliers, overseas, export papers",
      "import export coordinator": "customs, purchasing, suppliers, overseas, export papers",
      "import clerk": "customs, purchasing, suppliers, overseas, export papers",
      "export clerk": "customs, purchasing, suppliers, overseas, export papers",
      "import export clerk": "customs, purchasing, suppliers, overseas, export papers",
      "export administrator": "customs, purchasing, suppliers, overseas, export papers",
      "export documentation clerk": "customs, purchasing, suppliers, overseas, export papers",
      "import export agent": "customs, purchasing, suppliers, overseas, export papers",
    },
  },
  {
    name: "Material expediter",
    titles:
      "expediter, expeditor, purchasing expediter, production expediter, order expediter, supply expediter, procurement expediter, vendor expediter, expediting clerk, progress chaser, materials coordinator, parts chaser, shortage expediter, stock chaser, progress man, follow-up clerk",
    tools: "SAP, Excel, MRP system, Oracle EBS",
    skills:
      "order expediting, shortage lists, delivery tracking, supplier follow-up, MRP, production schedules, order status, premium freight, material shortages, backorder tracking, lead times",
    duties:
      "chase late parts, call suppliers for ship dates, keep the shortage list, speed up rush orders, warn production of delays, visit vendors to check progress, arrange hot shipments, trace lost shipments, update delivery dates, push orders through the shop, get on the phone till it ships, find out what's holding things up, run parts to where they're needed",
    step: "Production planner, Inventory clerk",
    beside: "Logistics coordinator, Dispatcher",
    not: "restaurant expediter, kitchen expediter, food expediter, permit expediter",
    context: {
      "stock chaser": "late, suppliers, shortage",
      "progress man": "late, suppliers, shortage",
      expediter: "parts, suppliers, purchase orders, deliveries, shortages",
      expeditor: "parts, suppliers, purchase orders, deliveries, shortages",
      "materials coordinator": "parts, suppliers, shortages, production",
    },
  },
  {
    name: "Commodity buyer",
    titles:
      "grain buyer, grain merchandiser, livestock buyer, cattle buyer, produce buyer, timber buyer, log buyer, scrap buyer, metals buyer, farm products buyer, agricultural buyer, commodity trader, coffee buyer, seafood buyer, grain originator, field buyer, tobacco buyer, cotton buyer, scrap metal buyer, cattle dealer, grain dealer, cotton broker, hop buyer, wool buyer, fur buyer, hide buyer, scrap dealer, corn merchant, livestock dealer, hog buyer, stockyards buyer, order buyer",
    credentials: "Series 3, grain grading certificate, USDA license",
    tools: "CME futures, DTN, grain probe, log scale",
    skills:
      "commodity buying, grain merchandising, basis contracts, futures hedging, crop grading, livestock grading, log scaling, farmer relations, market prices, auction buying, scrap grading, quality inspection, freight spreads, cash contracts",
    duties:
      "buy grain from farmers, bid on cattle at auction, grade produce and crops, buy standing timber, set daily cash bids, hedge on the futures market, arrange hauling of crops, buy scrap metal, inspect loads for quality, sign growers to contracts, watch commodity prices, buy cows, look over a crop and make an offer, buy scrap iron by the ton, go to the stockyards, buy fish off the boats",
    beside: "Agricultural sales representative, Farmer, Forester, Grain elevator operator",
    context: {
      "corn merchant": "buy, farmers, crops, price",
      "commodity trader": "grain, futures, crops, metals, physical",
      "produce buyer": "growers, fruit, vegetables, market, loads",
      "grain merchandiser": "farmers, elevator, crops, basis, bids",
    },
  },
];
