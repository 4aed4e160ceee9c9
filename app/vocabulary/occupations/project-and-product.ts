import type { OccupationEntry } from "../types.ts";

/** People who plan and steer projects, products, and changes in how an organization works. */
export const PROJECT_AND_PRODUCT: readonly OccupationEntry[] = [
  {
    name: "Project manager",
    titles:
      "project leader, project lead, project management consultant, PM, contract project manager, interim project manager, senior project leader, project director, project delivery manager, delivery manager, project supervisor, project management professional, assistant project manager, project executive, job manager, progress manager",
    credentials: "PMP, CAPM, PRINCE2, Certified Project Manager, Google Project Management Certificate",
    tools: "Microsoft Project, Smartsheet, Asana, Monday.com, Gantt charts, Basecamp, Trello",
    skills:
      "project management, project planning, scheduling, budget tracking, risk management, stakeholder management, Microsoft Project, status reporting, scope management, vendor management, team leadership, project charters, meeting facilitation, resource planning, Gantt charts",
    duties:
      "plan a project from start to finish, keep projects on time and on budget, build project schedules, run project meetings, track risks and issues, coordinate vendors and teams, report status to sponsors, manage scope changes, rescue a late project, close out a project, lessons learned, office relocation project, mentor new project managers, see a big job through, keep everyone on schedule and inside the budget, get things done with a lot of people, move an office to a new building",
    below: "Project coordinator",
    above: "Program manager",
    step: "IT project manager, Construction project manager, Scrum master, Product manager",
    beside: "Business analyst, Event planner",
    not: "property project, housing project manager of tenants",
    context: {
      PM: "project, schedule, scope, stakeholders, milestones, PMP",
      "delivery manager": "project, stakeholders, clients, software, milestones",
      "project executive": "schedule, stakeholders, milestones",
    },
  },
  {
    name: "IT project manager",
    titles:
      "information technology project manager, software project manager, technical project manager, IT project lead, systems project manager, ERP project manager, infrastructure project manager, digital project manager, web project manager, implementation project manager, IT project coordinator, application project manager, IT program lead, data processing project leader, computer project manager, DP project manager, DP project leader, computer project leader",
    credentials: "PMP, CSM, ITIL Foundation, CompTIA Project+, PRINCE2",
    tools: "Jira, Microsoft Project, Confluence, Smartsheet, ServiceNow, Clarity PPM",
    skills:
      "IT project management, project management, agile development, waterfall, systems implementation, vendor management, risk management, data migration, cutover planning, SDLC, requirements management, budget tracking, stakeholder management, Jira",
    duties:
      "lead software projects, roll out a new system, manage system upgrades, coordinate developers and vendors, plan go-live, manage an ERP project, data center move, track defects and milestones, run steering committee meetings, infrastructure upgrades, systems integration after a merger, manage testing and cutover, digital projects for clients, ride herd on programmers, move a company to new software",
    below: "Project coordinator",
    above: "Program manager, IT manager, PMO director",
    step: "Technical program manager, Implementation consultant",
    beside: "Systems analyst, Software engineering manager",
  },
  {
    name: "Project coordinator",
    titles:
      "project administrator, project assistant, project support officer, project support specialist, project control officer, project officer, junior project manager, PMO analyst, PMO coordinator, project management assistant, program coordinator, project secretary, project expediter, project clerk",
    credentials: "CAPM, CompTIA Project+",
    tools: "Microsoft Project, Smartsheet, SharePoint, Microsoft Excel, Asana",
    skills:
      "project coordination, meeting minutes, action item tracking, document control, status reporting, scheduling, Microsoft Project, Smartsheet, budget tracking, vendor follow-up, calendar management",
    duties:
      "track action items, take meeting minutes, keep project files, update the schedule, chase status updates, set up project meetings, process project invoices, keep the risk log, order supplies for projects, prepare status slides, coordinate team calendars, keep the list of who does what, remind folks of deadlines, take notes and keep the papers for a project",
    step: "Project scheduler, Scrum master, Office manager",
    beside: "Administrative assistant, Document control specialist, Event planner",
    context: {
      "program coordinator": "project, schedule, status reports, milestones, PMO",
      "project officer": "milestones, status reports, schedule",
    },
  },
  {
    name: "Project scheduler",
    titles:
      "project planner, project planning engineer, planner scheduler, master schedule manager, integrated master scheduler, IMS scheduler, scheduling consultant, earned value analyst, EVM analyst, turnaround planner, shutdown planner, program scheduler, project cost controller, project control analyst, IT project scheduler, defense program scheduler, PERT analyst, critical path planner",
    credentials: "PMI-SP, PSP, CCP, EVP",
    tools: "Primavera P6, Microsoft Project, Deltek Cobra, Open Plan, Artemis",
    skills:
      "project scheduling, Primavera P6, critical path method, earned value management, cost control, resource loading, delay analysis, schedule updates, project controls, forensic scheduling, cost forecasting, work breakdown structure",
    duties:
      "build critical path schedules, update P6 schedules, earned value reports, resource loading, baseline schedules, delay claims, forecast project cost, shutdown and outage planning, look-ahead schedules, schedule risk analysis, progress measurement, narrative reports for owners, make the big bar chart, figure what has to come first, tell how late a job will be",
    above: "Project manager",
    step: "Construction scheduler, Cost engineer",
    beside: "Construction project manager, Production planner, Contract administrator, Expert witness",
    context: {
      "project scheduler": "program, earned value, IT, aerospace, defense, plant",
      "planner scheduler": "project, Primavera, P6, critical path, turnaround",
      "turnaround planner": "Primavera, shutdown, refinery, plant",
      "shutdown planner": "Primavera, P6, critical path, project",
      "scheduling consultant": "program, earned value, defense, IT",
      "project planner": "schedule, milestones, critical path, Primavera, Microsoft Project",
    },
  },
  {
    name: "Program manager",
    titles:
      "program lead, program director, government program manager, defense program manager, portfolio manager, project portfolio manager, transformation program manager, transformation director, strategic initiatives manager, program management consultant",
    credentials: "PgMP, PMP, MSP, PfMP, DAWIA certification",
    tools: "Microsoft Project, Smartsheet, Clarity PPM, Planview",
    skills:
      "program management, portfolio management, program governance, stakeholder management, benefits tracking, risk management, budget management, cross-functional leadership, earned value management, contract deliverables, executive reporting, dependency management",
    duties:
      "lead several related projects, coordinate project managers, steering committees, track program benefits, manage a government contract program, manage dependencies between projects, program budget, portfolio reviews, transformation programs, report to executives and customers, set up program governance, keep several projects going at once, run a government job from start to end",
    below: "Project coordinator",
    above: "PMO director, Chief operating officer",
    step: "Operations manager, Change management consultant",
    beside: "Contract administrator, Nonprofit program manager, Product manager",
    not: "radio program director, television program director, after-school program director, camp program director",
    context: {
      "program director": "projects, portfolio, governance, stakeholders, milestones",
      "portfolio manager": "projects, programs, PMO, governance, initiatives",
      "program lead": "projects, milestones, stakeholders",
    },
  },
  {
    name: "Technical program manager",
    titles:
      "TPM, engineering program manager, engineering project manager, hardware program manager, new product introduction manager, NPI manager, NPI program manager, product development project manager, R&D project manager, R&D program manager, technology program manager, development project engineer, engineering coordinator",
    credentials: "PMP, PgMP",
    tools: "Jira, Microsoft Project, Smartsheet, PLM systems",
    skills:
      "technical program management, new product introduction, engineering schedules, stage-gate process, cross-functional leadership, risk management, design reviews, supplier coordination, agile development, product launch, engineering change control",
    duties:
      "bring a new product from design to production, coordinate hardware and software teams, run design reviews, stage-gate approvals, track engineering milestones, work with contract manufacturers, engineering change orders, prototype builds, launch readiness, resolve technical blockers, get a new gadget from drawing to factory, keep engineers on schedule, get prototypes built",
    above: "Program manager",
    beside: "Manufacturing engineer, Mechanical engineer, Quality engineer",
    context: {
      TPM: "technical program, engineering, milestones, software",
      "engineering program manager": "milestones, cross-functional, launch, product, schedule",
    },
  },
  {
    name: "PMO director",
    titles:
      "PMO manager, PMO lead, project management office manager, director of project management, head of PMO, PMO consultant, director of PMO, head of projects, VP of project management, EPMO director, project governance manager",
    credentials: "PMP, PgMP, PfMP, P3O",
    tools: "Planview, Clarity PPM, Microsoft Project Server, Smartsheet",
    skills:
      "PMO set-up, project governance, portfolio management, project methodology, project prioritization, resource planning, project audits, coaching project managers, executive reporting, capacity planning, project templates",
    duties:
      "set up a project management office, define project methods and templates, prioritize projects, report on the project portfolio, coach project managers, audit troubled projects, resource planning across projects, choose project software, stage gates, hire project managers, keep track of all a company's projects, say which goes first, teach project leaders to do it alike",
    below: "Project manager, Project scheduler",
    step: "Chief of staff, Management consultant",
    beside: "Process improvement consultant, IT manager, Operations manager",
    not: "PMO private medical officer",
  },
  {
    name: "Scrum master",
    titles:
      "scrummaster, certified scrum master, agile project manager, agile delivery lead, iteration manager, release train engineer, RTE, scrum coach, agile lead, agile delivery manager, sprint lead, sprint facilitator",
    credentials: "CSM, PSM, SAFe Scrum Master, PMI-ACP",
    tools: "Jira, Confluence, Azure DevOps, Miro, Rally, Trello",
    skills:
      "scrum, agile development, sprint planning, retrospectives, backlog refinement, Kanban, Jira, daily stand-ups, impediment removal, facilitation, burn-down charts, SAFe, servant leadership",
    duties:
      "run daily stand-ups, plan sprints, lead retrospectives, remove blockers for the team, keep the board up to date, coach the team in scrum, sprint reviews, track velocity, shield the team from interruptions, help the product owner with the backlog, release planning, get programmers together each morning, keep a software team unstuck, keep the sticky notes on the board moving",
    above: "Agile coach",
    step: "IT project manager, Product owner",
    beside: "Software developer, Business analyst",
    not: "rugby scrum",
    context: { RTE: "SAFe, agile, release train" },
  },
  {
    name: "Agile coach",
    titles:
      "agile consultant, agile transformation consultant, agile trainer, enterprise agile coach, scrum trainer, SAFe consultant, SAFe program consultant, lean agile coach, Kanban coach, agile transformation lead, agile practitioner, extreme programming coach, XP coach",
    credentials: "SPC, ICP-ACC, CEC, CSP",
    tools: "Jira, Miro, Jira Align",
    skills:
      "agile coaching, agile transformation, scrum, SAFe, Kanban, facilitation, training, team coaching, leadership coaching, agile maturity assessment, LeSS",
    duties:
      "move an organization to agile, coach scrum masters, train teams in agile, assess agile maturity, coach executives, run PI planning, set up team structures, facilitate workshops, mentor product owners, improve team flow, teach software teams to work in small steps, show bosses how to let teams decide",
    step: "Change management consultant",
    beside: "Process improvement consultant, Executive coach, Software engineering manager, Program manager",
    not: "agility coach, dog agility",
  },
  {
    name: "Product manager",
    titles:
      "product management consultant, technical product manager, software product manager, digital product manager, head of product, VP of product, vice president of product management, director of product management, product director, group product manager, chief product officer, CPO, fractional chief product officer, product strategist, product line manager, product development manager, product developer, new product development manager, industrial product manager, new products manager",
    credentials: "Pragmatic Marketing Certified, AIPMM Certified Product Manager",
    tools: "Jira, Aha!, Productboard, Figma, Amplitude",
    skills:
      "product management, product strategy, product roadmaps, market requirements, user research, pricing, product launch, competitive analysis, backlog prioritization, customer interviews, product lifecycle management, cross-functional leadership, product metrics",
    duties:
      "decide what to build next, own the product roadmap, interview customers, write product requirements, launch new products, study competitors, set prices, work with engineers and sales, product line profit, retire old products, business case for a new product, product strategy for a startup, bring an invention to market, figure out what to make and for whom, ask buyers what bugs them, see a product from idea to shelf",
    below: "Product owner",
    above: "Chief executive officer",
    step: "Technical program manager, Brand manager, Business analyst",
    beside: "UX designer, Marketing manager",
    not: "production manager, produce manager",
    context: {
      CPO: "product, roadmap, software, platform",
      "product developer": "roadmap, market, launch, concept, prototype, features",
      "product director": "roadmap, features, software, launch",
      "head of product": "roadmap, features, software",
    },
  },
  {
    name: "Product owner",
    titles:
      "agile product owner, technical product owner, proxy product owner, backlog owner, business product owner, digital product owner",
    credentials: "CSPO, PSPO, SAFe POPM",
    tools: "Jira, Confluence, Azure DevOps, Aha!",
    skills:
      "product backlog, user stories, acceptance criteria, backlog prioritization, scrum, stakeholder management, sprint reviews, requirements gathering, release planning, agile development",
    duties:
      "write user stories, prioritize the backlog, accept finished stories, answer developers' questions, define acceptance criteria, plan releases, represent users to the team, sprint reviews with stakeholders, refine the backlog, decide what goes into the next sprint, tell programmers what's wanted first, speak for the people who'll use it, say when it's done",
    beside: "Software developer, Software tester",
  },
  {
    name: "Business analyst",
    titles:
      "BA, IT business analyst, business systems analyst, business process analyst, requirements analyst, functional analyst, business requirements analyst, agile business analyst, BSA, functional consultant, process analyst, insurance business analyst, banking business analyst, O and M analyst, procedures analyst, forms analyst, methods analyst",
    credentials: "CBAP, CCBA, PMI-PBA, ECBA",
    tools: "Visio, Jira, Confluence, Microsoft Excel, Lucidchart, Balsamiq",
    skills:
      "business analysis, requirements gathering, process mapping, use cases, user stories, gap analysis, stakeholder interviews, user acceptance testing, functional specifications, BPMN, business cases, workflow diagrams, SQL, facilitation",
    duties:
      "gather requirements, interview users, write functional specifications, map business processes, draw workflow diagrams, gap analysis, write use cases, bridge business and IT, facilitate requirements workshops, write business cases, support user acceptance testing, document how things are done now, trace requirements, find out what users need and write it down, sit with folks and watch how they do it, explain it to the computer people",
    above: "Product owner, Enterprise architect",
    step: "Process improvement consultant",
    beside: "IT project manager",
    context: {
      BA: "requirements, stakeholders, user stories, process, specifications",
      "process analyst": "requirements, workflow, business, mapping",
      "functional analyst": "requirements, system, specifications",
      BSA: "requirements, systems, specifications",
    },
  },
  {
    name: "Systems analyst",
    titles:
      "computer systems analyst, IT systems analyst, business systems consultant, systems design analyst, data processing analyst, information systems analyst, IS analyst, MIS consultant, applications analyst, clinical systems analyst, clinical informatics analyst, Epic analyst, EHR analyst, systems and procedures analyst, functional systems analyst, computer analyst, EDP analyst, DP analyst",
    credentials: "CBAP, Epic certification, degree in information systems",
    tools: "Visio, SQL, Epic, Cerner, Jira",
    skills:
      "systems analysis, requirements gathering, functional specifications, system configuration, data flow diagrams, SQL, systems implementation, feasibility studies, user training, vendor selection, workflow analysis, Epic EHR, system testing",
    duties:
      "study how a system works now, specify a new system, feasibility studies, data flow diagrams, configure applications, evaluate software packages, write system specs for programmers, support users of a system, test system changes, request for proposal for software, plan system conversion, hospital system set-up, cost a new system, figure how a computer should do the job, look at how paper moves and put it on a computer, write down what programmers should make",
    above: "Enterprise architect, IT manager",
    step: "Business analyst, Software developer, ERP consultant, Implementation consultant",
    beside: "Data architect, Software tester",
    context: {
      "business systems consultant": "IT, requirements, specifications, system",
      "application analyst": "software, system, users, configure",
      "applications analyst": "software, system, users, configure",
    },
  },
  {
    name: "Implementation consultant",
    titles:
      "software implementation consultant, implementation specialist, implementation manager, solution consultant, deployment consultant, EHR implementation specialist, professional services consultant, customer onboarding specialist, go-live support specialist, software rollout specialist, HRIS implementation consultant, payroll software implementation consultant",
    tools: "Salesforce, Jira, Smartsheet, Microsoft Excel, Zoom",
    skills:
      "software implementation, customer onboarding, system configuration, data import, user training, go-live support, requirements gathering, customer success, project coordination, product demonstrations, workflow design",
    duties:
      "set up software for new customers, configure the system to the client's needs, import customer data, train client users, lead go-live, onboard clients, kick-off calls, test the set-up with the client, visit client sites, write client guides, follow up after launch, keep clients happy and renewing, show an office how to use it, bring over their old records",
    step: "Business analyst, ERP consultant, Computer trainer",
    beside: "Sales engineer, Help desk technician, Account manager",
    context: {
      "solution consultant": "software, implementation, configure, clients",
      "solutions consultant": "software, implementation, configure, clients",
      "implementation manager": "software, clients, go-live, onboarding",
      "implementation specialist": "software, clients, go-live, onboarding",
    },
  },
  {
    name: "Change management consultant",
    titles:
      "change manager, change management specialist, change management lead, organizational change manager, OCM consultant, OCM lead, organizational change consultant, change consultant, transformation consultant, change practitioner, change lead, adoption manager, business readiness lead, change and communications manager",
    credentials: "Prosci Certified Change Practitioner, CCMP",
    tools: "ADKAR, Prosci toolkit, SharePoint, Microsoft Teams",
    skills:
      "change management, ADKAR, stakeholder analysis, change impact assessment, communication plans, training plans, readiness assessment, resistance management, sponsor coaching, organizational change, user adoption, change networks",
    duties:
      "help people accept a new system, prepare staff for a reorganization, write communication plans, assess who is affected by a change, coach sponsors, build a change network, readiness surveys, training plans for go-live, handle resistance, measure adoption, town hall meetings, change for a merger, help workers get used to new ways, calm folks who fear a new system, get bosses to explain themselves",
    step: "Organizational development consultant, Process improvement consultant",
    beside:
      "Project manager, Corporate communications specialist, Training and development specialist, Human resources manager",
    not: "money changer, engineering change coordinator, exchange manager",
    context: {
      "change manager": "organizational, adoption, stakeholders, transformation, communication",
      "change lead": "organizational, adoption, stakeholders, transformation",
      "transformation consultant": "organizational, change, adoption, operating model",
    },
  },
  {
    name: "Process improvement consultant",
    titles:
      "process consultant, business process consultant, continuous improvement consultant, continuous improvement manager, CI manager, lean consultant, Six Sigma consultant, Lean Six Sigma consultant, Six Sigma black belt, master black belt, lean coach, operational excellence manager, operational excellence consultant, OpEx manager, kaizen facilitator, business process improvement manager, business process engineer, process improvement specialist, reengineering consultant, productivity consultant, efficiency expert, efficiency consultant, BPM consultant, time and motion consultant, work study consultant, work simplification specialist, quality circle consultant",
    credentials:
      "Six Sigma Black Belt, Lean Six Sigma Green Belt, Master Black Belt, ASQ CSSBB, Lean Bronze Certification",
    tools: "Minitab, Visio, value stream maps, A3 reports",
    skills:
      "process improvement, Lean Six Sigma, process mapping, value stream mapping, kaizen, root cause analysis, 5S, DMAIC, standard work, statistical process control, Toyota Production System, workflow redesign, change management, training",
    duties:
      "find waste in a process, run kaizen events, map the value stream, cut lead times, reduce errors and rework, 5S the workplace, write standard procedures, coach green belts, make an office run smoother, measure before and after, root cause workshops, streamline paperwork, set up daily management boards, lower operating costs, find a quicker way to do the work, cut out red tape, watch how a job is done and smooth it out",
    step: "Lean specialist, Management consultant, Industrial engineer, Quality manager",
    beside: "Manufacturing engineer, Operations research analyst",
    not: "process server, chemical process engineer, lean protein, lean finance",
    context: {
      "process consultant": "improvement, workflow, business, lean, mapping",
      "lean coach": "Six Sigma, kaizen, waste, manufacturing, process",
      "CI manager": "continuous improvement, kaizen, lean",
      "efficiency expert": "office, workflow, processes, business",
      "continuous improvement manager": "business processes, office, service, workflow, hospital, bank, transactional",
      "lean consultant": "business processes, office, service, workflow, hospital, bank, transactional",
      "operational excellence manager": "business processes, office, service, workflow, hospital, bank, transactional",
      "OpEx manager": "business processes, office, service, workflow, hospital, bank, transactional",
      "Six Sigma black belt": "business processes, office, service, workflow, hospital, bank, transactional",
      "master black belt": "business processes, office, service, workflow, hospital, bank, transactional",
      "Six Sigma consultant": "business processes, office, service, workflow, hospital, bank, transactional",
    },
  },
  {
    name: "Release manager",
    titles:
      "software release manager, release coordinator, IT change manager, change and release manager, deployment manager, IT change coordinator, environment manager, release management consultant, IT change management analyst, program librarian, configuration librarian, software librarian",
    credentials: "ITIL Foundation",
    tools: "ServiceNow, Jira, Jenkins, Azure DevOps",
    skills:
      "release management, release planning, IT change control, deployment coordination, change advisory board, environment management, ITIL, go/no-go decisions, release notes, rollback planning",
    duties:
      "plan software releases, chair the change advisory board, coordinate deployments at night, release calendar, go/no-go meetings, release notes, manage test environments, approve IT changes, rollback plans, track what goes into each release, see that new software goes in without breaking things, say what gets changed tonight",
    above: "IT manager",
    step: "IT project manager",
    beside: "DevOps engineer",
    not: "press release",
    context: {
      "release coordinator": "software, deployment, version",
      "deployment manager": "software, release, IT",
    },
  },
  {
    name: "IT service manager",
    titles:
      "service delivery manager, IT service delivery manager, ITSM consultant, ITIL consultant, IT service management consultant, incident manager, problem manager, major incident manager, service level manager, ServiceNow consultant, ServiceNow administrator, IT service continuity manager, computer bureau manager",
    credentials: "ITIL Expert, ITIL Foundation, ServiceNow Certified System Administrator",
    tools: "ServiceNow, Remedy, Jira Service Management, Cherwell",
    skills:
      "IT service management, ITIL, incident management, problem management, service level agreements, ServiceNow, service catalogs, vendor management, root cause analysis, service reporting, outsourcing management",
    duties:
      "manage IT services for clients, run major incident calls, service level reports, set up a service desk process, find causes of repeated outages, ServiceNow set-up, service reviews with customers, manage outsourcing providers, service catalog, problem records, ITIL training, see that the computers work for everybody, find out why they went down, deal with outside computer firms",
    below: "Help desk technician",
    above: "IT manager",
    step: "Release manager, IT project manager",
    beside: "Account manager, Process improvement consultant",
    not: "automotive service manager, field service manager, food service manager",
    context: {
      "service delivery manager": "IT, SLA, ITIL, clients, incidents",
      "incident manager": "IT, ITIL, outages, systems",
      "problem manager": "IT, ITIL, root cause",
    },
  },
  {
    name: "Meeting facilitator",
    titles:
      "professional facilitator, group facilitator, workshop facilitator, strategic planning facilitator, retreat facilitator, process facilitator, design thinking facilitator, innovation facilitator, innovation consultant, innovation manager, strategic planning consultant, visioning facilitator, community meeting facilitator, parliamentarian, professional registered parliamentarian, discussion leader, meeting moderator, parliamentary adviser",
    credentials: "IAF Certified Professional Facilitator, Professional Registered Parliamentarian",
    tools: "Miro, Mural, flip charts, Zoom",
    skills:
      "facilitation, strategic planning, group process, design thinking, consensus building, workshop design, conflict resolution, brainstorming, virtual facilitation, Robert's Rules of Order, active listening, graphic recording",
    duties:
      "lead planning retreats, facilitate board meetings, strategic planning sessions for nonprofits, help a group decide, brainstorming workshops, run public meetings, keep a meeting on track, write up results of a workshop, mission and vision sessions, advise on parliamentary procedure, design thinking workshops, ideas for new products, help a group make up its mind, keep a meeting from wandering, get quiet folks to talk, know Robert's Rules",
    step: "Mediator, Agile coach, Organizational development consultant",
    beside: "Nonprofit consultant, Strategy consultant, Executive coach, Change management consultant",
    not: "support group facilitator, bereavement group facilitator, visitation facilitator, meeting planner",
    context: {
      "group facilitator": "planning, workshop, retreat, strategy, meetings",
      "innovation manager": "ideas, workshops, new products, strategy",
    },
  },
];
