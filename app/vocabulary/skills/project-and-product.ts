/** Planning and steering of projects, products, and changes. */
export const PROJECT_AND_PRODUCT_SKILLS = `
Project management: managing projects, project leadership, project delivery
Project planning: planning projects
Project administration: project support
IT project management: technology project management, software project management
Program management: managing programs
Project portfolio management: PPM
Technical program management: engineering program management
PMO set-up: PMO, project management office
Project governance: program governance, stage-gate process
Project scheduling: planning and scheduling of projects
Smartsheet: Smart Sheet
Asana: Monday.com
Trello
Basecamp
Gantt charts: Gantt
Work breakdown structure
Budget tracking: project budgets, cost tracking
Resource planning: resource loading, resource allocation
Status reporting: progress reports, project reporting
Scope management: scope control, managing scope
Risk management for projects: project risk management, RAID log, issue tracking
PMP: Project Management Professional, PMI certification, PMP certified
CAPM: Certified Associate in Project Management
PgMP: Program Management Professional
PfMP: Portfolio Management Professional
PRINCE2: Prince 2, PRINCE2 Practitioner
CompTIA Project+: Project+
Agile development: agile, agile methods, agile methodology, agile software development
Scrum: scrum framework, sprints
Kanban: Kanban boards
Waterfall: waterfall methodology
SAFe: Scaled Agile Framework, PI planning
Sprint planning: daily stand-ups, sprint reviews
Retrospectives: sprint retrospectives
Product backlog: backlog refinement, backlog grooming, backlog prioritization
User stories: acceptance criteria, story writing
CSM: Certified Scrum Master, Certified ScrumMaster
Professional Scrum Master: PSM I
PMI-ACP: Agile Certified Practitioner
CSPO: Certified Scrum Product Owner, PSPO
Jira: Atlassian Jira
Confluence: Atlassian Confluence
Miro
Agile coaching: agile transformation
Product management: managing products, product ownership
Product strategy: product vision
Product roadmaps: roadmapping, roadmap planning
Product launch: go-to-market launch, new product launch
New product introduction: NPI
New product development: NPD, product development
Product lifecycle management: PLM
Market requirements: product requirements, PRD
Competitive analysis: competitor analysis
Pricing: pricing strategy, price setting
Business analysis: business systems analysis, BA skills
Requirements gathering: requirements analysis, requirements elicitation, requirements management, business requirements
Functional specifications: functional specs, system specifications
Use cases: use case modeling
Process mapping: business process mapping, process flowcharts, workflow diagrams, swimlane diagrams, BPMN
Gap analysis
Business cases: business case development
Visio: Microsoft Visio, Lucidchart
CBAP: Certified Business Analysis Professional
Systems analysis: computer systems analysis
SDLC: software development life cycle, systems development life cycle
Data flow diagrams: DFD
Systems implementation: system rollout, system deployment, software rollout
Software implementation: implementing software, software deployment
Customer onboarding: client onboarding
Customer success: client success, customer retention
Product demonstrations: software demos, product demos
Change management: organizational change management, OCM, organizational change, managing change
ADKAR: Prosci, Prosci certified
User adoption: adoption of new systems
Change impact assessment: change readiness, readiness assessment
Communication plans
Business process improvement: continuous improvement, process reengineering, business process reengineering, process optimization
Lean Six Sigma: Six Sigma, Lean 6 Sigma, 6 Sigma
Six Sigma Black Belt: CSSBB, Black Belt, LSSBB
Six Sigma Green Belt: Green Belt, CSSGB, Lean Six Sigma Green Belt
Master Black Belt: MBB
Lean: lean management, lean thinking
Toyota Production System: TPS
Value stream mapping: VSM
Kaizen: kaizen events
5S: Five S, 5S workplace organization
DMAIC
Root cause analysis: RCA, 5 whys, fishbone diagrams
Standard work: standard operating procedures, SOPs
Operational excellence: OpEx
Workflow analysis: process redesign
Release management: release planning, software releases
IT change control: change advisory board, CAB
Incident management: major incident management, ITIL incident management
Problem management
Service level agreements: SLA, SLAs
Service delivery: IT service delivery
Facilitation: meeting facilitation, facilitating meetings
Workshop design: designing workshops
Design thinking: human-centered design workshops
Consensus building: building consensus
Brainstorming: ideation
Graphic recording: visual notetaking, graphic facilitation
Innovation management: innovation consulting
`;
