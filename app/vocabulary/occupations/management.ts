import type { OccupationEntry } from "../types.ts";

/** People who run organizations, own businesses, sit on boards, or advise those who do. */
export const MANAGEMENT: readonly OccupationEntry[] = [
  {
    name: "General manager",
    titles:
      "GM, general manager of operations, managing director, business unit manager, business manager, division manager, divisional manager, division president, business unit president, divisional director, country manager, site leader, profit center manager, P&L manager, branch general manager, station manager, resident director",
    credentials: "MBA",
    tools: "ERP systems, Microsoft Excel, balanced scorecard",
    skills:
      "general management, profit and loss responsibility, business planning, budgeting, team leadership, operations management, sales leadership, hiring, strategic planning, customer relationships, cost control, performance management",
    duties:
      "run a business unit, responsible for profit and loss, set annual budget, lead department heads, grow sales and margins, run a branch or site, hire and develop managers, monthly results with owners, turn a division profitable, negotiate with key customers, day-to-day running of a company, be the boss, have everybody report to me, answer for what a branch makes or loses, see that the whole place hums, run a small company",
    below: "Assistant general manager, Operations manager, Office manager",
    above: "Chief operating officer",
    step: "Interim executive, Management consultant",
    beside: "Sales manager, Plant manager, Hotel manager, Restaurant manager, Retail store manager",
    context: {
      GM: "general manager, profit and loss, business unit, managers",
      "business manager": "profit and loss, unit, division, managers, budget",
      "station manager": "profit and loss, staff, managers, budget",
      "country manager": "market, subsidiary, profit and loss, region",
    },
  },
  {
    name: "Operations manager",
    titles:
      "ops manager, director of operations, operations director, head of operations, operations supervisor, operations lead, business operations manager, VP of operations, vice president of operations, service operations manager, operations executive, operations consultant, fractional operations manager, business operations consultant, online business manager, integrator, superintendent of operations, operating superintendent",
    credentials: "Lean Six Sigma Green Belt, CPIM, MBA",
    tools: "ERP systems, Microsoft Excel, Smartsheet, Power BI",
    skills:
      "operations management, staff scheduling, process improvement, budgeting, KPI tracking, vendor management, logistics coordination, quality control, team leadership, standard operating procedures, capacity planning, cost reduction, safety management",
    duties:
      "run daily operations, plan staff and shifts, keep service levels up, write standard operating procedures, watch costs and productivity, solve bottlenecks, supervise supervisors, order equipment, set targets, improve how work gets done, part-time operations head for a small company, back office organization, multi-site operations, see that things run like clockwork, put out fires all day, make sure the right people and stuff are in the right place, get a messy shop in order",
    below: "Operations coordinator, Office manager",
    above: "Chief operating officer",
    step: "Process improvement consultant, Project manager, Facilities manager, Warehouse manager",
    beside: "Plant manager, Supply chain manager, Human resources manager, Call center manager",
    not: "security operations, surgical operations, computer operations",
    context: { integrator: "visionary, EOS, leadership team, founder" },
  },
  {
    name: "Chief executive officer",
    titles:
      "CEO, chief executive, company president, president and CEO, group chief executive, retired CEO, fractional CEO, founder and CEO, corporate president, executive chairman, company director, bank president, corporate executive, C-suite executive, head of a company, managing director, company head, president of a company",
    credentials: "MBA, executive MBA",
    skills:
      "executive leadership, corporate strategy, board relations, profit and loss responsibility, fundraising from investors, mergers and acquisitions, organizational leadership, stakeholder management, business growth, crisis leadership, culture building, public speaking, succession planning",
    duties:
      "lead a whole company, set company direction, report to the board, raise capital, grow a business, hire the executive team, speak for the company, buy and sell companies, lead through a crisis, deal with shareholders and banks, advise another CEO, prepare a company for sale, sounding board for founders, be at the top of a company, make the final call, talk to bankers and owners, steer the ship, run a company",
    below: "Chief operating officer, General manager, Chief of staff",
    step: "Board director, Startup mentor, Management consultant",
    beside: "Chief financial officer, Marketing director, Nonprofit executive director, Executive coach",
    not: "class president, executive assistant to the CEO, assistant to the CEO",
    context: {
      "managing director": "board, shareholders, executive, group",
      "company director": "board, executive, shareholders, strategy, business",
    },
  },
  {
    name: "Chief operating officer",
    titles:
      "COO, fractional COO, part-time COO, executive vice president of operations, EVP operations, SVP operations, senior vice president of operations, interim COO, chief of operations, deputy chief executive, group operations director, global operations director, chief administrative officer, CAO, deputy managing director",
    credentials: "MBA",
    skills:
      "operations leadership, scaling operations, executive leadership, organizational design, process improvement, budgeting, KPI tracking, supply chain leadership, integration management, Entrepreneurial Operating System, strategic planning, multi-site management",
    duties:
      "run operations for the CEO, turn strategy into action, lead all operating departments, scale a growing company, set up systems and procedures, weekly leadership meetings, build the management team, multi-site operations, integrate acquired companies, fractional COO for founders, cut operating cost, fix service problems, be number two to the president, make the boss's plans happen, keep all the departments pulling together",
    step: "Interim executive, Turnaround consultant, Management consultant",
    beside: "Chief financial officer, Human resources director, Process improvement consultant",
    context: { CAO: "executive, administration, operations, departments, budget" },
  },
  {
    name: "Interim executive",
    titles:
      "interim manager, interim CEO, interim managing director, interim general manager, interim president, interim director, fractional executive, part-time executive, executive in residence, interim leader, transition executive, acting director, interim head, locum manager, freelance executive, executive on demand, semi-retired executive, caretaker manager, stopgap manager, company troubleshooter, relief manager",
    credentials: "MBA",
    skills:
      "interim management, executive leadership, rapid assessment, crisis management, team stabilization, change management, profit and loss responsibility, knowledge transfer, stakeholder management, leadership transition, restructuring, handover planning",
    duties:
      "step in while a company searches for a leader, fill a vacancy for six months, cover an executive's leave, steady a team after a sudden departure, assess a company in the first weeks, lead until the new head starts, hand over to a successor, run a business between owners, part-time executive leadership, short assignments as a leader, fill in as boss for a while, mind the shop till they find someone, come out of retirement to run things a few months",
    step: "Chief executive officer",
    beside: "Nonprofit executive director, Chief financial officer, Human resources director, School principal",
    not: "interim housing, interim pastor, interim teacher",
    context: {
      "relief manager": "interim, executive, leader",
      "interim director": "company, executive, leadership, organization",
      "acting director": "company, executive, leadership, organization",
    },
  },
  {
    name: "Board director",
    titles:
      "board member, corporate director, independent director, non-executive director, NED, outside director, board advisor, advisory board member, board chair, board chairman, chairman of the board, nonprofit board member, trustee, board trustee, board treasurer, lead independent director, board consultant, governance consultant, board governance advisor, audit committee chair, trustee of a charity, school governor",
    credentials: "NACD Directorship Certified, Certified Director, ICD.D",
    skills:
      "board governance, corporate governance, strategic oversight, audit committee, executive compensation, CEO succession, fiduciary duty, risk oversight, board evaluation, financial literacy, fundraising, bylaws",
    duties:
      "serve on a board, attend quarterly board meetings, oversee the chief executive, chair the audit committee, advise founders as an advisory board member, approve budgets, CEO search and pay, review strategy, nonprofit governance, write bylaws, evaluate the board, train new board members, open doors with contacts, sit on a board, come to meetings and ask hard questions, keep an eye on the managers, lend my name and judgment",
    step: "Interim executive, Startup mentor",
    beside: "Nonprofit consultant",
    not: "on-board, board certified, board of education clerk, trustee sale, bankruptcy trustee, whiteboard, board exam, circuit board",
    context: {
      trustee: "board, nonprofit, charity, governance, foundation",
      NED: "board, director, governance",
    },
  },
  {
    name: "Chief of staff",
    titles:
      "executive chief of staff, chief of staff to the CEO, strategy and operations manager, executive advisor, special assistant to the president, executive office director, director of strategic initiatives, executive aide, aide de camp, right hand man, assistant to the chairman",
    skills:
      "executive support, strategic initiatives, cross-functional coordination, executive communications, board materials, meeting facilitation, project management, special projects, stakeholder management, business planning, confidentiality",
    duties:
      "right hand of the chief executive, follow up on decisions, prepare board materials, run leadership meetings, special projects for the CEO, write speeches and memos, coordinate departments, keep priorities moving, gatekeeper for the executive, annual planning, be the boss's right hand, see that what was decided gets done, keep the president ready for meetings",
    above: "Chief operating officer",
    step: "Program manager, Strategy consultant, Operations manager",
    beside: "Executive assistant, Speechwriter, Legislative aide",
    not: "chief of medical staff, kitchen staff chief",
  },
  {
    name: "Strategy consultant",
    titles:
      "strategic consultant, corporate strategist, business strategist, strategic planner, corporate development manager, strategy advisor, strategy manager, director of strategy, chief strategy officer, growth strategist, market entry consultant, competitive strategy consultant, strategic advisor, VP of strategy, head of strategy, business development consultant, scenario planner, corporate planner, long range planner, business planner",
    credentials: "MBA",
    tools: "PowerPoint, Microsoft Excel, SWOT analysis",
    skills:
      "business strategy, strategic planning, market analysis, competitive analysis, growth strategy, market entry, SWOT analysis, business modeling, scenario planning, executive presentations, industry research, international business",
    duties:
      "write a strategic plan, study markets and competitors, decide where to grow, enter new markets, assess whether to make or buy, advise owners on direction, five-year plans, SWOT workshops, business case for a new venture, industry studies, present to the board, expand abroad, new business models, think about where a company should go, look five years ahead, size up the competition, tell owners what to get into or out of",
    above: "Chief executive officer",
    step: "Product manager",
    beside: "Board director, Market research analyst, Financial analyst, Marketing manager",
    not: "brand strategist, content strategist, litigation strategy, trading strategy, media strategist",
    context: {
      "strategic planner": "company, growth, plan, board, market",
      "strategic advisor": "company, growth, business, board",
    },
  },
  {
    name: "Management consultant",
    titles:
      "management analyst, business consultant, organization consultant, management advisor, consulting partner, consulting manager, efficiency analyst, program analyst, operations improvement consultant, executive consultant, independent business consultant, cost reduction consultant, management consulting partner, principal consultant, business management consultant, organization and methods analyst, O&M analyst, organization and methods officer, efficiency expert",
    credentials: "CMC, Certified Management Consultant, MBA",
    tools: "PowerPoint, Microsoft Excel, Visio",
    skills:
      "management consulting, organizational analysis, operations assessment, process improvement, cost reduction, benchmarking, client presentations, interviewing, organizational design, change management, business planning, project management, report writing",
    duties:
      "study how an organization works, recommend improvements, interview staff and managers, benchmark against others, cut costs, redesign the organization chart, write consulting reports, present findings to executives, help clients carry out changes, assess departments, advise government agencies, second opinion for management, come in and tell a company what's wrong, look at how folks work and find better ways, write a report for the bosses",
    step: "Strategy consultant, Interim executive, Small-business advisor",
    beside: "Business analyst, Organizational development consultant, Change management consultant",
    not: "waste management consultant, pain management consultant, wealth management consultant, property management, forest management consultant, beauty consultant",
    context: {
      "efficiency expert": "organization, clients, executives, costs",
      "program analyst": "management, government, agency, organization, efficiency",
      "principal consultant": "management, clients, strategy, organization",
    },
  },
  {
    name: "Startup mentor",
    titles:
      "start-up mentor, startup advisor, startup consultant, entrepreneur in residence, startup coach, founder coach, founder mentor, entrepreneurship mentor, entrepreneurship instructor, accelerator mentor, incubator mentor, incubator manager, angel investor, venture advisor, venture partner, serial entrepreneur, pitch coach, innovation mentor, business angel",
    tools: "lean canvas, business model canvas, pitch decks",
    skills:
      "startup mentoring, entrepreneurship, business model canvas, pitch decks, fundraising from investors, customer discovery, go-to-market strategy, product-market fit, angel investing, founder coaching, business planning, networking",
    duties:
      "advise founders, mentor young companies, review pitch decks, help raise a first round, office hours at an accelerator, test a business idea with customers, introduce founders to contacts, teach entrepreneurship, judge pitch contests, help split equity, go-to-market plans, sounding board for a first-time founder, help young folks start a company, tell beginners what I learned the hard way, put a little money in new ideas",
    step: "Business coach",
    beside: "Strategy consultant, Product manager",
    not: "plant start-up engineer, commissioning",
  },
  {
    name: "Small-business advisor",
    titles:
      "small business consultant, small business counselor, SCORE mentor, SBDC counselor, SBDC advisor, small business mentor, small business specialist, business mentor, business advisor, business development counselor, enterprise adviser, business plan writer, business plan consultant, business startup counselor, microenterprise advisor, minority business advisor, economic gardening consultant, retail business consultant, business counsellor, SCORE volunteer, small firms adviser, enterprise agency adviser",
    credentials: "Certified Business Advisor, SCORE certified mentor",
    tools: "QuickBooks, LivePlan, Microsoft Excel",
    skills:
      "small business consulting, business plans, cash flow planning, SBA loans, business mentoring, pricing, marketing plans, business startup, financial projections, business licensing, bookkeeping basics, succession planning",
    duties:
      "help people start a small business, write a business plan, cash flow forecasts for a shop, get an SBA loan ready, counsel store owners, pricing for tradespeople, which licenses are needed, local marketing on a budget, help a struggling shop, choose a legal form, hire a first employee, workshops for new owners, help a baker or plumber start out, show shop owners how to make ends meet, sit down with folks who want their own business, advise people starting a business",
    step: "Startup mentor",
    beside: "Bookkeeper, Accountant, Loan officer, Economic development director",
    not: "business class, tax advisor",
    context: { "business advisor": "small, owners, startup, plan, mentor" },
  },
  {
    name: "Business coach",
    titles:
      "small business coach, EOS implementer, entrepreneur coach, business owner coach, peer group chair, CEO peer group facilitator, Vistage chair, mastermind group leader, business growth coach, professional EOS implementer, business performance coach, business adviser",
    credentials: "Certified Business Coach, ICF credential, Certified EOS Implementer",
    tools: "Entrepreneurial Operating System, scorecards",
    skills:
      "business coaching, goal setting, accountability coaching, Entrepreneurial Operating System, leadership coaching, peer group facilitation, scorecards, time management coaching, sales coaching, team building",
    duties:
      "coach business owners, weekly coaching calls, set quarterly goals, run peer advisory groups, hold owners accountable, help owners work on the business, run leadership team sessions, implement EOS, scorecards for a small company, free the owner from daily work, get owners to do what they said they'd do, be a sounding board every week, help a man get out from under his business",
    step: "Small-business advisor, Executive coach",
    beside: "Management consultant, Sales trainer, Meeting facilitator",
    not: "motor coach business, athletic coach, coach bus",
    context: { "business adviser": "owners, coaching, goals" },
  },
  {
    name: "Franchise consultant",
    titles:
      "franchise advisor, franchise broker, franchise development manager, franchise development consultant, franchise business consultant, franchise coach, franchise operations manager, franchise field consultant, franchise support manager, franchise developer, franchise sales representative, franchise business coach, franchise field manager, franchise salesman",
    credentials: "CFE, Certified Franchise Executive",
    tools: "franchise disclosure document, operations manuals",
    skills:
      "franchise development, franchise sales, franchise operations, franchise disclosure documents, site selection, franchisee support, unit economics, operations manuals, territory planning, franchisee training, franchise compliance",
    duties:
      "match buyers with a franchise, explain franchise agreements, turn a business into a franchise, visit franchisees, support new franchise owners, write operations manuals, review disclosure documents, sell territories, check franchise standards, open new franchise units, coach franchisees on profit, help folks buy a sandwich shop or a muffler shop, see that every branch does it the same way, help an owner open the second store",
    step: "Small-business advisor",
    beside: "Business development manager, Retail district manager, Restaurant manager",
    not: "franchise tax, cable franchise, media franchise",
    context: { "franchise salesman": "franchise, franchisees, buyers" },
  },
  {
    name: "Business broker",
    titles:
      "business intermediary, business sales broker, M&A advisor, M&A broker, exit planning advisor, exit planner, succession planning consultant, business succession consultant, family business consultant, family business advisor, business transfer agent, practice broker, sell side advisor, deal maker, business opportunities broker",
    credentials: "CBI, Certified Business Intermediary, CEPA, M&AMI",
    tools: "BizBuySell, confidential information memorandum",
    skills:
      "business brokerage, business sales, exit planning, business valuation, deal negotiation, buyer screening, succession planning, mergers and acquisitions, due diligence, confidentiality, family business transitions",
    duties:
      "sell small businesses, find buyers for a company, prepare a business for sale, plan the owner's exit, hand a family business to the next generation, negotiate purchase terms, write the offering memorandum, screen buyers, sell a dental or accounting practice, value a shop, close the sale with lawyers, find someone to buy a man's business when he retires, sell bars, laundries, help father hand over to son",
    step: "Franchise consultant, Commercial real estate broker, M&A integration consultant",
    beside: "Business valuation analyst, Investment banker, Small-business advisor, Estate planning attorney",
    not: "freight broker, customs broker, stock broker",
    context: {
      "succession planning consultant": "owner, family business, sale, exit, buyer",
      "practice broker": "sale, buyer, dental, accounting",
    },
  },
  {
    name: "Turnaround consultant",
    titles:
      "turnaround manager, turnaround specialist, restructuring consultant, restructuring advisor, chief restructuring officer, CRO, insolvency consultant, corporate renewal consultant, workout consultant, distressed business advisor, receiver, crisis manager, company doctor, insolvency practitioner, liquidation consultant, bankruptcy receiver, trustee in bankruptcy",
    credentials: "CTP, Certified Turnaround Professional, CIRA",
    tools: "13-week cash flow, Microsoft Excel",
    skills:
      "corporate turnaround, restructuring, cash flow forecasting, creditor negotiation, cost reduction, bankruptcy process, crisis management, liquidity management, lender relations, asset sales, business viability analysis",
    duties:
      "save a company in trouble, 13-week cash flow, negotiate with creditors and banks, close losing locations, cut costs fast, Chapter 11 planning, lead as chief restructuring officer, sell off assets, wind down a business, work out loans, stop losses, win back the bank's trust, rescue firms that are going under, talk banks into waiting, sell what's left when a firm goes broke",
    step: "Interim executive, Management consultant, Chief financial officer",
    beside: "Bankruptcy attorney, Forensic accountant, Business broker, Credit manager",
    not: "refinery turnaround, aircraft turnaround, turnaround planner, shutdown turnaround, turnaround school, clinical research organization",
    context: {
      CRO: "restructuring, turnaround, creditors, bankruptcy, distressed",
      "turnaround manager": "company, distressed, restructuring, creditors, cash",
      "turnaround specialist": "company, distressed, restructuring, creditors, cash",
      receiver: "court, creditors, insolvency, bankruptcy, assets",
      "crisis manager": "restructuring, creditors, distressed, cash",
    },
  },
  {
    name: "M&A integration consultant",
    titles:
      "merger integration manager, PMI consultant, M&A consultant, integration manager, integration director, merger integration lead, acquisition integration manager, carve-out consultant, divestiture consultant, due diligence consultant, M&A project manager, integration management office lead, corporate development director, operational due diligence consultant, merger consultant",
    tools: "integration playbook, deal room, Smartsheet",
    skills:
      "post-merger integration, due diligence, integration planning, carve-outs, synergy tracking, transition service agreements, Day One readiness, change management, program management, culture integration, mergers and acquisitions",
    duties:
      "merge two companies after a deal, Day One plans, track synergies, set up an integration office, due diligence on a target, combine departments and systems, carve out a division, transition service agreements, align pay and benefits after a merger, keep key people after an acquisition, hundred-day plan, put two companies together after one buys the other, see that nothing falls through the cracks in a merger, look a company over before we buy",
    step: "Strategy consultant, Program manager, Change management consultant",
    beside: "Investment banker, Chief operating officer, Corporate attorney, Chief financial officer",
    not: "community integration, school integration",
    context: {
      "integration manager": "merger, acquisition, synergies, post-merger, deal",
      "integration director": "merger, acquisition, synergies, post-merger, deal",
      "PMI consultant": "merger, acquisition, integration",
      "due diligence consultant": "acquisition, deal, buyer, target company",
    },
  },
  {
    name: "Small-business owner",
    titles:
      "business owner, entrepreneur, proprietor, shop owner, store owner, business proprietor, self-employed business owner, company founder, founder, co-founder, business partner, shopkeeper, online store owner, eBay seller, e-commerce store owner, family business owner, franchise owner, franchisee, independent businessman, businessman, businesswoman, small businessman, sole trader, sole proprietor, mom and pop owner",
    tools: "QuickBooks, Square, Shopify, Etsy, eBay",
    skills:
      "business ownership, entrepreneurship, customer service, bookkeeping, sales, hiring, inventory management, marketing, purchasing, pricing, cash flow planning, online selling, vendor relations",
    duties:
      "run my own business, own a shop, wear many hats, do the books and the selling, hire and schedule helpers, order stock, deal with customers and suppliers, pay the bills and payroll, sell online, open and close the store, keep a family business going, find new customers, start a side business, be my own boss, have a little shop or trade, do everything from sweeping to selling, work for myself, run a small company of my own",
    below: "Retail store manager, Office manager",
    step: "General manager, Small-business advisor, Franchise consultant",
    beside: "Bookkeeper, Outside sales representative, Restaurant manager, E-commerce manager",
    not: "homeowner, pet owner, product owner, process owner, owner's representative, owner operator truck, land owner",
    context: {
      founder: "business, company, startup, owner",
      franchisee: "owner, business, unit",
      proprietor: "business, shop, owner",
      "business partner": "owner, founder, company, own",
    },
  },
  {
    name: "Assistant general manager",
    titles:
      "assistant GM, AGM, deputy general manager, assistant business manager, deputy manager, assistant managing director, management trainee, assistant to the general manager, duty manager, assistant operations manager, under manager",
    skills:
      "staff supervision, scheduling, customer complaints, budgeting, inventory control, opening and closing, training staff, cash handling, shift management, operations management",
    duties:
      "second in command, cover for the general manager, schedule staff, handle complaints, open and close the site, train new hires, watch labor costs, prepare daily reports, supervise shifts, fill in across departments, back up the boss, take over when he's away, learn to run the place, close up at night",
    above: "Operations manager",
    step: "Retail store manager, Office manager",
    beside: "Hotel manager, Restaurant manager",
    context: {
      AGM: "general manager, shifts, staff, operations",
      "duty manager": "shift, staff, operations, complaints",
      "deputy manager": "staff, operations, shift",
    },
  },
  {
    name: "Operations coordinator",
    titles:
      "operations assistant, operations administrator, operations specialist, business operations coordinator, operations associate, ops coordinator, business support officer, operations support specialist, operations clerk, planning clerk",
    tools: "Microsoft Excel, ERP systems, Smartsheet",
    skills:
      "operations support, scheduling, order tracking, vendor coordination, data entry, reporting, inventory tracking, customer communication, dispatching, recordkeeping",
    duties:
      "coordinate schedules and crews, track orders and deliveries, keep operations records, follow up with vendors, prepare weekly operations reports, process work orders, answer customer questions about jobs, order supplies, keep spreadsheets current, help the operations manager, keep track of who goes where and when, see that orders don't get lost, keep the boards and lists up to date",
    step: "Office manager, Project coordinator, Dispatcher",
    beside: "Administrative assistant, Logistics coordinator",
    context: {
      "operations specialist": "schedules, orders, vendors, reports",
      "operations associate": "schedules, orders, vendors, reports",
    },
  },
  {
    name: "International business consultant",
    titles:
      "export consultant, export manager, export advisor, international trade consultant, international trade specialist, global business advisor, international development consultant, country expert, cross-border business advisor, trade advisor, international sales consultant, foreign market consultant, export development manager, cultural consultant, cross-cultural trainer, intercultural trainer, overseas trade adviser, foreign trade adviser, trade attache, commercial attache, export counselor",
    credentials: "CGBP, Certified Global Business Professional, NASBITE",
    tools: "Incoterms, letters of credit, trade databases",
    skills:
      "international trade, export development, foreign distributors, Incoterms, letters of credit, trade shows, export compliance, cross-cultural training, international negotiation, market entry, joint ventures, import sourcing",
    duties:
      "help companies export, find distributors abroad, advise on doing business in another country, letters of credit, trade missions, set up a foreign subsidiary, source products overseas, cross-cultural training for managers, negotiate joint ventures, overseas market studies, export paperwork and rules, help firms do business abroad, tell folks how things are done in Japan or Germany, find agents in other lands",
    step: "Strategy consultant, Customs broker, Small-business advisor, Import export specialist",
    beside: "Sales manager, Purchasing agent, Translator, Freight forwarder, Economic development director",
    not: "international student advisor",
    context: {
      "international development consultant": "trade, export, business, market",
      "cultural consultant": "business, abroad, cross-cultural, managers",
      "country expert": "business, export, market",
      "export consultant": "foreign markets, distributors abroad, strategy, joint ventures, companies",
      "export advisor": "foreign markets, distributors abroad, strategy, joint ventures, companies",
      "international trade consultant": "foreign markets, distributors abroad, strategy, joint ventures, companies",
      "international trade specialist": "foreign markets, distributors abroad, strategy, joint ventures, companies",
      "export manager": "foreign markets, distributors abroad, strategy, joint ventures, companies",
    },
  },
];
