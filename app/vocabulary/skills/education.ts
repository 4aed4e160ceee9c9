/** What teachers, tutors, coaches, and classroom aides name as skills, teaching tools, and certificates, with other spellings. */
export const EDUCATION_SKILLS = `
Teaching: classroom teaching, school teaching, instruction of students
Lesson planning: planning lessons, unit planning
Classroom management: behavior management in class, managing a classroom, class control
Differentiated instruction: differentiation, tailored instruction
Grading: grading papers, marking papers, gradebook
Parent conferences: parent teacher conferences, parents evening
Student assessment: assessing students, formative assessment, summative assessment
Curriculum standards: state standards, Common Core, Common Core standards
Direct instruction: explicit instruction
Cooperative learning: group work in class
Individualized education programs: IEP, IEPs, individualized education plan
504 plans: Section 504, 504 accommodations
Accommodations and modifications: classroom accommodations, adapted lessons
Autism spectrum support: teaching autistic children, ASD support
Learning disabilities: specific learning disability
Co-teaching: inclusion teaching, push-in teaching
Progress monitoring: tracking student progress
Transition planning: secondary transition
IDEA compliance: IDEA, Individuals with Disabilities Education Act
Orton-Gillingham: OG reading, Orton Gillingham method
Wilson Reading System: Wilson Reading, Wilson Fundations
Barton: Barton Reading and Spelling
Dyslexia instruction: teaching dyslexic students, dyslexia remediation
Phonics: phonics instruction, letter sounds
Phonemic awareness: phonological awareness
Science of reading: structured literacy
Guided reading: small group reading
Reading intervention: remedial reading, literacy intervention, Title I reading
Reading comprehension: comprehension strategies
Running records: reading records
Response to intervention: RTI, MTSS, multi-tiered system of supports
Literacy centers: learning centers
Early numeracy: early math, number sense
Handwriting: cursive
Early childhood development: early childhood education, ECE, child development
Play-based learning: learning through play
Circle time: morning meeting
Potty training: toilet training
Behavior guidance: positive guidance, guiding young children
Creative Curriculum
HighScope: High Scope
Montessori method: Montessori, Montessori education
Waldorf education: Steiner education
Adolescent development: middle school students
Advanced placement courses: advanced placement, AP courses, AP classes
International Baccalaureate: IB Diploma, IB program
Exam preparation: preparing for exams, exam review
College recommendation letters: recommendation letters
Algebra: algebra 1, algebra 2
Geometry
Calculus: AP Calculus, calc
Trigonometry: trig
Math intervention: remedial math, math remediation
Math word problems: word problems
Graphing calculators: TI-84, TI-83
Biology: life science
Chemistry: AP Chemistry
Physics: AP Physics
Earth science: geology for schools
Inquiry-based learning: inquiry learning, project-based learning, PBL
NGSS: Next Generation Science Standards
STEM education: STEM, STEAM
Lab demonstrations: science demonstrations
Literature: American literature, British literature, world literature
Literary analysis: close reading
Essay writing: academic writing, writing essays
Research papers: term papers
Debate coaching: speech and debate, forensics coaching
American history: US history, United States history
World history: European history
Civics: government class, citizenship education
Geography: world geography
Document-based questions: DBQ, DBQs
Model United Nations: Model UN, MUN
English as a second language: ESL, ESOL, ELL, EFL, ENL, English language learners, teaching English to foreigners
English conversation practice: conversational English
Pronunciation instruction
Sheltered instruction: SIOP, sheltered English instruction
TOEFL preparation: TOEFL, TOEFL prep, IELTS preparation
WIDA: WIDA ACCESS testing, WIDA ACCESS
Citizenship test preparation: civics test, naturalization test preparation, citizenship classes
Workplace English: business English
Spanish instruction: teaching Spanish, Spanish lessons
French instruction: teaching French, French lessons
German instruction: teaching German
Mandarin instruction: teaching Chinese, Chinese lessons
Hebrew instruction: teaching Hebrew, Hebrew lessons
Foreign language grammar: verb conjugation
Immersion teaching: language immersion
Sign language instruction: teaching ASL
ACTFL OPI: ACTFL standards, oral proficiency interview
Choral conducting: choir conducting, chorus directing
Band directing: conducting band, marching band
Orff method: Orff Schulwerk, Orff certification
Kodaly method: Kodaly, Kodaly certification
Suzuki method: Suzuki certification
Sight reading: sight singing, reading sheet music
Piano instruction: piano lessons, teaching piano
Guitar instruction: guitar lessons, teaching guitar
Voice lessons: singing lessons, vocal instruction
Violin instruction: violin lessons, strings instruction
Recital preparation: student recitals
Drawing instruction: teaching drawing
Painting instruction: teaching painting
Watercolor instruction: watercolor classes
Ceramics instruction: pottery classes
Physical fitness instruction: teaching gym, physical education
Adapted physical education: APE, adaptive PE, CAPE
Team sports instruction: teaching sports
Career and technical education: CTE, vocational education, vo-tech
Competency-based training: CBT training
Welding instruction: teaching welding
Cooking instruction: cooking classes, teaching cooking
Keyboarding instruction: teaching typing, touch typing instruction
Digital literacy: computer literacy for beginners
Computer basics instruction: teaching computer basics, computer classes for seniors
Smartphone and tablet instruction: teaching smartphones, iPad lessons
Educational technology: ed tech, edtech, classroom technology
Coding instruction: teaching kids to code
Acting instruction: acting classes, teaching acting
Play production: school plays, putting on plays
Small group instruction: working with small groups, pull-out groups
Student supervision: supervising students, supervising pupils
Behavior redirection: redirecting behavior
One-on-one student support: shadowing a student, one-to-one support
De-escalation: calming upset people, crisis de-escalation, verbal de-escalation
Visual schedules: picture schedules
Inclusion support: mainstreaming
One-on-one tutoring: private tutoring, individual tutoring, one to one tutoring
Online tutoring: virtual tutoring, remote tutoring, tutoring over Zoom
Homework help: homework assistance, homework support
Study skills: study habits, study strategies
Executive function coaching: executive functioning, organization skills for students
Homeschool instruction: homeschooling, home education
Adult literacy: teaching adults to read
SAT preparation: SAT prep, SAT
ACT preparation: ACT prep
LSAT preparation: LSAT prep, LSAT
MCAT preparation: MCAT prep, MCAT
GRE preparation: GRE prep, GRE
GMAT preparation: GMAT prep, GMAT
Test-taking strategies: test strategies, test-taking skills
College lecturing: college teaching, university teaching, lecturing
Academic research: scholarly research, university research
Thesis advising: dissertation advising, doctoral supervision, thesis supervision
Syllabus design: course syllabus, writing a syllabus
Scholarly publishing: academic publishing, journal articles
Manuscript review: refereeing papers, academic peer review
Online course teaching: teaching online, distance learning, online instruction
Accreditation self-study: college accreditation
Adult basic education: ABE, basic skills for adults
Andragogy: adult learning, teaching adults
GED preparation: GED prep, GED, high school equivalency, HSE, HiSET preparation, HiSET
TABE: TABE testing, Test of Adult Basic Education
CASAS: CASAS testing
Workshop facilitation: leading workshops, running workshops
Adult enrichment classes: community education, lifelong learning, continuing education classes
Lecture series: guest lectures, giving talks
Chess instruction: teaching chess
Bridge instruction: teaching bridge
Athlete development: coaching athletes, player development
Practice planning: running practices, planning practices
Game strategy: game planning
Youth sports: Little League, kids' sports
Tennis instruction: tennis lessons, teaching tennis
Pickleball instruction: pickleball lessons, teaching pickleball
Golf instruction: golf lessons, teaching golf
Club fitting: golf club fitting
Ski instruction: ski lessons, teaching skiing
Snowboard instruction: snowboard lessons
Ice skating instruction: skating lessons
Sports officiating: refereeing, officiating
Umpiring: calling balls and strikes
Scorekeeping: keeping score
Swim instruction: swim lessons, swimming lessons, teaching swimming
Water safety: water safety instruction
Water aerobics: aqua aerobics, aquacise, water exercise
Behind-the-wheel instruction: driving lessons, in-car driving instruction
Driver education: driver's ed, drivers ed
Motorcycle safety training: motorcycle rider training
Road test preparation: preparing for the driving test
Teaching license: teacher certification, teaching certificate, teaching credential, state teaching license, certified to teach
Bachelor of education: BEd, bachelor's in education
Master of education: MEd, master's in education, MAT
Praxis: Praxis exam, Praxis II
National Board Certification: NBCT, National Board Certified Teacher
QTS: Qualified Teacher Status
PGCE: Postgraduate Certificate in Education
CDA: Child Development Associate
TESOL certificate: TESOL
TEFL certificate: TEFL
CELTA: Certificate in English Language Teaching to Adults
ESL endorsement: ESOL endorsement, ELL endorsement
Bilingual endorsement: bilingual certification
Special education certification: SPED certification, special education license, special education credential
Orton-Gillingham certification: OG certified
Reading specialist certification: reading endorsement, literacy specialist certification
COMS: Certified Orientation and Mobility Specialist
TVI certification: visual impairment certification
Braille: reading braille, Braille transcription
Orientation and mobility: O&M, O and M training
Assistive technology: adaptive technology
Screen readers: JAWS, NVDA
CTE teaching credential: vocational teaching license
Paraprofessional certification: ParaPro Assessment, ParaPro, paraeducator certification
Substitute permit: substitute teaching license, substitute teacher permit, emergency teaching permit
Background check clearance: fingerprint clearance, background clearance
Adult education credential: ABE certification
PhD: doctorate, doctoral degree, DPhil, terminal degree
EdD: Doctor of Education
Google Classroom
SMART Board: interactive whiteboard, Promethean board, smartboard
PowerSchool: Infinite Campus, Skyward
Blackboard: Blackboard Learn
Moodle
Khan Academy
Seesaw: ClassDojo
Frontline IEP: IEP Direct, SEIS
Turnitin: plagiarism checker
Duolingo: Rosetta Stone
USPTA certification: USPTR, USPTA
PPR certification: Professional Pickleball Registry
PGA membership: PGA, PGA member
PSIA certification: PSIA, AASI certification
Referee certification: umpire certification, licensed referee
NFHS coaching certification: coaching license, coaching certification
SafeSport: SafeSport training
Water Safety Instructor: WSI
PADI certification: PADI, scuba certification
Driving instructor license: ADI badge
`;
