import type { OccupationEntry } from "../types.ts";

/**
 * People who store, move, ship, plan, clear, and broker goods, from the warehouse floor to the head of the supply
 * chain.
 */
export const LOGISTICS: readonly OccupationEntry[] = [
  {
    name: "Warehouse worker",
    titles:
      "warehouse associate, warehouseman, warehouse operative, warehouse laborer, warehouse hand, warehouse clerk, warehouse helper, warehouse person, warehouser, storeman, storesman, fulfillment associate, fulfillment center worker, distribution center worker, general warehouse, warehouse packer, stockroom worker, cold storage worker, freezer warehouse worker, Amazon warehouse worker, warehouse specialist, warehouse technician, warehouse lead hand, kitting associate, cross dock worker, warehouse man, warehouse boy, stockman, box handler, pallet stacker",
    credentials: "forklift certification, OSHA 10",
    tools: "pallet jack, RF scanner, shrink wrap machine, hand truck, tape gun, warehouse management system",
    skills:
      "warehouse work, picking and packing, pallet building, loading and unloading, RF scanning, shrink wrapping, putaway, labeling, stock rotation, lifting, pallet jack operation, kitting, housekeeping in warehouse",
    duties:
      "unload trucks, put stock away in racks, pick and pack orders, build and wrap pallets, scan and label boxes, load trailers, restock pick locations, sweep aisles, lift fifty pounds, stand all shift, move pallets with a jack, sort returns, work in a cold warehouse, work in a big warehouse, lift and carry boxes, find things in the racks, put goods where they belong, open cartons, get orders ready to go out the door",
    above: "Warehouse supervisor",
    step: "Order picker, Forklift operator, Materials handler, Shipping and receiving clerk, Inventory clerk, Package handler",
    not: "data warehouse, warehouse developer, warehouse lending, warehouse club cashier, food pantry",
    context: {
      stockman: "warehouse, boxes, shelves, stock",
      "fulfillment associate": "warehouse, orders, pick, pack, boxes",
    },
  },
  {
    name: "Order picker",
    titles:
      "picker packer, pick packer, order selector, warehouse picker, grocery selector, picker, order filler, order puller, case selector, voice picker, cherry picker operator warehouse, reach picker, pick and pack worker, pick pack associate, e-commerce picker, parts puller, stock picker, order fulfillment associate, stock puller, selector, order assembler",
    credentials: "order picker certification, forklift certification",
    tools: "RF scanner, voice picking headset, order picker lift, double pallet jack, pick cart, tape gun",
    skills:
      "order picking, RF scanning, voice picking, pallet building, pick accuracy, packing, label printing, order picker lift operation, meeting pick rates, pick list reading",
    duties:
      "pull orders from shelves, follow pick lists, wear a headset for voice picking, build mixed pallets for stores, meet pick rates, pack boxes and print labels, ride an order picker lift, walk miles in the aisles, select grocery cases in a freezer, check items and quantities, get what's on the list and put it in a box, push a cart up and down the rows, gather items for people's online orders, read a slip and find the bin",
    beside: "Personal grocery shopper, Order processing clerk",
    not: "fruit picker, cotton picker, apple picker, date picker, bone picker, stock picker investments, cherry picker bucket truck, ticket picker",
    context: {
      selector: "warehouse, orders, cases, pallets",
      picker: "orders, warehouse, pack, pick list, scanner",
      "stock picker": "warehouse, orders, shelves",
      "order filler": "warehouse, orders, shelves",
    },
  },
  {
    name: "Forklift operator",
    titles:
      "forklift driver, fork lift driver, fork lift operator, fork truck operator, fork truck driver, FLT driver, FLT operator, lift truck operator, lift truck driver, reach truck operator, reach truck driver, reach lift operator, stand-up forklift operator, hi-lo driver, hilo driver, towmotor operator, clamp truck operator, turret truck operator, counterbalance driver, VNA driver, high lift driver, powered industrial truck operator, stacker driver, cherry picker forklift driver, telehandler driver warehouse, forklift, towmotor driver, tow motor driver, fork lift man, stacker truck driver, straddle carrier driver, lumber carrier operator",
    credentials:
      "forklift certification, OSHA forklift certification, forklift license, RTITB certificate, reach truck certification",
    tools:
      "sit-down forklift, reach truck, stand-up forklift, clamp truck, turret truck, Raymond, Hyster, Crown, Toyota forklift, RF scanner",
    skills:
      "forklift operation, reach truck operation, clamp truck operation, loading trailers, high rack putaway, battery charging, propane tank change, daily forklift inspection, RF scanning, load balancing, dock work",
    duties:
      "drive a forklift, load and unload trailers, stack pallets in high racks, do daily lift inspections, move raw material to the line, feed the production machines, squeeze rolls with a clamp truck, change propane tanks, charge batteries, bring down pallets for pickers, stage outbound loads, lift heavy loads with a lift truck, take pallets off semis, put things way up high on the racks, back up without hitting anybody",
    step: "Yard truck driver, Materials handler, Dock worker, Heavy equipment operator",
    beside: "Crane operator, Forklift mechanic",
    not: "forklift mechanic, forklift sales, forklift trainer, bike fork",
  },
  {
    name: "Materials handler",
    titles:
      "material handling associate, materials handling operative, stock handler, goods handler, line feeder, water spider, tugger driver, tugger operator, material mover, materials coordinator floor, parts runner, production material handler, storeroom clerk, storekeeper, stores person, stores keeper, tool crib attendant, tool room attendant, tool crib clerk, parts crib attendant, MRO storeroom attendant, parts room clerk, supply clerk, central supply clerk, equipment room attendant, parts clerk warehouse, hospital supply clerk, tool crib man, tool room clerk, supply sergeant, crib man, stock chaser, supply room clerk, storeroom keeper, stock room keeper, stores clerk",
    credentials: "forklift certification, OSHA 10",
    tools: "tugger, pallet jack, overhead hoist, kanban cards, barcode scanner, parts bins, scale",
    skills:
      "material handling, line replenishment, kanban, parts issuing, storeroom organization, tool crib control, stock counting, forklift operation, kitting, min-max reordering, requisition filling, hoist operation",
    duties:
      "bring parts to the assembly line, keep bins full, issue tools and parts at the window, fill requisitions, move raw material with a tugger, count stock in the storeroom, reorder supplies at minimum, kit parts for jobs, stock hospital supply rooms, take away finished goods and scrap, hand out tools and parts through a window, keep track of who borrowed the drill, carry stuff to the fellows on the line, write up what is running low, look after the stock room",
    above: "Warehouse supervisor",
    beside: "Production worker, Parts counter salesperson, Sterile processing technician",
    not: "shopkeeper, hazardous material handler abatement, baggage handler, animal handler",
    context: {
      "stores clerk": "parts, issue, storeroom, tools",
      "supply sergeant": "stores, supplies, parts, issue",
      storekeeper: "parts, stores, issue, tools, navy, storeroom",
      "parts runner": "shop, plant, line, parts",
      "supply clerk": "stock, supplies, requisitions, storeroom, hospital",
    },
  },
  {
    name: "Shipping and receiving clerk",
    titles:
      "shipping clerk, receiving clerk, shipper receiver, shipper and receiver, shipping associate, shipping coordinator, receiving associate, shipping and receiving associate, dispatch clerk warehouse, despatch clerk, goods in clerk, goods inwards clerk, goods-in operative, receiver, shipper, shipping specialist, dock clerk, shipping and receiving specialist, traffic clerk, freight clerk, receiving specialist, receiving inspector dock, loading dock clerk, backdoor receiver, grocery receiver, export shipping clerk, shipping, dispatch clerk, shipping room clerk, shipping man, tallyman, tally clerk, goods inward man, receiving man",
    credentials: "forklift certification, IATA dangerous goods, hazmat shipping certification",
    tools: "UPS WorldShip, FedEx Ship Manager, barcode scanner, pallet jack, floor scale, SAP, label printer",
    skills:
      "shipping and receiving, bills of lading, packing slips, UPS WorldShip, packing, freight booking, receiving inspection, purchase order matching, hazmat shipping, carrier selection, load verification, export paperwork",
    duties:
      "receive deliveries at the dock, check goods against packing slips, note damage and shortages, pack and label shipments, print UPS labels, make out bills of lading, book freight pickups, match receipts to purchase orders, sign for deliveries, ship hazardous goods, weigh and measure cartons, keep the dock log, sign for what comes in on trucks, make up boxes and send them off, tape and address parcels, count what the trucker brought, do the paperwork at the back door, ship packages and crates",
    above: "Warehouse supervisor",
    step: "Inventory clerk, Logistics coordinator",
    beside: "Mail clerk, Order processing clerk",
    not: "wide receiver, radio receiver, court appointed receiver, receiver in bankruptcy, bank receiver, shipping line agent, ship captain",
    context: {
      tallyman: "cargo, dock, goods, count",
      "dispatch clerk": "shipping, receiving, parcels, boxes",
      receiver: "dock, deliveries, goods, warehouse, receiving, packing slips",
      shipper: "dock, packages, warehouse, freight, packing",
      shipping: "dock, packages, labels, pack, UPS, warehouse",
      "traffic clerk": "freight, shipments, carriers",
    },
  },
  {
    name: "Inventory clerk",
    titles:
      "inventory associate, cycle counter, inventory counter, stock clerk, stock control clerk, inventory taker, inventory auditor, stock taker, stocktaker, stock checker, inventory control clerk, physical inventory counter, inventory assistant, inventory technician, inventory data clerk, warehouse inventory clerk, RGIS counter, inventory service associate, traveling inventory counter, stock records clerk, stock auditor, perpetual inventory clerk, stock ledger clerk",
    tools: "barcode scanner, warehouse management system, Excel, RF scanner, handheld counter",
    skills:
      "inventory counting, cycle counts, stock reconciliation, bin location control, barcode scanning, variance checking, data entry, physical inventory, lot tracking, stock records",
    duties:
      "count stock in the aisles, do cycle counts, scan shelves in stores overnight, find missing items, correct stock records, check bin locations, track lot numbers, help with the annual physical inventory, enter receipts and issues, report variances, count what's on hand, keep track of how many are left, tally boxes with a clipboard, find out where missing stuff went, keep the stock cards",
    step: "Inventory control specialist",
    beside: "Cost accountant",
    not: "stock market clerk, stock transfer agent, home inventory insurance",
    context: {
      "stock clerk": "inventory, count, warehouse, stockroom, shelves, bins",
      "inventory auditor": "count, stock, scan, stores",
    },
  },
  {
    name: "Inventory control specialist",
    titles:
      "inventory manager, inventory control manager, inventory analyst, inventory control analyst, inventory controller, stock controller, stock control manager, inventory planner, inventory specialist, inventory coordinator, inventory supervisor, inventory accuracy specialist, replenishment analyst, replenishment planner, replenishment manager, deployment planner, inventory control supervisor, stores manager industrial, spare parts planner, MRO inventory manager, inventory consultant, director of inventory, stores controller, stock superintendent, stores superintendent",
    credentials: "CPIM, APICS CPIM, CSCP",
    tools: "SAP, warehouse management system, Manhattan WMS, Excel, NetSuite, Fishbowl",
    skills:
      "inventory control, cycle count programs, stock level planning, ABC analysis, safety stock, reorder points, inventory turns, obsolete stock reduction, root cause of variances, replenishment planning, ERP inventory modules, inventory valuation",
    duties:
      "set stock levels and reorder points, run the cycle count program, dig into inventory variances, cut slow and obsolete stock, plan replenishment to stores, lead the year-end physical inventory, report inventory turns, clean up part numbers, decide what spares to keep, fix WMS transactions, see that we never run out or have too much, decide when to order more, find why the count is off, get rid of what just sits there",
    above: "Supply chain manager, Warehouse manager",
    step: "Demand planner, Supply chain analyst",
    beside: "Cost accountant",
    not: "property inventory clerk, personality inventory, stockbroker",
    context: { "stock controller": "inventory, warehouse, stores, levels" },
  },
  {
    name: "Dock worker",
    titles:
      "freight handler, dock hand freight, dockman, loader, truck loader, truck unloader, trailer loader, loading dock worker, unloader, lumper, freight unloader, freight loader, cargo handler, cross dock associate, LTL dock worker, container unloader, lorry loader, loading operative, devanner, dock loader, dock associate, cargo agent handler, air cargo handler, air freight handler, freight hustler, freight house man, truck swamper, swamper, platform man, platform worker, loading bay worker, stower, carloader, boxcar unloader",
    credentials: "forklift certification",
    tools: "forklift, pallet jack, load bars, dock plates, trailer hooks, shrink wrap",
    skills:
      "loading and unloading, freight handling, forklift operation, load securement, cross-docking, container unloading, pallet building, dock safety, breaking down loads, freight sorting",
    duties:
      "unload trailers by hand, break down pallets at grocery docks, move freight across the dock at night, load trailers tight and high, block and brace freight, strip ocean containers, sort freight by door, chock wheels and set dock plates, handle air cargo pallets, check freight for damage, toss boxes, empty a boxcar",
    above: "Warehouse supervisor",
    step: "Package handler",
    beside: "Longshore worker, Local truck driver",
    not: "boat dock builder, dry dock, front end loader, backhoe loader, loader operator, docker container, data loader, boot loader",
    context: { loader: "trucks, trailers, freight, dock, boxes", unloader: "trucks, trailers, freight, dock" },
  },
  {
    name: "Package handler",
    titles:
      "parcel handler, parcel sorter, package sorter, UPS package handler, FedEx package handler, sort associate, sortation associate, parcel sorting operative, preload worker, preloader, package handler hub, freight sorter, sorter, hub worker, seasonal package handler, twilight sorter, mail parcel handler, parcel post sorter, parcel porter, parcel clerk",
    tools: "conveyor, scanner, package car, container cans",
    skills:
      "package sorting, loading package cars, scanning parcels, lifting, zip code sorting, conveyor work, loading and unloading, working fast",
    duties:
      "sort parcels on a conveyor, load package cars before dawn, unload trailers at the hub, read zip codes, scan every parcel, lift up to seventy pounds, work twilight or preload shift, peak season holiday work, stack boxes like walls, wear steel toes and gloves, throw boxes onto trucks, pull parcels off the belt, work nights at UPS before Christmas, put packages by zip code",
    beside: "Delivery driver, Mail clerk, Postal clerk",
    not: "software package, package designer, laundry sorter, egg sorter",
    context: { sorter: "parcels, packages, conveyor, hub", preloader: "packages, trucks, UPS" },
  },
  {
    name: "Warehouse supervisor",
    titles:
      "warehouse lead, warehouse team leader, warehouse team lead, warehouse foreman, shipping supervisor, shipping and receiving supervisor, receiving supervisor, shipping foreman, dock supervisor, dock lead, outbound supervisor, inbound supervisor, warehouse shift supervisor, warehouse shift manager, stockroom supervisor, materials supervisor, fulfillment supervisor, warehouse coordinator, lead warehouseman, delivery supervisor, warehouse charge hand, assistant warehouse manager, shipping lead, night warehouse supervisor, head storeman, head storekeeper, stores foreman, dock foreman, head shipper",
    credentials: "forklift certification, OSHA 30, forklift trainer certification",
    tools: "warehouse management system, RF scanner, labor management system, Excel",
    skills:
      "warehouse supervision, shift supervision, labor planning, dock scheduling, pick rate management, safety meetings, training new hires, forklift training, inventory accuracy, shipping and receiving, conflict handling on shift, overtime control",
    duties:
      "run a warehouse shift, assign pickers and loaders, keep the docks moving, check that trucks leave on time, train forklift drivers, hold safety huddles, track pick rates, fix mis-shipments, plan overtime, walk the floor, write up incidents, tell the warehouse fellows what to do, see that trucks get out on time, find out who loaded the wrong pallet",
    above: "Warehouse manager",
    beside: "Retail store supervisor",
    not: "data warehouse lead, boat dock supervisor",
    context: {
      "dock supervisor": "freight, trucks, trailers, dock, warehouse",
      "materials supervisor": "warehouse, stock, plant",
    },
  },
  {
    name: "Warehouse manager",
    titles:
      "warehouse operations manager, stores manager warehouse, warehousing manager, shipping manager, fulfillment manager, fulfillment center manager, warehouse director, shipping and receiving manager, warehouse general manager, self storage warehouse manager, cold storage manager, 3PL manager, 3PL operations manager, parts warehouse manager, despatch manager, warehouse consultant, records warehouse manager, e-commerce fulfillment manager, depot manager, warehouse superintendent, warehouse keeper, warehouse boss",
    credentials: "CSCP, CLTD, OSHA 30, Six Sigma Green Belt, forklift trainer certification",
    tools: "Manhattan WMS, HighJump, SAP EWM, NetSuite, labor management system, Excel",
    skills:
      "warehouse management, warehouse layout, slotting, labor planning, inventory accuracy, WMS implementation, 3PL operations, safety programs, warehouse budgets, process improvement in warehouses, racking design, order fulfillment, carrier relations",
    duties:
      "run a warehouse, hire and schedule warehouse staff, lay out racks and pick lines, improve order accuracy, cut shipping costs, keep stock accurate, set up a new warehouse, put in a WMS, manage customer accounts at a 3PL, keep OSHA happy, plan peak season, slot fast movers, know where everything is kept, keep goods safe and dry, get orders out the same day, see that nobody gets hurt on lifts",
    above: "Distribution center manager, Logistics manager",
    beside: "Plant manager, Retail store manager",
    not: "data warehouse manager, warehouse loan manager, Warehouse Manager WM software, wholesale club manager",
    context: {
      "shipping manager": "warehouse, dock, freight, carriers, orders",
      "depot manager": "warehouse, vehicles, stock, distribution",
      "fulfillment manager": "orders, warehouse, pick, ship",
    },
  },
  {
    name: "Distribution center manager",
    titles:
      "distribution manager, DC manager, distribution center director, distribution operations manager, director of distribution, distribution director, VP of distribution, regional distribution manager, DC general manager, multi-site warehouse director, head of distribution, director of warehousing, director of fulfillment, distribution consultant, distribution network consultant, physical distribution director",
    credentials: "CSCP, CLTD, Six Sigma Black Belt, MBA",
    tools: "Manhattan WMS, Blue Yonder, conveyor and sortation systems, labor management system, AutoStore",
    skills:
      "distribution operations, distribution network design, warehouse automation, large team leadership, engineered labor standards, P&L responsibility, multi-site operations, union relations, distribution center startup, continuous improvement, service level management",
    duties:
      "run a large distribution center, lead several hundred associates, start up a new DC, bring in conveyors and robots, set labor standards, own the building's budget, consolidate warehouses, keep stores in stock, negotiate with the union, close a facility, advise on network design, be over a huge warehouse with hundreds of people, see that stores get their goods, bring in machines to sort boxes, answer for the whole depot",
    above: "Supply chain executive",
    step: "Logistics manager",
    beside: "Plant manager",
    not: "film distribution, email distribution, power distribution, distribution channel sales manager, water distribution",
    context: {
      "distribution manager": "warehouse, trucks, DC, stores, orders, logistics",
      "director of distribution": "warehouse, DC, logistics, orders",
      "DC manager": "distribution, warehouse, associates",
    },
  },
  {
    name: "Logistics coordinator",
    titles:
      "logistics specialist, logistics clerk, logistics assistant, logistics associate, transportation coordinator, freight coordinator, shipment coordinator, transport clerk, supply chain coordinator, logistics administrator, carrier coordinator, logistics planner, logistics officer, transport administrator, supply chain assistant, delivery coordinator, freight rate clerk, freight bill auditor, freight auditor, shipment planner, export coordinator, import coordinator, container coordinator, traffic clerk, shipping office clerk",
    credentials: "CLTD, logistics certificate, APICS",
    tools: "transportation management system, SAP, MercuryGate, Excel, carrier portals, project44",
    skills:
      "logistics coordination, shipment tracking, freight booking, carrier communication, freight quotes, freight bill auditing, delivery scheduling, import documents, export documents, transportation management systems, freight claims, customer updates",
    duties:
      "book trucks and containers, track shipments, call carriers about late loads, get freight quotes, schedule deliveries, audit freight bills, file freight claims, prepare shipping documents, update customers on arrival, expedite hot shipments, keep the shipping calendar, see that shipments get from here to there, phone truckers to find out where a load is, line up a truck, look over freight bills, tell customers when it will come",
    above: "Logistics manager, Transportation manager",
    step: "Freight dispatcher, Freight broker, Load planner, Supply chain analyst, Customs broker",
    beside: "Order processing clerk, Purchasing clerk",
    not: "event logistics coordinator, military logistics officer, travel coordinator, logistic regression",
    context: {
      "traffic clerk": "freight, carriers, shipments, rates",
      "transportation coordinator": "freight, carriers, shipments, trucks, loads",
      "logistics officer": "freight, shipments, supplies, transport",
      "delivery coordinator": "shipments, trucks, customers, orders",
    },
  },
  {
    name: "Load planner",
    titles:
      "load builder, route planner, transportation planner freight, traffic planner, truck load planner, routing clerk, route coordinator, router, delivery route planner, transport scheduler, delivery scheduler, freight planner, weight and balance load planner, air cargo load planner, stowage planner, vessel planner, route analyst, route optimization analyst, dock scheduler, container load planner, stowage clerk, loadmaster, load master",
    tools: "Roadnet, Descartes, route optimization software, transportation management system, Excel, CargoWise",
    skills:
      "load planning, route optimization, cube and weight calculation, dock scheduling, consolidation planning, driver schedules, transportation management systems, stowage planning, weight and balance, delivery windows, cost per stop",
    duties:
      "plan what goes on each truck, build delivery routes, fill trailers to the limit, combine small orders into loads, schedule dock doors, balance aircraft cargo, plan container stowage, keep delivery windows, cut miles and stops, hand routes to drivers, figure how to fit it all in one truck, draw up drivers' stops, map the best way to go, see that a plane is loaded even",
    beside: "Production planner",
    not: "network router, wood router, electrical load planner, crane lift planner",
    context: {
      loadmaster: "cargo, aircraft, weight, balance",
      router: "routes, trucks, deliveries, stops, loads",
      "route planner": "routes, trucks, deliveries, drivers",
      "delivery scheduler": "trucks, loads, routes",
    },
  },
  {
    name: "Transportation manager",
    titles:
      "traffic manager, director of transportation logistics, transportation supervisor freight, freight manager, corporate traffic manager, carrier manager, carrier procurement manager, transportation analyst, freight analyst, inbound transportation manager, outbound transportation manager, head of transport, transportation consultant freight, freight consultant, private fleet manager, rail transportation manager, intermodal manager, transportation director, freight cost consultant, VP of transportation, traffic superintendent, general traffic manager",
    credentials: "CTL, CLTD, Transport Manager CPC, AST&L certification",
    tools: "transportation management system, Oracle Transportation Management, SAP TM, MercuryGate, Blue Yonder",
    skills:
      "transportation management, carrier contract negotiation, freight rate negotiation, mode selection, intermodal shipping, freight spend analysis, truckload bids, private fleet operations, carrier scorecards, freight claims, rail shipping, less-than-truckload freight",
    duties:
      "negotiate rates with carriers, run freight bids, choose truck rail or air, cut freight spend, manage a private fleet, set routing guides, score carriers, ship by rail car, plan inbound freight, settle damage claims, audit freight payments, find the cheapest way to ship, deal with trucking firms and railroads, talk down freight rates, keep a company's own trucks busy",
    step: "Logistics manager, Freight broker",
    beside: "Purchasing manager",
    not: "traffic engineer, website traffic manager, advertising traffic manager, air traffic manager, highway transportation engineer",
    context: {
      "traffic manager": "freight, carriers, shipping, loads, rates",
      "transport manager": "freight, trucks, carriers, haulage, drivers",
      "transportation director": "freight, carriers, logistics",
      "transportation analyst": "freight, carriers, rates, logistics",
    },
  },
  {
    name: "Logistics manager",
    titles:
      "logistics director, director of logistics, head of logistics, logistics supervisor, logistics operations manager, regional logistics manager, logistics consultant, freight and logistics manager, 3PL logistics manager, global logistics manager, international logistics manager, logistician, logistics engineer, military logistician, reverse logistics manager, logistics project manager, physical distribution manager, VP of logistics, interim logistics manager, customer logistics manager, disaster logistics manager, quartermaster, transport and distribution manager, supply officer, movement control officer",
    credentials: "CLTD, CSCP, PLS, Certified Professional Logistician, CTL",
    tools: "SAP, Oracle Transportation Management, Manhattan WMS, transportation management system, Excel",
    skills:
      "logistics management, freight cost reduction, 3PL management, distribution planning, import and export logistics, carrier contract negotiation, warehouse management, reverse logistics, logistics network design, military logistics, customs coordination, integrated logistics support",
    duties:
      "manage warehousing and freight, choose and manage a 3PL, cut logistics costs, plan distribution for new products, oversee imports and exports, set up returns handling, coordinate relief supplies, support military equipment in the field, report on-time delivery, renegotiate freight contracts, lead logistics teams, see that goods get where they have to be, run trucks and warehouses for a firm, get supplies to soldiers or to a flood, work out a cheaper way to move things",
    above: "Supply chain executive",
    step: "Supply chain manager",
    beside: "Operations manager, Purchasing manager",
    not: "event logistics, logistic regression",
    context: {
      quartermaster: "supply, logistics, army, warehouse",
      "supply officer": "logistics, army, military, warehouse",
    },
  },
  {
    name: "Supply chain analyst",
    titles:
      "logistics analyst, supply chain data analyst, supply analyst, distribution analyst, network optimization analyst, supply chain specialist, supply chain modeler, materials analyst, supply chain systems analyst, WMS analyst, supply chain business analyst, supply chain planner, supply planner, procurement and supply analyst, inventory optimization analyst, logistics data analyst, physical distribution analyst",
    credentials: "CPIM, CSCP, Six Sigma Green Belt",
    tools: "Excel, SAP, Tableau, Power BI, SQL, Llamasoft, Coupa Supply Chain Design",
    skills:
      "supply chain analysis, supply planning, network modeling, freight cost analysis, inventory optimization, KPI dashboards, spreadsheet modeling, lead time analysis, data cleansing, service level reporting, MRP",
    duties:
      "analyze inventory and freight data, model where warehouses should be, track supplier lead times, build KPI dashboards, find cost savings in the supply chain, plan supply against forecast, report fill rates, study stockouts, test what-if scenarios, support WMS users, crunch numbers on stock and freight, find where money leaks in shipping, put parts and trucks in spreadsheets, figure where a warehouse ought to go",
    above: "Supply chain manager",
    step: "Demand planner, Production planner",
    beside: "Data analyst",
    context: { "supply planner": "materials, forecast, inventory, plants, supply chain" },
  },
  {
    name: "Demand planner",
    titles:
      "demand planning manager, demand forecaster, sales forecaster, forecast analyst, demand analyst, demand planning analyst, director of demand planning, merchandise planner, allocation planner, allocation analyst, allocator, S&OP manager, sales and operations planning manager, S&OP facilitator, demand manager, forecasting manager, demand and inventory planner, SIOP manager, IBP manager, demand planning consultant, retail planner, forecasting consultant, market forecaster, stock planner",
    credentials: "CPIM, CPF, CSCP, IBF certification",
    tools: "SAP APO, SAP IBP, Blue Yonder, Kinaxis, Excel, Logility, o9",
    skills:
      "demand planning, sales forecasting, S&OP, statistical forecasting, forecast accuracy, new product forecasting, consensus forecasting, promotion planning, seasonality, inventory planning, merchandise allocation, SAP IBP",
    duties:
      "forecast sales by item, run the monthly S&OP meeting, collect sales input on promotions, measure forecast accuracy, plan for new product launches, allocate merchandise to stores, adjust for season and trend, agree on one number with finance, flag stockout risks, clean sales history, guess how much will sell next month, look at last year's sales to plan this year's, say how many to make, keep stores from running out at Christmas",
    above: "Supply chain manager",
    beside: "Sales operations analyst, Retail buyer, Production planner",
    not: "weather forecaster, demand generation, demand letter, electricity demand response, memory allocator",
    context: {
      "demand manager": "forecast, inventory, planning, S&OP",
      "forecast analyst": "sales, demand, inventory, items",
      allocator: "stores, merchandise, stock",
      "S&OP manager": "demand, forecast, sales and operations",
      "retail planner": "merchandise, stores, stock, sales plan",
    },
  },
  {
    name: "Supply chain manager",
    titles:
      "supply chain lead, supply chain planning manager, supply manager, global supply chain manager, materials manager, materials management director, supply chain operations manager, supply chain project manager, supply chain supervisor, head of supply chain, interim supply chain manager, supply planning manager, hospital materials manager, supply chain program manager, plant materials manager, supply chain business partner, healthcare supply chain manager, logistics and procurement manager, materials control manager, supplies officer",
    credentials: "CSCP, CPSM, CPIM, CLTD, MBA, Six Sigma Black Belt, SCOR-P",
    tools: "SAP, Oracle, Kinaxis, Blue Yonder, NetSuite, Excel",
    skills:
      "supply chain management, S&OP, inventory reduction, supplier management, procurement, logistics management, lead time reduction, supply risk management, ERP planning, global sourcing, cost reduction, materials management, lean supply chain",
    duties:
      "manage the flow from suppliers to customers, balance inventory and service, lead planners and buyers, shorten lead times, deal with shortages, bring in second suppliers, run S&OP, manage a hospital's supplies, cut inventory, handle tariffs, put planning into the ERP, see that parts come in and goods go out, line up suppliers and truckers, keep the plant from running out, find a way around shortages",
    above: "Supply chain executive",
    step: "Supply chain consultant",
    not: "supply chain finance, supply teacher, power supply, water supply manager, software supply chain security",
    context: {
      "supplies officer": "materials, stock, purchasing, suppliers",
      "materials manager": "supply, inventory, purchasing, planning, stock, hospital supplies",
      "supply manager": "suppliers, inventory, sourcing, materials",
    },
  },
  {
    name: "Supply chain executive",
    titles:
      "chief supply chain officer, CSCO, VP of supply chain, vice president of supply chain, supply chain director, director of supply chain, SVP supply chain, VP of operations and supply chain, director of materials, vice president of logistics, global supply chain director, fractional supply chain officer, interim supply chain director, supply chain board advisor, EVP supply chain, VP of materials, vice president of distribution, vice president of physical distribution, vice president of materials",
    credentials: "MBA, CSCP, CPSM, Six Sigma Black Belt",
    tools: "SAP, Kinaxis, Oracle",
    skills:
      "supply chain strategy, end-to-end supply chain leadership, global operations, supply chain transformation, network redesign, executive S&OP, working capital reduction, supply chain resilience, organizational design, M&A supply chain integration, nearshoring, P&L responsibility",
    duties:
      "set supply chain strategy, lead global planning sourcing and logistics, move production closer to home, cut working capital, report to the board, integrate an acquired company's supply chain, redesign the network, lead a crisis through shortages, mentor supply chain leaders, chair executive S&OP, be in charge of everything from buying to delivery, run factories' supply worldwide, bring work back from China, answer to the president for stock and freight",
    beside: "Chief operating officer",
    context: { CSCO: "supply chain, officer, executive", "director of materials": "supply, inventory, purchasing" },
  },
  {
    name: "Supply chain consultant",
    titles:
      "supply chain advisor, supply chain management consultant, logistics and supply chain consultant, operations and supply chain consultant, S&OP consultant, inventory management consultant, WMS consultant, WMS implementation consultant, warehouse design consultant, warehouse systems consultant, TMS consultant, supply chain mentor, supply chain expert, supply chain trainer, CSCP instructor, APICS instructor, sourcing and logistics advisor, supply chain professor, supply chain instructor, materials management consultant",
    credentials: "CSCP, CPIM, SCOR-P, Six Sigma Black Belt, CLTD instructor",
    tools: "Manhattan WMS, SAP EWM, Blue Yonder, Excel, Körber",
    skills:
      "supply chain consulting, warehouse design, WMS implementation, inventory reduction, network studies, S&OP design, supply chain training, supply chain assessment, freight bid support, requirements gathering, lean supply chain",
    duties:
      "assess a company's supply chain, find inventory and freight savings, help choose a WMS, design a warehouse layout, set up S&OP for a small company, coach planners and buyers, teach APICS classes, run a network study, write the business case, see a system through go-live, show a firm where its stock and freight waste money, tell folks how to set up a warehouse, teach people to plan what they buy, lend forty years of know-how to small companies",
    beside: "Management consultant, Process improvement consultant",
  },
  {
    name: "Freight broker",
    titles:
      "freight broker agent, freight agent, load broker, truck broker, transportation broker, cargo broker, freight sales agent, logistics account executive, carrier sales representative, carrier sales rep, 3PL sales representative, freight brokerage manager, brokerage agent freight, freight account manager, logistics sales representative, independent freight agent, haulage broker, freight salesman, logistics sales manager, logistics sales executive, traffic agent, commission freight agent",
    credentials: "freight broker license, freight broker bond, TIA certification, CTB",
    tools: "DAT load board, Truckstop, McLeod PowerBroker, Highway carrier vetting, transportation management system",
    skills:
      "freight brokerage, rate negotiation, load boards, carrier vetting, shipper prospecting, cold calling shippers, margin management, load tracking, rate confirmation, freight claims, carrier relations, spot market pricing",
    duties:
      "find trucks for shippers' loads, negotiate with carriers, post loads on DAT, call shippers for freight, vet carriers for fraud, earn a margin per load, send rate confirmations, track loads to delivery, book hot and oversize freight, work on commission from home, build a book of business, match loads with truckers, find somebody to haul it, work the phone with shippers and drivers, take a cut on each haul",
    beside: "Outside sales representative, Account manager",
    not: "insurance broker, mortgage broker, message broker, stock broker, ship broker",
    context: {
      "freight agent": "loads, carriers, shippers, broker, trucks",
      "brokerage agent freight": "loads, carriers",
    },
  },
  {
    name: "Freight forwarder",
    titles:
      "freight forwarding agent, freight forwarding manager, forwarding agent, ocean freight coordinator, air freight agent, air export agent, ocean export agent, ocean import agent, freight forwarding specialist, shipping agent, international freight coordinator, NVOCC manager, ocean export coordinator, international shipping coordinator, air cargo agent, cargo agent, consolidation agent, forwarder, ocean freight manager, airfreight manager, project cargo manager, international freight forwarder, shipbroker, ship broker, freight forwarding consultant, LC documentation specialist shipping, shipping and forwarding agent, steamship agent",
    credentials: "FMC OTI license, FIATA diploma, IATA dangerous goods, IATA cargo certification",
    tools: "CargoWise, Descartes, INTTRA, AES Direct, air waybill, carrier portals",
    skills:
      "freight forwarding, ocean freight, air freight, export documentation, letters of credit documents, Incoterms, container booking, consolidation, air waybills, AES filing, rate quoting, project cargo, dangerous goods shipping, agent network",
    duties:
      "book ocean containers and air freight, prepare air waybills and bills of lading, file export declarations, quote door to door rates, consolidate shipments, arrange pickup and on-carriage, deal with overseas agents, ship machinery as project cargo, check letter of credit papers, trace lost containers, send goods overseas by ship or plane, find room on a vessel, get a container to another country, ship someone's car or household abroad",
    step: "Customs broker, Import export specialist, Freight broker",
    beside: "Trade finance specialist",
    not: "email forwarder, log forwarder, logging forwarder operator, forestry forwarder",
    context: {
      "steamship agent": "freight, cargo, export, containers",
      forwarder: "freight, ocean, air, containers, export",
      "cargo agent": "air, freight, airline, waybill",
      "shipping agent": "ocean, freight, containers, export",
    },
  },
  {
    name: "Customs broker",
    titles:
      "customs house broker, licensed customs broker, LCB, customhouse broker, customs agent, customs clearance agent, customs entry writer, entry writer, customs brokerage manager, customs specialist, customs compliance broker, import entry clerk, customs clearance specialist, import broker, clearance agent, customs consultant, duty drawback specialist, drawback specialist, tariff classification specialist, customs declarant, customs manager, customs clerk, shipping and customs clerk",
    credentials: "customs broker license, CCS, Certified Customs Specialist, LCB",
    tools: "ACE portal, CargoWise, Descartes, Harmonized Tariff Schedule, Integration Point",
    skills:
      "customs brokerage, tariff classification, customs entries, duty calculation, customs valuation, duty drawback, import compliance, ISF filing, FDA import holds, free trade agreements, customs bonds, country of origin marking",
    duties:
      "clear imports through customs, classify goods by tariff number, work out duties and tariffs, file entries in ACE, get releases on held cargo, file security filings before sailing, claim duty refunds, answer customs requests, arrange customs bonds, deal with FDA and USDA holds, advise importers on rules, figure what duty is owed, fill in papers for what comes from abroad, get a shipment off the pier",
    step: "Import export specialist, Trade compliance manager",
    beside: "Corporate attorney",
    not: "custom builder, insurance broker, customs border patrol officer, custom framing, customs officer",
    context: {
      LCB: "customs, broker, entry",
      "entry writer": "customs, imports, tariff, entries",
      "customs agent": "broker, clearance, entries, imports",
      "customs manager": "imports, duties, clearance, tariff",
    },
  },
  {
    name: "Import export specialist",
    titles:
      "import export manager, import manager, export manager, import specialist, export specialist, import export coordinator, import clerk, export clerk, import export clerk, international trade specialist, export consultant, export sales and documentation manager, export administrator, import administrator, export documentation clerk, import export consultant, international trade consultant, global trade specialist, export advisor, export trade counselor, import export agent, foreign trade specialist, export shipping manager, foreign shipping clerk, shipping documents clerk, export man",
    credentials: "CGBP, NASBITE CGBP, CCS, CES, Certified Export Specialist",
    tools: "ACE portal, AES Direct, CargoWise, SAP GTS, Excel",
    skills:
      "import and export, export documentation, Incoterms, letters of credit documents, tariff classification, certificates of origin, overseas supplier coordination, international freight, export controls, market entry, free trade agreements, landed cost",
    duties:
      "prepare export papers, import goods from overseas factories, figure landed cost, get certificates of origin, arrange letters of credit, follow containers to the door, help a small firm start exporting, choose Incoterms, find overseas distributors, keep import files, deal with foreign agents, buy from abroad and sell abroad, do papers for overseas shipments, help a little company sell in other countries, write to agents in foreign lands",
    above: "Trade compliance manager, Logistics manager",
    beside: "Purchasing agent, Small-business advisor",
    not: "import module, data import specialist, export data",
    context: {
      "international trade specialist": "export, import, customs, trade",
      "export manager": "overseas, goods, shipments, distributors, customs",
    },
  },
  {
    name: "Trade compliance manager",
    titles:
      "trade compliance specialist, export compliance officer, export compliance manager, import compliance manager, global trade compliance manager, export control officer, ITAR compliance officer, empowered official, trade compliance analyst, import compliance specialist, trade compliance consultant, export control specialist, export licensing specialist, customs compliance manager, sanctions and export controls advisor, C-TPAT manager, technology control officer, ITAR consultant, international trade compliance manager, export administrator ITAR, export license clerk, export licence officer, embargo officer, customs compliance officer",
    credentials: "CUSECO, CES, CCS, customs broker license, Certified U.S. Export Compliance Officer",
    tools: "SAP GTS, ACE portal, DECCS, SNAP-R, Visual Compliance, OCR Services",
    skills:
      "trade compliance, export controls, ITAR, EAR, tariff classification, export licensing, denied party screening, customs audits, C-TPAT, country of origin, sanctions compliance, voluntary disclosures, trade compliance training",
    duties:
      "apply for export licenses, decide if a product falls under ITAR, screen customers against denied lists, write trade compliance manuals, audit import entries, train engineers on export rules, file voluntary disclosures, answer customs audits, run the C-TPAT program, manage technology control plans, see that we don't sell to the wrong countries, get a license to ship overseas, keep a company out of trouble with customs, look up names on banned lists",
    beside: "Compliance officer, Corporate attorney",
    not: "trade compliance broker dealer, securities trade surveillance, stock trading compliance",
    context: { "empowered official": "ITAR, export, license" },
  },
  {
    name: "Dangerous goods specialist",
    titles:
      "hazmat shipping specialist, dangerous goods safety adviser, DGSA, hazardous materials specialist, dangerous goods coordinator, hazmat coordinator, dangerous goods inspector, hazmat compliance specialist, hazmat employee trainer, hazmat trainer, dangerous goods trainer, dangerous goods packer, hazmat packer, hazardous materials shipper, hazmat consultant transportation, explosives shipper, dangerous cargo inspector",
    credentials: "IATA dangerous goods, 49 CFR training, IMDG certification, DGSA certificate, CHMM",
    tools: "IATA DGR, UN packaging, Labelmaster, DGIS, safety data sheets",
    skills:
      "dangerous goods shipping, 49 CFR, IATA DGR, IMDG code, hazmat classification, UN packaging, placarding, shipper's declarations, lithium battery shipping, hazmat training, safety data sheets",
    duties:
      "classify hazardous materials for shipment, make out dangerous goods declarations, pack lithium batteries, choose UN packaging and labels, check air cargo for hazards, train hazmat employees, answer FAA and DOT inspections, write hazmat procedures, segregate chemicals in containers, keep hazmat training records, see that chemicals and batteries are packed safely, put the diamond labels on drums, teach folks how to ship acid or paint, say what can't go on a plane",
    beside: "Safety officer, Shipping and receiving clerk, Environmental compliance specialist",
    not: "hazmat firefighter, hazmat removal worker, hazmat CDL",
    context: {
      "hazmat coordinator": "shipping, packaging, declarations, 49 CFR",
      "hazardous materials specialist": "shipping, DOT, packaging, classification",
    },
  },
  {
    name: "Mover",
    titles:
      "furniture mover, moving helper, removal man, removals operative, removals porter, household goods mover, moving crew member, moving labor, professional mover, moving company worker, furniture remover, piano mover, office mover, loading helper, packer and mover, household goods packer, moving packer, safe mover, fine art handler, art handler, art mover, moving crew leader, move crew foreman, van line driver, household goods driver, bedbugger, man with a van, man and van, delivery installer furniture, moving man, pantechnicon driver, furniture packer, household mover, moving guy",
    credentials: "CDL B, HHG certification, background check clearance",
    tools: "furniture pads, dollies, straps, piano board, wardrobe boxes, moving truck, stair climber",
    skills:
      "furniture moving, packing household goods, loading trucks, lifting, furniture disassembly, padding and wrapping, piano moving, household inventory, stair carries, crating, art handling, truck driving",
    duties:
      "carry furniture up and down stairs, wrap and pad pieces, pack dishes and books, load the truck tight, take apart and set up beds, move pianos and safes, tag items on an inventory, protect floors and doors, set furniture where people want it, move offices over a weekend, drive the moving van, crate and hang art, move people's stuff to a new house, haul sofas and refrigerators, wrap grandma's dishes, help old folks move to an apartment, lift heavy things, carry boxes upstairs, have a pickup and a strong back",
    above: "Moving company manager",
    step: "Delivery driver, Dock worker",
    beside: "Piano tuner, Collections manager",
    not: "earth mover, mover and shaker, move in legal motion, lawn mower",
    context: { "packer and mover": "household, furniture", "moving labor": "furniture, household, boxes" },
  },
  {
    name: "Moving company manager",
    titles:
      "moving estimator, moving consultant, removals surveyor, relocation estimator, moving sales consultant, household goods surveyor, moving coordinator, removals manager, moving operations manager, moving company dispatcher, moving company owner, van line agent, moving surveyor, moving claims adjuster, household goods move counselor, military move counselor, self storage manager, storage facility manager, storage manager, transfer company owner, transfer and storage man, removals estimator, furniture depository manager, mini storage manager",
    credentials: "CMC, AMSA certification, Certified Moving Consultant",
    tools: "MoveHQ, Yembo virtual survey, Atlas tariff, SiteLink, Excel",
    skills:
      "moving estimates, in-home surveys, household goods tariffs, crew scheduling, moving sales, claims settlement, storage management, military moves, move coordination, customer reassurance, self storage leasing",
    duties:
      "visit homes and estimate moves, work out weight and price, book moving crews and trucks, explain valuation coverage, settle damage claims, coordinate military moves, rent storage units, collect storage rents, run storage lien auctions, answer worried customers, look over a house and say what a move costs, send out moving crews, look after storage lockers, cut off a lock when rent isn't paid, run a moving outfit",
    beside: "Freight dispatcher, Employee relocation specialist, Property manager",
    not: "data storage manager, file storage, SAN storage administrator, construction estimator",
    context: {
      "storage manager": "units, tenants, rent, facility, self storage",
      "move coordinator": "household, crews, movers, trucks",
      "moving coordinator": "household, crews, movers, trucks",
    },
  },
];
