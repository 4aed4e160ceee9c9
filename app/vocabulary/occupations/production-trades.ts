import type { OccupationEntry } from "../types.ts";

/** People who make goods of cloth, leather, paper, wood, food, drink, glass, and clay, and who print and bind. */
export const PRODUCTION_TRADES: readonly OccupationEntry[] = [
  {
    name: "Fabric cutter",
    titles:
      "garment cutter, cloth cutter, cutting room operator, textile cutter, cutter and spreader, fabric spreader, marker maker, fabric die cutter, leather cutter, clicker cutter, cutting table operator, Gerber cutter operator, glove cutter, cutting room supervisor, hand cutter, straight knife cutter, bespoke cutter, band knife cutter",
    tools: "straight knife cutter, Gerber cutter, round knife, clicker press, spreading table, cutting shears",
    skills:
      "fabric cutting, fabric spreading, marker making, straight knife, die cutting, clicking, pattern matching, bundling, yardage control, automated cutting, leather cutting",
    duties:
      "spread cloth on the table, cut layers with a straight knife, lay out patterns to save fabric, bundle and ticket cut parts, match stripes and plaids, run an automated fabric cutter, click out leather parts, watch for fabric flaws, cut foam and vinyl, keep the cutting room supplied, cut out dress and coat parts, work the cutting table in a clothes factory, stack cloth and cut it thick, chalk around patterns, cut hides for shoes",
    above: "Apparel production manager",
    beside: "Upholsterer, Leatherworker",
    context: { "marker maker": "cutting, spreading, cloth, yardage" },
  },
  {
    name: "Apparel production manager",
    titles:
      "garment production manager, apparel manufacturing consultant, clothing production manager, garment factory manager, sewing supervisor, sewing floor supervisor, sewing room supervisor, apparel sourcing manager, fashion production manager, cut and sew manager, garment technologist, soft goods production manager, workroom manager, textile technologist, forelady, sewing forelady, dress shop foreman, floorlady",
    skills:
      "apparel production, garment costing, factory sourcing, production calendars, sewing line balancing, garment quality control, tech packs, fabric sourcing, offshore production, fit approval, piece rate setting, vendor audits",
    duties:
      "run a sewing floor, cost garments, balance sewing lines, find cut and sew factories, follow orders through overseas factories, check garments for quality, set piece rates, plan fabric and trim, approve production samples, teach sewing operators, advise fashion startups on making clothes, be over the girls at the sewing machines, get dresses made and out the door, figure what a blouse costs to make, find a shop to sew someone's design, keep the piecework fair",
    beside: "Plant manager, Fashion designer, Purchasing agent",
    context: { "garment technologist": "factory, production, quality, samples" },
  },
  {
    name: "Textile machine operator",
    titles:
      "weaver, loom operator, loom fixer, knitting machine operator, spinner, spinning frame operator, yarn winder, warper tender, textile worker, carding machine operator, tufting machine operator, dyehouse operator, textile dyer, dyer, textile mill worker, carpet mill operator, doffer, creeler, mill hand, mill girl, cotton mill hand, bobbin boy, carder, ring spinner, mule spinner, hosiery knitter, piecer, knitter, framework knitter, mill worker, winder, hosiery worker",
    tools:
      "loom, jacquard loom, rapier loom, circular knitting machine, ring spinning frame, Tajima embroidery machine, dye jet, Stoll knitting machine",
    skills:
      "weaving, loom fixing, knitting machine operation, spinning, warping, dyeing, carding, fabric finishing, machine embroidery, yarn knowledge, fabric inspection, hand weaving, color matching, tufting",
    duties:
      "run looms in a textile mill, tie broken yarn ends, set up a knitting machine, wind and warp yarn, card and spin fiber, dye cloth to shade, fix looms, inspect woven cloth, change pattern chains, run embroidery machines, weave cloth by hand, tend spinning frames, finish and press fabric, watch a row of looms, fix broken threads, put bobbins on, make socks and stockings on machines, run the carding room, make carpets and blankets",
    above: "Production supervisor",
    step: "Sewing machine operator",
    beside: "Apparel production manager",
    not: "basket weaver, hair weaver, dream weaver, fire spinner, fidget spinner, poi spinner, hair dyer",
    context: {
      "mill hand": "cotton, yarn, looms, textile, cloth",
      "mill worker": "cotton, yarn, looms, textile, cloth",
      winder: "yarn, looms, textile, thread",
      knitter: "machine, mill, yarn, hosiery",
      weaver: "loom, cloth, yarn, weaving, textile, warp",
      spinner: "yarn, spinning, fiber, textile, mill, frame",
      dyer: "textile, cloth, yarn, dye, fabric, shade",
      doffer: "yarn, spinning, bobbins, textile, mill",
    },
  },
  {
    name: "Printing press operator",
    titles:
      "press operator, pressman, printer, offset press operator, offset printer, lithographer, litho printer, sheetfed press operator, web press operator, flexographic press operator, letterpress printer, digital press operator, machine minder, commercial printer, print operator, gravure press operator, press helper, duplicator operator, wide format printer operator, copy shop operator, printer's devil, job printer, letterpress man, platen pressman, press feeder, litho man, web pressman, print shop worker, Multilith operator",
    credentials: "G7 certification, printing apprenticeship, journeyman pressman card",
    tools:
      "Heidelberg press, Komori, Ryobi, AB Dick, Heidelberg Windmill, Xerox iGen, Indigo press, Vandercook, Mark Andy, densitometer, Roland large format",
    skills:
      "offset printing, letterpress, flexography, web printing, digital printing, color matching, ink mixing, plate mounting, press setup, register control, densitometer use, paper knowledge, press maintenance, wide format printing, makeready, die cutting on press",
    duties:
      "run an offset press, hang plates and set ink, match Pantone colors, keep sheets in register, make ready a print job, print brochures and labels, feed and jog paper, wash up rollers and blankets, check color with a densitometer, run a letterpress, print business cards and invitations, run digital print jobs, load webs of paper, print newspapers, print handbills and wedding invitations, ink up and make it print straight, have ink under the nails, feed sheets into a Heidelberg, print tickets and letterheads",
    above: "Print shop manager",
    step: "Prepress technician, Screen printer, Bindery operator",
    beside: "Typesetter, Bookbinder, Fine artist",
    not: "3D printer, printer repair, printer technician, inkjet printer, label printer, laser printer, garment press operator, punch press operator, office printer",
    context: {
      "Multilith operator": "press, ink, offset, print",
      "press operator": "printing, offset, ink, sheets, plates, paper, Heidelberg, color",
      printer: "offset, ink, press, printing, letterpress, plates, paper, print shop",
      "print operator": "press, ink, paper, color, jobs",
      "machine minder": "press, printing, ink, sheets, litho",
    },
  },
  {
    name: "Screen printer",
    titles:
      "silk screen printer, silkscreen printer, screen print operator, T shirt printer, serigrapher, textile screen printer, screen printing press operator, garment decorator, heat press operator, pad printer, pad printing operator, sublimation printer operator, direct to garment printer, DTG operator, screen maker, decal printer, graphic screen printer, silkscreener, silk screen man, tee shirt printer, screen process printer, poster printer",
    tools:
      "M&R automatic press, squeegee, exposure unit, flash dryer, conveyor dryer, heat press, vinyl cutter, pad printer",
    skills:
      "screen printing, screen making, emulsion coating, ink mixing, color separation, heat transfer, pad printing, sublimation, direct to garment printing, squeegee control, registration, vinyl cutting",
    duties:
      "print T-shirts and banners, coat and burn screens, mix plastisol ink, pull squeegee prints, line up colors, run an automatic shirt press, cure ink through a dryer, press heat transfers, pad print logos, reclaim screens, cut vinyl lettering, fold and count shirts, put names on team shirts, print posters by hand, push ink through a screen, put logos on mugs and hats, make jackets for the ball team",
    above: "Print shop manager",
    beside: "Graphic designer, Sign painter, Fine artist",
    context: { "heat press operator": "shirts, transfers, vinyl, garments, print" },
  },
  {
    name: "Bindery operator",
    titles:
      "print finisher, bindery machine operator, folder operator, guillotine operator, saddle stitcher operator, perfect binder operator, paper cutter operator, bindery helper, print finishing operator, laminating operator, inserting machine operator, mail inserter operator, folder gluer operator, bindery supervisor, mailing machine operator, bindery technician, bindery girl, bindery woman, bookbinding machine operator, guillotine cutter, paper folder, bindery worker",
    tools:
      "Polar cutter, MBO folder, Muller Martini stitcher, perfect binder, Baum folder, guillotine cutter, laminator, Pitney Bowes inserter",
    skills:
      "paper cutting, folding machine setup, saddle stitching, perfect binding, collating, die cutting, foil stamping, laminating, drilling, padding, inserting, mailing preparation, machine makeready",
    duties:
      "cut paper on a guillotine, set up a folding machine, saddle stitch booklets, perfect bind books, collate and staple sets, drill holes and pad forms, score and perforate, laminate sheets, pack printed jobs in cartons, insert mail pieces, foil stamp covers, trim brochures to size, put books together, fold and stitch pages, cut big stacks of paper, gather pages in order, glue pads",
    above: "Print shop manager",
    beside: "Packaging operator, Mail clerk",
    context: {
      "bindery worker": "fold, stitch, booklets, print",
      "folder operator": "paper, print, bindery, fold, sheets",
      "laminating operator": "print, sheets, film, bindery",
    },
  },
  {
    name: "Prepress technician",
    titles:
      "prepress operator, pre press operator, electronic prepress technician, lithographic stripper, film stripper, platemaker, lithographic platemaker, paste up artist, pasteup artist, mechanical artist, scanner operator, color separator, image setter operator, print production artist, Mac operator, reprographics technician, preflight technician, color retoucher, process camera operator, litho stripper, process engraver, photoengraver, litho artist, paste-up man, paste-up girl, photolithographer, etcher, lithographic artist, electrotyper, stereotyper, dot etcher, litho cameraman",
    tools:
      "Adobe InDesign, QuarkXPress, Adobe Acrobat, Kodak Prinergy, PitStop, Esko, platesetter, Photoshop, RIP software, drum scanner",
    skills:
      "prepress, preflighting, imposition, trapping, color correction, platemaking, PDF workflow, page layout, color separations, paste-up, proofing, scanning, font management, retouching, Pantone colors",
    duties:
      "check customer files for printing, fix fonts and bleeds, impose pages for press, trap colors, burn printing plates, make color proofs, prepare files in InDesign, strip film negatives, lay out newspaper pages, scan and retouch photos, output to the platesetter, paste up mechanicals, get art ready for the press, cut and paste layouts with wax, shoot negatives, fix pictures before printing, opaque pinholes",
    above: "Print shop manager",
    step: "Typesetter, Graphic designer",
    beside: "Proofreader, Photo retoucher",
    context: {
      etcher: "printing, plates, engraving",
      "scanner operator": "color, film, separations, prepress, drum, print",
      platemaker: "plates, press, litho, printing, film",
      "reprographics technician": "print, copies, plans, blueprint, scan",
      "paste up artist": "plates, press, camera, film, waxed",
    },
  },
  {
    name: "Typesetter",
    titles:
      "compositor, linotype operator, typographer, phototypesetter, hand compositor, type compositor, lead type compositor, monotype operator, book compositor, typesetting operator, newspaper compositor, stone hand, composing room foreman, page makeup artist, Varityper operator, Compugraphic operator, keyliner, book typesetter, book interior formatter, LaTeX typesetter, type setter, linotypist, monotype keyboard operator, hot metal compositor, stoneman, lino operator, composing room man, cold type operator",
    tools: "Adobe InDesign, QuarkXPress, Linotype, Compugraphic, PageMaker, LaTeX, Ventura Publisher, composing stick",
    skills:
      "typesetting, typography, page layout, hand composition, Linotype operation, copyfitting, kerning, book formatting, tabular setting, math typesetting, ebook formatting, type specification, proof correction",
    duties:
      "set type for books and newspapers, lay out book interiors, set metal type by hand, run a Linotype, key copy for phototypesetting, fit copy to pages, set tables and equations, make proof corrections, format manuscripts for print, build ebooks from files, kern headlines, set ads and forms, put words into type, pick letters out of a case, set lead slugs, set newspaper columns and ads, make a book look right on the page, put someone's life story into a book",
    above: "Print shop manager",
    beside: "Proofreader, Copy editor, Graphic designer, Transcriptionist",
    not: "music compositor, VFX compositor, film compositor, video compositor, Nuke compositor",
    context: {
      compositor: "type, print, book, pages, newspaper, lead",
      "stone hand": "type, forms, lock up, letterpress",
      typographer: "type, fonts, lettering, page, print",
    },
  },
  {
    name: "Print shop manager",
    titles:
      "print production manager, print manager, printing plant manager, print shop supervisor, pressroom manager, press room supervisor, pressroom foreman, print buyer, print estimator, print consultant, in plant print manager, print broker, printing production coordinator, printing company owner, print project manager, bindery manager, master printer, printing foreman, printing works manager, printing salesman",
    tools: "EFI Pace, PrintSmith, Heidelberg press, Adobe Acrobat",
    skills:
      "print production management, print estimating, print buying, job scheduling, paper buying, color management, vendor management, mailing preparation, pressroom management, print quoting, customer proofs, finishing knowledge",
    duties:
      "run a print shop, quote printing jobs, schedule presses and bindery, buy paper and ink, deal with customers over proofs, get quotes from printers, press check color, manage pressmen, keep jobs on deadline, see catalogs and magazines through print, outsource specialty finishing, own a little printing shop, tell folks what five hundred flyers cost, see that the wedding invitations are done on time, boss of the pressmen, order paper and ink",
    beside: "Production supervisor, Marketing manager",
    context: { "print manager": "press, printing, bindery, quotes, paper" },
  },
  {
    name: "Paper mill operator",
    titles:
      "paper machine operator, paper maker, papermaker, paper machine tender, back tender, pulp mill operator, digester operator, paper mill worker, paper mill superintendent, recovery boiler operator, winder operator, beater engineer, box plant operator, corrugator operator, paper converting operator, box maker, carton maker, tissue machine operator, hand papermaker, bag machine operator, paper mill hand, pulp mill hand, beater man, fourdrinier operator, cardboard box maker, box factory worker",
    tools: "Fourdrinier, headbox, digester, winder, corrugator, DCS, refiner, supercalender, folder gluer",
    skills:
      "paper machine operation, pulping, stock preparation, winder operation, corrugating, felt and wire changes, bleaching, moisture and basis weight control, paper testing, converting, threading the tail, DCS operation, papermaking by hand",
    duties:
      "run a paper machine, thread the sheet, watch basis weight and moisture, cook wood chips to pulp, change felts and wires, run the winder, splice breaks, make corrugated board, convert rolls to boxes, tend the digester, repulp broke, test sheet strength, clear jams at the dry end, turn logs and rags into paper, run rolls big as cars, work in heat and steam",
    above: "Production supervisor",
    step: "Chemical operator",
    beside: "Printing press operator, Sawmill operator",
    context: {
      "winder operator": "paper, rolls, mill, sheet, reel",
      "box maker": "corrugated, carton, paperboard, plant",
      "bag machine operator": "paper, bags, converting, rolls",
      "paper maker": "mill, machine, pulp, sheet, rolls",
    },
  },
  {
    name: "Wood machinist",
    titles:
      "woodworking machine operator, wood shop machinist, CNC router operator, millwork machinist, moulder operator, shaper operator, panel saw operator, edgebander operator, woodturner, wood lathe operator, furniture machinist, furniture factory worker, wood products worker, door and window maker, millwork assembler, cooper, barrel maker, veneer operator, plywood mill worker, pallet builder, band saw operator, planerman, bodger, spindle hand, planing mill hand, sash and door man, chair maker, coffin maker, casket maker, spindle moulder, wheelwright, pallet maker",
    tools:
      "CNC router, Weinig moulder, shaper, panel saw, edgebander, wide belt sander, wood lathe, Biesse, planer, Homag",
    skills:
      "wood machining, CNC routing, moulder setup, shaping, panel cutting, edgebanding, wood turning, veneering, sanding, wood finishing, knife grinding, furniture assembly, millwork, cut lists, coopering",
    duties:
      "run a moulder and shaper, cut panels on a beam saw, nest parts on a CNC router, turn spindles on a lathe, plane and rip stock, glue up panels, band cabinet edges, sand and stain furniture, make doors and windows, grind moulder knives, make stair parts, read cut lists, build whiskey barrels, run saws and planers all day, make table legs and chair parts, plane rough boards, build pallets and crates",
    above: "Production supervisor",
    step: "Cabinetmaker, Finish carpenter",
    beside: "Furniture restorer",
    not: "mini cooper",
    context: {
      "casket maker": "moulder, spindle, wood, panel, planing, furniture",
      "coffin maker": "moulder, spindle, wood, panel, planing, furniture",
      bodger: "moulder, spindle, wood, panel, planing, furniture",
      "chair maker": "wood, lathe, furniture",
      cooper: "barrels, casks, staves, oak, hoops",
      "shaper operator": "wood, millwork, knives, moulding",
      woodturner: "production, spindles, lathe, furniture, mill",
    },
  },
  {
    name: "Food processing worker",
    titles:
      "food production worker, food factory worker, food production operative, food manufacturing worker, cannery worker, meat packer, meat processing worker, meatpacking worker, poultry processor, poultry plant worker, fish processor, seafood processor, dairy plant worker, food batchmaker, bakery production worker, packing house worker, sausage maker, miller, flour miller, fruit packer, cannery girl, cannery hand, chicken plucker, poultry dresser, egg candler, fish cutter, slaughterhouse worker, packinghouse worker, bologna maker, bottling plant worker, bottler, pickler, shucker, oyster shucker, bacon curer, slaughterman",
    credentials:
      "food handler card, HACCP certificate, dairy pasteurizer license, food hygiene certificate, SQF practitioner",
    tools: "retort, pasteurizer, industrial mixer, slicer, blast freezer, fillet knife, meat saw",
    skills:
      "food production, food safety, HACCP, GMP, sanitation, cooking kettles, pasteurizing, fish filleting, meat trimming, batch mixing, canning and retorting, allergen control, cold storage work, grain milling",
    duties:
      "sort fruit on a packing line, mix batches by recipe, cook in steam kettles, trim and debone meat, fillet fish, pasteurize milk, run a retort, wash down food equipment, check cooking temperatures, weigh and pack portions, work in a cold room, stuff sausages, mill grain to flour, work in a canning factory, pack peaches and tomatoes in tins, stand on the line and cut up chickens, clean fish, put lids on jars, bag potato chips, candle eggs, make hot dogs and bologna, fill bottles of pop",
    above: "Production supervisor",
    step: "Baker, Butcher",
    beside: "Food scientist, Food safety and quality manager, Brewer, Cook",
    context: {
      slaughterman: "plant, packing, line, meat",
      miller: "flour, grain, mill, milling",
      "fruit packer": "fruit, packing house, sort, season, crates",
      "meat packer": "meat, plant, trim, boning",
    },
  },
  {
    name: "Confectioner",
    titles:
      "candy maker, chocolatier, chocolate maker, fudge maker, sugar confectioner, candy cook, sweet maker, candy factory worker, chocolate dipper, enrober operator, cacao roaster, bean to bar chocolate maker, bonbon maker, toffee maker, candymaker, candy man, hand dipper, sweet boiler, sugar boiler, sweetmaker, taffy puller, candy kitchen owner",
    tools: "tempering machine, enrober, candy kettle, chocolate molds, melangeur, candy thermometer",
    skills:
      "candy making, chocolate tempering, sugar boiling, enrobing, hand dipping, chocolate molding, ganache making, bean to bar, recipe scaling, food safety, packaging sweets, tasting",
    duties:
      "temper and mold chocolate, boil sugar for candy, hand dip truffles, pull taffy, run an enrober, make fudge and toffee, roast and grind cocoa beans, fill bonbons, pack gift boxes, check syrup temperature, make holiday candy, teach chocolate classes, make sweets and caramels, make peanut brittle in a copper kettle, cover cherries in chocolate, make lollipops and mints, box up truffles for Valentine's Day",
    step: "Baker, Pastry chef",
    beside: "Food processing worker, Food scientist",
    context: { "sweet maker": "sugar, boil, candy, toffee" },
  },
  {
    name: "Cheesemaker",
    titles:
      "cheese maker, artisan cheesemaker, cheese plant worker, affineur, dairy processor, creamery worker, butter maker, yogurt maker, dairy plant operator, pasteurizer operator, ice cream maker, ice cream plant worker, milk plant operator, creamery manager, cheese consultant, curd maker, creameryman, creamery man, buttermaker, dairymaid, milk plant worker",
    credentials: "dairy pasteurizer license, licensed cheesemaker, HACCP certificate",
    tools: "cheese vat, pasteurizer, curd knife, cheese press, homogenizer, cream separator, aging cave",
    skills:
      "cheese making, pasteurizing, curd cutting, starter cultures, cheese aging, brining, milk testing, ice cream making, butter churning, clean in place, cheese grading, food safety",
    duties:
      "make cheese curd in a vat, pasteurize milk, cut and drain curd, press and brine wheels, turn cheese in the cave, add rennet and cultures, churn butter, freeze ice cream, test milk for acid and fat, wash dairy lines, wrap and label cheese, develop new cheeses, stir the vat, make homemade ice cream to sell, salt and age cheddars",
    above: "Production supervisor",
    beside: "Dairy farmer, Food scientist, Winemaker",
    not: "yogurt maker appliance, ice cream maker appliance",
    context: {
      dairymaid: "cheese, curd, cream, milk, pasteurizer, butter",
      "ice cream maker": "dairy, plant, mix, freeze, churn",
      "yogurt maker": "dairy, plant, cultures, milk",
    },
  },
  {
    name: "Coffee roaster",
    titles:
      "roastmaster, head coffee roaster, coffee roasting operator, coffee production roaster, coffee buyer, green coffee buyer, coffee cupper, Q grader, coffee quality manager, coffee taster, tea blender, tea taster, coffee consultant, nut roaster, coffee blender",
    credentials: "Q Grader, SCA roasting certificate",
    tools: "drum roaster, cupping spoons, Cropster, roast color meter, coffee grinder, bagging machine",
    skills:
      "coffee roasting, cupping, roast profiling, green coffee buying, blending, sensory evaluation, tea blending, coffee packaging, inventory of green coffee, roaster maintenance",
    duties:
      "roast coffee beans in a drum, cup and score samples, build roast profiles, buy green coffee, blend coffees and teas, bag and label coffee, clean the roaster, train cafe staff, keep roast logs, pick beans for a blend, taste tea leaves, roast and grind beans, slurp coffee and say if it's good, mix teas, make the shop smell good, roast peanuts and almonds",
    beside: "Barista, Food processing worker",
    not: "coffee roaster machine",
    context: { "coffee buyer": "green, beans, cupping, origin", "coffee consultant": "roasting, green beans, cupping" },
  },
  {
    name: "Brewer",
    titles:
      "brewmaster, head brewer, craft brewer, beer maker, assistant brewer, cellarman, brewery worker, brewing consultant, brewery manager, brewery operations manager, beer brewer, shift brewer, cidermaker, cider maker, mead maker, kombucha brewer, cellar operator, maltster, master brewer, brewery man, beermaker, braumeister, brewery hand, maltman, brew house man, home brewer",
    credentials: "Certified Cicerone, IBD Diploma in Brewing, MBAA brewing certificate, Siebel Institute diploma",
    tools: "brewhouse, mash tun, brite tank, conical fermenter, keg washer, centrifuge, hydrometer, canning line",
    skills:
      "brewing, mashing, fermentation, yeast management, cellaring, recipe development, cleaning in place, kegging, beer filtration, sensory tasting, brewery startup, malting, cider making, quality testing",
    duties:
      "brew beer in a craft brewery, mash grain and boil wort, pitch yeast, watch fermentation, transfer and carbonate beer, clean tanks and kegs, write beer recipes, fill kegs and cans, taste for off flavors, press apples for cider, scale up homebrew recipes, order malt and hops, plan a new brewery, make beer and ale, fill bottles and barrels, taste the batch, make hard cider from apples, scrub kettles",
    step: "Distiller, Winemaker",
    beside: "Bartender, Microbiologist, Chemical operator",
    not: "coffee brewer, tea brewer",
    context: {
      cellarman: "beer, brewery, tanks, kegs, fermentation",
      "cider maker": "brewery, ferment, press, tanks, kegs",
    },
  },
  {
    name: "Distiller",
    titles:
      "master distiller, head distiller, craft distiller, whiskey maker, distillery worker, distillery manager, stillman, still operator, spirits blender, master blender, distillery consultant, gin maker, rum maker, spirits maker, moonshiner, mashman, distillery operator, still man, whisky maker, brandy maker, maltman, gauger, stillhouse worker",
    credentials: "General Certificate in Distilling, IBD Diploma in Distilling",
    tools: "pot still, column still, spirit safe, hydrometer, fermenter, oak barrels, mash cooker",
    skills:
      "distilling, mashing, fermentation, pot still operation, column still operation, barrel aging, spirit blending, proofing, spirit sensory evaluation, TTB reporting, botanical recipes, distillery startup",
    duties:
      "run a pot still, make whiskey and gin, cook mash, cut heads and tails, fill and rack barrels, blend and proof spirits, nose and taste samples, keep gauging records, develop gin recipes, file excise reports, set up a craft distillery, lead distillery tours, make bourbon and brandy, cook corn mash, watch the still drip, roll barrels in the rickhouse, sniff and taste spirits, make vodka from potatoes",
    beside: "Chemical operator, Bartender",
    not: "water distiller",
    context: {
      gauger: "spirits, barrels, proof, whiskey",
      maltman: "whisky, spirits, distillery",
      "master blender": "whiskey, spirits, casks, nose, tea",
      stillman: "whiskey, spirits, pot still, mash",
    },
  },
  {
    name: "Winemaker",
    titles:
      "wine maker, enologist, oenologist, vintner, assistant winemaker, cellar master, cellar hand, cellar worker, cellar rat, winery manager, consulting winemaker, vineyard and winery manager, wine production manager, wine lab technician, winery harvest intern, winery worker, barrel master, cellarmaster, home wine maker, vigneron",
    credentials: "enology degree, WSET diploma, winemaking certificate",
    tools: "crusher destemmer, wine press, barrels, refractometer, pumps and hoses, bottling line",
    skills:
      "winemaking, fermentation, crush operations, barrel work, blending, wine chemistry, racking and topping, wine tasting, bottling, vineyard sampling, TTB reporting, filtration, pump overs",
    duties:
      "make wine at harvest, crush and press grapes, punch down and pump over, rack and top barrels, test Brix and acidity, blend wines, run the bottling line, sanitize tanks, sample grapes in the vineyard, decide picking dates, advise small wineries, work the harvest crush, turn grapes into wine, stomp and squeeze grapes, taste from the barrel, look after wine in the cellar, make fruit and elderberry wine, cork and label bottles",
    beside: "Vineyard manager, Sommelier, Farmer",
    context: {
      vigneron: "wine, grapes, winery, barrel, winemaker, crush",
      vintner: "wine, grapes, winery, vineyard",
      "cellar hand": "wine, tanks, barrels, crush, harvest",
      "cellar worker": "wine, tanks, barrels, crush, harvest",
    },
  },
  {
    name: "Glass production worker",
    titles:
      "glassworker, glass plant worker, glass factory worker, glass cutter, glass furnace operator, glass bender, glass beveler, glass edger, glass polisher, tempered glass operator, glass tempering operator, glass laminating operator, optical lens grinder, mirror maker, bottle plant operator, glass forming machine operator, float glass operator, insulated glass assembler, glass house worker, bottle maker, bottle blower, lehr tender, lens grinder, glass silverer",
    tools:
      "tempering furnace, glass furnace, annealing oven, CNC glass cutter, edging machine, glass saw, lens generator, IS forming machine",
    skills:
      "glass cutting, glass tempering, edge polishing, beveling, lens grinding, annealing, glass forming, laminating glass, insulated glass assembly, furnace operation, sandblasting glass, glass inspection, silvering mirrors",
    duties:
      "run a glass furnace, cut sheet glass to size, temper glass panels, grind and polish glass edges, bevel mirrors, form bottles on a machine, laminate safety glass, assemble insulated window units, grind optical lenses, check glass for stones and bubbles, bend glass over molds, wash and pack glass, silver mirrors, make bottles and jars, work by a hot furnace, cut panes for windows, put silver on mirrors, pack glasses in straw, grind lenses for spectacles",
    above: "Production supervisor",
    beside: "Glazier, Ceramics worker, Glassblower, Stained glass artisan, Optician",
    context: {
      "lens grinder": "glass, furnace, polish, mirrors",
      "glass cutter": "plant, sheets, mirrors, production, tempering",
    },
  },
  {
    name: "Ceramics worker",
    titles:
      "kiln operator, ceramics technician, pottery worker, slip caster, ceramic caster, ceramic glazer, glaze sprayer, kiln fireman, brick maker, brick plant worker, tile maker, refractory worker, refractory bricklayer, clay mixer, jiggerman, porcelain maker, ceramic mold maker, china decorator, ceramic repairer, potter's hand, pottery hand, kiln man, kiln burner, brickmaker, brickyard worker, saggar maker, fettler, china painter, paintress, thrower",
    tools: "kiln, pottery wheel, jigger, slip tank, pug mill, spray booth, pyrometric cones, extruder",
    skills:
      "slip casting, kiln firing, glazing, wheel throwing, glaze formulation, mold making in plaster, clay mixing, refractories, tile making, kiln repair, brick making, ceramic decoration, bisque firing",
    duties:
      "load and fire kilns, cast slip in plaster molds, spray and dip glaze, throw pots on a wheel, mix clay and slip, trim and fettle greenware, make brick and tile, line furnaces with refractory, read pyrometric cones, formulate glazes, decorate china, sort fired ware for cracks, make plates and cups, pour clay into molds, paint flowers on china, make toilets and sinks of porcelain, dip mugs in glaze, stack ware",
    beside: "Art teacher, Materials engineer",
    not: "lumber kiln operator, dry kiln operator, cement kiln operator",
    context: {
      "kiln man": "glaze, ceramics, refractory, china, ware, clay",
      "pottery hand": "kiln, glaze, ceramics, refractory, china, ware",
      paintress: "kiln, glaze, ceramics, refractory, china, ware",
      "china painter": "kiln, glaze, ceramics, refractory, ware, clay",
      fettler: "clay, pottery, ware, ceramics",
      thrower: "clay, pottery, wheel",
      "kiln operator": "clay, pottery, ceramic, glaze, brick, fire, ware",
    },
  },
];
