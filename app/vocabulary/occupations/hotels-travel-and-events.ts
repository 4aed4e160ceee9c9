import type { OccupationEntry } from "../types.ts";

/**
 * People who welcome and house guests, plan and lead travel, plan and staff events, and work in casinos, parks, and
 * venues.
 */
export const HOTELS_TRAVEL_AND_EVENTS: readonly OccupationEntry[] = [
  {
    name: "Hotel manager",
    titles:
      "hotel general manager, hotelier, hotel GM, resort manager, resort general manager, motel manager, hotel operations manager, assistant hotel manager, hotel director of operations, rooms division manager, director of rooms, lodge manager, hotel owner, regional hotel manager, hotel duty manager, manager on duty hotel, hospitality manager, director of hotel operations, interim hotel manager, hotel asset manager, hotel revenue manager, revenue manager hotel, extended stay manager, motel manager couple, hostel manager, conference center manager lodging, hotel keeper, hotelkeeper, hotel proprietor, motel owner, motel keeper, hotel man, motor court owner, motor lodge manager, hotel manageress",
    credentials: "CHA, Certified Hotel Administrator, hospitality degree, CRME",
    tools: "Opera PMS, Marriott MARSHA, STR reports, OnQ, IDeaS, Birchstreet",
    skills:
      "hotel management, revenue management, guest satisfaction, RevPAR, hotel budgeting, brand standards, hotel sales, staff development, rooms division, hotel renovations, labor cost control, property management systems, owner relations",
    duties:
      "run a hotel day to day, set room rates, lead department heads, keep guest scores up, handle upset guests, hold payroll and costs in line, pass brand inspections, report to the owners, open or renovate a hotel, drive occupancy, walk the property, live on site at a motel, run a motel with my wife, have a hotel by the road, keep guests happy and rooms full",
    below: "Front office manager, Executive housekeeper, Hotel sales manager",
    step: "Assisted living director, Club manager",
    beside: "Property manager, Facilities manager, Operations manager",
    not: "hotel accountant, revenue agent",
    context: {
      "hospitality manager": "hotel, guests, rooms, resort",
      "director of rooms": "hotel, front office, housekeeping",
    },
  },
  {
    name: "Front office manager",
    titles:
      "hotel front office manager, front desk manager, front desk supervisor, guest services manager, hotel front desk supervisor, guest relations manager, hotel guest services supervisor, assistant front office manager, front office supervisor, lobby manager, hotel reservations manager, guest experience manager hotel, night manager hotel, head receptionist, reception manager, chief room clerk",
    tools: "Opera PMS, OnQ, Lightspeed, key card system",
    skills:
      "front office management, front desk supervision, guest relations, room inventory control, staff scheduling, complaint handling, upselling rooms, property management systems, group arrivals, reservations management",
    duties:
      "run the hotel front desk, schedule desk clerks and bell staff, handle guest complaints, block rooms for groups, train agents on check-in, watch overbookings, balance shift banks, meet VIPs, cover the desk when short, answer guest reviews, boss of the hotel's front counter, guests who complain about their room",
    below: "Hotel front desk clerk, Concierge, Bell attendant",
    beside: "Convention services manager",
    context: {
      "head receptionist": "hotel, guests, rooms",
      "front desk manager": "hotel, guests, rooms, check-in",
      "front desk supervisor": "hotel, guests, rooms, check-in",
      "guest services manager": "hotel, guests, resort, rooms",
      "front office supervisor": "hotel, guests, rooms",
      "front office manager": "hotel, guests, rooms",
    },
  },
  {
    name: "Hotel front desk clerk",
    titles:
      "front desk agent, guest service agent, hotel clerk, hotel receptionist, hotel desk clerk, desk clerk, guest service representative, motel clerk, hotel reception, front desk associate hotel, room clerk, resort front desk agent, front office agent, motel desk clerk, guest service associate, front desk clerk hotel, hostel receptionist, front desk, resort receptionist, hotel front desk agent, hotel reception clerk, key clerk, motel desk man, hotel booking clerk",
    credentials: "CGSP",
    tools: "Opera PMS, OnQ, key card encoder, credit card terminal, Cloudbeds, switchboard",
    skills:
      "guest check-in, hotel reservations, property management systems, cash handling, guest relations, phone answering, room assignment, upselling rooms, complaint handling, local information",
    duties:
      "check guests in and out, make key cards, take reservations by phone, assign rooms, answer questions about the area, post charges and take payment, handle noise complaints, set out coffee, call housekeeping, give wake-up calls, work weekends, work at a hotel counter, give out room keys, sign the register, check people in at the motel",
    step: "Night auditor, Reservations agent, Concierge",
    beside: "Receptionist, Campground manager",
    context: {
      "front desk": "hotel, guests, rooms, check-in, motel, resort",
      "desk clerk": "hotel, motel, guests, rooms",
      "front desk agent": "hotel, guests, rooms",
      "guest services representative": "hotel, guests, rooms, resort",
    },
  },
  {
    name: "Night auditor",
    titles:
      "hotel night auditor, overnight front desk agent, overnight desk clerk, night desk clerk, hotel night clerk, night porter, overnight hotel clerk, night receptionist hotel, relief night auditor, third shift front desk, night clerk, graveyard desk clerk, night manager, hotel night man, night desk man, night hall porter, graveyard shift clerk",
    tools: "Opera PMS, OnQ, Excel, credit card terminal",
    skills:
      "night audit, daily revenue reports, guest check-in, cash balancing, property management systems, credit card reconciliation, overnight security rounds, hotel bookkeeping, guest relations",
    duties:
      "work the front desk overnight, balance the day's revenue, run the end of day, post room and tax, print reports for the manager, check in late arrivals, walk the halls, set up the breakfast, prepare express checkouts, handle noise at night, stay up nights at a hotel desk, alone at the counter till morning",
    beside: "Accounting clerk",
    not: "night internal audit, medical night auditor",
    context: {
      "night manager": "hotel, desk, guests",
      "night clerk": "hotel, desk, overnight, motel",
      "night porter": "hotel, guests, overnight",
    },
  },
  {
    name: "Concierge",
    titles:
      "hotel concierge, guest relations officer, guest relations agent, head concierge, chef concierge, lobby concierge, residential concierge, apartment concierge, condo concierge, building concierge, corporate concierge, doorman concierge, lobby ambassador, front desk concierge condo, resort concierge, lifestyle concierge, lobby attendant residential building, condominium front desk, concierge receptionist, doorperson, doorman, door attendant, hotel doorman, club concierge, hall porter, commissionaire, door man, hotel door man, door keeper, lobby man, doorkeeper, uniformed doorman, linkman, elevator man, elevator operator, lift attendant, lift boy, elevator boy, elevator girl",
    credentials: "Les Clefs d'Or, fire guard certificate",
    tools: "OpenTable, BuildingLink, Alice, package tracking software",
    skills:
      "concierge service, restaurant reservations, local knowledge, ticket booking, guest relations, package receiving, visitor sign-in, resident relations, transportation arrangements, problem solving for guests, discretion",
    duties:
      "book tables and theater tickets, recommend local sights, arrange cars and tours, greet residents and visitors in the lobby, receive packages, announce guests, solve guests' problems, open doors and hail cabs, keep spare keys, know everybody by name, hold the door, whistle for a cab, sign for parcels in a fancy building, run the elevator",
    step: "Bell attendant, Tour guide",
    beside: "Receptionist, Personal assistant, Travel agent",
    not: "concierge medicine, concierge physician, concierge nurse, patient concierge, technology concierge, concierge support engineer, trapdoor",
    context: {
      "hall porter": "hotel, guests, keys",
      commissionaire: "hotel, door, guests",
      "door keeper": "hotel, building, residents",
      "guest relations officer": "hotel, guests, resort",
      doorman: "building, hotel, residents, lobby, guests",
    },
  },
  {
    name: "Hotel housekeeper",
    titles:
      "room attendant, hotel maid, chambermaid, guest room attendant, hotel room attendant, hotel cleaner, hotel housekeeping attendant, houseman hotel, house person hotel, houseperson, public area attendant hotel, turndown attendant, housekeeping attendant, motel maid, motel housekeeper, room cleaner hotel, resort housekeeper, linen runner hotel, vacation rental housekeeper, lodge housekeeper, cabin cleaner rental, chamber maid, room maid, hotel chambermaid, motel cleaning lady, linen maid, linen girl, bed maker, room girl, cabin maid, hotel cleaning lady, hotel valet",
    tools: "housekeeping cart, vacuum, linen, cleaning chemicals, room status app",
    skills:
      "room cleaning, bed making, linen changing, bathroom cleaning, guest room inspection, turnover cleaning, turndown service, vacuuming, laundry, guest privacy, lost and found",
    duties:
      "clean guest rooms, strip and make beds, scrub bathrooms, restock towels and soap, vacuum halls and lobby, push a linen cart, report broken things, turn over vacation rentals between guests, turn down beds, clean so many rooms a day, make beds in a hotel, fresh towels, change sheets",
    above: "Executive housekeeper",
    step: "Housekeeper, Laundry worker",
    beside: "Bell attendant",
    not: "hospital housekeeping, housekeeping gene",
    context: { "housekeeping attendant": "hotel, rooms, guests, resort" },
  },
  {
    name: "Executive housekeeper",
    titles:
      "housekeeping manager, director of housekeeping, housekeeping supervisor, housekeeping director, head housekeeper, assistant executive housekeeper, housekeeping inspector, room inspector, hotel housekeeping manager, housekeeping team leader, housekeeping coordinator, laundry and housekeeping manager, linen room manager, resort housekeeping manager, hospital housekeeping supervisor, environmental services manager hospitality, floor supervisor housekeeping, floor housekeeper, linen keeper, housekeeper in charge, linen mistress, head chambermaid, hotel housekeeper in charge",
    credentials: "CEH, REH, Registered Executive Housekeeper",
    tools: "HotSOS, Opera PMS, linen inventory, room status app",
    skills:
      "housekeeping management, room inspection, linen inventory, housekeeping scheduling, cleaning standards, chemical safety, staff training in cleaning, laundry operations, deep cleaning programs, housekeeping budgets",
    duties:
      "run the housekeeping department, inspect rooms before check-in, assign rooms to attendants, order linen and supplies, train maids on standards, track lost and found, plan deep cleans, run the hotel laundry, release rooms to the front desk, control labor per room, see that rooms are spotless, count sheets and towels",
    beside: "Facilities manager, Custodial supervisor",
    context: {
      "floor supervisor housekeeping": "hotel, rooms",
      "room inspector": "hotel, housekeeping",
      "head housekeeper": "hotel, rooms, maids, staff",
    },
  },
  {
    name: "Bell attendant",
    titles:
      "bellman, bellhop, bell boy, bellboy, bell captain, bell person, bellperson, baggage porter, luggage porter, hotel porter, luggage attendant, bell staff, page boy hotel, red cap, redcap, cruise baggage porter, lobby porter, bell service attendant, hall porter, concierge bell attendant, bell hop, page boy, pageboy, luggage man, porter, hotel page, baggage boy, baggage man",
    tools: "luggage cart, two-way radio, bell desk log",
    skills:
      "luggage handling, guest escort, guest relations, door service, errand running for guests, van driving, local information, package delivery to rooms, lifting",
    duties:
      "carry luggage to rooms, greet guests at the curb, show guests the room, store bags at the bell desk, hail taxis, deliver packages and flowers to rooms, open car doors, run errands for guests, help with group baggage, live on tips, suitcases and trunks",
    beside: "Shuttle driver",
    not: "Taco Bell, Bell Labs, Bell helicopter, kettlebell, telephone Bell System",
    context: {
      "hall porter": "bell, baggage, luggage, guests, errands, trunks",
      porter: "hotel, luggage, bags, guests",
      "baggage man": "hotel, luggage",
      redcap: "station, luggage, passengers",
      "bell captain": "hotel, luggage, guests",
    },
  },
  {
    name: "Innkeeper",
    titles:
      "bed and breakfast owner, B&B host, B&B owner, bed & breakfast manager, inn manager, inn sitter, innsitter, interim innkeeper, assistant innkeeper, guest house owner, guesthouse manager, guest house keeper, B&B manager, resident innkeeper, innkeeper couple, boarding house keeper, inn owner, lodge host, retreat center host, cottage resort owner, breakfast cook innkeeper, landlady boarding house, farm stay host, landlady, boarding house landlady, seaside landlady, lodging house keeper, rooming house keeper, guest house landlady, boardinghouse keeper, tourist home owner, B and B lady, guest house proprietor, bed and breakfast lady, hostel warden, youth hostel warden",
    credentials: "food handler card, innkeeping course certificate",
    tools: "ThinkReservations, ResNexus, Airbnb, Booking.com",
    skills:
      "innkeeping, guest hospitality, breakfast cooking, reservations, room cleaning, inn marketing, property upkeep, bookkeeping for inns, local recommendations, retreat hosting, working as a couple on site",
    duties:
      "host guests at a bed and breakfast, cook breakfast every morning, make up rooms, take bookings, fill in for vacationing inn owners, tend the garden and house, chat with guests by the fire, keep the books of the inn, live on the property, handle small repairs, rent rooms in my house, breakfast for travelers, take in boarders, old house with guests, fresh muffins and clean sheets",
    step: "Hotel manager",
    beside: "House sitter, Housekeeper",
    not: "Holiday Inn, plug-in",
    context: { landlady: "boarding house, lodgers, guests, rooms" },
  },
  {
    name: "Hotel sales manager",
    titles:
      "hotel sales director, director of sales hotel, director of sales and marketing hotel, group sales manager hotel, hospitality sales manager, hotel sales coordinator, hotel catering sales manager, convention sales manager, destination sales manager, CVB sales manager, resort sales manager, tourism sales manager, hotel account director, wedding sales manager venue, event sales manager, venue sales manager, tourism director, convention and visitors bureau director, tourism development manager, destination marketing manager, tourism consultant, tourism officer, hotel representative, hotel promotion man, resort publicity man, publicity officer",
    credentials: "CHSP, CHSE, CDME, CTA",
    tools: "Delphi, Cvent, Salesforce, Opera Sales and Catering, STR reports",
    skills:
      "hotel sales, group bookings, RFP responses, site tours, contract negotiation, room block management, wedding sales, tourism marketing, trade show prospecting, account prospecting, destination marketing",
    duties:
      "sell room blocks and meeting space, answer group RFPs, give site tours, negotiate hotel contracts, call on corporate accounts, book weddings and conventions, promote a town to tour groups, run the visitors bureau, attend trade shows, forecast group business, get conventions to come to our hotel, get tourists to come to town",
    step: "Convention services manager, Event planner",
    beside: "Sales manager, Marketing manager",
    context: {
      "publicity officer": "resort, tourism, town",
      "group sales manager hotel": "rooms, groups",
      "event sales manager": "venue, hotel, weddings, banquets",
    },
  },
  {
    name: "Convention services manager",
    titles:
      "conference services manager, conference services coordinator, conference coordinator, conference manager, event services manager, convention services coordinator, event service manager hotel, conference center manager, conference services director, meeting services coordinator, university conference services manager, convention center event manager, conference and events manager, hotel event manager, congress manager, conference organizer venue, conference officer, conference secretary, functions organizer",
    credentials: "CMP, CPCE, CMM",
    tools: "Delphi, Social Tables, banquet event orders, Cvent, EMS room scheduling",
    skills:
      "convention services, banquet event orders, room setup, group room lists, vendor coordination, event timelines, audiovisual coordination, client liaison during events, floor plans for events, post-event billing",
    duties:
      "take over the group after it signs, detail meeting rooms and meals, write event orders, draw room layouts, be on site for the meeting planner, bring in AV and decor, manage room lists, rent campus space in summer, hold pre-con meetings, settle the master bill, make sure the meeting rooms are set, look after a big meeting at a hotel",
    step: "Meeting planner, Venue manager",
    beside: "Audiovisual technician",
    context: {
      "conference coordinator": "hotel, meeting rooms, attendees, groups, events",
      "conference manager": "attendees, hotel, events, delegates",
    },
  },
  {
    name: "Club manager",
    titles:
      "country club manager, country club general manager, private club manager, club general manager, yacht club manager, city club manager, golf club manager, golf club secretary, clubhouse manager, clubhouse attendant, social club manager, lodge manager Elks, VFW canteen manager, club steward, athletic club manager, beach club manager, club assistant manager, membership director country club, club administrator, club COO, club secretary, working men's club steward, clubhouse steward, golf secretary, club house manager, officers' club manager, legion manager, Elks club manager",
    credentials: "CCM, Certified Club Manager, CMAA membership",
    tools: "Jonas Club Software, Northstar, Club Essential",
    skills:
      "private club management, board relations, member services, food and beverage management, clubhouse operations, club budgets, member events, committee work, capital projects at clubs, membership sales, golf operations",
    duties:
      "run a country club, answer to the board and committees, oversee dining golf and pool, keep members happy, plan member events, hire department heads, manage dues and budgets, renovate the clubhouse, sell memberships, enforce house rules, look after a members' club, run the Legion hall, dinners and dances for members",
    beside: "Golf course manager, Community association manager",
    not: "Sam's Club manager, night club security, fan club, Boys and Girls Club, investment club, book club",
    context: {
      "club secretary": "members, golf, bar, social",
      "club steward": "members, bar, club",
      "club administrator": "members, country club",
    },
  },
  {
    name: "Tour guide",
    titles:
      "sightseeing guide, city tour guide, walking tour guide, step-on guide, local guide, historical tour guide, bus tour guide, tour narrator, tour host, tour leader, tourist guide, blue badge guide, guide, factory tour guide, campus tour guide, food tour guide, boat tour narrator, docent tour guide, tour escort day tours, trolley tour guide, plantation tour guide, interpretive guide, park tour guide, courier holiday rep, licensed battlefield guide, visitor center guide, visitor information clerk, visitor center attendant, travel counselor welcome center, stadium tour guide, tour driver guide, sight seeing guide, guide lady, cave guide, house guide, tourist courier, ghost walk guide, stately home guide, sightseeing man, local historian guide, Beefeater",
    credentials: "tour guide license, Blue Badge, CTA, Certified Interpretive Guide, first aid",
    tools: "headset microphone, tour bus PA, voice amplifier, trolley",
    skills:
      "tour guiding, storytelling, local history, public speaking, group handling, foreign languages, tour narration, walking tours, visitor information, research for tours, time keeping on tours",
    duties:
      "lead visitors through the city, tell stories of local history, narrate a bus tour, guide people through a mansion, hand out maps at the visitor center, answer tourists' questions, keep the group together, lead ghost walks, show a factory or stadium, give tours in other languages, drive and narrate, show people around town, walk and talk about the old days, point things out on the bus, show folks through an old house, tell folks about old trains and ships",
    above: "Tour operator",
    step: "Tour director",
    beside: "Outdoor guide",
    not: "guide dog trainer, fishing guide, hunting guide, spiritual guide, buyer's guide, user guide writer, style guide, guided missile, TV Guide, guided reading",
    context: {
      "house guide": "visitors, mansion, stately",
      guide: "tour, tours, visitors, history, sightseeing, tourists",
      "campus tour guide": "visitors, tours, students",
      "local guide": "tour, visitors, city",
    },
  },
  {
    name: "Tour director",
    titles:
      "tour manager, tour escort, escorted tour leader, travel director, tour conductor, group tour leader, student tour leader, educational tour leader, trip leader, trip director, expedition leader, travel escort, courier tour, holiday representative, holiday rep, travel host, bike tour leader, travel companion, senior travel companion, overseas tour leader, adventure travel guide, Road Scholar group leader, incentive trip director, pilgrimage leader, river cruise program director, courier, travel courier, coach tour courier, tour courier, tour lady, travel leader, package tour rep, chaperone, holiday courier",
    credentials: "ITMI certification, IGA graduate, first aid, passport, CTP",
    tools: "travel itinerary app, voice amplifier, WhatsApp, currency",
    skills:
      "tour directing, group leadership abroad, itinerary management, foreign languages, problem solving on the road, commentary on coach, hotel check-in of groups, student travel, travel companion service, budget keeping on tour",
    duties:
      "travel with a group for weeks, meet them at the airport, check the group into hotels, talk on the coach, pay guides and restaurants, handle lost passports and sick travelers, lead students through Washington, accompany an older traveler, keep to the itinerary, host alumni trips, go along on bus trips, look after a busload of seniors, herd tourists, take folks to see Europe",
    above: "Tour operator",
    beside: "Cruise ship staff, Motorcoach driver, World language teacher",
    not: "rock tour manager, concert tour manager, music tour manager, road trip ed tech",
    context: {
      courier: "tour, coach, holiday, travel",
      chaperone: "tour, trip, students, travel",
      "tour manager": "travelers, group, coach, itinerary, sightseeing",
      "trip leader": "travel, group, travelers",
      "travel companion": "travel, trip, passport, senior",
    },
  },
  {
    name: "Tour operator",
    titles:
      "tour company owner, tour planner, group travel planner, group tour planner, tour coordinator, tour packager, inbound tour operator, receptive tour operator, motorcoach tour planner, tour operations manager, travel product manager, travel itinerary planner, tour developer, destination management company manager, DMC manager, group trip organizer, senior trip planner, bank travel club director, excursion planner, pilgrimage tour operator, alumni travel director, travel program coordinator, trip coordinator, coach tour operator, excursion agent, charabanc proprietor, outings organizer, coach trip organizer, package tour operator, bus trip organizer",
    credentials: "CTP, CTIS, CTC, tour operator license",
    tools: "TourPlan, Excel, Rezdy, FareHarbor, Checkfront",
    skills:
      "tour planning, group travel pricing, supplier contracting, itinerary design, coach booking, tour brochures, group sales, destination management, trip insurance sales, tour budget, guide hiring",
    duties:
      "design and price group tours, contract hotels and coaches, write trip brochures, sell trips to clubs and churches, hire guides, plan day trips for seniors, arrange ground transport for incoming groups, take deposits, handle cancellations, lead a travel club, put together bus trips for seniors, set up outings, group trips to shows and casinos",
    step: "Meeting planner",
    beside: "Travel agent, Event planner",
    context: {
      "tour coordinator": "travel, groups, coach, hotels, trips",
      "tour developer": "travel, itineraries",
      "trip coordinator": "travel, groups, seniors",
    },
  },
  {
    name: "Travel agent",
    titles:
      "travel advisor, travel consultant, travel counselor, cruise agent, cruise planner, cruise specialist, cruise consultant, home-based travel agent, independent travel agent, luxury travel advisor, travel planner, vacation planner, leisure travel agent, corporate travel agent, Disney travel planner, travel agency owner, travel agency manager, travel specialist, travel clerk, travel designer, honeymoon travel planner, holiday consultant, travel sales agent, travel sales consultant, travel coordinator, auto travel counselor, AAA travel agent, visa and passport service clerk, passport agent travel, travel bureau clerk, booking clerk, travel lady, steamship agent, tourist agent, travel bureau man, travel agency clerk, shipping clerk, trip planner, holiday booking clerk",
    credentials:
      "CTA travel, CTC, CLIA certification, IATA agent card, seller of travel license, The Travel Institute certificate",
    tools: "Sabre, Amadeus, Worldspan, Vacation.com, CLIA cards, ClientBase",
    skills:
      "travel planning, airline ticketing, cruise sales, itinerary design, destination knowledge, Sabre, hotel bookings, travel insurance sales, group travel, visa requirements, honeymoon travel, vacation packages, client follow-up",
    duties:
      "plan trips for clients, book flights hotels and cruises, suggest destinations, compare fares, sell travel insurance, fix missed connections, check passport and visa rules, put groups on cruises, mail documents, earn commission from home, build a client list, help people plan vacations, find cheap fares, send folks on cruises, hotels and tickets, where to go for a honeymoon, plan people's trips",
    step: "Reservations agent, Corporate travel manager",
    not: "travel nurse, travel therapist, traveling salesman, traveling auditor",
    context: {
      "steamship agent": "travel, tickets, passengers",
      "booking clerk": "travel, tickets, steamship",
      "shipping clerk": "passengers, steamship, travel",
      "travel coordinator": "bookings, flights, trips, itineraries",
      "travel specialist": "trips, cruises, bookings",
    },
  },
  {
    name: "Corporate travel manager",
    titles:
      "travel manager, business travel manager, corporate travel coordinator, travel and expense manager, global travel manager, corporate travel consultant, travel procurement manager, travel desk manager, travel program manager, crew travel coordinator, athletic travel coordinator, university travel coordinator, travel and expense coordinator, government travel clerk, travel arranger, company travel clerk, travel officer",
    credentials: "GTP, CCTE, GBTA membership",
    tools: "Concur, Egencia, Sabre, American Express GBT, Defense Travel System",
    skills:
      "business travel management, travel policy, Concur, travel vendor contracts, expense reports, traveler safety, airline negotiations, travel spend reporting, online booking tools, group travel",
    duties:
      "run a company's travel program, write travel policy, negotiate airline and hotel rates, manage the travel agency, audit expense reports, track travelers in emergencies, arrange travel for executives and crews, book team travel, cut travel spend, set up Concur, book trips for people at work, flights and hotels for salesmen",
    beside: "Purchasing manager, Administrative assistant",
    context: {
      "travel officer": "company, staff, business",
      "travel manager": "business, corporate, policy, employees, expenses",
    },
  },
  {
    name: "Reservations agent",
    titles:
      "reservationist, reservations clerk, reservations specialist, hotel reservationist, booking agent travel, reservation sales agent, central reservations agent, vacation reservations agent, remote reservations agent, cruise reservations agent, reservations coordinator, car rental reservation agent, call center travel agent, room reservations clerk, home-based reservations agent, vacation sales representative phone, campground reservation clerk, booking clerk, reservation girl",
    tools: "Opera PMS, Sabre, headset, Amadeus",
    skills:
      "taking reservations, telephone sales, property management systems, upselling rooms, booking changes and cancellations, rate quoting, call handling, destination knowledge, data entry, vacation packages",
    duties:
      "take bookings by phone, quote rates and availability, change and cancel reservations, sell upgrades and packages, enter guest details, answer questions about the resort, take deposits, work from home on calls, confirm groups, meet sales targets on calls, answer calls about rooms, write down bookings, is there a vacancy",
    beside: "Call center agent, Hotel manager",
    not: "talent booking agent, Indian reservation, reservation of rights, military reserve",
    context: {
      "booking clerk": "rooms, reservations, hotel",
      "booking agent travel": "hotel, flights",
      "reservations coordinator": "hotel, rooms, guests, rentals",
    },
  },
  {
    name: "Cruise ship staff",
    titles:
      "cruise director, cruise ship host, cruise staff member, shore excursion manager, cruise lecturer, enrichment lecturer, guest lecturer cruise ship, cruise enrichment speaker, cruise ship crew, cruise ship purser, hotel director cruise ship, cruise ship entertainer host, assistant cruise director, cruise ship bridge instructor, arts and crafts instructor cruise, riverboat host, cruise ship worker, cruise ship librarian, cruise ship guest services, shore excursion guide, cruise line port agent, cruise ambassador, riverlorian, shipboard lecturer, cruise chaplain host, ship's hostess, social hostess, gentleman host, entertainments officer, cruise hostess, ocean liner steward, ship's entertainer",
    credentials: "STCW, seafarer medical, passport, CLIA certification",
    tools: "Fidelio SPMS, microphone, daily program",
    skills:
      "onboard entertainment, guest activities, lecturing, shore excursions, social hosting, ballroom dancing, public speaking, guest services, games and trivia hosting, multilingual guest relations",
    duties:
      "host passengers on a cruise, give lectures on sea days, dance with guests, sell shore excursions, run trivia and bingo on board, welcome guests at the gangway, plan the daily program, teach crafts or bridge at sea, live on the ship for months, lead shore tours, dance with the ladies on board, see the world on a ship, shuffleboard and bingo",
    beside: "Activities director, Public speaker, Dance teacher, Travel agent",
    not: "Tom Cruise, cruise control, cruise missile",
    context: {
      "entertainments officer": "ship, cruise, passengers",
      "enrichment lecturer": "cruise, ship, lectures",
      "hotel director cruise ship": "guests, cruise",
    },
  },
  {
    name: "Event planner",
    titles:
      "event coordinator, event manager, party planner, special events coordinator, special events manager, event organizer, event producer, event consultant, corporate event planner, fundraising event planner, gala planner, events director, director of events, event specialist, festival director, festival organizer, fair manager, county fair manager, fair superintendent, party organizer, children's party planner, reunion planner, event designer, event project manager, social event planner, community events coordinator, parade coordinator, bar mitzvah planner, race event manager, virtual event producer, funeral reception planner, social secretary, fete organizer, functions manager, dance organizer, party lady, carnival organizer, jumble sale organizer, bazaar organizer, pageant master, social organizer",
    credentials: "CSEP, CMP, event planning certificate",
    tools: "Cvent, Eventbrite, Social Tables, Canva, Excel, Whova",
    skills:
      "event planning, event budgets, vendor management, venue selection, event timelines, event logistics, on-site event management, sponsorships, permits for events, invitations and RSVPs, decor, volunteer coordination, event marketing, contract negotiation",
    duties:
      "plan parties galas and festivals, find a venue, hire caterers and bands, keep the event budget, make the run of show, order tents and tables, get city permits, manage RSVPs and seating, run the event on the day, line up sponsors and vendors, set up a street fair, clean up and pay bills, throw parties, put on the church bazaar, plan a big birthday, get everything ready for a do, balloons and a band, plan a family reunion, run the school carnival and the fund raiser",
    below: "Event staff worker",
    step: "Wedding planner, Meeting planner, Venue manager",
    beside: "Public relations specialist",
    not: "event-driven architecture, event log, security event management, financial event, adverse event coordinator, sentinel event, event sourcing",
    context: {
      "social secretary": "parties, events, guests",
      "functions manager": "events, parties, venue",
      "event specialist": "parties, planning, venue, guests, vendors",
      "event manager": "planning, venue, guests, vendors, conference",
      "event coordinator": "planning, venue, guests, vendors, parties, weddings",
    },
  },
  {
    name: "Wedding planner",
    titles:
      "wedding coordinator, bridal consultant, wedding consultant, day-of wedding coordinator, day of coordinator, wedding event manager, bridal coordinator, church wedding coordinator, wedding director, wedding organizer, wedding assistant, wedding hostess, bridal shop consultant, bridal stylist, wedding designer, wedding venue coordinator, destination wedding planner, elopement planner, honeymoon and wedding planner, quinceañera planner, wedding lady, wedding arranger, bridal adviser, wedding secretary, marriage planner, bridal shop lady",
    credentials: "wedding planner certificate, ABC bridal consultant",
    tools: "HoneyBook, Aisle Planner, Pinterest, Social Tables",
    skills:
      "wedding planning, wedding timelines, vendor coordination, ceremony rehearsals, seating charts, bridal consulting, budget planning for weddings, decor, family diplomacy, day-of coordination",
    duties:
      "plan weddings with the couple, run the rehearsal, line up the bridal party, book florist photographer and band, keep the wedding day timeline, pin boutonnieres, calm the bride's mother, seat guests, coordinate weddings at church, help brides pick gowns, flowers cake and church, see that the wedding goes right",
    beside: "Banquet manager",
    not: "wedding photographer, wedding singer",
    context: { "bridal consultant": "wedding, bride, ceremony", "day of coordinator": "wedding, vendors" },
  },
  {
    name: "Meeting planner",
    titles:
      "conference planner, convention planner, corporate meeting planner, meetings manager, meeting and event planner, conference organizer, association meeting planner, director of meetings, meetings coordinator, medical meeting planner, incentive travel planner, convention manager, exhibit manager, exhibition organizer, exposition manager, conference producer, seminar planner, conference director, conference program manager, congress organizer, government meeting planner, virtual conference planner, registration manager conference, convention organizer, conference arranger, convention secretary, trade fair organizer, exhibition officer",
    credentials: "CMP, CMM, HMCC, CEM, Certified Meeting Professional, CTSM",
    tools: "Cvent, Whova, Excel, eventScribe, Swoogo, Zoom Events",
    skills:
      "meeting planning, hotel contracting, site selection, conference registration, trade show management, attrition negotiation, speaker management, room block management, exhibitor services, audiovisual coordination, continuing education meetings, event budgets, abstract management",
    duties:
      "plan conferences and board meetings, send RFPs to hotels, negotiate attrition and room blocks, set up registration, book speakers, sell and place booths, run the on-site desk, plan menus and AV, ship booth materials, manage exhibitors, reconcile the master account, put on conventions, get a thousand people in a room, name tags and speakers",
    beside: "Marketing manager, Administrative assistant",
    not: "meeting facilitator, exhibition manager museum, meeting room scheduler",
    context: {
      "exhibition officer": "trade, stands, exhibitors",
      "exhibit manager": "trade show, booth, exhibitors",
      "exhibition manager": "trade show, exhibitors, booth, stands",
    },
  },
  {
    name: "Event staff worker",
    titles:
      "event staff, event assistant, event worker, event attendant, event setup crew, event set-up worker, event crew member, event host, event helper, conference registration staff, registration desk staff, registration attendant, convention worker, convention hall setup, conference room monitor, event greeter, tent installer, party rental worker, tent crew, party rental delivery, bounce house attendant, event guest services, event concierge, trade show booth staff, booth attendant, booth host, brand ambassador, promotional staff, event ambassador, festival worker, fairground worker, steward, marquee erector, tent man, tent erector, exhibition stand attendant, event marshal, exhibition hand, show steward, car park steward",
    credentials: "driver's license",
    tools: "badge printer, stanchions, folding tables, tents, two-way radio, ticket scanner",
    skills:
      "event setup, guest registration, crowd direction, badge checking, booth staffing, greeting guests, tent setup, table and chair setup, product promotion at events, breakdown after events",
    duties:
      "set up tables and chairs, check people in at registration, hand out badges and programs, direct crowds, monitor conference rooms, put up tents, staff a booth at a trade show, greet guests at events, break down after the party, give out samples and flyers, work weekends and festivals, help out at big shows, put up a marquee, fold chairs, point people the right way, hand out leaflets",
    step: "Banquet manager",
    beside: "Waiter, Security guard, Audiovisual technician",
    not: "event software engineer",
    context: {
      steward: "event, crowd, show, stadium",
      "brand ambassador": "events, samples, booth, promote",
      "registration attendant": "conference, badges, attendees, event",
      "booth attendant": "trade show, event, visitors",
    },
  },
  {
    name: "Venue manager",
    titles:
      "event venue manager, arena manager, stadium manager, stadium operations manager, arena operations manager, convention center manager, convention center director, fairgrounds manager, banquet hall manager, event center manager, facility manager events, civic center director, hall manager, community hall manager, wedding venue manager, concert venue manager, facilities booking manager, amphitheater manager, exhibition hall manager, hall keeper, ballroom manager, dance hall manager, opera house manager, village hall manager, drill hall keeper, picture house manager, hall custodian",
    credentials: "CVE, CVP, IAVM certification, CSP crowd manager, OSHA 10",
    tools: "Ticketmaster, EventBooking, VenueOps, two-way radio",
    skills:
      "venue management, event operations, facility booking, crowd management, house management, contract rentals, usher supervision, box office management, concessions oversight, event settlement, public safety planning",
    duties:
      "run a theater or arena, book shows and rentals, manage event nights, supervise ushers and ticket takers, settle with promoters, keep the hall safe and clean, plan crowd control, turn the floor from hockey to concert, oversee concessions, rent out a barn for weddings, open a renovated hall, lights and doors for concerts, run a dance hall",
    below: "Usher, Box office clerk",
    beside: "Facilities manager, Stage manager, Theater director",
    not: "data center facility manager, surgical theater manager, operating theatre manager",
    context: { "hall keeper": "hall, bookings, events", "hall manager": "events, rentals, concerts" },
  },
  {
    name: "Box office clerk",
    titles:
      "ticket seller, ticket sales agent, box office attendant, box office assistant, ticket agent, ticket clerk, ticket office clerk, box office cashier, theater box office clerk, box office treasurer, box office associate, admissions clerk, admissions attendant, admission cashier, attraction cashier, group sales agent theater, booking office clerk, ticketing coordinator, gate cashier, season ticket sales representative, park entrance cashier, entrance booth attendant, fee collector park, ticket girl, ticket man, box office girl, ticket booth girl, cinema cashier, movie cashier, picture house cashier, turnstile man, pay box attendant, paybox girl, theatre cashier",
    tools: "Ticketmaster, Tessitura, AudienceView, cash register, Vendini",
    skills:
      "ticket sales, box office operations, cash handling, Tessitura, will call, seat mapping, phone orders, group ticket sales, subscription renewals, daily reconciliation, admissions counter service",
    duties:
      "sell tickets at the window, take phone orders, hand out will call, exchange subscribers' seats, balance the drawer, answer questions about shows, ring up museum admissions, sell season tickets, collect entrance fees, print tickets for groups, sell tickets at the movies, sit in the ticket booth, tear tickets, two for the matinee",
    beside: "Cashier, Airline customer service agent",
    not: "college admissions counselor, hospital admissions clerk, school admissions, trouble ticket",
    context: {
      "ticket agent": "theater, box office, shows, events, bus, seats",
      "admissions clerk": "museum, zoo, tickets, attraction",
      "ticketing agent": "box office, events, seats",
      "admissions attendant": "museum, zoo, tickets, attraction",
    },
  },
  {
    name: "Casino dealer",
    titles:
      "blackjack dealer, card dealer, table games dealer, poker dealer, croupier, craps dealer, roulette dealer, baccarat dealer, gaming dealer, casino games dealer, party casino dealer, dealer casino, stickman, box person craps, poker room dealer, charity casino dealer, casino party dealer, dealing instructor, dealer school instructor, gaming table dealer, bingo caller, bingo worker, bingo hall worker, bingo manager, bingo cashier, keno runner, keno writer, race and sports book writer, sports book writer, sportsbook ticket writer, lottery clerk casino, gaming attendant, wheel man, faro dealer, bingo lady, housey housey caller, 21 dealer, card room dealer",
    credentials: "gaming license, dealer school certificate, casino work permit",
    tools: "blackjack table, roulette wheel, chips, card shuffler, bingo blower",
    skills:
      "dealing cards, blackjack, poker dealing, craps, roulette, baccarat, chip handling, payout calculation, game protection, guest relations, bingo calling, bet writing",
    duties:
      "deal blackjack and poker, spin the roulette wheel, figure payouts, watch for cheating, shuffle and cut cards, run the craps stick, call bingo numbers, write sports bets, deal at charity casino nights, keep players entertained, stand for long shifts, chips and dice, roll the dice",
    above: "Casino manager",
    step: "Casino cage cashier",
    not: "car dealer, drug dealer, antiques dealer, bond dealer, art dealer, dealer principal, automobile dealer",
    context: {
      "wheel man": "roulette, casino",
      "bingo caller": "casino, bingo hall, charity, session",
      stickman: "craps, casino, dice",
      "gaming attendant": "casino, slots, players",
    },
  },
  {
    name: "Casino manager",
    titles:
      "casino shift manager, pit boss, pit manager, floor supervisor casino, floorman casino, floor person casino, table games manager, table games supervisor, slot manager, slot supervisor, slot shift manager, casino host, casino player development host, director of casino operations, casino general manager, poker room manager, casino surveillance manager, gaming manager, casino marketing host, casino executive host, casino consultant, gaming consultant, gaming regulator, gaming inspector, gaming agent, gaming commission inspector, gaming compliance manager, casino operations director, tribal gaming commissioner, bingo hall manager, gaming club manager, card room manager, floor man, bingo club manager",
    credentials: "gaming license, Title 31 training",
    tools: "player tracking system, IGT Advantage, surveillance system, Excel",
    skills:
      "casino management, table games supervision, slot operations, player development, game protection, Title 31 compliance, gaming regulations, comps, casino staffing, dispute resolution at tables, casino surveillance, gaming audits",
    duties:
      "supervise the pit, watch dealers and games, settle player disputes, rate players and give comps, host high rollers, run a slot floor, approve jackpots, follow gaming regulations, inspect games for the commission, open a tribal casino, schedule dealers, keep an eye on the gamblers, boss of the card tables",
    beside: "Hotel manager, Compliance officer",
    not: "video gaming studio manager, video game producer, mining pit boss, barbecue pit manager",
    context: {
      "floor man": "casino, tables, pit",
      "gaming manager": "casino, tables, slots, tribal",
      "gaming agent": "casino, commission, slots",
      "pit manager": "casino, tables, dealers",
      "gaming inspector": "casino, commission",
    },
  },
  {
    name: "Casino cage cashier",
    titles:
      "cage cashier, casino cashier, casino cage clerk, slot attendant, slot attendant casino, casino attendant, slot technician, gaming machine attendant, casino change person, change attendant, count room attendant, soft count team member, casino count team, hard count attendant, main bank cashier casino, casino players club representative, players club attendant, rewards club representative casino, casino surveillance operator, surveillance operator casino, slot host, casino guest service representative, change girl, chip cashier, slot change girl, mutuel clerk, pari-mutuel clerk",
    credentials: "gaming license, casino work permit, Title 31 training",
    tools: "slot machine, ticket redemption kiosk, bill counter, player tracking system, cage drawer",
    skills:
      "casino cage operations, cash handling, chip redemption, slot jackpots, Title 31 compliance, players club enrollment, count room procedures, slot machine repair, casino surveillance, guest service, currency counting",
    duties:
      "cash chips and tickets at the cage, pay slot jackpots by hand, count the drop, sign people up for the players club, fix slot machines, watch the cameras, make change on the floor, fill out currency forms, balance the bank each shift, help guests with machines, roll coins, behind the bars at a casino",
    beside: "Bank teller, Cashier, Electronics technician, Security guard",
    not: "data slot, slot car, cage fighting, slot insertion",
    context: {
      "cage cashier": "casino, chips, gaming",
      "slot technician": "casino, machines, gaming",
      "main bank cashier casino": "cage, chips",
    },
  },
  {
    name: "Campground manager",
    titles:
      "RV park manager, RV resort manager, campground owner, campground operator, KOA manager, campsite manager, caravan park manager, RV park assistant manager, RV resort front desk clerk, RV park workamper couple manager, holiday park manager, campground director, RV park owner, campground area manager, camp site warden, trailer park manager, holiday camp manager, camp warden, trailer court manager, site warden",
    credentials: "OHCE, CPO, RV park operator certification, pool operator certificate",
    tools: "Campspot, RMS, ResNexus, golf cart, Newbook",
    skills:
      "campground management, reservations, site maintenance, guest relations, seasonal staffing, rent collection, store operations at campgrounds, activities for campers, utility hookups, pool care, campground marketing",
    duties:
      "run an RV park, take reservations, check in campers, collect rents in a mobile home park, hire workampers, keep hookups and bathhouses working, run the camp store, plan weekend activities, mow and maintain sites, handle unruly guests, live on site as a couple, look after a place for tents and trailers, sell firewood and ice to campers, summers in our motor home looking after a park",
    step: "Hotel manager, Property manager, Campground host",
    beside: "Marina manager, Innkeeper",
    not: "summer camp manager",
    context: { "camp warden": "caravan, tents, sites", "site warden": "caravan, camping" },
  },
  {
    name: "Amusement park attendant",
    titles:
      "ride operator, ride attendant, amusement ride operator, amusement attendant, theme park worker, theme park cast member, theme park attendant, carousel operator, carnival worker, carny, water park attendant, attractions attendant, attractions host, attraction operator, arcade attendant, mini golf attendant, miniature golf attendant, go-kart attendant, fair ride operator, zoo attendant, zoo train driver, amusement park worker, family fun center attendant, carnival game attendant, ride mechanic amusement, amusement ride inspector, amusement park manager, attractions manager, arcade manager, theme park host, haunted house actor, Disney cast member, Santa's helper, aquarium attendant guest services, Ferris wheel operator, fairground attendant, showman, carny barker, carnival barker, barker, penny arcade attendant, dodgem man, roller coaster man, bumper car man, donkey ride man, deckchair attendant, helter skelter man, roundabout man, pier attendant, coconut shy man, department store Santa",
    credentials: "AIMS certification, NAARSO inspector, CPR, first aid",
    tools: "carousel, ride control panel, lap bars, ticket scanner, go-karts",
    skills:
      "ride operation, ride safety checks, guest loading, height checks, crowd direction, game booth operation, arcade machine upkeep, greeting guests, amusement ride inspection, cash handling",
    duties:
      "run the merry-go-round, check lap bars, measure children's height, load and unload riders, run a game booth, hand out putters, make announcements, drive the zoo train, inspect rides before opening, clean up spills, keep the line moving, work summer weekends, work at the fair, strap kids in the roller coaster, cotton candy and rides, ho ho ho with kids on my knee, tickets for the merry go round",
    beside: "Usher, Fast food worker, Lifeguard",
    not: "rideshare, ride operator transit, stationary ride bike, riding instructor",
    context: {
      showman: "fair, rides, carnival",
      barker: "carnival, fair, sideshow",
      "ride operator": "amusement, park, guests, theme park, carnival",
      "attractions manager": "park, rides, guests, museum",
    },
  },
  {
    name: "Hospitality consultant",
    titles:
      "hotel consultant, hospitality advisor, hospitality management consultant, hospitality trainer, hotel trainer, hospitality instructor, hotel management instructor, hospitality professor, guest service trainer, hotel opening consultant, hotel task force manager, task force general manager, hospitality mystery shopper, hotel inspector quality, hotel quality inspector, AAA hotel inspector, tourism and hospitality consultant, resort consultant, hospitality mentor, hotel brand inspector, travel industry consultant, hotel adviser, hotel school teacher, hotel grader, Michelin inspector",
    credentials: "CHA, CHE, ISHC membership, hospitality degree",
    tools: "STR reports, Opera PMS, Excel, brand standards",
    skills:
      "hospitality consulting, hotel openings, service standards, hotel feasibility studies, hospitality training, revenue management, hotel operations review, quality inspection of hotels, brand conversion, task force management, guest service training",
    duties:
      "advise hotel owners, fill in as general manager on task force, open hotels, train staff in service, inspect hotels for ratings, study a hotel project's feasibility, write standards, raise guest scores, teach hotel management, turn around a failing inn, tell hotels how to do better, stay at hotels and give them stars, teach young people the hotel trade",
    beside: "Hotel manager, Restaurant consultant, Management consultant",
    not: "hospital consultant",
  },
];
