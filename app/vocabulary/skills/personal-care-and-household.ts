/** Hair, skin, and looks, care of children, private households, and laundry. */
export const PERSONAL_CARE_AND_HOUSEHOLD_SKILLS = `
Cosmetology license: cosmetologist license, hairdresser license, beautician license, licensed cosmetologist, state board cosmetology
Barber license: master barber license, licensed barber
Nail technician license: manicurist license, manicuring license
Esthetician license: aesthetician license, licensed esthetician, master esthetician license, esthetics license
Electrology license: electrologist license
Laser technician certification: certified laser technician, laser hair removal certification
Cosmetology instructor license: cosmetology teacher license, barber instructor license
Tattoo license: tattoo artist license, body art license, body piercing license
Early childhood degree: ECE degree, early childhood certificate, early childhood credits, NNEB
Director credential: child care director credential, early childhood director credential
Family child care license: home daycare license, licensed family child care
NAEYC accreditation: NAEYC
Norland diploma: Norland nanny
Butler school certificate: Starkey household management certificate
DLI certification: Certified Professional Drycleaner, Drycleaning and Laundry Institute
Protocol School of Washington certificate: protocol officer training
AICI certification: certified image consultant
Haircutting: cutting hair, hair cutting, hair cuts
Hair coloring: coloring hair, hair colouring, hair tinting
Highlights: foils, hair foils, foil highlights
Balayage: hand-painted highlights, ombre
Perms: permanent waves
Roller sets: wash and set, shampoo and set, hair setting
Blow-drying: blowouts
Updos: formal hair styling, bridal hair, wedding hair
Hair braiding: braids, cornrows, hair plaiting
Hair extensions: extensions for hair, hair weaving
Keratin treatments: hair straightening, relaxers
Men's haircuts: barbering, barber cuts
Fades: fade haircuts, clipper work, clipper cuts
Straight razor shaves: hot towel shaves, razor shaving
Beard trimming: beard grooming
Manicures
Pedicures: foot care for nails
Acrylic nails: artificial nails, sculptured nails
Gel nails: gel polish, gel manicure, shellac nails
Nail art: nail design
Facials: facial treatments, giving facials
Skin analysis: skin consultation
Chemical peels: skin peels
Microdermabrasion: dermabrasion, dermaplaning
Waxing: hair removal by wax, body waxing, brow waxing
Threading: eyebrow threading
Eyelash extensions: lash extensions, lashes
Electrolysis: electrology
Laser hair removal: IPL hair removal
Microblading: permanent makeup, cosmetic tattooing
Makeup application: applying makeup, make-up, makeup artistry, make-up application
Bridal makeup: wedding makeup
Airbrush makeup
Theatrical makeup: stage makeup
Special effects makeup: SFX makeup, prosthetic makeup
Salon management: running a salon, beauty salon management
Salon sanitation: tool sanitation, disinfecting salon tools
State board preparation: state board exam preparation
Cosmetology instruction: teaching cosmetology, beauty school teaching
Spa management: running a spa, day spa management
Mindbody: Vagaro, Booksy
Locker room upkeep: locker room attending
Shoe shining: shoe polishing, shoeshine service
Tattooing: inking tattoos
Body piercing: piercing, ear piercing
Henna: mehndi
Child care: childcare, caring for children, looking after children, daycare, day care of children
Child care in the home: nannying, nanny work, in-home childcare
Babysitting: baby sitting, sitting for children
Toddler care: caring for toddlers, toddlers
Diapering: changing diapers, nappy changing
Sleep training: infant sleep training
School runs: driving children, taking children to school
Play activities: playing with children
Child first aid: pediatric first aid, infant and child CPR, pediatric CPR
Child care licensing: daycare licensing, licensing rules for child care
Staff-child ratios: child care ratios
Child care center management: daycare management, running a daycare
Brightwheel: HiMama, Procare
Home child care: home daycare, childminding, family child care
Home watch visits: home checks, house checks
Plant watering: plant care
Housekeeping: house keeping, housework, household chores
Laundry and ironing: washing and ironing, laundering
Silver polishing: silver care, polishing silver
Wardrobe care: wardrobe maintenance, clothes care, valet services
Household organization: organizing a household, organizing closets
Butlering: butler service
Formal table service: formal dinner service, butler service at table
Household staff supervision: supervising household staff, managing domestic staff
Personal shopping: clothes shopping for clients
Wardrobe planning: closet consulting, closet audits
Style advice: styling clients, fashion advice
Gift selection: gift shopping
Etiquette instruction: teaching etiquette, manners teaching, business etiquette, dining etiquette
International protocol: business protocol
Matchmaking: dating coaching
Dry cleaning: drycleaning
Pressing: garment pressing, steam pressing, shirt pressing
Flatwork ironing
Linen inventory: linen control, linen management
Commercial washers: tunnel washer, industrial washing machines
`;
