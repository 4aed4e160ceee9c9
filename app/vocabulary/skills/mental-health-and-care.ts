/** Skills, tools, and certificates of counseling, psychology, clinical social work, addiction work, and care of older people. */
export const MENTAL_HEALTH_AND_CARE_SKILLS = `
LPC: LMHC, LCPC, LPCC, licensed professional counselor license, counseling license, licensed mental health counselor license
NCC: national certified counselor
LMFT: marriage and family therapy license, MFT license, AAMFT
LCSW: LICSW, clinical social work license, LISW, LCSW-R
MSW: master of social work, LMSW license, social work degree
Licensed psychologist: psychology license, PsyD degree, PhD psychology, EPPP
ABPP: board certified psychologist
NCSP: school psychologist license, school psychology certification
CADC: LADC, CASAC, LCDC, addiction counselor certification, substance abuse counselor license, NCAC
SAP qualification: substance abuse professional qualification, DOT SAP
Certified peer specialist certificate: CPRS, recovery coach certification, peer support certification
BCBA: BCaBA, BACB certification, board certified behavior analyst certification
RBT certification: registered behavior technician certificate
EMDR certification: EMDR trained
Gottman certification: Gottman method, Gottman training
Mental health first aid: MHFA
ATR-BC: LCAT, art therapy credential
Home health aide certificate: HHA certification, HHA certificate
PCA certification: personal care aide certificate
Dementia care certificate: CDP, certified dementia practitioner, dementia certification
RCFE administrator certificate: assisted living administrator license, CALA, RCFE certificate
Activity director certification: NCCAP, activity professional certification
Adult foster care license: adult family home license
DONA certification: doula certification, INELDA doula certificate
LCCE: ICEA, childbirth educator certification
Newborn care specialist certification: NCS certification
Psychotherapy: talk therapy, counseling and psychotherapy, individual therapy
Individual counseling: one-on-one counseling, mental health counseling
Cognitive behavioral therapy: CBT therapy, cognitive therapy
Dialectical behavior therapy: DBT
EMDR: eye movement desensitization and reprocessing
Trauma therapy: trauma counseling, PTSD treatment
Trauma informed care
Anxiety treatment: anxiety counseling
Depression treatment: depression counseling
Group therapy: group counseling, therapy groups, process groups
Treatment planning: therapy treatment plans
Diagnostic assessment: DSM-5, diagnostic evaluation, mental health assessment
Crisis intervention: crisis counseling, crisis response
Suicide risk assessment: suicide assessment, safety planning, suicide prevention
Motivational interviewing: MI counseling
Clinical supervision: supervising therapists, supervision of clinicians
Employee assistance counseling: EAP, EAP counseling
Progress notes: therapy notes, SOAP notes
SimplePractice: TherapyNotes, TheraNest, therapy practice software
Couples counseling: couples therapy, marriage counseling, relationship counseling, marital therapy
Family therapy: family counseling, systemic therapy
Play therapy: play therapy with children, sand tray
Psychological testing: psych testing, psychological assessment, psychological evaluations
Neuropsychological assessment: neuropsychological testing, neuropsych testing, cognitive testing
Psychoeducational testing: educational testing for learning disabilities, special education evaluation
WAIS: WISC, Wechsler scales, IQ testing
MMPI: personality testing
Forensic evaluation: court ordered evaluations, competency evaluation
Custody evaluation: child custody evaluation
Dementia testing: memory testing
Autism evaluation: autism testing, ADOS
ADHD evaluation: ADHD testing
Behavior intervention plans: behavior plans, BIP
Functional behavior assessment
Applied behavior analysis: ABA, ABA therapy
Discrete trial training: DTT
Parent training: parent coaching
Autism support: autism care, working with autistic people
Addiction counseling: substance abuse counseling, drug and alcohol counseling, chemical dependency counseling, addiction treatment
Relapse prevention: relapse prevention planning
Twelve step facilitation: 12 step, twelve steps
DUI classes: DUI education, DWI education
Family interventions: addiction interventions
ASAM assessment: ASAM criteria, substance use assessment
Harm reduction: Narcan training, Narcan, naloxone
Peer support: peer counseling, peer recovery support
Recovery coaching: sober coaching
Wellness Recovery Action Plan: WRAP plan
Psychosocial assessment: biopsychosocial assessment
CARF accreditation: CARF
Milieu management: therapeutic milieu
Safe restraint: physical restraint, patient restraints
Grief counseling: bereavement support, bereavement counseling, grief support, grief therapy
Support group facilitation: leading support groups, support groups
Vigil sitting: sitting with the dying, death vigil
Art therapy: expressive arts, expressive arts therapy
Drama therapy: psychodrama
Hypnotherapy: hypnosis, clinical hypnosis
Neuro-linguistic programming: NLP certification
Neurofeedback: neurofeedback system, EEG biofeedback
Relaxation techniques: guided imagery, relaxation training
Elder care: eldercare, senior care, care of the elderly, aged care, caring for seniors
Personal care: personal care assistance, intimate care
Dementia care: Alzheimer's care, memory care, dementia support, caring for people with dementia
Dementia redirection: redirecting residents
Companionship: companion care, keeping company, friendly visiting, sitting with the elderly, sitting with old people, sitting with seniors, visiting seniors, visiting the elderly
Meal preparation: preparing meals, cooking for clients, fixing meals, meal prep
Light housekeeping: light cleaning, light housework
Medication reminders: pill reminders, medication prompting, pill organizer
driving to appointments: transporting seniors, errands and driving
Overnight care: overnight shifts in home, awake overnights
Respite care: respite, caregiver relief
Technology help for seniors: teaching seniors technology, helping with tablets and phones
Caregiver scheduling: aide scheduling, staffing aides
Home care operations: home care management, home care agency operations
Electronic visit verification: EVV, HHAeXchange
WellSky: ClearCare, AxisCare, home care software
Assisted living operations: assisted living management, senior living management
Community tours: senior living tours
Activity planning: planning activities for seniors, resident activities, activity programming, activity calendars
Bingo: calling bingo, bingo cage
Chair exercise: chair yoga, seated exercise, senior exercise
Dementia activities: memory care activities
Labor support: birth support, labor coaching
Childbirth education: childbirth classes, Lamaze, birthing classes
Postpartum support: postpartum doula care, new mother support
Overnight newborn care: night nursing of babies, newborn night care
`;
