/** Selling, leasing, valuing, managing, and closing property. */
export const REAL_ESTATE_SKILLS = `
Home sales: selling homes, residential real estate sales, house sales, real estate sales, selling houses
Listing presentations: listing homes, home listings
Buyer representation: buyer agency, helping home buyers
Comparative market analysis: CMA report, comps, pricing homes
Open houses: hosting open houses
Showing homes: property showings, house showings, property tours
Purchase agreements: purchase offers, real estate contracts, contract writing for homes
Land sales: selling land, vacant land
Downsizing advice: senior downsizing, rightsizing
Real estate marketing: property marketing, marketing listings
Brokerage management: managing a real estate office, real estate brokerage
Agent recruiting: recruiting agents
Real estate training: teaching real estate, real estate instruction
Commercial real estate: commercial property
Tenant representation: tenant rep
Investment sales: selling investment property
Site selection: location analysis for stores
Lease negotiation: negotiating leases
Cap rate analysis: capitalization rates, income property analysis
1031 exchanges: like-kind exchanges, 1031
Residential appraisal: home appraisal, appraising homes, house appraisal, real estate appraisal
Commercial appraisal: appraising commercial property, narrative appraisals
USPAP: Uniform Standards of Professional Appraisal Practice, USPAP certificate
Sales comparison approach: comparable sales research
Income approach: income capitalization approach
Cost approach: depreciated cost valuation
Appraisal review: reviewing appraisals, desk review of appraisals
Highest and best use analysis: highest and best use study
Eminent domain valuation: condemnation appraisal
Rural appraisal: farm appraisal, agricultural appraisal
Desktop appraisals: drive-by appraisals
Property management: managing rentals, managing apartments, rental property management, managing property
Commercial property management: managing office buildings, shopping center management
Rent collection: collecting rent
Tenant relations: resident relations, dealing with tenants
Tenant screening: screening tenants, rental applications, renter background checks
Maintenance coordination: coordinating repairs, work orders for units
Move-in and move-out inspections: unit inspections, rental inspections
CAM reconciliation: common area maintenance reconciliation, CAM charges
Property budgets: property operating budgets
Fair housing: Fair Housing Act, fair housing law
HOA management: homeowners association management, condo management, community association management, condominium management
Covenant enforcement: CC&R enforcement, deed restrictions
Reserve studies: reserve planning
Architectural review: ARC requests
Apartment leasing: leasing apartments, renting apartments, residential leasing, leasing units
Lease agreements: writing leases
Senior housing leasing: senior housing sales, assisted living sales, retirement community sales
On-site management: live-in management, resident management, onsite management
Apartment turnover: unit turns, make-ready
Campground operations: RV park management, camp hosting
Vacation rental management: Airbnb hosting, short-term rentals, holiday lets, vacation rentals
Home watch: house watching for absentee owners, vacant home checks
Home staging: staging homes, staging houses, property staging
Virtual staging: virtual staging software
Title search: searching title, courthouse research, abstracting title
Title examination: examining title, title exam
Chain of title: tracing title
Abstracts of title: title abstracts
Title insurance: title policies, title commitments
Title curative: clearing title, curing title defects
Legal descriptions: metes and bounds
Lien search: judgment search
Deed recording: recording deeds
Escrow: escrow services, escrow closing, holding escrow
Settlement statements: HUD-1, ALTA statements, closing statements
Transaction coordination: contract to close, closing coordination
MLS listings: MLS data entry, entering listings
Right of way acquisition: right-of-way, ROW acquisition, land acquisition
Easement negotiation: acquiring easements
Uniform Relocation Act: relocation assistance program
Oil and gas leases: mineral leases, mineral leasing
Mineral title: mineral ownership reports, run sheets, mineral rights research
Division orders: royalty payments, royalty interests
Wind and solar leases: renewable energy leasing
Real estate development: land development, property development, developing property
Entitlements: land entitlements, development approvals
Pro forma analysis: development pro forma, real estate pro formas
Fix and flip: house flipping, flipping houses, rehabbing houses
Tax credit financing: LIHTC development, historic tax credits
Subdivision development: subdividing land
Real estate asset management: property asset management, real estate portfolio management
Real estate financial modeling: ARGUS modeling, real estate models
Property investment analysis: real estate investment analysis, real estate investing
Lease administration: administering leases, commercial lease administration
Lease abstracting: abstracting leases
Rent rolls
Estoppel certificates: tenant estoppels
Affordable housing compliance: LIHTC, low income housing tax credit, tax credit compliance
Section 8: housing choice vouchers, Section 8 vouchers
Tenant income certification: recertifications, income certifications, TIC forms
HQS inspections: NSPIRE, REAC inspections, UPCS inspections
HUD regulations: HUD compliance, HUD rules
New home sales: builder sales, selling new construction
MLS: Multiple Listing Service, Matrix MLS, Paragon MLS
dotloop
SkySlope
ShowingTime
Zillow Premier Agent
CoStar
LoopNet
Crexi
ARGUS Enterprise: ARGUS, ARGUS DCF
Yardi: Yardi Voyager, Yardi Breeze
AppFolio
Buildium
RealPage: OneSite, RealPage OneSite
Rent Manager
Entrata
MRI Software: MRI real estate software
Vantaca
CINC Systems
a la mode TOTAL: TOTAL appraisal software, WinTOTAL
ACI appraisal software: ACI Report
Bradford ClickForms: ClickForms
SoftPro
RamQuest
Qualia
ResWare
DataTrace
Enverus: DrillingInfo
Airbnb: Air BnB
Vrbo: HomeAway
Guesty
HUD EIV: Enterprise Income Verification
Visual Lease
Real estate license: real estate salesperson license, licensed real estate agent, realtor license
Real estate broker license: broker's license in real estate
SRES: seniors real estate specialist
Accredited buyer's representative
Graduate realtor institute: GRI designation
Certified residential specialist
CCIM: certified commercial investment member
SIOR: Society of Industrial and Office Realtors
Certified residential appraiser: certified residential real estate appraiser
Licensed residential appraiser: licensed appraiser
Certified general appraiser: certified general real estate appraiser
MAI: Appraisal Institute MAI
MRICS: FRICS, chartered surveyor
SR/WA: senior right of way professional
Certified property manager: CPM property, IREM CPM
Accredited residential manager
Certified apartment manager
CMCA: certified manager of community associations
PCAM: professional community association manager
LCAM license: licensed community association manager, CAM license Florida
National apartment leasing professional: NALP leasing
Real property administrator: BOMA RPA
Accredited staging professional: ASP stager, RESA certification
Title agent license: title insurance license, title producer license
Certified escrow officer
National title professional
Certified exchange specialist: 1031 exchange specialist certification
Certified professional landman: AAPL landman, Registered professional landman
HCCP: housing credit certified professional
Certified occupancy specialist
Tax credit specialist
Certified new home sales professional
`;
