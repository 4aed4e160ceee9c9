/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const HOME_REPAIR_AND_CRAFTS_SKILLS = `
Home repair: house repairs, handyman work, odd jobs, small repairs, fix it jobs
Furniture assembly: assembling furniture, flat pack assembly, IKEA assembly, putting furniture together
Picture hanging: hanging pictures, hanging art, art hanging
Carpentry repairs: minor carpentry, small carpentry jobs
Furniture making: making furniture, furniture building, fine woodworking, woodworking, wood working
Joinery: mortise and tenon, dovetail joints, dovetails, hand cut joints
Hand tools woodworking: hand planes
Veneering: veneer work, veneer repair
Steam bending: bending wood
Marquetry: wood inlay, inlay work
Wood turning: woodturning, bowl turning, lathe turning
Wood carving: woodcarving, carving wood, whittling
Chainsaw carving: chain saw carving
Furniture restoration: furniture repair, restoring furniture, antique furniture restoration
Furniture refinishing: refinishing furniture, furniture stripping, stripping and refinishing
French polishing: shellac finishing
Chair caning: caning chairs, seat weaving, rush seats, cane and rush
Gilding: gold leaf, gold leafing, gilt work
Antiques restoration: restoring antiques, object restoration
Ceramic repair: china repair, porcelain restoration, mending china
Lamp rewiring: lamp repair, rewiring lamps
Rug repair: oriental rug repair, rug restoration, carpet reweaving
Silver repair: silver restoration, silver plating repair
Doll repair: doll restoration, toy restoration
Upholstery: furniture upholstery, reupholstery, re-upholstery, reupholstering, recovering furniture
Slipcovers: slip covers, loose covers, slipcover making
Tufting: button tufting, deep buttoning
Cushion making: making cushions, pillow making
Upholstery certificate: AMUSF qualification, upholstery qualification
Drapery making: curtain making, making curtains, drapes, window treatments sewing
Roman shades: Roman blinds, shade making
Blind installation: installing blinds, window blinds, hanging blinds, shades installation
Drapery installation: hanging drapes, hanging curtains, curtain rods
Motorized shades: Lutron shades, motorized blinds
Tailoring: bespoke tailoring, custom tailoring, suit making
Alterations: clothing alterations, garment alterations, altering clothes, dress alterations, taking in and letting out
Hemming: hemming pants, shortening trousers, taking up hems
Bridal alterations: wedding dress alterations, wedding gown alterations
Mending: mending clothes, clothes repair, darning, garment repair, patching clothes
Zipper replacement: replacing zippers, zip repair
Sewing: sewing by machine, needle and thread work, stitching clothes, garment sewing, sewing machine use
Hand sewing: sewing by hand, hand stitching, slip stitching
Serger: serging, overlock machine
Dressmaking: dress making, making clothes, making dresses, custom clothing
Couture sewing: haute couture, couture techniques
Fabric draping: draping on the form
Pattern making: patternmaking, pattern drafting, pattern cutting, garment patterns
Pattern grading: grading patterns, size grading
Gerber AccuMark: AccuMark, Gerber Accumark CAD
Tech packs: garment specifications, technical packages apparel
Sample sewing: sample making, garment samples
Millinery: hat making, making hats, hat blocking
Costume construction: costume making, costume sewing
Industrial sewing: sewing machine operation, power sewing, factory sewing, production sewing
Industrial sewing machine: Juki, walking foot machine, single needle machine
Overlock: coverstitch, cover stitch
Fabric cutting: cutting fabric, cutting cloth, cutting table work
Sewing instruction: teaching sewing, sewing lessons, sewing classes
Quilting: quilt making, quiltmaking, making quilts, piecing quilts
Longarm quilting: long arm quilting, longarm, Gammill
Applique: applique quilting
Knitting: hand knitting, knit work, knitting sweaters
Crochet
Loom weaving: hand weaving, handweaving
Hand spinning: spinning wool, spinning yarn, wool spinning
Natural dyeing: dyeing yarn, plant dyes
Embroidery: hand embroidery, embroidering, machine embroidery
Needlepoint: needlework, cross stitch
Digitizing embroidery: embroidery digitizing, Wilcom
Lace making: lacemaking, bobbin lace, tatting
Shoe repair: resoling, cobbling, heel replacement, boot repair, shoe mending
Shoe making: shoemaking, bootmaking, making shoes
Leatherworking: leather craft, leathercraft, leather goods making
Saddle making: saddlery, saddle repair, harness making
Handbag repair: purse repair, luggage repair
Knife sharpening: sharpening knives, blade sharpening by hand, sharpening services
Scissor sharpening: shear sharpening
Saw sharpening: saw filing, sharpening saws
Watch repair: watchmaking, fixing watches, watch servicing, horology
Clock repair: fixing clocks, clock restoration, grandfather clocks, clock making
Mechanical movements: mechanical watches, chronographs, watch movements
AWCI CW21: CW21, AWCI, American Watchmakers Clockmakers Institute
Jewelry repair: fixing jewelry, bench jewelry
Stone setting: diamond setting, gem setting, setting stones
Jewelry design: jewelry making, jewellery making, making jewelry
Silversmithing: goldsmithing, metalsmithing, silver work
Jewelry CAD: Matrix jewelry CAD, MatrixGold
Gem cutting: lapidary work, faceting
JA Bench Jeweler Certification: JA certified bench jeweler
Diamond grading: grading diamonds
Jewelry appraisal: appraising jewelry, jewelry valuation, jewellery valuation
Stamp appraisal: stamp collecting
Hand engraving: engraving, engraving by hand
Laser engraving: laser cutting and engraving, Epilog
CorelDRAW: Corel Draw
Piano tuning: tuning pianos, piano tuner work, aural tuning
Piano regulation: regulating pianos, action regulation
Piano repair: piano rebuilding, fixing pianos, piano restoration
PTG RPT: Registered Piano Technician, Piano Technicians Guild
Instrument repair: musical instrument repair, band instrument repair
Woodwind repair: clarinet repair, saxophone repair, flute repair, pad replacement
Brass repair: trumpet repair, brass dent removal
Lutherie: guitar making, guitar building, luthier work
Guitar setup: guitar repair, fretwork, refretting
Violin making: violin repair, violin restoration
Bow rehairing: rehairing bows, bow repair
Organ tuning: pipe organ tuning, pipe organ repair, organ repair
NAPBIRT membership: NAPBIRT
Picture framing: framing pictures, custom framing, frame making
Mat cutting: cutting mats, mount cutting
Conservation framing: archival framing, museum framing
PPFA CPF: Certified Picture Framer, PPFA MCPF
Wheel throwing: throwing pots, pottery wheel, pottery, potting on the wheel
Hand building: handbuilding clay, clay hand building, ceramics
Kiln firing: firing kilns, kiln operation, raku
Glaze mixing: glazing pottery, pottery glazes
Pottery instruction: teaching pottery, ceramics teaching
Stained glass: stained glass making, leaded glass, copper foil, stained glass repair
Glass blowing: glassblowing, blowing glass, hot glass
Glass fusing: fused glass, kiln formed glass
Lampworking: flameworking, glass beads, torch work glass
Neon bending: neon signs, neon tubes
Blacksmithing: smithing, forging iron, forge work, wrought iron work
Ornamental iron: ornamental ironwork, iron railings and gates
Knife making: knifemaking, bladesmithing, making knives
Gunsmithing: gun repair, firearm repair, gunsmith work
Bluing: gun bluing, firearm refinishing
Stock making: gunstock making, checkering
Federal firearms license: FFL, FFL holder
Firearm appraisal: gun appraisal, appraising guns
Sign making: making signs, sign fabrication, signmaking
Sign painting: hand painted signs, signwriting, sign writing, hand lettered signs
Vinyl application: vinyl lettering, vinyl graphics, vinyl cutting
Sign installation: installing signs, sign hanging
Channel letters: lighted signs, electric signs
Wide format printing: large format printing, banner printing
FlexiSIGN: Flexi sign software
Bookbinding: book binding, binding books, hand bookbinding
Book repair: mending books, book restoration, book conservation
Paper conservation: paper repair, document repair
Calligraphy: hand calligraphy, copperplate, penmanship, hand lettering
Envelope addressing: addressing invitations, invitation addressing
Electronics repair: repairing electronics, consumer electronics repair, circuit board repair
TV repair: television repair, fixing televisions
Vintage audio repair: stereo repair, radio repair, tube amplifier repair, hi-fi repair, tube amplifiers
Camera repair: fixing cameras, film camera repair
Soldering: soldering electronics, soldering iron work
ISCET CET: Certified Electronics Technician, ETA certification
Sewing machine repair: sewing machine servicing, sewing machine maintenance, fixing sewing machines
Vacuum repair: vacuum cleaner repair, hoover repair
Small appliance repair: repairing small appliances, toaster repair
Copier repair: photocopier repair, copy machine repair, printer and copier repair
Typewriter repair: typewriter restoration
Scale calibration: scale repair, calibrating scales
Craft instruction: teaching crafts, craft classes, arts and crafts teaching
Basketry: basket making, basket weaving
Candle making: candlemaking, making candles
Soap making: soapmaking, making soap
Wreath making: wreaths, making wreaths
Beading: beadwork, bead jewelry
Craft fair sales: selling at craft fairs, craft shows, craft markets
Model making: scale modeling, scale model building, architectural models
Miniatures: dollhouse miniatures, dollhouse building
Model train repair: model railroads, model railroading, Lionel trains
Taxidermy: mounting animals, fish mounts
Hide tanning: tanning hides
Lectra: Lectra Modaris
Optitex
WOSTEP: WOSTEP watchmaking
GIA Graduate Jeweler
Gem-A FGA: FGA gemmologist, Fellow of the Gemmological Association
Coin appraisal: appraising coins, coin valuation
Machine knitting: knitting machine
`;
