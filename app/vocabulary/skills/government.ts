/** What town, state, federal, court, election, postal, and foreign service people name as skills, tools, and certificates. */
export const GOVERNMENT_SKILLS = `
Municipal management: city management, town management, local government management
Public administration: government administration
Government finance: town finance, municipal treasury
City council relations: town council, working with elected boards
Intergovernmental relations: intergovernmental affairs
Capital improvement planning: CIP planning
Open meetings law: Brown Act
Meeting minutes: taking minutes, recording minutes
Agenda preparation: preparing agendas
Municipal records: town records
Vital records: birth and death certificates, vital statistics
Urban planning: city planning, town planning
Land use planning
Comprehensive plans: master plans, general plans
Site plan review: development review
Environmental impact review: EIR, CEQA, SEQRA
Zoning variances: special permits, zoning appeals
Public hearings: holding public hearings
Subdivision review: subdivision plans
Economic development: business development for towns, local economic development
Tax increment financing: TIF
Downtown revitalization: Main Street program
Community development block grants: CDBG
Policy analysis: public policy analysis, analyzing policy
Policy research: public policy research
White papers: policy papers, policy briefs
Legislative analysis: bill analysis
Regulatory analysis: rulemaking, rule analysis
Constituent services: constituent casework, constituent relations
Legislative research: researching bills
Bill tracking: tracking legislation
Campaign management: running campaigns, political campaign management
Campaign finance reports: FEC reports, campaign finance
Get-out-the-vote: GOTV
Lobbying: lobbyist work, legislative advocacy
Government relations: government affairs, public affairs advocacy
Parliamentary procedure: Robert's Rules of Order
Federal acquisition regulation: DFARS
Government contracting: federal contracting
Source selection: best value award
Public bidding: sealed bids, competitive bidding for government
Small business set-asides: 8(a), HUBZone, SDVOSB
GSA schedules: GSA MAS
Requests for proposals: RFP, RFPs, solicitations
Statements of work: SOW, performance work statement
Federal budgeting
Performance auditing: legislative audit
Door-to-door interviewing: in-person interviewing, household interviews
Address canvassing: address listing
Violation notices: notices of violation, citations for code
Housing quality standards
Nuisance abatement: blight enforcement
Restaurant inspections: food service inspections, health inspections
Environmental health: sanitation, public health inspection
Foodborne illness investigation: food poisoning investigation
Title 5 septic: septic system review
Lead inspection: lead paint inspection
Scale testing: testing scales
Fuel pump testing: gas pump inspection
Price scanner audits: price verification
Snow and ice control: snow removal operations
Roadside mowing: brush cutting along roads
Catch basin cleaning: storm drain cleaning
Stormwater management: MS4, storm water
Municipal water and sewer: town water department
Recycling sorting rules: waste sorting
Truck weighing: scale house operation
Emergency management: emergency preparedness, disaster management, civil defense
Incident command system: ICS, incident command
NIMS: National Incident Management System, NIMS training
Disaster preparedness: disaster planning
Disaster recovery grants: FEMA public assistance, FEMA grants
Hazard mitigation: mitigation planning
Tabletop exercises: disaster drills, HSEEP
Continuity of operations: COOP planning
Property assessment: assessing property, property valuation for taxes, tax assessment
Mass appraisal: CAMA software, computer-assisted mass appraisal
Abatements and exemptions: tax abatements, property tax exemptions
Field measuring of houses: property data collection
Property tax: real estate taxes
Property tax collection: tax collection
Tax liens: tax title, tax sales
Water and sewer billing: utility billing for towns
Tax audits: auditing tax returns, IRS audits
Collections of back taxes: collecting delinquent taxes
Mail delivery: delivering mail, letter delivery
Casing mail: sorting mail for routes
Mail sorting: sorting mail
Bulk mail preparation: presort mailing, bulk mailing
Postage sales: selling stamps
Passport applications: passport acceptance
Post office management: postal management
Diplomacy: foreign service, foreign affairs, international relations
Consular services: consular affairs
Visa adjudication: visa interviews, visa processing
Foreign policy: international policy
Protocol: diplomatic protocol
Court procedures: court rules, courtroom procedure
Jury management: jury duty administration, summoning jurors
Voter check-in: checking in voters, poll book
Ballot handling: counting ballots, processing ballots
Election administration: running elections, election management
Absentee ballots: mail-in ballots, vote by mail
Voting machine setup: voting equipment testing
Road tests: driving tests
Driver licensing: licensing drivers
Vehicle registration: car registration, license plates, titling vehicles
EEO investigations: discrimination investigations, EEO complaints, equal employment opportunity
Affirmative action plans: AAP, OFCCP
Immigration adjudication: deciding immigration cases
Naturalization interviews: citizenship interviews
Asylum interviews
Recreation programming: planning recreation
Parks management: managing parks
Facility scheduling: field scheduling, scheduling ball fields
ICMA-CM: ICMA credentialed manager
MPA: Master of Public Administration, MPP, Master of Public Policy
AICP: certified planner, American Institute of Certified Planners
CMC municipal clerk: Certified Municipal Clerk, MMC
CEcD: Certified Economic Developer
FAC-C: DAWIA certification, DAWIA, federal contracting certification
CPPO: CPPB, public procurement certification
CEM: Certified Emergency Manager
FEMA ICS certification: ICS 100, ICS 200, IS-700, FEMA certificates
AACE certification: certified code enforcement officer
ICC Permit Technician certification: certified permit technician
REHS: Registered Environmental Health Specialist, registered sanitarian
IAAO certification: IAAO, state assessor certification, certified assessor
CPRP: Certified Park and Recreation Professional
CERA: Certified Elections Administrator
Postal exam 474: USPS exam, postal exam, virtual entry assessment
Foreign Service exam: FSOT
CGAP: Certified Government Auditing Professional
Granicus: Legistar, NovusAgenda
Vision Government Solutions: Patriot AssessPro
RecTrac: ActiveNet, MyRec
WebEOC
SAM.gov: FPDS, GSA eBuy
LegiScan: FiscalNote, Quorum
Odyssey: Tyler Odyssey court system
LLV mail truck: right-hand drive vehicle, postal truck
Dominion voting system: ES&S voting equipment, e-pollbook
`;
