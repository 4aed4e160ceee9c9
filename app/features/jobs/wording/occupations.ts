/** English nouns for occupations, in the singular. */
const ONE = `accountant administrator adviser advisor agent aide analyst apprentice architect assistant associate attendant
  attorney auditor author babysitter baker banker barber barista bartender biologist bookkeeper bouncer broker builder
  butcher butler buyer camper canvasser captain caregiver caretaker carer carpenter cashier chauffeur chef chemist cleaner
  clerk climber closer coach coder concierge consultant cook coordinator copywriter counselor counsellor courier creator
  crew dancer dentist designer detailer developer director dispatcher doctor doorman driver editor electrician engineer
  entertainer estimator executive expert farmer fitter florist foreman framer gardener greeter groomer guard guide hairdresser
  handyman host hostess housekeeper hygienist influencer inspector installer instructor intern janitor joiner journalist
  laborer labourer landscaper lawyer leader librarian lifeguard linguist machinist maid manager marketer mason mechanic
  merchandiser model musician nanny nurse officer operator organizer packer painter paralegal paramedic pharmacist
  photographer physician picker pilot pipefitter planner plumber porter producer programmer promoter realtor receptionist
  recruiter rep reporter representative researcher rider rigger roofer runner sailor salesman salesperson salespeople
  saleswoman scientist seamstress secretary seller server shopkeeper specialist stocker strategist stylist superintendent
  supervisor surveyor tailor teacher technician technologist teller tester therapist trainee trainer translator tutor typist
  underwriter usher valet veterinarian waiter waitress warehouseman welder worker writer ambassador bellhop roustabout
  rockstar seller closer steward stewardess striker vet associates crewmember hygienist underwriter adjuster controller
  dishwasher busser barback sous stagehand deckhand farmhand ranchhand
  nutritionist optician interpreter investigator merchant negotiator scheduler scribe sommelier splicer trader`;

const IRREGULAR = "foremen handymen salesmen saleswomen warehousemen doormen nannies secretaries sales";

/** Occupations in the singular and plural, separated by spaces. */
export const OCCUPATION_WORDS = `${ONE.split(/\s+/)
  .map((word) => `${word} ${word}${/(?:s|sh|ch|x)$/.test(word) ? "es" : "s"}`)
  .join(" ")} ${IRREGULAR}`;
