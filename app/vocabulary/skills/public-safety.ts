/** What police, fire, corrections, security, dispatch, investigation, and park protection people name as skills, tools, and certificates. */
export const PUBLIC_SAFETY_SKILLS = `
Law enforcement: policing, police work
Patrol: police patrol
Traffic enforcement: writing traffic tickets, radar operation
Arrest procedures: making arrests
Community policing: neighborhood policing
Report writing for police: police reports, incident narratives
Court testimony: giving testimony
Firearms proficiency: firearms qualification, weapons qualification, shooting qualification
Criminal investigation: detective work, investigating crimes
Interview and interrogation: interrogation, suspect interviews, Reid technique
Evidence collection: collecting evidence, evidence gathering
Search warrants: serving warrants
Surveillance: stakeouts, covert surveillance
Undercover work: undercover operations
Cold case review: cold cases
Police administration: police management, running a police department
Internal affairs: professional standards investigations
Use-of-force policy: use-of-force review, use of force
Inmate supervision: guarding inmates, supervising prisoners, custody of inmates
Cell searches: contraband searches, contraband control
Inmate counts: prisoner counts
Inmate transport: prisoner transport
Prison security: jail security, corrections security
Offender supervision: supervising probationers, probation supervision, parole supervision
Presentence investigations: PSI reports, presentence reports
Electronic monitoring: ankle monitors, GPS ankle monitors
Reentry planning: prisoner reentry
Courtroom security: court security, courthouse security
Courthouse screening: weapons screening
Jury escort: escorting juries
Fire suppression: firefighting, fighting fires
Vehicle extrication: Jaws of Life, auto extrication
Emergency medical response: first responder, emergency first response
Search and rescue
Hazmat response: hazardous materials response, hazmat
Pump operations: fire pump operation, pumper operation
Fire department administration: fire service management
Fire training: firefighter training
Wildland fire suppression: wildland firefighting, fighting forest fires
Fire line digging: hand line construction
Defensible space assessment: home ignition zone
Fire code inspections: fire inspections, fire safety inspections
Fire investigation: fire cause investigation, origin and cause determination
Arson investigation: investigating arson
Fire prevention programs: fire safety education, fire prevention
Sprinkler and alarm inspection: fire alarm inspection
Foot patrol: walking rounds, guard rounds, guard tours
CCTV monitoring: watching security cameras, camera monitoring
Visitor sign-in: visitor management, signing in visitors
Incident reports: writing incident reports, security reports
Gate control: gatehouse duty, gate security
Alarm response: responding to alarms
Crowd control: crowd safety
Bag checks: bag searches
Observe and report: security observation
Ticket scanning: ticket taking
Physical security: premises security, building security, facility security
Guard force management: managing guards, contract guard management
Security risk assessment: security assessments, security surveys, vulnerability assessment of buildings
Threat assessment: behavioral threat assessment, threat management
Active shooter training: active threat training, ALICE training
Workplace violence prevention: violence prevention at work
CPTED: Crime Prevention Through Environmental Design
Post orders: guard post orders
NISPOM: industrial security, DCSA compliance
Executive protection: close protection, VIP protection, bodyguard work, personal protection
Defensive and evasive driving: evasive driving, security driving
Shoplifter apprehension: catching shoplifters, retail theft apprehension
Inventory shrink reduction: shrink reduction, reducing shrink
Employee theft interviews: theft interviews
Casino surveillance: gaming surveillance
Electronic article surveillance: EAS tags
Public records searches: records searches
Insurance fraud investigation: claims fraud investigation
Asset searches: locating assets
Polygraph examination: lie detector tests, polygraphs
Background investigations: security clearance investigations, personnel background investigations
SF-86 review: SF-86
White-collar crime investigation: financial crime investigation
Counterterrorism: counter-terrorism, antiterrorism
Border security: border protection
Cargo inspection: inspecting cargo
Customs law: customs regulations
Passenger screening: airport screening, checkpoint screening, TSA screening
X-ray image reading: baggage X-ray
Pat-downs: body searches
Emergency call taking: 911 calls, answering 911, call taking
Radio dispatch: police dispatch
Emergency medical dispatch: EMD protocols
NCIC queries: NCIC, criminal records database
CAD dispatch system: computer-aided dispatch
Alarm monitoring: central station monitoring, monitoring alarms
Medical alert response: personal emergency response, PERS
Crime scene processing: processing crime scenes, crime scene investigation
Fingerprinting: taking fingerprints, live scan
Latent prints: fingerprint comparison, latent fingerprint examination
Forensic photography: crime scene photography
Firearms examination: ballistics
Next-of-kin notification: death notification
Handwriting comparison: handwriting analysis, questioned documents
Forgery detection: spotting forgeries
Police records: police report processing
NIBRS coding: UCR reporting, crime reporting
Animal capture: catching animals, stray animal handling
Animal cruelty investigation: humane investigation
Parking enforcement: ticketing cars, parking tickets, citation writing
Traffic direction: directing traffic
Water rescue: lifeguarding, lifesaving
Pool surveillance: watching swimmers
Spinal injury management
Child safety at crossings: school crossing, crossing guard duty
Pedestrian safety: safe street crossing
Nature interpretation: interpretive programs, environmental interpretation
Guided nature walks: nature walks, guided hikes
Campground reservations: camper check-in
Natural resource protection: resource protection
Wildlife law enforcement: fish and game enforcement, game laws
Boat patrol: marine patrol
Hunter education: hunter safety
Mooring management: harbor management
Firearms safety: gun safety
Pistol instruction: handgun training, shooting instruction
Concealed carry classes: CCW classes, concealed carry training
Range safety: range officer duties
Defensive tactics: police defensive tactics
Self-defense instruction: self-defense classes
Bail bonding: writing bail
Fugitive apprehension: fugitive recovery
POST certification: POST, Peace Officer Standards and Training, certified peace officer
Police academy: law enforcement academy, police training
LEOSA: HR 218, retired officer carry
Guard card: security guard license, security license, unarmed guard license
Armed guard license: armed security license, firearm permit for guards
SIA licence: SIA badge
ASIS CPP: Certified Protection Professional
ASIS PSP: Physical Security Professional
Private investigator license: PI license, licensed investigator
CLI: Certified Legal Investigator
Wicklander-Zulawski certification: WZ interviewing, Wicklander Zulawski
LPC certification: LPQ certification, loss prevention certified
Firefighter I: Firefighter II, Fire Fighter 1, Fire Fighter 2, firefighter certification
Hazmat operations: hazmat certification
Red Card S-130: red card, S-130, wildland fire qualification
Fire Inspector I: fire inspector certification, ICC Fire Inspector certification
IAAI-CFI: CFEI, certified fire investigator
Fire Officer II: Fire Officer certification, Executive Fire Officer
Corrections academy: correctional officer certification
EMD certification: emergency medical dispatch certification, APCO certification
Public safety telecommunicator certification: PST certification, 911 certification
FLETC: Federal Law Enforcement Training Centers
TSA certification: TSO certification
IAI certification: International Association for Identification
NACA certification: animal control certification
Lifeguard certification: certified lifeguard, Red Cross lifeguard
Certified Interpretive Guide: CIG, NAI certification
NRA certified instructor: NRA instructor certification, USCCA instructor certification
Range Safety Officer certification: RSO range
Private security CCTV: closed-circuit television
AFIS: automated fingerprint identification
Taser: conducted energy weapon, stun gun
Body camera: bodycam, Axon
SCBA: self-contained breathing apparatus
Polygraph instrument: lie detector
Radio console: dispatch radio
`;
