import { ACCOUNTING } from "./occupations/accounting.ts";
import { AIR_RAIL_AND_SEA } from "./occupations/air-rail-and-sea.ts";
import { ALLIED_HEALTH } from "./occupations/allied-health.ts";
import { ANIMALS } from "./occupations/animals.ts";
import { ARCHITECTURE_AND_DRAFTING } from "./occupations/architecture-and-drafting.ts";
import { ARTS_AND_DESIGN } from "./occupations/arts-and-design.ts";
import { BANKING_AND_FINANCE } from "./occupations/banking-and-finance.ts";
import { BUILDING_MAINTENANCE } from "./occupations/building-maintenance.ts";
import { BUILDING_TRADES } from "./occupations/building-trades.ts";
import { CONSTRUCTION_MANAGEMENT } from "./occupations/construction-management.ts";
import { CUSTOMER_SERVICE } from "./occupations/customer-service.ts";
import { DATA } from "./occupations/data-analysis.ts";
import { DIAGNOSTICS } from "./occupations/diagnostics.ts";
import { EDUCATION } from "./occupations/education.ts";
import { EDUCATION_ADMINISTRATION } from "./occupations/education-administration.ts";
import { ENERGY_AND_UTILITIES } from "./occupations/energy-and-utilities.ts";
import { ENGINEERING } from "./occupations/engineering.ts";
import { ENGINEERING_CIVIL_AND_PROCESS } from "./occupations/engineering-civil-and-process.ts";
import { ENVIRONMENT_AND_SAFETY } from "./occupations/environment-and-safety.ts";
import { FOOD_AND_DRINK } from "./occupations/food-and-drink.ts";
import { GOVERNMENT } from "./occupations/government.ts";
import { HEALTH_ADMINISTRATION } from "./occupations/health-administration.ts";
import { HOME_REPAIR_AND_CRAFTS } from "./occupations/home-repair-and-crafts.ts";
import { HOTELS_TRAVEL_AND_EVENTS } from "./occupations/hotels-travel-and-events.ts";
import { HUMAN_RESOURCES } from "./occupations/human-resources.ts";
import { INSURANCE } from "./occupations/insurance.ts";
import { IT_OPERATIONS } from "./occupations/it-operations.ts";
import { LAND_AND_GARDEN } from "./occupations/land-and-garden.ts";
import { LEGAL } from "./occupations/legal.ts";
import { LIBRARIES_AND_MUSEUMS } from "./occupations/libraries-and-museums.ts";
import { LOGISTICS } from "./occupations/logistics.ts";
import { MACHINING_AND_METAL } from "./occupations/machining-and-metal.ts";
import { MANAGEMENT } from "./occupations/management.ts";
import { MANUFACTURING } from "./occupations/manufacturing.ts";
import { MARKETING_AND_COMMUNICATIONS } from "./occupations/marketing-and-communications.ts";
import { MECHANICAL_AND_ELECTRICAL_TRADES } from "./occupations/mechanical-and-electrical-trades.ts";
import { MEDIA_AND_PERFORMING } from "./occupations/media-and-performing.ts";
import { MEDICINE } from "./occupations/medicine.ts";
import { MENTAL_HEALTH_AND_CARE } from "./occupations/mental-health-and-care.ts";
import { MILITARY } from "./occupations/military.ts";
import { MUSIC_AND_DANCE } from "./occupations/music-and-dance.ts";
import { NONPROFIT_AND_FAITH } from "./occupations/nonprofit-and-faith.ts";
import { NURSING } from "./occupations/nursing.ts";
import { OFFICE } from "./occupations/office.ts";
import { PERSONAL_CARE_AND_HOUSEHOLD } from "./occupations/personal-care-and-household.ts";
import { PRODUCTION_TRADES } from "./occupations/production-trades.ts";
import { PROJECT_AND_PRODUCT } from "./occupations/project-and-product.ts";
import { PUBLIC_SAFETY } from "./occupations/public-safety.ts";
import { PURCHASING } from "./occupations/purchasing.ts";
import { QUALITY } from "./occupations/quality.ts";
import { REAL_ESTATE } from "./occupations/real-estate.ts";
import { RETAIL } from "./occupations/retail.ts";
import { SALES } from "./occupations/sales.ts";
import { SCIENCE } from "./occupations/science.ts";
import { SOCIAL_SERVICES } from "./occupations/social-services.ts";
import { SOFTWARE } from "./occupations/software.ts";
import { SPORTS_AND_LEISURE } from "./occupations/sports-and-leisure.ts";
import { THEATER_AND_ENTERTAINMENT } from "./occupations/theater-and-entertainment.ts";
import { TRUCKING_AND_DRIVING } from "./occupations/trucking-and-driving.ts";
import { VEHICLES } from "./occupations/vehicles.ts";
import { WRITING_AND_LANGUAGES } from "./occupations/writing-and-languages.ts";
import { ACCOUNTING_SKILLS } from "./skills/accounting.ts";
import { AIR_RAIL_AND_SEA_SKILLS } from "./skills/air-rail-and-sea.ts";
import { ALLIED_HEALTH_SKILLS } from "./skills/allied-health.ts";
import { ANIMALS_SKILLS } from "./skills/animals.ts";
import { ARCHITECTURE_AND_DRAFTING_SKILLS } from "./skills/architecture-and-drafting.ts";
import { ARTS_AND_DESIGN_SKILLS } from "./skills/arts-and-design.ts";
import { BANKING_AND_FINANCE_SKILLS } from "./skills/banking-and-finance.ts";
import { BUILDING_MAINTENANCE_SKILLS } from "./skills/building-maintenance.ts";
import { BUILDING_TRADES_SKILLS } from "./skills/building-trades.ts";
import { CONSTRUCTION_MANAGEMENT_SKILLS } from "./skills/construction-management.ts";
import { CUSTOMER_SERVICE_SKILLS } from "./skills/customer-service.ts";
import { DATA_SKILLS } from "./skills/data-analysis.ts";
import { DIAGNOSTICS_SKILLS } from "./skills/diagnostics.ts";
import { EDUCATION_SKILLS } from "./skills/education.ts";
import { EDUCATION_ADMINISTRATION_SKILLS } from "./skills/education-administration.ts";
import { ENERGY_AND_UTILITIES_SKILLS } from "./skills/energy-and-utilities.ts";
import { ENGINEERING_SKILLS } from "./skills/engineering.ts";
import { ENGINEERING_CIVIL_AND_PROCESS_SKILLS } from "./skills/engineering-civil-and-process.ts";
import { ENVIRONMENT_AND_SAFETY_SKILLS } from "./skills/environment-and-safety.ts";
import { FOOD_AND_DRINK_SKILLS } from "./skills/food-and-drink.ts";
import { GOVERNMENT_SKILLS } from "./skills/government.ts";
import { HEALTH_ADMINISTRATION_SKILLS } from "./skills/health-administration.ts";
import { HOME_REPAIR_AND_CRAFTS_SKILLS } from "./skills/home-repair-and-crafts.ts";
import { HOTELS_TRAVEL_AND_EVENTS_SKILLS } from "./skills/hotels-travel-and-events.ts";
import { HUMAN_RESOURCES_SKILLS } from "./skills/human-resources.ts";
import { INSURANCE_SKILLS } from "./skills/insurance.ts";
import { IT_OPERATIONS_SKILLS } from "./skills/it-operations.ts";
import { LAND_AND_GARDEN_SKILLS } from "./skills/land-and-garden.ts";
import { LEGAL_SKILLS } from "./skills/legal.ts";
import { LIBRARIES_AND_MUSEUMS_SKILLS } from "./skills/libraries-and-museums.ts";
import { LOGISTICS_SKILLS } from "./skills/logistics.ts";
import { MACHINING_AND_METAL_SKILLS } from "./skills/machining-and-metal.ts";
import { MANAGEMENT_SKILLS } from "./skills/management.ts";
import { MANUFACTURING_SKILLS } from "./skills/manufacturing.ts";
import { MARKETING_AND_COMMUNICATIONS_SKILLS } from "./skills/marketing-and-communications.ts";
import { MECHANICAL_AND_ELECTRICAL_TRADES_SKILLS } from "./skills/mechanical-and-electrical-trades.ts";
import { MEDIA_AND_PERFORMING_SKILLS } from "./skills/media-and-performing.ts";
import { MEDICINE_SKILLS } from "./skills/medicine.ts";
import { MENTAL_HEALTH_AND_CARE_SKILLS } from "./skills/mental-health-and-care.ts";
import { MILITARY_SKILLS } from "./skills/military.ts";
import { MUSIC_AND_DANCE_SKILLS } from "./skills/music-and-dance.ts";
import { NONPROFIT_AND_FAITH_SKILLS } from "./skills/nonprofit-and-faith.ts";
import { NURSING_SKILLS } from "./skills/nursing.ts";
import { OFFICE_SKILLS } from "./skills/office.ts";
import { PERSONAL_CARE_AND_HOUSEHOLD_SKILLS } from "./skills/personal-care-and-household.ts";
import { PRODUCTION_TRADES_SKILLS } from "./skills/production-trades.ts";
import { PROJECT_AND_PRODUCT_SKILLS } from "./skills/project-and-product.ts";
import { PUBLIC_SAFETY_SKILLS } from "./skills/public-safety.ts";
import { PURCHASING_SKILLS } from "./skills/purchasing.ts";
import { QUALITY_SKILLS } from "./skills/quality.ts";
import { REAL_ESTATE_SKILLS } from "./skills/real-estate.ts";
import { RETAIL_SKILLS } from "./skills/retail.ts";
import { SALES_SKILLS } from "./skills/sales.ts";
import { SCIENCE_SKILLS } from "./skills/science.ts";
import { SOCIAL_SERVICES_SKILLS } from "./skills/social-services.ts";
import { SOFTWARE_SKILLS } from "./skills/software.ts";
import { SPORTS_AND_LEISURE_SKILLS } from "./skills/sports-and-leisure.ts";
import { THEATER_AND_ENTERTAINMENT_SKILLS } from "./skills/theater-and-entertainment.ts";
import { TRUCKING_AND_DRIVING_SKILLS } from "./skills/trucking-and-driving.ts";
import { VEHICLES_SKILLS } from "./skills/vehicles.ts";
import { WRITING_AND_LANGUAGES_SKILLS } from "./skills/writing-and-languages.ts";
import type { OccupationEntry } from "./types.ts";

