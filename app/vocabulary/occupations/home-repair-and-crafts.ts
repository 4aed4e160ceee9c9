import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about handymen and about the people who make, mend, and restore things by hand. */
export const HOME_REPAIR_AND_CRAFTS: readonly OccupationEntry[] = [
  {
    name: "Handyman",
    titles:
      "handy man, handyperson, handywoman, odd job man, odd jobber, home repair technician, home repairman, home repair specialist, fix it man, Mr fix it, jack of all trades, general handyman, home maintenance technician, home handyman, odd job person, minor home repair worker, furniture assembler, TV mounting technician, flat pack furniture assembler, Mr fixit, mister fix it, Mr fix it man, home fixer, jobbing man, do it yourself man, DIY man, handy fellow, handy gal, husband for hire, honey do man, man about the house, fix it guy",
    credentials: "handyman license, EPA RRP certification, ACHP certification, Certified Aging in Place Specialist",
    tools: "cordless drill, hand tools, oscillating tool",
    skills:
      "home repair, minor plumbing, minor electrical, drywall patching, interior painting, carpentry repairs, furniture assembly, TV mounting, door repair, grab bar installation, caulking, tile repair, gutter cleaning, picture hanging",
    duties:
      "small jobs around the house, hang pictures and shelves, fix leaky faucets, patch walls, put together furniture, mount TVs, repair doors that stick, replace light fixtures, caulk tubs, fix screens, honey do list, install grab bars, clean gutters, change locks, odd jobs for seniors, fix things for the neighbors, a tap that drips, mend a gate, sticky doors and squeaky stairs, things my husband used to do, good with tools, put up curtain rods, put together a bookcase from a box, put up shelves, fix things around the house, fix what is broken, help old people with little jobs",
    beside: "Plumber, Electrician",
    not: "handyman special house",
  },
  {
    name: "Furniture maker",
    titles:
      "custom furniture maker, furniture builder, fine woodworker, studio furniture maker, chair maker, chairmaker, Windsor chair maker, woodworker, cabinet and furniture maker, wood artisan, table maker, rustic furniture maker, furniture craftsman, bespoke furniture maker, furniture designer builder, chair bodger, bodger, cabinet and chair maker, coffin maker, casket maker, furniture carpenter, wooden furniture maker, rocking chair maker, joined stool maker",
    credentials: "NBSS furniture certificate, Guild of Master Craftsmen, City and Guilds furniture",
    tools: "hand planes, chisels, bandsaw, table saw",
    skills:
      "furniture making, joinery, hand tools woodworking, veneering, chair making, wood finishing, furniture design, dovetail joints, steam bending, marquetry",
    duties:
      "build tables and chairs, cut dovetails, design furniture for clients, hand plane boards, French polish, mortise and tenon, inlay and marquetry, sell at craft shows, commissioned pieces, design and build dining tables, steam bend chair backs, make a rocking chair, build a bed, work with wood in the garage, hope chests, make something you can hand down",
    step: "Cabinetmaker, Furniture restorer",
    beside: "Craft instructor, Sculptor, Wood carver",
    context: {
      "chair maker": "furniture, dovetails, marquetry, mortise, tenon, woodworker",
      "casket maker": "furniture, wood, make",
      "coffin maker": "furniture, wood, make",
      bodger: "chair, legs, wood, furniture",
      woodworker: "furniture, tables, chairs, fine",
    },
  },
  {
    name: "Furniture restorer",
    titles:
      "furniture repairer, furniture refinisher, furniture finisher, furniture repair technician, antique furniture restorer, wood finisher, French polisher, furniture stripper, chair caner, chair caning specialist, seat weaver, furniture touch up technician, wood refinisher, antique refinisher, wicker repairer, furniture doctor, furniture painter, piano refinisher, caner, cane worker, rush seater, chair mender, furniture mender, chair seater, antique repairer, furniture polisher, wood stripper, basket chair repairer",
    credentials: "furniture conservation certificate, BAFRA membership",
    tools: "shellac, spray gun, touch up kit, clamps",
    skills:
      "furniture restoration, furniture refinishing, French polishing, chair caning, veneer repair, wood finishing, touch up, furniture stripping, color matching, joint regluing, gilding, wicker repair",
    duties:
      "strip and refinish furniture, reglue loose chairs, cane chair seats, repair veneer, touch up scratches, French polish antiques, match old finishes, fix drawers, weave rush seats, repair moving damage, milk paint and gilding, old dresser with water rings, make Grandma's table look new, broken chair leg, sand off old paint",
    step: "Antiques restorer, Upholsterer",
  },
  {
    name: "Antiques restorer",
    titles:
      "china repairer, porcelain restorer, frame restorer, gilder, lamp repairer, lamp maker, chandelier restorer, doll repairer, toy restorer, metal polisher antique, silver restorer, rug repairer, rug restorer, oriental rug repairer, china mender, china riveter, doll doctor, doll hospital owner, clock case restorer, teddy bear repairer, silver plater, tinker, oriental rug mender",
    credentials: "AIC membership, conservation degree, ICON accreditation",
    tools: "gold leaf, epoxy adhesives, polishing lathe",
    skills:
      "antiques restoration, ceramic repair, gilding, lamp rewiring, rug repair, silver repair, metal polishing, object conservation, color matching, doll repair, object research, mold making",
    duties:
      "mend broken china, gild frames, rewire old lamps, repair oriental rugs, fix antique dolls and toys, replate silver, fill chips and losses, clean old brass, restore heirlooms, reweave fringe, advise on care of antiques, condition reports, glue a broken vase, put a doll back together, patch up something old and precious, a teacup with a chip",
    beside: "Conservator, Antiques dealer, Watch and clock repairer",
    context: {
      "silver plater": "antiques, silver, restore",
      tinker: "pots, mend, pans, kettles",
      gilder: "gold leaf, frames, antiques",
    },
  },
  {
    name: "Upholsterer",
    titles:
      "furniture upholsterer, upholstery technician, upholstery worker, reupholsterer, upholstery repairer, upholstery cutter, upholstery sewer, slipcover maker, slip cover maker, cushion maker, upholstery instructor, custom upholsterer, upholstery seamstress, upholstery business owner, mattress maker, upholstress, chair coverer, loose cover maker, sofa recoverer, chair upholsterer, furniture coverer, sofa repairer, mattress stuffer, upholstress and curtain maker",
    credentials: "AMUSF qualification, upholstery certificate",
    tools: "industrial sewing machine, staple gun, webbing stretcher, button press, tack hammer",
    skills:
      "upholstery, reupholstery, slipcovers, cushion making, pattern matching, springs and webbing, tufting, industrial sewing, fabric estimating, leather work, foam cutting, welt making",
    duties:
      "reupholster sofas and chairs, tie springs, stretch webbing, cut and sew covers, tuft headboards, make cushions and slipcovers, match stripes and patterns, strip old fabric, restuff with horsehair, estimate yardage, dining chair seats, restaurant booths, put new cloth on an old couch, springs poking through, tacks and a hammer, sofa cushions gone flat, recover dining chairs",
    beside: "Drapery maker, Sewing machine operator",
  },
  {
    name: "Drapery maker",
    titles:
      "curtain maker, drapery seamstress, drape maker, window treatment maker, soft furnishings maker, drapery workroom owner, shade maker, roman shade maker, awning maker, bedding and pillow maker, drapery workroom seamstress, valance maker, pillow maker, soft furnishings sewer, curtain lady, curtain sewer, curtain machinist, drape seamstress, blind maker, curtain hand",
    credentials: "WCAA membership, WFCP",
    tools: "industrial sewing machine, blind hemmer, fabric steamer, cordless drill",
    skills:
      "drapery making, drapery installation, roman shades, pattern matching, window measuring, hand hemming, pleating, fabric estimating",
    duties:
      "sew curtains and drapes, measure windows, hang drapery rods, make valances and pillows, pleat headings, line drapes, swags and jabots, dress windows for designers, sew bedspreads and shams, line and interline curtains, make curtains for somebody's living room, hem curtains, nets and pelmets, run up cushion covers",
    beside: "Interior designer, Seamstress",
  },
  {
    name: "Tailor",
    titles:
      "master tailor, bespoke tailor, custom tailor, alterations tailor, suit maker, suit tailor, bench tailor, men's tailor, trouser maker, coat maker, garment fitter, tailor shop owner, uniform tailor, menswear tailor, military tailor, gents' tailor, ladies' tailor, jobbing tailor, alteration hand, tailoress, cutter, suit cutter, breeches maker, vest maker, waistcoat maker, outfitter's tailor, seamer, tailor's presser, tailor and cutter, trouser hand, coat hand",
    credentials: "tailoring certificate, CTDA membership",
    tools: "industrial sewing machine, steam press, tailor's shears, dress form",
    skills:
      "tailoring, alterations, pattern drafting, hand sewing, garment pressing, suit construction, hemming, lapel and collar work, canvas and padding, garment repair, measuring clients",
    duties:
      "fit suits, take in jackets, hem trousers, make custom suits, measure clients, cut cloth, pad stitch lapels, shorten sleeves, press garments, alter uniforms, reline coats, pin and mark at fittings, make a pair of pants fit, make a suit by hand, needle thread and chalk, let out a jacket, turn up trousers, sew a lining",
    step: "Seamstress, Dressmaker",
    beside: "Retail sales associate",
    not: "tailor made, tailor lessons, tailor programs, tailor messages, tailor resume, tailor content, tailor solutions",
    context: {
      "alteration hand": "tailor, trouser, garment, lapels, jackets, suits",
      cutter: "suits, cloth, tailor, bespoke",
      seamer: "suits, tailor, coat",
    },
  },
  {
    name: "Seamstress",
    titles:
      "alterations seamstress, alterationist, alteration specialist, sewist, sewer, mender, bridal seamstress, bridal alterations specialist, needlewoman, clothing repairer, seamster, wedding dress alterations, garment mender, invisible mender, reweaver, hemmer, dry cleaner seamstress, sewing lady, sewing woman, alteration hand, plain sewer, alteration lady, stitcher, seamstress and mender, repairs and alterations lady, sempstress, sock darner, visiting seamstress, mending lady",
    credentials: "sewing certificate, ASDP certification",
    tools: "sewing machine, serger, steam iron, dress form",
    skills:
      "sewing, alterations, hemming, mending, bridal alterations, zipper replacement, hand sewing, garment repair, beading, darning, serging, pinning garments",
    duties:
      "hem pants and dresses, alter wedding gowns, take in seams, replace zippers, mend tears, sew on buttons, pin fittings, let out waists, sew from home, prom dresses, patch jeans, darn sweaters, bustle a gown, repair linens, needle and thread, shorten a skirt, zipper broke on my coat, make clothes fit, mend socks, do sewing for people at my kitchen table, sew up a torn dress, fix torn clothes, sew curtains and drapes",
    step: "Dressmaker, Sewing machine operator",
    beside: "Laundry worker, Quilter",
    not: "sewer worker, sewer cleaner, sewer line, sanitary sewer, storm sewer, sewer plant",
    context: {
      "alteration hand": "hems, dresses, sewing",
      stitcher: "hems, dresses, alterations",
      sewer: "garments, hems, fabric, clothes, machine, thread, alterations",
      mender: "clothes, garments, darning, sewing",
    },
  },
  {
    name: "Dressmaker",
    titles:
      "dress maker, couturier, custom dressmaker, garment maker, clothing maker, fashion sewer, bridal gown maker, corset maker, costume maker, children's clothing maker, made to measure dressmaker, evening gown maker, home dressmaker, modiste, mantua maker, court dressmaker, gown maker, couturiere, costumier, custom clothes maker, little dressmaker, home sewer, dress designer and maker, skirt hand",
    credentials: "fashion design degree, ASDP certification",
    tools: "dress form, serger, pattern paper",
    skills:
      "dressmaking, pattern making, fabric draping, couture sewing, fabric selection, costume construction, hand beading, machine sewing, zipper replacement",
    duties:
      "make dresses to order, draft patterns, drape on a form, cut fabric, make wedding gowns, muslin fittings, sew costumes, hand finish, copy a favorite garment, first communion and prom dresses, make a dress from a picture, sew for brides, run up a frock, sew my own clothes and for others, make party dresses, smocking, sew wedding dresses",
    not: "salad dressmaker",
    context: {
      costumier: "dresses, gowns, sewing",
      "home sewer": "dresses, patterns, gowns",
      "costume maker": "sewing, garments, stitch, fabric, patterns",
    },
  },
  {
    name: "Sewing machine operator",
    titles:
      "industrial sewing machine operator, garment worker, garment sewer, power machine operator, sewing operator, sewing machinist, industrial sewer, sewing factory worker, cut and sew operator, serger operator, overlock operator, production sewer, textile sewer, flag maker, garment piece worker, single needle operator, sewing machine girl, lockstitch machinist, shirt maker, flat machinist, mill girl, blouse hand, piece worker, dress factory worker, glove stitcher, felling machinist, linker, shirt factory worker, buttonhole machinist, zipper setter, stitcher",
    credentials: "sewing certificate",
    tools: "industrial sewing machine, Juki, serger, overlock, cutting table",
    skills:
      "industrial sewing, single needle, overlock, coverstitch, piecework, fabric cutting, machine threading, quality checks, walking foot machine, bartacking, pattern reading",
    duties:
      "run a sewing machine in a factory, sew seams all day, stitch bags and flags, serge edges, thread industrial machines, sew zippers in production, bundle pieces, cut layers of cloth, piece rate, uniforms and mattresses, small batch sewing, paid by the piece, pedal and needle in a factory, sewed collars and cuffs, work at a Singer all day, jeans and shirts, garment district",
    context: {
      "mill girl": "sewing, garments, cloth",
      "piece worker": "sewing, garments",
      linker: "knitwear, garments",
      stitcher: "factory, machine, garments",
      "industrial sewer": "fabric, stitching, machine, garments, vinyl",
    },
  },
  {
    name: "Sewing instructor",
    titles:
      "sewing tutor, quilting teacher, knitting teacher, dressmaking teacher, needlework teacher, fiber arts instructor, crochet teacher, sewing camp teacher, yarn shop associate, yarn shop owner, fabric shop clerk, sewing coach, sewing class teacher, garment sewing teacher, needlework mistress, dressmaking instructor, home sewing teacher, haberdasher, knit shop owner, yarn store clerk",
    credentials: "sewing teacher certificate, CYC knitting instructor",
    tools: "sewing machine, serger, knitting needles",
    skills:
      "sewing instruction, quilting, knitting, pattern reading, machine threading, garment construction, class planning, fabric cutting, beginner teaching, crochet, customer advice",
    duties:
      "teach people to sew, show how to thread a machine, beginner knitting classes, quilting workshops, cut fabric at the counter, help pick yarn, children's sewing camp, explain patterns, make class samples, fix dropped stitches, plan craft classes, teach grandkids to stitch, sell wool and buttons, learn to hem",
    beside: "Craft instructor, Retail sales associate",
    context: {
      "needlework mistress": "sewing, knitting, yarn, quilting, class, stitches",
      "needlework teacher": "sewing, knitting, yarn, quilting, class, stitches",
      haberdasher: "thread, buttons, sewing",
    },
  },
  {
    name: "Quilter",
    titles:
      "quilt maker, longarm quilter, long arm quilter, machine quilter, hand quilter, art quilter, quilt finisher, quilt restorer, memory quilt maker, t-shirt quilt maker, quilt appraiser, quilt pattern designer, patchwork maker, patchworker, quilting lady, quilting bee member, comforter maker, patchwork quilter",
    credentials: "quilt appraiser certification",
    tools: "longarm machine, rotary cutter, Gammill",
    skills:
      "quilting, longarm quilting, quilt piecing, applique, quilt binding, hand stitching, quilt repair, pattern design, fabric selection, hand quilting",
    duties:
      "piece and quilt bedcovers, finish tops on a longarm, bind quilts, make memory quilts from clothes, repair old quilts, sell at craft fairs, machine quilt for customers, cut and sew blocks, applique by hand, label and photograph quilts, t-shirt quilts, make patchwork, stitch blankets out of scraps, sew squares together, a bedspread from old shirts, frame and thimble",
    beside: "Sewing instructor",
  },
  {
    name: "Shoe repairer",
    titles:
      "cobbler, shoe repairman, shoemaker, shoe maker, boot maker, bootmaker, shoe repair technician, shoe cobbler, heel bar operative, orthopedic shoemaker, custom shoemaker, shoeshiner, shoe mender, boot and shoe repairer, snob, clogger, clog maker, heeler, cordwainer, shoe shine man, shoeshine boy, shoe shiner, shoemender, clicker, shoe man",
    credentials: "SSIA membership",
    tools: "stitching machine, sole press, shoe lasts, finishing machine, leather awl",
    skills:
      "shoe repair, resoling, heel replacement, leather stitching, shoe making, dyeing leather, zipper replacement, orthopedic modifications, stretching shoes, shoe shining",
    duties:
      "resole shoes, replace heels, stretch boots, stitch leather, orthopedic lifts, dye and polish, zipper in boots, make boots on a last, shine shoes, glue loose soles, replace insoles and laces, add taps, mend shoes, holes in my soles, put new heels on, shine shoes at the station, key cutting and heels while you wait, fix broken heels",
    beside: "Orthotist and prosthetist, Retail sales associate",
    not: "peach cobbler, apple cobbler",
    context: {
      "shoe shiner": "shoes, heels, repair",
      "shoeshine boy": "shoes, heels, repair",
      snob: "shoe, boots, soles",
      clicker: "leather, shoes, uppers",
      "shoe man": "soles, heels, repair",
    },
  },
  {
    name: "Watch and clock repairer",
    titles:
      "watchmaker, watch repairer, watch maker, clockmaker, clock maker, clock repairer, clock repairman, horologist, watch technician, clock restorer, watch repairman, grandfather clock repairman, tower clock technician, watch battery technician, watch assembler, pocket watch repairer, chronograph specialist, clock and watch repairman, clock mender, watch mender, clocksmith, clock man, watch and clock maker, clock doctor, watch jobber, clock winder, grandfather clock man",
    credentials: "AWCI CW21, WOSTEP, British Horological Institute membership, NAWCC membership",
    tools: "loupe, timing machine, watchmaker's lathe, mainspring winder, ultrasonic cleaner",
    skills:
      "watch repair, clock repair, mechanical movements, mainspring replacement, clock restoration, quartz watches, clock bushing, escapement adjustment, watch cleaning and oiling, lathe work, dial restoration, chime adjustment",
    duties:
      "repair watches, overhaul mechanical movements, fix grandfather clocks, replace mainsprings, bush worn pivots, change watch batteries, clean and oil, regulate timing, restore antique clocks, house calls for tall case clocks, cuckoo and chime clocks, size bracelets, the clock stopped, tiny screws and a magnifying glass, wind the town clock, old pocket watches, make an old clock tick again, put in a new band, fix a broken clock, fix old watches, tinker with old clocks",
    beside: "Jeweler, Instrument repair technician",
  },
  {
    name: "Jeweler",
    titles:
      "bench jeweler, goldsmith, silversmith, jewelry maker, jewelry repairer, jewelry designer, stone setter jewelry, diamond setter, gem setter, ring sizer, jewelry artist, custom jeweler, jewelry polisher, metalsmith, gem cutter, lapidary, faceter, enamelist, pearl stringer, gold worker, diamond mounter, gem polisher, chain maker, silver worker, jewelry mender, gold beater, mounter, jobbing jeweler, manufacturing jeweler, ring maker, bead stringer, diamond cutter, stone cutter, opal cutter",
    credentials: "JA Bench Jeweler Certification, GIA Graduate Jeweler, GIA Applied Jewelry Professional",
    tools: "jeweler's torch, loupe, flex shaft, laser welder, Rhino CAD, Matrix jewelry CAD",
    skills:
      "jewelry repair, stone setting, ring sizing, soldering, jewelry casting, wax carving, polishing, silversmithing, jewelry design, pearl stringing, engraving, jewelry CAD, gem cutting, laser welding",
    duties:
      "size rings, set diamonds, retip prongs, solder chains, make custom jewelry, carve wax models, string pearls, polish gold, repair clasps, cast rings, cut stones, design engagement rings, teach silversmithing, make rings and necklaces, fix a broken chain, ring too tight, put a new stone in, earrings, work with gold and silver at a bench",
    step: "Jewelry appraiser",
    beside: "Engraver, Retail sales associate",
    context: {
      "chain maker": "gold, silver, jewelry",
      mounter: "gold, jewelry, rings",
      "stone cutter": "gems, diamonds, jewelry",
    },
  },
  {
    name: "Jewelry appraiser",
    titles:
      "gemologist, gem appraiser, jewelry appraisal specialist, graduate gemologist, diamond grader, gemstone grader, jewelry valuer, estate jewelry buyer, diamond buyer, watch appraiser, diamond man, gem expert, diamond sorter, gemmologist, jewel expert, jewelry expert",
    credentials: "GIA Graduate Gemologist, ASA MGJ, NAJA membership, Gem-A FGA, ISA CAPP",
    tools: "refractometer, diamond tester, spectroscope",
    skills:
      "gemology, diamond grading, jewelry appraisal, gem identification, estate jewelry, hallmarks, insurance appraisals, market research, precious metal testing, report writing",
    duties:
      "appraise jewelry for insurance and estates, grade diamonds, identify gemstones, test gold, buy estate jewelry, write appraisal reports, spot synthetics and fakes, read hallmarks, photograph pieces, divide jewelry among heirs, resale value opinions, tell what a ring is worth, is this diamond real, look at stones through a loupe, price Grandma's jewelry",
    beside: "Antiques dealer, Auctioneer",
  },
  {
    name: "Engraver",
    titles:
      "hand engraver, trophy engraver, laser engraver, glass engraver, gun engraver, trophy shop worker, awards engraver, plate engraver, laser engraving operator, rubber stamp maker, nameplate maker, etcher, laser cutter operator, silver engraver, letter engraver, chaser, die sinker, seal engraver, copperplate engraver, brass engraver, pantograph engraver, gem engraver, trophy man",
    credentials: "FEGA Master Engraver",
    tools: "engraving graver, laser engraver machine, pantograph, Epilog",
    skills:
      "hand engraving, laser engraving, engraved lettering, glass etching, glass engraving, CorelDRAW, scrollwork, monogramming, trophy assembly",
    duties:
      "engrave names on silver, trophies and plaques, run the laser engraver, cut monograms, engrave guns and knives, etch glass, set up artwork in CorelDRAW, name badges, assemble trophies, pet tags and gifts, put names on cups and medals, initials on a watch, write on metal and glass, plaques for a bench",
    beside: "Sign maker",
    context: { chaser: "silver, engrave, metal", "die sinker": "engrave, seals, stamps" },
  },
  {
    name: "Piano tuner",
    titles:
      "piano technician, piano repairer, piano tuner technician, registered piano technician, piano rebuilder, piano restorer, concert piano technician, piano regulator, player piano technician, piano mover and tuner, harpsichord technician, piano action specialist, tuner, blind piano tuner, pianoforte tuner, piano man, piano mechanic, piano doctor, piano repairman",
    credentials: "PTG RPT, North Bennet Street piano technology",
    tools: "tuning lever, Verituner, tuning fork, strobe tuner, regulating tools",
    skills:
      "piano tuning, piano regulation, piano repair, piano voicing, aural tuning, string replacement, action repair, piano rebuilding, humidity control, pitch raising, player piano repair",
    duties:
      "tune pianos in homes and churches, fix sticking keys, replace strings, regulate the action, voice hammers, pitch raise, restring and refinish, appraise old pianos, concert tuning, install humidity control, rebuild player pianos, school piano contract, the piano sounds off, a tuning fork, listen and tighten strings",
    beside: "Instrument repair technician",
    context: { tuner: "piano, strings, keys", "piano man": "tune, strings, repair" },
  },
  {
    name: "Instrument repair technician",
    titles:
      "musical instrument repairer, musical instrument technician, band instrument repair technician, woodwind repair technician, brass instrument repair technician, instrument technician music, flute technician, saxophone repairman, clarinet repairer, drum repairer, accordion repairer, brass repairman, school band repair technician, flute maker, bagpipe maker, horn repairman, horn doctor, musical instrument mender, sax repairman, band instrument man, instrument doctor, squeeze box repairer, drum maker, concertina maker",
    credentials: "NAPBIRT membership, band instrument repair diploma",
    tools: "dent tools, pad leveling tools, ring light, lathe, ultrasonic cleaner",
    skills:
      "instrument repair, woodwind repair, brass repair, soldering, pad replacement, brass dent removal, key fitting, play testing, ultrasonic cleaning, reed work, accordion repair",
    duties:
      "repair school band instruments, repad clarinets and saxophones, take dents out of trumpets, free stuck valves and slides, solder braces, replace corks and springs, tune accordions, shop work at a music store, play test horns, pick up and deliver to schools, a dented tuba, clarinet squeaks, new pads on a flute, school horns over the summer",
    beside: "Music teacher",
  },
  {
    name: "Picture framer",
    titles:
      "framer, custom framer, picture frame maker, frame shop manager, art framer, framing consultant, frame shop owner, mat cutter, gallery framer, conservation framer, shadow box maker, mirror framer, frame maker, mount cutter, picture mounter, picture hanger, frame fitter, fine art framer",
    credentials: "PPFA CPF, PPFA MCPF",
    tools: "mat cutter machine, miter saw frames, underpinner, dry mount press",
    skills:
      "picture framing, mat cutting, conservation framing, dry mounting, glass cutting, frame joining, design consultation, canvas stretching, shadow boxes, needlework mounting, gilding",
    duties:
      "frame pictures, cut mats, join moldings, mount artwork, help customers choose frames, cut glass, stretch canvases, shadow boxes for medals, archival framing, hang art, block and frame needlework, put a picture behind glass, frame a diploma, hang pictures straight, a frame for Grandpa's medals",
    not: "house framer, wall framer, Framer Motion",
    context: { framer: "pictures, mats, art, gallery, frames, glass" },
  },
  {
    name: "Potter",
    titles:
      "ceramic artist, ceramicist, ceramist, pottery maker, studio potter, production potter, wheel thrower, ceramics instructor, kiln technician, clay artist, pottery studio manager, pottery studio technician, thrower, pottery hand, pottery painter, ceramic painter, jug maker, kiln man, paintress, china painter",
    credentials: "ceramics degree",
    tools: "potter's wheel, kiln, slab roller, pug mill",
    skills:
      "wheel throwing, hand building, glazing pottery, kiln firing, slip casting, glaze mixing, clay preparation, raku, pottery instruction, mold making, trimming pots",
    duties:
      "throw pots on the wheel, fire the kiln, mix glazes, hand build, trim feet, teach pottery classes, load the kiln, wedge clay, make mugs and bowls, slip cast, run a clay studio, sell at craft shows, hands in mud, cups and plates, paint on china",
    beside: "Art teacher, Craft instructor",
    not: "Harry Potter",
    context: {
      "china painter": "pots, pottery, studio",
      paintress: "pots, pottery, studio",
      "pottery hand": "clay, wheel, pots, studio",
      thrower: "clay, pots, wheel",
      "kiln man": "clay, pots, pottery",
    },
  },
  {
    name: "Stained glass artisan",
    titles:
      "stained glass artist, stained glass maker, stained glass restorer, stained glass repairer, leaded glass maker, stained glass teacher, leaded glass repairer, leaded light maker, church window restorer, stained glass designer, stained glass window maker, tiffany lamp repairer, glass painter, leadlighter, leaded glass artist, glass stainer, church glass repairer",
    credentials: "SGAA accreditation",
    tools: "glass cutter, soldering iron, lead came",
    skills:
      "stained glass, leading stained glass, copper foil, glass cutting, church window restoration, soldering, glass painting, lead came, window design, cementing leaded panels",
    duties:
      "cut and lead stained glass, restore church windows, solder copper foil lamps, repair cracked panels, design windows, teach stained glass, cement and putty panels, remove and reinstall windows, make suncatchers and lamps, paint and fire glass, colored glass windows, pieces of glass and lead, lampshades like Tiffany, old church windows that sag",
    beside: "Craft instructor",
  },
  {
    name: "Blacksmith",
    titles:
      "artist blacksmith, ornamental metalworker, ornamental blacksmith, forge worker, bladesmith, knife maker, knifemaker, sword maker, wrought iron worker, coppersmith, metal artist, pewtersmith, smithy, ironsmith, village smith, village blacksmith, forgeman, farm smith, striker, wrought iron man, whitesmith, tinsmith, agricultural smith, swordsmith, locksmith and smith, iron gate maker",
    credentials: "ABANA, American Bladesmith Society Journeyman Smith",
    tools: "anvil, forge, power hammer, belt grinder",
    skills:
      "blacksmithing, forging, ornamental iron, forge welding, knife making, heat treating, metalworking, tool making, coppersmithing, craft demonstrations, welding, metal finishing",
    duties:
      "forge iron at the anvil, make gates and railings, hand forged hooks, heat treat blades, restore old ironwork, make tools, demonstrate at a living history museum, teach blacksmithing, hammer copper, repair farm tools and hinges, bellows and fire, heat iron red, sparks and hot metal, mend a plow",
    beside: "Sculptor, Metal fabricator",
    context: {
      forgeman: "iron, anvil, hammer",
      striker: "forge, anvil, iron",
      tinsmith: "pots, cans, tin",
      "metal artist": "forge, weld, iron, sculpture",
    },
  },
  {
    name: "Gunsmith",
    titles:
      "gun smith, gun repairer, firearms repairer, firearms technician, armorer, armourer, rifle builder, gun maker, stockmaker, gunstock maker, custom rifle maker, firearm restorer, gun shop clerk, gun appraiser, range safety officer, firearms appraiser, police armorer, ammunition reloader, gunmaker, gun mechanic, gun fixer, gun bluer, gun stocker, gun man, rifle smith, small arms artificer, firearms man",
    credentials: "federal firearms license, factory armorer certification, gunsmithing diploma, NRA instructor",
    tools: "lathe, headspace gauges, bore scope, bluing tanks, barrel vise",
    skills:
      "gunsmithing, firearm repair, barrel fitting, bluing, stock making, checkering, scope mounting, firearm cleaning, action work, firearm appraisal, machining, checking headspace",
    duties:
      "repair rifles and shotguns, fit barrels, blue and refinish guns, mount scopes, make gunstocks, clean firearms, restore antique guns, trigger work, keep police weapons in service, appraise gun collections, checker stocks, fix my hunting rifle, clean old guns, a trigger that sticks, put a sight on, load shells",
    beside: "Retail sales associate, Engraver",
    context: {
      "gun man": "repair, stocks, rifles",
      armorer: "firearms, weapons, police, rifles",
      "range safety officer": "shooting, firearms, gun club",
    },
  },
  {
    name: "Sign maker",
    titles:
      "signmaker, sign fabricator, sign installer, sign writer, signwriter, sign shop technician, sign hanger, electric sign installer, vinyl graphics installer, vinyl cutter operator, banner maker, hand letterer, show card writer, gold leaf sign artist, sign designer, wide format print operator, sign shop owner, ticket writer, show card painter, window letterer, neon sign man, signpainter, sign man, ticketwriter, traffic sign maker, poster writer, bill poster, billposter, coach painter and letterer, billboard hanger",
    credentials: "sign contractor license, 3M certified installer, UL sign certification",
    tools: "vinyl plotter, wide format printer, CNC router, bucket truck, CorelDRAW, FlexiSIGN",
    skills:
      "sign making, vinyl application, sign installation, hand lettering, gold leaf, channel letters, wide format printing, sign design, sign painting, electrical sign service, CNC routing, sandblasted signs",
    duties:
      "make shop signs, cut vinyl lettering, install signs on buildings, paint signs by hand, gild letters, print banners, carve wooden signs, letter boats and trucks, fix lighted signs, channel letters, trade show graphics, wayfinding and room signs, paint names on store windows, put up billboards, paint with a steady hand, neon, menus on chalkboards",
    beside: "Graphic designer, Printing press operator, House painter",
    context: { "poster writer": "signs, lettering, show cards" },
  },
  {
    name: "Bookbinder",
    titles:
      "book binder, bookbinding technician, book repairer, book conservator, hand bookbinder, book restorer, bindery worker, book artist, library book mender, bookbinding teacher, book conservation technician, archival box maker, rare book repairer, book finisher, book mender, book sewer, folder and sewer, book stitcher",
    credentials: "North Bennet Street bookbinding, Guild of Book Workers",
    tools: "book press, bone folder, paper guillotine, sewing frame",
    skills:
      "bookbinding, book repair, paper conservation, gold tooling, box making, rebacking, paper repair, paper marbling, paste papers",
    duties:
      "sew and bind books, repair old bindings, mend torn pages, rebind family Bibles, gold tool covers, make boxes, fix library books, deacidify paper, teach bookbinding, bind theses and journals, glue and thread, pages falling out, covers and spines, leather and paper",
    beside: "Librarian, Archivist",
    context: { "book sewer": "binding, books" },
  },
  {
    name: "Electronics repair technician",
    titles:
      "TV repairman, television repairman, radio repairman, stereo repairman, audio repair technician, electronics bench technician, amplifier technician, VCR repairman, camera repairer, camera technician, phone repair technician, hi fi engineer, projector technician, fix it clinic volunteer, electronics repairman, TV repair technician, antique radio restorer, TV man, telly repairman, television engineer, TV engineer, radio and television mechanic, radio mechanic, wireless repairman, wireless mechanic, radio engineer, wireless engineer, radio and TV repairman, set repairman, record player repairman, gramophone repairer, tape recorder repairman, phonograph repairman, TV and radio man, typewriter mechanic, stereo man, telly man",
    credentials: "ISCET CET, ETA certification, FCC GROL, CompTIA A+",
    tools: "oscilloscope, soldering iron, multimeter, tube tester, signal generator",
    skills:
      "electronics repair, soldering, circuit troubleshooting, vintage audio repair, TV repair, camera repair, tube amplifiers, component replacement, schematics, phone repair, turntable repair",
    duties:
      "repair televisions and stereos, fix old radios, replace capacitors, solder circuit boards, repair cameras, tube amplifiers, read schematics, clean heads and rollers, repair cafe, service turntables and tape decks, replace phone screens, fix the telly, the picture rolls, radio won't play, tubes and soldering iron, old record player, mend a cassette player, no sound out of the speakers, broken gadgets, fix broken televisions, tinker with radios",
    beside: "Electronics technician, Desktop support technician",
    context: {
      "wireless mechanic": "radio, repair, sets, television",
      "radio engineer": "repair, sets, television",
      "typewriter mechanic": "repair, keys, office machines",
      "phone repair technician": "screens, cell phones, batteries, solder",
    },
  },
  {
    name: "Craft instructor",
    titles:
      "crafts teacher, arts and crafts instructor, craft workshop leader, arts and crafts teacher, jewelry making teacher, paper crafts instructor, makerspace instructor, craft class leader, teaching artist crafts, scrapbooking instructor, woodcraft teacher, beading instructor, handicraft teacher, handicrafts instructor, handwork teacher, craft lady, handcraft instructor",
    credentials: "teaching artist certificate",
    tools: "craft tools, Cricut, glue gun",
    skills:
      "craft instruction, workshop planning, craft demonstrations, materials purchasing, basketry, candle making, jewelry making, polymer clay, children's crafts, adaptive crafts for seniors",
    duties:
      "lead craft classes at the senior center, help children with projects, prepare kits and supplies, show makerspace tools, teach basket making, plan workshops, make samples, run summer camp crafts, demonstrate techniques, clean up after class, advise craft store customers, glue and glitter with kids, show people how to make things, busy hands, Christmas decorations at the center, paper and scissors, show others how to knit or quilt",
    beside: "Art teacher, Activities director, Retail sales associate",
    not: "aircraft instructor, watercraft instructor",
  },
  {
    name: "Wood carver",
    titles:
      "woodcarver, wood turner, woodturner, bowl turner, chainsaw carver, decoy carver, whittler, wood sculptor, spoon carver, sign carver, wooden toy maker, wooden bowl maker, pen turner, scroll saw artist, woodcarving instructor, woodturning instructor, marquetry artist, cane maker, chip carver, figurehead carver, whittling teacher, bird carver, turner, rocking horse maker, toymaker, duck carver, stick maker, stick dresser, totem carver, bobbin turner",
    credentials: "AAW membership",
    tools: "lathe, chisels, gouges, scroll saw, carving knives, Tormek",
    skills:
      "wood carving, wood turning, whittling, chainsaw carving, tool sharpening, wood finishing, marquetry, relief carving, carving instruction, toy making",
    duties:
      "carve wood by hand, turn bowls on a lathe, carve decoys and birds, wooden toys, chainsaw bears, turn pens and spindles, whittle walking sticks, teach carving at the club, relief panels, inlay and marquetry, sell at craft shows, whittle with a pocketknife, make a bowl from a log, a block of wood and a chisel, carve ducks, wooden toys for children",
    context: { turner: "wood, lathe, bowls" },
  },
  {
    name: "Window treatment installer",
    titles:
      "blind installer, window blind installer, drapery installer, curtain fitter, shade installer, shutter installer, window covering installer, window treatment consultant, blind repairman, blind technician, motorized shade installer, blinds fitter, awning installer, blind cleaner, window treatment sales consultant, blind hanger, curtain hanger, curtain rail fitter, drapery hanger, Venetian blind man, venetian blind repairer",
    credentials: "WCAA membership, WFCP",
    tools: "cordless drill, laser level, tape measure",
    skills:
      "blind installation, drapery installation, window measuring, shutter installation, motorized shades, blind repair, restringing blinds, in home sales, awning installation",
    duties:
      "measure windows, hang drapery rods, install blinds and shades, mount shutters, restring blinds, program motorized shades, put up awnings, show samples in homes, steam drapes after hanging, office roller shades, put up curtains, Venetian blinds, a shade that won't roll up, cords tangled, rods and brackets",
    beside: "Drapery maker, Handyman, Interior designer",
  },
  {
    name: "Apparel pattern maker",
    titles:
      "garment pattern maker, fashion patternmaker, garment pattern cutter, pattern cutter, pattern grader, technical designer apparel, apparel technical designer, sample maker, sample sewer, sample machinist, garment technologist, marker maker, fabric cutter, first pattern maker, production patternmaker, cutter, stock cutter, sample hand, sample girl, patternmaker garment, lay maker, fit model technician, garment designer and cutter",
    credentials: "fashion design degree, Gerber AccuMark certification",
    tools: "Gerber AccuMark, Lectra, Optitex, Tukatech, dress form",
    skills:
      "pattern making, pattern grading, fabric draping, tech packs, sample sewing, fit sessions, marker making, fabric cutting, garment construction, production specs",
    duties:
      "draft patterns, grade sizes, sew samples for designers, write tech packs, run fit sessions, make markers, digitize patterns, cut first samples, correct fit, prepare patterns for the factory, make paper patterns for clothes, cut cloth on a long table, first one of a new dress, sizes from small to large, rag trade",
    step: "Dressmaker",
    beside: "Sewing machine operator",
    context: {
      cutter: "garments, patterns, cloth, fashion",
      "lay maker": "cloth, cutting",
      "pattern cutter": "garment, fashion, clothing, fabric, sewing",
      "sample maker": "garment, sewing, fashion, apparel",
      "fabric cutter": "garment, layers, patterns, cutting table",
    },
  },
  {
    name: "Milliner",
    titles:
      "hat maker, hatter, hat designer, hat blocker, hat restorer, theatrical milliner, cap maker, fascinator maker, western hat shaper, hat shop owner, bonnet maker, hat lady, straw hat maker, hatmaker, milliner's improver, cap cutter, felt hatter, bonnet trimmer",
    credentials: "millinery certificate",
    tools: "hat blocks, fabric steamer, sewing machine",
    skills:
      "millinery, hat blocking, hand sewing, felt shaping, straw work, trimming hats, hat restoration, hat veiling",
    duties:
      "block hats, trim hats with ribbon and feathers, steam and shape felt, clean and reblock old hats, sew straw braid, wire brims, fit customers' heads, hats for weddings and races, theater headdresses, teach hat making, Easter bonnets, Sunday hats for church, a veil for the bride",
    beside: "Dressmaker, Costume designer",
  },
  {
    name: "Knitter",
    titles:
      "hand knitter, crocheter, sample knitter, machine knitter, knitwear designer, knitting pattern designer, test knitter, sweater maker, crochet designer, knitting pattern editor, knitting technical editor, yarn dyer, sock knitter, home knitter, knitting lady, crochet lady, sock maker, hand knitting outworker, outworker, crochet worker, wool spinner and knitter, jersey maker, Aran knitter, shawl maker, baby clothes knitter",
    credentials: "Master Knitter, CYC knitting instructor",
    tools: "knitting needles, crochet hook, knitting machine",
    skills:
      "knitting, crochet, pattern reading, knitwear finishing, blocking knits, machine knitting, pattern writing, yarn dyeing, steeking, garment sizing",
    duties:
      "knit sweaters to order, crochet blankets, knit samples for designers, seam and block garments, write knitting patterns, dye yarn, mend moth holes, baby hats and socks, machine knit scarves, test patterns, needles and yarn, knit booties and caps, make sweaters from wool, granny squares, an afghan, mittens for charity",
    beside: "Sewing instructor, Weaver, Quilter",
    context: { outworker: "knit, wool, home" },
  },
  {
    name: "Weaver",
    titles:
      "hand weaver, handweaver, tapestry weaver, rug weaver, loom weaver, textile artist, fiber artist, hand spinner, yarn spinner, spinning teacher, weaving teacher, weaving instructor, loom repairer, rug hooker, rug braider, felt maker, natural dyer, mill weaver, handloom weaver, tweed weaver, spinner, rag rug maker, carpet weaver, cloth weaver, rug maker, loom tuner, tackler",
    credentials: "HGA certificate of excellence",
    tools: "floor loom, spinning wheel, warping board, carders",
    skills:
      "loom weaving, hand spinning, warping a loom, tapestry weaving, natural dyeing, rug hooking, felting, loom repair, fiber preparation, textile design",
    duties:
      "weave on a loom, warp and thread heddles, spin wool, dye yarn with plants, weave rugs and towels, hook and braid rugs, teach weaving, repair looms, demonstrate at fiber festivals, tapestry commissions, make cloth, rag rugs, spinning wheel, blankets and scarves on a loom, shuttle back and forth, wool from my own sheep",
    beside: "Textile designer, Craft instructor",
    not: "basket weaver, hair weaver",
    context: {
      spinner: "wool, yarn, wheel, mill",
      "carpet weaver": "loom, rugs",
      tackler: "loom, mill",
      "fiber artist": "yarn, wool, textile, loom, felt",
    },
  },
  {
    name: "Embroiderer",
    titles:
      "hand embroiderer, needleworker, embroidery artist, needlepoint finisher, needlepoint stitcher, cross stitcher, lace maker, lacemaker, beader, ecclesiastical embroiderer, vestment maker, embroidery machine operator, embroidery digitizer, monogrammer, needlepoint designer, embroidery teacher, embroideress, fancy sewer, tapestry worker, needlepoint lady, smocker, tatting maker, tatter, pillow lace maker, badge embroiderer, sampler maker",
    credentials: "Royal School of Needlework certificate, EGA certification",
    tools: "embroidery machine, embroidery hoops, Tajima, Wilcom",
    skills:
      "embroidery, needlepoint, cross stitch, lace making, goldwork, beading, embroidery machine operation, digitizing embroidery, monogramming, needlework finishing, textile repair",
    duties:
      "hand embroider, stitch monograms, finish needlepoint pillows, sew church vestments, run embroidery machines, digitize logos, make bobbin lace, bead gowns, block needlework, repair old samplers, teach stitching, fancy stitching, initials on towels, flowers on pillowcases, hoop and thread, tatting, crewel work, kneelers for the church",
    step: "Seamstress",
    beside: "Quilter, Sewing machine operator",
    context: { "tapestry worker": "embroidery, needle, stitch", tatter: "lace, tatting, thread" },
  },
  {
    name: "Leatherworker",
    titles:
      "leather worker, saddle maker, saddler, harness maker, leather crafter, leather craftsman, leather artisan, handbag maker, handbag repairer, luggage repairer, leather repair technician, belt maker, holster maker, tack repairer, bridle maker, leather tooler, tanner, furrier, fur repairer, glove maker, leather man, leatherman, harness mender, loriner, collar maker, fellmonger, skin dresser, bag maker, currier, purse maker, wallet maker, glover, saddle and harness maker, fur coat maker, trunk maker",
    credentials: "Society of Master Saddlers",
    tools: "leather awl, stitching machine, skiving knife, edge beveler",
    skills:
      "leatherworking, leather stitching, saddle making, leather tooling, tack repair, handbag repair, leather dyeing, luggage repair, hand stitching, pattern making",
    duties:
      "build saddles, mend horse tack, hand tool belts, stitch leather by hand, repair handbags and luggage, replace suitcase zippers and wheels, dye leather, make holsters and wallets, tan hides, restyle fur coats, smell of leather, purse strap broke, awl and heavy thread",
    step: "Shoe repairer",
    beside: "Upholsterer, Auto upholsterer",
    context: {
      "leather man": "saddles, belts, bags",
      leatherman: "saddles, belts, bags",
      "collar maker": "horse, harness",
      "bag maker": "leather, handbag",
    },
  },
  {
    name: "Knife sharpener",
    titles:
      "sharpening service owner, tool sharpener, scissor sharpener, saw sharpener, saw filer, blade sharpener, sharpening technician, mobile sharpening service, tool grinder sharpener, knife grinder, clipper blade sharpener, shear sharpener, carbide saw sharpener, scissors grinder, cutler, grinding man, itinerant knife grinder, razor grinder, lawn mower sharpener, tool sharpening man",
    tools: "belt grinder, whetstones, Tormek, saw filing machine",
    skills:
      "knife sharpening, scissor sharpening, saw sharpening, tool grinding, hollow grinding, carbide sharpening, edge honing, blade balancing, chainsaw chain sharpening",
    duties:
      "sharpen kitchen knives, sharpen scissors for salons, grind mower blades, saw blades and chains, farmers market sharpening booth, hone chisels, restaurant knife route, fix chipped edges, dog clipper blades, garden tools, put an edge on knives, dull scissors, a grindstone on a bike, make blades sharp again",
    beside: "Blacksmith, Small engine mechanic",
    context: { "lawn mower sharpener": "blades, knives, sharpen, scissors" },
  },
  {
    name: "Luthier",
    titles:
      "guitar maker, guitar builder, violin maker, violin repairer, guitar repairman, guitar technician, string instrument repairer, stringed instrument maker, bow maker, bow rehairer, cello repairer, bass repairer, mandolin maker, banjo builder, harp maker, instrument maker, violin restorer, ukulele maker, dulcimer maker, violin shop luthier, fiddle maker, fiddle repairman, guitar doctor, violin restorer and maker, fiddle mender, viola maker, lute maker",
    credentials: "violin making school diploma, Guild of American Luthiers",
    tools: "fret files, bending iron, gouges, purfling cutter, hide glue",
    skills:
      "lutherie, guitar setup, fretwork, violin making, bow rehairing, crack repair, wood finishing, soundpost adjustment, nut and bridge making, pickup installation, string replacement",
    duties:
      "set up guitars, refret necks, make violins, rehair bows, glue cracks in cellos, carve bridges, build guitars, adjust soundposts, install pickups, French polish tops, school string rentals repair, make a fiddle, build a guitar by hand, new strings and bridge, horsehair for the bow",
    step: "Instrument repair technician",
    beside: "Furniture maker, Music teacher",
    context: {
      "instrument maker": "violins, guitars, music, harpsichord, luthier",
      "guitar technician": "setup, frets, repair, strings",
    },
  },
  {
    name: "Organ technician",
    titles:
      "pipe organ technician, pipe organ builder, organ builder, organ tuner, organ repairman, organ restorer, pipe organ tuner, electronic organ technician, carillon technician, church organ technician, reed organ restorer, theater organ technician, bell installer, organ mechanic, church organ repairer, organ man, bell hanger, bellhanger, steeple keeper",
    credentials: "AIO membership, organ builder apprenticeship",
    tools: "tuning knife, wind gauge, soldering iron",
    skills:
      "organ tuning, pipe voicing, releathering, organ repair, wind systems, console wiring, organ restoration, pipe making, woodworking",
    duties:
      "tune pipe organs, releather chests and reservoirs, fix ciphers, voice pipes, climb into organ chambers, rewire consoles, church service visits before Easter, restore reed organs, bells and chimes, move and reinstall organs, the church organ wheezes, bellows and pipes, dead keys on the organ, hang church bells",
    step: "Piano tuner",
    beside: "Organist, Cabinetmaker",
    context: {
      "organ man": "pipes, tune, church",
      "bell hanger": "church, bells, tower",
      "steeple keeper": "bells, church",
    },
  },
  {
    name: "Glassblower",
    titles:
      "glass blower, glass artist, studio glassblower, glass fuser, fused glass artist, lampworker, flameworker, glass bead maker, scientific glassblower, neon bender, neon glass bender, glass sculptor, glass studio assistant, glassblowing instructor, crystal engraver, glass worker, glassmaker, bottle maker, glass decorator, gaffer, crystal cutter, cut glass worker, glass engraver and cutter, marble maker, thermometer maker",
    credentials: "ASGS membership",
    tools: "glass furnace, kiln, blowpipe, annealer",
    skills:
      "glass blowing, glass fusing, lampworking, neon bending, cold working, annealing, scientific glassblowing, mold making, glass instruction",
    duties:
      "blow glass vases and ornaments, fuse glass plates, make beads at the torch, bend neon tubes, laboratory glassware, grind and polish glass, teach glassblowing, gather from the furnace, repair lab glass, demonstrate at the museum, blow through a pipe, hot glass, make Christmas balls of glass, swirls and paperweights, bend glass for beer signs",
    step: "Stained glass artisan",
    beside: "Sculptor, Potter",
    context: {
      "glass worker": "blow, furnace, torch",
      "bottle maker": "glass, furnace",
      gaffer: "glass, furnace, blow",
      "marble maker": "glass",
      "glass artist": "blow, furnace, kiln, fused, torch",
    },
  },
  {
    name: "Calligrapher",
    titles:
      "hand calligrapher, wedding calligrapher, envelope addresser, lettering artist, engrosser, calligraphy teacher, certificate letterer, place card writer, Hebrew scribe, manuscript illuminator",
    credentials: "IAMPETH Master Penman",
    tools: "pointed pen, broad nib, gouache, light box",
    skills:
      "calligraphy, hand lettering, copperplate, italic hand, gilding, envelope addressing, manuscript illumination, calligraphy instruction",
    duties:
      "address wedding invitations by hand, letter certificates, write place cards, engross proclamations, illuminate manuscripts, teach calligraphy, copperplate script, chalkboard menus, design monograms, family trees by hand",
    beside: "Graphic designer, Bookbinder, Sign maker",
  },
  {
    name: "Sewing machine and vacuum repairer",
    titles:
      "sewing machine repairman, sewing machine mechanic, sewing machine technician, industrial sewing machine mechanic, vacuum repairman, vacuum cleaner repairer, vacuum cleaner technician, small appliance repairer, small appliance repairman, lamp repairman, sewing and vacuum shop owner, serger technician, mixer repairer, fan repairer, toaster repairman",
    credentials: "VDTA certification",
    tools: "screwdrivers, timing tools, multimeter, Juki, Singer sewing machine",
    skills:
      "sewing machine repair, vacuum repair, timing adjustment, small appliance repair, lamp rewiring, motor repair, tension adjustment, parts ordering, machine cleaning and oiling",
    duties:
      "tune up sewing machines, set hook timing, fix skipped stitches, service factory sewing machines, change vacuum belts and brushes, rewire lamps, repair mixers and toasters, clean and oil machines, house calls to quilters, sell refurbished machines",
    beside: "Appliance repair technician, Sewing machine operator",
  },
  {
    name: "Office machine repairer",
    titles:
      "copier technician, copier repairman, office equipment technician, printer repair technician, office machine technician, typewriter repairman, typewriter mechanic, business machine technician, copier field service technician, fax machine repairman, photocopier engineer, postage machine technician, cash register repairer, scale technician, scale repairman, shredder technician",
    credentials: "CompTIA PDI+, manufacturer copier training",
    tools: "Canon copiers, Xerox, Ricoh, multimeter",
    skills:
      "copier repair, printer repair, typewriter repair, electromechanical troubleshooting, preventive maintenance, network printing, parts inventory, fuser replacement, scale calibration",
    duties:
      "fix copiers and printers at offices, clear paper jams, replace fusers and rollers, restore typewriters, connect copiers to the network, calibrate scales, service contracts, postage meters, clean corona wires, drive a service route",
    beside: "Desktop support technician, Electronics repair technician",
    context: {
      "copier technician": "toner, office, printers, repair",
      "scale technician": "calibrate, truck scales, weights",
    },
  },
  {
    name: "Craft maker",
    titles:
      "artisan, crafter, craftsperson, basket maker, basket weaver, candle maker, soap maker, wreath maker, Etsy seller, craft seller, craft vendor, handmade goods seller, folk artist, toy maker, broom maker, ornament maker, doll maker, teddy bear maker, gift basket maker",
    tools: "Cricut, glue gun, soap and candle molds, reed and splint",
    skills:
      "basketry, candle making, soap making, wreath making, craft fair sales, doll making, online shop, product photography, decorative painting, broom making, paper crafts",
    duties:
      "make baskets, pour candles and soap, sell handmade goods at fairs, holiday wreaths, run a craft booth, list items in an online shop, paint ornaments, assemble gift baskets, sew dolls and bears, demonstrate old crafts, ship orders",
    beside: "Retail sales associate, Craft instructor, Potter",
    not: "craft beer artisan, artisan bread baker, artisan cheese maker",
    context: { artisan: "handmade, craft, wood, clay, baskets" },
  },
  {
    name: "Scale model maker",
    titles:
      "model maker, ship model builder, model builder, dollhouse builder, miniaturist, model railroad builder, model train repairer, model ship restorer, diorama builder, museum model maker, prop model maker, model railroader, miniature furniture maker, model man, train layout builder, model engineer, ship in a bottle maker, dolls house maker, toy train repairman, model airplane builder, Lionel repairman",
    credentials: "APMM membership",
    tools: "airbrush, laser cutter, 3D printer, miniature lathe",
    skills:
      "model making, scale modeling, miniatures, airbrushing, 3D printing, laser cutting, diorama building, model train repair, kit bashing, scratch building",
    duties:
      "build scale models, rig ship models, make dollhouses and miniatures, repair electric trains, museum dioramas, build layouts for collectors, cut parts on the laser, paint tiny details, restore old ship models, glue and paint kits, ships in bottles, dollhouse furniture, tiny houses, model airplanes, glue and tweezers",
    beside: "Architect, Exhibit designer",
    not: "data model builder, financial model builder, machine learning model builder, financial model maker",
    context: {
      "model man": "scale, ships, trains",
      "model engineer": "steam, trains, scale",
      "model maker": "scale, dollhouse, ships, trains, hobby",
      "model builder": "scale, ship, train, hobby, kit",
    },
  },
  {
    name: "Taxidermist",
    titles:
      "fish taxidermist, wildlife taxidermist, museum taxidermist, taxidermy artist, fish mount painter, skin mounter, skull preparator, taxidermy restorer, bird mounter, animal stuffer, bird stuffer, fish mounter, animal mounter, trophy mounter",
    credentials: "taxidermy license, NTA certification",
    tools: "airbrush, fleshing machine, mannequin forms",
    skills:
      "taxidermy, hide tanning, skinning animals, airbrushing, mount restoration, fish painting, habitat bases, skull cleaning",
    duties:
      "mount deer heads, tan hides, paint fish mounts, restore old mounts, skin and flesh, set glass eyes, bird mounts, museum animal displays, clean skulls, sew hides on forms, a bass on the wall, deer head for hunters, make a dead bird look alive",
    beside: "Fishing guide",
    context: { "trophy mounter": "deer, fish, heads" },
  },
  {
    name: "Numismatist",
    titles:
      "coin grader, coin appraiser, rare coin buyer, stamp appraiser, philatelist, gold buyer, precious metals buyer, collectibles appraiser, coin and stamp appraiser, coin show dealer, coin cataloger, ancient coin specialist, coin auction specialist, coin man, stamp dealer, coin expert, stamp expert, coin shop owner, stamp man, philatelic dealer, baseball card dealer, medal dealer, coin collector",
    credentials: "ANA membership, PNG dealer",
    tools: "loupe, precious metal tester, Red Book coin guide",
    skills:
      "coin grading, coin appraisal, precious metal testing, stamp appraisal, collectibles pricing, counterfeit detection, auction buying, estate buying, show sales",
    duties:
      "grade and price coins, buy old coins and gold, appraise stamp collections, sell at coin shows, spot counterfeits, test silver, value estates' collections, catalog collections, sports cards and comics, write auction descriptions, old coins in a jar, what's this penny worth, stamp albums, silver dollars, look at coins with a glass, buy and sell old coins",
    beside: "Jewelry appraiser, Antiques dealer, Auctioneer",
    context: { "baseball card dealer": "coins, stamps, collections" },
  },
];
