/** Warehousing, freight, planning, customs, and supply chains. */
export const LOGISTICS_SKILLS = `
Forklift trainer certification: train the trainer forklift
Order picker certification: order picker lift operation, cherry picker lift
CPIM: APICS CPIM, certified in production and inventory management, certified in planning and inventory management
CSCP: certified supply chain professional, APICS CSCP
CLTD: certified in logistics transportation and distribution, APICS CLTD
SCOR-P: SCOR, SCOR model
Certified Professional Logistician: PLS logistician
CPF: certified professional forecaster, IBF certification
Freight broker license: property broker authority
Customs broker license: LCB, licensed customs broker, customs license
Certified Customs Specialist: CCS
Certified Export Specialist: CES
CGBP: NASBITE CGBP, certified global business professional
FMC OTI license: ocean transportation intermediary, NVOCC license, OTI license
IATA dangerous goods: IATA DG certification, IATA DGR, IATA hazmat
49 CFR: 49 CFR training, 49CFR, DOT hazmat training
IMDG code: IMDG, IMDG certification
DGSA certificate: dangerous goods safety adviser certificate
CUSECO: Certified U.S. Export Compliance Officer
Certified Moving Consultant: AMSA certification
Warehouse work: warehousing, warehouse operations, general warehouse work
Picking and packing: pick pack, picking packing
Order picking: order selecting, order selection, pulling orders, order filling
Voice picking: Vocollect, voice-directed picking
Pallet building: palletizing, building pallets, stacking pallets
Pallet jack operation: pallet jack, electric pallet jack, pallet truck, walkie rider
Forklift operation: forklift, forklift driving, driving a forklift, fork truck, lift truck operation, sit-down forklift
Reach truck operation: reach truck, stand-up forklift, reach lift
Clamp truck operation: clamp truck, squeeze truck
RF scanning: RF scanner, RF gun, barcode scanning, handheld scanner
Shrink wrapping: stretch wrapping, pallet wrapping
Putaway: put away, stock putaway, high rack putaway
Loading and unloading: loading trucks, unloading trucks, loading trailers, unloading freight
Container unloading: devanning, container stripping
Cross-docking: crossdocking
Kitting: kit assembly, parts kitting
Packing: packing boxes, order packing, cartonizing
Package sorting: parcel sorting, sorting packages, zip code sorting
Material handling: material movement
Line replenishment: line feeding, line side supply, water spider
Parts issuing: tool crib control, issuing tools, tool crib
Storeroom organization: storeroom management, stockroom organization
Shipping and receiving: shipping, receiving, shipping/receiving, goods in and goods out, despatch
Receiving inspection of goods: checking deliveries, receiving checks
UPS WorldShip: WorldShip, FedEx Ship Manager, ShipStation
Packing slips: packing lists, delivery notes
Freight booking: booking freight, arranging freight
Freight handling: handling freight, dock work
Inventory counting: stock counting, stocktaking, counting inventory, physical inventory
Cycle counts: cycle count programs
Inventory control: stock control, inventory management, managing inventory, stock management
Inventory accuracy: stock accuracy, stock reconciliation, inventory reconciliation
ABC analysis: ABC inventory classification
Safety stock: reorder points, min-max planning, stock level planning
Inventory reduction: obsolete stock reduction, inventory turns, slow-moving stock
Replenishment planning: replenishment, stock replenishment
Fishbowl: Fishbowl Inventory
Warehouse supervision: supervising warehouse staff
Labor planning: warehouse labor planning, labor management system, engineered labor standards
Dock scheduling: dock appointments, dock door scheduling
Warehouse management: managing a warehouse, warehouse administration
Warehouse layout: warehouse design, racking design, racking layout
Slotting: warehouse slotting, slotting optimization
Warehouse management system: WMS, warehouse software
Manhattan WMS: Manhattan Associates, Manhattan SCALE
SAP EWM: SAP WM, SAP extended warehouse management
HighJump: Körber, Korber WMS
Blue Yonder: JDA, JDA Software, RedPrairie
WMS implementation: warehouse system implementation
3PL operations: 3PL, third-party logistics, contract logistics
3PL management: managing 3PLs, 3PL selection
Distribution operations: distribution, distribution center operations
Distribution network design: network design, logistics network design, network redesign, network modeling, network studies
Warehouse automation: conveyors and sortation, AS/RS, AutoStore, warehouse robotics
Order fulfillment: fulfillment, e-commerce fulfillment
Logistics coordination: coordinating shipments, shipment coordination
Logistics management: managing logistics, logistics operations
Shipment tracking: track and trace, tracking shipments, load tracking
Freight bill auditing: freight audit, auditing freight bills, freight payment
Freight claims: cargo claims, OS&D, damage claims on freight
Load planning: load building, cube and weight calculation, planning loads
Roadnet: Descartes Route Planner, route optimization software
Stowage planning: vessel planning, cargo stowage
Transportation management: freight management, traffic management of freight
Transportation management system: TMS, MercuryGate, Oracle Transportation Management, OTM, SAP TM
Carrier contract negotiation: freight rate negotiation, negotiating freight rates, truckload bids, carrier negotiations
Mode selection: transport mode selection
Intermodal shipping: intermodal, rail intermodal
Rail shipping: railcar shipping, shipping by rail
Freight spend analysis: freight cost analysis, freight cost reduction
Reverse logistics: returns logistics
Military logistics: integrated logistics support, ILS, defense logistics
Supply chain management: SCM, supply chain, managing supply chains
Supply chain strategy: supply chain planning strategy, end-to-end supply chain leadership
Supply chain transformation: supply chain turnaround
Supply chain resilience: supply risk management, supply chain risk
Supply chain analysis: supply chain analytics
Supply chain consulting: supply chain advisory, supply chain assessment
Supply planning: supply planner work, materials planning
Materials management: hospital materials management, materiel management
Demand planning: demand forecasting, forecasting demand
Sales forecasting for supply: statistical forecasting, consensus forecasting, forecast accuracy
S&OP: sales and operations planning, integrated business planning, IBP process
Merchandise allocation: store allocation, allocating merchandise
SAP IBP: SAP APO, APO
Kinaxis: RapidResponse, Kinaxis RapidResponse
Logility: o9, o9 Solutions
Lead time reduction: lead time analysis, shortening lead times
Nearshoring: reshoring, onshoring
Freight brokerage: brokering freight, truck brokerage, freight broking
Carrier vetting: carrier qualification, carrier onboarding
Carrier relations: carrier management, carrier communication
Shipper prospecting: cold calling shippers, freight sales
Freight forwarding: international forwarding, forwarding
Ocean freight: sea freight, ocean shipping, FCL, LCL
Air freight: airfreight, air cargo
Air waybills: AWB, airway bills
Export documentation: export paperwork, AES filing, AES Direct, shipper's export declaration
Letters of credit documents: LC documents, L/C documents
Incoterms: Incoterms 2020, international commercial terms
Project cargo: breakbulk cargo, heavy lift cargo, break bulk
CargoWise: CargoWise One
Container booking: booking containers
Customs brokerage: customs clearance, clearing customs, customs broking
Tariff classification: HTS classification, HS codes, HTS codes, Harmonized Tariff Schedule, Schedule B
Customs entries: entry filing, ACE entries, ACE portal
ISF filing: importer security filing, 10+2
Duty drawback: drawback
Customs valuation: duty calculation, landed cost
Free trade agreements: USMCA, NAFTA, certificates of origin, country of origin
Import and export: import export, import/export, international trade
Import compliance: customs compliance, import regulations
Trade compliance: global trade compliance, international trade compliance
Export controls: export compliance
ITAR: International Traffic in Arms Regulations
EAR: Export Administration Regulations, EAR99
Export licensing
Denied party screening: restricted party screening
C-TPAT: CTPAT, customs trade partnership against terrorism
Dangerous goods shipping: hazmat shipping, shipping hazardous materials, hazardous goods shipping
Lithium battery shipping: shipping lithium batteries
Placarding: hazmat placards
UN packaging: hazmat packaging
Furniture moving: moving furniture, house removals, household moves
Packing household goods: packing for moves, packing a house
Piano moving: moving pianos
Crating: crate building
Moving estimates: estimating moves, in-home surveys of household goods
Military moves: military household goods moves, PCS moves
Storage management: self storage, self storage management, self-storage leasing
`;
