import type { OccupationEntry } from "../types.ts";

/** Lawyers by branch, judges, mediators, and the people who prepare, record, investigate, and support legal work. */
export const LEGAL: readonly OccupationEntry[] = [
  {
    name: "Lawyer",
    titles:
      "attorney, attorney at law, solicitor, barrister, legal counsel, counselor at law, general practice lawyer, general practice attorney, of counsel attorney, associate attorney, law firm partner, staff attorney, practicing lawyer, advocate at law, retired attorney, solo attorney, limited scope attorney, legal consultant, legal adviser, legal advisor, town lawyer, country lawyer, advocate, law agent, writer to the signet, family solicitor",
    credentials: "JD, LLB, LLM, bar admission, law license",
    tools: "Westlaw, LexisNexis, Clio, PACER, MyCase, PracticePanther",
    skills:
      "legal research, legal writing, contract drafting, contract review, litigation, negotiation, client counseling, court appearances, legal advice, civil discovery, motions, document review, depositions, statutory interpretation, settlement negotiation, legal ethics, mentoring young lawyers",
    duties:
      "give legal advice, represent clients in court, draft contracts and agreements, research the law, write briefs and motions, review legal documents, negotiate settlements, draw up wills and deeds, argue cases before a judge, file lawsuits, counsel small businesses, answer legal questions, practice law part-time, help folks with legal troubles, stand up in court for people, papers with a seal, look after someone's rights, go to court for people",
    below: "Paralegal, Legal secretary, Law clerk",
    above: "General counsel, Judge",
    step: "Civil litigator, Corporate attorney, Estate planning attorney, Family law attorney, Mediator, Arbitrator, Compliance officer, Contract administrator, Document review attorney",
    beside: "Special librarian",
    not: "power of attorney, attorney in fact, attorney search consultant, lawyer assistant, attorney assistant, lawyer referral clerk, lawn and garden solicitor, fundraising solicitor, door to door solicitor, phone solicitor, telephone solicitor",
    context: {
      advocate: "court, law, bar",
      solicitor: "law, legal, conveyancing, wills, litigation, clients, law society",
      "legal consultant": "law, bar, attorney, contracts, JD",
      "legal counsel": "law, attorney, contracts, company",
    },
  },
  {
    name: "Estate planning attorney",
    titles:
      "estate planning lawyer, probate attorney, probate lawyer, elder law attorney, elder law lawyer, trusts and estates attorney, wills and trusts lawyer, trust and estate lawyer, estate attorney, estate lawyer, special needs planning attorney, guardianship attorney, Medicaid planning attorney, private client solicitor, wills attorney, will writer, inheritance lawyer, estate administration attorney, wills lawyer, will maker, probate solicitor",
    credentials: "JD, bar admission, Certified elder law attorney, LLM in taxation, Accredited estate planner",
    tools: "WealthCounsel, ElderCounsel, Interactive Legal, HotDocs",
    skills:
      "estate planning, wills, living trusts, probate, powers of attorney, elder law, Medicaid planning, guardianship, estate administration, special needs trusts, drafting living wills, estate tax, trust administration, asset protection, charitable trusts, will contests",
    duties:
      "write wills and trusts, handle probate of estates, prepare powers of attorney, plan for nursing home costs, set up guardianships, advise families after a death, settle estates in court, draft living wills, plan for estate taxes, protect assets of elders, speak about estate planning, contest a will, fund living trusts, make out people's wills, who gets the house, help folks leave things to their kids",
    beside: "Private banker, Tax attorney, Real estate attorney",
    not: "real estate attorney, real estate lawyer",
  },
  {
    name: "Family law attorney",
    titles:
      "family lawyer, family law lawyer, divorce lawyer, divorce attorney, family attorney, child custody lawyer, custody attorney, adoption attorney, adoption lawyer, matrimonial lawyer, matrimonial attorney, family law solicitor, collaborative divorce attorney, domestic relations attorney, juvenile dependency attorney, child support attorney, children's attorney, divorce solicitor",
    credentials: "JD, bar admission, Family law specialist certification",
    tools: "Clio, MyCase, Family Law Software, OurFamilyWizard",
    skills:
      "family law, divorce, child custody, child support, spousal support, prenuptial agreements, adoption law, mediation, property division, protective orders, collaborative law, paternity, litigation, qualified domestic relations orders, juvenile dependency",
    duties:
      "handle divorces, fight for child custody, draft prenuptial agreements, divide marital property, calculate child support, file protective orders, complete adoptions, negotiate alimony, appear in family court, represent children in dependency cases, draft parenting plans, collaborative divorce, help couples who are splitting up, who keeps the kids, help grandparents adopt",
    beside: "Mediator, Guardian ad litem, Marriage and family therapist",
  },
  {
    name: "Criminal defense attorney",
    titles:
      "criminal lawyer, criminal defense lawyer, defense attorney, public defender, criminal attorney, DUI lawyer, DWI attorney, assistant public defender, appellate defender, juvenile defender, traffic lawyer, federal defender, criminal barrister, capital defense attorney, conflict defender, indigent defense attorney, white collar defense attorney, defense counsel, criminal solicitor, jailhouse lawyer, trial man, poor man's lawyer",
    credentials: "JD, bar admission, CJA panel",
    tools: "Westlaw, PACER, Clio, Fastcase",
    skills:
      "criminal defense, criminal law, trial advocacy, plea bargaining, DUI defense, juvenile law, appellate practice, cross-examination, suppression motions, sentencing advocacy, jury selection, expungement, arraignments, bail hearings, post-conviction relief",
    duties:
      "defend people accused of crimes, represent clients at arraignment, negotiate plea deals, try felony cases to juries, visit clients in jail, challenge illegal searches, argue for lower bail, handle DUI and traffic tickets, clear criminal records, file criminal appeals, represent juveniles, work as public defender, get folks out of jail, stand by people in trouble with the police, drunk driving tickets, defend people in court",
    step: "Prosecutor",
    beside: "Probation officer, Private investigator, Bail bond agent",
    not: "insurance defense attorney, civil defense attorney",
    context: { "poor man's lawyer": "defense, criminal, accused" },
  },
  {
    name: "Prosecutor",
    titles:
      "district attorney, assistant district attorney, prosecuting attorney, state's attorney, county attorney prosecutor, assistant US attorney, AUSA, crown prosecutor, city prosecutor, deputy district attorney, commonwealth's attorney, special prosecutor, criminal prosecutor, assistant state's attorney, federal prosecutor, assistant attorney general, deputy prosecutor, military prosecutor, judge advocate, JAG officer, DA, prosecuting counsel, procurator fiscal, county prosecutor, prosecuting solicitor, county solicitor, public prosecutor",
    credentials: "JD, bar admission",
    tools: "Westlaw, PACER, Karpel case management",
    skills:
      "criminal prosecution, trial advocacy, criminal law, grand jury practice, charging decisions, witness preparation, plea negotiations, jury selection, evidence law, victim liaison, appellate practice, search warrants, cross-examination, sentencing",
    duties:
      "prosecute criminal cases, file charges, present to grand juries, try cases for the state, work with police and victims, negotiate pleas, prepare witnesses, argue sentencing, review search warrants, handle misdemeanor dockets, prosecute child abuse and fraud, train police officers in law, put crooks behind bars, stand up for the state in court",
    beside: "Victim advocate, Police detective, Government attorney",
  },
  {
    name: "Civil litigator",
    titles:
      "litigation attorney, trial lawyer, trial attorney, litigator, civil litigation attorney, commercial litigator, business litigation attorney, insurance defense attorney, insurance defense lawyer, civil trial attorney, appellate attorney, appellate lawyer, defense litigator, litigation associate, coverage attorney, class action attorney, construction litigation attorney, construction lawyer, litigation counsel, product liability attorney, courtroom lawyer, trial counsel, pleader, litigation solicitor",
    credentials: "JD, bar admission, Board certified civil trial advocate",
    tools: "Westlaw, LexisNexis, Relativity, PACER, CaseMap, TrialDirector",
    skills:
      "civil litigation, trial advocacy, depositions, civil discovery, motion practice, legal writing, appellate practice, settlement negotiation, insurance defense, commercial litigation, expert witness examination, jury selection, e-discovery, construction law, brief writing, case strategy",
    duties:
      "try civil cases, take depositions, write motions and briefs, manage discovery, defend lawsuits for insurers, sue for breach of contract, argue appeals, prepare for trial, cross-examine experts, settle cases at mediation, handle business disputes, pick juries, draft complaints and answers, fight lawsuits, argue in front of a jury",
    step: "Personal injury attorney, Employment attorney",
    beside: "Expert witness, Trial consultant, Court reporter, E-discovery specialist",
  },
  {
    name: "Personal injury attorney",
    titles:
      "personal injury lawyer, injury lawyer, injury attorney, accident lawyer, car accident lawyer, plaintiff attorney, plaintiff's lawyer, medical malpractice attorney, malpractice lawyer, wrongful death attorney, tort lawyer, PI attorney, mass tort attorney, nursing home abuse attorney, slip and fall lawyer, asbestos attorney, ambulance chaser, accident solicitor, negligence lawyer, compensation lawyer",
    credentials: "JD, bar admission, Board certified civil trial advocate",
    tools: "Needles case management, Filevine, Litify, CasePeer",
    skills:
      "personal injury law, medical malpractice, settlement negotiation, demand letters, medical records review, trial advocacy, depositions, wrongful death, tort law, insurance claims negotiation, contingency cases, nursing home negligence, product liability, mass torts",
    duties:
      "represent accident victims, sue for injuries, negotiate with insurance companies, write demand packages, prove medical malpractice, sign up injured clients, review medical bills and records, take injury cases to trial, handle nursing home abuse cases, collect for wrongful death, work on contingency, help folks hurt in a crash, get money for someone who fell, doctors who made mistakes",
    beside: "Workers' compensation attorney, Legal nurse consultant",
    context: { "compensation lawyer": "accident, injury" },
  },
  {
    name: "Employment attorney",
    titles:
      "employment lawyer, labor lawyer, labor attorney, labor and employment attorney, labor and employment lawyer, workplace lawyer, employment law solicitor, wage and hour attorney, discrimination lawyer, employment counsel, labor relations attorney, union lawyer, management side labor attorney, workplace investigator attorney, employment litigation attorney, ERISA attorney, employee benefits attorney, industrial law solicitor, workers' lawyer, labor counsel",
    credentials: "JD, bar admission, SHRM-SCP",
    tools: "Westlaw, LexisNexis, PACER",
    skills:
      "employment law, labor law, wage and hour law, discrimination claims, EEOC charges, workplace investigations, union negotiations, severance agreements, employee handbooks, NLRB proceedings, noncompete agreements, ADA and FMLA compliance, wrongful termination, ERISA, litigation",
    duties:
      "advise employers on hiring and firing, sue for wrongful termination, answer EEOC charges, negotiate union contracts, review employee handbooks, draft severance agreements, investigate harassment complaints, defend overtime lawsuits, train managers on the law, represent workers in discrimination cases, argue labor grievances, folks who got fired for being old, help workers who got cheated out of pay",
    beside: "Human resources manager, Labor relations specialist, Arbitrator",
  },
  {
    name: "Immigration attorney",
    titles:
      "immigration lawyer, immigration law attorney, immigration counsel, immigration solicitor, business immigration attorney, asylum attorney, asylum lawyer, deportation defense attorney, visa lawyer, naturalization attorney, removal defense attorney, immigration associate, family immigration attorney, citizenship lawyer",
    credentials: "JD, bar admission, Board certified immigration law",
    tools: "INSZoom, LawLogix, Docketwise, USCIS online",
    skills:
      "immigration law, visa petitions, asylum, deportation defense, naturalization, employment-based immigration, family-based petitions, green cards, USCIS filings, immigration court, labor certification, DACA, waivers, H-1B visas, refugee law",
    duties:
      "file visa and green card petitions, represent immigrants in immigration court, prepare asylum cases, help with citizenship applications, sponsor foreign workers for employers, bring family members to the country, stop deportations, answer USCIS requests for evidence, prepare clients for interviews, file waivers, help folks stay in America, get someone's wife a visa",
    below: "Immigration specialist",
    beside: "Interpreter, Legal aid attorney",
  },
  {
    name: "Immigration specialist",
    titles:
      "immigration consultant, accredited immigration representative, DOJ accredited representative, immigration paralegal, immigration legal assistant, visa specialist, visa consultant, immigration caseworker, immigration forms preparer, immigration case manager, refugee legal advocate, immigration adviser, immigration advisor, global mobility immigration specialist, immigration form filler, citizenship helper",
    credentials: "DOJ accreditation, Paralegal certificate, Immigration consultant bond, RCIC",
    tools: "INSZoom, Docketwise, LawLogix, USCIS online",
    skills:
      "immigration forms, visa petitions, naturalization, USCIS filings, client interviews, citizenship test preparation, document translation, family-based petitions, work permits, case tracking, immigration law, DACA, affidavit of support, bilingual services",
    duties:
      "fill out immigration forms, help with citizenship applications, collect birth and marriage records, renew green cards and work permits, track visa cases, prepare people for the citizenship interview, serve immigrants at a nonprofit, assemble petition packages, translate documents, interview clients about their history, help newcomers with papers, help folks become citizens",
    step: "Paralegal",
    beside: "Interpreter, Case manager",
  },
  {
    name: "Bankruptcy attorney",
    titles:
      "bankruptcy lawyer, insolvency lawyer, debtor attorney, creditors' rights attorney, restructuring attorney, bankruptcy trustee, chapter 7 trustee, chapter 13 trustee, debt relief attorney, collections attorney, collection lawyer, consumer bankruptcy attorney, insolvency solicitor, foreclosure attorney, US trustee attorney, foreclosure defense attorney, debt lawyer, official receiver, insolvency practitioner",
    credentials: "JD, bar admission, Board certified bankruptcy law",
    tools: "Best Case Bankruptcy, PACER, CM/ECF",
    skills:
      "bankruptcy law, Chapter 7, Chapter 11, Chapter 13, creditors' rights, debtor representation, foreclosure, reorganization plans, adversary proceedings, means test, debt collection law, proofs of claim, automatic stay litigation, loan workouts",
    duties:
      "file bankruptcy petitions, stop foreclosure and garnishment, represent debtors at creditors' meetings, collect debts for creditors, write reorganization plans, file proofs of claim, advise people in debt, object to discharge, sell assets as trustee, prepare bankruptcy schedules, folks who can't pay what they owe, keep the house from the bank",
    beside: "Real estate attorney, Financial counselor, Collections specialist",
    context: {
      "insolvency practitioner": "bankruptcy, court, creditors",
      "bankruptcy trustee": "law, chapter 7, chapter 13, estate, debtor",
    },
  },
  {
    name: "Real estate attorney",
    titles:
      "real estate lawyer, property lawyer, conveyancer, conveyancing solicitor, closing attorney, land use attorney, zoning attorney, title attorney, real estate closing attorney, land use lawyer, landlord tenant attorney, eviction attorney, housing attorney, commercial real estate attorney, HOA attorney, oil and gas attorney, leasing attorney, licensed conveyancer, property solicitor, condominium lawyer, deeds lawyer, conveyancing clerk, house sale solicitor, conveyancing lawyer, title lawyer",
    credentials: "JD, bar admission, Board certified real estate law, Licensed conveyancer",
    tools: "SoftPro, Qualia, Westlaw",
    skills:
      "real estate law, real estate closings, title review, lease drafting, land use, zoning, purchase agreements, landlord tenant law, evictions, easements, deeds, commercial leases, foreclosure, HOA law, 1031 exchanges, conveyancing, oil and gas leases",
    duties:
      "close real estate sales, draft deeds and leases, review title, negotiate purchase contracts, appear before zoning boards, evict tenants, settle boundary disputes, clear title problems, form condominium associations, draft easements, review commercial leases, advise developers on land use, papers when you buy a house, fights over the fence, throw out a bad tenant",
    beside: "Title examiner, Escrow officer, Real estate broker, Real estate developer",
  },
  {
    name: "Corporate attorney",
    titles:
      "corporate lawyer, business attorney, business lawyer, transactional attorney, transactional lawyer, corporate counsel, commercial lawyer, securities lawyer, securities attorney, M&A attorney, M&A lawyer, contracts attorney, contract lawyer, corporate solicitor, startup lawyer, banking attorney, franchise attorney, international trade attorney, antitrust attorney, government contracts attorney, company lawyer, business solicitor, company solicitor",
    credentials: "JD, bar admission, LLM, MBA",
    tools: "Westlaw, Practical Law, Ironclad, EDGAR, DocuSign",
    skills:
      "corporate law, contract drafting, contract negotiation, mergers and acquisitions, securities law, entity formation, shareholder agreements, corporate governance, due diligence, commercial agreements, venture financing, licensing agreements, franchise law, banking law, government contracts, antitrust law",
    duties:
      "form companies and LLCs, draft business contracts, close mergers and acquisitions, write shareholder agreements, prepare securities filings, negotiate vendor agreements, advise startups on financing, keep corporate minutes, license technology, review loan agreements, sell a business legally, draft franchise documents, papers to start a business, partners who fall out",
    step: "Intellectual property attorney, Real estate attorney",
    beside: "Contract administrator, Compliance officer",
    context: { "contract lawyer": "agreements, transactions, business, negotiate, drafting" },
  },
  {
    name: "General counsel",
    titles:
      "in-house counsel, chief legal officer, in house lawyer, in-house attorney, fractional general counsel, outside general counsel, associate general counsel, deputy general counsel, assistant general counsel, head of legal, vice president and general counsel, legal director, corporate secretary, company secretary, interim general counsel, university counsel, hospital general counsel, nonprofit general counsel, senior counsel, company counsel, legal department head, house lawyer",
    credentials: "JD, bar admission",
    tools: "Ironclad, DocuSign, Westlaw, Diligent Boards, SimpleLegal",
    skills:
      "legal department management, corporate governance, contract negotiation, risk management, board advising, litigation management, outside counsel management, regulatory compliance, employment law, mergers and acquisitions, policy writing, commercial agreements, corporate secretary duties, legal budgeting, data privacy",
    duties:
      "lead a company's legal department, advise the board and CEO, manage outside law firms, negotiate big contracts, oversee lawsuits, keep the company within the law, write company policies, part-time counsel for small companies, keep board minutes and resolutions, guide acquisitions, handle regulators, a company's own lawyer, keep the boss out of trouble",
    below: "Corporate attorney, Contract administrator",
    step: "Board director",
    beside: "Chief executive officer, Compliance officer, Human resources director",
    context: {
      "corporate secretary": "board, legal, governance, minutes, resolutions",
      "company secretary": "board, legal, governance, filings, shareholders",
    },
  },
  {
    name: "Tax attorney",
    titles:
      "tax lawyer, tax counsel, tax litigation attorney, IRS attorney, tax controversy attorney, estate tax attorney, international tax attorney, tax law attorney, tax solicitor, tax barrister, nonprofit tax attorney, tax exempt organizations attorney, state tax attorney, revenue lawyer",
    credentials: "JD, LLM in taxation, bar admission, CPA, US Tax Court admission",
    tools: "Thomson Reuters Checkpoint, Bloomberg Tax, Westlaw",
    skills:
      "tax law, tax controversy, Tax Court litigation, IRS appeals, tax planning, estate tax, international tax, offer in compromise, tax opinions, business entity taxation, tax-exempt organizations, partnership taxation, criminal tax defense, tax research",
    duties:
      "argue cases in Tax Court, represent clients in IRS appeals, write tax opinions, structure deals for taxes, defend criminal tax cases, plan estate and gift taxes, get tax-exempt status for charities, advise on offshore accounts, request private letter rulings, settle large tax debts, fight the tax man in court",
    beside: "Corporate attorney",
  },
  {
    name: "Intellectual property attorney",
    titles:
      "patent attorney, patent lawyer, IP attorney, IP lawyer, intellectual property lawyer, trademark attorney, trademark lawyer, copyright attorney, copyright lawyer, patent litigator, patent counsel, IP counsel, entertainment lawyer, entertainment attorney, technology transactions attorney, licensing attorney, patent prosecution attorney, media lawyer, copyright solicitor, inventor's lawyer",
    credentials: "JD, bar admission, USPTO registration, Patent bar",
    tools: "USPTO Patent Center, Anaqua, PatSnap, Westlaw, Derwent Innovation",
    skills:
      "patent prosecution, trademark law, copyright law, patent litigation, licensing agreements, trade secrets, IP portfolio management, patent drafting, prior art search, freedom to operate opinions, technology transfer, claim drafting, trademark registration, entertainment law, domain disputes",
    duties:
      "write patent applications, register trademarks, protect inventions, sue over patent infringement, answer patent office actions, license technology, clear brand names, advise inventors, negotiate book and film deals, file copyrights, manage patent portfolios, stop counterfeiters, give freedom to operate opinions, somebody stole my idea, protect a song or a brand name",
    below: "Patent agent",
  },
  {
    name: "Patent agent",
    titles:
      "patent engineer, patent examiner, patent searcher, prior art searcher, patent scientist, patent technical advisor, patent specialist, patent analyst, patent liaison, trademark examiner, registered patent agent, patent consultant, patent drafting specialist, patents man, patent clerk",
    credentials: "USPTO registration, Patent bar, Chartered patent attorney",
    tools: "USPTO Patent Center, Derwent Innovation, PatSnap, Google Patents, Orbit Intelligence",
    skills:
      "patent drafting, prior art search, claim drafting, patent prosecution, office action responses, technical writing, invention disclosures, patentability analysis, patent landscape analysis, patent drawings, freedom to operate opinions, scientific literature search, patent examination",
    duties:
      "draft patent applications for inventors, search prior art, answer patent office actions, interview inventors about their inventions, write patent claims, examine patent applications, draw patent figures, judge whether an invention is new, map competitors' patents, explain technology to attorneys, write up an inventor's gadget for the patent office, has someone thought of this before",
    beside: "Technical writer, Mechanical engineer",
    context: { "patent searcher": "prior art, claims, inventions, applications" },
  },
  {
    name: "Workers' compensation attorney",
    titles:
      "workers comp attorney, workers comp lawyer, workers compensation lawyer, social security disability attorney, social security disability lawyer, disability attorney, disability lawyer, SSDI attorney, veterans benefits attorney, VA disability lawyer, workers compensation defense attorney, applicants attorney, long term disability attorney, comp lawyer, industrial injury solicitor, workmen's compensation lawyer, disability benefits lawyer",
    credentials: "JD, bar admission, VA accreditation, Workers' compensation specialist certification",
    tools: "Prevail case management, Needles case management, SSA ERE",
    skills:
      "workers' compensation law, Social Security disability, veterans disability claims, administrative hearings, medical records review, depositions of doctors, settlement negotiation, disability ratings, long-term disability appeals, appellate practice, vocational evidence, benefit claims",
    duties:
      "represent injured workers, win Social Security disability benefits, appear at comp hearings, cross-examine doctors, settle work injury cases, appeal denied disability claims, help veterans get benefits, defend employers in comp claims, develop medical evidence, file lost wage claims, help folks hurt on the job, can't work anymore and got turned down, black lung claims",
    step: "Social Security disability advocate",
    beside: "Expert witness, Administrative law judge",
  },
  {
    name: "Environmental attorney",
    titles:
      "environmental lawyer, energy lawyer, energy attorney, natural resources attorney, water rights attorney, water law attorney, environmental counsel, regulatory attorney, utilities attorney, public utility lawyer, mining attorney, agricultural lawyer, Indian law attorney, environmental law solicitor, climate lawyer, pollution lawyer, water lawyer, conservation lawyer",
    credentials: "JD, bar admission, LLM in environmental law",
    tools: "Westlaw, LexisNexis, EPA ECHO",
    skills:
      "environmental law, Superfund, Clean Air Act, Clean Water Act, NEPA, environmental permits, energy law, water rights, natural resources law, environmental due diligence, regulatory compliance, administrative hearings, brownfields, utility rate cases, enforcement defense",
    duties:
      "advise on pollution laws, get environmental permits, defend EPA enforcement, litigate contaminated site cleanup, protect water rights, comment on new regulations, negotiate consent decrees, argue utility rate cases, review property for contamination liability, draft energy agreements, fight polluters, dirty rivers and the law",
    beside: "Government attorney, City planner",
    context: { "regulatory attorney": "environmental, energy, utilities, EPA, permits" },
  },
  {
    name: "Healthcare attorney",
    titles:
      "healthcare lawyer, health law attorney, health care lawyer, health lawyer, healthcare counsel, healthcare regulatory attorney, hospital attorney, HIPAA attorney, FDA lawyer, pharmaceutical lawyer, life sciences attorney, long term care attorney, medical licensing attorney, healthcare compliance attorney, bioethics attorney, hospital lawyer, medical lawyer",
    credentials: "JD, bar admission, CHC, Board certified health law",
    tools: "Westlaw, LexisNexis",
    skills:
      "healthcare law, Stark Law, Anti-Kickback Statute, HIPAA, healthcare compliance, physician contracts, medical staff bylaws, Medicare reimbursement appeals, False Claims Act, licensing board defense, FDA regulation, hospital mergers, telehealth law, certificate of need",
    duties:
      "advise hospitals and doctors on law, draft physician contracts, review Stark and kickback rules, defend doctors before licensing boards, answer HIPAA questions, buy and sell medical practices, appeal Medicare denials, handle hospital regulatory matters, advise nursing homes, defend false claims cases, legal troubles of doctors and hospitals",
    beside: "Hospital administrator, Legal nurse consultant",
  },
  {
    name: "Government attorney",
    titles:
      "city attorney, county attorney, municipal attorney, town attorney, assistant city attorney, agency counsel, government lawyer, legislative counsel, legislative attorney, school district attorney, attorney adviser, municipal lawyer, town counsel, state agency attorney, federal attorney, public sector lawyer, school attorney, deputy attorney general, education lawyer, town solicitor, city solicitor, county solicitor, borough solicitor, corporation counsel, treasury solicitor",
    credentials: "JD, bar admission",
    tools: "Westlaw, LexisNexis, Municode",
    skills:
      "municipal law, ordinance drafting, open meetings law, public records law, administrative law, land use, legislative drafting, public contracts, government litigation, eminent domain, school law, civil rights defense, election law, public finance law",
    duties:
      "advise the city council, draft ordinances and resolutions, attend public meetings, answer public records requests, defend the county in lawsuits, review public contracts, write bills for legislators, prosecute code violations, advise school boards, handle eminent domain, interpret statutes for agencies, the town's lawyer, sit next to the mayor and say what's legal",
    beside: "Municipal clerk, City manager, Lobbyist",
    context: {
      "county solicitor": "ordinances, county, board",
      "corporation counsel": "city, town, ordinances",
      "county attorney": "civil, board, ordinances, county, advice",
    },
  },
  {
    name: "Legal aid attorney",
    titles:
      "legal services attorney, legal aid lawyer, public interest lawyer, pro bono attorney, poverty lawyer, civil rights attorney, civil rights lawyer, tenant rights attorney, housing rights attorney, nonprofit attorney, legal clinic attorney, senior legal services attorney, public interest attorney, legal hotline attorney, pro bono coordinator, human rights lawyer, disability rights attorney, poor man's lawyer, neighborhood lawyer, legal aid solicitor, storefront lawyer",
    credentials: "JD, bar admission, Emeritus attorney status",
    tools: "LegalServer, Westlaw, Clio",
    skills:
      "legal aid, poverty law, eviction defense, public benefits, consumer law, domestic violence law, client counseling, intake interviews, pro bono work, civil rights law, housing law, self-help clinics, elder law, litigation, community legal education",
    duties:
      "give free legal help to the poor, defend tenants from eviction, staff a legal clinic, help seniors with legal problems, get protective orders, appeal benefit denials, answer legal hotline calls, supervise volunteer lawyers, sue for civil rights, teach people their rights, fight consumer scams, free lawyer for poor folks, help tenants getting thrown out, help old folks who got cheated",
    step: "Real estate attorney, Family law attorney",
    beside: "Social worker, Victim advocate",
  },
  {
    name: "Document review attorney",
    titles:
      "contract attorney, document reviewer, doc review attorney, temporary attorney, freelance attorney, legal document reviewer, discovery attorney, privilege review attorney, project attorney, e-discovery attorney, freelance legal writer, legal researcher, legal research attorney, legal editor, foreign language review attorney, document review lawyer, temp lawyer, freelance lawyer",
    credentials: "JD, bar admission",
    tools: "Relativity, Everlaw, LexisNexis Concordance, Westlaw, Brainspace",
    skills:
      "document review, privilege review, first level review, legal research, legal writing, e-discovery, coding documents, privilege logs, redaction, second level review, deposition summaries, responsiveness coding, brief writing, legal editing",
    duties:
      "review documents for lawsuits, code documents for relevance, mark privileged emails, prepare privilege logs, redact confidential facts, quality check review batches, research points of law for other attorneys, ghostwrite briefs, summarize depositions, work project by project for law firms, edit legal publications, read through boxes of papers for a lawsuit, lawyer work by the hour",
    below: "E-discovery specialist",
    beside: "Paralegal, Law clerk",
    context: {
      "contract attorney": "document review, temporary, project, hourly, discovery, freelance",
      "project attorney": "document review, discovery, hourly, temporary",
      "legal researcher": "case law, attorneys, statutes, briefs",
    },
  },
  {
    name: "Judge",
    titles:
      "magistrate, retired judge, municipal judge, district court judge, superior court judge, trial judge, appellate judge, justice of the peace, circuit judge, family court judge, probate judge, senior judge, pro tem judge, judge pro tempore, court commissioner, small claims judge, court referee, federal judge, traffic court judge, special master, JP, police court judge, squire, stipendiary magistrate, police magistrate, county judge, jurist, police justice",
    credentials: "JD, bar admission, National Judicial College",
    tools: "Westlaw, court case management system, CM/ECF",
    skills:
      "judicial decision making, courtroom management, legal writing, evidence law, sentencing, settlement conferences, statutory interpretation, jury instructions, opinion writing, docket management, bench trials, judicial ethics, impartiality, restorative justice",
    duties:
      "preside over trials, rule on motions and objections, sentence offenders, write court opinions, instruct juries, hold settlement conferences, sit on the bench, decide small claims, approve guardianships, hear traffic cases, marry couples, serve as special master, fill in as visiting judge, black robe and gavel, decide who's right, say guilty or not, order in the court, marry people at the courthouse",
    below: "Administrative law judge",
    step: "Arbitrator, Mediator",
    beside: "Court clerk, Prosecutor",
    not: "horse show judge, dog show judge, gymnastics judge, diving judge, skating judge, food judge, cooking judge, contest judge, science fair judge, livestock judge, bbq judge, debate judge, pageant judge, election judge, dressage judge, judge advocate, figure skating judge, flower show judge, art show judge, swim meet judge",
    context: {
      JP: "court, peace, marry",
      squire: "justice, court",
      magistrate: "court, bench, hearings, warrants, law",
    },
  },
  {
    name: "Administrative law judge",
    titles:
      "hearing officer, hearing examiner, ALJ, unemployment hearing officer, impartial hearing officer, administrative hearing officer, tax appeals judge, social security judge, appeals referee, appeals officer, parking hearing officer, special education hearing officer, immigration judge, adjudicator, tribunal judge, tribunal member, fair hearing officer, workers compensation judge, appeals board member, board of review member, tribunal chairman, pensions tribunal chairman",
    credentials: "JD, bar admission, Certified administrative hearing officer",
    tools: "digital court recorder",
    skills:
      "administrative hearings, decision writing, evidence law, administrative law, due process, witness questioning, statutory interpretation, case management, impartiality, Social Security disability, unemployment insurance appeals, special education hearings, telephone hearings, records review",
    duties:
      "hold administrative hearings, decide benefit appeals, question witnesses, write decisions and findings of fact, rule on evidence, hear unemployment appeals, decide school special education disputes, review agency actions, hear parking and code cases, conduct hearings by phone or video, decide if someone gets benefits, hear both sides without a jury",
    beside: "Arbitrator, Expert witness, Long-term care ombudsman",
    context: {
      adjudicator: "hearings, decisions, appeals, tribunal, evidence, law",
      "appeals officer": "hearings, decisions, agency, evidence",
      "administrative hearing officer": "appeals, benefits, decisions, evidence",
    },
  },
  {
    name: "Mediator",
    titles:
      "divorce mediator, family mediator, commercial mediator, civil mediator, court mediator, conflict resolution specialist, dispute resolution specialist, ADR specialist, community mediator, elder mediator, mediation coach, labor mediator, conflict resolution consultant, neutral mediator, alternative dispute resolution specialist, workplace mediator, mediation trainer, conciliator, small claims mediator, peacemaker, conciliation officer, peace maker, marriage conciliator, ACAS conciliator, neighborhood peacemaker",
    credentials: "Mediation certification, Supreme Court certified mediator, JD, Advanced practitioner mediator",
    tools: "Zoom, online dispute resolution platform",
    skills:
      "mediation, conflict resolution, facilitation, active listening, negotiation, alternative dispute resolution, settlement agreements, caucusing, divorce mediation, neutrality, community mediation, restorative justice, workplace disputes, de-escalation, parenting plans, elder mediation",
    duties:
      "help people settle disputes, mediate divorces, sit down with both sides, write settlement agreements, mediate small claims at the courthouse, resolve workplace conflicts, mediate between neighbors, draft parenting plans, hold separate caucuses, settle lawsuits before trial, train volunteer mediators, help families decide about aging parents, keep talks confidential, get folks to stop fighting, neighbors who don't speak, calm both sides down, find a middle way",
    step: "Arbitrator",
    beside: "Human resources consultant",
    not: "social mediator platform, message mediator",
  },
  {
    name: "Arbitrator",
    titles:
      "labor arbitrator, commercial arbitrator, FINRA arbitrator, AAA arbitrator, neutral arbitrator, grievance arbitrator, construction arbitrator, private judge, arbitration panelist, employment arbitrator, baseball arbitrator, international arbitrator, dispute board member, arbiter, consumer arbitrator, labor fact finder, construction adjudicator, labor umpire",
    credentials: "AAA roster, FINRA arbitrator training, FCIArb, National Academy of Arbitrators, JD",
    tools: "online hearing platform, Westlaw",
    skills:
      "arbitration, award writing, hearing management, evidence law, labor arbitration, commercial disputes, alternative dispute resolution, collective bargaining agreements, construction disputes, securities disputes, neutrality, contract interpretation, decision writing",
    duties:
      "hear disputes instead of a court, issue binding awards, decide union grievances, hear securities cases, interpret labor contracts, run arbitration hearings, rule on evidence, decide contract claims, serve on arbitration panels, write reasoned awards, settle construction claims, decide a fight outside of court, both sides agree to what I say",
    beside: "Expert witness",
    not: "bus arbiter, bus arbitrator",
    context: { arbiter: "disputes, hearings, awards, arbitration" },
  },
  {
    name: "Paralegal",
    titles:
      "legal assistant, litigation paralegal, corporate paralegal, probate paralegal, estate planning paralegal, real estate paralegal, family law paralegal, freelance paralegal, virtual paralegal, contract paralegal, bankruptcy paralegal, personal injury paralegal, legal executive, nurse paralegal, IP paralegal, trademark paralegal, certified legal assistant, paralegal specialist, legal document assistant, legal document preparer, lawyer's assistant, solicitor's clerk, lawyer's helper, law office clerk, managing clerk, conveyancing clerk, outdoor clerk, legal clerk, probate clerk",
    credentials: "Certified paralegal, Registered paralegal, Paralegal certificate, CILEX, LLLT",
    tools: "Westlaw, LexisNexis, Clio, PACER, Relativity, CaseMap, Needles case management, MyCase",
    skills:
      "legal research, legal drafting, civil discovery, trial preparation, case management, court filing, document production, cite checking, client interviews, probate, real estate closings, medical records summaries, deposition summaries, e-filing, docketing, corporate filings, legal forms",
    duties:
      "draft pleadings and discovery, organize case files, prepare trial exhibits, file papers with the court, summarize depositions, gather medical records, interview clients and witnesses, prepare probate forms, do legal research for attorneys, keep track of deadlines, prepare closing binders, form corporations, help people with legal forms, manage document production, help a lawyer get ready for court, look things up in law books, put together legal papers, do the lawyer's legwork, do research for a lawyer",
    above: "Law office administrator",
    step: "Legal secretary, Law clerk, E-discovery specialist",
    beside: "Title examiner",
    context: {
      "conveyancing clerk": "paralegal, legal, deeds",
      "probate clerk": "wills, estates, legal",
      "legal executive": "law, solicitors, conveyancing, CILEX",
    },
  },
  {
    name: "Legal secretary",
    titles:
      "law firm secretary, legal administrative assistant, legal receptionist, law office assistant, litigation secretary, legal assistant, legal typist, legal word processor, docket clerk, docketing specialist, legal stenographer, attorney's secretary, legal PA, law firm receptionist, legal file clerk, legal office assistant, legal intake specialist, law office secretary, solicitor's secretary, lawyer's secretary, engrossing clerk, law typist, engrosser, barrister's secretary",
    credentials: "Accredited legal professional, Professional legal secretary certification, Notary commission",
    tools: "Microsoft Word, iManage, CM/ECF, Clio, dictaphone, WordPerfect, Dragon Legal, CompuLaw",
    skills:
      "legal typing, dictation transcription, e-filing, court filing, legal correspondence, docketing, calendaring, pleading formatting, client intake, billing entry, tables of authorities, legal terminology, file management, notary services, shorthand",
    duties:
      "type legal documents, transcribe attorneys' dictation, file pleadings electronically, keep the court calendar, schedule depositions, answer phones at a law office, format briefs, enter attorney time, open new client files, greet clients, prepare exhibits and binders, take shorthand, mail service copies, type letters for a lawyer, wills and deeds on the typewriter",
    above: "Law office administrator",
    beside: "Executive assistant, Legal transcriptionist",
    context: {
      engrosser: "legal, deeds, wills",
      "legal assistant": "typing, calendar, phones, dictation, secretary, filing, correspondence",
    },
  },
  {
    name: "Law clerk",
    titles:
      "judicial law clerk, judicial clerk, summer associate, legal intern, articled clerk, trainee solicitor, pupil barrister, judge's clerk, legal extern, career law clerk, law student clerk, judicial assistant, law firm clerk, legal trainee, judge's helper",
    credentials: "JD, LLB",
    tools: "Westlaw, LexisNexis, PACER",
    skills:
      "legal research, legal writing, bench memos, cite checking, opinion drafting, case briefing, Bluebook citation, motions, statutory interpretation, proofreading, legal analysis, docket review",
    duties:
      "research law for a judge, write bench memos, draft court opinions, check citations, brief cases, help attorneys with motions, sit in on hearings, summarize case law, review petitions, proofread legal writing, prepare the judge for argument, look up the law for a judge, learn to be a lawyer",
    beside: "Judge, Special librarian, Legal secretary",
    context: { "judicial assistant": "opinions, chambers, legal research, memos" },
  },
  {
    name: "Law office administrator",
    titles:
      "law firm administrator, legal administrator, law office manager, law firm manager, law firm office manager, legal operations manager, legal office manager, director of legal operations, law practice manager, legal practice manager, law firm executive director, paralegal manager, legal project manager, law firm business manager, barristers' clerk, paralegal supervisor, chief clerk, clerk to chambers, solicitor's practice manager, senior clerk",
    credentials: "Certified legal manager",
    tools: "Clio, Elite 3E, Aderant, ProLaw, Tabs3, QuickBooks",
    skills:
      "law office management, legal billing, trust accounting for law firms, IOLTA accounting, staff supervision, conflict checks, legal operations, case management systems, human resources, vendor management, legal budgeting, office management, e-billing, legal project management, bookkeeping",
    duties:
      "run the law firm's business side, supervise secretaries and paralegals, keep client trust accounts, send legal bills, run conflict checks, hire law office staff, choose practice management software, pay the firm's bills, set office procedures, manage outside counsel spending, run a law office so lawyers can be lawyers",
    beside: "Office manager, Bookkeeper, Human resources manager",
    context: { "chief clerk": "law, solicitor, chambers", "senior clerk": "chambers, barristers" },
  },
  {
    name: "Court reporter",
    titles:
      "stenographer, court stenographer, stenotypist, deposition reporter, freelance court reporter, certified shorthand reporter, CSR court reporter, official court reporter, voice writer, realtime reporter, realtime captioner, CART provider, broadcast captioner, stenocaptioner, digital court reporter, hearing reporter, shorthand reporter, scopist, court transcript proofreader, electronic court reporter, shorthand writer, court shorthand writer, verbatim reporter, palantypist, steno",
    credentials:
      "Registered professional reporter, Certified shorthand reporter, Certified realtime reporter, Certified verbatim reporter, AAERT",
    tools: "stenotype machine, Case CATalyst, Eclipse CAT, steno mask, digital court recorder",
    skills:
      "court stenography, realtime reporting, transcript production, computer-aided transcription, depositions, captioning, voice writing, transcript proofreading, transcript scoping, legal terminology, shorthand, exhibit handling, swearing in witnesses, 225 words per minute",
    duties:
      "take down testimony word for word, record depositions, write on a steno machine, produce certified transcripts, swear in witnesses, mark exhibits, read back testimony, caption for deaf people in realtime, edit and proofread transcripts, report court hearings, repeat testimony into a mask, little machine with few keys, type as fast as people talk, type everything that is said in court",
    step: "Legal transcriptionist",
    not: "newspaper court reporter, court reporter for newspaper",
    context: {
      "shorthand writer": "court, transcript, testimony",
      steno: "court, deposition, transcript",
      stenographer: "court, deposition, transcript, steno, testimony, realtime",
      "voice writer": "court, deposition, transcript, steno mask",
      "realtime captioner": "steno, CART, court, transcript, realtime",
      "CART provider": "steno, court, transcript, realtime",
      "broadcast captioner": "steno, court, depositions, realtime",
      scopist: "transcript, steno, depositions, court reporter",
    },
  },
  {
    name: "Legal transcriptionist",
    titles:
      "court transcriptionist, court transcriber, legal transcriber, deposition transcriber, legal transcript typist, legal audio typist, police transcriptionist, hearing transcriber, legal transcript proofreader, certified electronic transcriber, deposition summarizer, digital transcript editor, court typist, audio typist, police tape typist, statement typist",
    credentials: "Certified electronic transcriber, AAERT",
    tools: "foot pedal, Express Scribe, FTR Gold, Microsoft Word",
    skills:
      "legal transcription, audio transcription, legal terminology, transcript proofreading, fast typing, transcript formatting, verbatim typing, punctuation, speaker identification, confidentiality, dictation transcription, court formats",
    duties:
      "type court recordings, transcribe depositions from audio, format transcripts for court, listen with foot pedal and headset, proofread legal transcripts, type police interviews, type attorneys' dictation at home, mark inaudible parts, certify transcripts, transcribe hearings word for word, listen to tapes and type them for court",
    beside: "Medical transcriptionist, Transcriptionist, Typist",
    context: { "audio typist": "legal, court" },
  },
  {
    name: "Process server",
    titles:
      "legal process server, court process server, legal courier, civil process server, subpoena server, summons server, legal messenger, court runner, court messenger, law firm runner, private process server, civil enforcement agent, legal document courier, court filing runner, writ server, bailiff, sheriff's officer, paper server",
    credentials: "Process server license, Certified process server",
    tools: "ServeManager, skip tracing databases",
    skills:
      "service of process, skip tracing, affidavits of service, court filing, stakeouts, document delivery, record retrieval, map reading, driving, documentation, rules of civil procedure, de-escalation",
    duties:
      "serve legal papers on people, deliver subpoenas and summons, find people who avoid service, file affidavits of service, run papers to the courthouse, knock on doors, wait at homes and workplaces, pick up court records, drive the county serving papers, post eviction notices, hand people court papers, find folks who hide from a lawsuit, you've been served",
    beside: "Bailiff",
    context: {
      bailiff: "writs, serve, papers",
      "sheriff's officer": "writs, serve",
      "paper server": "summons, court",
      "legal messenger": "court, papers, law firm, filings",
      "court runner": "serve, papers, subpoenas",
      "law firm runner": "serve, papers, subpoenas",
      "legal courier": "serve, papers, subpoenas",
      "subpoena server": "papers, summons, serve",
    },
  },
  {
    name: "Notary public",
    titles:
      "notary, mobile notary, notary signing agent, loan signing agent, signing agent, remote online notary, traveling notary, loan signing notary, notary closing agent, notary loan signer, commissioned notary, online notary, certified signing agent, commissioner of oaths, RON notary, apostille agent, commissioner for oaths, commissioner of deeds, oath commissioner",
    credentials: "Notary commission, Certified notary signing agent, Remote online notary commission",
    tools: "notary seal, notary journal, Snapdocs, Notarize, DocVerify",
    skills:
      "notary services, loan signings, acknowledgments, jurats, identity verification, remote online notarization, oath administration, loan documents, apostilles, document witnessing, mobile signing appointments, record keeping, I-9 verification",
    duties:
      "notarize signatures, witness document signings, carry loan papers to borrowers, check identification, stamp and seal documents, keep a notary journal, give oaths, notarize powers of attorney and deeds, sign by video, travel to hospitals and homes, handle refinance signings, return signed packages, watch folks sign, raise your right hand, go to old folks' homes with my stamp",
    step: "Process server",
    beside: "Escrow officer, Mortgage loan processor",
  },
  {
    name: "E-discovery specialist",
    titles:
      "ediscovery specialist, e-discovery analyst, e-discovery project manager, litigation support specialist, litigation support analyst, litigation support manager, electronic discovery specialist, Relativity administrator, litigation technology specialist, discovery specialist, trial technology specialist, trial presentation technician, hot seat operator, legal technologist, legal technology consultant, electronic evidence specialist, ediscovery consultant, e-discovery paralegal, ediscovery manager, litigation support clerk, document coder",
    credentials: "Certified e-discovery specialist, Relativity certified administrator",
    tools:
      "Relativity, Nuix, Everlaw, LexisNexis Concordance, LAW PreDiscovery, TrialDirector, IPRO, AccessData Summation",
    skills:
      "e-discovery, litigation support, data collection, document processing, productions, legal holds, predictive coding, database management, Relativity administration, load files, EDRM, trial presentation, search term reports, vendor management, chain of custody, legal technology",
    duties:
      "collect emails and files for lawsuits, process electronic evidence, load documents into Relativity, run searches for attorneys, manage document productions, issue legal holds, build review databases, present exhibits on screen at trial, deal with discovery vendors, image and Bates stamp documents, train reviewers on software, find emails for a lawsuit, computer files for lawyers",
    beside: "Records manager, Database administrator",
    context: { "document coder": "litigation, legal" },
  },
  {
    name: "Compliance officer",
    titles:
      "compliance manager, chief compliance officer, corporate compliance officer, compliance director, compliance specialist, compliance analyst, compliance consultant, ethics and compliance officer, regulatory compliance manager, ethics officer, compliance coordinator, regulatory compliance specialist, corporate compliance manager, compliance investigator, ethics and compliance director, anti-corruption compliance manager, trade compliance consultant, compliance administrator, governance risk and compliance manager, corporate ethics manager, regulations man",
    credentials: "CCEP, CHC, JD, CRCMP, Certified export compliance professional",
    tools: "NAVEX, ServiceNow GRC, RSA Archer, LogicGate",
    skills:
      "regulatory compliance, compliance programs, policy writing, compliance training, internal investigations, risk assessment, compliance monitoring, corporate ethics, FCPA, code of conduct, hotline management, export controls, third-party due diligence, regulatory reporting, corrective action plans, conflict of interest",
    duties:
      "make sure the company follows the rules, write compliance policies, train employees on ethics, run the ethics hotline, investigate complaints, monitor new regulations, audit for compliance, report to the board on compliance, check third parties for corruption, file regulatory reports, review conflicts of interest, respond to regulators, make sure everybody follows the law, keep the company out of hot water",
    step: "Privacy officer",
    not: "code compliance officer, environmental compliance officer, housing compliance officer, food compliance officer, DOT compliance officer, section 8 compliance specialist, OSHA compliance officer",
    context: { "trade compliance consultant": "ethics, policies, anti-corruption, sanctions" },
  },
  {
    name: "Privacy officer",
    titles:
      "data privacy officer, chief privacy officer, data protection officer, DPO, privacy consultant, privacy analyst, HIPAA privacy officer, data privacy consultant, privacy manager, privacy attorney, data privacy attorney, cyber law attorney, information governance manager, privacy program manager, FOIA officer, freedom of information officer, public records officer, cybersecurity attorney, privacy counsel, privacy specialist, data protection man, data registrar, data protection registrar",
    credentials: "CIPP, CIPM, CHPC, CIPT",
    tools: "OneTrust, TrustArc, BigID",
    skills:
      "data privacy, GDPR, CCPA, HIPAA, privacy impact assessments, breach response, privacy policies, data mapping, data protection, information governance, vendor privacy review, consent management, public records requests, privacy training, records retention",
    duties:
      "protect personal data by law, write privacy policies, answer data access requests, investigate data breaches, map where data is kept, train staff on HIPAA and GDPR, review vendors for privacy, respond to freedom of information requests, do privacy impact assessments, notify people of breaches, keep people's secrets safe, who may see our files",
    beside: "Information security analyst, General counsel",
    context: {
      DPO: "data protection, privacy, GDPR",
      "HIPAA privacy officer": "privacy, data, breaches, policies",
      "information governance manager": "privacy, data protection, GDPR",
      "FOIA officer": "privacy, disclosure, data protection",
      "public records officer": "privacy, disclosure, data protection",
    },
  },
  {
    name: "Expert witness",
    titles:
      "testifying expert, expert witness consultant, litigation consultant, medical expert witness, engineering expert witness, forensic expert, consulting expert, medicolegal expert, trucking expert witness, construction expert witness, forensic consultant, independent medical examiner, expert testimony consultant, standard of care expert, vocational expert, accident reconstruction expert, expert consultant in litigation, skilled witness, technical witness",
    credentials: "Professional engineer license, ABVE",
    skills:
      "expert testimony, expert reports, depositions, case review, litigation support, standard of care review, courtroom testimony, technical analysis, forensic analysis, Daubert challenges, rebuttal reports, site inspection, literature review, report writing",
    duties:
      "testify as an expert in court, write expert reports, review case files for attorneys, give opinions on standard of care, sit for depositions, explain technical facts to juries, examine accident scenes, rebut the other side's expert, review medical records for lawsuits, testify at disability hearings, advise trial lawyers, tell the jury what I know, explain hard things in court, paid to testify",
    beside: "Forensic engineer, Legal nurse consultant",
    context: {
      "vocational expert": "testify, hearings, Social Security, labor market, transferable skills",
      "forensic expert": "testify, court, report, litigation",
      "litigation consultant": "testify, expert, report, court",
      "medical expert witness": "testify, report, litigation, standard of care",
      "engineering expert witness": "testify, report, litigation",
      "independent medical examiner": "testify, reports, litigation, claims",
    },
  },
  {
    name: "Trial consultant",
    titles:
      "jury consultant, jury selection consultant, trial graphics consultant, litigation graphics designer, mock trial consultant, witness preparation consultant, trial strategist, jury researcher, courtroom graphics artist, courtroom sketch artist, legal videographer, deposition videographer, courtroom artist, trial support consultant, demonstrative evidence specialist, jury picker, jury expert",
    credentials: "Certified legal video specialist",
    tools: "TrialDirector, Sanction trial software, Microsoft PowerPoint, deposition video equipment",
    skills:
      "jury research, mock trials, witness preparation, jury selection, focus groups, trial graphics, demonstrative exhibits, courtroom presentation, legal videography, deposition video, voir dire questions, case themes, survey research, trial presentation",
    duties:
      "run mock trials, help lawyers pick juries, coach witnesses to testify, make courtroom exhibits, survey the community about a case, film depositions, draft jury questionnaires, build trial timelines, draw courtroom scenes, test case themes with focus groups, practice trials",
    beside: "Market research analyst, Graphic designer, Videographer, E-discovery specialist",
    context: { "legal videographer": "deposition, trial, attorneys, testimony" },
  },
  {
    name: "Guardian ad litem",
    titles:
      "court appointed special advocate, CASA volunteer, GAL, law guardian, court visitor, child advocate in court, custody evaluator, parenting coordinator, children's guardian, best interest attorney, attorney ad litem, court investigator for guardianship, CASA advocate, minor's counsel, parenting time evaluator, next friend, Official Solicitor's visitor",
    credentials: "Guardian ad litem certification, CASA training, JD",
    tools: "Optima case management",
    skills:
      "child advocacy, custody investigations, home visits, court reports, interviewing children, family court, child welfare, best interest recommendations, juvenile dependency, parenting plans, records review, abuse and neglect cases, adult guardianship investigations",
    duties:
      "speak for children in court, visit foster children, interview parents and teachers, recommend custody to the judge, write court reports, look out for an abused child, review school and medical records, visit adults before guardianship, attend family court hearings, monitor parenting time, stand up for kids nobody speaks for, visit an old person for the judge",
    beside: "Social worker, Clinical psychologist, Mediator",
    context: {
      GAL: "guardian, court, children, custody, ad litem",
      "CASA volunteer": "court, guardian ad litem, judge, custody",
      "custody evaluator": "court, guardian ad litem, parenting time",
    },
  },
];
