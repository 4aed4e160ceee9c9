/** Bookkeeping, accounting, payroll, tax, auditing, and company finance. */
export const ACCOUNTING_SKILLS = `
Bookkeeping: doing the books, keeping the books, book keeping, full charge bookkeeping, books to trial balance, small business bookkeeping
Catch-up bookkeeping: bookkeeping cleanup, clean up books, books cleanup, backlog bookkeeping, QuickBooks cleanup
Accounts payable: A/P, AP, payables, vendor invoices, bill payment, purchase ledger, bought ledger
Accounts receivable: A/R, AR, receivables, sales ledger, customer accounts, debtors ledger
Bank reconciliation: bank recs, reconciling bank statements, balancing bank statements, bank rec
Account reconciliation: balance sheet reconciliation, reconciling accounts, account recs, GL reconciliation, ledger reconciliation
General ledger: GL, G/L, nominal ledger, general ledger accounting
Trial balance: T/B
Journal entries: JEs, posting journals, adjusting entries, journal posting
Month-end close: month end, monthly close, closing the books, period close, year-end close, quarter-end close, financial close
Chart of accounts: COA setup, chart of accounts design
Financial statements: profit and loss statements, balance sheets, income statements, P and L statements, financial statement preparation
Accruals: accrual accounting, month-end accruals
Cash basis accounting: cash accounting
Prepaid expenses: prepaids
Intercompany accounting: intercompany reconciliation, intercompany transactions
Fixed assets: fixed asset accounting, capital assets, fixed asset register
Depreciation schedules: depreciation, amortization schedules
Lease accounting: ASC 842, IFRS 16
Revenue recognition: ASC 606, rev rec, IFRS 15
GAAP: US GAAP, generally accepted accounting principles, GAAP accounting
IFRS: international financial reporting standards
Financial reporting: external reporting, statutory accounts, financial report preparation
Management reporting: management accounts, monthly reporting package, board packs
Consolidations: consolidated financial statements, consolidation accounting, multi-entity consolidation
Accounting policies: accounting procedures, accounting policy writing
Three-way match: 3-way match, purchase order matching, invoice matching
Invoice coding: coding invoices, GL coding
Check runs: cutting checks, check printing
ACH payments: electronic funds transfer, EFT, direct debits, ACH transfers
Wire transfers: bank wires, wiring funds
Vendor statement reconciliation: supplier statement reconciliation
1099 preparation: 1099s, 1099 filing, issuing 1099s, 1099-NEC, 1099 reporting
W-9 collection: W-9 forms, W9
Cash application: applying cash, posting customer payments, remittance posting
Invoicing: customer invoicing, raising invoices, sending invoices, customer billing
Progress billing: draw billing, milestone billing
Time and billing: billable hours, time billing, billing billable time
E-billing: electronic invoicing, legal e-billing, e-invoicing
LEDES: LEDES billing
Aging reports: AR aging, aged receivables, aged debt, aging analysis
Deductions and chargebacks: customer deductions, retailer chargebacks
Bad debt write-offs: bad debts, bad debt reserves, write-offs
Collections: debt collection, credit control, collecting past due accounts, chasing late payments, debt recovery, bill collecting
Commercial collections: B2B collections, business debt collection
FDCPA: Fair Debt Collection Practices Act
Skip tracing: skiptracing, locating debtors
Ten-key: ten key by touch, 10 key calculator, adding machine, ten-key calculator, 10 key
Payroll processing: payroll, running payroll, paychecks, wages, doing payroll, payroll administration, biweekly payroll
Payroll tax: employment tax, payroll tax returns, 940 and 941, withholding tax, quarterly payroll taxes
Form 941: 941s, Form 940
Multi-state payroll: multistate payroll, payroll in many states
Certified payroll: prevailing wage reporting, Davis-Bacon, prevailing wage payroll
Union payroll: union dues and benefits reporting
Garnishments: wage garnishments, child support withholding
W-2 preparation: W-2s, W2 processing, year-end payroll, year-end W-2s
Payroll system implementation: payroll conversion, payroll software implementation
Payroll reconciliation: payroll recs
International payroll: global payroll
Wage and hour law: Fair Labor Standards Act, overtime rules
Cost accounting: product costing, manufacturing costing, cost analysis
Standard costing: standard cost accounting
Activity-based costing: ABC costing
Inventory valuation: LIFO and FIFO, inventory costing, inventory accounting
Overhead allocation: cost allocation, burden rates
Job costing: job cost accounting, project costing
Percentage of completion: POC accounting, percent complete accounting
WIP schedules: work in process schedules, work in progress schedules, WIP reports
AIA billing: G702, AIA pay applications, pay apps, G702 and G703
Lien waivers: lien releases from subcontractors
DCAA compliance: DCAA audits, government contract accounting, incurred cost submissions
Indirect rates: indirect cost rates, provisional billing rates, NICRA
FAR cost principles: FAR Part 31, Cost Accounting Standards
Nonprofit accounting: not-for-profit accounting, charity accounting, church accounting, church bookkeeping
Fund accounting: nonprofit fund accounting, governmental fund accounting
Form 990: 990 preparation, nonprofit tax return, 990s
Restricted funds: donor restrictions, temporarily restricted net assets
Grant accounting: grant financial management, federal grant accounting
Grant reporting: grant financial reports, funder financial reports
Uniform Guidance: 2 CFR 200, OMB A-133, OMB circulars
Single audit: A-133 audit, federal single audit
Subrecipient monitoring: subgrantee monitoring
Time and effort reporting: effort certification, effort reporting
Post-award administration: post award grants management
Governmental accounting: government accounting, municipal accounting, public sector accounting
GASB: GASB standards, GASB 34, GASB 87
Annual comprehensive financial report: ACFR, CAFR
Municipal budgets: city budgets, town budget
School finance: school business administration, school district budget
Encumbrance accounting: encumbrances
Fund accounting for investments: investment fund accounting, hedge fund accounting, mutual fund accounting
Net asset value: NAV calculation, fund NAV
Partnership accounting: partnership allocations, capital accounts
K-1 preparation: Schedule K-1, K-1s
Tax preparation: tax prep, tax season, tax season work, preparing tax returns, income tax preparation, doing taxes, tax return preparation, income taxes
Individual tax returns: personal tax returns, Form 1040, 1040s, personal income tax
Small business tax returns: business tax returns, Schedule C, 1120-S, 1065, self-employed taxes
Corporate tax returns: Form 1120, corporate income tax, corporation tax
Partnership tax returns: Form 1065, partnership tax
Estate and trust tax: Form 1041, fiduciary tax returns, trust tax returns, Form 706
State tax returns: state income tax
Retirement income taxation: taxes in retirement, Social Security taxation
Tax planning: tax strategy, tax advice, tax minimization, tax advisory
Tax research: tax law research
Tax law: tax code, Internal Revenue Code
Tax provision: income tax provision, ASC 740, FAS 109, tax accrual
Transfer pricing: intercompany pricing
International tax: expatriate tax, foreign tax credit, FBAR, expat taxes
State and local tax: SALT tax, multistate tax
Sales and use tax: sales tax, use tax, sales tax compliance
Sales tax filing: sales tax returns
VAT: value added tax, VAT returns, indirect tax, GST
Property tax returns: personal property tax returns, rendition filing
Property tax appeals: assessment appeals, property tax protest, tax grievance
Unclaimed property: escheat, abandoned property reporting, escheatment
R&D tax credit: research and development tax credit, research credit study
IRS representation: audit representation, representing taxpayers, IRS audit defense, representation before the IRS
Tax resolution: back taxes, IRS problem resolution, tax debt relief, unfiled returns
Offer in compromise: OIC, settling tax debt
Installment agreements: IRS payment plans
Penalty abatement: removing IRS penalties
IRS notices: IRS letters, CP2000 notices
E-filing: electronic filing of tax returns
Auditing: financial statement audits, financial auditing, external audit, assurance services, independent audits
GAAS: generally accepted auditing standards, auditing standards
Yellow Book: GAGAS, government auditing standards
Employee benefit plan audits: 401(k) audits, EBP audits
Compilations and reviews: compilation engagements, review engagements, SSARS
Audit preparation: audit support, PBC schedules, audit readiness, audit coordination
Internal audit: operational auditing
Internal controls: internal control testing, ICFR, control environment
Sarbanes-Oxley: SOX, SOX 404, SOX compliance, SOX controls
COSO framework: COSO
Segregation of duties: SoD, separation of duties
Forensic accounting: fraud accounting, investigative accounting
Fraud investigation: fraud examination, embezzlement investigation, investigating fraud
Economic damages: lost profits, damages calculations, damage analysis
Asset tracing: tracing assets, hidden assets
Expert testimony: expert witness testimony, testifying in court
Litigation support: litigation consulting
Budgeting: budget preparation, preparing budgets, annual budgets, budget development, budget management
Forecasting: financial forecasts, rolling forecast, financial forecasting
Cash flow forecasting: cash forecasting, 13-week cash flow, cash projections, 13-week cash flow model
Cash management: managing cash, cash positioning, cash flow management
Financial planning and analysis: FP&A, FPA
Financial modeling: Excel financial models, finance modelling
Variance analysis: budget to actual analysis, budget variance, actual versus budget
Capital budgets: capital expenditure analysis, capex planning
Return on investment analysis: ROI analysis, payback analysis
Cost-benefit analysis: benefit-cost analysis
Zero-based budgeting: ZBB
Appropriations: federal appropriations, federal budget process, PPBE
KPI dashboards: key performance indicators, financial dashboards, management dashboards
Financial strategy: CFO advisory, finance leadership, financial leadership
Board reporting: presenting to boards, finance committee reporting, audit committee reporting
Debt financing: raising debt, bank financing, loan negotiations with banks
Debt covenant compliance: loan covenants compliance, covenant compliance
Treasury management: corporate treasury, treasury operations
Foreign exchange hedging: FX hedging, currency hedging
Short-term investments: money market investments, investing surplus cash
Working capital: working capital management
Positive pay: check positive pay
Bank fee analysis: account analysis statements
Trade credit: business credit, commercial credit approval, credit limits
Credit policy: credit policies and procedures
Order to cash: O2C
UCC filings: UCC-1, UCC liens
Mechanics liens: construction liens, lien filing
SEC reporting: 10-K and 10-Q preparation, 10-K, 10-Q, SEC filings
XBRL: iXBRL
Technical accounting memos: accounting position papers, accounting research
Stock-based compensation: equity compensation accounting, ASC 718
Purchase accounting: business combinations accounting, ASC 805, purchase price allocation
IPO readiness: going public preparation
Accounting software setup: QuickBooks setup, setting up accounting software
ERP implementation: accounting system implementation, accounting software conversion
Household bill paying: paying household bills, paying bills for seniors, bill paying help
Household budgeting: personal budgeting, family budget, home budget
Checkbook balancing: balancing the checkbook
QuickBooks: QuickBooks Online, QBO, Quick Books, Intuit QuickBooks, QB Online
QuickBooks Desktop: QuickBooks Pro, QuickBooks Premier, QBD
QuickBooks Enterprise: QB Enterprise
QuickBooks Payroll: Intuit Payroll
Quicken: Quicken Simplifi
Xero: Xero accounting
FreshBooks
Wave accounting: Wave Apps
Sage 50: Sage Peachtree, Peachtree, Peachtree Accounting, Sage 50cloud
Sage 100: MAS 90, MAS90, MAS 200
Sage Intacct: Intacct
Sage 300 Construction: Timberline, Sage Timberline, Sage 300 CRE
Sage 100 Contractor: Master Builder
Foundation Software: Foundation construction accounting
Viewpoint Vista: Vista by Viewpoint
Deltek Vision: Deltek Vantagepoint
NetSuite: Oracle NetSuite
Dynamics GP: Great Plains, Microsoft Great Plains, Microsoft Dynamics GP
Oracle Financials: Oracle EBS Financials, Oracle Fusion Financials
Oracle Hyperion: Hyperion, Hyperion Essbase, Essbase
Cognos TM1: IBM Planning Analytics, TM1
Adaptive Insights: Workday Adaptive Planning, Adaptive Planning
Anaplan
BlackLine
Workiva: Wdesk
LeaseQuery: FinQuery
Bill.com: BILL AP automation
Dext: Receipt Bank
Paylocity
Tyler Munis: Munis, Tyler ERP Pro
Tyler Incode: Incode
Blackbaud Financial Edge: Financial Edge, FE NXT
MIP Fund Accounting: Abila MIP
Drake Tax: Drake software
Lacerte: Intuit Lacerte
ProSeries: Intuit ProSeries
UltraTax CS: UltraTax
CCH Axcess: ProSystem fx, CCH ProSystem
TurboTax: Turbo Tax
TaxSlayer: TaxSlayer Pro
TaxWise
OneSource: Thomson Reuters OneSource
Thomson Reuters Checkpoint: RIA Checkpoint
Vertex tax software: Vertex O Series
Avalara: AvaTax
CaseWare: CaseWare Working Papers
CaseWare IDEA: IDEA data analysis
AuditBoard
TeamMate
Kyriba
HighRadius
Dun & Bradstreet: D&B, Dun and Bradstreet
CPA: certified public accountant, CPA license, licensed CPA
Chartered accountant: ACA accountant, ICAEW, CA chartered accountant
ACCA: chartered certified accountant, association of chartered certified accountants
Certified management accountant: IMA CMA
CGMA: chartered global management accountant
CIMA: chartered institute of management accountants
AAT: association of accounting technicians
Certified bookkeeper: AIPB certified bookkeeper, Certified public bookkeeper
QuickBooks ProAdvisor: QuickBooks certification, QuickBooks certified user, certified QuickBooks ProAdvisor
Enrolled agent: IRS enrolled agent, EA license
PTIN: preparer tax identification number
Annual Filing Season Program: AFSP
CTEC registration: CTEC, California registered tax preparer
VITA certification: VITA, Tax-Aide, volunteer income tax assistance, TCE
Certified internal auditor: CIA internal auditor
Certified fraud examiner: CFE fraud examiner
Certified payroll professional: CPP payroll
Fundamental payroll certification: FPC payroll
Certified treasury professional: CTP treasury
Certified government financial manager: CGFM
Certified public finance officer: CPFO
Certified construction industry financial professional: CCIFP
Certified in financial forensics: CFF
CDFA: certified divorce financial analyst
CMI sales tax certification: certified member of the institute for professionals in taxation
Certified daily money manager: CDMM
Certified credit executive: CCE credit, Credit business fellow, Credit business associate
Accounts payable certification: APP credential, APM credential
Bachelor's degree in accounting: accounting degree, BS in accounting, BBA accounting
Master of science in taxation: MST taxation, masters in tax, LLM in taxation
Dynamics NAV: Navision, Business Central, Microsoft Dynamics NAV
Profitability analysis: product margins, product profitability
`;
