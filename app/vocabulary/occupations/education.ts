import type { OccupationEntry } from "../types.ts";

/**
 * People who teach: school, college, and adult-education teachers by level and subject, tutors, coaches, and classroom
 * aides.
 */
export const EDUCATION: readonly OccupationEntry[] = [
  {
    name: "Classroom teacher",
    titles:
      "teacher, school teacher, schoolteacher, educator, certified teacher, licensed teacher, public school teacher, private school teacher, schoolmaster, schoolmistress, schoolmarm, retired teacher, form teacher, homeroom teacher, long-term teacher, K-12 teacher, school ma'am, school marm, schoolma'am, pedagogue, assistant mistress, assistant master, form mistress, form master, class teacher, dominie, school mistress, country school teacher, one room schoolteacher, council school teacher",
    credentials:
      "teaching license, teaching certificate, bachelor of education, master of education, Praxis, National Board Certification, QTS, PGCE",
    tools: "Google Classroom, SMART Board, PowerSchool, Canvas, Chromebook, Infinite Campus",
    skills:
      "lesson planning, classroom management, differentiated instruction, grading, parent conferences, student assessment, curriculum standards, direct instruction, cooperative learning, individualized education programs",
    duties:
      "teach a class of students, write lesson plans, grade papers, manage student behavior, hold parent teacher conferences, give report cards, take attendance, prepare students for state tests, homeroom duty, teach in a classroom, cover a maternity leave class, mentor new teachers, chalk and blackboard, stand up in front of a class, mark homework, keep order, taught school for years, apples and lesson books",
    below: "Teacher aide, Substitute teacher",
    above: "School principal, Instructional coach",
    step: "Elementary school teacher, Middle school teacher, High school teacher, Tutor, Curriculum developer",
    beside: "School counselor, Training and development specialist, School librarian",
    not: "teacher aide, teacher's aide, teacher assistant, yoga teacher, dance teacher, student teacher, diabetes educator, nurse educator, health educator, childbirth educator",
    context: { "long-term teacher": "school, class, leave, substitute" },
  },
  {
    name: "Elementary school teacher",
    titles:
      "elementary teacher, primary school teacher, grade school teacher, grammar school teacher, first grade teacher, second grade teacher, third grade teacher, fourth grade teacher, fifth grade teacher, kindergarten teacher, primary teacher, infant school teacher, K-5 teacher, K-6 teacher, infant teacher, infant mistress, junior school teacher, primer teacher, grade teacher, first grade lady, primary mistress, junior mistress",
    credentials:
      "teaching license, elementary certification, Praxis, bachelor of education, National Board Certification",
    tools: "SMART Board, Seesaw, Google Classroom, ClassDojo, Chromebook",
    skills:
      "lesson planning, classroom management, phonics, guided reading, early numeracy, handwriting, differentiated instruction, parent conferences, running records, literacy centers",
    duties:
      "teach young children to read, teach arithmetic and spelling, lead circle time, read stories aloud, decorate bulletin boards, plan field trips, supervise recess, teach all subjects, write report cards, meet with parents, teach times tables, grade spelling tests, the three Rs, ABCs and sums, learn to tie shoes, teach little ones, gold stars and stickers, show and tell, reading and writing for first graders",
    step: "Preschool teacher, Reading specialist, Reading tutor, Montessori teacher",
    beside: "Nanny, After-school program leader",
  },
  {
    name: "Preschool teacher",
    titles:
      "pre-k teacher, prekindergarten teacher, nursery school teacher, early childhood teacher, early childhood educator, head start teacher, early years teacher, toddler teacher, toddler room teacher, infant room teacher, lead preschool teacher, UPK teacher, ECE teacher, kindergarten assistant, reception teacher, kindergarten teacher, play school teacher, playschool leader, play group leader, playgroup leader, playgroup supervisor, nursery teacher, nursery school mistress, nursery nurse, Sunday school toddler teacher, creche leader, tots teacher, kindy teacher, church preschool teacher",
    credentials: "CDA, early childhood certification, child development permit, CPR, early childhood education degree",
    tools: "Teaching Strategies GOLD, Brightwheel, Procare",
    skills:
      "early childhood development, play-based learning, circle time, potty training, developmental screening, story time, fine motor activities, Creative Curriculum, HighScope, behavior guidance",
    duties:
      "teach three and four year olds, lead circle time songs, set up art and sensory tables, nap time and snack, potty train toddlers, teach colors and letters, watch children on the playground, greet parents at drop-off, observe child development, get children ready for kindergarten, sing songs with toddlers, finger paint and blocks, wipe noses, read picture books to little kids, look after tots in the morning, sandbox and naps, teach small children, nursery for little ones",
    below: "Child care worker",
    above: "Child care center director",
    step: "Montessori teacher, Nanny",
    beside: "Teacher aide, Family support worker",
    context: {
      "playgroup supervisor": "teach, preschool, toddlers, songs",
      "playgroup leader": "teach, preschool, toddlers, songs",
      "kindergarten teacher": "toddlers, preschool, three, four, nursery",
      "nursery nurse": "children, nursery, early years",
      "kindergarten assistant": "classroom, children, preschool, teacher",
      "reception teacher": "early years, children, school, EYFS",
    },
  },
  {
    name: "Middle school teacher",
    titles:
      "junior high teacher, junior high school teacher, intermediate school teacher, sixth grade teacher, seventh grade teacher, eighth grade teacher, middle grades teacher, grades 6-8 teacher, junior high school master, intermediate teacher, secondary modern teacher, tween teacher",
    credentials: "teaching license, middle grades certification, Praxis",
    tools: "Google Classroom, SMART Board, PowerSchool, Chromebook",
    skills:
      "lesson planning, classroom management, adolescent development, team teaching, interdisciplinary units, grading, differentiated instruction, parent conferences, advisory periods",
    duties:
      "teach preteens, teach sixth to eighth graders, work in a grade-level team, grade homework and quizzes, run an advisory group, keep order in class, supervise hallways, prepare for state tests, call parents about behavior, lead science fair projects, teach twelve year olds, keep kids in line at that age, locker and hallway duty",
    step: "High school teacher, Math teacher, English teacher, Science teacher, Social studies teacher",
  },
  {
    name: "High school teacher",
    titles:
      "secondary school teacher, secondary teacher, subject teacher, upper school teacher, prep school teacher, AP teacher, IB teacher, comprehensive school teacher, ninth grade teacher, twelfth grade teacher, grades 9-12 teacher, sixth form teacher, grammar school master, grammar school mistress, O level teacher, A level teacher, upper school master, secondary schoolmaster, sixth form tutor, high school instructor",
    credentials:
      "teaching license, secondary certification, Praxis, AP certification, IB certification, master of education",
    tools: "Google Classroom, Canvas, PowerSchool, Turnitin, SMART Board",
    skills:
      "lesson planning, classroom management, advanced placement courses, International Baccalaureate, grading, college recommendation letters, student assessment, block scheduling, exam preparation",
    duties:
      "teach teenagers, teach AP courses, teach five periods a day, grade essays and exams, write recommendation letters, advise a student club, chaperone the prom, proctor final exams, prepare students for college, keep a gradebook, teach older kids, get kids through their exams, juniors and seniors in high school, A levels",
    step: "Math teacher, English teacher, Science teacher, Social studies teacher, Test prep tutor, Adjunct professor",
  },
  {
    name: "Math teacher",
    titles:
      "algebra teacher, geometry teacher, calculus teacher, statistics teacher, math instructor, maths master, AP calculus teacher, pre-algebra teacher, math interventionist, arithmetic teacher, maths mistress, numeracy teacher, trigonometry teacher",
    credentials: "math teaching certification, teaching license, Praxis Mathematics, mathematics degree",
    tools: "TI-84, Desmos, GeoGebra, ALEKS, Khan Academy, SMART Board",
    skills:
      "algebra, geometry, calculus, trigonometry, statistics, math word problems, lesson planning, math intervention, graphing calculators, pre-calculus",
    duties:
      "teach algebra and geometry, explain fractions and equations, grade math tests, show how to solve equations, prepare students for calculus exams, work proofs on the board, help struggling math students, coach the math team, teach graphing, remedial math class, teach sums, numbers and long division, times tables, make math easy",
    step: "Math tutor, Technology teacher, Science teacher, Adjunct professor",
    beside: "Actuary",
  },
  {
    name: "Science teacher",
    titles:
      "biology teacher, chemistry teacher, physics teacher, earth science teacher, life science teacher, physical science teacher, environmental science teacher, anatomy teacher, lab science teacher, STEM teacher, general science teacher, science master, science instructor, science mistress, physics master, chemistry master, chemistry mistress, biology mistress, nature study teacher, botany teacher, general science instructor",
    credentials: "science teaching certification, teaching license, Praxis Biology, Praxis Chemistry, Praxis Physics",
    tools: "microscopes, Bunsen burner, Vernier probes, PhET, SMART Board, dissection kits",
    skills:
      "biology, chemistry, physics, earth science, laboratory safety, NGSS, inquiry-based learning, lab demonstrations, STEM education, lesson planning",
    duties:
      "teach biology and chemistry, set up lab experiments, demonstrate chemical reactions, supervise dissections, run the science fair, teach physics formulas, grade lab reports, enforce lab safety, teach the periodic table, lead robotics club, test tubes and Bunsen burners, frogs and microscopes, planets and magnets, make things bubble",
    step: "Tutor, Museum educator",
    beside: "Laboratory technician",
    not: "data science teacher",
  },
  {
    name: "English teacher",
    titles:
      "language arts teacher, ELA teacher, English language arts teacher, literature teacher, writing teacher, English instructor, English master, composition instructor, journalism teacher, AP literature teacher, speech and debate teacher, creative writing teacher, English mistress, reading and writing teacher, rhetoric teacher, grammar teacher, elocution teacher, penmanship teacher",
    credentials:
      "English teaching certification, teaching license, Praxis English, English degree, master of arts in English",
    tools: "Turnitin, Google Classroom, Grammarly, No Red Ink",
    skills:
      "literature, composition, grammar, essay writing, literary analysis, creative writing, vocabulary instruction, public speaking instruction, lesson planning, research papers, debate coaching",
    duties:
      "teach novels and poetry, teach Shakespeare, grade essays, teach grammar and punctuation, lead class discussion of books, teach research papers, advise the school newspaper, coach the debate team, teach creative writing, edit student writing, books and poems, diagram sentences, make kids love reading, spelling and commas",
    step: "Reading specialist, ESL teacher, Reading tutor, Editor, Adjunct professor",
    beside: "Writer, Librarian, Drama teacher",
    not: "English as a second language, English language learners",
    context: { "elocution teacher": "English, poetry, recite" },
  },
  {
    name: "Social studies teacher",
    titles:
      "history teacher, civics teacher, government teacher, geography teacher, economics teacher, US history teacher, world history teacher, humanities teacher, history instructor, psychology teacher, sociology teacher, AP history teacher, history master, history mistress, geography master, geography mistress, current affairs teacher, religious education teacher, RE teacher, scripture teacher, religion teacher, divinity teacher, RI teacher",
    credentials: "social studies certification, teaching license, Praxis Social Studies, history degree",
    tools: "Google Classroom, primary source documents, SMART Board",
    skills:
      "American history, world history, civics, geography, economics instruction, primary source analysis, document-based questions, current events, lesson planning, Model United Nations",
    duties:
      "teach American history, teach the Constitution, explain how government works, teach maps and geography, lead debates on current events, teach world wars, grade document-based essays, run mock elections, coach Model UN, take students to Washington, tell about wars and presidents, dates and maps, how laws get made, kings and queens, Bible class at school",
    step: "Historical interpreter, Historian, Museum educator, Adult education teacher",
    beside: "Museum docent, Archivist",
    context: { "religion teacher": "school, class" },
  },
  {
    name: "ESL teacher",
    titles:
      "English as a second language teacher, ESOL teacher, EFL teacher, TESOL teacher, ELL teacher, ENL teacher, TEFL teacher, ESL instructor, ESL tutor, ESOL instructor, English language teacher, bilingual teacher, bilingual education teacher, English language learner teacher, conversation partner, accent coach, English language instructor, multilingual learner teacher, English for foreigners teacher, Americanization teacher, teacher of foreigners, English to foreigners teacher, English for immigrants teacher",
    credentials: "TESOL certificate, TEFL certificate, CELTA, ESL endorsement, bilingual endorsement, DELTA",
    tools: "Duolingo, WIDA, Burlington English, Zoom, Rosetta Stone",
    skills:
      "English as a second language, English conversation practice, pronunciation instruction, grammar, sheltered instruction, SIOP, WIDA ACCESS testing, cross-cultural communication, TOEFL preparation, workplace English, accent reduction, citizenship test preparation",
    duties:
      "teach English to immigrants, teach newcomers to speak English, conversation practice in English, teach English online to foreigners, teach pronunciation, help English language learners, teach survival English, prepare for TOEFL, teach everyday vocabulary, teach refugees English, teach English abroad, help folks from other countries speak, practice talking with someone new to America, teach foreigners in a church basement",
    step: "Language tutor, Adult education teacher, World language teacher",
    beside: "Interpreter, Refugee resettlement worker, Speech-language pathologist",
    context: { "accent coach": "English, learners, pronunciation, nonnative, second language" },
  },
  {
    name: "Special education teacher",
    titles:
      "special ed teacher, SPED teacher, special needs teacher, resource room teacher, resource teacher, inclusion teacher, intervention specialist, learning support teacher, SEN teacher, education specialist, teacher of students with disabilities, autism teacher, life skills teacher, self-contained teacher, teacher of the deaf, learning disabilities teacher, early interventionist, remedial teacher, teacher of the handicapped, special class teacher, teacher of handicapped children, special school teacher, ESN teacher, resource center teacher",
    credentials:
      "special education certification, teaching license, education specialist credential, Orton-Gillingham certification, Wilson Reading certification, CPI certification",
    tools: "Frontline IEP, Boardmaker, AAC devices, Wilson Reading System",
    skills:
      "individualized education programs, behavior intervention plans, functional behavior assessment, accommodations and modifications, autism spectrum support, learning disabilities, Orton-Gillingham, co-teaching, progress monitoring, applied behavior analysis, transition planning, IDEA compliance",
    duties:
      "write IEPs, teach students with disabilities, teach autistic children, run IEP meetings, adapt lessons for special needs, manage difficult behavior, teach life skills, teach in a resource room, co-teach in inclusion class, track goals and progress, help dyslexic students, home instruction for disabled students, teach handicapped kids, children who learn slower, patience with a child who can't sit still, kids with Down syndrome",
    below: "Special education aide",
    above: "Special education coordinator",
    step: "Reading specialist, Teacher of the visually impaired",
    beside: "Occupational therapist, Job coach",
    context: {
      "education specialist": "special education, IEP, disabilities, resource room",
      "intervention specialist": "IEP, special education, students, classroom",
      "resource teacher": "special education, IEP, students",
    },
  },
  {
    name: "Teacher of the visually impaired",
    titles:
      "teacher of students with visual impairments, TVI, vision teacher, braille teacher, braille instructor, orientation and mobility specialist, orientation and mobility instructor, O&M specialist, mobility instructor for the blind, vision itinerant teacher, vision rehabilitation therapist, teacher of the blind, home teacher for the blind, cane travel teacher, blind school teacher",
    credentials: "TVI certification, COMS, CVRT, braille certification",
    tools: "Perkins Brailler, JAWS, BrailleNote, white cane, screen magnifiers",
    skills:
      "braille, orientation and mobility, assistive technology, low vision training, expanded core curriculum, screen readers, large print materials, individualized education programs, white cane travel",
    duties:
      "teach blind children braille, teach white cane travel, help people who lost their sight, make braille and large print materials, teach screen reader use, visit schools for blind students, assess low vision needs, teach blind veterans to live independently, train crossing streets without sight, raised dots, teach someone who can't see, get around with a cane, dog guides and canes",
    beside: "Vocational rehabilitation counselor, Occupational therapist, Disability services coordinator",
    not: "computer vision teacher",
  },
  {
    name: "Music teacher",
    titles:
      "school music teacher, band director, band teacher, orchestra teacher, chorus teacher, choral director, general music teacher, school choir director, marching band director, orchestra director, strings teacher, music educator, bandmaster, music master, music mistress, singing mistress, singing master, glee club director, school band leader, bandmistress, recorder teacher, class music teacher",
    credentials: "music education degree, music teaching certification, Orff certification, Kodaly certification",
    tools: "Finale, Sibelius, Orff instruments, SmartMusic",
    skills:
      "choral conducting, band directing, orchestra rehearsal, general music instruction, sight reading, music theory, Orff method, Kodaly method, concert planning, instrument repair basics",
    duties:
      "teach band and chorus at school, direct school concerts, teach children to sing, teach recorder to students, rehearse the marching band, teach reading music, put on the school musical, lead jazz band, take band to competitions, hand out school instruments, march at football games, recorders and triangles, school Christmas concert",
    step: "Private music teacher",
    beside: "Drama teacher",
    context: {
      "choral director": "school, students, chorus class, teacher",
      "band director": "school, students, band class, teacher",
      "marching band director": "school, students, band class, teacher",
      "orchestra director": "school, students, band class, teacher",
      bandmaster: "school, students, band class, teacher",
    },
  },
  {
    name: "Private music teacher",
    titles:
      "piano teacher, piano instructor, guitar teacher, guitar instructor, violin teacher, voice teacher, singing teacher, vocal coach, drum teacher, music instructor, private music instructor, music lessons, studio music teacher, Suzuki teacher, cello teacher, flute teacher, saxophone teacher, ukulele teacher, piano lady, pianoforte teacher, music mistress, fiddle teacher, accordion teacher, banjo teacher, organ teacher, piano tutor, trumpet teacher, clarinet teacher, harp teacher, guitar tutor, singing tutor, singing instructor, peripatetic music teacher",
    credentials: "Suzuki certification, NCTM, ABRSM, RCM certification, bachelor of music",
    tools: "piano, Zoom, metronome, Alfred method books",
    skills:
      "piano instruction, guitar instruction, voice lessons, violin instruction, Suzuki method, music theory, sight reading, recital preparation, ear training, online music lessons",
    duties:
      "give piano lessons, teach guitar at home, give voice lessons, teach adults to play piano, prepare students for recitals, weekly half hour lessons, teach scales and chords, teach beginners an instrument, get students ready for auditions, hold student recitals, teach in a music store studio, show a kid how to play, metronome and scales, kids come to my house to play, play a tune, do re mi, teach the fiddle",
    beside: "Choir director, Piano tuner",
    not: "guitar center, piano tuner, piano mover, voice over coach",
    context: { "music mistress": "piano, lessons, home" },
  },
  {
    name: "Art teacher",
    titles:
      "school art teacher, visual arts teacher, art instructor, painting instructor, painting teacher, drawing teacher, ceramics teacher, pottery teacher, pottery instructor, art educator, teaching artist, watercolor instructor, arts and crafts instructor, craft instructor, art master, paint and sip instructor, quilting instructor, knitting instructor, photography teacher, art mistress, drawing master, sketching teacher, painting tutor, art tutor, drawing instructor",
    credentials: "art education degree, art teaching certification, MFA",
    tools: "pottery kiln, pottery wheel, easels",
    skills:
      "drawing instruction, painting instruction, ceramics instruction, watercolor instruction, art history, art show organization, craft instruction, studio safety, art class supplies, printmaking",
    duties:
      "teach drawing and painting, teach pottery on the wheel, fire the kiln, hang student art shows, teach watercolor to seniors, lead craft workshops, teach art to children, order paint and paper, art cart in elementary school, lead paint nights, brushes and crayons, show folks how to sketch, still life with fruit, clay with kids",
    step: "Lifelong learning instructor",
    beside: "Activities director, Museum educator",
    not: "martial arts instructor, language arts teacher, culinary arts teacher, art therapist",
    context: {
      "arts and crafts instructor": "class, students, teach, school",
      "craft instructor": "class, students, teach, school",
    },
  },
  {
    name: "Physical education teacher",
    titles:
      "PE teacher, phys ed teacher, gym teacher, physical education instructor, health and physical education teacher, games teacher, PE instructor, health teacher, adapted PE teacher, sports master, wellness teacher, PT instructor, games mistress, games master, gym mistress, gym master, drill teacher, phys ed instructor, PT teacher, gymnastics mistress, swimming master, hygiene teacher",
    credentials: "physical education certification, teaching license, CPR, first aid, CAPE",
    tools: "gym equipment, FitnessGram, heart rate monitors",
    skills:
      "physical fitness instruction, team sports instruction, adapted physical education, health education, sports rules, gym class management, motor skills development, intramural sports, first aid",
    duties:
      "teach gym class, teach sports and games, run fitness tests, teach health class, lead warm-up exercises, set up gym equipment, teach volleyball and basketball, adapt games for disabled children, field day planning, coach after school, dodgeball and rope climbing, whistle and shorts, get kids to run and jump, sit ups and push ups",
    step: "Sports coach, Athletic director, Recreation leader",
    beside: "Personal trainer, Fitness instructor",
    not: "PE firm, PE licensed, PE stamp",
    context: { "PT instructor": "school, gym, drill", "PT teacher": "school, gym" },
  },
  {
    name: "World language teacher",
    titles:
      "foreign language teacher, Spanish teacher, French teacher, German teacher, Latin teacher, Mandarin teacher, Chinese teacher, Italian teacher, modern languages teacher, language teacher, language instructor, Spanish instructor, French instructor, Japanese teacher, immersion teacher, Russian teacher, Arabic teacher, ASL teacher, sign language teacher, French master, French mistress, languages master, German master, Latin master, Latin mistress, classics master, Greek teacher, foreign language instructor, Esperanto teacher",
    credentials: "world language certification, teaching license, ACTFL OPI, DELE, Praxis Spanish",
    tools: "Duolingo, Rosetta Stone, language lab, Quizlet",
    skills:
      "Spanish instruction, French instruction, German instruction, Mandarin instruction, Latin, ACTFL standards, immersion teaching, comprehensible input, foreign language grammar, cultural instruction, sign language instruction",
    duties:
      "teach Spanish classes, teach French grammar, teach verb conjugations, language immersion lessons, conversation drills in Spanish, teach culture and customs, lead student trip abroad, teach Latin declensions, grade language tests, teach sign language, bonjour and buenos dias, teach folks to speak another tongue, roll your Rs, Latin and Greek",
    step: "Language tutor",
    not: "English language teacher, programming language, language arts teacher",
  },
  {
    name: "Vocational teacher",
    titles:
      "CTE teacher, career and technical education teacher, trade school instructor, vocational instructor, vo-tech instructor, shop teacher, wood shop teacher, auto shop teacher, industrial arts teacher, technical instructor, trades instructor, welding instructor, apprenticeship instructor, culinary arts teacher, agriculture teacher, business education teacher, further education lecturer, HVAC instructor, business teacher, manual training teacher, manual arts teacher, woodwork teacher, woodwork master, metalwork teacher, metalwork master, shop class teacher, craft teacher, CDT teacher, technical school instructor, trade teacher, handicraft master, mechanical drawing teacher, commercial teacher, shorthand teacher, typing mistress, trade training officer, apprentice master, shop instructor, print shop teacher, night school shop teacher, voc ed teacher, vo ag teacher, vo tech teacher, ag teacher",
    credentials:
      "CTE teaching credential, vocational teaching license, NCCER instructor certification, journeyman card, ASE certification",
    tools: "table saw, lathe, welding booths, NCCER curriculum",
    skills:
      "career and technical education, shop safety, hands-on demonstration, apprenticeship training, competency-based training, trade curriculum, industry certification preparation, OSHA 10 training, woodworking instruction, welding instruction, keyboarding instruction",
    duties:
      "teach a trade to students, run the school shop, teach welding or carpentry, teach auto repair at a tech school, show safe use of machines, train apprentices, pass on trade skills, prepare for trade certification, teach typing and bookkeeping, visit employers for internships, supervise co-op students, birdhouses and lathes, show kids how to saw and weld, teach boys and girls to use tools, pass on what I know about engines",
    step: "Training and development specialist, Adult education teacher, Adjunct professor",
    beside: "Carpenter, Automotive mechanic, Job coach",
    not: "shop assistant, barber shop",
    context: {
      "woodwork teacher": "school, pupils, shop",
      "craft teacher": "wood, metal, shop, school",
      "technical instructor": "trade school, students, vocational, shop, apprentices",
      "culinary arts teacher": "students, school, class",
    },
  },
  {
    name: "Home economics teacher",
    titles:
      "home ec teacher, family and consumer sciences teacher, FCS teacher, consumer science teacher, sewing teacher, sewing instructor, cooking teacher, cooking instructor, domestic science teacher, food technology teacher, cooking class instructor, textiles teacher, domestic science mistress, cookery teacher, cookery mistress, housecraft teacher, homemaking teacher, needlework mistress, needlework teacher, housewifery teacher, household arts teacher, home ec instructor",
    credentials: "family and consumer sciences certification, teaching license, ServSafe",
    tools: "sewing machines, classroom kitchens, serger",
    skills:
      "cooking instruction, sewing instruction, nutrition education, child development education, consumer education, personal finance instruction, kitchen safety, clothing construction, meal planning lessons",
    duties:
      "teach teenagers to cook, teach sewing on a machine, teach household budgeting, run the school kitchen classroom, teach child development class, teach nutrition, give cooking classes to adults, teach quilting basics, plan meals with students, aprons and sewing machines, boys and girls learn to boil an egg, teach how to keep house, make a skirt in class",
    step: "Lifelong learning instructor",
    beside: "Chef, Dietitian, Seamstress",
    context: {
      "cookery teacher": "school, pupils, class",
      "cookery mistress": "school, pupils, class",
      "needlework mistress": "school, class",
      "needlework teacher": "school, class",
      "sewing instructor": "class, school, students, teach",
      "cooking teacher": "class, school, students, teach",
      "cooking instructor": "class, school, students, teach",
    },
  },
  {
    name: "Technology teacher",
    titles:
      "computer lab teacher, school computer teacher, ICT teacher, robotics teacher, school technology teacher, educational technologist, technology instructor, computer applications teacher, keyboarding teacher, typing teacher, senior tech tutor, tech coach for seniors, IT instructor, digital learning teacher, technology education teacher, computer teacher, computer science teacher, computer lady, computer tutor, computers for seniors teacher, silver surfers tutor, typing instructor, word processing teacher, information technology teacher",
    credentials:
      "computer science teaching certification, Google Certified Educator, Microsoft Certified Trainer, CompTIA CTT+",
    tools: "Chromebook, Scratch, Microsoft Office, iPad, Code.org, LEGO robotics",
    skills:
      "digital literacy, computer basics instruction, Microsoft Office training, smartphone and tablet instruction, coding instruction, keyboarding instruction, internet safety, robotics instruction, educational technology",
    duties:
      "teach seniors to use computers, teach how to use a smartphone, teach email and internet basics, run the school computer lab, teach children to code, teach Word and Excel classes, explain online safety and scams, teach typing, help older adults with tablets, set up student laptops, show old folks how to use a phone, explain the internet without big words, how to send a picture, mouse and keyboard, help Grandma with Facebook, patience with beginners",
    step: "Lifelong learning instructor",
    beside: "Computer trainer, Coding instructor, Software developer, Library assistant",
    context: {
      "computer tutor": "keyboarding, technology, internet, smartphone, tablets, typing",
      "IT instructor": "students, class, teach, course",
      "educational technologist": "school, teachers, classroom",
      "technology instructor": "students, school, class",
    },
  },
  {
    name: "Drama teacher",
    titles:
      "theater teacher, acting teacher, drama instructor, acting instructor, theater arts teacher, drama director, school play director, speech teacher, improv teacher, acting coach, drama coach, dramatics teacher, elocution mistress, drama master, drama mistress, speech and drama teacher, dramatic arts teacher, stagecraft teacher, stage school teacher, theatricals director",
    credentials: "theater teaching certification, MFA in theater",
    skills:
      "acting instruction, improvisation instruction, stage directing, play production, voice and diction, musical theater, set building, student auditions, public speaking instruction",
    duties:
      "teach acting to students, direct the school play, hold auditions for the musical, teach improv games, rehearse scenes, teach stage presence, build sets with students, lead summer theater camp, teach voice and speech, prepare monologues, put on a school show, learn lines and bow, shy kids on stage, costumes and curtain calls",
    beside: "Actor, Stage manager",
    context: {
      "acting coach": "teach, students, class, school",
      "speech teacher": "public speaking, school, debate, class",
    },
  },
  {
    name: "Montessori teacher",
    titles:
      "Montessori guide, Montessori directress, Montessori educator, Montessori lead teacher, primary Montessori teacher, Montessori assistant, lower elementary guide, children's house teacher, Waldorf teacher, Steiner teacher, Froebel teacher, nursery guide",
    credentials: "AMI diploma, AMS credential, MACTE training, Waldorf certification",
    tools: "Montessori materials, Transparent Classroom",
    skills:
      "Montessori method, mixed-age classrooms, practical life lessons, sensorial materials, child-led learning, prepared environment, classroom observation, grace and courtesy lessons",
    duties:
      "guide children in Montessori classroom, present Montessori lessons, prepare the learning environment, teach practical life skills, use sandpaper letters and golden beads, observe each child, lead mixed-age class, let children choose work, teach in a children's house, let little ones learn at their own pace, wooden beads and blocks, children pour and sort",
    context: { "nursery guide": "Montessori, children" },
  },
  {
    name: "Substitute teacher",
    titles:
      "sub, supply teacher, relief teacher, guest teacher, substitute, long-term substitute, building substitute, per diem teacher, day-to-day substitute, cover teacher, cover supervisor, permanent substitute, emergency teacher, casual relief teacher, supply mistress, stand in teacher, fill in teacher, substitute school teacher, temporary teacher, emergency substitute, relieving teacher",
    credentials:
      "substitute permit, substitute teaching license, emergency teaching permit, background check clearance",
    tools: "Frontline Absence Management, Kelly Education, Red Rover",
    skills:
      "classroom management, following lesson plans, short-notice assignments, K-12 classroom coverage, attendance taking, student supervision, adapting to different grades",
    duties:
      "fill in for absent teachers, follow the teacher's lesson plan, cover classes on short notice, pick your own days at schools, take attendance for the class, keep the class working, leave notes for the teacher, cover a long-term leave, work in any grade, supervise study hall, take a class when the teacher is sick, the phone rings at six and I go to school, babysit a class, step in for a day",
    step: "Teacher aide, Tutor, Test proctor",
    not: "subcontractor, sub shop, submarine, sugar substitute, sub sandwich",
    context: {
      sub: "school, classroom, teacher, students, district",
      substitute: "teacher, school, classroom, students, district",
      "cover supervisor": "school, pupils, lessons",
    },
  },
  {
    name: "Reading specialist",
    titles:
      "literacy specialist, reading teacher, reading interventionist, literacy interventionist, remedial reading teacher, Title I teacher, title one reading teacher, dyslexia specialist, academic interventionist, reading recovery teacher, dyslexia therapist, academic language therapist, literacy teacher, remedial reading specialist, phonics teacher",
    credentials:
      "reading specialist certification, Orton-Gillingham certification, Wilson Reading certification, CALT, Reading Recovery certification, LETRS",
    tools: "Fountas and Pinnell, DIBELS, Wilson Reading System, Lexia, Barton",
    skills:
      "reading intervention, phonics, phonemic awareness, science of reading, Orton-Gillingham, dyslexia instruction, running records, fluency building, reading assessment, response to intervention, guided reading",
    duties:
      "help children who struggle to read, teach phonics in small groups, test reading levels, dyslexia lessons, pull-out reading groups, remedial reading, coach teachers in literacy, build reading fluency, track reading progress, run Title I program, kids who can't read yet, letters that get mixed up, sounding out, small groups at the back table",
    above: "Instructional coach",
    step: "Reading tutor",
    beside: "Speech-language pathologist, School librarian",
    not: "meter reading specialist, proofreading specialist",
  },
  {
    name: "Tutor",
    titles:
      "private tutor, academic tutor, home tutor, homework helper, online tutor, homebound teacher, homebound instructor, after-school tutor, subject tutor, study skills coach, homeschool teacher, homeschool tutor, learning coach, academic coach, peer tutor, private teacher, executive function coach, governess, home teacher, crammer, lesson giver, private coach, home schooler, home lessons teacher, private schoolmaster, after school helper, study buddy",
    credentials: "tutor certification, teaching license, CRLA certification",
    tools: "Zoom, Wyzant, Khan Academy, Google Classroom, virtual whiteboard",
    skills:
      "one-on-one tutoring, homework help, study skills, executive function coaching, small group tutoring, online tutoring, homeschool instruction, progress reports for parents, learning styles, time management coaching",
    duties:
      "help students with homework, tutor one on one, tutor online over Zoom, help kids catch up in school, teach study habits, meet students at the library, explain school subjects, teach homebound students, get ready for tests, work with families after school, teach homeschoolers, sit with a kid and his schoolbooks, kitchen table lessons, kids falling behind, get a teenager to study, explain it till they get it",
    step: "Math tutor, Reading tutor, Language tutor, Test prep tutor, GED instructor",
    beside: "After-school program leader, Nanny, Education consultant",
    not: "Tudor",
    context: {
      "private coach": "pupils, lessons, exams",
      "learning coach": "students, homework, online school, subjects",
      "academic coach": "students, study skills, tutoring, homework",
    },
  },
  {
    name: "Math tutor",
    titles:
      "algebra tutor, calculus tutor, geometry tutor, statistics tutor, physics tutor, chemistry tutor, science tutor, biology tutor, STEM tutor, math coach, organic chemistry tutor, arithmetic tutor, arithmetic coach, trig tutor",
    credentials: "mathematics degree, tutor certification, math teaching certification",
    tools: "TI-84, Desmos, Khan Academy, virtual whiteboard, ALEKS",
    skills:
      "algebra, calculus, geometry, trigonometry, statistics, one-on-one tutoring, physics, chemistry, math word problems, math anxiety, online tutoring",
    duties:
      "tutor algebra and calculus, help with math homework, explain chemistry problems, tutor physics students, fix gaps in arithmetic, prepare for math exams, help college students pass statistics, teach fractions one on one, explain Common Core math, long division and decimals, a grandkid who hates numbers, sums at the kitchen table",
    beside: "Test prep tutor, Mechanical engineer",
  },
  {
    name: "Reading tutor",
    titles:
      "literacy tutor, writing tutor, English tutor, essay tutor, reading coach, adult literacy tutor, dyslexia tutor, phonics tutor, writing center tutor, reading buddy, writing coach, spelling tutor, language arts tutor, writing consultant, composition tutor, essay coach, reading helper, reading volunteer, school reading volunteer, literacy helper, hear children read volunteer, reading lady",
    credentials: "Orton-Gillingham certification, ProLiteracy training, Barton certification, tutor certification",
    tools: "Barton, Hooked on Phonics, Wilson Reading System, virtual whiteboard",
    skills:
      "phonics, reading comprehension, essay writing, one-on-one tutoring, adult literacy, Orton-Gillingham, proofreading student work, spelling instruction, vocabulary instruction, read aloud",
    duties:
      "teach a child to read, listen to children read aloud, help adults learn to read, help write school essays, tutor dyslexic students, sound out words, review drafts at writing center, help with book reports, practice reading comprehension, volunteer reading program, sit with first graders and a book, teach a grown man to read, letters and sounds, spelling words",
    beside: "Editor, Library assistant",
    context: {
      "writing coach": "students, essays, school, college papers",
      "writing consultant": "students, writing center, essays",
      "English tutor": "reading, essays, students, writing, school",
    },
  },
  {
    name: "Language tutor",
    titles:
      "Spanish tutor, French tutor, foreign language tutor, German tutor, Italian tutor, Mandarin tutor, conversation tutor, Latin tutor, Japanese tutor, language coach, Portuguese tutor, Hebrew tutor, bar mitzvah tutor, Arabic tutor, sign language tutor, Russian tutor, French coach, private Spanish teacher, private language teacher, Hebrew teacher, language lessons teacher, Yiddish teacher, Polish tutor, Greek tutor",
    credentials: "ACTFL OPI, DELE, TEFL certificate",
    tools: "italki, Preply, Zoom, Duolingo, Rosetta Stone",
    skills:
      "conversational Spanish, Spanish instruction, French instruction, one-on-one tutoring, foreign language grammar, pronunciation instruction, travel language coaching, Hebrew instruction, online tutoring",
    duties:
      "give Spanish lessons, practice French conversation, teach a language online, help travelers learn phrases, tutor for bar mitzvah, correct pronunciation, teach business Spanish to executives, drill vocabulary and verbs, native speaker lessons, chat in French, speak Spanish with someone, teach a few words before a trip",
    beside: "Translator, Interpreter, Cantor",
    context: { "Hebrew teacher": "lessons, bar mitzvah" },
  },
  {
    name: "Test prep tutor",
    titles:
      "test prep instructor, SAT tutor, ACT tutor, SAT prep teacher, test preparation instructor, GRE tutor, LSAT tutor, MCAT tutor, GMAT tutor, exam tutor, exam coach, SAT instructor, SHSAT tutor, ISEE tutor, 11 plus tutor, bar exam tutor, NCLEX tutor, ASVAB tutor, cram school teacher, entrance exam coach, civil service exam coach",
    credentials: "LSAT instructor training, tutor certification",
    tools: "College Board Bluebook, Kaplan materials, Princeton Review materials, UWorld, Zoom",
    skills:
      "SAT preparation, ACT preparation, LSAT preparation, MCAT preparation, GRE preparation, GMAT preparation, test-taking strategies, practice test review, timed practice, score analysis",
    duties:
      "prepare students for the SAT, teach ACT strategies, raise test scores, give practice tests, go over wrong answers, teach test timing, LSAT logic lessons, licensing exam review class, teach vocabulary for entrance exams, weekend prep class, get kids ready for college boards, cram before an exam, multiple choice tricks",
    step: "College admissions consultant",
    beside: "Test scorer",
    not: "test preparation engineer, lab test prep",
  },
  {
    name: "College professor",
    titles:
      "professor, university professor, associate professor, assistant professor, full professor, professor emeritus, university lecturer, faculty member, visiting professor, tenured professor, department chair, college faculty, senior lecturer, research professor, clinical professor, emeritus faculty, university teacher, thesis advisor, university don, prof, principal lecturer, polytechnic lecturer, regius professor, professor lecturer, varsity lecturer, emeritus professor",
    credentials: "PhD, doctorate, EdD, terminal degree, tenure",
    tools: "Canvas, Blackboard, Moodle, SPSS, Turnitin, EndNote",
    skills:
      "college lecturing, academic research, peer review, thesis advising, syllabus design, scholarly publishing, grant-funded research, graduate seminars, tenure review, curriculum committees, accreditation self-study, academic conference presentations",
    duties:
      "lecture to university students, publish research papers, supervise doctoral students, sit on thesis committees, teach graduate seminars, chair an academic department, get research grants, hold office hours, serve on faculty senate, review journal articles, guest lecture, write textbooks, big lecture halls, write books and teach, tweed jacket and pipe, grade blue books",
    below: "Adjunct professor",
    above: "College dean",
    step: "Writer, Education consultant",
    beside: "Historian, Academic advisor",
    context: {
      "department chair": "university, college, faculty, academic",
      "faculty member": "university, college, teaching, academic",
    },
  },
  {
    name: "Adjunct professor",
    titles:
      "adjunct, adjunct instructor, adjunct faculty, part-time lecturer, part-time faculty, lecturer, college instructor, community college instructor, contingent faculty, visiting lecturer, online instructor, sessional lecturer, guest lecturer, online adjunct, instructor of practice, professor of practice, evening instructor, executive in residence, extramural lecturer, extension lecturer, night college teacher, extension instructor, evening college instructor, extra mural tutor, Open University tutor, technical college lecturer",
    credentials: "master's degree, PhD, MBA, 18 graduate credits",
    tools: "Canvas, Blackboard, Moodle, Zoom, Brightspace",
    skills:
      "college lecturing, syllabus design, online course teaching, grading, discussion boards, community college teaching, evening classes, industry expertise in the classroom, rubric design",
    duties:
      "teach one or two college courses, teach evening classes at community college, teach college online, teach business course as a practitioner, grade papers and finals, write a syllabus, hold office hours, guest lecture on your field, post grades in Canvas, semester contract teaching, teach a night course at the college, teach what I did for a living, students after work, one class a week",
    step: "Lifelong learning instructor, Training and development specialist",
    context: {
      adjunct: "college, faculty, course, university, professor, students",
      "online instructor": "college, course, university, degree, students",
      "evening instructor": "college, course, students",
      "executive in residence": "business school, university, students",
    },
  },
  {
    name: "Adult education teacher",
    titles:
      "adult educator, adult basic education instructor, ABE teacher, adult literacy teacher, basic skills tutor, adult school teacher, correctional educator, prison teacher, citizenship teacher, continuing education instructor, night school teacher, workforce instructor, family literacy teacher, citizenship instructor, evening class teacher, evening institute teacher, WEA tutor, continuation school teacher, evening school teacher, adult literacy instructor, WEA lecturer, moonlight school teacher, prison school teacher, prison education officer",
    credentials: "adult education credential, ABE certification, CASAS training, teaching license",
    tools: "CASAS, TABE, Burlington English, LACES",
    skills:
      "adult basic education, andragogy, adult literacy, citizenship test preparation, workforce readiness instruction, numeracy for adults, multi-level classrooms, learner goal setting, TABE testing",
    duties:
      "teach adults basic reading and math, teach night school, teach citizenship class, help immigrants pass the civics test, teach inmates in prison, teach job readiness class, test adult learners, teach grown-ups who left school, workplace literacy class, recruit adult students, help grown ups learn to read, evening classes, folks who never finished school, teach behind bars",
    step: "GED instructor, Lifelong learning instructor",
    beside: "Employment counselor, Training and development specialist",
    not: "adult day care",
  },
  {
    name: "GED instructor",
    titles:
      "GED teacher, GED tutor, HiSET instructor, high school equivalency instructor, HSE teacher, high school equivalency teacher, GED prep teacher, HSE tutor, GED facilitator, TASC instructor, dropout recovery teacher, credit recovery teacher, equivalency diploma teacher, high school completion teacher",
    credentials: "adult education credential, teaching license, bachelor's degree",
    tools: "GED Ready, Kaplan GED books, TABE, Aztec Software",
    skills:
      "GED preparation, HiSET preparation, adult basic education, test-taking strategies, remedial math, basic writing instruction, TABE testing, credit recovery, student retention",
    duties:
      "help adults earn a high school diploma, teach the four GED subjects, prepare for the GED test, teach dropouts, teach in a jail classroom, give practice GED tests, teach essay and math basics, evening GED class, encourage returning students, help someone finish high school at forty, second chance at a diploma, grown ups back at their books",
    beside: "Employment counselor",
  },
  {
    name: "Lifelong learning instructor",
    titles:
      "enrichment instructor, enrichment teacher, OLLI instructor, community education instructor, workshop leader, workshop instructor, class leader, senior center instructor, recreation class instructor, community class teacher, course leader, Road Scholar instructor, gardening instructor, hobby instructor, evening class tutor, U3A leader, U3A tutor, adult class tutor, hobby class teacher, Elderhostel instructor, Chautauqua lecturer, leisure class tutor, extension class tutor",
    skills:
      "workshop facilitation, adult enrichment classes, lecture series, discussion leading, slide presentations, memoir writing classes, hobby instruction, community class planning, gardening workshops",
    duties:
      "teach classes to retirees, lead a weekend workshop, share a hobby with adults, lead a book discussion group, lead a memoir class, teach at a senior center, community college enrichment course, give slide talks, give a lecture series, share what I know with other retired folks, history talks at the library, bridge lessons, a class at the church hall",
    beside: "Activities director, Museum docent, Public speaker",
    context: {
      "workshop leader": "class, adults, teach, learning",
      "course leader": "class, adults, lecture, teach",
      "class leader": "adults, enrichment, seniors, teach",
      "enrichment teacher": "adults, hobby, class, after-school",
    },
  },
  {
    name: "Teacher aide",
    titles:
      "teacher assistant, TA, paraprofessional, classroom aide, instructional aide, instructional assistant, classroom assistant, educational assistant, school aide, paraeducator, para, para educator, educational aide, reading aide, learning support assistant, kindergarten aide, teacher's helper, classroom helper, school helper, nursery helper, welfare assistant, ancillary helper, school volunteer helper, room mother, dinner and classroom helper, infant helper",
    credentials: "paraprofessional certification, ParaPro Assessment, background check clearance, CPR",
    tools: "laminator, Chromebook, copier",
    skills:
      "small group instruction, classroom support, student supervision, reading support, math support, behavior redirection, classroom materials preparation, playground supervision, recordkeeping for teachers",
    duties:
      "help the teacher in class, work with small groups, help children with reading, make copies and bulletin boards, watch students at lunch and recess, grade simple papers, help kindergartners with coats, walk children to the bus, set up classroom materials, school hours with summers off, tie shoes and zip coats, sharpen pencils, cut out shapes, an extra grown up in the room, help a teacher with the children, be in a school with young children",
    step: "Special education aide, Lunch monitor, After-school program leader, Child care worker, Reading tutor",
    not: "graduate teaching assistant",
    context: {
      "welfare assistant": "school, children",
      TA: "classroom, school, teacher, pupils, students",
      para: "classroom, school, students, teacher",
    },
  },
  {
    name: "Special education aide",
    titles:
      "one-on-one aide, 1:1 aide, special needs aide, special ed paraprofessional, special education paraprofessional, SPED para, special needs assistant, SNA, one to one paraprofessional, inclusion aide, behavior aide, autism aide, shadow aide, school shadow, student support aide, special education assistant, SEN teaching assistant, special school helper, handicapped children's helper, classroom care assistant, SEN helper, special needs helper",
    credentials: "paraprofessional certification, RBT, CPI certification, CPR",
    tools: "AAC devices, wheelchairs, visual schedules, Hoyer lift",
    skills:
      "one-on-one student support, de-escalation, autism spectrum support, toileting assistance for students, applied behavior analysis, data collection on behavior, visual schedules, inclusion support, wheelchair assistance, life skills coaching",
    duties:
      "work one-on-one with disabled student, help an autistic child in class, calm a student in meltdown, help with feeding and toileting, push a student's wheelchair, keep a child on task, follow the IEP, record behaviors, go with student to classes, ride along on field trips, sit beside a boy with autism, help a handicapped child at school, change a child who can't go alone, a patient shadow all day",
    step: "Direct support professional, School bus aide",
    context: {
      "student support aide": "disabilities, special education, one-on-one, IEP",
      "behavior aide": "school, student, classroom, autism",
    },
  },
  {
    name: "Sports coach",
    titles:
      "coach, athletic coach, football coach, basketball coach, baseball coach, soccer coach, track coach, assistant coach, head coach, swim coach, volleyball coach, softball coach, youth sports coach, wrestling coach, lacrosse coach, hockey coach, little league coach, gymnastics coach, sports instructor, games coach, sportsmaster, cricket coach, rugby coach, football trainer, gymnastics teacher, Pee Wee coach, Pop Warner coach, T ball coach, cross country coach",
    credentials: "coaching license, CPR, NFHS coaching certification, SafeSport, concussion training",
    tools: "Hudl, TeamSnap, stopwatch, radar gun, pitching machine",
    skills:
      "athlete development, practice planning, game strategy, sports drills, youth sports, team building for athletes, conditioning drills, scouting opponents, sports rules, player evaluation",
    duties:
      "coach the high school team, run practices and drills, teach kids to play ball, plan game strategy, hold tryouts, travel to away games, pick the lineup, motivate young athletes, scout other teams, coach Little League, watch game film, whistle and clipboard, teach boys to tackle, throw and catch with kids, get a team ready for Saturday, hit grounders",
    above: "Athletic director",
    step: "Sports official, Recreation leader",
    beside: "Personal trainer, Fitness instructor",
    not: "life coach, job coach, business coach, executive coach, coach bus, motor coach, coach driver, coach operator, Coach handbags, career coach, health coach, coach cleaner, stage coach, wellness coach, financial coach",
    context: {
      "football trainer": "team, players, boys",
      coach: "team, sport, athletes, players, practice, game, league, varsity",
      "assistant coach": "team, sport, athletes, players",
      "head coach": "team, sport, athletes, players",
    },
  },
  {
    name: "Tennis instructor",
    titles:
      "tennis coach, tennis pro, tennis teacher, pickleball instructor, pickleball coach, pickleball pro, racquet sports instructor, tennis professional, teaching tennis pro, table tennis coach, squash coach, racquets director, paddle tennis pro, lawn tennis coach, tennis professional coach, badminton coach, paddle instructor, ping pong coach",
    credentials: "USPTA certification, PPR certification, CPR, SafeSport",
    tools: "ball machine, tennis racquets, stringing machine",
    skills:
      "tennis instruction, pickleball instruction, stroke technique in tennis, clinics and drills, league coordination, racquet stringing, court maintenance, junior tennis programs",
    duties:
      "give tennis lessons, teach pickleball to beginners, run clinics for seniors, feed balls in drills, organize club leagues, string racquets, teach serve and volley, run a round robin, coach junior players, forehand and backhand, balls over the net, teach folks pickle ball",
    beside: "Fitness instructor, Recreation leader",
  },
  {
    name: "Golf instructor",
    titles:
      "golf pro, golf coach, golf teacher, PGA professional, club professional, golf professional, teaching pro, assistant golf pro, director of golf, head golf professional, LPGA teaching professional, golf club professional, resident golf pro",
    credentials: "PGA membership, LPGA certification, club fitting certification",
    tools: "TrackMan, golf cart, swing analyzer, launch monitor",
    skills:
      "golf instruction, swing analysis, club fitting, golf shop operations, tournament operations, tee sheet management, rules of golf, junior golf",
    duties:
      "give golf lessons, analyze golf swings, fit golf clubs, run the pro shop, run club tournaments, teach juniors to putt, set handicaps, give playing lessons on course, fix a slice, grip and stance, driving range, help with putting",
    beside: "Retail store manager, Groundskeeper",
    context: { "club professional": "golf, lessons", "teaching pro": "golf, lessons" },
  },
  {
    name: "Ski instructor",
    titles:
      "snowboard instructor, ski teacher, ski school instructor, ski coach, ski school director, cross-country ski instructor, snowsports instructor, adaptive ski instructor, mountain host, ice skating instructor, skating coach, figure skating coach, ski master, skating teacher, ice skating teacher, roller skating teacher",
    credentials: "PSIA certification, AASI certification, Outdoor Emergency Care",
    tools: "skis, magic carpet, rescue toboggan",
    skills:
      "ski instruction, snowboard instruction, adaptive skiing, beginner lessons on snow, children's ski lessons, ice skating instruction, ski safety, ski rescue, guest service on the mountain",
    duties:
      "teach beginners to ski, lead children's ski groups, teach snowboarding on weekends, help disabled skiers, greet skiers as mountain host, work winters for a lift pass, teach ice skating, show how to stop and turn, bring injured skiers down the mountain, snowplow turns, pick up beginners who fall, bunny slope, snow all winter",
    beside: "Sports coach, Lifeguard",
    context: { "mountain host": "ski, skiers, snow" },
  },
  {
    name: "Sports official",
    titles:
      "referee, umpire, ref, baseball umpire, basketball referee, football referee, soccer referee, line judge, scorekeeper, scoreboard operator, sports referee, volleyball referee, hockey referee, softball umpire, swim meet official, official scorer, tennis umpire, track and field official, linesman, touch judge, ump, boxing referee, football ref, cricket umpire, boxing judge, score keeper, track judge, goal judge, hockey linesman",
    credentials: "referee certification, umpire certification, NFHS officials registration",
    tools: "whistle, umpire gear, Arbiter",
    skills:
      "sports officiating, rules of the game, umpiring, penalty calls, scorekeeping, game management on the field, conflict handling with coaches, positioning",
    duties:
      "referee youth games, umpire baseball on weekends, call balls and strikes, call fouls and penalties, keep score and time, toss the coin, keep coaches under control, get paid per game, run the game clock, striped shirt and whistle, safe or out, make the calls at kids' games, yellow card, run up and down the field",
    beside: "Athletic director, Recreation leader",
    not: "reference, ref desk, journal referee, bankruptcy referee",
    context: {
      linesman: "game, soccer, match, flag",
      ref: "game, referee, soccer, basketball, whistle",
      referee: "game, sport, league, soccer, basketball, football, youth",
    },
  },
  {
    name: "Swim instructor",
    titles:
      "swim teacher, water safety instructor, WSI, aquatics instructor, water aerobics instructor, aqua fitness instructor, aquacise instructor, swim lesson instructor, learn to swim instructor, aqua aerobics teacher, swimming mistress, baths instructor, aquarobics teacher",
    credentials: "Water Safety Instructor, lifeguard certification, CPR, AEA certification",
    tools: "kickboards, pool noodles, pull buoys",
    skills:
      "swim instruction, water safety, stroke technique, water aerobics, parent-child swim classes, adult beginner swimming, aquatic exercise, arthritis aquatics",
    duties:
      "teach children to swim, teach adults not to fear water, lead water aerobics class, arthritis pool exercise, teach freestyle and backstroke, parent and baby swim class, work at the YMCA pool, teach breathing and floating, get kids to put their heads under, floaties and kickboards, splash class for seniors, doggy paddle",
    step: "Lifeguard",
    beside: "Fitness instructor, Sports coach",
  },
  {
    name: "Driving instructor",
    titles:
      "driver's ed teacher, drivers ed instructor, driver education teacher, driver education instructor, driving teacher, behind-the-wheel instructor, driving school instructor, driver trainer, ADI, motorcycle instructor, motorcycle safety instructor, defensive driving instructor, rider coach, AARP driver safety instructor, motoring instructor, learner driver teacher, road safety instructor, drivers' training teacher, motorcycle teacher, car driving teacher, school of motoring instructor",
    credentials: "driving instructor license, MSF RiderCoach, driver education endorsement, clean driving record",
    tools: "dual-control brake car, driving simulator",
    skills:
      "behind-the-wheel instruction, defensive driving, parallel parking instruction, road test preparation, traffic law instruction, motorcycle safety training, driver evaluation, nervous driver coaching",
    duties:
      "teach teens to drive, give behind-the-wheel lessons, sit in the passenger seat with brake, teach parallel parking, prepare for the road test, teach defensive driving class, teach motorcycle riding, teach older driver safety, classroom driver education, hang on while a kid drives, dual pedals, three point turns, stick shift lessons, get someone ready for their license, teach teenagers to drive, teach people to drive a car, teach others to drive cars and trucks",
    step: "Driver license examiner, Truck driving instructor",
    beside: "School bus driver, Chauffeur",
    not: "device driver, golf driver lessons",
    context: { "driver trainer": "lessons, students, road test, school" },
  },
];
