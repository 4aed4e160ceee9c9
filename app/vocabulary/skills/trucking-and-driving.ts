/** Driving of trucks, buses, vans, and cars, dispatch, and fleets. */
export const TRUCKING_AND_DRIVING_SKILLS = `
CDL A: class A CDL, class A license, class A commercial license, commercial driver's license class A
CDL B: class B CDL, class B license, class B commercial license, commercial driver's license class B
CDL: commercial driver's license, commercial drivers license, commercial driving license
HGV licence: LGV licence, class 1 licence, lorry licence
PCV licence: PSV licence, bus licence
Driver CPC: driver certificate of professional competence
Transport Manager CPC: operator CPC
HazMat endorsement: H endorsement, hazardous materials endorsement, haz-mat
Tanker endorsement: N endorsement, tank endorsement
X endorsement: tanker and hazmat endorsement, hazmat tanker endorsement
Doubles and triples endorsement: T endorsement, doubles endorsement, doubles/triples
Passenger endorsement: P endorsement, passenger transport endorsement
School bus endorsement: S endorsement, school bus certificate
Air brake endorsement: no air brake restriction
DOT medical card: medical card, medical examiner's certificate, DOT med card
Clean MVR: clean driving record, good driving record, clean motor vehicle record
Chauffeur license: for-hire license
Hack license: taxi license, cab license, TLC license, PCO licence
ADR certificate: ADR licence
PASS certification: passenger assistance safety and sensitivity
WreckMaster: TRAA certification, towing certification
CETP propane certification
Smith System: Smith System instructor, five keys
MC number: operating authority, motor carrier authority, DOT number
IFTA license: IFTA, fuel tax reporting, fuel tax
Pilot escort certification: PEVO certification, pilot car certification
Certified flagger
CAFM: CAFS
Certified Director of Safety: NATMI, NATMI certification
Tractor-trailer driving: semi driving, driving a semi, 18-wheeler driving, articulated lorry driving, combination vehicles
Long-haul driving: over the road driving, OTR driving, OTR, long distance driving, regional driving
Local deliveries: local driving, city deliveries, local routes
Straight truck driving: box truck driving, box truck, straight truck, rigid truck
City driving: driving in city traffic, urban driving
Flatbed hauling: flatbed, flatbed driving, step deck, flatbed freight
Tarping: load tarping
Chaining and strapping: chains and binders, straps and chains, tie-down straps
Load securement: securing loads, cargo securement
Heavy haul: oversize loads, oversize load hauling, lowboy hauling
Oversize permits: oversize load permits, permit loads
Oversize load escort: pilot car, wide load escorting
Car hauling: auto transport, auto hauling, vehicle transport
Livestock hauling: cattle hauling, hauling livestock
Log hauling: logging trucks, hauling logs
Refrigerated freight: reefer, reefer freight, temperature controlled freight, reefer unit operation
Tanker driving: tanker, tank truck driving, liquid bulk hauling
Fuel delivery: gasoline delivery, petroleum hauling, heating oil delivery
Hazardous materials transport: hauling hazmat, hazmat transport, transporting hazardous materials
Propane handling: propane delivery, bobtail truck
Dump truck operation: dump truck, dump trucks, driving a dump truck, tipper truck
Mixer truck operation: ready mix truck, concrete mixer truck, cement mixer truck
Concrete delivery: ready mix delivery
Automated side loader operation: side loader, front loader refuse truck, rear loader refuse truck
Roll-off operation: roll-off truck, roll off containers
Container drayage: drayage, port drayage, intermodal drayage, container hauling
Drop and hook: drop & hook
Backing to docks: backing trailers, dock backing, alley docking
Trailer spotting: yard jockeying, spotting trailers, yard switching, hostling
Yard tractor operation: yard tractor, terminal tractor, yard goat, yard hostler truck
Pre-trip inspection: pretrip inspection, DVIR, vehicle inspection report, walk-around inspection, post-trip inspection
Hours of service: HOS, HOS rules, hours-of-service compliance
Electronic logging device: ELD, e-logs, electronic logs, Motive ELD, KeepTruckin
Log books: paper logs, driver logs, logbooks
Trip planning: route planning for trucks, planning trips
Route planning: planning routes, route optimization, delivery routing
Route navigation: GPS navigation, map reading, navigation apps
Bills of lading: BOL, waybills
Proof of delivery: POD, delivery signatures
Liftgate operation: liftgate, lift gate, tail lift
Manual transmission: stick shift, manual gearbox, 10-speed, 13-speed, driving stick
Winter driving: snow driving, chaining up, driving in snow
Mountain driving: mountain grades
Defensive driving: safe driving, defensive driving certificate, safe driving record
Delivery driving: parcel delivery, package delivery, making deliveries, delivering packages, last mile delivery
Van driving: driving a van, cargo van, sprinter van
Multi-stop deliveries: multi-drop delivery, multi-stop routes
Package scanning: handheld scanner deliveries, scanning parcels
Courier service: messenger service, courier work, courier driving
Specimen handling: specimen transport, lab specimen transport, medical courier work
Time-critical deliveries: rush deliveries, same-day delivery, on-demand delivery
Expedited freight: hot shot freight, hotshot trucking
Route sales: driver sales, delivery sales
Direct store delivery: DSD
Vending machine filling: vending routes, stocking vending machines
Uniform and linen service: linen delivery, uniform delivery
Towing: vehicle towing, tow truck operation, rollback operation
Vehicle recovery: winching, wrecker operation, accident recovery
Lockout service: car lockouts, opening locked cars
Repossession: vehicle repossession, repo work
Bus driving: driving a bus, transit bus operation, city bus driving
School bus driving: driving a school bus
Motorcoach driving: coach driving, charter bus driving, tour bus driving
Shuttle driving: shuttle bus driving, shuttle service, passenger van driving
Paratransit driving: paratransit, dial-a-ride
Non-emergency medical transport: NEMT, medical transport
Lift operation: wheelchair lift, wheelchair lift operation
Passenger assistance: door-to-door service, door-through-door help, assisting passengers
Passenger transfer: helping passengers in and out
Fare collection: collecting fares, farebox
Taxi driving: cab driving, driving a taxi
Rideshare driving: rideshare, driving for Uber, driving for Lyft, ride sharing
Senior transportation: driving seniors, rides for seniors, elderly transportation
Executive transportation: chauffeuring, limousine driving, driving executives, limo service
Valet parking: parking cars, car valet
Toll collection: collecting tolls, toll booth
Car relocation: dealer trades, vehicle relocation, driveaway, moving cars
CDL training: teaching CDL, truck driver training, training truck drivers
Entry level driver training: ELDT
Dispatching: service dispatch
Freight dispatch: truck dispatch, dispatching trucks
Passenger dispatch: taxi dispatch, bus dispatch, ride dispatch
Ride scheduling: trip scheduling, scheduling rides
Bus routing: school bus routing, routing software, Transfinder, Versatrans
Trapeze: RouteMatch, paratransit scheduling software
Scheduling technicians: technician scheduling, crew scheduling by dispatch
Radio communication: two-way radio, radio operation
Load boards: DAT, DAT load board, Truckstop
McLeod: McLeod LoadMaster, McLeod software
TMW Suite: TMW, TMWSuite
Samsara: Omnitracs, Verizon Connect
Qualcomm: PeopleNet, Qualcomm messaging
Cost per mile: cost-per-mile analysis
Freight factoring: factoring invoices for loads
Vehicle maintenance scheduling: vehicle maintenance
Fuel management: fuel cards, fuel tracking
Vehicle acquisition: vehicle buying, vehicle specifications, fleet purchasing
DOT compliance: DOT regulations, FMCSA regulations, FMCSA compliance, FMCSA, motor carrier safety regulations
Driver qualification files: DQ files, driver files
CSA score improvement: CSA scores, CSA, safety scores for carriers
Log auditing: hours of service auditing, auditing logs
DOT audit preparation: DOT audits, FMCSA audits
Drug and alcohol testing program: random drug testing program, DER
Driver recruiting: recruiting drivers, driver retention
Terminal management: trucking terminal operations, truck terminal management
Linehaul planning: linehaul, line haul
Less-than-truckload freight: LTL, less than truckload
Pupil transportation management: student transportation, school transportation
Transit operations: public transit operations, bus operations
`;
