/** Skills, tools, and certificates of veterinary work and animal care. */
export const ANIMALS_SKILLS = `
DVM: VMD, doctor of veterinary medicine, veterinary degree, MRCVS, BVSc
State veterinary license: veterinary license, licensed veterinarian
USDA accredited veterinarian
Veterinary technician license: CVT, LVT, VTNE, registered veterinary technician license, credentialed veterinary technician
LATG: AALAS, laboratory animal technician certification
CVPM: veterinary practice manager certification
Certified master groomer: NDGAA, dog grooming certification, IPG
CPDT-KA: certified dog trainer, dog training certification, KPA CTP
CAAB: IAABC, CDBC, animal behaviorist certification
CGC evaluator: Canine Good Citizen evaluator
Fear Free certification: low stress handling
Pet first aid: pet CPR, animal first aid
AFA certification: CJF, farrier certification
PATH certified instructor: therapeutic riding certification
CHA instructor: riding instructor certification, USHJA
Wildlife rehabilitation permit: wildlife rehab permit
Euthanasia technician certificate: certified euthanasia technician
CAWA: animal welfare administrator certification
CCRT canine rehab: CCRP canine, canine rehabilitation certification
Veterinary medicine: animal medicine, veterinary practice, vet medicine
Spay and neuter: spaying, neutering, castration of pets, spay neuter surgery
Animal vaccinations: pet vaccines, rabies shots, vaccinating animals
Animal surgery: veterinary surgery, small animal surgery
Veterinary dentistry: dental cleaning for pets, pet dentals
Large animal practice: large animal medicine, livestock medicine, herd health, cattle medicine
Equine medicine: horse medicine, equine practice
Exotic animal medicine: exotics medicine, avian medicine
Shelter medicine: shelter veterinary medicine
Euthanasia of animals: euthanasia, putting pets to sleep, humane euthanasia
Animal restraint: holding animals, restraining pets, pet handling
Veterinary anesthesia: animal anesthesia, anesthesia monitoring of animals
Animal blood draws: drawing blood from animals
Veterinary radiology: animal x-rays, pet x-rays
Veterinary lab tests: fecal tests, IDEXX analyzer
Medication administration to animals: giving pets medicine, pilling pets, insulin shots for pets
Laboratory animal care: lab animal care, vivarium work
Veterinary practice management: vet clinic management, animal hospital management
AVImark: IDEXX Cornerstone, ezyVet, veterinary software, ImproMed
Dog grooming: pet grooming, grooming dogs, dog clipping, breed cuts
Cat grooming: grooming cats, lion cuts
Bathing dogs: dog bathing, dog washing
Dog nail trimming: pet nail trims, nail trims, clipping nails of pets
Hand stripping: show grooming
Dog handling: handling dogs, canine handling
Dog body language: canine body language
Kennel cleaning: cleaning kennels, cage cleaning, kennel disinfecting
Dog play supervision: doggie daycare, dog daycare
Pet sitting: cat sitting, dog sitting, pet minding, overnight pet care
Dog walking: walking dogs, dog exercise
Litter box care: cat care, scooping litter
Rover app: Rover, Wag app
Dog training: canine training, training dogs, puppy training
Obedience training: dog obedience, basic obedience
Clicker training: dog clicker, positive dog training
Behavior modification for pets: aggression rehabilitation, separation anxiety in dogs, animal behavior modification
Service dog training: guide dog training, assistance dog training
Dog agility: agility training, agility course
Scent detection: nose work, detection dogs
Hunting dog training: bird dog training, gun dog training
Therapy dog work: therapy dog visits, pet therapy visits
Dog breeding: breeding dogs, puppy breeding
Whelping: whelping litters
Show handling: dog show handling, conformation handling
Horse training: training horses, starting young horses, breaking colts, horse breaking
Riding instruction: teaching riding, riding lessons, horseback lessons, horsemanship
Dressage: dressage training
Show jumping: hunter jumper
Western riding: reining, western pleasure
Therapeutic riding: hippotherapy, equine assisted therapy, equine assisted activities
Trail riding: leading trail rides, trail guiding on horses
Horse handling: handling horses, equine handling
Stall mucking: mucking stalls, cleaning stalls, mucking out
Horse grooming: grooming horses, brushing horses
Feeding horses: feeding and watering horses, barn feeding
Barn management: stable management, horse barn management
Foaling: foal watch, foaling mares
Horseshoeing: shoeing horses, farriery, horse shoeing, hot shoeing
Hoof trimming: trimming hooves, barefoot trimming
Equine dentistry: floating teeth, horse teeth floating
Equine massage: horse massage
Canine massage: dog massage, pet massage
Canine rehabilitation: dog rehab, canine hydrotherapy, underwater treadmill for dogs
Feeding animals: animal feeding
Exotic animal care: zoo animal care, zookeeping
Animal enrichment: behavioral enrichment for animals
Aquarium maintenance: fish tank maintenance, aquarium keeping
Wildlife rehabilitation: wildlife rehab, caring for injured wildlife
Raptor handling: falconry, birds of prey handling
Humane trapping: live traps, live trapping, animal trapping
Animal shelter operations: shelter management animals, humane society work
Adoption counseling for pets: pet adoption counseling
Trap neuter return: TNR, feral cat work
Animal rescue transport: rescue transport of pets
`;
