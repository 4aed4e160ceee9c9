import type { OccupationEntry } from "../types.ts";

/**
 * What Seasoned knows about the people who repair, inspect, and look after cars, trucks, boats, aircraft, and other
 * machines that move.
 */
export const VEHICLES: readonly OccupationEntry[] = [
  {
    name: "Automotive mechanic",
    titles:
      "auto mechanic, car mechanic, mechanic, automotive technician, automotive service technician, auto technician, auto repairman, ASE mechanic, ASE master technician, master mechanic, motor mechanic, motor vehicle technician, vehicle technician, grease monkey, garage mechanic, brake and alignment technician, import car mechanic, drivability technician, mobile mechanic, light vehicle technician, garage man, garageman, tune-up man, motor engineer, shade tree mechanic, front end man, brake man, car repairman, car guy, muffler shop mechanic",
    credentials:
      "ASE Master Technician, ASE A1-A8, ASE L1, state inspection license, EPA 609, City and Guilds motor vehicle",
    tools: "scan tool, Snap-on scanner, AllData, Mitchell 1, vehicle lift, oscilloscope, alignment rack",
    skills:
      "auto repair, engine diagnostics, brake repair, suspension and steering, wheel alignment, electrical diagnostics, engine repair, transmission repair, air conditioning repair, oil changes, tune ups, state inspections, hybrid vehicles, check engine light diagnosis",
    duties:
      "fix cars, replace brakes, diagnose check engine lights, change timing belts, rebuild engines, front end work, tune ups, electrical problems, head gaskets, swap alternators and starters, car inspections, exhaust and mufflers, read scan codes, test drive after repair, get under the hood, figure out why it won't start, put in spark plugs, find a rattle or a squeak, keep old clunkers running, fix what's leaking, work on anything with an engine, keep old Fords and Chevys going",
    below: "Lube technician",
    above: "Automotive service manager",
    step: "Diesel mechanic, Automotive service advisor, Vehicle inspector",
    beside: "Auto body technician, Automotive instructor",
    not: "quantum mechanics, statistical mechanics, fluid mechanics, mechanic shop drawing, aircraft mechanic, boat mechanic, elevator mechanic, HVAC mechanic, bicycle mechanic, diesel mechanic, building mechanic, industrial mechanic, game mechanic",
    context: {
      "brake man": "cars, garage, mechanic",
      mechanic: "cars, auto, vehicles, engine, brakes, garage, repair shop",
    },
  },
  {
    name: "Lube technician",
    titles:
      "oil change technician, quick lube technician, lube tech, express technician, oil changer, lubrication technician, quick service technician, mechanic's helper, automotive apprentice, apprentice mechanic, auto mechanic helper, garage helper, fast fit technician, service station attendant, gas station mechanic, grease jockey, lube man, grease man, garage hand, garage boy, oil change guy",
    credentials: "ASE G1, state inspection license",
    tools: "vehicle lift, oil drain, filter wrench, tire machine",
    skills:
      "oil changes, fluid checks, tire rotation, filter replacement, battery testing, wiper replacement, vehicle inspection, bulb replacement, shop cleaning",
    duties:
      "change oil, top off fluids, rotate tires, swap filters, check tire pressure, replace wiper blades, test batteries, work in the pit, hand tools to the mechanic, vacuum and sticker, pump gas, drain old oil and put in new, crawl under and grease the joints, look at belts and hoses, wipe the windshield, help around the garage",
    step: "Tire technician",
    beside: "Auto detailer",
    context: { "grease man": "oil, garage, cars", "service station attendant": "oil, tires, gas, cars" },
  },
  {
    name: "Transmission mechanic",
    titles:
      "transmission rebuilder, transmission technician, transmission specialist, gearbox repairer, differential specialist, drivetrain technician, automatic transmission technician, transmission repairman, clutch specialist, rear end specialist, transmission installer, driveline technician, transmission man, gearbox specialist, rear end man",
    credentials: "ASE A2, ATRA certification, ASE A3",
    tools: "transmission jack, scan tool, hydraulic press, valve body tester",
    skills:
      "transmission repair, transmission rebuilding, clutch replacement, differential repair, driveline repair, torque converter replacement, valve body work, transfer case repair, transmission diagnostics",
    duties:
      "rebuild automatic transmissions, replace clutches, slipping transmission, torque converters, set ring and pinion, pull transmissions, valve bodies and solenoids, transfer cases, flush and filter service, hard shifting complaints, bench rebuilds, fix cars that won't go into gear, take out the gearbox, stop a car from jerking, work on automatics and stick shifts",
    step: "Automotive mechanic",
  },
  {
    name: "Auto electrician",
    titles:
      "automotive electrician, vehicle electrician, car electrician, automotive electrical technician, car audio installer, car stereo installer, vehicle upfitter, emergency vehicle technician, remote starter installer, mobile electronics installer, alternator rebuilder, starter and alternator rebuilder, fleet radio installer, generator and starter rebuilder, car radio installer",
    credentials: "ASE A6, MECP, EVT certification",
    tools: "multimeter, wiring diagrams, scan tool, soldering iron, oscilloscope",
    skills:
      "automotive electrical, wiring harness repair, car audio installation, starter and alternator repair, electrical diagnostics, remote start installation, light bar installation, soldering, backup camera installation",
    duties:
      "trace shorts in cars, install radios and speakers, wire police lights, rebuild starters and alternators, repair wiring harnesses, diagnose dead batteries, install backup cameras, remote starters, ambulance wiring, key programming, find out why the lights won't work, fix power windows, hook up car stereos and alarms, chase a bad ground, make a new key fob work",
    step: "Automotive mechanic",
    beside: "Electrician, Avionics technician",
  },
  {
    name: "Automotive service advisor",
    titles:
      "service writer, service adviser, auto service advisor, dealership service advisor, repair order writer, automotive service consultant, service advisor, express service advisor, auto warranty administrator, auto warranty clerk, service lane advisor, BDC service representative, auto service receptionist, garage receptionist, car service receptionist, service order writer",
    credentials: "ASE C1, state inspection license",
    tools: "CDK Drive, Reynolds and Reynolds, Mitchell 1, Tekmetric",
    skills:
      "service writing, repair estimates, repair order management, upselling maintenance, warranty claims, appointment scheduling, parts coordination, CSI scores, phone skills",
    duties:
      "write up repair orders, greet customers in the service drive, explain repairs and prices, call customers for approval, schedule appointments, follow up on parts, close tickets, sell maintenance, arrange loaner cars, submit warranty claims, tell folks what's wrong with their car, stand between the customer and the mechanics, write down the noise it makes, phone when the car is done, ring up the repair bill",
    above: "Automotive service manager",
    beside: "Customer service representative",
    not: "financial service advisor",
    context: {
      "service advisor": "repair orders, dealership, vehicles, cars, auto",
      "service writer": "repair orders, auto, cars, RV, shop",
    },
  },
  {
    name: "Automotive service manager",
    titles:
      "auto service manager, garage manager, auto shop manager, repair shop manager, fixed operations director, fixed ops manager, dealership service manager, auto repair shop owner, garage owner, workshop manager, dealership service director, aftersales manager, auto shop consultant, service manager, garage foreman, workshop foreman, garage proprietor, service station owner, filling station owner, gas station owner",
    credentials: "ASE C1, ASE Master Technician",
    tools: "CDK Drive, Reynolds and Reynolds, Tekmetric, Shop-Ware",
    skills:
      "service department management, technician supervision, repair shop management, warranty administration, customer satisfaction, parts inventory, labor rates, technician training, shop profitability",
    duties:
      "run the service department, dispatch work to mechanics, handle unhappy customers, watch effective labor rate, hire technicians, own and run a repair garage, factory warranty audits, shop safety, price labor, quality check repairs, coach advisors, boss of the garage, hand out jobs to the mechanics, make it right when a repair goes wrong, keep the bays full",
    beside: "Vehicle maintenance manager, Car salesperson",
    context: {
      "service manager": "dealership, cars, technicians, repair orders, auto",
      "workshop manager": "vehicles, mechanics, garage, MOT",
    },
  },
  {
    name: "Auto body technician",
    titles:
      "auto body repairer, body man, bodyman, auto body repairman, collision repair technician, collision technician, panel beater, dent repair technician, paintless dent repair technician, PDR technician, frame technician, auto body mechanic, car body repairer, body shop technician, body shop manager, collision center manager, vehicle body repairer, auto body combo technician, body and fender man, fender man, bump man, dent man, bump and paint man, body shop guy, dent guy",
    credentials: "I-CAR Platinum, I-CAR Gold Class, ASE B3, ASE B4",
    tools: "frame machine, MIG welder, dent puller, stud welder, laser measuring system",
    skills:
      "auto body repair, dent removal, frame straightening, panel replacement, MIG welding, body filler work, paintless dent repair, collision estimating, plastic repair, structural repair, fitting panels",
    duties:
      "fix dents, straighten frames, replace fenders and doors, pull quarter panels, weld patch panels, sand filler, hang bumpers, collision repair, hail damage, align panels, remove and install trim, run a body shop, hammer out fenders, make a smashed car look new, get dings out of doors, fix rust holes, patch with Bondo, put on new hoods and grilles",
    step: "Auto painter, Auto damage appraiser, Classic car restorer",
    beside: "Metal fabricator",
    context: { "body man": "collision, dents, auto, paint, frame" },
  },
  {
    name: "Auto painter",
    titles:
      "automotive painter, car painter, auto refinisher, vehicle painter, automotive refinish technician, auto paint prepper, paint prep technician, custom car painter, automotive airbrush artist, truck painter, car sprayer, coach painter, car spray painter, vehicle refinisher",
    credentials: "ASE B2, I-CAR Platinum, PPG certification",
    tools: "spray gun, paint booth, HVLP gun, color matching camera, DA sander, buffing machine",
    skills:
      "automotive painting, color matching, surface preparation, clear coat, masking and taping, buffing, paint blending, base coat",
    duties:
      "spray cars in the booth, mix and match paint, mask and tape, sand primer, blend panels, buff out runs, prep bumpers, clear coat, repair paint runs and chips, jamb and edge panels, put a new coat on cars, spray lacquer, tape off windows and chrome, get a scratch to disappear, paint flames and stripes",
    beside: "House painter, Sign maker, Auto detailer",
  },
  {
    name: "Auto damage appraiser",
    titles:
      "auto appraiser, vehicle appraiser, collision estimator, auto estimator, body shop estimator, damage appraiser, auto insurance appraiser, vehicle damage assessor, automotive damage inspector, motor engineer assessor, classic car appraiser, car appraiser, truck appraiser, diminished value appraiser, estimator, motor claims assessor, auto physical damage appraiser",
    credentials: "auto damage appraiser license, I-CAR Platinum, ASE B6",
    tools: "CCC ONE, Mitchell Estimating, Audatex",
    skills:
      "collision estimating, damage appraisal, CCC ONE, total loss evaluation, photo inspections, supplement negotiation, vehicle valuation, insurance claims, classic car valuation",
    duties:
      "inspect wrecked cars, write collision estimates, photograph damage, figure total losses, agree supplements with body shops, value classic cars, drive to tow yards, appraise fleets and equipment, diminished value reports, review insurance claims, look at smashed cars and say what the repair costs, tell the insurance if it is totaled, crawl around a wreck with a camera, say what an old Mustang is worth",
    beside: "Auto claims adjuster",
    context: {
      estimator: "collision, body shop, auto, vehicle, dents",
      "damage appraiser": "auto, vehicle, collision",
      "Auto damage appraiser": "body shop, collision, estimate, dents, supplement",
      "auto appraiser": "body shop, collision, estimate, dents, supplement",
    },
  },
  {
    name: "Auto glass technician",
    titles:
      "auto glass installer, windshield installer, windshield repair technician, windscreen fitter, windshield replacement technician, auto glazier, car glass installer, auto glass repairman, vehicle glass technician, rock chip repair technician, windshield man, windshield repairman",
    credentials: "AGSC certification, ADAS calibration training",
    tools: "cold knife, urethane gun, calibration targets, suction cups",
    skills:
      "windshield replacement, rock chip repair, ADAS calibration, urethane application, mobile service, door glass replacement, leak testing, trim removal",
    duties:
      "replace windshields, repair rock chips, cut out old glass, lay urethane bead, calibrate cameras, mobile service van, replace door glass, vacuum broken glass, reseal leaks, heavy truck glass, fix cracked windshields, put in car windows, go to people's driveways to replace glass, fill a star chip, put in new windshields on trucks and cars",
    beside: "Auto body technician",
  },
  {
    name: "Auto detailer",
    titles:
      "car detailer, automotive detailer, car washer, car wash attendant, valeter, vehicle cleaner, auto reconditioner, car lot attendant, dealership porter, lot porter, lot attendant, service porter, aircraft detailer, RV detailer, interior reconditioning technician, auto interior repair technician, car wash man, wash rack man, Simonize man, car polisher, car wash boy, get-ready man",
    credentials: "IDA Certified Detailer",
    tools: "polishing machine, pressure washer, steam cleaner, carpet extractor, ceramic coating",
    skills:
      "auto detailing, car washing, buffing, car waxing, interior cleaning, paint correction, ceramic coating, odor removal, vehicle moving, engine cleaning",
    duties:
      "wash and wax cars, shampoo seats, vacuum interiors, buff out scratches, clean engines, move cars on the lot, prepare cars for delivery, detail boats and airplanes, dry off cars at the wash, headlight restoration, shuttle customers, make cars shine, clean out candy wrappers and crumbs, polish chrome and hubcaps, hose and soap cars, get dog hair and smells out, make used cars look like new",
    beside: "Parking attendant",
    context: { "lot attendant": "cars, dealership, vehicles, wash", valeter: "cars, vehicles, wash" },
  },
  {
    name: "Classic car restorer",
    titles:
      "auto restorer, vintage car mechanic, classic car mechanic, antique car restorer, car restoration technician, hot rod builder, street rod builder, custom car builder, vintage car restorer, muscle car mechanic, coachbuilder, automotive metal shaper, restoration shop manager, antique auto mechanic, auto museum mechanic, British car mechanic, antique car mechanic, jalopy mechanic, Model T mechanic, veteran car restorer",
    credentials: "McPherson automotive restoration degree, ASE Master Technician",
    tools: "English wheel, carburetor tools, MIG welder, lathe",
    skills:
      "classic car restoration, carburetor tuning, metal shaping, engine rebuilding, vintage wiring, points and condenser ignition, panel fabrication, parts sourcing, upholstery, chrome trim",
    duties:
      "restore antique cars, rebuild carburetors, set points and timing, shape panels on the English wheel, hunt for old parts, frame off restoration, wire old cars, hot rods and customs, care for a car collection, get an old car running, concours preparation, double clutch a prewar car, bring old cars back to life, work on Model As and fifties Chevys, chase rust and chrome, fix a car that sat in a barn, make a part nobody sells",
    beside: "Automotive mechanic, Auto upholsterer",
  },
  {
    name: "Auto upholsterer",
    titles:
      "automotive upholsterer, motor trimmer, car upholsterer, convertible top installer, auto trimmer, auto trim technician, headliner installer, seat repair technician, aircraft upholsterer, RV upholsterer, motorcycle seat maker, trim shop owner, car trimmer, convertible top man, car seat upholsterer, vinyl top installer",
    credentials: "upholstery certificate",
    tools: "industrial sewing machine, walking foot machine, hog ring pliers, fabric steamer",
    skills:
      "auto upholstery, sewing, convertible tops, headliners, seat covers, leather repair, pattern making, carpet kits, vinyl work",
    duties:
      "recover car seats, install convertible tops, glue headliners, repair torn leather, make patterns, dash and door panels, motorcycle seats, airplane interiors, hog ring covers, replace foam in car seats, make new seats for old cars, sew carpets and door panels, put on a new ragtop, patch a ripped seat, cover a sagging roof liner",
    step: "Upholsterer",
  },
  {
    name: "Diesel mechanic",
    titles:
      "diesel technician, truck mechanic, heavy truck mechanic, diesel engine mechanic, bus mechanic, semi truck mechanic, tractor trailer mechanic, trailer mechanic, HGV technician, HGV mechanic, lorry mechanic, fleet mechanic, heavy duty mechanic, diesel engine specialist, coach mechanic, transit mechanic, school bus mechanic, road service mechanic, medium duty truck technician, reefer trailer technician, diesel fitter, lorry fitter, heavy vehicle fitter, truck fitter, bus fitter, HGV fitter, diesel man, wheeled vehicle mechanic, motor pool mechanic",
    credentials:
      "ASE T Series, ASE Master Truck Technician, ASE School Bus Technician, DOT brake inspector, CDL Class A",
    tools: "Cummins INSITE, Detroit Diesel Diagnostic Link, CAT ET, JPRO, Bendix air brakes",
    skills:
      "diesel engine repair, air brakes, DOT inspections, aftertreatment systems, electrical diagnostics, preventive maintenance, clutch replacement, suspension repair, wheel ends, hydraulics, trailer repair, fuel systems, engine overhaul",
    duties:
      "repair semi trucks, fix air brakes, DOT inspections, overhaul diesel engines, injectors and turbos, regens and DPF, school bus garage, road calls, wheel seals and bearings, lift gates, trailer lights, fleet preventive maintenance, clutches and driveshafts, work on big trucks and buses, get a stalled rig going by the highway, grease kingpins, keep school buses safe",
    below: "Lube technician",
    above: "Vehicle maintenance manager",
    step: "Heavy equipment mechanic, Marine mechanic",
    beside: "Locomotive mechanic",
  },
  {
    name: "Heavy equipment mechanic",
    titles:
      "heavy equipment technician, construction equipment mechanic, heavy equipment field mechanic, plant fitter, plant mechanic, mobile plant fitter, crane mechanic, hydraulic technician, hydraulics mechanic, mining equipment mechanic, Caterpillar mechanic, equipment field service technician, hydraulic hose technician, undercarriage mechanic, heavy mobile equipment mechanic, Cat mechanic, dozer mechanic, heavy plant fitter, steam shovel mechanic, construction plant fitter",
    credentials:
      "Caterpillar technician certification, Associated Equipment Distributors certification, CCASS, CDL Class A",
    tools: "CAT ET, service truck crane, hydraulic tester, torque multiplier, welder",
    skills:
      "heavy equipment repair, hydraulics, diesel engine repair, undercarriage repair, welding, field service, electrical diagnostics, final drives, preventive maintenance, powershift transmissions, hose making",
    duties:
      "repair bulldozers and excavators, change hydraulic hoses, rebuild cylinders, field repairs from a service truck, track and undercarriage, weld buckets, repair cranes, pull engines, diagnose hydraulic pumps, oil sampling, fix backhoes and cranes out on the job, get a dozer out of the mud and running, work on Cats and Deeres, weld cracks in booms, drive the mechanic's truck to the quarry",
    above: "Vehicle maintenance manager",
    beside: "Millwright",
    context: {
      "plant mechanic": "excavator, mobile, hydraulic, earthmoving",
      "hydraulic technician": "equipment, cylinders, pumps, hoses",
    },
  },
  {
    name: "Vehicle maintenance manager",
    titles:
      "fleet maintenance supervisor, transportation maintenance manager, garage superintendent, vehicle fleet administrator, bus garage supervisor, fleet maintenance consultant, fleet analyst, truck shop manager, diesel shop manager, truck maintenance supervisor, fleet shop foreman, bus maintenance manager, motor pool foreman, transport workshop manager, fleet engineer, bus garage foreman",
    credentials: "Certified Automotive Fleet Manager, ASE Master Truck Technician, NAFA certification",
    tools: "Fleetio, FleetFocus, Geotab, RTA Fleet",
    skills:
      "fleet management, vehicle maintenance planning, DOT compliance, vehicle acquisition, parts inventory, telematics, mechanic supervision, fuel management, vehicle replacement planning, maintenance budgets, warranty recovery",
    duties:
      "keep the fleet on the road, schedule truck maintenance, buy and dispose of vehicles, supervise the garage, track fuel and mileage, write vehicle specs, DOT files, telematics reports, school bus fleet, town vehicles, outside repair approval, vehicle registrations, see that all the trucks get their oil changes, be over the mechanics at the town barn, decide if a plow is worth fixing, keep ambulances and squad cars rolling",
    beside: "Transportation manager, Fleet manager",
  },
  {
    name: "Motorcycle mechanic",
    titles:
      "motorcycle technician, motorbike mechanic, Harley mechanic, powersports technician, powersports mechanic, ATV mechanic, snowmobile mechanic, scooter mechanic, motorcycle restorer, vintage motorcycle mechanic, dirt bike mechanic, custom motorcycle builder, UTV technician, personal watercraft mechanic, motorcycle fitter",
    credentials: "MMI graduate, Harley-Davidson PHD, state inspection license",
    tools: "motorcycle lift, dyno, carb synchronizer, tire changer",
    skills:
      "motorcycle repair, carburetor tuning, valve adjustment, tire changing, chain and sprocket, electrical diagnostics, engine rebuilding, snowmobile repair, ATV repair, suspension tuning",
    duties:
      "repair motorcycles, tune carburetors, adjust valves, change motorcycle tires, chains and sprockets, winter storage service, fix snowmobiles and ATVs, rebuild vintage bikes, sync carbs, install pipes and accessories, uncrate new bikes, fix bikes and choppers, get an old Indian or Triumph started, wrench on hogs, tune up scooters and four-wheelers",
    beside: "Small engine mechanic, Automotive mechanic, Bicycle mechanic",
  },
  {
    name: "Marine mechanic",
    titles:
      "boat mechanic, marine technician, outboard mechanic, outboard technician, marine engine mechanic, marine diesel mechanic, inboard mechanic, marine service technician, yacht technician, boatyard mechanic, boat repairman, boat rigger, rigger marine, yacht rigger, sailboat rigger, marina technician, marina service manager, dockyard mechanic, boat motor mechanic, boatyard hand, outboard repairman, inboard engine mechanic",
    credentials: "ABYC certification, Mercury Marine certification, Yamaha certification, Volvo Penta certification",
    tools: "Mercury outboard, Yamaha outboard, Volvo Penta, boat lift, swage tool",
    skills:
      "outboard repair, marine diesel repair, boat winterization, marine electrical, boat rigging, lower unit repair, fuel system cleaning, bottom painting, electronics installation, shaft alignment, sailboat rigging, steering systems",
    duties:
      "fix boat motors, winterize boats, spring commissioning, replace impellers, repair outdrives, rig new boats, install chart plotters, bilge pumps and batteries, step masts, haul and launch, bottom paint, align shafts, sea trials, put boats away for winter, fix a prop that hit a rock, work on Evinrudes and Mercs at the marina, pull boats with the lift",
    beside: "Boat builder, Small engine mechanic",
  },
  {
    name: "Boat builder",
    titles:
      "boatbuilder, shipwright, wooden boat builder, boat carpenter, fiberglass repair technician, boat restorer, gelcoat technician, marine composite technician, yacht carpenter, ship's carpenter, boat repairer, canoe builder, fiberglass laminator, ship fitter, shipfitter, marine carpenter, boatbuilding instructor, dory builder, caulker, ship's caulker, ship joiner, boatyard carpenter, canoe maker",
    credentials: "ABYC Composites, wooden boat building certificate",
    tools: "bandsaw, spokeshave, fiberglass, vacuum bag, steam box",
    skills:
      "boat building, wooden boat repair, fiberglass repair, lofting, boat planking, steam bending, gelcoat repair, marine carpentry, varnishing, caulking seams, composite layup, ship fitting",
    duties:
      "build wooden boats, replace planks, steam bend frames, lay up fiberglass, patch hulls, loft lines, varnish brightwork, caulk seams, restore old boats and canoes, teak decks, fit bulkheads, teach boatbuilding, make a boat from wood, fix rot in an old skiff, put a new bottom on, bend ribs with steam, repair canoes and rowboats, make oars and masts, build docks and boats",
    beside: "Carpenter, Cabinetmaker, Marine surveyor",
    context: { caulker: "boat, ship, seams, planks" },
  },
  {
    name: "RV technician",
    titles:
      "RV mechanic, RV repair technician, recreational vehicle technician, RV service technician, motorhome mechanic, camper repairman, mobile RV technician, trailer technician, caravan technician, RV inspector, travel trailer repairman, camper technician, RV service advisor, RV walk through technician, trailer repairman, camper mechanic, caravan repairer, caravan engineer",
    credentials: "RVIA certified technician, NRVTA inspector, RVTI certification, EPA 608",
    tools: "multimeter, manometer, RV appliances",
    skills:
      "RV repair, RV appliance repair, RV electrical, propane systems, roof sealing, slide out repair, awning repair, RV plumbing, winterization, RV inspection, generator repair, leveling systems",
    duties:
      "repair motorhomes and campers, fix slide outs, reseal RV roofs, propane refrigerators and furnaces, fix awnings, winterize water lines, house batteries and converters, inspect used RVs, show owners how things work, mobile service at campgrounds, tow hitches and brakes, fix leaks in trailers, make the camper fridge and water heater work, get campers ready for spring, patch the roof of a motor home, wire taillights",
    beside: "Appliance repair technician, Automotive mechanic",
  },
  {
    name: "Aircraft mechanic",
    titles:
      "A&P mechanic, airplane mechanic, aviation mechanic, airframe and powerplant mechanic, aircraft technician, aircraft maintenance technician, AMT, aviation maintenance technician, aircraft maintenance engineer, licensed aircraft engineer, helicopter mechanic, aircraft inspector, aircraft engine mechanic, jet engine mechanic, aviation machinist mate, aircraft crew chief, aircraft sheet metal mechanic, aircraft line mechanic, aircraft maintenance supervisor, plane mechanic, airframe fitter, aero engine fitter, A and P mechanic, airplane repairman, ground crew mechanic, aircraft fitter, airframe mechanic, A&E mechanic, airplane crew chief, Air Force crew chief",
    credentials: "FAA A&P, FAA Inspection Authorization, EASA Part 66, FCC GROL, ASTM NCATT",
    tools: "borescope, rivet gun, torque wrench, maintenance manuals, Pratt and Whitney, Lycoming",
    skills:
      "aircraft maintenance, annual inspections, airframe repair, powerplant repair, sheet metal riveting, engine overhaul, logbook entries, airworthiness directives, FAA regulations, borescope inspection, composite repair, rigging flight controls, general aviation",
    duties:
      "maintain airplanes, hundred hour inspections, annuals on small planes, overhaul piston engines, rivet sheet metal, sign off logbooks, comply with airworthiness directives, replace jet engines, fix landing gear, hangar work, helicopter rotor heads, restore warbirds, inspector sign off, keep planes safe to fly, work on Cessnas and Pipers, change tires and plugs on a plane, patch the skin of a wing, look an airplane over before it flies, fix jets and planes from the air force",
    step: "Avionics technician, Aviation maintenance instructor",
    beside: "Aircraft dispatcher",
    not: "model airplane mechanic",
    context: {
      "ground crew mechanic": "aircraft, planes, engines",
      AMT: "aircraft, airframe, powerplant, aviation, FAA",
    },
  },
  {
    name: "Avionics technician",
    titles:
      "avionics installer, avionics mechanic, aircraft electronics technician, aircraft electrician, avionics bench technician, aircraft radio technician, aviation electronics technician, aircraft instrument technician, avionics inspector, aviation electrician's mate, drone technician, UAS technician, aircraft instrument mechanic, air radar fitter, aircraft radio mechanic",
    credentials: "FCC GROL, NCATT AET, FAA repairman certificate, FAA A&P",
    tools: "Garmin, pitot static tester, bench test sets, crimper, oscilloscope",
    skills:
      "avionics installation, avionics troubleshooting, wiring harness repair, pitot static testing, transponder testing, autopilot systems, wiring diagrams, soldering, radio repair, glass cockpit systems, ADS-B",
    duties:
      "install aircraft radios, test transponders, troubleshoot autopilots, build wiring harnesses, glass panel upgrades, bench repair of instruments, pitot static checks, ELT checks, crimp and solder, update navigation databases, fix the radios and gauges in planes, wire a cockpit, find why a plane's compass is off, solder tiny wires, put in a new GPS",
  },
  {
    name: "Aviation maintenance instructor",
    titles:
      "A&P instructor, aircraft mechanic instructor, aviation maintenance teacher, designated mechanic examiner, aviation maintenance consultant, aviation quality manager, aircraft records specialist, aircraft technical records clerk, aviation technical writer, aircraft maintenance planner, aircraft maintenance instructor, airplane mechanic teacher",
    credentials: "FAA A&P, FAA Inspection Authorization, FAA Designated Mechanic Examiner",
    tools: "maintenance manuals, training aids, aircraft records software",
    skills:
      "aviation maintenance training, FAA regulations, aircraft records review, quality audits, maintenance planning, technical writing, test preparation, curriculum development, airworthiness",
    duties:
      "teach airframe and powerplant students, give oral and practical exams, review aircraft logbooks, audit repair stations, pre buy inspections, plan heavy checks, write maintenance procedures, advise aircraft owners, lease return records, prepare students for FAA tests, show young people how to fix planes, look over somebody's airplane before they buy it, go through old logs of an airplane, grade would-be airplane mechanics",
    beside: "Flight instructor, Technical writer, Building trades instructor",
    context: { "aviation technical writer": "maintenance manuals, aircraft, procedures" },
  },
  {
    name: "Automotive instructor",
    titles:
      "auto mechanics teacher, automotive teacher, automotive technology instructor, diesel instructor, auto body instructor, collision repair instructor, small engine instructor, automotive trainer, technical trainer automotive, motorcycle mechanics instructor, ASE test prep instructor, car care class teacher, marine technology instructor, motor mechanics teacher, car repair teacher",
    credentials: "ASE Master Technician, CTE teaching certificate, vocational teaching certificate",
    tools: "training vehicles, scan tool, vehicle lift",
    skills:
      "automotive instruction, curriculum development, shop safety, hands on demonstration, ASE test preparation, student assessment, diagnostics training, classroom management",
    duties:
      "teach auto shop, show students how to do brakes, run the high school garage, prepare students for ASE tests, diesel classes at the community college, basic car care workshop, grade shop work, train dealership technicians, place students in garages, teach engine repair, show kids how an engine works, teach ladies to change a flat, get teenagers into a trade, pass on what I know about cars",
    beside: "Building trades instructor, High school teacher, Driving instructor",
  },
  {
    name: "Tire technician",
    titles:
      "tire changer, tire installer, tire repairer, tire man, tyre fitter, tire service technician, alignment technician, wheel alignment specialist, tire shop manager, commercial tire technician, tire and lube technician, tire sales associate, truck tire technician, tire buster, wheel balancer, tire repairman, vulcanizer, tire recapper, tire retreader, tyre vulcaniser, tire guy",
    credentials: "TIA certification, ASE A4",
    tools: "tire changer machine, wheel balancer machine, impact gun, alignment rack",
    skills:
      "tire mounting, tire repair, wheel balancing, wheel alignment, TPMS service, truck tires, roadside service, tire sales, torque checks",
    duties:
      "mount and balance tires, plug flats, align front ends, change truck tires on the road, rotate tires, reset tire pressure sensors, sell tires, seasonal snow tire changeover, jump starts and lockouts, stack tires, put on new tires, break the bead and patch a tube, go out for a blowout on the highway, spin wheels to balance",
    beside: "Automotive mechanic, Tow truck driver",
  },
  {
    name: "Vehicle inspector",
    titles:
      "state inspection technician, auto inspector, car inspector, smog technician, smog check inspector, emissions inspector, MOT tester, safety inspection mechanic, DOT inspector, used car inspector, pre purchase car inspector, vehicle condition inspector, lease return inspector, school bus inspector, vehicle examiner, auction condition report writer, commercial vehicle inspector, MOT man, MOT inspector, motor vehicle inspector, car tester, vehicle tester",
    credentials:
      "state inspection license, smog check license, ASE L1, DOT inspector qualification, MOT tester licence",
    tools: "emissions analyzer, OBD tester, brake tester",
    skills:
      "vehicle inspection, emissions testing, safety inspections, condition reports, OBD testing, DOT inspections, brake measuring, photo documentation, vehicle valuation",
    duties:
      "put inspection stickers on cars, smog tests, check brakes and lights, write condition reports at the auction, look over used cars for buyers, lease turn in inspections, annual truck inspections, photograph vehicles, plug into OBD port, road test, stick a hose in the tailpipe, tell a buyer if a used car is any good, see if tires and horn pass, go over trucks for safety",
    beside: "Auto damage appraiser",
    not: "vehicle inspector general",
  },
  {
    name: "Small engine mechanic",
    titles:
      "small engine technician, lawn mower mechanic, lawnmower repairman, outdoor power equipment technician, chainsaw mechanic, small engine repairman, snow blower repairman, golf cart mechanic, golf cart technician, golf course mechanic, equipment mechanic golf, turf equipment mechanic, lawn equipment mechanic, mower repairer, chainsaw sharpener, power equipment mechanic, pressure washer repairman, rental equipment mechanic, mower mechanic, lawnmower mechanic, garden machinery mechanic, lawn mower sharpener, mower guy, small engine guy",
    credentials: "EETC certification, Briggs and Stratton MST, Stihl MasterWrench",
    tools: "Briggs and Stratton, Stihl, Toro, blade grinder, reel grinder",
    skills:
      "small engine repair, carburetor cleaning, lawn mower repair, chainsaw repair, blade sharpening, snow blower repair, golf cart repair, tune ups, reel grinding, parts ordering, electrical troubleshooting",
    duties:
      "fix lawn mowers, clean carburetors, sharpen blades and chains, tune up snow blowers, mower will not start, rebuild two stroke engines, replace belts and cables, golf cart batteries, grind reels, weed whackers and leaf blowers, spring tune up rush, get people's mowers going, fix tillers, trimmers, pull the cord till it starts, put in a new spark plug, sharpen mower blades in the garage, fix snow throwers and generators, fix anything with a small engine or motor",
    context: { "lawn mower sharpener": "golf, blower, mechanic, blades, snow, cart" },
  },
  {
    name: "Bicycle mechanic",
    titles:
      "bike mechanic, bicycle technician, bicycle repairer, bike repairman, bike shop mechanic, bike technician, e-bike technician, cycle mechanic, cycle technician, bicycle assembler, wheel builder, bicycle frame builder, bike fitter, bike shop manager, mobile bike mechanic, bike man, cycle repairer, bicycle repairman, cycle fitter, bike shop owner",
    credentials: "UBI certification, Barnett Bicycle Institute, Cytech, PBMA certification",
    tools: "truing stand, repair stand, Park Tool, Shimano",
    skills:
      "bicycle repair, wheel truing, brake adjustment, drivetrain repair, e-bike repair, bike assembly, wheel building, bike fitting, tune ups, hydraulic brakes",
    duties:
      "tune up bicycles, true wheels, fix flats, adjust derailleurs and brakes, assemble new bikes, build wheels, service electric bikes, fit riders, community bike shop, teach bike repair, box bikes for shipping, fix kids' bikes, patch inner tubes, put on new chains and seats, make gears shift right, straighten a bent wheel, put a bike together on Christmas Eve",
    beside: "Retail sales associate, Small engine mechanic",
    context: { "bike fitter": "bicycle, saddle, riders, cycling" },
  },
  {
    name: "Locomotive mechanic",
    titles:
      "railcar mechanic, railroad mechanic, train mechanic, railroad car inspector, locomotive machinist, rolling stock technician, transit car mechanic, steam locomotive restorer, railcar repairer, streetcar mechanic, rail vehicle technician, roundhouse man, roundhouse mechanic, car knocker, car toad, engine shed fitter, locomotive fitter, railway fitter, carriage and wagon examiner, wheeltapper",
    credentials: "FRA certification, AAR certification",
    tools: "air brake test device, welding machine",
    skills:
      "locomotive repair, railcar repair, air brakes, diesel engine repair, traction motors, welding, FRA inspections, wheel inspection, electrical troubleshooting, steam locomotive restoration",
    duties:
      "repair locomotives, inspect rail cars, air brake tests, change wheel sets, traction motors, derail response, restore steam engines at a museum railroad, transit car doors, couplers and draft gear, overhaul diesel engines on locomotives, tap wheels and look for cracks, keep an old steam engine hot, oil up boxcars",
    beside: "Industrial electrician",
  },
  {
    name: "Window tint and vehicle wrap installer",
    titles:
      "window tinter, window tint installer, window film installer, vehicle wrap installer, vinyl wrap installer, car wrap installer, paint protection film installer, PPF installer, vehicle graphics installer, pinstriper, car tinter, pin striper",
    credentials: "3M certified installer, International Window Film Association accreditation",
    tools: "heat gun, squeegee, vinyl plotter, film cutter",
    skills:
      "window tinting, vinyl wrapping, paint protection film, film removal, pinstriping, heat shrinking, vehicle graphics, plotter cutting",
    duties:
      "tint car windows, tint home and office windows, wrap vehicles in vinyl, apply truck lettering, heat shrink film, peel off old wraps, pinstripe by hand, clear bra on bumpers, cut film on the plotter, fleet graphics, darken car windows, put stickers and lettering on vans, keep sun out of an office, stripe hot rods by hand, smooth out bubbles",
    beside: "Sign maker, Auto painter, Auto detailer",
  },
  {
    name: "Engine rebuilder",
    titles:
      "engine builder, engine machinist, automotive machinist, engine reconditioner, cylinder head rebuilder, race engine builder, crankshaft grinder, carburetor rebuilder, fuel injection technician, diesel injection technician, machine shop engine rebuilder, high performance engine builder, vintage engine builder, cylinder grinder, valve grinder, speed shop mechanic, crank grinder, engine fitter",
    credentials: "ASE Engine Machinist, ASE Master Technician",
    tools: "boring bar, valve grinder, dynamometer, cylinder hone, crankshaft grinder",
    skills:
      "engine rebuilding, valve jobs, cylinder boring, crankshaft grinding, engine balancing, carburetor rebuilding, dyno tuning, measuring tolerances, diesel injection, block resurfacing",
    duties:
      "bore cylinders, grind valves, assemble engines, measure clearances, rebuild carburetors, balance rotating parts, run the dyno, hone blocks, press in guides, rebuild injection pumps, race motors, take a worn-out motor apart and make it new, put in rings and bearings, mill a head flat, build a hot motor for racing, measure with a micrometer",
    beside: "Machinist, Transmission mechanic, Classic car restorer",
    not: "search engine builder, game engine builder",
  },
  {
    name: "Electric vehicle technician",
    titles:
      "EV technician, hybrid technician, EV mechanic, electric car mechanic, hybrid mechanic, high voltage vehicle technician, electric bus technician, EV battery technician, hybrid battery technician, EV conversion specialist, milk float mechanic, electric vehicle mechanic",
    credentials: "ASE L3, EV high voltage certification, ASE Master Technician",
    tools: "insulated gloves, high voltage meter, scan tool, battery lift",
    skills:
      "EV repair, hybrid vehicles, high voltage safety, battery pack diagnostics, inverter repair, electrical diagnostics, software updates, EV conversion",
    duties:
      "diagnose hybrid batteries, replace battery modules, repair electric cars, disable high voltage safely, update vehicle software, charge port faults, convert classic cars to electric, electric bus fleets, cooling loops for packs, motor and inverter swaps, fix Priuses and Teslas, find out why it won't charge, put a new battery pack in",
    step: "Automotive mechanic",
    beside: "Auto electrician",
  },
  {
    name: "Forklift mechanic",
    titles:
      "forklift technician, lift truck technician, lift truck mechanic, material handling equipment technician, fork truck mechanic, forklift repairman, pallet jack technician, aerial lift mechanic, scissor lift mechanic, industrial truck mechanic, forklift road technician, forklift engineer, tow motor mechanic, towmotor mechanic, fork lift truck fitter, fork lift fitter",
    credentials: "forklift certification, OSHA 10, Toyota forklift training",
    tools: "multimeter, mast hoist, battery tester, service van",
    skills:
      "forklift repair, hydraulics, propane fuel systems, electric forklifts, mast repair, preventive maintenance, battery maintenance, aerial lift inspection, brake repair",
    duties:
      "repair forklifts, change mast chains, service propane trucks, electric lift truck faults, battery watering, scissor lift annual inspections, road calls to warehouses, press on tires, leaking tilt cylinders, pallet jacks, put new forks and chains on, get a lift to go up again, fix hydraulic leaks on jacks, keep a plant's lift trucks going",
    beside: "Heavy equipment mechanic, Small engine mechanic",
  },
  {
    name: "Marine canvas maker",
    titles:
      "boat canvas maker, marine canvas fabricator, sailmaker, sail maker, sail repairer, canvas worker, boat upholsterer, marine upholsterer, boat top maker, bimini maker, tent maker, tarp maker, canvas maker, awning sewer, sail loft worker, hot air balloon repairer, parachute rigger, tent and awning maker, canvas sewer, sail loft hand, tarpaulin maker, awning hanger",
    credentials: "MFA Marine Fabrication certification, FAA parachute rigger certificate",
    tools: "industrial sewing machine, grommet press, hot knife, Sailrite",
    skills:
      "boat canvas, sail making, sail repair, industrial sewing, pattern making, grommets and snaps, clear vinyl windows, tarps, parachute rigging, marine upholstery",
    duties:
      "sew boat covers and biminis, make and mend sails, pattern on the boat, set grommets and snaps, replace clear vinyl windows, boat cushions, truck tarps, winter covers, repair tents, repack parachutes, stitch torn sails, put up and fix awnings, sew heavy cloth with an industrial machine, make bags and hammocks, pack parachutes",
    step: "Upholsterer, Sewing machine operator",
    beside: "Auto upholsterer",
  },
  {
    name: "Mobility equipment technician",
    titles:
      "wheelchair repair technician, wheelchair mechanic, mobility scooter technician, power wheelchair technician, mobility equipment installer, wheelchair van technician, adaptive equipment technician, hospital bed technician, medical equipment delivery technician, vehicle hand control installer, oxygen delivery man, oxygen man, invalid carriage mechanic",
    credentials: "NMEDA certification, DMERT certification",
    tools: "multimeter, battery charger, hand tools",
    skills:
      "wheelchair repair, scooter repair, hospital bed setup, hand control installation, battery replacement, vehicle lift installation, oxygen equipment delivery, customer training, wheelchair assembly",
    duties:
      "repair wheelchairs and scooters, replace wheelchair batteries, set up hospital beds in homes, install hand controls in cars, wheelchair van lifts, fit seat cushions, deliver oxygen and walkers, teach people to use equipment, joystick faults, tires and casters, fix electric scooters for old folks, bring hospital beds and oxygen to people's houses, put a ramp or lift in a van, get a wheelchair rolling again, adjust a walker",
    beside: "Bicycle mechanic, Biomedical equipment technician",
  },
  {
    name: "Amusement ride mechanic",
    titles:
      "ride mechanic, ride technician, amusement park mechanic, carnival mechanic, roller coaster mechanic, ride inspector, ride safety inspector, ski lift mechanic, chairlift mechanic, ski lift technician, zip line inspector, go kart mechanic, carousel restorer, playground installer, playground inspector, ferris wheel mechanic, fairground mechanic, carousel mechanic",
    credentials: "NAARSO certification, AIMS certification, CPSI",
    tools: "torque wrench, hydraulic tester, hand tools",
    skills:
      "ride maintenance, ride inspection, hydraulics, pneumatics, electrical troubleshooting, chairlift maintenance, welding, daily safety checks, playground inspection",
    duties:
      "daily ride inspections, grease the carousel, repair roller coasters, splice chairlift cable, go kart engines, set up carnival rides, test restraints, playground safety checks, zip lines, winter rebuild of rides, keep rides at the fair safe, bolt the Ferris wheel together, walk the coaster track each morning, oil the merry-go-round, look at swings and slides for loose bolts",
    beside: "Maintenance technician, Industrial maintenance mechanic",
  },
];
