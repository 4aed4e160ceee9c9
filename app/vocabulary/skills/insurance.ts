/** Selling, underwriting, pricing, and servicing insurance, and settling claims. */
export const INSURANCE_SKILLS = `
Insurance sales: selling insurance, insurance producing, insurance agency sales
Property and casualty insurance: P&C insurance, property casualty, P and C, general insurance
Personal lines: personal lines insurance, home and auto insurance
Auto insurance: car insurance, motor insurance, vehicle insurance
Homeowners insurance: home insurance, house insurance, dwelling coverage
Umbrella policies: umbrella insurance, excess liability
Flood insurance: NFIP, National Flood Insurance Program
Farm insurance: farm owners insurance, agricultural insurance
Insurance quoting: quoting policies, rating and quoting, quoting insurance
Policy reviews: insurance reviews, coverage reviews
Coverage analysis: policy interpretation, coverage determination, analyzing coverage
Commercial lines: commercial insurance, business insurance, commercial lines insurance
General liability: GL insurance, CGL, commercial general liability
Professional liability: errors and omissions, E&O, malpractice insurance, professional indemnity
Directors and officers liability: D&O, D&O insurance, management liability
Cyber insurance: cyber liability
Workers' compensation insurance: workers comp insurance, work comp policies
Commercial property insurance: commercial property coverage
Fleet insurance: commercial auto insurance, trucking insurance
Inland marine: inland marine insurance, ocean marine insurance
Surplus lines: excess and surplus lines, E&S, excess and surplus
Risk placement: placing coverage, marketing to carriers, insurance placement
Certificates of insurance: COI, insurance certificates, certificate of insurance review
Policy endorsements: insurance endorsements, policy changes
Policy service: servicing policies, policyholder service
Policy issuance: issuing policies, policy processing
Life insurance sales: life insurance, selling life insurance, whole life, term life
Final expense insurance: burial insurance, funeral insurance, pre-need insurance
Annuities: annuity sales, fixed annuities, indexed annuities, variable annuities
Long-term care insurance: LTC insurance, long term care coverage, LTCI
Disability insurance: disability income insurance, DI insurance
Policy illustrations: insurance illustrations, insurance illustration software
Health insurance sales: individual health insurance, selling health insurance
Medicare Advantage: Medicare Part C, MAPD, Medicare Advantage plans
Medicare Supplement: Medigap, Med Supp, Medicare supplemental insurance
Medicare Part D: prescription drug plans, PDP, Medicare drug plans, Part D
Medicare planning: Medicare enrollment help, Medicare guidance, Medicare advice
Annual enrollment period: AEP enrollment season, Medicare open enrollment
CMS marketing rules: Medicare marketing guidelines
Affordable Care Act: Obamacare, health insurance marketplace, ACA compliance
Medicaid eligibility: Medicaid applications
Group health insurance: group benefits, employer health plans, group medical
Self-funded plans: self-insured health plans, stop-loss insurance
Voluntary benefits: worksite benefits, supplemental insurance
HSA and FSA
Claims adjusting: adjusting claims, loss adjusting, insurance adjusting
Claims handling: claims processing, processing claims, handling insurance claims
Claims intake: first notice of loss, FNOL, claim setup, first report of claim
Property claims: homeowner claims, property damage claims, property loss claims
Catastrophe claims: cat claims, storm claims, hurricane claims, cat adjusting
Flood claims: NFIP claims
Xactimate estimating: Xactimate, writing Xactimate estimates
Roof inspection: roof claims, hail inspection, climbing roofs
Damage assessment: scope of loss, scoping damage, loss assessment
Water damage assessment: water loss
Commercial property claims: large loss claims
Business interruption claims: business income claims
Auto claims: auto physical damage, car accident claims
Auto damage appraisal: vehicle damage appraisal, collision estimating, auto estimating
Total loss evaluation: total loss claims, totaling vehicles
Liability claims: casualty claims, third-party claims, liability determination
Bodily injury claims: BI claims, injury claims
Claims negotiation: settling claims, settlement of claims, claim settlement
Recorded statements: taking statements
Claim reserving: setting reserves
Litigation management: managing defense counsel, claims litigation
Subrogation: subro, claim recovery, recovering claim payments
Intercompany arbitration: inter-company arbitration
Workers' compensation claims: workers comp claims, work comp claims, WC claims
Workers' compensation law: workers comp law
Indemnity benefits: lost time claims, temporary total disability
Crop insurance: multi-peril crop insurance, crop hail insurance, MPCI
Crop appraisal: crop loss adjusting, hail damage counts, crop adjusting
Policyholder representation: public adjusting, representing policyholders
Insurance appraisal process: appraisal and umpire
Contents inventory: personal property inventory
Medical claims processing: claims adjudication, health claims processing, medical claims examining
Coordination of benefits: COB
Appeals and grievances: health plan appeals, member appeals
Disability claims: STD and LTD claims, disability claims examining
Life claims: death claims, life insurance claims
Claims management: managing a claims team, claims department management
Claims audits: claim file audits
Insurance underwriting: underwriting insurance, P&C underwriting, commercial underwriting, risk selection
Loss run analysis: loss runs
Life underwriting: life insurance underwriting, medical underwriting
Attending physician statements: APS review
Reinsurance: treaty reinsurance, facultative reinsurance
Catastrophe modeling: cat modeling, RMS catastrophe modeling, AIR modeling
Surety bonds: surety, contract surety, performance and payment bonds, bid bonds
Fidelity bonds: crime insurance
Actuarial science: actuarial analysis, actuarial work, actuarial modeling
Loss reserving: actuarial reserving, loss triangles, IBNR
Insurance pricing: ratemaking, rate making, rate indications
Pension valuations: pension actuarial valuations, actuarial valuation
Rate filings: insurance rate filing, state rate filings
Mortality tables: mortality assumptions
Predictive modeling for insurance: insurance predictive models
Risk management: managing risk, corporate risk management, insurance risk management
Insurance program management: buying corporate insurance, insurance procurement
Self-insurance: self-insured retention, self-insured programs
Captive insurance
Loss control: loss prevention engineering, risk control, insurance loss control
Risk surveys: insurance inspections, loss control surveys, insurance surveys
Building valuation: replacement cost estimating, Marshall & Swift valuation
Premium auditing: workers comp audits, insurance payroll audit
Workers' compensation classification: NCCI class codes, class codes
Claims investigation: insurance investigation, investigating claims, SIU investigation
Examinations under oath: EUO
Healthcare fraud: medical billing fraud, Medicare fraud
Applied Epic: Applied Systems Epic, Applied TAM
AMS360: Vertafore AMS360
EZLynx
HawkSoft
QQ Catalyst
ACORD forms: ACORD applications
Guidewire ClaimCenter: ClaimCenter, Guidewire claims
Guidewire PolicyCenter: PolicyCenter
Duck Creek
ImageRight: Vertafore ImageRight
CCC ONE: CCC estimating, Pathways estimating
Mitchell estimating: Mitchell UltraMate, Mitchell Cloud Estimating
Audatex: Audatex estimating
Symbility
EagleView: Eagle View
ISO ClaimSearch: Insurance Services Office claim search
Colossus: Colossus bodily injury software
Riskmaster
Origami Risk
Employee Navigator
SunFire: SunFire Matrix
HealthSherpa
Medicare.gov plan finder: Medicare Plan Finder
TriZetto Facets: Facets claims system
QNXT
FIS Prophet: Prophet actuarial software
Moody's AXIS: GGY AXIS
Arbitration Forums: E-Subro Hub
TLOxp: TLO, TransUnion TLO
Property and casualty license: P&C license, 2-20 license, property casualty license
General lines license: 0-20 license
Life and health license: life and health insurance license, L&H license, 2-15 license
Health license: health insurance license
Adjuster license: all lines adjuster license, claims adjuster license, 6-20 license, 7-20 license
Public adjuster license: PA license for adjusters
Surplus lines license: surplus lines broker license
AHIP certification: AHIP, Medicare AHIP
NFIP flood certification: flood adjuster certification
Xactimate certification: certified Xactimate user
I-CAR certification: I-CAR, ICAR
CPCU: chartered property casualty underwriter
Certified insurance counselor: CIC designation
AINS: associate in insurance services, associate in general insurance, INS 21
CISR: certified insurance service representative
Associate in claims: AIC claims
SCLA: senior claim law associate
Associate in risk management: ARM designation
RIMS-CRMP: RIMS certified risk management professional
Certified risk manager: CRM designation
Chartered life underwriter: CLU designation
CLTC: certified in long-term care
LUTCF: life underwriter training council fellow
REBC: registered employee benefits consultant
FLMI: fellow life management institute
Fellow of the society of actuaries: FSA actuary
Associate of the society of actuaries: ASA actuary
FCAS: fellow of the casualty actuarial society
ACAS: associate of the casualty actuarial society
MAAA: member of the american academy of actuaries
Enrolled actuary: ERISA enrolled actuary
SOA exams: actuarial exams, CAS exams
Associate in premium auditing: APA premium auditor
FCLS: fraud claims law specialist
Certified insurance fraud investigator: CIFI
Certified subrogation recovery professional: CSRP
WCCP: workers' compensation claims professional
Certified professional public adjuster: CPPA
AFSB: associate in fidelity and surety bonding
Employee benefits consulting: benefits consulting, group benefits consulting
Light duty placement: light duty programs, transitional duty
`;
