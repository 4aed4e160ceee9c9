import { wordsOf } from "./words.ts";

/** A whole field of work as people ask for it, and the vocabulary's fields and occupations that it covers. */
export type WorkField = { label: string; fields: readonly string[]; occupations: readonly string[] };

/**
 * What people call a whole field of work: label; fields of the vocabulary, or occupations with a capital letter; names. A name that is also an occupation or
 * a skill ("nursing", "accounting") stays that.
 */
const ROWS = `
Retail | retail | retail; retail work; retail store; store work; shop work; in a store; in a shop; in retail; stores; shops
Hospitality | hotels-travel-and-events, food-and-drink | hospitality; hospitality industry; hospitality work; in hospitality
Hotels and travel | hotels-travel-and-events | hotel; hotels; hotel work; tourism; travel industry; tourism industry; in a hotel
Food service | food-and-drink | food service; restaurant; restaurants; restaurant work; restaurant industry; in a restaurant; kitchen work; in a kitchen; culinary; food industry
Health care | nursing, medicine, allied-health, diagnostics, health-administration, mental-health-and-care | healthcare; health care; in health care; medical; medical field; medical work; in the medical field; hospital; hospitals; hospital work; in a hospital; clinical
Construction | building-trades, construction-management, mechanical-and-electrical-trades | construction; construction work; construction industry; in construction; building trades; skilled trades; the trades; trades
Office work | office | office work; office; offices; in an office; clerical; clerical work; administrative; administrative work; admin; admin work; administration; secretarial; secretarial work
Technology | software, it-operations, data-analysis | tech; technology; tech industry; in tech; information technology; it field; it work; computers; computer work; with computers; computer industry
Finance | banking-and-finance, accounting | finance; finances; financial; financial services; finance industry; in finance
Banking | banking-and-finance | banking; bank; banks; bank work; in a bank; in banking
Insurance | insurance | insurance; insurance industry; in insurance
Real estate | real-estate | real estate; in real estate; property industry
Legal work | legal | legal; legal work; legal field; law; law office; law firm; law offices; in a law office; in a law firm
Education | education, education-administration | education; in education; school; schools; school work; in a school; in schools; at a school; academic; academia; higher education; college; university
Government | government, public-safety | government; government work; public sector; in government; civil service; municipal; city government; county government; state government; federal government; local government; city hall
Nonprofits | nonprofit-and-faith, social-services | nonprofit; nonprofits; non profit; non profits; nonprofit work; nonprofit sector; charity; charities; charity work; charitable
Churches | Pastor, Chaplain, Church administrator, Church secretary, Church sexton, Organist, Choir director | church; churches; church work; in a church; at a church; ministry; faith based
Manufacturing | manufacturing, production-trades, machining-and-metal, quality | manufacturing; factory; factories; factory work; in a factory; in manufacturing; plant work; industrial
Warehousing and logistics | logistics | logistics; warehouse; warehouses; warehouse work; in a warehouse; warehousing; shipping; distribution; supply chain; shipping and receiving
Driving | trucking-and-driving | driving; driving work; transportation; transport; transportation industry; trucking; behind the wheel
Farms and gardens | land-and-garden | farm; farms; farm work; on a farm; farming; agriculture; agricultural; horticulture; landscaping work; orchards; vineyards
Outdoor work | land-and-garden, sports-and-leisure, environment-and-safety | outdoor; outdoors; outdoor work; work outdoors; working outdoors; outside work; work outside; working outside; in the fresh air; fresh air; in nature
Animals | animals | animals; animal; with animals; animal care; pets; pet care; with dogs; with horses; with pets
Arts | arts-and-design, media-and-performing, music-and-dance, theater-and-entertainment | arts; the arts; art; in the arts; creative; creative work; creative arts
Music | music-and-dance | music; in music; musical
Theater | theater-and-entertainment | theater; theatre; in a theater; stage; show business; entertainment; entertainment industry
Media | media-and-performing, writing-and-languages | media; in the media; broadcasting; journalism industry
Sports and fitness | sports-and-leisure | sports; sport; fitness; in sports; recreation; sports and fitness
Science | science, diagnostics | science; sciences; in a lab; scientific; scientific work
Engineering | engineering, engineering-civil-and-process | engineering; in engineering; engineering work
Energy and utilities | energy-and-utilities | energy; energy industry; utilities; utility industry; oil and gas; power industry
Automotive | vehicles | automotive; automotive industry; auto industry; cars; with cars; motor trade
Museums | Archivist, Curator, Collections manager, Conservator, Museum director, Museum educator, Museum docent, Museum attendant, Historical interpreter | museum; museums; museum work; in a museum; at a museum; gallery work; in a gallery
Libraries | Librarian, Children's librarian, School librarian, Special librarian, Cataloger, Library assistant, Library director | libraries; library work; in a library; at a library; at the library
Accounting | accounting | accounting; accounting work; accountancy; accounting field; in accounting
Human resources | human-resources | human resources; hr; hr work; in hr; in human resources; personnel work
Customer service | customer-service | customer service; customer service work; in customer service; customer support
Marketing | marketing-and-communications | marketing; marketing work; in marketing
Events | hotels-travel-and-events, theater-and-entertainment | events; event; event work; events industry
Beauty and personal care | personal-care-and-household | beauty; beauty industry; personal care; wellness
Mental health | mental-health-and-care | mental health; in mental health; behavioral health
Social services | social-services, mental-health-and-care | social services; social service; human services; social work field
Home repair | home-repair-and-crafts, building-maintenance | home repair; home repairs; home improvement; house repairs
Environment | environment-and-safety | environment; environmental; environmental work; conservation; sustainability; green jobs
Aviation, rail, and sea | air-rail-and-sea | aviation; airline; airlines; airport; airports; railroad; railroads; maritime; marine industry
Security | Security guard, Event security staff, Security manager, Loss prevention officer, Security consultant | security; security work; in security; security industry
Public safety | public-safety | public safety; law enforcement; emergency services; first responder; first responders
`;

