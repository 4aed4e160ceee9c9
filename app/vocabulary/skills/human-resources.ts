/** Skills, tools, and certificates of human resources, recruiting, training, and coaching, with their other spellings. */
export const HUMAN_RESOURCES_SKILLS = `
Human resources management: human resources, HR, HR management, HRM, personnel management in HR, personnel administration, personnel, personnel work, ran personnel
HR strategy: people strategy, human capital strategy, strategic HR
HR policies: personnel policies, HR policy writing, people policies
HR compliance: employment compliance, labor law compliance, HR legal compliance
HR audits: personnel file audits, HR compliance audits
HR outsourcing: outsourced HR, PEO services
Interim HR: fractional HR, HR on demand
HR business partnering: HRBP work, business partnering
Employment law: labor law, employment legislation, labor and employment law
Employee relations: staff relations, employee issues
Employee handbooks: staff handbook, handbook writing
Employee records: personnel files, personnel records, employee files
Onboarding: on-boarding, new hire onboarding, employee onboarding, new employee onboarding
New hire orientation: employee orientation, induction, orientation sessions
New hire paperwork: hiring paperwork, new employee forms
I-9 verification: I-9, form I-9, I-9 compliance, right to work checks
E-Verify: EVerify
Background checks for hiring: employment background checks, running background checks
Employment verification: verification of employment, VOE
Job descriptions: writing job descriptions, position descriptions
Exit interviews
Performance management: performance appraisal, performance reviews, appraisals, performance evaluation
Performance improvement plans: performance plans
Progressive discipline: employee discipline, disciplinary process, disciplinary action
Discipline and terminations: terminations, firing, dismissals, separations
Severance notification: layoff notification, RIF, reductions in force, layoffs, redundancies
Workforce planning: manpower planning, headcount planning, staffing planning
People analytics: HR analytics, workforce analytics, talent analytics
Turnover analysis: attrition analysis, retention analysis of staff
Talent management: talent development, talent reviews, managing talent
Leadership development: leadership programs, leader development, management development, supervisory training
Mentoring programs: mentorship programs, setting up mentoring
360 feedback: 360-degree feedback, 360 review, multi-rater feedback
Competency models: competency frameworks
Assessment centers: assessment centres
Recruitment: hiring, staff recruitment, employee recruitment, staffing, personnel selection
Talent acquisition: corporate recruiting
Full-cycle recruiting: full life cycle recruiting, end-to-end recruiting, full desk recruiting, 360 recruiting
Candidate sourcing: sourcing candidates, talent sourcing, sourcing talent, finding candidates
Boolean search: boolean strings, X-ray search
Passive candidates: passive candidate recruiting, approaching passive candidates
Candidate screening: screening candidates, resume screening, screening applicants, phone screens, screening resumes
Behavioral interviewing: interviewing candidates, job interviewing, structured interviewing
Interview scheduling: scheduling interviews
Job postings: posting jobs, job advertising, job ads
Applicant tracking systems: ATS, applicant tracking
Offer negotiation: extending offers, job offers, offer letters
Reference checks: checking references
Job fairs: career fairs, hiring events
Campus recruiting: university recruiting, graduate recruitment
Employer branding
Diversity recruiting: inclusive hiring
Technical recruiting: IT recruiting, tech recruiting, engineering recruitment
Executive search: retained search, headhunting, head hunting, executive recruiting
RPO: recruitment process outsourcing
High volume recruiting: mass hiring, volume hiring
Temporary staffing: temp staffing, temp placement, contingent staffing, contract staffing, light industrial staffing
H-1B visas: work visa sponsorship, work visas, visa sponsorship
Benefits administration: employee benefits, benefits, administering benefits, benefit plans
Open enrollment: annual enrollment, benefits enrollment
COBRA: COBRA administration, COBRA notices
ERISA: ERISA compliance
401(k) plans: 401k, 401(k), 403(b), retirement plan administration for employees
Pension administration: pensions, pension plans, defined benefit plans
ACA reporting: Affordable Care Act reporting, 1095-C
FSA and HSA accounts: flexible spending accounts, health savings accounts
5500 filings: form 5500
Wellness programs: employee wellness, workplace wellness
Compensation planning: compensation, pay planning, remuneration, reward, comp planning, compensation and benefits, C&B
Total rewards strategy: total rewards, total reward
Job evaluation: job grading, position classification, job classification
Salary surveys: pay surveys, compensation surveys, salary benchmarking, market pricing of jobs
Pay structures: salary structures, pay grades, salary bands
FLSA classification: exempt status, wage and hour
Incentive plan design: bonus plans, incentive plans, bonus design
Pay equity analysis: pay equity, equal pay analysis
Hay method: Hay points, Hay system
Equity compensation: stock options, stock plans, RSUs
FMLA: Family and Medical Leave Act, family leave, FMLA administration
Leave of absence: LOA, leave administration, leave management, absence management
ADA accommodations: interactive process, ADA compliance in employment
Short-term disability: STD claims
Long-term disability: LTD
Return to work programs: modified duty programs
Labor relations: industrial relations, union relations
Collective bargaining: union negotiations, labor negotiations, contract bargaining, negotiating with unions
Grievance handling: grievances, grievance procedures, union grievances
Arbitration preparation: labor arbitration
National Labor Relations Act: NLRA, NLRB
Labor contract interpretation: labor agreements, collective bargaining agreements, CBA administration, union contracts
Strike planning: strike contingency planning
Union organizing: labor organizing, organizing workers
Workplace investigations: HR investigations, internal investigations, misconduct investigations, employee investigations
Harassment complaints: harassment investigations, sexual harassment complaints, harassment prevention training
Witness interviewing
EEO compliance: EEO, EEOC, EEO law, equal opportunity
Diversity and inclusion: DEI, diversity equity and inclusion, D&I, diversity, equality and diversity
Unconscious bias training: bias training, implicit bias training, diversity training
Employee resource groups: ERGs, affinity groups
Employee engagement: employee engagement surveys, engagement surveys, staff engagement, morale
Recognition programs: employee recognition, service awards
Workplace conflict resolution: workplace mediation, coworker conflict
Organizational development: organization development, organizational effectiveness
Culture change: organizational culture, company culture, culture transformation
Team building: teambuilding, team development
MBTI: Myers-Briggs, Myers-Briggs Type Indicator
DiSC: DISC assessment, DiSC profile
Hogan assessments: Hogan certification, Hogan
Test validation: selection testing, validating hiring tests, adverse impact analysis
Training delivery: delivering training, conducting training, classroom training, leading training, corporate training, employee training
Learning and development: L&D, training and development, T&D, staff development, workforce training
Training needs analysis: needs assessment for training, TNA, training needs assessment
Train the trainer: training trainers
Classroom facilitation: training facilitation, facilitating workshops
Virtual classroom training: virtual training, webinar training, online training delivery, VILT
Soft skills training: teaching soft skills
Compliance training: mandatory training, regulatory training
Training materials: training manuals, writing training manuals, course materials
Training evaluation: Kirkpatrick model, Kirkpatrick levels
Apprenticeship programs: apprenticeships, apprentice training programs
SAM model: successive approximation model
Storyboarding training
Course development: developing courses, courseware development, curriculum design for companies
Facilitator guides: instructor guides, participant guides
Job aids: quick reference guides
SCORM packages
Microlearning
HRIS: HR information system, human resources information system, HRMS, HCM systems, HR systems, HR software
HR systems implementation: HRIS implementation
HR reporting: HR metrics, HR dashboards
Timekeeping: time keeping for payroll, timecard auditing, time cards, time sheets, timesheets
Time and attendance: attendance tracking, T&A systems
Executive coaching: leadership coaching, CEO coaching, coaching executives, business coaching for leaders
Team coaching: coaching teams
Job search strategy: job search help
Career assessment: aptitude testing for careers
Retirement transition: encore careers, retirement coaching
Outplacement: career transition, career transition services, redundancy support
Employee relocation: relocation services, corporate relocation, staff relocation
Global mobility: expatriate administration, expat management, international assignments
SHRM-CP: SHRM Certified Professional
SHRM-SCP: SHRM Senior Certified Professional
PHR: Professional in Human Resources
SPHR: Senior Professional in Human Resources
aPHR: Associate Professional in Human Resources
GPHR: Global Professional in Human Resources
CIPD: Chartered Institute of Personnel and Development, Chartered MCIPD
Certified Compensation Professional: CCP compensation
Certified Employee Benefit Specialist: CEBS
APTD: Associate Professional in Talent Development
ICF credential: ICF ACC, ICF PCC, ICF MCC, International Coaching Federation, certified coach, ICF certified coach
Certified Executive Coach: executive coach certification
Certified Relocation Professional: CRP
Certified Staffing Professional
Technical Services Certified: TSC
AIRS certification: Certified Internet Recruiter
Certified Leave Management Specialist: CLMS
AWI certificate: AWI-CH, Association of Workplace Investigators
Certified Diversity Professional
Certified Diversity Executive
Prosci certification: Prosci ADKAR
EQ-i certification: EQ-i 2.0
Workday: Workday HCM, Workday HRIS
ADP: ADP Workforce Now, ADP payroll, ADP Run
UKG: UKG Pro, UltiPro, Ultimate Software, UKG Ready
Kronos: UKG Dimensions, Kronos Workforce, UKG Kronos
BambooHR: Bamboo HR
Paycom
Paycor
Paychex: Paychex Flex
Gusto: Gusto payroll
Rippling
Dayforce: Ceridian, Ceridian Dayforce
PeopleSoft: PeopleSoft HCM, Oracle PeopleSoft
SAP SuccessFactors
Oracle HCM: Oracle Cloud HCM, Oracle Fusion HCM
LinkedIn Recruiter
Greenhouse ATS: Greenhouse recruiting
iCIMS
Taleo: Oracle Taleo
Lever ATS: Lever recruiting
Bullhorn: Bullhorn ATS
Indeed job postings: Indeed.com
Dice.com: Dice job board
Vyond: GoAnimate
Docebo
TalentLMS
HR Acuity
Culture Amp
Certified Personnel Consultant
Certified Sourcing Specialist
Certified Career Coach: CPCC, certified professional career coach
Global Mobility Specialist
Global Remuneration Professional
Certified Executive Compensation Professional: CECP
Certified Change Management Professional: CCMP
Workday certification
Workday Recruiting
Jobvite
HackerRank: coding assessments
SeekOut
hireEZ
Avionte
TempWorks
Benefitfocus
Businessolver
Payfactors
MarketPay
CompAnalyst
Radford surveys
Mercer surveys
AbsenceSoft
Kahoot
Lectora
Absorb LMS
Visier
16PF
Blended learning
Bloom's taxonomy
Learning objectives
Skills gap analysis
Job analysis
Resume review: reviewing resumes, resume critiques
Manager coaching: coaching managers, coaching new managers
Union avoidance
Unfair labor practice charges: ULP charges
EEO-1 reporting
Military leave: USERRA
Visa coordination
`;
