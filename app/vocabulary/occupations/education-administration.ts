import type { OccupationEntry } from "../types.ts";

/**
 * People who run, advise, and support schools and colleges without teaching a class: leaders, counselors, advisors,
 * curriculum people, and school helpers.
 */
export const EDUCATION_ADMINISTRATION: readonly OccupationEntry[] = [
  {
    name: "School principal",
    titles:
      "principal, headmaster, headmistress, head of school, head teacher, headteacher, school head, elementary principal, high school principal, middle school principal, interim principal, school director, school leader, school administrator, interim head of school, charter school director, head master, head mistress, lady principal, school chief, infant school head, rector",
    credentials: "principal license, school administrator license, educational leadership degree, EdD, SLLA",
    tools: "PowerSchool, Infinite Campus, Danielson Framework, Frontline",
    skills:
      "school leadership, teacher evaluation, school discipline, school budget, master scheduling, instructional leadership, parent relations, school improvement planning, school safety planning, staff hiring in schools, standardized test accountability",
    duties:
      "run a school, observe and evaluate teachers, discipline students, hire teachers, make the master schedule, meet with the PTA, handle angry parents, set school rules, lead faculty meetings, keep the school safe, serve as interim principal, raise test scores schoolwide, sent to the office, boss of the school, stand at the door and greet the kids, in charge of teachers and pupils",
    below: "Assistant principal",
    above: "School superintendent",
    step: "Education consultant, Instructional coach, Student teaching supervisor",
    beside: "College dean, Nonprofit executive director",
    not: "principal investigator, principal engineer, principal consultant, principal architect, principal software, principal and interest, principal scientist, principal analyst, principal dancer, principal broker",
    context: {
      rector: "school, academy, head",
      principal: "school, students, teachers, elementary, district, high school",
      "school administrator": "principal, teachers, students, evaluate, discipline",
      "school director": "students, teachers, private school, head",
    },
  },
  {
    name: "Assistant principal",
    titles:
      "vice principal, deputy head, deputy headteacher, assistant headmaster, dean of students, associate principal, dean of discipline, assistant head of school, assistant head teacher, second master, deputy headmaster, deputy headmistress, senior mistress, senior master, assistant headmistress",
    credentials: "principal license, school administrator license, educational leadership degree",
    tools: "PowerSchool, Infinite Campus",
    skills:
      "school discipline, student supervision, teacher evaluation, master scheduling, attendance monitoring, school safety planning, state testing coordination, restorative practices, school bus scheduling",
    duties:
      "handle student discipline, supervise the cafeteria and halls, suspend or counsel students, coordinate state testing, manage bus duty, cover for the principal, evaluate teachers, follow up on absences, hold detention, run fire drills, kids who got in trouble, bad behavior and skipping class, second in charge of a school",
    step: "School counselor",
    context: {
      "senior mistress": "school, pupils, deputy",
      "senior master": "school, pupils, deputy",
      "dean of students": "school, discipline, principal, detention, high school",
    },
  },
  {
    name: "School superintendent",
    titles:
      "superintendent of schools, superintendent, district superintendent, assistant superintendent, interim superintendent, school district administrator, chief school administrator, director of education, chief academic officer, schools chancellor, school business administrator, county superintendent of schools, school commissioner, chief education officer, director of schools, county school superintendent, supervising principal",
    credentials: "superintendent license, EdD, school business administrator certificate, SFO",
    skills:
      "school district leadership, school board relations, school district budget, school bond referendums, collective bargaining with teachers, strategic planning for schools, school closings, district policy, state education reporting, school finance",
    duties:
      "run a school district, report to the board of education, propose the district budget, pass the school bond, negotiate the teachers' contract, hire principals, close or merge schools, decide snow days, serve as interim superintendent, set district policy, testify to the state about school funding, boss of all the schools in town, call off school for snow, answer to the school board, school taxes",
    step: "Education consultant",
    beside: "City manager, Executive recruiter",
    not: "building superintendent, construction superintendent, apartment superintendent, golf course superintendent, site superintendent, maintenance superintendent, project superintendent, park superintendent, cemetery superintendent, superintendent of police",
    context: {
      superintendent: "school, schools, district, board of education, students",
      "district superintendent": "school, schools, education, teachers",
      "chief academic officer": "school, district, teachers, curriculum",
      "director of education": "school, district, schools",
    },
  },
  {
    name: "College dean",
    titles:
      "dean, academic dean, dean of faculty, provost, associate dean, assistant dean, college president, university president, chancellor, vice provost, college administrator, university administrator, dean of the college, head of faculty, vice president of academic affairs, vice chancellor, dean of men, dean of women, warden, vice principal of a college, master of a college, head of department",
    credentials: "PhD, EdD, doctorate",
    skills:
      "academic administration, accreditation self-study, faculty hiring, tenure review, college budget, academic program review, enrollment strategy, shared governance, strategic planning for colleges, academic policy",
    duties:
      "lead a college or faculty, hire and review professors, prepare for accreditation visit, start new degree programs, manage the college budget, report to trustees, settle faculty disputes, approve course catalogs, raise money for the university, serve as interim dean, boss of the professors, hats and gowns at graduation",
    step: "Education consultant",
    beside: "Registrar, Development director",
    context: {
      warden: "college, university, hall",
      "head of department": "college, university, faculty",
      dean: "college, university, faculty, academic, school of",
      chancellor: "university, college, campus, faculty",
      "college administrator": "dean, faculty, academic, provost",
    },
  },
  {
    name: "School counselor",
    titles:
      "guidance counselor, high school counselor, elementary school counselor, college counselor, guidance teacher, school guidance counselor, school adjustment counselor, student counselor, guidance director, career guidance teacher, college and career counselor, pastoral care teacher, school adviser, guidance man, careers master, careers mistress, careers teacher, guidance lady, vocational guidance counselor, guidance officer, year head",
    credentials: "school counselor certification, PPS credential, NCC, master's in school counseling",
    tools: "Naviance, Scoir, PowerSchool, ASCA National Model",
    skills:
      "student counseling, college planning, course scheduling, crisis response in schools, social emotional learning, 504 plans, bullying prevention, career exploration, transcript review, college recommendation letters, peer mediation",
    duties:
      "help students choose classes, counsel troubled students, help with college applications, talk with parents about problems, write recommendation letters, handle bullying, lead grief groups at school, change schedules, plan for graduation, career day planning, run 504 meetings, kids with troubles at home, what to do after high school, a shoulder for teenagers, which college to try for",
    step: "Academic advisor, College admissions consultant, Career coach",
    beside: "School social worker, School nurse",
    not: "camp counselor",
    context: {
      "guidance officer": "school, pupils",
      "year head": "pupils, school",
      "college counselor": "high school, applications, students, guidance",
    },
  },
  {
    name: "Academic advisor",
    titles:
      "academic adviser, college advisor, student advisor, academic counselor, undergraduate advisor, student success coach, student success advisor, advising specialist, retention specialist, student services coordinator, transfer advisor, first-year advisor, student affairs coordinator, director of studies, moral tutor, personal tutor, studies adviser",
    credentials: "NACADA membership, master's in higher education",
    tools: "Banner, Degree Works, EAB Navigate, Starfish, PeopleSoft Campus Solutions",
    skills:
      "degree planning, course registration, student retention, degree audits, transfer credit evaluation, academic probation counseling, student orientation, FERPA, student success coaching",
    duties:
      "help college students pick courses, check graduation requirements, advise students on majors, help students on probation, explain transfer credits, run new student orientation, do degree audits, see students by appointment, keep students from dropping out, refer students to tutoring, help freshmen find their way, which classes to take, a kid who wants to quit college",
    step: "Admissions counselor, Registrar, Career coach",
    beside: "Financial aid advisor",
    context: {
      "personal tutor": "university, students",
      "college advisor": "students, degree, courses, university",
      "retention specialist": "students, college, university, enrollment",
      "student services coordinator": "college, advising, courses, degree",
    },
  },
  {
    name: "Admissions counselor",
    titles:
      "admissions officer, admissions representative, enrollment counselor, admissions director, director of admissions, admissions recruiter, enrollment specialist, college recruiter, student recruiter, admissions advisor, admissions reader, application reader, enrollment advisor, admissions coordinator, dean of admissions, enrollment manager, admissions secretary, admissions tutor, college rep, admissions dean",
    tools: "Slate, Common Application, Salesforce, Banner",
    skills:
      "student recruitment, application review, college fairs, campus tours, enrollment management, admissions interviews, holistic review, international admissions, open house planning, yield events",
    duties:
      "recruit students for the college, read college applications, visit high schools, talk at college fairs, give campus tours, interview applicants, decide who gets in, seasonal application reading, call prospective students, host open house for families, show families around campus, talk kids into our college, read kids' essays, who gets accepted",
    step: "College admissions consultant, Alumni relations officer",
    beside: "Registrar, Outside sales representative",
    not: "hospital admissions, patient admissions, admissions clerk at hospital",
    context: {
      "admissions secretary": "college, school, students",
      "college rep": "students, high schools, fairs",
      "admissions coordinator": "students, college, school, applications",
      "admissions representative": "students, college, school, applicants",
      "admissions director": "students, college, school, applicants",
      "director of admissions": "students, college, school, applicants",
      "enrollment specialist": "students, college, school",
      "admissions officer": "students, college, school, applicants",
      "enrollment counselor": "students, college, school",
    },
  },
  {
    name: "College admissions consultant",
    titles:
      "college consultant, independent educational consultant, IEC, college admissions counselor, college application coach, college essay coach, private college counselor, admissions consultant, college planner, college coach, boarding school placement consultant, MBA admissions consultant, school placement consultant, college finder, college guidance consultant, UCAS adviser",
    credentials: "CEP, IECA membership, college counseling certificate",
    tools: "Common Application, CollegePlannerPro, CustomCollegePlan, Naviance",
    skills:
      "college essay coaching, college list building, application strategy, admissions interview coaching, FAFSA help, scholarship search, college planning, boarding school placement, graduate school applications",
    duties:
      "help families with college applications, edit college essays, build a list of colleges, coach for admissions interviews, find scholarships, explain early decision, place students in boarding schools, advise on summer programs, private clients college counseling, help a grandkid get into a good school, polish an essay, which colleges to visit",
    step: "Education consultant",
    beside: "Reading tutor, Financial aid advisor",
    context: {
      "college planner": "applications, essays, students, admission",
      "college coach": "applications, essays, admissions, students",
    },
  },
  {
    name: "Registrar",
    titles:
      "college registrar, university registrar, school registrar, assistant registrar, associate registrar, student records clerk, records and registration specialist, transcript clerk, student records coordinator, enrollment clerk, registration clerk, transcript evaluator, credential evaluator, records clerk, academic registrar",
    tools: "Banner, PeopleSoft Campus Solutions, National Student Clearinghouse, PowerSchool, Colleague",
    skills:
      "student records, transcript evaluation, course scheduling, FERPA, degree audits, enrollment reporting, graduation certification, academic calendars, residency verification, student information systems",
    duties:
      "keep student records, send out transcripts, register new students, schedule classes and rooms, certify graduates, verify enrollment, print diplomas, enter grades, evaluate transfer credits, check proof of residency for schools, look up old grades, sign kids up for classes, diplomas and seals",
    beside: "School secretary, Data entry clerk",
    not: "domain registrar, museum registrar, medical registrar, cancer registrar, tumor registrar, trauma registrar, specialist registrar, registrar of deeds, hospital registrar, registrar of voters",
    context: {
      "records clerk": "student, school, college, grades",
      registrar: "student, transcripts, college, school, university, enrollment, grades",
      "registration clerk": "students, school, college, transcripts",
      "enrollment clerk": "students, school",
      "credential evaluator": "transcripts, degrees, foreign, college",
    },
  },
  {
    name: "Financial aid advisor",
    titles:
      "financial aid counselor, financial aid officer, financial aid director, student aid officer, FAFSA counselor, scholarship coordinator, bursar, student accounts specialist, tuition specialist, financial aid specialist, student finance advisor, scholarship officer, grants officer, student loan officer, awards officer, college bursar, financial aid office clerk",
    tools: "Banner, PowerFAIDS, COD system, PeopleSoft Campus Solutions",
    skills:
      "FAFSA, Pell Grants, Title IV compliance, student loan counseling, need analysis, scholarship administration, satisfactory academic progress, financial aid packaging, verification of aid applications, student billing",
    duties:
      "help students fill in the FAFSA, award grants and loans, explain tuition bills, verify income documents, run financial aid night, counsel on student loans, award scholarships, check aid eligibility, process aid appeals, help pay for college, forms for student loans, find a kid a scholarship",
    beside: "Loan officer, Eligibility worker",
    context: {
      "grants officer": "students, college, university",
      "awards officer": "students, grants, college",
      bursar: "students, tuition, college, university",
    },
  },
  {
    name: "Curriculum developer",
    titles:
      "curriculum specialist, curriculum writer, curriculum designer, curriculum coordinator, curriculum director, director of curriculum and instruction, curriculum consultant, assessment writer, test item writer, item writer, educational content writer, educational writer, textbook author, curriculum planner, educational editor, textbook writer, syllabus writer, schoolbook writer, syllabus developer, quiz writer, courseware writer",
    credentials: "master's in curriculum and instruction, teaching license",
    tools: "Google Docs, Atlas curriculum mapping, Canvas",
    skills:
      "curriculum development, curriculum mapping, standards alignment, assessment writing, lesson writing, scope and sequence, textbook adoption, backward design, item writing, educational editing, teacher guides",
    duties:
      "write lessons and units, align curriculum to standards, write test questions, choose textbooks for the district, map what is taught each grade, write teacher guides, review educational materials, revise a course, write homeschool curriculum, pilot new materials, write schoolbooks, make up quizzes, what kids should learn each year, workbooks",
    step: "Instructional designer, Instructional coach, Education consultant",
    beside: "Technical writer, Editor",
    context: { "item writer": "test, assessment, questions, education" },
  },
  {
    name: "Instructional coach",
    titles:
      "literacy coach, teacher coach, teacher mentor, mentor teacher, math instructional coach, instructional specialist, professional development coach, staff developer, new teacher mentor, teacher trainer, lead teacher, master teacher, instructional facilitator, technology integration coach, teacher leader, teacher adviser, advisory teacher, demonstration teacher, teacher tutor",
    credentials: "instructional coaching certificate, teaching license, National Board Certification",
    skills:
      "teacher coaching, professional development for teachers, classroom observation, data-driven instruction, modeling lessons, professional learning communities, new teacher induction, instructional strategies, teacher feedback",
    duties:
      "coach classroom teachers, mentor new teachers, model lessons in classrooms, observe and give feedback, lead teacher workshops, go over test data with teachers, help teachers with technology, run professional learning groups, support first-year teachers, show young teachers the ropes, sit in the back and give tips, share what I learned in the classroom",
    step: "Student teaching supervisor, Education consultant",
    beside: "Training and development specialist",
    not: "lead teacher infant room",
    context: {
      "teacher tutor": "mentor, teachers",
      "lead teacher": "mentor, coach, teachers, professional development",
      "master teacher": "mentor, coach, teachers, professional development",
    },
  },
  {
    name: "Instructional designer",
    titles:
      "e-learning designer, e-learning developer, eLearning developer, learning designer, instructional technologist, course developer, course designer, learning experience designer, training developer, online course designer, instructional systems designer, courseware developer, training content developer, learning technologist, course writer, training writer, programmed learning writer, e-learning author, correspondence course writer",
    credentials: "ATD certification, CPTD, instructional design certificate, master's in instructional design",
    tools: "Articulate Storyline, Adobe Captivate, Rise 360, Camtasia, Canvas, Moodle, Cornerstone",
    skills:
      "instructional design, ADDIE, e-learning development, storyboarding, SCORM, learning management systems, adult learning theory, online course design, needs analysis for training, training videos",
    duties:
      "design online courses, build e-learning modules, storyboard training, turn expert knowledge into lessons, record training videos, write quizzes for online training, set up courses in the LMS, work with subject matter experts, move a class online, write training manuals, make lessons for the computer, how to videos for staff",
    step: "Training and development specialist",
    context: { "training writer": "course, learning, online" },
  },
  {
    name: "Education consultant",
    titles:
      "school consultant, education adviser, school improvement consultant, education advocate, special education advocate, IEP advocate, parent advocate, school turnaround specialist, accreditation consultant, school evaluator, school inspector, Ofsted inspector, K-12 consultant, higher education consultant, accreditation visitor, inspector of schools, her majesty's inspector, educationist, educationalist",
    credentials: "EdD, special education advocacy training, COPAA membership, school administrator license",
    skills:
      "school improvement planning, program evaluation in schools, accreditation reviews, special education advocacy, school board training, professional development for teachers, strategic planning for schools, education policy, charter school startup, education grants",
    duties:
      "advise schools how to improve, help parents in IEP meetings, visit schools for accreditation, train teachers and principals, review school programs, start up a charter school, help districts write plans, evaluate a reading program, advise education companies, fight for services for a child, tell schools what works, speak up for a child at school, sit in on classes and write it up",
    beside: "Management consultant, Policy analyst, Special education coordinator",
    context: {
      "parent advocate": "IEP, school, special education, students",
      "education advocate": "IEP, school, special education, students",
    },
  },
  {
    name: "Special education coordinator",
    titles:
      "special education director, director of special education, IEP coordinator, 504 coordinator, SENCO, special needs coordinator, committee on special education chairperson, CSE chair, student services director, pupil personnel director, director of pupil services, special education supervisor, IEP facilitator, special education compliance coordinator, special needs officer, remedial department head, special services director",
    credentials: "special education certification, school administrator license",
    tools: "Frontline IEP, SEIS, PowerSchool Special Programs",
    skills:
      "IDEA compliance, individualized education programs, special education law, IEP meeting facilitation, 504 plans, due process hearings, out-of-district placement, Medicaid billing for schools, special education budgeting, Child Find",
    duties:
      "chair IEP meetings, keep special education in compliance, place students in special schools, supervise special education teachers, answer due process complaints, schedule evaluations, check IEP deadlines, train staff on special education law, run 504 plans, make sure handicapped kids get help at school, paperwork for special kids, meetings with moms and teachers",
    beside: "School psychologist",
    context: {
      "special services director": "school, pupils",
      "student services director": "special education, IEP, school, pupils",
    },
  },
  {
    name: "Student teaching supervisor",
    titles:
      "university supervisor, teacher candidate supervisor, field placement supervisor, field experience coordinator, practicum supervisor, cooperating teacher, edTPA supervisor, teacher educator, teaching practice supervisor, teaching practice tutor, critic teacher, normal school supervisor, school practice tutor",
    credentials: "teaching license, master of education",
    tools: "Tk20, edTPA",
    skills:
      "student teacher supervision, classroom observation, teacher feedback, edTPA, post-observation conferences, teacher candidate evaluation, lesson plan review, school placement coordination",
    duties:
      "observe student teachers, visit schools to see trainees teach, give feedback after lessons, score teaching portfolios, meet with cooperating teachers, guide future teachers, write evaluations of student teachers, part-time work for retired teachers and principals, watch young people learn to teach, help beginners in front of a class, tips after the lesson, supervise student teachers",
    beside: "Adjunct professor",
    context: {
      "university supervisor": "student teachers, observe, schools, teaching candidates",
      "practicum supervisor": "student teachers, schools, teaching",
      "field placement supervisor": "student teachers, schools",
    },
  },
  {
    name: "Athletic director",
    titles:
      "AD, director of athletics, sports director, school athletic director, athletics coordinator, athletic administrator, assistant athletic director, sports program director, director of sport, intramural director, head of games, physical director, director of physical education",
    credentials: "CAA, CMAA, NIAAA certification",
    tools: "Arbiter, rSchoolToday, FamilyID",
    skills:
      "athletic scheduling, hiring coaches, Title IX compliance, game day management, athlete eligibility, athletic budget, booster club relations, sports facility scheduling, NCAA compliance",
    duties:
      "run the school sports program, hire coaches, schedule games and buses, check athlete eligibility, supervise games, order uniforms, book referees, work with boosters, handle sports complaints, manage gym and fields, be in charge of all the teams, who plays when, new bats and balls, Friday night games",
    beside: "School principal, Parks and recreation director",
    not: "art director, assistant director, Active Directory, ad sales, ad agency",
    context: { AD: "athletic, sports, school, coaches, teams", "sports director": "school, athletes, teams, coaches" },
  },
  {
    name: "School secretary",
    titles:
      "school office assistant, school administrative assistant, school clerk, attendance clerk, school receptionist, school office manager, principal's secretary, school office clerk, attendance secretary, attendance officer, truant officer, school office lady, headmaster's secretary, truancy officer, school attendance man, education welfare officer, school bobby, school board man, school clerical assistant, office lady, attendance teacher",
    tools: "PowerSchool, Infinite Campus, Raptor visitor system, Google Workspace",
    skills:
      "school office procedures, attendance recording, student enrollment paperwork, front desk reception, parent phone calls, substitute coverage calls, student information systems, visitor sign-in, bell schedules",
    duties:
      "run the school front office, answer parents' phone calls, record absences, sign in visitors, enroll new students, call substitutes, give out late passes, type for the principal, make morning announcements, send sick children home, order school supplies, Band aids and late slips, kids waiting for the principal, call moms when a kid is out, know every child by name, kids who play hooky",
    beside: "Administrative assistant, Receptionist, Teacher aide",
    context: {
      "education welfare officer": "attendance, truancy, absences",
      "office lady": "school, principal, kids",
      "attendance officer": "school, absences, truancy, students",
    },
  },
  {
    name: "School bus aide",
    titles:
      "school bus monitor, bus monitor, bus aide, bus attendant, school bus attendant, bus matron, bus assistant, transportation aide, bus escort, school bus assistant, special needs bus aide, passenger assistant, school transport escort, bus paraprofessional, bus mother, bus lady, school bus lady, school bus helper, bus supervisor, school escort, bus safety patrol",
    credentials: "CPR, first aid, background check clearance",
    tools: "wheelchair lift, child safety restraints, two-way radio, car seats",
    skills:
      "child passenger safety, wheelchair securement, student supervision on buses, behavior redirection, emergency bus evacuation, special needs transportation, seat belt checks",
    duties:
      "ride the school bus with children, keep kids seated and quiet, buckle in small children, help children on and off, strap down wheelchairs, watch disabled students on the bus, work mornings and afternoons, help cross the street at stops, check the bus for sleeping children, report behavior on the bus, sit on the bus with the kids, hold their hands down the steps, help kids on the school bus, help children across the street, ride the bus with the kids",
    step: "Crossing guard, Lunch monitor",
    beside: "School bus driver",
    context: {
      "bus lady": "school, kids",
      "bus supervisor": "school, children",
      "transportation aide": "school bus, children, students, ride",
      "passenger assistant": "school bus, children, students",
    },
  },
  {
    name: "Lunch monitor",
    titles:
      "lunchroom monitor, cafeteria monitor, lunch aide, recess monitor, playground monitor, playground aide, playground supervisor, noon aide, noon duty supervisor, lunchtime supervisor, midday supervisor, hall monitor, campus supervisor, yard duty, lunchroom aide, campus monitor, study hall monitor, school monitor, lunchtime assistant, dinner lady supervisor, lunchtime lady, dinner nanny, midday assistant, playground lady, playground helper, yard lady, lunchroom mother, lunch mother, recess lady, playtime supervisor",
    credentials: "background check clearance, first aid",
    tools: "two-way radio, whistle",
    skills:
      "student supervision, playground supervision, conflict resolution among children, lunchroom order, hallway monitoring, first aid, dismissal duty",
    duties:
      "watch children at lunch, supervise recess, keep the playground safe, stop fights among kids, open milk cartons and wipe tables, line children up, watch halls and doors, couple of hours a day at school, monitor study hall, car line at dismissal, scraped knees at recess, ropes and balls, tell kids not to run, blow the whistle, open juice boxes",
    step: "Crossing guard",
    beside: "School cafeteria worker, Security guard",
    not: "heart monitor, computer monitor",
    context: {
      "school monitor": "students, halls, recess, lunch",
      "campus supervisor": "students, school, halls, yard",
    },
  },
  {
    name: "Test proctor",
    titles:
      "proctor, exam proctor, invigilator, exam invigilator, test administrator, testing center administrator, online proctor, SAT proctor, exam supervisor, testing coordinator, test center associate, test monitor, licensing exam proctor, exam watcher, examination supervisor, examination invigilator, test watcher",
    tools: "Pearson VUE, Prometric, ProctorU, testing tablets",
    skills:
      "exam proctoring, test security, candidate check-in, reading test instructions, ID verification, irregularity reports, testing accommodations, computer-based testing, timekeeping for exams",
    duties:
      "watch people take exams, check IDs at test center, hand out test booklets, read instructions aloud, time each section, watch for cheating, seat test takers, seasonal state testing at schools, proctor online exams by webcam, collect answer sheets, no talking and pencils down, walk up and down the rows, make sure nobody peeks, watch students take tests",
    step: "Test scorer, Poll worker",
    context: {
      "test administrator": "exam, students, proctor, candidates",
      "testing coordinator": "exam, students, state test, proctor",
      "test monitor": "exam, students, proctor",
      proctor: "exam, test, students, candidates",
    },
  },
  {
    name: "Test scorer",
    titles:
      "essay scorer, test rater, essay rater, standardized test scorer, exam marker, essay reader, AP exam reader, assessment scorer, paper marker, test grader, essay grader, assessment rater, speaking test rater, exam grader, script marker, assistant examiner, paper grader, exam script reader",
    credentials: "bachelor's degree, teaching license",
    tools: "Pearson ePEN, ETS Online Network for Evaluation",
    skills:
      "rubric scoring, essay evaluation, calibration to rubrics, inter-rater reliability, constructed response scoring, remote scoring, portfolio scoring",
    duties:
      "score standardized test essays, grade papers from home, follow a scoring rubric, seasonal scoring project, rate student writing samples, qualify on sample papers, read AP exams in June, mark exam scripts, rate spoken answers, read kids' tests at home, red pencil, give points for essays",
    not: "credit score, lead scoring, golf scorer, scorer table",
    context: { "assistant examiner": "papers, marking" },
  },
  {
    name: "After-school program leader",
    titles:
      "after school program coordinator, afterschool teacher, after school counselor, extended day teacher, camp counselor, summer camp counselor, camp director, day camp director, out-of-school time coordinator, before and after school aide, playworker, latchkey program worker, day camp leader, summer program leader, afterschool aide, play leader, playleader, play scheme leader, latchkey program leader, boys club leader, girls club leader, after school lady, playground leader, holiday club leader, redcoat, camp leader, brownie camp leader, out of school club leader, youth camp director, camp mother, playground director",
    credentials: "CPR, first aid, school-age child care credential, background check clearance",
    skills:
      "children's activities planning, homework help, group games, camp programming, arts and crafts with children, child supervision, parent sign-out procedures, ropes course, campfire songs, youth enrichment",
    duties:
      "watch children after school, help with homework and snacks, lead games and crafts, run a summer camp, supervise campers, sign children out to parents, plan weekly activities for kids, lead hikes and campfires, hire summer counselors, extended day care at school, snacks and games till the moms get home, s'mores and songs, kids in the gym after three, a place to go after school, look after children after school",
    step: "Recreation leader, Youth worker",
    beside: "Child care worker",
    not: "boot camp instructor",
    context: { "playground leader": "children, games, summer", redcoat: "camp, children, holiday" },
  },
];
