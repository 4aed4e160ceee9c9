import type { OccupationEntry } from "../types.ts";

/**
 * People who cook, bake, cut, pour, and serve food and drink, and those who run kitchens, restaurants, and catering.
 */
export const FOOD_AND_DRINK: readonly OccupationEntry[] = [
  {
    name: "Chef",
    titles:
      "executive chef, head chef, sous chef, chef de cuisine, chef de partie, restaurant chef, kitchen chef, corporate chef, hotel chef, club chef, banquet chef, chef de rang kitchen, station chef, saucier, garde manger, pantry chef, culinary director, executive sous chef, chef owner, consulting chef, culinary consultant, chef consultant, sushi chef, interim chef, chef manager, commis chef, grill chef, vegan chef, kitchen head, master chef, first cook, hotel cook chef, chef cook, head cook, chief cook, second chef, chef de partie tournant, larder chef, sauce cook, roast cook, roundsman, carver, carvery chef, kitchen boss",
    credentials: "CEC, CCC, ACF certification, culinary arts degree, ServSafe Manager, Culinary Institute of America",
    tools: "combi oven, sous vide circulator, chef's knives, salamander, Robot Coupe, mandoline, ChefTec",
    skills:
      "menu development, kitchen management, plating, sauces and stocks, food costing, knife skills, recipe development, line management, garde manger, sous vide, kitchen hiring and training, food safety, inventory and ordering, butchery",
    duties:
      "run a restaurant kitchen, write menus and recipes, cost out plates, train cooks, expedite at the pass, order food and check deliveries, make sauces and specials, keep food cost down, plan banquets, open a new restaurant kitchen, keep the kitchen clean for inspection, taste everything before it goes out, boss of the kitchen, cook fancy food, think up new dishes, white hat and apron, run the stove at a hotel, cook in a restaurant, carve roasts at a buffet",
    below: "Kitchen manager, Cook",
    above: "Food and beverage director",
    step: "Personal chef, Caterer, Pastry chef, Cooking instructor, Recipe developer",
    beside: "Restaurant manager, Restaurant consultant, Butcher",
    not: "Chef Puppet, Chef automation, Chef cookbook DevOps, Chef infrastructure, toy chef",
    context: {
      "first cook": "restaurant, kitchen, hotel",
      "head cook": "restaurant, hotel, kitchen",
      "chief cook": "kitchen, restaurant, hotel",
      roundsman: "chef, kitchen",
      carver: "roast, buffet, prime rib",
      "kitchen boss": "chef, restaurant",
      saucier: "kitchen, chef, restaurant, sauces",
      "station chef": "kitchen, restaurant, line",
    },
  },
  {
    name: "Cook",
    titles:
      "line cook, restaurant cook, hotel cook, broiler cook, grill cook, saute cook, fry cook, banquet cook, prep cook, preparation cook, kitchen prep, food prep worker, pizza cook, pizza maker, pizzaiolo, kitchen cook, short order cook, breakfast cook, diner cook, grill man, grillman, flat top cook, egg cook, pantry cook, salad maker, dinner cook, fryer cook, griddle cook, wok cook, barbecue cook, pitmaster, sandwich maker, brunch cook, first cook, second cook, cook helper, hash slinger, greasy spoon cook, griddle man, fry man, chip shop fryer, fish fryer, fish and chip fryer, chippy, pancake cook, lunch counter cook, luncheonette cook, burger cook, plain cook, pizza man, pie man, cafe cook, tea room cook, diner man, pub cook, spud basher, carvery cook, salad girl",
    credentials: "food handler card, ServSafe, culinary certificate",
    tools:
      "flat top grill, char broiler, deep fryer, pizza oven, chef's knives, slicer, smoker, kitchen display system",
    skills:
      "line cooking, grilling, sautéing, short-order cooking, food preparation, knife skills, station setup, portion control, food safety, breakfast cooking, pizza making, barbecue, plating, ticket timing",
    duties:
      "cook to order on the line, work grill and fry stations, set up and break down the station, chop vegetables, cook eggs and pancakes, read tickets, plate food fast, make salads and sandwiches, stretch pizza dough, smoke ribs and brisket, label and rotate food, clean the grill, flip burgers, eggs over easy, bacon and hash browns, cook in a diner, peel and chop, fish and chips, steaks on the grill, make soup, hot stove, pub meals, cook in a restaurant, cook breakfast and lunch, cook food in a restaurant kitchen, cook dinners in a small restaurant",
    above: "Kitchen manager",
    step: "Institutional cook, Fast food worker, Camp cook",
    beside: "Dishwasher, Baker",
    not: "cookbook, Cook County, meth cook, cooker, cooking oil salesperson, cook time, Thomas Cook, pressure cooker",
    context: {
      chippy: "fish, chips, fryer",
      "pizza man": "oven, dough, slices",
      "pie man": "pies, crust, oven",
      "diner man": "grill, eggs, short order",
    },
  },
  {
    name: "Institutional cook",
    titles:
      "cafeteria cook, school cook, hospital cook, nursing home cook, healthcare cook, jail cook, prison cook, commissary cook, military cook, cook for seniors, assisted living cook, senior living cook, batch cook, cook manager, lead cook, head cook, daycare cook, child care center cook, church cook, soup kitchen cook, fire department cook, sorority cook, fraternity chef, culinary specialist, mess cook, navy cook, kitchen aide, cook, rectory cook, group home cook, meal site cook, congregate meal cook, school chef, Meals on Wheels cook, canteen cook, school dinner cook, mess steward, army cook, hospital kitchen cook, mess hall cook, convent cook, cook sergeant, old folks' home cook, works canteen cook, boarding school cook, catering corps cook, senior center cook, refectory cook",
    credentials: "ServSafe, food handler card, CDM, state school nutrition certificate",
    tools: "tilt skillet, steam kettle, steam table, combi oven, industrial mixer, meal thermometer",
    skills:
      "quantity cooking, batch cooking, therapeutic diets, standardized recipes, food safety, menu following, food preparation, tray service, child nutrition program rules, texture modified diets, sanitation, food ordering",
    duties:
      "cook for hundreds, make hot lunches for schoolchildren, prepare soft and low-salt diets, cook in steam kettles, follow the weekly menu, record food temperatures, serve residents' meals, cook for shelter guests, clean the kitchen after meals, puree food, feed troops or firefighters, big pots of soup, feed a crowd, meat loaf and mashed potatoes for a hundred, school dinners, make meals for old folks, chow for the troops, feed the hungry at church, cook in a nursing home or a school, ladle soup for hungry people",
    above: "Cafeteria manager, Dietary manager",
    step: "School cafeteria worker, Food service worker",
    beside: "Nursing assistant, Food pantry worker",
    not: "private chef",
    context: {
      "army cook": "kitchen, mess, meals",
      cook: "residents, hospital, school, nursing home, patients, meals, senior living",
      "culinary specialist": "navy, galley, army, mess",
      "lead cook": "school, residents, hospital, cafeteria",
    },
  },
  {
    name: "Camp cook",
    titles:
      "ranch cook, chuckwagon cook, ship's cook, boat cook, galley cook, tugboat cook, yacht chef, marine cook, oil rig cook, camp chef, hunting camp cook, retreat center cook, lodge cook, logging camp cook, fishing boat cook, seasonal cook, summer camp cook, expedition cook, river trip cook, trail cook, remote camp cook, dude ranch chef, ship's chef, cookee, cookhouse man, bull cook, cookhouse hand, camp cookie, sea cook, hash burner, lumber camp cook, barge cook",
    credentials: "food handler card, ServSafe, merchant mariner credential, wilderness first aid",
    tools: "Dutch oven, propane stove, galley range, campfire grill, walk-in cooler",
    skills:
      "camp cooking, galley cooking, quantity cooking, food provisioning, Dutch oven cooking, family-style meals, baking from scratch, working alone in a kitchen, special diets, menu planning",
    duties:
      "cook three meals a day for a crew, cook in a ship's galley, feed campers all summer, cook over an open fire, plan provisions for weeks, bake bread for a lodge, pack sack lunches, live on site for the season, serve hunters before dawn, wash up with a helper, beans and biscuits over a campfire, feed hungry loggers, cook on a boat, pancakes at sunup, cook way out in the woods",
    beside: "Deckhand, Personal chef, Innkeeper",
    not: "campaign",
  },
  {
    name: "Kitchen manager",
    titles:
      "BOH manager, back of house manager, kitchen supervisor, assistant kitchen manager, back of house supervisor, culinary manager, commissary manager, commissary kitchen manager, production kitchen manager, kitchen lead, kitchen steward manager, chief steward, executive steward, stewarding manager, kitchen team leader, ghost kitchen manager, central kitchen manager, kitchen superintendent, kitchen matron, kitchen boss, head of kitchen, kitchen overseer",
    credentials: "ServSafe Manager, food protection manager certification",
    tools: "kitchen display system, Compeat, MarketMan, Toast, temperature logs",
    skills:
      "kitchen management, food costing, inventory and ordering, kitchen scheduling, food safety, line checks, vendor relations, prep planning, portion control, equipment upkeep, training cooks, waste reduction",
    duties:
      "run the back of house, schedule cooks and dishwashers, order from food vendors, do line checks, take weekly inventory, hold food cost, train new cooks, jump on the line when busy, pass health inspections, get equipment fixed, oversee stewards and banquet dishes, keep the cooks on their toes, see there's enough food for the week, count what's in the walk in, make sure the fridge is cold",
    step: "Restaurant manager, Food service manager",
    not: "kitchen cabinet, kitchen remodel, kitchen designer",
    context: {
      "kitchen matron": "cooks, kitchen, meals",
      "culinary manager": "kitchen, restaurant, cooks",
      "commissary manager": "kitchen, food, production",
      "BOH manager": "kitchen, restaurant",
    },
  },
  {
    name: "Personal chef",
    titles:
      "private chef, family chef, home cook, household cook, private cook, live-in cook, estate chef, in-home chef, meal prep chef, home chef, private household chef, house chef, freelance chef, meal prep service, cook for a family, cook for seniors at home, dinner party chef, in-home cook, personal cook, vacation home chef, weekly meal cook, cook general, plain cook, domestic cook, household chef, live in cook housekeeper, family cook, residential cook, dinner lady, party cook",
    credentials: "USPCA certification, ServSafe, culinary arts degree, CPC",
    tools: "chef's knives, vacuum sealer, sous vide circulator, grocery delivery apps",
    skills:
      "private cooking, meal prep, special diets, menu planning for families, grocery shopping, dinner parties, allergy-friendly cooking, home kitchen organization, heart-healthy cooking, plating, discretion",
    duties:
      "cook in clients' homes, plan a week of meals, shop for groceries, pack and label meals for the freezer, cook dinner parties, cook for special diets, cook for an elderly couple, leave the kitchen clean, travel with a family, cook for vacation renters, cook supper for a family, make casseroles for the week, fill an old couple's freezer, come in and cook",
    step: "Caterer, Cooking instructor",
    beside: "Housekeeper, Butler, Companion",
    context: {
      "cook general": "family, meals, private",
      "plain cook": "family, household",
      "live in cook housekeeper": "cook, meals, dinner",
      "dinner lady": "private, family, home",
      "home cook": "client, family, meals, private",
      "home chef": "client, private, meals",
      "meal prep service": "client, home, cooking",
    },
  },
  {
    name: "Pastry chef",
    titles:
      "pastry cook, patissier, executive pastry chef, dessert chef, pastry sous chef, assistant pastry chef, pastry assistant, cake decorator, cake designer, wedding cake maker, cake artist, cake baker, cupcake decorator, sugar artist, sugarcraft artist, pastry maker, confectionery chef, dessert maker, pie maker, pastry baker, icer, bakery decorator, grocery cake decorator, confectioner, pastry man, cake icer, cake maker, cake lady, pastrycook, baker and confectioner, pie lady, piemaker, flour confectioner, tart maker, wedding cake lady, cookie decorator, icing artist, sweet maker",
    credentials: "CEPC, CPC pastry, pastry arts diploma, Wilton certification, ServSafe",
    tools: "stand mixer, sheeter, piping bags, chocolate tempering machine, airbrush, fondant tools, blast chiller",
    skills:
      "pastry, cake decorating, laminated dough, chocolate work, plated desserts, sugar work, fondant, wedding cakes, custards and mousses, ice cream making, dessert menu development, buttercream piping",
    duties:
      "make desserts for a restaurant, decorate birthday and wedding cakes, roll out croissant dough, temper chocolate, pipe buttercream roses, cover cakes with fondant, write the dessert menu, bake pies and tarts, spin ice cream, take cake orders, deliver and set up wedding cakes, roses out of icing, cream puffs and éclairs, cookies and cupcakes, pie crust, gingerbread houses, sweet things",
    step: "Baker, Small-business owner",
    beside: "Caterer, Wedding planner, Cooking instructor",
    not: "cake mix software, interior decorator, toothpaste",
    context: {
      confectioner: "cakes, pastry, sugar",
      "sweet maker": "cakes, pastry, dessert",
      icer: "cake, bakery, decorate",
    },
  },
  {
    name: "Baker",
    titles:
      "bread baker, artisan baker, bakery clerk, baker's helper, baker assistant, bakery worker, retail baker, supermarket baker, in-store baker, donut maker, doughnut maker, donut baker, overnight baker, night baker, bagel maker, bagel baker, sourdough baker, production baker, head baker, scratch baker, home baker, cottage baker, cookie baker, bakery manager, bakery owner, master baker, dough maker, bench hand baker, oven man, cottage food baker, journeyman baker, table hand, roundsman, oven hand, bread man, dough man, pie baker, pizza dough maker, bakery hand, baker's boy, muffin man, biscuit maker, bakehouse hand, scone baker, baker and flour confectioner, bun maker, bread maker, roll baker, tortilla maker, pretzel baker",
    credentials: "Certified Baker RBA, Certified Master Baker, food handler card, cottage food permit",
    tools: "deck oven, spiral mixer, proofer, dough sheeter, rack oven, bannetons, doughnut fryer",
    skills:
      "bread baking, sourdough, dough mixing, shaping loaves, proofing, scratch baking, doughnut making, production baking, oven work, bakery scheduling, baker's percentages, gluten-free baking, bakery sales",
    duties:
      "bake bread through the night, mix and shape dough, proof and score loaves, fry doughnuts, boil and bake bagels, load and unload ovens, bake cookies and muffins, keep a sourdough starter, box and price baked goods, wait on bakery customers, scale ingredients, get up at three and bake, knead and roll, flour on my apron, buns, biscuits and scones, sell bread and pies, work with yeast",
    beside: "Barista",
    not: "Baker McKenzie, Baker Tilly, Baker Hughes, Baker Act, Baker's cyst, baker family",
    context: {
      "table hand": "bakery, dough, bread",
      roundsman: "bread, bakery, deliver",
      "bread man": "bakery, bake, dough",
      "oven man": "bakery, bread, oven",
      "bakery manager": "bread, cakes, bakers, baking",
    },
  },
  {
    name: "Butcher",
    titles:
      "meat cutter, meatcutter, meat man, journeyman meat cutter, meat manager, meat department manager, meat wrapper, fishmonger, fish cutter, seafood clerk, seafood manager, fish counter clerk, retail butcher, block man, butcher shop owner, custom butcher, meat clerk, master butcher, meat department clerk, boning butcher, slaughterer, slaughterman, charcutier, sausage maker butcher, deer processor, game processor, halal butcher, kosher butcher, poulterer, meat processor custom, family butcher, butcher's boy, butcher's assistant, pork butcher, knackerman, slaughter man, boner, fish man, fishwife, fish curer, fish gutter, poultry dresser, poultry plucker, chicken plucker, tripe dresser, sausage maker, wet fish man, flesher, meat salesman, meat trimmer, block butcher, kosher slaughterer, shochet, meat locker man, fish shop assistant",
    credentials: "journeyman meat cutter card, HACCP certificate, food handler card",
    tools: "band saw, boning knife, meat grinder, steak knife, meat slicer, vacuum sealer, cleaver, scale",
    skills:
      "meat cutting, boning, breaking carcasses, sausage making, meat grinding, fish filleting, meat case merchandising, knife sharpening, custom cuts, meat yield, charcuterie, food safety, wild game processing",
    duties:
      "cut steaks and roasts, break down sides of beef, grind hamburger, make sausage, fillet and scale fish, wrap and price packages, fill the meat case, wait on customers at the counter, trim fat and bone, process deer in season, sharpen knives, order meat, chops and roasts, saw through bone, clean and gut fish, pluck chickens, make hot dogs, white apron and cleaver, venison for hunters, Sunday roast",
    step: "Deli clerk",
    beside: "Agricultural inspector, Rancher",
    not: "butcher paper, butcher block furniture, Butcher Box marketing, computer butcher",
    context: {
      "chicken plucker": "butcher, shop, farm",
      "poultry dresser": "butcher, shop, meat",
      boner: "meat, beef, knife",
      "fish man": "fillet, shop, market",
      "sausage maker": "butcher, meat shop, counter",
      "meat salesman": "counter, cuts, beef",
      "meat processor custom": "deer, beef, cut",
      "block man": "meat, butcher, beef",
      "fish cutter": "fish, fillet, seafood",
    },
  },
  {
    name: "Deli clerk",
    titles:
      "deli worker, deli associate, deli counter clerk, deli manager, delicatessen clerk, deli slicer, prepared foods clerk, cheesemonger, cheese specialist, cheese shop clerk, hot foods clerk, sandwich artist, deli cook, deli counter worker, deli sandwich maker, prepared foods manager, counter man deli, deli team member, grocery deli worker, delicatessen man, deli man, deli girl, sandwich man, sub maker, hoagie maker, cold cuts clerk, cheese man, cheese lady, cooked meat counter assistant, lunch meat slicer, provision hand, bacon slicer, appetizing counterman, sandwich hand",
    credentials: "food handler card, ACS Certified Cheese Professional",
    tools: "meat slicer, scale, rotisserie oven, label printer, panini press",
    skills:
      "meat and cheese slicing, sandwich making, deli counter service, cheese knowledge, party platters, food safety, hot case service, weighing and pricing, salad preparation, slicer cleaning",
    duties:
      "slice meat and cheese to order, make sandwiches and subs, weigh and price, roast chickens, dish up salads, make party trays, clean the slicer, wait on customers at the counter, recommend cheeses, restock the cold case, slice ham and turkey, bologna and Swiss, make heroes and hoagies, potato salad by the pound, thin or thick, make sandwiches",
    beside: "Cashier, Food service worker, Grocery clerk",
    not: "deli paper",
    context: { "deli man": "slice, sandwiches, cold cuts", "sandwich man": "deli, counter" },
  },
  {
    name: "Caterer",
    titles:
      "catering manager, catering director, catering chef, catering coordinator, catering sales manager, catering owner, catering company owner, event caterer, catering assistant, catering cook, catering supervisor, catering consultant, off-premise caterer, wedding caterer, party caterer, corporate caterer, catering attendant, catering captain, catering worker, catering staff, catering helper, director of catering, catering event manager, catering sales coordinator, outside caterer, wedding breakfast caterer, catering contractor, function caterer, party food maker, catering lady, purveyor, buffet caterer, tea lady caterer",
    credentials: "CPCE, ServSafe Manager, catering license, TIPS certification",
    tools: "chafing dishes, Cambro, hot box, Caterease, Total Party Planner, propane burners",
    skills:
      "catering, off-premise catering, menu planning for events, catering proposals, banquet event orders, buffet setup, food costing, event staffing, client tastings, food transport, rentals coordination, wedding catering",
    duties:
      "cater weddings and parties, meet clients and write menus, price per head, cook and deliver food to events, set up buffets, rent tables and linens, staff the event, hold tastings, box office lunches, keep food hot in transit, clean up after, feed guests at a party, food for funerals and christenings, make finger sandwiches, trays of food for a crowd, bring the food to the hall, church suppers",
    step: "Banquet manager, Food service manager, Event planner",
    beside: "Wedding planner, Food truck operator, Cook",
    not: "cater to customers, catering to clients' needs",
    context: { purveyor: "food, parties" },
  },
  {
    name: "Waiter",
    titles:
      "waitress, server, food server, cafe steward, dining room steward, restaurant server, waitperson, wait staff, waitstaff, table server, fine dining server, dining room server, banquet server, banquet waiter, catering server, catering waiter, cocktail waitress, cocktail server, silver service waiter, lunch waitress, diner waitress, dining room attendant, senior living server, country club server, captain waiter, head waiter, maître d waiter, food runner, busser, busboy, bus boy, bus person, back waiter, carhop, room service attendant, room service waiter, in-room dining server, breakfast attendant, buffet attendant, event server, tableside server, nippy, silver service waitress, waitress in a diner, hash house waitress, tea room waitress, lunch counter waitress, counter girl, wait person, garçon, steward, pot boy, car hop, bus girl, hotel waiter, dining car waiter, dining car steward, mess waiter, soda fountain waitress, tray girl, table maid, roller skate waitress, commis waiter, head waitress",
    credentials: "TIPS certification, food handler card, alcohol server permit, ServSafe Alcohol",
    tools: "Toast, Aloha POS, Micros, tray jack, handheld POS, wine opener",
    skills:
      "table service, order taking at tables, fine dining service, banquet service, upselling, wine service, POS systems, tray carrying, menu knowledge, cash handling, plate carrying, table setting, guest relations, busing tables",
    duties:
      "wait tables, take orders and bring food, describe the specials, pour wine and coffee, carry trays at banquets, split checks, clear and reset tables, serve residents in a dining room, bring drinks on the casino floor, deliver room service, fold napkins, work for tips, serve people their dinner, carry plates, on my feet for tips, bring the check, set the table, clear away dirty plates, be nice to hungry folks, work in a diner",
    above: "Banquet manager",
    step: "Bartender, Restaurant host, Barista",
    beside: "Cook",
    not: "SQL Server, server administrator, Windows Server, web server, process server, server engineer, server room, file server, dumbwaiter, server hardware, altar server",
    context: {
      "counter girl": "lunch, diner, coffee",
      steward: "dining, club, table, wine, cafe",
      server: "restaurant, tables, guests, dining, food, tips, menu, banquet",
      busser: "restaurant, tables, dishes",
    },
  },
  {
    name: "Banquet manager",
    titles:
      "banquet captain, banquet supervisor, banquet houseman, banquet setup, banquet set-up attendant, banquet director, banquet coordinator, functions manager, function manager hotel, conference and banqueting manager, banquet setup supervisor, banquet maître d, event captain, dining room manager, dining room supervisor, maître d, maître d'hôtel, club dining manager, front of house manager, FOH manager, floor manager restaurant, dining services supervisor, dining room captain, dining room hostess manager, head of waiting staff, banqueting head waiter, function organizer, restaurant captain, house captain",
    credentials: "ServSafe Manager, TIPS certification, CPCE",
    tools: "banquet event orders, Delphi, Micros, OpenTable, staging risers",
    skills:
      "banquet management, banquet event orders, room setup, server supervision, banquet service, floor management, table layouts, event timing, staff scheduling, wine service, client liaison during events, dining room management",
    duties:
      "run wedding receptions and dinners in the ballroom, read the BEO and set the room, line up servers, time the courses with the chef, greet the host of the event, manage the dining room floor, seat VIPs, set tables and dance floors, handle guest complaints, tear down after events, put on big dinners, line up tables for two hundred, see that the wedding dinner goes right, boss the waitresses, count silverware and china",
    step: "Restaurant manager, Convention services manager",
    beside: "Event planner, Food and beverage director",
    not: "front of house theater manager",
    context: {
      "function organizer": "banquet, hotel, dinner",
      "house captain": "banquet, dining",
      "front of house manager": "restaurant, servers, dining room, guests",
      "FOH manager": "restaurant, servers, dining",
      "floor manager restaurant": "servers, tables",
      "event captain": "banquet, servers, catering",
      "function manager hotel": "banquets, weddings",
    },
  },
  {
    name: "Restaurant host",
    titles:
      "hostess, host, restaurant hostess, greeter restaurant, dining room host, seater, reservationist restaurant, host stand, host person, dining room hostess, door host, restaurant greeter, restaurant receptionist, maître d' assistant, breakfast hostess, table host, seating hostess, maitre d hostess, front door hostess, doorman restaurant, welcome hostess, table seater, greeter",
    credentials: "food handler card",
    tools: "OpenTable, Resy, waitlist app, pager system, phone",
    skills:
      "greeting guests, seating rotation, reservation taking, waitlist management, phone answering, OpenTable, guest relations, menu handling, takeout orders",
    duties:
      "greet guests at the door, seat parties and hand out menus, take reservations by phone, keep the waitlist, rotate server sections, quote wait times, ring up takeout, keep menus clean, say goodbye to guests, answer questions about the menu, show folks to their table, say hello at the restaurant, write names on the list, find a booth for six, show people to their tables",
    beside: "Receptionist, Hotel front desk clerk",
    not: "web host, host server, Airbnb host, podcast host, talk show host, radio host, park host, campground host, host computer, TV host, host agency, host family",
    context: {
      greeter: "restaurant, guests, tables, dining",
      host: "restaurant, guests, seat, tables, dining, reservations",
      hostess: "restaurant, guests, seat, tables, dining",
      seater: "restaurant, guests, tables",
    },
  },
  {
    name: "Bartender",
    titles:
      "barman, barmaid, barkeep, bar tender, mixologist, bar person, bar staff, publican, pub landlord, pub bartender, taproom bartender, tavern keeper, cocktail bartender, banquet bartender, event bartender, wedding bartender, mobile bartender, barback, bar back, bar manager, beverage manager, head bartender, bar owner, bar supervisor, cellarman pub, service bartender, VFW bartender, club bartender, country club bartender, beer server, bar steward, cocktail consultant, bar consultant, pub manager, wine bar manager, tapster, pot man, potman, saloon keeper, tavern owner, barman and waiter, glass collector, cellar man, licensed victualler, tap man, licensee, beer puller, pub barmaid, pub keeper",
    credentials: "TIPS certification, bartending license, ServSafe Alcohol, alcohol server permit, Cicerone",
    tools: "shaker, jigger, draft system, Micros, Toast, bar gun, blender",
    skills:
      "bartending, mixology, drink recipes, pouring beer, cash handling, checking IDs, responsible alcohol service, bar inventory, bar setup, cocktail menu development, draft beer systems, customer conversation, upselling",
    duties:
      "mix drinks and pour beer, check IDs, keep bar tabs, chat with regulars, cut fruit and stock the bar, change kegs, cut off drunk customers, work weddings and private parties, count bottles, write a cocktail menu, close out the register, wash glasses, pull pints, serve drinks, listen to people's troubles over a beer, shake a martini, behind the bar at the Legion, pour a whiskey, last call, run a pub",
    step: "Sommelier, Restaurant manager, Barista",
    beside: "Casino dealer, Event security staff",
    not: "bar exam, barmaid costume, bar pilot, bar association, bar soap, bar code, barrister",
    context: {
      "pot man": "pub, glasses",
      "cellar man": "beer, pub, kegs",
      "tap man": "beer, kegs",
      licensee: "pub, beer, bar",
      "beverage manager": "bar, drinks, liquor, beer, restaurant",
      "bar manager": "drinks, liquor, cocktails, bartenders",
    },
  },
  {
    name: "Sommelier",
    titles:
      "wine steward, wine director, wine waiter, wine buyer, wine educator, wine consultant, wine specialist, wine expert, wine salesperson, wine advisor, wine shop clerk, wine merchant, wine judge, wine teacher, tasting room attendant, tasting room manager, wine tasting host, winery tour guide, wine tour guide, tasting room host, tasting room associate, cellar master restaurant, wine club manager, tea sommelier, cicerone, beer sommelier, wine writer, wine captain, wine broker, wine man, wine butler, cellarmaster, vintner, wine taster, wine tasting lady, wine pourer",
    credentials:
      "Certified Sommelier, Court of Master Sommeliers, WSET, CSW, Certified Specialist of Wine, Master Sommelier, CWE",
    tools: "Coravin, decanter, wine cellar software, wine list, Commerce7",
    skills:
      "wine service, wine knowledge, wine pairing, wine list writing, wine buying, cellar management, wine tastings, wine sales, tasting room sales, wine club sales, staff wine training, wine education",
    duties:
      "help guests choose wine, write the wine list, buy and cellar wines, open and decant bottles, pair wines with dishes, pour tastings at a winery, sell cases and club memberships, lead wine classes, train servers on wine, tell the vineyard's story, judge wines, know red from white, tell people what wine goes with fish, pour wine for visitors, sniff and sip, bottles from France and California, pour wine for visitors at a winery",
    beside: "Waiter, Retail sales associate",
    not: "wine warehouse, wine production, Wine emulator, wine distributor truck driver",
    context: {
      cellarmaster: "wine, restaurant",
      vintner: "wine, shop, tasting",
      "wine buyer": "wines, cellar, list, tasting, shop",
      cicerone: "beer, draft, tasting",
    },
  },
  {
    name: "Barista",
    titles:
      "coffee maker, coffee barista, espresso maker, coffee shop worker, cafe worker, cafe attendant, coffee bar attendant, coffee server, coffee shop manager, café manager, coffee shop owner, tea room server, tearoom hostess, tea shop attendant, coffee shop attendant, cafe assistant, coffee attendant, coffee cart attendant, juice bar attendant, coffee trainer, coffee consultant, tea lady, tea girl, coffee lady, tea trolley lady, tea maker, coffee girl, tea shop waitress, tea room owner, cafe owner, coffee bar girl, cafe proprietor, cafe lady, tea bar lady, snack bar girl, teashop assistant",
    credentials: "SCA barista certification, food handler card",
    tools: "espresso machine, coffee grinder, milk steamer, Square POS, pour over",
    skills:
      "espresso making, latte art, milk steaming, coffee brewing, cash handling, POS systems, coffee knowledge, counter service, tea service, opening and closing a café",
    duties:
      "pull espresso shots, steam milk for lattes, ring up customers, brew coffee and tea, warm pastries, learn regulars' orders, clean the espresso machine, open the shop early, restock cups and lids, grind beans, run a small café, make cups of tea, make fancy coffees, froth milk, muffins and coffee to go, push the tea trolley, cappuccino, make coffee for customers",
    beside: "Cashier, Food processing worker",
    not: "barrister, coffee roasting machine engineer, coffee maker appliance repair",
    context: {
      "snack bar girl": "coffee, tea",
      "coffee maker": "barista, café, espresso, serve",
      "cafe manager": "coffee, barista, baristas",
    },
  },
  {
    name: "Dishwasher",
    titles:
      "dish washer, kitchen porter, KP, kitchen steward, pot washer, potwasher, pots and pans, plongeur, dish machine operator, kitchen helper, kitchen assistant, scullery worker, scullion, dishroom attendant, dishroom worker, steward kitchen, kitchen hand, kitchen utility, kitchen utility worker, kitchen cleaner, warewasher, galley utility, dish room worker, bottle washer, chief cook and bottle washer, pearl diver, dish man, washer up, plate washer, scullery maid, kitchen maid, kitchen boy, pot scrubber, pot walloper, vegetable peeler, washing up man, silverman, kitchenhand, tray washer",
    credentials: "food handler card",
    tools: "dish machine, three-compartment sink, pot sprayer, racks, mop",
    skills:
      "dishwashing, warewashing, pot scrubbing, kitchen cleaning, dish machine operation, sanitizing, trash removal, basic food prep, putting away deliveries, mopping",
    duties:
      "wash dishes pots and pans, run the dish machine, scrape plates, scrub pots by hand, mop kitchen floors, take out garbage, put away clean dishes, peel potatoes, polish silver, help unload food deliveries, check sanitizer, hands in hot suds, stack plates, scour pans, sweep the kitchen floor, dry glasses, help out in a kitchen",
    step: "Food service worker",
    beside: "Janitor",
    not: "dishwasher repair, dishwasher installer, appliance dishwasher, shop steward, union steward, dishwasher technician",
    context: {
      "pearl diver": "dishes, kitchen",
      "scullery maid": "dishes, pots",
      "vegetable peeler": "kitchen",
      silverman: "kitchen, dishes",
      KP: "kitchen, dishes, porter",
      "pots and pans": "wash, kitchen, dishes",
      "kitchen assistant": "dishes, wash, prep, cleaning",
      dishwashing: "kitchen, restaurant, pots",
    },
  },
  {
    name: "Fast food worker",
    titles:
      "crew member, fast food crew member, counter attendant, fast food cook, fast food cashier, drive-thru attendant, drive through attendant, drive thru cashier, burger flipper, fast food team member, McDonald's crew, restaurant crew member, restaurant team member, quick service crew, lobby attendant fast food, ice cream scooper, soda jerk, snack bar attendant, concession stand worker, concessions worker, concession attendant, concessionaire, food counter worker, food stand worker, fast food shift leader, sandwich shop worker, counter help, hot dog vendor, stadium vendor, popcorn seller, hot dog man, hamburger stand worker, soda fountain clerk, soda fountain worker, fountain girl, ice cream girl, soda clerk, chip shop assistant, peanut vendor, snack bar worker, refreshment stand worker, ballpark vendor, dairy bar worker, kiosk girl, burger joint worker, popcorn girl, candy counter girl, usherette ice cream seller, hot dog seller, malt shop worker",
    credentials: "food handler card",
    tools: "drive-thru headset, fryer, soda machine, cash register, popcorn machine, kiosk",
    skills:
      "fast food service, counter service, cash handling, drive-thru orders, burger grilling, sandwich making, frying, teamwork on the line, concession sales, cleaning, cash register operation",
    duties:
      "take orders at the counter and drive-thru, grill burgers, drop fries, make sandwiches, scoop ice cream, sell hot dogs and popcorn at games, wipe tables and greet diners in the lobby, make change, stock cups and napkins, open the store for breakfast, milkshakes and sundaes, hand food out the window, headset and drive up lane, peanuts at the ballgame",
    above: "Restaurant manager",
    step: "Food service worker, Deli clerk, Cashier",
    not: "camera crew member, crew member boat, flight crew, film crew, survey crew, ship crew, stage crew, crew scheduler",
    context: {
      "crew member": "restaurant, fast food, drive-thru, burgers, counter",
      "counter attendant": "food, snack, coffee, restaurant",
      "counter help": "food, restaurant, customers",
    },
  },
  {
    name: "Food service worker",
    titles:
      "foodservice worker, food service aide, food service assistant, food service associate, cafeteria worker, cafeteria aide, cafeteria attendant, canteen assistant, canteen worker, hospital food service worker, dining services worker, dining services associate, catering assistant canteen, dining hall worker, college dining worker, corporate dining attendant, cafeteria server, cafeteria line server, salad bar attendant, host/cashier cafeteria, tray passer, dining hall checker, micro market attendant, pantry attendant, food service attendant, canteen lady, canteen girl, works canteen assistant, steam table attendant, counter hand, mess attendant, cafeteria lady, canteen hand, tray girl, commissary worker, refectory assistant, NAAFI girl, diet aide, dietary aide",
    credentials: "food handler card, ServSafe",
    tools: "steam table, tray line, salad bar, cash register, dish machine",
    skills:
      "food service, serving line work, food preparation, tray assembly, cash register operation, food safety, portion control, sanitation, stocking, salad preparation, customer courtesy",
    duties:
      "serve food on the cafeteria line, dish up hot meals, assemble patient trays, swipe meal cards, keep the salad bar full, wipe tables, run the register, wrap sandwiches, stock drinks, wash trays and utensils, work in a college dining hall, ladle soup, hairnet and gloves, scoop mashed potatoes, carry trays to hospital beds, fill the steam table, help in a hospital kitchen",
    above: "Food service manager, Cafeteria manager",
    step: "School cafeteria worker",
    beside: "Dietary manager",
    not: "food service equipment technician, food service sales, food service distributor driver",
    context: {
      "counter hand": "canteen, serve, trays",
      "mess attendant": "serve, dining, trays",
      "tray girl": "hospital, cafeteria",
    },
  },
  {
    name: "School cafeteria worker",
    titles:
      "lunch lady, school lunch worker, dinner lady, school food service worker, school nutrition worker, child nutrition worker, school kitchen worker, cafeteria helper school, school lunch aide kitchen, lunchroom worker, school kitchen assistant, food service substitute school, nutrition services assistant school, child nutrition assistant, school cafeteria cashier, cafeteria monitor server, school cafeteria helper, school meals assistant, school canteen worker, lunchroom lady, school dinner lady, dinner supervisor, hot lunch lady, school cook helper, lunch room lady, school meals lady, cafeteria lady, school dinner helper, milk monitor lady, midday meals assistant",
    credentials: "food handler card, SNA certificate, ServSafe",
    tools: "serving line, Meal Magic, warming cabinet, point of sale keypad, dish machine",
    skills:
      "school meal service, child nutrition program rules, food preparation, serving children, meal counting, cash handling, food safety, allergy awareness, dishwashing, baking",
    duties:
      "serve lunch to schoolchildren, cook and warm school meals, ring up student lunch numbers, wash trays, wrap breakfasts, watch for food allergies, fill milk coolers, wipe lunch tables, count meals for the government program, work school hours with summers off, feed kids at school, hairnet and a ladle, pizza and tater tots, milk cartons, home when the grandkids get out",
    context: { "cafeteria lady": "school, kids, lunch", "lunchroom worker": "school, students, lunch, serve" },
  },
  {
    name: "Cafeteria manager",
    titles:
      "school cafeteria manager, school food service director, school nutrition director, school nutrition manager, director of food and nutrition services school, child nutrition director, school kitchen manager, canteen manager, lunchroom manager, cafeteria supervisor, school lunch manager, head cook manager, school food service manager, child nutrition manager, food service supervisor, food service coordinator school, cafeteria lead, canteen manageress, head dinner lady, school meals supervisor, cook supervisor, school dinners organizer, cook in charge, canteen supervisor, lunchroom boss",
    credentials: "SNS, SNA certificate, ServSafe Manager, dietetics degree",
    tools: "PrimeroEdge, Nutrikids, Meal Magic, Titan",
    skills:
      "school nutrition management, National School Lunch Program, menu planning, USDA commodities, meal counting, free and reduced lunch applications, production records, staff scheduling, food costing, nutrition compliance reviews, food safety",
    duties:
      "run a school cafeteria, plan menus that meet USDA rules, order government commodities, schedule kitchen helpers, keep production records, count reimbursable meals, pass the state review, manage lunch accounts, train lunch staff, direct a district's meal program, be in charge of the lunch ladies, plan a month of school lunches, see every kid gets fed",
    step: "Food service manager",
    beside: "Dietitian, Dietary manager",
    context: {
      "food service supervisor": "cafeteria, kitchen, meals, school, trays",
      "canteen manager": "meals, kitchen, staff",
    },
  },
  {
    name: "Food service manager",
    titles:
      "food service director, foodservice manager, foodservice director, dining services manager, dining services director, director of dining services, food service general manager, contract food service manager, corporate dining manager, catering and food service manager, dining manager, hospital food service director, director of food and nutrition, dining director senior living, culinary services director, district manager food service, food service operations manager, food service consultant, mess hall manager, concessions manager, food service administrator, catering officer, mess manager, mess officer, canteen boss, commissary steward, mess sergeant, catering superintendent, hospital catering manager, welfare catering manager",
    credentials: "ServSafe Manager, CDM, CFPM, hospitality degree",
    tools: "Computrition, CBORD, Micros, FoodPro, Excel",
    skills:
      "food service management, dining services, menu planning, food costing, labor cost control, contract food service, staff scheduling, food safety, vendor contracts, catering, client relations, nutrition standards, concessions management",
    duties:
      "run dining for a hospital or college, manage cooks and servers, hold food and labor cost, plan menus, handle a contract with the client company, meet with residents about the food, order from distributors, run concessions at a stadium, pass health inspections, plan catered events, feed a whole hospital, be in charge of a mess hall, see that the meals go out on time",
    step: "Restaurant manager, Food and beverage director",
    beside: "Nursing home administrator, Facilities manager",
    not: "food processing plant manager, food sales manager",
    context: { "mess manager": "food, meals, dining", "mess sergeant": "kitchen, meals, cooks" },
  },
  {
    name: "Food and beverage director",
    titles:
      "F&B director, F&B manager, food and beverage manager, director of food and beverage, F and B manager, director of restaurants, VP of food and beverage, club food and beverage manager, hotel food and beverage manager, food and beverage supervisor, F&B supervisor, assistant food and beverage director, cruise ship F&B manager, director of culinary operations, food and beverage consultant, beverage director, outlets manager hotel, catering controller, food and drink manager, hotel catering manager, club steward",
    credentials: "CFBE, hospitality degree, ServSafe Manager, TIPS certification",
    tools: "Micros, Delphi, Birchstreet, Avero, Excel",
    skills:
      "food and beverage management, hotel restaurants, banquet management, beverage programs, food costing, menu engineering, outlet budgets, staff development, guest satisfaction, liquor compliance, purchasing for food and beverage",
    duties:
      "oversee restaurants bars and banquets in a hotel, control food and liquor cost, hire outlet managers, set menu prices, plan big events with the chef, watch guest scores, negotiate with food vendors, open new outlets, run a club's dining, keep liquor licenses clean, be in charge of all the eating and drinking in a hotel, bars and dining rooms, cost of a plate",
    below: "Restaurant manager",
    beside: "Hotel manager, Club manager",
    not: "food and beverage sales representative",
    context: {
      "beverage director": "bar, wine, cocktails, restaurant, hotel",
      "F&B supervisor": "restaurant, hotel, outlets, servers",
    },
  },
  {
    name: "Restaurant manager",
    titles:
      "restaurant general manager, restaurant GM, assistant restaurant manager, restaurant supervisor, restaurateur, restaurant owner, restaurant owner operator, restaurant franchise owner, fast food manager, diner owner, diner manager, restaurant shift manager, shift manager restaurant, unit manager restaurant, restaurant area manager, restaurant district manager, multi-unit restaurant manager, restaurant operations manager, restaurant operator, tavern manager, steakhouse manager, pizza shop manager, restaurant director of operations, QSR manager, fast food general manager, coffee chain district manager, manageress, restaurant manageress, restaurant keeper, cafe keeper, eating house keeper, steakhouse owner, diner proprietor, luncheonette owner, chip shop owner, fish and chip shop owner, supper club owner, burger joint manager, cafe manageress, restaurant proprietor, pizza parlor owner, pancake house manager",
    credentials: "ServSafe Manager, food protection manager certification, TIPS certification, FMP",
    tools: "Toast, Aloha POS, 7shifts, HotSchedules, OpenTable, Restaurant365",
    skills:
      "restaurant management, labor scheduling, food costing, guest relations, P&L responsibility, hiring restaurant staff, cash handling, inventory and ordering, liquor compliance, health code compliance, multi-unit operations, restaurant openings, POS systems",
    duties:
      "run a restaurant day to day, hire and schedule servers and cooks, open and close the house, handle guest complaints, control food and labor cost, count the drawers, order food and liquor, keep the health inspector happy, walk the floor on busy nights, train shift leaders, oversee several locations, have my own place to eat, keep the cooks and waitresses happy, see that customers come back, ran a diner for years",
    step: "Retail store manager, Hotel manager, Club manager",
    beside: "Restaurant consultant",
    not: "restaurant equipment sales manager",
    context: {
      manageress: "restaurant, cafe, tea room",
      "unit manager restaurant": "food, staff",
      "shift manager restaurant": "food, crew",
    },
  },
  {
    name: "Restaurant consultant",
    titles:
      "restaurant advisor, hospitality and restaurant consultant, restaurant opening consultant, restaurant startup consultant, restaurant coach, restaurant mentor, food service design consultant, kitchen design consultant commercial, menu consultant, franchise restaurant consultant, food and restaurant consultant, restaurant turnaround consultant, restaurant concept developer, food business mentor, food entrepreneur coach, restaurant trainer, restaurant mystery diner, mystery diner, restaurant critic, food critic, bakery consultant, catering adviser, restaurant troubleshooter",
    credentials: "FCSI, FMP, ServSafe instructor",
    tools: "Toast, Restaurant365, menu costing spreadsheet, Excel",
    skills:
      "restaurant consulting, restaurant openings, menu engineering, food costing, kitchen layout, concept development, staff training, restaurant financial turnaround, vendor negotiation, standard operating procedures for restaurants, franchise guidance",
    duties:
      "advise restaurant owners, cut food and labor cost, redesign the menu, lay out a commercial kitchen, help open a restaurant, train managers and servers, write operations manuals, rescue a losing restaurant, coach food entrepreneurs, dine as a mystery guest, write restaurant reviews, tell a cafe owner what's wrong, eat out and report back, help somebody open a diner",
    beside: "Small-business advisor, Food and beverage director, Management consultant",
    not: "home kitchen designer",
  },
  {
    name: "Food truck operator",
    titles:
      "food truck owner, food truck cook, food truck worker, food truck driver, food vendor, street food vendor, food cart operator, hot dog cart operator, ice cream truck driver, ice cream man, mobile food vendor, taco truck cook, food stall holder, farmers market food vendor, festival food vendor, coffee truck operator, kiosk food operator, burger van operator, food stand owner, market food vendor, lunch wagon man, lunch wagon driver, roach coach driver, burger van man, chip van man, fish and chip van owner, popsicle man, Good Humor man, mobile canteen driver, tea van lady, snack wagon owner, pushcart vendor, ice cream van driver, mobile fish and chip man, canteen truck driver, chestnut seller",
    credentials: "mobile food vendor permit, food handler card, ServSafe Manager, propane permit",
    tools: "food truck, generator, flat top grill, Square POS, propane tanks, food cart",
    skills:
      "food truck operation, street food, mobile cooking, event booking, cash handling, menu planning, health permit compliance, driving a food truck, food safety, inventory and ordering, social media posting of locations",
    duties:
      "cook and sell from a truck, park at festivals and office parks, take orders at the window, get permits, prep in a commissary, drive and set up, fix the generator, post the day's location, cater parties from the truck, sell ice cream to kids, a hot dog wagon, ring the bell and sell ice cream cones, lunch out of a van, burgers at the fairground, tacos on the corner",
    step: "Cook",
    beside: "Delivery driver",
    not: "truck driver food delivery, vending machine",
    context: { "food vendor": "sell, truck, cart, festival, market, stand" },
  },
  {
    name: "Cooking instructor",
    titles:
      "culinary instructor, cooking teacher, chef instructor, culinary teacher, culinary arts instructor, culinary arts teacher, cookery teacher, baking instructor, kids cooking teacher, pastry instructor, culinary educator, food demonstrator, cooking demonstrator, nutrition cooking educator, canning instructor, food preservation instructor, master food preserver, cooking school owner, cookery demonstrator, food sampler, sample demonstrator food, domestic science mistress, cake decorating teacher, home economist, gas board demonstrator, cookery mistress, bread making teacher, cooking coach",
    credentials: "CCE, culinary arts degree, teaching certificate, ServSafe instructor, Master Food Preserver",
    tools: "teaching kitchen, demonstration table, chef's knives, pressure canner",
    skills:
      "cooking instruction, culinary teaching, cooking demonstrations, recipe writing, knife skills, food safety, class planning, baking, home canning, group teaching, nutrition education, food sampling",
    duties:
      "teach cooking classes, show knife skills, demonstrate recipes to a group, teach culinary students, lead kids' baking camps, teach home canning, shop and prep for class, hand out samples in the store, grade practical cooking exams, lead team-building cooking parties, show folks how to cook, teach newlyweds to make gravy, put up jam and pickles, hand out tastes at the supermarket, cook in front of an audience",
    beside: "Vocational teacher, Dietitian, Recipe developer",
    not: "machine learning cookbook",
    context: {
      "cookery mistress": "cooking, culinary, demonstrator, instructor, baking, knife",
      "cookery teacher": "cooking, culinary, demonstrator, instructor, baking, knife",
      "domestic science mistress": "cook, kitchen",
      "home economist": "cooking, recipes, demonstrate, kitchen",
      "food demonstrator": "cooking, samples, store, recipes",
      "food sampler": "store, samples, customers",
    },
  },
  {
    name: "Recipe developer",
    titles:
      "recipe tester, food stylist, cookbook author, food writer, food blogger, test kitchen cook, culinary developer, research chef, R&D chef, product development chef, culinologist, food editor, recipe writer, recipe editor, cookbook editor, food columnist, test kitchen manager, food product developer, menu developer, food photographer stylist, cookbook tester, home economist, cookery writer, food economist, recipe inventor, cookery editor",
    credentials: "CRC, Certified Research Chef, culinary arts degree, food science degree",
    tools: "test kitchen, scale, recipe software, WordPress, nutrition analysis software, camera",
    skills:
      "recipe development, recipe testing, recipe writing, food styling, cookbook editing, nutrition analysis, product development of foods, food writing, sensory tasting, costing recipes, food photography",
    duties:
      "create and test recipes, write them so home cooks can follow, style food for photos, edit cookbooks, develop dishes for a food company, adapt recipes for diets, run a test kitchen, write a food column, scale recipes to plant size, blog about cooking, make up recipes, try a cake ten times till it's right, taste and tweak, make food look good for a picture",
    beside: "Food scientist, Writer, Photographer",
    not: "recipe software engineer, manufacturing recipe batch control",
    context: {
      "home economist": "recipes, test kitchen, food company",
      "food economist": "recipes, kitchen",
      "food stylist": "food, recipes, photos, kitchen",
      "menu developer": "recipes, dishes, food, chef",
    },
  },
  {
    name: "Food safety trainer",
    titles:
      "ServSafe instructor, ServSafe proctor, food handler instructor, food safety instructor, food hygiene trainer, restaurant health consultant, restaurant food safety auditor, kitchen auditor, restaurant inspector, food protection trainer, food safety consultant restaurants, responsible beverage trainer, TIPS trainer, TIPS instructor, alcohol server trainer, restaurant sanitation consultant, retail food safety auditor, food hygiene instructor, kitchen hygiene trainer, food handler trainer",
    credentials: "ServSafe instructor, ServSafe proctor, CP-FS, registered sanitarian, TIPS trainer",
    tools: "ServSafe materials, probe thermometer, sanitizer test strips, audit checklist, Steritech",
    skills:
      "food safety training, ServSafe, food handler classes, restaurant audits, health code compliance, HACCP for restaurants, temperature control, exam proctoring, allergen control, responsible alcohol service, kitchen sanitation",
    duties:
      "teach ServSafe classes, proctor food manager exams, audit restaurant kitchens, check coolers and holding temperatures, prepare restaurants for health inspections, train servers on alcohol laws, write HACCP plans for sous vide, fix repeat violations, visit stores on an audit route, show cooks how to calibrate thermometers, teach cooks to wash their hands, keep people from getting food poisoning, how long can the chicken sit out",
    beside: "Food safety and quality manager, Health inspector, Training and development specialist",
    not: "occupational safety trainer",
    context: { "restaurant inspector": "kitchen, health, audit", "kitchen auditor": "restaurant, food safety" },
  },
];
