import type { OccupationEntry } from "../types.ts";

/** Selling, underwriting, pricing, and servicing insurance, settling and investigating claims, and managing risk. */
export const INSURANCE: readonly OccupationEntry[] = [
  {
    name: "Insurance agent",
    titles:
      "insurance salesman, insurance sales agent, insurance producer, property and casualty agent, P&C agent, personal lines agent, auto insurance agent, home insurance agent, insurance broker, captive insurance agent, independent insurance agent, insurance agency owner, farm insurance agent, insurance sales representative, insurance advisor, insurance man, general lines agent, insurance agency principal, insurance lady, general agent, assurance agent, policy salesman, fire insurance agent",
    credentials: "Property and casualty license, Certified insurance counselor, CPCU, AINS, General lines license",
    tools: "Applied Epic, EZLynx, AMS360, QQ Catalyst, HawkSoft, NowCerts",
    skills:
      "insurance sales, personal lines, property and casualty insurance, homeowners insurance, auto insurance, quoting, policy reviews, prospecting, cross-selling, renewals, coverage analysis, umbrella policies, customer retention, farm insurance, flood insurance",
    duties:
      "sell car and home insurance, quote policies, write new business, compare insurance companies for clients, review coverage with families, bind coverage, call on leads, renew policies, insure farms and small shops, run an insurance agency, help clients file claims, add drivers and vehicles, explain deductibles, help folks pick coverage, a policy for everything, sit at a kitchen table and sell policies",
    below: "Insurance customer service representative",
    step: "Life insurance agent, Health insurance agent, Commercial insurance broker",
    beside: "Insurance underwriter, Real estate agent",
    not: "insurance agent assistant",
    context: { "general agent": "insurance, policies" },
  },
  {
    name: "Life insurance agent",
    titles:
      "life agent, life insurance salesman, life insurance broker, final expense agent, burial insurance agent, pre-need counselor, annuity agent, annuity specialist, long-term care insurance agent, long term care insurance specialist, debit agent, life and annuity agent, life insurance advisor, disability insurance broker, financial services professional, chartered life underwriter, man from the Pru, insurance collector, debit man, burial policy man, industrial insurance agent, assurance man, insurance canvasser, penny policy man",
    credentials: "Life and health license, Chartered life underwriter, ChFC, LUTCF, CLTC, Series 6",
    tools: "WinFlex, iPipeline, insurance illustration software",
    skills:
      "life insurance sales, annuities, final expense insurance, long-term care insurance, whole life, term life, disability insurance, needs analysis, estate planning, prospecting, policy illustrations, retirement planning, in-home sales, living benefits",
    duties:
      "sell life insurance, visit families at the kitchen table, sell burial policies, explain term and whole life, sell annuities to retirees, plan for long-term care, run policy illustrations, complete medical questionnaires, deliver policies, review beneficiaries, fund buy-sell agreements, follow up leads by phone, sell folks burial policies, talk about what happens when you're gone, collect a few dollars each week",
    beside: "Life insurance underwriter, Funeral director, Estate planning attorney",
    context: {
      "pre-need counselor": "insurance, final expense, burial policy, life license",
      "financial services professional": "life insurance, annuities, disability insurance, policies",
    },
  },
  {
    name: "Health insurance agent",
    titles:
      "Medicare agent, Medicare insurance agent, Medicare broker, Medicare sales representative, Medicare enrollment specialist, health insurance broker, health insurance advisor, licensed health agent, senior market agent, ACA enrollment agent, marketplace insurance agent, Medicare supplement agent, Medicare Advantage agent, health plan sales representative, licensed enrollment agent, Medicare specialist, life and health agent, Medicare plan advisor, Medicare lady, Medicare man, Medicare helper, Medicare supplement salesman, Medigap salesman",
    credentials: "Life and health license, AHIP certification, Health license, REBC, FFM marketplace certification",
    tools: "SunFire, MedicareCENTER, Medicare.gov plan finder, HealthSherpa, Connecture",
    skills:
      "Medicare Advantage, Medicare Supplement, Medicare Part D, health insurance sales, Affordable Care Act, annual enrollment period, plan comparison, senior market sales, prescription drug plans, telephone enrollment, CMS marketing rules, dental and vision insurance, individual health insurance",
    duties:
      "enroll seniors in Medicare plans, explain Medicare Advantage and Medigap, compare drug plans, work the fall enrollment season, sell individual health insurance, hold Medicare seminars, take enrollment calls from home, check doctors and prescriptions, help people turning 65, sign families up on the marketplace, retain plan members, help seniors pick a Medicare plan, what will my pills cost, help seniors with Medicare plans",
    step: "Medicare counselor, Employee benefits consultant",
    beside: "Patient advocate",
  },
  {
    name: "Commercial insurance broker",
    titles:
      "commercial lines agent, commercial lines producer, commercial insurance agent, business insurance broker, commercial insurance account executive, wholesale insurance broker, surplus lines broker, insurance broker, insurance placement specialist, marine insurance broker, Lloyd's broker, reinsurance broker, professional liability broker, trucking insurance agent, construction insurance broker, commercial account executive, middle market broker, marine broker, insurance placer",
    credentials:
      "Property and casualty license, Certified insurance counselor, CPCU, Certified risk manager, Surplus lines license, Associate in risk management",
    tools: "Applied Epic, AMS360, ACORD forms",
    skills:
      "commercial insurance, commercial lines, risk placement, general liability, workers' compensation insurance, surety bonds, professional liability, surplus lines, commercial property insurance, directors and officers liability, cyber insurance, marketing to carriers, coverage analysis, business development, reinsurance, fleet insurance",
    duties:
      "insure businesses, place coverage with carriers, negotiate premiums for companies, prepare submissions to underwriters, review contracts for insurance terms, sell workers' compensation policies, cover truckers and contractors, arrange reinsurance, compare commercial quotes, visit business clients, win commercial accounts, renew large accounts, find coverage for shops and factories, shop around for a business's policy",
    step: "Employee benefits consultant",
    beside: "Risk manager, Insurance underwriter, Surety underwriter",
    context: {
      "marine broker": "insurance, ships, cargo",
      "insurance broker": "commercial, businesses, liability, fleet, carriers, surplus lines, wholesale",
      "commercial account executive": "insurance, policies, carriers, coverage",
    },
  },
  {
    name: "Employee benefits consultant",
    titles:
      "benefits broker, employee benefits broker, group benefits broker, group health broker, benefits consultant, group insurance representative, employee benefits account manager, benefits advisor, voluntary benefits representative, worksite benefits agent, Aflac agent, group insurance underwriter, employee benefits advisor, benefits enroller, self-funded health plan consultant, benefits counselor, group pensions salesman",
    credentials: "Life and health license, CEBS, REBC, Group benefits associate",
    tools: "Employee Navigator, Ease benefits software, bswift, Zywave, Benefitfocus",
    skills:
      "group health insurance, employee benefits, benefits enrollment, plan design, self-funded plans, stop-loss insurance, COBRA, ACA compliance, voluntary benefits, carrier negotiations, open enrollment, wellness programs, HSA and FSA, benefits communication, renewals",
    duties:
      "advise companies on employee health plans, shop group insurance carriers, run open enrollment meetings, negotiate renewal rates, enroll employees in benefits, design self-funded plans, explain benefits to workers, sell supplemental policies at worksites, keep plans within ACA rules, compare dental and vision plans, sell health plans to small companies",
    beside: "Benefits administrator, Human resources manager, Compensation analyst",
    not: "veterans benefits counselor",
    context: {
      "benefits counselor": "enrollment, employees, worksite, group insurance, open enrollment",
      "benefits consultant": "group health, employers, plans, carriers, insurance",
      "benefits enroller": "group insurance, carriers, worksite, voluntary",
    },
  },
  {
    name: "Insurance customer service representative",
    titles:
      "insurance CSR, insurance account manager, personal lines account manager, commercial lines account manager, insurance service representative, insurance assistant, insurance office assistant, policy service representative, insurance agency assistant, licensed CSR, commercial lines CSR, personal lines CSR, insurance account specialist, insurance call center representative, policyholder service representative, insurance secretary, insurance office girl, insurance office clerk, agency secretary",
    credentials: "Property and casualty license, CISR, ACSR, AINS",
    tools: "Applied Epic, AMS360, EZLynx, HawkSoft, ACORD forms",
    skills:
      "policy service, policy endorsements, certificates of insurance, insurance quoting, renewals, policy changes, premium billing, personal lines, commercial lines, agency management systems, claims reporting, customer retention, account management",
    duties:
      "answer policyholder calls, process policy changes, issue certificates of insurance, add vehicles and drivers, take insurance payments, remarket renewals, report claims to carriers, check policies for errors, prepare ID cards, quote personal lines, follow up cancellations, help agents with paperwork, answer the phone at an insurance office, folks who want to change their coverage",
    step: "Insurance processing clerk",
    beside: "Claims representative, Insurance underwriter",
    context: { "agency secretary": "insurance, policies" },
  },
  {
    name: "Insurance processing clerk",
    titles:
      "policy processing clerk, insurance clerk, insurance policy clerk, policy issue clerk, policy typist, underwriting assistant, underwriting technician, insurance rater, policy processor, premium accounting clerk, insurance coder, insurance data entry clerk, policy administrator, insurance verification clerk, insurance operations specialist, policy clerk, renewals clerk, premium clerk, endorsement clerk",
    credentials: "AINS, INS 21",
    tools: "Guidewire PolicyCenter, AS400, Duck Creek, ImageRight",
    skills:
      "policy issuance, policy rating, policy endorsements, insurance data entry, premium calculation, underwriting support, cancellations and reinstatements, insurance filing, motor vehicle reports, policy administration, insurance coding",
    duties:
      "type and issue policies, rate insurance applications, order motor vehicle reports, enter policy data, process cancellations, set up underwriting files, calculate premiums, mail renewal notices, check applications for missing information, code policies, support underwriters, send out premium notices",
    beside: "Data entry clerk",
    context: {
      "renewals clerk": "insurance, policies, premium",
      "insurance verification clerk": "policy, insurer, coverage, premium, underwriting",
    },
  },
  {
    name: "Property claims adjuster",
    titles:
      "claims adjuster, insurance adjuster, property adjuster, catastrophe adjuster, cat adjuster, independent adjuster, field adjuster, homeowners claims adjuster, insurance claims adjuster, loss adjuster, property claims specialist, storm adjuster, hail adjuster, flood adjuster, desk adjuster, staff adjuster, large loss adjuster, commercial property adjuster, commercial property claims specialist, roof claims adjuster, fire adjuster, fire assessor, insurance assessor, claims man, storm chaser adjuster, claims inspector",
    credentials: "Adjuster license, Associate in claims, NFIP flood certification, Xactimate certification, CPCU",
    tools: "Xactimate, Symbility, Guidewire ClaimCenter, HOVER app, EagleView",
    skills:
      "property claims, claims adjusting, Xactimate estimating, damage assessment, roof inspection, catastrophe claims, coverage analysis, scope of loss, water damage assessment, flood claims, commercial property claims, claims negotiation, fire loss, building codes, photo documentation",
    duties:
      "inspect storm damaged homes, climb roofs to check hail, write damage estimates, settle homeowner claims, travel to hurricanes, measure fire and water damage, read the policy for coverage, take photos of losses, pay insurance claims, meet contractors about repairs, adjust flood claims, figure contents losses, handle desk claims by phone, look at houses after a storm, up on roofs with a tape measure, what the insurance will pay for a burned house, go where the hurricanes are",
    below: "Claims representative",
    above: "Claims manager",
    step: "Auto claims adjuster, Liability claims adjuster, Public adjuster, Crop insurance adjuster",
    beside: "Home inspector, Construction estimator, Roofer",
    context: { "claims inspector": "house, storm, insurance" },
  },
  {
    name: "Auto claims adjuster",
    titles:
      "auto damage appraiser, auto appraiser, auto damage adjuster, auto adjuster, vehicle damage appraiser, automobile claims adjuster, auto claims representative, material damage appraiser, total loss adjuster, car insurance adjuster, motor claims handler, motor assessor, collision appraiser, auto damage estimator, heavy equipment appraiser, claims adjuster, auto physical damage adjuster, car insurance assessor, wreck appraiser, vehicle assessor, fender bender appraiser",
    credentials:
      "Adjuster license, Appraiser license for motor vehicle damage, I-CAR certification, ASE certification, Associate in claims",
    tools: "CCC ONE, Mitchell estimating, Audatex, Guidewire ClaimCenter, Copart",
    skills:
      "auto damage appraisal, collision estimating, total loss evaluation, auto claims, claims adjusting, supplement review, salvage handling, liability determination, repair cost estimating, body shop relations, vehicle inspection, photo estimating, heavy truck appraisal, rental coordination",
    duties:
      "inspect wrecked cars, write collision repair estimates, total out vehicles, negotiate with body shops, review supplements, value cars for insurance, decide fault in accidents, settle car claims, move salvage to auction, photograph vehicle damage, drive to tow yards, estimate truck and RV damage, look at wrecked cars, what it costs to fix a dented door",
    above: "Claims manager",
    step: "Liability claims adjuster",
    beside: "Auto body technician, Subrogation specialist, Insurance fraud investigator",
    context: {
      "claims adjuster": "auto, vehicle, car, collision, body shop, total loss",
      "heavy equipment appraiser": "insurance, damage, claims, trucks, losses",
    },
  },
  {
    name: "Liability claims adjuster",
    titles:
      "casualty adjuster, casualty claims adjuster, bodily injury adjuster, injury adjuster, litigation adjuster, claims litigation specialist, liability adjuster, general liability adjuster, professional liability claims specialist, medical malpractice claims specialist, complex claims specialist, claims attorney, claims consultant, construction defect adjuster, claims examiner, claims negotiator, casualty claims specialist, third party claims adjuster, casualty man, accident claims man",
    credentials: "Adjuster license, Associate in claims, SCLA, CPCU, JD",
    tools: "Guidewire ClaimCenter, Colossus, ISO ClaimSearch",
    skills:
      "liability claims, bodily injury claims, claims negotiation, liability determination, litigation management, claims adjusting, claim reserving, recorded statements, settlement evaluation, coverage analysis, mediation attendance, medical records review, reservation of rights letters, premises liability",
    duties:
      "settle injury claims, decide who was at fault, take recorded statements, set claim reserves, negotiate with plaintiff attorneys, manage defense counsel, evaluate medical bills, attend mediations and trials, write coverage letters, investigate slip and fall accidents, handle lawsuits for the insurer, value pain and suffering, someone slipped in a store, settle before it goes to court",
    above: "Claims manager",
    step: "Workers' compensation claims adjuster",
    beside: "Personal injury attorney, Civil litigator, Paralegal",
    context: {
      "casualty man": "claims, liability, injury",
      "claims examiner": "liability, casualty, bodily injury, reserves, lawsuits, negligence",
      "claims consultant": "liability, casualty, insurer, reserves, coverage",
    },
  },
  {
    name: "Workers' compensation claims adjuster",
    titles:
      "workers comp adjuster, workers comp claims adjuster, workers compensation adjuster, work comp adjuster, workers compensation claims examiner, WC adjuster, lost time adjuster, medical only adjuster, indemnity adjuster, comp adjuster, workers compensation claims manager, workers compensation specialist, return to work coordinator, injury claims coordinator, claims adjuster, claims examiner, workmen's compensation adjuster, comp claims man, industrial injuries clerk, accident claims clerk",
    credentials:
      "Workers' compensation adjuster license, WCCP, Associate in claims, Self-insurance administrator certificate",
    tools: "Guidewire ClaimCenter, iVOS, ISO ClaimSearch, Riskmaster",
    skills:
      "workers' compensation claims, three-point contact, compensability decisions, indemnity benefits, medical case management, return to work programs, claim reserving, claims negotiation, claims adjusting, utilization review, independent medical examinations, subrogation, lost time claims, workers' compensation law",
    duties:
      "handle on-the-job injury claims, decide if an injury is compensable, pay lost wages, authorize medical treatment, contact injured workers employers and doctors, arrange light duty, set reserves, schedule independent medical exams, settle comp cases, attend workers' comp hearings, calculate disability benefits, file state injury reports, check on hurt workers, pay doctor bills for folks hurt on the job",
    above: "Claims manager",
    beside: "Workers' compensation attorney, Vocational rehabilitation counselor",
    context: {
      "claims adjuster": "workers' compensation, injured workers, lost time, indemnity, return to work",
      "claims examiner": "workers' compensation, injured workers, indemnity, return to work",
      "workers compensation specialist": "claims, adjuster, insurer, reserves, injured workers",
      "return to work coordinator": "claims, injured workers, insurer, light duty",
    },
  },
  {
    name: "Crop insurance adjuster",
    titles:
      "crop adjuster, crop hail adjuster, crop loss adjuster, farm claims adjuster, agricultural adjuster, crop insurance claims adjuster, multi-peril crop adjuster, livestock claims adjuster, crop insurance agent, crop appraiser, farm loss adjuster, hail man, crop assessor, hail insurance adjuster",
    credentials: "CAPP certification, Adjuster license",
    tools: "crop insurance claims software, GPS field mapping, moisture tester, measuring wheel",
    skills:
      "crop insurance, crop appraisal, hail damage counts, yield determination, multi-peril crop insurance, bin measurement, farm records review, field inspection, claims adjusting, agronomy, USDA RMA procedures, acreage reports, prevented planting claims",
    duties:
      "walk fields after hail, count damaged plants, measure grain bins, figure crop yields, work losses with farmers, verify planted acres, appraise drought and flood damage to crops, complete crop loss claims, sell crop insurance to growers, check prevented planting, inspect orchards for frost, walk hailed out corn, what did the drought cost a farmer, count plants in a row",
    beside: "Farmer, Agronomist, Insurance agent",
  },
  {
    name: "Public adjuster",
    titles:
      "public insurance adjuster, policyholder adjuster, public claims adjuster, policyholder advocate, insurance claim consultant, loss assessor, insurance appraiser and umpire, appraisal umpire, insurance umpire, public adjuster apprentice, claims preparation consultant, fire victims' adjuster",
    credentials:
      "Public adjuster license, Certified professional public adjuster, Insurance umpire certification, Xactimate certification",
    tools: "Xactimate, Matterport, moisture meter, ClaimWizard",
    skills:
      "policyholder representation, property claims, claims preparation, Xactimate estimating, claims negotiation, insurance appraisal process, contents inventory, business interruption claims, coverage analysis, damage assessment, supplemental claims, proof of loss, damage documentation",
    duties:
      "represent homeowners against the insurer, fight low claim offers, document damage for policyholders, prepare proof of loss, reopen denied claims, inventory burned contents, negotiate bigger settlements, act as umpire in appraisal, sign up storm victims, claim lost business income, help folks fight the insurance company, get more for a burned house",
    beside: "Civil litigator",
  },
  {
    name: "Health insurance claims examiner",
    titles:
      "medical claims examiner, health claims examiner, health claims processor, medical claims processor, claims processor, dental claims processor, claims examiner, medical claims adjuster, medical claims analyst, claims adjudicator, claims benefit specialist, appeals and grievances specialist, health plan claims auditor, payer claims specialist, Medicaid claims examiner, coordination of benefits specialist, health claims analyst, medical claims clerk, hospital claims clerk, Blue Cross clerk, Medicare claims clerk",
    credentials:
      "Certified professional coder, HIA designation, HIPAA certification, Certified medical reimbursement specialist",
    tools: "TriZetto Facets, QNXT, EZCap, Epic Tapestry, Amisys",
    skills:
      "claims adjudication, medical claims processing, CPT codes, ICD-10, coordination of benefits, explanation of benefits, appeals and grievances, fee schedules, medical terminology, HIPAA, Medicare claims, claims auditing, provider contracts, CMS-1500 and UB-04 forms",
    duties:
      "process medical claims for the insurer, decide what the plan pays, check CPT and diagnosis codes, apply deductibles and copays, coordinate with other insurance, answer provider calls about payment, review appeals from members, adjust wrongly paid claims, audit hospital bills, price claims by contract, send explanation of benefits, which doctor bills get paid, look up codes and pay claims",
    above: "Claims manager",
    step: "Medical coder",
    beside: "Utilization review nurse, Health insurance agent, Insurance processing clerk",
    context: {
      "claims examiner": "medical, health plan, CPT, providers, benefits, deductible, ICD-10",
      "claims processor": "medical, health plan, providers, benefits",
      "claims adjudicator": "medical, health plan, members, providers",
      "medical claims processor": "insurer, health plan, adjudicate, members",
    },
  },
  {
    name: "Life and disability claims examiner",
    titles:
      "life claims examiner, disability claims examiner, disability claims specialist, life insurance claims specialist, death claims examiner, long-term disability claims analyst, disability examiner, disability determination examiner, short-term disability claims examiner, leave of absence specialist, absence management specialist, long-term care claims examiner, disability adjudicator, disability case manager, claims examiner, death claims clerk, pension claims clerk, disability clerk",
    credentials: "ALHC, FLMI",
    tools: "Social Security eCAT, FINEOS, ClaimVantage",
    skills:
      "disability claims, life claims, medical records review, contestable investigations, residual functional capacity, beneficiary determination, FMLA administration, short-term disability, long-term disability, Social Security disability rules, benefit calculation, claims interviewing, ERISA",
    duties:
      "decide disability claims, pay death benefits to beneficiaries, review medical records, check if a policy is contestable, talk with claimants about their condition, ask doctors for restrictions, calculate monthly disability benefits, decide Social Security disability applications, track leaves of absence, approve long-term care benefits, pay widows, decide who's too sick to work",
    above: "Claims manager",
    beside: "Vocational rehabilitation counselor, Life insurance underwriter, Nurse case manager",
    context: {
      "claims examiner": "disability, life, death benefit, beneficiary, long-term care",
      "disability case manager": "insurer, claims, leave, benefits, return to work",
      "leave of absence specialist": "FMLA, disability, claims, absence",
      "absence management specialist": "FMLA, disability, claims, leave",
    },
  },
  {
    name: "Claims representative",
    titles:
      "insurance claims representative, claims associate, claims service representative, claims clerk, claims assistant, claims handler, insurance claims handler, claims intake specialist, first notice of loss representative, FNOL representative, claims specialist, insurance claims clerk, inside claims representative, warranty claims representative, claims support specialist, claims trainee, claims coordinator, claims girl, accident report clerk, insurance claims lady",
    credentials: "AINS, Adjuster license",
    tools: "Guidewire ClaimCenter, ImageRight, Snapsheet",
    skills:
      "claims intake, first notice of loss, claims processing, coverage verification, claims documentation, customer service, recorded statements, claim setup, insurance correspondence, payment processing, file management, empathy on calls",
    duties:
      "take first reports of accidents, set up new claims, explain the claims process, send claim forms, assign adjusters, issue claim checks, verify coverage, order police reports, call claimants back, scan claim documents, settle small claims by phone, arrange rental cars, take the call when someone has a wreck, first word of an accident",
    step: "Auto claims adjuster, Insurance processing clerk",
    beside: "Customer service representative, Subrogation specialist",
    context: {
      "claims coordinator": "insurance, losses, adjusters, policyholders",
      "claims specialist": "insurance, losses, policyholders, coverage",
      "warranty claims representative": "insurance, service contracts, coverage",
    },
  },
  {
    name: "Claims manager",
    titles:
      "claims supervisor, director of claims, claims director, vice president of claims, claims team leader, claims operations manager, branch claims manager, catastrophe claims manager, claims unit manager, TPA claims manager, property claims manager, casualty claims manager, chief claims officer, claims auditor, claims superintendent, chief claims clerk, chief adjuster",
    credentials: "CPCU, SCLA, Associate in claims",
    tools: "Guidewire ClaimCenter, Riskmaster, Origami Risk",
    skills:
      "claims management, claim reserving, claims audits, litigation management, adjuster training, authority levels, coverage analysis, team supervision, vendor management, claims best practices, catastrophe response, settlement authority, claims reporting",
    duties:
      "supervise claims adjusters, give settlement authority, review claim reserves, audit claim files, assign catastrophe teams, train adjusters, manage defense law firms, handle complaints to the insurance department, lead claims round tables, set claims guidelines, report large losses, boss of the adjusters, big claims come to me",
    step: "Risk manager",
    beside: "Insurance underwriter, Actuary",
    context: { "claims auditor": "adjusters, insurer, claim files, reserves, best practices" },
  },
  {
    name: "Insurance underwriter",
    titles:
      "underwriter, property and casualty underwriter, commercial underwriter, commercial lines underwriter, personal lines underwriter, underwriting manager, casualty underwriter, property underwriter, workers compensation underwriter, professional lines underwriter, marine underwriter, inland marine underwriter, chief underwriting officer, reinsurance underwriter, excess and surplus underwriter, Lloyd's underwriter, reinsurance analyst, underwriting consultant, fire underwriter, risk clerk, marine insurance underwriter",
    credentials:
      "CPCU, Associate in commercial underwriting, Associate in reinsurance, Associate in risk management, ACII",
    tools: "Guidewire PolicyCenter, Duck Creek, ISO rating, RMS catastrophe modeling, LexisNexis",
    skills:
      "insurance underwriting, commercial lines, risk selection, pricing, policy forms, loss run analysis, property underwriting, casualty underwriting, reinsurance, portfolio analysis, agency relations, excess and surplus lines, catastrophe modeling, workers' compensation insurance, inland marine",
    duties:
      "decide which risks to insure, price insurance policies, review loss runs, set terms and exclusions, quote agents and brokers, visit agencies, order inspections, renew or non-renew accounts, write policy forms, manage a book of business, place reinsurance, underwrite buildings and liability, say yes or no to insuring something, what to charge for a risky building",
    below: "Insurance processing clerk",
    step: "Loss control consultant, Surety underwriter, Life insurance underwriter",
    beside: "Actuary, Premium auditor",
    context: { "commercial underwriter": "insurance, policies, liability, agents, loss runs" },
  },
  {
    name: "Life insurance underwriter",
    titles:
      "life underwriter, health underwriter, life and health underwriter, medical underwriter, disability underwriter, long term care underwriter, group underwriter, group health underwriter, new business underwriter, life underwriting consultant, chief life underwriter, insurance medical examiner, paramedical examiner, life assurance underwriter, life new business clerk",
    credentials: "FALU, AALU, FLMI, Chartered life underwriter",
    tools: "Swiss Re Life Guide, LexisNexis, Munich Re MIRA",
    skills:
      "life underwriting, medical underwriting, mortality assessment, attending physician statements, medical records review, financial underwriting, MIB checks, disability insurance, group underwriting, lab result interpretation, reinsurance, preferred risk classes",
    duties:
      "approve life insurance applications, review applicants' medical history, read lab results and doctor statements, rate health risks, check income justifies coverage, discuss cases with agents, price group health plans, order insurance exams, decide preferred rates, take blood pressure for insurance exams, is this person healthy enough to insure",
    beside: "Actuary, Registered nurse",
    context: {
      "medical underwriter": "life insurance, applications, mortality, policies, insurer",
      "paramedical examiner": "insurance, applicants, exams, underwriting",
    },
  },
  {
    name: "Surety underwriter",
    titles:
      "surety bond underwriter, bond underwriter, surety bond agent, surety specialist, bonding agent, surety bond producer, contract surety underwriter, fidelity and surety underwriter, surety manager, surety claims attorney, commercial surety underwriter, bond specialist, bond man, fidelity bond man",
    credentials: "AFSB, CPCU, Property and casualty license",
    tools: "Tinubu SurePath, ACORD forms",
    skills:
      "surety bonds, contract surety, construction financial analysis, WIP schedules, performance and payment bonds, fidelity bonds, commercial surety, bonding capacity, indemnity agreements, surety claims, court and probate bonds, contractor prequalification",
    duties:
      "write bid and performance bonds, review contractors' financial statements, set bonding capacity, study work in process schedules, issue license and permit bonds, visit contractors, take indemnity agreements, place court and probate bonds, handle contractor default claims, fill out bond applications, promise the job gets finished, bonds for builders",
    beside: "Credit analyst, Contract administrator, Construction project manager",
    not: "bail bonding agent, bonding agent adhesive, dental bonding agent",
    context: {
      "bond man": "surety, contractors",
      "bonding agent": "surety, contractors, performance bonds, bid bonds",
      "bond underwriter": "surety, contractors, performance bond",
    },
  },
  {
    name: "Actuary",
    titles:
      "consulting actuary, pension actuary, life actuary, health actuary, property and casualty actuary, P&C actuary, chief actuary, pricing actuary, reserving actuary, appointed actuary, enrolled actuary, actuarial consultant, fellow of the society of actuaries, actuarial director, actuarial manager, retirement actuary, odds man, life table man, risk mathematician, insurance mathematician, mathematician",
    credentials:
      "Fellow of the society of actuaries, Associate of the society of actuaries, FCAS, ACAS, MAAA, Enrolled actuary",
    tools: "FIS Prophet, Moody's AXIS, SAS, Arius, Excel VBA, MG-ALFA, ProVal",
    skills:
      "actuarial science, loss reserving, insurance pricing, pension valuations, actuarial modeling, mortality tables, rate filings, statistics, risk modeling, statutory reporting, asset and liability management, predictive modeling, principle-based reserving, probability, experience studies",
    duties:
      "set insurance rates, estimate claim reserves, value pension plans, calculate life expectancy and odds, sign actuarial opinions, file rates with states, model insurance risk, price health plans, study mortality and lapse experience, test insurer solvency, certify pension funding, testify on present value, figure how long folks live, math about risk and chances, what insurance should cost, analyze numbers for an insurance company",
    below: "Actuarial analyst",
    beside: "Risk manager",
    context: { "odds man": "insurance, mortality", mathematician: "insurance, pensions, mortality" },
  },
  {
    name: "Actuarial analyst",
    titles:
      "actuarial associate, actuarial assistant, actuarial trainee, actuarial technician, insurance pricing analyst, reserving analyst, pension actuarial analyst, actuarial student, actuarial specialist, state filings analyst, insurance data analyst, insurance rate analyst, actuarial clerk, insurance statistician, rate clerk",
    credentials: "SOA exams, CAS exams, Associate of the society of actuaries",
    tools: "SAS, R programming, SQL, Excel VBA, FIS Prophet",
    skills:
      "actuarial modeling, insurance pricing, loss reserving, statistics, data analysis, rate filings, loss triangles, pension calculations, spreadsheet modeling, experience studies, insurance data, rate indications",
    duties:
      "run actuarial models, build loss triangles, prepare rate indications, pull claims data, calculate pension benefits, prepare rate filings, check reserve calculations, update mortality assumptions, support the pricing actuary, study loss trends, numbers and tables about risk",
    beside: "Data analyst, Insurance underwriter",
    context: { "rate clerk": "insurance, mortality, premiums" },
  },
  {
    name: "Risk manager",
    titles:
      "corporate risk manager, insurance risk manager, risk management director, director of risk management, risk management consultant, enterprise risk manager, school district risk manager, municipal risk manager, risk management specialist, insurance manager, risk and insurance manager, insurance consultant, risk control manager, risk coordinator, chief risk officer, corporate insurance manager, company insurance man, insurance buyer",
    credentials: "Associate in risk management, Certified risk manager, CPCU, RIMS-CRMP, CPHRM",
    tools: "Origami Risk, Riskonnect, Riskmaster",
    skills:
      "risk management, insurance program management, self-insurance, captive insurance, risk assessment, contract insurance requirements, claims oversight, enterprise risk management, loss prevention, business continuity planning, insurance procurement, certificates of insurance, incident investigation, total cost of risk",
    duties:
      "buy insurance for the company, manage the self-insurance program, review insurance terms in contracts, investigate incidents, oversee claims with the carrier, keep a risk register, work with insurance brokers, plan for business interruption, reduce accidents and lawsuits, run a captive insurer, review hospital incident reports, think of what could go wrong",
    beside: "Compliance officer, Loss control consultant",
    not: "credit risk manager, market risk manager, model risk manager",
    context: {
      "chief risk officer": "insurance, enterprise risk, hazards, company",
      "insurance consultant": "risk management, program review, coverage, companies",
    },
  },
  {
    name: "Loss control consultant",
    titles:
      "loss control representative, loss control specialist, loss control engineer, risk control consultant, loss prevention engineer, risk engineer, insurance inspector, insurance loss control inspector, property loss control inspector, loss control surveyor, risk surveyor, insurance survey inspector, fire protection loss control consultant, risk control representative, insurance field surveyor, insurance field inspector, fire surveyor, insurance surveyor, boiler insurance inspector, insurance engineer, fire insurance inspector",
    credentials:
      "Associate in risk management, Certified safety professional, Associate in loss control management, Certified fire protection specialist, OSHA 30",
    tools: "infrared camera, laser measure, Marshall & Swift valuation, ISO survey forms",
    skills:
      "loss control, risk surveys, insurance inspections, property inspection, fire protection, OSHA regulations, hazard identification, ergonomics, fleet safety, building valuation, sprinkler systems, safety training, recommendation letters, photo documentation",
    duties:
      "inspect businesses for insurers, survey buildings for hazards, check sprinklers and alarms, write loss control reports, recommend safety improvements, review fleet safety programs, photograph homes for insurance, estimate replacement cost, train policyholders on safety, inspect restaurants and shops, rate boilers and machinery, follow up recommendations, go through a factory for the insurance company, find fire traps, take pictures of houses for insurers",
    beside: "Home inspector, Fire inspector, Premium auditor",
    context: {
      "loss prevention engineer": "insurance, property, fire, sprinklers, surveys",
      "risk engineer": "insurance, property, surveys, loss control",
    },
  },
  {
    name: "Premium auditor",
    titles:
      "insurance premium auditor, workers compensation premium auditor, field premium auditor, insurance auditor, premium audit reviewer, premium audit manager, independent premium auditor, insurance payroll auditor",
    credentials: "Associate in premium auditing, CPCU, AINS",
    tools: "premium audit software, NCCI scopes manual",
    skills:
      "premium auditing, payroll audits, workers' compensation classification, NCCI class codes, general liability exposure, certificate of insurance review, payroll tax forms review, bookkeeping records review, route planning, report writing, subcontractor review",
    duties:
      "audit payroll for insurance premiums, visit policyholders to review books, assign workers' comp class codes, check subcontractors' certificates, read 941s and ledgers, separate overtime, drive an audit territory, write audit reports, explain additional premium, audit by phone or mail, go through a shop's payroll for the insurance company",
    beside: "Bookkeeper, Accountant",
    not: "health insurance auditor",
  },
  {
    name: "Insurance fraud investigator",
    titles:
      "SIU investigator, special investigations unit investigator, insurance investigator, claims investigator, fraud investigator, SIU manager, field claims investigator, workers comp investigator, surveillance investigator, insurance surveillance investigator, healthcare fraud investigator, Medicare fraud investigator, medical fraud analyst, SIU analyst, insurance arson investigator, claims detective",
    credentials:
      "FCLS, Certified insurance fraud investigator, Certified fraud examiner, Private investigator license, AHFI",
    tools: "ISO ClaimSearch, LexisNexis Accurint, NICB, video surveillance camera, TLOxp",
    skills:
      "claims investigation, fraud investigation, recorded statements, surveillance, examinations under oath, scene investigation, background checks, arson investigation, social media investigation, report writing, healthcare fraud, interviewing, court testimony, vehicle theft investigation",
    duties:
      "investigate suspicious claims, interview claimants and witnesses, do surveillance on injury claims, check staged accidents, canvass neighborhoods, look into house fires and car thefts, review medical billing for fraud, refer cases to the state, take statements, gather police records, testify about fraud, catch folks who fake injuries, was that fire set, watch someone with a bad back lift a couch",
    beside: "Fire inspector, Property claims adjuster, Liability claims adjuster",
    context: {
      "fraud investigator": "insurance, claims, SIU, claimants, policyholders, staged accidents",
      "surveillance investigator": "insurance, claims, claimants",
    },
  },
  {
    name: "Subrogation specialist",
    titles:
      "subrogation adjuster, recovery adjuster, subrogation representative, subrogation analyst, subrogation manager, subrogation paralegal, insurance recovery specialist, third party liability recovery analyst, salvage and subrogation adjuster, no-fault arbitration specialist, intercompany arbitration specialist, recoveries clerk",
    credentials: "Certified subrogation recovery professional, Adjuster license",
    tools: "Arbitration Forums, E-Subro Hub, ISO ClaimSearch",
    skills:
      "subrogation, intercompany arbitration, liability determination, recovery negotiation, lien resolution, demand letters, claims investigation, evidence review, collections, medical lien recovery, statute of limitations tracking, claims documentation",
    duties:
      "recover claim payments from others, send subrogation demands, file intercompany arbitration, negotiate with other insurers, prove liability with evidence, recover medical liens, track filing deadlines, collect from uninsured drivers, review claims for recovery, return the deductible to customers, get the money back from whoever caused it",
    beside: "Paralegal, Arbitrator",
  },
];
