/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const LAND_AND_GARDEN_SKILLS = `
Gardening: garden work, garden maintenance, flower gardening, garden care
Weeding: pulling weeds, weed pulling
Pruning: pruning shrubs, shrub pruning, trimming bushes, pruning trees
Hedge trimming: trimming hedges, hedge cutting
Perennial care: perennials, perennial gardens, flower beds
Vegetable growing: vegetable gardening, growing vegetables, kitchen garden
Rose care: rose pruning, growing roses
Organic gardening: organic growing, chemical free gardening
Container gardening: planters, window boxes, patio pots
Horticulture certificate: RHS certificate, RHS Level 2, certificate in horticulture
Landscaping: landscape work, landscape maintenance, landscape installation, yard work, yardwork
Mulching: spreading mulch
Sod installation: laying sod, laying turf
Hardscaping: patios and walkways, hardscape installation
Landscape lighting: outdoor lighting, low voltage landscape lighting
ICPI installer certification: ICPI, interlocking concrete pavement institute, CMHA paver certification
Landscape Industry Certified Technician: NALP certified, landscape industry certified, Landscape Industry Certified Manager, CLT landscape
Landscape management: landscape operations management, managing landscape crews
Landscape estimating: landscape bidding, pricing landscape jobs
Landscape design: garden design, planting design, yard design
Planting plans: plant schedules
Native plants: native plant gardening, pollinator gardens, native landscaping
Xeriscape: drought tolerant landscaping, water wise gardening
Permaculture: permaculture design, permaculture design certificate
APLD certification: APLD, Association of Professional Landscape Designers
Dynascape: DynaSCAPE Design
Mowing: lawn mowing, grass cutting, cutting grass, mowing lawns, mowing grass
String trimming: weed whacking, weed eating, strimming, weedwacker, string trimmer
Fertilizing lawns: lawn fertilizing, lawn fertilization, turf fertilization
Weed control: weed spraying, herbicide application, lawn weed control
Lawn aeration: core aeration, overseeding
Zero turn mower: zero turn, ride on mower, riding mower
Leaf removal: leaf cleanup, raking leaves, leaf blowing, fall cleanup
Groundskeeping: grounds maintenance, grounds care, grounds keeping
PGMS Certified Grounds Technician: PGMS, certified grounds manager
Turfgrass management: turf management, turf care, turfgrass
Golf course maintenance: greenkeeping, greens keeping, golf course grounds
GCSAA certification: GCSAA, CGCS, Certified Golf Course Superintendent
Greens mowing: mowing greens, walk mowing greens
Athletic field maintenance: sports turf, ball field maintenance, sports field maintenance, pitch maintenance
CSFM: Certified Sports Field Manager
Irrigation repair: sprinkler repair, lawn sprinkler repair, irrigation maintenance, irrigation systems
Sprinkler installation: lawn sprinkler installation, irrigation installation, sprinkler systems lawn
Drip irrigation: drip lines, micro irrigation
Irrigation design: irrigation system design
Center pivots: center pivot irrigation, pivot irrigation
IA Certified Irrigation Technician: Irrigation Association certified, CIT irrigation
Tree care: arboriculture, arboriculture services, tree health care
Tree risk assessment: TRAQ, tree hazard assessment, tree inspection, hazard trees
ISA Certified Arborist: certified arborist, ISA arborist, ISA certification
ASCA RCA: Registered Consulting Arborist, ASCA consulting arborist
Tree appraisal: tree valuation, tree inventories
Tree climbing: climbing trees, tree climbing with ropes and saddle
Tree removal: cutting down trees, tree felling residential, taking down trees, tree cutting
Chainsaw operation: chainsaw, chain saw, chainsaw work, running a chainsaw
Stump grinding: stump grinder, stump removal, grinding stumps
Brush chipping: wood chipper, chipping brush
Line clearance: power line clearance, line clearance tree trimming, utility vegetation management
Potting plants: repotting
Plant propagation: taking cuttings, rooting cuttings
Greenhouse growing: greenhouse production, greenhouse work, glasshouse growing, growing under glass
Hydroponics: hydroponic growing, aquaponics, soilless growing
Certified Nursery Professional: CNP nursery, certified nurseryman, nursery certification
Plant care advice: plant advice, advising on plants, garden advice
Horticulture: horticultural knowledge, ornamental horticulture
Interior plantscaping: indoor plants, interior landscaping, office plants, houseplants
Farm management: managing a farm, farm operations, running a farm
Crop production: growing crops, row crops, field crops, arable farming
Livestock care: animal husbandry, caring for livestock, livestock management, stock rearing
Organic farming: organic production, organic certification, certified organic
Hay production: making hay, haying, baling hay, baling
Farm direct marketing: CSA farm, farmers markets, farm stand sales
Grain marketing: selling grain
Tractor operation: tractor driving, driving a tractor, tractor work
Combine operation: running a combine, combine harvester
Private pesticide applicator license: private applicator license, farm spray license
GAP certification: Good Agricultural Practices, GAP audit
Milking: milking cows, milking parlor, relief milking
Dairy management: dairy farming, dairy herd management
Artificial insemination: AI breeding cattle, cattle insemination, artificial insemination certificate
Calving: calving heifers, lambing, kidding goats
Orchard management: orchard work, tree fruit growing, fruit growing
Fruit tree pruning: pruning fruit trees, apple tree pruning
Fruit picking: picking fruit, apple picking, berry picking, harvest work, harvesting
Maple sugaring: maple syrup, tapping maples
Cattle management: cattle ranching, raising cattle, cow calf operations, beef production
Cattle handling: working cattle, moving cattle, stockmanship
Grazing management: rotational grazing, pasture management, grazing plans
Beef Quality Assurance: BQA, BQA certified
Horse care: caring for horses, equine care, horse husbandry
Stall cleaning
BHS certificate: British Horse Society, BHS Stage 2
AFA Certified Farrier: American Farriers Association, AFA Journeyman Farrier
Agronomy: crop agronomy, crop science
Crop scouting: field scouting, scouting crops
Soil testing: soil samples, soil sampling
Nutrient management: nutrient management plans, fertility planning
Precision agriculture: precision ag, precision farming, yield mapping, Climate FieldView
Organic inspection: organic certification inspection, IOIA organic inspector
Grain handling: grain elevators, grain storage, unloading grain
Feed mixing: feed mill operation, mixing feed
Extension education: cooperative extension, extension teaching, agricultural extension
4-H programs: 4-H, 4H, FFA
Farm business planning: farm budgets, farm financial planning, farm succession planning
Conservation planning: farm conservation plans, NRCS conservation planning, soil conservation
Erosion control: sediment control, erosion and sediment control, silt fence
CPESC: Certified Professional in Erosion and Sediment Control
Wetland delineation: wetlands, delineating wetlands, wetland science
Land stewardship: land management conservation, preserve stewardship, conservation stewardship
Invasive plant control: invasive species removal, invasive plants
Trail building: trail maintenance, building trails, trail work
Easement monitoring: conservation easements, easement stewardship
Beekeeping: bee keeping, apiculture, keeping bees, hive management
Honey extraction: extracting honey, honey production
Swarm removal: bee removal, catching swarms
Forest management: forestry, woodland management, silviculture
Timber cruising: timber inventory, cruising timber, forest inventory
Timber sales: timber marking, marking timber, selling timber
SAF Certified Forester: certified forester, forester license, licensed forester, ACF membership
Prescribed burning: controlled burns, prescribed fire
Tree felling: felling trees, falling timber, timber harvesting
Game of Logging: GOL training, Certified Logging Professional
Log skidding: skidder operation
Sawmilling: sawmill work, sawing lumber, Wood-Mizer, portable sawmill
Lumber grading: grading lumber, NHLA grader, hardwood grading
Firewood processing: cutting firewood, splitting firewood
Commercial fishing: fishing commercially, trawling, lobstering, crabbing
Net mending: mending nets, net making
USCG captain license: six pack license, OUPV, 100 ton master
Fly fishing: fly casting, fly fishing instruction
Hunting and fishing guiding: hunting guide work, fishing guide work, registered guide license
Fly tying: tying flies
Aquaculture: fish farming, shellfish farming, fish culture
Fish hatchery operations: hatchery work, fish hatchery
Viticulture: vineyard management, grape growing, winegrowing
Vine pruning: pruning vines, grape pruning
Grape harvest: picking grapes, grape picking, wine harvest
Tractor repair: tractor mechanics, fixing tractors, farm machinery repair
Combine repair: combine mechanics, harvester repair
Baler repair: baler mechanics, hay equipment repair
Snow plowing: plowing snow, snowplowing, plow driving, snowploughing
Road salting: de icing, sanding roads, salting roads, gritting
Grave opening: grave digging, digging graves, interments
Gravestone cleaning: headstone cleaning, gravestone restoration, headstone setting
Soil health: cover crops, soil management
Tree planting: planting trees, reforestation planting
PCA license: pest control adviser license, licensed PCA
ISA BCMA: Board Certified Master Arborist
Irrigator license: licensed irrigator
Certified Landscape Irrigation Auditor: irrigation auditor certification
CESSWI: Certified Erosion Sediment and Stormwater Inspector
Qualified SWPPP Practitioner: QSP QSD, QSD QSP
Trap hauling: hauling lobster traps, tending traps
`;
