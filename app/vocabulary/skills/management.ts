/** Running, owning, governing, and advising businesses. */
export const MANAGEMENT_SKILLS = `
General management: business management, running a business, managing a business unit
Profit and loss responsibility: P&L responsibility, P&L management, P & L, profit and loss
Business planning: annual planning
Operations management: managing operations, business operations, operations leadership
Operations support: back office support
Multi-site management: multisite operations
Capacity planning: workload planning
Cost reduction: cost cutting, cost savings, expense reduction
Executive leadership: C-suite leadership, senior leadership, C-level leadership
Executive MBA: EMBA
MBA: Master of Business Administration, business degree
Corporate strategy: business strategy, company strategy
Strategic planning: long-range planning, strategy development
Growth strategy: business growth, growth planning
Market entry: entering new markets, new market development
Market analysis: market studies, industry research
SWOT analysis: SWOT
Scenario planning
Business modeling
Executive presentations: board presentations, presenting to executives
Organizational design: org design, organization design, organizational structure
Organizational leadership: leading organizations
Scaling operations: scaling a business, growing a company
Entrepreneurial Operating System: EOS Traction
Balanced scorecard
Crisis leadership: crisis management, leading in a crisis
Interim management: interim leadership, interim assignments, fractional leadership
Knowledge transfer: handover planning, handing over knowledge
Leadership transition: executive transition
Succession planning: leadership succession, family succession
Board service: serving on boards, board leadership, board of directors
Audit committee: audit committee service
Executive compensation: executive pay
NACD Directorship Certified: NACD.DC, Certified Director
Strategic initiatives: special projects, strategic projects
Management consulting: business consulting, management advisory
Certified Management Consultant
Organizational analysis: operations assessment, organizational assessment, operational reviews
Benchmarking: best practice studies
Startup mentoring: mentoring founders, startup advising, start-up mentoring, founder coaching
Entrepreneurship: starting businesses, entrepreneurial experience
Business startup: starting a business, new business start-up
Business model canvas: lean canvas, lean startup
Pitch coaching: investor presentations
Fundraising from investors: raising money from investors
Customer discovery: product-market fit, customer interviews
Go-to-market strategy: go to market, GTM strategy
Small business consulting: small business counseling, small business advice, advising small businesses
Business mentoring: mentoring business owners
Cash flow planning: liquidity management
Financial projections: pro forma statements
Business licensing: business permits
LivePlan: business plan software
Business coaching: coaching business owners
Peer group facilitation: mastermind groups, peer advisory groups
Accountability coaching
Franchise development: franchising, franchise consulting
Franchise sales: selling franchises
Franchise operations: franchisee support, franchise field support
Franchise agreements: FDD
Certified Franchise Executive: CFE franchise
Unit economics
Business brokerage: selling businesses, business sales
Certified Business Intermediary: CBI
Family business transitions: family business consulting
Deal negotiation
Corporate turnaround: turnaround management, business turnaround, company turnaround
Restructuring: corporate restructuring, business restructuring
Certified Turnaround Professional: CTP turnaround
Creditor negotiation: lender relations, lender negotiation, workout negotiation
Bankruptcy process: insolvency
Carve-outs: divestitures
Synergy tracking: synergies
Transition service agreements: TSA agreements
Business ownership: owning a business, small business ownership, self-employment
Online selling: selling online, eBay selling, Etsy selling, marketplace selling
Square payments: Square point of sale
Shift management: shift supervision
Opening and closing: opening duties, closing duties
International business: global business, doing business abroad
Export development: exporting, export sales
Foreign distributors: overseas distributors
Joint ventures
Import sourcing: overseas sourcing, global sourcing
Cross-cultural training: intercultural training, cross-cultural communication
`;
