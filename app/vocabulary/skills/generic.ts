/** Skills that every trade asks for and that therefore say little about a trade, with their other spellings. */
export const GENERIC_SKILLS = `
Teamwork: team player, working in a team, works well with others, team work, team spirit, cooperation
Collaboration: collaborating, cross-functional collaboration, cross functional teams, working across departments
Communication: communication skills, good communicator, strong communicator, excellent communication, communicating
Written communication: writing skills, good writer, strong writing skills, business writing
Verbal communication: oral communication, spoken communication, speaking skills, verbal skills
Interpersonal skills: people skills, people person, good with people, works well with people, social skills, relating to people
Listening: active listening, good listener, listening skills
Public speaking: speaking in public, speaking to groups
Presentation skills: presentations, presenting, giving presentations, delivering presentations
Leadership: leadership skills, leading, leader, proven leader, leading people, leadership experience
Team leadership: leading teams, team lead experience, leading a team
Supervision: supervising, supervisory skills, supervisory experience, supervising staff, staff supervision
People management: managing people, staff management, team management, personnel management, managing teams, line management
Management: management skills, management experience, managerial skills, managerial experience
Delegation: delegating, delegating work
Motivating others: motivation, team motivation, motivational skills, inspiring others
Mentoring: mentor, mentorship, mentoring junior staff, mentoring younger colleagues, passing on knowledge
Coaching others: coaching skills, coaching staff
Training others: training, staff training, training staff, training new employees, on-the-job training, teaching others
Knowledge sharing: sharing knowledge, sharing expertise, transfer of knowledge
Problem solving: problem-solver, solving problems, problem resolution, resolving problems, creative problem solving
Critical thinking: sound judgment, good judgment, judgement, logical thinking
Analytical skills: analytical, analytical thinking, analysis, analytic skills, analytical ability
Decision making: decision-maker, making decisions, decisive, decisiveness
Strategic thinking: strategic mindset, thinking strategically, big picture thinking
Troubleshooting: trouble shooting, diagnosing problems
Conflict resolution: conflict management, resolving conflicts, handling conflict, defusing conflict
Negotiation: negotiating, negotiation skills, negotiating skills, negotiator
Persuasion: persuasive, influencing, influencing skills, persuading
Customer focus: customer orientation, customer-oriented, client focus, customer centric, client-focused, service oriented, customer satisfaction
Client relations: client relationships, customer relations, client relationship management, building client relationships
Relationship building: building relationships, relationship management, rapport building, building rapport
Stakeholder management: stakeholder engagement, stakeholder communication, managing stakeholders
Networking: professional networking, networking skills, network of contacts
Attention to detail: detail oriented, detail-minded, eye for detail, detailed, meticulous, thorough, thoroughness
Accuracy: accurate, precision, careful work, error-free work
Quality focus: quality oriented, commitment to quality, high standards, quality of work
Time management: managing time, time keeping skills, good with deadlines
Meeting deadlines: deadline driven, deadlines, works to deadlines, deadline-oriented
Punctuality: punctual, on time, good attendance, regular attendance
Prioritizing: prioritization, setting priorities, prioritisation, priority setting
Multitasking: multi-tasking, multi tasker, juggling tasks, handling multiple tasks
Organizational skills: organization, organized, organisation, organisational skills, well organized
Planning: planning skills, planning and organizing, planner
Follow-through: follow up, follow-up skills, following through, seeing things through
Coordination: coordinating, coordinating people, coordination skills
Record keeping: recordkeeping, keeping records, maintaining records, documentation, documenting work
Report writing: reporting, writing reports, preparing reports, reports
Paperwork: completing paperwork, filling out forms, forms completion
Following instructions: follows directions, following directions, following procedures
Policies and procedures: procedures, following policies, writing procedures
Working independently: independent worker, works independently, autonomous, autonomy, self-directed, minimal supervision
Self-motivation: self motivated, self-starter, initiative, takes initiative, proactive
Reliability: reliable, dependable, dependability, conscientious
Work ethic: strong work ethic, hard working, hardworking, hard worker, diligent, diligence
Professionalism: professional attitude, professional demeanor, professional manner, professional
Integrity: honesty, honest, trustworthy, trustworthiness, ethical, ethics
Confidentiality: discretion, discreet, keeping confidences, handling confidential information
Accountability: taking responsibility, ownership, takes ownership
Commitment: committed, dedication, dedicated, loyal, loyalty
Flexibility: flexible, flexible attitude, versatile, versatility
Adaptability: adaptable, adapting to change, able to adapt, open to change
Willingness to learn: eager to learn, quick learner, fast learner, lifelong learner, learning agility, continuous learning
Curiosity: curious, inquisitive, inquiring mind
Creativity: creative, creative thinking, imaginative, innovation, innovative
Resourcefulness: resourceful, inventive, can-do attitude, finds a way
Positive attitude: positive, optimistic, enthusiasm, enthusiastic, good attitude, upbeat
Friendliness: friendly, personable, pleasant manner, warm personality, approachable, outgoing, courteous, polite
Sense of humor: good humor, humour
Patience: patient manner, even-tempered, calm, calmness
Empathy: empathetic, compassion, compassionate, caring, kindness, caring nature
Emotional intelligence: emotional awareness, emotional maturity, self-awareness
Maturity: mature, life experience, common sense, wisdom
Tact: tactful, diplomatic
Cultural awareness: cultural sensitivity, cultural competency, cross-cultural skills, working with diverse people, diversity awareness
Working under pressure: works well under pressure, grace under pressure, stress management, stress tolerance, calm under pressure
Fast-paced environment: fast paced work, busy environment, working quickly
Resilience: resilient, persistence, persistent, perseverance, tenacity, determination
Results orientation: results oriented, results-driven, goal oriented, goal-driven, achieving goals, target-driven
Goal setting: setting goals, setting objectives, objectives
Productivity: productive, efficient, efficiency
Process improvement: improving processes, improving procedures, finding better ways
Research skills: doing research, internet research, online research, web research, fact finding
Data analysis basics: working with numbers, good with numbers, numeracy, basic math, math skills
Computer skills: computer literate, computer literacy, basic computer skills, PC skills, computer savvy, computers, IT literate
Technology skills: tech savvy, technical aptitude, comfortable with technology, technology literate
Microsoft Office: MS Office, Office suite, Microsoft 365, Office 365, MS Office suite, Microsoft Office Suite, M365
Excel: Microsoft Excel, MS Excel, spreadsheets, Excel spreadsheets, spreadsheet software
Word: Microsoft Word, MS Word, Word documents
PowerPoint: Microsoft PowerPoint, MS PowerPoint, Power Point, slide decks, slides
Outlook: Microsoft Outlook, MS Outlook
E-mail: email, emailing, e-mail communication, electronic mail
Google Workspace: G Suite, Google Docs, Google Drive, Google Sheets, Google Apps, GSuite, Gmail
Video calls: video conferencing, Zoom, Zoom meetings, Webex, Skype, Google Meet, FaceTime
Microsoft Teams: MS Teams
Slack: Slack messaging
Internet: web browsing, internet skills, internet savvy, surfing the web
Keyboard skills: basic typing
Smartphone use: smartphone, mobile apps, texting, smart phone, tablet use, iPad
Phone skills: telephone skills, good phone manner, phone manner, comfortable on the phone
Remote work: working remotely, working from home, work from home, telecommuting, telework, home office
Willing to travel: able to travel, open to travel, business travel
Valid driver's license: own car, reliable transportation, own transportation, able to drive
Background check: clear background check, clean background, police check, DBS check, drug test, drug screening
First aid: first aid certification, first aid certificate
CPR: CPR certification, CPR certified, cardiopulmonary resuscitation, CPR card
Flexible schedule: flexible hours, available weekends, weekend availability, evening availability, flexible availability
Shift work: working shifts, night shifts, rotating shifts, weekend work, overtime
Physical stamina: physically fit, stamina, standing for long periods, on your feet all day, good physical condition
Lifting: heavy lifting, lift 50 pounds, able to lift 25 pounds, lift 50 lbs, lift 25 lbs
Manual dexterity: dexterity, good with hands, hand-eye coordination, working with your hands
Safety awareness: safety conscious, safety minded, working safely, safe working practices, safety rules
Cleanliness: tidy, tidiness, neatness, neat appearance, well groomed, keeping a clean workspace
English fluency: fluent English, English language, good English, native English speaker
High school diploma: GED certificate, diploma or GED, high school graduate, high school education, high school degree, GCSEs, A levels
College degree: bachelor's degree, university degree, bachelors degree, undergraduate degree, four-year degree
Advanced degree: master's degree, masters degree, postgraduate degree, graduate degree
Associate degree: associate's degree, two-year degree, some college
Industry experience: relevant experience, prior experience, years of experience, experienced, proven track record, track record, seasoned professional
Subject matter expertise: subject matter expert, SME, deep expertise, expert knowledge, domain knowledge
Consulting: consultancy, consultative skills, advising, advisory
Project work: working on projects, project experience, project coordination
Meetings: running meetings, leading meetings, attending meetings, chairing meetings
Budget awareness: cost conscious, cost awareness
Feedback: giving feedback, receiving feedback, constructive feedback, taking criticism
Volunteering: volunteer experience, volunteer work, community involvement, community service
`;