/** The same for workplaces and for what people make or deal in, which only some occupations do. */
const WORKPLACES = `
Post office | Postal clerk, Mail handler, Mail carrier, Postmaster, Mail clerk | post office; postal service; postal work; postal
Mailroom | Mail clerk | mailroom; mail room
Grocery store | Grocery clerk, Cashier, Stock clerk, Deli clerk, Butcher | grocery; groceries; grocery store; grocery stores; supermarket; supermarkets; food store; checkout; check stand
Deli | Deli clerk, Grocery clerk, Food service worker | deli; delicatessen; deli counter; sandwich shop
Butcher shop | Butcher | butcher shop; meat market; meat department; meat counter
Cakes | Baker, Pastry chef | cakes; cake; pies; cookies; doughnuts; donut shop; cupcakes
Bookstore | Bookseller | bookstore; book store; bookshop; book shop; bookstores
Hardware store | Hardware store associate, Building materials sales representative | hardware store; hardware; lumberyard; lumber yard; lumber; paint store; home center; building supply; building supplies
Department store | Retail sales associate, Clothing salesperson, Beauty advisor, Retail store supervisor | department store; department stores; dime store; five and dime; variety store; gift shop; gift shops; general store; dollar store; toy store; card shop
Clothing store | Clothing salesperson, Retail sales associate | clothing store; dress shop; menswear; mens wear; ladies wear; womens wear; bridal shop; boutique; clothes store; shoe store
Fabric store | Fabric store associate | fabric store; fabric; fabrics; fabric shop; yarn shop; yarn; quilt shop; sewing shop
Cosmetics counter | Beauty advisor | cosmetics; cosmetic counter; cosmetics counter; makeup counter; perfume; perfume counter
Secondhand store | Thrift store associate, Online reseller | thrift store; thrift stores; thrift shop; consignment shop; consignment store; secondhand store; second hand store; resale; resale shop
Antiques market | Antiques dealer, Online reseller, Estate sale organizer | antique shop; antique store; antique mall; flea market; flea markets
Flower shop | Florist | flower shop; flowers; floral; flower; bouquets; florist shop
Plant nursery | Plant nursery worker, Garden center associate, Greenhouse grower | garden center; garden centers; plant nursery; greenhouse; greenhouses; nursery plants; bedding plants; in a greenhouse; garden store; tree nursery
Gas station | Convenience store clerk | gas station; gas stations; filling station; service station; convenience store; truck stop; corner store
Beauty shop | Hairdresser, Barber, Salon manager | hair; beauty shop; beauty parlor; beauty salon; hair salon; salon; salons; beauty parlour
Barbershop | Barber | barbershop; barber shop
Nails | Nail technician | nail salon; nails
Spa | Massage therapist, Aesthetician, Spa attendant, Spa manager | spa; day spa; massage; massages
Skin care | Aesthetician, Beauty advisor | skincare; skin care
Funeral home | Funeral attendant, Funeral director, Embalmer, Preneed counselor | funeral home; funeral homes; funeral parlor; funerals; funeral; mortuary
Cemetery | Gravedigger, Cemetery manager, Groundskeeper | cemetery; cemeteries; graveyard; cemetery work; cemetery grounds
Golf course | Golf course attendant, Golf course maintenance worker, Golf instructor, Golf course manager, Caddie | golf course; golf courses; golf; golf club; golfing; country club; driving range
Casino | Casino dealer, Casino cage cashier, Casino manager | casino; casinos; gambling; gaming tables; card room
Bowling alley | Bowling center worker | bowling; bowling alley; bowling center
Amusement park | Amusement park attendant, Amusement ride mechanic | amusement park; amusement parks; theme park; theme parks; carnival; carnivals; fairgrounds
Cruise ship | Cruise ship staff | cruise ship; cruise ships; cruise line
Movie theater | Usher, Box office clerk, Projectionist, Theater manager | movie theater; movie theatre; movie house; movies; cinema
Bed and breakfast | Innkeeper, Hotel manager | b b; bed and breakfast
Visitor center | Tour guide, Park ranger, Museum attendant | visitor center; visitors center; welcome center; tourist information
Travel agency | Travel agent, Tour operator | travel agency; travel agencies; booking trips
Print shop | Printing press operator, Copy center operator, Bindery operator, Prepress technician, Print shop manager | print shop; printing; printing shop; print shops; printing plant; copy shop; copy room; printing industry
Machine shop | Machinist, CNC machinist, Tool and die maker, Machine operator | machine shop; machine shops; job shop; toolroom; tool room
Foundry | Foundry worker, Foundry supervisor | foundry; foundries; blast furnace; steel mill; steel mills; steel plant
Lumber mill | Sawmill operator | lumber mill; planer mill; saw mill
Paper mill | Paper mill operator | paper mill; paper mills; pulp mill
Textile mill | Textile machine operator, Weaver | textile mill; cotton mill; textiles; woolen mill; hosiery mill; textile
Garment factory | Sewing machine operator, Fabric cutter, Apparel production manager | garment factory; shirt factory; garment industry; dress factory; garment plant
Food plant | Food processing worker, Cheesemaker | cannery; canneries; creamery; dairy plant; bottling plant; food plant; chicken plant; poultry plant; meat plant; packing house; packing plant; slaughterhouse
Assembly line | Mechanical assembler, Electronics assembler, Production worker | uaw; auto plant; car plant
Packing | Packaging operator, Package handler | boxing things up; packing things
Auto shop | Automotive mechanic, Automotive service advisor | auto shop; repair garage; wrenching; tune ups and brakes
Body shop | Auto body technician, Auto painter | body shop; body shops; body and fender; paint and body; body work; dents
Tire shop | Tire technician | tire shop; tire store; tires; tire shops
Boiler room | Boiler operator, Stationary engineer | boiler room; boilers; boiler
Power plant | Power plant operator, Stationary engineer | power plant; power plants; powerhouse; power house; power station; turbines
Nuclear plant | Nuclear reactor operator, Nuclear engineer | nuclear plant; nuclear; nuclear plants
Power company | Line worker, Meter reader, Power system dispatcher, Utility supervisor | power company; electric company; light company; electric utility; line crew; ibew; utility company
Telephone company | Telephone line installer, Switchboard operator | telephone company; phone company; ma bell; bell telephone
Water department | Water treatment plant operator, Water distribution operator, Wastewater treatment operator | water department; water plant; water works; waterworks; sewer plant; sewer department; sewage plant
Landfill | Transfer station attendant, Refuse collector, Recycling worker | dump; city dump; transfer station; garbage; trash; sanitation
Mines | Miner, Blaster, Mine manager | mining; mines; mine; coal
Oil field | Oil rig worker, Drilling supervisor, Oil and gas operator, Well driller | oil field; oil fields; oilfield; oil patch; oil rig; oil rigs; gas field; gas fields
Ranch | Rancher, Ranch hand, Farmer, Farmworker | ranch; ranches; ranching; cattle; livestock; on a ranch; cows; hogs; pigs; sheep
Poultry | Farmer, Farmworker, Food processing worker | poultry; chickens; eggs; turkeys
Vineyard | Vineyard manager, Winemaker, Farmworker | vineyard; winery; wineries; grapes
Tasting room | Wine shop salesperson, Sommelier | tasting room; tasting rooms; wine shop; liquor store
Lawns | Landscaper, Lawn care technician, Groundskeeper | sod; lawns; lawn; grass; lawn care
Fish hatchery | Fish farmer, Fisheries biologist | hatchery; hatcheries
Tackle shop | Sporting goods salesperson, Fishing guide | bait shop; tackle shop; gun shop; sporting goods
Kennel | Kennel attendant, Animal shelter worker, Dog trainer | kennel; kennels; dog kennel; boarding kennel
Animal shelter | Animal shelter worker, Animal control officer, Kennel attendant | animal shelter; animal shelters; dog pound; humane society; animal control; animal rescue
Horse barn | Stable hand, Horse trainer, Riding instructor, Farrier | horses; horse; stables; stable; horse barn; horse farm
Docks | Longshore worker, Dock worker | docks; on the docks; dock; longshore; waterfront
Boats | Deckhand, Ship captain, Charter boat captain | towboat; towboats; tugboat; tugboats; riverboat; barges
Control tower | Air traffic controller | control tower; airport tower
Ambulance | Emergency medical technician, Paramedic | ambulance; ambulances; rescue squad; ambulance work
Nursing home | Nursing assistant, Licensed practical nurse, Registered nurse, Activities director, Personal care aide | nursing home; nursing homes; care home; rest home; old folks home; retirement home; retirement community; assisted living; senior living; convalescent home; adult day care; elderly care
Doctor's office | Medical assistant, Medical receptionist, Medical practice manager | doctors office; doctor office; doctors offices; medical office; clinic; clinics; medical clinic
Dental office | Dental assistant, Dental hygienist, Dentist | dental office; dentist office; dentists office; dental
Dental lab | Dental laboratory technician | dental lab
Drugstore | Pharmacy technician, Pharmacist | drugstore; drug store; drugstores; prescriptions; pills
Rehab | Physical therapist, Physical therapist assistant, Occupational therapist, Occupational therapy assistant, Speech-language pathologist | rehab; rehabilitation; rehab center
Eyeglasses | Optician, Optometrist, Ophthalmic technician | eyeglasses; glasses; optical; optical shop; making glasses; eye care; eyewear; lenses
Elementary school | Elementary school teacher, Teacher aide, Lunch monitor | elementary school; grade school; first grade; second grade; third grade; fourth grade; fifth grade; primary school
High school | High school teacher | high school; middle school; junior high
Preschool | Preschool teacher, Child care worker, Family child care provider | preschool; nursery school; day care center; daycare center; head start; in home daycare; latchkey
College | Adjunct professor, College professor, College dean | community college; junior college; on campus
Shop class | Vocational teacher, Automotive instructor, Building trades instructor | voc ed; vo ag; industrial arts; shop class; trade school; vocational school
Home economics | Home economics teacher | home ec; home economics
School lunchroom | School cafeteria worker, Lunch monitor, Cafeteria manager | lunchroom; school kitchen; school lunch; school lunches; school cafeteria
Cafeteria | Food service worker, School cafeteria worker, Institutional cook | cafeteria; kitchen help; serving line
Children | Babysitter, Nanny, Child care worker | grandkids; babies; toddlers; kids; watching kids; little kids; infants
Choir | Choir director, Singer, Organist | choir; choirs; chorus; choral
Parish | Church secretary, Pastor, Church administrator | parish; congregation; synagogue; temple; mosque
Bookmobile | Library assistant, Librarian | bookmobile; book mobile
Courthouse | Court clerk, Bailiff, Court reporter | courthouse; court house; courts; court; courtroom; jury
DMV | Driver license examiner | dmv; motor vehicles; license bureau; drivers license office
Census | Census enumerator | census; census work
Welfare office | Eligibility worker, Human services assistant, Social worker | welfare office; welfare; food stamps; medicaid office
Social Security office | Eligibility worker, Social Security disability advocate | social security office; social security
Unemployment office | Employment counselor, Eligibility worker | unemployment office; unemployment; job service; employment office
Tax office | Tax examiner, Tax collector, Enrolled agent | irs; tax office
Elections | Poll worker, Elections administrator | elections; polls; voting; ballots; at the polls
Police | Police officer, Police detective, Police chief, Police records clerk | police; police department; police force; sheriffs office; sheriffs department
Federal agents | Federal agent, Intelligence analyst | fbi; cia; secret service; atf
Corrections | Correctional officer, Probation officer | corrections; prison; prisons; jail; jails; in a prison
Fire department | Firefighter, Fire chief, Fire inspector | fire department; fire departments; fire service; fire house; firehouse
Army | Soldier, Military officer, Military logistics specialist, Military medic | infantry; 11b; army; national guard; marines; marine corps; armed forces; military
Military police | Military police officer | military police
Peace Corps | Missionary, Community organizer | peace corps
Loss prevention | Loss prevention officer | shoplifters
Cabinets | Cabinetmaker, Finish carpenter, Countertop installer | cabinets; kitchen cabinets; cabinet
Taxes | Tax preparer, Enrolled agent, Tax accountant, Certified public accountant | taxes; income taxes; income tax; tax returns; tax season; tax office work
Grants | Grant writer, Grants manager | grants; grant
Budgets | Budget analyst, Financial analyst | budgeting; budgets; budget
Websites | Web designer, Web developer, Webmaster | websites; website; web sites; web pages; home pages
Software | Software developer, Software tester, Software architect | software; computer software; programs; apps
Databases | Database administrator, Database developer, Data analyst | database; databases
Spreadsheets | Access and Excel developer, Data analyst, Bookkeeper, Accounting clerk | spreadsheets; spreadsheet; excel spreadsheets
Printers and computers | Computer repair technician, Desktop support technician, Office machine repairer | printers and computers; computers and printers; printers; laptops
Electronics | Electronics technician, Electronics repair technician, Electronics assembler | electronics; electronic; tvs and radios; radios
Drapes | Drapery maker, Window treatment installer | curtains
Housekeeping | House cleaner, Housekeeper, Hotel housekeeper | maids; domestic work; merry maids
Sweeping | Janitor | sweeping; mopping; sweeping floors; mopping floors; evs
Laundromat | Laundry worker | laundromat; laundromats; coin laundry; taking in washing; taking in laundry; wash and fold
Buildings | Facilities manager, Maintenance technician, Building superintendent | facilities; building services
Personnel | Human resources assistant, Human resources generalist, Human resources manager | personnel; personnel office; personnel department
Staffing | Staffing consultant, Recruiter | temp agency; staffing agency; employment agency; temp service
Training | Training and development specialist, Training manager, Computer trainer | training; trainings; training department
Executives | Chief executive officer, Chief operating officer, Chief financial officer, Interim executive, Board director | executive; executives; c suite; senior executive; president; vice president
Operations | Operations manager, Chief operating officer, Operations coordinator | operations; ops
Phones | Call center agent, Customer service representative, Answering service operator, Telemarketer | phone work; telephone work; phones; on the phone; on the telephone; phone jobs
Typing | Typist, Data entry clerk, Transcriptionist | typing; type letters; typing letters
Teaching computers | Computer trainer, Home technology helper | teaching seniors computers; computer lessons; computer classes
Kitchen design | Kitchen and bath designer, Kitchen and bath sales designer | kitchens and baths
Direct selling | Door-to-door salesperson, Beauty advisor | avon; mary kay; tupperware; amway
Road work | Construction laborer, Traffic flagger, Heavy equipment operator, Public works maintenance worker | road work; roadwork; highway work; road building; road crew; highways
Septic tanks | Septic system installer | septic; septic tanks; honey wagon
Concrete | Concrete finisher, Construction laborer | concrete; cement; cement work
Government | government, public-safety | for the county; for the city; for the state; county job; city job; state job; county work; city work; for the town; for the government
General office | Office clerk, Administrative assistant, Receptionist, Records clerk | general office; office helper work; file room
Photo lab | Photo lab technician | photo lab; one hour photo; photo shop; camera shop
Trophy shop | Engraver | trophy shop; trophies; engraving shop
Computer room | Computer operator, Data center technician, Desktop support technician | computer room; data center; server room
Alarms and security systems | Security system installer, Fire alarm technician | security systems; alarms
Beauty school | Cosmetology instructor | beauty school; barber school; hair school
Night watch | Security guard | guard duty; guard work
Financial aid office | Financial aid advisor | financial aid office
Family services | Family support worker, Child welfare worker, Human services assistant | family services; child services; childrens services
Medical billing | Medical biller, Medical coder, Health insurance claims examiner | medical claims; insurance billing; claims billing; hospital billing
Credit union | Bank teller, Loan officer, Bank branch manager | credit union; credit unions; savings and loan; drive thru bank
Hotline | Crisis line counselor, Call center agent, Help desk technician | help line; helpline; hotline; hot line
Shuttle bus | Shuttle driver, Transit bus driver | shuttle bus; shuttle buses; shuttles; shuttle van
Survey crew | Survey technician, Land surveyor | survey crew; survey party
Motor pool | Diesel mechanic, Fleet manager | motor pool; fleet garage; bus garage; truck shop
Substitute teaching | Substitute teacher | subbing; subbing at school
House watch | House sitter, Property caretaker | house watch; watching houses; house watching
Hiring | Recruiter, Human resources generalist, Human resources assistant | hiring people; interviewing people
Estimates | Construction estimator | bidding jobs; bids; writing estimates
Parts counter | Parts counter salesperson | parts counter; auto parts; parts department; parts store; auto parts store
Tow truck | Tow truck driver | tow truck; tow trucks; wrecker
Navy | Navy sailor, Deckhand | navy; coast guard; on a ship; on ships
Disability services | Direct support professional, Job coach, Special education aide | disability support; disabled adults; working with disabled adults
Small business | Small-business owner, General manager | small business; own business; my own business; owned my own business
Patient registration | Patient access representative, Medical receptionist | patient access; hospital registration desk; admissions desk
Farm stand | Farmworker, Farmer, Retail sales associate | farm stand; fruit stand; vegetable stand; produce stand
Candy store | Confectioner, Retail sales associate | candy; candy store; fudge
Jewelry store | Jewelry salesperson, Jeweler | jewelry store; jewelry; rings and watches
Furniture store | Furniture salesperson | furniture store; mattress store; furniture
Car lot | Car salesperson, Auto detailer, Auto finance manager | car lot; used car lot; car dealership; auto dealership; dealership; new cars; used cars
Marina | Marina attendant, Boat builder | marina; boatyard; boat yard; harbor
Motel | Hotel front desk clerk, Hotel housekeeper, Hotel manager | motel; motels; resort; resorts; inn; lodge
Diner | Waiter, Cook, Restaurant manager | diner; diners; lunch counter; coffee shop; truck stop diner
Bar | Bartender, Waiter | tavern; taverns; saloon; pub; nightclub
Pizza | Cook, Delivery driver | pizza; pizza place; pizzeria
Newspaper | Journalist, Editor, Copy editor, Delivery driver | newspaper; newspapers; newsroom; magazine; magazines
Radio station | Radio host, Broadcast engineer | radio; radio station; tv station; television station
Campground | Campground host, Campground manager | campground; campgrounds; rv park; rv parks; trailer park; state park
Apartments | Leasing agent, Resident manager, Property manager, Maintenance technician | apartments; apartment complex; apartment building; rentals; condos
Pool | Pool technician, Lifeguard, Pool attendant | swimming pool; swimming pools; pools
Gym | Gym attendant, Fitness instructor, Personal trainer | gym; ymca; health club; exercise
Medical lab | Medical laboratory technician, Phlebotomist | medical lab; blood lab; hospital lab
Quilts | Quilter, Fabric store associate, Sewing instructor | quilts and crafts; handmade quilts
Shoes | Shoe repairer, Clothing salesperson | shoes; boots; shoe shop; shoe repair shop
Clocks and watches | Watch and clock repairer | clocks; clocks and watches; watches; watch shop
Wood | Cabinetmaker, Furniture maker, Carpenter, Wood carver | wood shop; woodshop
Books and records | Bookkeeper, Accounting clerk | ledgers; books and taxes; accounts; the books; small business books
Windows | Window and door installer, Glazier | putting in windows
Heating | HVAC technician, Plumber | heating and air; plumbing and heating; heating
`;

const BY_NAME = new Map(
  `${ROWS.trim()}\n${WORKPLACES.trim()}`.split("\n").flatMap((row) => {
    const [label = "", fields = "", names = ""] = row.split("|").map((part) => part.trim());
    const covered = fields.split(", ");
    const isOccupation = (name: string) => /^[A-Z]/.test(name);
    const field = {
      label,
      fields: covered.filter((name) => !isOccupation(name)),
      occupations: covered.filter(isOccupation),
    };
    return names.split("; ").map((name) => [wordsOf(name).join(" "), field] as const);
  }),
);

/** Returns the field of work that these folded words name together; null for others. */
export function fieldNamed(words: readonly string[]): WorkField | null {
  const name = words.join(" ");
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(AT, "")) ?? null;
}

/** What stands before a workplace or thing: "in a lumber yard", "working at the post office", "doing hair". */
const AT = /^(?:(?:do|doing|did) )?(?:work(?:ing|ed)? )?(?:(?:in|at|for|with|around) )?(?:(?:an?|the) )?/;

/** Returns all of them, for a test that they are made of fields that exist. */
export function workFields(): WorkField[] {
  return [...new Set(BY_NAME.values())];
}
