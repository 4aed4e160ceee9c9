/** Skills, tools, and certificates of retail, online selling, and auctions, with their other spellings. */
export const RETAIL_SKILLS = `
Retail sales: retail, retail selling, shop sales, store sales, retail work, retail experience, shop work
Cash handling: handling cash, money handling, handling money, cashiering, cash register experience
Cash register operation: cash register, till operation, operating a register, ringing up sales
Making change: giving change, counting change
Cash drawer balancing: balancing a drawer, balancing the till, cash reconciliation
Cash office: cash controls, counting the safe, bank deposits
Credit card transactions: processing credit cards, card payments
Bagging: bagging groceries, packing bags
Age verification: carding, ID checks
Price checks: checking prices
Product knowledge: knowing the products
Merchandising: merchandise presentation, in-store merchandising
Visual merchandising: store displays, merchandise displays, retail displays
Window displays: window dressing, window trimming, shop windows
Mannequin styling: dressing mannequins
Store layout: floor sets, store set-up
Signage: store signs, sign making for stores
Planograms: POG, plan-o-grams, planogram resets, shelf resets
Display building: building displays, endcaps
Shelf stocking: stocking shelves, stocking, shelf filling, restocking
Stock rotation: product rotation, rotating stock, FIFO in stores, date checking
Freight unloading
Price tagging: tagging merchandise
Product facing: facing shelves, blocking and facing
Gift wrapping: wrapping gifts
Fitting rooms: dressing rooms
Store management: managing a store, retail management, shop management, running a shop
Retail supervision: supervising retail staff, store supervision
Store opening and closing: key holding, keyholder duties
District management: multi-store management, area management of stores
Store openings: opening new stores
Shrinkage control: loss prevention, shrink control, theft prevention, loss prevention awareness
Retail operations: store operations
Retail buying: buying for retail, merchandise buying, fashion buying, buying for stores
Open-to-buy: OTB
Assortment planning: merchandise planning, range planning, allocation of merchandise
Markdown planning: markdowns
Private label: own brand, store brands
Trend forecasting: fashion trends
Retail math: gross margin in retail
Clienteling: client book
Luxury selling: luxury sales, luxury retail
Jewelry sales: selling jewelry, fine jewelry
Diamond knowledge: diamonds, four Cs
Gemology basics: gemology
Watch battery replacement: changing watch batteries, watch batteries
Ring sizing: sizing rings
Furniture sales: selling furniture, home furnishings sales
Mattress sales: selling mattresses, bedding sales
Appliance sales: selling appliances
Consumer electronics: electronics sales, TV and audio sales
Camera knowledge: camera sales, photo equipment sales
Clothing sales: apparel sales, selling clothes, fashion retail, fashion sales in stores, menswear sales
Suit fitting: fitting suits, measuring for suits
Shoe fitting: fitting shoes, shoe sales, selling shoes
Bridal sales: bridal gowns, wedding dress sales
Formalwear rental: tuxedo rental
Cosmetics sales: selling cosmetics, makeup sales, beauty sales
Skin care advice: skincare sales
Fragrance sales: perfume sales
Plant knowledge: knowing plants, plant identification, plant sales
Garden center work: nursery sales
Pest and disease advice: plant problems
Hardware knowledge: hardware sales, hardware store experience
Paint mixing: tinting paint, paint matching, paint color matching
Key cutting: cutting keys, key duplication, making keys
Do-it-yourself advice: DIY advice, home repair advice
Glass cutting
screen repair
Flooring sales: carpet sales, tile sales, selling flooring
Kitchen design sales: kitchen sales, cabinet sales, kitchen and bath sales
Book recommendations: bookselling, selling books, book sales
Used book pricing: rare books, antiquarian books
Author events: book signings
Donation sorting: sorting donated clothes
Secondhand pricing: pricing used goods, pricing donations, thrift pricing
Consignment intake: consignment, consignment sales
Fabric cutting by the yard: measuring and cutting fabric
Craft advice: yarn and fabric knowledge, craft supplies
Sporting goods knowledge: sporting goods sales
Racket stringing: stringing rackets
Firearms sales: gun sales
Fishing tackle: bait and tackle
Pro shop operations: golf shop, tee times
Pet product sales: pet supplies, pet store work
Aquarium care: fish tanks, aquariums
Produce handling: produce department, fruits and vegetables
Cart retrieval: pushing carts, gathering carts
Curbside pickup: curbside delivery, online grocery pickup
Grocery selection: grocery shopping for customers, picking grocery orders
Lottery sales: selling lottery tickets
Fuel sales: pumping gas, gas station work
Liquor sales in stores: package store sales
Parts counter sales: counter sales of parts, auto parts sales
Parts lookup: looking up parts, parts catalogs, parts catalogue, part number lookup
VIN lookup: VIN decoding
Core returns
Rental contracts: equipment rental, tool rental, rental counter work
Reservations for rentals: car rental, vehicle rental
In-store demonstrations: in-store demos
E-commerce: ecommerce, online retail, online store, online sales
Product listings: listing products, item listings
Online merchandising: web merchandising
Amazon marketplace: Amazon Seller Central, selling on Amazon, Amazon FBA
eBay: eBay listings, selling on eBay, eBay store
Etsy: Etsy shops, Etsy shop
Poshmark
Facebook Marketplace
Mercari
Product photography for listings: photographing items for sale
Packing and shipping: packing orders, shipping packages
Dropshipping: drop shipping
Antiques knowledge: antiques, antique identification, knowing antiques
Collectibles: memorabilia
Coin grading: numismatics
Stamp collecting knowledge: philately
Pawn loans: pawnbroking
Estate sales: tag sales, running estate sales, estate liquidation
Household contents pricing: pricing household goods
Bid calling: auction chant, auction calling, auctioneering, calling bids
Auction cataloging: lot numbering, cataloguing lots
Online auctions: internet auctions
Livestock sales: livestock auctions, cattle auctions
Auction clerking: bidder registration
Auctioneer license: licensed auctioneer
Certified Auctioneers Institute: CAI designation
GIA Graduate Gemologist: Graduate Gemologist, GIA GG
GIA Applied Jewelry Professional: GIA AJP
ASE Parts Specialist: ASE P2, P2 certification
Secondhand dealer license: pawnbroker license
NRF retail credential: NRF certification
Square POS: Square register
Clover POS: Clover register
Lightspeed: Lightspeed Retail
BigCommerce: Big Commerce
Instacart
Shipt
WorthPoint
HiBid
Proxibid
Retail Pro
Tagging gun: price gun, pricing gun
Brannock device
ServSafe certificate
Master Gardener: certified master gardener
Oracle Retail
JOOR
NuOrder
MeasureSquare
AbeBooks
Books in Print
EstateSales.net
ISA appraiser membership
Gift with purchase
Special orders
Price matching
Greeting shoppers: customer greeting, store greeting
Self-checkout assistance
Retail fixtures
Seasonal displays: holiday displays
Trailer hookup: hitching trailers
Battery testing
`;
