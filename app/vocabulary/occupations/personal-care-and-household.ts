import type { OccupationEntry } from "../types.ts";

/**
 * People who care for hair, skin, nails, and looks, mind children and homes, serve in private households, and clean
 * clothes.
 */
export const PERSONAL_CARE_AND_HOUSEHOLD: readonly OccupationEntry[] = [
  {
    name: "Hairdresser",
    titles:
      "hair stylist, hairstylist, stylist, cosmetologist, beautician, beauty operator, hair cutter, haircutter, hair colorist, colorist, hair designer, coiffeur, coiffeuse, salon stylist, mobile hairdresser, home hairdresser, freelance hairstylist, nursing home beautician, senior living hairdresser, wig stylist, hair braider, braider, perm specialist, salon assistant, shampoo assistant, shampooer, shampoo girl, chair renter salon, booth renter hair, children's hair stylist, hair extension specialist, curl specialist, ladies hairdresser, hair replacement specialist, beauty parlor operator, beauty shop operator, marcel waver, finger waver, friseur, permanent waver, wig dresser",
    credentials: "cosmetology license, hairdresser license, hair braiding license, NVQ hairdressing",
    tools: "shears, blow dryer, curling iron, flat iron, hooded dryer, foils, perm rods, thinning shears",
    skills:
      "haircutting, hair coloring, highlights, perms, blow-drying, roller sets, updos, hair braiding, balayage, keratin treatments, wig styling, scalp care, client consultation, salon sanitation, retail of hair products",
    duties:
      "cut color and perm hair, do a wash and set for regulars, give blowouts, foil highlights, style hair for weddings, do residents' hair at the nursing home, visit homebound clients, fit and style wigs, shampoo and condition, sweep up hair and clean brushes, sell shampoo, keep an appointment book, make ladies look pretty, set curlers and rollers, give grandma a permanent, frost and tint gray roots, tease and spray a bouffant, trim bangs and split ends, fix people's hair for church",
    above: "Salon manager",
    step: "Barber, Makeup artist, Cosmetology instructor",
    beside: "Nail technician, Aesthetician",
    not: "fashion stylist, food stylist, photo stylist, prop stylist, wardrobe stylist, home stylist, pet stylist, dog stylist, comic book colorist, film colorist, video colorist, metal braider",
    context: {
      stylist: "hair, salon, cut, color, shampoo",
      colorist: "hair, salon, highlights",
      braider: "hair, salon, braids",
      "beauty operator": "hair, salon, perms",
    },
  },
  {
    name: "Barber",
    titles:
      "barbershop owner, barber shop owner, men's hairdresser, gents hairdresser, men's barber, master barber, barber stylist, barber apprentice, traditional barber, shop barber, military barber, hospital barber, barbershop manager, gentlemen's barber, mobile barber, hair clipper barber, prison barber, men's hair stylist, tonsorial artist, tonsorialist, gents' barber",
    credentials: "barber license, master barber license",
    tools: "clippers, straight razor, trimmer, barber chair, hot towel cabinet, strop",
    skills:
      "men's haircuts, fades, straight razor shaves, beard trimming, clipper work, hot towel shaves, tool sanitation, scalp massage, children's haircuts, flat tops",
    duties:
      "cut men's hair, give hot towel shaves, trim beards and necks, fade with clippers, cut little boys' hair, chat with customers in the chair, strop the razor, disinfect combs and clippers, sweep the shop, visit nursing homes and shut-ins, run a barbershop, give a crew cut or buzz cut, shave a man's face, take a little off the top, lather and scrape whiskers, snip around the ears, even up sideburns",
    above: "Salon manager",
    not: "barbershop quartet, barbershop chorus, barber pole, dog barber, Barber Motorsports, barbershop singer",
  },
  {
    name: "Nail technician",
    titles:
      "manicurist, nail tech, nail artist, pedicurist, nail stylist, nail specialist, nail salon worker, nail salon owner, manicure specialist, acrylic nail technician, gel nail technician, nail designer, senior foot care pedicurist, medical nail technician, mobile manicurist, nail beautician, manicure girl, toenail cutter, toenail trimmer",
    credentials: "nail technician license, manicurist license, cosmetology license, ANT, advanced nail technician",
    tools: "nail drill, UV lamp, nail files, foot spa, cuticle nippers, acrylic kit",
    skills:
      "manicures, pedicures, acrylic nails, gel nails, nail art, cuticle care, foot care, nail sanitation, paraffin treatments, client comfort",
    duties:
      "give manicures and pedicures, shape and polish nails, apply acrylics and gels, paint nail art, soak and smooth feet, trim thick toenails for seniors, push back cuticles, disinfect tools and tubs, massage hands, keep regular clients, do ladies' fingernails, clip old folks' toenails, file down calluses and corns, put on false tips, change the varnish, rub lotion into hands",
    above: "Salon manager",
    beside: "Podiatrist",
    not: "nail gun, nailer, fingernail biopsy",
  },
  {
    name: "Aesthetician",
    titles:
      "esthetician, skin care specialist, skincare specialist, facialist, beauty therapist, skin therapist, aesthetician skin, medical aesthetician, medical esthetician, licensed esthetician, master esthetician, paramedical aesthetician, waxer, waxing specialist, waxing technician, brow artist, eyebrow threader, threading specialist, lash technician, lash artist, eyelash technician, eyelash extension specialist, electrologist, electrolysis technician, laser hair removal technician, laser technician skin, hair removal specialist, beauty specialist, spa esthetician, permanent makeup artist, microblading artist, skin care consultant, tanning salon attendant, spray tan technician, oncology esthetician, beauty culturist, cosmetician, eyebrow shaper",
    credentials:
      "esthetician license, master esthetician license, electrology license, laser technician certification, CIDESCO, NCEA certified",
    tools: "steamer, microdermabrasion machine, wax pot, electrolysis epilator, LED light, magnifying lamp, laser",
    skills:
      "facials, skin analysis, chemical peels, microdermabrasion, waxing, threading, eyelash extensions, electrolysis, laser hair removal, microblading, skin care product sales, extractions, client skin consultation",
    duties:
      "give facials, analyze clients' skin, wax brows and legs, remove hair by electrolysis, apply peels, put on eyelash extensions, recommend creams, treat mature skin, work beside a dermatologist, tattoo eyebrows, keep treatment rooms clean, clean people's pores and blackheads, pluck eyebrows, get rid of whiskers and unwanted hair, smooth wrinkles, put on a mud mask, pamper women's faces, tint lashes",
    above: "Spa manager",
    step: "Makeup artist, Nail technician",
    not: "floor waxer, car waxing, wax museum, surfboard wax, laser engraver, anesthetist",
    context: { waxer: "salon, skin, brows, spa, hair removal", "laser technician skin": "hair removal, skin" },
  },
  {
    name: "Makeup artist",
    titles:
      "make-up artist, MUA, bridal makeup artist, theatrical makeup artist, film makeup artist, special effects makeup artist, hair and makeup artist, stage makeup artist, TV makeup artist, freelance makeup artist, cosmetic artist, makeup consultant, makeup instructor, prosthetic makeup artist, makeup stylist, makeup specialist, face painter makeup, visagist, senior makeup consultant, makeup man",
    credentials: "cosmetology license, esthetician license, makeup artistry certificate",
    tools: "makeup brushes, airbrush kit, false lashes, foundation palettes, prosthetic adhesive, makeup chair",
    skills:
      "makeup application, bridal makeup, airbrush makeup, theatrical makeup, special effects makeup, color matching, contouring, false lashes, period makeup, camera-ready makeup, makeup lessons, brush sanitation",
    duties:
      "make up brides and bridesmaids, do actors' faces for stage and screen, apply prosthetics and wounds, match foundation to skin, powder guests for TV, give makeup lessons to women over fifty, do prom faces, keep brushes clean, work from a kit on location, sell cosmetics at parties, put lipstick and rouge on people, make someone look older or bruised on stage, hide scars and blemishes, glue on beards and noses, get ladies ready for photographs",
    beside: "Actor, Wedding planner",
    not: "print makeup, page makeup artist, make-up exam, blood makeup, class makeup",
    context: { MUA: "makeup, bridal, beauty, face" },
  },
  {
    name: "Salon manager",
    titles:
      "beauty salon manager, hair salon manager, salon owner, beauty salon owner, salon director, beauty shop owner, beauty parlor owner, salon coordinator, salon receptionist, salon front desk, hair salon owner, salon supervisor, beauty parlour manager, salon district manager, nail salon manager, cosmetology salon manager, salon business consultant, beauty consultant to salons, salon educator, salon coach, beauty parlour owner, hairdressing salon manager, hairdressing salon owner, beauty shop manager",
    credentials: "cosmetology license, salon manager license",
    tools: "Vagaro, Mindbody, Square appointments, Booksy, salon software",
    skills:
      "salon management, appointment booking, salon inventory, stylist recruiting, commission payroll, retail merchandising in salons, client retention, state board compliance, salon marketing, haircutting",
    duties:
      "run a beauty salon, hire and schedule stylists, book appointments at the desk, order color and supplies, rent out chairs, pay commissions, keep state board rules, handle unhappy clients, plan promotions, coach stylists on retail, keep the chairs full, see that the girls show up and get paid, answer the shop phone, open and lock up the parlor, sweet-talk the customers",
    step: "Spa manager",
    beside: "Retail store manager, Receptionist",
    not: "hair salon software salesperson, tanning bed repair",
  },
  {
    name: "Cosmetology instructor",
    titles:
      "beauty school instructor, cosmetology teacher, hairdressing teacher, beauty school teacher, barber instructor, esthetics instructor, nail instructor, beauty educator, hair color educator, beauty school director, state board examiner cosmetology, cosmetology examiner, cosmetology inspector, platform artist, hair educator, hairdressing lecturer, makeup school teacher, beauty therapy tutor, beauty culture instructor, beauty college instructor, hairdressing instructor, barber college instructor",
    credentials: "cosmetology instructor license, cosmetology license, barber instructor license",
    tools: "mannequin heads, Milady textbook, student salon",
    skills:
      "cosmetology instruction, state board preparation, haircutting demonstration, sanitation teaching, student clinic supervision, theory teaching, color education, student evaluation, salon business teaching",
    duties:
      "teach beauty school students, demonstrate cuts and perms on mannequins, oversee the student salon, prepare students for the state board exam, grade practical work, teach color classes for a manufacturer, inspect salons for the state board, keep student hours, order student kits, teach sanitation and state law, show young people how to cut and curl, walk beginners through finger waves, correct a trainee's shears grip, pass on my years behind the chair, run a barber college class",
    beside: "Vocational teacher",
    context: { "beauty educator": "hair, cosmetology, students, salons", "platform artist": "hair, stage, color" },
  },
  {
    name: "Spa manager",
    titles:
      "spa director, spa supervisor, day spa owner, wellness spa manager, medical spa manager, med spa manager, spa coordinator, spa consultant, resort spa director, spa front desk manager, wellness center manager spa, assistant spa director, spa operations manager, spa concierge, spa receptionist, spa lead, health farm manager, health spa manager, beauty farm manager",
    credentials: "ISPA certified spa supervisor, massage license, esthetician license",
    tools: "Mindbody, Book4Time, SpaSoft, Vagaro",
    skills:
      "spa management, treatment menu development, therapist scheduling, spa retail, guest relations, spa budgets, staff training in service, membership sales, spa sanitation standards, vendor relations",
    duties:
      "run a day spa or resort spa, hire massage therapists and estheticians, write the treatment menu, book treatments, keep product inventory, greet spa guests, raise retail sales, handle complaints, open a new spa, keep robes and rooms perfect, look after a place where people relax, see that the hot tub and sauna work, sell gift certificates and packages, keep ladies coming back for pampering",
    below: "Spa attendant",
    beside: "Hotel manager, Massage therapist, Gym manager",
    not: "hot tub sales, spa technician, single page application",
  },
  {
    name: "Spa attendant",
    titles:
      "spa associate, locker room attendant, sauna attendant, bathhouse attendant, bath attendant, steam room attendant, towel attendant, restroom attendant, washroom attendant, powder room attendant, spa host, spa assistant, treatment room attendant, hammam attendant, changing room attendant, spa porter, country club locker room attendant, shoeshine attendant, shoeshine, bootblack, shoe shine stand operator, lavatory attendant, toilet attendant, ladies' room attendant, men's room attendant, shoeshine boy, shoe shiner, bath house attendant, Turkish bath attendant, shoeblack",
    tools: "towel warmer, laundry, shoe polish kit, foot locker keys, steam room controls",
    skills:
      "guest relations, towel and robe service, locker room upkeep, treatment room setup, sanitation, laundry, shoe shining, amenity restocking, quiet service",
    duties:
      "hand out robes and towels, keep locker rooms spotless, set up treatment rooms, restock lotions, show guests the sauna and steam, wash towels, shine shoes, refill water and tea, clean showers, tidy the restroom for tips, give out soap and slippers, polish people's boots on the street, look after the toilets at a club, fold fresh linens by the whirlpool, brush off a gentleman's jacket",
    step: "Pool attendant, Laundry worker, Hotel housekeeper",
    not: "baby bath, bathtub installer, spa pool technician",
    context: {
      "shoe shiner": "towel, locker, shine, sauna, shoeshine, robes",
      "shoeshine boy": "towel, locker, shoe, shine, sauna, robes",
      "restroom attendant": "towel, locker, shoe, shine, sauna, shoeshine",
      "lavatory attendant": "towel, locker, shoe, shine, sauna, shoeshine",
      "washroom attendant": "towel, locker, shoe, shine, sauna, shoeshine",
      shoeshine: "shoes, polish, stand",
      "bath attendant": "spa, towels, guests",
    },
  },
  {
    name: "Tattoo artist",
    titles:
      "tattooist, tattooer, body artist tattoo, body piercer, piercer, ear piercing specialist, ear piercer, tattoo apprentice, tattoo shop owner, tattoo parlor owner, henna artist, mehndi artist, medical tattoo artist, areola tattoo artist, paramedical tattoo artist, tattoo studio manager, ear piercing technician, tattoo shop receptionist, tattoo man",
    credentials: "tattoo license, body piercing license, bloodborne pathogens training",
    tools: "tattoo machine, needles, ink, autoclave, piercing gun, stencil printer",
    skills:
      "tattooing, body piercing, stencil drawing, sterilization, custom design drawing, shading, ear piercing, aftercare advice, henna, cover-up tattoos, areola restoration",
    duties:
      "draw and ink tattoos, design custom pieces with clients, pierce ears and bodies, sterilize equipment, explain aftercare, touch up old tattoos, tattoo after breast surgery, apply henna, run a tattoo studio, keep consent forms and health records, put anchors and hearts on sailors' arms, needle pictures into skin, put studs in noses and lobes, ink names and dates, copy a customer's picture onto an arm",
    beside: "Illustrator, Aesthetician",
    not: "tattoo removal, temporary tattoo factory, ship's piercer",
    context: { piercer: "body, ears, jewelry, studio" },
  },
  {
    name: "Nanny",
    titles:
      "child minder in home, live-in nanny, live-out nanny, au pair, mother's helper, nursemaid, nanny housekeeper, part-time nanny, family nanny, after-school nanny, manny, grandma nanny, granny nanny, senior nanny, private child care provider, in-home child care, in-home caregiver for children, infant nanny, rota nanny, travel nanny, household child carer, nanny manager, nanny agency owner, nursery nurse private, special needs nanny, nanny tutor, newborn care specialist, maternity nurse nanny, night nurse for newborns, night nanny for babies, baby nurse, twins nanny, nursery governess, governess, amah, ayah, baby minder, live-in babysitter, mother's help",
    credentials: "CPR, first aid, Norland diploma, CDA, NCS certification, INA credential, background check clearance",
    tools: "car seat, baby monitor, stroller, own car, bottle warmer",
    skills:
      "child care in the home, infant care, bottle feeding, school runs, children's meals, homework help, potty training, play activities, sleep training, children's laundry, driving children, newborn care, child first aid",
    duties:
      "look after a family's children at home, take kids to school and activities, cook children's meals, do the kids' laundry, change diapers and give bottles, help with homework, put children down for naps, play and read with them, stay nights with a newborn, travel with the family, tidy nurseries and toys, bring up somebody else's youngsters, push the pram to the park, rock the baby, give the little ones a bath, pack lunch boxes, wait at the bus stop, pick kids up from school and fix their dinner, raise other people's kids like my own grandkids",
    step: "Babysitter, Child care worker, Family child care provider",
    beside: "Housekeeper",
    not: "nanny cam, elder nanny, pet nanny, nanny payroll service, dog nanny",
    context: {
      governess: "children, family, lessons, home",
      "newborn care specialist": "nanny, family, babies, overnight",
      "baby nurse": "newborn, nights, family, home, infant",
      "in-home child care": "family, nanny, children",
    },
  },
  {
    name: "Babysitter",
    titles:
      "baby sitter, sitter, sitter for children, childminder occasional, occasional child care, evening sitter, event babysitter, hotel babysitter, date night sitter, drop-in child care attendant, church nursery worker, nursery attendant, church nursery attendant, gym child care attendant, child watch attendant, kids club attendant, backup child care provider, emergency child care sitter, vacation sitter, grandparent sitter, weekend babysitter, overnight babysitter, creche attendant, crèche worker, resort kids club leader, school vacation sitter, child sitter, baby minder, childminder",
    credentials: "CPR, first aid, Red Cross babysitting, background check clearance",
    tools: "Care.com, car seat, toys and books",
    skills:
      "babysitting, child supervision, bedtime routines, children's meals, play activities, infant care, child first aid, diapering, games and crafts, calm with children",
    duties:
      "watch children while parents are out, feed them supper and put them to bed, read stories, change diapers, play games, mind babies during church, watch kids at a gym or hotel, step in when school is closed, stay overnight with children, keep them safe until parents are home, keep an eye on the neighbors' youngsters, mind little ones for an evening, tuck them in, warm a bottle, hold babies in the church nursery, help young parents get a night out",
    step: "Child care worker",
    beside: "Companion, Pet sitter",
    not: "house sitter, pet sitter, adult sitter, patient sitter, elderly sitter, dog sitter, hospital sitter, plant nursery",
    context: {
      childminder: "evening, occasional, parents out, sit",
      "baby minder": "evening, parents, sit, supper",
      sitter: "children, kids, parents, evenings, babysit",
      "nursery attendant": "children, babies, toddlers, church",
      "kids club attendant": "children, resort, gym",
    },
  },
  {
    name: "Child care worker",
    titles:
      "childcare worker, child care aide, daycare worker, day care worker, daycare teacher, day care provider, child care teacher, child care assistant, childcare provider, child care provider, day care assistant, daycare assistant, infant caregiver, toddler caregiver, nursery worker, nursery assistant, nursery nurse, crèche worker nursery, child care attendant, preschool aide, preschool assistant, teacher assistant daycare, infant teacher, child care substitute, substitute daycare teacher, baby room assistant, early years practitioner, early childhood assistant, child development aide, day nursery assistant, classroom aide daycare, child care floater, kindergarten aide daycare, nursery practitioner, day nursery worker, day nursery nurse, NNEB nursery nurse, nursery school assistant, playgroup helper, playgroup leader, playgroup assistant, creche worker, pre-K aide",
    credentials:
      "CDA, Child Development Associate, CPR, first aid, early childhood certificate, background check clearance, NNEB",
    tools: "cribs, changing table, Brightwheel, sensory toys, Procare",
    skills:
      "child care, infant care, toddler care, diapering, circle time, playground supervision, early childhood development, meal and snack service, nap time routines, child observation, positive guidance, art and sensory play, child first aid",
    duties:
      "care for babies and toddlers in a center, change diapers, feed and rock infants, read at circle time, watch children on the playground, serve snacks, lead finger painting, put children down for naps, comfort crying children, write daily notes to parents, keep to ratios, wash toys, cover for absent teachers, look after toddlers all day, sing songs and do puzzles, wipe noses and tie shoes, help little ones learn to share, build with blocks, push swings, spread blankets and cots, mind little ones after raising kids and grandkids",
    above: "Child care center director",
    beside: "Family support worker",
    not: "child care lawyer, plant nursery worker, garden nursery, tree nursery, dog daycare, doggie daycare, adult day care, childcare subsidy, nursery stock",
    context: {
      "nursery nurse": "child, daycare, toddler, infant, playgroup, diapers",
      "playgroup leader": "nursery, child, daycare, toddler, infant, diapers",
      "creche worker": "babies, toddlers, center, diapers",
      "nursery worker": "children, babies, toddlers, day care",
      "nursery assistant": "children, babies, toddlers, day care",
      "infant teacher": "babies, center, day care",
      "day care provider": "children, kids, toddlers",
      "day care worker": "children, kids, toddlers, center",
      "day care assistant": "children, kids, toddlers",
    },
  },
  {
    name: "Family child care provider",
    titles:
      "home daycare provider, home day care owner, childminder, in-home daycare provider, family daycare provider, family child care home owner, licensed home child care provider, home child care provider, registered childminder, daycare owner at home, group family day care provider, family child care specialist, family home day care operator, registered family home, daycare lady, child minder, day mother, day nursery at home",
    credentials: "family child care license, CDA, CPR, first aid, NAFCC accreditation",
    tools: "play yard, high chairs, Brightwheel, food program forms",
    skills:
      "home child care, mixed-age groups, child care licensing, infant care, meal planning for children, parent contracts, child care record keeping, child food program, play-based learning, small business bookkeeping",
    duties:
      "care for children in my own home, plan a day for mixed ages, cook lunches under the food program, keep my house up to licensing rules, set fees and contracts with parents, take children to the park, keep attendance, hire a helper, potty train toddlers, read and play with a small group, watch the neighborhood's little ones in my living room, take babies in while mothers work, fix snacks and naps in my house, keep four or five youngsters after school",
    step: "Child care center director",
    not: "home health care provider, adult family home",
  },
  {
    name: "Child care center director",
    titles:
      "daycare director, day care director, child care director, preschool director, nursery manager children, nursery school director, early childhood director, early learning center director, Head Start director, childcare center manager, day care owner, daycare owner, child development center director, assistant daycare director, preschool administrator, preschool owner, early childhood program manager, early childhood coordinator, child care coordinator, child care licensing specialist, child care licensing inspector, early childhood consultant, child care consultant, crèche manager, nursery school head, education coordinator Head Start, child care resource and referral specialist, nursery matron, day nursery matron, playgroup supervisor, kindergarten owner, nursery school principal",
    credentials: "director credential, CDA, early childhood degree, NAEYC accreditation, CPR",
    tools: "Procare, Brightwheel, HiMama, state licensing portal",
    skills:
      "child care center management, child care licensing, staff-child ratios, early childhood curriculum, tuition billing, enrollment, hiring teachers, parent relations, staff training, NAEYC accreditation, child care subsidy programs, classroom observation",
    duties:
      "run a daycare center, hire and schedule teachers, keep ratios, give tours to parents, collect tuition, pass licensing visits, fill in for absent staff, plan curriculum, handle biting and parent complaints, manage food and supplies, inspect centers for the state, coach new directors, see that there are enough grown-ups in each room, call substitutes when someone is out, settle parents' worries, enroll new families, keep the licensing lady satisfied",
    beside: "School principal, Nonprofit program manager",
    not: "plant nursery manager, adult day care director",
    context: {
      "nursery manager children": "children, early years",
      "early childhood consultant": "preschool, child care, teachers",
      "child care coordinator": "children, center, families",
    },
  },
  {
    name: "House sitter",
    titles:
      "housesitter, home sitter, house minder, home minder, live-in house sitter, vacation house sitter, estate sitter, house sitting, house sitting couple, property sitter, home checker, home watch, snowbird home watch, plant sitter, winter house sitter, farm and house sitter, caretaker house sitter, home watcher",
    credentials: "background check clearance, bonded and insured, NHWA accreditation",
    tools: "TrustedHousesitters, home watch app, alarm codes",
    skills:
      "house sitting, home watch visits, plant watering, mail collection, pet care, alarm handling, light upkeep, freeze checks, trustworthiness, package intake, pool checking",
    duties:
      "live in a home while owners travel, bring in mail and packages, water plants, feed the cat, check the house weekly for leaks, run faucets and flush toilets, turn lights on and off, meet repairmen, watch the house over the winter, send photos and reports to owners, stay in someone's place while they're on vacation, keep an eye on an empty house, pick up newspapers and mail, keep the plants alive, see that pipes don't freeze, look in on a cottage for snowbirds",
    beside: "Property caretaker, Housekeeper",
    not: "open house hostess, baby sitter",
    context: { "home watch": "absent owners, house, visits, leaks, snowbirds" },
  },
  {
    name: "Housekeeper",
    titles:
      "housekeeper in private home, live-in housekeeper, live-out housekeeper, private housekeeper, domestic, domestic housekeeper, head housekeeper private home, family housekeeper, executive housekeeper private estate, housekeeper cook, cook housekeeper, housekeeper companion, household staff, charwoman, char lady, parlor maid, parlormaid, lady's maid, personal maid, scullery maid, estate housekeeper, rectory housekeeper, parsonage housekeeper, vacation home housekeeper, household couple, laundress private home, house manager housekeeper, homemaker services aide, light housekeeping, maid, domestic servant, domestic help, daily help, daily woman, hired girl, live-in maid, cook general, maid of all work, parlourmaid, housemaid, home help, domestic worker, general servant",
    credentials: "background check clearance, driver's license",
    tools: "vacuum, iron and steamer, washing machine, silver polish, cleaning supplies",
    skills:
      "housekeeping, home cleaning, laundry and ironing, meal preparation, bed making, grocery shopping, wardrobe care, silver polishing, table setting, household organization, discretion, linen care, errands",
    duties:
      "keep a family's house clean, wash and iron clothes, make beds and change linens, cook simple meals, shop for groceries, polish silver, dust and vacuum, let in repairmen, pack and unpack suitcases, set the table for guests, tidy closets, look after an elderly person's home, hang out the wash, scrub and wax kitchen floors, keep a widower's home in order, darn and mend, put up preserves, turn the mattress, cook and clean for an old gentleman",
    above: "Estate manager",
    step: "House cleaner, Butler",
    beside: "Personal care aide",
    not: "hotel housekeeping manager, hospital housekeeping, housekeeping gene, janitorial, motel housekeeper, hotel housekeeper",
    context: {
      "daily woman": "housekeeper, maid, cook, domestic, private, linens",
      "hired girl": "housekeeper, maid, cook, domestic, private, linens",
      "maid of all work": "housekeeper, cook, domestic, private, linens, darn",
      "live-in maid": "housekeeper, cook, domestic, private, linens, darn",
      housemaid: "housekeeper, maid, cook, domestic, private, linens",
      "daily help": "household, family, cook, iron",
      maid: "family, private home, household, live in",
      "home help": "household, elderly, cook, clean, home",
      "domestic worker": "family, household, home, live in",
      housekeeper: "family, private home, household, live-in, laundry, cooking",
      domestic: "household, housework, private, family, live-in",
      "household staff": "private, family, estate",
    },
  },
  {
    name: "Butler",
    titles:
      "private butler, house butler, manservant, gentleman's gentleman, personal valet, valet manservant, footman, houseman private home, house man, hotel butler, estate butler, household butler, butler house manager, butler chef, butler trainer, yacht butler, villa butler, house steward, residence butler, under-butler, formal server private home, party butler, majordomo, major domo, houseboy, head footman",
    credentials: "butler school certificate, Starkey household management certificate",
    tools: "silver service, wine cellar, wardrobe steamer, household manual",
    skills:
      "butlering, formal table service, wardrobe care, silver care, wine service, packing and unpacking, guest care, household staff supervision, discretion, party serving, valet services, protocol, flower arranging",
    duties:
      "answer the door and receive guests, serve formal dinners, polish silver and shoes, lay out clothes, pack for trips, pour wine, supervise household staff, run errands for the family, keep the household manual, serve tea, wait on hotel suites, train staff in service, carry drinks in on a tray, announce visitors, look after a rich gentleman's wardrobe, press the morning paper, decant the port, run a grand house, ring the dinner gong",
    step: "Estate manager",
    beside: "Personal assistant, Waiter, Banquet manager",
    not: "Butler University, Butler County, butler pantry, robot butler, footman insects, parking valet, car valet",
    context: {
      butler: "household, private, family, guests, silver, formal, estate",
      footman: "household, formal, service",
      "house man": "private, estate, household",
      "house steward": "household, private, guests",
    },
  },
  {
    name: "Personal shopper",
    titles:
      "wardrobe shopper, personal shopping consultant, gift buyer personal, gift shopper, shopping consultant, wardrobe consultant shopping, closet consultant, professional shopper, shopping service for seniors, errand shopper, luxury personal shopper, household shopper, antique shopper for clients, shop at home consultant, shopping companion, personal buyer, grocery shopper for seniors",
    credentials: "AICI certification, driver's license",
    tools: "Pinterest, own car, shopping apps, measuring tape",
    skills:
      "personal shopping, wardrobe planning, style advice, fit and alterations knowledge, gift selection, bargain finding, budget shopping, client relations, returns handling, grocery selection, fabric knowledge",
    duties:
      "shop for clients' clothes, find gifts, pull outfits and bring them to the client, clean out a closet, shop with someone for a new wardrobe, run shopping errands for seniors, return what doesn't fit, track down hard to find items, know the stores, dress people for an event, pick out outfits for busy ladies, get presents for other people, push the cart for shut-ins, hunt bargains for someone, choose ties and shirts for husbands, carry the bags home",
    step: "Personal grocery shopper, Wardrobe stylist",
    beside: "Clothing salesperson, Personal assistant",
    not: "mystery shopper, secret shopper, shopper marketing, holiday shopper traffic",
    context: { "personal shopper": "wardrobe, clothes, gifts, outfits, style, clients" },
  },
  {
    name: "Etiquette consultant",
    titles:
      "etiquette teacher, etiquette coach, etiquette instructor, protocol consultant, protocol officer, business etiquette trainer, charm school teacher, finishing school teacher, manners teacher, cotillion instructor, modern manners coach, deportment teacher, poise coach, social skills coach etiquette, children's etiquette teacher, dining etiquette trainer, civility trainer, international protocol trainer, matchmaker, dating coach, dating consultant, relationship matchmaker, marriage broker, charm teacher, charm instructor, introduction agency owner, lonely hearts matchmaker, shadchan",
    credentials: "Protocol School of Washington certificate, Emily Post certificate",
    tools: "place settings, Zoom, dining tutorial kit",
    skills:
      "etiquette instruction, business protocol, dining etiquette, international protocol, introductions and conversation, workshop leading, personal presentation, matchmaking, dating coaching, discretion",
    duties:
      "teach table manners to children, train staff in business etiquette, advise on seating and forms of address, prepare executives for visits abroad, teach interview manners, run cotillion classes, match single people, coach older daters, plan official visits, coach brides and debutantes, teach which fork to use, show teenagers how to write thank-you notes, help lonely folks find a sweetheart, set people up on dates, explain how to introduce a guest, show girls how to walk and sit",
    beside: "Training and development specialist, Public speaking coach",
    not: "network protocol engineer, TCP protocol, clinical protocol officer, email protocol, donor match",
    context: {
      "protocol officer": "etiquette, visits, dignitaries, ceremonies",
      "protocol consultant": "etiquette, visits, dignitaries, manners",
      matchmaker: "dating, singles, marriage, relationships",
    },
  },
  {
    name: "Laundry worker",
    titles:
      "laundry attendant, laundromat attendant, laundry aide, laundry assistant, laundry operator, launderette attendant, laundrette attendant, washerwoman, washerman, hotel laundry attendant, hospital laundry worker, linen worker, linen room attendant, linen attendant, linen distribution aide, laundry folder, wash and fold attendant, industrial laundry worker, nursing home laundry aide, laundry supervisor, laundry manager, laundromat manager, laundromat owner, ironer, ironing lady, ironing service, flatwork ironer, washman, uniform laundry worker, laundry sorter, linen clerk, laundry production worker, laundress, washwoman, laundryman, laundry man, mangle operator, mangler, laundry hand, laundry maid, washhouse attendant, washing lady",
    tools: "commercial washer, tunnel washer, flatwork ironer, dryer, folding machine, linen cart",
    skills:
      "laundry, folding, ironing, stain removal, linen sorting, commercial washers, flatwork ironing, wash formulas, linen inventory, infection control, laundromat attending",
    duties:
      "wash and fold towels and sheets, feed the flatwork ironer, sort soiled linen, iron shirts for families, run big washers and dryers, deliver clean linen to floors, wash residents' clothes and put them away, make change at the laundromat, do customers' wash and fold, treat stains, take in washing, hang sheets on the line, starch collars, load and unload the machines, bleach whites, pair socks, help folks with quarters and soap, take in ironing and mending",
    step: "Dry cleaner",
    not: "money laundering, anti-money laundering, soil laundry data, laundry equipment repair, branding iron, ironworker",
    context: { laundress: "wash, iron, linen, sheets", ironer: "laundry, clothes, shirts, linen, press" },
  },
  {
    name: "Dry cleaner",
    titles:
      "drycleaner, dry cleaning worker, dry cleaning operator, presser, steam presser, garment presser, clothes presser, shirt presser, silk presser, spotter dry cleaning, dry cleaning counter clerk, dry cleaning presser, dry cleaning owner, dry cleaner counter person, stain spotter, wet cleaner, dry cleaning plant manager, laundry and dry cleaning presser, garment inspector dry cleaning, wedding gown cleaner, valet dry cleaning, leather cleaner garment, dry cleaning store manager, shirt finisher, hand presser, dry cleaning customer service, dry cleaning route driver, pants presser, Hoffman presser, Hoffman press operator, cleaner and dyer, dyer and cleaner",
    credentials: "DLI certification, Certified Professional Drycleaner",
    tools: "dry cleaning machine, spotting board, utility press, steam iron, shirt unit, Suzie form finisher",
    skills:
      "dry cleaning, pressing, spotting, stain removal, garment inspection, shirt pressing, fabric knowledge, counter service, garment tagging, wet cleaning, gown preservation, solvent handling",
    duties:
      "clean garments in solvent, take out spots by hand, press suits and shirts, tag and bag clothes, wait on the counter, check pockets and buttons, preserve wedding gowns, steam drapes, run a dry cleaning plant, sort by color and fabric, get stains out of suits and ties, put a crease in trousers, hang clothes on the conveyor in plastic, find a customer's ticket, freshen blankets and wedding dresses, get wrinkles out of clothes with a steam press",
    beside: "Seamstress, Tailor",
    not: "dry clean carpet, punch presser, power presser, metal presser, record presser, wine presser, garment factory press operator, dry ice cleaning",
    context: {
      presser: "garments, clothes, dry cleaning, laundry, steam, shirts",
      "hand presser": "garments, clothes, iron",
    },
  },
];
