import type { OccupationEntry } from "../types.ts";

/** People who teach, train, guide, and serve others in fitness, sports, games, and outdoor leisure. */
export const SPORTS_AND_LEISURE: readonly OccupationEntry[] = [
  {
    name: "Fitness instructor",
    titles:
      "group fitness instructor, exercise instructor, aerobics instructor, group exercise instructor, fitness teacher, fitness leader, senior fitness instructor, SilverSneakers instructor, chair exercise instructor, chair exercise leader, spin instructor, cycling instructor indoor, Zumba instructor, Jazzercise instructor, step aerobics instructor, barre instructor, fall prevention class instructor, keep fit teacher, exercise class leader, exercise leader for seniors, wellness instructor, boot camp fitness instructor, Les Mills instructor, group ex instructor, keep fit instructor, EnhanceFitness instructor, arthritis exercise instructor, dance fitness instructor, gym instructor, fitness class instructor, stretch class instructor, balance class instructor, wellness coach fitness, calisthenics instructor, slimnastics teacher, aerobics teacher, physical culture instructor, PT instructor, physical training instructor",
    credentials:
      "ACE group fitness, AFAA, SilverSneakers certification, CPR, AED, Zumba license, Arthritis Foundation exercise program, NASM, Senior Fitness Specialist",
    tools: "resistance bands, hand weights, spin bike, stability ball, microphone headset, step platform",
    skills:
      "group fitness, senior fitness, chair exercise, aerobics, balance training, indoor cycling, class choreography, strength classes, stretching, exercise modification, low-impact exercise, motivating groups, exercise safety, music cueing",
    duties:
      "lead exercise classes, teach chair aerobics to seniors, run spin and Zumba classes, cue moves to music, correct form, adapt exercises for bad knees, teach balance to prevent falls, set up bands and weights, warm up and stretch the group, motivate people to move, sub for other instructors, help old folks keep limber, lead jumping jacks and stretches, count out loud up front, help ladies slim down",
    above: "Gym manager",
    step: "Personal trainer, Yoga instructor, Pilates instructor, Tai chi instructor",
    beside: "Exercise physiologist, Activities director, Recreation leader",
    not: "military boot camp, coding boot camp, stationary bike mechanic",
    context: {
      "PT instructor": "exercise, class, fitness",
      "wellness instructor": "exercise, fitness, classes",
      "gym instructor": "exercise, members, weights, fitness",
    },
  },
  {
    name: "Personal trainer",
    titles:
      "fitness trainer, PT fitness, personal fitness trainer, certified personal trainer, CPT, senior personal trainer, in-home personal trainer, in-home trainer for older adults, exercise trainer, weight training instructor, private trainer, online personal trainer, small group trainer, functional fitness trainer, post-rehab trainer, fitness coach, gym trainer, workout coach, CrossFit coach, corrective exercise specialist, functional aging specialist, virtual personal trainer, body building coach, weight lifting coach, mobile personal trainer, running coach, triathlon coach, exercise coach, weight trainer, physical culturist",
    credentials: "NASM CPT, ACE CPT, ACSM CPT, NSCA CPT, ISSA, CPR, Functional Aging Specialist, USATF, RRCA coaching",
    tools: "dumbbells, kettlebells, TRX, resistance bands, Trainerize, body fat calipers",
    skills:
      "personal training, strength training, exercise program design, fitness assessment, mobility training, weight loss coaching, senior fitness, corrective exercise, goal setting, client motivation, functional training, running coaching, injury prevention, TRX",
    duties:
      "train clients one on one, write exercise programs, teach people to lift safely, test strength and balance, train older clients at home, track progress, help people lose weight, spot lifters, coach beginners to a first 5K, help after physical therapy ends, sell training packages, help one person get in shape, stand by while someone lifts, push people to do one more, help a man get strong after surgery",
    above: "Gym manager",
    step: "Strength and conditioning coach",
    not: "software trainer, dog trainer, horse trainer, corporate trainer, personal shopper, certified pharmacy technician, phlebotomy CPT, athletic trainer, current procedural terminology, CPT coding, machine learning trainer",
    context: {
      "physical culturist": "exercise, weights, gym, muscles",
      CPT: "fitness, training, clients, gym, exercise",
      "running coach": "runners, marathon, training",
      "fitness coach": "exercise, clients, gym, training",
    },
  },
  {
    name: "Yoga instructor",
    titles:
      "yoga teacher, chair yoga instructor, gentle yoga teacher, senior yoga teacher, hatha yoga teacher, vinyasa instructor, restorative yoga instructor, Iyengar teacher, prenatal yoga teacher, yogi, yoga therapist, yoga studio owner, hot yoga instructor, yin yoga teacher, kundalini teacher, kids yoga instructor, corporate yoga teacher, yoga studio manager, adaptive yoga teacher, yoga guide, yoga substitute teacher, yoga master",
    credentials: "RYT 200, RYT 500, E-RYT, C-IAYT, Yoga Alliance, CPR",
    tools: "yoga mats, blocks, straps, bolsters, Zoom",
    skills:
      "yoga, chair yoga, gentle yoga, breath work, meditation, restorative yoga, sequencing, hands-on adjustments, prenatal yoga, mindfulness, class planning, relaxation teaching",
    duties:
      "teach yoga classes, lead chair yoga for seniors, guide breathing and relaxation, adapt poses for stiff bodies, plan a sequence, help students with alignment, teach online classes, lead retreats, teach yoga at work, close with meditation, help people bend and breathe, teach stretching on mats, help stiff old folks loosen up, end with everyone lying quiet",
    step: "Pilates instructor, Tai chi instructor",
    beside: "Physical therapist",
    not: "yoga wear, Lenovo Yoga",
  },
  {
    name: "Pilates instructor",
    titles:
      "Pilates teacher, reformer instructor, mat Pilates instructor, Pilates trainer, Pilates reformer teacher, Gyrotonic instructor, Gyrotonic trainer, Feldenkrais practitioner, Feldenkrais teacher, Alexander technique teacher, Pilates studio owner, Stott Pilates instructor, movement educator, posture teacher, clinical Pilates instructor, barre and Pilates instructor, somatic movement teacher, contrology teacher",
    credentials:
      "PMA CPT, NCPT, Stott Pilates certification, Balanced Body certification, Feldenkrais certification, AmSAT",
    tools: "reformer, Cadillac, Wunda chair, Pilates ring, mats",
    skills:
      "Pilates, reformer, core strengthening, posture training, mat Pilates, injury modification, private sessions, Alexander technique, Feldenkrais, breath work, alignment cueing",
    duties:
      "teach Pilates on the reformer, lead mat classes, strengthen the core, work one on one after injury, correct posture, give Alexander lessons, guide slow awareness movements, set springs and straps, plan sessions for back pain, help dancers and seniors move better, help people with bad backs get strong, teach small careful moves, make tummies firm, help someone stand up straight",
    beside: "Dance teacher, Physical therapist assistant",
    not: "chemical reformer",
  },
  {
    name: "Tai chi instructor",
    titles:
      "tai chi teacher, taiji teacher, qigong instructor, qi gong teacher, chi kung instructor, tai chi for arthritis instructor, tai chi leader, seated tai chi instructor, tai ji quan instructor, Moving for Better Balance instructor, tai chi for seniors teacher, chi gong teacher, tai chi master, shadow boxing teacher, chi kung teacher, tai chi chuan teacher",
    credentials: "Tai Chi for Arthritis certification, Tai Ji Quan Moving for Better Balance, qigong certification",
    tools: "open floor, chairs, music",
    skills:
      "tai chi, qigong, balance training, fall prevention, slow movement teaching, breath work, seated tai chi, group teaching, stress reduction, forms teaching",
    duties:
      "lead tai chi in the park, teach slow forms step by step, help seniors with balance, teach qigong breathing, lead seated tai chi, teach arthritis classes at the senior center, correct stance and weight shift, calm the mind with movement, warm up joints gently, demonstrate and mirror moves, teach slow moves that keep old folks from falling, lead people in the park at dawn, teach breathing and slow dancing hands",
    beside: "Martial arts instructor, Acupuncturist",
    not: "chai tea",
  },
  {
    name: "Martial arts instructor",
    titles:
      "karate teacher, karate instructor, judo instructor, sensei, taekwondo instructor, tae kwon do teacher, self-defense instructor, self defence teacher, kung fu teacher, aikido instructor, jiu-jitsu instructor, kickboxing instructor, boxing coach, boxing trainer, fencing coach, fencing instructor, krav maga instructor, dojo owner, martial arts teacher, sifu, women's self-defense instructor, fencing master, kendo teacher, martial artist, defensive tactics civilian instructor, MMA coach, Rock Steady Boxing coach, boxing instructor, boxing cornerman, jujitsu teacher, fight trainer, wrestling instructor, ju-jitsu instructor, prizefight trainer, fencing teacher",
    credentials: "black belt, USA Boxing coach, US Fencing coach certification, CPR, Rock Steady Boxing certification",
    tools: "punching bag, focus mitts, mats, foils and masks, belts",
    skills:
      "martial arts, karate, judo, taekwondo, self-defense, boxing training, fencing, belt testing, kata, sparring supervision, teaching children discipline, dojo management, boxing for Parkinson's",
    duties:
      "teach karate to children and adults, lead sparring, test students for belts, teach women self-defense, hold mitts for boxers, coach fencers, run a dojo, lead boxing for people with Parkinson's, teach falls and throws, take students to tournaments, teach kicks and punches, show women how to fight off a man, work the corner at fights, teach kids to bow and behave, teach sword fighting",
    beside: "Sports coach, Personal trainer",
    not: "fence installer, boxing packages, gift boxing",
    context: {
      sensei: "karate, judo, dojo, martial arts",
      "fencing instructor": "foil, sword, sport",
      "boxing trainer": "gym, fighters, mitts",
    },
  },
  {
    name: "Strength and conditioning coach",
    titles:
      "strength coach, conditioning coach, athletic performance coach, sports performance coach, weight room coach, weight room supervisor, speed and agility coach, sports performance trainer, athletic performance trainer, director of strength and conditioning, sports conditioning coach, human performance specialist, tactical strength coach, Olympic weightlifting coach, mental performance coach, sports performance consultant, weight coach, weight lifting instructor, weightlifting instructor",
    credentials: "CSCS, SCCC, USAW, CPR, NASM PES",
    tools: "squat racks, force plates, sleds, Vertimax, TeamBuildr",
    skills:
      "strength and conditioning, speed training, plyometrics, Olympic lifts, athlete testing, periodization, team workouts, injury prevention, sports nutrition basics, weight room supervision, return to play training",
    duties:
      "train athletes to be stronger and faster, run the weight room, write off-season programs, test jumps and sprints, teach squats and cleans, warm up teams, train high school players, train firefighters and soldiers, help injured athletes return, keep the weight room safe, get ball players in shape, run wind sprints and barbells, make athletes faster, keep a team from getting hurt",
    beside: "Athletic trainer, Sports coach, Exercise physiologist",
    not: "air conditioning coach, materials strength, hair conditioning",
    context: {
      "conditioning coach": "athletes, strength, team, weight room",
      "human performance specialist": "athletes, soldiers, strength",
    },
  },
  {
    name: "Gym manager",
    titles:
      "fitness manager, fitness director, health club manager, fitness center manager, gym owner, fitness center director, fitness studio owner, fitness coordinator, YMCA wellness director, athletic club manager fitness, gym general manager, group fitness coordinator, group fitness director, wellness center director fitness, fitness club owner, studio manager fitness, assistant gym manager, fitness supervisor, corporate fitness center manager, fitness consultant, membership director gym, gym membership advisor, health club owner, gymnasium manager, gymnasium owner, slimming salon manager",
    credentials: "ACE, NASM CPT, ACSM, CPR, AED",
    tools: "Mindbody, ABC Fitness, ClubReady, cardio equipment, Excel",
    skills:
      "gym management, membership sales, fitness programming, instructor scheduling, trainer supervision, member retention, equipment upkeep, fitness budgets, group fitness coordination, facility cleanliness, corporate wellness",
    duties:
      "run a health club, sell memberships, hire trainers and instructors, build the class schedule, keep machines working, greet and keep members, set fees, plan wellness challenges, open and close the gym, manage a fitness center in a retirement community, sign up members, keep machines and showers working, hire people to teach classes",
    below: "Gym attendant",
    beside: "Parks and recreation director, Retail store manager",
    not: "gym class teacher",
    context: {
      "fitness director": "gym, classes, members, club, trainers",
      "fitness coordinator": "classes, gym, residents, members",
      "studio manager fitness": "classes, yoga, members",
    },
  },
  {
    name: "Gym attendant",
    titles:
      "fitness attendant, gym receptionist, gym front desk, health club attendant, fitness floor attendant, fitness center attendant, fitness center front desk, gym floor staff, health club receptionist, gym monitor, gym assistant, weight room attendant, YMCA front desk, fitness center monitor, gym cleaner and attendant, leisure centre assistant, recreation center front desk, racquet club attendant, tennis club attendant, court attendant, sports center attendant, sports club receptionist, gymnasium attendant, towel boy, leisure center attendant, sports hall attendant",
    credentials: "CPR, AED, first aid",
    tools: "check-in scanner, cardio equipment, Mindbody, towels, phone",
    skills:
      "member check-in, gym floor supervision, equipment cleaning, membership questions, guest relations, cash handling, court booking, towel service, opening and closing a gym, first aid",
    duties:
      "check members in at the desk, wipe down machines, put weights back, watch the gym floor, show how equipment works, sell day passes, book courts, fold towels, answer phones, open the gym at dawn, report broken treadmills, hand out towels and keys at the gym, keep the weights picked up, let members in, wipe sweat off machines",
    step: "Pool attendant, Fitness instructor",
    beside: "Receptionist, Recreation leader",
    context: { "court attendant": "tennis, club, players", "gym receptionist": "members, fitness" },
  },
  {
    name: "Golf course attendant",
    titles:
      "golf attendant, golf starter, golf course starter, golf ranger, golf course ranger, golf marshal, golf course marshal, course marshal, golf player assistant, golf cart attendant, cart attendant golf, cart boy golf, driving range attendant, golf range attendant, range picker, bag room attendant, bag drop attendant golf, golf outside services, outside operations golf, pro shop clerk, golf shop clerk, beverage cart attendant, beverage cart server, golf cashier, golf services attendant, golf tournament volunteer, golf bag attendant, tee time clerk, golf club storage attendant, golf course worker guest services, golf greeter, disc golf attendant, cart boy, bag boy, range boy, shag boy, green fee collector, golf cart washer",
    credentials: "driver's license",
    tools: "golf carts, tee sheet, range picker, two-way radio, ball washer, ForeTees",
    skills:
      "golf course operations, tee time scheduling, pace of play, golf rules, cart fleet care, driving range operation, member service, pro shop sales, tournament setup, cash handling, golf etiquette",
    duties:
      "send golfers off the first tee, keep play moving on the course, wash and park golf carts, pick the driving range, load bags on carts, check in tee times, sell balls and shirts in the pro shop, set up tournaments, clean clubs, drive the beverage cart, work for free golf, tell golfers when to tee off, drive around and hurry slow players, put clubs on carts, golf for nothing",
    above: "Golf course manager",
    step: "Caddie, Marina attendant",
    beside: "Golf instructor, Golf course maintenance worker",
    not: "Volkswagen Golf, golf ball engineer, golf cart mechanic, shopping cart attendant, horse race starter, starter motor",
    context: {
      "bag boy": "golf, clubs, carts, course",
      "course marshal": "golf, play, tee",
      "range picker": "golf, driving range, balls",
      "beverage cart attendant": "golf, course",
    },
  },
  {
    name: "Golf course manager",
    titles:
      "golf general manager, golf operations manager, director of golf operations, golf club general manager, golf course owner, golf course general manager, golf course operator, head professional and manager, golf shop manager, golf facility manager, golf tournament director, golf tournament coordinator, golf event manager, golf outing coordinator, golf association director, golf course consultant management, driving range owner, driving range manager, mini golf manager, golf executive, clubhouse manager golf, golf membership director, golf club secretary",
    credentials: "PGA Class A, CCM, CGCS",
    tools: "ForeTees, Golf Genius, Lightspeed Golf, tee sheet, Jonas Club Software",
    skills:
      "golf operations, tee sheet management, tournament management, pro shop merchandising, golf outing sales, golf budgets, member relations, handicap administration, staff supervision, golf course marketing, cart fleet leasing",
    duties:
      "run a golf course business, set green fees, oversee the pro shop carts and range, sell outings and memberships, plan tournaments and leagues, work with the superintendent, manage food and beverage, answer to owners or the city, hire golf pros and starters, buy golf merchandise and carts, see that greens, and shop make money, put on outings, keep members happy",
    beside: "Golf course superintendent, Golf instructor, Parks and recreation director",
    not: "golf course architect",
    context: { "golf club secretary": "course, greens, tournaments" },
  },
  {
    name: "Caddie",
    titles:
      "golf caddie, forecaddie, caddie master, caddiemaster, looper, club caddie, tournament caddie, bag carrier golf, professional caddie, golf bag carrier",
    credentials: "caddie training certificate",
    tools: "golf bag, yardage book, rangefinder, bib",
    skills:
      "caddying, reading greens, club selection, yardages, golf rules, golf etiquette, walking the course, course knowledge, raking bunkers",
    duties:
      "carry golf bags for eighteen holes, read putts, give yardages, rake bunkers and fix divots, find balls, tend the flag, keep the group moving, assign loops as caddie master, walk five miles, work for tips, carry clubs for a golfer, hunt for balls in the rough, hold the pin, tell him which club",
    not: "Caddy web server, Cadillac, tea caddy, shower caddy, Caddyshack",
    context: { caddy: "golf, bags, course, players", looper: "golf, caddie, bags" },
  },
  {
    name: "Ski resort worker",
    titles:
      "ski lift operator, liftie, lift operator ski, chairlift operator, ski lift attendant, lift attendant ski area, ski patroller, ski patrol member, ski host, mountain host, ski area guest services, ski ticket checker, lift ticket seller, ski rental technician, ski rental fitter, ski shop technician, ski tuner, ski technician, boot fitter ski, snowmaker, snow groomer operator, snowcat operator, ski resort manager, tubing hill attendant, ski lodge attendant, mountain ambassador ski, Zamboni driver, ice resurfacer driver, skate guard, skating rink attendant, ski area manager, rink manager, ski bum, lift man, ski tow operator, rope tow operator, T-bar operator, rink guard, rink rat, roller rink attendant, snowcat driver, ski patrolman, ice rink attendant",
    credentials: "OEC, Outdoor Emergency Care, CPR, National Ski Patrol, ski binding technician certification",
    tools: "chairlift, snowcat, rescue toboggan, ski bench, edge tuner, Zamboni, snow guns",
    skills:
      "lift operation, guest loading on lifts, ski patrol, outdoor emergency care, avalanche awareness, ski tuning, binding adjustment, boot fitting, snow grooming, snowmaking, ice resurfacing, skiing, guest relations",
    duties:
      "help skiers on and off the chairlift, scan lift tickets, patrol slopes and toboggan injured skiers down, fit boots and bindings, wax and tune skis, groom trails at night, make snow, guide guests at the mountain, drive the Zamboni, hand out skates, work winters for a ski pass, load people on the chair, help fallen skiers, rent out skis and skates, smooth the slopes",
    step: "Ski instructor",
    beside: "Emergency medical technician, Amusement park attendant",
    not: "jet ski, forklift operator, ski lift mechanic, scissor lift, aerial lift",
    context: {
      "ice rink attendant": "skates, Zamboni, ski",
      "snow groomer operator": "ski, slopes, trails",
      "mountain host": "ski, skiers, resort",
      "snowcat operator": "ski, groom, slopes",
      "ski technician": "skis, tune, wax, bindings",
    },
  },
  {
    name: "Riding instructor",
    titles:
      "horse riding instructor, riding teacher, equestrian instructor, dressage instructor, hunter jumper trainer, English riding instructor, riding school owner, equine instructor, riding coach, pony club instructor, riding school manager, horse show judge, equestrian judge, equine-assisted learning instructor, riding master, horsemanship instructor, hippotherapy instructor, dressage judge, horseback riding instructor, equestrian coach, therapeutic riding instructor, horse riding teacher, equitation instructor, equitation teacher, riding stable owner, pony trek leader",
    credentials: "PATH Intl certification, CHA instructor, USDF certified instructor, BHS instructor, CPR",
    tools: "saddles, lunge line, arena, mounting block, helmets",
    skills:
      "riding instruction, horsemanship, dressage, jumping, therapeutic riding, lunge lessons, horse care, beginner lessons, show coaching, arena safety, equine-assisted activities, horse show judging",
    duties:
      "give riding lessons, teach beginners to groom and saddle, lunge riders, lead disabled riders with side walkers, set jumps, coach riders at shows, match riders to horses, teach dressage, run a pony camp, judge horse shows, teach kids to ride a pony, show folks how to sit a horse, lead trail rides, help handicapped children ride",
    beside: "Horse trainer, Recreational therapist",
    not: "motorcycle riding instructor, lawn mower riding, ride operator, bicycle riding",
    context: {
      "riding instructor": "horse, horses, lessons, saddle",
      "riding teacher": "horse, horses",
      "riding coach": "horse, horses",
    },
  },
  {
    name: "Scuba instructor",
    titles:
      "scuba diving instructor, dive instructor, PADI instructor, divemaster, dive master, NAUI instructor, scuba teacher, snorkel guide, dive guide, dive shop owner, dive shop manager, dive boat crew, freediving instructor, adaptive scuba instructor, surf instructor, windsurfing instructor, paddleboard instructor, SUP instructor, kayak instructor, canoe instructor, rowing coach, sculling instructor, water ski instructor, watersports instructor, water sports instructor, kiteboarding instructor, skin diving instructor, skin diving teacher, aqualung instructor, diving teacher",
    credentials:
      "PADI instructor, NAUI instructor, SSI instructor, divemaster certification, CPR, ACA kayak instructor",
    tools: "regulator, BCD, dive computer, wetsuit, compressor, kayaks, paddleboards",
    skills:
      "scuba instruction, dive guiding, dive safety, equipment fitting, pool training, open water certification, snorkeling, kayak instruction, rowing coaching, surf instruction, rescue diving, underwater navigation",
    duties:
      "teach people to scuba dive, lead certified divers on reefs, check regulators and tanks, run pool sessions, take snorkelers out, fill tanks, teach kayaking and paddling, coach rowers from the launch, watch for distress, sell and service dive gear, teach people to dive under the sea, take tourists snorkeling, fill air tanks",
    beside: "Swim instructor, Charter boat captain, Lifeguard, Commercial diver",
    not: "commercial dive supervisor, dive bar, deep dive, springboard diving coach",
    context: {
      "diving instructor": "scuba, dive, underwater, reef",
      "dive instructor": "scuba, dive, underwater, reef",
    },
  },
  {
    name: "Sailing instructor",
    titles:
      "sailing teacher, sailing coach, US Sailing instructor, ASA instructor, yacht sailing instructor, dinghy instructor, sailing school director, sailing program director, junior sailing instructor, cruising instructor, regatta race officer, race committee officer sailing, sailing race officer, keelboat instructor, community sailing instructor, sail training instructor, yachtmaster instructor, sailing school owner, sailing race coach, yacht instructor, boating instructor",
    credentials: "US Sailing Level 1, ASA instructor, OUPV, RYA Yachtmaster Instructor, CPR",
    tools: "dinghies, keelboat, chase boat, VHF radio, charts, whiteboard",
    skills:
      "sailing instruction, sailing, boat rigging, race coaching, seamanship, knot teaching, wind and weather, chase boat driving, navigation teaching, youth sailing programs, docking under sail, safety on the water",
    duties:
      "teach adults and kids to sail, run drills from the chase boat, teach knots and rigging, certify keelboat sailors, run races and set marks, lead a flotilla, direct a summer sailing program, teach navigation ashore, right capsized dinghies, keep the club fleet in repair, teach folks to sail, show kids how to tack and tie knots, take beginners out in the harbor",
    beside: "Sports coach, Marina manager",
    not: "sailing ship, smooth sailing",
    context: { "race committee officer sailing": "boats, regatta" },
  },
  {
    name: "Outdoor guide",
    titles:
      "hiking guide, trekking guide, trail guide, mountain guide, climbing guide, rafting guide, whitewater rafting guide, canoe guide, kayak guide, kayak tour guide, wilderness guide, backpacking guide, nature guide, eco-tour guide, birding guide, bird watching guide, adventure guide, safari guide, trail ride leader, trail boss, snowmobile guide, mountaineering instructor, rock climbing instructor, climbing wall instructor, climbing wall attendant, ropes course facilitator, challenge course facilitator, challenge course instructor, outdoor education instructor, Outward Bound instructor, orienteering instructor, bushcraft instructor, survival instructor, Segway guide, bike tour guide, cycling guide, jeep tour guide, zip line guide, canopy tour guide, outdoor leader, geocaching guide, woods guide, Adirondack guide, river runner, mule packer, outfitter, pack train guide, alpine guide, rambling leader, dude ranch wrangler, walk leader, Maine guide, river guide",
    credentials: "WFR, Wilderness First Responder, WFA, AMGA, swiftwater rescue, Leave No Trace, ACCT certification",
    tools: "raft, topo maps, climbing harness, GPS, binoculars, first aid kit, horses and tack, zip line",
    skills:
      "outdoor guiding, hiking leadership, wilderness first aid, whitewater rafting, rock climbing, map and compass, group safety, nature interpretation, bird identification, camping skills, ropes course facilitation, paddling, backcountry cooking, trip planning outdoors",
    duties:
      "lead hikes in the mountains, guide rafts through rapids, take people birding, lead trail rides, teach rock climbing, run a ropes course for teams, guide kayak tours, cook on overnight trips, point out plants and animals, keep the group safe in bad weather, send guests down a zip line, take people into the woods and back, cook over a fire, take city folks on horses, help folks up a mountain, take people hiking and camping",
    beside: "Fishing guide, Park ranger, Camp cook, Museum educator",
    not: "style guide, study guide, spirit guide, raft foundation",
    context: {
      "river guide": "rafts, rapids, trail, canoe",
      "Maine guide": "trail, woods, hiking, canoe",
      outfitter: "trips, hunting, wilderness, guide",
      "trail guide": "hiking, riding, mountain",
      "wilderness guide": "hiking, backcountry, trips",
      "outdoor education instructor": "hiking, climbing, camping, trips",
      "survival instructor": "wilderness, outdoors",
    },
  },
  {
    name: "Marina attendant",
    titles:
      "dock attendant, dockmaster, dock master, dock hand, dockhand, marina dockhand, harbor attendant, boat launch attendant, launch ramp attendant, boat rental attendant, marina worker, fuel dock attendant, gas dock attendant, boatyard worker, boat cleaner, boat hauler marina, marina forklift driver, boat rack operator, marina office clerk, ship store clerk, boat washer, pontoon rental attendant, canoe rental attendant, livery attendant canoe, yacht club dock attendant, travel lift operator boatyard, boat storage worker, lock and dam dock attendant, boat slip attendant, boat boy, dock boy, boat hire man, boat livery attendant, wharf attendant, boatyard hand, boathouse attendant",
    credentials: "boater safety card, driver's license, forklift certification",
    tools: "dock lines, fuel pump, boat lift, Travelift, VHF radio, pressure washer",
    skills:
      "line handling, boat docking assistance, fuel dock operation, boat rentals, boat washing, VHF radio, marina forklift operation, customer courtesy, winterizing boats, ship store sales, boat trailer handling",
    duties:
      "catch lines and tie up boats, pump fuel and waste at the dock, rent pontoons and canoes, assign transient slips, wash and wax boats, launch and haul boats with the lift, sell bait and ice, teach renters to run the boat, check life jackets, shrink wrap for winter, help people tie up their boats, rent out rowboats, scrub hulls",
    above: "Marina manager",
    beside: "Line service technician, Charter boat captain",
    not: "loading dock attendant, dock to stock, airport dock, freight dock",
    context: {
      "boatyard hand": "dock, boats, slips",
      "dock attendant": "boats, marina, slips, fuel",
      dockmaster: "boats, marina, slips",
      "dock master": "boats, marina, slips",
      "dock hand": "boats, marina, slips",
      dockhand: "boats, marina, slips",
    },
  },
  {
    name: "Marina manager",
    titles:
      "harbor manager, harbour manager, boatyard manager, marina operator, marina owner, yacht harbor manager, marina director, marina general manager, boat club manager, assistant marina manager, marina operations manager, boat rental manager, boat livery owner, sailing club manager, marina consultant, yacht club waterfront director, waterfront director marina, boat storage facility manager, municipal marina manager, boat basin manager, pier superintendent",
    credentials: "CMM marina, Certified Marina Manager, CMO, OUPV",
    tools: "Dockwa, Molo, Travelift, DockMaster software, VHF radio",
    skills:
      "marina management, slip rentals, boatyard operations, fuel dock operation, dock maintenance, boat storage, marina budgets, customer relations with boaters, environmental compliance at marinas, haul-out scheduling, ship store sales",
    duties:
      "run a marina, rent slips and moorings, schedule haul-outs and launches, hire dockhands, keep docks and pumps in repair, collect slip fees, oversee the boatyard and fuel dock, prepare for storms, deal with boaters' complaints, follow harbor and environmental rules, run a place where people keep boats, get boats in and out each season, collect for gas and dockage",
    beside: "Marine mechanic, Property manager, RV and boat salesperson",
    context: { "harbor manager": "marina, slips, moorings, boats" },
  },
  {
    name: "Bowling center worker",
    titles:
      "bowling alley attendant, bowling alley manager, bowling center manager, bowling desk clerk, bowling coach, bowling instructor, lane attendant, pin chaser, bowling pinsetter mechanic, bowling proprietor, bowling league coordinator, bowling alley mechanic, bowling pro shop operator, bowling ball driller, pool hall manager, pool hall attendant, billiard hall attendant, billiards instructor, pool instructor billiards, billiards room manager, darts league organizer, bowling league secretary, pin boy, pinboy, pin setter, pinsetter, bowling alley man, lane oiler, pool room owner, snooker hall manager, bowling alley owner, billiard marker, bowling alley worker",
    credentials: "USBC coach certification, IBPSIA certification",
    tools: "pinsetter, lane oiling machine, scoring computer, ball drill, rental shoes",
    skills:
      "bowling center operations, lane assignment, pinsetter repair, lane oiling, bowling coaching, ball drilling, league management, cash handling, party hosting, shoe rental",
    duties:
      "assign lanes and rent shoes, clear pin jams, oil the lanes, run bowling leagues, coach bowlers, drill bowling balls, host birthday parties, fix the pinsetter, ring up games and snacks, keep standings, spray shoes, hand out bowling shoes, fix the machine when pins stick, keep the lanes slick, run league night, rack balls at the pool hall",
    beside: "Amusement park attendant, Vending and game machine mechanic, Sports coach",
    not: "traffic lane, lane closure, bowling green grounds",
    context: { "lane attendant": "bowling, shoes" },
  },
  {
    name: "Pool attendant",
    titles:
      "swimming pool attendant, pool monitor, pool gate attendant, pool deck attendant, pool check-in attendant, pool host, cabana attendant, beach club attendant, beach chair attendant, beach service attendant, beach umbrella attendant, hot tub attendant, aquatic center attendant, swim club attendant, aquatics attendant, pool snack bar and gate attendant, community pool monitor, HOA pool monitor, water aerobics aide, swim club manager, aquatics coordinator, aquatics manager, pool supervisor, pool boy, cabana boy, beach boy, deck chair attendant, deckchair man",
    credentials: "CPO, Certified Pool Operator, CPR, first aid, AFO",
    tools: "pool test kit, towel cart, check-in list, skimmer, lounge chairs",
    skills:
      "pool guest check-in, pool rule enforcement, pool water testing, towel service, deck cleaning, guest relations, chair setup, aquatics scheduling, swim lesson scheduling, first aid",
    duties:
      "check residents in at the pool, hand out towels, set up chairs and umbrellas, enforce pool rules, test chlorine, hose the deck, watch the gate, bring drinks to cabanas, schedule lap lanes and lessons, close the pool for lightning, give out towels by the pool, put up beach umbrellas, check people's passes at the gate, carry drinks to sunbathers",
    step: "Lifeguard",
    beside: "Pool technician, Swim instructor",
    not: "car pool, pool table, pool hall, connection pool, swimming pool builder, talent pool, pool technician",
    context: {
      "deck chair attendant": "beach, pool, towels",
      "pool supervisor": "swimming, lifeguards, swimmers",
      "aquatics manager": "swimming, lifeguards, lessons",
    },
  },
  {
    name: "Bridge teacher",
    titles:
      "bridge instructor, contract bridge teacher, duplicate bridge director, bridge director, bridge club manager, bridge coach, bridge club director, card game instructor, canasta teacher, mah jongg teacher, mahjong instructor, mah jong teacher, poker instructor, cribbage teacher, bridge tournament director, games teacher cards, backgammon teacher, bridge lecturer, bridge tutor, bridge pro, game master for hire, Scrabble club director, bridge lady, whist teacher, whist drive organiser, mah jong instructor",
    credentials: "ACBL certified director, ACBL accredited teacher, Audrey Grant Better Bridge",
    tools: "bidding boxes, duplicate boards, Bridge Base Online, ACBLscore, mah jongg set",
    skills:
      "bridge instruction, duplicate bridge directing, bidding conventions, card play teaching, mah jongg teaching, club game management, lesson planning, patience with beginners, rules knowledge of card games",
    duties:
      "teach bidding and play of the hand, run duplicate games, rule on bids and leads, score with the computer, teach bridge online or on cruises, teach mah jongg at the club, find partners for players, direct tournaments, write lesson hands, explain scoring to beginners, explain bidding and trumps, run the Tuesday card game, find a fourth, teach mah jongg tiles",
    step: "Chess coach",
    beside: "Lifelong learning instructor, Cruise ship staff, Activities director",
    not: "bridge engineer, dental bridge, bridge inspector, bridge program teacher, network bridge, bridge tender, bridge construction, Bridge loan",
    context: {
      "bridge teacher": "cards, bidding, players, duplicate, card game",
      "bridge instructor": "cards, bidding, players",
      "bridge director": "cards, duplicate, club, players",
      "bridge coach": "cards, bidding, players",
      "bridge tutor": "cards, bidding",
      "bridge lecturer": "cards, bidding, players",
    },
  },
  {
    name: "Chess coach",
    titles:
      "chess teacher, chess instructor, chess tutor, chess club instructor, chess master, after-school chess teacher, scholastic chess coach, chess tournament director, checkers and chess teacher, Go teacher board game, chess grandmaster, chess trainer, chess arbiter, online chess coach, chess club director, board game instructor, Dungeons and Dragons game leader, checkers teacher, draughts teacher, chess pro",
    credentials: "USCF rating, FIDE trainer, FIDE arbiter, US Chess tournament director",
    tools: "chess sets, demonstration board, Chess.com, Lichess, SwissSys, chess clock",
    skills:
      "chess instruction, chess openings, endgame teaching, tactics training, tournament directing, teaching children strategy, game analysis, online lessons, after-school club leading",
    duties:
      "teach chess to children after school, coach a school chess team, go over games and blunders, give online lessons, run scholastic tournaments, pair rounds, play simultaneous exhibitions, teach beginners how pieces move, lead a club at the library or senior center, set puzzles and homework, show how the knight moves, play ten people at once, run a Saturday chess club",
    beside: "Tutor, After-school program leader, Lifelong learning instructor",
    not: "Chess Records, go developer",
  },
  {
    name: "Sports league coordinator",
    titles:
      "league director, league commissioner, sports coordinator, athletics league administrator, sports administrator, sports program coordinator, youth sports coordinator, youth sports director, little league president, league administrator, intramural sports coordinator, sports scheduler, sports tournament director, sports tournament coordinator, tournament director, sports club administrator, race director, marathon director, 5K organizer, running event director, race timer, triathlon director, cycling event organizer, senior games director, Senior Olympics coordinator, Special Olympics coordinator, sports event manager, sports commission director, referee assigner, umpire assigner, officials assignor, sports facility manager, sports complex manager, sports camp director, club sports director, team manager sports, club secretary sports, sports development officer, pickleball league organizer, softball league coordinator, little league commissioner, league secretary, race starter, games organiser, fixtures secretary, meet director",
    credentials:
      "CYSA, NAYS certification, RRCA race director certification, USA Track and Field certification, first aid",
    tools: "TeamSnap, LeagueApps, SportsEngine, RunSignUp, Arbiter, chip timing system",
    skills:
      "league scheduling, tournament management, volunteer coach recruiting, field scheduling, official assigning, registration management, race timing, course permits, sponsorships, sports event planning, parent relations, rules enforcement, sports budgets",
    duties:
      "run a youth or senior sports league, make game schedules, book fields and gyms, recruit volunteer coaches, assign referees, sign up players, settle disputes, organize a 5K race, time runners, get road permits, line up sponsors and water stops, order trophies and shirts, run weekend tournaments, set up games for kids' teams, find umpires and fields, put on a fun run, hand out trophies, tell teams when they play",
    step: "Event planner, Recreation leader",
    beside: "Athletic director, Sports coach, Sports official",
    not: "tournament bass angler, horse race steward, project team manager",
    context: {
      "team manager sports": "players, games, equipment",
      "tournament director": "sports, players, games, teams, golf, tennis",
      "league director": "sports, teams, players",
      "sports coordinator": "teams, leagues, youth, games",
      "league administrator": "sports, teams, players",
      "sports facility manager": "fields, gym, leagues, teams",
    },
  },
  {
    name: "Sports scout",
    titles:
      "baseball scout, talent scout sports, college scout, player scout, football scout, basketball scout, professional scout, recruiting coordinator athletics, sports scouting director, advance scout, amateur scout, hockey scout, bird dog scout, sports statistician, sports stats keeper, game statistician, sports data collector, sports analyst statistics, baseball statistician, stringer sports data, video coordinator sports, sports historian, sports agent, player agent, player development director, college recruiting advisor sports, athletic recruiting consultant, sports consultant, sports general manager, team general manager sports, sports executive, bird dog, talent spotter, ivory hunter, football talent scout, scorer, team statistician, scorekeeper",
    credentials: "MLB scout school, NFLPA agent certification, sports management degree",
    tools: "radar gun, stopwatch, Synergy, Hudl, Statcrew, scouting report software",
    skills:
      "player evaluation, scouting reports, sports statistics, video breakdown, recruiting athletes, college recruiting advice, contract negotiation for athletes, game charting, talent projection, sports analytics, travel to games",
    duties:
      "watch players and write scouting reports, time runners and clock pitches, keep game statistics, chart plays, break down video, advise families on college recruiting, negotiate athletes' contracts, sign prospects, drive to high school games, run a minor league team, go to ball games and look for good players, tell a club who to sign, keep score, write down hits and runs, make deals for ballplayers",
    beside: "Sports coach, Athletic director, Sports announcer, Talent agent",
    not: "Boy Scouts, Girl Scout leader, scoutmaster, location scout, cavalry scout, scout executive, crop scout, field scout, real estate scout",
    context: {
      scorekeeper: "statistics, players, charts",
      "bird dog": "players, baseball, scout",
      scorer: "game, statistics, baseball, sports",
      "college scout": "players, recruiting, games",
      "sports agent": "athletes, players, contracts",
      "professional scout": "players, teams, games",
      "video coordinator sports": "team, games, players",
      "recruiting coordinator athletics": "athletes, college, players",
    },
  },
  {
    name: "Sports equipment manager",
    titles:
      "athletic equipment manager, team equipment manager, clubhouse attendant sports, clubhouse manager baseball, equipment room attendant sports, athletic equipment attendant, uniform manager sports, equipment manager, bat boy, clubbie, kit man, kitman, athletic facilities attendant, racket stringer, racquet stringer, tennis racquet stringer, locker room manager sports, game day operations worker, ball shagger, field attendant sports, gym equipment room clerk, athletic laundry attendant, stick and skate sharpener hockey, golf club maker, golf club repairer, club fitter, bicycle team mechanic, clubhouse man, clubhouse boy, locker room man, water boy, waterboy, kit lady, boot boy, club maker",
    credentials: "AEMA certification, USRSA racquet technician",
    tools:
      "stringing machine, industrial washer, helmet fitting kit, loft and lie machine, skate sharpener, launch monitor",
    skills:
      "sports equipment care, helmet fitting, uniform laundry, inventory of gear, racquet stringing, golf club fitting, club repair, skate sharpening, game day setup, travel packing for teams",
    duties:
      "fit helmets and pads, wash uniforms, pack the truck for away games, set out gear on game day, issue and collect equipment, string tennis racquets, regrip and fit golf clubs, sharpen skates, order balls and uniforms, keep the locker room in order, look after a team's uniforms and balls, wash jerseys, carry water, hand out helmets, pack for the road",
    beside: "Laundry worker, Athletic trainer, Sporting goods salesperson",
    not: "heavy equipment manager, fleet equipment manager, construction equipment manager, IT equipment",
    context: {
      "equipment manager": "team, athletes, uniforms, helmets, sports",
      "club fitter": "golf",
      "clubhouse attendant sports": "team, players",
    },
  },
];
