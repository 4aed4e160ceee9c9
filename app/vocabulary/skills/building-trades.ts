/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const BUILDING_TRADES_SKILLS = `
Carpentry: carpenter work, carpentry work, joinery work on site
House framing: framing houses, wood framing, rough framing, rough carpentry, stick framing, stud framing
Finish carpentry: trim carpentry, interior trim, trim work, second fix, finish work
Crown molding: cornice molding
Door hanging: hanging doors, door fitting, door installation interior
Deck building: building decks, deck construction, decking
Stair building: building stairs, staircase construction, stairs and railings
Blueprint reading: reading blueprints, blueprints, reading plans, plan reading, print reading
Cabinet installation: installing cabinets, kitchen fitting, setting cabinets, hanging cabinets
Cabinetmaking: cabinet making, cabinet building, cabinetry, building cabinets
Architectural casework: built in cabinets, built ins
Millwork: architectural millwork, mill work, architectural woodwork
CNC router operation: CNC router, CNC routing, CNC woodworking
Cabinet Vision: Cabinet Vision software, CabinetVision
Mozaik: Mozaik software
Edgebander: edge bander, edge banding
Wood finishing: furniture finishing, staining and varnishing, lacquer finishing, wood staining
Timber framing: post and beam construction, post and beam
Concrete formwork: formwork, shuttering, concrete forms, form setting
Truss setting: setting trusses, roof trusses, truss installation
Wood rot repair: rot repair, rotten wood repair
EPA RRP certification: RRP, RRP certified, lead safe renovator, EPA lead safe, Lead-Safe certified, lead renovator
OSHA 10: OSHA 10 hour, OSHA 10 card, 10 hour OSHA, OSHA-10 construction
OSHA 30: OSHA 30 hour, OSHA 30 card, 30 hour OSHA, OSHA-30 construction
NCCER: NCCER certification, NCCER core
NCCER Drywall
NCCER Masonry
NCCER Carpentry
CSCS card: CSCS, Construction Skills Certification Scheme
Journeyman carpenter card: journeyman carpenter, carpenters union card, UBC card
AWI quality certification: AWI, Architectural Woodwork Institute, AWI QCP
Bricklaying: brick laying, laying brick, brickwork, brick masonry
Block laying: concrete block, blockwork, laying block, cinder block
Tuckpointing: repointing, pointing brick, tuck pointing, mortar joint repair
Masonry restoration: historic masonry, brick restoration, stone restoration
Chimney rebuilding: chimney repair, rebuilding chimneys
Dry stone walling: dry laid stone, drystone walling, stone walls
Stone carving: carving stone, stone cutting by hand
Headstone lettering: monument lettering, gravestone lettering
Lime mortar: lime pointing, historic mortar, lime plaster and mortar
Retaining walls: segmental walls, building retaining walls, block retaining walls
Concrete finishing: cement finishing, flatwork, concrete flatwork, troweling concrete
Stamped concrete: decorative concrete, imprinted concrete
Concrete pumping: boom pump, line pump
Rebar placement: rebar tying, tying rebar, rebar, reinforcing steel, steel fixing
Epoxy flooring: resin flooring
Terrazzo: terrazzo installation, terrazzo polishing
ACI Flatwork Finisher: ACI certification, ACI flatwork, American Concrete Institute
Power trowel: ride on trowel, helicopter trowel
Drywall hanging: hanging drywall, sheetrock, sheetrock hanging, gypsum board, plasterboard
Drywall finishing: drywall taping, taping and mudding, mud and tape, tape and float, drywall mudding
Drywall patching: drywall repair, sheetrock repair, patching drywall, wall repair
Texture matching: wall texture, knockdown texture, orange peel texture
Popcorn ceiling removal: acoustic ceiling removal, ceiling scraping
Metal stud framing: steel studs, steel stud framing, light gauge framing
Acoustical ceilings: drop ceilings, suspended ceilings, ACT ceilings, ceiling grid
Plastering: plaster work, wet plaster, skim coating, three coat plaster
Stucco: stucco application, rendering walls, cement render
EIFS: synthetic stucco, Dryvit, exterior insulation finish system
Venetian plaster: polished plaster, Marmorino
Ornamental plaster: plaster casting, plaster cornices
Interior painting: house painting, painting interiors, residential painting, room painting
Exterior painting: painting exteriors, outside painting
Spray painting: airless spraying, paint spraying, airless sprayer, Graco sprayer
Surface preparation: surface prep, paint prep, scraping and sanding, prep work for paint
Faux finishing: decorative painting, glazing and graining
Cabinet refinishing: cabinet painting, painting cabinets
Lead safe work practices: lead safe work, working with lead paint
Wallpaper hanging: wallpapering, wallcovering installation, paper hanging, hanging wallpaper
Wallpaper removal: stripping wallpaper, removing wallpaper
Abrasive blasting: sandblasting, sand blasting, media blasting, grit blasting
Protective coatings: industrial coatings, epoxy coatings, tank coatings
NACE CIP: NACE inspector, NACE Level 2, NACE Level 3, AMPP Coating Inspector, AMPP CIP, NACE coating inspector
Roofing: roof installation, reroofing, roof replacement
Shingle installation: shingling, asphalt shingles, shingle roofing
Flat roofing: low slope roofing, membrane roofing, built up roofing, hot tar roofing
EPDM: rubber roofing, rubber roof, EPDM roofing
TPO: TPO roofing, single ply roofing
Roof repair: roof leak repair, fixing roof leaks, patching roofs
Roof flashing: metal flashing, chimney flashing
Slate roofing: slate repair
Metal roofing: standing seam
Fall protection: fall arrest, fall protection training, harness training, working at heights
Siding installation: siding, vinyl siding, fiber cement siding, HardiePlank, cladding installation
Gutter installation: gutters, seamless gutters, gutters and downspouts
Soffit and fascia: fascia repair, soffits
Window installation: installing windows, window replacement, replacement windows
Window restoration: sash repair, sash window repair, old window repair
Garage door repair: garage doors, overhead door repair, torsion spring replacement, garage door springs
Automatic doors: automatic door repair, AAADM certification, sliding automatic doors
Hardwood floor installation: hardwood flooring, wood floor installation, hardwood floors
Floor sanding: floor refinishing, sanding floors, refinishing hardwood
Carpet installation: carpet laying, carpet fitting, laying carpet, carpet stretching
Vinyl plank installation: LVP, luxury vinyl plank, vinyl flooring
Laminate flooring: Pergo
NWFA certified: NWFA, National Wood Flooring Association
Tile setting: tiling, tile installation, ceramic tile, laying tile, tile work
Grouting: grout work, regrouting, grout repair
Shower waterproofing: shower pans, Schluter, Kerdi, waterproofing showers
Certified Tile Installer: tile installer certification, CTEF certified
Countertop installation: countertops, granite countertops, quartz countertops, worktops
Stone fabrication: granite fabrication, slab cutting, marble fabrication
Templating: countertop templating, laser templating
Glazing: glass installation, window glazing, glass replacement
Curtain wall installation: curtain walls, curtain wall glazing, storefront installation
Insulation installation: insulating, batt insulation, fiberglass insulation
Spray foam: spray foam insulation, open cell and closed cell foam
Blown in insulation: cellulose insulation, attic insulation, dense pack
Pipe insulation: mechanical insulation, pipe covering, lagging, pipe lagging
Asbestos abatement: asbestos removal, asbestos remediation, removing asbestos
Lead abatement: lead paint removal, lead removal
HAZWOPER 40: HAZWOPER, 40 hour HAZWOPER, HAZWOPER certification, hazmat training
AHERA inspector: asbestos inspector license, AHERA, asbestos inspection
Structural steel erection: steel erection, structural steel, erecting steel, ironwork
AWS D1.1: D1.1, AWS certified welder, structural welding certification
Rigging: load rigging, crane rigging
Crane signaling: signal person, banksman duties
NCCCO: crane certification, NCCCO certification, crane license
Lift planning: critical lifts, load calculations for lifts
Machinery moving: moving machinery, equipment moving, millwright rigging
Pile driving: driving piles, piling, sheet piling, steel piles
Marine construction: dock building, seawall construction, pier construction
Commercial diving: construction diving, surface supplied diving, underwater construction
Underwater welding: wet welding, hyperbaric welding
TWIC card: TWIC, Transportation Worker Identification Credential
Crane operation: operating cranes, mobile cranes, crane driving
Tower cranes: tower crane operation
Overhead cranes: bridge cranes, gantry cranes, overhead hoists
Heavy equipment operation: operating heavy equipment, earthmoving equipment, heavy machinery operation, plant operation earthmoving
Excavation: earthwork, digging foundations, groundworks
Excavator operation: trackhoe, track hoe, digger driving, 360 excavator, Caterpillar excavator
Backhoe operation: backhoe, backhoe loader, JCB, running a backhoe, John Deere backhoe
Bulldozer operation: dozer, bulldozer, dozer operation, running a dozer
Skid steer operation: skid steer, Bobcat, skidsteer, skid loader
Site grading: grading land, finish grading, motor grader, fine grading, road grader
GPS machine control: Trimble machine control, machine control, GPS grading
Trenching: trench digging, utility trenching, digging trenches
CPCS card
Asphalt paving: paving, blacktop, blacktopping, laying asphalt, tarmac
Sealcoating: seal coating, driveway sealing, asphalt sealing
Line striping: parking lot striping, pavement marking, road marking
Paver installation: brick pavers, paver patios, interlocking pavers, laying pavers
Pothole patching: filling potholes, pothole repair, road patching
Road maintenance: highway maintenance, road repair, street maintenance
Flagging: traffic flagging, road flagging, flagger
Flagger certification: flagger card, ATSSA flagger, flagger certified, ATSSA certification
Traffic control: work zone traffic control, lane closures, temporary traffic control
Land surveying: surveying, boundary surveys, property surveys, cadastral surveying
Topographic surveys: topo surveys, topographic mapping
Construction staking: construction layout survey, setting out, layout staking
ALTA surveys: ALTA/NSPS survey, ALTA land title survey
Total station: robotic total station, theodolite
GPS surveying: GNSS surveying, RTK, GPS rover, RTK GPS
AutoCAD Civil 3D: Civil 3D, Civil3D, Carlson Survey
Professional Land Surveyor license: licensed land surveyor, registered land surveyor, RPLS license
LSIT: surveyor in training, land surveyor in training
Demolition: demo work, interior demolition, gut out, strip out, tear out
Concrete cutting: concrete sawing, saw cutting, wall sawing
Core drilling: coring, concrete coring
Jackhammering: breaking concrete, pneumatic breaker
Site cleanup: jobsite cleanup, construction cleanup, construction cleaning
Pipe laying: laying pipe, pipelaying, drain pipe installation
Scaffold erection: scaffolding, scaffold building, erecting scaffold, scaffold work
Rope access: SPRAT, IRATA, industrial climbing, SPRAT certification, IRATA certification
Fence installation: fencing work, fence building, fence repair, building fences
Gate operators: automatic gates, gate openers, electric gates
Foundation repair: foundation work, helical piers, underpinning
Basement waterproofing: wet basement repair, interior drainage, damp proofing
Concrete leveling: mudjacking, slabjacking, foam leveling
Crawl space encapsulation: crawl space sealing, vapor barrier installation
Forklift certification: forklift license, forklift certified, forklift operator certificate
Ladder work: working on ladders, extension ladder work
Power tools: power tool use, operating power tools
Jobsite safety: construction site safety, site safety
NCCCO Mobile Crane Operator: mobile crane certification
NCCCO Tower Crane Operator: tower crane certification
NPORS card: NPORS
`;
