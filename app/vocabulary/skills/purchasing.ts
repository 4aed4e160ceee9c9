/** Skills, tools, and certificates of purchasing, contracts, and foreign trade, with their other spellings. */
export const PURCHASING_SKILLS = `
Purchasing: buying for a company, industrial buying, purchasing work, corporate buying
Procurement: indirect procurement, direct procurement, procurement management
Purchasing management: managing buyers, managing purchasing
Procurement strategy: sourcing strategy, category strategy
Procurement transformation: centralizing procurement
Purchase orders: purchase order processing, placing orders with vendors, PO processing
Requisitions: purchase requisitions
Requests for quotation: RFQ, RFQs, getting quotes, requests for quotes
Bid evaluation: evaluating bids, bid analysis, scoring proposals
Public procurement: government procurement, government purchasing, public purchasing, municipal purchasing
Sole source justification: sole-source
Supplier negotiation: vendor negotiation, negotiating with suppliers, price negotiation with vendors
Vendor selection: supplier selection, choosing suppliers
Supplier evaluation: vendor evaluation, supplier scorecards, vendor ratings, supplier performance
Supplier audits: vendor audits, factory visits, supplier visits
Supplier qualification: qualifying suppliers, vendor qualification
Supplier development: developing suppliers
Strategic sourcing: sourcing of suppliers, sourcing goods, supplier sourcing
International sourcing: low cost country sourcing, China sourcing
Spend analysis: spend analytics
Should-cost analysis: should cost modeling
Total cost of ownership: TCO
Purchasing cost reduction: cost savings in purchasing, purchase price reduction
E-auctions: reverse auctions
Blanket orders: blanket purchase orders
Make-or-buy analysis: make versus buy
MRP: material requirements planning, MRP systems
Category management: managing categories, category planning
Shelf space allocation: space planning of shelves
Syndicated data analysis: scan data analysis
Vendor onboarding: supplier onboarding
Third-party risk: vendor risk, supplier risk management, third party risk management
Supplier diversity: minority-owned suppliers, diverse suppliers
Chargebacks: vendor chargebacks, vendor compliance
Source-to-pay: procure-to-pay, P2P
Order expediting: chasing deliveries, expediting orders
Material shortages: shortage lists, parts shortages
Lead times
Contract administration: administering contracts, contract management
Contract negotiation: negotiating contracts
Contract review: reviewing contracts, contract redlining
Contract lifecycle management: CLM
Terms and conditions: T&Cs
Subcontract management: subcontracts, subcontract administration, subcontractor contracts
Contract modifications: contract changes, contract amendments
Contract closeout: closing out contracts
Flow-down clauses
NDAs: nondisclosure agreements, non-disclosure agreements
Customs documentation: customs paperwork, import documentation
Letters of credit: documentary credits, L/C
Tariffs: import duties, customs duties
Commodity buying: buying commodities
Grain merchandising: grain trading, buying grain
Futures hedging: hedging commodities
Crop grading: grain grading, produce grading
Livestock grading: cattle buying
Log scaling: timber scaling
Scrap grading: scrap metal buying
CPSM: Certified Professional in Supply Management
Certified Purchasing Manager: C.P.M.
NIGP-CPP: NIGP certified procurement professional
CIPS: MCIPS, Chartered Institute of Procurement and Supply
CPCM: Certified Professional Contracts Manager
CFCM: Certified Federal Contracts Manager
Coupa
Jaggaer
Ivalua
JD Edwards: JDE
SAP Fieldglass: Fieldglass
Icertis
Ironclad CLM
Conga CLM
Deltek Costpoint: Costpoint
Automated Export System: AESDirect
SAP GTS: global trade services
JDA Space Planning: Blue Yonder Space Planning
CTPRP: Certified Third Party Risk Professional
NCMA certification: National Contract Management Association
CCCM: Certified Commercial Contracts Manager
Bonfire procurement
PIEE: Procurement Integrated Enterprise Environment
Alibaba
Dual sourcing: second sourcing
Bid protests
Catalog ordering
Invoice discrepancies: invoice mismatches
Commodity markets
Basis contracts
`;
