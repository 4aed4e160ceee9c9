import type { OccupationEntry } from "../types.ts";

/** Scientists, laboratory staff, and the clinical research, regulatory, and pharmaceutical trades beside them. */
export const SCIENCE: readonly OccupationEntry[] = [
  {
    name: "Chemist",
    titles:
      "analytical chemist, research chemist, organic chemist, inorganic chemist, physical chemist, synthetic chemist, medicinal chemist, QC chemist, quality control chemist, industrial chemist, chromatographer, mass spectrometrist, spectroscopist, environmental chemist, electrochemist, petroleum chemist, water chemist, chemical analyst, bench chemist, process chemist, works chemist, assay chemist, wet chemist, county analyst, public analyst, assayer",
    credentials: "PhD chemistry, BS chemistry, ACS membership, CChem",
    tools:
      "HPLC, gas chromatograph, mass spectrometer, FTIR, NMR, ICP-MS, titrator, Empower, UV-Vis spectrophotometer, rotary evaporator",
    skills:
      "analytical chemistry, HPLC, gas chromatography, mass spectrometry, organic synthesis, titration, method development, method validation, wet chemistry, spectroscopy, sample preparation, good laboratory practice, NMR, process chemistry, stability testing, chemical safety",
    duties:
      "analyze samples by HPLC and GC, develop test methods, synthesize compounds in the lab, titrate solutions, identify unknown chemicals, run stability samples, interpret spectra, prepare standards and reagents, write certificates of analysis, scale up a reaction, test raw materials, troubleshoot instruments, publish chemistry research, advise on chemical products, find out what something is made of, mix things in beakers, soil, and metals, work with test tubes, say what's in a powder",
    below: "Laboratory technician",
    above: "Laboratory manager",
    step: "Formulation chemist, Forensic scientist, Polymer chemist",
    beside: "Materials engineer, Science teacher, Toxicologist, Patent agent",
    not: "pharmacy chemist, dispensing chemist, retail chemist, high street chemist, chemist shop, chemist assistant, clinical chemist, pharmacist chemist",
    context: {
      assayer: "lab, chemistry, samples, analyze",
      chemist: "laboratory, lab, synthesis, analytical, compounds, HPLC, titration, research, chemicals",
    },
  },
  {
    name: "Formulation chemist",
    titles:
      "formulator, cosmetic chemist, formulation scientist, product development chemist, paint chemist, coatings chemist, ink chemist, soap maker, cosmetic formulator, fragrance chemist, perfumer, flavor chemist, flavorist, detergent chemist, skin care formulator, personal care chemist, adhesives chemist, drug formulation scientist, color chemist, household products formulator",
    credentials: "Society of Cosmetic Chemists membership, BS chemistry, certified flavorist",
    tools:
      "overhead mixer, homogenizer, viscometer, pH meter, stability chamber, rheometer, particle size analyzer, drawdown bar",
    skills:
      "formulation, product development, emulsions, raw material selection, stability testing, rheology, cosmetic chemistry, coatings formulation, surfactants, flavor creation, fragrance creation, batch scale-up, ingredient labeling, preservative testing, tablet formulation",
    duties:
      "develop creams and lotions, formulate paints and cleaners, match a competitor's product, choose surfactants and preservatives, make bench batches, run stability studies, write product formulas, scale up to the plant, create flavors and fragrances, solve separation problems, check viscosity and pH, help startups make a product, make up a new hand cream or shampoo, find the right mix for a paint, make something smell or taste right",
    above: "Laboratory manager",
    beside: "Food scientist, Chemical operator, Regulatory affairs specialist",
    context: {
      "soap maker": "lye, oils, batch, bars, surfactants",
      formulator: "paint, cosmetic, ingredients, emulsions, batch, product, pesticide",
    },
  },
  {
    name: "Polymer chemist",
    titles:
      "polymer scientist, plastics chemist, rubber chemist, resin chemist, synthetic polymer chemist, elastomer chemist, textile chemist, fiber chemist, coatings scientist, adhesive scientist, polymer consultant, plastics consultant, polymer technologist, rubber technologist, materials chemist, paper chemist, leather chemist, dyestuff chemist, dye chemist, tannery chemist",
    credentials: "PhD polymer science, ACS membership, SPE plastics membership",
    tools: "GPC, DSC, rheometer, twin screw extruder, FTIR, Mooney viscometer, TGA",
    skills:
      "polymer chemistry, polymer synthesis, rubber compounding, resin formulation, thermal analysis, plastics testing, adhesives, coatings formulation, failure analysis of plastics, additives, crosslinking, patents, textile chemistry, plastics recycling",
    duties:
      "synthesize polymers and resins, develop rubber compounds, pick plastic additives, analyze failed plastic parts, characterize molecular weight, formulate adhesives and sealants, advise on resin choice, develop biodegradable plastics, support patents on polymers, scale up resin batches, dye and finish textiles, make new plastics, glues, find why plastic cracks, stretch and melt samples, work out dyes for cloth",
    above: "Laboratory manager",
    beside: "Plastics extrusion operator, Chemical engineer",
    context: { "coatings scientist": "polymer, resin, paint, formula" },
  },
  {
    name: "Biologist",
    titles:
      "life scientist, biological scientist, research biologist, zoologist, botanist, plant scientist, entomologist, ecologist, mammalogist, ornithologist, herpetologist, taxonomist, mycologist, developmental biologist, physiologist, plant pathologist, parasitologist, biological technician, evolutionary biologist, naturalist, bug man, field naturalist",
    credentials: "PhD biology, BS biology, Board Certified Entomologist",
    tools: "microscope, dissecting scope, herbarium press, R, insect nets, growth chamber",
    skills:
      "biology, field sampling, species identification, ecology, botany, entomology, microscopy, plant surveys, specimen collections, experimental design, scientific writing, taxonomy, statistics in R, plant pathology, animal behavior, teaching biology",
    duties:
      "study plants and animals, identify insects and plants, run field experiments, keep specimen collections, count species on plots, diagnose plant diseases, look at cells under a microscope, write scientific papers, survey rare plants, breed plant varieties, dissect specimens, lead nature walks, advise museums and gardens, birds, look at leaves and cells, walk through swamps and count frogs, keep stuffed animals and pressed plants",
    step: "Wildlife biologist, Wetland scientist, Research associate",
    beside: "Science teacher, Agronomist, Horticulturist, Veterinarian",
    not: "exercise physiologist, data taxonomist, content taxonomist",
    context: {
      "bug man": "insects, biology, study",
      physiologist: "animal, plant, cell, research, experiments",
      taxonomist: "species, specimens, plants, insects",
      "biological technician": "field, lab, specimens, species, samples",
    },
  },
  {
    name: "Microbiologist",
    titles:
      "microbiology consultant, industrial microbiologist, QC microbiologist, food microbiologist, environmental microbiologist, bacteriologist, virologist, microbiology technician, microbiology lab technician, pharmaceutical microbiologist, water microbiologist, sterility assurance specialist, fermentation scientist, microbiology supervisor, environmental monitoring technician, sterilization scientist, medical device microbiologist, soil microbiologist, dairy bacteriologist, germ scientist",
    credentials: "SM(NRCM), BS microbiology, PhD microbiology",
    tools:
      "autoclave, incubator, laminar flow hood, petri dishes, VITEK, PCR, air sampler, microscope, biosafety cabinet",
    skills:
      "microbiology, aseptic technique, plate counts, bioburden testing, endotoxin testing, environmental monitoring, sterility testing, media preparation, Gram staining, organism identification, PCR, sterilization validation, fermentation, water testing, culture maintenance, contamination investigation",
    duties:
      "culture bacteria on plates, count colonies, test products for sterility, swab and air sample cleanrooms, identify organisms, make media, test water for coliforms, run endotoxin tests, track down contamination, validate sterilization cycles, Gram stain slides, grow yeast and molds, check food for salmonella and listeria, grow germs in dishes, look for germs in food and water, see if a room is clean, look at bugs under the scope",
    below: "Laboratory technician",
    above: "Laboratory manager",
    beside: "Molecular biologist, Medical laboratory scientist, Biologist",
    context: { "environmental monitoring technician": "cleanroom, swab, plates, microbial, sterile" },
  },
  {
    name: "Molecular biologist",
    titles:
      "biochemist, geneticist, cell biologist, immunologist, biotechnologist, protein scientist, cell culture scientist, biotech scientist, genomics scientist, molecular geneticist, bioinformatician, neuroscientist, cancer biologist, assay development scientist, protein chemist, antibody scientist, biotechnology consultant, biophysicist, gene therapy scientist, computational biologist, biological chemist, genetic engineer",
    credentials: "PhD molecular biology, PhD biochemistry, MS biotechnology",
    tools:
      "PCR, flow cytometer, Western blot, DNA sequencer, CRISPR, ELISA plate reader, cell culture hood, AKTA, SnapGene",
    skills:
      "molecular biology, PCR, cloning, cell culture, protein purification, ELISA, Western blotting, flow cytometry, DNA sequencing, CRISPR, gene expression, assay development, bioinformatics, immunology, biochemistry, grant writing",
    duties:
      "clone genes, run PCR and gels, grow cells in culture, purify proteins, develop ELISA assays, sequence DNA, edit genes with CRISPR, analyze genomic data, stain and sort cells, test drug candidates on cells, write grants and papers, extract DNA and RNA, make antibodies, keep lab notebooks, grow cells in dishes, find what a gene does, make medicine with cells",
    below: "Research associate",
    above: "Laboratory manager",
    step: "Research scientist",
    beside: "Chemist, Toxicologist, Genetic counselor, Science teacher",
    context: {
      geneticist: "genes, DNA, research, lab, sequencing",
      immunologist: "cells, antibodies, research, lab, assay",
      "biotech scientist": "cells, proteins, assay, lab",
    },
  },
  {
    name: "Physicist",
    titles:
      "research physicist, applied physicist, experimental physicist, theoretical physicist, astronomer, astrophysicist, nuclear physicist, plasma physicist, solid state physicist, materials physicist, industrial physicist, physics consultant, particle physicist, accelerator physicist, planetary scientist, space scientist, vacuum scientist, mathematical modeler, instrument scientist, cryogenics physicist, atomic scientist, atomic physicist",
    credentials: "PhD physics, BS physics, CPhys",
    tools: "MATLAB, Python, oscilloscope, vacuum chamber, lasers, COMSOL, telescope, LabVIEW, cryostat",
    skills:
      "physics, mathematical modeling, experimental design, data analysis, vacuum systems, optics, numerical simulation, scientific programming, instrumentation, signal processing, cryogenics, plasma physics, astronomy, technical writing, teaching physics",
    duties:
      "design physics experiments, model physical systems, build instruments and detectors, write simulation code, analyze measurement data, work with lasers and vacuum, observe stars and planets, publish research papers, explain science to the public, consult on sensors, solve hard technical problems, review research proposals, tutor physics, study how the world works, and magnets, look at stars through a telescope, work out hard problems on a blackboard",
    step: "Optical engineer, Data scientist",
    beside: "Science teacher, Statistician",
    not: "medical physicist, health physicist",
    context: { "mathematical modeler": "equations, simulation, physics, research" },
  },
  {
    name: "Geologist",
    titles:
      "geoscientist, professional geologist, petroleum geologist, exploration geologist, mining geologist, consulting geologist, economic geologist, structural geologist, paleontologist, mineralogist, sedimentologist, volcanologist, wellsite geologist, mud logger, geological technician, core logger, fossil preparator, geochemist, earth scientist, rock hound, rockhound, oil geologist, prospector",
    credentials: "PG license, Certified Professional Geologist, PhD geology, BS geology, CGeol",
    tools: "Petrel, ArcGIS, Leapfrog, core samples, hand lens, Brunton compass, petrographic microscope, Kingdom",
    skills:
      "geology, geologic mapping, core logging, mineral exploration, petroleum geology, well log interpretation, ore reserve estimation, prospect evaluation, field mapping, petrography, geochemistry, mud logging, structural geology, paleontology, technical reports",
    duties:
      "map rock formations, log drill core, find oil and gas prospects, look for ore deposits, interpret well logs, describe cuttings at the wellsite, estimate mineral resources, write NI 43-101 reports, collect rock samples, identify minerals and fossils, advise on mineral rights, study landslides and faults, lead geology field trips, and gold, knock on rocks with a hammer, read the layers in a hillside, tell what's underground, dig fossils",
    step: "Hydrogeologist",
    beside: "Landman, Science teacher",
    context: {
      prospector: "geologist, fossil, mineral, rock, wellsite, core",
      "earth scientist": "rocks, geology, minerals",
      "core logger": "drill, rock, geology",
      "mud logger": "cuttings, samples, geology, formation",
    },
  },
  {
    name: "Geophysicist",
    titles:
      "seismologist, exploration geophysicist, seismic interpreter, seismic processor, geophysical consultant, near surface geophysicist, geophysical technician, ground penetrating radar technician, GPR technician, geophysical surveyor, potential fields geophysicist, seismic data processor, borehole geophysicist, well logging engineer, wireline engineer, earthquake scientist, doodlebugger, jug hustler, seismic observer, seismograph operator",
    credentials: "PGp license, PhD geophysics, SEG membership",
    tools:
      "Petrel, ground penetrating radar, magnetometer, gravimeter, Kingdom, seismograph, ProMAX, resistivity meter",
    skills:
      "geophysics, seismic interpretation, seismic processing, ground penetrating radar, magnetic surveys, gravity surveys, electrical resistivity, borehole logging, inversion modeling, earthquake hazards, microseismic monitoring, utility detection, signal processing",
    duties:
      "interpret seismic data, run ground penetrating radar, locate buried tanks and pipes, map faults and salt domes, process seismic lines, survey with a magnetometer, log boreholes, assess earthquake hazard, find voids under slabs, model gravity data, pick drilling prospects, monitor tremors, set off charges and listen to the ground, find what's underground without digging, look for buried pipes, watch for earthquakes",
    step: "Data scientist",
    beside: "Geologist, Physicist, Geotechnical engineer",
    context: {
      "ground penetrating radar technician": "survey, voids, geophysical, subsurface",
      "GPR technician": "survey, voids, geophysical, subsurface",
    },
  },
  {
    name: "Meteorologist",
    titles:
      "weather forecaster, forensic meteorologist, consulting meteorologist, climatologist, atmospheric scientist, broadcast meteorologist, weatherman, weather man, weather observer, climate scientist, operational meteorologist, aviation meteorologist, air quality meteorologist, weather consultant, climate modeler, weather technician, TV weather forecaster, NWS forecaster, weather girl, met officer, weather bureau man, weather lady, aerographer, weather bureau observer",
    credentials: "Certified Consulting Meteorologist, AMS certification, BS meteorology, CBM",
    tools: "AWIPS, Doppler radar, WRF model, weather balloon, GRIB data, Python",
    skills:
      "weather forecasting, meteorology, radar interpretation, climate data analysis, forensic weather reports, severe weather, numerical models, atmospheric chemistry, aviation weather, expert testimony, weather observing, climate modeling, public speaking on weather",
    duties:
      "forecast the weather, read radar and satellite images, write storm reports for lawyers, brief pilots and ships, issue severe weather warnings, study climate records, present weather on air, certify weather data for court, model wind and dispersion, advise farms and road crews on storms, keep weather instruments, forecast for energy traders, say if it will rain tomorrow, watch storms and hurricanes, let up weather balloons, tell pilots about wind and fog, tell farmers when to cut hay",
    beside: "Physicist, Oceanographer, Environmental compliance specialist, Radio host",
  },
  {
    name: "Oceanographer",
    titles:
      "marine scientist, marine biologist, physical oceanographer, biological oceanographer, chemical oceanographer, marine ecologist, limnologist, aquatic scientist, coral reef biologist, marine research technician, aquarium biologist, marine mammal observer, marine mammal scientist, hydrographer, marine geologist, coastal scientist, protected species observer, marine researcher",
    credentials: "PhD oceanography, AAUS scientific diver, PSO certification",
    tools: "CTD, ROV, plankton net, acoustic Doppler current profiler, MATLAB, multibeam sonar, sonde",
    skills:
      "oceanography, marine biology, scientific diving, water sampling, plankton identification, current measurements, coral surveys, marine mammal observation, limnology, sonar mapping, research cruises, data analysis, coastal processes",
    duties:
      "sample seawater from ships, study currents and tides, survey reefs by diving, identify plankton, watch for whales near survey boats, test lakes and ponds, map the sea floor, tag marine animals, model coastal erosion, write papers on the ocean, teach at an aquarium, run research cruises, count whales and fish, go out on a research boat, take water from the deep",
    beside: "Fisheries biologist, Biologist, Geologist, Zookeeper",
    context: { hydrographer: "sea floor, sonar, depth, tides, charts" },
  },
  {
    name: "Statistician",
    titles:
      "statistical consultant, applied statistician, statistical analyst, biostatistician, statistical programmer, SAS programmer, mathematical statistician, survey statistician, industrial statistician, research statistician, clinical statistician, psychometrician, econometrician, mathematician, applied mathematician, sampling statistician, clinical SAS programmer, demographer, figures man, statistical clerk, numbers man, biometrician, vital statistician",
    credentials: "PStat, PhD statistics, MS biostatistics, SAS certification, CStat",
    tools: "SAS, R, SPSS, Stata, JMP, Minitab, Python, nQuery, PASS",
    skills:
      "statistical analysis, SAS programming, R programming, experimental design, regression, survival analysis, sample size calculation, survey sampling, clinical trial statistics, multivariate analysis, statistical consulting, Bayesian methods, time series, psychometrics, data visualization, statistical reports",
    duties:
      "analyze data with statistics, calculate sample sizes, write statistical analysis plans, design experiments and surveys, program tables in SAS, run regressions, help researchers with their data, check clinical trial results, explain p values to lawyers, testify on statistics, weight survey data, study population trends, teach graduate students statistics, make sense of numbers, work out averages and odds, see if a difference is real, tell how many people to ask, make tables and charts",
    step: "Data scientist, Data analyst, Actuary",
    beside: "Epidemiologist, Math teacher, Market research analyst",
    not: "baseball statistician, basketball statistician",
    context: { "numbers man": "statistics, data", "figures man": "statistics, data" },
  },
  {
    name: "Food scientist",
    titles:
      "food technologist, food product developer, food R&D scientist, food scientist consultant, food formulation consultant, food chemist, sensory scientist, sensory analyst, food product development manager, culinary scientist, research chef, beverage formulator, dairy technologist, cereal scientist, meat scientist, baking technologist, food process authority, nutrition labeling specialist, taste panel leader, food consultant, test kitchen home economist, cannery technologist, dairy scientist",
    credentials: "CFS, IFT membership, BS food science, PCQI, Better Process Control School",
    tools:
      "Genesis R&D, pH meter, water activity meter, texture analyzer, pilot plant kitchen, refractometer, TechWizard",
    skills:
      "food product development, food chemistry, sensory evaluation, shelf life testing, recipe scale-up, nutrition labeling, ingredient functionality, food processing, beverage formulation, HACCP, co-packer management, process authority letters, food regulations, pilot plant trials, cost optimization",
    duties:
      "develop new food products, turn a family recipe into a product, test shelf life, run taste panels, scale recipes to the plant, write nutrition labels, find co-packers, reformulate to cut sugar, check pH and water activity, set thermal processes for canning, choose ingredients, help food startups launch a sauce, match a competitor's flavor, make a new soup, or snack, figure how long it keeps, taste and taste again, turn grandma's recipe into jars for the store",
    above: "Laboratory manager",
    beside: "Dietitian, Chef, Brewer",
    not: "restaurant food consultant",
    context: {
      "food consultant": "recipe, product, shelf life, ingredients, label",
      "research chef": "product, formula, shelf life, plant",
      "food product developer": "formula, shelf life, plant, ingredients",
    },
  },
  {
    name: "Laboratory technician",
    titles:
      "lab technician, lab tech, laboratory assistant, lab assistant, chemical technician, QC lab technician, quality control lab technician, laboratory analyst, lab analyst, lab aide, science technician, school science technician, environmental lab technician, bench analyst, testing laboratory technician, glassware washer, water lab technician, oil lab technician, sample preparation technician, laboratory attendant, laboratory steward",
    credentials: "associate degree in chemistry, BS biology, HNC applied science",
    tools: "balance, pH meter, pipettes, autoclave, titrator, spectrophotometer, centrifuge, LIMS, microscope",
    skills:
      "laboratory testing, sample preparation, pipetting, titration, solution preparation, pH and conductivity testing, lab notebooks, instrument calibration, good laboratory practice, LIMS entry, glassware washing, chemical inventory, lab safety, wet chemistry, aseptic technique",
    duties:
      "run routine lab tests, weigh and prepare samples, make up solutions and reagents, log results in LIMS, wash glassware, calibrate pH meters and balances, stock the lab, autoclave media, test water and raw materials, label and store samples, set up student experiments, dispose of lab waste, pipette accurately all day, wash beakers, weigh powders, drip drops into tubes, write down readings, put slides under the scope, test drinking water for germs",
    above: "Laboratory manager",
    step: "Research associate, Environmental technician",
    beside: "Medical laboratory technician, Phlebotomist, Quality inspector",
    not: "dental lab technician, dental laboratory technician, medical lab technician, photo lab technician, computer lab technician, optical lab technician, medical laboratory assistant, sleep lab technician, language lab assistant, crime lab analyst, cath lab technician, vascular lab technician, computer lab assistant, clinical lab technician, pathology lab assistant",
    context: {
      "lab technician": "samples, chemistry, testing, reagents, solutions, titration, research",
      "lab tech": "samples, chemistry, testing, reagents, solutions, research",
      "lab assistant": "samples, chemistry, glassware, reagents, research, science",
      "laboratory assistant": "samples, chemistry, glassware, reagents, research, science",
    },
  },
  {
    name: "Laboratory manager",
    titles:
      "lab manager, laboratory director, lab director, laboratory supervisor, lab supervisor, QC lab manager, quality control laboratory manager, testing laboratory manager, analytical services manager, environmental laboratory manager, lab operations manager, research lab manager, laboratory consultant, lab coordinator, laboratory coordinator, core facility manager, R&D lab manager, laboratory quality manager, laboratory technical director, chief chemist, lab boss",
    tools: "LIMS, LabWare, Empower, electronic lab notebook",
    skills:
      "laboratory management, ISO 17025, GLP, LIMS, method validation, lab budgets, staff training, instrument purchasing, lab safety, data review, proficiency testing, lab startup, laboratory accreditation, chemical hygiene plan, sample scheduling",
    duties:
      "run a testing lab, schedule analysts and samples, review and release data, get a lab accredited, buy and maintain instruments, write lab procedures, train technicians, keep lab budget and supplies, manage chemical safety, set up a new laboratory, answer client questions on results, handle proficiency samples, plan a lab move, be over the folks in the lab, see that tests are right and on time, order beakers and chemicals",
    beside: "Quality manager, Research scientist",
    not: "dental lab manager, photo lab manager, computer lab manager, clinical laboratory director, medical lab supervisor, sleep lab manager, computer lab coordinator, medical laboratory director, pathology laboratory supervisor, innovation lab director",
    context: {
      "lab manager": "samples, instruments, testing, chemistry, research, accreditation",
      "lab coordinator": "samples, instruments, testing, chemistry, science",
      "lab director": "samples, instruments, testing, chemistry, research, accreditation",
    },
  },
  {
    name: "Research associate",
    titles:
      "scientific research associate, lab research associate, research technician, lab researcher, scientific associate, research lab technician, associate scientist, laboratory research assistant, animal research technician, lab animal technologist, cell culture technician, histology research technician, life sciences research assistant, research specialist, research assistant, experimental officer, research worker, scientific assistant",
    credentials: "BS biology, MS biotechnology, AALAS certification",
    tools:
      "pipettes, PCR, centrifuge, biosafety cabinet, GraphPad Prism, plate reader, microtome, electronic lab notebook",
    skills:
      "bench research, cell culture, assay execution, PCR, experiment recordkeeping, animal handling, data analysis, literature searches, protocol writing, lab notebooks, microscopy, tissue sectioning, dosing and sampling, reagent preparation",
    duties:
      "run experiments for a principal investigator, grow and passage cells, record lab data, care for lab mice, run assays on plates, section and stain tissue, keep the research lab supplied, analyze results in Prism, help write papers, search scientific literature, dose and sample animals, prepare buffers, take care of mice and cells, keep the notebook, mix and measure for a professor",
    above: "Research scientist",
    beside: "Microbiologist, Chemist",
    not: "equity research associate, market research associate, legal research assistant, investment research associate, policy research assistant, economics research associate, genealogy research assistant, psychology research assistant, user research associate",
    context: {
      "research assistant": "lab, experiments, cells, samples, assays, bench, biology",
      "research technician": "lab, experiments, cells, samples, assays",
      "research specialist": "lab, experiments, assays, science",
      "research associate": "lab, experiments, cells, assays, bench, biology, chemistry",
    },
  },
  {
    name: "Research scientist",
    titles:
      "senior scientist, staff scientist, principal investigator, principal scientist, R&D scientist, research fellow, scientific director, scientific consultant, science consultant, postdoctoral researcher, postdoc, research director, chief scientist, chief scientific officer, scientific advisor, scientific expert witness, discovery scientist, drug discovery scientist, pharmaceutical scientist, retired scientist, boffin, backroom boy, scientist",
    credentials: "PhD biology, PhD chemistry, MD PhD",
    tools: "GraphPad Prism, R, EndNote, PubMed, electronic lab notebook",
    skills:
      "research design, scientific writing, grant writing, literature review, peer review, drug discovery, experimental design, data interpretation, mentoring scientists, R&D strategy, patents, scientific presentations, technical due diligence, project leadership, research ethics",
    duties:
      "lead a research program, write grant proposals, design studies, publish papers, advise a biotech startup, review manuscripts and grants, mentor graduate students, direct lab staff, interpret experimental data, scout new technology, assess science for investors, present at conferences, review literature for a client, find out things nobody knows, run experiments and write them up, head a lab, help a young company with its science",
    step: "College professor, Medical writer",
    beside: "Biologist, Patent agent, Grant writer, Science teacher",
    not: "market research scientist, AI research scientist, market research director, equity research director, UX research director, machine learning research scientist, user research director",
    context: {
      "principal investigator": "research, grant, study, lab, NIH, scientist",
      "research director": "science, R&D, lab, laboratory",
      "senior scientist": "lab, research, assay, drug, chemistry, biology",
      "research fellow": "science, lab, university, papers",
      "science consultant": "research, lab, technical",
    },
  },
  {
    name: "Clinical research coordinator",
    titles:
      "clinical trial coordinator, clinical study coordinator, CRC, study coordinator, research nurse coordinator, clinical research nurse, research coordinator, clinical research assistant, clinical trial site coordinator, clinical research manager, clinical research site manager, regulatory coordinator, clinical trials nurse, patient recruitment coordinator, clinical research specialist, clinical trial data coordinator, drug study nurse, study nurse, research study nurse",
    credentials: "CCRC, CCRP, GCP certification, RN license, CITI training",
    tools: "REDCap, Medidata Rave, Advarra OnCore, Epic, CRIO, Florence eBinders",
    skills:
      "clinical trial coordination, informed consent, GCP, patient recruitment, source documentation, IRB submissions, electronic data capture, adverse event reporting, study visits, investigational product accountability, regulatory binders, protocol compliance, query resolution, specimen shipping",
    duties:
      "screen and enroll study patients, get informed consent, schedule study visits, enter trial data, answer data queries, submit to the IRB, keep regulatory binders, report adverse events, ship blood samples, prepare for monitor visits, explain a trial to volunteers, count returned study pills, recruit research subjects, sign people up to test new medicines, keep track of who takes what in a study",
    above: "Clinical trial manager",
    step: "Clinical research associate",
    beside: "Registered nurse, Medical assistant, Research associate",
    not: "rehabilitation CRC, market research coordinator, UX research coordinator, work study coordinator, bible study coordinator",
    context: {
      CRC: "clinical trial, study, patients, consent, IRB, protocol",
      "research coordinator": "clinical trial, patients, consent, IRB, protocol",
      "study coordinator": "clinical trial, patients, consent, IRB, protocol",
      "regulatory coordinator": "IRB, study, clinical trial, binders",
    },
  },
  {
    name: "Clinical research associate",
    titles:
      "CRA, clinical trial monitor, clinical monitor, site monitor, clinical research monitor, study monitor, in house CRA, regional CRA, lead CRA, remote site monitor, freelance CRA, contract CRA, clinical site monitor, clinical trial associate, clinical trial auditor, GCP auditor, medical device CRA, drug study monitor",
    credentials: "CCRA, ACRP-CP, GCP certification, RQAP-GCP",
    tools: "Medidata Rave, Veeva Vault CTMS, CTMS, Oracle InForm, eTMF",
    skills:
      "clinical trial monitoring, GCP, source data verification, site initiation visits, close-out visits, site management, ICH guidelines, monitoring visit reports, essential documents, trial master file, query resolution, site selection, GCP audits, drug accountability",
    duties:
      "monitor clinical trial sites, verify source data, write visit reports, start up and close out sites, check informed consents, train site staff on the protocol, chase data queries, travel to hospitals for monitoring, reconcile trial master files, count study drug, audit investigators for GCP, qualify new sites, go to hospitals to check on drug studies, see that papers match the charts, travel and look over study files",
    above: "Clinical trial manager",
    step: "Pharmacovigilance specialist, Regulatory affairs specialist",
    beside: "Registered nurse",
    not: "CRA officer",
    context: {
      CRA: "clinical, trial, monitoring, GCP, sites, source data",
      "site monitor": "clinical, trial, GCP, protocol",
      "study monitor": "clinical, trial, GCP, protocol",
      "clinical monitor": "trial, sites, GCP, source data",
    },
  },
  {
    name: "Clinical trial manager",
    titles:
      "clinical project manager, clinical operations manager, clinical study manager, clinical trial lead, director of clinical operations, clinical development manager, clinical program manager, clinical research project manager, head of clinical operations, clinical affairs manager, clinical operations consultant, clinical research director, clinical data manager, clinical trials consultant, study start up manager, drug study manager",
    credentials: "ACRP-CP, PMP, CCRA, CCDM",
    tools: "CTMS, Medidata Rave, Veeva Vault CTMS, Smartsheet, eTMF",
    skills:
      "clinical trial management, CRO oversight, clinical budgets, site contracts, study startup, protocol development, vendor selection, trial timelines, GCP, enrollment forecasting, clinical data management, inspection readiness, risk-based monitoring, study protocols",
    duties:
      "manage a whole clinical trial, oversee the CRO, set study budgets and timelines, select sites and vendors, write monitoring plans, lead CRAs, track enrollment, get a study ready for FDA inspection, negotiate site contracts, clean and lock study data, write clinical protocols, report to sponsors, be over a study of a new drug, keep hospitals and doctors signing up patients, see that a test of medicine stays on time and budget",
    beside: "Regulatory affairs specialist, Statistician, Project manager, Primary care physician",
    not: "nursing clinical operations manager, mental health clinical program manager",
    context: {
      "clinical program manager": "trial, study, CRO, sponsor, protocol",
      "clinical operations manager": "trial, study, CRO, sponsor, protocol",
      "clinical project manager": "trial, study, CRO, sponsor",
      "clinical development manager": "trial, study, drug, protocol",
      "clinical operations consultant": "trial, CRO, sponsor, study",
    },
  },
  {
    name: "Regulatory affairs specialist",
    titles:
      "regulatory affairs manager, regulatory affairs consultant, FDA consultant, medical device regulatory consultant, regulatory affairs associate, RA specialist, regulatory submissions specialist, 510(k) consultant, regulatory specialist, CMC regulatory manager, regulatory operations specialist, EU MDR consultant, FDA regulatory expert, food regulatory specialist, pesticide registration specialist, product registration specialist, cosmetics regulatory specialist, regulatory strategist, product stewardship specialist, SDS author, drug registration officer, registration officer, product registration officer",
    credentials: "RAC, RAC Devices, RAC Drugs, MS regulatory affairs",
    tools: "Veeva Vault RIM, eCTD, FDA eSTAR, FURLS, MasterControl",
    skills:
      "regulatory affairs, 510(k) submissions, PMA submissions, IND and NDA submissions, FDA meetings, EU MDR, CE marking, regulatory strategy, labeling review, eCTD publishing, establishment registration, CMC writing, clinical evaluation reports, FDA inspections, product registration, safety data sheets",
    duties:
      "write FDA submissions, file 510(k)s, plan a route to approval, meet with FDA reviewers, review labels and claims, register establishments, answer FDA questions, get a CE mark, keep device listings current, assess product changes, prepare IND and NDA sections, watch new regulations, advise a device startup, author safety data sheets, get new drugs and gadgets past the FDA, fill in stacks of government forms, see that labels tell the truth",
    above: "Regulatory affairs director",
    step: "Pharmaceutical quality specialist",
    beside: "Medical writer, Quality engineer, Compliance officer, Document control specialist",
    not: "banking regulatory specialist, utility regulatory affairs manager, insurance regulatory specialist, energy regulatory affairs manager, telecom regulatory affairs manager",
    context: {
      "regulatory specialist": "FDA, submissions, device, drug, 510(k), label",
      "regulatory strategist": "FDA, device, drug",
      "product registration specialist": "FDA, EPA, label, pesticide",
    },
  },
  {
    name: "Pharmacovigilance specialist",
    titles:
      "drug safety specialist, drug safety associate, pharmacovigilance associate, pharmacovigilance scientist, drug safety physician, PV specialist, pharmacovigilance manager, drug safety manager, safety data specialist, adverse event specialist, case processor, ICSR specialist, medical safety officer, drug safety nurse, safety reviewer, medical information specialist, drug information specialist, MedDRA coder, side effects monitor, drug information pharmacist, drug monitoring nurse",
    credentials: "RN license, PharmD, DIA pharmacovigilance certificate",
    tools: "Argus Safety, MedDRA, ARISg, Veeva Safety, EudraVigilance",
    skills:
      "pharmacovigilance, adverse event processing, MedDRA coding, case narratives, signal detection, aggregate safety reports, expedited reporting, literature review, causality assessment, risk management plans, safety database, medical information",
    duties:
      "process adverse event cases, write safety narratives, code events in MedDRA, follow up side effect reports, meet expedited reporting deadlines, detect safety signals, write periodic safety reports, answer drug information questions, reconcile safety data, review literature for events, judge causality, call doctors about bad reactions, look for trouble with a medicine, read up cases at a desk",
    above: "Regulatory affairs director",
    beside: "Pharmacist, Registered nurse, Medical writer",
    context: {
      "safety reviewer": "adverse events, drug, cases",
      "case processor": "adverse events, drug safety, narratives, MedDRA",
      "medical information specialist": "drug, product, physicians, inquiries, pharmaceutical",
    },
  },
  {
    name: "Regulatory affairs director",
    titles:
      "director of regulatory affairs, RA director, vice president of regulatory affairs, VP of regulatory affairs, head of regulatory affairs, RA/QA director, VP of regulatory and quality, director of regulatory and quality, interim head of regulatory affairs, head of drug safety, chief regulatory officer",
    credentials: "RAC, RAPS fellow, PhD pharmaceutical sciences",
    skills:
      "regulatory strategy, FDA negotiations, regulatory team leadership, global submissions, advisory committee preparation, inspection responses, warning letter remediation, quality and regulatory integration, due diligence, labeling negotiation",
    duties:
      "set global regulatory strategy, lead FDA meetings, answer warning letters, build a regulatory department, sign submissions, prepare advisory committees, judge regulatory risk for investors, mentor regulatory staff, negotiate labels with FDA, serve as interim regulatory head, deal with the FDA for a drug company, decide how to get a medicine approved, be over the people who file with the government",
    beside: "Quality manager, Clinical trial manager",
    context: { "chief regulatory officer": "FDA, drug, device, submissions, labeling" },
  },
  {
    name: "Pharmaceutical manufacturing technician",
    titles:
      "pharmaceutical production operator, pharma operator, pharma manufacturing technician, biomanufacturing technician, bioprocess technician, upstream technician, downstream technician, aseptic fill technician, aseptic operator, tablet press operator, pharmaceutical technician, pharmaceutical manufacturing operator, GMP manufacturing associate, biotech manufacturing associate, pharmaceutical packaging operator, encapsulation operator, fill finish operator, vaccine production technician, granulation operator, supplement manufacturing operator, pill maker, tablet maker, pill machine operator, tablet machine operator, capsule filler",
    credentials: "GMP certificate, biomanufacturing certificate, aseptic gowning qualification",
    tools:
      "bioreactor, tablet press, isolator, lyophilizer, chromatography skid, granulator, capsule filler, autoclave, clean in place skid",
    skills:
      "GMP, aseptic processing, batch records, bioreactor operation, tablet compression, granulation, filling and stoppering, gowning, cleaning in place, buffer preparation, chromatography, lyophilization, line clearance, weighing and dispensing, deviation reporting",
    duties:
      "make drug batches by batch record, gown for the aseptic room, run a tablet press, fill and stopper vials, grow cells in bioreactors, weigh and dispense ingredients, prepare buffers, clear and clean lines, run purification columns, coat tablets, sample in process product, document every step, load freeze dryers, fill little bottles in a clean room, wear a hood and gown, weigh powders for medicine",
    above: "Production supervisor",
    beside: "Pharmaceutical quality specialist, Pharmacy technician, Packaging operator",
    context: {
      "upstream technician": "bioreactor, cells, GMP, biotech",
      "downstream technician": "purification, chromatography, GMP, biotech",
      "pharmaceutical technician": "GMP, batch, tablets, manufacturing, production",
    },
  },
  {
    name: "Validation engineer",
    titles:
      "validation specialist, process validation engineer, equipment validation engineer, CSV engineer, computer system validation specialist, computer systems validation consultant, cleaning validation specialist, validation consultant, qualification engineer, commissioning and qualification engineer, C&Q engineer, sterilization validation engineer, validation manager, validation technician, pharma validation engineer, IQ OQ PQ engineer, CSV consultant, validation scientist",
    credentials: "GMP certificate, ISPE membership, PE",
    tools: "Kaye Validator, ValGenesis, thermocouples, MasterControl, data loggers",
    skills:
      "validation, IQ OQ PQ, process validation, cleaning validation, computer system validation, 21 CFR Part 11, GAMP 5, temperature mapping, validation master plans, protocol writing, equipment qualification, autoclave validation, deviation resolution, data integrity, risk assessment",
    duties:
      "write IQ OQ PQ protocols, qualify pharma equipment, map temperatures in chambers, validate cleaning procedures, test computer systems for Part 11, write validation master plans, execute protocols and close deviations, validate autoclave cycles, requalify cleanrooms and water systems, assemble validation packages, validate packaging sealers, prove that machines at a drug plant do what they should, check ovens, freezers, and washers with probes",
    beside: "Pharmaceutical quality specialist, Process engineer, Commissioning agent",
    not: "silicon validation engineer, software validation engineer, post silicon validation engineer, address validation specialist",
    context: {
      "validation specialist": "IQ, OQ, PQ, GMP, protocols, qualification, equipment",
      "qualification engineer": "IQ, OQ, GMP, equipment, pharma",
      "validation technician": "IQ, OQ, GMP, thermocouples, protocols",
    },
  },
  {
    name: "Pharmaceutical quality specialist",
    titles:
      "GMP consultant, pharmaceutical QA specialist, GMP QA specialist, GMP compliance specialist, pharma quality manager, pharmaceutical quality consultant, GMP specialist, batch record reviewer, QA batch release specialist, pharmaceutical qualified person, GxP auditor, GxP consultant, GLP auditor, CMC consultant, CMC manager, deviation investigator, technical transfer specialist, tech transfer manager, pharmaceutical quality auditor, drug manufacturing consultant, drug quality inspector, pharmaceutical inspector",
    credentials: "ASQ CPGP, RQAP-GLP, GMP certificate, Qualified Person",
    tools: "TrackWise, Veeva Vault Quality, MasterControl, SAP",
    skills:
      "GMP, batch record review, deviation investigations, CAPA, GxP audits, change control, SOP writing, product release, data integrity, supplier qualification, FDA inspection readiness, annual product reviews, complaint investigations, technology transfer, 21 CFR 210 and 211",
    duties:
      "review batch records, release drug lots, investigate deviations, audit drug suppliers, write GMP procedures, get a site ready for FDA inspection, answer 483 observations, approve change controls, train staff in GMP, trend complaints, do annual product reviews, move a process to a contract manufacturer, check data integrity, see that medicines are made right, look over papers before pills ship, find out what went wrong with a batch",
    above: "Quality manager",
    beside: "Quality auditor, Document control specialist, Chemist",
  },
  {
    name: "Toxicologist",
    titles:
      "regulatory toxicologist, forensic toxicologist, consulting toxicologist, environmental toxicologist, toxicology consultant, toxicology risk assessor, ecotoxicologist, nonclinical toxicologist, toxicology study director, human health risk assessor, inhalation toxicologist, toxicology expert witness, product safety toxicologist, chemical risk assessor, pharmacologist, poison expert",
    credentials: "DABT, ERT, PhD toxicology",
    tools: "TOXNET literature, GraphPad Prism, SEND datasets, LC-MS, ProUCL",
    skills:
      "toxicology, risk assessment, dose response, literature review, GLP studies, exposure assessment, expert testimony, nonclinical study design, chemical hazard assessment, occupational exposure limits, postmortem toxicology, drug testing interpretation, biocompatibility, pharmacology",
    duties:
      "judge whether a chemical is harmful, set safe exposure limits, review toxicity studies, write human health risk assessments, testify on alcohol and drug levels, design animal safety studies, assess ingredients in products, interpret lab drug tests, advise on a poisoning case, evaluate impurities in drugs, monitor outside labs, say if something is poison, tell a court how drunk someone was, see if a cream is safe",
    beside: "Industrial hygienist, Epidemiologist, Primary care physician, Pharmacist",
    context: { pharmacologist: "drug, dose, research, compounds, study" },
  },
  {
    name: "Forensic scientist",
    titles:
      "forensic chemist, criminalist, crime lab analyst, forensic DNA analyst, DNA analyst, ballistics expert, trace evidence analyst, forensic biologist, forensic anthropologist, bloodstain pattern analyst, forensic laboratory analyst, forensic science consultant, forensic lab scientist, forensic serologist, arson debris chemist, trace evidence examiner, forensic geneticist, toolmark examiner, police chemist, crime lab man, Home Office analyst, crime lab technician",
    credentials: "ABC Diplomate, IAI certification, BS forensic science",
    tools: "comparison microscope, AFIS, GC-MS, DNA sequencer, fingerprint powder, alternate light source, LIMS",
    skills:
      "forensic analysis, fingerprint comparison, DNA analysis, evidence handling, chain of custody, drug analysis, firearms comparison, courtroom testimony, trace evidence, bloodstain analysis, laboratory accreditation, toxicology screening, serology",
    duties:
      "lift and compare fingerprints, identify seized drugs, test DNA evidence, compare bullets and casings, testify in court on evidence, keep chain of custody, review old cases for attorneys, analyze arson debris, audit a crime lab, write lab reports for prosecutors, test blood stains, check seized guns, hair, say whose DNA it is, tell a jury what we found",
    beside: "Toxicologist, Forensic engineer, Crime scene technician",
    not: "computer forensic scientist, clinical DNA analyst",
    context: { "DNA analyst": "evidence, crime, forensic, profiles" },
  },
  {
    name: "Archaeologist",
    titles:
      "field archaeologist, cultural resource specialist, cultural resources manager, CRM archaeologist, archaeological technician, archaeology field technician, shovel bum, historical archaeologist, zooarchaeologist, anthropologist, cultural anthropologist, ethnographer, archaeological monitor, underwater archaeologist, archaeology consultant, cultural resources consultant, osteologist, artifact analyst, archaeological illustrator, antiquarian",
    credentials: "Registered Professional Archaeologist, Secretary of the Interior qualified, MA anthropology",
    tools: "trowel, total station, GPS rover, ArcGIS, screens, ground penetrating radar",
    skills:
      "archaeology, field survey, excavation, artifact analysis, Section 106 review, cultural resource reports, site mapping, artifact cataloging, ethnographic interviews, oral history, monitoring construction, archival research, site forms, tribal consultation",
    duties:
      "dig test pits, screen soil for artifacts, survey land before construction, catalog artifacts, write cultural resource reports, map sites, monitor excavation for remains, consult with tribes, research site history, analyze bones and pottery, lead a field crew, interview communities, teach a field school, dig up old bones and pots, brush dirt off with a toothbrush, find where Indians lived, look over a field before they build",
    beside: "Historian, Curator, Environmental consultant, Geologist",
    not: "digital anthropologist, business anthropologist, UX ethnographer, data archaeologist",
    context: {
      ethnographer: "culture, community, fieldwork, interviews, anthropology",
      anthropologist: "culture, remains, fieldwork, community",
    },
  },
];
