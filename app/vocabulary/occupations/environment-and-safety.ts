import type { OccupationEntry } from "../types.ts";

/** People who protect workers, land, water, air, wildlife, and energy, and who clean up and recycle. */
export const ENVIRONMENT_AND_SAFETY: readonly OccupationEntry[] = [
  {
    name: "Environmental consultant",
    titles:
      "environmental scientist, environmental project manager, Phase I consultant, environmental site assessor, environmental specialist, environmental geologist, environmental due diligence consultant, site assessment consultant, environmental analyst, environmental planner, NEPA specialist, environmental impact consultant, environmental permitting consultant, licensed site professional, LSP, licensed site remediation professional, LSRP, underground storage tank consultant, brownfields consultant, environmental coordinator, conservation officer, pollution consultant, environment officer",
    credentials: "LSP license, LSRP license, HAZWOPER, PG license, CHMM, QEP, CEP",
    tools: "PID meter, ArcGIS, EDR report, monitoring wells, gINT, Geoprobe",
    skills:
      "Phase I site assessments, Phase II investigations, soil sampling, groundwater sampling, NEPA documents, environmental permitting, remediation oversight, environmental impact statements, data evaluation, regulatory negotiation, tank closures, vapor intrusion, proposal writing, expert testimony, report writing",
    duties:
      "do Phase I site assessments, sample soil and groundwater, write environmental impact statements, oversee tank removals, research past land uses, interview property owners, close contaminated sites, deal with state agencies, get environmental permits, manage cleanup contractors, review environmental reports for buyers, walk properties before a sale, prepare NEPA documents, is the ground poisoned, what was buried here, would a new road hurt the marsh",
    below: "Environmental technician",
    step: "Environmental compliance specialist, Hydrogeologist",
    beside: "Environmental attorney, Civil engineer",
    not: "hospital environmental specialist",
    context: {
      "conservation officer": "land, environment, permits",
      LSP: "site, contamination, cleanup, release, licensed",
      "environmental analyst": "soil, water, permits, contamination, site",
      "environmental specialist": "soil, water, permits, contamination, waste, compliance",
      "environmental planner": "NEPA, impact, permits, resources",
    },
  },
  {
    name: "Environmental technician",
    titles:
      "environmental field technician, environmental sampling technician, groundwater sampler, water sampler, remediation technician, soil sampler, environmental field scientist, environmental tech, water quality technician, stack tester, emissions tester, stack testing technician, air monitoring technician, geoprobe operator, remediation system operator, storm water sampler, environmental sampler, spill response technician, river sampler, smoke inspector, water tester, effluent sampler",
    credentials: "HAZWOPER, OSHA 10, QSTI",
    tools: "YSI meter, PID meter, peristaltic pump, bailer, water level meter, Geoprobe, air sampling pump",
    skills:
      "groundwater sampling, soil sampling, surface water sampling, air monitoring, chain of custody, well gauging, field notes, remediation system O&M, stack testing, low flow sampling, equipment calibration, spill cleanup, drum sampling",
    duties:
      "sample monitoring wells, gauge water levels, collect soil samples, take stream samples, run low flow pumps, fill out chain of custody, keep treatment systems running, test smokestack emissions, check dust monitors, clean up small spills, watch drill rigs, ship coolers to the lab, record field readings, dip water from creeks, bottles and a cooler, test the air by a plant",
    above: "Environmental compliance specialist",
    step: "Hazmat technician, Stormwater inspector",
    beside: "Water treatment plant operator",
    not: "mold remediation technician, hospital environmental tech, smog emissions tester, vehicle emissions tester",
    context: {
      "water tester": "wells, streams, samples",
      "remediation technician": "groundwater, soil, site, wells, contamination",
      "emissions tester": "stack, plant, air, EPA, method",
      "water sampler": "wells, streams, samples, lab",
    },
  },
  {
    name: "Environmental compliance specialist",
    titles:
      "environmental compliance manager, environmental manager, environmental compliance coordinator, environmental compliance inspector, air quality specialist, air permitting specialist, air quality consultant, air permit engineer, environmental permitting specialist, environmental compliance officer, environmental auditor, ISO 14001 consultant, environmental affairs manager, environmental inspector, environmental health and compliance specialist, pollution control officer, environmental regulatory specialist, Title V specialist, environmental director, environmental protection specialist, pollution inspector, alkali inspector, smoke control officer, clean air inspector, river pollution inspector",
    credentials: "CHMM, QEP, REM, ISO 14001 Lead Auditor, Method 9 certification",
    tools: "Tier II Manager, EPA CDX, AERMOD, Intelex, Method 9",
    skills:
      "environmental compliance, air permitting, wastewater permits, Title V compliance, SPCC plans, Tier II reporting, TRI reporting, RCRA, ISO 14001, environmental audits, emissions inventories, stormwater permits, regulatory reporting, inspection readiness, Clean Air Act, NPDES",
    duties:
      "file air and water permit reports, write SPCC and stormwater plans, prepare Tier II and TRI reports, walk a plant for environmental audits, track permit limits, deal with EPA inspectors, calculate annual emissions, renew Title V permits, keep discharge records, train plant staff on waste rules, do visible emissions readings, run an environmental management system, keep a plant from fouling the air and water, papers for the EPA",
    above: "EHS manager",
    step: "Sustainability consultant, Hazardous waste specialist",
    beside: "Compliance officer, Environmental attorney",
    context: {
      "environmental inspector": "permits, discharge, plant, pollution, EPA",
      "environmental manager": "permits, compliance, EPA, waste, plant",
      "environmental director": "permits, compliance, EPA, plant",
    },
  },
  {
    name: "Hydrogeologist",
    titles:
      "groundwater scientist, groundwater geologist, hydrogeology consultant, groundwater consultant, groundwater modeler, contaminant hydrogeologist, water supply geologist, well siting consultant, groundwater hydrologist, certified hydrogeologist, water resources geologist, karst hydrogeologist, water geologist, well water geologist, water finder",
    credentials: "CHG, PG license, CGWP, MS hydrogeology",
    tools: "MODFLOW, AQTESOLV, pressure transducers, Surfer, slug test kit",
    skills:
      "hydrogeology, groundwater modeling, aquifer testing, pump tests, well design, contaminant transport, water supply studies, wellhead protection, monitoring well installation, geologic logging, water rights support, data interpretation, expert testimony",
    duties:
      "model groundwater flow, run pump tests, site water supply wells, log well borings, track contaminant plumes, design monitoring wells, measure water levels, write aquifer reports, support water rights cases, delineate wellhead protection areas, advise on dewatering, where to dig for water, is the well water bad, follow dirty water underground",
    beside: "Well driller, Geotechnical engineer",
  },
  {
    name: "Industrial hygienist",
    titles:
      "certified industrial hygienist, CIH, occupational hygienist, IH technician, industrial hygiene technician, indoor air quality consultant, IAQ consultant, indoor air quality inspector, industrial hygiene consultant, occupational health specialist, exposure assessment specialist, workplace air sampling technician, industrial hygiene manager, noise exposure technician, chemical exposure consultant, building environmental consultant, factory hygiene inspector, dust man, workplace air tester",
    credentials: "CIH, CAIH, CSP, NIOSH 582, CMC mold consultant",
    tools:
      "air sampling pumps, noise dosimeter, direct reading instruments, heat stress monitor, velometer, Draeger tubes",
    skills:
      "industrial hygiene, air sampling, noise monitoring, exposure assessment, ventilation assessment, respirator programs, indoor air quality, heat stress, chemical hygiene, hearing conservation, silica exposure, asbestos and lead oversight, OSHA compliance, hazard communication, respirator fit testing",
    duties:
      "sample workplace air for dust and fumes, measure noise exposure, check ventilation hoods, investigate bad office air, write exposure reports, fit test respirators, set up hearing conservation, assess silica and welding fume, recommend controls, clear mold and asbestos jobs, evaluate heat stress, testify on chemical exposure, is the air at work safe to breathe, noise that hurts ears, fumes and dust in a shop",
    above: "EHS manager",
    step: "Asbestos inspector, Mold inspector",
    beside: "Safety officer, Occupational health nurse, Radiation safety officer",
    context: { "dust man": "workplace, sampling, factory" },
  },
  {
    name: "EHS manager",
    titles:
      "safety manager, EHS specialist, EHS coordinator, environmental health and safety manager, HSE manager, SHE manager, health and safety manager, director of safety, safety director, EHS director, HSE advisor, safety engineer, corporate safety manager, plant safety manager, safety consultant, EHS consultant, health and safety consultant, OSHA consultant, occupational health and safety manager, interim EHS manager, works safety officer, chief safety officer, plant safety man, safety man",
    credentials: "CSP, ASP, NEBOSH Diploma, CHMM, OSHA 30, OSHA 500, CIH, CMIOSH",
    tools: "Intelex, VelocityEHS, Enablon, OSHA 300 log, Cority",
    skills:
      "safety management, OSHA compliance, incident investigation, safety program development, job hazard analysis, ISO 45001, safety audits, lockout tagout programs, machine guarding, workers compensation reduction, behavior-based safety, emergency response plans, OSHA recordkeeping, contractor safety, safety culture, risk assessment",
    duties:
      "run a plant safety program, write safety policies, investigate accidents, keep OSHA 300 logs, do mock OSHA inspections, set up lockout and machine guarding, lead safety committees, cut injury rates and claims, answer OSHA citations, audit contractors, help small companies comply with OSHA, manage emergency plans, advise executives on safety, keep workers from getting hurt, why did he lose a finger, rules that keep folks safe, make workplaces safe",
    below: "Safety officer",
    step: "Loss control consultant, Risk manager",
    beside: "Human resources manager, Plant manager",
    not: "food safety manager, drug safety manager, patient safety manager, road safety engineer, highway safety engineer, aviation safety manager, public safety director, process safety engineer, fire safety engineer, trust and safety manager, fleet safety manager, school safety director, nuclear safety engineer, system safety engineer, food safety director, product safety manager, food safety consultant, functional safety engineer, product safety engineer",
    context: {
      "safety man": "plant, workplace, OSHA",
      "safety engineer": "OSHA, hazards, workplace, injuries, plant",
      "safety consultant": "OSHA, workplace, hazards, injuries, plant, jobsite",
      "safety director": "OSHA, workplace, hazards, injuries, jobsite",
    },
  },
  {
    name: "Safety officer",
    titles:
      "site safety officer, safety coordinator, safety inspector, SSHO, safety representative, safety technician, safety specialist, safety supervisor, safety advisor, health and safety officer, confined space attendant, safety watch, crane safety inspector, OSHA inspector, OSHA compliance officer, plant safety officer, jobsite safety monitor, factory inspector, safety warden, fire and safety man, safety watchman, inspector of factories",
    credentials:
      "CHST, OSHA 30, OSHA 510, STSC, NEBOSH General Certificate, EM 385-1-1, site safety manager license, first aid and CPR",
    tools: "gas monitor, fall arrest gear, Procore, iAuditor, light meter",
    skills:
      "jobsite inspections, fall protection, toolbox talks, excavation safety, scaffold inspection, confined space entry, job hazard analysis, hot work permits, incident reports, OSHA standards, site orientation, crane safety, PPE compliance, stop work authority, gas testing",
    duties:
      "walk the jobsite for hazards, give toolbox talks, check harnesses and guardrails, inspect scaffolds and trenches, issue hot work permits, orient new workers on site, report near misses, watch confined space entries, stop unsafe work, test air before entry, keep first aid supplies, write daily safety reports, inspect cranes and rigging, make folks wear their hard hats, look for things that could fall, blow the whistle on danger, keep a workplace safe",
    step: "Safety trainer",
    beside: "Construction superintendent, Fire inspector, Emergency medical technician, Construction safety manager",
    not: "food safety inspector, public safety officer, campus safety officer, patient safety officer, drug safety specialist, food safety specialist, aviation safety inspector, food safety coordinator, water safety officer, medical safety officer, patient safety specialist, product safety specialist, food safety officer, traffic safety officer, radiation safety officer, elevator safety inspector, boiler safety inspector, laser safety officer, vehicle safety inspector, school safety officer, fire safety inspector, ride safety inspector, child safety specialist, child passenger safety technician, biological safety officer, internet safety advisor, trust and safety specialist",
    context: {
      "safety watchman": "site, jobsite",
      "safety officer": "construction, site, OSHA, jobsite, hazards, PPE",
      "safety specialist": "OSHA, hazards, PPE, jobsite, plant",
      "safety coordinator": "OSHA, hazards, PPE, jobsite, plant",
      "safety supervisor": "OSHA, hazards, PPE, jobsite, plant",
      "safety inspector": "OSHA, construction, jobsite, hazards, workplace",
      "safety technician": "OSHA, gas, confined space, PPE, plant",
      "safety advisor": "OSHA, hazards, site, workplace",
      "site safety officer": "hazards, PPE, permits, inspections, toolbox",
    },
  },
  {
    name: "Safety trainer",
    titles:
      "OSHA trainer, safety instructor, OSHA instructor, OSHA outreach trainer, health and safety trainer, forklift trainer, forklift instructor, HAZWOPER instructor, first aid trainer, CPR instructor, crane safety trainer, MSHA trainer, MSHA instructor, fall protection trainer, confined space trainer, NEBOSH tutor, EHS trainer, safety training coordinator, aerial lift trainer, equipment operator trainer, first aid teacher, St John Ambulance instructor, Red Cross instructor, CPR teacher, first aid lecturer, lift truck instructor",
    credentials: "OSHA 500, OSHA 501, MSHA approved instructor, CIT, CPR instructor certification",
    tools: "PowerPoint, training simulators, CPR manikins, learning management system",
    skills:
      "safety training, OSHA outreach training, forklift training, first aid instruction, CPR instruction, HAZWOPER training, curriculum development, adult learning, MSHA training, toolbox talks, train the trainer, bilingual training, training records",
    duties:
      "teach OSHA 10 and 30 classes, certify forklift drivers, teach first aid and CPR, run confined space training, give annual MSHA refreshers, write safety course material, test trainees, keep training records, teach fall protection hands on, train new hires in hazards, lead safety classes in Spanish, teach folks to save a life, push on the dummy's chest, show workers how to lift right",
    above: "EHS manager",
    beside: "Training and development specialist, Vocational teacher",
    not: "firearms safety instructor, gun safety instructor, water safety instructor, driver safety instructor, boating safety instructor, food safety trainer, motorcycle safety instructor, hunter safety instructor",
    context: {
      "CPR instructor": "first aid, AED, class, certify",
      "safety instructor": "OSHA, hazards, construction, forklift, workplace",
      "OSHA trainer": "class, 10, 30, teach, outreach",
      "fall protection trainer": "class, teach, harness",
      "MSHA instructor": "class, refresher, teach",
      "MSHA trainer": "class, refresher, teach",
    },
  },
  {
    name: "Ergonomist",
    titles:
      "ergonomics consultant, human factors engineer, human factors specialist, ergonomics specialist, ergonomic assessor, workplace ergonomist, usability engineer, human factors consultant, certified professional ergonomist, office ergonomics assessor, workstation assessor, DSE assessor, human performance specialist, human factors psychologist, industrial ergonomist, job demands analyst, posture adviser, work physiologist",
    credentials: "Certified Professional Ergonomist, BCPE, CEAS, AEP",
    tools: "NIOSH lifting equation, RULA, REBA, force gauge, goniometer",
    skills:
      "ergonomics, workstation assessment, human factors, lifting analysis, job demands analysis, usability testing, injury prevention, office ergonomics, task analysis, anthropometry, tool selection, return to work, manual handling training",
    duties:
      "assess office workstations, study lifting and reaching jobs, redesign work stations to prevent strain, write job demands analyses, fit chairs and desks to people, reduce back injuries, test device usability, train workers in safe lifting, analyze human error, recommend tools and lifts, measure push and pull forces, set up a desk so your neck doesn't hurt, sore wrists from typing",
    above: "EHS manager",
    beside: "Occupational therapist, Physical therapist, UX designer",
    not: "website usability engineer, software usability engineer",
    context: { "usability engineer": "human factors, device, controls, ergonomics" },
  },
  {
    name: "Radiation safety officer",
    titles:
      "health physicist, RSO, radiation safety specialist, certified health physicist, radiation safety consultant, laser safety officer, radon inspector, radon mitigator, radon mitigation contractor, radon measurement specialist, biosafety officer, dosimetry technician, campus radiation safety manager, radiation protection manager, radon man, radiological protection officer, radiation officer, radiological safety officer",
    credentials: "CHP, RSO certificate, NRRPT, NRPP certification, 40 hour RSO",
    tools: "Geiger counter, ion chamber, liquid scintillation counter, TLD badges, frisker, radon monitor",
    skills:
      "radiation protection, radiation surveys, dosimetry, NRC license compliance, contamination surveys, radioactive waste, ALARA, laser safety, radon testing, decontamination, leak tests, radiation training, shielding evaluation, biosafety",
    duties:
      "survey for radiation, issue and read dose badges, keep the radioactive materials license, leak test sources, ship radioactive waste, train staff in radiation safety, check X-ray rooms for shielding, clear equipment leaving a plant, test homes for radon, cover refueling outages as HP tech, write ALARA reviews, inspect laser labs, gas in the cellar, badges that show rays",
    above: "EHS manager",
    beside: "Medical physicist, Home inspector, Radiologic technologist, Radiation protection technician",
    context: {
      RSO: "radiation, radioactive, dose, license",
      "dosimetry technician": "badges, radiation, dose",
      "health physicist": "dose, license, survey, ALARA, shielding",
    },
  },
  {
    name: "Hazmat technician",
    titles:
      "hazardous materials technician, hazmat responder, spill response worker, hazmat worker, hazardous waste technician, industrial cleaning technician, spill responder, tank cleaner, hazmat specialist, lab packer, lab pack chemist, decontamination technician, hazardous materials removal worker, vac truck operator, chemical cleanup man, tank cleaning man, oil spill worker, tank scaler",
    credentials: "HAZWOPER, hazmat technician certification, OSHA 30, hazmat endorsement, DOT hazmat training",
    tools: "Level A suit, SCBA, four gas meter, vacuum truck, drum dolly, sorbent booms, decon shower",
    skills:
      "hazmat response, spill cleanup, HAZWOPER, PPE Level A and B, decontamination, drum handling, lab packing, confined space entry, air monitoring, tank cleaning, DOT shipping papers, waste segregation",
    duties:
      "clean up chemical spills, suit up in Level A, overpack leaking drums, lab pack old chemicals, pump out tanks, set up decon lines, lay sorbent booms, monitor air with gas meters, segregate incompatible wastes, work household hazardous waste days, load waste trucks, respond to emergency calls at night, clean up when a truck tips over, rubber suit and mask, mop up oil on the beach",
    above: "Hazardous waste specialist",
    step: "Hazardous materials abatement worker",
    beside: "Firefighter, Truck driver, Chemical operator",
    context: {
      "tank cleaner": "tanks, sludge, confined space, oil, chemical",
      "decontamination technician": "hazmat, radiation, spill, suit",
    },
  },
  {
    name: "Hazardous waste specialist",
    titles:
      "hazardous waste manager, hazardous waste coordinator, hazmat manager, hazardous materials manager, DOT hazmat consultant, waste compliance specialist, hazardous materials specialist, waste management specialist, hazardous waste consultant, hazardous material shipping specialist, TSDF manager, chemical waste coordinator, lead hazmat coordinator, chemical disposal man, waste disposal officer",
    credentials: "CHMM, HAZWOPER, DOT hazmat training, IATA dangerous goods certificate, RCRA training, CDGP",
    tools: "EPA e-Manifest, waste profiles, IATA DGR, 49 CFR",
    skills:
      "hazardous waste management, RCRA, waste profiling, hazardous waste manifests, DOT hazmat shipping, IATA dangerous goods, waste minimization, accumulation area inspections, biennial reports, contingency plans, universal waste, vendor management, hazmat employee training",
    duties:
      "profile and label hazardous waste, sign manifests, inspect accumulation areas, arrange waste pickups, classify dangerous goods for shipping, file biennial waste reports, train hazmat employees, pick disposal facilities, write contingency plans, cut waste disposal cost, manage lab chemical waste, get rid of old chemicals the right way, drums and labels",
    above: "EHS manager",
    beside: "Recycling coordinator, Dangerous goods specialist",
    context: { "waste disposal officer": "chemicals, drums" },
  },
  {
    name: "Asbestos inspector",
    titles:
      "asbestos surveyor, asbestos consultant, asbestos project monitor, asbestos air monitor, asbestos analyst, lead inspector, lead risk assessor, lead paint inspector, asbestos and lead inspector, AHERA inspector, asbestos building inspector, air sampling professional, asbestos project designer, asbestos management planner, hazardous building materials inspector, lead based paint inspector, asbestos microscopist, XRF lead inspector, asbestos tester, lead tester",
    credentials:
      "AHERA building inspector, asbestos project monitor license, lead risk assessor license, NIOSH 582, BOHS P402",
    tools: "XRF analyzer, air sampling pumps, phase contrast microscope, polarized light microscope, bulk sample kit",
    skills:
      "asbestos surveys, bulk sampling, asbestos air monitoring, clearance testing, lead paint inspection, lead risk assessment, XRF testing, AHERA inspections, abatement specifications, phase contrast microscopy, management plans, project monitoring",
    duties:
      "inspect buildings for asbestos, take bulk samples, monitor abatement contractors, run clearance air tests, test paint for lead with XRF, do AHERA school inspections, write asbestos survey reports, count fibers under a microscope, prepare abatement specs, check demolition jobs, take dust wipe samples, is that asbestos on the pipes, lead paint in an old house",
    beside: "Home inspector, Hazardous materials abatement worker",
    not: "technical lead inspector, team lead inspector",
    context: {
      "lead inspector": "paint, XRF, dust wipe, asbestos, risk assessor",
      "lead risk assessor": "paint, XRF, dust wipe, report",
      "asbestos surveyor": "samples, survey, buildings, report",
    },
  },
  {
    name: "Mold inspector",
    titles:
      "mold tester, mold assessor, mold consultant, mold assessment consultant, indoor environmental consultant, indoor environmentalist, damp surveyor, damp and timber surveyor, water damage consultant, moisture inspector, mold investigator, certified mold inspector, mold and air quality inspector, home air quality tester, healthy home specialist, building biologist, mold man, rising damp surveyor",
    credentials: "CMI mold inspector, ACAC CIE, mold assessment consultant license, IICRC",
    tools: "moisture meter, infrared camera, air sampling pump, spore trap cassettes, borescope",
    skills:
      "mold inspection, air sampling, moisture mapping, infrared imaging, remediation protocols, clearance testing, spore trap sampling, building science, water intrusion diagnosis, report writing, client explanation",
    duties:
      "inspect homes for mold, take air and tape samples, find hidden moisture, scan walls with infrared, write remediation protocols, do clearance tests after cleanup, explain lab results to homeowners, trace leaks and damp, check crawlspaces and attics, testify in mold disputes, musty smell in the basement, black spots on the wall, why does this house make me sneeze",
    step: "Home inspector",
    beside: "Hazardous materials abatement worker",
    not: "plastic mold inspector, injection mold inspector, tooling mold inspector",
  },
  {
    name: "Recycling worker",
    titles:
      "recycling sorter, recycling plant worker, MRF sorter, scrap yard worker, scrap metal worker, baler operator, waste sorter, compost operator, compost site worker, e waste technician, electronics recycling technician, scrap metal buyer, scrap handler, reuse center worker, recycling yard worker, rag picker, waste paper sorter, bottle sorter, paper sorter, can collector, scrap sorter",
    credentials: "landfill operator certification, forklift certification, transfer station operator certificate",
    tools: "baler, conveyor sort line, magnet crane, forklift, truck scale, shredder, compost turner",
    skills:
      "sorting recyclables, baling, scrap metal grading, e-waste dismantling, scale house operation, composting, landfill compaction, forklift operation, customer direction, load inspection, data destruction, cash handling",
    duties:
      "sort bottles and cardboard on a belt, bale paper and plastic, grade scrap metal, take apart old electronics, weigh trucks in and out, direct residents at the transfer station, turn compost piles, spread and compact trash, watch loads for banned items, help at the town dump, shear and torch scrap, pick bottles off a belt, cans here paper there, sort through trash",
    above: "Recycling coordinator",
    step: "Forklift operator, Warehouse worker",
    beside: "Heavy equipment operator, Production worker, Transfer station attendant, Landfill operator",
    context: {
      "rag picker": "recycling, sort, bottles",
      "paper sorter": "waste, recycling",
      "scrap metal buyer": "scrap yard, scale, copper, grade",
      "recycling sorter": "belt, bottles, cardboard, MRF, sort line",
    },
  },
  {
    name: "Recycling coordinator",
    titles:
      "recycling manager, waste reduction coordinator, zero waste consultant, waste manager, waste management consultant, recycling specialist, recycling educator, waste diversion specialist, composting coordinator, transfer station manager, solid waste planner, recycling program manager, waste auditor, materials recovery facility manager, MRF manager, circular economy consultant, recycling outreach coordinator, waste reduction officer, salvage officer",
    credentials: "SWANA certification, TRUE Advisor, CRRA zero waste certificate",
    skills:
      "recycling programs, waste audits, zero waste planning, public outreach, composting, waste hauling contracts, solid waste planning, landfill management, grant writing, recycling markets, event recycling, household hazardous waste events, diversion tracking",
    duties:
      "run a town recycling program, audit trash bins, teach residents to recycle, negotiate hauling contracts, set up composting at schools, plan hazardous waste collection days, track diversion rates, find markets for recyclables, manage a landfill or transfer station, advise businesses on zero waste, write solid waste plans, get folks to recycle, start a compost heap at school",
    beside: "Sustainability consultant, Public works director, Community organizer",
    not: "nuclear waste manager, hazardous waste manager, medical waste manager",
    context: {
      "salvage officer": "paper, scrap, recycling",
      "waste manager": "recycling, trash, landfill, hauling, solid waste",
      "waste management consultant": "recycling, trash, hauling, landfill, diversion",
    },
  },
  {
    name: "Sustainability consultant",
    titles:
      "sustainability manager, sustainability coordinator, sustainability director, chief sustainability officer, ESG consultant, ESG analyst, ESG manager, carbon consultant, carbon accountant, greenhouse gas consultant, GHG inventory specialist, climate consultant, green building consultant, LEED consultant, LEED administrator, corporate responsibility manager, life cycle assessment consultant, LCA analyst, sustainability analyst, climate resilience planner, green consultant, energy saving adviser",
    credentials: "LEED AP, ISSP-SEA, FSA credential, GRI certified, WELL AP, BREEAM assessor",
    tools: "SimaPro, ENERGY STAR Portfolio Manager, Arc, GHG Protocol, CDP, Watershed, EcoVadis",
    skills:
      "sustainability strategy, carbon accounting, ESG reporting, GHG inventories, LEED certification, life cycle assessment, GRI reporting, CDP disclosure, stakeholder engagement, green building, climate risk, sustainable procurement, materiality assessment, decarbonization, sustainability training",
    duties:
      "write sustainability reports, measure a company's carbon footprint, set net zero targets, manage LEED paperwork, answer supplier ESG surveys, run green teams, do life cycle assessments, plan climate resilience for towns, find energy and waste savings, advise on green building products, file CDP disclosures, teach staff about sustainability, help a company waste less, go green, shrink the trash",
    step: "Energy manager",
    beside: "Architect, Corporate communications specialist",
    context: {
      "corporate responsibility manager": "sustainability, ESG, environment, community",
      "green building consultant": "sustainability, LEED, ESG, carbon",
      "LEED consultant": "certification, credits, sustainability, documentation",
    },
  },
  {
    name: "Wetland scientist",
    titles:
      "wetland biologist, wetland consultant, wetland delineator, wetland specialist, professional wetland scientist, restoration ecologist, ecological consultant, aquatic ecologist, natural resources specialist, stream restoration specialist, native plant specialist, conservation agent, inland wetlands agent, conservation scientist, vegetation ecologist, ecological field technician, wetland ecologist, wetland permitting specialist, marsh biologist, bog ecologist, botanist",
    credentials: "PWS, WPIT, CERP",
    tools: "soil auger, Munsell soil chart, GPS rover, ArcGIS, plant keys, waders, clinometer",
    skills:
      "wetland delineation, hydric soils, plant identification, Section 404 permitting, habitat restoration, ecological surveys, mitigation planning, vernal pool surveys, invasive species control, stream restoration, conservation easements, environmental permitting, restoration monitoring",
    duties:
      "flag wetland boundaries, dig soil pits with an auger, identify wetland plants, file 404 permits, design wetland mitigation, survey vernal pools, restore streams and marshes, present to conservation commissions, pull invasive plants, monitor planted sites, steward conservation land, map habitats, where the swamp begins, muck boots and marsh plants, can you build by the pond",
    step: "Environmental consultant, Wildlife biologist",
    beside: "Forester, Landscape architect, Stormwater inspector",
    context: {
      botanist: "wetland, marsh, plants",
      "conservation agent": "wetlands, commission, permits, town, habitat",
      "natural resources specialist": "habitat, wetlands, land, plants, wildlife",
    },
  },
  {
    name: "Soil scientist",
    titles:
      "soil classifier, pedologist, soil evaluator, licensed soil evaluator, certified soil scientist, soil mapper, soil chemist, soil consultant, perc tester, percolation tester, site evaluator, soil fertility specialist, soil survey scientist, soil health consultant, soil surveyor, perc test man",
    credentials: "CPSS, licensed soil evaluator, licensed soil scientist, soil classifier registration",
    tools: "soil auger, Munsell soil chart, soil probe, Web Soil Survey, hydrometer, backhoe test pits",
    skills:
      "soil profile description, soil classification, soil mapping, percolation tests, septic site evaluation, soil testing, erosion control, soil fertility, hydric soils, soil conservation planning, land application of biosolids, soil health",
    duties:
      "describe soil in test pits, evaluate lots for septic systems, run perc tests, map soil types, take soil samples on farms, plan terraces and grassed waterways, judge land for drainage, read mottles and water table, advise farmers on soil health, write soil reports, check erosion on fields, dig a hole and read the dirt, will it take a septic tank",
    step: "Wetland scientist",
    beside: "Agronomist, Farmer, Septic system installer, Geologist",
    context: {
      "site evaluator": "soil, septic, perc, lot",
      "soil evaluator": "septic, pits, profile, license, perc",
      "soil consultant": "profile, survey, pits, mapping",
      "percolation tester": "soil, pits, lot, profile",
    },
  },
  {
    name: "Wildlife biologist",
    titles:
      "wildlife ecologist, wildlife consultant, wildlife technician, field biologist, avian biologist, bird surveyor, bat biologist, bird bander, conservation biologist, endangered species biologist, biological monitor, wildlife manager, wildlife refuge manager, game biologist, raptor biologist, wildlife researcher, desert tortoise biologist, animal ecologist, nuisance wildlife biologist, naturalist, bird man, ornithologist, nature warden, deer biologist, bird watcher",
    credentials: "Certified Wildlife Biologist, bird banding permit, BS wildlife biology",
    tools: "radio telemetry, trail cameras, mist nets, acoustic bat detector, ArcGIS, binoculars, spotting scope",
    skills:
      "wildlife surveys, bird surveys, bat surveys, radio telemetry, habitat assessment, endangered species consultation, biological monitoring, population estimates, trapping and tagging, data analysis, report writing, wildlife management plans, nest searches",
    duties:
      "survey birds and mammals, track radio collared animals, watch construction for protected species, set trail cameras, net and band birds, write habitat management plans, check for bats and nests, estimate deer populations, consult on endangered species, trap and tag wildlife, teach landowners about habitat, count deer and birds, put collars on bears, owls at night, save rare critters",
    beside: "Park ranger, Game warden, Wildlife rehabilitator, Forester, Environmental consultant",
    context: {
      naturalist: "wildlife, birds, study",
      "bird man": "wildlife, bands, count",
      ornithologist: "birds, surveys, habitat, bands",
      "nature warden": "wildlife, birds",
      "biological monitor": "species, construction, nests, habitat",
      "field biologist": "species, surveys, habitat, birds",
      "wildlife technician": "surveys, habitat, tracking, species",
      "wildlife manager": "habitat, refuge, game, species",
      "bird bander": "species, surveys, nets, research",
    },
  },
  {
    name: "Fisheries biologist",
    titles:
      "fish biologist, fishery scientist, fisheries technician, fish hatchery manager, hatchery technician, fish hatchery worker, fisheries observer, aquaculture biologist, ichthyologist, fish culturist, fish ecologist, fish farm manager, fish passage biologist, stream biologist, shellfish biologist, pond management consultant, fish man, fish counter",
    credentials: "AFS Certified Fisheries Professional, BS fisheries biology",
    tools: "electrofisher, gill nets, seines, fish tags, hatchery raceways, dissolved oxygen meter, fish weir",
    skills:
      "fish identification, electrofishing, fish population surveys, hatchery operations, stream habitat assessment, fish tagging, aging fish scales, aquaculture, water quality testing, creel surveys, fish passage, pond management, spawning surveys, shellfish surveys",
    duties:
      "count fish by electrofishing, raise trout in a hatchery, stock lakes and ponds, tag and release salmon, survey anglers about their catch, net and measure fish, check streams for spawning, design fish ladders, watch catches aboard boats, manage farm ponds, read scales for age, test pond oxygen, count trout in a creek, salmon coming up the ladder, is the pond too warm for fish",
    step: "Wildlife biologist",
    beside: "Commercial fisherman, Game warden, Water resources engineer",
    context: {
      "fish man": "streams, count, trout",
      "fish counter": "streams, salmon",
      "fish culturist": "hatchery, trout, biologist, stocking",
    },
  },
];
