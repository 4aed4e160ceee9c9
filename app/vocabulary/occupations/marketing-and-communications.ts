import type { OccupationEntry } from "../types.ts";

/**
 * People who make a company and its products known: marketing, advertising, public relations, and research into
 * customers.
 */
export const MARKETING_AND_COMMUNICATIONS: readonly OccupationEntry[] = [
  {
    name: "Marketing manager",
    titles:
      "marketing specialist, marketer, marketing generalist, marketing executive, marketing lead, regional marketing manager, field marketing manager, small business marketing manager, marketing program manager, marketing officer, marketing communications manager, marcom manager, freelance marketer, interim marketing manager, advertising manager, promotions manager, B2B marketing manager, industrial marketing manager, sales promotion manager, publicity man",
    credentials: "AMA PCM, Professional Certified Marketer, HubSpot certification, CIM diploma",
    tools: "HubSpot, Google Analytics, Mailchimp, Canva, WordPress, Salesforce, Adobe Creative Suite",
    skills:
      "marketing, marketing plans, campaign management, market research, marketing budgets, advertising, marketing communications, lead generation, branding, sales promotions, agency management, trade shows, website content, direct mail, marketing collateral, product launches",
    duties:
      "write the marketing plan, run ad campaigns, launch new products, manage the marketing budget, hire agencies and designers, plan promotions, produce brochures, bring in leads, study customers and competitors, oversee the website, plan trade shows, get the word out about a business, measure campaign results, get a company known, figure out how to bring customers in, put together brochures and ads, decide where to spend on ads",
    below: "Marketing coordinator",
    above: "Marketing director",
    step: "Digital marketing specialist, Brand manager, Product marketing manager, Content marketing specialist",
    beside: "Graphic designer",
    context: {
      "publicity man": "advertising, promotion, marketing",
      "promotions manager": "marketing, advertising, campaigns, contests",
      "advertising manager": "campaigns, ads, agency, media",
    },
  },
  {
    name: "Marketing director",
    titles:
      "director of marketing, chief marketing officer, CMO, VP of marketing, vice president of marketing, head of marketing, fractional CMO, interim CMO, marketing consultant, marketing strategist, marketing advisor, outsourced CMO, marketing and communications director, VP marketing, small business marketing consultant, virtual CMO, brand strategist, sales promotion director",
    credentials: "MBA, AMA PCM, CIM chartered marketer",
    tools: "HubSpot, Salesforce, Google Analytics, Tableau, Marketo",
    skills:
      "marketing strategy, brand strategy, go-to-market strategy, marketing leadership, positioning, marketing budgets, market segmentation, demand generation, agency management, customer acquisition, marketing organization design, product launches, board presentations, marketing audits",
    duties:
      "set the marketing strategy, lead the marketing department, advise owners on marketing, position the brand, plan entry into new markets, choose agencies, answer for marketing results, build a marketing team, rebrand a company, audit marketing spending, work with the sales chief, present to the board, decide how a firm presents itself, tell an owner why nobody has heard of him",
    step: "Communications director, Management consultant",
    beside: "General manager",
    context: {
      CMO: "marketing, brand, strategy, growth, campaigns",
      "brand strategist": "marketing, brand, positioning, strategy",
    },
  },
  {
    name: "Marketing coordinator",
    titles:
      "marketing assistant, marketing associate, marketing communications coordinator, promotions coordinator, marketing administrator, marketing clerk, marketing and events coordinator, communications assistant, communications coordinator, marcom coordinator, advertising assistant, advertising coordinator, marketing support specialist, marketing project coordinator, publicity secretary, advertising clerk, advertising secretary",
    tools: "Canva, Mailchimp, HubSpot, WordPress, Constant Contact, Hootsuite, Excel",
    skills:
      "campaign coordination, marketing collateral, e-newsletters, event coordination, website updates, mailing lists, social media posting, promotional items, vendor coordination, press lists, marketing reports, proofreading, marketing calendars",
    duties:
      "order brochures and giveaways, send the e-mail newsletter, update the website, keep mailing lists, post on social media, set up events and webinars, proofread marketing pieces, track campaign results, work with printers and designers, ship trade show materials, keep the marketing calendar, get flyers printed and mailed, order pens and mugs with our name, lend a hand with ads",
    step: "Social media manager, Email marketing specialist, Trade show manager",
    beside: "Administrative assistant, Graphic designer, Event planner",
    context: { "communications assistant": "marketing, newsletter, press, website" },
  },
  {
    name: "Digital marketing specialist",
    titles:
      "digital marketer, digital marketing manager, online marketing manager, internet marketer, internet marketing specialist, digital marketing consultant, web marketing specialist, online marketer, growth marketer, performance marketer, demand generation manager, digital strategist, digital marketing executive, e-marketing specialist, growth hacker, search engine marketer, digital advertising manager, influencer marketing manager, affiliate marketing manager, web marketer",
    credentials: "Google Ads certification, Google Analytics certification, HubSpot certification, Meta Blueprint",
    tools: "Google Analytics, Google Ads, Meta Ads Manager, HubSpot, SEMrush, Mailchimp, WordPress, Google Tag Manager",
    skills:
      "digital marketing, SEO, pay-per-click advertising, social media advertising, email marketing, web analytics, conversion rate optimization, content marketing, landing pages, retargeting, lead generation, A/B testing, influencer marketing, affiliate marketing, marketing funnels",
    duties:
      "run online ad campaigns, bring visitors to the website, improve search rankings, set up landing pages, retarget website visitors, track clicks and conversions, test ads against each other, grow web leads, manage Facebook and Google ads, report web traffic, work with influencers, get people to find a business on the internet, put ads on Facebook, see who clicks",
    above: "Marketing director",
    step: "SEO specialist, Pay-per-click specialist, Email marketing specialist, Social media manager, E-commerce manager",
    beside: "Web designer",
  },
  {
    name: "SEO specialist",
    titles:
      "SEO consultant, SEO manager, search engine optimization specialist, SEO expert, SEO analyst, SEO strategist, search engine optimizer, SEO copy specialist, local SEO specialist, link builder, link building specialist, technical SEO specialist, search marketing specialist, website optimization specialist, website promoter",
    credentials: "Google Analytics certification, SEMrush certification",
    tools: "SEMrush, Ahrefs, Moz, Google Search Console, Screaming Frog, Yoast, Google Business Profile",
    skills:
      "SEO, keyword research, link building, technical SEO, on-page optimization, local SEO, site audits, web analytics, content optimization, meta tags, search rankings, backlink analysis, schema markup, site speed",
    duties:
      "get websites to the top of Google, research keywords, audit websites, earn backlinks, write meta descriptions, fix crawl errors, improve local search listings, watch search rankings, optimize page content, report organic traffic, clean up Google Business listings, make a shop show up first when people search, pick the words folks type, fix a website nobody finds",
    step: "Pay-per-click specialist, Content marketing specialist",
    beside: "Copywriter",
  },
  {
    name: "Pay-per-click specialist",
    titles:
      "PPC specialist, PPC manager, paid search specialist, paid search manager, Google Ads specialist, AdWords specialist, SEM specialist, paid media specialist, paid social specialist, Facebook ads specialist, PPC consultant, Google Ads consultant, search engine marketing specialist, programmatic specialist, Amazon advertising specialist, internet ad buyer, online ad manager",
    credentials: "Google Ads certification, Meta Blueprint, Microsoft Advertising certification",
    tools: "Google Ads, Microsoft Advertising, Meta Ads Manager, Google Tag Manager, Optmyzr, Google Analytics",
    skills:
      "pay-per-click advertising, paid search, bid management, ad copy, keyword bidding, conversion tracking, retargeting, paid social, landing pages, cost per acquisition, ad budgets, programmatic advertising, negative keywords, ROAS",
    duties:
      "manage Google Ads accounts, bid on keywords, write search ads, lower cost per lead, set up conversion tracking, manage daily ad budgets, build Facebook ad audiences, test ad versions, add negative keywords, report return on ad spend, buy those little ads on Google, watch what each click costs, stop wasting money on ads",
    step: "Media buyer, Marketing analyst",
    context: { "paid media specialist": "ads, clicks, Google, Facebook, bids" },
  },
  {
    name: "Social media manager",
    titles:
      "social media specialist, social media coordinator, social media consultant, social media marketer, social media assistant, social media strategist, social media content creator, Facebook page manager, Instagram manager, social media director, social media freelancer, TikTok manager, social media editor, online presence manager, social media administrator, Facebook manager, Twitter manager",
    credentials: "Hootsuite certification, Meta Blueprint",
    tools:
      "Hootsuite, Buffer social scheduler, Canva, Meta Business Suite, Sprout Social, Instagram, TikTok, LinkedIn, CapCut",
    skills:
      "social media marketing, social media content, content calendars, community engagement, Instagram, Facebook pages, LinkedIn posts, short videos, social listening, social media analytics, hashtag strategy, paid social, photo editing for posts, caption writing, influencer outreach",
    duties:
      "post on Facebook and Instagram, plan a posting calendar, answer comments and messages, make short videos and reels, write captions, grow followers, run social ads, take photos for posts, track likes and reach, help a small business get on social media, watch what people say online, put pictures on Facebook for a shop, get a church or store online",
    step: "Online community manager, Content marketing specialist",
    beside: "Photographer, Graphic designer, Public relations specialist",
  },
  {
    name: "Content marketing specialist",
    titles:
      "content marketing manager, content strategist, content marketer, content manager, content writer, marketing writer, blog manager, content specialist, brand journalist, white paper writer, case study writer, content director, B2B content writer, thought leadership writer, editorial content manager, marketing content writer, content creator, B2B writer, house organ writer, company magazine writer",
    credentials: "HubSpot certification, content marketing certificate",
    tools: "WordPress, HubSpot, Google Docs, SEMrush, Grammarly, Canva, Substack",
    skills:
      "content marketing, content strategy, blog writing, white papers, case studies, editorial calendars, newsletters, SEO writing, interviewing experts, brand voice, ghostwritten articles, web content, marketing copy, storytelling, content audits, podcasts, video scripts",
    duties:
      "write blog posts for companies, plan the editorial calendar, write white papers and case studies, interview customers for stories, ghostwrite articles for executives, write newsletters, update website copy, hire freelance writers, repurpose webinars, produce company podcasts, write about technical products, write stories that make a company look good, put out a company's newsletter, turn what engineers say into articles",
    step: "Email marketing specialist, Corporate communications specialist, Content writer",
    beside: "Copywriter, Journalist, Editor, Technical writer",
    context: {
      "content creator": "blog, marketing, articles, website",
      "content manager": "blog, marketing, articles, editorial",
      "content writer": "blog, marketing, website, articles, white papers",
      "content specialist": "blog, marketing, website, articles",
      "content strategist": "marketing, campaigns, brand, editorial",
    },
  },
  {
    name: "Email marketing specialist",
    titles:
      "email marketing manager, email marketer, e-mail marketing specialist, marketing automation specialist, marketing automation manager, CRM marketing manager, lifecycle marketing manager, email campaign manager, newsletter manager, marketing operations manager, marketing operations specialist, Marketo specialist, HubSpot specialist, Klaviyo specialist, loyalty marketing manager, retention marketing manager, e-mail newsletter editor",
    credentials: "HubSpot certification, Marketo Certified Expert, Salesforce Marketing Cloud certification",
    tools:
      "Mailchimp, Klaviyo, Constant Contact, Marketo, HubSpot, Pardot, Salesforce Marketing Cloud, Litmus email testing",
    skills:
      "email marketing, marketing automation, list segmentation, drip campaigns, e-newsletters, A/B testing, deliverability, lead nurturing, lead scoring, email templates, open rates, CAN-SPAM, subscriber growth, loyalty programs, marketing operations",
    duties:
      "send e-mail campaigns, build automated e-mail series, segment the mailing list, write subject lines, design newsletters, test e-mails before sending, grow subscribers, keep mail out of spam, score and nurture leads, connect the CRM to e-mail, report open and click rates, send a shop's customers e-mails, get folks to open the newsletter",
    step: "Direct mail marketing specialist, Marketing analyst",
    beside: "Sales operations analyst, Web designer",
  },
  {
    name: "Direct mail marketing specialist",
    titles:
      "direct marketing manager, direct mail manager, direct response marketer, direct mail specialist, catalog marketing manager, circulation manager, direct marketing consultant, mailing list broker, list manager, direct response specialist, catalog manager, subscription marketing manager, database marketing manager, database marketing specialist, infomercial marketer, mail order man, direct mail man, mail order manager",
    tools: "mailing list software, USPS EDDM, BCC Mail Manager, Melissa data",
    skills:
      "direct mail, direct response marketing, catalog marketing, mailing lists, list rental, response testing, postal regulations, database marketing, offer development, magazine circulation, lettershop coordination, print production, RFM analysis, coupon mailers",
    duties:
      "plan direct mail campaigns, rent mailing lists, test offers and letters, mail catalogs, work with printers and mail houses, figure response rates, keep the customer database, sell subscriptions by mail, send postcards to neighborhoods, write response letters, manage postage costs, send flyers and coupons through the post, pick who gets the catalog, count who answers",
    beside: "Copywriter, Print shop manager, Fundraiser",
    context: {
      "mail order manager": "mail, lists, catalogs, response",
      "circulation manager": "subscriptions, mail, readers, renewals",
      "list manager": "mailing, rental, names, direct mail",
    },
  },
  {
    name: "Brand manager",
    titles:
      "brand marketing manager, assistant brand manager, product brand manager, brand director, brand consultant, consumer marketing manager, branding specialist, brand identity consultant, CPG marketing manager, shopper marketing manager, trade marketing manager, packaged goods marketer, licensing manager, brand licensing manager, naming consultant, brand man",
    credentials: "MBA",
    tools: "Nielsen data, IRI, Adobe Creative Suite, Mintel",
    skills:
      "brand management, brand strategy, brand identity, consumer packaged goods, positioning, product launches, packaging development, consumer insights, trade promotion, shopper marketing, P&L management, brand guidelines, licensing deals, advertising, brand naming",
    duties:
      "manage a consumer brand, plan product launches, brief ad agencies, study Nielsen numbers, update packaging, guard brand guidelines, plan coupons and promotions, own brand profit and loss, name new products, create a logo and look, license characters and trademarks, research shoppers, look after one brand of soap or cereal, pick the box and slogan, think up coupons",
    step: "Product marketing manager, Marketing director",
    beside: "Category manager, Graphic designer",
    context: {
      "licensing manager": "brand, trademarks, products, royalties",
      "brand specialist": "marketing, identity, packaging, campaigns",
    },
  },
  {
    name: "Product marketing manager",
    titles:
      "PMM, product marketer, product marketing specialist, solutions marketing manager, technical marketing manager, product marketing consultant, go to market manager, competitive intelligence analyst, competitive intelligence manager, sales enablement marketer, market segment manager, product promotion manager, product sales manager",
    credentials: "Pragmatic Marketing certification",
    tools: "Salesforce, Klue, PowerPoint, HubSpot, Crayon competitive intelligence",
    skills:
      "product marketing, go-to-market strategy, positioning, competitive intelligence, product launches, marketing messaging, sales enablement, buyer personas, data sheets, market segmentation, pricing strategy, win/loss analysis, battle cards, technical marketing",
    duties:
      "launch products to market, write product messaging, make sales sheets and battle cards, study competitors, train sales on new products, interview buyers, size the market, plan the launch, write data sheets, present at customer briefings, link engineers with sales, explain a new product so folks want it, arm the salesmen with facts, find out why people buy the other one",
    beside: "Product manager, Sales engineer, Technical writer",
    context: { PMM: "product, marketing, launch, messaging" },
  },
  {
    name: "Online community manager",
    titles:
      "community manager, community engagement manager, forum moderator, social community manager, online community moderator, discussion group moderator, brand community manager, user community manager, community marketing manager, forum administrator, chat room moderator, bulletin board moderator, sysop, message board moderator",
    tools: "Discord, Facebook Groups, Slack, Khoros",
    skills:
      "online community management, forum moderation, community engagement, member onboarding, community guidelines, user events, social listening, ambassador programs, conflict moderation, community metrics",
    duties:
      "welcome members to an online group, moderate forum posts, start discussions, enforce community rules, host online meetups, answer user questions, recruit brand advocates, pass feedback to the company, remove spam, plan user group events, keep peace in an online group, welcome new folks to a forum, throw out trolls",
    beside: "Membership coordinator, Customer success manager",
    not: "apartment community manager, HOA community manager, senior living community manager",
    context: {
      sysop: "forum, members, posts, bulletin board",
      "community manager": "online, forum, social, members, moderate",
      "community engagement manager": "online, forum, social, brand",
    },
  },
  {
    name: "Market research analyst",
    titles:
      "market researcher, market analyst, consumer insights analyst, market research manager, market research consultant, consumer insights manager, market intelligence analyst, consumer researcher, opinion researcher, insights analyst, market research director, industry analyst, customer insights analyst, secondary research analyst, pollster, motivation researcher",
    credentials: "Professional Researcher Certification",
    tools: "Qualtrics, SPSS, SurveyMonkey, Excel, Nielsen data, Tableau, IBISWorld, Statista",
    skills:
      "market research, survey design, questionnaire writing, data analysis, competitor analysis, consumer insights, market sizing, secondary research, statistical analysis, conjoint analysis, customer segmentation, focus groups, research reports, concept testing, opinion polling, industry reports",
    duties:
      "study markets and competitors, design surveys, analyze survey answers, find out what customers want, size a market, write research reports, test product concepts, forecast demand, interview industry experts, run opinion polls, present findings to clients, track consumer trends, find out what people want to buy, ask lots of folks and add it up, tell a firm if a thing will sell, study who shops where",
    step: "Marketing analyst, Focus group moderator, Product marketing manager",
    not: "stock market analyst, financial market analyst, labor market analyst, real estate market analyst",
    context: {
      pollster: "market, surveys, opinion, analyze",
      "industry analyst": "market, research, reports, trends, competitors",
      "market analyst": "consumers, research, survey, competitors",
    },
  },
  {
    name: "Market research interviewer",
    titles:
      "survey interviewer, telephone interviewer, survey taker, poll taker, opinion poll interviewer, field interviewer, phone survey interviewer, mall intercept interviewer, market research fieldworker, survey field worker, exit poll interviewer, research interviewer, survey caller, door to door interviewer, survey recruiter, respondent recruiter, pollster, clipboard lady, street interviewer, Gallup interviewer",
    tools: "CATI system, phone headset, survey clipboard",
    skills:
      "survey interviewing, telephone interviewing, questionnaire reading, respondent recruiting, CATI, field interviewing, neutral probing, intercept surveys, survey screening, response recording",
    duties:
      "call people for surveys, read questions word for word, record answers, interview shoppers at the mall, go door to door with a questionnaire, recruit people for focus groups, screen respondents, take exit polls, conduct opinion polls by phone, persuade people to take part, stop people with a clipboard, ask folks questions at the door or by phone, write down what people think, ask how they'll vote",
    above: "Market research analyst",
    step: "Mystery shopper, Call center agent",
    beside: "Data entry clerk",
    context: {
      pollster: "survey, interview, phone, questions",
      "field interviewer": "survey, questionnaire, respondents, households",
    },
  },
  {
    name: "Focus group moderator",
    titles:
      "qualitative researcher, qualitative research consultant, focus group facilitator, qualitative market researcher, research moderator, ethnographic researcher, online focus group moderator, jury research moderator, qualitative analyst, group discussion leader",
    credentials: "RIVA moderator training, QRCA membership",
    tools: "FocusVision, Zoom, discussion guides, NVivo",
    skills:
      "focus groups, qualitative research, focus group moderation, discussion guides, in-depth interviews, projective techniques, ethnography, participant screening, thematic analysis, insight reports, group facilitation, concept testing",
    duties:
      "lead focus groups, write discussion guides, interview customers in depth, draw out quiet people, watch how people use products, recruit participants, analyze what groups said, write insight reports, test ads with consumers, moderate online groups, brief clients behind the mirror, sit with a dozen folks and get them talking, ask people what they think of a new product, watch through the glass",
    step: "Organizational development consultant",
    beside: "Mediator",
    context: {
      "qualitative analyst": "focus groups, interviews, participants",
      "ethnographic researcher": "consumers, interviews, participants, products",
    },
  },
  {
    name: "Mystery shopper",
    titles:
      "secret shopper, mystery shopping evaluator, secret diner, retail auditor, mystery guest, store auditor, mystery caller, service evaluator, product tester, home product tester, consumer evaluator, phantom shopper, comparison shopper, test shopper",
    credentials: "MSPA certification",
    tools: "smartphone, receipt camera, shop reporting portals",
    skills:
      "mystery shopping, service evaluation, retail audits, report writing, service observation, price checks, shelf audits, confidentiality, product testing, compliance checks",
    duties:
      "pose as a customer, rate the service in stores, visit restaurants unannounced, fill in shop reports, check prices on shelves, photograph displays, time the service, make test calls, try products at home, audit gas stations and banks, pretend to be a customer and report, eat out and say how it was, see if clerks are polite, get paid to shop",
    beside: "Retail merchandiser, Retail inventory counter",
    context: {
      "product tester": "consumer, home, try, feedback, shop",
    },
  },
  {
    name: "Public relations specialist",
    titles:
      "PR specialist, publicist, public relations manager, PR manager, PR consultant, public relations officer, press agent, media relations specialist, media relations manager, press officer, PR executive, public relations representative, public relations consultant, public relations account executive, public information officer, PIO, press secretary, spokesperson, book publicist, PR freelancer, media trainer, publicity director, public affairs specialist, public affairs officer, spokeswoman, media spokesperson, PR man, publicity man, flack, public relations man, publicity agent",
    credentials: "Accreditation in Public Relations",
    tools: "Cision, Muck Rack, PR Newswire, Meltwater, AP Stylebook, Help a Reporter Out",
    skills:
      "public relations, media relations, press releases, media pitching, crisis communications, press kits, publicity, media lists, spokesperson training, AP style, event publicity, media monitoring, community relations, speechwriting, op-eds, reputation management",
    duties:
      "write press releases, pitch stories to reporters, get clients on TV, answer press questions, hold press conferences, handle bad publicity, prepare executives for interviews, keep the media list, publicize books and events, write op-eds, build ties with journalists, clip news coverage, speak for the organization, get a name in the papers, talk to reporters for a company, smooth things over when there's bad news, make people look good",
    above: "Communications director",
    step: "Corporate communications specialist, Content marketing specialist",
    beside: "Fundraiser",
    context: {
      flack: "publicity, press, media",
      "publicity man": "press, reporters, newspapers",
      PIO: "press, media, public information, releases",
      spokesperson: "press, media, statements, organization",
      "public affairs specialist": "press, media, releases, community",
    },
  },
  {
    name: "Communications director",
    titles:
      "director of communications, VP of communications, chief communications officer, head of communications, head of PR, public relations director, director of public relations, communications consultant, fractional communications director, VP of public affairs, director of public affairs, corporate affairs director, crisis communications consultant, communications strategist, director of external affairs, head of corporate affairs, head of publicity, chief press officer, director of information",
    credentials: "Accreditation in Public Relations, IABC CMP",
    tools: "Cision, Meltwater, PR Newswire",
    skills:
      "communications strategy, crisis communications, media relations, executive communication, public affairs, reputation management, corporate messaging, issues management, speechwriting, spokesperson training, stakeholder engagement, communications budgets, agency management, annual reports",
    duties:
      "set the communications strategy, lead the press office, advise the CEO on messages, manage a crisis in the news, oversee publications and website, speak for the company, plan public affairs campaigns, direct PR agencies, protect the company's reputation, write key speeches, guide employee communication, decide what a company says in public, speak for the boss, handle it when reporters call",
    step: "Investor relations manager, Lobbyist",
    beside: "Chief of staff, Nonprofit executive director",
    context: { "communications consultant": "press, messages, media, corporate, PR" },
  },
  {
    name: "Corporate communications specialist",
    titles:
      "corporate communications manager, internal communications manager, internal communications specialist, employee communications manager, employee communications specialist, communications specialist, communications manager, communications officer, corporate writer, corporate editor, communications writer, business writer, newsletter editor, annual report writer, change communications specialist, executive communications manager, house magazine editor, business communications consultant, house organ editor, house journal editor, staff newspaper editor, company newspaper editor, information officer",
    credentials: "IABC CMP, Accreditation in Public Relations",
    tools: "SharePoint, Staffbase, Poppulo, PowerPoint, Adobe InDesign, Microsoft Teams",
    skills:
      "internal communications, corporate communications, employee newsletters, executive messages, town hall meetings, intranet content, change communication, corporate writing, annual reports, editorial planning, speechwriting, benefits communication, presentation writing, communication plans",
    duties:
      "write the employee newsletter, draft messages from the CEO, plan town hall meetings, keep the company intranet fresh, announce reorganizations, write the annual report, explain changes to staff, edit the company magazine, write talking points, make leader slide decks, interview employees for stories, put out the company paper, tell workers what's going on, write what the boss wants to say",
    above: "Communications director",
    step: "Speechwriter",
    beside: "Editor, Technical writer, Human resources manager",
    not: "radio communications officer, dispatch communications officer",
    context: {
      "information officer": "newsletter, employees, company, communications",
      "communications officer": "newsletter, messages, press, employees, publications",
      "communications specialist": "newsletter, messages, employees, press, publications",
      "communications manager": "newsletter, messages, employees, press",
      "newsletter editor": "employees, company, corporate, internal",
      "communications writer": "employee, internal, newsletter, company",
      "business writer": "employee, internal, newsletter, company",
    },
  },
  {
    name: "Investor relations manager",
    titles:
      "investor relations officer, investor relations director, IR manager, investor relations consultant, IRO, head of investor relations, VP of investor relations, investor relations specialist, financial communications consultant, shareholder relations manager, shareholder services representative, stockholder relations officer",
    credentials: "CFA, Investor Relations Charter",
    tools: "Bloomberg Terminal, Q4 investor platform, FactSet, Business Wire",
    skills:
      "investor relations, earnings releases, earnings calls, shareholder communications, SEC disclosure, Regulation FD, analyst relations, annual reports, roadshows, investor presentations, proxy season, perception studies, IPO communications",
    duties:
      "talk with shareholders and analysts, write earnings releases, script earnings calls, plan investor roadshows, prepare the annual report, explain results to Wall Street, brief executives for investor meetings, track who owns the stock, host the shareholders' meeting, follow disclosure rules, explain the numbers to Wall Street, answer old shareholders' letters",
    beside: "Financial analyst, Stockbroker, Chief financial officer",
    context: { IRO: "investors, shareholders, earnings" },
  },
  {
    name: "Media buyer",
    titles:
      "media planner, media buying specialist, advertising media buyer, media director, media strategist, ad buyer, media planning manager, media buyer and planner, broadcast buyer, media supervisor, time buyer, space buyer, print media buyer, media buying consultant, ad trafficker, ad operations specialist, advertising space buyer, radio time buyer",
    tools: "Strata media buying, Nielsen ratings, Mediaocean, Google Ads, Comscore, Arbitron",
    skills:
      "media buying, media planning, rate negotiation, reach and frequency, audience ratings, media budgets, broadcast buying, print ads, programmatic advertising, post-buy analysis, insertion orders, co-op advertising, ad trafficking, outdoor advertising",
    duties:
      "buy TV and radio time, plan where ads run, negotiate ad rates, split the media budget, reach the target audience, place print ads, check that ads ran, compare stations' ratings, reconcile media invoices, book billboards, traffic ads to stations, buy digital placements, buy ads in papers and on TV, pick stations and hours, haggle over what an ad costs",
    beside: "Advertising account executive",
    context: {
      "media director": "ads, buying, planning, agency",
      "media strategist": "ads, buying, planning, audience",
    },
  },
  {
    name: "Advertising account executive",
    titles:
      "agency account executive, ad agency account manager, advertising account manager, agency account director, account supervisor, adman, ad man, advertising executive, advertising agency owner, ad executive, advertising consultant, agency account supervisor, account planner, agency project manager, advertising director, advertising man, ad agency man, account handler",
    tools: "Workamajig, Basecamp, PowerPoint, Adobe Creative Suite",
    skills:
      "advertising, client briefs, campaign management, creative briefs, agency traffic, new business pitches, campaign budgets, media planning, client presentations, production schedules, creative approvals, agency management, print production, broadcast production",
    duties:
      "lead client accounts at an agency, write creative briefs, present ad campaigns to clients, keep creatives on schedule, manage campaign budgets, pitch new clients, get client approvals, steer TV spots and print ads, traffic jobs through the agency, plan a campaign strategy, own an ad agency, look after the client, sell folks a campaign, keep artists and writers on time",
    step: "Marketing manager, Account manager, Public relations specialist",
    beside: "Art director, Copywriter",
    context: {
      "advertising consultant": "campaigns, agency, ads, clients",
      "account supervisor": "agency, campaign, creative, client",
      "account planner": "agency, campaign, creative, consumer",
      "advertising director": "campaigns, agency, ads, creative",
    },
  },
  {
    name: "Trade show manager",
    titles:
      "trade show coordinator, exhibits manager, event marketing manager, corporate events marketing manager, trade show planner, event marketing specialist, experiential marketing manager, show manager, field marketing coordinator, conference marketing manager, sponsorship manager, webinar producer, webinar manager, exhibition organiser",
    credentials: "CTSM, Certified Trade Show Marketer, Certified in Exhibition Management",
    tools: "Cvent, booth displays, ON24, Salesforce, Eventbrite",
    skills:
      "trade shows, exhibit planning, booth design coordination, show services ordering, event marketing, exhibitor manuals, booth shipping, lead retrieval, sponsorships, show budgets, experiential marketing, webinars, post-show reports, drayage",
    duties:
      "plan the company's trade show calendar, book booth space, order show services, ship and set up exhibits, train booth staff, manage exhibit houses, run sponsored events, track show leads and budgets, organize product launch events, manage speakers and sponsorships, produce webinars, take a company's booth from show to show, ship the display and set it up, get a conference going",
    step: "Marketing manager",
    beside: "Event planner",
    not: "television show manager",
    context: {
      "exhibition organiser": "trade, show, booth, exhibits",
      "exhibition manager": "trade, booths, exhibitors, show",
      "exhibits manager": "trade, booths, exhibitors, show",
      "show manager": "trade, booths, exhibitors, exposition",
    },
  },
  {
    name: "Brand ambassador",
    titles:
      "promotional model, street team member, promoter, promotions assistant, sampling representative, flyer distributor, leaflet distributor, sign spinner, sign holder, field marketing representative, event promoter, costumed mascot, brand representative, promo staff, handbill distributor, sandwich man, sandwich board man",
    tools: "sample cart, event tent",
    skills:
      "brand promotion, product sampling, crowd engagement, event staffing, leafleting, product knowledge, lead capture, street marketing, public speaking, contest entries",
    duties:
      "hand out samples at events, talk up the brand, pass out flyers, sign people up for contests, staff the promotion tent, wear the company costume, hold signs on the street, collect e-mail addresses, set up event displays, tell people about a product at fairs, hand out free stuff, walk around in a silly costume, twirl a sign by the road, give people flyers",
    step: "Product demonstrator",
    beside: "Usher, Tour guide",
    not: "music promoter, concert promoter, boxing promoter",
    context: {
      promoter: "brand, samples, flyers, events, product",
    },
  },
  {
    name: "Marketing analyst",
    titles:
      "marketing data analyst, web analyst, digital analyst, web analytics specialist, marketing analytics manager, campaign analyst, Google Analytics consultant, conversion optimization specialist, CRO specialist, customer analytics analyst, marketing science analyst, marketing statistician, media analyst, attribution analyst",
    credentials: "Google Analytics certification",
    tools: "Google Analytics, Tableau, SQL, Excel, Looker, Adobe Analytics, R statistics",
    skills:
      "marketing analytics, web analytics, campaign reporting, attribution modeling, A/B testing, customer segmentation, marketing dashboards, SQL, marketing ROI, media mix modeling, conversion rate optimization, data visualization, customer lifetime value",
    duties:
      "measure campaign results, track website visitors, build marketing dashboards, figure return on ad spend, segment customers by data, test web pages, pull data for campaigns, model customer value, explain which ads work, report conversion rates, figure which ads pay off, add up clicks and sales, tell what shoppers have in common",
    beside: "Data analyst, Statistician, Business analyst",
    context: {
      "media analyst": "campaign, advertising, audience, marketing",
      "digital analyst": "web, traffic, campaign, conversion",
      "web analyst": "campaign, traffic, conversion, marketing",
    },
  },
];
