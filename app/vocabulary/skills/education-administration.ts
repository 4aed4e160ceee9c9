/** What school leaders, counselors, advisors, and school helpers name as skills, tools, and certificates, with other spellings. */
export const EDUCATION_ADMINISTRATION_SKILLS = `
School leadership: educational leadership, school administration, running a school
Teacher evaluation: evaluating teachers, teacher appraisal, Danielson Framework
School discipline: student discipline, disciplining students
Master scheduling: school master schedule, timetabling
Instructional leadership: leading instruction
School improvement planning: school turnaround, school improvement
School safety planning: school security plans, lockdown drills
School budget
School district leadership: district administration
School board relations: board of education relations
Collective bargaining with teachers: teacher contract negotiations
School bond referendums: bond issues, school levy
Strategic planning for schools: district strategic plan
Academic administration: higher education administration, university administration
Enrollment management: enrollment strategy, college enrollment
Student counseling: counseling students, guidance counseling, school counseling
College counseling: college guidance, planning for college admission
Social emotional learning: SEL, social and emotional learning
Bullying prevention: anti-bullying
Career exploration: career guidance for students
Crisis response in schools: school crisis intervention
Academic advising: advising students, student advising, degree planning
Course registration: class registration, enrolling in classes
Degree audits: graduation audits
Transfer credit evaluation: transfer credits, transcript evaluation, credential evaluation
Student retention: retention of students, keeping students enrolled
Student orientation: new student orientation, freshman orientation
FERPA: student privacy law, Family Educational Rights and Privacy Act
Student recruitment: recruiting students, college recruiting
Application review: reading applications, holistic review
College fairs: college recruiting fairs
Campus tours: leading campus tours
Admissions interviews: applicant interviews
College essay coaching: college essays, personal statement coaching, college application essays
College list building: choosing colleges, college search
Scholarship search: finding scholarships
Boarding school placement: private school placement
Graduate school applications: grad school admissions
Student records: student files, pupil records
Course scheduling: class scheduling
Enrollment reporting: IPEDS, enrollment verification
Student information systems: SIS, student database
FAFSA: FAFSA help, federal student aid application, financial aid applications
Financial aid packaging: financial aid, student financial aid, need analysis
Pell Grants: Title IV aid, Title IV compliance
Student billing: student accounts, tuition billing, bursar office
Curriculum development: curriculum design, curriculum writing, developing curriculum
Curriculum mapping: scope and sequence
Standards alignment: aligning to standards
Backward design: Understanding by Design, UbD
Assessment writing: item writing, test item writing, writing test questions
Lesson writing: writing lessons
Textbook adoption: choosing textbooks
Teacher coaching: instructional coaching, mentoring teachers, coaching teachers
Professional development for teachers: staff development for teachers, teacher training, teacher workshops
Classroom observation: observing teachers, lesson observation
Professional learning communities
New teacher induction: mentoring new teachers, teacher induction
Data-driven instruction: using student data
Instructional design: designing instruction, ISD, instructional systems design
ADDIE: ADDIE model
E-learning development: eLearning development, online training development
Storyboarding for e-learning: course storyboards
SCORM: xAPI, AICC
Learning management systems: LMS, LMS administration
Online course design: course design, designing online courses, Quality Matters
Program evaluation in schools: evaluating school programs
Accreditation reviews: accreditation visits, Cognia, NEASC
Special education advocacy: IEP advocacy, parent advocacy
Special education law: IDEA law
Charter school startup: opening a charter school
Education policy: school policy
Due process hearings: special education hearings
Child Find: identifying children with disabilities
Student teacher supervision: supervising student teachers, teacher candidate supervision
edTPA: teacher performance assessment
Athletic scheduling: scheduling games
Title IX compliance: Title IX
NCAA compliance: athletic eligibility, athlete eligibility
School office procedures: school front office, school secretary work
Attendance recording: taking attendance
Child passenger safety: car seat safety, child restraint
Wheelchair securement: wheelchair tie-downs, securing wheelchairs
Special needs transportation: transporting disabled students
Playground supervision: recess supervision, recess duty
Lunchroom order: cafeteria supervision, lunch duty
Hallway monitoring: hall duty
Dismissal duty: car line duty
Exam proctoring: proctoring, invigilation, test proctoring, test administration
Test security: exam security
Computer-based testing: CBT exams, online testing
Testing accommodations: extended time testing
Rubric scoring: scoring rubrics, rubric-based scoring
Essay evaluation: essay scoring, grading essays, scoring essays
Portfolio scoring: portfolio assessment
Child supervision: supervising children, watching children
Children's activities planning: planning activities for children
Camp programming: summer camp, day camp programs
After-school care: afterschool programs, extended day, out-of-school time
Principal license: principal certification, school leader license
School administrator license: administrator certification, administrative credential, school administration certificate
Superintendent license: superintendent certification
School business administrator certificate: school business official
School counselor certification: school counseling license, PPS credential, guidance certification
CEP: Certified Educational Planner
IECA membership: IECA, HECA
CPTD: ATD certification, CPLP
CAA: Certified Athletic Administrator
School-age child care credential: school-age certificate
Naviance: Scoir
Common Application: Common App
Slate: Technolutions Slate
Banner: Ellucian Banner, Degree Works
PeopleSoft Campus Solutions: Campus Solutions
Colleague: Ellucian Colleague
PowerFAIDS
Articulate Storyline: Storyline, Articulate 360, Rise 360
Adobe Captivate: Captivate
Camtasia
Cornerstone: Cornerstone OnDemand
Pearson VUE: Prometric
ProctorU: Examity
EAB Navigate: Starfish
`;
