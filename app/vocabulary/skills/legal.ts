/** Law by branch, dispute resolution, legal support, contracts, and compliance. */
export const LEGAL_SKILLS = `
Legal research: researching the law, case law research, statutory research
Legal writing: writing briefs, brief writing, legal drafting, drafting legal documents
Legal advice: legal counsel, giving legal advice, client counseling
Litigation: civil litigation, lawsuits, trial practice, litigating cases
Trial advocacy: trial work, courtroom advocacy, jury trials, trial experience
Motion practice: motions, drafting motions, law and motion
Civil discovery: discovery requests, discovery practice, legal discovery, interrogatories, requests for production
Depositions: taking depositions, depos, defending depositions
Jury selection: voir dire, picking juries
Appellate practice: appellate law, appellate briefs, appellate work, court appeals
Settlement negotiation: negotiating settlements, settling cases
Contract drafting: drafting contracts, writing contracts, drafting agreements
Commercial agreements: business contracts, vendor agreements
Document review: doc review, first level review, legal document review
Privilege review: privilege logs, privilege log
Wills: drafting wills, last will and testament, writing wills
Living trusts: revocable trusts, drafting trusts
Powers of attorney: POA
Probate: probate administration, probate law, probate court
Elder law: elderlaw, senior law
Medicaid planning: long-term care planning, nursing home planning
Guardianship: conservatorship, adult guardianship
Drafting living wills: drafting advance directives, health care proxy forms
Estate tax: gift and estate tax, inheritance tax
Family law: domestic relations law, matrimonial law, family court
Divorce: dissolution of marriage, divorce law
Child custody: custody cases, parenting time
Child support: child support enforcement
Prenuptial agreements: prenups, premarital agreements
Adoption law: legal adoption, adoption petitions
Collaborative law: collaborative divorce
Qualified domestic relations orders: QDRO, QDROs
Criminal law: criminal practice
Criminal defense: defending criminal cases, public defense
DUI defense: DWI defense, drunk driving defense
Criminal prosecution: prosecuting crimes, prosecution
Expungement: record sealing, clearing criminal records
Plea bargaining: plea negotiations
Juvenile law: juvenile court
Juvenile dependency: child dependency cases
Insurance defense: insurance defense litigation
Commercial litigation: business litigation, business disputes
Construction law: construction litigation
Personal injury law: personal injury, injury cases, PI law, accident cases
Medical malpractice: med mal, malpractice cases
Tort law: torts, wrongful death
Product liability
Mass torts: class actions
Demand letters: settlement demand packages
EEOC charges: discrimination claims, Title VII
Severance agreements: separation agreements
Noncompete agreements: restrictive covenants, non-competes
Immigration law: US immigration law
Visa petitions: visa applications, visas, employment-based immigration
Naturalization: citizenship applications, N-400, US citizenship
Family-based petitions: I-130, green cards, permanent residence
Asylum: asylum law, refugee law
Deportation defense: removal defense, immigration court
USCIS filings: immigration forms, USCIS forms
DACA: deferred action
Bankruptcy law: bankruptcy, bankruptcy practice
Chapter 7: Chapter 7 bankruptcy
Chapter 11: Chapter 11 reorganization
Chapter 13: Chapter 13 bankruptcy
Creditors' rights: debt collection law
Real estate law: property law, real property law
Real estate closings: house closings, conveyancing, property closings, settlement closings
Title review: reviewing title
Land use: land use law
Zoning: zoning law, zoning applications
Landlord tenant law: landlord-tenant disputes, tenancy law
Evictions: unlawful detainer, eviction proceedings
Easements: easement law
Commercial leases: commercial lease drafting, lease drafting
Eminent domain: condemnation, compulsory purchase
Corporate law: business law, company law
Securities law: SEC law, securities regulation law
Corporate governance: board governance, corporate secretary duties
Entity formation: forming LLCs, incorporation, forming companies
Shareholder agreements: operating agreements, buy-sell agreements
Franchise law: franchise disclosure documents
Antitrust law: competition law
Banking law: financial services law
Outside counsel management: managing outside counsel, legal vendor management
Tax controversy: tax litigation, Tax Court litigation, IRS appeals
Tax-exempt organizations: 501(c)(3) law, nonprofit law
Patent prosecution: prosecuting patents, office action responses
Patent drafting: writing patents, drafting patent applications, claim drafting
Prior art search: patent search, patent searching
Patent litigation: patent infringement
Trademark law: trademarks, trademark registration
Copyright law: copyrights
IP portfolio management: intellectual property management, patent portfolio
Licensing agreements: IP licensing, technology licensing
Trade secrets: trade secret law
Freedom to operate opinions: FTO, freedom-to-operate
Technology transfer: tech transfer
Entertainment law: media law
Social Security disability: SSDI, SSD claims, SSI claims, disability appeals, disability hearings
Veterans disability claims: VA disability claims, VA claims, VA benefits claims
Environmental law: environmental regulation law
Superfund: CERCLA, hazardous site cleanup law
Clean Air Act: CAA permits
Clean Water Act: NPDES
NEPA: National Environmental Policy Act
Energy law: utilities law, utility rate cases
Water rights: water law
Healthcare law: health law, health care law
False Claims Act: qui tam
Municipal law: local government law
Ordinance drafting: drafting ordinances, legislative drafting, bill drafting
Public records law: FOIA, freedom of information, public records requests, sunshine law
Administrative law: regulatory law
School law: education law
Civil rights law: civil rights, Section 1983
Legal aid: legal services for the poor, poverty law, legal clinic
Pro bono work: volunteer legal work, pro bono
Eviction defense: tenant defense
Consumer law: consumer protection law
Evidence law: rules of evidence
Opinion writing: judicial opinions, writing decisions, decision writing
Administrative hearings: agency hearings, fair hearings, conducting hearings
Bench trials: trial court judging
Mediation: mediating disputes, mediation services
Divorce mediation: family mediation, custody mediation
Workplace disputes
Community mediation: neighbor mediation
Restorative justice: restorative practices
Alternative dispute resolution: dispute resolution, resolving disputes, ADR neutral
Arbitration: arbitrating disputes, award writing
Trial preparation: trial prep, exhibit preparation, trial notebooks
Deposition summaries: summarizing depositions, deposition digests
Cite checking: Bluebook citation, Bluebook
Court filing: filing with the court, court e-filing, electronic court filing
Docketing: calendaring court deadlines, docket control, court calendaring
Legal terminology: legal vocabulary
Legal typing: typing legal documents, pleading formatting
Dictation transcription: dictaphone transcription, typing dictation
Tables of authorities
Corporate filings: secretary of state filings, annual report filings
Legal billing: law firm billing, attorney billing
IOLTA accounting: attorney trust accounting, client trust accounts, trust accounting for law firms
Conflict checks
Law office management: law firm management, law practice management
Legal operations: legal ops
Realtime reporting: realtime transcription
Captioning: CART captioning, live captioning, broadcast captioning
Voice writing: steno mask, stenomask
Transcript scoping: scoping transcripts, transcript editing, editing court transcripts
Transcript proofreading: proofreading transcripts
Legal transcription: court transcription, transcribing court audio, transcribing depositions
Service of process: process serving, serving papers, serving subpoenas, serving legal papers
Notary services: notarizing, notarization, notarizing documents
Loan signings: signing agent work, loan document signings
Remote online notarization: RON notary, online notarization
Apostilles
E-discovery: ediscovery, electronic discovery, EDRM
Legal holds: litigation holds
Predictive coding: technology assisted review
Trial presentation: hot seat, courtroom presentation
Chain of custody: evidence custody
Regulatory compliance: compliance, compliance management, compliance programs
FCPA: Foreign Corrupt Practices Act, anti-corruption, anti-bribery
Code of conduct: corporate ethics, business ethics
Third-party due diligence: vendor due diligence
Data privacy: privacy law, information privacy, data protection
GDPR: General Data Protection Regulation
CCPA: California Consumer Privacy Act, CPRA
Privacy impact assessments: PIA privacy, DPIA
Breach response: data breach response
Expert reports: expert witness reports, rebuttal reports
Jury research: mock trials, mock juries, jury focus groups
Witness preparation: preparing witnesses
Legal videography: deposition video, deposition videography
Child advocacy: speaking for children in court, best interest advocacy
Parenting plans: custody plans
Westlaw: Westlaw Edge, Westlaw Precision
LexisNexis: Lexis, Lexis Advance, Lexis+
PACER: federal court records
CM/ECF: ECF filing, federal e-filing
Clio: Clio Manage
MyCase
PracticePanther
Filevine
Needles case management: Needles software, Neos case management
Relativity: kCura Relativity, RelativityOne
Everlaw
Nuix
LexisNexis Concordance: Concordance database
AccessData Summation: Summation iBlaze
CaseMap: LexisNexis CaseMap
TrialDirector: Trial Director, TrialPad
iManage: iManage WorkSite, iManage Work
Elite 3E: Thomson Reuters Elite
Aderant: Aderant Expert
Tabs3
ProLaw
HotDocs
Best Case Bankruptcy: Best Case software
INSZoom
Docketwise
LawLogix
USPTO Patent Center: Patent Center, EFS-Web
Derwent Innovation: Thomson Innovation
Case CATalyst: CATalyst steno software
Eclipse CAT: Eclipse steno software
FTR Gold: For The Record
NAVEX: NAVEX Global, EthicsPoint
RSA Archer: Archer GRC
OneTrust
JD: Juris Doctor, law degree, law school graduate
LLB: LL.B., bachelor of laws
LLM: LL.M., master of laws
Bar admission: law license, admitted to the bar, licensed attorney, member of the bar, active bar license
Patent bar: USPTO registration, USPTO registered, registered with the USPTO
Board certified civil trial advocate: NBTA certification
Certified elder law attorney: CELA
VA accreditation: VA accredited attorney, VA accredited claims agent
Mediation certification: certified mediator, 40-hour mediation training, Supreme Court certified mediator
AAA roster: American Arbitration Association panel
FINRA arbitrator training: FINRA arbitrator
FCIArb: fellow of the chartered institute of arbitrators
Certified paralegal: NALA CP, ACP paralegal
Registered paralegal: NFPA paralegal credential, PACE registered paralegal
Paralegal certificate: paralegal studies, paralegal degree
LLLT: limited license legal technician
CILEX: chartered legal executive
Accredited legal professional: ALP certification, Professional legal secretary certification, NALS certification
Certified legal manager: CLM legal
Registered professional reporter: NCRA reporter
Certified shorthand reporter: CSR court reporting license
Certified realtime reporter: NCRA realtime
Certified verbatim reporter: NVRA
Certified electronic transcriber: AAERT transcriber
AAERT: American Association of Electronic Reporters
Notary commission: notary public commission, commissioned notary, notary license
Certified notary signing agent: NNA certified, National Notary Association
Remote online notary commission: online notary commission
Certified e-discovery specialist: ACEDS
Relativity certified administrator: RCA certification
DOJ accreditation: BIA accreditation, DOJ recognition
CCEP: certified compliance and ethics professional
CIPP: certified information privacy professional, CIPP/US, CIPP/E
CIPM: certified information privacy manager
CASA training: CASA volunteer training, court appointed special advocate training
Process server license: certified process server
Certified legal video specialist
Court stenography: machine shorthand, steno writing, court steno
Employment litigation: wrongful termination, employment lawsuits, workplace law
Labor grievance arbitration: grievance arbitration, arbitrating grievances
Corporate investigations: compliance investigations, ethics investigations
`;
