import type { OccupationEntry } from "../types.ts";

/** Library, archive, museum, and history people, from shelvers and docents to curators and genealogists. */
export const LIBRARIES_AND_MUSEUMS: readonly OccupationEntry[] = [
  {
    name: "Librarian",
    titles:
      "public librarian, reference librarian, adult services librarian, branch librarian, research librarian, academic librarian, college librarian, university librarian, professional librarian, per diem librarian, chartered librarian, community librarian, information scientist, outreach librarian, systems librarian, substitute librarian, liaison librarian, collection development librarian, bibliographer, library lady, book lady, lending library keeper, reference lady, reading room librarian, county library lady",
    credentials: "MLIS, master of library science, librarian certification, MCLIP",
    tools: "Sierra, Polaris, Koha, LibGuides, EBSCO, ProQuest, OverDrive, Libby",
    skills:
      "reference service, readers' advisory, collection development, library programming, database searching, information literacy, weeding, interlibrary loan, research assistance, book clubs, library outreach, online catalogs",
    duties:
      "help people find books and information, answer reference questions, pick new books to buy, recommend what to read, teach patrons to use databases, weed old books, run book discussion groups, plan library programs, help with computers at the library, staff the information desk, answer research questions at a college, help folks find a good book, hush and whisper, look things up for people, work with books all day, know where every book is",
    below: "Library assistant",
    above: "Library director",
    step: "Children's librarian, School librarian, Special librarian, Cataloger, Archivist",
    beside: "Bookseller, Records manager, Genealogist",
    not: "tape librarian, software librarian, program librarian, code librarian",
    context: { "information scientist": "library, research, literature", bibliographer: "library, books, collection" },
  },
  {
    name: "Children's librarian",
    titles:
      "youth services librarian, teen librarian, young adult librarian, storyteller, children's services librarian, early literacy librarian, story time librarian, youth librarian, children's library assistant, story lady, story hour leader, head of youth services, story hour lady, storytime lady, children's room lady",
    credentials: "MLIS, master of library science",
    tools: "Polaris, felt board, Beanstack",
    skills:
      "story time, early literacy, summer reading programs, children's literature, readers' advisory, school visits, teen programming, puppet shows, library crafts for children",
    duties:
      "lead toddler story time, run summer reading club, visit schools with books, choose children's books, plan teen programs, do crafts with kids at the library, help children find books, tell stories, read to preschoolers, recommend books to parents, puppets and songs, summer reading stickers",
    beside: "Preschool teacher, Bookseller",
    not: "user storyteller, data storyteller, visual storyteller, brand storyteller",
    context: { storyteller: "children, library, story hour, festival, tales" },
  },
  {
    name: "School librarian",
    titles:
      "school library media specialist, media specialist, library media specialist, teacher librarian, library teacher, school library aide, library media teacher, school library assistant, media center specialist, elementary school librarian, library media assistant, school library helper",
    credentials: "library media certification, teaching license, MLIS",
    tools: "Follett Destiny, Chromebook, Accelerated Reader, MakerSpace kits",
    skills:
      "information literacy, school library programs, collection development, book talks, research skills instruction, library lessons, reading promotion, children's literature, book fairs, digital citizenship",
    duties:
      "run the school library, read to classes, teach students to research, check out books to children, run the book fair, order books for the school, help teachers find materials, shelve school library books, give book talks, keep the makerspace, help kids pick books, books and computers at a school",
    beside: "Technology teacher",
    not: "social media specialist, digital media specialist, paid media specialist",
    context: { "media specialist": "school, library, students, books" },
  },
  {
    name: "Special librarian",
    titles:
      "law librarian, medical librarian, corporate librarian, health sciences librarian, business librarian, music librarian, hospital librarian, legal information specialist, news librarian, competitive intelligence researcher, art librarian, information broker, independent information professional, government documents librarian, knowledge manager, prison librarian, theological librarian, film librarian, newspaper librarian, information officer, morgue librarian, cuttings librarian",
    credentials: "MLIS, master of library science, JD, AHIP",
    tools: "Westlaw, LexisNexis, PubMed, Ovid, SharePoint, Factiva",
    skills:
      "legal research, medical literature searching, systematic review searches, competitive intelligence, knowledge management, database searching, research assistance, copyright clearance, looseleaf filing, patent searching, document delivery",
    duties:
      "search legal databases for lawyers, find medical articles for doctors, run a law firm library, file looseleaf updates, do systematic review searches, research companies for clients, track down articles, train lawyers on Westlaw, organize a company's knowledge, keep orchestra parts, look things up for lawyers or doctors, clip and file newspapers",
    beside: "Paralegal, Market research analyst",
    context: {
      "information officer": "library, company, science",
      "morgue librarian": "newspaper, clippings",
      "knowledge manager": "library, information, research, firm",
      "music librarian": "orchestra, scores, library",
    },
  },
  {
    name: "Cataloger",
    titles:
      "catalog librarian, technical services librarian, metadata librarian, technical services assistant, serials librarian, acquisitions librarian, metadata specialist, library technician, copy cataloger, serials clerk, rare book cataloger, taxonomist, electronic resources librarian, bibliographic specialist, back-of-the-book indexer, card catalog clerk, book classifier, accessions librarian",
    credentials: "MLIS, library technician certificate",
    tools: "OCLC Connexion, MARC, Koha, Alma",
    skills:
      "cataloging, MARC records, RDA, Library of Congress classification, Dewey Decimal Classification, authority control, metadata, indexing, book processing, serials management, taxonomy development, acquisitions in libraries",
    duties:
      "catalog new books, assign call numbers, put labels and jackets on books, check in magazines, order library materials, fix catalog records, describe rare books, enter metadata for digital collections, barcode items, index cards and numbers on spines, decide which shelf a book goes on",
    beside: "Proofreader, Data entry clerk",
    not: "art auction catalog designer, tax indexer, data catalog engineer",
    context: {
      cataloger: "library, books, collection, MARC, museum",
      taxonomist: "metadata, terms, content, index",
      "metadata specialist": "library, archives, collection",
    },
  },
  {
    name: "Library assistant",
    titles:
      "library clerk, circulation clerk, library aide, library associate, circulation assistant, library page, library shelver, book shelver, circulation desk clerk, library technical assistant, library helper, bookmobile driver, bookmobile librarian, branch library assistant, interlibrary loan clerk, circulation supervisor, library volunteer, library worker, library paraprofessional, library monitor, library girl, library boy, junior library assistant, book stamper, library page girl, counter assistant, bookmobile lady, mobile library driver, library desk lady, library attendant",
    credentials: "library technician certificate",
    tools: "Sierra, Polaris, Koha, book cart, barcode scanner",
    skills:
      "circulation desk, shelving books, check-in and check-out, library cards, interlibrary loan, patron service, shelf reading, hold requests, book mending, fine collection, Dewey Decimal Classification, computer help for patrons",
    duties:
      "check books in and out, shelve returned books, issue library cards, pull holds, help patrons with printers, empty the book drop, mend torn books, collect late fines, drive the bookmobile, put shelves in order, answer the library phone, deliver books to shut-ins, stamp books, put books back on shelves, quiet work with books, overdue books, push a cart of books, read out loud to children, put books back",
    step: "Bookseller, Cataloger",
    beside: "Receptionist, Office clerk",
    not: "page layout, library of code, magazine circulation, circulating nurse",
    context: {
      "counter assistant": "library, books",
      "circulation clerk": "library, books, patrons",
      "circulation assistant": "library, books, patrons",
      "circulation supervisor": "library, patrons, books",
    },
  },
  {
    name: "Library director",
    titles:
      "director of libraries, head librarian, library manager, chief librarian, library administrator, dean of libraries, library consultant, county librarian, assistant library director, library branch manager, head of reference, library services manager, interim library director, city librarian, library trustee, borough librarian, head of the library",
    credentials: "MLIS, public library director certification",
    tools: "Sierra, Polaris, QuickBooks",
    skills:
      "library management, library budgeting, library board relations, library strategic planning, staff scheduling in libraries, library building projects, E-rate, library policy, Friends of the Library relations, library advocacy, state library reporting",
    duties:
      "run a public library, report to library trustees, set the library budget, hire librarians, plan a library renovation, write library policies, speak to town meeting for funds, work with Friends of the Library, file the state library report, serve as interim director",
    beside: "Nonprofit executive director, Museum director",
  },
  {
    name: "Archivist",
    titles:
      "archives assistant, archives technician, digital archivist, corporate archivist, university archivist, manuscript curator, special collections librarian, processing archivist, church archivist, audiovisual archivist, photo archivist, archives specialist, local history librarian, film archivist, town archivist, photo organizer, archive manager, digitization technician, historical society archivist, family archivist, muniment keeper, keeper of the records, muniments officer, deeds keeper",
    credentials: "Certified Archivist, MLIS, Digital Archives Specialist, DAS certificate",
    tools: "ArchivesSpace, PastPerfect, CONTENTdm, flatbed scanner, acid-free boxes, Archivematica",
    skills:
      "archival processing, finding aids, DACS, digitization, preservation of documents, oral history collections, appraisal of records, manuscript description, Encoded Archival Description, photograph preservation, research room service, metadata, digital preservation, records retention",
    duties:
      "sort and describe old papers, write finding aids, scan historical photos, put documents in acid-free boxes, help researchers in the reading room, take in donated papers, organize family photos and letters, keep a company's history, digitize old films and tapes, preserve church records, answer history inquiries, look after old letters and papers, white gloves and boxes, keep the town's old pictures",
    step: "Records manager, Collections manager",
    beside: "Historian, Genealogist, Conservator",
    not: "data archivist backup, email archiving",
    context: { "photo organizer": "family, albums, scan, photographs" },
  },
  {
    name: "Curator",
    titles:
      "museum curator, art curator, gallery curator, exhibition curator, assistant curator, curatorial assistant, historical curator, chief curator, collections curator, natural history curator, guest curator, keeper, town museum curator, independent curator, curator of exhibitions, historical society curator, historic house curator, keeper of antiquities, museum keeper, museum man",
    credentials: "master's in museum studies, PhD, master's in art history",
    tools: "TMS Collections, PastPerfect",
    skills:
      "exhibition curation, art history, collections research, object interpretation, exhibit label writing, acquisitions for museums, loan agreements, provenance research, catalog essays, museum studies, connoisseurship, donor cultivation",
    duties:
      "plan museum exhibits, choose artworks to show, research objects, write exhibit labels, buy pieces for the collection, borrow works from other museums, give gallery talks, write exhibition catalogs, check provenance, advise collectors, pick what goes in the cases, know all about old paintings, look after treasures",
    below: "Museum docent",
    above: "Museum director",
    step: "Collections manager, Archivist, Museum educator",
    beside: "Antiques dealer, Historian",
    not: "content curator, curator of playlists, news curator, goalkeeper, beekeeper, zoo keeper, social media curator",
    context: {
      keeper: "museum, collection, gallery",
      curator: "museum, exhibit, art, gallery, collection, historical",
    },
  },
  {
    name: "Collections manager",
    titles:
      "museum registrar, museum collections manager, collections registrar, collections assistant, art handler, collections technician, collections care specialist, museum technician, exhibit preparator, preparator, exhibit installer, art installer, museum preparator, mountmaker, art registrar, art shipper, exhibit technician, exhibits manager, museum storekeeper, picture hanger, artefact handler, museum carpenter",
    credentials: "master's in museum studies, museum registration certificate",
    tools: "PastPerfect, TMS Collections, data loggers, art crates, museum wax",
    skills:
      "collections management, object handling, accessioning, condition reports, art handling, loan agreements, exhibit installation, integrated pest management in museums, art packing and crating, climate monitoring, inventory of artifacts, mount making",
    duties:
      "number and record artifacts, pack art for shipping, hang paintings, write condition reports, keep the museum inventory, arrange loans and insurance for art, install exhibits, watch temperature and humidity, photograph objects, build mounts and cases, store historical costumes, look after old things in drawers and boxes, hang pictures in a gallery, crate up a statue",
    beside: "Carpenter, Conservator",
    not: "debt collections manager, accounts receivable collections, bill collector, collections call center, credit and collections manager, fashion collections",
    context: {
      "picture hanger": "museum, gallery",
      "collections manager": "museum, artifacts, objects, archives, art, specimens",
      "collections assistant": "museum, artifacts, objects, art",
      preparator: "museum, exhibit, art, install",
      "collections technician": "museum, artifacts, art",
      "art handler": "museum, exhibits, gallery, paintings",
    },
  },
  {
    name: "Conservator",
    titles:
      "art conservator, art restorer, paper conservator, museum conservator, painting conservator, textile conservator, objects conservator, painting restorer, rare book restorer, document conservator, photograph conservator, picture restorer, preservation specialist, rare book conservator, furniture conservator, ceramics restorer, picture cleaner, picture conservator, old master restorer, museum mender, paper mender",
    credentials: "master's in art conservation, AIC Professional Associate",
    tools: "stereo microscope, UV lamp, tacking iron, Japanese tissue, suction table, nipping press",
    skills:
      "art conservation, paper repair, painting cleaning, bookbinding, deacidification, textile conservation, condition reports, surface cleaning, disaster recovery of collections, inpainting, leather binding repair, photo restoration",
    duties:
      "clean old paintings, mend torn documents, rebind old books, repair antique textiles, restore damaged art, fill and inpaint losses, treat water-damaged papers, build protective boxes, check condition of art before loan, restore family Bibles, clean dirt off old paintings, fix a torn map, save old books from falling apart",
    step: "Bookbinder",
    beside: "Furniture restorer, Antiques dealer",
    not: "court conservator, conservator of the estate, probate conservator, forest conservator",
    context: {
      conservator: "art, museum, paper, paintings, restoration, books, artifacts",
      "preservation specialist": "books, papers, library, collection",
    },
  },
  {
    name: "Museum director",
    titles:
      "historical society director, director of historical society, museum manager, museum administrator, historic site director, historic site manager, historic house manager, science center director, museum consultant, interim museum director, children's museum director, historic property manager, heritage manager, small museum director, museum head",
    credentials: "master's in museum studies, MPA",
    tools: "PastPerfect, QuickBooks, Altru",
    skills:
      "museum management, museum board relations, nonprofit fundraising, exhibition planning, historic site operations, museum accreditation, visitor experience, museum budgeting, strategic planning for museums, heritage tourism",
    duties:
      "run a small museum, lead a historical society, raise money for exhibits, report to museum trustees, manage museum staff and docents, plan the exhibit calendar, keep up a historic house, prepare for museum accreditation, speak to civic groups about history, set museum hours and fees, run the town's little museum, look after the old homestead",
    beside: "Nonprofit executive director",
    context: { "heritage manager": "historic, museum, site" },
  },
  {
    name: "Museum educator",
    titles:
      "museum education coordinator, museum teacher, gallery educator, museum program coordinator, curator of public programs, nature center educator, zoo educator, aquarium educator, science center educator, museum instructor, planetarium educator, environmental educator, outdoor educator, interpretive naturalist, outdoor education instructor, naturalist, public programs manager, nature guide lady, school museum officer",
    credentials: "Certified Interpretive Guide, teaching license, NAI certification",
    tools: "planetarium projector, touch carts, hands-on kits",
    skills:
      "museum education, school tour programs, object-based learning, public programs planning, inquiry-based learning, docent training, nature interpretation, hands-on activities, planetarium shows, environmental education",
    duties:
      "lead school groups through the museum, plan family programs, train docents, write museum lesson plans, run museum summer camp, do hands-on science shows, lead nature walks for children, teach at a nature center, bring museum programs to schools, plan lectures and workshops, show school kids dinosaurs",
    step: "Museum docent, Park ranger",
    beside: "Classroom teacher",
    context: {
      "environmental educator": "nature, school groups, center",
      naturalist: "nature, walks, park, center, wildlife",
    },
  },
  {
    name: "Museum docent",
    titles:
      "docent, museum guide, museum tour guide, gallery guide, historic house guide, museum interpreter, historic site guide, museum volunteer, heritage guide, house tour guide, art museum guide, mansion tour guide, gallery docent, lighthouse guide, battleship guide, aquarium guide, room steward, castle guide, volunteer docent, room guide, historic home guide, lighthouse tour guide, house steward",
    credentials: "docent training, Certified Interpretive Guide",
    tools: "audio guide, Altru, ticketing system",
    skills:
      "guided tours, public speaking, art interpretation, storytelling, visitor services, local history, group tour leading, gallery talks, artifact knowledge",
    duties:
      "lead tours of the museum, explain paintings to visitors, show people through a historic house, answer visitors' questions, talk to school groups, tell stories of the past, volunteer at the museum, give gallery talks, walk groups through exhibits, walk folks through the old mansion, talk about the old days to visitors",
    step: "Historical interpreter, Tour guide",
    beside: "Museum attendant",
    context: { "room guide": "house, museum", "house steward": "museum, historic, visitors" },
  },
  {
    name: "Museum attendant",
    titles:
      "gallery attendant, museum guard, gallery guard, museum host, museum greeter, museum admissions clerk, museum security guard, museum assistant, visitor experience associate, gallery assistant, museum shop clerk, visitor services associate, museum gift shop clerk, gallery host, gallery invigilator, museum ticket seller, exhibit attendant, gallery sitter, museum warder, gallery warder, museum warden, room warden, museum watchman, cloakroom attendant, museum doorman",
    tools: "ticketing system, Altru, two-way radio",
    skills:
      "visitor services, gallery watching, admissions desk, museum gift shop sales, crowd flow in galleries, membership sales, coat check, opening and closing galleries",
    duties:
      "watch over galleries, greet museum visitors, sell admission tickets, keep hands off the art, check coats and bags, answer where things are, stand in the exhibit rooms, ring up gift shop sales, sign up members, sit in a room full of paintings, please don't touch, point the way to the mummies",
    beside: "Usher, Security guard, Retail sales associate, Cashier",
    context: {
      "cloakroom attendant": "museum, gallery",
      "visitor services associate": "museum, gallery, exhibits, admission",
      "visitor experience associate": "museum, gallery, exhibits",
      "gallery assistant": "visitors, exhibits, museum, art",
      "gallery attendant": "museum, galleries, visitors, exhibits",
      "gallery sitter": "museum, galleries, visitors, exhibits",
    },
  },
  {
    name: "Historical interpreter",
    titles:
      "living history interpreter, costumed interpreter, reenactor, re-enactor, historical reenactor, living history demonstrator, costumed guide, colonial interpreter, first-person interpreter, costumed character guide, period interpreter, historic trades interpreter, Civil War reenactor, battlefield guide, historical character performer, craft demonstrator, heritage interpreter, living history actor, ghost tour guide, living museum guide, pioneer village guide, battle reenactor, town crier",
    credentials: "Certified Interpretive Guide, black powder training, licensed battlefield guide",
    tools: "period costume, musket, spinning wheel, forge, hearth",
    skills:
      "living history, first-person interpretation, historic crafts, public speaking, storytelling, period costume, hearth cooking, musket firing demonstrations, local history, spinning and weaving demonstrations, blacksmithing demonstrations",
    duties:
      "dress in period costume, portray a person from the past, demonstrate blacksmithing or weaving, cook on an open hearth, fire muskets for visitors, lead candlelight tours, act out colonial life, give battlefield tours, answer questions in character, work at a living history village, seasonal outdoor museum job, dress up like the old days, churn butter for visitors, bonnets and muskets, play Ben Franklin",
    beside: "Tour guide",
    not: "medical interpreter, sign language interpreter, language interpreter",
  },
  {
    name: "Historian",
    titles:
      "public historian, town historian, military historian, oral historian, historical researcher, local historian, corporate historian, art historian, historical consultant, history consultant, county historian, company historian, staff historian, personal historian, life story interviewer, history researcher, cultural resources specialist, provenance researcher, local history man, chronicler, town chronicler, antiquary, antiquarian",
    credentials: "PhD in history, master's in public history, Secretary of the Interior qualifications",
    tools: "digital recorder, Otter.ai, microfilm reader, Zotero, JSTOR",
    skills:
      "historical research, archival research, oral history interviewing, historical writing, National Register nominations, historic preservation, Section 106 review, primary source analysis, lectures on history, life story writing, interview transcription, historic house research, provenance research",
    duties:
      "research the past in archives, write local history, record oral histories, interview elders about their lives, write a company's history, help people write their life story, put buildings on the National Register, research house histories, give history lectures, check films and books for accuracy, write historic marker text, write down the town's story, old letters and diaries, get old folks to tell their stories",
    step: "Genealogist, Ghostwriter",
    beside: "Writer, Journalist",
    not: "data historian, PI historian, process historian, medical historian",
    context: {
      antiquarian: "history, local",
      "oral historian": "interviews, archive, history, recordings",
      "personal historian": "family, life story, history, interviews",
      "cultural resources specialist": "historic, Section 106, archaeology",
    },
  },
  {
    name: "Genealogist",
    titles:
      "family historian, family history researcher, genealogical researcher, forensic genealogist, genetic genealogist, family tree researcher, professional genealogist, genealogy librarian, heir searcher, ancestry researcher, heir hunter, lineage society researcher, genealogy consultant, DNA genealogist, family tree man, family tree lady, pedigree hunter, record searcher, ancestor hunter, heraldist",
    credentials: "Certified Genealogist, Accredited Genealogist, BCG, ICAPGen",
    tools: "Ancestry.com, FamilySearch, Family Tree Maker, MyHeritage, GEDmatch, 23andMe, microfilm reader",
    skills:
      "family history research, genealogical proof standard, vital records, census records research, DNA match analysis, lineage applications, probate records research, immigration records, paleography, cemetery research, heir searching",
    duties:
      "trace family trees, search old census and church records, find birth parents by DNA, write family histories, look up ship passenger lists, prove Mayflower or DAR lineage, read old handwriting, find missing heirs, photograph gravestones, teach genealogy classes, break through brick walls in ancestry, find folks' ancestors, look up great grandparents, where did my people come from, old graves and church books",
    beside: "Private investigator, Title examiner",
    not: "genealogy nursing",
  },
  {
    name: "Records manager",
    titles:
      "records management specialist, records analyst, records coordinator, records clerk, records information manager, records center supervisor, information governance manager, records retention specialist, records officer, records administrator, corporate records manager, legal records manager, records management consultant, file room supervisor, registry clerk, filing supervisor, registry officer, file room manager",
    credentials: "Certified Records Manager, IGP, CRA, ARMA membership",
    tools: "OpenText, Laserfiche, Iron Mountain, SharePoint, document scanner",
    skills:
      "records management, records retention, document imaging, information governance, off-site storage, document destruction, file plans, legal holds, microfilm, public records requests, electronic records",
    duties:
      "write retention schedules, send boxes to off-site storage, shred old records, scan paper files, retrieve files for requests, keep legal holds, train staff on records rules, organize an office's files, convert microfilm to digital, audit file rooms, papers in a warehouse",
    beside: "Records clerk, Office manager, Document control specialist, Medical records clerk",
    not: "vinyl records manager, record store manager, medical records clerk, medical records manager, record label manager",
    context: {
      "registry clerk": "files, records",
      "records clerk": "files, retention, storage, documents",
      "records coordinator": "files, retention, storage, documents",
      "records officer": "retention, files, government",
    },
  },
];
