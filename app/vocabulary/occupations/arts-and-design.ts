import type { OccupationEntry } from "../types.ts";

/** People who design, draw, paint, photograph, and make things to look at. */
export const ARTS_AND_DESIGN: readonly OccupationEntry[] = [
  {
    name: "Graphic designer",
    titles:
      "graphic artist, commercial artist, logo designer, brand designer, brand identity designer, visual designer, print designer, communication designer, publication designer, book designer, book cover designer, packaging designer, layout artist, paste-up artist, production artist, advertising designer, freelance designer, poster designer, T-shirt designer, marketing designer, graphic design consultant, layout man, lay-out artist, show card artist, commercial art man, ad artist, poster artist, mechanical artist, finished artist, display artist",
    credentials: "BFA in graphic design, Adobe Certified Professional",
    tools:
      "Adobe Illustrator, Photoshop, InDesign, Canva, Adobe Creative Suite, CorelDRAW, QuarkXPress, Affinity Designer",
    skills:
      "graphic design, logo design, Adobe Illustrator, Photoshop, InDesign, typography, page layout, branding, print production, package design, brochure design, color theory, Canva, infographics",
    duties:
      "design a logo, design brochures and flyers, lay out a newsletter, make business cards, design packaging, prepare files for the printer, posters and invitations, social media graphics, annual report design, book covers, brand guidelines, T-shirt designs, signs and banners, menus, make a nice flyer, draw up ads, pick lettering and colors, do the church bulletin cover, a picture and words that catch the eye",
    above: "Art director, Creative director",
    step: "Web designer",
    beside: "Copywriter, Prepress technician, UX designer",
    not: "graphics programmer, graphics card",
    context: {
      "mechanical artist": "paste-up, ads, layout",
      "display artist": "posters, ads, layout",
      "layout artist": "pages, print, magazine, brochure, InDesign",
      "production artist": "print, files, layout, InDesign, Illustrator",
    },
  },
  {
    name: "Desktop publisher",
    titles:
      "desktop publishing operator, desktop publishing specialist, DTP operator, DTP specialist, page layout operator, InDesign operator, paginator, newspaper layout editor, PowerPoint formatter, document formatter, make up man, typesetter, layout operator, newsletter maker, typographer",
    tools: "InDesign, QuarkXPress, FrameMaker, Microsoft Publisher, Adobe Acrobat, LaTeX, Affinity Publisher",
    skills:
      "desktop publishing, typesetting, page layout, InDesign, QuarkXPress, typography, book layout, pagination, PDF forms, hyphenation and justification, LaTeX, newspaper layout, proofreading, document formatting",
    duties:
      "lay out pages, format books for print, format long documents, make up newsletter pages, place pictures and captions, lay out church bulletins, make fillable PDF forms, prepare pages for the printer, format a dissertation, set tables and charts, keep styles consistent, program booklets, turn a Word file into a finished book, put together the church newsletter, make a booklet look right",
    above: "Graphic designer, Art director",
    step: "Typesetter, Prepress technician, Proofreader",
    beside: "Copy editor, Printing press operator, Technical writer",
    not: "video compositor, Microsoft Publisher license",
    context: {
      "make up man": "pages, newspaper",
      typesetter: "pages, layout, desktop",
      typographer: "pages, fonts, layout",
      paginator: "pages, newspaper, layout, type",
      "desktop publisher": "page layout, newsletters, booklets, InDesign, brochures, documents",
      "desktop publishing operator": "page layout, newsletters, booklets, InDesign, brochures, documents",
      "DTP operator": "page layout, newsletters, booklets, InDesign, brochures, documents",
    },
  },
  {
    name: "Presentation designer",
    titles:
      "PowerPoint designer, PowerPoint specialist, slide designer, presentation specialist, pitch deck designer, presentation graphics specialist, infographic designer, information designer, keynote slide designer, PowerPoint expert, slide deck designer, Google Slides designer, report designer, slide maker, chart artist, flip chart artist, overhead transparency artist, audio visual artist",
    credentials: "Microsoft Office Specialist PowerPoint",
    tools: "PowerPoint, Google Slides, Keynote, Canva, Prezi",
    skills:
      "presentation design, PowerPoint, infographics, slide templates, data visualization, storyboarding, Keynote, pitch decks, animation in slides, visual storytelling",
    duties:
      "make PowerPoint slides look good, design slide templates, turn notes into a slide deck, charts and infographics, investor decks, sales presentations, animate slides, clean up a messy presentation, conference slides, lecture slides, make charts for a speech, big words for a screen, slides for the boss's talk",
    step: "Graphic designer, Desktop publisher",
    beside: "Administrative assistant, Speechwriter, Business intelligence analyst, Instructional designer",
  },
  {
    name: "Web designer",
    titles:
      "website designer, web page designer, web graphic designer, Squarespace designer, Wix designer, WordPress designer, webpage designer, web site designer, landing page designer, email designer, digital designer, web artist, Webflow designer, banner ad designer, homepage designer, webmaster, web page maker, website maker",
    tools: "Figma, Squarespace, Wix, WordPress, Photoshop, Webflow, Dreamweaver",
    skills:
      "web design, responsive design, Squarespace, Wix, WordPress, HTML, CSS, Figma, page layout, website mockups, image optimization, landing pages, typography",
    duties:
      "design websites, choose colors and layout for a site, redesign an old website, make a site for a small business, website mockups, set up a Squarespace site, design email newsletters, banner ads, pick pictures and fonts, make a site easy to read on a phone, hand designs to developers, make a web page for a shop, make my church look good on the internet, put pictures on a site",
    above: "Art director, UX designer",
    step: "Web developer, Front-end developer",
    beside: "Content writer, SEO specialist",
    context: { webmaster: "design, site, pages" },
  },
  {
    name: "UX designer",
    titles:
      "UI designer, UX/UI designer, UI/UX designer, user experience designer, user interface designer, interaction designer, product designer, UX researcher, user researcher, usability specialist, usability engineer, usability tester, human factors specialist, human factors engineer, experience designer, information architect, customer experience designer, service designer, web accessibility consultant, app designer, ergonomist",
    credentials: "Nielsen Norman UX Certification, Google UX Design Certificate, Certified Usability Analyst",
    tools: "Figma, Sketch, Adobe XD, Miro, UserTesting, Axure, InVision",
    skills:
      "UX design, UI design, wireframes, prototyping, user research, usability testing, Figma, information architecture, personas, user journeys, interaction design, web accessibility, design systems, human factors",
    duties:
      "make software easier to use, interview users, draw wireframes, build clickable prototypes, usability tests, design app screens, map the customer journey, personas, card sorting, study how people use a product, make a site usable for older people, design systems, reduce clicks, make an app that Grandma can use, bigger buttons, watch folks try a gadget",
    above: "Creative director",
    step: "Product owner",
    beside: "Business analyst, Ergonomist",
    context: {
      ergonomist: "software, screens, users",
      "product designer": "app, screens, users, software, Figma, wireframes, interface",
      "information architect": "website, navigation, users, wireframes",
      "human factors engineer": "users, interface, usability, software, device",
      "human factors specialist": "users, interface, usability, software, device",
      "experience designer": "users, app, screens, digital",
    },
  },
  {
    name: "Art director",
    titles:
      "AD, associate art director, design director, magazine art director, advertising art director, graphic design manager, visual director, design manager, art editor, senior art director, head of design, studio art director, head of art, art chief, art buyer",
    tools: "Adobe Creative Suite, InDesign, Photoshop",
    skills:
      "art direction, visual concepts, photo shoot direction, layout, typography, branding, advertising campaigns, managing designers, storyboards, magazine design, hiring illustrators",
    duties:
      "decide the look of a campaign, direct photo shoots, lead designers, hire photographers and illustrators, magazine covers and layouts, pair with a copywriter, present concepts to clients, storyboards for commercials, approve artwork, set visual style, design awards entries, say how the magazine should look, boss of the artists",
    beside: "Editor, Marketing manager",
    not: "athletic director, active directory, assistant director",
    context: {
      AD: "art, design, layout, creative, campaign",
      "design manager": "graphic, designers, visual, brand",
      "head of design": "graphic, designers, visual, brand",
      "design director": "graphic, visual, brand, layout",
    },
  },
  {
    name: "Creative director",
    titles:
      "executive creative director, associate creative director, chief creative officer, creative lead, advertising creative director, brand creative director, creative consultant, head of creative, creative services manager, creative services director, agency creative director, group creative director, creative head, idea man",
    skills:
      "creative direction, campaign concepts, brand strategy, client presentations, leading creative teams, advertising, storyboarding, copy direction, pitching, production oversight",
    duties:
      "lead an agency's creative team, come up with campaign ideas, pitch to clients, approve ads before they run, guide writers and designers, brand look and voice, oversee commercials, mentor young creatives, creative strategy for a brand, review portfolios and hire, think up ads, slogans and pictures, big ideas for selling soap",
    below: "Art director",
    step: "Marketing director, Brand manager",
    beside: "Film producer, Advertising account executive, Film director",
    context: { "idea man": "ads, campaign, advertising" },
  },
  {
    name: "Interior designer",
    titles:
      "interior decorator, home decorator, decorator, interior design consultant, residential designer, commercial interior designer, space planner, office space planner, color consultant, paint color consultant, furniture consultant, hospitality designer, window treatment designer, drapery consultant, holiday decorator, aging in place designer, furnishing consultant, interior decorating lady, room planner, soft furnishings consultant, room stylist",
    credentials: "NCIDQ, ASID, LEED AP, Accredited Staging Professional, CAPS",
    tools: "AutoCAD, SketchUp, Revit, Chief Architect, fabric samples",
    skills:
      "interior design, space planning, color selection, furniture selection, home staging, window treatments, floor plans, material selection, SketchUp, AutoCAD, lighting plans, upholstery fabrics, aging-in-place design, project budgets",
    duties:
      "decorate homes, choose furniture and fabrics, pick paint colors, space planning for offices, stage a house for sale, order draperies, floor plans, mood boards, source antiques and art, arrange rooms, make a home safe for an older person, oversee installers, design a lobby, make a living room pretty, help someone choose curtains and rugs, an eye for color, move furniture around, what goes with a blue sofa, decorate people's homes",
    step: "Kitchen and bath designer, Visual merchandiser",
    beside: "Architect, Upholsterer, Real estate agent, House painter, Furniture salesperson",
    not: "cake decorator, painter and decorator, glass decorator, ceramic decorator, set decorator",
    context: {
      decorator: "home, interior, rooms, furniture, fabrics, colors",
      "residential designer": "interior, rooms, furniture, colors",
      "holiday decorator": "home, tree, lights, rooms",
      "commercial interior designer": "furniture, colors, fabrics, decorate, offices",
      "office space planner": "furniture, colors, layout, decorate",
    },
  },
  {
    name: "Kitchen and bath designer",
    titles:
      "kitchen designer, bathroom designer, bath designer, kitchen planner, kitchen consultant, cabinet designer, closet designer, kitchen and bathroom designer, kitchen remodeling consultant, countertop consultant, kitchen and bath consultant, cabinetry specialist, fitted kitchen designer, custom closet consultant, kitchen layout man, kitchen planning consultant, kitchen showroom adviser",
    credentials: "CKD, CKBD, AKBD, CMKBD, NKBA certification",
    tools: "2020 Design, Chief Architect, ProKitchen, SketchUp, AutoCAD",
    skills:
      "kitchen design, bath design, cabinet layout, 2020 Design, countertop selection, appliance planning, field measuring, cabinetry sales, remodeling, closet design, accessible bathrooms, cabinet ordering",
    duties:
      "design kitchens, lay out cabinets, measure rooms, help customers choose countertops, plan bathrooms, order cabinets, price a remodel, draw elevations, accessible shower designs, sell cabinetry in a showroom, plan closets, follow the installation, help folks plan a new kitchen, where the stove and sink go, cupboards and counters, design kitchens at a lumber yard",
    beside: "Cabinetmaker, Remodeling contractor, CAD technician, Furniture salesperson, Plumber",
    not: "kitchen manager, kitchen helper, catering consultant",
    context: { "kitchen and bath designer": "cabinets, countertops, remodel, NKBA, showroom, 2020 Design" },
  },
  {
    name: "Fashion designer",
    titles:
      "clothing designer, apparel designer, dress designer, fashion illustrator, accessories designer, handbag designer, shoe designer, footwear designer, knitwear designer, sportswear designer, technical fashion designer, technical apparel designer, couturier, bridal designer, millinery designer, children's wear designer, lingerie designer, costume jewelry designer, dress sketcher, gown designer, style designer, fashion artist",
    tools: "Adobe Illustrator, Gerber AccuMark, Optitex, CLO 3D, dress forms",
    skills:
      "fashion design, garment sketching, draping, flat patterns, fabric selection, technical packs, garment fitting, collection planning, trend research, apparel production, sample making",
    duties:
      "design clothes, sketch garments, choose fabrics, fit samples on models, tech packs for factories, plan a collection, watch trends, design wedding gowns, work with overseas factories, drape on a dress form, handbags and shoes, spec sheets and measurements, think up clothes, draw dresses, next season's styles, hemlines",
    step: "Costume designer, Textile designer, Wardrobe stylist, Apparel pattern maker, Dressmaker",
    beside: "Tailor, Seamstress, Retail buyer, Illustrator, Visual merchandiser",
    context: {
      couturier: "collection, sketches, fashion house, design",
      "knitwear designer": "collection, garments, design, fashion",
    },
  },
  {
    name: "Textile designer",
    titles:
      "fabric designer, surface pattern designer, surface designer, print pattern designer, wallpaper designer, carpet designer, rug designer, textile stylist, home textiles designer, woven designer, textile colorist, pattern artist, carpet pattern drawer, chintz designer, lace designer",
    tools: "Adobe Illustrator, Photoshop, NedGraphics, hand loom, screen printing table",
    skills:
      "textile design, repeat patterns, surface pattern design, color matching, fabric printing, weave design, trend research, Photoshop, licensing artwork, color forecasting",
    duties:
      "design prints for fabric, draw repeat patterns, wallpaper and rug designs, color ways for a collection, weave samples, license patterns to makers, match colors to a standard, check strike-offs from the mill, bedding and towel designs, hand-paint motifs, flowers on curtains, plaids and stripes, draw patterns for cloth",
    step: "Graphic designer, Craft maker",
    beside: "Interior designer, Textile machine operator, Screen printer",
    context: { "pattern artist": "fabric, wallpaper, cloth", "surface designer": "pattern, prints, fabric, wallpaper" },
  },
  {
    name: "Wardrobe stylist",
    titles:
      "fashion stylist, personal stylist, image consultant, photo stylist, prop stylist, food stylist, style consultant, color analyst, commercial stylist, wardrobe consultant, fashion consultant, set stylist, fashion coordinator, color consultant",
    tools: "steamer, color swatches, garment rack",
    skills:
      "wardrobe styling, image consulting, personal shopping, color analysis, closet editing, photo styling, food styling, fittings, fashion trends, prop sourcing",
    duties:
      "choose outfits for clients, shop for clothes with a client, edit a closet, dress people for photo shoots, color analysis, style food for the camera, props for catalog pictures, help someone look right for a job interview, pull clothes for a shoot, help older women update their look, tell women what suits them, pick out clothes for folks, go through somebody's closet, dress up models",
    step: "Costume designer, Visual merchandiser",
    beside: "Photographer, Clothing salesperson, Makeup artist, Art director",
    context: {
      "color consultant": "clothes, seasons, skin",
      "image consultant": "wardrobe, clothes, style, colors, appearance",
      "color analyst": "clothes, skin tone, wardrobe, palette",
      "fashion consultant": "wardrobe, outfits, clients, style",
      "food stylist": "photo shoot, camera, props, styling",
      "wardrobe consultant": "stylist, closet, outfits, image, clients",
    },
  },
  {
    name: "Industrial designer",
    titles:
      "consumer product designer, furniture designer, toy designer, product design consultant, inventor, automotive designer, car designer, appliance designer, medical product designer, model maker, prototype maker, concept designer, transportation designer, ID designer, housewares designer, product designer, product stylist, car stylist, gadget inventor, toy inventor, appliance stylist",
    credentials: "BFA in industrial design, IDSA membership",
    tools: "SolidWorks, Rhino, KeyShot, 3D printer, foam models, Fusion 360",
    skills:
      "industrial design, product design, concept sketching, SolidWorks, Rhino, 3D printing, prototyping, model making, ergonomics, design for manufacturing, rendering, furniture design, patents",
    duties:
      "design products people use, sketch product concepts, build prototypes, choose materials and finishes, design furniture, 3D print models, make an invention manufacturable, ergonomic handles and controls, clay and foam models, design toys, work with mold makers, restyle a product line, dream up gadgets, a better can opener, how a toaster should look, build an idea in my garage",
    step: "Exhibit designer, 3D artist, Product design engineer",
    beside: "Mechanical engineer, UX designer, Product manager, Cabinetmaker, Jeweler, CAD technician",
    not: "fashion model, data model maker",
    context: {
      "product designer": "physical, prototype, materials, manufacturing, SolidWorks, consumer goods",
      "concept designer": "product, prototype, sketch, manufacturing",
      inventor: "product, invention, prototype, patent",
      "model maker": "prototype, product, architectural, scale, foam",
      "prototype maker": "product, invention, consumer, design",
    },
  },
  {
    name: "Exhibit designer",
    titles:
      "museum exhibit designer, trade show designer, trade show booth designer, display designer, museum designer, interpretive designer, environmental graphic designer, wayfinding designer, signage designer, experiential designer, theme park exhibit designer, display man, museum display man, exhibition stand designer, diorama artist",
    credentials: "SEGD membership",
    tools: "SketchUp, Vectorworks, Adobe Creative Suite, foam board",
    skills:
      "exhibit design, trade show booth design, wayfinding, environmental graphics, interpretive planning, model making, SketchUp, space planning, display lighting, fabrication drawings",
    duties:
      "design museum exhibits, trade show booths, signs that guide people through a building, lay out displays, visitor center design, write and place labels, work with fabricators, interactive displays, scale models of exhibits, donor walls, traveling exhibits, make a museum room interesting, booths at a fair, cases and labels",
    step: "Set designer, Graphic designer",
    beside: "Curator, Museum educator, Trade show manager, Interior designer, Prop maker",
    context: { "display man": "museum, exhibits, trade show" },
  },
  {
    name: "Illustrator",
    titles:
      "freelance illustrator, children's book illustrator, book illustrator, editorial illustrator, digital illustrator, storyboard artist, sketch artist, botanical illustrator, scientific illustrator, fashion sketch artist, commercial illustrator, courtroom artist, courtroom sketch artist, concept artist, pen and ink artist, greeting card artist, greeting card designer, pet portrait artist, caricaturist, caricature artist, police sketch artist, picture artist, pen artist, sketcher, silhouette artist, silhouette cutter, greeting card painter",
    credentials: "BFA in illustration",
    tools: "Procreate, Adobe Illustrator, Photoshop, Wacom tablet, pen and ink",
    skills:
      "illustration, drawing, watercolor, digital illustration, Procreate, storyboarding, character design, caricature, pen and ink, children's book illustration, botanical art",
    duties:
      "draw pictures for books, illustrate a children's story, storyboards for commercials, sketch caricatures at parties, draw plants and animals, editorial drawings for magazines, character sketches, illustrate greeting cards, draw a house for its owner, concept sketches for games, sketch a trial for the news, pencils and paints, draw people at the fair",
    above: "Art director",
    step: "Technical illustrator, Medical illustrator, Cartoonist, Graphic designer",
    beside: "Writer, Desktop publisher, Art teacher",
    not: "Adobe Illustrator",
    context: {
      "concept artist": "drawing, sketches, characters, game, film",
      "sketch artist": "drawing, sketches, courtroom, police, portraits",
      "courtroom artist": "sketch, draw, portraits, trial, media",
      "courtroom sketch artist": "draw, portraits, trial, media",
    },
  },
  {
    name: "Technical illustrator",
    titles:
      "technical artist, parts illustrator, engineering illustrator, patent illustrator, exploded view illustrator, manual illustrator, technical graphics specialist, parts catalog illustrator, cutaway artist, maintenance manual illustrator, technical drawer, engineering artist, parts book artist",
    tools: "Arbortext IsoDraw, AutoCAD, Adobe Illustrator, Creo Illustrate, SolidWorks Composer",
    skills:
      "technical illustration, exploded views, patent drawings, isometric drawing, AutoCAD, parts catalogs, blueprint reading, line art, perspective drawing, assembly drawings",
    duties:
      "draw exploded views of parts, illustrate manuals, patent drawings, assembly instructions in pictures, cutaway drawings of machines, parts lists with pictures, turn CAD models into line art, aircraft maintenance illustrations, owner's manual drawings, callouts and labels, draw how to put a thing together, lines and arrows",
    step: "CAD technician, Graphic designer",
    beside: "Mechanical drafter, Patent agent, 3D artist",
    context: {
      "technical artist": "drawings, manuals, parts, exploded",
      "patent illustrator": "illustration, artwork, manuals, line art",
    },
  },
  {
    name: "Medical illustrator",
    titles:
      "biomedical illustrator, anatomical illustrator, medical artist, medical animator, surgical illustrator, biomedical visualizer, anatomical artist, medical-legal illustrator, scientific visualizer, anatomy artist, medical drawer",
    credentials: "Certified Medical Illustrator, MA in medical illustration",
    tools: "Adobe Illustrator, ZBrush, Maya, Procreate",
    skills:
      "medical illustration, anatomy, 3D medical animation, surgical sketching, scientific illustration, trial exhibits, digital painting, patient education graphics, medical visualization",
    duties:
      "draw anatomy for textbooks, sketch operations, courtroom exhibits of injuries, animate how a drug works, pictures for patient leaflets, illustrate journal articles, models of organs, draw from scans, teach anatomical drawing, cell and molecule pictures, draw hearts and bones, pictures for doctors' books",
    step: "Animator",
    beside: "Medical writer, Surgeon, Trial consultant, Biologist",
  },
  {
    name: "Cartoonist",
    titles:
      "comic artist, comic book artist, comic strip artist, comic strip writer, editorial cartoonist, political cartoonist, gag cartoonist, comics illustrator, comic book writer, graphic novelist, comic inker, comic colorist, comic letterer, manga artist, cartoon artist, cartoon drawing instructor, funnies artist, strip cartoonist, cartoon drawer, lightning cartoonist, funny paper artist",
    tools: "Clip Studio Paint, Procreate, pen and ink",
    skills:
      "cartooning, comic strips, caricature, pen and ink, visual humor, storyboarding, inking, lettering, character design, gag writing, teaching cartooning",
    duties:
      "draw cartoons, draw comic strips, editorial cartoons for a paper, cartoons for a newsletter, draw a graphic novel, think up gags, ink and letter pages, teach kids to draw cartoons, cartoon logos and mascots, draw at events, draw the funnies, silly faces and speech balloons, make people laugh with drawings",
    step: "Animator",
    beside: "Novelist, Journalist, Graphic designer",
  },
  {
    name: "Fine artist",
    titles:
      "painter, artist, artist painter, portrait painter, portrait artist, oil painter, watercolor artist, watercolorist, landscape painter, visual artist, studio artist, abstract artist, acrylic painter, pastel artist, printmaker, etcher, icon painter, mixed media artist, collage artist, artist in residence, paint party instructor, tole painter, live event painter, silk painter, miniature painter, pavement artist, Sunday painter, limner, picture painter, art painter, aquarellist, portraitist",
    credentials: "MFA, BFA",
    tools: "easel, oil paints, watercolors, acrylics, etching press",
    skills:
      "oil painting, watercolor, acrylic painting, drawing, portraits, printmaking, pastels, composition, color mixing, art instruction, art exhibitions, commissions",
    duties:
      "paint portraits on commission, show work in galleries, sell paintings, teach a painting class, paint landscapes, paint pet portraits, paint and sip evenings, make prints and etchings, artist residencies in schools, paint guests at a wedding, copy old masters, hang a solo show, paint pictures, easel and brushes, flowers and seascapes in oils",
    step: "Muralist, Illustrator, Sign painter, Art teacher",
    beside: "Picture framer, Art therapist",
    not: "house painter, exterior painter, spray painter, auto painter, car painter, industrial painter, makeup artist, recording artist, martial artist, tattoo artist, graphic artist, nail artist, hair artist, sandwich artist",
    context: {
      painter: "portraits, canvas, oil paints, watercolor, art, gallery, landscapes, murals",
      artist: "painting, canvas, art, gallery, drawing, exhibit, studio",
      "landscape painter": "canvas, oil, watercolor, art",
      "acrylic painter": "canvas, art, studio",
      etcher: "prints, art, press, gallery",
    },
  },
  {
    name: "Muralist",
    titles:
      "mural painter, mural artist, faux finisher, faux painter, decorative painter, decorative artist, trompe l'oeil artist, community mural artist, chalk muralist, ornamental painter, stenciler, marbling and graining painter, public mural artist, wall artist, fresco painter, wall picture artist",
    tools: "acrylic paints, scaffold, projector, stencils, glazes",
    skills:
      "murals, faux finishes, trompe l'oeil, stenciling, glazing and marbling, wood graining, large-scale painting, community art projects, surface preparation, gold leaf",
    duties:
      "paint murals on walls, paint a child's room, town history murals, faux marble columns, stencil borders, mural with school children, scale up a sketch, restore old painted walls, decorative ceilings, trompe l'oeil windows, paint a restaurant wall, paint a big picture on a wall, clouds on a ceiling, jungle in a nursery",
    step: "Sign painter, Scenic artist",
    beside: "House painter, Interior designer, Art teacher",
    context: {
      "decorative painter": "murals, faux, stencils, gold leaf, trompe",
      "decorative artist": "murals, faux, stencils, walls",
      "faux finisher": "murals, art, decorative, stencils",
    },
  },
  {
    name: "Sculptor",
    titles:
      "sculptress, stone sculptor, stone carver, metal sculptor, bronze sculptor, clay sculptor, clay modeler, stained glass artist, ice carver, monument sculptor, mosaic artist, figure sculptor, plaster sculptor, public artist, sculpture conservator, statue maker, carver, bust maker, monument carver, statuary",
    tools: "chisels, welding torch, plaster molds, pneumatic hammer, armatures, foundry wax",
    skills:
      "sculpture, clay modeling, stone carving, bronze casting, mold making, stained glass, welding sculpture, mosaics, plaster casting, armature building, public art commissions",
    duties:
      "carve stone, model figures in clay, cast bronze, make molds, stained glass windows, restore statues, garden sculptures, welded metal art, ice sculptures for events, mosaics for walls, memorial busts, public art commissions, chisel marble, garden gnomes and angels, heads in bronze",
    step: "Potter, Wood carver, Fine artist, Art teacher, Prop maker",
    beside: "Stonemason, Welder, Glazier, Cabinetmaker, Conservator",
    not: "body sculptor, brow sculptor, lawn sculptor",
    context: {
      carver: "statues, stone, figures",
      "stone carver": "sculpture, statue, art, figures",
      "clay modeler": "sculpture, art, figures, pottery",
      "stained glass artist": "art, studio, sculpture, commissions",
    },
  },
  {
    name: "Sign painter",
    titles:
      "hand sign painter, sign artist, letterer, sign letterer, window splash artist, pinstriper, gold leaf artist, vehicle lettering artist, truck letterer, showcard letterer, billboard painter, chalk artist, chalkboard artist, gilder, boat letterer, traditional sign painter, ghost sign restorer, sign writer and painter, show card painter, shop sign painter, signboard painter",
    tools: "lettering brushes, gold leaf, One Shot enamel, mahl stick, pounce patterns",
    skills:
      "sign painting, hand lettering, gold leaf, sign layout, pinstriping, chalk art, mural painting, gilding, brush lettering, layout and design",
    duties:
      "paint signs by hand, letter trucks and boats, gold leaf on glass, pinstripe cars and motorcycles, chalkboard menus, holiday window painting, lay out letters, repaint old signs, restore wall signs, paint honor boards, letter church windows, names on shop doors, steady hand with a brush",
    step: "Sign maker, Calligrapher",
    beside: "Graphic designer, Screen printer, House painter, Electrician",
    not: "street sign crew, traffic control",
    context: {
      "show card painter": "lettering, brush, signs",
      "sign painter": "hand lettering, brushes, enamel, gold leaf, trucks, windows",
      gilder: "gold leaf, glass, frames, lettering",
      pinstriper: "brush, paint, enamel, hand",
    },
  },
  {
    name: "Florist",
    titles:
      "floral designer, flower arranger, floral arranger, flower designer, florist assistant, flower shop owner, wedding florist, event florist, floral manager, flower shop manager, floral clerk, flower shop assistant, corsage maker, silk flower designer, bouquet maker, floral department manager, floral associate, wreath maker, ikebana teacher, balloon designer, flower lady, flower girl, flower seller, flower man, flower arranging lady, wreath lady, church flower lady, posy maker, nosegay maker, flower stall holder, barrow flower seller",
    credentials: "AIFD, Certified Floral Designer, state floral certification",
    tools: "floral foam, cooler, florist wire, FTD system, Teleflora system",
    skills:
      "floral design, flower arranging, wedding flowers, funeral flowers, bouquets, flower care, flower ordering, corsages, plant care, wreaths, shop display, order taking, event flowers",
    duties:
      "arrange flowers, make bouquets and corsages, wedding flowers, funeral sprays, process fresh flowers, take flower orders, keep the cooler stocked, decorate the altar, holiday wreaths, Valentine's Day and Mother's Day rush, deliver arrangements, silk arrangements, run a flower shop, roses and ribbons, make a nice bunch, centerpieces for tables",
    step: "Retail sales associate, Event planner",
    beside: "Garden center associate, Wedding planner, Interior designer, Delivery driver, Visual merchandiser",
    not: "floral upholstery, forest",
    context: { "flower girl": "shop, bouquets, stall", "wreath maker": "flowers, floral, shop, funeral" },
  },
  {
    name: "Photographer",
    titles:
      "portrait photographer, freelance photographer, studio photographer, school photographer, nature photographer, wildlife photographer, travel photographer, newborn photographer, pet photographer, family photographer, sports photographer, medical photographer, staff photographer, photo assistant, photographer's assistant, headshot photographer, picture taker, Santa photographer, fine art photographer, passport photographer, camera man, snapper, beach photographer, street photographer, portrait man, tintype man, photo man, snapshot man, school picture man, baby photographer",
    credentials: "Certified Professional Photographer, CPP",
    tools: "Canon, Nikon, Sony Alpha, Lightroom, Photoshop, studio strobes",
    skills:
      "photography, portrait photography, studio lighting, Lightroom, Photoshop, photo editing, composition, darkroom work, posing people, nature photography, teaching photography, school pictures",
    duties:
      "take pictures of people, family portraits, school pictures, headshots, set up studio lights, edit and retouch pictures, photograph artwork, pictures of pets and babies, nature and wildlife pictures, passport photos, photograph teams and sports, print and frame photos, someone to take pictures, take snaps, say cheese, pictures of grandkids, work with a camera, portraits of families in the park",
    above: "Art director",
    step: "Wedding photographer, Commercial photographer, Photojournalist, Videographer",
    beside: "Graphic designer, Wedding planner, Makeup artist",
    not: "photographic film processor",
    context: {
      "camera man": "photos, portraits, studio, pictures",
      "staff photographer": "pictures, photos, camera, events",
    },
  },
  {
    name: "Wedding photographer",
    titles:
      "event photographer, wedding and event photographer, party photographer, second shooter, bridal photographer, bar mitzvah photographer, quinceanera photographer, engagement photographer, photo booth operator, photo booth attendant, ceremony photographer, reunion photographer, conference photographer, wedding snapper, wedding picture man, dance photographer, party picture man",
    tools: "Canon, Nikon, Sony Alpha, speedlight flash, Lightroom, photo booth",
    skills:
      "wedding photography, event photography, posing people, flash photography, Lightroom, photo albums, candid photography, group portraits, shot lists, client communication",
    duties:
      "photograph weddings, take pictures at parties and events, pose families and groups, candid shots at receptions, engagement pictures, build wedding albums, run a photo booth, cover conferences and galas, reunions and anniversaries, deliver an online gallery, take pictures of brides, snap the cake and the kiss, photograph people's big day",
    step: "Videographer, Photojournalist",
    beside: "Wedding planner, DJ, Makeup artist, Florist",
  },
  {
    name: "Commercial photographer",
    titles:
      "product photographer, food photographer, fashion photographer, advertising photographer, architectural photographer, real estate photographer, aerial photographer, drone photographer, catalog photographer, corporate photographer, industrial photographer, e-commerce photographer, interiors photographer, virtual tour photographer, stock photographer, jewelry photographer, Matterport photographer, house picture taker, ad photographer",
    credentials: "FAA Part 107",
    tools: "studio strobes, tethered camera, Capture One, drone, Matterport camera, tilt-shift lens",
    skills:
      "product photography, real estate photography, studio lighting, drone photography, food photography, architectural photography, Capture One, photo editing, virtual tours, styling sets, HDR photography",
    duties:
      "product shots for catalogs and web shops, photograph houses for sale, pictures of buildings and interiors, photos from a drone, food pictures for menus, virtual tours, industrial plants and machines, executive portraits, stock photos, advertising shoots, white background shots, annual report pictures, take pictures of things to sell, make a house look nice in pictures, lights and backdrops",
    step: "Photo retoucher, Videographer",
    beside: "Art director, Real estate agent, Drone pilot, Wardrobe stylist, Copywriter",
    context: {
      "aerial photographer": "pictures, camera, photos, houses, drone",
      "drone photographer": "pictures, camera, photos, houses",
    },
  },
  {
    name: "Photojournalist",
    titles:
      "press photographer, news photographer, newspaper photographer, documentary photographer, magazine photographer, wire service photographer, editorial photographer, combat photographer, photo reporter, sports press photographer, newspaper cameraman, press cameraman, paparazzo, stringer, press snapper",
    tools: "Canon, Nikon, long lenses, Photo Mechanic",
    skills:
      "photojournalism, news photography, photo captions, documentary photography, deadline shooting, sports photography, photo stories, press ethics, photo editing",
    duties:
      "news pictures, photograph ball games for the paper, photo essays, cover fires and accidents, portraits for articles, captions, pictures on deadline, document a community, council meetings and parades, magazine assignments, pictures for the newspaper, snap the mayor, run to fires with a camera",
    step: "Camera operator",
    beside: "Journalist, News editor, Photo retoucher",
    context: { stringer: "photos, news, pictures" },
  },
  {
    name: "Photo retoucher",
    titles:
      "retoucher, photo editor, photo restorer, photo restoration artist, photo restoration specialist, image editor, Photoshop artist, Photoshop specialist, Photoshop expert, airbrush artist, airbrusher, digital imaging technician, photo colorist, picture editor, photo touch-up artist, photograph colorist, hand colorist, hand tinter, photo tinter, negative retoucher, photograph restorer",
    tools: "Photoshop, Lightroom, Capture One, flatbed scanner, Wacom tablet",
    skills:
      "photo retouching, photo restoration, Photoshop, Lightroom, color correction, masking, airbrushing, background removal, image compositing, photo editing",
    duties:
      "retouch portraits, restore old family photos, fix faded colors, remove backgrounds, color-correct for print, put people together in one picture, choose pictures for a magazine, repair torn pictures, clean up product shots, colorize black and white pictures, smooth skin and remove blemishes, fix up an old picture of Grandpa, take out red eyes, put color in old photographs",
    step: "Photo lab technician, Photo organizer, Photographer, Graphic designer",
    beside: "Prepress technician, Archivist, Art director, Picture framer",
    not: "fingernail airbrush, film editor, auto body airbrush, land developer",
    context: {
      "photo editor": "retouch, pictures, Photoshop, images",
      "picture editor": "photos, images, magazine, captions",
      retoucher: "photos, portraits, Photoshop, images",
      "airbrush artist": "photo, retouch, pictures, art",
      "digital imaging technician": "photos, scans, color, camera",
    },
  },
  {
    name: "Photo lab technician",
    titles:
      "photo finisher, darkroom technician, film developer, film processor, photo printer, minilab operator, photo lab assistant, one-hour photo clerk, photographic processing machine operator, photo lab manager, darkroom instructor, photo counter clerk, darkroom man, film printer, darkroom boy, d and p man, D&P operator, photo developer, photoprinter, print washer",
    tools: "minilab, enlarger, C-41 processor, inkjet printer, densitometer",
    skills:
      "film developing, darkroom work, photo printing, color correction, minilab operation, chemical mixing, scanning, enlargements, mounting prints, customer service",
    duties:
      "develop film, print photographs, run the minilab, make enlargements, mix chemicals, color balance prints, scan negatives for customers, passport pictures at the counter, black and white hand prints, teach darkroom, mount and laminate prints, maintain the processor, trays of chemicals in the dark",
    step: "Photographer",
    beside: "Print shop manager, Copy center operator",
    context: {
      "print washer": "photos, darkroom",
      "film developer": "negatives, photo, darkroom, prints",
      "film processor": "negatives, photo, darkroom, prints",
      "photo printer": "lab, prints, enlargements, darkroom",
    },
  },
  {
    name: "Photo organizer",
    titles:
      "personal photo organizer, photo scanner, photo digitizer, slide scanning specialist, photo scanning technician, photo album maker, scrapbook maker, photo manager, family photo archivist, digital photo organizer, digitization specialist, memory keeper, film transfer technician, picture sorter, snapshot organizer, album lady, photo album lady",
    credentials: "Certified Photo Manager",
    tools: "flatbed scanner, slide scanner, Lightroom, Google Photos, Mylio",
    skills:
      "photo organizing, scanning, digitizing photos, photo books, image tagging, photo restoration, backup of photos, album design, film transfer, face tagging",
    duties:
      "sort and label boxes of photos, scan slides and negatives, digitize albums, make a photo book, organize digital pictures, back up family pictures, home movies to digital, put dates and names on photos, slide show for a funeral or anniversary, remove duplicates, help a family with old pictures, shoe boxes of old snapshots, put slides on the computer, make an album for a birthday, sort and label old photographs",
    step: "Virtual assistant",
    beside: "Archivist, Genealogist, Scanning clerk, Estate sale organizer, Home technology helper",
    context: {
      "digitization specialist": "photos, slides, family, albums",
      "photo manager": "family, albums, sort, scan",
    },
  },
  {
    name: "Animator",
    titles:
      "2D animator, 3D animator, character animator, motion graphics designer, motion designer, motion graphics artist, animation artist, cel animator, stop motion animator, cartoon animator, inbetweener, in-betweener, animation director, explainer video animator, whiteboard animator, Flash animator, After Effects artist, claymation artist, rigging artist, animation teacher, cartoon maker, cell painter, ink and paint girl, cartoon film artist",
    tools: "After Effects, Toon Boom Harmony, Maya, Blender, Adobe Animate, Cinema 4D",
    skills:
      "animation, 2D animation, motion graphics, After Effects, Toon Boom, storyboarding, character animation, stop motion, Blender, timing, explainer videos, title sequences, whiteboard animation, Cinema 4D",
    duties:
      "animate characters, moving logos, motion graphics for videos, explainer videos, whiteboard videos, draw frames, stop-motion films, titles and lower thirds, storyboards and animatics, animated lessons, lip sync, cartoons for television, make drawings move, cartoons for kids, puppets that move bit by bit",
    above: "Art director, Film director",
    step: "3D artist, Illustrator",
    beside: "Voice actor",
    not: "activities animator, youth animator, care home animator, holiday animator, fitness animator",
  },
  {
    name: "3D artist",
    titles:
      "3D modeler, 3D designer, CGI artist, CG artist, VFX artist, visual effects artist, special effects artist, 3D visualizer, texture artist, environment artist, 3D rendering artist, digital sculptor, digital compositor, compositor, lighting artist, matte painter, rotoscope artist, 3D printing designer, Blender artist, character artist, game artist, computer artist, computer graphics artist, trick shot artist, matte artist",
    tools: "Blender, Maya, 3ds Max, ZBrush, Cinema 4D, Nuke, V-Ray, Houdini, Unreal Engine",
    skills:
      "3D modeling, rendering, Blender, Maya, 3ds Max, texturing, compositing, visual effects, ZBrush, architectural visualization, 3D printing, lighting and shading, Nuke, product rendering",
    duties:
      "build 3D models, render products and buildings, visual effects for film, model game characters, texture and light scenes, picture of a house before it is built, composite shots, green screen, models for 3D printing, matte paintings, fly-through of a building, make pretend worlds on the computer, monsters and spaceships for movies, show a house before it's built",
    above: "Art director",
    step: "Game developer",
    beside: "Architect, Video editor, CAD technician, Illustrator",
    not: "financial modeler, data modeler, 3D ultrasound",
    context: {
      "trick shot artist": "film, effects, 3D",
      compositor: "visual effects, Nuke, green screen, shots, After Effects",
      "special effects artist": "3D, visual, digital, film, CGI",
      "lighting artist": "3D, scenes, render",
      "environment artist": "3D, game, scenes",
    },
  },
  {
    name: "Art gallery manager",
    titles:
      "gallery director, gallery manager, art gallery director, gallery assistant, gallery sitter, art dealer, art consultant, art advisor, gallery owner, gallery attendant, gallery associate, art broker, art sales consultant, art sales associate, corporate art consultant, exhibition coordinator, art fair coordinator, art show organizer, arts administrator, arts council director, picture dealer, picture gallery owner, print dealer, gallery lady, picture seller",
    skills:
      "art sales, exhibition planning, artist relations, art history, collector relations, gallery operations, art appraisal, hanging shows, openings and receptions, arts administration, grant writing, catalog writing",
    duties:
      "run an art gallery, plan exhibitions, choose artists, sell paintings to collectors, host openings, watch the gallery on weekends, advise on buying art, write labels and catalogs, art for offices and hospitals, organize an art fair, handle consignments, keep the mailing list, look after paintings for sale, sit in a gallery, wine and cheese openings, help folks pick a painting",
    step: "Curator, Retail store manager",
    beside: "Fine artist, Antiques dealer, Auctioneer, Interior designer",
    not: "shooting gallery, image gallery",
    context: {
      "art consultant": "collectors, paintings, gallery, buy",
      "gallery associate": "art, exhibition, paintings",
      "arts administrator": "arts, council, exhibitions, programs, grants",
      "gallery attendant": "art, paintings, exhibition, sales",
    },
  },
];
