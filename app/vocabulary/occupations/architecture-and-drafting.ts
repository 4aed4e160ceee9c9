import type { OccupationEntry } from "../types.ts";

/** People who design, draw, model, measure, and map buildings, products, and land. */
export const ARCHITECTURE_AND_DRAFTING: readonly OccupationEntry[] = [
  {
    name: "Architect",
    titles:
      "registered architect, licensed architect, residential architect, commercial architect, project architect, design architect, consulting architect, chartered architect, principal architect, AIA architect, RIBA architect, architectural designer, residential designer, building designer, house plan designer, architectural consultant, intern architect, owner's representative architect, architectural technologist, home designer, house architect, master architect, church architect, plan man, house designer, building planner",
    credentials: "registered architect license, AIA, NCARB certificate, RIBA, ARB registration, LEED AP, CCCA",
    tools: "Revit, AutoCAD, SketchUp, ArchiCAD, Rhino, Bluebeam, Chief Architect, Vectorworks, Enscape",
    skills:
      "architectural design, construction documents, schematic design, building codes, zoning analysis, construction administration, space planning, site planning, client programming, permit drawings, feasibility studies, accessibility standards, residential additions, specifications, consultant coordination, design presentations",
    duties:
      "design houses and buildings, draw plans for an addition, sketch floor plans with clients, prepare permit drawings, stamp architectural plans, check zoning and codes, visit job sites, answer contractor RFIs, review shop drawings, coordinate with engineers, present designs to boards, write feasibility studies, renovate old buildings, design for aging in place, lead a project from concept to closeout, dream up buildings, what the new church will look like, blueprints on the table",
    below: "Architectural drafter",
    step: "Interior architect, Specification writer, Historic preservation consultant, College professor",
    beside: "Landscape architect, City planner, Construction project manager, Interior designer",
    not: "software architect, solutions architect, solution architect, enterprise architect, data architect, cloud architect, systems architect, network architect, security architect, information architect, AWS architect, Azure architect, Salesforce architect, technical architect, application architect, integration architect, business architect, Java architect",
    context: {
      "plan man": "house, building",
      "design architect": "building, floor plans, drawings, permit",
      "principal architect": "building, floor plans, drawings, construction",
      "residential designer": "house plans, floor plans, additions, permit",
      "project architect": "building, drawings, construction, permit",
      "home designer": "house plans, floor plans, permit, additions",
    },
  },
  {
    name: "Landscape architect",
    titles:
      "registered landscape architect, RLA, PLA landscape architect, site planner, park planner, parks designer, golf course architect, golf course designer, landscape architectural designer, urban landscape designer, playground designer, campus planner, landscape architecture consultant, garden city architect",
    credentials: "landscape architect license, ASLA, CLARB certification, APLD certification",
    tools: "AutoCAD, Land F/X, SketchUp, Lumion, Vectorworks Landmark, Civil 3D, Adobe Photoshop",
    skills:
      "landscape architecture, landscape design, planting plans, grading and drainage, site planning, hardscape design, irrigation design, garden design, park design, plant selection, master planning, stormwater features, rendering, construction details, native plantings",
    duties:
      "design gardens and parks, draw planting plans, choose trees and shrubs, lay out patios and walkways, grade sites for drainage, plan campuses and streetscapes, detail walls and steps, design rain gardens, plan golf holes, visit sites during planting, present park plans to the public, draw irrigation plans, paths and ponds, trees around a new school",
    step: "City planner",
    beside: "Landscaper, Civil engineer, Arborist, Horticulturist",
    not: "application landscape architect, IT landscape architect",
    context: { RLA: "landscape, planting, site plan", "site planner": "land, grading, parks, parcels, landscape" },
  },
  {
    name: "Interior architect",
    titles:
      "interior architecture designer, commercial interior designer, space planner, corporate interior designer, interior space planner, office space planner, healthcare interior designer, hospitality interior designer, tenant improvement designer, facilities planner, store planner, retail store designer, exhibit designer, restaurant designer, office furniture designer, shop fitter designer, interior planner, shop designer, shopfitting designer",
    credentials: "NCIDQ, LEED AP ID+C, CKBD, WELL AP, IIDA",
    tools: "Revit, AutoCAD, SketchUp, CET Designer, 20-20 Design, Enscape, Adobe InDesign",
    skills:
      "interior architecture, space planning, test fits, finish selection, furniture specifications, reflected ceiling plans, millwork details, commercial interiors, tenant improvements, kitchen design, bath design, exhibit design, programming interviews, accessibility standards, workplace strategy",
    duties:
      "lay out office floor plans, do test fits for tenants, choose finishes and furniture, draw ceiling plans, detail built in millwork, plan store layouts, program department space needs, move staff between floors, design kitchens and baths, design museum exhibits, check furniture bids, install punch lists, where the walls and desks go, inside of offices and shops",
    beside: "Interior designer, Facilities manager, Cabinetmaker",
    context: {
      "facilities planner": "space, floor plans, moves, layouts",
      "store planner": "floor plans, fixtures, layouts, retail design",
      "space planner": "office, floor plans, furniture, layouts",
      "exhibit designer": "museum, display, booth, gallery",
      "commercial interior designer": "tenant, floor plans, construction, test fits",
      "office space planner": "tenant, floor plans, test fits, moves",
    },
  },
  {
    name: "Architectural drafter",
    titles:
      "architectural draftsman, architectural draughtsman, architectural drafting technician, architectural technician, drafter, draftsman, draftsperson, draftswoman, draughtsman, draughtsperson, residential drafter, house plan drafter, architectural CAD drafter, plan drafter, building plan drafter, blueprint drafter, blueprint maker, as built drafter, permit drafter, manual drafter, drawing office junior, tracer, house plan man, board man, blueprint man",
    credentials:
      "ADDA architectural drafter certification, Autodesk Certified Professional, associate degree in architectural drafting",
    tools: "AutoCAD, Revit, SketchUp, Chief Architect, SoftPlan, drafting board, laser measure, Vectorworks",
    skills:
      "architectural drafting, floor plans, elevations and sections, construction details, as-built drawings, permit drawings, hand drafting, redline corrections, residential framing knowledge, door and window schedules, site measuring, building codes, CAD standards, lettering",
    duties:
      "draw floor plans and elevations, draft house plans for permits, pick up architect's redlines, measure existing buildings, draw by hand on a board, make as built drawings, detail stairs and walls, put together drawing sets, draw kitchen and deck additions, make door schedules, convert old blueprints to CAD, plot and print plans, T square and pencil, sit at a drawing board, neat lettering",
    step: "BIM coordinator, CAD technician, Interior architect",
    beside: "Kitchen and bath designer, Plans examiner, Vocational teacher",
    not: "legal drafter, contract drafter, patent drafter, policy drafter, legislative drafter, legislative draftsman, mechanical drafter, grant drafter",
    context: {
      tracer: "drawings, plans, ink",
      "board man": "drawings, T square",
      drafter: "drawings, plans, CAD, AutoCAD, architectural, blueprints, building",
      draftsman: "drawings, plans, CAD, architectural, blueprints, building",
      draughtsman: "drawings, plans, CAD, architectural, building",
    },
  },
  {
    name: "Mechanical drafter",
    titles:
      "mechanical draftsman, mechanical designer, mechanical draughtsman, design drafter, machine designer, mechanical CAD drafter, CAD designer, SolidWorks drafter, tool drafter, product drafter, mechanical detailer, engineering draftsman, engineering draughtsman, patent drafter, patent illustrator, HVAC drafter, mechanical CAD operator, design checker, aircraft drafter, technical draftsman, jig and tool draughtsman, jig and tool draftsman, tool draftsman, drawing office draughtsman, engineering draftswoman, machine draftsman, detail draftsman, design draughtsman, piping draftsman",
    credentials: "CSWA, CSWP, ADDA mechanical drafter certification, associate degree in drafting",
    tools: "SolidWorks, AutoCAD, Inventor, Creo, CATIA, NX, Solid Edge, drafting board, SolidWorks PDM",
    skills:
      "mechanical drafting, 3D modeling, detail drawings, assembly drawings, GD&T, tolerance stack-up, sheet metal drawings, weldment drawings, bill of materials, revision control, hand drafting, drawing checking, reverse engineering parts, exploded views, patent drawings",
    duties:
      "make detail drawings of parts, model assemblies in SolidWorks, dimension and tolerance drawings, convert paper drawings to CAD, draw weldments and sheet metal, measure a part and draw it, keep bills of material, check drawings before release, make exploded views for manuals, draw patent figures, design machine parts, revise drawings for ECOs, sketches of gears and brackets, turn a sketch into a proper drawing",
    step: "CAD technician",
    beside: "Machinist, Illustrator",
    not: "slot machine designer",
    context: {
      "CAD designer": "mechanical, parts, SolidWorks, assemblies, machine",
      "design checker": "drawings, parts, dimensions",
      "design drafter": "parts, machine, drawings, SolidWorks",
      "technical draftsman": "parts, drawings, machine",
    },
  },
  {
    name: "Civil drafter",
    titles:
      "civil draftsman, civil CAD technician, civil designer, civil engineering drafter, civil draughtsman, Civil 3D designer, Civil 3D drafter, site design drafter, roadway designer, land development designer, plat drafter, mapping drafter, topographical drafter, utility drafter, telecom drafter, OSP designer, outside plant designer, fiber designer, septic designer, map draftsman, highway draftsman, survey draughtsman, cartographic draughtsman",
    credentials: "Autodesk Civil 3D certification, ADDA civil drafter certification, septic designer license",
    tools: "Civil 3D, AutoCAD, MicroStation, OpenRoads, Carlson, ArcGIS, Katapult",
    skills:
      "civil drafting, grading plans, plan and profile sheets, utility plans, plat drawings, cross sections, earthwork volumes, surface modeling, legal description plotting, erosion control plans, topographic mapping, septic design, outside plant design, survey data import",
    duties:
      "draw site and grading plans, plot survey data, draw plats and easements, make plan and profile sheets, build ground surfaces in Civil 3D, draft sewer and water lines, cut cross sections, compute earthwork volumes, design septic systems, draw utility and fiber routes, plot deed descriptions, revise plans for town comments, draw roads and sewers, lot lines on paper",
    beside: "Land surveyor, GIS analyst, Survey technician",
    not: "textile fiber designer",
    context: {
      "fiber designer": "telecom, route, outside plant, poles, cable",
      "civil designer": "site, grading, roads, utilities, drawings",
      "utility drafter": "gas, water, electric, plans, poles",
    },
  },
  {
    name: "Structural drafter",
    titles:
      "structural draftsman, rebar detailer, structural CAD drafter, structural designer, structural detailer, precast detailer, miscellaneous metals detailer, structural draughtsman, reinforcing detailer, Tekla detailer, joist detailer, truss designer, roof truss designer, curtain wall drafter, glazing drafter, millwork drafter, shop drawing drafter, cabinet drafter, steel detailing checker, steel detailer, steelwork draughtsman, reinforced concrete draughtsman, structural steel draftsman, steel draftsman",
    credentials: "NISD certification, Tekla certification",
    tools: "Tekla Structures, SDS2, AutoCAD, Advance Steel, Revit Structure, aSa rebar, MiTek, Microvellum",
    skills:
      "steel detailing, structural drafting, shop drawings, rebar detailing, connection details, erection drawings, framing plans, material takeoff, precast detailing, truss design, millwork shop drawings, drawing checking, anchor bolt plans",
    duties:
      "draw shop drawings for steel, detail beam connections, make erection plans, detail rebar and bar lists, draw framing plans for engineers, list bolts and material, check another detailer's work, lay out roof trusses, draw curtain wall details, make cabinet shop drawings, field measure for railings, revise for approval comments, draw where every beam and bolt goes",
    beside: "Architectural drafter, Ironworker, Construction estimator",
    context: {
      "structural designer": "steel, framing, drawings, connections, concrete",
      "shop drawing drafter": "steel, millwork, details, fabrication",
    },
  },
  {
    name: "Electrical drafter",
    titles:
      "electrical draftsman, electrical CAD drafter, electrical CAD designer, electronics drafter, schematic drafter, wiring diagram drafter, control panel designer, electrical design drafter, substation drafter, instrumentation designer, electrical draughtsman, fire alarm drafter, low voltage designer, security system designer, solar designer, solar PV designer, instrumentation drafter, PCB drafter, circuit draftsman, wiring draftsman, electrical tracer",
    credentials: "Autodesk Certified Professional, NABCEP PV design specialist, BICSI RCDD, NICET fire alarm",
    tools:
      "AutoCAD Electrical, EPLAN, MicroStation, Revit MEP, Altium Designer, Aurora Solar, Visio, SolidWorks Electrical",
    skills:
      "electrical drafting, schematics, wiring diagrams, panel layouts, one-line diagrams, conduit plans, loop drawings, lighting plans, cable schedules, low voltage design, solar layout, bill of materials, redline corrections, as-built drawings",
    duties:
      "draw wiring diagrams and schematics, lay out control panels, draft one line diagrams, draw conduit and lighting plans, make loop sheets, keep cable schedules, pick up engineer redlines, draw substation plans, lay out solar arrays, draw fire alarm risers, update as builts, build panel material lists, draw wires and switches, lines and symbols for electricians",
    beside: "Architectural drafter, Electrician",
    context: { "solar designer": "panels, layout, permit, drawings, array" },
  },
  {
    name: "CAD technician",
    titles:
      "CAD operator, CAD drafter, CADD technician, AutoCAD operator, AutoCAD drafter, computer aided drafter, CAD manager, CADD manager, CAD administrator, CAD specialist, CAD trainer, AutoCAD instructor, drafting manager, chief draftsman, drafting supervisor, chief drafter, drafting instructor, freelance CAD drafter, Revit drafter, Revit trainer, computer draftsman, computer draughtsman, CAD draftsman",
    credentials: "Autodesk Certified Professional, Autodesk Certified User, ADDA certification",
    tools: "AutoCAD, MicroStation, AutoCAD LT, Bluebeam, BricsCAD, DraftSight, large format plotter",
    skills:
      "CAD drafting, AutoCAD, CAD standards, raster to vector conversion, redline corrections, AutoLISP, sheet sets, block libraries, plotting, drawing management, xrefs, CAD training, file conversion, layering standards",
    duties:
      "draft in AutoCAD from sketches, turn paper drawings into CAD files, clean up drawing files, set CAD standards, build block libraries, plot drawing sets, teach AutoCAD to beginners, manage a drafting department, make redline changes, check drawings for layers, write LISP routines, convert PDF to DWG, draw on the computer, turn old blueprints into computer files",
    beside: "GIS analyst, Graphic designer, Document control specialist",
    not: "dental CAD technician",
    context: {
      "CAD technician": "drawings, AutoCAD, drafting, plans",
      "CAD operator": "drawings, AutoCAD, drafting, plans",
      "CAD administrator": "drawings, AutoCAD, standards, plans",
    },
  },
  {
    name: "Architectural model maker",
    titles:
      "architectural modelmaker, architectural model builder, scale model builder, model maker, modelmaker, model builder, diorama maker, exhibit model maker, 3D print model maker, film miniature maker, building model maker, topographic model maker, architect's model maker",
    tools: "laser cutter, 3D printer, basswood, museum board, airbrush, CNC router, scroll saw",
    skills:
      "model making, scale models, laser cutting, 3D printing, airbrushing, basswood construction, miniature landscaping, casting and molding, acrylic fabrication, plan reading, display bases, diorama building",
    duties:
      "build scale models of buildings, cut basswood and acrylic, make site contours and tiny trees, laser cut facades, airbrush finishes, read architect's plans to scale, build museum dioramas, restore ship models, print parts in 3D, make display cases, photograph finished models, tiny buildings out of cardboard and balsa",
    step: "Prototype model maker",
    beside: "Architect, Set designer, Cabinetmaker, Sculptor",
    not: "data model builder, financial model builder, machine learning model builder",
    context: {
      "model maker": "scale, buildings, basswood, miniature, architectural",
      modelmaker: "scale, buildings, basswood, miniature, architectural",
      "model builder": "scale, buildings, basswood, miniature, architectural",
    },
  },
  {
    name: "Prototype model maker",
    titles:
      "prototype maker, engineering model maker, industrial model maker, prototype builder, model shop supervisor, product model maker, appearance model maker, model shop technician, clay modeler, automotive clay modeler, mockup builder, mock up builder, rapid prototyping technician, 3D print technician, prototype fabricator, makerspace technician, pattern and model maker, experimental model maker, mock up man, toolroom model maker, inventor's model maker",
    tools:
      "Bridgeport mill, 3D printer, vacuum former, CNC router, silicone molds, clay milling machine, spray booth, lathe",
    skills:
      "prototype making, model making, machining, 3D printing, silicone molding, urethane casting, vacuum forming, finish painting, clay modeling, foam carving, fabrication, CAD, mockups, sheet plastics",
    duties:
      "build prototypes of new products, make foam and clay models, machine one-off parts, cast urethane copies, finish and paint appearance models, work from an inventor's sketch, vacuum form covers, print and sand 3D parts, make props and mockups, fix up breadboard units, run the model shop, make the first one of a new gadget, build an inventor's idea",
    beside: "Industrial designer, Sculptor",
    context: {
      "clay modeler": "automotive, product, surface, prototype",
      "prototype maker": "machining, casting, model, fabrication",
    },
  },
  {
    name: "Specification writer",
    titles:
      "spec writer, architectural specifier, specifier, construction specifier, architectural specification writer, specifications consultant, technical specifications writer, construction specifications consultant, CSI specifier, constructability reviewer, construction document reviewer, construction specification writer, architectural plan reviewer, specification clerk",
    credentials: "CSI CCS, CSI CDT, CCCA, registered architect license",
    tools: "MasterSpec, SpecLink, BSD SpecLink, Bluebeam, Deltek Specpoint",
    skills:
      "specification writing, MasterFormat, CSI standards, product research, building materials, construction documents, submittal review, Division 1 requirements, roofing and waterproofing knowledge, door hardware knowledge, constructability review, addenda",
    duties:
      "write construction specifications, edit MasterSpec sections, research building products, coordinate specs with drawings, write Division 1, meet product reps, answer substitution requests, issue addenda, review drawings for constructability, set warranty requirements, advise architects on materials, write down which bricks and doors to use",
    beside: "Technical writer, Construction estimator, Construction project manager",
    not: "software specifications writer, requirements specification writer",
  },
  {
    name: "Architectural illustrator",
    titles:
      "architectural renderer, 3D architectural visualizer, architectural visualization artist, rendering artist, architectural perspectivist, architectural rendering artist, 3D visualization artist, arch viz artist, SketchUp artist, perspective artist, architectural delineator, house portrait artist, architectural watercolorist, real estate rendering artist, 3D renderer, perspectivist, architectural watercolor artist, house portrait painter",
    tools: "3ds Max, V-Ray, SketchUp, Lumion, Enscape, Photoshop, Blender, Twinmotion, watercolor",
    skills:
      "architectural rendering, 3D visualization, perspective drawing, watercolor rendering, 3D modeling, lighting and materials, walkthrough animation, photomontage, hand sketching, SketchUp modeling, post production, site photography",
    duties:
      "render buildings before they are built, paint watercolor house portraits, model houses in SketchUp, make walkthrough animations, draw perspectives by hand, show how an addition will look, set lights and textures, make marketing images for developers, montage buildings in photos, sketch interiors for clients, paint a picture of a house",
    beside: "Illustrator, Architect, Interior designer, Animator",
    context: { "perspective artist": "architectural, buildings, rendering, drawing" },
  },
  {
    name: "Historic preservation consultant",
    titles:
      "preservation architect, historic preservationist, historic architect, architectural historian, conservation architect, building conservator, architectural conservator, historic building consultant, historic restoration consultant, heritage consultant, historic tax credit consultant, National Register consultant, preservation specialist, historic house consultant, Section 106 consultant, historic building conservation officer, old building expert, listed buildings officer, ancient buildings adviser",
    credentials: "Secretary of the Interior qualified, APT membership, MS historic preservation, LEED AP",
    tools: "measured drawings, HABS documentation, laser scanner, AutoCAD",
    skills:
      "historic preservation, National Register nominations, historic tax credits, condition assessments, Secretary of the Interior's Standards, architectural history, measured drawings, paint analysis, masonry conservation, Section 106 review, archival research, design guidelines, window restoration",
    duties:
      "nominate buildings to the National Register, research the history of a house, assess old masonry and windows, write historic structure reports, apply for historic tax credits, survey historic districts, review changes for a landmarks board, guide restoration of landmarks, analyze old paint layers, photograph buildings for HABS, match old materials, how to fix an old church right, find out how old a house is, get a plaque on a house",
    beside: "Archaeologist, Historian, City planner, Stonemason",
    not: "food preservation specialist, digital preservation specialist",
    context: {
      "preservation specialist": "historic, buildings, landmark, restoration",
      "heritage consultant": "historic, buildings, listed, conservation",
    },
  },
  {
    name: "Cartographer",
    titles:
      "map maker, mapmaker, map editor, mapping technician, photogrammetrist, photogrammetric technician, stereo compiler, cartographic technician, map illustrator, nautical chart maker, hydrographic cartographer, aerial mapping technician, remote sensing analyst, remote sensing scientist, image analyst, imagery analyst, lidar analyst, geospatial imagery analyst, toponymist, chart maker, map draughtsman, map drawer, chartmaker, globe maker, map artist, map man",
    credentials: "ASPRS Certified Photogrammetrist, ASPRS certified mapping scientist, Part 107",
    tools: "ArcGIS Pro, Adobe Illustrator, QGIS, ERDAS Imagine, ENVI, Pix4D, stereo plotter, MAPublisher",
    skills:
      "cartography, map design, photogrammetry, remote sensing, stereo compilation, lidar processing, orthophotos, map projections, topographic mapping, aerial photo interpretation, map editing, satellite imagery, drone mapping, geographic names",
    duties:
      "draw maps, compile topographic maps from aerial photos, design trail and guide maps, interpret satellite images, process lidar data, make orthophotos, edit road atlases, digitize old maps, choose projections and symbols, map land from drone photos, check place names, map historic sites for books, rivers roads and hills on paper, maps for hikers, make maps",
    beside: "Survey technician, Graphic designer, Drone pilot",
    not: "medical image analyst, mind map maker, journey map maker, strategy map maker",
    context: {
      "image analyst": "satellite, aerial, geospatial, lidar, remote sensing",
      "imagery analyst": "satellite, aerial, geospatial, remote sensing",
      "map editor": "cartography, roads, GIS, atlas",
    },
  },
  {
    name: "GIS analyst",
    titles:
      "GIS specialist, GIS technician, GIS manager, GIS coordinator, geographic information systems analyst, GIS consultant, GIS developer, geospatial analyst, spatial analyst, GIS mapper, GIS mapping specialist, geographer, geospatial consultant, GIS administrator, ArcGIS specialist, parcel mapper, tax map technician, GIS instructor, geodata analyst, location intelligence analyst, computer map maker, county map man, tax map man",
    credentials: "GISP, Esri Technical Certification, GIS certificate",
    tools: "ArcGIS Pro, QGIS, ArcGIS Online, PostGIS, Python, Trimble GPS, Survey123, ArcMap, FME",
    skills:
      "GIS, ArcGIS, spatial analysis, geodatabases, parcel mapping, web maps, geocoding, data conversion, GPS data collection, Python scripting, remote sensing, asset mapping, demographic mapping, story maps, metadata",
    duties:
      "make maps in ArcGIS, keep parcel and utility layers, collect GPS points in the field, geocode addresses, analyze spatial data, build web maps and dashboards, digitize tax maps, clean up geodatabases, map sewer and hydrant assets, train staff in GIS, study demographics by area, produce maps for grants, maps on the computer, which lot is whose, dots on a map, make maps",
    step: "Cartographer, Data analyst",
    beside: "City planner, Environmental consultant",
    context: { geographer: "maps, spatial, GIS, land use, regions" },
  },
];
