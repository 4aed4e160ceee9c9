/** Design, drawing, painting, photography, and crafts. */
export const ARTS_AND_DESIGN_SKILLS = `
Graphic design: graphic arts, visual communication, commercial art
Logo design: designing logos
Branding: brand identity, corporate identity, brand design, visual identity
Adobe Creative Suite: Adobe Creative Cloud, Creative Suite, Adobe CC
Adobe Illustrator: Illustrator software, vector drawing
Photoshop: Adobe Photoshop
InDesign: Adobe InDesign
Adobe Acrobat: Acrobat Pro, PDF editing
Affinity Designer: Affinity Publisher, Affinity Photo
Canva
QuarkXPress: Quark Xpress, Quark
PageMaker: Aldus PageMaker
Microsoft Publisher: MS Publisher
Typography: type design, lettering design
Page layout: layout design, publication layout, magazine layout, book layout
Print production: print design, preparing files for print
Package design
Brochure design: flyer design, poster design, flyers
Infographics: information graphics
Color theory: color selection
Desktop publishing: DTP
Typesetting: type setting, composition in printing, Linotype
LaTeX: TeX typesetting
PDF forms: fillable PDF forms, fillable forms
Document formatting: formatting documents, formatting manuscripts
Presentation design: slide design
Keynote: Apple Keynote
Google Slides
Prezi
Web design: website design, web page design, designing websites
Website mockups: web mockups
UX design: user experience design, user experience, UX/UI design, usability
UI design: user interface design, interface design, screen design
Wireframes
Prototyping: clickable prototypes, rapid prototyping
User research: UX research
Usability testing: user testing, usability studies
Information architecture: site structure
Interaction design: IxD
Human factors: human factors engineering
Service design: customer journey mapping, user journeys
Design systems: component libraries
Figma: Adobe XD
Sketch app: Sketch for Mac
Axure: Axure RP
Art direction: directing photo shoots, visual direction
Creative direction: leading creative teams, creative leadership
Campaign concepts: concept development, advertising concepts
Interior design: interior decorating, home decorating, home decor, decorating
Window treatments: draperies, curtains and blinds
Furniture selection: furniture planning
NCIDQ: NCIDQ certified interior designer
ASID: American Society of Interior Designers
Aging-in-place design: accessible home design, universal design
SketchUp: Google SketchUp, Trimble SketchUp
Chief Architect: Chief Architect software
Kitchen design: kitchen planning, cabinet layout, kitchen remodel design
Bath design: bathroom design
2020 Design: 20-20 Design, ProKitchen
Certified Kitchen and Bath Designer: CKBD, CKD, NKBA certification, AKBD
Closet design: custom closets
Fashion design: clothing design, apparel design, garment design, dress design
Flat patterns: flat pattern making, fashion draping
Technical packs: garment specs
Textile design: fabric design, surface pattern design, repeat patterns
Garment fitting: fitting samples
Wardrobe styling: fashion styling, personal styling, image consulting
CLO 3D
Industrial design: product design, consumer product design
Concept sketching: product sketching
3D printing: additive manufacturing, 3D printer
Rhino: Rhinoceros 3D, Rhino 3D
KeyShot
Furniture design: designing furniture
Exhibit design: trade show booth design
Toy design
Illustration: book illustration, children's book illustration
Drawing: sketching, life drawing, freehand drawing
Digital illustration: digital art, digital painting
Procreate: Procreate app
Storyboarding
Technical illustration: exploded views
Medical illustration: anatomical illustration
Botanical art: botanical illustration
Caricature
Character design: character sketches
Pen and ink: ink drawing
Cartooning: drawing cartoons
Comic strips: comics, comic books, graphic novels
Painting as art: fine art painting, easel painting, canvas painting
Oil painting: oils
Watercolor: watercolour, watercolor painting
Acrylic painting: acrylics
Pastels: pastel drawing
Portraits: portrait painting, portrait drawing
Murals: mural painting, wall murals
Printmaking: etching, linocut, lithography art, woodcut
Art instruction: teaching art, art lessons, painting lessons
Art exhibitions: exhibiting art, gallery shows, exhibition planning
Sculpture: sculpting, statue making
Clay work: hand building in clay
Bronze casting: lost wax casting
Mold making for art: plaster molds, casting molds
Mosaics: mosaic art
Brush lettering: letter painting
Invitation design: wedding invitations
Sign manufacture
Chalk art: chalkboard art, chalkboard lettering
Floral design: flower arranging, flower design, floral arranging, flower arrangements, floristry
Wedding flowers: bridal bouquets, event flowers
Funeral flowers: sympathy flowers, funeral sprays
Corsages: boutonnieres
Certified Floral Designer: AIFD, CFD florist
Ikebana: Japanese flower arranging
Photography: taking pictures, taking photos, picture taking, photo shoots, digital photography
Portrait photography: headshots, family portraits, studio portraits
Wedding photography: wedding photos
Event photography: party photography
Product photography: tabletop photography, catalog photography
Real estate photography: architectural photography, house photos
Nature photography: wildlife photography, landscape photography
Photojournalism: press photography, news photography
Studio lighting: photographic lighting, strobes
Certified Professional Photographer: CPP
Lightroom: Adobe Lightroom
Capture One
Photo editing: image editing, editing photos, picture editing
Photo retouching: retouching, image retouching, airbrushing
Photo restoration: restoring old photos, old photo repair
Color correction: color grading
Scanning: photo scanning, slide scanning, digitizing photos
Darkroom work: darkroom, film developing, black and white printing
Animation: 2D animation, cartoon animation, character animation
Motion graphics: motion design
After Effects: Adobe After Effects
Toon Boom: Toon Boom Harmony
Stop motion: claymation, stop-motion animation
Explainer videos: whiteboard animation
Cinema 4D: C4D
Blender: Blender 3D
Maya: Autodesk Maya
3ds Max: 3D Studio Max
ZBrush: digital sculpting
3D modeling: 3D design, three-dimensional modeling
Rendering: 3D rendering, V-Ray, product rendering
Architectural visualization: archviz, architectural rendering
Texturing: texture mapping
Visual effects: VFX, CGI, special effects in post
Compositing: Nuke, green screen keying
Weaving
Leather tooling: leather carving
Craft fairs: art fairs
Scrapbooking: paper crafts
Macrame
Cricut: die cutting crafts
Art sales: selling art, gallery sales, art dealing
Art appraisal: appraising art
Arts administration: arts management
Wayfinding: signage design, environmental graphics
Patent drawings: patent illustration
Color analysis: seasonal color analysis
Photo styling: prop styling
Decoy carving: duck decoys
Slip casting of pottery: ceramic slip casting
Photo books: photo albums
Home movie transfer: film transfer to digital
Virtual tours: Matterport
Flash photography: speedlight
Photo captions: caption writing
Minilab operation: photo printing, photo lab work
Certified Medical Illustrator
Stenciling
`;
