/** Lodging, travel, events, venues, casinos, and campgrounds. */
export const HOTELS_TRAVEL_AND_EVENTS_SKILLS = `
Certified Hotel Administrator: CHA hospitality, hotel administrator certification
Hospitality degree: hotel management degree, hospitality management degree
Les Clefs d'Or: Clefs d'Or, golden keys
Registered Executive Housekeeper: CEH, certified executive housekeeper
Certified Club Manager: CCM club, CMAA certification
CMP: certified meeting professional
Certificate in meeting management
CSEP: certified special events professional
CPCE: certified professional in catering and events
Certified travel counselor: CTC travel
CLIA certification: Cruise Lines International Association, accredited cruise counsellor
Seller of travel license: seller of travel
Tour guide license: licensed tour guide, Blue Badge, Blue Badge Guide
ITMI certification: International Tour Management Institute
Gaming license: gaming permit, casino work permit, gaming badge
Title 31 training: Title 31, Title 31 compliance
IAVM certification: CVE, certified venue executive
Crowd manager certificate: crowd manager, CSP crowd manager
Wedding planner certificate: certified wedding planner
Hotel management: managing hotels, hotel operations, hotel administration
Innkeeping: bed and breakfast operation, running a B&B
Revenue management: hotel revenue management, yield management, RevPAR
Property management systems: hotel PMS, front desk software
Opera PMS: Opera, Oracle Opera, Fidelio, Micros Fidelio
OnQ: Hilton OnQ
Front office management: front desk supervision, rooms division
Guest check-in: checking in guests, check-in and check-out, guest registration at hotels
Guest relations: guest satisfaction, hospitality service
Hotel reservations: room reservations, taking reservations, reservations
Upselling rooms: room upselling, room upgrades
Night audit: hotel night audit, nightly audit
Concierge service: concierge
Restaurant reservations: booking restaurants
Local knowledge: area knowledge, local information, visitor information
Luggage handling: handling luggage, bell service, baggage carrying
Room cleaning: guest room cleaning, hotel cleaning, cleaning rooms
Turnover cleaning: vacation rental cleaning, Airbnb cleaning
Housekeeping management: managing housekeeping, housekeeping supervision
Room inspection: guest room inspection, inspecting rooms
Short-term rental management: Airbnb management, holiday let management
Dynamic pricing: PriceLabs
Hotel sales: selling hotel rooms, group sales for hotels, hospitality sales
Room block management: room blocks, group room lists, group bookings
Destination marketing: tourism marketing, tourism promotion, tourism development
Convention services: conference services, event services at hotels
Private club management: country club management, club management
Tour narration: tour commentary, narrated tours
Walking tours: walking tour guiding
Tour directing: tour management, escorting tours, escorted tours, group escorting
Travel companion service: accompanying travelers, senior travel companionship
Tour planning: group tour planning, tour operations
Group travel: group trips, planning group travel
Itinerary design: trip itineraries, building itineraries
Destination management: DMC services
Travel planning: trip planning for clients, vacation planning
Cruise sales: selling cruises, cruise booking, cruises
Travel insurance sales: trip insurance
Vacation packages: package holidays
Business travel management: corporate travel, corporate travel management, managed travel
Travel policy: travel policies
Shore excursions: shore tours
Onboard entertainment: cruise entertainment
Event planning: planning events, event coordination, event management, coordinating events, special events, party planning
Event budgets
Event logistics: on-site event management, event operations
Event timelines: run of show, event schedules
Venue selection: site selection for events, finding venues
Vendor coordination: event vendors, coordinating vendors
Event setup: setting up events, event set-up, table and chair setup
Tent setup: tent installation, putting up tents
Invitations and RSVPs: RSVP management, guest lists
Festival management: festivals, fairs and festivals
Wedding planning: planning weddings, wedding coordination, bridal consulting
Day-of coordination: day-of wedding coordination
Hotel contracting: hotel contract negotiation, attrition negotiation
Conference registration: event registration, attendee registration
Exhibitor services: exhibitor management
Social Tables: floor plans for events, event floor plans
Delphi: Amadeus Sales and Event Management, Delphi.fdc
Venue management: facility booking, theater house management, house management
Ushering: seating audiences, taking tickets
Box office operations: box office, box office management, ticket office work
Ticket sales: selling tickets, ticketing
Tessitura: AudienceView, Ticketmaster
Coat checking: cloakroom work
Dealing cards: card dealing, casino dealing, dealing casino games
Blackjack: twenty-one dealing
Poker dealing: dealing poker
Craps: craps dealing
Roulette: roulette dealing
Game protection: casino game protection
Casino management: gaming management, casino operations
Slot operations: slot floor management, slot jackpots
Gaming regulations: gaming compliance
Casino cage operations: cage cashiering, chip redemption
Bingo calling
Campground management
Ride operation: amusement ride operation, operating rides
Hospitality consulting: hotel consulting
Hospitality training: guest service training, service standards training
Hotel openings: opening hotels, hotel pre-opening
`;
