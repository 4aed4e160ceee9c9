/** What veterans name as skills, systems, and qualifications from military service, with other spellings. */
export const MILITARY_SKILLS = `
Military experience: military service, armed forces experience, served in the military, military background
Military leadership: leading troops, command experience, officer leadership
Squad leadership: leading a squad, small unit leadership
Small unit tactics: infantry tactics
Land navigation: map and compass
Marksmanship: rifle marksmanship
Military drill: drill and ceremony
Physical training leadership: PT leader
Weapons maintenance: small arms maintenance
Convoy operations: convoys
Troop training: training soldiers, training recruits
Combat first aid: buddy aid
Operations planning: military planning, mission planning
Joint operations: joint staff
Defense acquisition: weapons acquisition, DoD acquisition
Defense contracting: defense industry
National security policy: defense policy
Readiness reporting: unit readiness
Military supply: Army supply, unit supply
Property accountability: hand receipts, property book
Military transport planning: movement control
Ammunition handling: ammo handling, ordnance handling
Cargo loading: aircraft loading
Field feeding: Army mess, field kitchen
Combat casualty care: Tactical Combat Casualty Care, TCCC, tactical medicine
Casualty evacuation: medevac, CASEVAC
Sick call: troop clinic
Military justice: military law, UCMJ, Uniform Code of Military Justice
Detainee operations: prisoner of war handling
Shipboard damage control: damage control
Watch standing: standing watch
Naval nuclear propulsion: Navy nuclear, nuclear submarine reactor
Shipboard firefighting: fire fighting aboard ship
Sonar operation: sonar
Gunnery: naval guns
Radio telegraphy: Morse code, wireless telegraphy
Military recruiting: armed forces recruiting
Military personnel records: service records
Transition counseling: Transition Assistance Program
Intelligence analysis: military intelligence, intel analysis
Open source intelligence: OSINT
Signals intelligence: SIGINT
Human intelligence: HUMINT
Imagery analysis: IMINT, satellite imagery analysis, GEOINT
Link analysis: network mapping
Counterintelligence: CI operations
Cryptology: code breaking, cryptanalysis
Geopolitical analysis: political risk analysis
Intelligence briefings: threat briefings
Military radio operation: field radios, SINCGARS
Signal communications: Signal Corps
Satellite communications: SATCOM
Cryptographic equipment: COMSEC
Missile systems maintenance: missile maintenance
Explosive ordnance disposal: EOD, bomb disposal
Render-safe procedures: disarming explosives
UXO clearance: unexploded ordnance clearance
Field fortifications
Military bridge building: Bailey bridge
Base construction: building bases
DD-214: DD214, honorable discharge, military discharge papers
Security clearance: secret clearance, cleared
Top secret clearance: TS clearance, TS/SCI clearance, TS/SCI, top secret SCI
ROTC commission: ROTC, commissioned through ROTC
Service academy degree: West Point graduate, Annapolis graduate, Air Force Academy graduate
War College: senior service college
Defense Language Institute: DLI
Naval Nuclear Power School: nuclear power school
Naval EOD School: EOD school
UXO Tech II: UXO technician certification, HDS certification
DAU logistics certification: Defense Acquisition University
ASVAB: ASVAB screening, Armed Services Vocational Aptitude Battery
GCSS-Army: PBUSE
Humvee: HMMWV
Palantir: Palantir Gotham
Analyst's Notebook: i2 Analyst's Notebook
`;
