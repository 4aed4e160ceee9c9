/** Skills, tools, and certificates of marketing, advertising, public relations, and market research, with their other spellings. */
export const MARKETING_AND_COMMUNICATIONS_SKILLS = `
Marketing: marketing skills, marketing experience, general marketing
Marketing strategy: strategic marketing, marketing planning, marketing plans, marketing plan
Marketing leadership: leading marketing, marketing management, marketing team leadership
Fractional CMO services: interim CMO, outsourced marketing director
Marketing budgets: marketing budget management
Marketing communications: marcom, marcomms, marketing comms
Market segmentation: customer segmentation, target marketing, segmentation
Demand generation: demand gen, customer acquisition
Lead nurturing: nurturing leads, lead scoring
Product marketing: PMM, marketing products
Buyer personas: personas, customer personas
Brand management: managing brands, brand building, brand development
Brand strategy: brand planning
Brand naming: naming products
Licensing deals: brand licensing, trademark licensing
Packaging development: package design management
Consumer packaged goods: CPG, FMCG, packaged goods
Shopper marketing: in-store marketing
Sales promotions: coupons and promotions, sweepstakes
Digital marketing: online marketing, internet marketing, web marketing, e-marketing
SEO: search engine optimization, organic search, search optimization
Keyword research: keywords
Link building: backlinks
Local SEO: Google Business Profile, Google My Business, local search
Pay-per-click advertising: PPC, paid search, SEM, search engine marketing, search advertising
Google Ads: AdWords, Google AdWords
Paid social: Facebook ads, social media advertising, Instagram ads, Meta Ads Manager
Programmatic advertising: programmatic, display advertising
Retargeting: remarketing
Influencer marketing: influencer outreach
Affiliate marketing: affiliate programs
Conversion rate optimization: CRO testing, conversion optimization
Marketing funnels: sales funnels online
Social media marketing: social media, social media management, social media posting, managing social media, social networking sites
Social media content: content for social media
Facebook: Facebook pages, Facebook groups
Instagram: Instagram posts, Insta
TikTok
LinkedIn: LinkedIn posts, Linked In
YouTube: YouTube channels
Short videos: reels, video posts
Social listening: media sentiment monitoring
Content marketing: inbound marketing, brand journalism
Marketing copy: promotional copy
Thought leadership: ghostwritten articles
Email marketing: e-mail marketing, email campaigns, e-mail campaigns
Marketing automation: automated campaigns, drip campaigns
Email deliverability
CAN-SPAM
Marketing operations: marketing ops, MOps
Direct mail: direct mail marketing, mailings, junk mail campaigns
Direct response marketing: direct marketing, direct response
Catalog marketing: mail order catalogs
Mailing lists: list rental, list management, list brokerage
Database marketing: customer database marketing, RFM analysis
Magazine circulation: subscription marketing
Market research: consumer research
Survey interviewing: telephone interviewing, phone surveys, field interviewing, survey calls
CATI: computer-assisted telephone interviewing
Opinion polling: exit polls
In-depth interviews: IDIs, qual research
Quantitative research: quant research, survey analysis
Conjoint analysis: conjoint
Consumer insights: customer insights, shopper insights
Market sizing: sizing markets, TAM analysis
Secondary research
Concept testing: product concept tests
Mystery shopping: secret shopping, service evaluation
Marketing analytics: marketing metrics, marketing measurement, campaign reporting, marketing ROI
Attribution modeling: media mix modeling, marketing attribution
Public relations: PR, publicity, press relations
Media relations: press contacts, dealing with the press, working with reporters, journalist relations
Press releases: news releases, writing press releases
Media pitching: pitching stories, pitching reporters
Press kits: media kits
Crisis communications: crisis PR, crisis management communications
Spokesperson work: media spokesperson skills, on-camera interviews
Spokesperson training: media coaching
Reputation management: online reputation
Media monitoring: press clippings
Public affairs: external affairs, corporate affairs
Corporate communications: corporate comms, company communications
Internal communications: employee communications, internal comms, staff communications
Employee newsletters: house magazine, staff newsletter
Intranet content: intranet management
Town hall meetings: all-hands meetings
Executive communication: CEO messages
Change communication
Annual reports: annual report writing
Investor relations: shareholder relations, shareholder communications
Earnings releases: earnings calls, quarterly earnings
SEC disclosure: Regulation FD
Advertising: advertising campaigns, ad agency work
Creative briefs: client briefs
Agency management: managing agencies, managing ad agencies
Agency traffic: traffic management in agencies, ad trafficking
Media buying: buying media, ad buying, media purchasing
Media planning: planning media, reach and frequency
Outdoor advertising: billboards, out-of-home advertising
Broadcast production: TV commercials, radio commercials
Co-op advertising: cooperative advertising
Insertion orders
Event marketing: experiential marketing, event promotion
Trade show management: trade show planning, exhibit management, booth planning
Brand promotion: brand ambassador work, street marketing, leafleting, handing out flyers
Online community management: community moderation, forum moderation, online communities
Accreditation in Public Relations: APR accreditation
Professional Certified Marketer: AMA PCM
Google Ads certification: AdWords certification
Google Analytics certification: GAIQ
HubSpot certification: HubSpot inbound certification
Meta Blueprint: Facebook Blueprint
CTSM: Certified Trade Show Marketer
Certified in Exhibition Management
Professional Researcher Certification
Google Tag Manager: GTM tags
Google Search Console: Search Console
SEMrush: SEM Rush
Ahrefs
Moz
Mailchimp: Mail Chimp
Constant Contact
Klaviyo
Marketo: Adobe Marketo
Pardot: Salesforce Account Engagement
Salesforce Marketing Cloud: SFMC, ExactTarget
Hootsuite
Buffer social scheduler: Buffer.com
Sprout Social
Meta Business Suite: Facebook Business Manager
Cision
Muck Rack
Meltwater
PR Newswire
Business Wire
Cvent
Eventbrite
Nielsen ratings: Arbitron, audience ratings
Comscore
Mediaocean
Strata media buying
Adobe Analytics: Omniture
CIM diploma: Chartered Institute of Marketing
Pragmatic Marketing certification: Pragmatic certified
Marketo Certified Expert
MSPA certification: mystery shopping certification
RIVA moderator training
Screaming Frog
Yoast: Yoast SEO
Microsoft Advertising: Bing Ads
CapCut
Substack
USPS EDDM: every door direct mail
BCC Mail Manager
Mintel
IBISWorld
Statista
Discord
Help a Reporter Out: HARO queries
Staffbase
Poppulo
Workamajig
ON24
Technical SEO
Press lists: media lists
Battle cards: sales sheets
Ethnography: ethnographic research
`;
