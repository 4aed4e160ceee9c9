/** Skills, tools, and certificates of selling, with their other spellings. */
export const SALES_SKILLS = `
Sales: selling, salesmanship, sales skills, sales experience, sales work
Outside sales: field sales, outside selling, external sales, territory sales
Inside sales: telesales, office-based sales
Business-to-business sales: B2B sales, B2B, selling to businesses, business to business selling, corporate sales
Consumer sales: B2C sales, business-to-consumer sales, selling to consumers
Cold calling: prospecting calls
Prospecting: sales prospecting, finding new customers, new customer acquisition, hunting for new business
Lead generation: generating leads, lead gen, finding leads
Lead qualification: qualifying leads, lead screening
Lead follow-up: following up leads, following up on leads
Appointment setting: setting sales appointments, setting appointments
Cold e-mail: cold email, outreach e-mail, email prospecting
Social selling: LinkedIn selling
Closing sales: closing deals, deal closing, sales closing
Consultative selling: consultative sales, needs-based selling
Solution selling: solution sales
Relationship selling: relationship sales
Strategic selling: Miller Heiman, strategic sales
SPIN selling: SPIN questions
Sandler method: Sandler training, Sandler sales
Challenger sale: Challenger selling
MEDDIC: MEDDPICC
Upselling: up-selling, suggestive selling, add-on sales
Cross-selling
One-call close: in-home close, same-day close
Commission sales: straight commission, commission-only sales, 100% commission
Account management: customer account management, client account management
Key account management: national accounts, key accounts, major accounts, strategic accounts, national account management
Account planning
Account development: growing accounts, developing accounts
Territory management: managing a sales territory, sales territory, territory planning
Pipeline management: sales pipeline, managing a pipeline, sales funnel
Sales forecasting: forecasting sales, revenue forecasting for sales
Sales presentations: sales pitches, pitching, client presentations, pitch decks
Discovery calls: discovery meetings, needs analysis with clients
Price quotes: quoting, quotations, preparing quotes, sales quotes, estimates for customers
Order writing: writing orders, writing up orders
Sales management: managing salespeople, sales team management, sales supervision, leading sales teams
Sales leadership: leading a sales organization
Sales strategy: sales planning, go to market planning for sales
Sales coaching: coaching salespeople, coaching reps
Sales training: training salespeople, sales skills training
Quota setting: sales quotas, setting quotas, quota achievement, meeting quota
Commission plans: sales compensation plans, sales commission design
Revenue growth: growing revenue, sales growth
Sales turnaround: fixing sales teams
Business development: biz dev, new business development, developing new business
Strategic partnerships: partnership development, alliances, partnerships, strategic alliances
Manufacturers' representation: manufacturers rep work, independent sales representation, independent rep, rep agency
Distributor management: managing distributors, distributor relations, distribution sales, dealer networks
Dealer training: training dealers, reseller training
Channel sales: channel management, partner sales, reseller sales, indirect sales, channel strategy
OEM sales: OEM accounts
Trade shows: tradeshows, trade fairs, expos
Booth staffing: working a booth, trade show booth work
Wholesale selling: wholesale sales, selling to retailers
Technical sales: engineering sales, technical selling, sales engineering, pre-sales, presales
Application engineering for sales: sizing equipment, product specification
Specification selling: spec selling, architectural specification
Telemarketing: tele-marketing, phone selling, telephone sales, phone sales, telephone selling, teleselling
Outbound calls: outbound dialing
Telephone soliciting
Door-to-door sales: door to door selling
Direct selling: direct sales, home parties, network marketing, multi-level marketing, MLM
In-home sales: in-home selling, kitchen table sales, in-home presentations
Automotive sales: car sales, auto sales, vehicle sales, selling cars
Trade-in appraisal: appraising trade-ins, vehicle appraisal
Used car pricing: used car sales, pre-owned sales
Dealership management: auto dealership management, desking deals, car dealership management
F&I: finance and insurance, auto finance, F and I, dealership finance
Extended warranties: service contracts for vehicles, warranty sales
RV sales: motorhome sales, camper sales, recreational vehicle sales
Boat sales: yacht sales, yacht brokerage, marine sales
Powersports sales: motorcycle sales
Manufactured home sales: mobile home sales
Heavy equipment sales: construction equipment sales, machinery sales, equipment sales
Forklift sales: material handling equipment sales, lift truck sales
Truck sales: commercial truck sales, heavy truck sales
Aircraft sales: aircraft brokerage
Medical device sales: medical sales, medical equipment sales, surgical sales, device sales, orthopedic sales
Surgical case coverage: OR case coverage, operating room case support
Hospital sales: selling to hospitals, hospital accounts, value analysis committees
DME: durable medical equipment sales, DME sales
Referral development: physician referral marketing, healthcare marketing liaison
Pharmaceutical sales: pharma sales, drug sales, physician detailing, pharmaceutical detailing
Formulary access: managed care formulary, managed markets
Laboratory sales: lab sales, scientific sales, life science sales, instrument sales
Animal health sales: veterinary sales
Software sales: selling software, SaaS sales, technology sales, IT sales, enterprise software sales, tech sales
Enterprise sales: enterprise selling, complex sales
Telecommunications sales: telecom sales, wireless sales, phone system sales
Industrial sales: selling to manufacturers, industrial products sales
MRO supplies: MRO, MRO sales, maintenance repair and operations supplies, industrial supply
Machine tool sales: cutting tool sales
Fluid power: hydraulics and pneumatics products
Electrical supplies: electrical wholesale
Electronic components sales: semiconductor sales, component sales
Packaging materials: packaging sales, corrugated sales
Capital equipment sales: capital sales
Chemical sales: specialty chemical sales, specialty chemicals
Coatings sales: industrial coatings sales, paint sales to industry
Lubricant sales: oil and grease sales
Janitorial chemicals: jan-san, janitorial supplies, cleaning supplies sales
Building materials sales: building products sales, construction materials sales
Lumber sales: selling lumber
Blueprint takeoffs for sales
Millwork sales: door and window sales
Contractor sales: selling to contractors, pro desk
Home improvement sales: remodeling sales, roofing sales, siding sales, window sales
Solar sales: solar panel sales, residential solar sales
HVAC sales: heating and cooling sales, comfort consulting
Home security sales: alarm sales, security system sales
Advertising sales: ad sales, selling advertising, media sales, selling ads, advertising space sales
Radio advertising sales: radio ad sales, radio spots
Newspaper advertising sales: print advertising sales, print ads
Sponsorship sales: selling sponsorships
Specialty advertising: promotional products, ad specialties, promotional items sales
Business services sales: selling services
Office equipment sales: copier sales, office products sales
Merchant services sales: merchant services, credit card processing sales
Printing sales: selling printing
Energy sales: energy brokerage, commercial electricity sales
Foodservice sales: food service sales, food sales, restaurant sales, wholesale food sales
Food brokerage: food broker
Beverage sales: wine and spirits sales, liquor sales, beer sales, wine sales to trade
Consumer packaged goods sales: CPG sales, grocery sales, FMCG sales
Trade promotion: trade marketing, trade spend
Agricultural sales: ag sales, farm sales, agribusiness sales
Seed sales: seed corn sales, seed selection
Feed sales: livestock feed sales
Crop protection products: crop inputs, ag chemicals
Farm equipment sales: tractor sales
Educational sales: textbook sales, selling to schools, K-12 sales
Apparel wholesale sales: fashion sales, showroom selling, wholesale apparel sales, garment sales
Line sheets
trunk shows
market week
International sales: global sales, overseas sales, foreign sales
Timeshare sales: vacation ownership sales, timeshare
Membership sales: selling memberships, gym membership sales
Sales support: sales administration, sales assistance, supporting a sales team
CRM administration: administering CRM, CRM data cleanup
Sales operations: sales ops, revenue operations, RevOps
Sales enablement: sales playbooks
Sales reporting: sales analysis, sales dashboards
Commission calculation: calculating commissions
Price analysis: margin analysis
Deal desk: deal pricing
Price lists: price list maintenance
CPMR: Certified Professional Manufacturers Representative
CPSP: Certified Professional Sales Person
Certified Sales Engineer
CNPR: Certified National Pharmaceutical Representative
Certified Pricing Professional: CPP pricing
Motor vehicle salesperson license: car sales license, vehicle salesperson license
AFIP certification: AFIP
ZoomInfo: Zoom Info
LinkedIn Sales Navigator: Sales Navigator
Outreach.io
SalesLoft
Gong.io: Gong call recording
Veeva CRM: Veeva
IQVIA data: IMS data
RepTrax credentialing: RepTrax, vendor credentialing, hospital vendor credentialing
CDK Global: CDK, ADP dealer services
Reynolds and Reynolds: Reynolds & Reynolds
Dealertrack
RouteOne
VinSolutions: dealership CRM
vAuto
Manheim
Kelley Blue Book: KBB
NADA guides: J.D. Power NADA guides
Prophet 21: P21, Epicor Prophet 21
Nielsen data: NielsenIQ
IRI data: IRI, Circana
Xactly: incentive compensation software
SAMA certification: strategic account management certification
Construction Documents Technologist
Certified Crop Adviser: certified crop advisor
Clari
RepSpark
Definitive Healthcare
BisTrack
Aurora Solar
WideOrbit
Google Ad Manager
Apollo.io
CPQ software: configure price quote
Ritchie Bros. auctions
YachtWorld
PartnerStack
Impartner
PROS pricing
Vendavo
GAP insurance: guaranteed asset protection
Test drives
Line reviews
Joint business planning
Three-tier system
`;
