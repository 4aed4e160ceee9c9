import type { OccupationEntry } from "../types.ts";

/** Keeping books, paying and billing, payroll, tax, auditing, budgets, and running a company's finances. */
export const ACCOUNTING: readonly OccupationEntry[] = [
  {
    name: "Bookkeeper",
    titles:
      "full charge bookkeeper, freelance bookkeeper, remote bookkeeper, virtual bookkeeper, QuickBooks bookkeeper, office bookkeeper, small business bookkeeper, restaurant bookkeeper, bookkeeping assistant, bookkeeping clerk, book keeper, accounts bookkeeper, bookkeeper to trial balance, bookkeeper and office manager, farm bookkeeper, home office bookkeeper, ledger keeper, counting house clerk, bookkeeping lady, double entry bookkeeper, tally clerk",
    credentials:
      "Certified bookkeeper, Certified public bookkeeper, QuickBooks ProAdvisor, Xero advisor certification, AAT",
    tools:
      "QuickBooks, QuickBooks Desktop, Xero, FreshBooks, Wave accounting, Sage 50, Peachtree, Quicken, Bill.com, Dext, Gusto Payroll",
    skills:
      "bookkeeping, bank reconciliation, accounts payable, accounts receivable, general ledger, trial balance, month-end close, chart of accounts, sales tax filing, journal entries, payroll processing, financial statements, 1099 preparation, catch-up bookkeeping, expense tracking, cash basis accounting",
    duties:
      "do the books, keep the books, clean up messy books, reconcile bank and credit card statements, enter receipts and bills, post transactions, send invoices, pay the bills, run payroll for a small business, categorize expenses, prepare profit and loss reports, get the books ready for taxes, file sales tax, issue 1099s to contractors, hand records to the CPA, shoebox of receipts, keep track of money in and out, add up columns of figures, good with numbers, write checks and balance the checkbook, tally up what came in and what went out, keep the store's accounts, sort out a pile of receipts, keep books for a store, do payroll for a small company",
    below: "Accounting clerk, Accounts payable clerk, Accounts receivable clerk",
    above: "Accountant, Accounting manager",
    step: "Payroll specialist, Nonprofit accountant, Tax preparer, Daily money manager, Billing clerk",
    beside: "Accounting software consultant, Certified public accountant",
    context: { "tally clerk": "books, ledger, accounts" },
  },
  {
    name: "Accounts payable clerk",
    titles:
      "accounts payable specialist, AP clerk, AP specialist, accounts payable coordinator, accounts payable analyst, AP coordinator, accounts payable associate, accounts payable processor, payables clerk, invoice processor, invoice processing clerk, purchase ledger clerk, bought ledger clerk, vouchers payable clerk, accounts payable supervisor, accounts payable lead, voucher clerk, payables bookkeeper, bill payer, bought ledger supervisor, creditor ledger clerk",
    credentials: "Accounts payable certification",
    tools: "Bill.com, SAP, SAP Concur, Coupa, Oracle Financials, Dynamics GP, NetSuite, Yardi, QuickBooks, AvidXchange",
    skills:
      "accounts payable, three-way match, invoice coding, vendor relations, vendor master file, check runs, ACH payments, expense reports, purchase orders, 1099 preparation, W-9 collection, vendor statement reconciliation, accruals, ten-key",
    duties:
      "process vendor invoices, match invoices to purchase orders, code bills to accounts, cut weekly checks, pay suppliers on time, answer vendor calls, reconcile vendor statements, set up new vendors, process employee expense reports, post payables, schedule ACH and wire payments, take early payment discounts, file paid invoices, resolve billing discrepancies, pay what the company owes, stacks of bills, sign off and mail checks, see that nobody gets paid twice",
    above: "Accounting manager, Accountant",
    step: "Accounts receivable clerk, Accounting clerk, Payroll specialist",
    beside: "Billing clerk",
  },
  {
    name: "Accounts receivable clerk",
    titles:
      "accounts receivable specialist, AR clerk, AR specialist, accounts receivable coordinator, accounts receivable analyst, AR coordinator, accounts receivable associate, receivables clerk, cash applications specialist, cash application clerk, cash poster, payment posting clerk, sales ledger clerk, accounts receivable supervisor, remittance processor, receivables bookkeeper, sales ledger supervisor, debtors clerk, credit ledger clerk, remittance clerk",
    credentials: "Certified credit and risk analyst, Credit business associate",
    tools: "NetSuite, SAP, Oracle Financials, Sage Intacct, QuickBooks, HighRadius, Dynamics GP, bank lockbox",
    skills:
      "accounts receivable, cash application, customer invoicing, aging reports, collections, credit memos, lockbox processing, deposit preparation, account reconciliation, deductions and chargebacks, bad debt write-offs, ten-key, billing disputes",
    duties:
      "post customer payments, apply cash to invoices, prepare bank deposits, run the aging report, chase late payments, send statements to customers, call about past due invoices, research short payments, issue credit memos, reconcile customer accounts, follow up on unpaid invoices, keep track of who owes us, process lockbox receipts, set up customer accounts, see that customers pay, money coming in the door, who hasn't paid yet, write receipts",
    above: "Credit manager, Accounting manager, Accountant",
    step: "Billing clerk, Collections specialist, Accounting clerk",
    beside: "Bank operations specialist",
  },
  {
    name: "Billing clerk",
    titles:
      "billing specialist, billing coordinator, invoicing clerk, billing analyst, billing administrator, billing representative, billing associate, legal biller, legal billing specialist, freight billing clerk, utility billing clerk, billing machine operator, rating clerk, biller, biller typist, invoice typist, statement clerk, invoice girl",
    tools: "QuickBooks, NetSuite, Elite 3E, Aderant, Clio, FreshBooks, Zuora",
    skills:
      "invoicing, billing, progress billing, time and billing, e-billing, LEDES, contract billing, customer accounts, billing adjustments, accounts receivable, data entry, ten-key",
    duties:
      "send out invoices, prepare monthly bills, enter billable hours, check rates and charges, correct billing errors, mail statements, answer billing questions, match shipments to invoices, bill customers by contract, submit invoices to client portals, prepare pre-bills for attorneys, bill utility accounts, issue refunds and credits, type up bills and mail them, what the customer owes, envelopes and stamps",
    step: "Accounting clerk",
    beside: "Medical biller, Customer service representative, Payroll specialist",
    not: "medical billing specialist, medical biller, dental biller, medical billing clerk, insurance biller",
    context: { biller: "invoices, invoicing, statements, time and billing, customers, accounts" },
  },
  {
    name: "Accounting clerk",
    titles:
      "accounting assistant, ledger clerk, posting clerk, general ledger clerk, accounting technician, accounting associate, accounting support specialist, finance clerk, finance assistant, fiscal clerk, bookkeeping machine operator, comptometer operator, audit clerk, accounting coordinator, tabulating clerk, ledger posting clerk, comptometer girl, adding machine operator, figure clerk, cost ledger clerk, calculating machine operator, accounts junior, NCR operator, disbursing clerk, disbursement clerk",
    credentials: "AAT",
    tools: "QuickBooks, Microsoft Excel, Sage 50, Dynamics GP, adding machine, ten-key calculator",
    skills:
      "data entry, ten-key, account reconciliation, journal entries, accounts payable, accounts receivable, bank reconciliation, petty cash, invoice coding, filing, cash receipts, spreadsheets",
    duties:
      "post journal entries, enter invoices and receipts, balance petty cash, match receipts to statements, reconcile accounts, prepare bank deposits, check figures for errors, keep ledgers up to date, file accounting records, help with month end, code transactions, help the accountant, prepare simple spreadsheets, punch an adding machine, work with figures all day, long columns and totals, double check sums",
    above: "Accountant, Accounting manager",
    step: "Payroll specialist",
    beside: "Bank teller",
  },
  {
    name: "Payroll specialist",
    titles:
      "payroll clerk, payroll administrator, payroll coordinator, payroll processor, payroll accountant, payroll analyst, payroll technician, payroll associate, payroll assistant, payroll officer, wages clerk, paymaster, payroll bookkeeper, certified payroll specialist, payroll and benefits administrator, payroll tax specialist, payroll representative, wages girl, pay clerk, time clerk, salaries clerk, pay office clerk, pay packet clerk, timekeeper and wages clerk",
    credentials: "Certified payroll professional, Fundamental payroll certification",
    tools:
      "ADP Workforce Now, Paychex, Gusto Payroll, Paylocity, UKG, Kronos, Paycom, Ceridian Dayforce, QuickBooks Payroll, Workday HCM",
    skills:
      "payroll processing, payroll tax, multi-state payroll, garnishments, timekeeping, certified payroll, W-2 preparation, Form 941, direct deposit, benefit deductions, union payroll, overtime calculation, payroll reconciliation, wage and hour law, new hire reporting",
    duties:
      "run biweekly payroll, cut paychecks, collect time sheets, calculate overtime, process direct deposits, set up garnishments, file quarterly payroll taxes, issue W-2s, certified payroll reports, answer employees' paycheck questions, enter new hires, calculate vacation and sick pay, reconcile payroll accounts, remit union dues, correct time cards, see that everybody gets paid on Friday, add up hours, make up pay packets, what gets taken out for taxes, pay stubs, do payroll for a small company",
    above: "Payroll manager",
    step: "Human resources assistant",
    beside: "Accountant",
    context: { "time clerk": "wages, payroll, hours" },
  },
  {
    name: "Payroll manager",
    titles:
      "payroll supervisor, director of payroll, payroll director, payroll lead, head of payroll, payroll operations manager, global payroll manager, payroll services manager, payroll implementation consultant, payroll consultant, wages supervisor, chief paymaster, wages office manager, salaries manager, head wages clerk",
    credentials: "Certified payroll professional, SHRM-CP",
    tools: "ADP Workforce Now, Workday HCM, UKG, Ceridian Dayforce, SAP SuccessFactors, Paycom, Paylocity",
    skills:
      "payroll management, multi-state payroll, payroll tax, payroll system implementation, payroll audits, wage and hour law, year-end payroll, international payroll, payroll reconciliation, SOX controls, benefit deductions, equity compensation payroll",
    duties:
      "lead the payroll team, oversee payroll for thousands of employees, register with state tax agencies, move payroll to a new system, answer payroll audits, year-end W-2 processing, write payroll procedures, fix payroll tax notices, approve payroll runs, reconcile payroll to the general ledger, train payroll clerks, be in charge of everybody's pay, make sure the whole company gets paid right",
    above: "Financial controller",
    step: "Accounting manager",
    beside: "Employee benefits consultant, Compensation analyst",
  },
  {
    name: "Accountant",
    titles:
      "staff accountant, general ledger accountant, GL accountant, general accountant, corporate accountant, property accountant, fixed asset accountant, accounting specialist, accounting analyst, assistant accountant, junior accountant, revenue accountant, inventory accountant, financial accountant, plant accountant, finance and accounting specialist, contract accountant, fractional accountant, interim accountant, hotel accountant, bean counter, figures man, numbers man, company accountant, books accountant",
    credentials: "Bachelor's degree in accounting, CPA, Certified management accountant, ACCA",
    tools:
      "QuickBooks, NetSuite, Sage Intacct, SAP, Oracle Financials, Dynamics 365, BlackLine, Yardi, Microsoft Excel",
    skills:
      "general ledger, month-end close, journal entries, account reconciliation, GAAP, financial statements, accruals, fixed assets, depreciation schedules, variance analysis, intercompany accounting, bank reconciliation, prepaid expenses, lease accounting, revenue recognition, audit preparation",
    duties:
      "close the books each month, prepare journal entries, reconcile balance sheet accounts, book accruals and prepaids, keep the fixed asset register, prepare financial statements, explain variances, pull schedules for the auditors, analyze general ledger accounts, post depreciation, reconcile intercompany balances, prepare monthly reporting packages, support year-end audit, review accounting entries, crunch numbers, see where the money went, ledgers and debits, is the company making money",
    above: "Accounting manager, Financial controller",
    step: "Cost accountant, Project accountant, Nonprofit accountant, Government accountant, Fund accountant, Tax accountant, Grants accountant, External auditor",
    beside: "Financial analyst, Internal auditor, Credit analyst",
    not: "accountant assistant",
  },
  {
    name: "Certified public accountant",
    titles:
      "CPA, public accountant, chartered accountant, chartered certified accountant, CPA consultant, CPA firm partner, accounting firm partner, sole practitioner CPA, small firm CPA, retired CPA, CPA advisor, accounting practice owner, client advisory services manager, incorporated accountant, practicing accountant, high street accountant",
    credentials: "CPA, ACCA, chartered accountant, CGMA, Personal financial specialist",
    tools: "Lacerte, UltraTax CS, CCH Axcess, ProSeries, QuickBooks, CaseWare, Thomson Reuters Checkpoint",
    skills:
      "GAAP, tax planning, tax preparation, compilations and reviews, attest services, financial statements, auditing, business tax returns, client advisory services, IRS representation, small business advisory, entity selection, estate and trust tax, accounting standards",
    duties:
      "prepare and review tax returns, compile financial statements, review engagements, sign audit opinions, advise small business owners, plan taxes for clients, choose S corp or LLC, represent clients before the IRS, run an accounting practice, busy season tax work, answer clients' tax and accounting questions, review staff work papers, succession planning for owners, have my own accounting office, small shops bring me their books, taxes and advice for families",
    below: "Accountant, Tax preparer",
    step: "External auditor, Tax accountant, Forensic accountant, Financial controller, Enrolled agent",
    beside: "Financial planner, Business valuation analyst, Tax attorney",
    context: { CPA: "accounting, tax, audit, firm, license, returns, financial statements, GAAP, accountant" },
  },
  {
    name: "Cost accountant",
    titles:
      "manufacturing accountant, cost analyst, management accountant, cost accounting manager, standard cost accountant, inventory cost accountant, manufacturing cost analyst, product cost analyst, plant controller, factory accountant, cost and works accountant, cost clerk, operations accountant, cost and works man, works cost clerk, ACMA",
    credentials: "Certified management accountant, CIMA, CPA, CGMA",
    tools: "SAP, Oracle Financials, JD Edwards, Epicor ERP, Infor ERP, Microsoft Excel, Syteline",
    skills:
      "cost accounting, standard costing, inventory valuation, variance analysis, bill of materials costing, overhead allocation, activity-based costing, cycle counts, job costing, margin analysis, work in process, manufacturing accounting, capital expenditure tracking",
    duties:
      "set standard costs, roll up bill of materials costs, explain labor and material variances, value the inventory, allocate factory overhead, track scrap and rework costs, analyze product margins, oversee physical inventory, reconcile work in process, quote product costs, walk the plant floor, report cost of goods sold, support plant managers with numbers, figure out what a thing costs to make, pennies on each part, is this product making money",
    above: "Financial controller",
    step: "Financial analyst, Project accountant",
    beside: "Production planner, Supply chain analyst",
    context: { "cost analyst": "standard cost, manufacturing, inventory, variances, accounting" },
  },
  {
    name: "Project accountant",
    titles:
      "construction accountant, job cost accountant, construction controller, government contract accountant, DCAA accountant, construction bookkeeper, program accountant, engineering project accountant, project cost accountant, film production accountant, production accountant, job cost clerk, contract cost clerk, building accounts clerk",
    credentials: "Certified construction industry financial professional, CPA",
    tools:
      "Sage 300 Construction, Sage 100 Contractor, Viewpoint Vista, Foundation Software, Deltek Costpoint, Procore, Deltek Vision, Unanet",
    skills:
      "job costing, percentage of completion, progress billing, AIA billing, lien waivers, certified payroll, retainage, WIP schedules, change orders, DCAA compliance, indirect rates, FAR cost principles, subcontractor payments, project budgets",
    duties:
      "track costs by job, prepare AIA pay applications, collect lien waivers, bill contractors' progress payments, build the WIP schedule, compare job cost to budget, process subcontractor invoices, set up new jobs, report over and under billings, close out projects, calculate indirect rates, submit incurred cost proposals, monitor project budgets, keep money straight on a building job",
    above: "Accounting manager, Financial controller",
    step: "Grants accountant",
    beside: "Construction project manager, Contract administrator",
    context: { "production accountant": "film, television, movie, set, crew, production budget, petty cash, studio" },
  },
  {
    name: "Nonprofit accountant",
    titles:
      "nonprofit bookkeeper, not for profit accountant, charity accountant, church accountant, church financial secretary, nonprofit finance manager, nonprofit finance director, nonprofit controller, foundation accountant, nonprofit treasurer, club treasurer, parish business manager, charity finance manager, church accounting manager, church treasurer, charity treasurer, honorary treasurer, parish treasurer, collection counter",
    credentials: "CPA, Certified nonprofit accounting professional",
    tools:
      "Blackbaud Financial Edge, QuickBooks, Sage Intacct, Aplos, MIP Fund Accounting, ACS Realm, Shelby Systems, DonorPerfect, Araize FastFund",
    skills:
      "nonprofit accounting, fund accounting, Form 990, restricted funds, functional expense allocation, grant accounting, contribution tracking, board reporting, donor acknowledgments, nonprofit budgeting, single audit, endowment accounting, internal controls",
    duties:
      "keep the books for a charity, count and post the collection, track restricted gifts, prepare the 990, report to the finance committee, present financials to the board, send giving statements, allocate costs to programs, prepare budgets with the director, account for donations and pledges, get ready for the audit, reconcile donor database with the books, handle church payroll and housing allowance, count the Sunday plate, where every gift went, envelopes and pledges",
    above: "Chief financial officer, Finance manager",
    step: "Grants accountant, Government accountant",
    beside: "Nonprofit executive director, Fundraiser, Church administrator",
    context: { "church treasurer": "books, accounts, offering", "collection counter": "church, offering, parish" },
  },
  {
    name: "Grants accountant",
    titles:
      "grants financial analyst, grants compliance specialist, post award specialist, post award accountant, sponsored research accountant, grants and contracts specialist, grants finance manager, federal grants consultant, grant fiscal monitor, grant accounting manager, grants fiscal specialist, grants finance analyst, grants bookkeeper, grants clerk",
    credentials: "Certified grants management specialist, CPA, Certified research administrator",
    tools: "Workday HCM, Ellucian Banner, PeopleSoft, eRA Commons, Grants.gov, SAM.gov, MIP Fund Accounting",
    skills:
      "grant accounting, Uniform Guidance, federal grants, grant budgets, grant reporting, indirect cost rates, time and effort reporting, subrecipient monitoring, single audit, allowable costs, drawdowns, grants compliance, post-award administration, cost sharing",
    duties:
      "bill federal grants, draw down grant money, submit grant financial reports, check costs are allowable, monitor subrecipients, track grant spending against budget, certify time and effort, close out awards, prepare for the single audit, negotiate the indirect cost rate, read award terms, prepare the schedule of federal awards, see that grant money gets spent right, reports back to the foundation",
    above: "Finance manager",
    step: "Government accountant, Budget analyst",
    beside: "Grant writer, Contract administrator",
  },
  {
    name: "Government accountant",
    titles:
      "municipal accountant, governmental accountant, school business manager, school business official, municipal finance officer, city finance director, fiscal officer, town accountant, county auditor, federal accountant, fiscal analyst, public sector accountant, state accountant, school district accountant, municipal clerk treasurer, city accountant, county accountant, town treasurer, borough treasurer, county treasurer, city treasurer, treasurer's clerk, village treasurer",
    credentials:
      "Certified government financial manager, Certified public finance officer, CPA, School business administrator certificate",
    tools: "Tyler Munis, Tyler Incode, Caselle, Tyler New World, PeopleSoft, Springbrook, Skyward school software",
    skills:
      "governmental accounting, GASB, fund accounting, encumbrance accounting, annual comprehensive financial report, single audit, property tax collection, municipal budgets, bond compliance, school finance, state reporting, enterprise funds, internal controls, federal appropriations",
    duties:
      "account for city funds, prepare the annual comprehensive financial report, file state financial reports, collect property taxes, track bond proceeds, advise the town board, prepare the school budget, reconcile governmental funds, post encumbrances, administer utility billing, invest public funds, answer state auditors, manage levy and millage, keep the town's books, where the tax dollars go",
    above: "Chief financial officer, Finance manager",
    step: "Budget analyst",
    beside: "City manager, Municipal clerk, Internal auditor",
    context: {
      "school business manager": "school district, budget, accounting, finance",
      "school business official": "school district, budget, accounting, finance",
      "municipal accountant": "governmental, GASB, fund accounting, financial reports",
    },
  },
  {
    name: "Fund accountant",
    titles:
      "investment accountant, hedge fund accountant, mutual fund accountant, private equity accountant, investment fund accountant, NAV accountant, fund administrator, fund controller, partnership accountant, portfolio accountant, securities accountant, investment operations accountant, trust accountant, unit trust accountant, investment ledger clerk, share register accountant",
    credentials: "CPA, CFA",
    tools: "Advent Geneva, Investran, Bloomberg, Eagle PACE, SS&C, FIS, Allvue",
    skills:
      "fund accounting for investments, net asset value, investment accounting, partnership accounting, waterfall calculations, capital calls, K-1 preparation, management fee calculation, trade reconciliation, investor statements, investment valuation, GAAP",
    duties:
      "calculate daily net asset value, price securities, reconcile trades and cash, prepare investor capital statements, book capital calls and distributions, calculate management and carried interest fees, prepare fund financial statements, allocate partnership income, review custodian records, work with fund auditors, price a fund every night, figure what each investor owns",
    above: "Financial controller",
    step: "Brokerage operations specialist",
    beside: "Portfolio manager, Trust officer, Investment analyst",
  },
  {
    name: "Tax preparer",
    titles:
      "tax professional, tax return preparer, income tax preparer, seasonal tax preparer, tax associate, tax specialist, tax pro, H&R Block tax preparer, income tax consultant, tax aide volunteer, VITA volunteer, tax practitioner, tax filer, tax season preparer, tax reviewer, tax office manager, expat tax preparer, tax man, income tax man, tax lady, tax return lady, tax helper, AARP tax aide, tax season helper, self assessment adviser, income tax lady, tax clinic volunteer",
    credentials:
      "PTIN, Annual Filing Season Program, CTEC registration, VITA certification, Licensed tax consultant, Accredited tax preparer",
    tools: "TurboTax, Drake Tax, ProSeries, Lacerte, TaxSlayer, BlockWorks, ATX, TaxWise, UltraTax CS",
    skills:
      "tax preparation, individual tax returns, Form 1040, Schedule C, small business tax returns, state tax returns, e-filing, tax law, client interviews, itemized deductions, earned income tax credit, amended returns, retirement income taxation, self-employment tax, rental property tax returns",
    duties:
      "prepare personal income tax returns, do people's taxes, interview clients about their income, fill out 1040s, find deductions and credits, file returns electronically, check W-2s and 1099s, amend old returns, help seniors file taxes, answer IRS letters, work tax season, prepare Schedule C for self-employed, explain the refund, file extensions, help folks with their income tax, sit down with someone's W2 and receipts, April rush, get people a bigger refund, do old people's taxes for free, fill out tax forms",
    above: "Enrolled agent, Tax accountant",
    step: "Daily money manager",
    beside: "Financial counselor",
  },
  {
    name: "Enrolled agent",
    titles:
      "IRS enrolled agent, EA, tax resolution specialist, tax resolution consultant, tax representation specialist, tax controversy specialist, IRS representation specialist, tax relief specialist, enrolled agent tax preparer, tax problem resolver, tax trouble man, back tax man",
    credentials: "Enrolled agent, PTIN, Certified tax resolution specialist, USTCP",
    tools: "Lacerte, Drake Tax, Canopy Tax, ProSeries, IRS e-Services, PitBullTax",
    skills:
      "IRS representation, tax resolution, offer in compromise, installment agreements, penalty abatement, tax preparation, audit representation, IRS notices, back taxes, collection appeals, innocent spouse relief, tax planning, Circular 230, power of attorney Form 2848, payroll tax problems",
    duties:
      "represent taxpayers before the IRS, settle back taxes, handle IRS audits, negotiate payment plans, get penalties removed, submit offers in compromise, release liens and levies, pull IRS transcripts, file years of unfiled returns, answer IRS notices, prepare complex returns, appeal audit results, stop wage garnishment, scary letters from the IRS, people who haven't filed in years",
    step: "Tax accountant",
    beside: "Tax attorney, Tax examiner, Bookkeeper",
    context: { EA: "tax, IRS, enrolled agent, returns, taxpayers, representation" },
  },
  {
    name: "Tax accountant",
    titles:
      "tax manager, corporate tax accountant, tax analyst, tax consultant, tax adviser, tax advisor, tax director, tax supervisor, international tax manager, tax compliance manager, director of tax, tax planning consultant, tax technician, transfer pricing analyst, trust tax accountant, expatriate tax consultant, R&D tax credit consultant, vice president of tax, tax expert, income tax accountant, taxation officer, taxation manager",
    credentials: "CPA, Master of science in taxation, Enrolled agent, Chartered tax adviser",
    tools: "OneSource, CCH Axcess, GoSystem, Corptax, Thomson Reuters Checkpoint, BNA Fixed Assets, UltraTax CS",
    skills:
      "corporate tax returns, tax provision, ASC 740, tax planning, tax research, partnership tax returns, international tax, state and local tax, transfer pricing, R&D tax credit, estate and trust tax, estimated taxes, federal tax compliance, tax depreciation, S corporation tax, nexus studies",
    duties:
      "prepare corporate tax returns, calculate the tax provision, research tax law, plan to lower taxes, prepare 1120 and 1065 returns, compute estimated tax payments, handle federal and state audits, review tax returns, document transfer pricing, claim research credits, advise on tax effects of deals, prepare trust and estate returns, file foreign reporting forms, keep a company's taxes low, figure what the company owes Uncle Sam",
    above: "Chief financial officer",
    step: "Sales and property tax specialist",
    beside: "Tax attorney, Estate planning attorney",
    not: "sales tax analyst, property tax consultant, property tax manager",
  },
  {
    name: "Sales and property tax specialist",
    titles:
      "sales tax accountant, sales tax analyst, sales and use tax specialist, indirect tax manager, indirect tax analyst, property tax consultant, property tax analyst, property tax manager, VAT accountant, VAT specialist, sales tax consultant, sales tax auditor, excise tax specialist, unclaimed property specialist, property tax appeal consultant, state and local tax consultant, purchase tax clerk, VAT man, rating surveyor, VAT inspector",
    credentials: "CMI sales tax certification, CPA, IPT certification",
    tools: "Vertex tax software, Avalara, Sovos, OneSource, TaxJar, PTMS property tax software",
    skills:
      "sales and use tax, sales tax filing, property tax returns, property tax appeals, nexus studies, exemption certificates, VAT, indirect tax, tax audit defense, state and local tax, unclaimed property, personal property tax, tax refunds, fuel tax",
    duties:
      "file sales tax returns in many states, track exemption certificates, determine what is taxable, appeal property tax assessments, file business personal property returns, defend sales tax audits, review property valuations, pay tax bills, register for sales tax permits, recover overpaid sales tax, set up tax software rates, report abandoned property, fight a high property tax bill",
    beside: "Property assessor, Real estate appraiser, Tax examiner",
    context: {
      "rating surveyor": "property tax, rates",
      "property tax consultant": "appeals, returns, companies, valuations",
      "property tax appeal consultant": "appeals, companies, valuations, savings",
      "sales tax auditor": "sales and use tax, exemption certificates, nexus",
    },
  },
  {
    name: "External auditor",
    titles:
      "auditor, financial auditor, audit manager, audit senior, audit associate, public accounting auditor, audit partner, assurance associate, assurance manager, audit supervisor, independent auditor, statutory auditor, employee benefit plan auditor, single audit specialist, governmental auditor, nonprofit auditor, staff auditor, financial statement auditor, state auditor, books inspector, audit man, chartered auditor, outside auditor, district auditor, articled clerk, ticker and basher",
    credentials: "CPA, ACCA, Certified government financial manager",
    tools:
      "CaseWare, CCH Engagement, ProSystem fx Engagement, CaseWare IDEA, ACL Analytics, Suralink, PPC audit guides",
    skills:
      "auditing, GAAS, GAAP, audit planning, substantive testing, internal controls, audit sampling, workpapers, financial statement review, single audit, employee benefit plan audits, risk assessment, inventory observation, confirmations, peer review, Yellow Book",
    duties:
      "audit financial statements, plan audit engagements, test account balances, send bank confirmations, observe inventory counts, review workpapers, lead the audit team, draft the audit opinion, write management letters, audit 401(k) plans, fieldwork at client sites, check compliance with GAAP, peer review of firms, check other people's books, make sure the numbers are honest, go through a company's ledgers, count stock at New Year, check a company's books",
    step: "Internal auditor, Forensic accountant, Financial controller",
    beside: "Bank examiner, Premium auditor, Technical accounting consultant",
    not: "quality auditor, energy auditor, safety auditor, medical auditor, coding auditor, food safety auditor, ISO auditor, lead auditor ISO 9001, store auditor, merchandising auditor, night auditor, home energy auditor, environmental auditor, premium auditor, claims auditor, inventory auditor",
    context: { "articled clerk": "audit, accountant" },
  },
  {
    name: "Internal auditor",
    titles:
      "internal audit manager, internal audit consultant, chief audit executive, director of internal audit, operational auditor, corporate auditor, compliance auditor, SOX auditor, SOX analyst, SOX compliance consultant, internal controls analyst, internal controls specialist, internal controls consultant, bank auditor, operational audit consultant, field auditor, company auditor, traveling auditor, chief internal auditor",
    credentials: "Certified internal auditor, Certified fraud examiner, CRMA, CPA, CISA",
    tools: "AuditBoard, TeamMate, ACL Analytics, CaseWare IDEA, Workiva, SAP GRC, MetricStream",
    skills:
      "internal audit, internal controls, Sarbanes-Oxley, COSO framework, risk assessment, operational auditing, audit reporting, control testing, process walkthroughs, segregation of duties, risk-based audit planning, audit committee reporting, compliance audits, fraud risk assessment, data analytics for audit",
    duties:
      "audit departments and processes, test internal controls, document process walkthroughs, write audit findings, follow up on corrective actions, report to the audit committee, plan the annual audit, assess company risks, check that policies are followed, review segregation of duties, visit branches for audits, investigate irregularities, SOX 404 testing, see that everybody follows the rules, surprise cash counts, poke around for mistakes, check a company's books for mistakes",
    step: "Bank compliance officer, Compliance officer",
    beside: "Forensic accountant, Financial controller",
  },
  {
    name: "Forensic accountant",
    titles:
      "forensic accounting consultant, fraud examiner, certified fraud examiner, CFE, investigative accountant, forensic auditor, litigation support accountant, financial investigator, forensic CPA, fraud auditor, economic damages expert, divorce financial analyst, certified divorce financial analyst, financial crimes examiner",
    credentials:
      "Certified fraud examiner, Certified in financial forensics, CPA, Master analyst in financial forensics, CDFA",
    tools: "CaseWare IDEA, ACL Analytics, Relativity, CaseWare, QuickBooks",
    skills:
      "forensic accounting, fraud investigation, litigation support, expert testimony, economic damages, lost profits, asset tracing, embezzlement investigation, business interruption claims, marital asset analysis, data analysis, interviewing, financial statement fraud, expert reports",
    duties:
      "investigate embezzlement, trace hidden assets, calculate lost profits, testify in court about finances, analyze bank records, find missing money, write expert reports, examine books for fraud, measure damages for lawsuits, divide marital assets, interview suspected employees, review contract disputes, help attorneys with financial discovery, find out who stole the money, follow the money, crooked books, hidden money in a divorce",
    step: "Business valuation analyst, Expert witness",
    beside: "Bank fraud investigator, Insurance fraud investigator, Civil litigator, Family law attorney",
    context: { CFE: "fraud, forensic, examiner, investigation, accounting" },
  },
  {
    name: "Accounting manager",
    titles:
      "accounting supervisor, manager of accounting, general accounting manager, corporate accounting manager, head accountant, chief accountant, accounting operations manager, shared services manager, assistant controller, GL manager, accounts payable manager, interim accounting manager, accounting team lead, office accountant, chief bookkeeper, accounts office manager, head bookkeeper, chief accounts clerk",
    credentials: "CPA, Certified management accountant",
    tools: "NetSuite, Sage Intacct, SAP, Oracle Financials, BlackLine, Dynamics 365",
    skills:
      "month-end close, GAAP, team supervision, financial reporting, account reconciliation, internal controls, audit coordination, process improvement, general ledger, accounting policies, balance sheet review, ERP systems, staff training, cash management",
    duties:
      "supervise accounting staff, run the month-end close, review journal entries, approve reconciliations, coordinate the audit, train new accountants, set accounting procedures, prepare consolidated statements, manage payables and receivables teams, speed up the close, report results to the controller, fix accounting backlogs, be in charge of the bookkeepers, get the month's numbers out on time",
    above: "Financial controller, Chief financial officer",
    step: "Finance manager",
    beside: "Credit manager, Technical accounting consultant",
    not: "key accounts manager, national accounts manager, sales accounts manager",
    context: {
      "accounts manager": "accounting, ledger, month end, payables, receivables, bookkeeping",
      "shared services manager": "accounting, payables, receivables, ledger",
    },
  },
  {
    name: "Financial controller",
    titles:
      "controller, comptroller, corporate controller, division controller, fractional controller, interim controller, outsourced controller, contract controller, business unit controller, hotel controller, group financial controller, controller consultant, virtual controller, regional controller, vice president controller, company secretary and accountant, head of accounts, treasurer controller",
    credentials: "CPA, Certified management accountant, CGMA, MBA",
    tools:
      "NetSuite, Sage Intacct, SAP, Oracle Financials, Dynamics 365, QuickBooks Enterprise, BlackLine, Adaptive Insights",
    skills:
      "financial reporting, GAAP, month-end close, internal controls, consolidations, budgeting, cash flow forecasting, audit coordination, accounting policies, ERP implementation, team supervision, board reporting, debt covenant compliance, tax compliance, revenue recognition, process improvement",
    duties:
      "run the accounting department, own the month-end close, produce financial statements for owners, set up internal controls, manage the annual audit, oversee payables payroll and receivables, forecast cash, keep bank covenants, prepare the annual budget, install new accounting software, report to the CFO and board, clean up accounting after growth, fill in for a controller, be over all the money in a business, tell the boss how we're doing",
    above: "Chief financial officer",
    step: "Finance manager, Corporate treasurer",
    beside: "Accounting software consultant",
    not: "air traffic controller, quality controller, inventory controller, document controller, stock controller, production controller, materials controller, motor controller, PLC controller, temperature controller, game controller, credit controller, traffic controller, fleet controller, transport controller, pest controller, motion controller, domain controller, logic controller, irrigation controller, project controller, comptroller of the currency, embedded controller, HVAC controller",
    context: {
      controller: "accounting, finance, financial statements, month-end close, GAAP, audit, CFO, CPA, budget",
    },
  },
  {
    name: "Chief financial officer",
    titles:
      "CFO, fractional CFO, interim CFO, outsourced CFO, virtual CFO, part-time CFO, contract CFO, CFO consultant, CFO advisor, vice president of finance, VP finance, finance chief, chief finance officer, group finance director, nonprofit CFO, startup CFO, financial executive, head of finance, hospital CFO, chief financial and administrative officer, vice president treasurer, company finance director",
    credentials: "CPA, MBA, Certified management accountant, CFA, CGMA",
    tools: "NetSuite, Adaptive Insights, Anaplan, Microsoft Excel, QuickBooks Enterprise, Fathom reporting",
    skills:
      "financial strategy, cash flow forecasting, fundraising, board reporting, financial modeling, budgeting, banking relationships, mergers and acquisitions, debt financing, investor relations, internal controls, risk management, financial planning and analysis, exit planning, turnaround management, pricing strategy, capital structure, KPI dashboards",
    duties:
      "lead company finances, advise the owner or CEO on money, raise capital from banks and investors, manage cash and runway, present to the board, build the financial model, negotiate bank loans, prepare a company for sale, oversee the controller, set financial strategy, explain the numbers to owners, guide acquisitions, part-time finance leadership for small companies, 13-week cash forecast, top money person, talk to bankers for the company, help a small company with its finances a day a week",
    beside: "Venture capitalist, Mergers and acquisitions advisor",
  },
  {
    name: "Finance manager",
    titles:
      "finance director, director of finance, finance and administration manager, director of finance and administration, business manager, finance business partner, financial manager, finance lead, bursar, head of finance and operations, finance and operations director, interim finance manager, interim finance director, financial administrator, finance officer, FP&A manager, secretary treasurer",
    credentials: "CPA, MBA, Certified management accountant, ACCA",
    tools: "NetSuite, Sage Intacct, QuickBooks, Adaptive Insights, Dynamics 365, Workday HCM",
    skills:
      "budgeting, forecasting, financial reporting, financial planning and analysis, cash management, financial policies, board reporting, contract review, insurance administration, team supervision, KPI dashboards, capital planning, internal controls, vendor negotiation",
    duties:
      "manage the organization's finances, prepare the yearly budget, review spending with department heads, report to the executive director, oversee accounting and office functions, set financial policies, manage banking and insurance, forecast revenue and costs, collect school fees, plan capital projects, guide business decisions with numbers, oversee purchasing, watch over a budget, pay staff and bills for a school, money matters of a charity",
    below: "Financial analyst, Budget analyst",
    above: "Chief financial officer",
    beside: "Office manager, Human resources manager, Operations manager",
    not: "auto finance manager, finance manager automotive, dealership finance manager, business manager for artists, automotive business manager",
    context: {
      "secretary treasurer": "company, club, union, finance",
      "business manager": "finance, budget, accounting, school, parish, practice, audits",
      bursar: "finance, fees, school, accounts, budget",
    },
  },
  {
    name: "Budget analyst",
    titles:
      "budget officer, budget manager, budget coordinator, budget director, budget examiner, budget specialist, cost and budget analyst, program budget analyst, federal budget analyst, budget and finance analyst, budget accountant, military budget analyst, estimates officer, budget man, appropriations analyst",
    credentials:
      "Certified government financial manager, Certified defense financial manager, Master of public administration",
    tools: "Microsoft Excel, Oracle Hyperion, Questica, OpenGov, GFEBS, PeopleSoft",
    skills:
      "budget development, budget monitoring, appropriations, variance analysis, forecasting, cost-benefit analysis, zero-based budgeting, capital budgets, position control, federal appropriations, PPBE, program analysis, spending reports",
    duties:
      "prepare the department budget, review budget requests, track spending against appropriations, forecast year-end balances, write budget justifications, hold budget hearings, adjust allocations, monitor staff positions, advise managers on funding, prepare the capital budget, explain budget to council, decide how much each department can spend, make the money last all year",
    step: "Financial analyst",
    beside: "Management consultant, City manager, Program manager",
  },
  {
    name: "Financial analyst",
    titles:
      "FP&A analyst, financial planning and analysis analyst, corporate finance analyst, finance analyst, financial modeling consultant, financial reporting analyst, pricing analyst, revenue analyst, finance consultant, corporate financial planner, profitability analyst, commercial finance analyst, business finance analyst, finance and planning analyst, figures analyst, numbers cruncher",
    credentials: "CFA, FPAC, Certified management accountant, MBA",
    tools:
      "Microsoft Excel, Adaptive Insights, Anaplan, Oracle Hyperion, Power BI, Tableau, SAP, Oracle Financials, Cognos TM1",
    skills:
      "financial modeling, financial planning and analysis, forecasting, variance analysis, budgeting, ad hoc reporting, cost analysis, KPI dashboards, return on investment analysis, scenario analysis, management reporting, pricing analysis, capital expenditure analysis, data analysis",
    duties:
      "build financial models, forecast revenue and expenses, explain actual versus budget, prepare monthly management reports, analyze profitability, evaluate capital projects, set up dashboards for executives, long-range planning, analyze pricing, support business decisions, model what-if scenarios, present results to management, guess next year's sales, put numbers in charts, will this pay off",
    step: "Investment analyst, Credit analyst, Treasury analyst",
    beside: "Business analyst, Management consultant",
    context: { "pricing analyst": "margin, revenue, models, cost, forecasts, finance" },
  },
  {
    name: "Corporate treasurer",
    titles:
      "treasurer, treasury manager, director of treasury, assistant treasurer, treasury director, cash manager, vice president and treasurer, head of treasury, treasury consultant, group treasurer, interim treasurer, treasury operations manager, company treasurer, chief cashier",
    credentials: "Certified treasury professional, Association of corporate treasurers qualification, MBA",
    tools: "Kyriba, SAP Treasury, Bloomberg, FIS Integrity, bank portals",
    skills:
      "treasury management, cash management, liquidity management, debt financing, bank relationship management, foreign exchange hedging, interest rate hedging, short-term investments, covenant compliance, working capital, bank fee analysis, letters of credit, capital structure",
    duties:
      "manage company cash, invest short-term money, negotiate credit lines, hedge currency risk, manage bank relationships, issue bonds and notes, forecast liquidity, open and close bank accounts, monitor loan covenants, set treasury policy, oversee wires and payments, pay dividends, look after a company's cash, where to borrow cheap, keep money safe in banks",
    below: "Treasury analyst",
    above: "Chief financial officer",
    beside: "Treasury management officer, Trade finance specialist, Risk manager",
    not: "city treasurer, county treasurer, church treasurer, club treasurer, town treasurer, PTA treasurer",
    context: {
      "chief cashier": "company, corporate, treasury",
      treasurer: "cash, liquidity, debt, banks, corporate, hedging, finance",
    },
  },
  {
    name: "Treasury analyst",
    titles:
      "cash management analyst, treasury accountant, treasury specialist, treasury associate, cash analyst, treasury operations analyst, liquidity analyst, treasury clerk, cash management specialist, treasury assistant, cash clerk, company cashier",
    credentials: "Certified treasury professional",
    tools: "Kyriba, bank portals, Microsoft Excel, SAP Treasury, Bloomberg",
    skills:
      "cash positioning, cash flow forecasting, wire transfers, ACH payments, bank reconciliation, bank fee analysis, short-term investments, foreign exchange hedging, positive pay, account analysis, treasury management, debt schedules",
    duties:
      "set the daily cash position, send wires, move money between accounts, forecast cash needs, review bank fees, maintain account signers, record debt and interest, set up positive pay, book currency trades, report balances to the treasurer, administer merchant card accounts, how much cash is in the bank today, move funds around",
    beside: "Bank operations specialist, Accountant",
    context: { "cash clerk": "treasury, bank, balances" },
  },
  {
    name: "Credit manager",
    titles:
      "corporate credit manager, credit and collections manager, director of credit, trade credit manager, credit supervisor, business credit analyst, commercial credit manager, collections manager, credit department manager, order to cash manager, accounts receivable manager, collections supervisor, regional credit manager, credit man, credit department head, credit investigator",
    credentials: "Certified credit executive, Credit business fellow, Credit business associate",
    tools: "Dun & Bradstreet, HighRadius, SAP, CreditSafe, Experian Business, Oracle Financials",
    skills:
      "credit analysis, trade credit, collections, credit policy, financial statement analysis, aging reports, mechanics liens, UCC filings, credit limits, bad debt reserves, order to cash, customer negotiations, bankruptcy claims, credit insurance",
    duties:
      "approve customer credit, set credit limits, check trade references, read customer financial statements, release orders on hold, lower days sales outstanding, supervise collectors, file liens and UCC statements, write credit policy, file claims in customer bankruptcies, negotiate payment plans, reduce bad debt, handle customer account disputes, decide who can buy on credit, customers who are slow to pay",
    below: "Collections specialist",
    above: "Financial controller",
    step: "Credit analyst",
    beside: "Sales manager, Bankruptcy attorney",
    context: {
      "credit investigator": "credit, customers, accounts",
      "collections manager": "accounts, past due, receivables, debt, credit",
    },
  },
  {
    name: "Collections specialist",
    titles:
      "collections representative, debt collector, bill collector, collection agent, collections clerk, credit and collections specialist, credit controller, B2B collector, commercial collector, skip tracer, collections officer, debt recovery agent, recovery specialist, collections analyst, repossession agent, credit clerk, accounts collector, tallyman, debt chaser, repo man, dunner, rent collector, club man, insurance premium collector, bill chaser, hire purchase collector, tick man, repossessor",
    credentials: "ACA collector certification, Credit business associate",
    tools: "LexisNexis Accurint, HighRadius, auto dialer, FICO Debt Manager, TLOxp",
    skills:
      "collections, FDCPA, skip tracing, payment arrangements, negotiation, aging reports, commercial collections, small claims filing, credit reports, account reconciliation, debt settlement, phone skills, billing disputes",
    duties:
      "call people about overdue bills, collect past due accounts, set up payment plans, send demand letters, trace debtors who moved, negotiate settlements, note customer accounts, send accounts to attorneys, take payments by phone, follow the fair debt collection rules, chase slow paying customers, repossess vehicles, work the aging list, get folks to pay what they owe, phone people who are behind, knock on doors for money, take back cars",
    step: "Loan workout officer, Customer service representative",
    beside: "Subrogation specialist, Financial counselor",
    not: "museum collections specialist, library collections specialist, art collections specialist, blood collections specialist",
    context: {
      tallyman: "debt, weekly, payments, collect",
      "repo man": "loans, repossess, overdue",
      "club man": "collect, weekly, payments",
      "repossession agent": "debt, loans, collections, accounts",
      "skip tracer": "debt, collections, past due, borrowers",
    },
  },
  {
    name: "Technical accounting consultant",
    titles:
      "SEC reporting manager, SEC reporting specialist, technical accounting manager, accounting policy manager, external reporting manager, financial reporting manager, accounting advisory consultant, IPO readiness consultant, revenue recognition specialist, lease accounting consultant, director of financial reporting, accounting standards consultant, GAAP consultant, IFRS consultant, accounting rules expert, accounting standards specialist",
    credentials: "CPA, ACCA",
    tools: "Workiva, Intelligize, EDGAR, Certent, LeaseQuery, RevStream",
    skills:
      "SEC reporting, GAAP, IFRS, revenue recognition, ASC 606, lease accounting, technical accounting memos, 10-K and 10-Q preparation, stock-based compensation, purchase accounting, XBRL, consolidations, IPO readiness, Sarbanes-Oxley, accounting research",
    duties:
      "write accounting position memos, prepare 10-K and 10-Q filings, research new accounting standards, account for acquisitions, apply revenue recognition rules, get a company ready to go public, adopt lease accounting, tag XBRL filings, draft footnote disclosures, account for stock options, convert to IFRS, discuss treatments with auditors, read the accounting rule book, explain hard rules to the boss",
    step: "Financial controller",
    beside: "Corporate attorney, Investor relations manager",
  },
  {
    name: "Accounting software consultant",
    titles:
      "QuickBooks consultant, QuickBooks trainer, QuickBooks ProAdvisor, Sage consultant, NetSuite accounting consultant, accounting systems analyst, financial systems analyst, accounting systems consultant, ERP finance consultant, financial systems manager, Xero consultant, accounting technology consultant, QuickBooks tutor, financial systems administrator, QuickBooks helper, QuickBooks lady, Sage trainer",
    credentials: "QuickBooks ProAdvisor, NetSuite certification, Xero advisor certification, Sage certified consultant",
    tools:
      "QuickBooks, QuickBooks Desktop, NetSuite, Sage Intacct, Xero, Dynamics GP, Acumatica, SAP, Oracle Financials",
    skills:
      "accounting software setup, ERP implementation, data migration, chart of accounts, software training, process mapping, report writing, user support, bookkeeping, system integration, requirements gathering, accounting automation, user acceptance testing",
    duties:
      "set up QuickBooks for businesses, teach people to use QuickBooks, convert from one accounting system to another, design the chart of accounts, fix QuickBooks errors, train bookkeepers, link bank feeds and apps, build financial reports, move desktop files to the cloud, write accounting workflows, support ERP users, show someone how to use Quickbooks, get a shop's books onto the computer",
    beside: "Business analyst, ERP consultant",
    context: { "Sage consultant": "accounting, bookkeeping, setup, training" },
  },
  {
    name: "Daily money manager",
    titles:
      "personal bookkeeper, household bookkeeper, personal financial organizer, household bill payer, bill paying assistant, household financial manager, personal financial assistant, family office bookkeeper, senior money manager, bill pay helper, home bookkeeper, representative payee, family bookkeeper, financial organizer for seniors, bill paying helper, money minder, home bookkeeping helper, household accounts helper, bill paying lady",
    credentials: "Certified daily money manager, Certified bookkeeper",
    tools: "Quicken, QuickBooks, online bill pay, Quicken Simplifi",
    skills:
      "household bill paying, household budgeting, medical bill review, insurance claims follow-up, personal record keeping, bank reconciliation, elder fraud prevention, tax document organization, checkbook balancing, client confidentiality, bookkeeping, representative payee services",
    duties:
      "pay household bills for seniors, balance the checkbook, sort the mail, organize financial papers, track medical bills and claims, gather papers for taxes, watch for scams on elders, keep a household budget, call creditors and banks, help widow with finances, set up online bill pay, act as representative payee, visit clients at home monthly, sit with an old person and pay the bills, keep somebody's mother from being cheated, write Grandma's checks, sort a drawer full of mail, help someone who's bad with money",
    step: "Professional guardian",
    beside: "Financial counselor, Geriatric care manager, Professional organizer",
    context: { "representative payee": "bills, benefits, Social Security, beneficiary" },
  },
];
