import type { OccupationEntry } from "../types.ts";

/** Veterinary work and the care, training, and keeping of pets, horses, and zoo animals. */
export const ANIMALS: readonly OccupationEntry[] = [
  {
    name: "Veterinarian",
    titles:
      "vet, DVM, VMD, veterinary surgeon, animal doctor, horse doctor, equine vet, equine veterinarian, large animal veterinarian, small animal veterinarian, dog doctor, relief veterinarian, locum vet, mobile veterinarian, livestock veterinarian, shelter veterinarian, exotic animal veterinarian, veterinary medical officer, house call vet, veterinary consultant, horse vet, farm vet, country vet, horse leech, cow doctor, pet doctor, cat doctor, town vet, veterinary officer, veterinary practitioner, farrier doctor, animal surgeon",
    credentials:
      "DVM, VMD, MRCVS, DACVIM, state veterinary license, USDA accredited veterinarian, CVA veterinary acupuncture",
    tools: "IDEXX Cornerstone, AVImark, ultrasound machine, digital x-ray, IDEXX analyzer, ezyVet",
    skills:
      "veterinary medicine, spay and neuter, animal vaccinations, animal surgery, veterinary dentistry, large animal practice, equine medicine, euthanasia, veterinary diagnostics, herd health, exotic animal medicine, shelter medicine, veterinary radiology, client education, health certificates",
    duties:
      "treat sick dogs and cats, spay and neuter surgery, give rabies shots, pull calves on farm calls, lameness exams on horses, put pets to sleep, read animal x-rays, cover clinics on relief days, low cost vaccine clinics, inspect meat animals, write health certificates, clean pets' teeth, care for zoo animals, make sick animals better, a cow with a hard calf, doctor dogs and cats, shots for puppies, animal hospital, when it's time to say goodbye to a pet",
    below: "Veterinary technician",
    above: "Veterinary practice manager",
    beside: "Zookeeper, Biologist",
    context: { vet: "animals, pets, dogs, cats, horses, clinic, livestock, surgery, veterinary" },
    not: "vet vendors, war vet, military vet, vet center, Vietnam vet, Army vet, vet candidates, vet tech, vet rep, vet assistant, vet nurse, vet receptionist",
  },
  {
    name: "Veterinary technician",
    titles:
      "vet tech, veterinary nurse, vet nurse, CVT, LVT, RVT, registered veterinary technician, veterinary technologist, animal health technician, veterinary surgical technician, veterinary anesthesia technician, relief vet tech, emergency vet tech, laboratory animal technician, lab animal technician, vivarium technician, veterinary dental technician, animal nurse, registered animal nursing auxiliary, RANA, veterinary nursing auxiliary, animal hospital nurse, cat and dog nurse",
    credentials: "CVT, LVT, VTNE, LATG, AALAS, VTS, registered veterinary technician license",
    tools: "IDEXX analyzer, digital x-ray, anesthesia machine, AVImark, IDEXX Cornerstone",
    skills:
      "animal restraint, veterinary anesthesia, animal blood draws, veterinary radiology, dental cleaning for pets, IV catheters in animals, surgical assisting for animals, veterinary lab tests, medication administration to animals, client education, animal nursing care, euthanasia support, laboratory animal care",
    duties:
      "hold animals for exams, draw blood from pets, take pet x-rays, monitor anesthesia in surgery, clean pets' teeth, give animals shots and medicines, run fecal and blood tests, nurse sick animals, teach owners to give insulin, prep animals for surgery, care for research mice, hold a scared dog still, shots and stitches for animals, nurse kittens, bandage a paw",
    below: "Veterinary assistant",
    beside: "Animal shelter worker, Medical laboratory technician, Kennel attendant",
    context: { RVT: "veterinary, animals, pets", LVT: "veterinary, animals, pets", CVT: "veterinary, animals, pets" },
  },
  {
    name: "Veterinary assistant",
    titles:
      "vet assistant, animal hospital assistant, animal hospital attendant, veterinary aide, veterinary clinic assistant, animal clinic aide, veterinary receptionist, vet receptionist, animal hospital receptionist, veterinary client service representative, veterinary kennel assistant, animal care assistant, animal nursing assistant, vet's office girl",
    credentials: "approved veterinary assistant, Fear Free certification",
    tools: "AVImark, IDEXX Cornerstone, ezyVet, autoclave",
    skills:
      "animal restraint, medical front desk, pet appointment scheduling, kennel cleaning, feeding animals, instrument sterilization, veterinary invoices, client phone calls, pet medication refills, pet nail trims, pet comfort",
    duties:
      "hold pets for the vet, check in pets and owners, answer phones at vet clinic, clean exam rooms and cages, walk boarded dogs, trim nails, schedule pet appointments, ring up vet bills, sterilize surgical packs, sit with pets after surgery, feed hospitalized animals, help out at the vet's, comfort a frightened cat, hold the leash, answer the phone at an animal hospital, mop up after sick dogs",
    beside: "Receptionist, Medical receptionist, Kennel attendant, Animal shelter worker",
  },
  {
    name: "Veterinary practice manager",
    titles:
      "veterinary hospital manager, animal hospital manager, veterinary office manager, vet practice manager, veterinary hospital administrator, animal clinic manager, veterinary practice consultant, veterinary medical director, head veterinary technician, veterinary practice owner, vet's office manager, veterinary practice administrator, head nurse",
    credentials: "CVPM, DVM",
    tools: "AVImark, IDEXX Cornerstone, ezyVet, QuickBooks",
    skills:
      "veterinary practice management, staff scheduling, inventory management, client relations, hiring clinic staff, controlled drug logs, veterinary finance, practice marketing, payroll, OSHA compliance, practice valuation",
    duties:
      "run an animal hospital, schedule vets and techs, order vet drugs and food, handle upset pet owners, watch clinic revenue, keep controlled drug logs, hire receptionists, advise clinics on profit, buy or sell vet practice, set vet fees, run the vet's office, keep the animal clinic going, bills for pet owners",
    beside: "Medical practice manager, Small-business owner",
    context: { "head nurse": "veterinary, animal, practice" },
  },
  {
    name: "Pet groomer",
    titles:
      "dog groomer, groomer, pet stylist, cat groomer, mobile pet groomer, dog washer, bather, dog bather, dog barber, canine stylist, poodle clipper, pet salon groomer, master groomer, dog beautician, show dog groomer, poodle parlor owner, poodle parlour groomer, dog parlor groomer, dog trimmer, poodle groomer, dog hairdresser, dog beauty parlor owner, dog stripper, kennel groomer, puppy washer",
    credentials: "NDGAA, certified master groomer, IPG",
    tools: "dog clippers, grooming table, high velocity dryer, dematting rake, nail grinder",
    skills:
      "dog grooming, breed cuts, hand stripping, bathing dogs, dog nail trimming, dematting, cat grooming, dog ear cleaning, anal gland expression, scissor finishing on dogs, handling nervous dogs, show grooming, appointment booking",
    duties:
      "bathe and brush dogs, clip poodles, trim dog nails, cut out mats, give lion cuts to cats, blow dry dogs, clean ears, groom in a mobile van, breed trims for shows, calm nervous dogs, flea baths, book grooming appointments, give dogs haircuts, wash dogs, doggy shampoo, brush out a shaggy dog, cut a cat's claws, bows on poodles, wash and cut dogs' hair",
    step: "Kennel attendant",
    beside: "Pet sitter, Veterinary assistant, Hairdresser",
    context: { groomer: "dogs, pets, cats, salon, clippers, bathing", bather: "dogs, pets, grooming" },
    not: "snow groomer, trail groomer, ski slope groomer, lawn groomer, men's groomer",
  },
  {
    name: "Kennel attendant",
    titles:
      "kennel worker, kennel technician, kennel hand, kennel assistant, kennelman, kennel maid, kennel manager, boarding kennel operator, doggie daycare attendant, dog daycare worker, cattery assistant, pet care technician, animal care attendant, animal caretaker, pet resort attendant, animal caregiver, dog camp counselor, animal attendant, kennel girl, kennel boy, kennelmaid, cattery owner, cattery worker, dog boarder, kennel owner, kennel help, dog kennels worker, pound keeper, cat kennel worker, dog minder",
    credentials: "PACCC, pet first aid",
    tools: "slip lead, pressure washer, Gingr, catch pole",
    skills:
      "kennel cleaning, feeding animals, dog handling, dog play supervision, medication administration to animals, dog body language, animal restraint, boarding check-in, pet first aid, dog walking, kennel disinfecting, pet record keeping",
    duties:
      "clean dog runs, feed boarded pets, watch dogs at daycare, let dogs out to play, give boarded pets medicine, check in boarding dogs, hose kennels, break up dog fights, scoop litter boxes, overnight at pet hotel, wash bowls and bedding, weekend and holiday kennel shifts, look after dogs while folks are on vacation, hose out cages, bowls of kibble, throw balls for dogs, cats in cages, wag tails all day, look after dogs in a kennel",
    beside: "Pet sitter, Dog walker, Animal shelter worker, Pet store associate",
    context: {
      "pound keeper": "kennel, dogs, boarding",
      "dog boarder": "kennel, runs",
      "dog minder": "kennel, daycare",
      "animal caretaker": "dogs, kennel, cages, pets",
      "pet care technician": "boarding, dogs",
    },
  },
  {
    name: "Pet sitter",
    titles:
      "cat sitter, dog sitter, petsitter, house and pet sitter, animal sitter, pet nanny, horse sitter, farm sitter, dog boarder, overnight pet sitter, in-home pet sitter, drop-in pet sitter, pet minder, pet caregiver, pet taxi driver, cat minder, dog minder, dog sitting lady, cat lady, animal minder, pet feeder, dog nanny",
    credentials: "pet sitter insurance, NAPPS, pet first aid",
    tools: "Rover app, Time To Pet, dog leash, key lockbox",
    skills:
      "pet sitting, feeding animals, giving pets medicine, litter box care, dog walking, overnight house sitting, plant watering, pet first aid, farm animal care, cat care, insulin shots for pets, photo updates to owners",
    duties:
      "stay with travelers' pets, feed and walk dogs, visit cats daily, scoop litter, give pets pills or insulin, water plants and bring mail, sleep over with dogs, board dogs at home, text owners photos, feed chickens and goats, drive pets to the vet, feed the cat while they're away, come by and let the dog out, mind somebody's dog, look after a parrot, fish and hamsters, feed cats and dogs while people are on vacation",
    beside: "House sitter, Dog walker, Companion",
    context: { "cat lady": "sit, feed, visit" },
  },
  {
    name: "Dog walker",
    titles:
      "professional dog walker, pet walker, dog exerciser, puppy walker, group dog walker, dog runner, dog hiker, midday dog walker, dog walking business owner, pooper scooper, pet waste remover, dog walking lady, dog walking man",
    credentials: "pet first aid, pet sitter insurance",
    tools: "dog leash, dog harness, Rover app, Wag app, poop bags",
    skills:
      "dog walking, leash handling, dog body language, group walks, pet first aid, route planning, key safekeeping, puppy potty breaks, handling strong dogs, walk reports",
    duties:
      "walk dogs at midday, take dogs to the park, let puppies out, walk several dogs at once, pick up after dogs, refill water bowls, wipe muddy paws, pick up house keys, send walk reports, scoop yards, exercise high energy dogs, take the neighbor's dog out, leash and a pocket of treats, around the block twice a day, long strolls with dogs, outdoors with dogs",
    beside: "Dog trainer",
  },
  {
    name: "Dog trainer",
    titles:
      "canine trainer, dog obedience trainer, puppy trainer, obedience instructor, dog behaviorist, dog behavior consultant, animal behaviorist, animal trainer, service dog trainer, guide dog trainer, guide dog mobility instructor, K-9 handler, police dog trainer, hunting dog trainer, gun dog trainer, animal behavior consultant, cat behaviorist, agility instructor, therapy dog handler, sheepdog trainer, dog obedience teacher, dog whisperer, puppy teacher, guard dog trainer, dog handler, gundog trainer, lion tamer, circus animal trainer, whipper in, huntsman, dog man",
    credentials: "CPDT-KA, CAAB, KPA CTP, IAABC, CDBC, CGC evaluator",
    tools: "dog clicker, training leash, training treats, agility course, e-collar",
    skills:
      "dog training, obedience training, puppy socialization, behavior modification for pets, aggression rehabilitation, clicker training, service dog training, dog agility, scent detection, pet owner coaching, separation anxiety in dogs, board and train, hunting dog training, therapy dog work",
    duties:
      "teach sit stay and come, puppy classes, fix barking and pulling, train owners and dogs, work with aggressive dogs, train guide and service dogs, train bird dogs, private lessons in homes, board and train dogs, test therapy dogs, advise on cat problems, scent work classes, shelter dog evaluations, make a dog behave, house train a pup, stop a dog from biting, sit and heel, dogs that jump up, teach tricks",
    beside: "Kennel attendant, Pet groomer, Horse trainer, Animal shelter worker",
    context: {
      "dog handler": "training, police, guard, scent",
      "whipper in": "hounds, hunt",
      huntsman: "hounds, pack",
      "dog man": "train, obedience, field trial",
      "obedience instructor": "dogs, puppies, leash",
      "animal trainer": "dogs, behavior, tricks, shows",
    },
  },
  {
    name: "Dog breeder",
    titles:
      "cat breeder, breeding kennel owner, animal breeder, puppy breeder, horse breeder, dog show handler, professional dog handler, dog show judge, AKC judge, conformation judge, livestock judge, rabbit breeder, bird breeder, show dog handler, thoroughbred breeder, kennel man, dog fancier, cat fancier, budgie breeder, canary breeder, pigeon fancier, pigeon breeder, stud groom, stud manager, rabbitry owner, parrot breeder",
    credentials: "AKC Breeder of Merit, AKC judge approval",
    tools: "whelping box, show lead, ovulation test kits",
    skills:
      "dog breeding, whelping, pedigree research, puppy raising, conformation judging, show handling, genetic health testing, stud service, foaling, puppy placement, artificial insemination of animals",
    duties:
      "breed purebred puppies, whelp litters, raise and socialize puppies, show dogs in ring, judge at dog shows, screen puppy buyers, register litters, arrange stud service, foal out mares, bottle feed weak pups, plan matings from pedigrees, litters of kittens, ribbons at the dog show, find good homes for pups",
    beside: "Kennel attendant, Dog trainer",
    context: {
      "kennel man": "breed, litters",
      "stud groom": "mares, foal, stallion",
      "stud manager": "mares, foal, stallion",
    },
  },
  {
    name: "Horse trainer",
    titles:
      "equine trainer, thoroughbred trainer, racehorse trainer, riding instructor, riding teacher, dressage trainer, colt starter, horse breaker, exercise rider, jockey, show jumping coach, western riding instructor, horsemanship teacher, harness horse trainer, wrangler, horseback trail guide, pony camp instructor, horse whisperer, riding mistress, horse master, nagsman, bronc buster, horseman, bronco buster, roughrider, pony ride operator, riding school teacher, trotter trainer, broncobuster",
    credentials: "PATH certified instructor, CHA instructor, USHJA, racing trainer license",
    tools: "lunge line, saddle, bridle, round pen, horse trailer",
    skills:
      "horse training, riding instruction, dressage, starting young horses, horse groundwork, show jumping, western riding, therapeutic riding, horse handling, lunging horses, horse behavior, trail riding, race conditioning, tack fitting",
    duties:
      "break and train horses, teach riding lessons, exercise racehorses, lunge young horses, coach riders for shows, lead trail rides, therapeutic riding for disabled children, match riders to horses, fix horse behavior problems, load horses in trailers, teach saddling and bridling, run pony camp, break a colt, reins and saddles, lead ponies round, trot and canter",
    below: "Stable hand",
    beside: "Farrier, Sports coach, Ranch hand",
    context: {
      horseman: "train, riding, breaking",
      wrangler: "horses, trail rides, dude ranch, riding, saddle",
      jockey: "horse, race, riding, track",
      "exercise rider": "horse, racetrack",
      "riding instructor": "horses, horseback, stable, equestrian, saddle, ponies",
    },
    not: "disc jockey, video jockey, desk jockey, data wrangler, baby wrangler",
  },
  {
    name: "Stable hand",
    titles:
      "groom, horse groom, stablehand, barn help, barn hand, barn worker, stable lad, stable worker, stall mucker, hot walker, ostler, horse caretaker, equine groom, barn manager, stable manager, horse feeder, equine caretaker, horse farm hand, hostler, stable boy, stableman, stable girl, horse boy, strapper, horsekeeper, stable maid, livery stable hand, carter and horseman, coachman, livery man, horse lad, livery yard hand, grooms man",
    credentials: "equine first aid, racing groom license",
    tools: "pitchfork, wheelbarrow, curry comb, hoof pick, tractor, horse trailer",
    skills:
      "stall mucking, horse grooming, feeding horses, horse turnout, horse handling, horse blanketing, wrapping horse legs, hoof picking, hay stacking, barn management, tack cleaning, fence repair, horse health checks, foal watch",
    duties:
      "muck out stalls, feed and water horses, turn horses out to pasture, brush and pick hooves, tack up horses, hold horses for farrier, sweep the barn aisle, stack hay bales, hot walk racehorses, wrap legs, clean tack, early morning feeding, watch mares foal, shovel manure, fork straw, rub down horses, buckets of oats, be around horses, sweet feed and hay",
    beside: "Ranch hand, Kennel attendant",
    context: {
      hostler: "horses, stable, barn, stalls",
      coachman: "horses, carriage, stable",
      "livery man": "horses, stable",
      groom: "horses, stable, barn, stalls, racetrack, equine",
      "barn manager": "horses, stable, boarders, equine",
    },
    not: "bride and groom, groom backlog, groom's cake",
  },
  {
    name: "Farrier",
    titles:
      "horseshoer, shoeing smith, horse shoer, hoof trimmer, barefoot trimmer, certified journeyman farrier, racetrack plater, cattle hoof trimmer, equine podiatrist, equine dentist, horse dentist, equine dental technician, saddle fitter, shoeing blacksmith, horseshoe man, plater, horse blacksmith, shoer",
    credentials: "CJF, AFA certification, IAED",
    tools: "anvil, gas forge for horseshoes, hoof nippers, hoof rasp, horse stocks, float rasp",
    skills:
      "horseshoeing, hoof trimming, hot shoeing, corrective shoeing, forging shoes, horse handling, lameness shoeing, hoof balance, equine dentistry, barefoot trimming, saddle fitting",
    duties:
      "shoe horses, trim hooves, forge horseshoes, pull old shoes, treat hoof abscesses and cracks, corrective shoes for lameness, drive barn to barn, float horse teeth, trim cattle hooves, hold hoof between knees, fit saddles, nail on horse shoes, rasp a hoof, new shoes for a horse, file a horse's teeth",
    beside: "Blacksmith, Stable hand, Veterinarian",
    context: { plater: "horses, racetrack", shoer: "horse, hoof" },
  },
  {
    name: "Animal massage therapist",
    titles:
      "equine massage therapist, canine massage therapist, horse massage therapist, dog massage therapist, pet massage therapist, equine bodyworker, animal chiropractor, horse chiropractor, animal acupressure practitioner, canine rehabilitation therapist, canine hydrotherapist, animal physiotherapist, horse back man, dog physiotherapist, horse physio, animal osteopath",
    credentials: "CCRT canine rehab, certified equine massage therapist, AVCA animal chiropractic",
    tools: "underwater treadmill for dogs, cold laser, PEMF blanket",
    skills:
      "equine massage, canine massage, canine rehabilitation, animal acupressure, stretching horses, canine hydrotherapy, gait observation in animals, horse handling, animal chiropractic, laser therapy for pets",
    duties:
      "massage sore horses, loosen tight horse backs, rehab dogs after surgery, underwater treadmill for dogs, massage arthritic dogs, barn visits before shows, stretch horses' legs, adjust animals' spines, teach owners pet massage, ease old dogs' pain, rub a horse's sore back, help a lame dog walk, ease stiff old dogs",
    beside: "Veterinary technician, Massage therapist, Stable hand, Dog trainer",
  },
  {
    name: "Zookeeper",
    titles:
      "zoo keeper, animal keeper, zoo curator, aquarist, aquarium keeper, elephant keeper, zoo animal caretaker, marine mammal trainer, dolphin trainer, bird keeper, aviculturist, reptile keeper, herpetarium keeper, aquarium curator, zoo registrar, zoo docent, aquarium diver, petting zoo attendant, butterfly house attendant, sanctuary caregiver, menagerie keeper, lion keeper, monkey keeper, snake handler, aquarium attendant, penguin keeper, head keeper",
    credentials: "AZA member, AAZK, scuba certification",
    tools: "ZIMS, animal enclosures, filtration system, scuba gear",
    skills:
      "exotic animal care, animal enrichment, diet preparation for animals, enclosure cleaning, exotic animal training, animal record keeping, visitor talks, aquarium maintenance, water chemistry, animal restraint, conservation education, captive breeding programs, scuba diving",
    duties:
      "feed zoo animals, clean exhibits, prepare animal diets, give keeper talks, train animals for vet checks, dive in aquarium tanks, test tank water, animal enrichment toys, watch newborn animals, record animal behavior, petting zoo supervision, educate visitors about wildlife, lions and elephants, muck out the monkey house, fish for the seals, snakes and parrots, look after animals at the zoo",
    beside: "Museum docent, Wildlife rehabilitator, Biologist, Veterinary technician",
    context: { "head keeper": "zoo, animals", "zoo curator": "animals, zoo, exhibits, keepers" },
  },
  {
    name: "Wildlife rehabilitator",
    titles:
      "wildlife rehabber, wildlife caretaker, wildlife care technician, raptor rehabilitator, falconer, bird bander, wildlife rescue worker, wildlife sanctuary manager, bat exclusion specialist, marine mammal stranding responder, wildlife removal specialist, bird rescuer, bird lady, hedgehog rescuer, wild bird nurse, wild animal nurse, bird hospital worker, swan rescuer",
    credentials: "wildlife rehabilitation permit, IWRC, falconry license, NWCO license",
    tools: "live traps, infant incubator, falconry glove, feeding syringe",
    skills:
      "wildlife rehabilitation, wild animal handling, animal first aid, feeding orphaned animals, raptor handling, wildlife release, humane trapping, wildlife exclusion, falconry, wildlife education, rabies precautions",
    duties:
      "nurse injured wild animals, bottle feed orphaned squirrels, release healed hawks, answer calls about found birds, trap raccoons and skunks, keep bats out of attics, fly falcons at programs, splint broken wings, rescue stranded seals, teach schools about wildlife, baby squirrels that fell from the nest, owls and turtles, let wild animals go again",
    beside: "Animal control officer, Pest control technician, Park ranger, Wildlife biologist",
    context: { "bird lady": "hurt, injured, wild" },
  },
  {
    name: "Animal shelter worker",
    titles:
      "animal shelter attendant, humane society worker, animal shelter technician, animal adoption counselor, pet adoption counselor, animal rescue worker, animal shelter manager, animal shelter director, humane society director, animal rescue director, animal foster coordinator, cat rescue coordinator, animal welfare consultant, animal shelter volunteer coordinator, SPCA worker, cat cafe attendant, dog pound worker, pound man, dog warden, dog catcher, humane officer, RSPCA inspector, dogs' home worker, cats' home worker, animal home worker, dog pound keeper, poundmaster, stray dog catcher, animal refuge worker",
    credentials: "CAWA, euthanasia technician certificate, pet first aid",
    tools: "Shelterluv, PetPoint, microchip scanner, catch pole",
    skills:
      "animal shelter operations, kennel cleaning, adoption counseling, animal intake, dog handling, cat care, behavior evaluation of shelter animals, foster programs, volunteer coordination, spay neuter programs, animal rescue transport, fundraising, trap neuter return",
    duties:
      "care for homeless pets, match families with pets, clean cat cages, take in strays, walk shelter dogs, run adoption events, place pets in foster homes, transport rescue dogs, manage an animal shelter, humane society fundraising, vaccinate on intake, photograph adoptable pets, find homes for stray dogs, cats nobody wants, the dog pound, pick up lost dogs, cuddle kittens, save animals",
    beside: "Nonprofit executive director, Volunteer coordinator, Pet sitter",
    context: {
      poundmaster: "shelter, strays, kennels",
      "RSPCA inspector": "shelter, adopt, rescue",
      "dog pound worker": "shelter, adopt, cages",
      "dog warden": "shelter, strays, pound",
      "dog catcher": "shelter, strays, pound",
      "humane officer": "animals, shelter",
    },
  },
];
