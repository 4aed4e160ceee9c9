/** What social workers, caseworkers, counselors for jobs and housing, and advocates name as skills, tools, and certificates. */
export const SOCIAL_SERVICES_SKILLS = `
Social casework: casework, managing a caseload, client case management
Resource referral: referrals to services, community resources, linking clients to services
Service plans: individual service plans, ISP, client goals
Intake interviews: client intake, intakes, intake assessment
Mandated reporting: reporting abuse
Strengths-based approach: strengths-based practice
Advocacy for clients: client advocacy, advocating for clients
Client documentation: case notes, progress notes for clients, case records
Group facilitation: leading groups, facilitating groups
Advance directives: living wills, health care proxy
End-of-life planning
Nursing home placement: placement in nursing homes
Truancy intervention: truancy prevention, attendance outreach
McKinney-Vento Act: homeless student services
Family engagement: parent engagement, parent involvement
Child abuse investigation: CPS investigations, child protection investigations
Child welfare: child protection, child protective services
Safety assessment: risk assessment of families
Family preservation: keeping families together
Permanency planning: family reunification
Supervised visitation: visit supervision
Foster placement: foster care placement, foster care
Adoption home studies: home studies
Kinship care: relative placement
Elder abuse investigation: adult protective services, APS investigations
Financial exploitation investigation: elder financial abuse
Hoarding intervention: helping hoarders
Public benefits: public assistance, government benefits, welfare benefits, benefits counseling
SNAP applications: food stamps, SNAP, SNAP benefits
TANF: cash assistance, Temporary Assistance for Needy Families
Social Security benefits: SSA benefits, Social Security claims
SSI applications
Social Security disability claims: SSDI claims, disability applications
Unemployment claims: unemployment insurance, jobless benefits
Redeterminations: benefit renewals
Health insurance marketplace enrollment: ACA enrollment, Obamacare enrollment
Medicare enrollment: signing up for Medicare, turning 65 enrollment
Medicare Part D comparison: drug plan comparison, Part D plans
Medicare Savings Programs: QMB, Extra Help applications
Veterans benefits: VA benefits, benefits for veterans
VA pension claims: Aid and Attendance, VA pension
GI Bill: Post-9/11 GI Bill, veterans education benefits
Discharge upgrades: military discharge upgrade
Aging services: services for the elderly, senior services, elder services
Options counseling: long-term care options counseling
Information and referral: I&R, 211 referral
Caregiver support: family caregiver support
Home-delivered meals: Meals on Wheels
Older Americans Act programs: OAA, Title III programs
Gerontology: study of aging
Geriatric assessment: elder assessment, functional assessment of seniors
Senior living placement: assisted living placement, senior placement
Resident rights: nursing home residents' rights
Complaint investigation: looking into complaints, investigating complaints
Surrogate decision-making: proxy decision-making
Representative payee services: rep payee, representative payee
Reasonable accommodations: disability accommodations, job accommodations, workplace accommodations
Americans with Disabilities Act: ADA
Person-centered planning
Medicaid waivers: HCBS waivers, waiver services
Independent living skills: independent living, daily living skills training, life skills training
Developmental disabilities: intellectual disabilities, IDD, I/DD
Community integration: community inclusion
Behavior support: positive behavior support
Group home operations: residential program, group homes
Homebuyer education: first-time homebuyer classes, homebuyer counseling
Foreclosure prevention: mortgage default counseling, foreclosure counseling
Rental assistance: rent relief, emergency rental assistance
Tenant rights: landlord tenant law for renters
Reverse mortgage counseling: HECM counseling
Budget counseling: household budgeting help
Street outreach: homeless outreach
Homeless services: services for the homeless, shelter services
Coordinated entry: housing prioritization
Rapid rehousing: housing first, permanent supportive housing
Shelter operations: running a shelter, emergency shelter
Employment counseling: job counseling, employment services
Career counseling: career guidance, career advising, career coaching
Resume writing: resume help, CV writing, resume preparation
Interview coaching: mock interviews, interview preparation
Job search coaching: job search assistance, job hunting help
Job placement: placing people in jobs
Labor market information: labor market research, job market data
WIOA programs: WIOA, Workforce Innovation and Opportunity Act, JTPA
Employer outreach: job development, business outreach for jobs
Supported employment: customized employment, competitive integrated employment
Job coaching: on-the-job coaching, workplace coaching for disabilities
Task analysis: breaking down tasks
Travel training: teaching bus travel
Vocational evaluation: vocational assessment, vocational testing, work evaluation
Transferable skills analysis: TSA skills analysis
Return-to-work planning: return to work
Vocational testimony: vocational expert testimony
Grassroots organizing: community organizing, neighborhood organizing
Community outreach: outreach, outreach to the community
Coalition building: building coalitions
Voter registration: registering voters, voter registration drives
Phone banking: calling voters
Advocacy campaigns: issue campaigns, advocacy
Protective orders: restraining orders, orders of protection
Crime victim compensation: victim compensation
Court accompaniment: going to court with clients
Domestic violence education: domestic violence advocacy, domestic abuse support
Hotline response: crisis line, answering a hotline
Parenting education: parenting classes, teaching parenting
Youth development: positive youth development, youth work
Mentoring young people: youth mentoring
Gang intervention: gang prevention
Refugee resettlement: resettling refugees, refugee services
Cultural orientation: orienting newcomers
Senior programming: senior center programs, activities for seniors
Congregate meals: senior lunches
Casework supervision: supervising caseworkers
Program evaluation: evaluating programs, outcome evaluation
BSW: Bachelor of Social Work
LMSW: Licensed Master Social Worker
LSW: Licensed Social Worker, social work license
C-SWCM: Certified Social Work Case Manager
SHIP certification: SHIP counselor certification, HIICAP certification
Accredited disability representative: ADR, EDPNA
SOAR training: SOAR
CWIC: Certified Work Incentives Counselor
Certified application counselor: CAC, healthcare navigator
CMC: Care Manager Certified, C-ASWCM
ALCA membership: Aging Life Care Association
National Certified Guardian: NCG, certified guardian
Licensed professional fiduciary: CLPF
Certified Rehabilitation Counselor: CRC rehabilitation counselor
HUD-certified housing counselor: HUD certification, NCHEC
GCDF: Global Career Development Facilitator, workforce development professional certification
CPRW: Certified Professional Resume Writer
ACRE certification: CESP, supported employment certificate
QIDP: Qualified Intellectual Disability Professional, QMRP
DSP certification: NADSP
Medication administration certification: AMAP, MAP certification, med pass certification
NACP: victim advocate certification, National Advocate Credentialing Program
ASIST training: ASIST, Applied Suicide Intervention Skills Training
Gerontology certificate: certificate in gerontology
HMIS: Homeless Management Information System
Apricot: Social Solutions Apricot, ETO software
Unite Us: findhelp
Therap
WellSky Aging and Disability: SAMS database
O*NET: Dictionary of Occupational Titles, DOT job titles
NationBuilder: VAN, NGP VAN, MiniVAN
iCarol
`;
