import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who build, clad, and finish buildings and roads with their hands. */
export const BUILDING_TRADES: readonly OccupationEntry[] = [
  {
    name: "Carpenter",
    titles:
      "journeyman carpenter, construction carpenter, residential carpenter, commercial carpenter, union carpenter, joiner, carpenter and joiner, chippy, remodeling carpenter, renovation carpenter, lead carpenter, general carpenter, deck builder, stair builder, carpentry contractor, house carpenter, woodworking man, jobbing carpenter, joiner and builder, carpenter joiner, porch builder",
    credentials:
      "journeyman carpenter card, carpentry apprenticeship, NCCER Carpentry, EPA RRP certification, OSHA 10, City and Guilds carpentry, CSCS card",
    tools: "circular saw, miter saw, table saw, nail gun, laser level, framing square",
    skills:
      "carpentry, house framing, finish carpentry, blueprint reading, deck building, stair building, door hanging, window installation, wood rot repair, trim work, layout and measuring, remodeling, joinery",
    duties:
      "build decks and porches, hang doors and windows, cut and fit lumber, repair rotten wood, build stairs and railings, read plans and lay out walls, install trim and shelves, remodel kitchens and basements, put up partitions, fix sagging floors, woodwork in houses, bring own tools, put up a shed, hang a gate, shave a door that rubs, saw and hammer, make a porch swing, put in a new staircase, bang nails, fit a banister, add a room on the back of the house, put up shelves, put up a garden shed, make doors close right, fix a broken door, good with a hammer and saw, bring old houses back",
    below: "Trades helper, Construction laborer",
    above: "Construction foreman, Construction superintendent, General contractor",
    step: "Handyman, Furniture maker, Home inspector",
    beside: "Drywall installer, Roofer",
    not: "carpenter ant, carpenter bee, carpenter helper, carpenter's helper, carpenter's assistant",
  },
  {
    name: "Rough carpenter",
    titles:
      "framer, framing carpenter, house framer, wood framer, form carpenter, concrete form carpenter, form builder, formwork carpenter, shuttering carpenter, shutterer, timber framer, post and beam framer, log home builder, barn builder, truss setter, ship carpenter, first fix carpenter, framing crew member, roof carpenter, stick framer, house raiser",
    credentials: "OSHA 10, NCCER Carpentry, fall protection training",
    tools: "framing nailer, circular saw, framing square, speed square, chalk line",
    skills:
      "house framing, timber framing, concrete formwork, truss setting, rafter cutting, sheathing, wall layout, post and beam construction, blueprint reading, fall protection",
    duties:
      "frame houses, stand up walls, cut rafters, set trusses, nail sheathing, lay floor joists, build concrete forms, strip forms, pole barns, log cabins, timber frames, beams and headers, put up the bones of a house, raise a barn, nail two by fours together, the skeleton of a new building, swing a hammer all day",
    below: "Construction laborer",
    step: "Roofer, Siding installer",
    beside: "Concrete finisher, Ironworker",
    not: "picture framer",
    context: {
      "ship carpenter": "ships, boats, shipyard",
      framer: "houses, lumber, walls, studs, trusses, joists, sheathing, construction, residential",
    },
  },
  {
    name: "Finish carpenter",
    titles:
      "trim carpenter, finish carpentry specialist, interior carpenter, millwork installer, architectural woodwork installer, molding installer, door hanger, second fix carpenter, second fix joiner, cabinet installer, kitchen installer, kitchen fitter, closet installer, second fixer, trim man, finish man, interior joiner, wardrobe fitter, bedroom fitter",
    credentials: "AWI quality certification, EPA RRP certification, NCCER Carpentry",
    tools: "miter saw, brad nailer, wood router, coping saw, oscillating tool",
    skills:
      "finish carpentry, trim work, crown molding, cabinet installation, door hanging, wainscoting, millwork, built ins, coping and mitering, closet systems, stair building, hardware installation",
    duties:
      "install crown molding, fit baseboards and casings, hang interior doors, set kitchen cabinets, scribe to walls, miter corners, install wainscoting, build bookcases in place, fit closets, mount door hardware, stair rails and newels, detailed interior woodwork, put the fancy woodwork in a room, wood trim around windows, fit a new kitchen, hang cupboards, skirting boards and architraves, put in a window seat",
    step: "Cabinetmaker, Carpenter",
    beside: "House painter, Floor installer, Kitchen and bath designer",
  },
  {
    name: "Cabinetmaker",
    titles:
      "cabinet maker, cabinet builder, custom cabinetmaker, woodworker, bench carpenter, architectural millworker, millwork fabricator, shop carpenter, casework builder, cabinet shop foreman, CNC woodworker, wood shop technician, bench joiner, bench hand, cupboard maker, joinery machinist, wood mill hand, millman, case maker",
    credentials: "AWI quality certification, Woodwork Career Alliance credential, City and Guilds furniture",
    tools: "table saw, CNC router, edgebander, wood planer, wood shaper, Cabinet Vision, Mozaik, clamps",
    skills:
      "cabinetmaking, architectural casework, veneering, joinery, wood finishing, CNC router operation, shop drawings, millwork, laminate work, face frame construction, dovetail joints, cut lists, wood identification",
    duties:
      "build kitchen cabinets, make drawers and doors, cut sheet goods, veneer panels, dovetail drawers, run the wood shop, edge band plywood, spray lacquer, draw cut lists, custom vanities, bookcases to order, fit hinges and slides, make cupboards, put together a hutch, glue and clamp boards, work with oak and walnut, build a china cabinet",
    step: "Furniture restorer",
    beside: "Countertop installer",
    not: "woodworker supply",
    context: {
      "bench hand": "wood, cabinet, joinery",
      millman: "wood, joinery, cabinet",
      "case maker": "wood, cabinet, furniture",
    },
  },
  {
    name: "Bricklayer",
    titles:
      "brick mason, brickmason, mason, block mason, blocklayer, block layer, masonry contractor, masonry worker, brickie, tuckpointer, tuck pointer, brick restoration mason, chimney mason, fireplace builder, refractory mason, journeyman mason, brick pointer, chimney builder, stack builder, chimney man, jointer and pointer, trowel hand",
    credentials: "BAC journeyman card, NCCER Masonry, masonry contractor license, OSHA 10",
    tools: "mason trowel, mason's level, mortar mixer, line blocks, tuckpointing grinder",
    skills:
      "bricklaying, masonry, block laying, tuckpointing, mortar mixing, brick repair, chimney rebuilding, fireplace construction, masonry restoration, scaffold work, masonry cleaning, reading elevations",
    duties:
      "lay brick, lay block, mix mortar, repoint old brick, rebuild chimneys, build fireplaces, fix cracked steps, brick veneer, butter joints, strike joints, match old mortar, build garden walls, set lintels, put up a brick wall, build a barbecue, trowel and bricks, fix crumbling bricks, put new cement between the bricks, garden wall falling down, build and fix brick walls",
    below: "Mason tender",
    step: "Stonemason, Tile setter",
    beside: "Concrete finisher",
    not: "mason jar, freemason, mason tender",
  },
  {
    name: "Mason tender",
    titles:
      "hod carrier, hoddie, mason's helper, brick tender, bricklayer's helper, bricklayer's labourer, plaster tender, mud mixer, masonry laborer, brickie's labourer, hodman, brick carrier, brickie's mate, mortar man",
    credentials: "OSHA 10, forklift certification",
    tools: "mortar mixer, wheelbarrow, rough terrain forklift",
    skills:
      "mortar mixing, scaffold work, material handling, block stacking, brick cutting, forklift operation, site cleanup, wheelbarrow work",
    duties:
      "mix mud for the masons, carry brick and block, stock the scaffold, cut block, wheel mortar, wash down brick, keep the bricklayers supplied, move planks, clean the mixer, shovel sand, lug bricks up the ladder, make the mortar, help the man who lays brick, hump bricks",
    beside: "Construction laborer",
  },
  {
    name: "Stonemason",
    titles:
      "stone mason, stone setter, dry stone waller, stonecutter, stone cutter, stone carver, monument mason, monument setter, marble setter, marble mason, granite cutter, banker mason, flagstone mason, hardscape mason, retaining wall builder, headstone engraver, dry stane dyker, dry stone dyker, dyker, waller, tombstone carver, gravestone carver, stone dresser, rock mason, stone wall builder, letter cutter",
    credentials: "DSWA certification, City and Guilds stonemasonry, BAC journeyman card",
    tools: "stone chisel, mason's hammer, angle grinder, wet saw, feathers and wedges",
    skills:
      "stone masonry, dry stone walling, stone carving, stone cutting, flagstone patios, retaining walls, historic restoration, lime mortar, veneer stone, marble setting, headstone lettering, masonry restoration",
    duties:
      "build stone walls, set flagstone, carve stone, cut granite, restore old stonework, lime mortar repointing, stone steps and patios, set headstones, dry laid walls, dress stone with a chisel, church and monument repair, face a fireplace in stone, cut letters in gravestones, tombstones, rock walls without cement, chip stone by hand, fieldstone",
    beside: "Landscaper, Tile setter",
    context: { dyker: "stone, wall", waller: "stone, dry, wall, fields" },
  },
  {
    name: "Concrete finisher",
    titles:
      "cement mason, concrete mason, cement finisher, concrete worker, concrete contractor, flatwork finisher, concrete placer, concrete pumper, concrete pump operator, decorative concrete installer, stamped concrete installer, terrazzo worker, concrete foreman, sidewalk finisher, epoxy floor installer, concrete repair technician, cement worker, cement layer, concretor, cement contractor, sidewalk layer, concrete layer, cement man",
    credentials:
      "ACI Flatwork Finisher, ACI certification, OPCMIA card, American Concrete Pumping Association certification",
    tools: "power trowel, bull float, screed, concrete saw, concrete vibrator, laser screed",
    skills:
      "concrete finishing, flatwork, concrete forming, screeding, stamped concrete, concrete pumping, saw cutting, rebar placement, epoxy flooring, terrazzo, concrete repair, concrete curing, concrete grinding",
    duties:
      "pour slabs, finish driveways, screed and float, trowel the slab, broom finish sidewalks, stamp patios, set forms, place rebar and mesh, patch spalled concrete, polish floors, cut control joints, pour footings and foundations, pump concrete, pour cement, smooth wet cement, lay a new driveway, put in a sidewalk, knees in wet concrete, garage floor, front steps",
    below: "Construction laborer",
    step: "Paving worker",
    beside: "Truck driver, Ironworker",
  },
  {
    name: "Drywall installer",
    titles:
      "drywaller, drywall hanger, sheetrocker, sheetrock hanger, drywall finisher, drywall taper, taper, taper and jointer, drywall contractor, drywall repairman, dryliner, dry liner, plasterboard fixer, wallboard installer, metal stud framer, steel stud framer, acoustical ceiling installer, ceiling tile installer, lath installer, tacker, wallboard hanger, gypsum board installer, ceiling fixer, suspended ceiling fixer, ceiling man, mudder",
    credentials: "OSHA 10, NCCER Drywall, scissor lift certification",
    tools: "screw gun, taping knife, bazooka taper, drywall lift, stilts, sanding pole",
    skills:
      "drywall hanging, drywall finishing, taping and mudding, texture matching, metal stud framing, acoustical ceilings, drywall patching, skim coating, drywall sanding, popcorn ceiling removal, fire taping",
    duties:
      "hang sheetrock, tape and mud seams, sand joints, patch holes in walls, match texture, frame metal studs, install drop ceilings, scrape popcorn ceilings, corner bead, ceiling stains and cracks, finish to level five, knockdown and orange peel, put up plasterboard, cover cracks so the wall is smooth, fix a hole somebody kicked in the wall, nail up gypsum board, lower a ceiling, make a room into two",
    step: "Plasterer, House painter",
    beside: "Insulation installer",
    context: {
      tacker: "plasterboard, drywall, walls",
      mudder: "drywall, tape, joints",
      taper: "drywall, mud, sheetrock, joints, walls",
    },
  },
  {
    name: "Plasterer",
    titles:
      "plaster mason, ornamental plasterer, stucco mason, stucco installer, stucco contractor, veneer plasterer, EIFS installer, renderer, lime plasterer, fibrous plasterer, venetian plasterer, plaster restorer, plaster repair specialist, solid plasterer, lath and plaster man, pargeter, plastering contractor, cornice maker, pebble dasher, lather, metal lather",
    credentials: "OPCMIA card, City and Guilds plastering, EIFS certification",
    tools: "hawk and trowel, plaster mixer, stucco sprayer",
    skills:
      "plastering, stucco, ornamental plaster, plaster repair, venetian plaster, EIFS, lath installation, skim coating, lime plaster, plaster molding casting, texture finishes",
    duties:
      "plaster walls and ceilings, repair cracked plaster, run plaster cornices, cast ceiling medallions, stucco outside walls, scratch and brown coats, restore old house plaster, wire lath, synthetic stucco, skim coat, render and float, polished plaster, smooth the walls before painting, put a skim on a ceiling, old ceiling coming down, fancy ceilings, pebble dash",
    below: "Mason tender",
    beside: "Bricklayer, Historic preservation specialist",
    context: { renderer: "stucco, plaster, cement, walls" },
  },
  {
    name: "House painter",
    titles:
      "interior painter, exterior painter, residential painter, commercial painter, painting contractor, painter and decorator, decorator, decorating contractor, union painter, construction painter, brush hand, faux finisher, decorative painter, maintenance painter, cabinet painter, deck stainer, spray painter, painter, painting and decorating contractor, house decorator, paint man, distemperer, painting contractor's man, housepainter",
    credentials: "EPA RRP certification, painting contractor license, C-33 license, OSHA 10, PDCA membership",
    tools: "airless sprayer, extension ladder, paint rollers, paint sprayer, Graco sprayer",
    skills:
      "interior painting, exterior painting, surface preparation, spray painting, cabinet refinishing, faux finishing, caulking, wood staining, color matching, lead safe work practices, wallpaper removal, drywall patching, pressure washing, ladder work",
    duties:
      "paint rooms, paint the outside of a house, scrape and prime, cut in and roll, spray cabinets, stain decks, patch nail holes, caulk trim, touch up apartments, paint doors and windows, match colors, cover furniture and floors, faux finishes and glazing, freshen up the walls, give a room a coat of paint, whitewash, do the ceilings, emulsion and gloss, put a new color on the shutters, sand down woodwork, decorating, paint walls and ceilings in homes, paint somebody's living room, brush and roller, paint fences and porches",
    below: "Trades helper",
    step: "Paperhanger",
    beside: "Handyman",
    not: "portrait painter, landscape painter, oil painter, auto painter, automotive painter, face painter, scenic painter, car painter",
    context: {
      painter: "house, walls, interior, exterior, trim, roller, brush, residential, primer, ladder",
      decorator: "paint, wallpaper, walls, brush, painting",
      "spray painter": "house, cabinets, walls, airless",
    },
  },
  {
    name: "Paperhanger",
    titles:
      "wallpaper hanger, wallpaper installer, wallcovering installer, paper hanger, wall paper hanger, wallpaperer, mural installer, wallpaper remover, paper hanger and decorator, wall paperer, wallcovering hanger",
    credentials: "Wallcovering Installers Association certification",
    tools: "wallpaper steamer, paste table, seam roller, smoothing brush",
    skills:
      "wallpaper hanging, wallpaper removal, wallcovering installation, pattern matching, surface preparation, mural installation, vinyl wallcovering, grasscloth",
    duties:
      "hang wallpaper, strip old wallpaper, match patterns at seams, paste and book paper, size walls, install murals, grasscloth and silk, commercial vinyl, trim around windows, paper a powder room, put up wall paper, peel off the old paper, border around the room",
    beside: "Interior designer, Drapery maker",
  },
  {
    name: "Industrial painter",
    titles:
      "sandblaster, abrasive blaster, industrial coatings painter, bridge painter, tank painter, coatings applicator, protective coatings applicator, NACE inspector, steel painter, shipyard painter, water tower painter, blaster painter, grit blaster, bridge painter and blaster, ship painter, structural steel painter",
    credentials: "NACE CIP, AMPP Coating Inspector, SSPC C3, SSPC QP, lead abatement certification",
    tools: "blast pot, airless sprayer, dry film thickness gauge, respirators",
    skills:
      "abrasive blasting, protective coatings, industrial painting, coating inspection, spray painting, lead paint removal, surface profile, rope access, confined space entry, epoxy coatings",
    duties:
      "sandblast steel, paint bridges, coat tanks, spray epoxy, measure film thickness, remove lead paint, work in containment, water towers, ship hulls, check surface profile, rust removal, blast rust off metal, paint ships and gas tanks, hang off a bridge with a spray gun, red lead",
    beside: "House painter, Ironworker",
    context: { sandblaster: "steel, coatings, tank, bridge, paint" },
  },
  {
    name: "Roofer",
    titles:
      "roofing contractor, roofing installer, shingler, residential roofer, commercial roofer, flat roofer, roof repairman, slate roofer, roof tiler, metal roofer, roofing mechanic, roof leak technician, waterproofer, hot tar roofer, roofing foreman, roof thatcher, slater, slater and tiler, roof slater, felt roofer, thatcher, tar roofer, roofing man, slate hanger, leadworker, roof fixer",
    credentials: "roofing contractor license, C-39 license, GAF Master Elite, HAAG certified inspector, OSHA 10",
    tools: "roofing nailer, hot air welder, tar kettle, roofing torch, shingle cutter",
    skills:
      "roofing, shingle installation, flat roofing, roof repair, roof flashing, EPDM, TPO, metal roofing, slate roofing, roof inspection, fall protection, tear off, waterproofing, skylight installation, roof estimates",
    duties:
      "shingle roofs, tear off old shingles, fix roof leaks, install flashing, weld membrane seams, lay underlayment, replace plywood decking, ridge vents, ice dam damage, slate and tile roofs, hot tar, torch down, patch flat roofs, rubber roof, put a new roof on, up on the roof all day, stop the roof dripping, lead flashing round the chimney, thatch with straw, nail down shingles after a storm, felt a shed, fix a leaking roof, keep rain out",
    below: "Construction laborer",
    above: "Roofing consultant",
    step: "Siding installer, Solar installer",
    beside: "Sheet metal worker",
    context: { leadworker: "roof, flashing, lead", waterproofer: "roof, membrane, coating, deck" },
  },
  {
    name: "Siding installer",
    titles:
      "siding contractor, siding mechanic, vinyl siding installer, gutter installer, gutter mechanic, exterior installer, soffit and fascia installer, cladding installer, cladder, aluminum siding installer, hardie installer, seamless gutter installer, exterior remodeler, vinyl sider, sider, gutter man, siding applicator, eavestrough installer, weatherboarder, guttering fitter, clapboard installer, rain gutter installer",
    credentials: "VSI certified installer, EPA RRP certification",
    tools: "gutter machine, siding brake, tin snips, ladder jacks",
    skills:
      "siding installation, gutter installation, soffit and fascia, house wrap, aluminum bending, fiber cement siding, vinyl siding, exterior trim, roof flashing, ladder work",
    duties:
      "hang vinyl siding, bend aluminum trim, install gutters and downspouts, replace fascia, wrap the house, cut fiber cement, repair storm damaged siding, cedar shingles, gutter guards, soffit vents, hang shutters, cover the outside of a house, put up clapboards, rain gutters that overflow, eavestroughs, gutters falling off",
    beside: "Window and door installer, Carpenter",
  },
  {
    name: "Window and door installer",
    titles:
      "window installer, replacement window installer, door installer, window fitter, storm window installer, door mechanic, door hardware installer, screen repairman, window repairman, sash window restorer, shower door installer, double glazing fitter, sash cord replacer, storm door installer, window man, screen man, double glazing installer, double glazing engineer",
    credentials: "InstallationMasters certification, EPA RRP certification",
    tools: "pry bar, caulk gun, oscillating tool",
    skills:
      "window installation, door installation, window restoration, caulking, screen repair, door hardware, roof flashing, weatherstripping, insulated glass replacement",
    duties:
      "replace old windows, hang entry doors, rescreen porches, free stuck windows, sash cords, storm doors, sliding patio doors, insulated glass, weatherstrip doors, seal drafty windows, double glazing, put in new windows, windows that won't open, screens for the porch, a door that lets the draft in",
    step: "Glazier, Carpenter",
    beside: "Locksmith, Finish carpenter",
    context: { "window man": "replace, install, sash, glass", "door installer": "entry, patio, hang, windows" },
  },
  {
    name: "Floor installer",
    titles:
      "floor layer, flooring contractor, hardwood floor installer, hardwood floor refinisher, floor sander, floor refinisher, floor finisher, carpet installer, carpet layer, carpet fitter, floor fitter, laminate floor installer, vinyl flooring installer, linoleum installer, floor coverer, resilient floor layer, parquet layer, lino layer, carpet man, floorlayer, floor man, rug layer, wood floor mechanic, wood block floor layer, carpet planner, carpet mechanic, floor scraper",
    credentials: "NWFA certified, Certified Flooring Installer, INSTALL certification, EPA RRP certification",
    tools: "floor nailer, drum sander, knee kicker, power stretcher, moisture meter",
    skills:
      "hardwood floor installation, floor sanding, carpet installation, vinyl plank installation, laminate flooring, subfloor preparation, floor refinishing, carpet stretching, sheet vinyl, floor leveling, moisture testing, stair carpeting",
    duties:
      "lay hardwood floors, sand and refinish floors, stretch carpet, seam carpet, install vinyl plank, level the subfloor, tear out old carpet, stain and polyurethane, tack strip and pad, squeaky floors, carpet stairs, patch floorboards, acclimate wood, put down linoleum, put wall to wall carpet down, kneel all day with a knee kicker, bring old floors back to life, floor boards, put in new floors, lay carpet",
    below: "Trades helper",
    step: "Tile setter",
    beside: "Carpet cleaner",
    context: { "carpet man": "lay, install, stretch, tack" },
  },
  {
    name: "Tile setter",
    titles:
      "tiler, tile installer, tile layer, tile contractor, ceramic tile installer, tile and marble setter, tile mechanic, bathroom tiler, wall and floor tiler, mosaic installer, tile man, tile mason, grout repair technician, ceramic tiler, floor tiler, tilesetter, tile fixer, mosaic layer, tile and terrazzo man, marble layer",
    credentials: "Certified Tile Installer, Schluter training",
    tools: "wet saw, notched trowel, tile nippers, mixing paddle, Schluter",
    skills:
      "tile setting, grouting, shower waterproofing, thinset, mosaic installation, tile layout, backer board, marble installation, regrouting, floor leveling, tile repair, mud bed",
    duties:
      "set tile, tile showers, lay out a bathroom floor, grout joints, cut tile on a wet saw, kitchen backsplash, waterproof shower pans, replace cracked tiles, regrout a tub, float a mud bed, marble and travertine, lay mosaics, seal grout, put up bathroom tiles, tiles falling off the wall, stick tiles on, put in a new bathroom floor, tile a kitchen",
    beside: "Countertop installer, Plumber",
    not: "roof tiler",
  },
  {
    name: "Countertop installer",
    titles:
      "countertop fabricator, granite installer, stone fabricator, quartz installer, solid surface installer, countertop templater, marble fabricator, worktop fitter, laminate countertop maker, Corian installer, Formica man, benchtop installer, kitchen top fitter, counter top installer, counter top maker, Formica fabricator, worktop installer",
    credentials: "Natural Stone Institute accreditation, solid surface certification",
    tools: "bridge saw, CNC stone router, polishing machine, vacuum lifter, laser templater",
    skills:
      "countertop installation, stone fabrication, templating, stone polishing, seam setting, sink cutouts, laminate work, solid surface, edge profiling, stone sealing",
    duties:
      "measure for countertops, cut slabs, polish edges, set granite tops, glue seams, cut sink holes, template kitchens, install vanity tops, repair chips, carry slabs, quartz and marble, put in a new kitchen top, Formica, heavy stone for the kitchen",
    beside: "Kitchen and bath designer, Stonemason",
  },
  {
    name: "Glazier",
    titles:
      "glass installer, glass worker, window glazier, glass cutter, commercial glazier, curtain wall installer, storefront glazier, glass fitter, mirror installer, glass and mirror installer, glazing contractor, architectural glazier, plate glass installer, glass repairman, glass man, glassman, plate glass man, glass setter, double glazier, window pane man, leaded light glazier",
    credentials: "Architectural Glass and Metal Technician certification, C-17 license, IUPAT card",
    tools: "suction cups, glass cutter wheel, glazing bar, setting blocks",
    skills:
      "glazing, glass cutting, curtain wall installation, storefront installation, mirror installation, sealant application, glass replacement, shower enclosures, window glass repair, aluminum framing, glass handling",
    duties:
      "replace broken glass, cut glass, set storefront glass, install mirrors, putty old windows, curtain walls, seal and caulk glass, shower enclosures, board up broken windows, table tops cut to size, high rise glass, put new panes in windows, a baseball went through the window, fix a cracked pane, carry big sheets of glass",
    beside: "Auto glass technician, Ironworker, Stained glass artisan",
    not: "auto glass installer, glass worker blowing, glass cutter tool",
  },
  {
    name: "Insulation installer",
    titles:
      "insulator, insulation worker, insulation contractor, spray foam installer, spray foam applicator, mechanical insulator, pipe insulator, pipe coverer, lagger, heat and frost insulator, weatherization installer, attic insulation installer, blown in insulation installer, lagging engineer, loft insulation installer, lagger and insulator, pipe lagger, thermal insulation engineer, cavity wall installer, asbestos insulator, thermal insulator",
    credentials: "BPI certification, SPFA certification, weatherization installer certification, HFIAW card",
    tools: "spray foam rig, insulation blower, respirators, blower door",
    skills:
      "insulation installation, spray foam, blown in insulation, pipe insulation, air sealing, weatherization, batt insulation, vapor barriers, crawl space encapsulation, blower door testing, pipe jacketing",
    duties:
      "blow in attic insulation, spray foam walls, hang batts, wrap pipes, cover boilers and ducts, seal air leaks, weatherize homes, encapsulate crawl spaces, vapor barriers, draft proofing, jacketing on steam lines, make a house warmer, pink fiberglass in the loft, lag the pipes, stop drafts, fill the walls so heat stays in",
    beside: "Home energy auditor, Hazardous materials abatement worker",
    not: "electrical insulator, porcelain insulator",
    context: { insulator: "pipe, foam, batts, attic, mechanical" },
  },
  {
    name: "Hazardous materials abatement worker",
    titles:
      "asbestos worker, asbestos abatement worker, asbestos remover, lead abatement worker, abatement supervisor, asbestos supervisor, lead inspector, lead risk assessor, hazmat abatement technician, asbestos surveyor, hazardous waste cleanup worker, environmental remediation technician, asbestos stripper, asbestos removal operative, asbestos man, deleader",
    credentials:
      "HAZWOPER 40, asbestos worker license, AHERA inspector, lead inspector license, lead risk assessor license",
    tools: "negative air machine, HEPA vacuum, respirators, XRF analyzer, air sampling pump",
    skills:
      "asbestos abatement, lead abatement, HAZWOPER, containment setup, air monitoring, respirator use, decontamination, asbestos inspection, XRF testing, hazardous waste handling, bulk sampling",
    duties:
      "remove asbestos, build containments, suit up in respirators, scrape lead paint, bag waste, take air samples, test paint for lead, survey buildings for asbestos, decontamination showers, glove bags, spill cleanup, take out asbestos safely, wear a moon suit and mask, old lead paint, dangerous dust, get poison out of buildings",
    beside: "Demolition worker, Restoration technician, Industrial hygienist",
  },
  {
    name: "Ironworker",
    titles:
      "iron worker, structural ironworker, steel erector, rodbuster, rod buster, reinforcing ironworker, rebar worker, rebar tier, steel fixer, ornamental ironworker, structural steel worker, raising gang foreman, metal building erector, steel man, spiderman, steel bender, bridgeman, high steel worker, bar bender, constructional erector, steelwork erector, bridge and structural ironworker",
    credentials: "Ironworkers union journeyman card, AWS D1.1, NCCER Rigging, OSHA 30, fall protection training",
    tools: "spud wrench, bull pin, bolt gun, tying pliers, stud welder",
    skills:
      "structural steel erection, rebar tying, rigging, bolting up, welding, crane signaling, fall protection, ornamental iron, metal decking, reading erection drawings, post tensioning, high work",
    duties:
      "erect structural steel, connect beams, bolt up columns, tie rebar, work at heights, walk iron, signal the crane, plumb up steel, metal decking, stairs and railings, bridges and high rises, post tension cables, walk the steel way up high, put up the iron for skyscrapers, girders, rivets, bend reinforcing bars",
    below: "Construction laborer",
    step: "Rigger",
    beside: "Crane operator, Boilermaker",
    context: {
      "steel man": "beams, rebar, structural",
      spiderman: "steel, erector, structural",
      "steel bender": "rebar, reinforcing, concrete",
      bridgeman: "steel, bridge, iron",
    },
  },
  {
    name: "Rigger",
    titles:
      "rigging foreman, certified rigger, signalman, crane signal person, signal person, banksman, slinger, slinger signaller, machinery mover, heavy rigger, industrial rigger, lift director, rigging supervisor, crane slinger, hooker on, hook on man, millwright rigger, machine mover, heavy lifter, dogman, bell man",
    credentials: "NCCCO Rigger, NCCCO Signalperson, NCCER Rigging, CICB Rigger",
    tools: "chain falls, slings, shackles, come along, gantry crane, machinery skates",
    skills:
      "rigging, crane signaling, load calculations for lifts, lift planning, machinery moving, sling inspection, heavy lifts, jacking and skating, knots and hitches, wire rope inspection",
    duties:
      "rig loads, signal the crane, move machinery, inspect slings and shackles, plan critical lifts, skate heavy equipment, set transformers, hand signals and radio, jack and roll, tag lines, load and unload heavy haul, hook loads to the crane, move heavy machines into a factory, chains and pulleys, block and tackle, lift a boiler through a roof",
    beside: "Millwright, Stagehand, Crane operator",
    not: "theatrical rigger, stage rigger, sail rigger, parachute rigger",
    context: {
      "hooker on": "crane, load, sling",
      dogman: "crane, sling, load",
      "bell man": "crane, hoist",
      signalman: "crane, rigging, loads, lift",
    },
  },
  {
    name: "Pile driver",
    titles:
      "pile driver operator, piledriver, piling operative, pile buck, dock builder, pier builder, marine construction worker, seawall builder, dock carpenter, drilled shaft operator, caisson driller, bulkhead builder, pile driverman, pier carpenter, wharf builder, jetty builder, pile driving foreman",
    credentials: "Pile Drivers union card, NCCCO Foundation Drill, TWIC card",
    tools: "diesel hammer, vibratory hammer, pile leads, drill rig, barge crane",
    skills:
      "pile driving, sheet piling, dock building, marine construction, rigging, welding, seawall construction, cofferdams, foundation drilling, pile cutting",
    duties:
      "drive piles, splice steel pile, build docks and piers, sheet pile walls, seawalls and bulkheads, work from a barge, cut off piles, set caps, drill shafts, build cofferdams, steel and timber piles, hammer posts into the sea bed, build a boat dock, bang piles into the ground, piers at the shore",
    beside: "Crane operator, Ironworker, Charter boat captain",
  },
  {
    name: "Crane operator",
    titles:
      "mobile crane operator, tower crane operator, crawler crane operator, boom truck operator, overhead crane operator, hoist operator, hoisting engineer, crane driver, gantry crane operator, lattice boom operator, cherry picker operator, bridge crane operator, boom operator crane, hydraulic crane operator, carry deck operator, derrick operator, tower crane driver, hoist man, craneman, crane man, crawler crane driver, steam crane driver, hoistman, winchman, derrickman",
    credentials:
      "NCCCO, NCCCO Mobile Crane Operator, NCCCO Tower Crane Operator, hoisting license, CDL Class A, CICB certification",
    tools: "Grove crane, Manitowoc, Liebherr, Link-Belt, Potain tower crane, load chart",
    skills:
      "crane operation, load charts, lift planning, crane inspection, rigging, tower cranes, overhead cranes, boom trucks, hand signals, crane setup, crane hoisting",
    duties:
      "lift steel, run the tower crane, read load charts, set outriggers, pick loads on signal, set rooftop units, daily crane inspection, hoist material, swing the boom, unload trucks by crane, ladle crane, erect and dismantle cranes, sit up in the cab and lift things, work the levers, lift heavy stuff onto buildings",
    step: "Heavy equipment operator",
    beside: "Longshore worker",
    not: "camera crane operator",
    context: { winchman: "crane, hoist, lift", derrickman: "crane, derrick, hoist" },
  },
  {
    name: "Heavy equipment operator",
    titles:
      "operating engineer, equipment operator, excavator operator, backhoe operator, bulldozer operator, dozer operator, loader operator, wheel loader operator, grader operator, motor grader operator, scraper operator, plant operator, digger driver, heavy machinery operator, skid steer operator, earthmover, excavating contractor, trackhoe operator, bobcat operator, JCB driver, plant driver, bulldozer driver, dozer driver, steam shovel operator, cat skinner, catskinner, dozer man, drott driver, grader driver, earthmover driver, backhoe man, shovel operator, navvy driver, 360 driver, machine driver, road roller driver, dumper driver",
    credentials:
      "NCCER Heavy Equipment Operations, IUOE journeyman card, CPCS card, NPORS card, MSHA Part 46, CDL Class A",
    tools:
      "Caterpillar excavator, John Deere backhoe, Bobcat, bulldozer, motor grader, Trimble machine control, skid steer",
    skills:
      "excavation, site grading, trenching, heavy equipment operation, backhoe operation, bulldozer operation, GPS machine control, site clearing, backfilling, finish grading, equipment inspection, land clearing, skid steer operation, utility digging",
    duties:
      "dig foundations, run a backhoe, grade the site, push dirt, load dump trucks, dig trenches for pipe, clear land, finish grade to stakes, backfill walls, build roads, dig ponds, operate a dozer, move earth, spread gravel, dig out stumps, drive a bulldozer, run a digger, move dirt with big machines, dig a basement, level land for a house, dig a swimming pool hole, Caterpillar tractor",
    below: "Construction laborer",
    above: "Construction foreman",
    step: "Paving worker, Snow plow operator",
    beside: "Dump truck driver, Heavy equipment mechanic",
    not: "power plant operator, treatment plant operator, chemical plant operator, concrete plant operator, asphalt plant operator",
    context: {
      "machine driver": "digger, site, earth",
      "dumper driver": "site, digger, plant",
      "plant operator": "excavator, digger, earthmoving, dozer, CPCS",
      "equipment operator": "excavator, backhoe, dozer, loader, grading, earth",
      "loader operator": "wheel, bucket, gravel, earth",
    },
  },
  {
    name: "Paving worker",
    titles:
      "asphalt paver, asphalt worker, paving foreman, paver operator, asphalt raker, lute man, roller operator, paving operator, driveway sealcoater, sealcoater, tarmac layer, line striper, pavement marker, brick paver installer, street paver, blacktop worker, paving contractor, tarmac man, tar man, roadmender, blacktopper, road layer, paviour, pavior, cobblestone layer, slab layer, roadmaker, kerb layer, crazy paving man, steamroller driver",
    credentials: "CDL Class A, flagger certification, ATSSA certification, ICPI installer certification",
    tools: "asphalt paver, vibratory roller, asphalt lute, crack sealer, striping machine, plate compactor",
    skills:
      "asphalt paving, sealcoating, crack sealing, soil compaction, paver installation, line striping, traffic control, pothole patching, curb work, pavement milling",
    duties:
      "pave driveways, rake hot asphalt, roll blacktop, seal parking lots, stripe lines, patch roads, compact base, lay paver patios, set curbs, mill pavement, lay tarmac, fill holes in the road, black top a driveway, paving slabs, cobbles, paint lines on the parking lot, smell of hot tar",
    below: "Traffic flagger, Construction laborer",
    step: "Public works maintenance worker",
    beside: "Dump truck driver, Landscaper",
  },
  {
    name: "Traffic flagger",
    titles:
      "flagger, flag person, flagman, road flagger, traffic controller, traffic control technician, work zone flagger, traffic control flagger, traffic marshal, traffic control supervisor, stop go man, stop and go man, flag man, flagwoman, road guard, slow sign holder, sign holder road work",
    credentials: "flagger certification, ATSSA certification, traffic control supervisor certification",
    tools: "stop slow paddle, traffic cones, two way radio",
    skills:
      "flagging, traffic control, work zone safety, cone placement, radio communication, lane closures, pedestrian safety, sign setup",
    duties:
      "hold the stop and slow sign, direct traffic around road work, set out cones, stand on the road, wave cars through, radio the other end, set up lane closures, keep road crews safe, hi vis vest, pilot car, stop cars while they dig up the road, turn the sign around, keep traffic from hitting the workers, one lane at a time",
    beside: "Construction laborer",
    not: "air traffic controller, railroad flagman",
    context: {
      flagman: "road, traffic, construction, cones",
      "traffic controller": "road, cones, flagging, work zone",
    },
  },
  {
    name: "Land surveyor",
    titles:
      "surveyor, professional land surveyor, licensed surveyor, registered land surveyor, RPLS, RLS, boundary surveyor, survey party chief, party chief, geomatics surveyor, construction surveyor, topographic surveyor, cadastral surveyor, hydrographic surveyor, chartered land surveyor, survey crew chief, setting out engineer, land measurer, county surveyor, transit man, ordnance surveyor, property line surveyor, theodolite man",
    credentials: "Professional Land Surveyor license, LSIT, NSPS CST, FAA Part 107, MRICS",
    tools: "total station, Trimble GPS, Leica, AutoCAD Civil 3D, theodolite, data collector, drone",
    skills:
      "land surveying, boundary surveys, topographic surveys, construction staking, total station, GPS surveying, legal descriptions, drawing plats, ALTA surveys, deed research, Civil 3D, elevation certificates, drone mapping, setting out",
    duties:
      "find property corners, settle boundary lines, stake the building, research deeds, draw plats, shoot elevations, write legal descriptions, mark lot lines, subdivide land, flood elevation certificates, topographic maps, run the survey crew, stake roads and curbs, review survey drawings, write survey reports, measure land, show where my property ends, argue with the neighbor about the fence line, find old markers, look through the instrument on three legs, put in pins at the corners",
    below: "Survey technician",
    beside: "Title examiner, GIS analyst",
    not: "marine surveyor, quantity surveyor, building surveyor, insurance surveyor, loss surveyor, nursing home surveyor, hospital surveyor, health facility surveyor, surveyor of public opinion",
    context: { "county surveyor": "boundary, land, plats, roads" },
  },
  {
    name: "Survey technician",
    titles:
      "survey crew member, instrument man, instrument person, instrumentman, rodman, rod man, chainman, survey assistant, surveyor's assistant, surveying technician, surveyor helper, chain man, survey drafter, rod person, rear chainman, head chainman, axeman, staffman, surveyor's chainman, transitman",
    credentials: "NSPS CST, LSIT",
    tools: "total station, prism pole, data collector, GPS rover, metal detector, AutoCAD Civil 3D",
    skills:
      "surveying instruments, construction staking, total station, field notes, GPS surveying, line clearing, data collection, plat drafting, Civil 3D",
    duties:
      "hold the rod, set up the tripod, cut brush for sight lines, find iron pins, drive stakes, write field notes, run the total station, carry survey gear, pull the chain, download field data, draft plats, help the surveyor, hold the pole while he looks through the scope, clear bushes with a machete, hammer in stakes with ribbons",
    context: { axeman: "survey, brush, line", staffman: "survey, level" },
  },
  {
    name: "Demolition worker",
    titles:
      "demolition laborer, wrecker, wrecking worker, demolition contractor, demo laborer, demo worker, deconstruction worker, salvage worker, building salvager, demolition operative, interior demolition worker, strip out operative, concrete cutter, core driller, architectural salvager, house breaker, housebreaker, topman, wrecking crew member, building wrecker, demolition man, ball man, jackhammer man, hammer man",
    credentials: "OSHA 10, OSHA 30, asbestos awareness",
    tools: "jackhammer, demolition hammer, core drill, wall saw, sledgehammer, excavator shear",
    skills:
      "demolition, interior demolition, deconstruction, building salvage, concrete cutting, core drilling, debris hauling, jackhammering, torch cutting, shoring, dust control",
    duties:
      "tear out old kitchens, knock down walls, gut a house, break up concrete, salvage old lumber and brick, haul debris, saw cut slabs, core holes, strip to studs, take down barns, load dumpsters, dust walls, tear down old buildings, swing a sledgehammer, take a house apart, wrecking ball, pull down a garage, rip out a bathroom",
    step: "Construction laborer",
    beside: "Heavy equipment operator, Junk removal worker",
    not: "wrecker driver, tow wrecker, auto wrecker",
    context: {
      housebreaker: "demolition, building, salvage",
      topman: "demolition, building",
      "ball man": "crane, wrecking, demolition",
      "hammer man": "demolition, concrete, jackhammer",
      wrecker: "building, demolition, house",
      "salvage worker": "building, lumber, demolition, deconstruction",
    },
  },
  {
    name: "Construction laborer",
    titles:
      "construction worker, laborer, builder's labourer, general laborer, day laborer, site laborer, union laborer, concrete laborer, pipe layer, pipelayer, trench laborer, navvy, groundworker, cleanup laborer, construction cleaner, jobsite laborer, pipeline laborer, hod and shovel man, pick and shovel man, ditch digger, ganger, building site worker, pipe layer's helper, trench digger, roustabout, bull gang laborer, general operative, groundsworker, drainlayer",
    credentials: "OSHA 10, LIUNA card, CSCS card, flagger certification, forklift certification",
    tools: "jackhammer, wheelbarrow, plate compactor, cut off saw",
    skills:
      "site cleanup, hand digging, material handling, concrete pouring, pipe laying, jackhammering, demolition, trench safety, power tools, load unloading, soil compaction, erosion control",
    duties:
      "carry lumber and block, dig by hand, clean up the job site, unload trucks, shovel and wheelbarrow, lay drain pipe, run a jackhammer, help pour concrete, set up barricades, silt fence, sweep and haul trash, assist the trades, hard physical outdoor work on buildings, dig ditches, dig holes, hump cement bags, fetch and carry on a building site, pick and shovel, clean up after builders",
    above: "Construction foreman",
    beside: "Warehouse worker, Landscaper, Trades helper",
    not: "farm laborer, warehouse laborer, factory laborer",
    context: {
      ganger: "laborers, site, navvies",
      roustabout: "construction, site, pipe",
      "general operative": "construction, site, building",
      laborer: "construction, site, concrete, building, trench, shovel",
      labourer: "construction, site, building, brick",
      "general laborer": "construction, site, concrete, building",
    },
  },
  {
    name: "Trades helper",
    titles:
      "carpenter's helper, carpenter's assistant, contractor's helper, construction helper, tradesman's helper, skilled trades helper, painter's helper, roofer's helper, tile setter helper, builder's mate, craft helper, construction apprentice, carpentry apprentice, builder's assistant, craftsman's helper, workman's helper, tradesman's mate, carpenter's mate, joiner's mate, handyman's helper",
    credentials: "OSHA 10",
    tools: "hand tools, shop vacuum",
    skills:
      "hand tools, power tools, material handling, measuring and cutting, jobsite cleanup, painting prep, ladder work, tool care",
    duties:
      "hand tools to the carpenter, hold the other end, measure and mark, sweep up, load and unload the truck, set up ladders and sawhorses, mask and cover, cut simple pieces, run to the lumber yard, extra pair of hands on a job, learn a trade from an old hand, fetch tools, be a gofer on site, help a craftsman, carry the toolbox",
    beside: "Handyman",
  },
  {
    name: "Scaffold builder",
    titles:
      "scaffolder, scaffold erector, scaffolding carpenter, scaffold foreman, scaffold competent person, staging builder, shoring carpenter, swing stage installer, rope access technician, suspended scaffold erector, scaffie, scaff, scaffolder's labourer, staging erector, steeplejack, scaffold hand, rope access worker",
    credentials: "SAIA competent person, CISRS card, NCCER Scaffolding, SPRAT certification, IRATA certification",
    tools: "tube and clamp scaffold, system scaffold, swing stage, safety harness",
    skills:
      "scaffold erection, scaffold inspection, fall protection, shoring, rope access, load ratings, tube and clamp, swing stages, scaffold design",
    duties:
      "put up scaffold, tie in to the building, plank decks, tag scaffolds, take down staging, swing stages, brace and level, pass frames up by hand, shore floors, refinery scaffold, hang on ropes, put up the poles and planks around a building, climb church steeples, poles and clamps, work on tall chimneys",
    beside: "Ironworker, Window cleaner, Carpenter",
  },
  {
    name: "Fence installer",
    titles:
      "fence builder, fencer, fence contractor, fence erector, fence repairman, gate installer, automatic gate technician, guardrail installer, chain link fence installer, farm fencer, deck and fence builder, fencing man, post and rail fencer, wire fence builder, hurdle maker, agricultural fencer, fence mender",
    credentials: "Certified Fence Professional, OSHA 10",
    tools: "post hole digger, post auger, fence stretcher, post driver",
    skills:
      "fence installation, gate installation, post setting, chain link, wood fencing, barbed wire fencing, gate operators, fence repair, concrete setting, field fencing",
    duties:
      "set fence posts, stretch wire, build wooden fences, hang gates, dig post holes, chain link, vinyl privacy fence, repair storm damaged fence, barbed wire on a farm, gate openers, install guardrail, put up a fence, keep the dog in the yard, a picket fence, posts rotted and leaning, keep cows off the road",
    step: "Landscaper",
    beside: "Carpenter, Farmworker",
    context: { fencer: "posts, gates, wire, wood, chain link" },
  },
  {
    name: "Foundation repair technician",
    titles:
      "foundation repair specialist, basement waterproofer, basement waterproofing technician, crawl space technician, foundation contractor, house leveler, house lifter, house mover, structural repair technician, concrete leveling technician, mudjacking operator, underpinning worker, helical pier installer, damp proofer, damp proofing specialist, house jacker, house raiser, damp proofer and timber treatment man, basement man, dry rot specialist, house shorer, woodworm specialist, timber treatment operative, dry rot man",
    credentials: "Certified Foundation Repair Specialist, OSHA 10",
    tools: "helical piers, hydraulic jacks, sump pump, foam injection rig",
    skills:
      "foundation repair, basement waterproofing, underpinning, crack injection, concrete leveling, sump pumps, crawl space encapsulation, house jacking, landscape drainage, French drains",
    duties:
      "fix wet basements, jack up sagging houses, install piers, inject cracks, level sunken slabs, interior drains, sump pumps, brace bowed walls, move houses, replace sill plates, rising damp, encapsulate crawl spaces, keep water out of the cellar, a floor that slopes, lift a house, dry rot and woodworm",
    beside: "Structural engineer, Concrete finisher, Plumber",
    context: { "house raiser": "jack, foundation, lift" },
  },
  {
    name: "Garage door technician",
    titles:
      "garage door installer, garage door repairman, overhead door mechanic, overhead door technician, garage door opener installer, automatic door technician, rolling door technician, loading dock technician, dock door mechanic, commercial door technician, door operator technician, garage door man, overhead door man, roller shutter engineer, shutter engineer, roll up door man, up and over door fitter, roller door fitter",
    credentials: "IDEA garage door certification, AAADM certification",
    tools: "winding bars, LiftMaster, Genie opener, torsion springs",
    skills:
      "garage door repair, torsion spring replacement, garage door openers, automatic doors, dock levelers, track alignment, rolling steel doors, safety sensor adjustment, service calls",
    duties:
      "fix garage doors, replace broken springs, install garage door openers, door off its track, program remotes, change rollers and cables, repair loading dock doors, adjust automatic sliding doors, hang overhead doors, door will not close, the garage won't open, door fell down and the spring snapped, roll up shutters on shops, clicker for the garage",
    step: "Window and door installer",
    beside: "Locksmith",
  },
  {
    name: "Commercial diver",
    titles:
      "construction diver, underwater welder, inland diver, marine diver, salvage diver, dive supervisor, underwater inspector, hull diver, hull cleaner, dive tender, saturation diver, scientific diver, mooring diver, public safety dive instructor, deep sea diver, hard hat diver, harbor diver, frogman, underwater construction worker, hardhat diver, salvage man, shipwreck diver, underwater burner",
    credentials: "ADCI diver card, commercial diving certificate, TWIC card",
    tools: "surface supplied air, dive helmet, hydraulic tools, broco torch",
    skills:
      "commercial diving, underwater welding, underwater inspection, building salvage, hull cleaning, mooring work, rigging, surface supplied diving, dam inspection, marine construction",
    duties:
      "dive and weld under water, inspect piers and dams, clean boat hulls, set moorings, raise sunken boats, clear intake screens, tend the diver's hose, pile wrapping, underwater video, bridge inspections below the waterline, weld at the bottom of the harbor, look at bridge legs under the surface, scrape barnacles, lost anchors, dive under water to fix things",
    beside: "Pile driver, Ironworker",
    context: { "salvage man": "diver, underwater, wreck" },
  },
];
