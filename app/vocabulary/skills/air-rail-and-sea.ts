/** Flying, airports, railroads, ships, and ports. */
export const AIR_RAIL_AND_SEA_SKILLS = `
ATP: ATP certificate, airline transport pilot certificate, ATPL, ATP-MEL
Commercial pilot certificate: commercial pilot license, commercial pilot's license
Private pilot license: PPL, private pilot certificate, pilot's license
Instrument rating: IFR rating
Multi-engine rating: multiengine rating, MEL, multi engine
Type rating: jet type rating
Seaplane rating: floatplane rating, seaplane flying
Tailwheel endorsement: tailwheel flying, tailwheel
First class medical: FAA first class medical, class 1 medical
Second class medical: FAA second class medical, class 2 medical
CFI: certified flight instructor certificate, flight instructor certificate
CFII: certified flight instructor instrument, instrument instructor rating
MEI: multi-engine instructor
Ground instructor certificate: AGI, IGI, advanced ground instructor
Part 107: FAA Part 107, remote pilot certificate, FAA remote pilot certificate, drone license, sUAS certificate
Part 121 operations: Part 121, FAR 121
Part 135 operations: Part 135, FAR 135, charter operations
Part 91 operations: Part 91, FAR 91
Part 137 certificate: Part 137
Part 139 compliance: Part 139, FAR 139
Aircraft dispatcher certificate: FAA dispatcher license, flight dispatcher license, ADX
Control tower operator certificate: CTO
FAA flight attendant certificate: flight attendant certificate of demonstrated proficiency
Certified Aviation Manager: NBAA CAM
SIDA badge: SIDA, airport security badge
NATA Safety 1st: Safety 1st
IS-BAO auditor: IS-BAO, IOSA
Airline flying: airline operations flying, scheduled airline flying
Business jet flying: corporate flying, private jet flying
Instrument flying: IFR flying, instrument flight
Multi-engine flying: flying multi-engine aircraft
Helicopter flying: rotorcraft flying, rotary wing flying
Night vision goggle flying: NVG, NVG flying
External load operations: long line, longline, sling load
Aerial application: crop dusting, crop spraying, ag flying
Aircraft ferrying: ferry flights, ferrying aircraft
Drone flying: UAV operation, UAS operations, flying drones, drone piloting
Aerial mapping: drone mapping, drone surveying
Photogrammetry: Pix4D, DroneDeploy
Aerial photography: aerial photos, drone photography
Airspace authorization: LAANC, airspace waiver
Flight planning: planning flights
ForeFlight: Garmin Pilot
Garmin G1000: G1000, glass cockpit
Crew resource management: cockpit resource management, CRM training for crews
Flight instruction: flight training, teaching flying, flying lessons
Ground school: ground instruction, ground school teaching
Flight reviews: BFR, biennial flight review, instrument proficiency check
Checkride preparation: checkride prep, practical test preparation
Simulator instruction: flight simulator training, simulator training for pilots
Flight operations management: flight department management, flight ops management
Safety management systems: aviation SMS
Aviation safety: flight safety, air safety
FAA regulations: FARs, federal aviation regulations
Flight data analysis: FOQA, flight data monitoring
In-flight service: cabin service, inflight service
Emergency evacuation: aircraft evacuation, evacuation drills
Air traffic control: air traffic management, controlling air traffic
Radar separation: radar control, approach control
Tower control: control tower operation
NOTAMs: notices to airmen
Weather observation: aviation weather observation, LAWRS
Flight dispatch: dispatching flights, flight following, operational control
Weight and balance: aircraft weight and balance, W&B
Crew scheduling: airline crew scheduling, scheduling crews
Jeppesen: Jeppesen charts, JetPlan
Airport management: managing airports, aerodrome management
Airport master planning: airport planning, airport layout plan
Airfield inspection: runway inspection, airfield operations
Wildlife hazard control: bird control at airports, wildlife hazard management
Airline ticketing: ticketing passengers, airline reservations
Sabre: Sabre GDS, Sabre Red
Amadeus: Amadeus GDS
Worldspan: Travelport, Galileo GDS, Apollo GDS
Passenger check-in: checking in passengers, airline check-in
Baggage handling: luggage loading, bag handling
Baggage tracing: WorldTracer, lost luggage tracing
Aircraft marshalling: marshalling aircraft, marshaling
Pushback: aircraft pushback, aircraft towing
Deicing aircraft: aircraft deicing
Aircraft fueling: aircraft refueling, fueling aircraft, aviation fueling
Ramp safety: ramp operations
Aircraft cabin cleaning: aircraft grooming
Train handling: locomotive operation, driving trains, running trains
FRA locomotive engineer certification: Part 240 certification, locomotive engineer license
FRA conductor certification: Part 242 certification
GCOR: General Code of Operating Rules, NORAC, railroad operating rules, railroad rules
FRA regulations: Federal Railroad Administration rules
Positive train control: PTC
Switching cars: railroad switching, yard switching of cars, coupling and uncoupling
Track warrants: track authority
Train dispatching: rail traffic control, dispatching trains
Centralized traffic control: CTC console
Track maintenance: maintenance of way, permanent way
Track inspection: inspecting track, FRA track safety standards Part 213
Railroad flagging: railroad flagman work, flagging for railroads
Roadway worker protection: RWP, on-track safety
Signal maintenance: railroad signals, signal maintainer work
Drawbridge operation: bridge tending
Light rail operation: LRV operation, streetcar operation, trolley operation
Subway operation: metro train operation
USCG master license: Coast Guard captain's license, captains license, master's license, masters license
Master unlimited license: master mariner certificate, unlimited master, master unlimited
500 ton master: 1600 ton master
Merchant mariner credential: Z-card, merchant mariner document
STCW: STCW basic safety training, STCW 95
AB ticket: able seaman certificate, AB unlimited, lifeboatman
QMED: qualified member of the engine department
Tankerman PIC: tankerman
GMDSS: marine radio operator permit
ECDIS: electronic charts
Radar observer: ARPA, radar observer unlimited
Ship handling: vessel handling, shiphandling
Small boat handling: boat handling, boat operation, powerboat handling
Bridge watchkeeping: bridge watch, standing watch on the bridge
Marine navigation: coastal navigation, piloting and navigation at sea, chart plotting
Celestial navigation: sextant
Passage planning: voyage planning
COLREGS: rules of the road at sea, nautical rules of the road, navigation rules
Towing vessels: tugboat operation, towboat operation, barge towing
Pilotage: harbor pilotage, river piloting
Yacht delivery: boat delivery, delivering yachts
VHF radio: marine VHF
Line handling: handling lines, mooring
Knots and splicing: rope splicing, marlinspike
Seamanship: deck seamanship
Marine diesel engines: marine diesels
Engine room watchkeeping: engine watch, engine room watch
Bunkering: ship fueling
Dry dock planning: drydocking, dry-dock supervision
ISM code: ISM audits, ISM
Port operations: seaport operations, port management
Marine terminal operations: terminal operations in ports, container terminal operations
Ship agency: vessel agency, port agency
Vessel scheduling: berth scheduling
Vessel crewing: ship crewing, crew management at sea
Charter parties: ship chartering, ship broking
Draft surveys: draught survey
Stevedoring: longshore work, ship loading and unloading, cargo handling on ships
Container lashing: lashing containers
Boating safety education: boating safety, boater education
Maritime training: mariner training
`;
