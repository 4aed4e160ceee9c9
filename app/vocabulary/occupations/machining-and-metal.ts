import type { OccupationEntry } from "../types.ts";

/** People who cut, shape, join, cast, and finish metal in shops, foundries, and plants. */
export const MACHINING_AND_METAL: readonly OccupationEntry[] = [
  {
    name: "Machinist",
    titles:
      "manual machinist, general machinist, journeyman machinist, toolroom machinist, tool room machinist, maintenance machinist, prototype machinist, job shop machinist, lathe operator, lathe hand, engine lathe operator, milling machine operator, mill operator, Bridgeport operator, horizontal boring mill operator, boring mill operator, vertical turret lathe operator, VTL operator, metal turner, fitter and turner, turner, lathe man, lathe turner, capstan lathe operator, turret lathe operator, shaper hand, planer hand, centre lathe turner, boring mill hand, tool room hand, miller",
    credentials:
      "journeyman machinist card, NIMS certification, machinist apprenticeship, City and Guilds mechanical engineering craft",
    tools:
      "Bridgeport mill, engine lathe, Hardinge lathe, Monarch lathe, digital readout, micrometer, calipers, dial indicator, surface plate, Machinery's Handbook",
    skills:
      "manual machining, lathe work, milling, turning, boring, thread cutting, tapping, drilling, blueprint reading, precision measurement, shop math, tool grinding, fixturing, close tolerances, speeds and feeds, one-off parts",
    duties:
      "turn shafts on a lathe, mill parts on a Bridgeport, cut threads and keyways, hold tight tolerances, work from blueprints, make one-off replacement parts, bore and ream holes, measure with micrometers, dial in a vise, grind tool bits by hand, repair worn machine parts, make prototypes, cut metal to thousandths, set up jobs in the machine shop, press in bearings and bushings, run a lathe and a mill, make metal parts from scratch, cut steel to a hair, make a part nobody sells anymore, read a micrometer, turn brass and steel",
    above: "Machine shop supervisor, Tool and die maker",
    step: "CNC machinist, Precision grinder, Millwright, Gunsmith",
    beside:
      "Quality inspector, Prototype model maker, Industrial maintenance mechanic, Manufacturing engineer, Vocational teacher",
    not: "sewing machinist, machinist mate, wood machinist, paper mill operator, flour mill operator, feed mill operator",
    context: {
      turner: "lathe, metal, machine shop, steel",
      miller: "machine shop, metal, Bridgeport, parts",
      "mill operator": "machine shop, milling, lathe, parts, tolerances, blueprints, Bridgeport",
    },
  },
  {
    name: "CNC machinist",
    titles:
      "CNC operator, CNC setup operator, CNC lathe operator, CNC mill operator, CNC setter, CNC setter operator, CNC turner, CNC miller, machining center operator, CNC machine operator, CNC setup machinist, VMC operator, HMC operator, NC machinist, NC operator, setup machinist, five axis machinist, computer controlled machine tool operator, tape machine operator, numerical control operator",
    credentials: "NIMS certification, CNC operator certificate, Haas certification, journeyman machinist card",
    tools:
      "Haas, Mazak, Okuma, DMG Mori, Fanuc control, Mazatrol, Heidenhain, Siemens Sinumerik, Doosan, Renishaw probe",
    skills:
      "CNC setup, CNC turning, CNC milling, G-code, tool offsets, work offsets, blueprint reading, GD&T, first piece inspection, program edits, fixturing, tool changes, live tooling, five-axis machining, precision measurement",
    duties:
      "set up CNC lathes and mills, load programs at the control, touch off tools, adjust offsets, run first articles, change worn inserts, edit G-code at the machine, check parts with micrometers, indicate vises and fixtures, load bar stock, run production parts, deburr finished parts, keep cycle times down, machine titanium and stainless, punch in numbers and make parts, keep an eye on automatic machines cutting metal, change cutters, measure each tenth part",
    below: "Machine operator",
    above: "CNC programmer, Machine shop supervisor",
    step: "Swiss screw machine operator, EDM operator",
    beside: "CMM programmer, Quality inspector, Wood machinist",
  },
  {
    name: "CNC programmer",
    titles:
      "NC programmer, CAM programmer, CAD CAM programmer, Mastercam programmer, CNC programmer machinist, numerical control programmer, five axis programmer, CNC part programmer, NC tool programmer, CAM engineer, CNC applications engineer, machining programmer, tape programmer, APT programmer, NC tape programmer",
    credentials: "Mastercam certification, NIMS certification, Siemens NX certification",
    tools: "Mastercam, GibbsCAM, Esprit, Fusion 360, SolidCAM, NX CAM, Vericut, Surfcam, FeatureCAM, Edgecam",
    skills:
      "CNC programming, CAM software, G-code, toolpath optimization, post processors, five-axis machining, macro programming, fixture design, tool selection, speeds and feeds, cycle time reduction, GD&T, solid modeling, setup sheets",
    duties:
      "program CNC machines from CAD models, write toolpaths in Mastercam, prove out new programs, pick cutting tools and feeds, design fixtures and soft jaws, edit post processors, cut cycle times, write setup sheets, simulate toolpaths for collisions, quote machining hours, support machinists on the floor, turn a solid model into G-code, tell the machine how to cut a part, write programs for lathes and mills, turn a drawing into cutter moves",
    above: "Machine shop supervisor",
    step: "Manufacturing engineer",
    beside: "Mechanical drafter, CMM programmer, Product design engineer",
  },
  {
    name: "Swiss screw machine operator",
    titles:
      "Swiss machinist, Swiss lathe operator, Swiss CNC machinist, screw machine operator, automatic screw machine operator, multi spindle operator, multi spindle setup operator, Acme screw machine operator, Davenport operator, Brown and Sharpe operator, Citizen Swiss operator, automatic lathe setter, auto setter, rotary transfer machine operator, screw machine setup operator, screw machine hand, automatic lathe operator, auto lathe setter, automatics setter",
    tools:
      "Citizen Swiss lathe, Star Swiss lathe, Tornos, Tsugami, Davenport screw machine, Acme-Gridley, Brown and Sharpe screw machine, Hydromat, bar feeder",
    skills:
      "Swiss turning, screw machine setup, multi-spindle setup, cam design, bar feeding, small parts machining, thread rolling, tool grinding, precision measurement, G-code, high volume production, medical parts machining",
    duties:
      "set up screw machines, run Swiss lathes, change cams and collets, make tiny turned parts, load bar stock, adjust spindle stops, make bone screws and fittings, hold tenths on small diameters, roll threads, keep multi-spindles running, sharpen form tools, check parts on a comparator, pins, and fittings by the thousand, keep a bank of automatics going, make little watch parts, grind cams",
    above: "Machine shop supervisor",
    step: "Precision grinder",
    beside: "Tool and cutter grinder",
  },
  {
    name: "EDM operator",
    titles:
      "wire EDM operator, EDM machinist, sinker EDM operator, wire EDM programmer, electrical discharge machining operator, EDM technician, spark eroder, spark erosion operator, wire eroder, EDM specialist, spark machinist",
    tools: "Sodick EDM, Mitsubishi wire EDM, Charmilles, Makino EDM, hole popper, graphite electrodes",
    skills:
      "wire EDM, sinker EDM, electrode design, small hole drilling, hardened steel cutting, flushing, fixturing, punch and die fits, CNC programming, surface finish control, precision measurement",
    duties:
      "wire cut punches and dies, burn cavities with electrodes, cut hardened tool steel, thread the wire, set burn parameters, pop start holes, machine graphite electrodes, skim cut to size, hold tenths on die openings, cut carbide parts, burn shapes nothing else can cut, get a broken tap out of a part",
    above: "Tool and die maker, Mold maker",
    beside: "CNC programmer, Precision grinder",
  },
  {
    name: "Tool and die maker",
    titles:
      "toolmaker, tool maker, die maker, diemaker, tool and die, journeyman toolmaker, die setter, jig and fixture maker, gage maker, gauge maker, progressive die maker, stamping die maker, tool fitter, press toolmaker, bench hand, die tryout technician, extrusion die maker, toolroom technician, die repair technician, die sinker, diesinker, jig borer, jig maker, press tool fitter",
    credentials: "journeyman tool and die maker, tool and die apprenticeship, NIMS certification",
    tools:
      "surface grinder, jig grinder, jig borer, wire EDM, Bridgeport mill, surface plate, gage blocks, die spotting press",
    skills:
      "tool making, die making, die repair, progressive dies, jigs and fixtures, surface grinding, jig grinding, die fitting, die tryout, die troubleshooting, tool design, blueprint reading, close tolerances, sheet metal stamping knowledge, gage making, apprentice training",
    duties:
      "build stamping dies, repair and sharpen dies, make punches and form blocks, fit die sections by hand, build jigs and fixtures, grind to tenths, try out dies in the press, troubleshoot burrs and slugs, make gages, maintain progressive dies, read tool drawings, train tool and die apprentices, shim and time dies, make the tools that make the parts, fit punches so close you can't see light, make gadgets that hold parts, fix a die that chips, bring along apprentices",
    above: "Toolroom manager, Machine shop supervisor",
    step: "Mold maker, Precision grinder",
    beside: "Stamping press operator, Mechanical drafter, Manufacturing engineer, Injection molding technician",
  },
  {
    name: "Toolroom manager",
    titles:
      "tool room supervisor, toolroom supervisor, tool and die supervisor, tooling manager, tool shop manager, toolroom foreman, tool and die foreman, mold shop manager, tooling program manager, tooling buyer, die shop superintendent, head toolmaker, chief toolmaker",
    skills:
      "toolroom management, tool build scheduling, die maintenance planning, mold maintenance planning, tooling quotes, outside tool shops, apprentice training, tool tryout, tooling budgets, preventive maintenance of tools, offshore tooling",
    duties:
      "run the tool room, schedule die builds and repairs, quote new tooling, manage outside tool shops, lead toolmakers, plan die maintenance, bring molds from overseas, approve tool tryouts, order tool steel, keep apprentices learning, launch new tools, get dies fixed before the presses stop, price a new die, look after tool drawings",
    beside: "Production supervisor, Purchasing manager",
  },
  {
    name: "Mold maker",
    titles:
      "moldmaker, mouldmaker, mold builder, injection mold maker, plastic mold maker, mold repair technician, mold polisher, mold bench hand, mold technician, die cast die maker, die casting toolmaker, plastic injection toolmaker, blow mold maker, mold fitter, mold finisher",
    credentials: "journeyman mold maker, mold maker apprenticeship, NIMS certification",
    tools:
      "sinker EDM, spotting press, surface grinder, Mastercam, hot runner systems, laser welder, mold polishing stones, DME mold bases",
    skills:
      "mold making, mold repair, mold polishing, mold spotting, hot runners, core and cavity work, slides and lifters, mold design, EDM, mold texture, TIG micro welding, venting, ejector systems, water lines",
    duties:
      "build plastic injection molds, fit cores and cavities, spot parting lines, polish cavities, repair flash on molds, fix slides and lifters, weld and rework mold steel, replace ejector pins, clean hot runner manifolds, sample new molds, machine cavity blocks, change water lines, make tooling for plastic parts, make the forms that plastic gets shot into, shine up steel cavities, fix a mold that sticks, make molds for toys and bottle caps",
    above: "Toolroom manager",
    beside: "Injection molding technician, Foundry pattern maker, CNC programmer",
    not: "black mold technician",
    context: { "mold technician": "injection, tooling, cavities, plastic, steel, hot runner, ejector pins" },
  },
  {
    name: "Foundry pattern maker",
    titles:
      "wood patternmaker, wood pattern maker, metal patternmaker, metal pattern maker, foundry patternmaker, pattern shop foreman, core box maker, casting pattern maker, pattern maker, patternmaker, engineering pattern maker, match plate maker, pattern carpenter",
    credentials: "journeyman patternmaker, patternmaker apprenticeship",
    tools: "shrink rule, band saw, disc sander, wood lathe, CNC router, pattern lumber, urethane tooling board",
    skills:
      "pattern making, core boxes, shrink allowance, draft angles, gating and risering, match plates, woodworking, urethane tooling, casting drawings, pattern repair, pattern layout, loose patterns",
    duties:
      "build wooden patterns for castings, make core boxes, allow for shrinkage, lay out parting lines, carve fillets and draft, mount match plates, repair foundry patterns, cut patterns on a router, read casting drawings, advise on castability, glue up pattern stock, carve wooden shapes for castings, make a pattern for an old engine part, work wood as fine as furniture for the foundry, figure how much iron shrinks",
    beside: "Foundry worker, Cabinetmaker, Prototype model maker, Metallurgist",
    not: "sewing pattern maker, garment pattern maker, fashion pattern maker, quilt pattern maker",
    context: {
      "pattern maker": "foundry, casting, core box, sand, molten, metal, iron, woodworking, mold",
      patternmaker: "foundry, casting, core box, sand, molten, metal, iron, woodworking, mold",
    },
  },
  {
    name: "Welder",
    titles:
      "MIG welder, TIG welder, stick welder, arc welder, structural welder, production welder, welder fabricator, fabricator welder, certified welder, combination welder, mobile welder, rig welder, aluminum welder, stainless welder, maintenance welder, spot welder, robotic welder operator, welding technician, gas welder, brazer, arc and gas welder, oxyacetylene welder, heliarc welder, ship welder, shipyard welder, flame cutter, acetylene welder",
    credentials:
      "AWS certification, AWS D1.1, AWS D17.1, certified welder card, 3G and 4G certification, 6G certification, coded welder certificate, CWB ticket",
    tools:
      "Lincoln welder, Miller welder, oxy-acetylene torch, plasma cutter, angle grinder, wire feeder, engine-driven welder",
    skills:
      "MIG welding, TIG welding, stick welding, flux core welding, aluminum welding, stainless welding, brazing, oxy-fuel cutting, plasma cutting, blueprint reading, weld symbols, fit-up, grinding, structural welding, weld repair, sanitary welding",
    duties:
      "weld steel and aluminum, run MIG and TIG beads, weld brackets and frames, stick weld structural beams, cut with a torch, grind and clean welds, repair cracked equipment, fix broken trailers and gates, tack and fit parts, read weld symbols, pass weld tests, weld ornamental iron, hard face buckets, weld vertical and overhead, go out with a welding truck, stick metal together, fix a broken hitch or plow, join pipe and plate, work with a torch and hood, patch rusted steel, burn rod all day, weld whatever is broken",
    below: "Welder helper",
    above: "Welding supervisor",
    step: "Pipe welder, Metal fabricator, Ironworker, Boilermaker",
    beside: "Welding inspector, Welding engineer, Millwright, Blacksmith, Auto body technician, Vocational teacher",
    not: "plastic welder",
  },
  {
    name: "Welder helper",
    titles:
      "fitter helper, fabrication helper, welder apprentice, welder trainee, grinder hand, fire watch, hole watch, welder's assistant, metal shop helper, welder's mate, burner's helper, boilermaker's helper",
    credentials: "OSHA 10, fire watch certificate",
    skills:
      "grinding, metal cutting, fire watch, tack welding, material handling, chop saw, torch cutting, weld cleanup, overhead crane, deburring",
    duties:
      "help welders in the shop, grind and clean welds, stand fire watch, cut stock with a chop saw, carry steel and rods, hold parts for tacking, watch for sparks, chip slag, sweep the weld shop, drag leads and hoses, drag cables for the welder, knock slag off, hold things in place, keep an eye out for fire, learn to weld",
    step: "Production worker, Construction laborer",
    context: { "fire watch": "welding, hot work, grinding, torch, welder" },
  },
  {
    name: "Welding supervisor",
    titles:
      "welding foreman, weld shop supervisor, fabrication supervisor, fabrication foreman, weld shop manager, lead welder, welding manager, fabrication shop manager, fab shop foreman, fab manager, welding superintendent, metal fabrication manager, boiler shop foreman",
    credentials: "CWI, AWS certification, OSHA 30, certified welding supervisor",
    skills:
      "weld procedures, welder qualification, shop scheduling, fabrication estimating, crew leadership, weld quality, consumables control, blueprint reading, material takeoff, robotic welding oversight, welder training",
    duties:
      "run the fab shop, assign welding jobs, check weld quality, test and qualify welders, order steel and wire, quote fabrication jobs, keep welding procedures current, schedule fit-up and paint, train young welders, watch shop safety, talk with customers about drawings, look at beads and tell a fellow to grind it out, keep the shop in rod and gas, teach kids to weld",
    beside: "Welding inspector, Welding engineer, Production supervisor",
  },
  {
    name: "Pipe welder",
    titles:
      "pipeline welder, 6G welder, TIG pipe welder, sanitary tube welder, orbital welder, high pressure welder, power plant welder, stainless pipe welder, steam pipe welder, downhill pipe welder, X-ray welder, nuclear welder, coded pipe welder, UA welder",
    credentials: "6G certification, ASME Section IX, API 1104, UA certified welder, coded welder certificate",
    tools: "orbital welding head, Lincoln SA-200, pipe beveler, pipe clamps, purge dams, Wrap-a-round",
    skills:
      "pipe welding, open root welding, TIG root, stick hot pass and cap, downhill welding, orbital welding, purging, pipe fit-up, stainless pipe, chrome-moly, radiographic quality welds, boiler tube welding, sanitary tubing",
    duties:
      "weld steam and process pipe, pass X-ray welds, run a TIG root, weld pipelines in the field, bevel and fit pipe, weld boiler tubes, work plant shutdowns, purge stainless pipe, weld in tight mirror positions, make orbital tube welds, travel for outages, repair high pressure lines, weld pipelines cross country, weld pipe that has to hold pressure, lie on my back under a pipe with a stinger, follow shutdowns in my rig",
    below: "Welder helper",
    above: "Welding supervisor",
    step: "Pipefitter, Boilermaker",
    beside: "Welding inspector, NDT technician",
  },
  {
    name: "Metal fabricator",
    titles:
      "fabricator, steel fabricator, fitter welder, structural fitter, steel fitter, shop fitter fabricator, fabrication fitter, plater fabricator, metal fab worker, structural steel fabricator, ornamental metal fabricator, layout fitter, fabrication technician, plate worker, platework fabricator, railing fabricator, metal shop worker, shipfitter, fitter up, shop ironworker, layer-out, plater, steel plater, ornamental iron worker, railing maker",
    tools:
      "ironworker machine, plasma table, plate rolls, press brake, band saw, magnetic drill, overhead crane, angle grinder",
    skills:
      "metal fabrication, fit-up, layout, structural steel, blueprint reading, plasma cutting, plate rolling, punching and shearing, MIG welding, material takeoff, ornamental iron, squaring and leveling, overhead crane, jig building",
    duties:
      "lay out and cut steel, fit beams and clips, build frames and platforms, fabricate stairs and handrails, punch and shear plate, roll cones and tanks, tack assemblies square, read shop drawings, build tanks and hoppers, make custom metal parts, drill holes with a mag drill, move steel with a crane, build gates and railings, put iron together from a drawing, bend, and bolt beams, make a trailer or a tank",
    below: "Welder helper",
    above: "Welding supervisor",
    step: "Sheet metal fabricator, Ironworker, Boilermaker",
    beside: "Structural drafter, Powder coater",
    not: "stone fabricator, countertop fabricator, glass fabricator, granite fabricator, sign fabricator",
    context: {
      plater: "steel, plate, beams, ship, fabrication",
      fabricator: "steel, metal, weld, beams, plate, shop, plasma",
      shipfitter: "shipyard, plate, steel, hull, weld",
    },
  },
  {
    name: "Sheet metal fabricator",
    titles:
      "precision sheet metal mechanic, precision sheet metal worker, press brake operator, brake operator, brake press operator, shear operator, turret punch operator, turret press operator, laser cutting operator, laser operator, waterjet operator, plasma table operator, tinner, aircraft sheet metal worker, sheet metal bench hand, tin shop worker, power brake operator, tinplate worker",
    credentials: "sheet metal journeyman card, SMACNA training",
    tools:
      "press brake, turret punch, Trumpf laser, Amada, Cincinnati press brake, plasma table, shear, box and pan brake, Pittsburgh lock machine, SigmaNest",
    skills:
      "sheet metal fabrication, bending, bend allowance, flat layout, laser cutting, punching, shearing, spot welding, riveting, ductwork fabrication, press brake setup, nesting, sheet metal layout, deburring, PEM insertion, waterjet cutting",
    duties:
      "bend parts on a press brake, lay out flat patterns, run a laser cutter, punch sheet on a turret, shear blanks to size, fabricate duct fittings, form stainless counters and hoods, insert PEM hardware, set up brake tooling, nest parts on sheets, spot weld enclosures, make flashing and gutters in a shop, rivet aluminum panels, bend and fold metal, cut steel with a laser, make boxes and cabinets from sheet, rivet airplane skins",
    step: "Sheet metal worker, Stamping press operator",
    beside: "Mechanical drafter, Aircraft mechanic, HVAC technician",
    not: "cosmetic laser operator",
    context: {
      "laser operator": "sheet metal, cutting, steel, plate, nesting, parts",
      tinner: "sheet metal, duct, tin, solder, roof, gutter",
      "brake operator": "press brake, bend, sheet metal, tooling",
    },
  },
  {
    name: "Stamping press operator",
    titles:
      "punch press operator, metal stamping operator, press setter, press setup operator, stamping operator, power press operator, metal press operator, press operator, hydraulic press operator, die setter, fourslide operator, coil press operator, roll form operator, cold header operator, forge press operator, press hand, drop hammer operator, drop forger, foot press operator, hammerman, heading machine operator, bolt maker, nail maker",
    tools:
      "Minster press, Bliss press, Bruderer press, coil feeder, straightener, light curtains, tonnage monitor, roll former",
    skills:
      "metal stamping, die setting, press setup, progressive dies, coil feeding, roll forming, cold heading, tonnage monitoring, die changes, parts inspection, press safety, lockout tagout",
    duties:
      "run a punch press, set dies in the press, thread coil through the feeder, check stampings for burrs, change dies between jobs, adjust shut height, clear slugs and misfeeds, stack stamped parts, watch tonnage, run roll forming line, make brackets and washers, lubricate strip, run a big noisy press, knock out washers by the thousand, keep fingers out of the die",
    above: "Production supervisor",
    step: "Machine operator",
    beside: "Quality inspector",
    not: "garment press operator, laundry press operator, heat press operator, printing press operator, offset press operator",
    context: {
      "press operator": "stamping, punch, dies, coil, tonnage, metal, blanks",
      "die setter": "press, stamping, shut height, coil, metal, die change",
    },
  },
  {
    name: "Millwright",
    titles:
      "industrial millwright, journeyman millwright, maintenance millwright, plant millwright, construction millwright, turbine millwright, machinery installer, machinery mover, machine erector, industrial mechanic millwright, equipment rigger, industrial rigger, wind turbine millwright, precision alignment technician, UBC millwright, mechanical erector, machine fitter, fitter, bench fitter, rigger, machinery rigger, erector",
    credentials:
      "journeyman millwright card, NCCER millwright, Red Seal millwright, rigging certification, OSHA 30, laser alignment certification",
    tools:
      "laser alignment, dial indicators, optical level, chain fall, hydraulic jacks, machine skates, gearbox puller, tugger",
    skills:
      "machinery installation, machinery moving, shaft alignment, laser alignment, precision leveling, rigging, conveyor installation, bearing replacement, gearbox repair, pump repair, turbine overhaul, blueprint reading, anchor bolts and grouting, coupling alignment, welding",
    duties:
      "set and level machinery, align pumps and motors, move heavy equipment, rig with chain falls, install conveyors, rebuild gearboxes, replace bearings and couplings, grout machine bases, overhaul turbines, dismantle production lines, work plant shutdowns, read millwright drawings, check soft foot, shim and dowel motors, put in big machines and get them level, move a press with rollers and jacks, keep the mill turning, line up shafts, take a plant apart and set it up somewhere else",
    step: "Industrial maintenance mechanic, Wind turbine technician, Ironworker",
    beside: "Crane operator, Boilermaker, Pipefitter, Stationary engineer",
    context: {
      fitter: "machinery, engineering, bench, machines, plant",
      rigger: "machinery, hoist, chain, move",
      erector: "machinery, machines, plant",
      "machinery mover": "install, level, align, plant",
      "industrial rigger": "machinery, plant, set, align",
    },
  },
  {
    name: "Foundry worker",
    titles:
      "foundry molder, sand molder, iron molder, coremaker, core maker, metal caster, molten metal pourer, furnace tender, cupola tender, melter, furnaceman, die cast operator, die casting machine operator, investment casting operator, casting finisher, foundry technician, fettler, shakeout operator, moulder, ironfounder, foundryman, foundry hand, steelworker, puddler, ladleman, smelter, bell founder, open hearth worker, blast furnace man, steel mill worker, rolling mill hand",
    tools:
      "induction furnace, cupola, ladle, shell core machine, sand muller, die casting machine, shot blast, spectrometer",
    skills:
      "sand molding, core making, metal pouring, furnace operation, melting, die casting, investment casting, shakeout, casting grinding, gating and risering, sand testing, bronze casting, lost wax casting",
    duties:
      "pour molten iron, ram sand molds, make sand cores, tend a melting furnace, skim slag, shake out castings, cut gates and risers, grind castings, run a die casting machine, dip wax patterns in slurry, cast bronze and aluminum, check melt temperature, shot blast parts, fill ladles, pour hot metal into sand, work where it's red hot, melt scrap iron, make castings for stoves and engines, knock sand off castings",
    above: "Foundry supervisor",
    step: "Heat treater",
    beside: "Metallurgist, Sculptor",
    context: {
      "bell founder": "foundry, molten, casting, furnace",
      melter: "foundry, furnace, molten, iron, steel, ladle, heat",
    },
  },
  {
    name: "Foundry supervisor",
    titles:
      "foundry foreman, foundry manager, casting manager, melt supervisor, foundry molding supervisor, foundry superintendent, foundry engineer, foundry consultant, casting engineer, die casting engineer, moulding foreman, melting foreman",
    skills:
      "foundry management, casting defects, melt practice, gating and risering, sand control, casting simulation, die casting process, scrap reduction, casting quotes, alloy chemistry, castability reviews",
    duties:
      "run the foundry floor, track down casting defects, set melt chemistry, design gating systems, cut casting scrap, schedule heats and pours, advise on castings suppliers, train molders and melters, keep sand in spec, quote new castings, audit foundries, be boss in a foundry, find why castings have holes, say when the iron is hot enough, get pours done each day",
    beside: "Plant manager, Production supervisor, Metallurgist",
  },
  {
    name: "Heat treater",
    titles:
      "heat treat operator, heat treatment operator, heat treat technician, heat treat furnace operator, annealer, hardener, case hardening operator, carburizing operator, induction hardening operator, heat treat supervisor, heat treat consultant, steel hardener, vacuum furnace operator, brazing furnace operator, hardener and temperer, case hardener",
    credentials: "CQI-9 training, AMS 2750 training, Nadcap heat treating",
    tools:
      "vacuum furnace, Rockwell hardness tester, quench tank, endothermic generator, thermocouples, chart recorder, salt bath",
    skills:
      "heat treating, hardening and tempering, carburizing, annealing, nitriding, quenching, induction hardening, hardness testing, furnace operation, pyrometry, atmosphere control, CQI-9, straightening, vacuum brazing",
    duties:
      "harden and temper steel parts, load the furnace, quench in oil, carburize gears, anneal castings, check Rockwell hardness, watch furnace atmosphere, read charts and thermocouples, straighten warped shafts, stress relieve weldments, run temperature surveys, rack parts on trays, make steel hard in a furnace, dunk red hot parts in oil, know steel by its color, keep springs and gears from breaking",
    beside: "Metallurgist, Materials engineer, Electroplater, Ceramics worker",
    context: { hardener: "steel, furnace, quench, temper, heat treat" },
  },
  {
    name: "Electroplater",
    titles:
      "plater, plating operator, plating technician, plating line operator, chrome plater, anodizer, anodizing operator, galvanizer, zinc plater, nickel plater, metal finisher, metal finishing technician, plating chemist, gold plater, plating supervisor, rack and barrel plater, pickling operator, e-coat operator, electroless nickel operator, galvaniser, silver plater, tin plater, metal plater, bright dipper",
    credentials: "CEF, NASF certification, hazardous waste training, Nadcap chemical processing",
    tools: "plating tanks, rectifier, Hull cell, barrel line, hoist line, XRF thickness gauge, titration kit",
    skills:
      "electroplating, anodizing, electroless nickel, chrome plating, zinc plating, passivation, bath chemistry, titration, racking, masking, plating thickness measurement, galvanizing, wastewater treatment, chemical handling, Hull cell testing, conversion coating",
    duties:
      "run the plating line, rack and mask parts, keep bath chemistry right, plate chrome and nickel, anodize aluminum, dip parts in acid, set rectifier amps, check plating thickness, strip and replate bumpers, titrate tanks, galvanize steel, fix peeling or burnt plating, treat rinse water, put chrome on bumpers, silver teapots over again, coat steel so it won't rust, make metal shine with a bath",
    above: "Production supervisor",
    step: "Powder coater, Chemical operator",
    beside: "Metal polisher, Formulation chemist, Water treatment plant operator, Corrosion engineer",
    not: "food plater",
    context: {
      "silver plater": "plating, bath, tanks, chrome",
      plater: "plating, chrome, nickel, tank, rack, rectifier, anodize",
      "metal finisher": "plating, anodize, tank, chrome, coating",
    },
  },
  {
    name: "Precision grinder",
    titles:
      "grinder operator, surface grinder operator, surface grinder, cylindrical grinder, OD grinder, ID grinder, OD ID grinder, centerless grinder operator, centerless grinder, jig grinder, Blanchard grinder operator, double disc grinder, CNC grinder, grinding machinist, thread grinder, gear grinder, lapper, honing machine operator, roll grinder, crank grinder",
    tools:
      "surface grinder, Blanchard grinder, Studer grinder, Brown and Sharpe grinder, centerless grinder, magnetic chuck, wheel dresser, Sunnen hone, air gage",
    skills:
      "surface grinding, OD grinding, ID grinding, centerless grinding, jig grinding, wheel dressing, wheel selection, lapping, honing, surface finish control, tenths tolerances, precision measurement, setup, CNC grinding",
    duties:
      "grind parts to tenths, run a surface grinder, grind shafts between centers, dress grinding wheels, set up a centerless grinder, hold fine surface finish, lap and hone bores, grind hardened steel, block parts on a magnetic chuck, check size with an air gage, grind carbide rings, regrind rolls, grind steel till it's dead true, take off a hair at a time, make shafts smooth as glass, measure in tenths",
    above: "Machine shop supervisor",
    step: "Tool and cutter grinder",
    beside: "Metal polisher, Quality inspector",
    context: {
      "crank grinder": "shafts, grinding, wheels",
      lapper: "lapping, flatness, finish, gage, grinding, seal faces",
    },
  },
  {
    name: "Tool and cutter grinder",
    titles:
      "cutter grinder, tool grinder, saw sharpener, saw filer, saw doctor, carbide tool grinder, tool regrinder, CNC tool grinder, tool room grinder, end mill grinder, drill grinder, profile grinder, carbide grinder, saw grinder, saw man, saw setter, tool sharpener",
    tools:
      "Walter tool grinder, ANCA grinder, Cincinnati Monoset, belt grinder, whetstones, Foley Belsaw, saw leveling bench",
    skills:
      "tool grinding, cutter sharpening, saw filing, saw leveling and tensioning, carbide brazing, drill grinding, end mill regrinding, form tool grinding, CNC tool grinding",
    duties:
      "sharpen drills and end mills, grind carbide cutters, sharpen circular saw blades, file and set band saws, replace carbide teeth, regrind form tools, grind step drills and reamers, check relief angles, set up a CNC tool grinder, grind router and shaper cutters, put an edge on saws, and bits, sharpen scissors and knives, grind chipper blades for mills",
    beside: "Sawmill operator, Small engine mechanic, Knife sharpener",
    context: {
      "tool sharpener": "carbide, saws, machine, shop",
      "saw man": "sharpen, teeth, file, blades",
      "saw sharpener": "carbide, saw blades, mill, grind, circular",
      "saw filer": "band saws, mill, leveling, grind",
    },
  },
  {
    name: "Metal polisher",
    titles:
      "polisher and buffer, metal buffer, buffer polisher, grinder polisher, deburr technician, deburrer, finish grinder, stainless polisher, belt grinder operator, blaster, sandblaster, shot blaster, bead blaster, vibratory finishing operator, chrome polisher, brass polisher, sand blaster, linisher",
    tools:
      "buffing wheel, pedestal grinder, polishing jack, vibratory tumbler, blast cabinet, die grinder, deburring knife",
    skills:
      "metal polishing, buffing, deburring, hand finishing, abrasive blasting, mirror finishing, vibratory finishing, belt grinding, sanitary finishes, surface preparation, weld blending",
    duties:
      "polish stainless to mirror, buff brass and chrome, deburr machined parts, blend out weld marks, sandblast rust off steel, run a tumbling machine, put a brushed finish on panels, bead blast parts, break sharp edges by hand, polish faucets and hardware, file burrs under a microscope, shine brass and chrome, take burrs off with a file, buff old car parts, blast rust away with sand, smooth rough castings",
    above: "Production supervisor",
    step: "Powder coater",
    beside: "Jeweler, Auto detailer",
    context: {
      blaster: "sandblast, abrasive, shot, bead, surface preparation, rust, steel",
    },
  },
  {
    name: "Powder coater",
    titles:
      "powder coat painter, production painter, spray booth painter, powder coating operator, paint line operator, industrial spray painter, coating operator, wet paint sprayer, industrial coatings applicator, paint booth operator, equipment painter, marine painter, Teflon coater, aircraft painter, tank lining applicator, metal coating sprayer, stove enameller, paint sprayer, spray hand, enamel sprayer, vitreous enameller",
    credentials: "SSPC C7, NACE coating applicator, respirator fit test, AMPP applicator certification",
    tools: "Graco sprayer, electrostatic gun, HVLP gun, curing oven, blast pot, mil gauge, Nordson gun",
    skills:
      "powder coating, spray painting, surface preparation, masking, abrasive blasting, electrostatic spraying, mil thickness checks, paint mixing, curing ovens, color matching, epoxy coatings, plural component spraying",
    duties:
      "spray powder coat on racked parts, hang parts on the paint line, mask threads and holes, blast and prep steel, mix two part epoxy, run the cure oven, check mil thickness, touch up painted equipment, spray machinery and trailers, change colors on the line, paint aircraft and ships, fix runs and orange peel, spray paint machines and parts in a factory, hang things on hooks and bake them, put a hard color coat on metal, paint airplanes and tractors, sandblast and paint machinery",
    beside: "House painter, Auto body technician, Coating inspector",
    context: {
      "paint sprayer": "factory, metal, booth, parts",
      "coating operator": "paint, powder, spray, line, oven, metal",
      "aircraft painter": "spray, strip, mask, primer, livery",
    },
  },
  {
    name: "Machine shop supervisor",
    titles:
      "machine shop manager, machine shop foreman, machining supervisor, machining manager, CNC supervisor, lead machinist, machining foreman, CNC manager, machine shop superintendent, machining cell lead, job shop manager, machine shop owner, machining consultant, machine shop boss, head machinist",
    skills:
      "machine shop management, job scheduling, machining estimates, tooling cost control, machinist training, CNC setup, quality control, ERP job tracking, throughput, capital equipment selection, customer quotes, JobBOSS",
    tools: "JobBOSS, E2 Shop System, ProShop, Epicor, Paperless Parts",
    duties:
      "run a job shop, quote machined parts, schedule lathes and mills, teach young machinists, watch scrap and rework, order tooling and bar stock, keep jobs on time, buy new CNC machines, set machinist work assignments, talk over drawings with customers, improve setup times, own a little shop with lathes, tell a customer what a part will cost, put each job on the right machine, break in beginners",
    above: "Plant manager",
    beside: "Production supervisor, Manufacturing engineer, Construction estimator",
  },
];
