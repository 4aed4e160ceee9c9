/** Fitness, sports, games, and outdoor leisure. */
export const SPORTS_AND_LEISURE_SKILLS = `
ACE group fitness: AFAA, group fitness certification, group exercise certification
Personal trainer certification: NASM CPT, ACE CPT, ACSM CPT, NSCA CPT, ISSA, certified personal trainer certificate, NASM certified personal trainer
SilverSneakers certification: SilverSneakers
Functional Aging Specialist: Senior Fitness Specialist, older adult fitness certification
RYT 200: registered yoga teacher, Yoga Alliance, 200-hour yoga certification
RYT 500: E-RYT, 500-hour yoga certification
C-IAYT: certified yoga therapist
NCPT: PMA CPT, nationally certified Pilates teacher, Pilates certification
Tai Chi for Arthritis certification: Tai Chi for Health certification
Certified strength and conditioning specialist: CSCS certification
PGA Class A: PGA certification, class A PGA professional
LPGA membership: LPGA teaching certification
Pickleball instructor certification: PPR, IPTPA
National Ski Patrol: NSP
PATH Intl certification: PATH certified, NARHA
PADI instructor: NAUI instructor, SSI instructor, scuba instructor certification
Divemaster certification: certified divemaster
US Sailing Level 1: US Sailing instructor certification, ASA instructor certification
ACA kayak instructor: American Canoe Association instructor
Swiftwater rescue: swift water rescue
Leave No Trace: LNT
ACBL certified director: duplicate bridge director certification
ACBL accredited teacher: Audrey Grant Better Bridge
FIDE trainer: FIDE arbiter, US Chess tournament director
USBC coach certification: USBC Bronze coach
AEMA certification: certified athletic equipment manager
Certified Marina Manager: CMM marina
NFHS officials certification: IAABO, ASA umpire certification, referee license
Group fitness: group exercise, exercise classes, fitness classes, leading exercise classes
Senior fitness: exercise for seniors, fitness for older adults, older adult fitness
Aerobics: step aerobics, low-impact aerobics, Jazzercise
Zumba: dance fitness, Zumba Gold
Indoor cycling: spin classes
Personal training: fitness training, one-on-one training, personal fitness training
Strength training: weight training, resistance training, weightlifting, weight lifting
Exercise program design: workout design
Fitness assessment
Corrective exercise: post-rehab exercise, functional training
Running coaching: marathon training, coaching runners
TRX: suspension training
Yoga: yoga instruction, teaching yoga, hatha yoga, vinyasa
Gentle yoga: restorative yoga, yin yoga
Breath work: breathwork, pranayama
Pilates: Pilates instruction, mat Pilates
Reformer: reformer Pilates, Pilates equipment
Alexander technique: Feldenkrais, Feldenkrais method
Tai chi: taiji, tai ji quan
Qigong: qi gong, chi kung, chi gong
Martial arts: karate, judo, taekwondo, kung fu, aikido
Self-defense: self defence
Boxing training: boxing, boxing coaching
Fencing coaching: sport fencing
Strength and conditioning: athletic performance training, sports performance training
Speed training: speed and agility, plyometrics
Gym management: health club management, fitness center management
Golf operations: golf course operations, golf shop operations
Tee time scheduling: tee sheet management
Pace of play: course marshaling
Pro shop merchandising: pro shop sales, golf retail
Golf rules: rules of golf, golf etiquette
Handicap administration: golf handicaps, GHIN
Caddying: reading greens, caddie work
Racquet stringing: stringing racquets
Ski patrol
Ski tuning: ski waxing, tuning skis, binding adjustment
Boot fitting: ski boot fitting
Snow grooming: snowcat operation, trail grooming
Ice resurfacing: Zamboni, Zamboni driving
Lift operation for skiing: chairlift operation
Pool water testing: pool chemistry
Scuba instruction: scuba diving, scuba, teaching scuba, dive guiding
Kayak instruction: kayaking, canoeing, paddling
Sailing instruction: teaching sailing, sailing lessons
Sailing: sailboat handling
Outdoor guiding: leading hikes, hiking leadership, trip leading outdoors, wilderness guiding
Whitewater rafting: river guiding, rafting
Rock climbing: climbing instruction, climbing wall instruction
Ropes course facilitation: challenge course facilitation, team-building courses
Bird identification: birding, bird watching
Fishing guiding: fishing instruction
Hunting guiding: hunting outfitting
Marina management: managing a marina, boatyard operations
Slip rentals: mooring rentals, dock slip rentals
Boat docking assistance: tying up boats, catching lines
Fuel dock operation: fuel dock, gas dock
Boat rentals: renting boats
Boat washing: boat detailing, boat cleaning
Bowling center operations: bowling alley operations
Bowling coaching: bowling instruction
Pinsetter repair: pinsetters, pinspotter repair
Duplicate bridge directing: duplicate bridge
Mah jongg teaching: mahjong, mah jongg
Official assigning: assigning referees, assigning umpires
Coaching sports: sports coaching, youth sports coaching, athletic coaching
League scheduling: sports scheduling, game scheduling
Tournament management: tournament directing, running tournaments
Race timing: chip timing
Race directing: race management, organizing races
TeamSnap: LeagueApps, SportsEngine
Player evaluation: scouting players, scouting reports, athletic scouting
Sports statistics: game statistics, keeping stats
Sports analytics: sports data analysis
Sports equipment care: athletic equipment management, equipment room management
Helmet fitting: fitting helmets
Senior recreation: senior activities
`;
