/** Banking, lending, trusts, investments, financial planning, and deals. */
export const BANKING_AND_FINANCE_SKILLS = `
Teller transactions: bank teller work, teller line, serving bank customers
Check cashing: cashing checks
Vault balancing: vault teller duties, cash vault
Counterfeit detection: spotting counterfeit bills
Account opening: opening bank accounts, new accounts, new account opening
Consumer banking: retail banking, personal banking, branch banking
Bank customer service: member services
Cross-selling bank products: bank product sales, bank referrals
Certificates of deposit: CDs at a bank
IRA accounts: individual retirement accounts, IRA administration, IRA rollovers
Branch management: bank branch operations, branch operations, managing a bank branch
ACH processing: ACH operations, ACH returns, Nacha rules
Deposit operations: bank back office, bank operations
Check processing: item processing, proof and transit, check encoding, proof operation
Regulation E: Reg E
Regulation CC: Reg CC, check holds
Check fraud detection: check fraud
Safe deposit boxes: safety deposit boxes
Consumer lending: consumer loans, personal loans, auto loans, car loans
Home equity loans: HELOC, home equity lines of credit
Loan origination: taking loan applications, originating loans
Loan interviewing: borrower interviews
Credit reports: credit bureau reports, pulling credit, credit report review
Debt-to-income ratio: DTI
Truth in Lending: TILA, Regulation Z, Reg Z
Commercial lending: business lending, business loans, commercial loans, corporate lending, C&I lending
SBA loans: SBA 7(a), SBA 504 loans, SBA lending, small business administration loans
Commercial real estate lending: CRE lending
Agricultural lending: farm loans, ag lending
Asset-based lending: ABL
Equipment leasing: equipment finance, equipment loans
Invoice factoring: receivables factoring, factoring receivables, invoice finance
Loan structuring: structuring loans
Loan documentation: preparing loan documents, loan document preparation
Loan portfolio management: commercial loan portfolio, managing a loan portfolio
Loan covenants: covenant monitoring
Credit analysis: credit underwriting, financial spreading, spreading financials, commercial credit analysis, credit memos for loans
Financial statement analysis: analyzing financial statements, reading financial statements
Cash flow analysis: global cash flow, debt service coverage
Loan review: credit review, loan file review
Risk rating: loan risk rating
CECL: allowance for loan losses, ALLL, loan loss reserve
Mortgage origination: home loans, mortgage lending, originating mortgages, mortgage sales
FHA loans: FHA mortgages, FHA lending
VA loans: VA mortgages, VA home loans
Conventional loans: conforming loans, Fannie Mae loans
Jumbo loans: jumbo mortgages, jumbo lending
Reverse mortgages: HECM, home equity conversion mortgage, reverse mortgage lending
Prequalification: preapproval letters, loan prequalification
Refinancing: mortgage refinance, refis
Mortgage processing: loan processing, processing home loans
TRID: TILA-RESPA integrated disclosure, RESPA, closing disclosures
Loan closing: closing loans, mortgage closing
Mortgage underwriting: loan underwriting, residential underwriting, DE underwriting
Self-employed income analysis: income analysis, Form 1084, income verification
Fannie Mae guidelines: agency guidelines, Freddie Mac guidelines
Mortgage fraud detection: mortgage fraud review
Loan servicing: mortgage servicing, servicing loans
Escrow analysis: mortgage escrow
Payoff statements: loan payoffs, payoff quotes
Loan workouts: special assets, problem loans, problem loan management, loan resolution
Loss mitigation: loan modifications, forbearance agreements, default servicing
Foreclosure: foreclosure process
REO management: bank-owned property, real estate owned
Trust administration: administering trusts, personal trust, trust services
Estate settlement: settling estates, estate administration
Fiduciary duty: fiduciary responsibility, acting as trustee
Special needs trusts: supplemental needs trusts
Private banking: high net worth banking
Wealth management: private wealth, wealth advisory, high net worth clients
Bank compliance: banking regulations, consumer lending regulations, bank regulatory compliance, bank regulations
Bank Secrecy Act: BSA compliance, BSA/AML
Anti-money laundering: AML, AML compliance, money laundering prevention, transaction monitoring
Know your customer: KYC, customer due diligence, CDD, enhanced due diligence, customer identification program
Suspicious activity reports: SAR filing, SARs
Currency transaction reports: CTR filing
OFAC sanctions: sanctions screening, sanctions compliance, OFAC screening
Fair lending: ECOA, Equal Credit Opportunity Act, fair lending analysis
Community Reinvestment Act: CRA compliance
HMDA reporting: Home Mortgage Disclosure Act, HMDA
FINRA rules: securities regulation, NASD rules, FINRA compliance
Investment Advisers Act: SEC adviser compliance, Form ADV, RIA compliance
Fraud detection: fraud prevention, fraud analysis, fraud monitoring
Card disputes: debit card disputes, credit card disputes
Identity theft: identity theft resolution, account takeover
Elder financial exploitation: elder fraud, elder fraud prevention, elder scams
Bank examination: safety and soundness examinations, CAMELS rating, CAMELS
Asset and liability management: ALM, asset liability management
Interest rate risk: IRR modeling at banks, interest rate hedging
Bank management: community banking, bank leadership, running a bank
Credit union management: credit union leadership
Loan committee: loan approval committee
Remote deposit capture: remote deposit, RDC
Lockbox processing: bank lockbox, lockbox services
Financial planning: personal financial planning, comprehensive financial planning
Retirement planning: planning for retirement, retirement income planning, retirement income
Social Security claiming strategies: Social Security planning, when to claim Social Security
Investment management: managing investments, investment advice, investment advisory
Asset allocation: portfolio allocation, strategic asset allocation
Portfolio management: managing portfolios, portfolio construction, money management
Estate planning: legacy planning
College savings planning: 529 plans, college planning
Insurance planning: insurance needs review
Retirement plan administration: 401k administration, 401(k) administration, retirement plan recordkeeping
403(b) plans: 403b
Nondiscrimination testing: ADP and ACP testing, top-heavy testing
Required minimum distributions: RMDs, RMD
Securities sales: selling securities, brokerage sales, stockbroking
Stocks and bonds: equities, stock investing, bond sales
Mutual funds: mutual fund sales
Fixed income: bond investing, fixed income securities
Options trading: stock options trading, options strategies
Derivatives: swaps, futures and options
Commodities: commodity trading, commodity futures, futures trading
Foreign exchange: FX, forex, currency exchange
Technical analysis: chart reading for stocks
Order execution: trade execution
Equity research: stock research, securities analysis, investment research
Company valuation: valuing companies, enterprise valuation
Discounted cash flow: DCF, DCF modeling
Industry analysis: sector analysis
Quantitative analysis: quantitative finance, quant modeling
Trade settlement: securities settlement, trade processing, securities operations
Corporate actions: dividends and splits processing
Account transfers: ACATS
Investment policy: investment policy statements
Endowment management: foundation investments, endowment investing
Alternative investments: hedge funds, private investments
ESG investing: socially responsible investing, impact investing, sustainable investing
Capital raising: raising capital, raising money for companies, equity fundraising
Initial public offerings: IPOs, going public
Private placements: Regulation D offerings, private offerings
Municipal bonds: public finance, muni bonds, municipal finance
Pitch books: investment banking presentations
Mergers and acquisitions: M&A, mergers, acquisitions, buying and selling companies
Due diligence: M&A due diligence, financial due diligence
Quality of earnings: QoE
Post-merger integration: merger integration, PMI integration
Exit planning: business exit planning, exit strategy
Deal structuring: structuring deals, deal making
Letters of intent: LOI, term sheets
Business valuation: valuing businesses, company appraisal, business appraisal
409A valuations: 409A
ESOP valuations: employee stock ownership plans, ESOP
Goodwill impairment: impairment testing, ASC 350
Equipment appraisal: machinery appraisal, machinery and equipment valuation
Venture capital: VC, venture investing, angel investing
Private equity: PE investing, buyouts, leveraged buyouts
Startup fundraising: seed funding, raising venture capital, startup financing
Cap tables: capitalization tables
Credit risk modeling: credit scoring, scorecards
Market risk: value at risk, VaR
Operational risk: op risk
Bank stress testing: CCAR, DFAST, credit stress testing
Model validation: model risk management
Basel III: Basel II, Basel accords
Enterprise risk management: ERM
Credit counseling: debt counseling, debt management plans, debt advice
Financial education: financial literacy, teaching personal finance, money management classes
Financial coaching: money coaching, budget coaching, personal finance
Credit repair: improving credit scores, rebuilding credit
Student loan counseling: student loan advice
Distressed debt: distressed assets
Trade finance: international trade finance, export finance, documentary collections
UCP 600: UCP600
EXIM Bank programs: export credit insurance, Ex-Im Bank
Fiserv: Fiserv Premier, Fiserv DNA
Jack Henry: SilverLake, Jack Henry SilverLake
Symitar: Episys
Fedline: FedLine Advantage
SWIFT payments: SWIFT messages, SWIFT network
nCino: nCino loan origination
LaserPro: Laser Pro
Encompass loan software: Ellie Mae Encompass, ICE Encompass, Encompass LOS
Calyx Point: Calyx
Fannie Mae Desktop Underwriter: Desktop Underwriter, DU findings
Loan Prospector: Loan Product Advisor
Optimal Blue
FHA Connection
Black Knight MSP: LPS MSP
MeridianLink: LoansPQ
Moody's RiskAnalyst: Moody's Risk Analyst, CreditLens
Abrigo Sageworks: Sageworks
Actimize: NICE Actimize
Verafin
World-Check: Refinitiv World-Check
LexisNexis Accurint: Accurint
Falcon Fraud Manager: FICO Falcon
Salesforce Financial Services Cloud
eMoney: eMoney Advisor
MoneyGuidePro: Money Guide Pro
RightCapital
Redtail: Redtail CRM
Orion Advisor: Orion portfolio accounting
Morningstar: Morningstar Direct, Morningstar Office
Pershing NetX360: NetX360, Pershing
Schwab Advisor Center: Schwab Institutional
Bloomberg: Bloomberg Terminal
FactSet
Capital IQ: S&P Capital IQ, CapIQ
PitchBook
Refinitiv Eikon: Thomson Eikon, Eikon, LSEG Workspace
Charles River: Charles River IMS
BlackRock Aladdin: Aladdin platform
Advent Geneva: Geneva, Advent Axys, Axys
DealStats: Pratt's Stats
BizBuySell
SEI Wealth Platform: SEI Trust 3000
Datasite: Merrill Datasite
NMLS license: NMLS, mortgage loan originator license, MLO license, NMLS registration, SAFE Act license
FHA DE certification: FHA direct endorsement, DE underwriter certification
VA SAR: VA LAPP, staff appraisal reviewer
Certified reverse mortgage professional: CRMP
CeMAP: certificate in mortgage advice
Certified trust and fiduciary advisor: CTFA
Certified regulatory compliance manager: CRCM
CAMS: certified anti-money laundering specialist, ACAMS
Certified financial crime specialist: CFCS
Accredited ACH professional: Nacha AAP
Credit Risk Certification: RMA credit risk certified, RMA-CRC
CFP: certified financial planner
CFA: chartered financial analyst, CFA charterholder
ChFC: chartered financial consultant
CAIA: chartered alternative investment analyst
Certified investment management analyst
CPWA: certified private wealth advisor
RICP: retirement income certified professional
Personal financial specialist: CPA/PFS
Accredited investment fiduciary
Enrolled retirement plan agent: ERPA
QKA: qualified 401(k) administrator, Qualified pension administrator
Series 3: commodities license, National Commodity Futures exam
Series 6: Series 6 license
Series 7: Series 7 license, general securities representative
Series 24: general securities principal
Series 50: municipal advisor representative exam
Series 63: Series 63 license
Series 65: Series 65 license, investment adviser license
Series 66: Series 66 license
Series 79: investment banking representative exam
Series 99: operations professional exam
Securities industry essentials: SIE exam
Financial risk manager certification: GARP FRM
Certified valuation analyst: NACVA
Accredited in business valuation: ABV credential
Accredited senior appraiser: American Society of Appraisers
Certified exit planning advisor: CEPA
Certified M&A advisor: CM&AA, M&A Master Intermediary
Accredited financial counselor: AFC counselor, NFCC certified credit counselor
CDCS: certified documentary credit specialist
Accredited estate planner: AEP estate planner
Credit card processing: card processing, payment processing, merchant card services
Standby letters of credit: standby LC
`;