type Field = { field: string; occupations: readonly OccupationEntry[]; skills: string };

/** All entries of the editors, by field. */
export const FIELDS: readonly Field[] = [
  { field: "accounting", occupations: ACCOUNTING, skills: ACCOUNTING_SKILLS },
  { field: "air-rail-and-sea", occupations: AIR_RAIL_AND_SEA, skills: AIR_RAIL_AND_SEA_SKILLS },
  { field: "allied-health", occupations: ALLIED_HEALTH, skills: ALLIED_HEALTH_SKILLS },
  { field: "animals", occupations: ANIMALS, skills: ANIMALS_SKILLS },
  {
    field: "architecture-and-drafting",
    occupations: ARCHITECTURE_AND_DRAFTING,
    skills: ARCHITECTURE_AND_DRAFTING_SKILLS,
  },
  { field: "arts-and-design", occupations: ARTS_AND_DESIGN, skills: ARTS_AND_DESIGN_SKILLS },
  { field: "banking-and-finance", occupations: BANKING_AND_FINANCE, skills: BANKING_AND_FINANCE_SKILLS },
  { field: "building-maintenance", occupations: BUILDING_MAINTENANCE, skills: BUILDING_MAINTENANCE_SKILLS },
  { field: "building-trades", occupations: BUILDING_TRADES, skills: BUILDING_TRADES_SKILLS },
  { field: "construction-management", occupations: CONSTRUCTION_MANAGEMENT, skills: CONSTRUCTION_MANAGEMENT_SKILLS },
  { field: "customer-service", occupations: CUSTOMER_SERVICE, skills: CUSTOMER_SERVICE_SKILLS },
  { field: "data-analysis", occupations: DATA, skills: DATA_SKILLS },
  { field: "diagnostics", occupations: DIAGNOSTICS, skills: DIAGNOSTICS_SKILLS },
  { field: "education-administration", occupations: EDUCATION_ADMINISTRATION, skills: EDUCATION_ADMINISTRATION_SKILLS },
  { field: "education", occupations: EDUCATION, skills: EDUCATION_SKILLS },
  { field: "energy-and-utilities", occupations: ENERGY_AND_UTILITIES, skills: ENERGY_AND_UTILITIES_SKILLS },
  {
    field: "engineering-civil-and-process",
    occupations: ENGINEERING_CIVIL_AND_PROCESS,
    skills: ENGINEERING_CIVIL_AND_PROCESS_SKILLS,
  },
  { field: "engineering", occupations: ENGINEERING, skills: ENGINEERING_SKILLS },
  { field: "environment-and-safety", occupations: ENVIRONMENT_AND_SAFETY, skills: ENVIRONMENT_AND_SAFETY_SKILLS },
  { field: "food-and-drink", occupations: FOOD_AND_DRINK, skills: FOOD_AND_DRINK_SKILLS },
  { field: "government", occupations: GOVERNMENT, skills: GOVERNMENT_SKILLS },
  { field: "health-administration", occupations: HEALTH_ADMINISTRATION, skills: HEALTH_ADMINISTRATION_SKILLS },
  { field: "home-repair-and-crafts", occupations: HOME_REPAIR_AND_CRAFTS, skills: HOME_REPAIR_AND_CRAFTS_SKILLS },
  { field: "hotels-travel-and-events", occupations: HOTELS_TRAVEL_AND_EVENTS, skills: HOTELS_TRAVEL_AND_EVENTS_SKILLS },
  { field: "human-resources", occupations: HUMAN_RESOURCES, skills: HUMAN_RESOURCES_SKILLS },
  { field: "insurance", occupations: INSURANCE, skills: INSURANCE_SKILLS },
  { field: "it-operations", occupations: IT_OPERATIONS, skills: IT_OPERATIONS_SKILLS },
  { field: "land-and-garden", occupations: LAND_AND_GARDEN, skills: LAND_AND_GARDEN_SKILLS },
  { field: "legal", occupations: LEGAL, skills: LEGAL_SKILLS },
  { field: "libraries-and-museums", occupations: LIBRARIES_AND_MUSEUMS, skills: LIBRARIES_AND_MUSEUMS_SKILLS },
  { field: "logistics", occupations: LOGISTICS, skills: LOGISTICS_SKILLS },
  { field: "machining-and-metal", occupations: MACHINING_AND_METAL, skills: MACHINING_AND_METAL_SKILLS },
  { field: "management", occupations: MANAGEMENT, skills: MANAGEMENT_SKILLS },
  { field: "manufacturing", occupations: MANUFACTURING, skills: MANUFACTURING_SKILLS },
  {
    field: "marketing-and-communications",
    occupations: MARKETING_AND_COMMUNICATIONS,
    skills: MARKETING_AND_COMMUNICATIONS_SKILLS,
  },
  {
    field: "mechanical-and-electrical-trades",
    occupations: MECHANICAL_AND_ELECTRICAL_TRADES,
    skills: MECHANICAL_AND_ELECTRICAL_TRADES_SKILLS,
  },
  { field: "media-and-performing", occupations: MEDIA_AND_PERFORMING, skills: MEDIA_AND_PERFORMING_SKILLS },
  { field: "medicine", occupations: MEDICINE, skills: MEDICINE_SKILLS },
  { field: "mental-health-and-care", occupations: MENTAL_HEALTH_AND_CARE, skills: MENTAL_HEALTH_AND_CARE_SKILLS },
  { field: "military", occupations: MILITARY, skills: MILITARY_SKILLS },
  { field: "music-and-dance", occupations: MUSIC_AND_DANCE, skills: MUSIC_AND_DANCE_SKILLS },
  { field: "nonprofit-and-faith", occupations: NONPROFIT_AND_FAITH, skills: NONPROFIT_AND_FAITH_SKILLS },
  { field: "nursing", occupations: NURSING, skills: NURSING_SKILLS },
  { field: "office", occupations: OFFICE, skills: OFFICE_SKILLS },
  {
    field: "personal-care-and-household",
    occupations: PERSONAL_CARE_AND_HOUSEHOLD,
    skills: PERSONAL_CARE_AND_HOUSEHOLD_SKILLS,
  },
  { field: "production-trades", occupations: PRODUCTION_TRADES, skills: PRODUCTION_TRADES_SKILLS },
  { field: "project-and-product", occupations: PROJECT_AND_PRODUCT, skills: PROJECT_AND_PRODUCT_SKILLS },
  { field: "public-safety", occupations: PUBLIC_SAFETY, skills: PUBLIC_SAFETY_SKILLS },
  { field: "purchasing", occupations: PURCHASING, skills: PURCHASING_SKILLS },
  { field: "quality", occupations: QUALITY, skills: QUALITY_SKILLS },
  { field: "real-estate", occupations: REAL_ESTATE, skills: REAL_ESTATE_SKILLS },
  { field: "retail", occupations: RETAIL, skills: RETAIL_SKILLS },
  { field: "sales", occupations: SALES, skills: SALES_SKILLS },
  { field: "science", occupations: SCIENCE, skills: SCIENCE_SKILLS },
  { field: "social-services", occupations: SOCIAL_SERVICES, skills: SOCIAL_SERVICES_SKILLS },
  { field: "software", occupations: SOFTWARE, skills: SOFTWARE_SKILLS },
  { field: "sports-and-leisure", occupations: SPORTS_AND_LEISURE, skills: SPORTS_AND_LEISURE_SKILLS },
  {
    field: "theater-and-entertainment",
    occupations: THEATER_AND_ENTERTAINMENT,
    skills: THEATER_AND_ENTERTAINMENT_SKILLS,
  },
  { field: "trucking-and-driving", occupations: TRUCKING_AND_DRIVING, skills: TRUCKING_AND_DRIVING_SKILLS },
  { field: "vehicles", occupations: VEHICLES, skills: VEHICLES_SKILLS },
  { field: "writing-and-languages", occupations: WRITING_AND_LANGUAGES, skills: WRITING_AND_LANGUAGES_SKILLS },
];
