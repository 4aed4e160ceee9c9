/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const ENERGY_AND_UTILITIES_SKILLS = `
Power plant operations: power generation, power station operation, generating station
Turbine operation: gas turbine, steam turbine, combustion turbine, turbine generators
Distributed control systems: DCS, control room operation, board operation
Rounds and readings: operator rounds, log readings, taking readings
Hydroelectric operations: hydro power, hydropower, hydroelectric, dam operation
Reactor operations: nuclear operations, reactor control, nuclear plant operation
NRC SRO license: senior reactor operator license, NRC reactor operator license, SRO licensed
Health physics: radiological protection, RadCon
NRRPT: Registered Radiation Protection Technologist
Grid operations: system operations electric, transmission operations, power dispatch, load dispatch
NERC certification: NERC certified, NERC RC, NERC system operator, NERC Reliability Coordinator
SCADA: SCADA systems, supervisory control and data acquisition
Power line work: line work, linework, lineman work, overhead line work, powerline work
Pole climbing: climbing poles, utility pole climbing
Hot stick work: live line work, energized work, rubber gloving
Transformer hanging: hanging transformers, pole mounted transformers
Cable splicing: underground cable splicing, splicing cable, cable jointing
Storm restoration: storm work, outage restoration, power restoration
Bucket truck operation: bucket truck, aerial lift truck, cherry picker truck
Journeyman lineman card: journeyman lineman, JL ticket, journeyman lineworker
Relay testing: protective relays, protective relaying, relay technician work
Switchgear maintenance: switchgear, circuit breaker testing, breaker maintenance
High voltage testing: high voltage, HV testing, hipot testing
Transformer testing: transformer maintenance, transformer oil sampling
NETA certification: NETA, NETA Level III, NETA certified
Substation maintenance: substations, substation construction
Utility operations: utility management, utility operations management
Rate setting: rate studies, utility rates, rate cases, tariff analysis
Public works management: public works, municipal public works, DPW management
Snow and ice operations: snow plowing operations, winter road maintenance
Pavement management: pavement rating, road rating
APWA certification: APWA, American Public Works Association
Meter reading: reading meters, utility meter reading
Meter installation: meter changeouts, setting meters, smart meters, AMR and AMI
Gas leak investigation: gas leak detection, gas leak response, leak survey, leak investigation gas
Plastic pipe fusion: PE fusion, butt fusion, electrofusion
Operator qualification: OQ qualified, DOT operator qualification
Propane systems: LP gas, LPG, propane tanks, propane tank setting
CETP certification: CETP, propane certification
DOT pipeline safety: pipeline safety regulations, 49 CFR 192, 49 CFR 195
Pipeline operations: pipeline control
Cathodic protection: corrosion control, corrosion protection, NACE CP, CP surveys
Pipeline integrity: smart pigs, integrity management
Water treatment: drinking water treatment, potable water treatment, water plant operations
Water operator license: certified water operator, water treatment license, Grade III water operator, Class A water operator, T3 operator, water treatment operator license
Water distribution license: distribution operator license, D2 operator, D3 operator
Chlorination: chlorine dosing, disinfection of water, chlorine feed
Water sampling: sampling drinking water, bacteriological sampling
Safe Drinking Water Act: SDWA, SDWA compliance
Jar testing
Water main repair: main breaks, fixing water mains, water main breaks
Hydrant flushing: fire hydrants, flushing hydrants, hydrant maintenance
Wastewater treatment: sewage treatment, waste water treatment, wastewater plant operations, water reclamation
Activated sludge: aeration process control, biological treatment wastewater
Sludge dewatering: belt press, centrifuge dewatering, biosolids
Wastewater operator license: certified wastewater operator, Grade IV wastewater operator, wastewater license, sewage operator license
NPDES reporting: discharge monitoring reports, DMR, NPDES permits
Lift station maintenance: lift stations, pump stations, sewage pumps
Sewer jetting: jetting sewers, vactor, vactor truck, sewer cleaning
Sewer CCTV inspection: sewer televising, PACP, PACP certification, pipe inspection camera crawler
Collection system license: collection system operator license, wastewater collection license
Backflow testing: backflow certification, certified backflow tester, cross connection control, backflow tester license, ASSE 5110
Utility locating: locating utilities, line locating, 811 locates, mark outs
Ground penetrating radar: GPR, GPR scanning
Wind turbine maintenance: wind turbines, wind turbine repair, wind technician work
GWO certification: GWO, Global Wind Organisation, GWO basic safety
Blade repair: wind blade repair, fiberglass blade repair
Tower climbing: climbing towers, tower rescue
Solar operations: solar O&M, solar operations and maintenance, solar asset management
Renewable energy development: renewable energy, clean energy development, wind and solar development
PPA negotiation: power purchase agreements, PPAs
Grid interconnection: utility interconnection applications
Energy management: energy efficiency, energy conservation, managing energy use
Certified Energy Manager: AEE certified energy manager, CEM energy
Certified Energy Auditor: CEA energy, AEE energy auditor
Utility bill analysis: utility bill auditing, energy bill audits
Energy procurement: buying electricity, energy purchasing
Measurement and verification: M&V, IPMVP, CMVP
Energy Star Portfolio Manager: Portfolio Manager energy benchmarking, energy benchmarking
Demand response: load curtailment, peak shaving
Lease operating: lease operator work, oil field pumping, pumping wells, tending wells
Tank gauging: gauging tanks, strapping tanks
Artificial lift: pump jacks, rod pumps, gas lift, plunger lift
H2S safety: H2S Alive, hydrogen sulfide safety, H2S certified
SafeLand: SafeLand USA, SafeGulf, PEC SafeLand, RigPass
Drilling operations: oil well drilling, rig operations, drilling oil wells
Well control: IWCF, IWCF well control, IADC WellSharp, WellSharp, blowout prevention
Hydraulic fracturing: fracking, frac, frac jobs, hydraulic fracking
Well completions: oil well completions, workover operations
Wireline operations: wireline, slickline, well logging
BOSIET: HUET, offshore survival training, T-2 offshore certification
Drilling fluids: drilling mud, mud engineering, mud logging
Refinery operations: oil refining, petroleum refining, refinery unit operation
Process safety management: PSM, PSM compliance
Turnaround planning: refinery turnarounds, shutdown planning, outage planning
Mineral title research: running title, title runsheets, oil and gas title
Oil and gas lease negotiation
AAPL CPL
IRWA SR/WA: IRWA certified, Senior Right of Way
Underground mining: coal mining, hard rock mining, underground coal mining, longwall mining
Roof bolting: roof bolter, roof control mines
Mine safety: mine safety training
MSHA Part 46: MSHA, MSHA certified, MSHA training, MSHA card
Mine foreman certificate: mine foreman papers, fire boss papers, mine examiner certificate
Quarry operations: quarrying, stone quarry, aggregate production, sand and gravel
Crushing and screening: rock crushing, crusher operation, crushing plant
Mine rescue: mine rescue team
Blasting: rock blasting, explosives work, shot firing, drilling and blasting
Blaster license: blasting license, licensed blaster, shotfirer ticket, explosives license
Fireworks displays: pyrotechnics, fireworks shows
Landfill operations: landfill, landfill management, solid waste facility
Recycling: recycling programs, recycling sorting, materials recovery
Truck scale operation: weighing trucks, scale house, weighbridge
SWANA certification: SWANA, landfill manager certification, landfill operator certificate
Composting: compost making, compost operations
Refuse collection: trash collection, garbage collection, waste collection, bin collection
Generator repair: generator service, genset repair, standby generators, generator maintenance
Transfer switches: automatic transfer switch, ATS switchgear
Load bank testing: load bank, load banking
UPS systems: uninterruptible power supply, UPS batteries
Street sweeping: street sweeper operation
MSHA Part 48: MSHA new miner, Part 48 training
AAPL RPL
PVsyst
MSHA compliance: MSHA regulations, 30 CFR compliance
`;
