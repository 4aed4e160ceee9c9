import type { OccupationEntry } from "../types.ts";

/**
 * Banks and credit unions, lending and mortgages, trusts, investments, financial planning, and buying, selling, and
 * valuing companies.
 */
export const BANKING_AND_FINANCE: readonly OccupationEntry[] = [
  {
    name: "Bank teller",
    titles:
      "teller, head teller, bank cashier, bank clerk, universal banker, drive-up teller, drive-through teller, vault teller, lead teller, teller supervisor, credit union teller, float teller, customer service teller, member service teller, savings teller, note teller, cash vault clerk, bank counter clerk, bank cashier clerk, counter clerk, cage teller, paying teller, receiving teller, bank window clerk, bank counter assistant, bank junior, savings bank clerk",
    credentials: "ABA Bank Teller Certificate",
    tools: "teller terminal, currency counter, cash recycler, Fiserv, Jack Henry, coin counter",
    skills:
      "cash handling, teller transactions, cash drawer balancing, check cashing, customer service, counterfeit detection, Regulation CC, cross-selling bank products, vault balancing, fraud awareness, money counting, safe deposit boxes, night deposits, bank referrals",
    duties:
      "cash checks, take deposits and withdrawals, balance the cash drawer, count money, serve customers at the window, work the drive-up window, sell money orders and cashier's checks, open the vault, order cash for the branch, spot counterfeit bills, help at the ATM, let customers into safe deposit boxes, refer customers to bankers, process loan payments, check signatures and identification, work in a bank, stand at the bank window, hand out money, lollipops for kids",
    above: "Personal banker, Bank branch manager",
    step: "Bank operations specialist",
    beside: "Loan servicing specialist",
    not: "fortune teller, story teller, truth teller, automated teller machine, teller window glass",
    context: { "counter clerk": "bank, cash, deposits" },
  },
  {
    name: "Personal banker",
    titles:
      "relationship banker, banker, customer service banker, new accounts representative, new accounts clerk, member service representative, financial services representative, bank customer service representative, platform officer, retail banker, customer relations banker, licensed banker, consumer banker, premier banker, account opening specialist, bank officer, small business banker, bank lady, new accounts girl, accounts desk clerk, platform banker, savings counselor, savings adviser",
    credentials: "NMLS registration, Series 6, Certified personal banker",
    tools: "Fiserv, Jack Henry, Salesforce Financial Services Cloud, Symitar",
    skills:
      "account opening, consumer banking, cross-selling bank products, consumer lending, relationship building, know your customer, certificates of deposit, IRA accounts, debit card disputes, safe deposit boxes, referrals, bank customer service, small business accounts, notary services",
    duties:
      "open checking and savings accounts, help customers with account problems, sell certificates of deposit, take loan and credit card applications, order debit cards, set up online banking, close accounts, change names on accounts, call customers about products, handle account disputes, serve credit union members, refer to mortgage and investment officers, explain fees, sit at a desk in the bank, sign folks up for accounts",
    above: "Bank branch manager, Private banker",
    step: "Loan officer",
    beside: "Financial counselor, Insurance customer service representative",
    not: "investment banker, food banker, blood banker, mortgage banker, merchant banker, commercial banker",
    context: {
      banker: "bank, branch, accounts, deposits, loans, customers, credit union",
      "financial services representative": "bank, credit union, accounts, branch, deposits",
    },
  },
  {
    name: "Bank branch manager",
    titles:
      "branch manager, banking center manager, bank manager, assistant branch manager, retail branch manager, branch operations manager, credit union branch manager, branch administrator, regional branch manager, retail banking manager, savings and loan manager, branch supervisor, banking district manager, sub manager, bank agent, branch bank manager, local bank manager, trustee savings bank manager, building society manager",
    credentials: "NMLS registration, ABA banking school",
    tools: "Fiserv, Jack Henry, Salesforce Financial Services Cloud, Symitar",
    skills:
      "branch management, retail banking, sales coaching, teller supervision, business development, branch operations, deposit growth, bank audits, consumer lending, cash control, community outreach, bank compliance, staffing",
    duties:
      "run a bank branch, coach tellers and bankers, meet branch sales goals, call on local businesses, approve overrides and holds, balance the vault, pass branch audits, handle upset customers, open and close the branch, join the chamber of commerce, grow deposits and loans, schedule branch staff, run the bank on Main Street, keys to the vault, boss of the tellers",
    above: "Bank executive",
    step: "Commercial lender",
    beside: "Retail store manager",
    not: "branch manager insurance, branch manager staffing, branch manager logistics, blood bank manager, food bank manager, power bank manager",
    context: {
      "sub manager": "bank, branch",
      "branch manager": "bank, credit union, tellers, deposits, loans, vault, lobby",
      "branch supervisor": "bank, tellers, vault, deposits",
    },
  },
  {
    name: "Bank operations specialist",
    titles:
      "deposit operations specialist, bank operations officer, wire transfer specialist, ACH specialist, proof operator, check processor, item processing clerk, bank operations manager, deposit services representative, electronic banking specialist, card services specialist, cash vault manager, bank reconciliation clerk, check encoder, bank back office clerk, lockbox clerk, payments operations analyst, ATM operations specialist, bank bookkeeper, proof machine operator, bank machine operator, clearing clerk, waste clerk, transit clerk, check sorter, bank backroom clerk",
    credentials: "Accredited ACH professional, Accredited payments risk professional",
    tools: "Fedline, Fiserv, Jack Henry, NCR proof machine, Symitar, SWIFT payments",
    skills:
      "wire transfers, ACH processing, deposit operations, check processing, Regulation E, Regulation CC, return items, account reconciliation, check fraud detection, general ledger balancing, levies and garnishments, statement rendering, stop payments, escheatment, payment networks",
    duties:
      "process incoming and outgoing wires, handle ACH returns, encode checks, balance cash letters, research account errors, process levies and subpoenas, post stop payments, settle debit card disputes, run overdraft reports, reconcile Federal Reserve accounts, balance ATMs, process legal orders on accounts, back office of the bank, checks that bounce, move money between banks, work in the bank's back room",
    above: "Bank executive",
    step: "Loan servicing specialist",
    beside: "Anti-money laundering analyst, Brokerage operations specialist, Accounting clerk",
    context: { "waste clerk": "bank, checks" },
  },
  {
    name: "Loan officer",
    titles:
      "consumer loan officer, lending officer, personal loan officer, consumer lender, auto loan officer, loan interviewer, loan representative, loan specialist, credit union loan officer, loan consultant, student loan counselor, lender, indirect lending officer, loan assistant, loan application clerk, branch lending manager, consumer finance manager, loan man, small loan man, lending man, finance company man, credit union loan clerk, loan arranger, advances officer, advances clerk, money lender",
    credentials: "NMLS registration",
    tools: "MeridianLink, Fiserv, Symitar, credit bureau reports",
    skills:
      "consumer lending, loan origination, credit reports, debt-to-income ratio, loan interviewing, auto loans, home equity loans, loan documentation, Truth in Lending, fair lending, loan closing, collateral evaluation, credit scoring, loan decisions",
    duties:
      "take loan applications, interview borrowers, pull credit reports, approve car and personal loans, figure debt to income, explain loan terms, close consumer loans, offer home equity lines, call on auto dealers, help members qualify for loans, check income and collateral, meet lending goals, help folks borrow money, loans for cars and furniture, say yes or no to a loan, make loans to farmers and families",
    above: "Commercial lender",
    step: "Mortgage loan officer, Credit analyst",
    beside: "Bank teller",
    not: "loan officer assistant, library loan officer",
    context: {
      lender: "loans, borrowers, bank, credit, mortgage, consumer",
      "student loan counselor": "bank, lender, borrowers, loans",
    },
  },
  {
    name: "Commercial lender",
    titles:
      "commercial loan officer, commercial banker, business banker, commercial relationship manager, SBA lender, SBA loan officer, business loan officer, corporate banker, commercial real estate lender, agricultural loan officer, agricultural lender, farm loan officer, small business lender, asset-based lender, equipment finance officer, equipment leasing specialist, factoring account executive, community development lender, microloan officer, commercial loan consultant, business loan man, farm loan man, farm credit man, business bank manager",
    credentials: "Credit Risk Certification, RMA commercial lending certificate, MBA",
    tools: "nCino, Moody's RiskAnalyst, Abrigo Sageworks, SBA E-Tran",
    skills:
      "commercial lending, SBA loans, financial statement analysis, loan structuring, credit analysis, business development, asset-based lending, commercial real estate lending, loan portfolio management, equipment leasing, agricultural lending, invoice factoring, cash flow analysis, loan covenants, relationship management",
    duties:
      "make loans to businesses, call on company owners, structure credit facilities, present loans to committee, analyze business cash flow, package SBA 7(a) and 504 loans, visit borrowers' plants and farms, finance crops and livestock, lease equipment to companies, manage a loan portfolio, renew lines of credit, bring in commercial deposits, buy receivables, lend money to shop owners, loans for tractors and land, talk to people who want to start a business",
    below: "Credit analyst",
    above: "Bank executive",
    step: "Loan workout officer, Treasury management officer",
    beside: "Mergers and acquisitions advisor, Small-business advisor, Real estate developer",
  },
  {
    name: "Mortgage loan officer",
    titles:
      "mortgage loan originator, MLO, mortgage broker, mortgage banker, home loan officer, home loan consultant, mortgage consultant, mortgage adviser, mortgage advisor, mortgage specialist, reverse mortgage specialist, reverse mortgage consultant, residential loan officer, mortgage originator, mortgage loan consultant, home lending advisor, mortgage sales manager, loan officer, home loan man, mortgage man, building society adviser, mortgage lady, mortgage arranger, savings and loan man",
    credentials: "NMLS license, Certified reverse mortgage professional, CeMAP",
    tools: "Encompass loan software, Calyx Point, Optimal Blue, Fannie Mae Desktop Underwriter, Loan Prospector",
    skills:
      "mortgage origination, FHA loans, VA loans, conventional loans, reverse mortgages, prequalification, mortgage regulations, TRID, refinancing, rate locks, credit reports, mortgage sales, debt-to-income ratio, jumbo loans, realtor relationships, home equity conversion mortgage",
    duties:
      "help people get home loans, prequalify buyers, take mortgage applications, shop rates with lenders, lock interest rates, refinance mortgages, explain closing costs, network with real estate agents, guide seniors through reverse mortgages, collect pay stubs and tax returns, meet first-time home buyers, quote loan programs, follow loan to closing, help a young couple buy a house, borrow money on a home, lower somebody's house payment",
    below: "Mortgage loan processor",
    step: "Real estate agent",
    beside: "Escrow officer, Housing counselor, Bank branch manager",
    context: { "loan officer": "mortgage, home loan, FHA, VA, refinance, NMLS, purchase, residential" },
  },
  {
    name: "Mortgage loan processor",
    titles:
      "loan processor, mortgage processor, mortgage loan closer, loan closer, mortgage closer, loan officer assistant, mortgage post-closer, mortgage post closing specialist, contract loan processor, loan coordinator, loan setup specialist, mortgage loan assistant, funding specialist, mortgage funder, mortgage document specialist, loan doc drawer, loan packager, loan clerk, mortgage clerk, mortgage paperwork clerk",
    credentials: "NMLS registration, Certified mortgage processor",
    tools: "Encompass loan software, Calyx Point, Fannie Mae Desktop Underwriter, Byte loan software",
    skills:
      "mortgage processing, loan documentation, TRID, closing disclosures, income verification, conditions clearing, title review, loan closing, FHA loans, VA loans, appraisal ordering, loan file audit, mortgage regulations, funding",
    duties:
      "gather borrower documents, verify employment and income, order appraisals and title, submit loan files to underwriting, clear underwriting conditions, prepare closing disclosures, draw loan documents, schedule closings, fund loans, ship closed loan files, call borrowers for missing papers, keep the loan pipeline moving, paperwork for a house loan, chase down pay stubs, get everything ready to sign",
    step: "Mortgage underwriter, Escrow officer, Loan servicing specialist",
    beside: "Real estate transaction coordinator, Title examiner",
    context: {
      "loan clerk": "mortgage, home, closing",
      "loan processor": "mortgage, home loan, underwriting, closing, FHA, borrowers",
      "funding specialist": "mortgage, loan, closing, wire, escrow",
    },
  },
  {
    name: "Mortgage underwriter",
    titles:
      "mortgage loan underwriter, loan underwriter, residential underwriter, DE underwriter, direct endorsement underwriter, home loan underwriter, VA underwriter, FHA underwriter, mortgage underwriting manager, contract mortgage underwriter, mortgage quality control auditor, mortgage QC analyst, consumer loan underwriter, reverse mortgage underwriter, underwriter, mortgage approver",
    credentials: "FHA DE certification, VA SAR, VA LAPP, Certified residential underwriter",
    tools: "Fannie Mae Desktop Underwriter, Loan Prospector, Encompass loan software, FHA Connection",
    skills:
      "mortgage underwriting, income analysis, self-employed income analysis, credit risk assessment, appraisal review, FHA loans, VA loans, conventional loans, Fannie Mae guidelines, collateral review, loan decisions, asset verification, mortgage fraud detection, jumbo loans",
    duties:
      "approve or deny mortgage loans, review borrower income and assets, calculate self-employed income, review appraisals, issue conditions, check loan against agency guidelines, sign off FHA and VA files, spot mortgage fraud, suspend incomplete files, quality control of closed loans, second-review denials, decide who gets a house loan, can they afford that home, read stacks of loan papers",
    beside: "Real estate appraiser, Credit analyst",
    context: {
      underwriter: "mortgage, home loan, FHA, VA, borrower, Fannie Mae, loan file, conditions",
      "loan underwriter": "mortgage, borrower, credit, income, conditions",
    },
  },
  {
    name: "Credit analyst",
    titles:
      "commercial credit analyst, credit underwriter, loan analyst, credit officer, credit administrator, loan review officer, loan review analyst, credit risk analyst, chief credit officer, credit review specialist, agricultural credit analyst, corporate credit analyst, consumer credit analyst, commercial loan underwriter, credit investigator, credit inquiry clerk, status inquiry clerk",
    credentials: "Credit Risk Certification, RMA commercial lending certificate, CFA",
    tools: "Moody's RiskAnalyst, Abrigo Sageworks, nCino, Dun & Bradstreet, Bloomberg",
    skills:
      "credit analysis, financial statement analysis, cash flow analysis, loan review, global cash flow, credit memos for loans, risk rating, covenant monitoring, industry analysis, loan structuring, collateral evaluation, financial spreading, CECL, portfolio risk",
    duties:
      "spread borrower financial statements, write loan approval memos, rate credit risk, review loans for the bank, check covenant compliance, calculate debt service coverage, stress test borrowers, prepare loan committee packages, analyze tax returns of guarantors, monitor watch list loans, annual loan reviews, see if a business can pay back its loan, is this borrower good for it",
    above: "Bank executive",
    step: "Investment analyst, Bank examiner",
    beside: "Financial risk manager",
    context: { "credit investigator": "loan, bank, borrowers" },
  },
  {
    name: "Loan servicing specialist",
    titles:
      "loan servicing representative, loan operations specialist, loan administrator, loan servicing clerk, mortgage servicing specialist, loan clerk, loan documentation specialist, loan administration officer, payoff specialist, commercial loan administrator, loan operations manager, mortgage payoff clerk, note clerk, student loan servicing representative, mortgage escrow analyst, loan payments clerk, mortgage payments clerk, loan ledger clerk",
    tools: "Black Knight MSP, Fiserv, Jack Henry, LaserPro, FICS",
    skills:
      "loan servicing, escrow analysis, loan documentation, payoff statements, loan boarding, lien releases, UCC filings, flood insurance tracking, payment posting, collateral tracking, ARM adjustments, customer service, loan file audit",
    duties:
      "post loan payments, prepare payoff quotes, pay taxes and insurance from escrow, board new loans, release liens and titles, track insurance on collateral, adjust interest rates on loans, answer borrower questions, send late notices, file loan documents, prepare commercial loan documents, correct payment errors, take in house payments, people who paid off their loan, send out the deed",
    step: "Loan workout officer",
    beside: "Collections specialist",
  },
  {
    name: "Loan workout officer",
    titles:
      "special assets officer, loss mitigation specialist, workout specialist, foreclosure specialist, default servicing specialist, special assets manager, loan resolution specialist, REO specialist, REO asset manager, loan collector, loan recovery officer, loan modification specialist, problem loan officer, default manager, mortgage bankruptcy specialist, bad debt man, problem loan man, foreclosure man",
    credentials: "NMLS registration",
    tools: "Black Knight MSP, LPS Desktop, nCino",
    skills:
      "loan workouts, loss mitigation, foreclosure, loan modifications, forbearance agreements, collateral liquidation, REO management, bankruptcy claims, negotiation, credit analysis, distressed debt, short sales, problem loan management",
    duties:
      "work out problem loans, negotiate with troubled borrowers, modify mortgages, start foreclosure, sell repossessed property, collect charged-off loans, prepare forbearance agreements, deal with bankruptcy attorneys, liquidate collateral, manage bank-owned houses, report on special assets, restructure bad debts, people who can't pay the bank, save a home from foreclosure, loans gone sour",
    beside: "Turnaround consultant, Bankruptcy attorney, Real estate asset manager",
  },
  {
    name: "Trust officer",
    titles:
      "trust administrator, trust advisor, personal trust officer, fiduciary officer, estate settlement officer, trust manager, trust associate, corporate trust officer, wealth fiduciary advisor, trust operations specialist, trust and estate administrator, trust relationship manager, bank trustee, trust department manager, trust specialist, estate administrator, independent trustee, professional trustee, trust man, executor, executor and trustee officer, trust department officer, trustee department officer",
    credentials: "Certified trust and fiduciary advisor, Accredited estate planner, JD, CFP",
    tools: "SEI Wealth Platform, SunGard AddVantage, Infovisa, Accutrust",
    skills:
      "trust administration, estate settlement, fiduciary duty, beneficiary relations, discretionary distributions, estate planning, investment oversight, special needs trusts, trust accounting, IRA administration, corporate trust, probate, trust tax returns",
    duties:
      "administer trusts at a bank, settle estates, pay beneficiaries, read trust documents, approve distributions to heirs, manage trust property, meet with widows and families, keep fiduciary records, review trust accounts yearly, act as bond trustee, coordinate with estate attorneys, sell estate assets, safeguard trust assets, look after money for widows and orphans, carry out a dead person's wishes, dole out the inheritance",
    above: "Bank executive",
    step: "Private banker",
    beside: "Estate planning attorney, Financial planner",
    not: "land trust officer, housing trust officer, NHS trust manager",
    context: { executor: "bank, trust, estates", "trust manager": "bank, fiduciary, beneficiaries, estates, trusts" },
  },
  {
    name: "Private banker",
    titles:
      "private wealth banker, private client banker, wealth management banker, private banking officer, wealth relationship manager, private client relationship manager, private banking associate, trust and private banking officer, high net worth banker, private client advisor, personal bank manager",
    credentials: "CFP, Certified trust and fiduciary advisor, Series 7, Series 66, CPWA",
    tools: "Salesforce Financial Services Cloud, nCino, Bloomberg",
    skills:
      "private banking, wealth management, high net worth clients, jumbo lending, securities-based lending, client relationship management, business development, estate planning, investment products, liquidity planning, trust services, referrals",
    duties:
      "look after wealthy clients' banking, lend against investment portfolios, coordinate trust and investment specialists, bring in high net worth households, arrange jumbo mortgages, serve business owners and executives, open private accounts, entertain clients, plan around large liquidity events, answer clients personally, look after rich people's money, at a wealthy family's beck and call",
    step: "Financial planner",
    beside: "Portfolio manager, Commercial lender",
  },
  {
    name: "Bank compliance officer",
    titles:
      "bank compliance manager, banking compliance specialist, BSA officer, AML officer, BSA/AML officer, fair lending officer, mortgage compliance officer, CRA officer, securities compliance officer, broker dealer compliance officer, investment compliance officer, financial services compliance consultant, consumer compliance officer, lending compliance analyst, compliance officer, compliance analyst, investment adviser compliance officer, bank regulations officer",
    credentials:
      "Certified regulatory compliance manager, CAMS, Series 24, NCCO credit union compliance officer, IACCP",
    tools: "Wolters Kluwer CRA Wiz, Verafin, Actimize, Ncontracts",
    skills:
      "bank compliance, consumer lending regulations, Bank Secrecy Act, fair lending, Community Reinvestment Act, HMDA reporting, TRID, compliance monitoring, compliance training, exam management, UDAAP, FINRA rules, Investment Advisers Act, policy writing, risk assessment, vendor management",
    duties:
      "keep the bank within regulations, prepare for bank examinations, review loan disclosures, train staff on compliance rules, file HMDA and CRA data, write compliance policies, review advertising for rules, monitor fair lending, answer regulators, supervise the BSA program, file Form ADV, review trades and emails of brokers, handle customer complaints to regulators, see that the bank obeys the law, stacks of rules",
    below: "Anti-money laundering analyst",
    step: "Bank examiner, Compliance officer",
    beside: "Financial risk manager",
    context: {
      "compliance officer": "bank, credit union, BSA, lending, FDIC, FINRA, SEC, securities, AML, consumer regulations",
      "compliance analyst": "bank, lending, BSA, FINRA, mortgage, AML",
    },
  },
  {
    name: "Anti-money laundering analyst",
    titles:
      "AML analyst, AML investigator, BSA analyst, BSA specialist, KYC analyst, know your customer analyst, AML compliance analyst, financial crimes analyst, financial crimes investigator, sanctions analyst, OFAC analyst, transaction monitoring analyst, AML consultant, customer due diligence analyst, enhanced due diligence analyst, SAR writer, AML specialist, suspicious transactions clerk",
    credentials: "CAMS, Certified AML and fraud professional, Certified financial crime specialist",
    tools: "Actimize, Verafin, Oracle Mantas, World-Check, LexisNexis Accurint, FircoSoft",
    skills:
      "anti-money laundering, Bank Secrecy Act, know your customer, suspicious activity reports, transaction monitoring, OFAC sanctions, customer due diligence, currency transaction reports, case investigation, sanctions screening, alert review, look-back projects, risk rating",
    duties:
      "review suspicious transactions, write suspicious activity reports, clear monitoring alerts, check customers against sanctions lists, verify beneficial owners, file currency transaction reports, investigate money laundering, research high-risk customers, review foreign wires, look-back project work, refresh customer files, look for dirty money, big cash deposits that smell fishy, drug money",
    step: "Bank fraud investigator",
    beside: "Compliance officer, Forensic accountant",
  },
  {
    name: "Bank fraud investigator",
    titles:
      "fraud analyst, fraud investigator, bank investigator, fraud specialist, card fraud analyst, check fraud investigator, fraud prevention specialist, fraud operations manager, financial fraud investigator, fraud detection analyst, identity theft investigator, bank security officer, payment fraud analyst, elder fraud specialist, bank detective, forged check investigator",
    credentials: "Certified fraud examiner, Certified financial crimes investigator",
    tools: "Falcon Fraud Manager, Actimize, Verafin, LexisNexis Accurint, Early Warning Services",
    skills:
      "fraud investigation, fraud detection, check fraud, card disputes, identity theft, account takeover, elder financial exploitation, chargebacks, law enforcement liaison, interviewing, transaction monitoring, case documentation, loss recovery, fraud prevention training",
    duties:
      "investigate stolen checks and cards, review fraud alerts, call customers about suspicious charges, work with police on bank fraud, recover losses, interview victims and suspects, review branch video, teach staff to spot scams, handle identity theft claims, block compromised accounts, protect elderly customers from scams, catch people who steal from banks, forged signatures, crooks who cheat old folks",
    step: "Insurance fraud investigator, Private investigator",
    beside: "Loss prevention officer, Police detective",
    context: {
      "fraud investigator": "bank, credit card, checks, accounts, transactions, identity theft",
      "fraud analyst": "bank, card, transactions, accounts, payments",
      "fraud specialist": "bank, card, accounts, checks",
    },
  },
  {
    name: "Bank examiner",
    titles:
      "national bank examiner, FDIC examiner, financial examiner, credit union examiner, state bank examiner, OCC examiner, Federal Reserve examiner, NCUA examiner, bank regulator, safety and soundness examiner, commissioned bank examiner, insurance financial examiner, securities examiner, former bank examiner, consumer compliance examiner, bank inspector, federal bank man",
    credentials: "Commissioned bank examiner, Certified examinations manager",
    tools: "call report data",
    skills:
      "bank examination, safety and soundness, CAMELS rating, loan review, asset quality, capital adequacy, bank regulations, consumer compliance examination, interest rate risk, liquidity risk, report of examination writing, internal controls, financial statement analysis",
    duties:
      "examine banks and credit unions, rate bank condition, review loan portfolios, check capital and liquidity, write examination reports, meet with bank boards, test compliance with banking law, classify problem loans, follow up enforcement actions, travel to bank sites, mock exams for banks, review insurer solvency, go from bank to bank and look at the books, is this bank sound",
    beside: "Internal auditor, Bank executive, Tax examiner",
  },
  {
    name: "Bank executive",
    titles:
      "community bank president, credit union CEO, credit union manager, chief lending officer, chief banking officer, banking consultant, bank vice president, bank CEO, retail banking executive, senior banker, bank board director, credit union executive, market president, savings bank president, de novo bank organizer, bank president, small town banker, bank chairman, head banker, bank director",
    credentials: "Graduate school of banking, MBA",
    tools: "call report data, core banking system, nCino",
    skills:
      "bank management, asset and liability management, bank strategy, loan committee, bank regulations, credit administration, deposit growth, bank mergers, community banking, capital planning, board governance, credit union management, interest rate risk, core banking conversion",
    duties:
      "run a community bank, lead a credit union, report to the bank board, set lending strategy, chair loan committee, manage interest rate risk, deal with bank regulators, merge banks, plan branches, consult to banks, improve bank earnings, serve on a bank board, mentor lenders, head of a bank, sit on top of a small town bank, decide what the bank does",
    step: "Management consultant",
    beside: "Chief executive officer, Board director",
    context: { "bank president": "bank, board, lending, deposits, FDIC" },
  },
  {
    name: "Treasury management officer",
    titles:
      "cash management officer, treasury management sales officer, treasury services officer, merchant services representative, merchant services sales, payments consultant, treasury management specialist, cash management sales officer, corporate cash management officer, treasury solutions officer, business services officer, payment processing sales agent, remote deposit specialist, business cash services officer, corporate services banker, credit card machine salesman",
    credentials: "Certified treasury professional, Accredited ACH professional",
    tools: "remote deposit capture, Q2 online banking, Salesforce, merchant terminals",
    skills:
      "treasury management, cash management, merchant services, remote deposit capture, ACH payments, positive pay, lockbox processing, account analysis, business banking sales, payment processing, fraud prevention, onboarding business customers, card processing",
    duties:
      "sell cash management services to businesses, set up remote deposit, sign up merchants for card processing, install positive pay, train business customers on online banking, price account analysis, call on treasurers and controllers, convert companies from another bank, explain payment fraud controls, reduce card processing fees, help shops take cards",
    beside: "Personal banker, Outside sales representative",
    context: { "merchant services sales": "bank, treasury, cash management, deposits" },
  },
  {
    name: "Financial planner",
    titles:
      "financial advisor, financial adviser, certified financial planner, wealth advisor, wealth manager, financial consultant, investment advisor, investment adviser representative, retirement planner, personal financial advisor, registered investment advisor, fee-only planner, independent financial adviser, IFA, financial planning associate, paraplanner, money coach, wealth management advisor, retirement income planner, pension adviser, money adviser, money man, investment counselor, investment man, nest egg planner, pension planner, savings and investments adviser, investment lady",
    credentials:
      "CFP, ChFC, Series 65, Series 66, Series 7, RICP, Certified investment management analyst, Personal financial specialist",
    tools: "eMoney, MoneyGuidePro, RightCapital, Redtail, Orion Advisor, Morningstar, Schwab Advisor Center",
    skills:
      "financial planning, retirement planning, investment management, asset allocation, estate planning, tax planning, Social Security claiming strategies, insurance planning, client relationship management, college savings planning, portfolio review, retirement income planning, wealth management, Medicare planning, fiduciary duty",
    duties:
      "help people plan for retirement, draw up financial plans, advise on investments and savings, review client portfolios, decide when to take Social Security, roll over old 401(k) accounts, plan for college, make money last in retirement, meet with couples about their finances, rebalance investments, open investment accounts, advise widows on inheritance, bring in new clients, prepare planning meetings, help folks save for old age, will my money last, what to do with a lump sum, where to put savings, nest eggs and pensions",
    step: "Stockbroker, Life insurance agent",
    beside: "Estate planning attorney, Portfolio manager, Financial counselor",
    not: "financial consultant for business, corporate financial planner, municipal financial advisor",
    context: {
      "money man": "retirement, savings, invest",
      "financial consultant": "investments, clients, retirement, portfolio, securities, wealth",
      IFA: "financial adviser, pensions, investments, independent",
    },
  },
  {
    name: "Retirement plan administrator",
    titles:
      "401(k) administrator, 401k administrator, pension administrator, retirement plan consultant, defined contribution analyst, defined benefit analyst, retirement plan specialist, pension consultant, pension analyst, retirement plan relationship manager, ERISA consultant, retirement plan advisor, pension specialist, pensions officer, retirement plan compliance analyst, TPA plan administrator, pension man, pensions manager, pension fund clerk, superannuation officer, pensions lady, annuities clerk",
    credentials:
      "Qualified pension administrator, QKA, Enrolled retirement plan agent, Accredited investment fiduciary, Certified pension consultant",
    tools: "ASC retirement plan software, Relius, FT William, Fidelity Plan Sponsor WebStation",
    skills:
      "retirement plan administration, ERISA, 401(k) plans, Form 5500, nondiscrimination testing, plan documents, defined benefit plans, participant loans, plan distributions, pension calculations, required minimum distributions, plan design, fiduciary duty, enrollment meetings, 403(b) plans",
    duties:
      "administer company 401(k) plans, run nondiscrimination tests, file Form 5500, calculate pension benefits, process loans and distributions, hold enrollment meetings, amend plan documents, answer participants about retirement benefits, correct plan errors, calculate employer contributions, help retirees start pensions, review plan fees, figure out people's pensions, when can I retire and on how much, paperwork for company retirement",
    step: "Employee benefits consultant",
    beside: "Actuary, Benefits administrator, Financial planner",
    context: {
      "401k administrator": "plan documents, testing, Form 5500, recordkeeping",
      "pension administrator": "pension, plan, actuarial, benefits calculations",
      "pensions officer": "pension scheme, benefits calculations",
    },
  },
  {
    name: "Stockbroker",
    titles:
      "stock broker, registered representative, securities broker, securities sales agent, investment broker, brokerage representative, commodities broker, futures broker, bond broker, bond salesman, institutional sales representative, mutual fund wholesaler, investment representative, stock jobber, Series 7 representative, annuity wholesaler, stock and share broker, account man, bucket shop man, stock salesman, share broker, bond man, sharebroker, stocks and bonds man, account executive",
    credentials: "Series 7, Series 63, Series 3, Series 6, Series 24, Securities industry essentials",
    tools: "Bloomberg, Thomson ONE, Morningstar, Pershing NetX360",
    skills:
      "securities sales, stocks and bonds, mutual funds, options trading, annuities, client prospecting, FINRA rules, order entry, commodities, fixed income, investment products, suitability, portfolio review, wholesaling",
    duties:
      "buy and sell stocks for clients, call clients with investment ideas, place orders, sell mutual funds and bonds, open brokerage accounts, sell municipal bonds, trade commodity futures for farmers, wholesale funds to advisors, follow the stock market, check suitability of investments, answer clients about market news, sell folks stocks, watch the ticker, tips on shares, blue chips and bonds",
    step: "Securities trader",
    beside: "Brokerage operations specialist, Private banker",
    context: { "account man": "stocks, brokerage, bonds", "account executive": "stocks, brokerage, securities" },
  },
  {
    name: "Securities trader",
    titles:
      "stock trader, equity trader, bond trader, options trader, futures trader, commodity trader, foreign exchange trader, currency trader, forex trader, day trader, fixed income trader, floor trader, market maker, energy trader, power trader, grain merchandiser, proprietary trader, trading desk manager, pit trader, hedge fund trader, jobber, Wall Street man, foreign exchange dealer, commodity man, Wall Street trader, stock exchange jobber, bullion dealer",
    credentials: "Series 57, Series 7, Series 3, Chartered market technician",
    tools: "Bloomberg, Charles River, Refinitiv Eikon, TradeStation, thinkorswim, Fidessa",
    skills:
      "trading, options trading, technical analysis, order execution, market making, fixed income, derivatives, foreign exchange, commodities, hedging, risk limits, market analysis, trade allocation, futures trading",
    duties:
      "trade stocks and bonds, execute orders for portfolio managers, make markets, trade futures on the floor, hedge currency exposure, buy and sell grain contracts, read charts and markets, manage trading risk, quote prices to dealers, trade electricity and gas contracts, teach stock trading, shout on the floor of the exchange, buy low sell high, wheat and oil prices, gold and silver",
    above: "Portfolio manager",
    beside: "Investment analyst, Trade finance specialist",
    not: "day trader scam",
    context: {
      jobber: "stock exchange, shares, floor",
      "grain merchandiser": "futures, hedging, contracts, basis, trading",
    },
  },
  {
    name: "Portfolio manager",
    titles:
      "investment manager, fund manager, money manager, asset manager, investment portfolio manager, hedge fund manager, mutual fund manager, chief investment officer, investment officer, fixed income portfolio manager, equity portfolio manager, endowment manager, pension fund manager, investment director, family office investment manager, institutional investment consultant, investment consultant, investment trust manager, trust fund manager",
    credentials: "CFA, CAIA, Certified investment management analyst, Series 65",
    tools: "Bloomberg, FactSet, Advent Geneva, Morningstar, Charles River, BlackRock Aladdin",
    skills:
      "portfolio management, asset allocation, security selection, investment policy, fixed income, equities, risk management, alternative investments, performance reporting, manager selection, ESG investing, endowment management, derivatives, portfolio construction, investment committee",
    duties:
      "manage investment portfolios, pick stocks and bonds, set asset allocation, run an investment fund, rebalance portfolios, meet institutional clients, write investment policy, select outside managers, report performance to trustees, oversee endowment and pension money, sit on the investment committee, buy private equity funds, pick winners, look after a pension fund's money",
    below: "Investment analyst",
    step: "Venture capitalist",
    beside: "Corporate treasurer, Financial risk manager",
    not: "project portfolio manager, product portfolio manager, property portfolio manager, IT portfolio manager, loan portfolio manager, daily money manager, digital asset manager, IT asset manager, real estate asset manager, software asset manager, fixed asset manager, community investment manager",
    context: {
      "asset manager": "investments, securities, funds, equities, fixed income, clients' money",
      "investment manager": "securities, funds, portfolio, equities, bonds",
      "money manager": "investments, securities, portfolio, assets under management",
    },
  },
  {
    name: "Investment analyst",
    titles:
      "securities analyst, equity analyst, equity research analyst, stock analyst, fixed income analyst, buy side analyst, sell side analyst, investment research analyst, fund analyst, credit research analyst, bond analyst, private equity analyst, portfolio analyst, quantitative analyst, quant, hedge fund analyst, investment due diligence analyst, company analyst, statistician",
    credentials: "CFA, Series 86, Series 87, CAIA, Financial risk manager certification",
    tools: "Bloomberg, FactSet, Capital IQ, Morningstar Direct, Microsoft Excel, Python",
    skills:
      "equity research, financial modeling, company valuation, industry analysis, financial statement analysis, discounted cash flow, fixed income, investment research, due diligence, performance attribution, quantitative analysis, report writing, earnings models",
    duties:
      "research stocks for investors, write investment reports, build earnings models, visit company management, recommend buy or sell, analyze bond issuers, follow an industry, screen investment ideas, listen to earnings calls, measure fund performance, interview fund managers, value private companies for funds, study companies before you buy their stock, read annual reports",
    step: "Business valuation analyst",
    beside: "Investment banker, Investor relations manager",
    context: { statistician: "stocks, investment, brokerage" },
  },
  {
    name: "Brokerage operations specialist",
    titles:
      "brokerage clerk, securities operations specialist, trade settlement specialist, margin clerk, stock transfer clerk, securities clerk, investment operations specialist, trade support analyst, custody operations specialist, client service associate, brokerage assistant, wire operator, corporate actions specialist, transfer agent clerk, purchase and sales clerk, registered sales assistant, investment operations manager, stock clerk, transfer clerk, bond clerk, board boy, contract clerk, share registration clerk, settlement clerk, dividend clerk",
    credentials: "Series 7, Series 99, Securities industry essentials",
    tools: "Pershing NetX360, Broadridge, DTCC, Schwab Advisor Center, Bloomberg",
    skills:
      "trade settlement, securities operations, account transfers, corporate actions, margin accounts, new account paperwork, trade reconciliation, stock transfers, dividend processing, cost basis, client service, securities custody, order entry, FINRA rules",
    duties:
      "settle securities trades, transfer brokerage accounts, open client investment accounts, process stock certificates, figure margin calls, post dividends and splits, assist financial advisors with paperwork, research trade breaks, correct cost basis, wire client funds, register stock after a death, back office of a brokerage, paperwork for stocks and shares, put stock in the children's names, lost certificates",
    beside: "Financial planner, Accounting clerk",
    context: {
      "stock clerk": "brokerage, certificates, securities",
      "transfer clerk": "stock, shares, certificates",
      "contract clerk": "stockbroker, shares",
      "client service associate": "brokerage, advisor, investment accounts, securities, wealth management",
      "wire operator": "brokerage, trades, orders, securities",
    },
  },
  {
    name: "Investment banker",
    titles:
      "investment banking associate, investment banking analyst, investment banking director, corporate finance adviser, capital markets banker, merchant banker, underwriting banker, public finance banker, municipal finance advisor, municipal advisor, debt capital markets banker, equity capital markets banker, corporate finance director, IPO adviser, municipal bond underwriter, Wall Street banker, city banker, issuing house man, bond underwriter, merchant bank director",
    credentials: "Series 79, Series 50, Series 63, CFA, MBA",
    tools: "Capital IQ, Bloomberg, PitchBook, Microsoft Excel, Dealogic",
    skills:
      "mergers and acquisitions, capital raising, financial modeling, company valuation, pitch books, initial public offerings, private placements, debt financing, municipal bonds, deal structuring, due diligence, discounted cash flow, fairness opinions, leveraged buyouts",
    duties:
      "raise capital for companies, take companies public, underwrite bond issues, prepare pitch books, sell divisions for corporations, advise cities on bond issues, write fairness opinions, market private placements, structure financing, run auctions for companies, model leveraged buyouts, big deals for big companies, sell shares in a company to the public",
    step: "Mergers and acquisitions advisor, Venture capitalist",
    beside: "Corporate attorney, Chief financial officer",
    context: { "bond underwriter": "bonds, issue, capital" },
  },
  {
    name: "Mergers and acquisitions advisor",
    titles:
      "M&A advisor, M&A consultant, M&A adviser, mergers and acquisitions consultant, M&A director, corporate development manager, director of corporate development, exit planning advisor, exit planner, business succession advisor, deal advisor, due diligence consultant, post merger integration consultant, M&A intermediary, transaction advisory consultant, succession planning consultant, acquisition search consultant, corporate development executive, takeover man, dealmaker, takeover specialist",
    credentials: "Certified M&A advisor, Certified exit planning advisor, M&A Master Intermediary, CPA, Series 79",
    tools: "Capital IQ, PitchBook, Datasite, Intralinks",
    skills:
      "mergers and acquisitions, due diligence, exit planning, deal structuring, post-merger integration, quality of earnings, company valuation, letters of intent, negotiation, corporate development, succession planning for owners, acquisition search, virtual data rooms, earnouts, carve-outs",
    duties:
      "advise owners on selling their company, find acquisition targets, run due diligence, prepare a business for sale, negotiate deal terms, integrate acquired companies, write letters of intent, manage the data room, plan the owner's exit, evaluate takeover candidates, review quality of earnings, help families pass on a company, one company buys another, find a buyer when I retire",
    below: "Business broker",
    beside: "Corporate attorney, Management consultant, Business valuation analyst, Tax accountant",
    context: {
      "M&A advisor": "acquisitions, deals, due diligence, buy side, valuation",
      "M&A consultant": "acquisitions, deals, due diligence, valuation",
      "corporate development manager": "acquisitions, deals, due diligence",
      "exit planning advisor": "owners, deal, valuation, sale",
      "exit planner": "owners, deal, valuation, sale",
    },
  },
  {
    name: "Business valuation analyst",
    titles:
      "business appraiser, valuation analyst, business valuator, valuation consultant, certified valuation analyst, company valuation expert, 409A valuation specialist, intangible asset appraiser, valuation manager, business valuation expert, ESOP appraiser, machinery and equipment appraiser, equipment appraiser, personal property appraiser, valuation specialist, company valuer, share valuer",
    credentials:
      "Certified valuation analyst, Accredited in business valuation, Accredited senior appraiser, CFA, MAI, Machinery and equipment appraiser designation",
    tools: "DealStats, BizComps, Capital IQ, Kroll Cost of Capital Navigator, ValuSource",
    skills:
      "business valuation, discounted cash flow, market approach, income approach, 409A valuations, valuation discounts, estate and gift valuations, ESOP valuations, purchase price allocation, expert testimony, financial modeling, report writing, equipment appraisal, USPAP, goodwill impairment",
    duties:
      "value privately held companies, write valuation reports, value a business for divorce or estate, set stock option prices, value shares for ESOPs, research comparable sales, testify on value in court, measure goodwill, appraise machinery and equipment, value partner buyouts, apply marketability discounts, put a price on a shop",
    step: "Expert witness",
    beside: "Real estate appraiser, Estate planning attorney",
    context: {
      "valuation consultant": "business, company, shares, discounted cash flow, 409A, goodwill",
      "valuation specialist": "business, company, discounted cash flow, ESOP, 409A",
    },
  },
  {
    name: "Venture capitalist",
    titles:
      "venture capital investor, VC investor, venture partner, angel investor, private equity investor, private equity partner, operating partner, entrepreneur in residence, startup investor, investment principal, private equity associate, venture capital associate, seed investor, startup fundraising advisor, startup advisor, pitch deck consultant, accelerator director, startup mentor, limited partner relations, equity fund manager, company promoter, risk capital man",
    credentials: "CFA, MBA",
    tools: "PitchBook, Carta cap table software, Crunchbase, AngelList, Affinity CRM",
    skills:
      "venture capital, private equity, due diligence, term sheets, deal sourcing, cap tables, startup fundraising, portfolio company support, board governance, pitch decks, startup mentoring, growth equity, investment committee, company valuation, limited partner relations",
    duties:
      "invest in startups, hear founders' pitches, do due diligence on young companies, negotiate term sheets, sit on portfolio company boards, mentor founders, raise venture money, critique pitch decks, buy companies with a private equity fund, grow companies before exit, build the cap table, introduce startups to investors, put money in new companies, back a young inventor, listen to people with big ideas",
    beside: "Small-business advisor, Board director, Chief executive officer",
    context: {
      "operating partner": "private equity, portfolio company, fund, value creation, investment",
      "startup mentor": "investors, founders, fundraising, pitch, accelerator",
      "venture partner": "fund, invest, deals, portfolio",
      "angel investor": "invest, deals, portfolio, equity",
      "entrepreneur in residence": "fund, venture firm, portfolio",
      "startup advisor": "fundraising, investors, venture capital, term sheet",
    },
  },
  {
    name: "Financial risk manager",
    titles:
      "credit risk manager, market risk analyst, operational risk manager, chief risk officer, risk analyst, model risk manager, model validation analyst, liquidity risk manager, ALM analyst, bank risk officer, vendor risk manager, quantitative risk analyst, risk manager, bank risk consultant, bank risk man, hedging manager",
    credentials:
      "Financial risk manager certification, Professional risk manager certification, CFA, Credit Risk Certification",
    tools: "SAS, Bloomberg, Moody's Analytics, Python, RiskMetrics, QRM",
    skills:
      "credit risk modeling, market risk, operational risk, bank stress testing, asset and liability management, model validation, Basel III, CECL, value at risk, enterprise risk management, risk appetite, vendor management, risk reporting, interest rate risk, CCAR",
    duties:
      "measure the bank's risk, run stress tests, validate risk models, set lending and trading limits, estimate loan loss reserves, report risk to the board, watch interest rate exposure, assess third-party vendors of the bank, keep a risk register for a bank, build credit scorecards, worry about what could go wrong at a bank",
    beside: "Actuary, Risk manager, Data scientist",
    context: {
      "risk manager": "bank, credit risk, market risk, trading, Basel, stress testing, models",
      "risk analyst": "bank, credit risk, market risk, models, portfolio, lending",
      "chief risk officer": "bank, financial, credit, enterprise risk",
    },
  },
  {
    name: "Financial counselor",
    titles:
      "credit counselor, debt counselor, budget counselor, financial coach, accredited financial counselor, money counselor, debt adviser, financial wellness coach, financial educator, financial literacy instructor, consumer credit counselor, personal finance coach, budget coach, financial literacy teacher, money management counselor, military financial counselor, bankruptcy counselor, financial empowerment coach, debt helper, home budget adviser, household budget adviser, thrift adviser, family budget counselor, debt lady, budget lady, home finance adviser",
    credentials:
      "Accredited financial counselor, NFCC certified credit counselor, Financial fitness coach, Certified financial education instructor",
    tools: "YNAB, credit bureau reports, debt management plan software",
    skills:
      "credit counseling, debt management plans, household budgeting, financial education, credit reports, credit repair, personal finance, financial coaching, debt reduction, bankruptcy counseling, workshops, student loan counseling, savings plans",
    duties:
      "help people get out of debt, teach budgeting, review credit reports with clients, set up debt management plans, counsel before bankruptcy, coach families on money, teach financial literacy classes, call creditors for clients, help with student loans, counsel military families on money, plan spending on a fixed income, improve credit scores, help folks who owe too much, cut up credit cards, make a family budget, live on a pension, people drowning in bills",
    beside: "Social worker",
    not: "patient financial counselor, hospital financial counselor",
  },
  {
    name: "Trade finance specialist",
    titles:
      "letter of credit specialist, trade finance officer, international banker, international banking officer, letters of credit examiner, documentary credit specialist, export finance manager, trade services officer, correspondent banker, foreign exchange specialist, global trade finance manager, export credit analyst, international trade finance consultant, foreign exchange dealer at bank, bills clerk, foreign department clerk, foreign exchange clerk, documentary credits clerk, bills and documentary credits clerk",
    credentials: "CDCS, Certified trade finance professional",
    tools: "SWIFT payments, Fedline, Bloomberg",
    skills:
      "trade finance, letters of credit, documentary collections, foreign exchange, UCP 600, export finance, EXIM Bank programs, correspondent banking, standby letters of credit, international payments, country risk, sanctions screening, bank guarantees",
    duties:
      "issue letters of credit, examine shipping documents, finance exports and imports, handle documentary collections, quote foreign exchange rates, arrange export credit insurance, deal with foreign banks, send SWIFT messages, check bills of lading, advise exporters on getting paid, help companies get paid from overseas, papers for ships' cargo, foreign money",
    beside: "Customs broker, Import/export specialist, Anti-money laundering analyst",
    context: { "bills clerk": "bank, foreign, trade" },
  },
];
