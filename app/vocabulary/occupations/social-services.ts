import type { OccupationEntry } from "../types.ts";

/**
 * Social workers and others who help people with benefits, housing, work, family, aging, and disability (clinical
 * therapy is in the mental health file).
 */
export const SOCIAL_SERVICES: readonly OccupationEntry[] = [
  {
    name: "Social worker",
    titles:
      "MSW, LSW, LMSW, BSW, LBSW, licensed social worker, licensed master social worker, social work associate, welfare worker, social welfare worker, community social worker, social work supervisor, case worker, caseworker, almoner, settlement house worker, settlement worker, welfare lady, family social worker, social service worker",
    credentials: "MSW, LMSW, LSW, BSW, ACSW, social work license",
    tools: "Apricot, Penelope case management, Unite Us, Microsoft Office",
    skills:
      "psychosocial assessment, case management, resource referral, crisis intervention, care planning, advocacy for clients, home visits, mandated reporting, motivational interviewing, strengths-based approach, client documentation, group facilitation",
    duties:
      "help families in crisis, connect people with services, make home visits, assess client needs, write case notes, link clients to community resources, advocate for clients, run support groups, help people get benefits, supervise social work interns, help the poor and elderly, go see people in trouble, get folks on welfare or off it, find help for an old couple, listen and sort out problems",
    below: "Human services assistant",
    above: "Social services director",
    step: "Case manager, Medical social worker, School social worker, Child welfare worker, Elder services coordinator",
    beside: "Chaplain",
    not: "social media worker, social club",
    context: {
      "social service worker": "families, poor, welfare",
      "case worker": "families, social, clients, welfare",
      caseworker: "families, social, clients, welfare",
      almoner: "hospital, patients, poor",
    },
  },
  {
    name: "Medical social worker",
    titles:
      "hospital social worker, hospice social worker, healthcare social worker, nursing home social worker, dialysis social worker, renal social worker, oncology social worker, discharge social worker, palliative care social worker, home health social worker, almoner, home care social worker, transplant social worker, medical caseworker, hospital almoner, hospital caseworker, hospital welfare officer, lady almoner",
    credentials: "MSW, LMSW, LCSW, ACM-SW, APHSW-C, OSW-C",
    tools: "Epic, Cerner, PointClickCare, CarePort",
    skills:
      "discharge planning, psychosocial assessment, advance directives, hospice benefit, bereavement support, Medicaid applications, family meetings, end-of-life planning, MDS social services sections, nursing home placement, patient advocacy",
    duties:
      "plan hospital discharges, place patients in nursing homes, support dying patients and families, arrange home care after surgery, explain advance directives, help patients pay for care, counsel families in hospital, hold family meetings, hospice home visits, social history for nursing home residents, bereavement calls, find a nursing home for mother, see how someone will manage after the hospital, find money for medicine",
    beside: "Chaplain, Geriatric care manager",
    context: { "lady almoner": "hospital, patients, discharge" },
  },
  {
    name: "School social worker",
    titles:
      "SSW, school caseworker, educational social worker, education welfare officer, home-school liaison, school family liaison, family engagement coordinator, parent liaison, visiting teacher, McKinney-Vento liaison, home school coordinator, pupil services social worker, truant officer, attendance officer, school welfare officer, school attendance officer, school visitor, truancy officer",
    credentials: "MSW, LMSW, school social work certification, PPS credential",
    tools: "PowerSchool, Infinite Campus, Frontline IEP",
    skills:
      "student counseling, home visits, truancy intervention, social developmental history, individualized education programs, bullying prevention, crisis response in schools, family engagement, McKinney-Vento Act, social emotional learning",
    duties:
      "visit homes of absent students, help pupils with family troubles, run social skills groups at school, help homeless students, sit in IEP meetings, connect families to services, respond to student crisis, talk with parents and teachers, report suspected abuse, find out why a child skips school, knock on doors of kids who don't come, help pupils from broken homes, get a child shoes and breakfast",
    beside: "School psychologist, Special education teacher",
    context: {
      "truancy officer": "school, absent, students, homes",
      "truant officer": "school, absent, students, homes",
      SSW: "school, students, social work, IEP",
      "family engagement coordinator": "school, students, parents",
      "visiting teacher": "truancy, home visits, social work, families",
    },
  },
  {
    name: "Child welfare worker",
    titles:
      "child protective services worker, CPS worker, CPS investigator, child welfare caseworker, child protection worker, child protective investigator, child welfare social worker, children's services worker, child welfare specialist, DCFS worker, DCF caseworker, child protection social worker, family services social worker, family preservation worker, child abuse investigator, visitation supervisor, supervised visitation monitor, child welfare officer, child care officer, children's officer, NSPCC inspector, SPCC agent, children's aid worker",
    credentials: "BSW, MSW, LSW, forensic interview training",
    tools: "SACWIS, ChildPlus, state child welfare system",
    skills:
      "child abuse investigation, safety assessment, family preservation, court reports, foster placement, home visits, permanency planning, trauma-informed care, supervised visitation, mandated reporting, testifying in family court",
    duties:
      "investigate child abuse reports, visit homes to check on children, remove children from danger, write reports for family court, testify about neglect, supervise parent visits, work to reunite families, place children in foster homes, speak up for a child in court, make safety plans, see that children aren't beaten or neglected, take kids out of bad homes, help moms get their children back, tell a judge what I saw",
    step: "Adoption and foster care worker, Adult protective services worker, Family support worker",
    beside: "Family law attorney, Police detective, Guardian ad litem",
    not: "clicks per second",
  },
  {
    name: "Adoption and foster care worker",
    titles:
      "adoption social worker, foster care caseworker, adoption specialist, foster care social worker, foster care case manager, home study worker, home study writer, foster parent recruiter, fostering social worker, family finding specialist, adoption caseworker, permanency specialist, foster home licensing specialist, kinship caseworker, home finder, child placement worker, foster home finder, adoption worker",
    credentials: "MSW, BSW, LSW, SAFE home study training",
    skills:
      "adoption home studies, foster placement, foster parent training, permanency planning, post-adoption support, kinship care, interstate compact placements, foster home licensing, trauma-informed care, child profiles",
    duties:
      "match children with adoptive families, write home studies, train foster parents, visit foster homes monthly, recruit foster families, license foster homes, search for lost relatives, prepare adoption papers for court, support families after adoption, find homes for children who have none, look over people who want to adopt, visit kids placed with families, help foster moms and dads, find homes for orphans",
    beside: "Paralegal",
    not: "pet adoption, technology adoption, dog foster, adoption counselor animal shelter, user adoption",
    context: {
      "adoption specialist": "children, foster, families, home study",
      "permanency specialist": "children, foster, adoption",
    },
  },
  {
    name: "Adult protective services worker",
    titles:
      "APS worker, APS investigator, adult protective services investigator, elder abuse investigator, adult protection social worker, protective services worker for elders, safeguarding officer, adult services caseworker, vulnerable adult investigator, elder protective services worker, elder justice specialist, elder abuse worker",
    credentials: "BSW, MSW, LSW, NAPSA certificate",
    skills:
      "elder abuse investigation, financial exploitation investigation, capacity screening, safety planning, home visits, self-neglect assessment, emergency placement, guardianship petitions, mandated reporting, hoarding intervention",
    duties:
      "look into reports of elder abuse, visit neglected old people, check for stolen money from seniors, help hoarders, file for guardianship, arrange emergency services, work with police on elder cases, interview alleged victims, write safety plans, see that nobody hurts or robs old people, check on an old man living in filth, help someone whose nephew takes her money",
    step: "Elder services coordinator, Long-term care ombudsman, Professional guardian",
  },
  {
    name: "Case manager",
    titles:
      "case worker, caseworker, social services case manager, human services case manager, social caseworker, client services coordinator, service coordinator, resident service coordinator, intensive case manager, case coordinator, community case manager, support coordinator, welfare case manager, wraparound facilitator, family case manager, social service coordinator, targeted case manager, welfare caseworker, welfare investigator, family welfare worker",
    credentials: "BSW, MSW, C-SWCM, CCM, case management certificate",
    tools: "HMIS, Apricot, CaseWorthy, Unite Us",
    skills:
      "case management, intake interviews, service plans, resource referral, home visits, crisis intervention, benefits enrollment, client documentation, interagency coordination, motivational interviewing, progress tracking, client advocacy",
    duties:
      "carry a caseload of clients, do intakes, write service plans, follow up with clients, drive clients to appointments, help with housing and food stamps, connect clients to services, keep case notes current, coordinate with agencies, visit tenants in senior housing, close cases, look after a list of people who need help, see that folks get what they qualify for, phone around for clients, be someone's go-between",
    below: "Human services assistant",
    above: "Social services director",
    step: "Eligibility worker, Homeless outreach worker, Disability services coordinator, Refugee resettlement worker",
    beside: "Probation officer",
    not: "legal case manager, litigation case manager, claims case manager, briefcase, support case manager, nurse case manager, phone case",
    context: {
      "case manager": "clients, social services, housing, benefits, community, referrals, caseload, families, homeless",
      "service coordinator": "clients, residents, housing, seniors, disabilities",
      "support coordinator": "clients, disabilities, Medicaid, services",
      "client services coordinator": "social services, intake, referrals, agency",
      "case coordinator": "clients, social services, agency",
    },
  },
  {
    name: "Refugee resettlement worker",
    titles:
      "refugee resettlement caseworker, refugee caseworker, resettlement specialist, immigrant services coordinator, newcomer services coordinator, refugee services coordinator, cultural orientation trainer, immigration case worker, cultural liaison, asylum support worker, refugee employment specialist, resettlement case manager, displaced persons worker, immigrant aid worker, refugee worker",
    credentials: "DOJ accredited representative",
    skills:
      "refugee resettlement, cultural orientation, immigration paperwork help, apartment setup for newcomers, interpreter coordination, benefits enrollment, employer outreach for refugees, school enrollment for newcomers, cross-cultural communication",
    duties:
      "meet refugee families at the airport, furnish an apartment for newcomers, enroll refugee children in school, help immigrants fill in forms, show newcomers how to ride the bus, find first jobs for refugees, teach American customs, work with interpreters, help people from other countries get settled, find a couch and a job for a refugee family, take newcomers to the doctor and school, help them learn the money",
    beside: "Immigration specialist, Interpreter",
  },
  {
    name: "Eligibility worker",
    titles:
      "benefits eligibility worker, eligibility specialist, eligibility technician, income maintenance worker, Medicaid eligibility worker, SNAP outreach worker, food stamp worker, public assistance worker, benefits enrollment specialist, welfare eligibility examiner, income maintenance caseworker, benefits adviser, eligibility interviewer, unemployment claims examiner, application assister, unemployment insurance examiner, benefits navigator, welfare worker, welfare office worker, unemployment clerk, food stamp clerk, employment exchange clerk, public assistance caseworker, DHSS clerk, dole officer, social security clerk, benefit clerk",
    credentials: "certified application counselor, CWIC, navigator certification",
    tools: "state benefits system, Healthcare.gov, CalWIN",
    skills:
      "public benefits, Medicaid applications, SNAP applications, TANF, intake interviews, income verification, redeterminations, benefits enrollment, Social Security benefits, unemployment claims, fraud referral, health insurance marketplace enrollment",
    duties:
      "interview people for food stamps, decide who qualifies for Medicaid, check proof of income, help fill out benefit applications, renew cases each year, explain public assistance rules, calculate benefit amounts, process unemployment claims, enroll people in health coverage, answer welfare questions, sign people up for welfare or food stamps, see who qualifies, go over pay stubs and rent slips, help folks get their unemployment check",
    step: "Medicare counselor, Veterans service officer, Social Security disability advocate",
    beside: "Property claims adjuster, Medical biller",
    context: {
      "benefit clerk": "welfare, claims, public assistance, food stamps",
      "welfare worker": "benefits, food stamps, eligibility, Medicaid",
      "eligibility specialist": "Medicaid, SNAP, public assistance, applicants, food stamps",
      "eligibility technician": "Medicaid, SNAP, public assistance",
      "benefits navigator": "Medicaid, SNAP, public benefits, clients",
    },
  },
  {
    name: "Medicare counselor",
    titles:
      "SHIP counselor, Medicare benefits counselor, HIICAP counselor, SHINE counselor, HICAP counselor, Medicare advisor, Medicare navigator, Medicare educator, SHIBA volunteer, Medicare help volunteer, senior health insurance counselor, health insurance counselor, senior insurance counselor",
    credentials: "SHIP certification",
    tools: "Medicare Plan Finder",
    skills:
      "Medicare enrollment, Medicare Part D comparison, Medicare Savings Programs, Extra Help applications, Medigap, Medicare Advantage, Medicare appeals, benefits counseling for seniors, public presentations on Medicare",
    duties:
      "explain Medicare to people turning 65, compare drug plans, help seniors during open enrollment, find out who gets Extra Help, sort out Medicare bills, give talks at senior centers, unbiased Medicare help, help with Medicare appeals, help old folks make sense of Medicare, sit down with someone turning sixty-five, go over drug plans, read medical bills with people, say which plan fits",
    beside: "Insurance agent, Elder services coordinator",
    context: {
      "Medicare advisor": "counsel, unbiased, SHIP, seniors, nonprofit",
      "Medicare educator": "SHIP, seniors, nonprofit",
    },
  },
  {
    name: "Social Security disability advocate",
    titles:
      "disability advocate, SSI advocate, SSDI advocate, disability representative, Social Security representative, disability claims advocate, nonattorney representative, welfare rights adviser, SOAR specialist, benefits advocate, disability case advocate, disability rep, disability claims representative, welfare rights worker",
    credentials: "accredited disability representative, SOAR training, EDPNA",
    skills:
      "Social Security disability claims, SSI applications, disability appeals, medical evidence gathering, hearing preparation, vocational grids, SOAR applications, brief writing for hearings",
    duties:
      "help people apply for disability, appeal denied disability claims, collect medical records for hearing, represent claimants before a judge, file SSI papers, prepare clients for hearings, explain Social Security rules, help homeless people get SSI, help folks who can't work get disability, fight for someone's Social Security check, fill out the long forms, go to the hearing with people, help people get disability money",
    beside: "Paralegal, Life and disability claims examiner",
    context: {
      "disability advocate": "Social Security, SSI, SSDI, claims, appeals",
      "disability representative": "Social Security, SSDI, hearing",
    },
  },
  {
    name: "Veterans service officer",
    titles:
      "VSO, veterans benefits counselor, veterans claims representative, veterans service representative, county veterans service officer, CVSO, veterans advocate, VA claims agent, veterans caseworker, veterans outreach specialist, veterans liaison, veterans services coordinator, veterans employment representative, VA rating specialist, SSVF case manager, veterans rep, vets counselor, Legion service officer, VFW service officer, veterans agent, war pensions officer, British Legion welfare officer, DAV service officer",
    credentials: "VA accreditation, NACVSO accreditation",
    tools: "VBMS, VetPro, VA eBenefits",
    skills:
      "VA disability claims, veterans benefits, VA pension claims, Aid and Attendance, discharge upgrades, VA health care enrollment, DD-214 requests, burial benefits, veterans appeals, GI Bill, veterans outreach",
    duties:
      "help veterans file VA claims, get veterans disability pay, appeal VA denials, order military records, help widows get survivor benefits, enroll vets in VA health care, visit American Legion posts, find housing for homeless veterans, help veterans find jobs, arrange military funeral honors, help old soldiers get what they earned, fill out VA forms, find a vet's discharge papers, stand up for fellow vets",
    step: "Case manager",
    beside: "Soldier",
    not: "veterans affairs nurse",
    context: {
      "veterans service officer": "veterans, VA, benefits, county",
      "veterans benefits counselor": "veterans, VA, claims",
      "VA claims agent": "veterans, VA, claims",
    },
  },
  {
    name: "Elder services coordinator",
    titles:
      "aging services coordinator, elder services worker, senior services coordinator, elder advocate, aging services specialist, senior outreach worker, elder care coordinator, options counselor, information and referral specialist, information and assistance specialist, Area Agency on Aging care manager, senior companion coordinator, elder case manager, caregiver support coordinator, meals on wheels coordinator, older adult services coordinator, aging and disability resource specialist, adult day care director, adult day program coordinator, old people's welfare officer, senior citizens worker",
    credentials: "BSW, MSW, CIRS-AD, gerontology certificate",
    tools: "WellSky Aging and Disability, SAMS database",
    skills:
      "aging services, options counseling, home safety assessment, care planning, caregiver support, information and referral, home-delivered meals, dementia support, gerontology, senior transportation, Older Americans Act programs, benefits counseling for seniors",
    duties:
      "help seniors stay at home, arrange meals on wheels, set up home care for elders, visit frail elderly people, answer the senior help line, arrange rides for seniors, support family caregivers, screen for elder abuse, run caregiver support group, match senior companions, deliver meals to shut-ins, help older people stay in their own homes, find someone a ride or a hot lunch, tell families where to turn, check on folks who live alone, help tired daughters",
    above: "Social services director",
    step: "Geriatric care manager, Senior center director, Long-term care ombudsman",
    beside: "Home health aide, Activities director, Companion",
    context: {
      "options counselor": "seniors, aging, elder, long-term care",
      "information and referral specialist": "seniors, aging, services, 211",
      "elder care coordinator": "aging, seniors, home, caregivers",
    },
  },
  {
    name: "Geriatric care manager",
    titles:
      "aging life care manager, aging life care professional, private care manager, elder care manager, GCM, eldercare consultant, elder care consultant, senior care consultant, senior care manager, senior living advisor, senior placement advisor, senior placement specialist, dementia care consultant, eldercare manager",
    credentials: "CMC, C-ASWCM, ALCA membership, CSA, RN license, Certified Dementia Practitioner",
    skills:
      "geriatric assessment, care planning, caregiver supervision, dementia care planning, senior living placement, family mediation, medical appointment accompaniment, long-distance caregiving support, long-term care insurance claims, hospital advocacy for elders",
    duties:
      "manage care of an aging parent, assess seniors at home, hire and check on caregivers, go along to doctor visits, help families choose assisted living, report to far-away children, plan for dementia care, handle elder emergencies, settle family disputes about parents, tour senior communities with families, look after somebody's mother when the children live far away, find a good home or helper, go with old folks to the doctor, calm brothers and sisters who argue, keep an eye on caregivers",
    beside: "Professional guardian, Estate planning attorney",
    context: { GCM: "geriatric, elderly, aging, care", "senior care manager": "elder, families, aging, private" },
  },
  {
    name: "Long-term care ombudsman",
    titles:
      "ombudsman, nursing home ombudsman, ombudsperson, resident advocate, long-term care advocate, volunteer ombudsman, resident rights advocate, LTC ombudsman, university ombuds, ombuds, organizational ombudsman, nursing home visitor, patients' rights advocate",
    credentials: "ombudsman certification, CO-OP certification",
    tools: "NORC ombudsman training, OmbudsManager",
    skills:
      "resident rights, complaint investigation, nursing home visits, conflict resolution, long-term care regulations, resident councils, care plan advocacy, involuntary discharge appeals, confidential interviewing",
    duties:
      "visit nursing home residents, listen to residents' complaints, stand up for residents' rights, look into poor care, stop unfair evictions from nursing homes, attend resident council, check assisted living homes, work out disputes with staff, teach residents their rights, stick up for people in nursing homes, look into bad food and rough handling, see that old folks aren't thrown out",
    beside: "Patient advocate, Mediator",
  },
  {
    name: "Professional guardian",
    titles:
      "guardian, conservator, court-appointed guardian, public guardian, private fiduciary, professional conservator, guardian of the person, guardian of the estate, professional fiduciary, daily money manager, guardianship case manager, special needs trustee, representative payee, court guardian, bill payer for seniors, money manager for seniors",
    credentials: "National Certified Guardian, licensed professional fiduciary, CDMM, bonded fiduciary",
    tools: "Quicken, QuickBooks, EMS guardianship software",
    skills:
      "guardianship, conservatorship, court accountings, surrogate decision-making, fiduciary accounting, representative payee services, care planning, estate inventory, bill paying for elders, court reports",
    duties:
      "make decisions for an incapacitated person, pay bills for elderly clients, file yearly accountings with the court, consent to medical care, sell the ward's house, visit wards in nursing homes, manage benefits checks, guard against exploitation, help seniors with mail and bills, look after someone who can't decide for himself, write checks and pay bills for old folks, guard an old lady's money, say yes or no to doctors for someone",
    beside: "Bookkeeper, Trust officer, Estate planning attorney",
    not: "Guardian Life, guardian ad litem volunteer, art conservator, paper conservator, book conservator, guardian angel",
    context: {
      guardian: "court, ward, incapacitated, guardianship, conservatorship",
      conservator: "court, conservatorship, estate, incapacitated, ward",
      "professional fiduciary": "court, elders, conservatorship, trust",
      "daily money manager": "court, ward, incapacitated, elders",
    },
  },
  {
    name: "Disability services coordinator",
    titles:
      "disability coordinator, disability services specialist, accommodations coordinator, ADA coordinator, accessibility coordinator, developmental disabilities service coordinator, independent living specialist, disability specialist, independent living coordinator, DD case manager, disability resource specialist, qualified intellectual disability professional, QIDP, accessibility consultant, independent living advocate, Medicaid service coordinator, handicapped services coordinator, disablement resettlement officer",
    credentials: "QIDP, ADA Coordinator certification, BSW",
    tools: "Therap, AIM accommodations software",
    skills:
      "Americans with Disabilities Act, reasonable accommodations, person-centered planning, Medicaid waivers, independent living skills, assistive technology, disability rights, individual service plans, accessibility reviews, developmental disabilities",
    duties:
      "arrange accommodations for disabled students, help disabled people live independently, write person-centered plans, check buildings for wheelchair access, apply for Medicaid waivers, answer ADA questions, find equipment for disabled clients, train staff on disability rights, coordinate services for developmental disabilities, see that there are ramps and signs, get a blind student books he can use, find help so someone can live alone",
    beside: "Human resources manager, Occupational therapist",
    not: "disability insurance, disability claims adjuster",
    context: {
      "accessibility consultant": "ADA, wheelchair, buildings, disabilities",
      "accessibility coordinator": "ADA, disabilities, students",
      "accommodations coordinator": "ADA, disabilities, students, employees",
      "ADA coordinator": "students, disabilities, accommodations, campus",
    },
  },
  {
    name: "Direct support professional",
    titles:
      "DSP, direct care worker, residential counselor, group home worker, group home aide, residential aide, community living aide, habilitation aide, residential support worker, developmental aide, group home manager, learning disability support worker, day program aide, community support worker, respite worker, residential manager, direct support worker, day habilitation specialist, houseparent, house parent, cottage parent, group home houseparent, cottage mother",
    credentials: "DSP certification, CPR, medication administration certification, CPI certification, AMAP",
    tools: "Therap, Hoyer lift, wheelchair van",
    skills:
      "developmental disabilities, community integration, medication administration, behavior support, daily living skills training, person-centered planning, personal care assistance, group home operations, respite care, van transport of residents",
    duties:
      "work in a group home, help disabled adults with daily living, take residents shopping and bowling, give medications, cook with residents, overnight shift in a residence, teach laundry and budgeting, drive clients to day program, give parents a break, keep daily logs, supervise group home staff, live with and help grown-ups who are slow or disabled, cook and clean together, take folks bowling and to church, help someone shave and brush teeth, stay the night at the group home",
    step: "Job coach",
    beside: "Nursing assistant",
    not: "data service provider, digital signal processing, delivery service partner",
    context: {
      DSP: "disabilities, group home, residents, individuals",
      "residential counselor": "group home, residents, disabilities, youth",
      "direct care worker": "group home, disabilities, residents",
      "residential manager": "group home, disabilities",
      "community support worker": "disabilities, clients, residents, mental health",
    },
  },
  {
    name: "Housing counselor",
    titles:
      "HUD housing counselor, homebuyer counselor, homeownership counselor, foreclosure counselor, foreclosure prevention counselor, housing specialist, rental counselor, reverse mortgage counselor, housing navigator, HUD counselor, tenant counselor, housing advocate, eviction prevention specialist, HECM counselor, home sharing coordinator, fair housing specialist, Section 8 caseworker, housing choice voucher specialist, housing officer, rehousing officer, home ownership counselor, housing welfare officer",
    credentials: "HUD-certified housing counselor, NCHEC, HECM counselor certification, NeighborWorks certification",
    tools: "HUD EIV, RxOffice, Yardi Voyager",
    skills:
      "homebuyer education, foreclosure prevention, Section 8 vouchers, rental assistance, tenant rights, reverse mortgage counseling, budget counseling, fair housing, mortgage readiness, affordable housing applications, income certification",
    duties:
      "counsel first-time homebuyers, help owners avoid foreclosure, teach homebuyer classes, help tenants facing eviction, find apartments for low-income people, counsel on reverse mortgages, review household budgets, check rental applications, talk to landlords for clients, help people buy their first home, keep folks from losing the house, explain reverse mortgages to old couples, help renters who are behind, find cheap apartments",
    step: "Homeless outreach worker",
    beside: "Loan officer, Property manager, Financial counselor",
    context: {
      "housing officer": "tenants, rent, low-income, homebuyers",
      "housing specialist": "tenants, low-income, vouchers, clients, homeless",
    },
  },
  {
    name: "Homeless outreach worker",
    titles:
      "homeless services worker, street outreach worker, shelter worker, shelter monitor, shelter manager, homeless case manager, shelter advocate, shelter supervisor, homeless shelter director, housing case manager, rapid rehousing case manager, outreach worker, overnight shelter monitor, housing stabilization specialist, night shelter worker, supportive housing case manager, rescue mission worker, skid row worker, Salvation Army hostel worker, rescue mission superintendent, hostel worker, mission worker",
    credentials: "CPR, naloxone training, first aid",
    tools: "HMIS, naloxone kits",
    skills:
      "street outreach, homeless services, coordinated entry, harm reduction, de-escalation, shelter operations, rapid rehousing, point-in-time count, crisis intervention, housing applications, motivational interviewing",
    duties:
      "help homeless people off the street, run an overnight shelter, check in shelter guests, hand out blankets and meals, find housing for homeless families, break up disputes at shelter, visit camps, help guests get ID papers, staff the warming center, keep shelter log, help people who sleep on the street, give out blankets, socks, and soup, find someone a bed for the night, look under bridges, stay up with folks in the shelter",
    beside: "Substance abuse counselor, Peer support specialist",
    not: "animal shelter worker, animal shelter manager",
    context: {
      "mission worker": "homeless, shelter, street",
      "outreach worker": "homeless, street, shelter, clients",
      "shelter worker": "homeless, guests, women, overnight",
      "shelter manager": "homeless, guests, residents",
    },
  },
  {
    name: "Employment counselor",
    titles:
      "job counselor, employment specialist, workforce development specialist, employment services specialist, career center counselor, workforce specialist, job developer, vocational counselor, workforce development counselor, job placement specialist, jobcentre adviser, employment advisor, career services director, one-stop career counselor, workforce counselor, career services coordinator, employment consultant, career specialist, unemployment office counselor, resume coach, placement officer, placement interviewer, youth employment officer, labour exchange officer, employment service interviewer, careers officer, employment interviewer",
    credentials:
      "GCDF, CPRW, National Certified Career Counselor, workforce development professional certification, CPCC",
    tools: "LinkedIn, O*NET, Strong Interest Inventory, Myers-Briggs, Handshake",
    skills:
      "employment counseling, job search coaching, interview coaching, resume writing, career assessments, job placement, labor market information, employer outreach, WIOA programs, job readiness workshops, dislocated worker services, career counseling, reemployment services",
    duties:
      "help people find jobs, help with resumes and cover letters, practice job interviews, help laid-off workers, give career interest tests, run job search workshops, call employers for openings, advise on training programs, hold job fairs, work at the unemployment office, place older workers in jobs, sign people up for retraining, help folks out of work find something, fix up someone's resume, practice what to say at an interview, look through openings with people",
    step: "Job coach, Vocational rehabilitation counselor, Career coach",
    beside: "Recruiter, Eligibility worker, Outplacement consultant",
    context: {
      "employment interviewer": "unemployment, openings, placement, jobless",
      "careers officer": "jobs, placement, workers, unemployed",
      "employment specialist": "clients, job seekers, workforce, disabilities, placement",
      "job placement specialist": "clients, workforce, program, disabilities",
      "career specialist": "job seekers, workforce, clients, career center",
      "employment consultant": "job seekers, workforce, clients, disabilities",
      "career services coordinator": "job seekers, students, workforce",
    },
  },
  {
    name: "Job coach",
    titles:
      "supported employment specialist, employment training specialist, supported employment job coach, vocational trainer, community employment specialist, customized employment specialist, sheltered workshop supervisor, vocational specialist, transition job coach, sheltered workshop instructor, sheltered workshop foreman",
    credentials: "ACRE certification, CESP, DSP certification",
    skills:
      "supported employment, job coaching, task analysis, workplace accommodations, on-the-job training, fading supports, employer outreach, travel training, developmental disabilities, job carving, job placement",
    duties:
      "coach disabled workers on the job, teach job tasks step by step, visit work sites, help clients keep their jobs, teach bus travel to work, talk with employers about accommodations, find jobs for people with disabilities, watch and note progress at work, support young adults with autism at work, show someone how again and again, ride the bus with a new worker, stand by at the workplace till he can do it alone",
    context: { "vocational specialist": "disabilities, clients, supported employment" },
  },
  {
    name: "Vocational rehabilitation counselor",
    titles:
      "VR counselor, rehabilitation counselor, rehab counselor, vocational expert, vocational consultant, vocational evaluator, voc rehab counselor, return-to-work coordinator, vocational case manager, disability employment counselor, life care planner, return to work specialist, disablement resettlement officer, re-employment counselor, rehabilitation officer",
    credentials: "Certified Rehabilitation Counselor, CVE, ABVE, CLCP, master's in rehabilitation counseling",
    tools: "O*NET, SkillTRAN, Dictionary of Occupational Titles",
    skills:
      "vocational evaluation, transferable skills analysis, return-to-work planning, vocational testimony, labor market surveys, individualized plan for employment, disability case management, workers' compensation rehabilitation, life care planning, vocational testing",
    duties:
      "help injured workers get back to work, evaluate what work a person can do, testify at disability hearings, write plans for employment, do labor market surveys, arrange retraining for disabled people, test vocational interests, visit workplaces for job analysis, work with workers' comp insurers, help people who got hurt find other work, see what someone can still do, send folks to school for a new trade, tell a judge what jobs are left",
    beside: "Property claims adjuster, Expert witness",
    not: "drug rehab counselor, alcohol rehab counselor, cardiac rehab",
    context: {
      "disablement resettlement officer": "injured, rehabilitation, retraining",
      "rehab counselor": "vocational, employment, disabilities, return to work",
      "rehabilitation counselor": "vocational, employment, disabilities, return to work",
    },
  },
  {
    name: "Community organizer",
    titles:
      "organizer, community outreach coordinator, community outreach worker, grassroots organizer, neighborhood organizer, community engagement coordinator, community liaison, field organizer, community development worker, outreach coordinator, labor organizer, activist, advocacy coordinator, community engagement manager, campaign organizer, outreach specialist, canvass director, community builder, tenant association organizer, tenant organizer, union organizer, block club leader, VISTA worker, precinct captain, block worker, neighborhood worker",
    tools: "NationBuilder, VAN, Action Network, Mobilize",
    skills:
      "grassroots organizing, community outreach, coalition building, public meetings, voter registration, phone banking, neighborhood canvassing, advocacy campaigns, leadership development of residents, petition drives, door knocking, community needs assessment",
    duties:
      "knock on doors, get neighbors to meetings, build coalitions, register voters, organize a rally, bring tenants together, speak for the community at city hall, run a petition drive, train volunteer leaders, staff outreach tables, organize workers into a union, plan neighborhood meetings, get folks together to change things, go door to door with a clipboard, stir up the neighbors, fight city hall, sign people up to vote",
    step: "Canvasser, Volunteer coordinator, Legislative aide",
    beside: "Lobbyist, Public relations specialist",
    not: "professional organizer, closet organizer, home organizer, event organizer, organ donation outreach",
    context: {
      organizer: "community, grassroots, campaign, neighborhood, union, tenants",
      "community liaison": "neighborhood, residents, outreach",
      "outreach coordinator": "community, neighborhood, residents, nonprofit",
      "outreach specialist": "community, neighborhood, residents",
      activist: "community, campaign, rights",
    },
  },
  {
    name: "Victim advocate",
    titles:
      "domestic violence advocate, crime victim advocate, victim witness advocate, court advocate, sexual assault advocate, rape crisis counselor, victim assistance coordinator, victim services specialist, victim support worker, domestic violence counselor, women's shelter advocate, legal advocate for victims, victim liaison, survivor advocate, refuge worker, rape crisis worker, battered women's advocate, women's refuge worker, victim support volunteer",
    credentials: "victim advocate certification, NACP, 40-hour domestic violence training",
    skills:
      "crisis intervention, safety planning, protective orders, court accompaniment, crime victim compensation, trauma-informed care, hotline response, domestic violence education, hospital accompaniment, emergency shelter placement",
    duties:
      "support victims of domestic violence, go to court with victims, help get restraining orders, answer the rape crisis line, stay with victims at hospital, explain victims' rights, apply for victim compensation, find safe shelter, make a safety plan, keep victims informed of the case, help women whose husbands beat them, stand by someone who was raped or robbed, go along to court, find a safe place to sleep, hold somebody's hand at the police station",
    step: "Crisis line counselor",
    beside: "Paralegal, Mental health counselor, Police officer",
  },
  {
    name: "Crisis line counselor",
    titles:
      "crisis counselor, hotline counselor, crisis hotline worker, suicide hotline counselor, helpline volunteer, crisis line worker, 988 counselor, helpline counselor, warmline operator, 211 specialist, Samaritans volunteer, crisis text line counselor, friendly caller, crisis intervention specialist, telephone reassurance volunteer, telephone befriender, lifeline counselor, suicide prevention worker, hot line worker",
    credentials: "ASIST training, crisis counselor certification, Mental Health First Aid",
    tools: "iCarol, headset",
    skills:
      "crisis intervention, suicide risk assessment, active listening, de-escalation, safety planning, resource referral, hotline response, call documentation, empathetic listening",
    duties:
      "answer a suicide hotline, listen to people in distress, talk callers through a crisis, judge risk of self-harm, work from home answering crisis calls, refer callers to help, answer crisis texts, call lonely seniors to chat, night shift on helpline, answer the phone for people who want to die, listen at three in the morning, keep someone talking, call shut-ins to see they're okay",
    beside: "Mental health counselor, 911 dispatcher",
    not: "crisis communications, crisis management PR",
  },
  {
    name: "Family support worker",
    titles:
      "parent educator, home visitor, parent aide, family advocate, family service worker, family support specialist, Head Start family advocate, family resource specialist, early intervention service coordinator, parenting coach, family educator, family partner, family worker, Parents as Teachers educator, parenting instructor, fatherhood coordinator, homemaker aide, foster grandparent, mothercraft teacher, teaching homemaker, parentcraft teacher",
    credentials: "Parents as Teachers certification, Healthy Families training, Family Development Credential",
    tools: "ChildPlus, ASQ-3",
    skills:
      "home visiting, parenting education, developmental screening, family goal setting, infant development, family engagement, resource referral, strengths-based approach, playgroups, early intervention",
    duties:
      "visit new mothers at home, teach parenting skills, show parents how to play with babies, help families set goals, run parent groups, check child development, connect young families with services, lead playgroups, be a foster grandparent, support grandparents raising grandchildren, help young moms and dads, show a mother how to feed and play with her baby, be like a grandma to a family in trouble, help with budgets and bedtimes",
    beside: "Doula, Community health worker",
    context: {
      "home visitor": "families, babies, parents, parenting",
      "family advocate": "Head Start, parents, children, families",
      "parenting coach": "parents, children, family",
    },
  },
  {
    name: "Youth worker",
    titles:
      "youth development worker, youth program coordinator, youth counselor, youth specialist, youth program director, teen center director, youth mentor, mentoring program coordinator, youth advocate, juvenile counselor, Boys and Girls Club director, Big Brothers Big Sisters match specialist, youth care worker, youth outreach worker, gang intervention worker, youth leader, scout executive, scoutmaster, scout leader, youth club leader, den mother, cub master, Brown Owl, girl guide leader, gang worker, cubmaster, street worker, boys' club leader",
    credentials: "youth worker certification, CPR, background check clearance",
    skills:
      "youth development, mentoring young people, group facilitation, gang intervention, positive youth development, life skills coaching, teen programming, de-escalation, restorative practices, recreation programming, youth outreach",
    duties:
      "mentor teenagers, run a teen center, keep kids out of gangs, lead youth groups, match mentors with children, supervise young people in a residence, plan outings for teens, talk with at-risk youth, teach life skills to teens, lead scouts, visit youth in detention, keep teenagers off the street, shoot hoops and talk, take scouts camping, help kids who got in trouble",
    step: "Youth pastor",
    beside: "Probation officer, School counselor",
    context: {
      "boys' club leader": "youth, teens, boys",
      "street worker": "youth, gangs, teens",
      "youth leader": "teens, program, community, club",
      "youth counselor": "teens, residence, program, at-risk",
    },
  },
  {
    name: "Human services assistant",
    titles:
      "social services assistant, social service aide, human services worker, case aide, case management aide, family service aide, community aide, social work assistant, social services worker, intake worker, community service worker, case assistant, welfare aide",
    credentials: "human services degree, CPR",
    tools: "Microsoft Office, HMIS",
    skills:
      "intake interviews, resource referral, client transport, filing case records, benefits enrollment, food and clothing distribution, appointment reminders, data entry of client records",
    duties:
      "help caseworkers with clients, drive clients to appointments, fill out intake forms, hand out food vouchers, call clients with reminders, keep case files in order, help people fill out forms, sit with children at visits, sort donated clothing, take folks to appointments, hand out coupons and clothes, phone families",
    step: "Eligibility worker, Direct support professional",
    beside: "Receptionist, Food pantry worker",
    not: "human resources services",
    context: {
      "case assistant": "social services, clients, caseworker",
      "intake worker": "social services, clients, agency, shelter",
    },
  },
  {
    name: "Senior center director",
    titles:
      "senior center manager, senior center coordinator, senior services director, senior program director, senior program coordinator, senior center program coordinator, senior citizen center director, adult center director, director of elder affairs, senior center assistant, golden age club director, Golden Age club leader, drop-in center director",
    credentials: "gerontology certificate, NCOA accreditation training",
    tools: "MySeniorCenter, Constant Contact",
    skills:
      "senior programming, congregate meals, Older Americans Act programs, senior trips, volunteer management, senior fitness programs, grant reporting, aging services, newsletter writing, senior transportation",
    duties:
      "run a senior center, plan classes and trips for seniors, serve congregate lunches, book speakers, manage the senior van, write the monthly newsletter, recruit senior volunteers, plan bingo and card games, apply for aging grants, report to the council on aging, run the place where seniors come for lunch and cards, plan outings and dances, get speakers and teachers, keep the van going, find helpers",
    beside: "Activities director, Parks and recreation director, Nonprofit program manager",
  },
  {
    name: "Social services director",
    titles:
      "director of social services, human services director, social services manager, social services supervisor, case management supervisor, casework supervisor, director of human services, director of case management, welfare director, community services director, social services administrator, clinical services administrator, health and human services director, human services consultant, commissioner of welfare, county welfare director, director of welfare, director of public welfare",
    credentials: "MSW, LCSW, MPA",
    skills:
      "casework supervision, social services administration, program budgeting, state licensing reviews, staff training in casework, program evaluation, contract compliance, policy writing, interagency coordination, staffing and caseload management",
    duties:
      "run a county welfare department, supervise caseworkers, review case files, meet state licensing rules, write agency policy, manage program budgets, report to county board, hire social workers, handle client complaints, prepare for audits of services, be head of the welfare office, answer to the county for how the poor are helped, settle hard cases",
    beside: "Nonprofit executive director, Nonprofit program manager",
    context: {
      "community services director": "social services, human services, welfare",
      "social services director": "county, agency, casework, human services",
    },
  },
];
