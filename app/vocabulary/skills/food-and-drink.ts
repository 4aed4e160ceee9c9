/** Cooking, baking, serving, pouring, and the running of kitchens and restaurants. */
export const FOOD_AND_DRINK_SKILLS = `
ServSafe Manager: ServSafe manager certification, food protection manager certification, CFPM, certified food protection manager, ServSafe certified
Food handler card: food handler's permit, food handler permit, food handler certificate, ServSafe food handler, food worker card, food hygiene certificate level 2
ServSafe instructor: ServSafe proctor, registered ServSafe proctor
TIPS certification: TIPS certified, alcohol server permit, alcohol server certification, ServSafe Alcohol, TABC, RAMP certification, MAST permit, OLCC permit
Bartending license: bartending certificate, personal licence
ACF certification: American Culinary Federation, CEC, certified executive chef, certified culinarian
Culinary arts degree: culinary school, culinary diploma, Culinary Institute of America, Le Cordon Bleu, culinary degree
Certified Research Chef: CRC
Certified Master Baker: Certified Baker, RBA certification
Wilton certification: Wilton method
Journeyman meat cutter card: meat cutter apprenticeship
SNA certificate: School Nutrition Specialist, SNS
Certified Sommelier: Court of Master Sommeliers, CMS Level 2, Master Sommelier
WSET: Wine and Spirit Education Trust, WSET Level 2, WSET Level 3
Certified Specialist of Wine: CSW, CWE
Cicerone: certified Cicerone, Cicerone certification
SCA barista certification: Specialty Coffee Association
Cottage food permit: cottage food license, home bakery license
Line cooking: working the line, station cooking, restaurant cooking
Short-order cooking: diner cooking
Grilling: broiling, grill cooking
Sautéing
Frying: deep frying, fry station
Breakfast cooking: egg cooking, brunch cooking
Barbecue: BBQ, smoking meats, barbeque
Pizza making: making pizza, stretching dough, pizza dough
Sushi making: sushi, sushi rolling
Food preparation: food prep, prep work, kitchen prep work, vegetable prep
Knife skills: knife work, chopping and dicing
Sauces and stocks: sauce making, stocks and sauces
Garde manger: cold kitchen, pantry station
Sous vide: sous-vide cooking
Plating: food presentation, plate presentation
Menu development: menu design, writing menus, menu creation, creating menus
Menu planning: planning menus, cycle menus
Menu engineering: menu pricing, menu profitability
Recipe development: developing recipes, creating recipes
Recipe testing: testing recipes
Recipe writing: writing recipes, recipe editing
Food styling: styling food
Food writing: cookbook writing, food blogging
Food costing: food cost control, recipe costing, plate costing, cost control in kitchens
Portion control: portioning
Inventory and ordering: food ordering, kitchen inventory, ordering food, food purchasing
Kitchen management: managing a kitchen, back of house management, BOH
Kitchen scheduling: scheduling cooks
Kitchen sanitation: kitchen cleanliness, sanitation in kitchens
Health code compliance: health department inspections
Food safety training: food hygiene training
Quantity cooking: quantity food production, large-scale cooking, volume cooking, bulk cooking
Batch cooking: cooking in batches
Camp cooking: outdoor cooking, campfire cooking, Dutch oven cooking
Galley cooking: ship cooking, cooking on boats
Food provisioning: provisioning
Private cooking: cooking in homes, personal chef services, private chef services
Dinner parties: private dinner parties
Home canning: canning, food preservation, preserving
Cooking demonstrations: food demonstrations, cooking demos
Food sampling: product sampling, food demos
Pastry: pastry making, patisserie, pastry arts
Cake decorating: decorating cakes, cake design, buttercream piping, icing cakes
Wedding cakes: tiered cakes
Fondant: sugarcraft, gum paste
Sugar work: pulled sugar, blown sugar
Chocolate work: chocolate tempering, tempering chocolate, chocolates
Laminated dough: croissants, puff pastry, lamination of dough
Plated desserts: dessert plating, desserts
Bread baking: baking bread, artisan bread, bread making
Sourdough: sourdough baking
Scratch baking: baking from scratch, baking
Dough mixing: mixing dough, shaping loaves
Doughnut making: donut making, donuts
Meat cutting: butchery, butchering, cutting meat, carving carcasses
Boning: deboning, boning out
Sausage making: sausage stuffing, charcuterie
Fish filleting: filleting fish, fish cutting, fish butchery
Wild game processing: deer processing, game butchering
Meat case merchandising: meat department merchandising
Meat and cheese slicing: deli slicing, slicing meats
Cheese knowledge: cheesemongering
Party platters: deli trays, catering trays
Sandwich making: making sandwiches
Catering: catering services, event catering, catering events
Off-premise catering: off-site catering, offsite catering
Catering proposals: catering sales
Buffet setup: buffets, buffet service
Banquet event orders: BEO, BEOs, event orders
Banquet service: banquet serving, banquets, banqueting
Banquet management: banquet operations, running banquets
Room setup: banquet setup, room sets
Table service: waiting tables, table waiting, serving tables, waitering, waitressing, food serving
Fine dining service: silver service, formal service, fine dining
Busing tables: bussing tables, clearing tables
Tray carrying: carrying trays, plate carrying
Table setting: setting tables, table layout for dining
Room service: in-room dining
Greeting guests: hosting guests, welcoming guests, hostessing
Waitlist management: seating rotation, seating guests
OpenTable: Resy, restaurant reservation system
Dining room management: front of house management, FOH, floor management
Bartending: tending bar, barkeeping, bar work
Mixology: cocktail making, mixing drinks, craft cocktails, cocktails
Pouring beer: draft beer systems, draught beer, beer line cleaning, cellarmanship
Responsible alcohol service: responsible beverage service, checking IDs, alcohol compliance, liquor compliance
Bar inventory: liquor inventory, bar stocking
Bar management: managing a bar, pub management
Wine service: serving wine, decanting
Wine knowledge: wine expertise, wines
Wine pairing: food and wine pairing
Wine list writing: wine list development, wine program
Wine buying: wine purchasing
Wine tastings: leading tastings, tasting room hosting
Tasting room sales: wine club sales, winery sales
Espresso making: espresso, pulling shots, espresso drinks
Latte art: milk steaming
Coffee brewing: brewing coffee, coffee making
Dishwashing: washing dishes, warewashing, dish machine operation, pot washing
Kitchen cleaning: cleaning kitchens
Fast food service: quick service, QSR, counter food service
Drive-thru orders: drive through orders, drive-thru
Concession sales: concessions, snack bar sales
Counter service: counter sales of food
Food service: foodservice, food serving lines, cafeteria service
Serving line work: cafeteria line, steam table service
School meal service: school lunch service, school meals
National School Lunch Program: NSLP, child nutrition program rules, school nutrition rules
School nutrition management: school food service management
Food service management: foodservice management, dining services, managing dining services
Contract food service: Sodexo, Aramark, Compass Group
Concessions management: stadium concessions
Food and beverage management: F&B management, F&B, food and beverage
Restaurant management: managing a restaurant, running a restaurant, restaurant operations
Restaurant openings: opening restaurants, restaurant start-up
Restaurant consulting: restaurant advisory
Kitchen layout: commercial kitchen design, kitchen design for restaurants
Multi-unit operations: multi-unit management, multi-site restaurants
Food truck operation: running a food truck, mobile food vending, street food
Mobile food vendor permit: food truck permit
Toast: Toast POS
Aloha POS: NCR Aloha
Micros: Oracle Micros, Micros POS, Simphony
POS systems: point of sale, POS, point-of-sale systems
HotSchedules: 7shifts
Restaurant365: Compeat, MarketMan
Computrition: CBORD, FoodPro
Caterease: Total Party Planner
`;
