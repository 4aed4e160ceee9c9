import type { OccupationEntry } from "../types.ts";

/**
 * Counseling, psychology, clinical social work, addiction, and the care of older and disabled people at home and in
 * homes.
 */
export const MENTAL_HEALTH_AND_CARE: readonly OccupationEntry[] = [
  {
    name: "Mental health counselor",
    titles:
      "LPC, LMHC, LCPC, LPCC, licensed professional counselor, licensed mental health counselor, psychotherapist, therapist, mental health therapist, talk therapist, counsellor, psychological counselor, behavioral health counselor, behavioral health therapist, clinical counselor, teletherapist, online therapist, trauma therapist, EAP counselor, pastoral counselor",
    credentials: "LPC, LMHC, LCPC, LPCC, NCC, EMDR certification",
    tools: "SimplePractice, TherapyNotes, DSM-5, Zoom",
    skills:
      "psychotherapy, individual counseling, cognitive behavioral therapy, trauma therapy, anxiety treatment, depression treatment, group therapy, treatment planning, diagnostic assessment, crisis intervention, EMDR, dialectical behavior therapy, motivational interviewing, progress notes, teletherapy, clinical supervision, employee assistance counseling",
    duties:
      "talk therapy with clients, help with anxiety and depression, weekly counseling sessions, write treatment plans, run therapy groups, online therapy visits, help people through trauma, employee assistance sessions, intake assessments, coping skills for stress, supervise new counselors, crisis sessions, keep progress notes, mobile crisis visits, disaster shelter counseling, listen to people's troubles, help folks who are down or worried sick, talk people through a bad patch, help someone get over a fright, sit with a box of tissues, listen to people's problems",
    step: "Grief counselor, Substance abuse counselor",
    beside: "School counselor, Chaplain, Social worker",
    context: {
      therapist: "counseling, mental health, clients, psychotherapy, anxiety, depression, trauma, LPC, LMHC",
      LPC: "counselor, counseling, therapy, mental health, clients",
      "clinical counselor": "therapy, mental health, clients",
      "pastoral counselor": "therapy, licensed, LPC, clients",
    },
    not: "physical therapist, massage therapist, beauty therapist, speech therapist, respiratory therapist, radiation therapist, occupational therapist",
  },
  {
    name: "Marriage and family therapist",
    titles:
      "MFT, LMFT, family therapist, couples therapist, marriage counselor, couples counselor, relationship counselor, family counselor, marriage and family counselor, sex therapist, divorce counselor, premarital counselor, marital therapist, child and family therapist, play therapist, marriage guidance counsellor, marital counselor, family relations counselor, Relate counsellor, marriage adviser",
    credentials: "LMFT, AAMFT, Gottman certification, registered play therapist",
    tools: "SimplePractice, TherapyNotes, genogram",
    skills:
      "couples counseling, family therapy, marriage counseling, systemic therapy, play therapy, premarital counseling, parenting help, conflict resolution, emotionally focused therapy, Gottman method, teletherapy, treatment planning, discernment counseling",
    duties:
      "counsel couples in trouble, help families get along, premarital sessions, sessions about divorce, work with parents and teens, play therapy with children, help after an affair, draw family genograms, blended family counseling, court ordered family therapy, reunification counseling, help husbands and wives stop fighting, save marriages, get a family talking again, help stepfamilies, listen to both sides of a quarrel",
    beside: "Mental health counselor, Mediator, Clinical social worker",
    context: { MFT: "therapist, therapy, couples, families, counseling" },
  },
  {
    name: "Clinical psychologist",
    titles:
      "psychologist, licensed psychologist, PsyD, counseling psychologist, child psychologist, forensic psychologist, health psychologist, geropsychologist, police psychologist, sport psychologist, developmental psychologist, psychology consultant, psychological evaluator, custody evaluator, psychometrist, rehabilitation psychologist, psychological assistant, mental tester, psychological examiner",
    credentials: "PhD psychology, PsyD, licensed psychologist, ABPP, EPPP",
    tools: "WAIS, MMPI, Wechsler scales, Rorschach, DSM-5, Q-interactive",
    skills:
      "psychological testing, psychotherapy, neuropsychological assessment, forensic evaluation, cognitive behavioral therapy, custody evaluation, diagnostic assessment, expert testimony, dementia testing, report writing, behavioral medicine, clinical supervision, fitness for duty evaluations, autism evaluation, disability evaluation",
    duties:
      "give psychological tests, diagnose mental disorders, therapy with patients, write evaluation reports, memory and dementia testing, child custody evaluations, testify in court, evaluate police recruits, disability evaluations, supervise psychology interns, autism and ADHD testing, counsel medical patients, nursing home therapy visits, give ink blots and IQ tests, find out why someone acts that way, help people with fears, write up what tests show, listen and help folks change",
    step: "Mental health counselor",
    beside: "School psychologist, College professor",
    not: "dog psychologist, animal psychologist",
    context: {
      "custody evaluator": "psychological, testing, psychologist",
      psychometrist: "tests, psychologist, scoring, cognitive",
    },
  },
  {
    name: "School psychologist",
    titles:
      "educational psychologist, school psych, NCSP, special education evaluator, school psychology consultant, educational diagnostician, learning disabilities consultant, LDTC, psychoeducational evaluator, learning specialist evaluator, school assessment psychologist, school psychometrist, child guidance psychologist, child study team psychologist",
    credentials: "NCSP, school psychologist license, EdS school psychology",
    tools: "WISC, Woodcock-Johnson, BASC, Conners, Q-interactive",
    skills:
      "psychoeducational testing, IEP meetings, learning disability identification, behavior intervention plans, functional behavior assessment, school crisis response, report writing, special education eligibility, counseling students, teacher consultation, MTSS, autism evaluation",
    duties:
      "test students for learning problems, write evaluation reports, attend IEP meetings, give IQ tests, plan for behavior problems, crisis response at school, consult with teachers and parents, contract evaluations for districts, reevaluate special education students, observe children in class, gifted testing, find out why a child can't learn, give kids puzzles and tests, help teachers with a problem pupil, tell parents what tests show",
    beside: "School counselor, Special education teacher, Behavior analyst",
  },
  {
    name: "Neuropsychologist",
    titles:
      "clinical neuropsychologist, forensic neuropsychologist, pediatric neuropsychologist, neuropsych evaluator, neuropsychology technician, psychometrist, neuropsychometrist, cognitive testing specialist, memory clinic psychologist, cognitive rehabilitation therapist, brain injury specialist, memory tester",
    credentials: "ABPP-CN, PhD psychology, licensed psychologist, CSP psychometrist, CBIS",
    tools: "WAIS, WMS, RBANS, Halstead-Reitan",
    skills:
      "neuropsychological assessment, dementia testing, brain injury evaluation, cognitive rehabilitation, test scoring, forensic evaluation, expert testimony, ADHD evaluation, report writing, concussion testing, memory strategies training",
    duties:
      "test memory and thinking, evaluate brain injuries, dementia or depression question, all day testing sessions, score neuropsychological tests, write cognitive reports, testify on brain damage, concussion follow up, fitness to drive or work, teach memory strategies, evaluate children with learning problems, find out if someone's memory is slipping, give puzzles and word lists, see what a stroke did, tell a family if it's dementia",
    above: "Clinical psychologist",
    context: {
      "brain injury specialist": "cognitive, testing, rehabilitation, TBI",
      psychometrist: "cognitive, memory, testing, scoring",
    },
  },
  {
    name: "Substance abuse counselor",
    titles:
      "addiction counselor, alcohol and drug counselor, drug counselor, chemical dependency counselor, CADC, LADC, CASAC, LCADC, recovery counselor, addiction therapist, drug and alcohol counselor, DUI counselor, substance use counselor, substance use disorder counselor, SUD counselor, gambling counselor, methadone counselor, DOT substance abuse professional, interventionist, detox counselor, alcoholism counselor, drug abuse counselor, drug worker",
    credentials: "CADC, LADC, CASAC, LCDC, NCAC, SAP qualification",
    tools: "ASAM criteria, CIWA, breathalyzer",
    skills:
      "addiction counseling, group counseling, relapse prevention, motivational interviewing, twelve step facilitation, ASAM assessment, treatment planning, DUI classes, family interventions, drug testing, case management, co-occurring disorders, harm reduction, intake assessment, DOT substance abuse evaluations",
    duties:
      "counsel people in recovery, lead rehab groups, relapse prevention plans, DUI education classes, assess drinking and drug use, plan family interventions, work at detox center, evaluate drivers after failed tests, collect urine screens, refer to AA and NA, methadone clinic counseling, court reports on treatment, jail recovery groups, help drunks and addicts get clean, talk folks out of drinking, lead the twelve steps, sit in circles with people drying out",
    below: "Peer support specialist",
    beside: "Psychiatric nurse, Probation officer, Clinical social worker",
    context: {
      interventionist: "addiction, drug, alcohol, family, recovery",
      "recovery counselor": "addiction, alcohol, drug, sober",
    },
  },
  {
    name: "Peer support specialist",
    titles:
      "peer specialist, certified peer specialist, recovery coach, peer recovery coach, peer counselor, recovery support specialist, recovery peer mentor, sober coach, sober companion, sober living house manager, mental health peer advocate, veteran peer specialist, family peer advocate, recovery mentor, warm line operator, AA sponsor, twelve step sponsor",
    credentials: "certified peer specialist certificate, CPRS, recovery coach certification, WRAP facilitator",
    tools: "Wellness Recovery Action Plan, Narcan, recovery plans",
    skills:
      "peer support, recovery coaching, lived experience of recovery, group facilitation, wellness planning, active listening, resource referral, crisis support, harm reduction, veteran support, Narcan training, goal setting with clients",
    duties:
      "share own recovery story, walk with people in recovery, lead support groups, sober companion travel, run a sober house, talk on warm line, take people to meetings, visit overdose survivors in hospital, mentor fellow veterans, hand out Narcan, help with housing and jobs, help people with what I've been through myself, stay sober with others, be somebody to call at night, get folks to their meeting",
    beside: "Community health worker, Crisis line counselor",
    context: { "peer counselor": "recovery, mental health, addiction, veterans" },
  },
  {
    name: "Clinical social worker",
    titles:
      "LCSW, LICSW, licensed clinical social worker, clinical social work therapist, psychiatric social worker, LCSW-R, LISW, mental health social worker, social work therapist, LMSW, EAP social worker, military family life counselor, clinical social work supervisor, telehealth LCSW, psychiatric caseworker, family caseworker",
    credentials: "LCSW, LICSW, LMSW, MSW, ACSW",
    tools: "SimplePractice, TherapyNotes, DSM-5",
    skills:
      "psychotherapy, diagnostic assessment, cognitive behavioral therapy, crisis intervention, case management, group therapy, family therapy, trauma therapy, treatment planning, teletherapy, clinical supervision, safety planning, community resources, psychosocial assessment, client advocacy",
    duties:
      "therapy with individuals and families, psychosocial assessments, treat depression and trauma, connect clients to services, supervise social work interns, sign off clinical hours, crisis and safety plans, run support groups, telehealth therapy sessions, military family counseling, consult with schools and courts, help people with their nerves and families, help someone out of a mental hospital, find help for a troubled home",
    above: "Behavioral health director",
    step: "Mental health counselor",
    beside: "Social worker, Case manager",
    context: { LMSW: "therapy, clinical, psychotherapy, mental health" },
  },
  {
    name: "Behavioral health director",
    titles:
      "mental health director, behavioral health clinical director, substance abuse program director, mental health program manager, behavioral health program manager, residential treatment director, addiction treatment center director, community mental health director, behavioral health consultant, counseling center director, mental hygiene clinic director, mental hospital superintendent, halfway house director, rehab director",
    credentials: "LCSW, LPC, PhD psychology, LADC",
    tools: "Credible EHR, Netsmart, Kipu",
    skills:
      "clinical supervision, behavioral health administration, CARF accreditation, Medicaid behavioral health billing, program development, staff supervision, utilization review, crisis services, policy writing, grant management, licensing compliance, treatment program oversight",
    duties:
      "lead a counseling clinic, supervise therapists, run treatment center, prepare for CARF survey, start an outpatient program, oversee crisis team, review treatment charts, hire counselors, behavioral health grants, write clinical policies, interim clinical director, report to state licensing, head a counseling center, run a rehab, keep a clinic's license, see that troubled people get help",
    below: "Mental health counselor, Substance abuse counselor",
    beside: "Nonprofit executive director, Hospital administrator",
    context: { "rehab director": "drug, alcohol, addiction, treatment" },
  },
  {
    name: "Behavior analyst",
    titles:
      "BCBA, board certified behavior analyst, ABA therapist, behavior consultant, autism behavior consultant, applied behavior analyst, autism specialist, autism consultant, behavior specialist, behavior interventionist, RBT, registered behavior technician, behavior technician, ABA tutor, BCaBA, BCBA supervisor, behavior modification specialist, behaviorist",
    credentials: "BCBA, BCaBA, RBT, BACB, QBA",
    tools: "CentralReach, VB-MAPP, ABLLS, behavior data sheets",
    skills:
      "applied behavior analysis, functional behavior assessment, behavior intervention plans, autism support, discrete trial training, parent training, data collection on behavior, RBT supervision, verbal behavior, social skills groups, toilet training, positive reinforcement, classroom behavior support",
    duties:
      "work with autistic children, write behavior plans, supervise ABA technicians, train parents at home, track behavior data, teach communication skills, classroom behavior consults, reduce tantrums and aggression, one on one home sessions, reward good behavior, assess why behavior happens, help kids with autism learn, stop a child from hitting, give stars and treats for good behavior, show parents how to handle outbursts, sit on the floor and practice words",
    beside: "Special education teacher, Speech-language pathologist, Direct support professional",
    context: {
      "behavior specialist": "autism, students, ABA, clients",
      "behavior consultant": "autism, ABA, clients",
      RBT: "autism, ABA, behavior, children",
    },
    not: "animal behavior consultant, dog behavior consultant, dog behavior specialist, consumer behavior analyst",
  },
  {
    name: "Psychiatric technician",
    titles:
      "psych tech, mental health technician, behavioral health technician, psychiatric aide, mental health worker, mental health aide, psychiatric attendant, LPT, psychiatric orderly, residential counselor, residential treatment counselor, group home counselor, youth care worker, milieu counselor, BHT, state hospital attendant, detox technician, asylum attendant, mental hospital attendant, state hospital aide, psych aide",
    credentials: "licensed psychiatric technician, CPI certification, CPR, mental health first aid",
    tools: "patient restraints, observation checklist, breathalyzer",
    skills:
      "patient observation, de-escalation, safe restraint, milieu management, suicide watch, group activities, vital signs, charting behavior, crisis intervention, daily living support, medication prompting, night checks",
    duties:
      "watch patients on psychiatric unit, fifteen minute safety checks, calm upset patients, sit with suicidal patient, search belongings at admission, lead morning groups, overnight at group home, take vitals on detox unit, walk patients to meals, restrain safely when needed, write behavior notes, keep an eye on mental patients, talk someone down, see that nobody hurts himself, take folks out for a smoke and a walk",
    above: "Substance abuse counselor",
    beside: "Direct support professional, Correctional officer",
    context: {
      LPT: "psychiatric, mental health, hospital",
      "residential counselor": "group home, youth, mental health, treatment",
      BHT: "behavioral, mental health, treatment",
      "youth care worker": "residential, treatment, psychiatric, mental health, unit",
    },
  },
  {
    name: "Grief counselor",
    titles:
      "bereavement counselor, bereavement coordinator, grief therapist, grief support facilitator, hospice bereavement coordinator, loss counselor, grief coach, grief group leader, end of life doula, death doula, death midwife, pet loss counselor, bereavement specialist, grief recovery specialist, thanatologist, cruse counsellor, bereavement visitor",
    credentials: "CT thanatology, grief recovery certification, INELDA doula certificate, FT thanatology",
    skills:
      "grief counseling, bereavement support, support group facilitation, end of life planning, active listening, memorial planning, vigil sitting, legacy projects, family support, condolence calls, suicide loss support, children's grief",
    duties:
      "counsel grieving families, lead grief groups, call families after a death, sit with the dying, children's grief camp, memorial services of remembrance, help write legacy letters, bereavement mailings, widow and widower groups, support after suicide, plan last wishes, help people who lost a husband or wife, sit with families when someone dies, listen to people cry, help children whose parent died, comfort those who lost a loved one",
    beside: "Chaplain, Funeral director, Volunteer coordinator",
    context: {
      "bereavement coordinator": "grief, hospice, families, bereaved, support groups",
      "bereavement counselor": "grief, loss, clients, families, hospice",
      "death doula": "dying, end of life, vigil, families",
    },
  },
  {
    name: "Art therapist",
    titles:
      "registered art therapist, ATR, ATR-BC, expressive arts therapist, creative arts therapist, drama therapist, dance movement therapist, LCAT, art psychotherapist, expressive therapist, poetry therapist, bibliotherapist, sandplay therapist, remedial art teacher",
    credentials: "ATR-BC, LCAT, REAT",
    tools: "paints and clay, sand tray, masks and puppets",
    skills:
      "art therapy, expressive arts, group facilitation, trauma therapy, dementia activities, drama therapy, sand tray, psychotherapy, treatment planning, hospice care, child therapy",
    duties:
      "art groups with patients, draw and paint feelings, clay work with veterans, art sessions for dementia, sand tray with children, drama games in therapy, studio groups at hospital, talk about the artwork, art for grieving children, document therapy sessions, let people paint what they can't say, help troubled kids with crayons, do crafts with mental patients, help soldiers with clay",
    beside: "Mental health counselor, Art teacher, Activities director",
  },
  {
    name: "Hypnotherapist",
    titles:
      "hypnotist, clinical hypnotherapist, certified hypnotist, consulting hypnotist, medical hypnotherapist, smoking cessation hypnotist, NLP practitioner, hypnosis practitioner, regression therapist, hypnobirthing instructor, neurofeedback practitioner, mesmerist, hypno therapist",
    credentials: "NGH certification, NLP certification",
    tools: "relaxation recordings, neurofeedback system, guided imagery scripts",
    skills:
      "hypnotherapy, smoking cessation, weight loss hypnosis, relaxation techniques, neuro-linguistic programming, phobia treatment, guided imagery, hypnobirthing, self hypnosis training, neurofeedback",
    duties:
      "hypnotize clients, help quit smoking with hypnosis, weight loss hypnosis, ease phobias and flying fears, record relaxation tracks, childbirth hypnosis classes, teach self hypnosis, sleep and stress sessions, past life regression, group hypnosis events, put folks in a trance, help people stop smoking, swing a watch, help someone sleep or lose fear of flying",
    beside: "Mental health counselor",
    context: { hypnotist: "therapy, clients, smoking, weight, relaxation" },
    not: "stage hypnotist, comedy hypnotist",
  },
  {
    name: "Home health aide",
    titles:
      "HHA, certified home health aide, home care aide, home health care worker, home attendant, domiciliary carer, home health caregiver, home care worker, home helper, visiting aide, home care assistant, homecare aide, in-home aide, hospice home aide, private duty CNA, home help, visiting homemaker, home nursing aide, home nursing assistant, home aide",
    credentials: "HHA certification, CNA certification, CPR, driver's license, TB test",
    tools: "Hoyer lift, gait belt, blood pressure cuff, HHAeXchange, wheelchair",
    skills:
      "activities of daily living, bathing and grooming, meal preparation, vital signs, transfers, medication reminders, light housekeeping, catheter care, range of motion exercises, home safety, dementia care, toileting, care notes, errands",
    duties:
      "care for patient at home, bathe clients in their home, help with the shower, change linens, cook simple meals, take blood pressure and pulse, remind about medicines, help with prescribed exercises, empty catheter bags, drive to doctor, clock in at client's home, report to visiting nurse, give baths to people who can't, look after someone home from the hospital, change a bed with someone in it, help folks up and dressed, see that pills get taken, rub sore backs",
    above: "Home care manager",
    step: "Companion",
    beside: "Housekeeper, Medication aide, Direct support professional",
    context: { HHA: "home health, aide, patient, care, clients" },
  },
  {
    name: "Personal care aide",
    titles:
      "caregiver, carer, personal care attendant, PCA, personal care assistant, personal care worker, in-home caregiver, senior caregiver, elder caregiver, elder care worker, care aide, care assistant, resident assistant, resident care aide, assisted living caregiver, care partner, memory care caregiver, private caregiver, dementia caregiver, care worker, old folks helper, care attendant, old people's home attendant, senior sitter, elder aide, old people's carer",
    credentials: "PCA certification, CPR, First aid certification, dementia care certificate, HCA registration",
    tools: "Hoyer lift, gait belt, rolling walker, shower chair, pill organizer",
    skills:
      "elder care, personal care, bathing and grooming, dementia care, meal preparation, transfers, toileting, companionship, medication reminders, light housekeeping, mobility assistance, incontinence care, dementia redirection, errands, fall prevention, Alzheimer's care",
    duties:
      "take care of elderly person, help grandma bathe and dress, look after mom with dementia, help residents to meals, toileting and brief changes, keep wanderers safe, prepare meals, light housework, laundry for residents, walk with seniors, overnight care, care for a parent, assisted living floor shifts, sit with residents at dinner, help someone wash, and eat, get an old man out of his chair, change diapers on grown-ups, spoon soup, look after somebody's mother",
    step: "Companion, Live-in caregiver, Nursing assistant",
    beside: "Home health aide, Direct support professional, Nanny",
    context: {
      PCA: "personal care, home, clients, aide, attendant, seniors",
      caregiver: "senior, elderly, home, dementia, adult, care, bathing, parent, client",
      "resident assistant": "seniors, assisted living, memory care",
      "care partner": "residents, dementia, assisted living",
    },
    not: "pet caregiver, animal caregiver",
  },
  {
    name: "Companion",
    titles:
      "senior companion, elder companion, companion caregiver, lady's companion, paid companion, companion for seniors, elderly companion, friendly visitor, adult sitter, elderly sitter, sitter for seniors, patient sitter, hospital sitter, one to one sitter, senior helper, senior buddy, night sitter, respite sitter, companion sitter, errand companion, companion help, elder sitter, reader to the blind, chaperone, companion housekeeper",
    credentials: "driver's license, CPR, background check",
    tools: "own car, board games, senior tablet",
    skills:
      "companionship, errands, driving seniors, light housekeeping, meal preparation, playing cards, medication reminders, appointment accompaniment, reading aloud, dementia companionship, patient safety watching, pet care, technology help for seniors",
    duties:
      "keep an older person company, play cards and talk, drive to appointments and church, go shopping together, take for walks, read the newspaper aloud, sit with hospital patient, make lunch, watch TV together, give family a break, help with mail and phone, stay overnight, accompany on trips, sit with old folks, be company for a widow, have tea and a chat, play checkers and look at photos, read to a blind man, keep an eye on someone so family can go out",
    beside: "Personal assistant, Live-in caregiver, Housekeeper",
    context: {
      chaperone: "elderly, company, travel, senior",
      companion: "senior, elderly, older adult, lonely, visits, home, companionship",
    },
    not: "companion animal, sober companion, companion planting, companion guide, companion app, companion volume",
  },
  {
    name: "Live-in caregiver",
    titles:
      "live-in aide, live-in carer, 24 hour caregiver, residential caregiver, live-in companion, live-in home health aide, overnight caregiver, 24/7 caregiver, sleep-over aide, weekend live-in, adult foster care provider, adult family home provider, adult foster carer, host home provider, shared living provider, board and care operator, live-in help, live-in attendant, boarding home operator, sleep-in aide, live in help",
    credentials: "HHA certification, CPR, adult foster care license, driver's license",
    tools: "Hoyer lift, baby monitor, pill organizer",
    skills:
      "elder care, personal care, meal preparation, household management, overnight care, dementia care, medication reminders, companionship, bathing and grooming, transfers, driving seniors, laundry, adult foster care",
    duties:
      "live with an elderly client, sleep in client's home, care around the clock, cook all meals, keep house for client, help at night to bathroom, share home with disabled adult, relieve weekend caregiver, drive client to appointments, run small adult family home, manage pills and groceries, move in with someone who can't be alone, stay with grandma day and night, sleep down the hall and get up when she calls, take an old person into my home",
    beside: "Home health aide, Housekeeper, Nanny",
    context: { "residential caregiver": "live-in, elderly, home, adult" },
  },
  {
    name: "Home care manager",
    titles:
      "home care agency manager, home care administrator, home health administrator, home care agency owner, home care scheduler, caregiver scheduler, home care coordinator, home care staffing coordinator, client care coordinator, home care case supervisor, home health agency director, caregiver recruiter, home care supervisor, private duty agency director, home care marketer, hospice community liaison, home help organiser, domiciliary care manager, home care organiser",
    credentials: "home care administrator certificate, RN license, CHCE",
    tools: "WellSky, ClearCare, AxisCare, HHAeXchange",
    skills:
      "home care operations, caregiver scheduling, client intake, caregiver recruiting, supervisory visits, care plans, state licensing compliance, referral marketing, payroll for aides, on-call coverage, client relations, Medicaid waiver programs, electronic visit verification",
    duties:
      "schedule home aides, match caregivers to clients, fill call-outs on weekends, start a home care agency, visit new clients, hire and train caregivers, supervise aides in homes, market to discharge planners, answer the on-call phone, keep agency license, handle client complaints, check visit clock-ins, send helpers to old folks' houses, find someone when an aide calls in sick, see which helper suits which family, run a business of caregivers",
    beside: "Nursing home administrator, Recruiter, Appointment scheduler",
    context: {
      "client care coordinator": "home care, caregivers, aides, seniors",
      "home care supervisor": "aides, caregivers, clients",
    },
  },
  {
    name: "Assisted living director",
    titles:
      "assisted living administrator, assisted living manager, assisted living executive director, senior living executive director, senior living director, memory care director, retirement community manager, resident services director, independent living manager, residential care facility administrator, RCFE administrator, senior housing manager, adult day center director, senior living sales director, move-in coordinator, retirement home manager, sheltered housing warden, old folks home manager, old people's home manager, matron of an old people's home, rest home owner, home for the aged superintendent, retirement home director, rest home manager",
    credentials: "RCFE administrator certificate, CALA, CEAL, CDP, CDAL",
    tools: "Yardi, Eldermark, PointClickCare",
    skills:
      "assisted living operations, memory care, occupancy building, resident relations, state licensing compliance, staff scheduling, family relations, community tours, dining and activities oversight, senior living budgeting, resident assessments, move-in coordination, dementia care, emergency planning",
    duties:
      "run an assisted living home, give tours to families, fill empty apartments, oversee memory care unit, meet with residents and families, keep state license, schedule caregivers, plan move-ins, watch budget and occupancy, resolve resident complaints, manage retirement community, direct adult day center, show families around, see that residents are fed, safe, and happy, keep the rooms full, answer to sons and daughters",
    beside: "Activities director, Property manager, Director of nursing, Home care manager",
    context: {
      "rest home manager": "residents, families, seniors",
      "move-in coordinator": "seniors, assisted living, residents",
    },
  },
  {
    name: "Activities director",
    titles:
      "life enrichment director, life enrichment coordinator, activities coordinator, activity assistant, nursing home activities director, senior recreation director, senior activities leader, resident engagement director, adult day care worker, adult day program aide, activity aide, activity leader, lifestyle director, bingo caller, cruise activity host, social director, entertainment officer, bingo leader, activity lady",
    credentials: "NCCAP, CPR, activity director certification",
    tools: "bingo cage, craft supplies, karaoke machine, activity calendar, activity bus",
    skills:
      "activity planning, senior recreation, dementia activities, crafts, bingo, event planning, volunteer coordination, community outings, chair exercise, music programs, activity calendars, group facilitation, MDS assessments, entertainment booking, intergenerational programs",
    duties:
      "plan fun for residents, call bingo, lead chair exercise, monthly activity calendar, book entertainers, bus trips with seniors, crafts and sing-alongs, holiday parties at nursing home, one on one room visits, recruit volunteers, memory care activities, serve adult day guests, resident council meetings, keep old folks busy and laughing, run bingo and singalongs, cards, and birthday parties, take a busload to lunch",
    beside: "Recreation leader, Event planner, Volunteer coordinator, Companion",
    context: {
      "entertainment officer": "residents, activities, bingo, guests",
      "activities coordinator": "seniors, residents, nursing home, assisted living",
      "lifestyle director": "residents, community, seniors, active adult",
      "activity leader": "seniors, residents, dementia",
      "cruise activity host": "bingo, games, passengers",
    },
  },
  {
    name: "Doula",
    titles:
      "birth doula, postpartum doula, labor coach, birth coach, birth companion, childbirth educator, Lamaze instructor, childbirth instructor, postpartum helper, newborn care specialist, baby nurse, newborn night nurse, monthly nurse, prenatal educator, perinatal educator, night nanny, natural childbirth teacher, natural childbirth instructor, prepared childbirth teacher, NCT teacher",
    credentials: "DONA certification, LCCE, NCS certification, ICEA, CPR",
    tools: "birth ball, rebozo, infant carrier",
    skills:
      "labor support, childbirth education, postpartum support, newborn care, breastfeeding support, birth plans, comfort measures, infant sleep training, overnight newborn care, Lamaze, mother care",
    duties:
      "coach mothers through labor, hold hands during birth, write birth plans, teach Lamaze classes, overnight with newborns, help new parents at home, show baby bathing and swaddling, back rubs in labor, help with feeding baby, on call for birth, sleep schedule for infants, be with a woman while she has her baby, rub a mother's back and breathe with her, help the first weeks home, hold the baby so mom can sleep",
    beside: "Nanny, Lactation consultant, Yoga instructor",
    context: {
      "baby nurse": "newborn, overnight, family, home, postpartum",
      "newborn night nurse": "newborn, overnight",
    },
    not: "death doula, end of life doula",
  },
];
