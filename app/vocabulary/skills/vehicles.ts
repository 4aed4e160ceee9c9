/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const VEHICLES_SKILLS = `
Auto repair: car repair, automotive repair, vehicle repair, car mechanics, auto mechanics, fixing cars
Engine diagnostics: check engine light diagnosis, automotive diagnostics, drivability diagnosis, OBD2 diagnostics, OBD II
Brake repair: brakes, brake jobs, brake service
Suspension and steering: front end work, suspension repair, steering repair
Wheel alignment: front end alignment, four wheel alignment
Oil changes: lube service, oil and filter changes
Tune ups: engine tune up, tuneup, spark plugs and wires
Engine rebuilding: engine overhaul, rebuilding engines, engine building
Electrical diagnostics: vehicle electrical diagnosis, auto electrical troubleshooting, electrical fault finding vehicles
ASE Master Technician: ASE master, ASE master certified, ASE A1-A8, ASE certification, ASE certified
ASE L1: advanced engine performance specialist, ASE advanced level
ASE C1: automobile service consultant certification, ASE service consultant
State inspection license: inspection license vehicles, safety inspection license
EPA 609: mobile air conditioning certification, MVAC certification
Scan tool: OBD scanner, diagnostic scanner, Snap-on scanner
AllData: repair information systems
Transmission repair: transmission rebuilding, gearbox repair, automatic transmissions
Clutch replacement: clutches, clutch jobs
Differential repair: rear end repair, ring and pinion
Carburetor rebuilding: carburetor repair, carburetor tuning, carburetors, carb rebuilding
Valve jobs: cylinder head work, valve grinding, head work
Cylinder boring: boring blocks, engine machining, automotive machining
Dyno tuning: dynamometer, engine tuning
Automotive electrical: auto electrical, vehicle wiring, car electrics
Car audio installation: car stereo installation, car radio installation, MECP
Starter and alternator repair: alternator rebuilding, starter rebuilding
EV repair: electric vehicle repair, electric cars, hybrid vehicles, hybrid repair, ASE L3
EV high voltage safety: high voltage vehicle safety, EV high voltage certification
Service writing: service advising, writing repair orders, auto service advising, repair order management
Repair estimates: auto repair estimates, pricing repairs
CDK Drive: dealer management system
Tekmetric: shop management software
Shop-Ware
Service department management: fixed operations, fixed ops, service drive management
Repair shop management: running an auto shop, garage management, auto shop management
Parts inventory: spare parts inventory, parts stock control
Auto body repair: collision repair, bodywork on cars, panel beating, body shop work
Frame straightening: frame machine, frame repair, unibody repair
Paintless dent repair: PDR, dent removal, ding repair
MIG welding: mig, GMAW, wire feed welding
I-CAR Platinum: I-CAR Gold Class, ICAR certified
Automotive painting: car painting, auto paint, auto refinishing, spraying cars
Automotive color matching: auto paint mixing, matching car paint
Clear coat: clearcoat, base coat clear coat
Auto damage appraiser license: licensed auto appraiser, motor vehicle damage appraiser
Windshield replacement: auto glass replacement, windshield installation, windscreen replacement
Rock chip repair: windshield repair, windshield chip repair
ADAS calibration: windshield camera calibration, ADAS calibration training
Auto detailing: car detailing, detailing cars, valeting cars
Car washing: washing cars
Paint correction: buffing and polishing cars, ceramic coating
Window tinting: tinting windows, window film, window film installation
Vinyl wrapping: vehicle wraps, car wraps, vehicle graphics, paint protection film, PPF
Pinstriping: hand pinstriping
Classic car restoration: antique car restoration, vintage car repair, old car restoration, muscle car restoration
Metal shaping: English wheel, panel beating by hand, coachbuilding
Auto upholstery: automotive upholstery, car upholstery, car seat repair, trim work automotive
Convertible tops: convertible top replacement, soft tops
Headliners: headliner replacement
Boat canvas: marine canvas, boat covers, biminis
Sail making: sail repair, sailmaking, mending sails
MFA Marine Fabrication certification: Marine Fabricators Association, master fabric craftsman
Diesel engine repair: diesel engines, diesel repair, diesel mechanics, truck repair
Air brakes: air brake repair, air brake systems, Bendix air brakes
DOT inspections: DOT annual inspection, federal annual inspection, DOT brake inspector, FMCSA inspections
Aftertreatment systems: DPF, DEF systems, emissions aftertreatment, regens
ASE T Series: ASE Master Truck Technician, ASE medium heavy truck, ASE truck
ASE School Bus Technician: school bus mechanics certification, ASE S series
Cummins INSITE: Cummins diagnostics
CAT ET: Caterpillar Electronic Technician, Cat ET software
Detroit Diesel Diagnostic Link: DDDL
Trailer repair: semi trailer repair, trailer maintenance, reefer trailers
Heavy equipment repair: heavy equipment mechanics, construction equipment repair, plant fitting
Hydraulics: hydraulic systems, hydraulic repair, hydraulic troubleshooting
Undercarriage repair: track repair, undercarriage
Caterpillar technician certification: CAT certified technician, ThinkBIG
Forklift repair: lift truck repair, forklift maintenance, fork truck repair
Aerial lift inspection: scissor lift repair, boom lift repair, ANSI lift inspection
Fleet management: fleet maintenance, managing vehicles, vehicle fleet, fleet operations
Certified Automotive Fleet Manager: CAFM NAFA, NAFA certification
Fleetio
Telematics: Geotab, vehicle GPS tracking
Motorcycle repair: motorbike repair, motorcycle mechanics, Harley repair
ATV repair: four wheeler repair, powersports repair, snowmobile repair, UTV repair
Outboard repair: outboard motors, outboard engines, boat motor repair
Marine diesel repair: inboard engines, marine engines
Boat winterization: winterizing boats, boat storage service, shrink wrapping boats
ABYC certification: ABYC, ABYC certified, American Boat and Yacht Council, ABYC standards
Boat rigging: yacht rigging, sailboat rigging, rigging boats
Bottom painting: antifouling
Boat building: boatbuilding, building boats, wooden boat building
Fiberglass repair: gelcoat repair, fibreglass repair, fiberglass layup
Varnishing: brightwork, varnishing brightwork
Wooden boat repair: planking, wooden boat restoration
Marine surveying: boat surveys, yacht survey, hull inspection
SAMS AMS: Accredited Marine Surveyor
RV repair: motorhome repair, camper repair, recreational vehicle repair, caravan repair
RV inspection: NRVTA inspector
RVTI certification: RVIA certified technician, certified RV technician, RVTI
Aircraft maintenance: airplane repair, aviation maintenance, aircraft repair, aeroplane maintenance
FAA A&P: A&P license, airframe and powerplant license, A&P certificate, A&P mechanic certificate, airframe and powerplant certificate, A and P license
FAA Inspection Authorization: IA aviation, inspection authorization
EASA Part 66: Part 66 licence, licensed aircraft engineer licence
FCC GROL: GROL, FCC General Radiotelephone, FCC license radiotelephone
Aircraft annual inspections: annual inspections of aircraft, 100 hour inspections, hundred hour inspections
Airworthiness directives: AD compliance
Sheet metal riveting: aircraft sheet metal, riveting, aircraft structures repair
Borescope inspection: borescope, boroscope
Avionics installation: avionics, aircraft electronics, glass panel installation, Garmin avionics
Avionics troubleshooting: avionics repair, autopilot troubleshooting
Pitot static testing: transponder testing, pitot static checks, 91.411 and 91.413
NCATT AET: Aircraft Electronics Technician certification
Aviation maintenance training: teaching A&P students, Part 147 instruction
Aircraft records review: logbook review, aircraft records, aircraft technical records
Automotive instruction: teaching auto mechanics, auto shop teaching, teaching auto repair
ASE test preparation: ASE test prep
Tire mounting: tire changing, mounting tires, tyre fitting, tire installation, wheel balancing
Tire repair: fixing flats, flat repair, tire patching, puncture repair
TPMS service: TPMS, tire pressure sensors
TIA certification: Tire Industry Association, TIA certified
Roadside service: roadside assistance, road calls, jump starts
Vehicle inspection: car inspection, vehicle condition inspection, safety inspections vehicles, MOT testing
Emissions testing: smog checks, smog testing, smog check license, emissions inspection
Pre purchase inspections: used car inspection, pre-purchase inspection cars
Small engine repair: small engines, outdoor power equipment repair, two stroke engines
Lawn mower repair: lawnmower repair, mower repair, fixing lawn mowers
Chainsaw repair: chainsaw sharpening, chain sharpening
Snow blower repair: snowblower repair, snow thrower repair
Golf cart repair: golf carts, golf car repair
EETC certification: EETC
Reel grinding: reel mower grinding, bedknife grinding
Bicycle repair: bike repair, cycle repair, fixing bikes, bicycle mechanics, bike tune ups
Wheel truing: truing wheels, wheel building
E-bike repair: electric bike repair, ebike repair
Cytech
Bike fitting: bicycle fitting
Locomotive repair: train repair, locomotive maintenance, diesel electric locomotives
Railcar repair: railroad car repair, freight car repair, carman work
FRA inspections: FRA, FRA certification, railroad inspections
Ride inspection: amusement ride inspection, ride maintenance, NAARSO certification
Chairlift maintenance: ski lift maintenance, ropeway maintenance
Mitchell 1: ProDemand
RTA Fleet
UBI certification: United Bicycle Institute
NAMS CMS: NAMS, Certified Marine Surveyor
Shop safety
Hand control installation: hand controls, adaptive driving controls
Hospital bed setup: hospital beds, medical equipment setup
`;
