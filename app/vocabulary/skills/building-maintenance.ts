/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const BUILDING_MAINTENANCE_SKILLS = `
Facilities management: building management, buildings and grounds management
Building operations: plant operations, physical plant
CMMS: computerized maintenance management system, maintenance software
SchoolDude: School Dude
IFMA CFM: Certified Facility Manager, IFMA FMP, FMP, IFMA certified
CHFM: Certified Healthcare Facility Manager
BOC certification: Building Operator Certification, BOC Level 1
Preventive maintenance: planned maintenance, PPM maintenance, scheduled maintenance
Vendor management: managing vendors, contractor oversight, service contracts
Life safety compliance: life safety code, NFPA 101, fire and life safety
Space planning: office space planning, workspace planning, stacking plans
Work orders: work order management, maintenance requests, repair tickets
Building maintenance: property maintenance, general building maintenance, facility maintenance, apartment maintenance, maintenance work
Apartment turns: apartment make readies, turnovers apartments
Plumbing repair: minor plumbing, basic plumbing, fixing leaks, fixing faucets
Minor electrical: basic electrical, replacing outlets and switches
HVAC maintenance: HVAC preventive maintenance, changing filters, air handler maintenance
CAMT: Certificate for Apartment Maintenance Technicians
Certified Pool Operator: CPO pool, pool operator certification, CPO certified
Boiler operation: operating boilers, firing boilers, boiler plant operation, steam boiler operation
Boiler license: low pressure boiler license, boiler operator license, black seal, blue seal license
Stationary engineer license: Third Class engineer license, chief engineer license boilers, power engineer ticket
Central plant operation: central plant, chiller plant, utility plant
Boiler water treatment: boiler chemicals, boiler water testing
Cooling towers: cooling tower maintenance, cooling tower water treatment
Building automation: BMS, building management systems, building automation system, energy management system building
HVAC controls: DDC controls, temperature controls, direct digital control, DDC programming, pneumatic controls
Tridium Niagara: Niagara N4, Tridium, Niagara certification
Johnson Controls Metasys: Metasys
Siemens Desigo: Desigo, Apogee controls
BACnet: BACnet protocol, LonWorks
Snow removal: snow shoveling, shoveling snow, clearing snow, snow clearance
Janitorial cleaning: janitorial, office cleaning, commercial cleaning, custodial work, custodial, building cleaning
Floor stripping and waxing: floor care, strip and wax, floor waxing, floor refinishing VCT
Floor buffing: buffing floors, burnishing, floor buffer, floor polishing
Restroom cleaning: cleaning restrooms, bathroom sanitation commercial
Disinfection: sanitizing surfaces, infection control cleaning
Auto scrubber: floor scrubber, ride on scrubber, walk behind scrubber
CHESP: Certified Healthcare Environmental Services Professional, CHEST certification
ISSA CIMS: CIMS, ISSA certification, CMI certification
House cleaning: housecleaning, home cleaning, residential cleaning, maid service, housekeeping at home
Deep cleaning: spring cleaning, top to bottom cleaning
Laundry: washing clothes, doing laundry, laundry and folding
Ironing: pressing clothes, ironing clothes
Move out cleaning: move in cleaning, end of tenancy cleaning
Decluttering: decluttering homes, clutter removal, clutter clearing
Home organizing: organizing homes, professional organizing, closet organization
Downsizing: senior moves, senior move management
Estate clean outs: house cleanouts, estate cleanout, house clearance
Certified Senior Move Manager: NASMM, senior move manager certification, NAPO CPO, certified professional organizer
Property caretaking: caretaking, caretaking a property, looking after a house
Winterizing: winterization of houses, closing up cottages, draining pipes for winter
Window cleaning: window washing, washing windows, cleaning windows
Gutter cleaning: cleaning gutters, clearing gutters, gutter clearing
Pressure washing: power washing, pressure cleaning, jet washing, powerwashing
Soft washing: roof washing, house washing
Water fed pole: waterfed pole, pure water window cleaning
Carpet cleaning: carpet shampooing, steam cleaning carpets, hot water extraction, carpet extraction
Upholstery cleaning: sofa cleaning, furniture cleaning
Stain removal: spot removal, pet stain removal
IICRC certification: IICRC, IICRC WRT, WRT certified, IICRC ASD, IICRC AMRT, IICRC CCT
Water mitigation: water damage restoration, flood cleanup, structural drying, water extraction
Mold remediation: mold removal, mould removal, mold abatement
Fire restoration: smoke damage cleanup, soot cleaning, fire damage restoration
Biohazard cleanup: crime scene cleanup, trauma cleanup, hoarding cleanup
Pool maintenance: pool cleaning, swimming pool service, pool service, cleaning pools
Pool water chemistry: water chemistry, balancing pool water, pool chemicals, chlorination of pools
Pool opening and closing: pool openings, pool closing, pool winterizing
Hot tub repair: spa repair, hot tub service
Pest control: exterminating, pest management, extermination, bug spraying, vermin control
Termite inspection: termite treatment, WDO inspection, WDI reports, wood destroying insect reports
Rodent control: rat control, mouse control, mice and rats
Bed bug treatment: bed bugs, bedbug heat treatment
Wildlife removal: wildlife control, animal removal, nuisance wildlife, critter removal
Integrated pest management: IPM
Pesticide applicator license: pesticide license, certified pesticide applicator, spray license, pesticide applicator, commercial pesticide applicator license
Locksmithing: lock work, lock repair, lock picking, opening locks
Rekeying: rekey locks, changing locks, lock changes, repinning locks
Safe opening: safe cracking, safe repair, vault work, opening safes
Master keying: master key systems, key systems
ALOA CRL: ALOA, ALOA certified, Registered Locksmith, ALOA CPL, certified professional locksmith
Chimney sweeping: chimney cleaning, cleaning chimneys, flue cleaning, creosote removal
Flue relining: chimney liners, chimney relining
Wood stove installation: wood stoves, pellet stove repair, stove installation
CSIA Certified Chimney Sweep: CSIA, CSIA certified
Dryer vent cleaning: dryer vents, C-DET
Appliance repair: fixing appliances, white goods repair, household appliance repair, domestic appliance repair
Washer repair: washing machine repair, washer and dryer repair, dryer repair
Refrigerator repair: fridge repair, fridge and freezer repair
Oven repair: stove repair, range repair, cooker repair
Commercial kitchen equipment: restaurant equipment repair, CFESA certification, food service equipment repair
Vending machine repair: vending machines, coin mechanism repair, vending service
Pinball repair: arcade machine repair, jukebox repair
Slot machine repair: slot technician work, gaming machine repair
Junk removal: junk hauling, rubbish removal, trash hauling, hauling junk
Water softener installation: water softeners, water conditioning
Reverse osmosis: RO systems, reverse osmosis filters
Custodial supervision: janitorial supervision, supervising cleaners, cleaning crew management
High pressure boiler license: high pressure license, gold seal boiler license
Maximo: IBM Maximo
UpKeep CMMS
`;
