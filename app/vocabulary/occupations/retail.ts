import type { OccupationEntry } from "../types.ts";

/** People who sell in shops and online stores, stock and show the goods, and run the store. */
export const RETAIL: readonly OccupationEntry[] = [
  {
    name: "Cashier",
    titles:
      "checker, grocery checker, checkout clerk, checkout operator, till operator, register operator, cash register operator, front end cashier, supermarket cashier, checkout assistant, cafeteria cashier, self-checkout attendant, head cashier, front end associate, ticket seller, cashier clerk, counter cashier, checkout girl, checkout lady, till girl, cash desk clerk, check-out clerk, grocery store checker, box office cashier, check stand clerk, check-out girl, cash register girl, cash girl",
    credentials: "alcohol server permit, food handler card",
    tools: "cash register, point of sale system, credit card terminal, barcode scanner, Square POS, Clover POS",
    skills:
      "cash handling, point of sale, making change, cash drawer balancing, credit card transactions, bagging, returns and refunds, coupon processing, price checks, age verification, customer greeting, self-checkout assistance, lottery sales",
    duties:
      "ring up sales, take cash and cards, give correct change, bag groceries, scan items, balance the drawer, check ID for alcohol, process returns, look up produce codes, answer questions at the register, keep the checkout clean, collect tolls, watch the self-checkout lanes, punch in prices, make change and say thank you, pack sacks, run the belt, add up what folks owe, work the cash register at a store",
    above: "Retail store supervisor",
    step: "Retail sales associate, Convenience store clerk, Bank teller, Grocery clerk",
    beside: "Food service worker",
    not: "cashier's check, fact checker, spell checker, court cashier",
    context: {
      "box office cashier": "tickets, money, till",
      checker: "register, groceries, checkout, store",
      "ticket seller": "cash, register, window, tickets",
      "head cashier": "register, store, drawers, checkout",
    },
  },
  {
    name: "Retail sales associate",
    titles:
      "sales associate, sales clerk, retail associate, retail clerk, floor associate, store associate, salesclerk, retail salesperson, shop clerk, counter clerk, salesgirl, sales floor associate, department store clerk, retail assistant, seasonal retail worker, customer assistant, gift shop clerk, gift shop associate, museum shop assistant, boutique associate, store helper, retail worker, sales advisor, key holder, store greeter, toy store associate, store salesperson, shop girl, shop assistant, store clerk, saleslady, counter girl, shopgirl, counter hand, dime store clerk, five and dime clerk, dry goods clerk, variety store clerk, door greeter, sales lady, people greeter, clerk in a store",
    credentials: "NRF retail credential",
    tools: "point of sale system, Shopify POS, Lightspeed, Square POS, pricing gun",
    skills:
      "retail sales, point of sale, product knowledge, customer service, suggestive selling, merchandise displays, cash handling, stock replenishment, fitting rooms, gift wrapping, returns and refunds, inventory counts, loss awareness, upselling",
    duties:
      "help shoppers on the floor, ring up purchases, restock shelves, fold and straighten merchandise, greet people at the door, suggest add-on items, gift wrap, handle returns, set up displays, keep the shop tidy, look for sizes in back, open and close the store, work holiday season in a shop, wait on people in a store, stand behind the counter, show folks where things are, sell gifts and knickknacks, say hello at the door, wrap presents at Christmas, help someone find the right size",
    above: "Retail store supervisor",
    step: "Clothing salesperson, Furniture salesperson, Jewelry salesperson, Hardware store associate, Bookseller, Garden center associate",
    beside: "Receptionist",
    not: "financial sales associate, real estate sales associate, software sales associate, insurance sales associate",
    context: {
      "sales associate": "store, retail, shoppers, register, merchandise, floor",
      "counter clerk": "store, shoppers, register, merchandise",
      "customer assistant": "store, shoppers, till, shelves",
      "sales advisor": "store, shoppers, shop, merchandise",
      "key holder": "store, retail, opening, closing, register",
    },
  },
  {
    name: "Retail store supervisor",
    titles:
      "store supervisor, retail supervisor, retail team leader, department supervisor, department manager, front end manager, front end supervisor, floor supervisor, lead sales associate, assistant store manager, deputy store manager, retail shift leader, third key, retail department head, floorwalker, assistant shop manager, assistant retail manager, retail shift supervisor, floor walker, shopwalker, head of department store",
    tools: "point of sale system, Kronos, handheld scanner",
    skills:
      "retail supervision, shift leadership, cash office, store opening and closing, staff scheduling, merchandise displays, customer complaints, loss prevention awareness, inventory counts, cash handling, stock ordering, team coaching",
    duties:
      "supervise cashiers and clerks, open and close the store, count the safe, make bank deposits, approve returns and overrides, handle customer complaints, assign floor duties, train new clerks, order department stock, walk the sales floor, step in for the manager, have the keys, keep an eye on the clerks, be second in command at the shop, see that breaks are fair, straighten out a customer who is mad, send folks to the registers",
    above: "Retail store manager",
    beside: "Restaurant manager",
    context: {
      "department manager": "store, retail, merchandise, shoppers",
      "department supervisor": "store, retail, merchandise, shoppers",
      "floor supervisor": "store, retail, merchandise, shoppers, cashiers",
      "store supervisor": "retail, shoppers, cashiers, merchandise",
    },
  },
  {
    name: "Retail store manager",
    titles:
      "store manager, shop manager, retail manager, store director, boutique manager, supermarket manager, grocery store manager, department store manager, gift shop manager, museum store manager, branch store manager, shop owner, shopkeeper, storekeeper, store owner, boutique owner, retail business owner, retailer, convenience store manager, thrift store manager, retail operations manager, interim store manager, retail consultant, shop manageress, small shop owner, shop proprietor, dry goods merchant, manageress, proprietor, general store keeper, general store owner, corner shop owner, corner store owner, mom and pop store owner",
    credentials: "NRF retail credential, food safety manager certificate",
    tools: "Shopify POS, Lightspeed, Retail Pro, QuickBooks, Kronos",
    skills:
      "store management, retail management, P&L management, merchandising, staff scheduling, inventory control, shrink reduction, hiring retail staff, sales goals, cash controls, visual standards, store openings, buying for a shop, customer service, vendor ordering, retail budgeting",
    duties:
      "run a store, hire and schedule store staff, meet sales goals, control inventory and shrink, order merchandise, handle cash and deposits, set up window displays, plan holiday sales, settle customer complaints, open a new shop, train salespeople, own a small shop, keep the shop profitable, advise shop owners, unlock in the morning and count up at night, decide what goes on the shelves, have a little store on Main Street, boss the clerks, know what the neighbors like to buy",
    above: "Retail district manager",
    step: "Retail buyer",
    beside: "Visual merchandiser, Small-business advisor",
    not: "app store manager, ship's storekeeper, warehouse storekeeper, navy storekeeper",
    context: {
      proprietor: "store, shop, owner",
      storekeeper: "shop, customers, retail, merchandise",
      "store owner": "shop, retail, merchandise, customers",
      "shop owner": "retail, merchandise, customers, store",
      shopkeeper: "retail, merchandise, customers, store",
    },
  },
  {
    name: "Retail district manager",
    titles:
      "district manager, regional retail manager, multi-unit manager, multi-store manager, director of stores, director of store operations, VP of stores, VP of retail, retail area manager, regional store manager, retail director, head of retail, franchise area manager, retail operations director, chain store supervisor",
    tools: "Tableau, Kronos, store audit app",
    skills:
      "multi-unit management, district management, store visits, P&L management, store manager development, sales goals, shrink reduction, store openings, retail operations, lease decisions, labor budgets, store audits, merchandising, franchise operations",
    duties:
      "oversee a dozen stores, visit stores weekly, coach store managers, review store profits, hire managers, open and close locations, audit store operations, roll out new programs, cut shrink across the district, choose store sites, step in at failing stores, go around to all the branches, see that every shop is up to snuff, be boss of the managers, drive from mall to mall, close stores that lose money",
    step: "Sales manager",
    beside: "Operations manager",
    not: "water district manager, school district manager, park district manager, fire district manager, irrigation district manager",
    context: { "district manager": "stores, retail, shrink, locations" },
  },
  {
    name: "Visual merchandiser",
    titles:
      "window dresser, window trimmer, display artist, visual merchandising manager, store display designer, display designer, merchandise displayer, visual merchandising specialist, visual stylist, store stylist, display manager, window display artist, shop window designer, mannequin dresser, visual merchandising consultant, holiday display installer, window decorator, displayman, display man, window display man, show window dresser, shop window dresser, store decorator",
    tools: "mannequins, Adobe Illustrator, glue gun, signage printer, SketchUp",
    skills:
      "visual merchandising, window displays, mannequin styling, store layout, signage, color and composition, seasonal displays, prop building, floor sets, lighting displays, planograms, display styling, retail fixtures",
    duties:
      "dress store windows, style mannequins, build holiday displays, arrange merchandise by color, lay out the sales floor, put up signs, make props, light displays, set new season floors, train stores on displays, decorate the mall, arrange fixtures, make the store look pretty, put dummies in new outfits, trim windows for Christmas, set up mannequins and backdrops, letter price cards, catch the eye of passersby",
    step: "Retail merchandiser, Home stager",
    beside: "Set designer",
    context: {
      "display designer": "store, windows, mannequins, merchandise",
      "display manager": "store, windows, mannequins, merchandise",
      "display artist": "store, windows, mannequins, merchandise",
    },
  },
  {
    name: "Retail merchandiser",
    titles:
      "merchandiser, store merchandiser, field merchandiser, reset merchandiser, planogram merchandiser, merchandise service associate, in-store merchandiser, grocery merchandiser, vendor merchandiser, reset specialist, magazine merchandiser, greeting card merchandiser, traveling merchandiser, merchandising representative, retail service specialist, shelf merchandiser, display builder, greeting card lady",
    tools: "planograms, handheld scanner, box cutter, merchandising app, electric screwdriver",
    skills:
      "merchandising, planogram resets, shelf stocking, display building, product rotation, price tags, store audits, inventory counts, product facing, shelf displays, store relations, route driving",
    duties:
      "reset store shelves, follow planograms, stock greeting cards, build endcap displays, put up shelf tags, rotate products by date, drive between stores, take photos of displays, fill empty facings, pull discontinued items, count stock for a vendor, assemble fixtures, straighten the card racks, put out candy and magazines, move things around on the shelves, go from supermarket to supermarket, hang price labels, see that our brand looks good",
    step: "Stock clerk, Retail inventory counter, Product demonstrator",
    beside: "Warehouse worker",
    not: "grain merchandiser, fashion merchandiser, refrigerated merchandiser, e-commerce merchandiser",
    context: { merchandiser: "stores, shelves, displays, planogram, resets" },
  },
  {
    name: "Stock clerk",
    titles:
      "stocker, shelf stocker, shelf stacker, stock associate, stock person, stockroom clerk, stock boy, stockroom assistant, overnight stocker, night stocker, retail stocker, shelf filler, replenishment associate, backroom associate, store stock clerk, night fill worker, stockroom associate, freight associate, price tagger, shelf replenisher, shelf boy, stock girl, stockkeeper, night filler, stockroom boy, stock keeper",
    tools: "pallet jack, handheld scanner, box cutter, price gun, stock cart",
    skills:
      "shelf stocking, stock rotation, freight unloading, pricing and tagging, stockroom organization, product facing, pallet breakdown, inventory counts, backstock, box cutting, expiry date checks",
    duties:
      "fill store shelves, unload the truck, open boxes, rotate stock by date, tag prices, face shelves, bring goods from the back, break down pallets, keep the stockroom neat, work overnight stocking, flatten cardboard, count stock, put cans on shelves, cut open cartons, carry things up from the basement, keep aisles full, lift boxes at night, mark prices with a gun, sweep up the back room, set things straight on a shelf",
    step: "Warehouse worker, Shipping and receiving clerk, Inventory clerk, Grocery clerk",
    beside: "Materials handler, Janitor",
    context: {
      stocker: "shelves, store, boxes, overnight",
      "stockroom clerk": "store, shelves, merchandise",
    },
  },
  {
    name: "Retail inventory counter",
    titles:
      "inventory counter, inventory taker, stock counter, stock taker, stocktaker, inventory auditor, inventory associate, cycle counter, physical inventory clerk, inventory crew member, RGIS auditor, stock checker",
    tools: "handheld scanner, ten-key counter, RF scanner",
    skills:
      "inventory counts, stocktaking, cycle counts, barcode scanning, ten key, audit trails, count accuracy, discrepancy checks, stockroom organization",
    duties:
      "count store inventory, scan shelf items, travel with a count crew, key counts into a handheld, recount differences, count early morning or overnight, tag counted shelves, report discrepancies, count stockrooms and warehouses, go through a store and count everything, add up what is on shelves, punch in how many, climb ladders and tally boxes, count at night when the shop is shut, count merchandise in shops",
    step: "Inventory clerk, Data entry clerk",
    beside: "External auditor",
    context: {
      "inventory counter": "store, retail, crew, shelves, count team",
      "inventory associate": "store, retail, crew, shelves, count team",
      "cycle counter": "store, retail, crew, shelves, count team",
      "inventory taker": "store, retail, crew, shelves, count team",
      "stock taker": "store, retail, crew, shelves, count team",
      stocktaker: "store, retail, crew, shelves, count team",
      "stock checker": "store, retail, crew, shelves, count team",
    },
  },
  {
    name: "Retail buyer",
    titles:
      "merchandise buyer, store buyer, fashion buyer, apparel buyer, department store buyer, gift buyer, grocery buyer, shop buyer, footwear buyer, jewelry buyer, home goods buyer, wine buyer, divisional merchandise manager, DMM, merchandise manager, merchandise planner, merchandise allocator, buying director, off-price buyer, general merchandise manager, buyer, assistant merchandise buyer, department buyer, resident buyer, drapery buyer, millinery buyer, ready-to-wear buyer",
    tools: "Excel, Oracle Retail, JOOR, NuOrder, Retail Pro",
    skills:
      "retail buying, assortment planning, open-to-buy, trend forecasting, vendor negotiation, markdown planning, sell-through analysis, merchandise planning, trade shows, private label, gross margin, seasonal buys, line selection, merchandise allocation, retail math",
    duties:
      "pick merchandise for stores, go to market and trade shows, choose next season's styles, negotiate with vendors, plan open-to-buy, set retail prices and markdowns, study what sells, order for each store, find new designers, plan the assortment, travel to showrooms, develop private label goods, pick out what the shop will carry, look at samples from salesmen, go to New York for the collections, guess what ladies will wear next year, haggle over price",
    step: "Purchasing agent",
    beside: "Visual merchandiser",
    not: "home buyer, car buyer, media buyer",
    context: {
      buyer: "merchandise, stores, retail, fashion, assortment, season, open-to-buy",
      DMM: "merchandise, stores, buying, retail",
      "merchandise planner": "stores, season, open-to-buy, allocation, retail",
      "merchandising manager": "buying, stores, assortment, season",
    },
  },
  {
    name: "Jewelry salesperson",
    titles:
      "jewelry sales associate, jewelry store clerk, jewelry consultant, jewellery sales assistant, watch salesperson, diamond salesperson, jewelry sales, fine jewelry specialist, jewelry store manager, watch specialist, bridal jewelry consultant, jewelry salesman, luxury sales associate, luxury watch advisor, jeweler's assistant, jeweller's shop assistant, jewelry counter clerk, diamond counter clerk, jewelry clerk",
    credentials: "GIA Graduate Gemologist, GIA Applied Jewelry Professional, JA certification",
    tools: "loupe, ring sizer, diamond tester, watch tools",
    skills:
      "jewelry sales, diamond knowledge, gemology basics, ring sizing, watch battery replacement, engagement ring selling, luxury selling, clienteling, jewelry repair intake, showcase displays, gold buying, appraisal intake",
    duties:
      "sell engagement rings, show diamonds under a loupe, explain the four Cs, size rings, take in jewelry repairs, change watch batteries, clean customers' rings, lock up the cases, sell fine watches, help choose anniversary gifts, buy old gold, help young fellows choose a ring, put a bracelet on a lady's wrist, sell gold chains and pearls, polish and lay out trays, put in a new watch cell",
    step: "Clothing salesperson",
    beside: "Jeweler, Antiques dealer",
    context: { "luxury sales associate": "jewelry, watches, diamonds, boutique" },
  },
  {
    name: "Furniture salesperson",
    titles:
      "furniture sales associate, furniture salesman, furniture sales consultant, mattress salesperson, mattress salesman, home furnishings consultant, furniture store sales, bedding salesperson, home furnishings salesperson, sleep consultant, furniture showroom salesperson, furniture store manager, rug salesperson, lighting showroom salesperson, piano salesperson, drapery salesperson, furniture man, bedding salesman, carpet and furniture salesman, organ salesman",
    tools: "tape measure, room planner software, fabric swatches",
    skills:
      "furniture sales, mattress sales, room planning, fabric selection, design advice, home furnishings knowledge, showroom selling, financing offers, delivery scheduling, special orders, add-on protection plans, commission sales",
    duties:
      "sell sofas and bedroom sets, help people pick a mattress, match fabrics and colors, measure for furniture, write up special orders, schedule deliveries, explain warranties, walk the showroom with couples, set store financing, sell rugs lamps and drapes, let people lie down on beds, show recliners and dining tables, tell folks what goes with what, take down delivery dates",
    step: "Flooring salesperson, Appliance and electronics salesperson, Kitchen and bath sales designer",
    beside: "Upholsterer",
    context: { "sleep consultant": "mattress, bedding, store" },
  },
  {
    name: "Appliance and electronics salesperson",
    titles:
      "appliance salesperson, appliance salesman, electronics salesperson, electronics sales associate, TV salesman, computer store salesperson, camera salesperson, camera store clerk, consumer electronics associate, appliance sales consultant, audio salesperson, hi-fi salesman, computer retail associate, home theater salesperson, sewing machine salesperson, vacuum store salesperson, television salesman, white goods salesman, brown goods salesman, radio salesman, stereo salesman, sewing machine salesman, washing machine salesman, camera shop assistant, vacuum cleaner salesman",
    tools: "point of sale system, demo units",
    skills:
      "appliance sales, consumer electronics, product demonstrations, extended warranties, home theater, computers and tablets, camera knowledge, delivery scheduling, commission sales, price matching, product comparison",
    duties:
      "sell refrigerators and washers, compare models for shoppers, demonstrate televisions, help pick a computer, sell cameras and lenses, offer extended warranties, match competitor prices, arrange delivery and hookup, explain settings simply, sell sewing machines and vacuums, sell stoves and dishwashers, tell folks which TV is best, explain a cell phone to old people, turn on stereos for customers, show how a vacuum picks up, help grandparents with tablets",
    step: "Telecommunications sales representative",
    beside: "Appliance repair technician, Audiovisual technician, Computer trainer",
    context: { "vacuum cleaner salesman": "store, showroom, appliances" },
  },
  {
    name: "Clothing salesperson",
    titles:
      "clothing sales associate, apparel sales associate, menswear salesperson, suit salesman, bridal consultant, bridal salesperson, dress shop clerk, fashion consultant, personal stylist, formalwear consultant, tuxedo rental clerk, lingerie fitter, bra fitter, haberdasher, department store personal shopper, men's clothier, clothier, shoe salesperson, shoe salesman, shoe fitter, shoe store clerk, footwear salesperson, fashion stylist, personal shopper, ready-to-wear saleslady, corsetiere, corset fitter, hat salesman, gents outfitter, gentlemen's outfitter, outfitter, draper's assistant, shoe clerk, tie salesman, foundation garment fitter",
    tools: "tape measure, Brannock device, garment steamer, clienteling app",
    skills:
      "clothing sales, clothing fitting, measuring customers, wardrobe advice, suit fitting, shoe fitting, clienteling, style advice, fitting rooms, fabric knowledge, bridal sales, alterations pinning, personal styling, formalwear rental",
    duties:
      "measure men for suits, pin alterations, help brides choose gowns, fit shoes properly, measure feet, pull outfits for clients, bring sizes to the fitting room, write client notes, rent tuxedos, fit bras, steam garments, advise on color and style, sell hats and ties, clean out closets with clients, help ladies find a dress, slip shoes on feet with a shoehorn, put a tape around a man's chest, carry skirts and blouses to the changing booth, tell folks honestly what suits them, dress boys for prom",
    step: "Beauty advisor, Fabric store associate",
    beside: "Tailor, Fashion designer, Seamstress",
    context: {
      outfitter: "suits, shirts, menswear, clothes",
      "personal shopper": "wardrobe, outfits, clothes, department store, style",
      "fashion stylist": "wardrobe, outfits, clothes, store, shoppers",
      "personal stylist": "wardrobe, outfits, clothes, clients",
      "bridal consultant": "gowns, dresses, fitting, salon",
      "fashion consultant": "wardrobe, outfits, clothes, store",
    },
  },
  {
    name: "Beauty advisor",
    titles:
      "cosmetics salesperson, beauty consultant, makeup counter associate, cosmetics counter manager, fragrance salesperson, perfume counter salesperson, cosmetics sales associate, skin care advisor, beauty counter assistant, beauty sales associate, fragrance model, cosmetics demonstrator, drugstore beauty advisor, cosmetics girl, beauty adviser, cosmetic counter girl, perfumery assistant, Mary Kay lady, Avon lady",
    credentials: "cosmetology license",
    tools: "makeup brushes, skin analysis tool",
    skills:
      "cosmetics sales, makeup application, skin care advice, color matching, fragrance sales, clienteling, counter displays, product demonstrations, beauty events, gift with purchase",
    duties:
      "sell makeup at the counter, match foundation shades, do makeovers, recommend skin care, spray fragrance samples, keep testers clean, book beauty events, build a client book, restock the counter, sell perfume, spritz perfume on ladies, show how to put on lipstick and rouge, sell face cream door to door, give little parties for cosmetics, tell women what color flatters",
    beside: "Makeup artist",
    context: { "Avon lady": "cosmetics, makeup, lipstick, counter" },
  },
  {
    name: "Garden center associate",
    titles:
      "garden center clerk, nursery salesperson, garden centre assistant, nursery sales associate, plant salesperson, lawn and garden associate, garden center cashier, garden shop attendant, plant nursery clerk, garden center manager, Christmas tree lot attendant, greenhouse salesperson, horticulture sales, landscape supply salesperson, nursery retail worker, bonsai shop assistant, plant consultant, nurseryman's assistant, seedsman, seed store clerk, greenhouse clerk, Christmas tree seller, seed merchant",
    credentials: "Master Gardener, certified nursery professional, pesticide applicator license",
    tools: "plant carts, cash register, forklift",
    skills:
      "plant knowledge, plant sales, watering plants, pest and disease advice, soil and fertilizer products, garden planning advice, plant care, seasonal displays, loading bags, container planting, pruning plants, bulb and seed knowledge",
    duties:
      "help people choose plants, water the nursery stock, answer gardening questions, load mulch and soil, diagnose leaf problems, unload plant trucks, ring up plants, pot up containers, sell Christmas trees, set out bedding plants, recommend fertilizer, deadhead and groom plants, sell seeds and tomato plants, tell folks what grows in the shade, keep flats wet, carry bags to the car, sell pumpkins and wreaths, move pots around",
    step: "Hardware store associate",
    beside: "Gardener, Landscaper, Horticulturist",
    context: {
      "nursery sales associate": "plants, trees, garden, shrubs",
      "nursery retail worker": "plants, trees, garden, shrubs",
      "nursery salesperson": "plants, trees, garden, shrubs",
    },
  },
  {
    name: "Hardware store associate",
    titles:
      "hardware store clerk, hardware salesperson, hardware store helper, hardware clerk, home improvement store associate, home center associate, paint counter associate, paint salesperson, lumber yard associate, key cutter, ironmonger, DIY store assistant, tool salesperson, home center salesperson, hardware store manager, hardware store owner, paint store clerk, lumber associate, paint mixer, hardware man, ironmonger's assistant, hardware merchant, lumberyard man, lumberyard clerk, builders merchant assistant, timber yard assistant, oil and colourman, hardware store guy, paint guy, lumber guy",
    tools: "key machine, paint tint machine, pipe threader, forklift, panel saw",
    skills:
      "hardware knowledge, paint mixing, key cutting, plumbing parts, electrical parts, tool knowledge, lumber cutting, home repair advice, glass cutting, screen repair, fastener sales, tool rental, do-it-yourself advice",
    duties:
      "help people fix things at home, find the right bolt or part, mix and match paint, cut keys, thread pipe, cut lumber to size, explain how to repair a faucet, cut glass and screen, load lumber, rent out tools, answer do-it-yourself questions, sharpen blades, know where every nut and washer is, tell folks how to fix a leaky toilet, weigh out nails, shake up paint, sell hammers and hinges, fix a window screen",
    step: "Parts counter salesperson, Flooring salesperson, Rental counter clerk",
    beside: "Handyman, Plumber, Electrician, House painter, Carpenter, Locksmith",
    context: {
      "paint mixer": "store, customers, counter, tint",
      "tool salesperson": "hardware, store, customers, parts",
    },
  },
  {
    name: "Flooring salesperson",
    titles:
      "carpet salesperson, carpet salesman, flooring sales associate, flooring sales consultant, tile salesperson, tile showroom consultant, floor covering salesperson, floor covering sales, carpet store salesperson, window treatment salesperson, blinds salesperson, window covering consultant, design center salesperson, wallpaper store clerk, countertop salesperson, decorating store consultant, linoleum salesman, lino salesman, carpet man, broadloom salesman, wallpaper salesman",
    tools: "laser measure, sample books, MeasureSquare",
    skills:
      "flooring sales, carpet and tile knowledge, room measuring, material estimates, installation scheduling, sample showing, window treatments, design advice, floor layout, commission sales",
    duties:
      "help people choose carpet or tile, measure rooms, figure square yards, write flooring estimates, schedule installers, lend samples, sell blinds and drapes, explain hardwood and vinyl, order special tile, follow up after installation, sell rugs and lino, take samples to people's houses, tell how much carpet a room takes, help a lady choose drapes, show wood floors, flip through wallpaper books",
    step: "Kitchen and bath sales designer",
    beside: "Interior designer",
    context: { "carpet man": "tile, flooring, salesperson, wallpaper, drapes, lino" },
  },
  {
    name: "Kitchen and bath sales designer",
    titles:
      "kitchen and bath salesperson, kitchen sales designer, cabinet salesperson, cabinet sales designer, kitchen design consultant, bath showroom consultant, plumbing showroom consultant, closet design consultant, home center kitchen designer, bathroom salesperson, kitchen showroom salesperson, kitchen salesman, fitted kitchen salesman, bathroom showroom assistant, cabinet salesman, kitchen planner",
    credentials: "CKBD, AKBD, NKBA certification",
    tools: "2020 Design, Chief Architect, ProKitchen, laser measure",
    skills:
      "kitchen design, bath design, cabinet layout, cabinet ordering, field measuring, showroom selling, countertop estimating, appliance fit, 2020 Design, remodeling contracts, fixture selection, closet design",
    duties:
      "lay out kitchen cabinets, measure kitchens and baths, draw designs on computer, order cabinets and countertops, pick faucets and fixtures with clients, price a remodel, show cabinet doors, plan closets, follow jobs through installation, help folks plan a new kitchen, figure where the sink and stove go, show tubs and showers, pick knobs and counters, make a drawing of cupboards",
    beside: "Interior designer, Cabinetmaker, Remodeling contractor",
    context: { "kitchen planner": "cabinets, showroom, sell" },
  },
  {
    name: "Bookseller",
    titles:
      "bookstore clerk, bookstore associate, book shop assistant, bookshop assistant, bookstore manager, bookstore owner, book dealer, antiquarian bookseller, used bookseller, rare book dealer, college bookstore clerk, book store cashier, newsagent, newsstand clerk, magazine seller, book seller, record store clerk, comic shop clerk, bookshop manager, bookseller's assistant, book shop owner, second-hand book dealer, antiquarian book dealer, news dealer, newsstand operator, record shop assistant, record shop owner, newspaper seller, tobacconist and newsagent",
    tools: "Books in Print, Edelweiss catalog, AbeBooks, point of sale system",
    skills:
      "book recommendations, bookstore operations, book ordering, author events, shelving books, used book pricing, rare book appraisal, textbook buyback, story times, special orders, publishers' catalogs, book displays",
    duties:
      "recommend books to readers, shelve new titles, host author signings, special order books, buy used books, price rare books, set up book displays, run story time, return unsold books, buy back textbooks, sell newspapers and magazines, keep up with new releases, tell someone what to read next, know the mysteries and bestsellers, sell LPs and comics, dust old volumes, hunt down out of print books, sell papers on the corner",
    step: "Antiques dealer",
  },
  {
    name: "Thrift store associate",
    titles:
      "thrift store clerk, charity shop assistant, thrift shop worker, donation attendant, donation center attendant, resale shop clerk, consignment shop associate, consignment store clerk, secondhand store clerk, thrift store sorter, charity shop manager, donation processor, vintage shop assistant, resale shop manager, consignment shop owner, op shop assistant, rag sorter, rummage sale worker, opportunity shop worker, Goodwill worker, Salvation Army store worker, secondhand shop assistant, jumble sale helper, thrift store worker, thrift shop lady, secondhand store worker",
    tools: "tagging gun, sorting bins, point of sale system",
    skills:
      "donation sorting, donated goods pricing, consignment intake, secondhand pricing, price tagging, vintage item identification, donor receipts, clothing sorting, furniture pickup scheduling, retail displays",
    duties:
      "accept donations at the door, sort used clothes, price secondhand goods, hang and tag clothing, test donated appliances, write donor receipts, spot valuable items, take in consignment pieces, ring up thrift sales, send rags to recycling, work with volunteers, go through bags people drop off, pick out what is good enough to sell, mark down old coats and dishes, work at the church rummage shop, hang up hand-me-downs, carry in donated sofas",
    step: "Retail sales associate, Online reseller",
    beside: "Antiques dealer, Volunteer coordinator, Recycling worker",
    context: { "donation attendant": "thrift, clothes, sort, store" },
  },
  {
    name: "Fabric store associate",
    titles:
      "fabric store clerk, craft store associate, quilt shop clerk, yarn shop clerk, yarn store owner, craft shop assistant, art supply store clerk, hobby shop clerk, needlework shop assistant, quilt shop owner, sewing shop assistant, framing counter associate, haberdashery assistant, bead shop clerk, framing associate, yard goods clerk, piece goods clerk, piece goods saleslady, notions clerk, draper's shop assistant, wool shop assistant, remnant shop clerk, dress goods saleslady",
    tools: "cutting table, rotary cutter, sewing machine, mat cutter",
    skills:
      "fabric cutting, sewing knowledge, quilting, knitting and crochet, craft advice, pattern help, yarn knowledge, color matching, craft classes, picture framing, art supplies, sewing notions",
    duties:
      "cut fabric by the yard, help choose quilting cottons, advise knitters on yarn, explain patterns, teach craft classes, restock notions, frame pictures at the counter, figure yardage, run a yarn shop, demonstrate sewing machines, recommend paints and brushes, measure and snip cloth, help ladies find buttons, zippers, and thread, sell needles and wool, show how to crochet, sell beads and glue to hobbyists, choose a mat for a picture",
    step: "Art teacher, Picture framer",
    beside: "Seamstress, Sewing instructor",
  },
  {
    name: "Sporting goods salesperson",
    titles:
      "sporting goods associate, sports store clerk, golf shop attendant, pro shop attendant, pro shop assistant, golf shop assistant, bike shop salesperson, ski shop salesperson, fishing tackle shop clerk, gun store clerk, gun counter salesperson, outdoor store associate, firearms salesperson, golf club fitter, running store associate, pro shop manager, bait shop clerk, outfitter salesperson, gun salesman, bait and tackle clerk, bait shop owner, sports outfitter, ski salesman, bicycle salesman, sports shop assistant",
    credentials: "firearms background check training, PGA merchandising",
    tools: "launch monitor, boot fitting tools, racket stringer",
    skills:
      "sporting goods knowledge, golf club fitting, bicycle fitting, ski boot fitting, fishing tackle, firearms sales, racket stringing, outdoor gear, pro shop operations, tee times, equipment rental, hunting licenses",
    duties:
      "sell golf clubs and bags, fit ski boots, string tennis rackets, sell fishing rods and bait, sell hunting licenses, run firearm background checks, book tee times, fit bikes, rent skis, recommend hiking gear, stock the pro shop, sell bats, balls, and mitts, sell worms and lures, show deer rifles and shells, help a kid pick a bike, put people in the right sneakers, sell tents and sleeping bags",
    step: "Rental counter clerk",
    beside: "Sports coach, Bicycle mechanic, Fishing guide",
  },
  {
    name: "Pet store associate",
    titles:
      "pet shop assistant, pet store clerk, pet supply clerk, aquarium store clerk, pet store manager, pet shop owner, pet care associate, tropical fish seller, pet food salesperson, feed store clerk, tack shop clerk, pet adoption counselor, animal feed store clerk, feed merchant, pet food seller, corn chandler, feed and seed clerk",
    tools: "aquarium equipment, bird cages, cash register",
    skills:
      "pet care knowledge, pet nutrition, aquarium care, animal handling, small animal care, cage cleaning, pet product sales, feed sales, adoption counseling, live animal sales",
    duties:
      "help pet owners choose food, clean tanks and cages, catch fish for customers, feed birds and hamsters, explain aquarium setup, carry bags of dog food, sell livestock feed and hay, help with adoption days, fit collars and harnesses, sell puppies, kittens, and goldfish, scoop fish into bags, tell folks how to look after a parakeet, sell chicken feed and oats, lift sacks of dog chow",
    step: "Garden center associate",
    beside: "Pet groomer, Veterinary assistant, Animal shelter worker",
    context: {
      "pet care associate": "store, customers, food, aquarium",
      "pet adoption counselor": "store, adopt, pets",
    },
  },
  {
    name: "Grocery clerk",
    titles:
      "grocery store clerk, supermarket clerk, produce clerk, meat counter clerk, cheese monger, greengrocer, grocer, bagger, grocery bagger, courtesy clerk, bag boy, supermarket assistant, seafood counter clerk, grocery associate, cart attendant, produce manager, grocery manager, floral counter clerk, health food store clerk, farm stand worker, farmers market seller, grocery department manager, grocery man, grocery boy, sack boy, sacker, produce man, fruiterer, costermonger, barrow boy, fruit stand worker, box boy, deli man, market stall holder, grocery store owner, greengrocer's assistant, grocer's assistant, carry-out boy, produce guy, meat counter lady, deli lady, fishmonger",
    credentials: "food handler card, ServSafe",
    tools: "deli slicer, produce scale, label printer, pallet jack, baler",
    skills:
      "produce handling, deli slicing, food safety, product rotation, bagging, shelf stocking, cheese knowledge, counter service, weighing and wrapping, date checking, department ordering, special orders, cart retrieval",
    duties:
      "stack fruit and vegetables, slice deli meats and cheese, wrap fish and meat, bag groceries, collect shopping carts, trim and mist produce, box bakery orders, check dates, stock canned goods, serve at the counter, make party platters, sell at a farm stand, put peaches and lettuce out nicely, weigh tomatoes, carry sacks to ladies' cars, bring in the buggies from the lot, cut cold cuts, throw out wilted greens, sell sweet corn by the road",
    above: "Retail store manager",
    step: "Food service worker, Convenience store clerk",
    beside: "Butcher, Baker, Personal grocery shopper",
    context: {
      fishmonger: "counter, store, wrap, ice",
      "deli man": "grocery, meat, produce, cheese, counter, slice",
      "grocery boy": "bag, store, shelves, stock",
      "cart attendant": "store, groceries, shopping, parking lot",
      bagger: "groceries, store, checkout",
    },
  },
  {
    name: "Personal grocery shopper",
    titles:
      "grocery shopper, Instacart shopper, order shopper, curbside pickup associate, e-commerce grocery associate, online order picker, grocery picker, pickup associate, shopping service, online grocery shopper, Shipt shopper, grocery delivery shopper, personal shopper",
    tools: "Instacart, Shipt, handheld scanner, insulated bags",
    skills:
      "order picking, grocery selection, substitution choices, curbside delivery, route driving, app-based orders, food safety, customer texting",
    duties:
      "shop grocery orders for others, pick out ripe produce, choose substitutes, bag cold and frozen separately, bring orders to cars, deliver groceries to homes, text customers about items, pick online orders in the store, shop for homebound seniors, do someone else's food shopping, squeeze melons for strangers, walk the aisles with a list, take groceries to the curb, get food in for people who can't get out",
    step: "Delivery driver",
    beside: "Personal assistant, Companion",
    context: {
      "personal shopper": "groceries, orders, store, delivery, produce",
      "pickup associate": "groceries, curbside, orders, store",
      "online order picker": "groceries, store, curbside, shopper",
      "Instacart shopper": "groceries, shop, pick, orders, produce",
    },
  },
  {
    name: "Convenience store clerk",
    titles:
      "gas station attendant, gas station cashier, convenience store cashier, petrol station attendant, service station attendant, corner shop assistant, mini mart clerk, filling station attendant, gas pump attendant, liquor store clerk, liquor store cashier, tobacco shop clerk, off licence assistant, bodega clerk, forecourt attendant, truck stop cashier, dollar store associate, cannabis dispensary associate, budtender, vape shop clerk, smoke shop clerk, gas jockey, pump jockey, filling station man, corner shop keeper, tobacconist, candy store clerk, pump attendant, petrol pump attendant, package store clerk, cigar store clerk, sweet shop assistant, off-licence manager, gas station guy, liquor store guy, gas station clerk",
    credentials: "alcohol server permit, tobacco sales training, cannabis agent card",
    tools: "cash register, lottery terminal, fuel console, coffee machines",
    skills:
      "cash handling, lottery sales, fuel sales, age verification, cooler stocking, coffee station upkeep, shift closing, liquor sales, store cleaning, food prep, money orders",
    duties:
      "pump gas, sell lottery tickets, check ID for beer and tobacco, stock the cooler, brew coffee, authorize fuel pumps, clean the store and restrooms, run hot food case, close out the shift, work alone at night, sell liquor and cigarettes, advise dispensary customers, fill up people's tanks and wipe the windshield, sell cigarettes and pop, ring up gas and snacks, make hot dogs and slushies, mind a little shop at night, sell scratch tickets, card youngsters",
    above: "Retail store manager",
    beside: "Bartender, Food service worker",
    context: { "service station attendant": "gas, pumps, fuel, store" },
  },
  {
    name: "Wine shop salesperson",
    titles:
      "wine shop associate, wine store clerk, wine merchant, liquor store manager, wine shop manager, spirits specialist, tasting room associate, tasting room attendant, winery tasting room host, brewery tasting room host, tasting room manager, vintner's assistant, liquor merchant, spirit merchant, package store owner",
    credentials: "WSET, Certified Specialist of Wine, Certified Sommelier, alcohol server permit",
    tools: "wine fridge, tasting glasses, point of sale system",
    skills:
      "wine knowledge, food and wine pairing, wine tastings, wine club sales, cellar stocking, spirits knowledge, tasting room service, winery tours, special orders, age verification",
    duties:
      "recommend wines for dinner, pour tastings, sign up wine club members, host winery visitors, stock wine racks, write shelf notes, lead wine classes, order from distributors, tell the vineyard's story, pair wine with food, sell bottles of red and white, tell people what goes with the roast, pour little sips, show folks around the winery, open bottles and rinse glasses",
    beside: "Sommelier, Bartender, Winemaker, Tour guide",
    context: {
      "wine merchant": "shop, store, bottles, winery, visitors",
      "tasting room attendant": "shop, store, bottles, winery, visitors",
      "tasting room manager": "shop, store, bottles, winery, visitors",
      "tasting room associate": "shop, store, bottles, winery, visitors",
    },
  },
  {
    name: "Parts counter salesperson",
    titles:
      "parts counter person, auto parts clerk, auto parts salesperson, parts salesperson, parts specialist, counterman, parts counterman, parts clerk, parts advisor, auto parts counter, parts professional, auto parts store clerk, parts counter clerk, parts manager, automotive parts manager, truck parts salesperson, heavy equipment parts salesperson, appliance parts counter, parts associate, marine parts clerk, parts man, partsman, motor factor, parts guy, scrapyard counter man",
    credentials: "ASE Parts Specialist, P2 certification",
    tools: "parts catalog, CDK Global, Epicor, dealer management system, Reynolds and Reynolds",
    skills:
      "parts lookup, parts counter sales, auto parts knowledge, parts catalogs, parts inventory, wholesale parts accounts, core returns, special orders, VIN lookup, warranty parts, battery testing, phone orders, part interchange",
    duties:
      "look up car parts, find the right part number, sell brakes and filters, wait on mechanics at the counter, order dealer parts, test batteries, cross-reference old parts, take core returns, stock parts bins, call garages about orders, fill tickets for technicians, find a fan belt or spark plug for someone, look in the catalog for a carburetor, sell mufflers and wipers, get old parts from a junkyard, keep bins straight",
    beside: "Automotive service advisor, Inventory clerk",
    context: {
      "parts specialist": "auto, counter, lookup, customers, vehicles",
      "parts clerk": "auto, counter, lookup, vehicles, equipment",
      "parts manager": "auto, counter, dealership, vehicles, equipment",
    },
  },
  {
    name: "Rental counter clerk",
    titles:
      "rental clerk, rental agent, equipment rental clerk, tool rental clerk, rental associate, rental counter agent, rental coordinator, party rental clerk, equipment rental counter, car rental agent, car rental clerk, vehicle rental agent, rental sales agent, costume rental clerk, video store clerk, truck rental agent, ski rental clerk, car hire assistant, rental store manager, bike rental attendant, hire shop assistant, tool hire assistant, plant hire clerk, hire desk clerk, deck chair attendant, boat hire attendant, skate rental clerk",
    tools: "rental software, point of sale system, trailer hitch",
    skills:
      "rental contracts, equipment knowledge, rental reservations, rental deposits, damage inspection, equipment demonstrations, rental rates, fleet returns, cash handling, trailer hookup, upselling",
    duties:
      "rent out tools and trailers, write rental contracts, check equipment in and out, inspect for damage, explain how machines work, take deposits, book party tents and chairs, hand over car keys, sell rental insurance, hook up trailers, clean returned equipment, let people borrow tools for a fee, rent folding tables and a tent for weddings, give out skates and skis, check a trailer for dents, show how to start a tiller",
    beside: "Heavy equipment sales representative, Reservations agent, Small engine mechanic",
    not: "apartment rental agent",
    context: {
      "rental agent": "equipment, car, vehicles, tools, counter",
      "rental clerk": "equipment, car, tools, counter",
      "rental coordinator": "equipment, tools, counter, contracts",
      "rental associate": "equipment, car, tools, counter",
    },
  },
  {
    name: "Product demonstrator",
    titles:
      "in-store demonstrator, food demonstrator, sample server, demo lady, food sampler, product sampler, demonstrator, sampling associate, store demonstrator, cooking demonstrator, demo specialist, warehouse club demonstrator, free sample lady, in store sampling, demonstration lady, Tupperware lady, party plan demonstrator, store pitchman, Tupperware dealer, sample lady, samples lady",
    credentials: "food handler card",
    tools: "sample trays, electric skillet, demo cart",
    skills:
      "product demonstrations, product sampling, food safety, suggestive selling, cooking samples, crowd engagement, demo setup, product knowledge, sanitation",
    duties:
      "hand out food samples, cook samples at a cart, show how a gadget works, talk shoppers into trying products, set up the demo table, keep samples at safe temperature, count items sold, clean up after the demo, work weekends at warehouse clubs, give out little bites on toothpicks, stand at a table in the supermarket, slice and dice with a new gadget, get people to have a taste, throw parties to sell bowls and pans",
    beside: "Food service worker, Caterer",
    not: "protest demonstrator",
    context: {
      demonstrator: "samples, shoppers, store, product, demo",
      "cooking demonstrator": "samples, shoppers, store, gadget",
    },
  },
  {
    name: "E-commerce manager",
    titles:
      "ecommerce manager, e-commerce specialist, online store manager, ecommerce specialist, e-commerce director, online merchandiser, ecommerce merchandiser, Shopify store manager, Amazon account manager, marketplace manager, e-commerce coordinator, digital commerce manager, online shop owner, e-tailer, ecommerce consultant, web store manager, online retail manager, product listing specialist, e-commerce assistant, mail order manager, mail order house manager, webshop manager, internet shop manager",
    credentials: "Shopify certification, Google Analytics certification",
    tools: "Shopify, WooCommerce, Amazon Seller Central, Magento, BigCommerce, Google Analytics, Klaviyo",
    skills:
      "e-commerce, online store management, product listings, Amazon marketplace, conversion rate optimization, online merchandising, product photography, order fulfillment, web analytics, shopping cart setup, catalog data, marketplace advertising, dropshipping, online promotions",
    duties:
      "run an online store, list products on the website, write product descriptions, manage Amazon listings, set up Shopify, watch online sales, plan web promotions, ship web orders, improve the checkout, keep stock in sync, answer online buyers, take a shop online, look after a shop on the internet, put goods on the web with pictures, see that orders go out, sell through a computer, get a mom-and-pop store online",
    step: "Online reseller, Retail buyer",
    beside: "Web developer, Marketing manager",
  },
  {
    name: "Online reseller",
    titles:
      "eBay seller, online seller, Etsy seller, reseller, eBay lister, Amazon seller, flipper, online auction seller, Poshmark seller, eBay trading assistant, online lister, FBA seller, garage sale flipper, Etsy shop owner, online consignment seller, yard sale picker",
    tools: "eBay, Etsy, Poshmark, Facebook Marketplace, Amazon Seller Central, ShipStation",
    skills:
      "online selling, eBay listings, item research, product photography, pricing used goods, packing and shipping, Etsy shops, item descriptions, auction listings, sourcing secondhand goods, buyer messages",
    duties:
      "sell items on eBay, photograph things for sale, research what items are worth, write listings, pack and ship sales, find bargains at estate sales, sell other people's things online, run an Etsy shop, answer buyers' questions, handle online returns, buy cheap at yard sales and sell for more, put grandma's china on the internet, get rid of attic stuff on eBay, take pictures of knickknacks, wrap and mail boxes, sell my crafts on the web",
    step: "Antiques dealer, Estate sale organizer",
    beside: "Shipping and receiving clerk, Photographer",
    not: "software reseller, value added reseller, house flipper, reseller account manager",
    context: {
      reseller: "eBay, listings, secondhand, items, online",
      flipper: "eBay, secondhand, items, resale",
      "eBay seller": "listings, items, ship, photos",
      "Etsy seller": "listings, items, ship, shop",
    },
  },
  {
    name: "Antiques dealer",
    titles:
      "antique shop owner, antiques shop assistant, antique store clerk, collectibles dealer, antiques picker, coin dealer, stamp dealer, vintage dealer, antique mall manager, art and antiques dealer, curio dealer, sports card dealer, secondhand dealer, flea market vendor, pawnbroker, pawn shop clerk, coin shop clerk, antiques specialist, junk dealer, junk shop owner, bric-a-brac dealer, used furniture dealer, second-hand dealer, pawn broker, coin and stamp dealer, baseball card dealer, flea market seller, swap meet vendor",
    credentials: "secondhand dealer license, ISA appraiser membership",
    tools: "loupe, WorthPoint, price guides, black light",
    skills:
      "antiques knowledge, antique identification, collectibles, coin grading, furniture periods, buying at auctions, price research, authentication, porcelain and silver marks, estate buyouts, booth display, pawn loans",
    duties:
      "buy and sell antiques, date old furniture, price collectibles, grade coins and stamps, set up at flea markets, buy out estates, spot fakes, run an antique booth, research makers' marks, make offers on old things, lend against valuables, find treasures in attics, sell old clocks and china, loan cash on a watch or guitar, trade in coins and postcards, have a stall at the swap meet, know what grandma's dresser is from, haggle with collectors",
    beside: "Auctioneer, Furniture restorer",
    context: {
      pawnbroker: "pawn, loans, secondhand, valuables",
      "stamp dealer": "stamps, collectors, coins",
    },
  },
  {
    name: "Estate sale organizer",
    titles:
      "estate liquidator, estate sale manager, estate sale company owner, estate sale conductor, estate sale coordinator, tag sale organizer, estate sale worker, estate sale helper, house clearance organizer, moving sale organizer, content sale organizer, downsizing sale organizer, tag sale lady, house clearance man, house clearer, estate sale lady",
    credentials: "estate liquidator bond, ISA appraiser membership",
    tools: "EstateSales.net, folding tables, price stickers, Square POS",
    skills:
      "estate sales, household contents pricing, estate liquidation, sale staging, item research, sale advertising, antique identification, cash handling, house clearing, family sensitivity, crowd control",
    duties:
      "sell the contents of a house, price a lifetime of belongings, set up tables for a tag sale, advertise estate sales, run the sale weekend, clear out a home after a death, sort valuables from junk, donate leftovers, help downsizing families, write checks to heirs, empty a dead person's house, price dishes and furniture with stickers, sell off mother's things, sort through closets and attics, deal with early birds at the door, clean out a whole house after someone has died, help widows sell off the household",
    step: "Auctioneer, Professional organizer",
    beside: "Trust officer, Real estate agent",
    context: {
      "house clearance man": "estate, downsizing, content, organizer, leftovers, price",
      "house clearer": "estate, downsizing, content, organizer, leftovers, price",
    },
  },
  {
    name: "Auctioneer",
    titles:
      "auction caller, livestock auctioneer, auto auctioneer, charity auctioneer, benefit auctioneer, estate auctioneer, bid caller, auction house manager, auction manager, auction clerk, ring man, auction ringman, online auction coordinator, cattle auctioneer, auction cashier, auction assistant, auction cataloger, auctioneer's porter, saleroom porter, auction room porter, sale barn auctioneer, tobacco auctioneer, livestock market auctioneer",
    credentials: "auctioneer license, Certified Auctioneers Institute, BAS benefit auctioneer",
    tools: "gavel, public address system, HiBid, Proxibid",
    skills:
      "bid calling, auction chant, auction cataloging, lot numbering, auction marketing, appraisal of goods, bidder registration, online auctions, charity auctions, consignor relations, auction clerking, livestock sales",
    duties:
      "call bids at auction, chant to the crowd, catalog lots for sale, register bidders, take consignments, sell cattle and cars, run charity auctions at galas, spot bids in the ring, write up winning bids, set up online auctions, sell farm equipment, hold foreclosure sales, bang the gavel, sell to the highest bidder, talk fast and take bids, sell off farms and households, say going once going twice",
    beside: "Fundraiser",
    context: { "charity auctioneer": "bids, gala, auction, lots" },
  },
];
