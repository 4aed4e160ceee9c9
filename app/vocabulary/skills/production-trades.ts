/** Sewing, textiles, leather, printing, binding, paper, wood, food, drink, glass, and clay. */
export const PRODUCTION_TRADES_SKILLS = `
Single needle sewing: single needle lockstitch, straight stitch machine
Bartacking: bar tack machine
Heavy fabric sewing: heavy duty sewing, upholstery sewing
Canvas sewing: awning sewing
Piecework: piece rate work, piece rate sewing
Zipper setting: setting zippers
Garment construction: clothing construction
Apparel pattern making: clothing patterns, garment pattern drafting, flat pattern drafting, pattern cutting for clothing
Marker making: cutting markers, marker layout
Fit sessions: garment fitting for production, fit corrections
Fabric spreading: spreading cloth, laying up fabric
Straight knife: straight knife cutter, Eastman cutter
Clicker press: clicking, die cutting leather
Apparel production: garment production, clothing manufacture, cut and sew
Garment costing: apparel costing
Loom fixing: loom repair, loom maintenance
Knitting machine operation: circular knitting, flat knitting
Spinning: yarn spinning, ring spinning
Dyeing: textile dyeing, fabric dyeing, yarn dyeing
Warping: warp preparation, beaming
Leather working
Skiving: leather skiving
Tanning: leather tanning
Offset printing: offset press, lithography printing, litho printing, sheetfed offset
Letterpress: letterpress printing, Heidelberg Windmill, Vandercook
Flexography: flexo, flexographic printing, flexo press
Web printing: web press, web offset, rotary printing
Digital printing: digital press, HP Indigo, Xerox iGen, production printing
Heidelberg press: Heidelberg, Heidelberg Speedmaster
Printing press setup: makeready, press makeready
Ink mixing: mixing ink, Pantone ink mixing
Register control: registration control
Densitometer: densitometer use, spectrodensitometer
Screen printing: silk screening, silkscreen, silk screen printing, serigraphy
Heat press printing: heat press
Sublimation: dye sublimation
Direct to garment printing: DTG, DTG printing
Pad printing: tampo printing
Gold tooling: gold stamping of books, finishing tooling
Paper cutting: guillotine cutter, guillotine, Polar cutter
Folding machine setup: folding machine, MBO folder, Baum folder
Saddle stitching: saddle stitcher, stapled booklets
Perfect binding: perfect binder
Gathering and collating: gathering
Foil stamping: hot foil, hot stamping, embossing
Inserting: mail inserting, inserting machine
Prepress: pre-press, electronic prepress
Preflighting: file checking for print
Imposition: page imposition, Preps imposition
Trapping: color trapping
Platemaking: plate making, computer to plate, CTP, platesetter
Paste-up: pasteup, keyline, mechanicals
Color separations: color seps, film stripping
Proofing: color proofs, contract proofs
Hand composition: hand setting type, hand typesetting
Linotype operation: Intertype, hot metal
Ventura Publisher: Corel Ventura
Copyfitting: copy fitting
Print estimating: print quoting
Print production management: print management
G7 certification: G7 expert, G7 master
Paper machine operation: paper machine, Fourdrinier, papermaking
Pulping: pulp cooking, digester operation
Winder operation: paper winder, rewinder
Corrugating: corrugator operation, box making
Converting: paper converting
Kiln drying: lumber drying, dry kiln
Wood machining: machine woodworking, woodworking machines
Moulder setup: Weinig moulder
Food production: food processing, food manufacturing
Pasteurizing: pasteurising, HTST
Meat trimming: meat processing
Canning and retorting: retort operation
Food plant sanitation: plant cleaning, washdown
Dairy pasteurizer license: pasteurizer operator license
Candy making: confectionery, making sweets
Cheese making: cheesemaking, making cheese
Ice cream making: ice cream production
Coffee roasting: roasting coffee
Coffee cupping: coffee tasting
Q Grader: Q certification
Tea blending: tea tasting
Brewing: beer brewing, craft brewing, making beer
Fermentation: fermentation control
Yeast management: yeast propagation, yeast handling
Cellaring: cellar work, tank work
Cleaning in place: CIP cleaning
Kegging: keg filling, racking beer
IBD Diploma in Brewing: Institute of Brewing and Distilling diploma
Cider making: cidermaking, hard cider
Pot still operation: pot still
Barrel aging: barrel maturation, aging whiskey
Spirit blending: blending spirits
TTB reporting: TTB compliance, excise reports for alcohol
Winemaking: wine making, making wine, enology, vinification
Crush operations: grape crush, harvest cellar work
Wine chemistry: wine analysis, wine lab
WSET diploma
Kiln fusing: warm glass
Cutting glass
Slip casting: slipcasting, plaster mold casting of clay
Glaze formulation: glaze chemistry
Refractories: refractory lining, refractory brick
`;
