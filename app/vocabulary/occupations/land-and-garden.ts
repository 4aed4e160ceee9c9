import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who work with plants, soil, animals on the farm, woods, and water. */
export const LAND_AND_GARDEN: readonly OccupationEntry[] = [
  {
    name: "Gardener",
    titles:
      "private gardener, estate gardener, head gardener, home gardener, fine gardener, garden maintenance worker, garden helper, jobbing gardener, flower gardener, rose gardener, vegetable gardener, organic gardener, garden caretaker, weeder, garden coach, edible garden specialist, kitchen gardener, public garden gardener, garden hand, odd job gardener, under gardener, second gardener, journeyman gardener, gardener's boy, allotment gardener, flower lady, nursery gardener, garden man, park gardener, council gardener",
    credentials: "Master Gardener, horticulture certificate, RHS certificate, NOFA organic land care",
    tools: "pruners, loppers, hedge trimmer, garden fork",
    skills:
      "gardening, perennial care, pruning, weeding, planting flowers and shrubs, mulching, rose care, vegetable growing, deadheading, bulb planting, compost, plant identification, container gardening, organic gardening, seed starting",
    duties:
      "weed flower beds, prune shrubs and roses, plant annuals and bulbs, deadhead flowers, mulch beds, divide perennials, stake tomatoes, start seeds, water pots, tend a kitchen garden, put the garden to bed for winter, edge beds, coach new gardeners, care for borders at an estate, dig and plant, pull weeds, grow roses, hands in the dirt, keep someone's flowers nice, trim the bushes, put in tulips, hoe and rake, tidy up a yard for an old lady, plant flowers, look after a garden, work outdoors with flowers and plants",
    step: "Landscaper, Groundskeeper",
    beside: "Horticulturist, Landscape designer, Plant nursery worker",
    not: "child gardener, master gardener coordinator",
    context: { "flower lady": "beds, plant, weed" },
  },
  {
    name: "Landscaper",
    titles:
      "landscape laborer, landscape worker, landscaping technician, landscape gardener, landscape crew member, landscape installer, landscape crew leader, landscape foreman, yard worker, yard man, yardman, yard helper, landscape maintenance worker, hardscaper, hardscape installer, patio builder, sod layer, planting crew worker, leaf cleanup worker, yard boy, lawn and garden man, landscaping man, turf layer, jobbing landscaper, rockery builder, crazy paving layer, leaf raker, yard cleanup man, sod man",
    credentials:
      "Landscape Industry Certified Technician, ICPI installer certification, NCMA retaining wall, pesticide applicator license",
    tools: "skid steer, string trimmer, leaf blower, plate compactor, wheelbarrow, mower",
    skills:
      "landscaping, planting flowers and shrubs, mulching, sod installation, hardscaping, paver installation, retaining walls, hedge trimming, site grading, spring and fall cleanup, equipment operation, landscape lighting, landscape drainage, lawn edging",
    duties:
      "plant trees and shrubs, spread mulch, lay sod, rake leaves, build paver patios, trim hedges, spring cleanups, grade and seed lawns, install edging, landscape lights, small retaining walls, load the trailer, yard work, rain gardens, make a yard look good, dig holes for trees, wheelbarrows of dirt, clean up yards, put in bushes, haul brush, build a rock garden",
    above: "Landscape contractor",
    step: "Lawn care technician, Groundskeeper, Irrigation technician",
    beside: "Heavy equipment operator",
  },
  {
    name: "Landscape contractor",
    titles:
      "landscape manager, landscape business owner, landscape operations manager, landscape account manager, landscape estimator, landscape project manager, landscape supervisor, landscape superintendent, landscaping company owner, landscape production manager, snow removal contractor, grounds contractor, gardening contractor, nurseryman and landscaper",
    credentials: "Landscape Industry Certified Manager, C-27 license, pesticide applicator license, contractor license",
    tools: "Aspire landscape software, LMN, SingleOps, Dynascape",
    skills:
      "landscape management, crew management, landscape estimating, client relations, maintenance contracts, design build, job costing, snow contracts, equipment management, plant purchasing",
    duties:
      "run landscape crews, bid commercial maintenance contracts, walk properties with clients, order plants and stone, schedule mowing routes, design build projects, price patios and plantings, hire seasonal workers, HOA accounts, snow plowing contracts, job costing, have my own yard crews, price out a new yard, trucks and mowers, keep condos looking nice",
    beside: "Landscape designer, General contractor",
  },
  {
    name: "Landscape designer",
    titles:
      "garden designer, landscape design consultant, garden consultant, residential landscape designer, permaculture designer, landscape planner, native plant consultant, xeriscape designer, ecological landscape designer, landscape sales consultant, backyard designer, garden architect, garden planner",
    credentials: "APLD certification, permaculture design certificate, landscape design certificate",
    tools: "Dynascape, SketchUp, Vectorworks Landmark, AutoCAD",
    skills:
      "landscape design, planting plans, garden design, native plants, site analysis, hardscape design, hand drafting, client consultations, permaculture, xeriscape, color schemes, plant selection",
    duties:
      "draw garden plans, choose plants for sun and shade, design patios and beds, consult with homeowners in the yard, native and pollinator gardens, low water gardens, planting plans, plant lists, sketch ideas, supervise planting, foundation plantings, small space gardens, dream up a new yard, where to put the roses, a plan for the back yard, what grows in shade",
    beside: "Landscape architect, Horticulturist",
  },
  {
    name: "Lawn care technician",
    titles:
      "lawn technician, lawn mower operator, lawn mowing, grass cutter, lawn cutter, lawn service worker, turf technician, lawn care specialist, lawn applicator, fertilizer applicator, lawn spray technician, mowing crew member, lawn care operator, lawn maintenance worker, lawn care business owner, weed control technician, mower operator, lawn boy, lawn man, lawn mower man, mower man, lawnmower man, yard mower, grass man, lawn guy, grass mower, verge cutter",
    credentials: "pesticide applicator license, Landscape Industry Certified Technician",
    tools: "zero turn mower, fertilizer spreader, string trimmer, backpack sprayer, aerator",
    skills:
      "mowing, fertilizing, weed control, lawn aeration, overseeding, lawn edging, string trimming, pesticide application, turf diagnosis, grub control, lime spreading, mower maintenance",
    duties:
      "cut grass, trim around trees, edge walks, spread fertilizer, spray weeds, aerate and overseed, treat grubs, blow off clippings, mow cemeteries, weekly lawn route, crabgrass control, lime and soil tests, mow the grass for neighbors, dandelions, push a mower, ride a mower, keep the grass green, rake up leaves",
    step: "Sports turf manager",
    beside: "Small engine mechanic",
  },
  {
    name: "Groundskeeper",
    titles:
      "grounds keeper, groundsman, grounds maintenance worker, grounds worker, groundsperson, park maintenance worker, parks worker, campus groundskeeper, grounds supervisor, grounds manager, parks maintenance supervisor, school groundskeeper, grounds foreman, park keeper, church groundskeeper, estate groundskeeper, grounds man, parkie, park attendant, yard keeper, parks department man, estate groundsman, churchyard keeper, grave tender, churchyard mower, bowling green keeper, recreation ground keeper, grounds crew",
    credentials: "PGMS Certified Grounds Technician, pesticide applicator license, CPSI",
    tools: "zero turn mower, tractor, string trimmer, leaf blower, snow blower",
    skills:
      "groundskeeping, mowing, snow removal, leaf removal, tractor operation, tree planting, playground inspection, litter pickup, ball field preparation, equipment maintenance",
    duties:
      "keep up the grounds, mow parks and campus lawns, rake and blow leaves, shovel and salt walks, line ball fields, empty park trash, trim hedges, plant flower beds on campus, playground checks, campground upkeep, keep the park nice, pick up trash in the park, ride the big mower around the school, look after a cemetery's grass, rake and sweep paths, put down salt when it's icy",
    step: "Snow plow operator, Golf course maintenance worker",
    context: {
      groundsman: "park, grounds, groundskeeper, campus, rake, keeper",
      "park attendant": "grounds, mow, litter",
      "grave tender": "cemetery, mow, graves",
    },
  },
  {
    name: "Golf course superintendent",
    titles:
      "golf superintendent, greens superintendent, assistant golf course superintendent, course superintendent, head greenkeeper, head greenskeeper, director of agronomy, golf course consultant, links superintendent, course manager, head green keeper, links keeper",
    credentials: "CGCS, GCSAA certification, pesticide applicator license, turfgrass degree",
    tools: "greens mower, irrigation control software, soil probe, Stimpmeter",
    skills:
      "turfgrass management, golf course maintenance, irrigation management, pesticide programs, crew supervision, landscape drainage, bunker renovation, soil testing, tournament preparation, integrated pest management",
    duties:
      "care for greens and fairways, set mowing heights, plan fertilizer and spray programs, direct the grounds crew, manage irrigation, speed of greens, renovate bunkers, prepare for tournaments, report to the greens committee, aerate greens, winter damage, consult on turf problems, be in charge of the grass at a golf club, keep the greens smooth, take care of a golf course",
    step: "Sports turf manager",
    beside: "Agronomist",
    context: { "course manager": "golf, greens" },
  },
  {
    name: "Golf course maintenance worker",
    titles:
      "greenkeeper, greenskeeper, golf course worker, golf groundskeeper, golf maintenance worker, greens mower operator, golf course grounds crew, cup cutter, bunker raker, golf course equipment operator, golf course spray technician, seasonal golf course laborer, golf turf technician, green keeper, under greenkeeper, golf green keeper, greensman",
    credentials: "pesticide applicator license",
    tools: "greens mower, fairway mower, utility cart, bunker rake",
    skills:
      "greens mowing, bunker raking, cup cutting, golf course maintenance, divot repair, string trimming, irrigation repair, topdressing, equipment operation",
    duties:
      "mow greens at dawn, rake sand traps, change the cups, move tee markers, fill divots, mow fairways, blow leaves off the course, topdress greens, hand water dry spots, fix sprinkler heads on the course, early morning shifts, cut grass at the golf course, up before the golfers, flags and holes, take care of a golf course",
    above: "Golf course superintendent",
    beside: "Landscaper",
    context: { greensman: "golf, mow" },
  },
  {
    name: "Sports turf manager",
    titles:
      "athletic field manager, sports field manager, sports turf technician, athletic grounds manager, head groundskeeper, stadium groundskeeper, ball field groundskeeper, pitch groundsman, cricket groundsman, turf consultant, turfgrass specialist, synthetic turf technician, sod farmer, turf manager, groundsman, cricket pitch man, ballpark groundskeeper, pitch marker, racecourse groundsman, bowling greensman",
    credentials: "CSFM, pesticide applicator license, turfgrass degree",
    tools: "reel mower, field striper, infield groomer, aerator",
    skills:
      "turfgrass management, athletic field maintenance, infield maintenance, line painting, lawn aeration, irrigation management, field renovation, clay mound building, synthetic turf care",
    duties:
      "keep baseball and soccer fields, drag the infield, rebuild the mound, paint lines, grow in new sod, aerate fields, roll the pitch, tarp the field, schedule field rest, test hardness, groom artificial turf, chalk the lines for Saturday's game, look after a ball diamond, keep the football field green",
    beside: "Parks and recreation director",
    context: {
      groundsman: "pitch, cricket, football, stadium",
      "head groundskeeper": "stadium, infield, ball field, turf",
    },
  },
  {
    name: "Irrigation technician",
    titles:
      "sprinkler technician, sprinkler repairman, irrigation installer, lawn sprinkler technician, sprinkler system installer, irrigation specialist, landscape irrigation technician, irrigation contractor, irrigation designer, irrigation manager, irrigation auditor, irrigator, center pivot technician, drip irrigation installer, irrigation foreman, sprinkler man, ditch rider, ditch tender, zanjero, pipe mover, waterman",
    credentials:
      "IA Certified Irrigation Technician, irrigator license, backflow certification, Certified Landscape Irrigation Auditor",
    tools: "Rain Bird, Hunter irrigation, valve locator, trencher, center pivot",
    skills:
      "irrigation repair, sprinkler installation, drip irrigation, controller programming, valve repair, irrigation design, winterization, backflow testing, water audits, wire tracing, center pivots",
    duties:
      "fix lawn sprinklers, replace sprinkler heads, blow out systems for winter, program timers, find stuck valves, lay irrigation pipe, drip lines, spring start up, water audit, install rain sensors, move pipe on the farm, repair pivots, lawn that stays dry in one corner, broken pipe in the yard, set the timer for the lawn, open the ditch gates, water the fields, look after sprinklers in a yard",
    beside: "Plumber",
    context: {
      "sprinkler man": "lawn, yard, irrigation, heads, grass",
      waterman: "irrigation, ditch, fields",
      irrigator: "farm, pivot, fields, sprinkler, ditch",
    },
  },
  {
    name: "Arborist",
    titles:
      "certified arborist, consulting arborist, city forester, urban forester, municipal arborist, tree surgeon, tree doctor, plant health care technician, tree inspector, tree warden, utility arborist, tree risk assessor, tree consultant, commercial arborist, arboriculturist, tree officer, tree care sales representative, arborist representative, tree man, arboriculturalist, tree expert, tree specialist, tree preservation officer, forestry officer",
    credentials: "ISA Certified Arborist, ISA BCMA, TRAQ, ASCA RCA, pesticide applicator license",
    tools: "resistograph, increment borer, air spade, climbing saddle, chainsaw",
    skills:
      "tree care, tree risk assessment, tree identification, tree appraisal, pruning, cabling and bracing, disease diagnosis, plant health care, tree inventories, construction tree protection, urban forestry, expert testimony",
    duties:
      "diagnose sick trees, assess tree hazards, write tree reports, tree surveys for builders, appraise tree losses, inject ash trees, cable and brace, advise homeowners about their trees, street tree inventory, supervise pruning crews, town tree hearings, root excavation, is this tree safe, a tree that's dying, look after big old trees, save an oak",
    below: "Tree trimmer",
    beside: "Forester, Horticulturist",
    context: { "tree man": "inspect, sick, tree", "forestry officer": "trees, city, street" },
  },
  {
    name: "Tree trimmer",
    titles:
      "tree climber, tree cutter, tree worker, tree remover, tree feller, climbing arborist, arborist climber, tree service worker, tree groundsman, brush clearing worker, stump grinder, line clearance tree trimmer, tree pruner, tree service owner, bucket truck tree trimmer, brush chipper operator, orchard pruner, firewood cutter, storm cleanup tree crew, tree lopper, tree faller, wood cutter, tree man, hedge layer, hedge cutter, firewood man, log splitter, tree topper, hedger and ditcher, woodman",
    credentials: "ISA Certified Tree Worker, line clearance certification, CDL Class B, Game of Logging",
    tools: "chainsaw, climbing saddle, chipper, stump grinder, bucket truck, pole saw",
    skills:
      "tree climbing, tree removal, chainsaw operation, limbing, rigging limbs, stump grinding, brush chipping, line clearance, storm cleanup, rope work, crown reduction, firewood splitting",
    duties:
      "climb and cut trees, take down dead trees, lower limbs by rope, feed the chipper, grind stumps, clear branches from power lines, storm damage trees, trim overhanging branches, drag brush, split firewood, drop trees in tight spaces, up a tree with a saw, branches over the roof, chop wood, sell firewood",
    step: "Logger",
    beside: "Landscaper",
    context: { "tree man": "climb, cut, saw", "log splitter": "firewood, wood" },
  },
  {
    name: "Plant nursery worker",
    titles:
      "nursery laborer, greenhouse worker, greenhouse assistant, garden nursery worker, nursery technician, potting worker, plant propagator, propagator, nurseryman, nursery grower assistant, tree nursery worker, transplanter, seasonal greenhouse helper, horticultural worker, nursery worker, nursery hand, greenhouse hand, potting shed worker, seedsman, hothouse worker, nurserywoman, pricking out hand, bulb packer, tomato house worker, rose budder, budder",
    credentials: "Certified Nursery Professional, pesticide applicator license",
    tools: "potting machine, hand pruners, watering wand",
    skills:
      "potting plants, plant propagation, watering plants, plant identification, transplanting, plant grading, pest scouting, container nursery work, loading plants, pruning, greenhouse work, balled and burlapped digging",
    duties:
      "pot up plants, water the greenhouse, take cuttings, move plants, weed containers, load plant orders, stake and prune young trees, sow seed flats, transplant seedlings, pull orders for garden centers, dig trees, cover hoop houses, work in a green house, water rows of flowers, help folks pick plants, bedding plants in spring, hoses and potting soil, work outdoors with plants",
    above: "Greenhouse grower",
    step: "Garden center associate",
    beside: "Farmworker",
    context: {
      seedsman: "seed, plants, nursery",
      budder: "roses, grafting",
      propagator: "plants, cuttings, greenhouse, seedlings",
      "nursery worker": "plants, trees, shrubs, greenhouse, potting",
    },
  },
  {
    name: "Greenhouse grower",
    titles:
      "plant grower, grower, head grower, nursery manager, plant nursery manager, greenhouse manager, nursery grower, section grower, nursery owner, hydroponic grower, cannabis grower, cannabis cultivator, mushroom grower, flower grower, orchid grower, bedding plant grower, bonsai grower, herb grower, Christmas tree grower, glasshouse grower, hothouse gardener, tomato grower, nursery proprietor, rose grower, carnation grower, chrysanthemum grower, bulb grower, foreman propagator, flower farmer",
    credentials: "pesticide applicator license, Certified Nursery Professional, horticulture degree",
    tools: "climate control computer, fertilizer injector, EC meter, hoop houses",
    skills:
      "greenhouse growing, crop scheduling, integrated pest management, fertigation, plant propagation, climate control, hydroponics, plant nutrition, pesticide application, nursery management, production planning, cut flowers",
    duties:
      "grow bedding plants and perennials, plan crops for spring sales, set greenhouse climate, mix fertilizer, scout for pests, propagate from cuttings, run a nursery, order seed and plugs, grow lettuce in water, Christmas trees, grow poinsettias, price and sell to garden centers, raise flowers under glass, geraniums by the thousand",
    beside: "Farmer, Horticulturist",
    not: "hair grower",
    context: {
      grower: "greenhouse, plants, nursery, crops, propagation",
      "nursery manager": "plants, shrubs, trees, greenhouse, garden center",
    },
  },
  {
    name: "Horticulturist",
    titles:
      "horticultural consultant, botanical garden curator, plant curator, plantsman, botanic garden horticulturist, horticulture educator, master gardener coordinator, horticulture instructor, plant breeder, arboretum manager, garden director, conservatory gardener, gardening teacher, horticulturalist, plant expert, plant doctor, botanical gardener, plant hunter",
    credentials:
      "ASHS Certified Professional Horticulturist, horticulture degree, Horticultural Therapist Registered, Master Gardener, RHS Master of Horticulture",
    tools: "herbarium records, BG-BASE, hand lens",
    skills:
      "horticulture, plant identification, plant records, plant propagation, garden education, horticultural therapy, collections management, plant pathology, native plants, garden lectures, volunteer coordination",
    duties:
      "care for plant collections, label and record plants, teach gardening classes, lead garden tours, diagnose plant diseases, gardening as therapy for residents, trial new varieties, write about gardening, manage garden volunteers, advise estates and public gardens, know the name of every plant, talk to garden clubs, rare flowers, look after an arboretum",
    beside: "Extension agent, Florist",
  },
  {
    name: "Farmer",
    titles:
      "farm owner, crop farmer, grain farmer, organic farmer, vegetable farmer, market gardener, farm manager, farm operator, hog farmer, pig farmer, poultry farmer, chicken farmer, sheep farmer, tobacco farmer, potato farmer, smallholder, homesteader, tenant farmer, husbandman, sodbuster, truck farmer, yeoman farmer, crofter, dirt farmer, sharecropper, hill farmer, egg farmer, turkey farmer, wheat farmer, corn farmer, cotton farmer, smallholding owner, arable farmer, cash cropper, farm bailiff, farm foreman, rice farmer, soybean farmer, garlic farmer",
    credentials: "GAP certification, organic certification, private pesticide applicator license, agriculture degree",
    tools: "tractor, combine harvester, corn planter, milking parlor, John Deere Operations Center",
    skills:
      "farm management, crop production, tractor operation, livestock care, planting and harvesting, soil management, organic farming, farm budgeting, direct marketing, grain marketing, hay production, machinery repair, farm safety",
    duties:
      "plant and harvest corn and soybeans, raise hogs and chickens, run the family farm, bale hay, grow vegetables for market, sell grain, keep farm books, hire farm help, farm stand and CSA, rotate crops, calve and lamb, mentor young farmers, work the land, plow and sow, bring in the hay, cows pigs and hens, up with the rooster, grow things to eat, sell eggs and tomatoes by the road",
    below: "Farmworker, Farm equipment operator",
    step: "Agronomist, Extension agent, Rancher",
    beside: "Farm equipment mechanic",
    not: "farmers insurance, wind farmer",
    context: { "farm manager": "crops, livestock, fields, dairy, harvest" },
  },
  {
    name: "Farmworker",
    titles:
      "farm hand, farmhand, farm laborer, agricultural worker, field hand, fruit picker, harvest worker, crop picker, berry picker, farm helper, orchard worker, packing shed worker, seasonal farm worker, poultry farm worker, apple picker, egg collector, dairy barn worker, hired man, hired hand, farm boy, land girl, ploughman, plowman, ploughboy, hop picker, potato picker, stoop laborer, cotton picker, tobacco picker, cropper, pig man, pigman, farm servant, thresher, haymaker, beet hoer, bracero, cane cutter, swineherd, hen house worker, strawberry picker, cherry picker, pea picker, agricultural labourer, migrant worker, grape picker",
    credentials: "worker protection standard training, private pesticide applicator license",
    tools: "hand tools, tractor, milking machine",
    skills:
      "harvesting crops, animal feeding, milking, weeding, fence repair, barn cleaning, hay stacking, fruit picking, planting flowers and shrubs, tractor driving, produce packing, egg gathering",
    duties:
      "pick fruit, feed the animals, clean stalls and barns, stack hay bales, hoe and weed rows, mend fences, pack produce, gather eggs, run the farm stand, prune apple trees, help at lambing, do farm chores, slop the hogs, fork hay, help at harvest, pick berries, chop cotton, dig potatoes, look after chickens, pick vegetables, work on a farm",
    step: "Ranch hand",
    beside: "Landscaper",
    context: { cropper: "farm, field, tobacco", thresher: "grain, harvest", "cherry picker": "fruit, orchard, farm" },
  },
  {
    name: "Farm equipment operator",
    titles:
      "tractor driver, tractor operator, combine operator, combine driver, harvest truck driver, custom harvester, agricultural equipment operator, sprayer operator, custom applicator, crop sprayer operator, hay baler operator, planter operator, grain cart operator, silage truck driver, cotton picker operator, hay hauler, thresher man, threshing machine operator, steam ploughman, tractorman, combine harvester driver, baler man, farm contractor, agricultural contractor, swather operator, hay contractor",
    credentials: "custom applicator license, CDL Class A, private pesticide applicator license",
    tools: "combine harvester, tractor, self propelled sprayer, grain cart, GPS autosteer",
    skills:
      "tractor operation, combine operation, planting flowers and shrubs, crop spraying, baling, GPS guidance, grain handling, equipment servicing, tillage, seasonal harvest work, truck driving",
    duties:
      "drive a tractor, run the combine at harvest, pull the grain cart, spray fields, rake and bale hay, disk and plow, haul grain to the elevator, plant corn, chop silage, dump and weigh grain, long days in season, grease the machines, sit on a tractor all day, cut wheat, big machines on a farm",
    beside: "Heavy equipment operator, Truck driver",
    not: "semi tractor driver",
    context: { "combine operator": "harvest, grain, wheat, corn, farm" },
  },
  {
    name: "Rancher",
    titles:
      "cattle rancher, ranch manager, ranch foreman, livestock producer, cattleman, livestock manager, beef producer, ranch owner, feedlot manager, cow calf operator, livestock farmer, sheep rancher, livestock consultant, cattle feeder, grazing consultant, goat farmer, cow calf producer, stockman, grazier, stock farmer, beef farmer, sheepman, cattle drover, drover, cow man, cattle raiser, station manager",
    credentials: "Beef Quality Assurance, artificial insemination certificate, animal science degree",
    tools: "squeeze chute, cattle trailer, ATV, ear tagger",
    skills:
      "cattle management, grazing management, calving, herd health, artificial insemination, livestock fencing, hay production, livestock marketing, horsemanship, feedlot management, breeding programs, pasture management",
    duties:
      "run a cow calf operation, check cattle, calve heifers, rotate pastures, buy and sell cattle, preg check, wean and ship calves, feed yard rations, doctor sick animals, manage ranch hands, breed horses, brand and vaccinate, raise beef, lots of land and cows, fences and windmills, ship steers",
    below: "Ranch hand",
    beside: "Veterinary technician, Soil conservationist",
    context: { stockman: "ranch, cattle, owner", "station manager": "sheep, cattle" },
  },
  {
    name: "Ranch hand",
    titles:
      "cowboy, cowgirl, cowhand, wrangler, horse wrangler, ranch worker, stockman, shepherd, pen rider, livestock handler, range rider, cattle hand, feedlot worker, sheepherder, trail ride guide, cow poke, cowpoke, cowpuncher, vaquero, buckaroo, herder, goatherd, cow hand, jackaroo, drover's boy, cattle driver, fence rider, roper, line rider, shepherdess, cow boy, shepherd boy, goat herder, hill shepherd",
    credentials: "Beef Quality Assurance, Certified Horsemanship Association",
    tools: "tractor, horse trailer, hay baler",
    skills:
      "horse care, cattle handling, fence repair, horsemanship, animal feeding, cattle roping, animal medication, trailering, herding, calving help, cattle branding",
    duties:
      "feed and water horses, ride pens, move cattle, fix fence, watch over sheep, haul hay, lead trail rides, check water tanks, saddle horses, brand and doctor calves, winter feeding, open and close gates, herd cows on horseback, rope and brand, mind sheep, boots and saddle, ride the range",
    beside: "Animal shelter worker, Farrier",
    not: "data wrangler, German shepherd, Dallas cowboy, Jeep wrangler",
    context: { wrangler: "horses, ranch, cattle, trail rides", shepherd: "sheep, flock, lambs, pasture" },
  },
  {
    name: "Agronomist",
    titles:
      "crop consultant, certified crop adviser, CCA, crop advisor, crop scout, field scout, soil consultant, agricultural consultant, pest control adviser, PCA, precision agriculture specialist, field agronomist, agricultural scientist, seed sales representative, nutrient management planner, fertilizer man, soil man, seed man, soil doctor, agricultural adviser, crop man, soil expert",
    credentials: "Certified Crop Adviser, PCA license, CPAg, CPSS, agronomy degree",
    tools: "soil probe, Climate FieldView, drone, yield maps",
    skills:
      "agronomy, crop scouting, soil testing, nutrient management, integrated pest management, seed selection, precision agriculture, weed control, fertilizer recommendations, field trials, irrigation scheduling",
    duties:
      "walk fields and scout for pests, pull soil samples, recommend fertilizer and seed, write nutrient plans, read yield maps, identify weeds and diseases, advise farmers, run field trials, calibrate sprayers, cover crops, tell farmers what to plant, what's wrong with the corn, look at dirt, bugs on the beans",
    beside: "Soil conservationist",
    not: "accounting CCA",
    context: {
      "seed man": "crops, farmers, corn",
      CCA: "crop, soil, agronomy, fertilizer, farm",
      PCA: "pest control, crops, orchard, pesticide, growers",
    },
  },
  {
    name: "Extension agent",
    titles:
      "county extension agent, agricultural extension agent, cooperative extension specialist, county agent, agricultural educator, 4-H agent, 4-H educator, farm adviser, farm business advisor, farm management consultant, rural development specialist, farm mentor, county farm agent, farm agent, home demonstration agent, home economics agent, 4H leader, 4-H leader, agricultural adviser, ADAS adviser, farm bureau agent, Young Farmers organizer",
    credentials: "agriculture degree, Certified Crop Adviser, Accredited Farm Manager, ASFMRA ARA",
    tools: "enterprise budgets, soil test reports",
    skills:
      "extension education, gardening workshops, farm business planning, 4-H programs, farm succession planning, agricultural education, applied research, newsletter writing, farm visits, master gardener program, grant writing",
    duties:
      "answer farmers' and gardeners' questions, teach workshops, visit farms, run 4-H clubs, help families plan farm succession, write fact sheets, county fair judging, train master gardeners, farm budgets and loans, beginning farmer programs, demonstration plots, help country folks with farm questions, kids and their calves at the fair, home canning advice, talk to farmers' groups, help 4-H kids",
    beside: "High school teacher, Agronomist",
    context: {
      "agricultural adviser": "farmers, county, extension",
      "county agent": "extension, farm, 4-H, agriculture",
    },
  },
  {
    name: "Soil conservationist",
    titles:
      "conservation planner, NRCS planner, range conservationist, conservation technician, watershed coordinator, soil conservation technician, farm conservation planner, grazing specialist, district conservationist, soil and water conservationist, conservation district manager, soil conservation man, soil man, soil conservation agent",
    credentials: "CPESC, Professional Wetland Scientist, soil science degree",
    tools: "GIS, soil auger, clinometer, GPS unit",
    skills:
      "conservation planning, erosion control, wetland delineation, habitat restoration, watershed management, grazing plans, GIS mapping, permit applications",
    duties:
      "plan farm conservation practices, plant stream buffers, design waterways and ponds, cost share programs, habitat surveys, map soils, check conservation compliance, plan cover crops and terraces, fence cattle out of streams, check ponds and ditches, keep dirt from washing away, save the creek, help farmers care for the land",
    beside: "Environmental consultant, Forester, Civil engineer",
    context: { "soil man": "erosion, terraces, conservation" },
  },
  {
    name: "Beekeeper",
    titles:
      "bee keeper, apiarist, apiculturist, commercial beekeeper, honey producer, beekeeping instructor, hive inspector, bee inspector, apiary inspector, pollination contractor, queen breeder, bee removal specialist, beekeeping mentor, urban beekeeper, bee man, bee master, beeman, hive keeper, bee farmer, honey farmer, honey man, bee lady, skep maker, swarm catcher",
    credentials: "Master Beekeeper, apiary registration",
    tools: "bee smoker, hive tool, honey extractor, bee suit",
    skills:
      "beekeeping, hive inspection, honey extraction, swarm removal, queen rearing, mite treatment, pollination services, beekeeping instruction, hive building, honey marketing",
    duties:
      "keep bee hives, extract and bottle honey, catch swarms, check for mites, raise queens, move hives for pollination, winter the bees, teach beginners beekeeping, remove bees from walls, feed sugar syrup, sell honey at market, smoker and veil, jars of honey, bees swarming in a tree, look after hives, beeswax candles",
    beside: "Farmer, Pest control technician",
  },
  {
    name: "Forester",
    titles:
      "consulting forester, district forester, service forester, procurement forester, forest manager, timber cruiser, woodland manager, forestry consultant, forest technician, forestry technician, log scaler, silviculturist, timber appraiser, forest ranger, forest inventory specialist, tree planting supervisor, forestry worker, prescribed burn specialist, forestry man, woodsman, woodman, forest guard, verderer, forest officer, fire lookout, forest worker, timber man, woodland worker, fire tower lookout",
    credentials:
      "SAF Certified Forester, forester license, ACF membership, prescribed burn certification, forestry degree",
    tools: "clinometer, wedge prism, Biltmore stick, GIS, increment borer",
    skills:
      "forest management, timber cruising, timber marking, timber sales, forest inventory, silviculture, GIS mapping, log scaling, tree planting, prescribed burning, management plans, boundary marking, wildlife habitat",
    duties:
      "cruise timber, mark trees to cut, write forest management plans, run timber sales, walk woodlots with landowners, scale logs, plant seedlings, paint boundary lines, inspect logging jobs, current use tax plans, control burns, map stands, look after woods, plant pine trees, keep forests healthy, watch for fires from a tower",
    below: "Logger",
    beside: "Land surveyor",
    context: {
      woodman: "forest, timber, estate",
      "fire lookout": "forest, tower",
      "timber man": "cruise, mark, stand",
      "forest ranger": "forest, timber, woods, fire",
    },
  },
  {
    name: "Logger",
    titles:
      "lumberjack, timber cutter, timber faller, feller, logging equipment operator, skidder operator, feller buncher operator, harvester operator forestry, forwarder operator, woodcutter, logging contractor, horse logger, choker setter, log loader operator, bushman, axeman, axman, timberman, woodchopper, bucker, faller, river driver, log driver, whistle punk, high climber, shanty man, timber jack, pulp cutter, pulpwood cutter, skidder man, tie hacker, woods worker",
    credentials: "Game of Logging, Certified Logging Professional, CDL Class A",
    tools: "chainsaw, skidder, feller buncher",
    skills:
      "tree felling, chainsaw operation, log skidding, log bucking, log loading, equipment maintenance, timber harvesting, road building in woods",
    duties:
      "fell timber, limb and buck logs, skid logs to the landing, run the harvester, load log trucks, cut firewood, sharpen saws, set chokers, pulpwood and veneer logs, build skid trails, saw down trees in the woods, big trees fall, axes and chains, drag logs out with horses, chain saw all day",
    beside: "Heavy equipment operator, Truck driver",
    not: "data logger, keystroke logger",
    context: {
      bushman: "timber, axe, woods",
      axeman: "timber, felling, woods",
      timberman: "logs, woods",
      "high climber": "logging, spar",
      feller: "trees, timber, chainsaw, logging",
    },
  },
  {
    name: "Commercial fisherman",
    titles:
      "fisherman, fishing deckhand, lobsterman, lobster fisherman, crabber, shrimper, clammer, clam digger, oysterman, trawler deckhand, trawlerman, scalloper, longliner, gillnetter, fishing vessel deckhand, sternman, fish buyer, commercial fishing captain, fisher, trawler man, fisherman on a trawler, drifterman, net fisherman, crab fisherman, deckie, bayman, waterman, cockle picker, whelk fisher, net mender, lobster man, eel catcher, salmon netter, oyster man, shrimp boat captain, fishing skipper, whaler, herring fisherman, tuna fisherman, swordfisherman, sponge diver, share fisherman",
    credentials:
      "USCG captain license, commercial fishing license, marine safety training, Fishing Vessel Drill Conductor",
    tools: "trawl net, lobster traps, hydraulic hauler, chart plotter, VHF radio",
    skills:
      "commercial fishing, net mending, trap hauling, boat handling, boat navigation, fish handling, gear rigging, engine maintenance, knots and splicing, vessel safety, deck work",
    duties:
      "haul lobster traps, set and haul nets, mend nets, bait hooks, ice and gut fish, dig clams, run the fishing boat, sort the catch, paint the boat, unload at the dock, work on deck in rough weather, tend crab pots, go out on the boat for fish, cold hands and wet nets, cod and herring, crabs and oysters, before dawn out of the harbor",
    beside: "Charter boat captain, Fish farmer, Fishing guide",
    context: { waterman: "crabs, oysters, bay" },
  },
  {
    name: "Fishing guide",
    titles:
      "fishing charter captain, fly fishing guide, fly fishing instructor, hunting guide, hunting and fishing guide, outfitter, river guide, fishing instructor, registered guide, wilderness guide, ghillie, game keeper, fly tyer, gillie, gamekeeper, river keeper, water bailiff, deer stalker, trapper and guide, underkeeper, headkeeper, party boat captain, Maine guide, duck guide",
    credentials: "registered guide license, USCG captain license, First Aid CPR, hunter education instructor",
    tools: "drift boat, fly rod, chart plotter",
    skills:
      "fly fishing, hunting and fishing guiding, boat handling, casting instruction, fly tying, deer hunting, wilderness first aid, fish identification, game management, trip planning",
    duties:
      "take clients fishing, teach casting, row the drift boat, tie flies, guide deer hunts, run half day charters, find fish, clean the catch for guests, pack lunches and gear, hunter safety class, raise pheasants, know the river, show folks where the fish bite, trout streams and waders, call ducks, tie a fly, track deer, look after pheasants on an estate",
    beside: "Park ranger",
    context: {
      underkeeper: "pheasants, estate, shoot",
      "river keeper": "trout, fishing, guests",
      gillie: "fishing, salmon, guests, estate",
      gamekeeper: "pheasants, estate, shoot",
      "water bailiff": "river, salmon, estate",
      outfitter: "hunting, fishing, guide, trips",
    },
  },
  {
    name: "Fish farmer",
    titles:
      "aquaculture technician, fish hatchery technician, hatchery worker, hatchery manager, fish culturist, aquaculturist, oyster farmer, shellfish farmer, shellfish grower, trout farmer, salmon farm worker, seaweed farmer, aquaponics grower, pond manager, pond consultant, lake manager, fish hatchery man, catfish farmer, oyster grower, mussel farmer, minnow farmer, clam farmer, trout hatcheryman, carp farmer, shrimp farmer",
    credentials: "aquaculture license, aquatic pesticide applicator license, fisheries degree",
    tools: "dissolved oxygen meter, fish raceways, oyster cages, fish feeders",
    skills:
      "aquaculture, fish hatchery operations, water quality testing, fish feeding, shellfish growing, egg incubation, fish health, tank cleaning, pond management, net pens",
    duties:
      "raise trout and salmon, feed fish, spawn and hatch eggs, grow oysters in cages, test oxygen, clean raceways, stock ponds, grade fish by size, harvest kelp, treat pond weeds, haul fish in tank trucks, feed fingerlings, catfish and tilapia, oysters on racks",
    beside: "Farmer, Fisheries biologist",
  },
  {
    name: "Vineyard manager",
    titles:
      "viticulturist, vineyard foreman, vineyard supervisor, vineyard consultant, vineyard worker, grape grower, vineyard hand, vine pruner, vineyard owner, wine grower, winegrower, vinedresser, vineyard technician, cellar and vineyard assistant, hop grower, vine dresser, grape farmer, vigneron, vine grower, vineyard laborer, grape treader, hop farmer",
    credentials: "viticulture certificate, pesticide applicator license",
    tools: "pruning shears, refractometer, vineyard tractor, field sprayer",
    skills:
      "viticulture, vine pruning, canopy management, trellising, grape harvest, vineyard spraying, vine training, irrigation scheduling, crop estimation, crew supervision, grafting",
    duties:
      "prune grape vines, tie canes, thin leaves, pick grapes at harvest, set trellis posts, spray for mildew, test sugar, plant new vines, net against birds, lead picking crews, advise on a new vineyard, mow between rows, grow grapes, cut bunches in fall",
    beside: "Farmer, Agronomist",
    context: { vigneron: "vines, grapes, vineyard, prune" },
  },
  {
    name: "Farm equipment mechanic",
    titles:
      "agricultural mechanic, ag mechanic, farm mechanic, tractor mechanic, agricultural equipment technician, farm machinery mechanic, agricultural engineer mechanic, John Deere technician, combine mechanic, ag service technician, agricultural fitter, tractor restorer, precision ag technician, implement mechanic, tractor repairman, farm machinery man, implement dealer mechanic, tractor man, agricultural machinery mechanic, implement man, tractor fitter, milking machine mechanic, implement repairman",
    credentials: "John Deere TECH, Associated Equipment Distributors certification, AgriTech degree",
    tools: "tractor, combine harvester, diagnostic laptop, welder, hydraulic press",
    skills:
      "tractor repair, combine repair, hydraulics, diesel engines, electrical diagnostics, welding, baler repair, GPS guidance, field repair, transmission repair, antique tractor restoration",
    duties:
      "fix tractors and combines, repair balers, field service calls at harvest, rebuild hydraulic cylinders, replace bearings and belts, diagnose electronics, weld broken implements, winter inspections, knotters and planters, set up new equipment, restore old tractors, the tractor won't start, old John Deeres, grease and wrenches in a barn, fix broken tractors",
    step: "Heavy equipment mechanic, Diesel mechanic",
    beside: "Small engine mechanic, Farm equipment operator",
    context: { "tractor man": "repair, engine, fix" },
  },
  {
    name: "Snow plow operator",
    titles:
      "snow plow driver, snowplow driver, plow driver, snow removal worker, snow shoveler, snow remover, salt truck driver, gritter driver, snow blower operator, sidewalk snow crew, snow removal operator, snow and ice technician, plow truck operator, snow man, plow man, snowplough driver, gritter, gritting lorry driver, snow clearer, sander driver, snowplow man, snowblower man",
    credentials: "CDL Class B, ASCA Certified Snow Professional",
    tools: "plow truck, salt spreader, snow blower, skid steer, snowcat",
    skills:
      "snow plowing, road salting, snow shoveling, plow truck operation, de icing, night driving, equipment maintenance, route driving, trail grooming, snowmaking",
    duties:
      "plow driveways and parking lots, salt and sand roads, shovel walks, clear snow at night, load salt, run a snow blower, on call in storms, plow town roads, clear driveways for seniors, hang plow and spreader, dig out driveways, up at three when it snows, shovel steps for old folks, push snow with my pickup",
    beside: "Truck driver, Landscaper",
    context: { "snow man": "plow, shovel", "plow man": "snow, roads" },
  },
  {
    name: "Land steward",
    titles:
      "land manager, stewardship director, land trust steward, preserve manager, easement monitor, conservation easement specialist, invasive species technician, invasive plant specialist, habitat restoration specialist, trail builder, trail crew leader, trail maintenance worker, natural areas manager, nature preserve caretaker, conservation land manager, nature warden, reserve warden, preserve keeper, footpath warden, countryside warden, park warden, nature reserve keeper",
    credentials: "pesticide applicator license, chainsaw certification, GIS certificate",
    tools: "GIS, GPS unit, brush cutter, chainsaw",
    skills:
      "land stewardship, easement monitoring, invasive plant control, habitat restoration, trail building, boundary marking, GIS mapping, volunteer coordination, prescribed burning, management plans",
    duties:
      "walk land trust properties, monitor conservation easements, pull invasive plants, build and clear trails, mark boundaries, lead volunteer work days, restore native prairie, put up preserve signs, baseline reports, mow meadows for birds, build boardwalks and footbridges, look after wild land, paths in the woods, cut back thorns and vines, keep a meadow, fix bridges on the trail",
    step: "Soil conservationist",
    beside: "Forester, Park ranger, Groundskeeper",
    context: { "park warden": "nature, reserve, wildlife", "land manager": "conservation, preserve, habitat, trails" },
  },
  {
    name: "Stormwater inspector",
    titles:
      "erosion control inspector, erosion control specialist, SWPPP inspector, stormwater specialist, stormwater compliance inspector, stormwater coordinator, MS4 coordinator, sediment control inspector, stormwater technician, erosion control installer, construction environmental inspector, hydroseeder, hydroseeding operator, drainage inspector, erosion inspector",
    credentials: "CPESC, CESSWI, Qualified SWPPP Practitioner, stormwater inspector certificate",
    tools: "rain gauge, silt fence",
    skills:
      "stormwater inspection, erosion control, SWPPP writing, NPDES permits, sediment basins, best management practices, outfall sampling, hydroseeding, illicit discharge detection, stormwater reporting",
    duties:
      "inspect silt fence after rain, check construction sites for erosion, write stormwater plans, sample outfalls, maintain detention ponds, spray hydroseed, file MS4 reports, straw wattles and inlet protection, rain gauge logs, muddy runoff complaints, muddy water running off a building site, where the rain goes, keep dirt out of the creek",
    beside: "Civil engineer, Construction inspector, Soil conservationist",
    context: { "drainage inspector": "silt, runoff, construction" },
  },
  {
    name: "Dairy farmer",
    titles:
      "dairyman, dairy farm manager, dairy herd manager, dairy owner, herd manager, milk producer, goat dairy farmer, dairy consultant, dairy nutritionist, herdsman, dairy herdsman, cheese farm manager, calf manager, dairy farm worker, milker, cowman, relief milker, milk tester, milk inspector, milkmaid, dairymaid, dairy maid, cow keeper, cow tender, cowkeeper, cowherd, byreman, dairy man, milking hand, goat milker, dairy hand, herdswoman, milk maid, milk recorder",
    credentials: "artificial insemination certificate, dairy science degree, milk sampler license",
    tools: "milking parlor, bulk tank, DairyComp, robotic milker",
    skills:
      "milking, dairy management, herd health, calf raising, artificial insemination, feed rations, milk quality, forage production, breeding records, manure management",
    duties:
      "milk cows morning and night, run the parlor, raise calves, breed cows, balance rations, clean the bulk tank, watch for mastitis, relief milking so the farmer can get away, chop silage, test milk, robot milkers, up at four to milk, cows in the barn, milk cans, Holsteins and Jerseys, look after calves",
    beside: "Farmer, Farmworker, Veterinary technician",
    context: { dairymaid: "cows, milk, farm" },
  },
  {
    name: "Fruit grower",
    titles:
      "orchardist, orchard manager, orchard foreman, apple grower, peach grower, citrus grower, berry grower, blueberry grower, cranberry grower, cherry grower, nut grower, almond grower, grove manager, orchard consultant, tree fruit specialist, maple syrup producer, sugarmaker, cider maker, pecan grower, orchard man, fruit farmer, orchard keeper, orange grower, apple farmer, peach farmer, fruit man, cider man, strawberry grower, raspberry grower, sugar bush operator, grapefruit grower, cherry farmer, blueberry farmer",
    credentials: "private pesticide applicator license, GAP certification",
    tools: "orchard sprayer, pruning platform, maple evaporator",
    skills:
      "orchard management, fruit tree pruning, fruit thinning, grafting, orchard spraying, harvest management, cold storage, pick your own operations, frost protection, maple sugaring",
    duties:
      "prune apple trees, thin fruit, spray the orchard, hire pickers, run pick your own, graft trees, bring in bees, cold storage apples, frost nights, tap maples and boil syrup, plant young trees, press cider, apples and pears, ladders in the trees, blossoms and frost, cherries in July, make maple syrup",
    below: "Farmworker",
    step: "Vineyard manager",
    beside: "Farmer, Agronomist",
    context: { "fruit man": "orchard, trees, apples" },
  },
  {
    name: "Sawmill operator",
    titles:
      "sawyer, sawmill worker, head sawyer, portable sawmill operator, lumber grader, lumber stacker, dry kiln operator, edgerman, lumber yard worker, lumber inspector, planer mill operator, resaw operator, lumber mill worker, mill hand, firewood processor, mill man, bandsaw sawyer, mill sawyer, log sawyer, off bearer, offbearer, lumber piler, timber grader, pond man, top sawyer, sawmill hand, shingle weaver, planerman",
    credentials: "lumber grader certificate, NHLA grader",
    tools: "Wood-Mizer, band mill, circular headrig, debarker, kiln",
    skills:
      "sawmilling, lumber grading, kiln drying, saw sharpening, log scaling, edging and trimming lumber, board footage, lumber stacking, custom sawing",
    duties:
      "saw logs into boards, grade lumber, stack and sticker wood, dry lumber in the kiln, custom saw for neighbors, edge boards, change saw blades, cut beams to order, debark logs, sell slabs, turn logs into lumber, big round blade, smell of sawdust, cut my own trees into planks, feed boards through",
    beside: "Logger, Cabinetmaker",
    not: "Tom Sawyer",
    context: {
      planerman: "sawmill, lumber, logs",
      "mill man": "saw, lumber, logs",
      "pond man": "logs, mill",
      sawyer: "logs, mill, timber, lumber, boards",
    },
  },
  {
    name: "Interior plantscaper",
    titles:
      "interior plant technician, indoor plant care technician, plant care technician, interior landscaper, office plant maintenance technician, houseplant specialist, plantscape technician, plant lady, plant rental technician, indoor gardener, house plant caretaker, office plant lady, houseplant lady, plant hire man, plant minder",
    credentials: "Green Plants for Green Buildings, pesticide applicator license",
    tools: "watering machine, moisture probe, grow lights",
    skills:
      "interior plantscaping, indoor plant care, watering plants, plant identification, pest control on houseplants, repotting, seasonal displays, route service, plant selection",
    duties:
      "water office plants, dust leaves, replace tired plants, repot houseplants, holiday poinsettia displays, hotel lobby plants, check for mealybugs, plant route with a van, living walls, pick plants for low light, keep plants alive in offices, ferns and palms, water cans and a route, talk to plants",
    beside: "Gardener, Florist",
  },
  {
    name: "Agricultural inspector",
    titles:
      "organic inspector, organic certification inspector, GAP auditor, farm food safety auditor, plant health inspector, nursery inspector, seed inspector, agricultural commodity grader, egg grader, cotton classer, agricultural compliance officer, feed inspector, livestock inspector, brand inspector, meat grader, farm inspector, egg inspector, fruit and vegetable inspector, seed certification inspector, potato inspector, seed potato inspector, meat and livestock officer, wool classer, wool grader, tobacco grader, fruit inspector, milk grader, cotton grader",
    credentials: "IOIA organic inspector, USDA grader license, GAP auditor, PCQI",
    tools: "sampling probe, refractometer, scale weights",
    skills:
      "organic inspection, produce grading, grain grading, audit reports, record review, plant quarantine, food safety audits, weights and measures, regulatory compliance",
    duties:
      "inspect organic farms, grade fruit and vegetables, probe grain trucks, check farm records, look for plant pests in nurseries, audit packing houses, check brands at cattle sales, take feed samples, write inspection reports, check pesticide records, grade eggs and apples, check that it's really organic, look at wool, sort tobacco leaves, inspect meat and eggs for the government",
    beside: "Agronomist, Quality inspector",
  },
  {
    name: "Grain elevator operator",
    titles:
      "grain elevator manager, grain handler, feed mill operator, feed mill manager, grain elevator superintendent, grain terminal operator, grain dryer operator, feed mixer, seed plant operator, cotton ginner, gin manager, farm supply manager, grain man, corn miller, flour miller, miller, elevator man, feed store man, grain store man, gristmill operator, corn merchant, grist miller",
    credentials: "grain grader license, OSHA 10",
    tools: "grain leg, grain dryer, moisture tester, truck scale",
    skills:
      "grain handling, grain drying, grain grading, grain merchandising, feed mixing, truck scale operation, bin safety, bagging feed and seed, futures and basis",
    duties:
      "dump grain trucks, probe and test moisture, dry corn, load rail cars, buy grain from farmers, mix feed, bag seed, clean bins, watch temperatures in storage, post grain bids, gin cotton, farmers bring in their corn, weigh trucks of wheat, sacks of feed, grind flour",
    beside: "Farm equipment operator",
    context: {
      "corn merchant": "grain, elevator, mill, feed",
      "flour miller": "grain, wheat, mill",
      miller: "grain, flour, mill, wheat",
      "elevator man": "grain, wheat, corn",
      "feed mixer": "grain, mill, feed",
    },
  },
];
