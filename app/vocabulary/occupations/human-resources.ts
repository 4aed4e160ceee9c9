import type { OccupationEntry } from "../types.ts";

/** People who hire, pay, train, coach, and counsel employees, and who keep the peace between them and management. */
export const HUMAN_RESOURCES: readonly OccupationEntry[] = [
  {
    name: "Human resources manager",
    titles:
      "HR manager, personnel manager, people operations manager, people ops manager, HR lead, head of HR, HR and payroll manager, HR site manager, plant HR manager, human resource officer, personnel officer, HR officer, interim HR manager, employee services manager, HR supervisor, head of personnel, employment manager, staff controller, establishment officer, welfare officer, personnel man, industrial welfare officer, HR lady, personnel lady",
    credentials: "SHRM-CP, SHRM-SCP, PHR, SPHR, CIPD",
    tools: "Workday, ADP, UKG, BambooHR, Paycom, SAP SuccessFactors, PeopleSoft",
    skills:
      "human resources management, employee relations, HR policies, employment law, performance management, recruitment, benefits administration, employee handbooks, discipline and terminations, HR compliance, workforce planning, onboarding, FMLA, compensation planning, employee investigations",
    duties:
      "run personnel, hear grievances, write the rule book and employee handbook, renew the health plan, see to workers' comp claims, grade jobs, run the personnel department, handle hiring and firing, write the employee handbook, advise managers on discipline, resolve staff complaints, oversee benefits and payroll, manage performance reviews, stay compliant with labor law, plan staffing needs, conduct exit interviews, lead open enrollment, settle workplace conflicts, supervise HR staff, hire people and let them go, listen to workers' troubles, look after the staff",
    below: "Human resources generalist, Human resources assistant",
    above: "Human resources director",
    step: "Human resources consultant, Employee relations specialist, Training manager",
    beside: "Payroll manager, Office manager",
    context: {
      "employment manager": "personnel, employees, staff",
      "welfare officer": "staff, employees, factory, personnel",
    },
  },
  {
    name: "Human resources generalist",
    titles:
      "HR generalist, HR specialist, human resources specialist, HR business partner, HRBP, people partner, HR advisor, HR adviser, personnel specialist, personnel generalist, HR representative, HR associate, people operations specialist, HR analyst, personnel girl, staff officer, works personnel officer",
    credentials: "SHRM-CP, PHR, aPHR, CIPD",
    tools: "Workday, ADP, BambooHR, Gusto, UKG, Paycor",
    skills:
      "onboarding, benefits administration, employee relations, recruitment, HR compliance, FMLA, ADA accommodations, I-9 verification, performance management, HR policies, employee records, exit interviews, workers' compensation claims, job descriptions, unemployment claims",
    duties:
      "answer employee questions, onboard new hires, post jobs and interview, process leave requests, explain benefits, write job descriptions, track I-9 forms, coach managers on policy, run new hire orientation, document discipline, respond to unemployment claims, conduct exit interviews, support a business unit on people matters, help new people settle in, forms and benefits for workers, answer folks who work here",
    below: "Human resources assistant",
    step: "Recruiter, Benefits administrator, Employee relations specialist, Leave administrator",
    beside: "Payroll specialist, Safety officer",
    context: { "staff officer": "personnel, employees", "HR analyst": "HR, employees, policies, benefits, personnel" },
  },
  {
    name: "Human resources assistant",
    titles:
      "HR assistant, HR coordinator, human resources coordinator, personnel assistant, personnel clerk, HR clerk, HR administrator, HR admin, HR administrative assistant, people coordinator, people operations coordinator, human resources clerk, personnel secretary, employment clerk, onboarding coordinator, onboarding specialist, staff records clerk, personnel office girl, personnel typist",
    credentials: "aPHR, SHRM-CP",
    tools: "ADP, BambooHR, Paychex, Excel, E-Verify",
    skills:
      "personnel files, onboarding, I-9 verification, background checks, new hire paperwork, employment verification, HR data entry, interview scheduling, orientation scheduling, HRIS data entry, benefits enrollment forms, employee badges",
    duties:
      "keep personnel files, process new hire paperwork, verify employment, run background checks, schedule interviews and orientations, enter employee changes, prepare offer letters, order drug screens, make ID badges, collect benefit forms, answer HR phone calls, track training records, keep everybody's file, type up job offers, help hire people",
    step: "Recruiting coordinator, Time and attendance clerk, Benefits administrator",
    beside: "Records clerk",
  },
  {
    name: "Human resources director",
    titles:
      "HR director, director of human resources, chief human resources officer, CHRO, chief people officer, VP of human resources, vice president of HR, VP HR, head of people, VP of people, personnel director, director of personnel, fractional CHRO, interim HR director, human resources executive, fractional HR director, director of people and culture, chief personnel officer, staff director, personnel chief, industrial relations director",
    credentials: "SPHR, SHRM-SCP, GPHR, MBA, master's in human resources",
    tools: "Workday, SAP SuccessFactors, Oracle HCM",
    skills:
      "HR strategy, executive compensation, succession planning, organizational design, culture change, labor strategy, mergers and acquisitions HR integration, board compensation committee, workforce planning, employment law, talent strategy, workforce restructuring, HR leadership, HR transformation",
    duties:
      "set the people strategy, advise the CEO on people, lead the HR function, plan reorganizations and layoffs, report to the compensation committee, oversee union strategy, shape company culture, integrate staff after a merger, plan executive succession, build an HR department, lead HR managers across sites, interim head of HR, top people person in a company, decide on layoffs",
    step: "Human resources consultant, Executive coach, Executive recruiter, Organizational development consultant",
    beside: "Employment attorney, Chief of staff",
    context: { "human resources executive": "strategy, director, leadership, officer" },
  },
  {
    name: "Human resources consultant",
    titles:
      "HR consultant, HR contractor, freelance HR, outsourced HR advisor, HR advisory consultant, human capital consultant, people consultant, small business HR consultant, fractional HR, independent HR consultant, HR compliance consultant, HR auditor, HR project consultant, personnel adviser, staff consultant",
    credentials: "SPHR, SHRM-SCP, PHR",
    tools: "Gusto, BambooHR, Rippling, PEO platforms",
    skills:
      "HR audits, HR policies, employee handbooks, employment law, HR compliance, organizational design, HR process improvement, job descriptions, compensation planning, manager training, HR outsourcing, interim HR, employee relations, HR due diligence",
    duties:
      "set up HR for small companies, audit HR practices, rewrite employee handbooks, advise owners on terminations, build pay structures, train supervisors on harassment prevention, help choose an HR system, answer employment questions by phone, write policies and forms, fix compliance problems, cover while HR is vacant, help a small shop that has no personnel office, how to fire someone right",
    step: "Organizational development consultant, Executive coach, Workplace investigator",
    beside: "Management consultant, Employment attorney",
  },
  {
    name: "Recruiter",
    titles:
      "corporate recruiter, talent acquisition specialist, talent acquisition partner, recruitment consultant, recruiting specialist, employment interviewer, in house recruiter, contract recruiter, recruitment officer, resourcing officer, hiring specialist, personnel recruiter, campus recruiter, healthcare recruiter, nurse recruiter, physician recruiter, freelance recruiter, employment officer, labor recruiter, employment office interviewer, placement officer, recruiting man, interviewer of job applicants",
    credentials: "AIRS certification, PHR, SHRM-CP, Certified Personnel Consultant",
    tools:
      "LinkedIn Recruiter, Greenhouse ATS, iCIMS, Taleo, Workday Recruiting, Indeed job postings, Lever ATS, Jobvite",
    skills:
      "full-cycle recruiting, candidate sourcing, candidate screening, behavioral interviewing, job postings, applicant tracking systems, offer negotiation, employer branding, recruitment metrics, hiring manager intake, campus recruiting, job fairs, reference checks, diversity recruiting, talent acquisition",
    duties:
      "post job openings, search for candidates, screen resumes, phone screen applicants, interview candidates, present candidates to managers, extend job offers, attend job fairs, check references, build a candidate pipeline, meet hiring managers, fill open positions, hire seasonal workers, recruit nurses and doctors, find good people for jobs, read stacks of resumes, talk to folks who want a job, interview people for jobs at a company, find people jobs, hire workers at a mill",
    below: "Recruiting coordinator, Talent sourcer",
    above: "Recruiting manager",
    step: "Technical recruiter, Staffing consultant, Executive recruiter, Career coach",
    beside: "Sales development representative, Admissions counselor",
    not: "military recruiter, army recruiter, student recruiter, volunteer recruiter, patient recruiter, navy recruiter, donor recruiter",
    context: {
      "placement officer": "hiring, candidates, vacancies",
      "campus recruiter": "hiring, candidates, interns, graduates, employer",
      "hiring specialist": "candidates, interviews, recruiting",
    },
  },
  {
    name: "Recruiting manager",
    titles:
      "talent acquisition manager, director of talent acquisition, head of talent acquisition, director of recruiting, employment manager, head of recruitment, VP of talent acquisition, head of talent, resourcing manager, recruiting lead, RPO manager",
    credentials: "SHRM-SCP, SPHR, AIRS certification",
    tools: "Greenhouse ATS, iCIMS, LinkedIn Recruiter, Workday Recruiting, Taleo",
    skills:
      "recruitment strategy, recruiter supervision, workforce planning, employer branding, recruitment metrics, agency management, applicant tracking systems, hiring process design, recruitment budgets, interview training, RPO, diversity recruiting",
    duties:
      "lead a team of recruiters, plan hiring for the year, cut time to fill, manage staffing agencies, pick the applicant tracking system, train managers to interview, report hiring numbers, ramp up hiring for a new site, set the recruiting budget, build the employer brand, be in charge of hiring, fill lots of jobs fast",
    step: "Executive recruiter, Talent management manager, Human resources manager",
  },
  {
    name: "Executive recruiter",
    titles:
      "headhunter, head hunter, executive search consultant, executive search recruiter, retained search consultant, search consultant, executive search partner, search firm partner, board search consultant, legal recruiter, nonprofit search consultant, management recruiter, executive search associate, management selection consultant, executive finder, head hunting man",
    credentials: "Certified Personnel Consultant, AESC certificate",
    tools: "LinkedIn Recruiter, Invenias, Bullhorn",
    skills:
      "executive search, retained search, candidate sourcing, cold calling candidates, executive assessment, search strategy, market mapping, reference checks, offer negotiation, client development, passive candidates, board recruitment, confidential searches",
    duties:
      "find executives for clients, run confidential searches, approach passive candidates, map target companies, write position profiles, interview senior leaders, present a short list, check executive references, negotiate pay packages, win new search assignments, recruit board directors, place chief executives, find a new boss for a company, steal good managers away",
    step: "Staffing consultant, Outplacement consultant, Executive coach",
    beside: "Management consultant, Account manager",
    context: {
      "search consultant": "executives, candidates, retained, placement",
      "legal recruiter": "candidates, attorneys, placement, law firms",
    },
  },
  {
    name: "Technical recruiter",
    titles:
      "IT recruiter, tech recruiter, engineering recruiter, technology recruiter, IT recruitment consultant, software recruiter, technical talent partner, technical sourcing recruiter, engineering talent acquisition, computer staff recruiter, programmer recruiter",
    credentials: "AIRS certification",
    tools: "LinkedIn Recruiter, Dice.com, GitHub, Stack Overflow Talent, Greenhouse ATS, Bullhorn, HackerRank",
    skills:
      "technical recruiting, boolean search, candidate sourcing, technical screening, full-cycle recruiting, contract placement, H-1B visas, coding assessments, applicant tracking systems, rate negotiation, IT job markets",
    duties:
      "recruit software developers and engineers, screen programmers, search GitHub and Dice, write boolean strings, arrange coding tests, place contractors, explain tech roles to candidates, negotiate hourly rates, understand technology stacks, sponsor visa candidates, find computer people for companies",
    step: "Talent sourcer, Staffing consultant",
    beside: "Software developer, IT project manager",
  },
  {
    name: "Talent sourcer",
    titles:
      "sourcer, sourcing recruiter, recruiting researcher, candidate researcher, talent sourcing specialist, talent researcher, name researcher, candidate finder",
    credentials: "AIRS certification, Certified Sourcing Specialist",
    tools: "LinkedIn Recruiter, SeekOut, hireEZ, Indeed Resume, ZoomInfo",
    skills:
      "candidate sourcing, boolean search, name generation, talent mapping, cold outreach, passive candidates, resume databases, candidate pipelines, market mapping, X-ray search",
    duties:
      "dig up candidates online, build lists of prospects, message passive candidates, search resume databases, research competitors' staff, generate names for recruiters, keep talent pools warm, write outreach messages, hand leads to recruiters, look online for people who'd fit",
    step: "Recruiting coordinator, Sales development representative",
    context: { sourcer: "candidates, recruiting, talent, resumes, hiring" },
  },
  {
    name: "Recruiting coordinator",
    titles:
      "recruiting assistant, talent acquisition coordinator, interview scheduler, recruitment administrator, hiring coordinator, talent coordinator, candidate experience coordinator, employment coordinator, interview clerk, recruitment clerk, recruitment secretary",
    tools: "Greenhouse ATS, iCIMS, Outlook, Calendly, Checkr",
    skills:
      "interview scheduling, background checks, candidate communication, applicant tracking systems, offer letters, job postings, reference checks, travel arrangements for candidates, hiring event logistics, pre-employment screening",
    duties:
      "schedule interview panels, book candidate travel, send offer letters, order background checks, post openings on job boards, greet interviewees, update the applicant system, set up job fairs, send rejection letters, chase interview feedback, set times for job talks, show applicants to the room",
    step: "Appointment scheduler, Human resources generalist",
    context: { "talent coordinator": "candidates, interviews, hiring, applicants" },
  },
  {
    name: "Staffing consultant",
    titles:
      "staffing specialist, staffing agency recruiter, agency recruiter, temp agency recruiter, employment agency consultant, placement specialist, placement counselor, employment agent, staffing manager, staffing account manager, temp desk manager, temporary staffing consultant, personnel consultant, staffing branch manager, light industrial recruiter, staffing supervisor, employment counselor, temp controller, employment exchange clerk, labor exchange clerk, employment bureau interviewer, manpower agent, employment agency interviewer",
    credentials: "Certified Staffing Professional, Certified Personnel Consultant, TSC",
    tools: "Bullhorn, Avionte, Indeed job postings, TempWorks",
    skills:
      "temporary staffing, job order intake, candidate screening, candidate placement, client development, payrolling temps, high volume recruiting, light industrial staffing, bill rates, staffing sales, candidate matching, on-site staffing management",
    duties:
      "fill temp orders, match workers to assignments, take job orders from clients, interview walk-in applicants, call temps for day shifts, check on workers at client sites, sell staffing services, negotiate bill rates, fill no-shows at short notice, place office and warehouse workers, process weekly timesheets, send temps out to offices, find folks day work",
    step: "Account manager, Employment counselor",
    beside: "Outplacement consultant, Business services sales representative",
    context: {
      "employment exchange clerk": "temp, staffing, agency, recruiter, candidate, timesheets",
      "employment counselor": "agency, temps, placement, job orders, candidates",
      "placement specialist": "temps, candidates, agency, job orders, clients",
      "staffing manager": "temps, candidates, agency, job orders, recruiting",
      "staffing specialist": "temps, candidates, agency, job orders, recruiting",
    },
  },
  {
    name: "Benefits administrator",
    titles:
      "benefits specialist, benefits coordinator, benefits analyst, employee benefits manager, benefits manager, employee benefits specialist, benefits counselor, benefits representative, benefits clerk, health and welfare specialist, open enrollment counselor, benefits enroller, director of benefits, pensions clerk, benefits assistant, insurance clerk, staff benefits clerk, group insurance clerk",
    credentials: "CEBS, Certified Employee Benefit Specialist, SHRM-CP, QKA, QPA",
    tools: "Workday Benefits, ADP, bswift, Benefitfocus, Businessolver",
    skills:
      "benefits administration, open enrollment, COBRA, ERISA, health plans, 401(k) plans, pension administration, HIPAA, FSA and HSA accounts, ACA reporting, carrier billing reconciliation, benefits communication, 5500 filings, vendor management, wellness programs, retirement planning meetings",
    duties:
      "enroll employees in health plans, run open enrollment, explain benefit choices, answer insurance questions, reconcile carrier invoices, send COBRA notices, manage the 401k plan, calculate pension payments, help retirees with benefits, file form 5500, settle claim problems, hold benefits meetings, compare plan renewals, enroll workers one on one, sign people up for health insurance at work",
    above: "Compensation and benefits manager",
    step: "Leave administrator",
    beside: "Payroll specialist, Insurance agent, Financial planner, Actuary",
    context: {
      "insurance clerk": "employees, benefits, enrollment",
      "benefits counselor": "employees, enrollment, health plans, employer",
      "benefits representative": "employees, enrollment, health plans, employer",
      "benefits enroller": "employees, enrollment, employer, HR",
    },
  },
  {
    name: "Compensation analyst",
    titles:
      "compensation specialist, compensation consultant, pay analyst, salary analyst, wage analyst, wage and salary administrator, job evaluation analyst, job analyst, position classification specialist, compensation administrator, reward analyst, reward specialist, total rewards analyst, executive compensation consultant, sales compensation analyst, pay equity analyst, job grading officer, rate setter, salary administrator",
    credentials: "Certified Compensation Professional, CECP, Global Remuneration Professional",
    tools: "Payfactors, MarketPay, Radford surveys, Mercer surveys, Excel, CompAnalyst",
    skills:
      "job evaluation, salary surveys, pay structures, market pricing, FLSA classification, incentive plan design, merit increase planning, pay equity analysis, executive compensation, Hay method, job descriptions, equity compensation, salary benchmarking, commission plans",
    duties:
      "price jobs against the market, take part in salary surveys, build pay grades, evaluate and classify jobs, decide exempt or nonexempt, model merit improvements, design bonus plans, review pay for fairness, write job descriptions, advise on executive pay, plan sales commissions",
    above: "Compensation and benefits manager",
    step: "HRIS analyst, Benefits administrator, Workforce planning analyst",
    beside: "Financial analyst, Payroll specialist, Statistician",
    context: { "rate setter": "wages, pay, jobs", "job analyst": "pay, grades, evaluation, salary, classification" },
  },
  {
    name: "Compensation and benefits manager",
    titles:
      "director of compensation and benefits, total rewards manager, director of total rewards, compensation manager, comp and ben manager, rewards manager, head of reward, VP of total rewards, director of compensation, salary and benefits manager, pay and benefits manager",
    credentials: "Certified Compensation Professional, CEBS, SPHR, Global Remuneration Professional",
    tools: "Workday, SAP SuccessFactors, Mercer surveys",
    skills:
      "total rewards strategy, compensation planning, benefits strategy, executive compensation, plan design, broker and carrier negotiation, incentive plan design, ERISA, pay equity analysis, benefits budgets, merit cycle, stock plans",
    duties:
      "direct pay and benefits programs, choose health insurance carriers, negotiate plan renewals, run the annual merit cycle, design executive pay plans, keep benefit costs down, oversee retirement plans, report to the compensation committee, harmonize pay after acquisitions, supervise analysts, be over pay and insurance for the whole company",
    step: "Human resources director, Employee benefits consultant",
    beside: "Actuary, Payroll manager",
  },
  {
    name: "Leave administrator",
    titles:
      "leave of absence specialist, leave specialist, FMLA administrator, FMLA coordinator, absence management specialist, disability leave coordinator, leave coordinator, LOA specialist, absence manager, return to work coordinator, accommodations specialist, ADA coordinator, sick leave clerk, absence clerk",
    credentials: "CLMS, Certified Leave Management Specialist, PHR, CPDM",
    tools: "AbsenceSoft, Workday, Sedgwick portal, FMLASource",
    skills:
      "FMLA, leave of absence, ADA accommodations, short-term disability, interactive process, return to work programs, state leave laws, absence tracking, medical certifications, workers' compensation claims, military leave, accommodation requests",
    duties:
      "process medical leave requests, track FMLA hours, send leave notices, review doctors' certifications, coordinate short-term disability, arrange workplace accommodations, plan returns to work, explain leave rights, handle maternity leave, work with the disability carrier, folks who are off sick or having a baby, back to work after an operation",
    step: "Life and disability claims examiner, Workers' compensation claims adjuster, Employee relations specialist",
    beside: "Vocational rehabilitation counselor, Occupational health nurse",
    context: {
      "ADA coordinator": "leave, accommodation, employees, disability",
      "return to work coordinator": "leave, disability, FMLA, accommodation, employees",
    },
  },
  {
    name: "Labor relations specialist",
    titles:
      "labor relations manager, labor relations director, industrial relations manager, industrial relations officer, labor negotiator, union negotiator, collective bargaining negotiator, labor relations representative, labor relations consultant, labor union representative, union representative, shop steward, grievance representative, grievance handler, union business representative, union business agent, chief labor negotiator, union man, walking delegate, labor man, business agent, union rep, union official, conciliation man, works convenor, father of the chapel, trade union official, convener",
    credentials: "labor relations degree, SPHR, labor arbitration panel membership",
    tools: "contract costing models, grievance tracking software",
    skills:
      "collective bargaining, grievance handling, contract negotiation with unions, arbitration preparation, National Labor Relations Act, labor agreements, union avoidance, strike planning, past practice research, labor contract interpretation, unfair labor practice charges, union organizing, workplace mediation, wage proposals",
    duties:
      "negotiate union contracts, sit at the bargaining table, answer grievances, interpret the labor agreement, prepare for arbitration, meet with shop stewards, cost out wage proposals, plan for strikes, represent members in discipline, organize workers, advise supervisors on the contract, settle disputes with the union, stand up for the workers, grievances on the shop floor",
    step: "Arbitrator, Mediator",
    beside: "Employee relations specialist, Human resources manager",
    context: {
      "business agent": "union, local, members",
      convener: "union, works, shop",
      "union representative": "grievances, contract, bargaining, members, labor",
    },
  },
  {
    name: "Employee relations specialist",
    titles:
      "employee relations manager, employee relations consultant, employee relations advisor, employee relations representative, staff relations officer, employee engagement manager, employee engagement specialist, employee advocate, employee experience manager, staff welfare officer, works welfare officer, personnel counselor",
    credentials: "PHR, SPHR, SHRM-CP, AWI certificate",
    tools: "HR Acuity, Workday, Qualtrics, Culture Amp",
    skills:
      "employee relations, workplace conflict resolution, disciplinary process, performance improvement plans, policy interpretation, employee engagement surveys, workplace investigations, progressive discipline, exit interviews, grievance procedures, manager coaching, recognition programs, termination reviews",
    duties:
      "listen to employee complaints, settle conflicts between coworkers, advise managers on discipline, review terminations, write performance improvement plans, interpret company policy, run engagement surveys, plan recognition programs, look into misconduct, improve morale, document employee issues, settle squabbles at work, listen when someone's treated badly",
    step: "Workplace investigator, Diversity and inclusion specialist",
    beside: "Mediator",
  },
  {
    name: "Workplace investigator",
    titles:
      "HR investigator, workplace investigations consultant, harassment investigator, EEO investigator, employee misconduct investigator, Title IX investigator, discrimination complaint investigator, external workplace investigator",
    credentials: "AWI-CH, AWI certificate, private investigator license, law degree",
    tools: "HR Acuity, Case IQ, digital recorder",
    skills:
      "workplace investigations, witness interviewing, harassment complaints, discrimination complaints, evidence review, credibility assessment, investigation reports, EEO law, Title IX, confidentiality, whistleblower complaints, fact finding",
    duties:
      "investigate harassment complaints, interview witnesses and the accused, gather e-mails and evidence, judge credibility, write findings reports, look into discrimination charges, handle whistleblower reports, stay neutral between parties, testify about findings, investigate bullying at work, he said she said",
    step: "Mediator, Private investigator, Complaints handler",
    beside: "Employment attorney, Forensic accountant",
    context: {
      "EEO investigator": "employer, HR, harassment, witnesses, workplace",
      "Title IX investigator": "campus, harassment, witnesses, findings",
      "harassment investigator": "employer, HR, witnesses, workplace",
    },
  },
  {
    name: "Diversity and inclusion specialist",
    titles:
      "DEI consultant, diversity manager, diversity officer, chief diversity officer, DEI manager, EEO officer, EEO specialist, equal opportunity officer, affirmative action officer, affirmative action specialist, inclusion manager, diversity trainer, equality and diversity officer, diversity equity and inclusion director, unconscious bias trainer, age inclusion consultant, race relations adviser",
    credentials: "Certified Diversity Professional, Certified Diversity Executive, SHRM inclusive workplace credential",
    tools: "affirmative action plan software, Qualtrics, EEO-1 filing portal",
    skills:
      "diversity and inclusion, EEO compliance, affirmative action plans, unconscious bias training, EEO-1 reporting, OFCCP audits, inclusive hiring, employee resource groups, cultural competence, discrimination complaints, pay equity analysis, supplier diversity",
    duties:
      "write affirmative action plans, train staff on bias, file EEO reports, prepare for OFCCP audits, set up employee resource groups, widen recruiting pools, review discrimination complaints, measure workforce diversity, advise leaders on inclusion, plan heritage month events, promote older workers' inclusion, give everybody a fair chance at work, no matter what color or age",
    beside: "Civil rights investigator, Compliance officer, Training and development specialist",
    context: {
      "race relations adviser": "workplace, employees",
      "EEO officer": "diversity, inclusion, affirmative action, employer",
      "affirmative action officer": "diversity, inclusion, employer, hiring",
      "EEO specialist": "diversity, inclusion, affirmative action, employer",
    },
  },
  {
    name: "Training and development specialist",
    titles:
      "corporate trainer, training specialist, learning and development specialist, L&D specialist, staff trainer, training consultant, training facilitator, workshop facilitator, training coordinator, soft skills trainer, leadership trainer, industrial trainer, employee trainer, training officer, learning consultant, on the job trainer, technical trainer, software trainer, staff development specialist, freelance trainer, works training officer, staff instructor, apprentice supervisor",
    credentials: "CPTD, CPLP, APTD, train the trainer certificate, Certified Professional in Talent Development",
    tools: "PowerPoint, Cornerstone OnDemand, Zoom, Kahoot, Docebo, flip charts",
    skills:
      "training delivery, classroom facilitation, training needs analysis, adult learning, train the trainer, workshop design, virtual classroom training, training materials, new hire orientation, leadership development, training evaluation, Kirkpatrick model, soft skills training, compliance training, software training",
    duties:
      "teach classes to employees, lead workshops, train new hires, run orientation sessions, find out training needs, write training manuals, train supervisors, lead webinars, measure training results, schedule training sessions, teach staff a new software system, coach on presentation skills, pass on know-how to younger staff, show new people how we do it, teach grown ups at work, slides and flip charts",
    above: "Training manager",
    step: "Corporate instructional designer, Sales trainer, Executive coach",
    beside: "Career coach, Learning management system administrator",
    context: {
      "technical trainer": "classes, employees, workshop, training materials, training needs",
      "workshop facilitator": "employees, training, adult learning, company",
      "software trainer": "employees, classes, company, workshop, training",
    },
  },
  {
    name: "Training manager",
    titles:
      "training director, learning and development manager, L&D manager, director of training, director of learning and development, chief learning officer, CLO, head of learning, staff development manager, training supervisor, corporate university dean, learning manager, training and development manager, chief training officer, training superintendent, head of training, staff training manager",
    credentials: "CPTD, CPLP, SPHR",
    tools: "Cornerstone OnDemand, SAP SuccessFactors Learning, Docebo, Workday Learning",
    skills:
      "learning strategy, training budgets, curriculum planning, leadership development, LMS administration, training needs analysis, vendor selection, training evaluation, trainer supervision, compliance training, corporate university, apprenticeship programs",
    duties:
      "run the training department, plan the training calendar, manage trainers, set the training budget, choose course vendors, build a leadership program, track required training, report training results, set up an apprenticeship program, oversee the learning system, be over all the classes at work, see that folks learn their jobs",
    below: "Corporate instructional designer",
    step: "Organizational development consultant, Talent management manager",
    context: { CLO: "learning, training, development, officer" },
  },
  {
    name: "Corporate instructional designer",
    titles:
      "instructional designer, corporate curriculum developer, training designer, training course developer, course developer, training materials writer, instructional design consultant, training program developer, training curriculum designer, corporate learning designer, sales training designer, technical training developer, training writer, training film writer",
    credentials: "CPTD, instructional design certificate, master's in instructional design",
    tools: "Articulate Storyline, Articulate Rise, Adobe Captivate, Camtasia, Moodle, Canvas LMS, Vyond",
    skills:
      "instructional design, ADDIE, storyboarding, learning objectives, course development, adult learning, Bloom's taxonomy, subject matter expert interviews, blended learning, assessment design, facilitator guides, job aids, Kirkpatrick model, SAM model, scriptwriting for training",
    duties:
      "design training courses, write learning objectives, storyboard lessons, interview subject matter experts, write facilitator guides, create job aids, turn manuals into courses, write quiz questions, plan blended learning, pilot and revise courses, convert classroom training to online, write lessons for workers, make how to films for the company",
    step: "Learning management system administrator, Curriculum developer, Technical writer, Instructional designer",
    beside: "Graphic designer, Adjunct professor, Videographer",
    context: {
      "instructional designer": "corporate, employees, training, workplace, company",
      "course developer": "corporate, employees, training, workplace",
    },
  },
  {
    name: "Learning management system administrator",
    titles:
      "LMS administrator, LMS specialist, LMS manager, elearning specialist, online learning developer, digital learning developer, multimedia training developer, computer based training developer, CBT developer, online training developer, learning systems administrator, Cornerstone administrator, e-learning administrator, training systems administrator, training records clerk, course administrator",
    credentials: "Articulate certification, ATD e-learning certificate",
    tools:
      "Articulate Storyline, Adobe Captivate, Camtasia, Moodle, Cornerstone OnDemand, Vyond, Lectora, TalentLMS, Absorb LMS",
    skills:
      "e-learning development, SCORM, LMS administration, interactive modules, screen recording, voice-over editing, xAPI, section 508 accessibility, microlearning, training simulations, course publishing, video editing for training, quiz building",
    duties:
      "build online courses, record screen tutorials, publish SCORM packages, load courses into the LMS, add narration and quizzes, make interactive modules, enroll learners, troubleshoot course playback, run completion reports, animate training videos, make courses accessible, sign folks up for classes at work, keep track of who passed",
    beside: "Web developer, Video editor",
    context: {
      "course administrator": "training, online, staff",
      "LMS specialist": "courses, learning, training, enrollments, employees",
    },
  },
  {
    name: "HRIS analyst",
    titles:
      "HRIS specialist, HRIS manager, HRIS administrator, HRIS consultant, Workday analyst, Workday consultant, HR systems analyst, HR systems manager, human resources information systems analyst, HCM analyst, HCM consultant, PeopleSoft HR analyst, SuccessFactors consultant, HR technology consultant, HR data analyst, UKG administrator, HR reporting analyst, personnel systems analyst, personnel computer man",
    credentials: "Workday certification, HRIP, SAP SuccessFactors certification",
    tools: "Workday, PeopleSoft HCM, SAP SuccessFactors, UKG Pro, Oracle HCM, ADP Workforce Now, Kronos, Dayforce",
    skills:
      "HRIS, HR systems implementation, HR reporting, HR data audits, employee data conversion, Workday configuration, system testing, HR process mapping, security roles, HR dashboards, payroll interfaces, open enrollment configuration, employee self-service",
    duties:
      "maintain the HR system, build employee reports, load employee data, test system upgrades, configure Workday, fix payroll interface errors, set up self-service, convert old HR data, train HR staff on the system, audit data accuracy, implement a new HR system, keep the staff computer system going",
    step: "Payroll specialist, Workforce planning analyst",
    beside: "Systems analyst, Database administrator",
    context: { "Workday consultant": "HR, HCM, payroll, employees, configuration" },
  },
  {
    name: "Workforce planning analyst",
    titles:
      "people analytics analyst, HR analytics specialist, people analytics manager, workforce planner, headcount analyst, manpower planner, manpower planning analyst, talent analytics consultant, HR metrics analyst, manpower planning officer",
    tools: "Tableau, Power BI, Visier, Excel, R statistics",
    skills:
      "workforce planning, people analytics, headcount forecasting, turnover analysis, HR dashboards, retirement forecasting, skills gap analysis, labor market analysis, survey analysis, workforce modeling",
    duties:
      "forecast staffing needs, analyze turnover, predict retirements, build HR dashboards, track headcount against budget, find skill gaps, study labor supply, present workforce trends, model staffing scenarios, how many workers will we need next year",
    beside: "Data analyst, Financial analyst",
    context: { "workforce planner": "headcount, turnover, HR, staffing needs, retirements" },
  },
  {
    name: "Talent management manager",
    titles:
      "talent development manager, director of talent management, succession planning manager, leadership development manager, talent management consultant, talent development specialist, performance management specialist, knowledge transfer consultant, director of talent development, head of talent management, talent manager, management development officer, staff development officer",
    credentials: "CPTD, Hogan certification, SHRM-SCP",
    tools: "SAP SuccessFactors, Cornerstone OnDemand, Hogan assessments, 9-box grid",
    skills:
      "talent management, succession planning, leadership development, performance management, high potential programs, 360 feedback, mentoring programs, competency models, talent reviews, knowledge transfer, career pathing, assessment centers",
    duties:
      "plan who succeeds leaders, run talent reviews, design leadership programs, set up mentoring programs, launch 360 feedback, map career paths, capture retiring experts' knowledge, revise performance appraisal, develop high potential staff, define competencies, pick tomorrow's bosses, help people move up",
    step: "Organizational development consultant, Executive coach",
    context: { "talent manager": "succession, leadership, employees, performance, HR" },
  },
  {
    name: "Organizational development consultant",
    titles:
      "OD consultant, organization development consultant, organizational effectiveness consultant, culture consultant, team building facilitator, team building consultant, organizational design consultant, OD specialist, organizational development manager, OD practitioner, organizational transformation consultant, team facilitator, change man, efficiency expert",
    credentials: "Prosci certification, CCMP, MBTI certification, master's in organizational development",
    tools: "Prosci ADKAR, MBTI, DiSC, Miro, Qualtrics",
    skills:
      "organizational development, change management, organizational design, team building, group facilitation, culture assessment, strategic planning facilitation, employee surveys, MBTI, DiSC, stakeholder analysis, intervention design, large group facilitation, process consultation, leadership alignment",
    duties:
      "guide companies through change, facilitate retreats, run team building sessions, redesign the organization, assess company culture, interview staff about problems, plan change communication, lead strategic planning days, mend broken teams, coach leaders through change, survey employees, help a company change its ways, get people to pull together",
    step: "Executive coach",
    beside: "Industrial-organizational psychologist, Training and development specialist, Mediator",
    not: "IT change manager",
    context: { "change man": "organization, teams", "efficiency expert": "organization, teams, change" },
  },
  {
    name: "Industrial-organizational psychologist",
    titles:
      "industrial psychologist, organizational psychologist, I/O psychologist, work psychologist, occupational psychologist, business psychologist, personnel psychologist, vocational psychologist, aptitude tester",
    credentials: "PhD in industrial psychology, psychologist license, SIOP membership",
    tools: "Hogan assessments, SPSS, 16PF, R statistics",
    skills:
      "test validation, selection testing, job analysis, psychometrics, executive assessment, employee surveys, competency models, adverse impact analysis, assessment centers, work motivation, leadership assessment, survey design",
    duties:
      "validate hiring tests, assess executives for promotion, analyze jobs, design selection systems, study employee attitudes, run assessment centers, check tests for adverse impact, research work motivation, advise on team dynamics, testify on hiring tests, tests for job seekers, why folks like or hate their work",
    step: "Executive coach, Adjunct professor",
    beside: "Market research analyst, Statistician, Clinical psychologist",
  },
  {
    name: "Executive coach",
    titles:
      "leadership coach, management coach, CEO coach, executive mentor, leadership advisor, professional coach, ICF coach, team coach, executive development coach, executive coaching consultant, CEO peer group chair, coach for executives, C-suite coach, presidents' coach",
    credentials: "ICF ACC, ICF PCC, ICF MCC, Certified Executive Coach, Hogan certification, EQ-i certification",
    tools: "MBTI, DiSC, Hogan assessments, 360 surveys, Zoom, EQ-i 2.0",
    skills:
      "executive coaching, leadership coaching, 360 feedback, emotional intelligence, goal setting with leaders, leadership development, active listening, business mentoring, team coaching, powerful questions, executive presence, new leader transitions, peer advisory groups",
    duties:
      "coach executives one on one, help leaders grow, debrief 360 feedback, mentor small business owners, sound out tough decisions, prepare managers for promotion, coach new managers, run peer advisory groups, improve a leader's communication, hold leaders accountable, share lessons from a career in management, help a boss be a better boss, somebody to talk to at the top",
    step: "Career coach, Management consultant",
    beside: "Board director, Clinical psychologist",
  },
  {
    name: "Career coach",
    titles:
      "career counselor, career advisor, career adviser, careers officer, career services advisor, career consultant, career transition coach, career transition consultant, job search coach, interview coach, career guidance counselor, retirement transition coach, career management consultant, career strategist, encore career coach, linkedin profile coach, job hunting coach, career change coach, second career coach, vocational guidance officer, resume lady, vocational adviser, job finding coach, job club leader, youth employment officer",
    credentials: "NCDA CCC, GCDF, CPCC, Certified Career Coach, MBTI certification",
    tools: "LinkedIn, O*NET, Strong Interest Inventory, MBTI, Big Interview",
    skills:
      "career coaching, job search strategy, interview coaching, career assessment, resume review, LinkedIn profiles, networking strategy, salary negotiation coaching, mock interviews, career exploration, retirement transition, career change, Strong Interest Inventory",
    duties:
      "help people find work, coach for job interviews, review resumes, plan a career change, give interest inventories, run job search workshops, practice mock interviews, polish LinkedIn profiles, advise laid-off workers, guide midlife career changers, talk through retirement options, teach networking, help folks find a new line of work, fix up a resume, what could I do after sixty",
    step: "Outplacement consultant, Vocational rehabilitation counselor",
    beside: "Financial counselor",
    context: {
      "youth employment officer": "career, resume, linkedin, profile, interview, transition",
      "career services advisor": "job search, resumes, interviews, employers",
    },
  },
  {
    name: "Outplacement consultant",
    titles:
      "outplacement counselor, outplacement coach, outplacement specialist, transition consultant, career transition specialist, redundancy counsellor, layoff support consultant, reemployment specialist, outplacement manager, redundancy adviser, resettlement officer",
    credentials: "Certified Career Coach, GCDF",
    tools: "LinkedIn, Zoom, job boards",
    skills:
      "outplacement, career transition, job search strategy, layoff notification support, resume review, interview coaching, severance notification, grief and change counseling, workshop facilitation, networking strategy",
    duties:
      "help laid-off employees, support notification meetings, run job search workshops for displaced workers, meet people on layoff day, coach clients to new jobs, brief managers before layoffs, write resumes with clients, advise on severance decisions, report reemployment results, help folks who got laid off, get someone back on their feet after losing a job",
    step: "Human resources consultant",
    beside: "Social worker",
    context: {
      "transition consultant": "layoff, career, job search, severance",
      "career transition specialist": "layoff, job search, outplacement",
    },
  },
  {
    name: "Employee relocation specialist",
    titles:
      "relocation specialist, relocation consultant, relocation manager, relocation coordinator, global mobility specialist, global mobility manager, corporate relocation counselor, expatriate services specialist, international assignment manager, employee relocation counselor, destination consultant, destination services consultant, transfer clerk, relocation officer",
    credentials: "CRP, Certified Relocation Professional, Global Mobility Specialist",
    tools: "Topia, Equus relocation software, relocation policy software",
    skills:
      "employee relocation, global mobility, expatriate administration, home sale programs, household goods moves, visa coordination, cost of living allowances, area tours, temporary housing, relocation policy, repatriation, lump sum packages",
    duties:
      "move employees to new cities, arrange household goods shipments, give area tours to newcomers, find temporary housing, coordinate work visas, explain relocation benefits, manage expatriate assignments, help families find schools, track moving costs, settle newcomers in, help a new hire move to town, find a house and schools for newcomers",
    beside: "Real estate agent, Immigration specialist, Travel agent",
    context: {
      "transfer clerk": "employees, moves, housing",
      "relocation specialist": "employees, corporate, expatriate, assignment",
    },
  },
  {
    name: "Time and attendance clerk",
    titles:
      "timekeeper, time clerk, timekeeping specialist, time and attendance administrator, time and attendance specialist, attendance clerk, timecard clerk, Kronos administrator, construction timekeeper, payroll timekeeper, hours clerk, time keeper, timekeeper clerk, clocking clerk, gate timekeeper, time office clerk, time card clerk",
    tools: "Kronos, UKG Dimensions, time clock, ADP eTIME, Excel",
    skills:
      "timekeeping, time and attendance, timecard auditing, overtime tracking, shift records, union pay rules, attendance points, labor distribution, per diem records, absence tracking",
    duties:
      "collect and check time cards, fix missed punches, total hours for payroll, track overtime and absences, record crew hours by job code, enter shift differentials, post attendance points, answer timecard questions, send hours to payroll, punch cards and time clocks, who came late, add up workers' hours",
    step: "Payroll specialist, Data entry clerk",
    beside: "Records clerk",
    not: "sports timekeeper, swim meet timekeeper",
    context: {
      timekeeper: "payroll, hours, timecards, attendance, crew",
      "attendance clerk": "payroll, hours, timecards, employees, overtime",
    },
  },
];
