import type { OccupationEntry } from "../types.ts";

/**
 * People who answer, help, keep, and calm customers by phone, chat, mail, and in person, and those who run call
 * centers.
 */
export const CUSTOMER_SERVICE: readonly OccupationEntry[] = [
  {
    name: "Customer service representative",
    titles:
      "CSR, customer service rep, customer service associate, customer service agent, customer care representative, customer service specialist, customer support representative, customer service clerk, customer relations representative, client services representative, client service associate, customer service advisor, consumer affairs representative, customer service assistant, service desk clerk, account service representative, customer liaison, customer service coordinator, customer service person, customer service operator, complaints desk girl, adjustment clerk, customer service girl, service counter clerk, inquiry clerk, information clerk",
    credentials: "Certified Customer Service Professional, HDI-CSR",
    tools: "Zendesk, Salesforce Service Cloud, phone headset, SAP, Freshdesk, Oracle CRM",
    skills:
      "customer service, complaint handling, order status, billing inquiries, phone etiquette, CRM, account maintenance, returns and refunds, problem resolution, customer records, product knowledge, warranty claims, e-mail correspondence, de-escalation, service recovery",
    duties:
      "answer customer questions, look up orders, fix billing problems, take complaints, process returns and credits, explain products and services, update customer accounts, call customers back, open service tickets, calm upset customers, track late shipments, set up new accounts, help people on the phone, follow up until solved, be nice to grumpy customers, talk to people on the telephone all day, straighten out mix ups",
    above: "Customer service manager",
    step: "Call center agent, Order processing clerk, Inside sales representative, Retail sales associate, Bank teller",
    beside: "Help desk technician, Insurance customer service representative",
    not: "customer service skills",
    context: {
      "information clerk": "customers, inquiries, counter",
      CSR: "customer, calls, orders, accounts, service",
      "client service associate": "customers, calls, orders, accounts, inquiries",
    },
  },
  {
    name: "Call center agent",
    titles:
      "call center representative, call centre operative, contact center agent, call center associate, call taker, inbound call agent, phone representative, telephone representative, telephone service representative, remote call center agent, work at home phone agent, telephone customer advisor, contact centre advisor, phone agent, hotline operator, at home customer service agent, phone clerk, telephone girl, order line girl, telephone enquiry clerk, phone bank worker",
    tools: "Five9, Genesys, Avaya, Amazon Connect, phone headset, dialer, NICE inContact",
    skills:
      "inbound calls, call scripts, average handle time, call logging, CRM, customer verification, call transfer, after-call work, multi-line phones, de-escalation, upselling by phone, first call resolution",
    duties:
      "take inbound calls all shift, follow a call script, verify caller identity, log each call, answer from a knowledge base, meet call time targets, transfer to the right department, take orders over the phone, work with a headset at home, handle peak season calls, read disclosures to callers, talk to callers one after another",
    above: "Call center supervisor",
    step: "Telemarketer, Live chat support agent, Answering service operator",
    beside: "911 dispatcher, Collections specialist",
    not: "emergency call taker, 911 call taker",
    context: {
      "telephone girl": "customers, calls, orders",
      "hotline operator": "customers, calls, product, headset",
      "call taker": "customers, calls, headset, orders, script",
    },
  },
  {
    name: "Call center supervisor",
    titles:
      "call center team lead, call center team leader, contact center supervisor, customer service supervisor, customer service team lead, call center coach, phone room supervisor, telephone sales supervisor, customer care supervisor, customer service team leader, contact centre team manager, chief operator, telephone room supervisor, phone supervisor",
    tools: "Genesys, Five9, Verint, Avaya CMS, Excel",
    skills:
      "call center supervision, call monitoring, agent coaching, service levels, call queue management, escalated calls, shift scheduling, performance scorecards, attendance management, new agent training, key performance indicators",
    duties:
      "supervise phone agents, listen in on calls, coach agents on calls, take over escalated calls, watch the call queue, set agent schedules, report daily call numbers, train new agents, hold team huddles, keep service levels up, motivate the phone team, watch over the girls on the phones, step in when a caller gets mad",
    above: "Call center manager",
    step: "Customer service manager, Call center quality analyst",
    beside: "Retail store supervisor",
    context: { "chief operator": "calls, phones, agents" },
  },
  {
    name: "Call center manager",
    titles:
      "call center director, contact center manager, contact center director, call center operations manager, director of contact center operations, VP of customer contact, call center site director, interim call center manager, contact center consultant, call center consultant, BPO manager, telephone bureau manager, phone bank manager",
    credentials: "COPC certification, Six Sigma",
    tools: "Genesys, NICE inContact, Verint, Avaya, Cisco UCCX, Five9",
    skills:
      "call center management, service levels, workforce management, IVR design, outsourcer management, call center budgets, contact center technology, quality monitoring, turnover reduction, call forecasting, key performance indicators, offshore operations, omnichannel support",
    duties:
      "run a call center, manage supervisors and agents, cut wait times, plan staffing for call volume, choose phone systems, redesign the phone menu, manage outsourced call centers, report service levels, lower agent turnover, open a new contact center, control cost per call, run a room full of phones, too many callers waiting",
    below: "Call center quality analyst, Call center workforce analyst",
    step: "Customer service manager, Customer experience manager",
    beside: "Sales manager",
    context: { "BPO manager": "calls, customers, agents, outsourcing" },
  },
  {
    name: "Customer service manager",
    titles:
      "director of customer service, customer care manager, head of customer service, customer support manager, client services manager, customer relations manager, customer service director, VP of customer service, client service director, customer operations manager, member services manager, interim customer service manager, complaints department manager, service department head",
    credentials: "CCSM, CCXP",
    tools: "Zendesk, Salesforce Service Cloud, SAP, Freshdesk",
    skills:
      "customer service management, customer service, complaint handling, service standards, customer satisfaction surveys, team management, escalation management, service policies, CRM, order management, staff training, key performance indicators, service recovery",
    duties:
      "manage the customer service team, set service standards, handle the toughest complaints, hire and train representatives, review satisfaction scores, write return policies, work with sales and shipping, improve response times, visit unhappy accounts, report on complaints, decide credits and refunds, be over the folks who deal with customers, the buck stops with me when customers are mad",
    step: "Customer success manager, Customer experience manager, Retail store manager",
    beside: "Sales manager, Operations manager",
    context: {
      "client services manager": "customers, complaints, service, accounts",
      "member services manager": "customers, complaints, calls, service",
    },
  },
  {
    name: "Customer success manager",
    titles:
      "CSM, client success manager, customer success specialist, customer onboarding specialist, customer success associate, head of customer success, VP of customer success, renewal manager, renewals specialist, customer adoption manager, client onboarding manager, customer helper",
    credentials: "CCSM, Gainsight certification",
    tools: "Gainsight, Salesforce, HubSpot, Totango, ChurnZero, Zoom, Intercom chat",
    skills:
      "customer success, client onboarding, churn reduction, contract renewals, upselling, quarterly business reviews, product adoption, health scores, NPS, SaaS, customer training, account planning",
    duties:
      "onboard software customers, keep subscribers from canceling, run quarterly business reviews, train users on the product, drive renewals, watch usage and health scores, spot upsell chances, be the customer's voice inside, solve adoption problems, check in with accounts, keep customers happy so they sign up again",
    step: "Account manager, Implementation consultant, Customer retention specialist",
    beside: "Software sales representative, Product manager, Training and development specialist",
    context: {
      "customer helper": "software, renewals",
      CSM: "customer, success, renewals, onboarding, adoption",
      "customer onboarding specialist": "customers, software, adoption, renewals",
    },
  },
  {
    name: "Customer experience manager",
    titles:
      "CX manager, customer experience director, chief customer officer, CX consultant, customer experience consultant, voice of the customer manager, customer experience analyst, CX analyst, customer insight manager, customer satisfaction manager, head of customer experience, customer relations adviser, courtesy officer",
    credentials: "CCXP, Certified Customer Experience Professional, Six Sigma",
    tools: "Qualtrics, Medallia, SurveyMonkey, Tableau",
    skills:
      "customer experience, customer journey mapping, voice of the customer, NPS, customer satisfaction surveys, service design, touchpoint analysis, root cause analysis, CX strategy, customer feedback, service improvement, persona development",
    duties:
      "map the customer journey, survey customers, study feedback and complaints, raise satisfaction scores, find pain points, redesign service steps, report net promoter scores, train staff in service, lead customer focus projects, speak for customers to leadership, make it nicer to do business with us, ask customers how we did",
    step: "Market research analyst, Organizational development consultant",
    beside: "Marketing manager, Quality manager",
  },
  {
    name: "Live chat support agent",
    titles:
      "chat agent, online chat representative, chat support agent, chat specialist, email support agent, e-mail support representative, online customer support, social media support agent, digital support agent, chat operator, web chat agent, ticket support agent, remote chat agent, correspondence clerk, customer correspondence representative, letter correspondent, mail answering clerk, letter answering clerk",
    tools: "Zendesk, Intercom chat, LivePerson, Freshdesk, Gorgias, Help Scout",
    skills:
      "live chat, e-mail support, canned responses, ticketing systems, written customer replies, typing, knowledge base articles, multiple chats, tone of voice, customer correspondence, refund processing, social media replies",
    duties:
      "answer customers by chat, reply to support e-mail, handle several chats at once, write letters to customers, work through tickets, use saved replies, look up orders online, issue refunds by chat, answer messages on Facebook, escalate tricky tickets, write help articles, type answers to people online, help folks by typing instead of talking",
    step: "Customer service representative",
    beside: "Help desk technician, Online community manager",
  },
  {
    name: "Order processing clerk",
    titles:
      "order entry clerk, order clerk, order taker, order processor, order management specialist, sales order clerk, order desk clerk, order fulfillment coordinator, order administrator, order desk representative, catalog order taker, order entry specialist, order entry representative, sales order processor, mail order clerk, order girl, order filler clerk, mail order girl, catalogue order clerk, telephone order clerk",
    tools: "SAP, Oracle EBS, NetSuite, EDI, Shopify, QuickBooks",
    skills:
      "order entry, order processing, sales orders, EDI orders, price verification, backorder tracking, order acknowledgments, shipment tracking, credit holds, invoicing, inventory lookup, data entry",
    duties:
      "enter customer orders, check prices and stock, confirm orders to customers, track backorders, expedite rush orders, release orders to the warehouse, fix order errors, invoice shipped orders, take phone and catalog orders, answer delivery questions, match purchase orders, write up orders, folks who send for things from a catalog, take telephone orders, take orders for a parts company",
    step: "Sales coordinator, Purchasing clerk",
    beside: "Accounts receivable clerk, Inventory clerk",
    not: "restaurant order taker, fast food order taker",
    context: { "order taker": "orders, phone, catalog, customers, stock" },
  },
  {
    name: "Complaints handler",
    titles:
      "complaint resolution specialist, escalation specialist, complaints officer, complaint specialist, customer resolution specialist, dispute resolution representative, complaints manager, escalations manager, customer advocate, consumer complaint specialist, executive complaints representative, problem resolution specialist, customer relations officer, complaints clerk, grievance clerk",
    tools: "Salesforce Service Cloud, Zendesk, case management software",
    skills:
      "complaint handling, complaint investigation, de-escalation, response letters, root cause analysis, regulatory complaints, refund decisions, difficult customers, service recovery, case documentation, dispute resolution, escalated calls",
    duties:
      "look into customer complaints, answer angry letters, settle disputes and refunds, reply to regulators and the better business bureau, call upset customers, write final response letters, find the cause of repeated complaints, take over escalated cases, track complaint deadlines, listen to people who are mad, make things right, smooth ruffled feathers, handle complaints",
    step: "Customer service manager, Customer retention specialist, Patient advocate",
    beside: "Mediator, Property claims adjuster, Compliance officer",
    context: {
      "grievance clerk": "customers, complaints",
      "customer advocate": "complaints, escalated, refunds, disputes",
      "escalations manager": "complaints, customers, refunds",
    },
  },
  {
    name: "Customer retention specialist",
    titles:
      "retention specialist, retention representative, save desk representative, customer retention agent, loyalty agent, win back specialist, cancellation desk agent, customer loyalty representative, subscriber retention representative, save agent, retention sales representative, renewals clerk, subscription renewals clerk",
    tools: "Salesforce, Five9, billing system",
    skills:
      "customer retention, cancellation calls, save offers, objection handling, churn reduction, win-back calls, contract renewals, loyalty programs, persuasive phone skills, upselling",
    duties:
      "talk customers out of canceling, offer discounts to stay, call former customers back, renew subscriptions, find out why people leave, match competitor offers, process cancellations, meet save rate goals, call members before renewal, get folks to stay when they want to quit",
    step: "Inside sales representative, Telemarketer, Call center agent",
    beside: "Membership coordinator",
    context: { "retention specialist": "customers, cancel, subscribers, renew, save" },
  },
  {
    name: "Call center quality analyst",
    titles:
      "call quality analyst, call monitor, call monitoring specialist, customer service quality analyst, contact center quality specialist, quality monitoring analyst, call auditor, call center trainer, customer service trainer, call evaluator, call listener, telephone manners trainer",
    tools: "Verint, NICE CXone, Calabrio, Observe.AI, Excel",
    skills:
      "call monitoring, call scoring, call calibration, agent feedback, quality scorecards, customer service training, compliance scripts, trend reports, speech analytics, coaching notes",
    duties:
      "listen to recorded calls, score calls on a form, give agents feedback, hold calibration meetings, report quality trends, check script compliance, train agents in phone skills, pick out coachable calls, audit chats and e-mail, listen in and grade the phone people, was she polite",
    step: "Training and development specialist, Call center workforce analyst",
  },
  {
    name: "Call center workforce analyst",
    titles:
      "workforce management analyst, WFM analyst, real time analyst, call center scheduler, call center forecaster, intraday analyst, WFM scheduler, phone roster clerk, rota planner",
    tools: "NICE IEX, Verint, Aspect workforce management, Genesys, Excel",
    skills:
      "workforce management, call forecasting, agent scheduling, intraday management, service levels, Erlang, staffing shrinkage, adherence monitoring, shift bids, call volume analysis",
    duties:
      "forecast call volumes, schedule phone agents, watch queues in real time, adjust breaks and shifts, track schedule adherence, run shift bids, approve time off, report service level gaps, plan for peak season calls, how many people do we need on the phones at noon",
    beside: "Data analyst, Workforce planning analyst",
    context: {
      "rota planner": "calls, phones, agents",
      "workforce management analyst": "calls, agents, queue, schedule, contact center",
      "real time analyst": "calls, agents, queue, adherence",
    },
  },
  {
    name: "Answering service operator",
    titles:
      "answering service agent, telephone answering service operator, after hours operator, message service operator, virtual receptionist, remote receptionist, live answering agent, telephone answering agent, answering service representative, after hours answering, message desk operator, answering service girl, telephone answering lady, message taker, answering service lady, switchboard lady",
    tools: "Startel, Amtelco, Ruby Receptionists, phone headset, pager",
    skills:
      "message taking, after-hours calls, on-call paging, call scripts, phone etiquette, typing, emergency call relay, appointment scheduling, multi-client answering, virtual reception",
    duties:
      "answer phones for many businesses, take and relay messages, page the on-call doctor, patch emergency calls, book appointments for clients, answer after hours from home, screen urgent calls, text messages to contractors, greet callers by company name, answer the doctor's phone at night, write down messages, tell the plumber somebody called",
    beside: "911 dispatcher, Virtual assistant",
    context: { "switchboard lady": "messages, doctors, after hours" },
  },
  {
    name: "Returns and warranty clerk",
    titles:
      "returns clerk, warranty clerk, warranty administrator, returns processor, RMA coordinator, RMA clerk, returns associate, warranty claims processor, warranty coordinator, returns specialist, customer returns clerk, warranty specialist, core returns clerk, returns desk girl, exchange desk clerk, guarantee clerk, refund clerk",
    tools: "SAP, dealer management system, RMA database, barcode scanner",
    skills:
      "warranty claims, RMA processing, product returns, returns inspection, credit memos, dealer claims, warranty coding, vendor credits, defect logging, reverse logistics",
    duties:
      "issue return numbers, inspect returned products, decide warranty coverage, file claims with the manufacturer, issue credits, log defects, send replacements, chase vendor credits, code repair orders for warranty, restock returned goods, answer warranty questions, people bring back broken things, still under guarantee, refund or exchange",
    step: "Parts counter salesperson, Order processing clerk",
    beside: "Automotive service advisor, Quality inspector, Inventory clerk",
    context: {
      "warranty administrator": "claims, dealer, repair orders, credits",
      "returns processor": "customers, refunds, merchandise, RMA",
    },
  },
];
