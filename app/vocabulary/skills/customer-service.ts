/** Skills, tools, and certificates of customer service and call centers, with their other spellings. */
export const CUSTOMER_SERVICE_SKILLS = `
Customer service: client service, customer care, customer support, serving customers, helping customers, customer assistance, cust service, guest service
Customer service management: managing customer service, customer care management, leading customer service
Complaint handling: handling complaints, complaint resolution, customer complaints, resolving complaints, dealing with complaints
Escalated calls: escalations, escalation management, escalation handling
Service recovery: winning back unhappy customers
Response letters: complaint letters, customer correspondence
Billing inquiries: billing questions, bill questions, account inquiries
Account maintenance: customer account updates, updating accounts
Order status: order inquiries, tracking orders
Returns and refunds: processing returns, returns and exchanges, refund processing
Warranty claims: warranty processing, warranty administration
RMA processing: RMA, return merchandise authorization
Credit memos: issuing credits, customer credits
Call center operations: call center, call centre, contact center, call center work, call center experience
Call center management: contact center management, managing call centers
Call center supervision: supervising agents, call floor supervision
Inbound calls: taking inbound calls, incoming calls, answering customer calls
Call scripts: phone scripts, scripted calls
Call logging: logging calls, call notes
First call resolution: FCR, one-call resolution
Average handle time: AHT, handle time
Service levels: service level targets, call answer targets
IVR design: phone menus
Call monitoring: monitoring calls, call quality monitoring, quality monitoring, call scoring
Call calibration: calibration sessions
Agent coaching: coaching agents, coaching phone agents
Call forecasting: call volume forecasting, forecasting call volume
Workforce management: WFM, agent scheduling, call center scheduling
Intraday management: real-time adherence, adherence monitoring, shrinkage
Erlang: Erlang C
Outsourcer management: BPO management, call center outsourcing, business process outsourcing
Omnichannel support: multichannel support, omni-channel
Live chat: chat support, web chat, online chat, chat service
E-mail support: email support, answering customer e-mail, email customer service
Knowledge base articles: help articles, FAQ writing
Churn reduction: reducing churn, churn prevention
Client retention: retaining customers, keeping customers, save calls
Win-back calls: winning back customers
Contract renewals with customers: renewals, subscription renewals
Quarterly business reviews: QBR, QBRs
Product adoption: user adoption of software
Loyalty programs: rewards programs, customer loyalty
Customer experience: CX, client experience
Voice of the customer: VOC, customer feedback programs, customer feedback
NPS: net promoter score
Customer satisfaction surveys: CSAT, satisfaction surveys, customer surveys
Order entry: entering orders, order taking, taking orders by phone
Order processing: processing orders, order management, sales order processing, order fulfillment coordination
EDI orders
Backorder tracking: back orders
After-hours calls: after hours answering, answering service, telephone answering service
On-call paging: paging on-call staff
Virtual reception: virtual receptionist, remote reception
Certified Customer Experience Professional: CCXP
Certified Customer Service Professional
COPC certification: COPC
HDI-CSR: HDI customer service representative
Intercom chat: Intercom Messenger
LivePerson
Help Scout
Gorgias
Salesforce Service Cloud: Service Cloud
Five9
Genesys: Genesys Cloud
NICE inContact: NICE CXone, inContact
NICE IEX: IEX, Aspect workforce management
Verint
Calabrio
Cisco UCCX: Cisco call center
Amazon Connect
Gainsight
Medallia
Totango
ChurnZero
Startel
Amtelco
Ruby Receptionists
Observe.AI
Regulatory complaints
Warranty coding
Customer training: training customers
`;
