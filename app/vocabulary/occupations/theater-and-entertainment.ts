import type { OccupationEntry } from "../types.ts";

/** People on, behind, and in front of the stage, and those who entertain or speak to an audience. */
export const THEATER_AND_ENTERTAINMENT: readonly OccupationEntry[] = [
  {
    name: "Stagehand",
    titles:
      "stage hand, stage technician, stage crew, stage crew member, theater technician, scene shifter, fly man, flyman, stage rigger, entertainment rigger, roadie, road crew, running crew, props master, property master, property man, load-in crew, IATSE stagehand, backstage crew, theater crew, concert crew, tour technician, backline technician, guitar tech, scene changer",
    credentials: "ETCP Rigger, IATSE membership",
    tools: "fly system, chain hoists, genie lift, truss, headset",
    skills:
      "stage setup, load-in and load-out, stage rigging, fly systems, props, backline, scene changes, truck loading, truss assembly, forklift operation",
    duties:
      "set up and strike the stage, move scenery between scenes, fly drops in and out, load trucks after a show, hang truss, take care of props, set up chairs and risers, tune guitars for a tour, push road cases, build the stage for a concert, run backstage during the show, push scenery around in the dark, pull the curtain, carry amps and drums for bands, set up and pack the show",
    above: "Theater manager",
    step: "Sound technician",
    beside: "Carpenter, Costume designer, Event staff worker",
    not: "stagecoach",
    context: {
      "running crew": "stage, show, backstage",
      "theatre technician": "stage, scenery, show, lighting, sound",
    },
  },
  {
    name: "Stage manager",
    titles:
      "assistant stage manager, deputy stage manager, production stage manager, theater stage manager, concert stage manager, floor manager, TV floor manager, show caller, dance stage manager, opera stage manager, prompter, call boy",
    credentials: "Actors' Equity membership",
    tools: "prompt book, headset, cue lights",
    skills:
      "stage management, calling cues, prompt books, rehearsal scheduling, props tracking, show reports, backstage communication, safety on stage, cast coordination",
    duties:
      "call cues, run rehearsals for the director, keep the prompt book, write rehearsal reports, tape out the stage, keep actors on time, look after props lists, run the show from the booth, cue speakers at a conference, backstage order, children's show backstage, be in charge backstage, tell actors when to go on, say go for each light and sound, feed lines to folks who forget",
    step: "Theater manager, Film producer",
    beside: "Theater director, Actor, Lighting technician, Event planner, Choreographer",
    context: {
      "floor manager": "television, studio, cues, cast, stage",
      "stage manager": "show, rehearsal, cues, theater, backstage, concert",
    },
  },
  {
    name: "Usher",
    titles:
      "ticket taker, theater usher, stadium usher, event usher, usherette, lobby attendant, house attendant, concert usher, ticket scanner, cloakroom attendant, coat check attendant, ballpark usher, turnstile attendant, gate attendant, arena usher, program seller, cinema usher, ticket checker, volunteer usher, cinema attendant, cloakroom girl, hat check girl, coat check girl, checkroom attendant, coat check",
    skills:
      "ushering, ticket scanning, crowd control, customer service, seating guests, wheelchair assistance, emergency exits, giving directions, program distribution",
    duties:
      "show people to their seats, scan tickets at the door, tear tickets, hand out programs, check coats, help guests in wheelchairs, answer questions in the lobby, watch the aisles, open doors after the show, event days at the stadium, part-time evenings at the theater, late seating, show folks their seats with a flashlight, take tickets, hang up people's coats, say enjoy the show",
    above: "Theater manager",
    step: "Box office clerk, Event staff worker, Cashier, Museum docent",
    beside: "Security guard, Stagehand",
    not: "parking ticket",
    context: {
      "gate attendant": "tickets, stadium, event, arena",
      "lobby attendant": "theater, tickets, seats",
      "cloakroom attendant": "theater, coats, guests, tickets",
      "coat check attendant": "theater, coats, guests, tickets",
      "house attendant": "theater, seats, audience",
      "ticket checker": "theater, seats, stadium, door",
    },
  },
  {
    name: "Theater director",
    titles:
      "stage director, artistic director, play director, musical theater director, opera director, community theater director, acting coach, dialect coach, dramaturg, improv coach, opera stage director, intimacy coordinator, fight director, voice and speech coach, drama coach, amateur dramatics director, pageant director",
    credentials: "MFA in directing, SDC membership",
    skills:
      "stage directing, acting instruction, blocking, casting, script analysis, improvisation, musical theater, dialects, rehearsal leadership, play selection, community theater, drama teaching, season planning",
    duties:
      "direct plays, hold auditions, block scenes, run rehearsals, coach actors, choose the season, put on a musical at a school, senior theater groups, help with an accent, guide designers, private acting lessons, holiday pageant, tell actors where to stand and how to say it, get a town to put on a musical",
    step: "Film director, Actor, Drama teacher",
    beside: "Stagehand, Set designer, Costume designer, Choir director, Casting director",
    not: "movie theater director of operations, operating theatre, theater of war",
    context: {
      "drama coach": "plays, scenes, rehearse, cast",
      "artistic director": "theater, plays, season, stage, dance, company",
    },
  },
  {
    name: "Theater manager",
    titles:
      "house manager, box office manager, performing arts center manager, concert hall manager, venue manager, theater managing director, front of house manager, cinema manager, movie theater manager, auditorium manager, box office treasurer, theater operations manager, company manager, theatrical producer, theater producer, arts manager, cinema owner, movie house manager, picture theatre manager, actor manager, playhouse manager, picture house manager, opera house manager",
    tools: "Ticketmaster, Tessitura, Eventbrite",
    skills:
      "theater management, box office, venue management, ticketing, front of house operations, event booking, volunteer ushers, concessions, audience development, contracts with performers, facility rentals",
    duties:
      "manage a theater, run the box office, schedule ushers, open the house, handle seating problems, rent out the hall, concessions and bar, manage a movie theater, subscriptions and group sales, book plays and shows, show films, sell season tickets, sell tickets and popcorn, see that the curtain goes up on time",
    step: "Concert promoter, Event planner, General manager",
    beside: "Theater director, Art gallery manager, Fundraiser",
    not: "house manager estate, household manager, operating theatre manager",
    context: {
      "opera house manager": "tickets, ushers, seats, plays",
      "picture house manager": "tickets, ushers, films, movies",
      "house manager": "theater, ushers, audience, seats, performance",
      "front of house manager": "theater, ushers, audience, seats, performance, box office",
      "company manager": "theater, cast, tour, performers",
      "venue manager": "concerts, shows, theater, stage, hall",
      "performing arts center manager": "theater, plays, films, ushers, audience, shows",
      "concert hall manager": "theater, plays, films, ushers, audience, shows",
      "auditorium manager": "theater, plays, films, ushers, audience, shows",
      "movie theater manager": "theater, plays, films, ushers, audience, shows",
      "cinema manager": "theater, plays, films, ushers, audience, shows",
      "box office manager": "theater, plays, films, ushers, audience, shows",
      "box office treasurer": "theater, plays, films, ushers, audience, shows",
    },
  },
  {
    name: "Concert promoter",
    titles:
      "concert producer, festival director, festival manager, festival organizer, music venue manager, impresario, tour manager, road manager, band manager, music manager, orchestra manager, orchestra administrator, concert organizer, music promoter, show promoter, concert series director, music festival coordinator, club booker, showman, dance promoter, fight promoter, boxing promoter",
    tools: "Eventbrite, Ticketmaster, Master Tour",
    skills:
      "concert promotion, booking performers, tour management, festival planning, contracts with performers, ticket sales, show budgeting, artist relations, sponsorship sales, stage logistics",
    duties:
      "promote concerts, book bands, run a festival, plan tours for performers, settle with artists after the show, summer concerts in the park, chamber music series, sell sponsorships, drive the band, hotel and travel for a tour, hire sound and lights, posters and radio spots for a show, put on shows and sell seats, bring bands to town, look after musicians on the road, rent a hall and hope folks come",
    step: "Talent agent, Event planner",
    beside: "Musician, Conductor, Sound technician, Fundraiser",
    context: {
      showman: "shows, concerts, bands, festival",
      "music manager": "band, performers, concerts, artists",
      "tour manager": "band, performers, concerts, road, musicians",
      "road manager": "band, tour, performers, concerts",
      "festival director": "music, bands, concerts, performers, stage",
      "festival organizer": "music, bands, concerts, performers, stage",
      "festival manager": "music, bands, concerts, performers, stage",
    },
  },
  {
    name: "Lighting technician",
    titles:
      "stage lighting technician, lighting designer, theatrical electrician, stage electrician, lighting director, lighting operator, light board operator, spotlight operator, followspot operator, follow spot operator, master electrician, electrics crew, lampie, lighting programmer, concert lighting technician, church lighting technician, limelight operator, spotlight man",
    credentials: "ETCP Entertainment Electrician, IATSE membership",
    tools: "ETC Eos, grandMA, dimmers, LED fixtures, HMI lights, spotlights",
    skills:
      "stage lighting, lighting design, light board programming, hanging and focusing lights, followspot, ETC Eos, power distribution, DMX, color gels, dimmers",
    duties:
      "hang and focus stage lights, run the light board, follow spot at shows, plan lighting for a play, program cues, cable dimmers, lights for concerts and churches, replace lamps and gels, lighting plots, moving lights, light a dance recital, shine the spotlight on the star, push the sliders up and down",
    step: "Stagehand, Sound technician, Grip",
    beside: "Electrician, Theater director",
    not: "street lighting technician, lighting retrofit, lighting showroom",
    context: {
      "lighting designer": "stage, theater, show, concert, play",
      "master electrician": "stage, theater, lights, show, dimmers",
      "lighting technician": "stage, show, film, concert",
      "lighting director": "stage, show, television, concert",
    },
  },
  {
    name: "Actor",
    titles:
      "actress, stage actor, film actor, movie actor, TV actor, theater performer, character actor, commercial actor, stunt performer, stuntman, stunt double, improv performer, musical theater performer, dinner theater actor, murder mystery actor, Shakespearean actor, thespian, mime, understudy, trouper, bit player, leading man, leading lady, vaudevillian, summer stock actor, repertory actor, rep actor",
    credentials: "SAG-AFTRA, Actors' Equity membership",
    tools: "teleprompter, self-tape kit",
    skills:
      "acting, memorizing lines, improvisation, auditioning, stage performance, on-camera acting, dialects, stage combat, musical theater, character work, script reading",
    duties:
      "act in plays, perform in commercials, learn lines, audition for parts, murder mystery dinners, play character parts, rehearse scenes, play grandparents in ads, roles in television series, understudy a role, act in student films, community theater roles, play parts on stage or screen, be somebody's grandpa in a commercial, pretend to be someone else, remember lines",
    step: "Voice actor, Background actor, Standardized patient",
    beside: "Historical interpreter, Public speaker, Tour guide",
    not: "threat actor, contractor",
    context: { "leading man": "stage, film, theater, movies, play", trouper: "stage, actor, theater" },
  },
  {
    name: "Background actor",
    titles:
      "film extra, movie extra, TV extra, extra, background extra, stand-in, atmosphere actor, crowd extra, background performer, featured extra, supporting artist, photo double, audience extra, walk-on, spear carrier, walker-on, crowd artist, supernumerary, bit part player",
    credentials: "SAG-AFTRA",
    skills:
      "background acting, following direction, waiting on set, pantomime, wardrobe from own closet, being on time, stand-in work, set etiquette",
    duties:
      "extra in films, fill a crowd scene, stand in while lights are set, walk past the camera, sit in a restaurant scene, long days on set, bring own clothes, quiet pantomime, early call times, background in commercials, no lines needed, be in a movie without talking, stand around in a crowd scene, walk by behind the star",
    step: "Model",
    beside: "Film director, Entertainer",
    not: "extra help, extra hours, extra income, extra virgin, extra large",
    context: {
      extra: "film, background, movie, set, scene",
      "stand-in": "film, set, scene, lighting",
    },
  },
  {
    name: "Standardized patient",
    titles:
      "simulated patient, patient actor, medical role player, role player, role play actor, patient simulator actor, SP educator, standardized patient educator, simulated participant, mock patient, mock juror, military role player, training role player, crisis intervention role player, pretend patient, programmed patient",
    skills:
      "standardized patient work, role play, memorizing cases, giving feedback to students, improvisation, observation, checklist scoring, consistent portrayal, communication skills assessment",
    duties:
      "play a patient for medical students, learn a case by heart, show symptoms the same way each time, give feedback to student doctors, fill in checklists, role play for police training, act out hard conversations, be examined by nursing students, mock interviews, actors for a simulation lab, make up a bellyache, let nurses practice on me, tell young doctors how they did",
    step: "Test scorer, Mystery shopper",
    beside: "Nurse educator, Medical assistant, Patient advocate, Entertainer",
    context: {
      "role player": "acting, scenario, training, patient, simulation",
      "mock juror": "role play, actor",
    },
  },
  {
    name: "Costume designer",
    titles:
      "costumer, costume maker, theatrical costumer, costume shop manager, costume seamstress, costume stitcher, costume draper, costume cutter, costume rental manager, costume coordinator, theatrical wig maker, wig maker, wigmaker, mascot maker, dance costume maker, costume shop supervisor, costume builder, cosplay maker, theatrical milliner, theatrical dressmaker, theatrical costumier, costume mistress",
    credentials: "United Scenic Artists membership",
    tools: "industrial sewing machine, serger, dress forms, fabric dye vat",
    skills:
      "costume design, costume construction, sewing, draping, alterations, period costumes, fabric dyeing, wig making, costume research, fittings, hat making, costume repair",
    duties:
      "design costumes for a play, sew costumes, alter clothes for actors, period dress research, fittings with the cast, rent and return costumes, dance recital costumes, dye and age fabric, make wigs and hats, costumes for a school musical, build mascot suits, sketch characters' clothes, sew kings' robes and witches' hats, make kids' dance outfits, dress a cast from the thrift shop",
    step: "Wardrobe supervisor, Seamstress, Dressmaker",
    beside: "Tailor, Apparel pattern maker, Makeup artist",
    not: "costume jewelry",
    context: {
      "wig maker": "theatrical, costumes, stage, hair",
      "theatrical milliner": "costumes, stage, period, play",
    },
  },
  {
    name: "Wardrobe supervisor",
    titles:
      "wardrobe mistress, wardrobe master, dresser, theater dresser, wardrobe attendant, wardrobe assistant, wardrobe manager, film wardrobe assistant, costume set supervisor, quick change dresser, star dresser, wardrobe stitcher, costume laundry worker, theatrical dresser, wardrobe lady",
    credentials: "IATSE wardrobe membership",
    tools: "steamer, sewing kit, washing machine, garment racks",
    skills:
      "wardrobe management, quick changes, costume repair, laundering, ironing and steaming, hand sewing, costume continuity, dressing actors, wardrobe plots",
    duties:
      "dress performers backstage, quick changes in the dark, keep wardrobe clean and mended, iron and steam costumes, lay out costumes before the show, sew on buttons, wash after every show, keep wardrobe lists, travel with a show's wardrobe, check hems and zippers, help singers into gowns, help actors change in a hurry, mend and press costumes, zip up gowns backstage, pick up dropped clothes",
    step: "Seamstress, Stagehand",
    beside: "Actor, Makeup artist, Stage manager",
    not: "window dresser, hairdresser, stone dresser, tree dresser",
    context: { dresser: "backstage, wardrobe, costumes, actors, theater, quick change" },
  },
  {
    name: "Set designer",
    titles:
      "scenic designer, stage designer, theatrical designer, production designer, set decorator, scenographer, theater designer, film set designer, museum diorama designer, TV set designer, set dresser, event decor designer, float designer, parade float designer, theme park designer, haunted house designer, scene designer, stage decorator",
    credentials: "MFA in stage design, United Scenic Artists membership",
    tools: "Vectorworks, AutoCAD, SketchUp, scale models",
    skills:
      "set design, scenic design, scale models, Vectorworks, drafting, set decoration, prop sourcing, scene painting, theatrical design, model making, period research, design presentations",
    duties:
      "design scenery for plays, draw ground plans, build scale models, choose furniture for a film set, find props, decorate sets, design parade floats, plan scene changes, work with the director on the look, draft for the shop, sets for a school play, think up what the stage should look like, make little models of rooms, find old furniture for a movie",
    below: "Scenic artist",
    above: "Art director",
    step: "Interior designer, Costume designer",
    beside: "Lighting technician, Carpenter, Architect, CAD technician",
    not: "tool set designer, data set designer, rule set designer",
    context: {
      "production designer": "film, set, scenery, television, stage",
      "theatrical designer": "sets, stage, scenery",
      "set dresser": "film, props, set, furniture",
    },
  },
  {
    name: "Scenic artist",
    titles:
      "scene painter, scenic painter, theatrical painter, backdrop painter, charge artist, scenic charge artist, scenery painter, set painter, theme park painter, backdrop artist, stage painter",
    credentials: "United Scenic Artists membership",
    tools: "paint deck, long-handled brushes, sprayers",
    skills:
      "scene painting, backdrops, faux finishes, wood graining, marbling, color mixing, texture painting, murals, foam carving, aging and distressing",
    duties:
      "paint backdrops, paint scenery to look like brick or marble, age sets with paint, large drops on the floor, mix paint for a show, carve foam scenery, touch up sets, lead a paint crew, paint for theme parks, murals for displays, paint the scenery for plays, make plywood look like stone, paint big skies on canvas",
    step: "Fine artist, Sign painter, House painter",
    beside: "Stagehand",
    context: { "set painter": "scenery, stage, film, backdrop" },
  },
  {
    name: "Prop maker",
    titles:
      "prop builder, props artisan, property maker, special effects technician, animatronics technician, puppet maker, mask maker, exhibit builder, exhibit fabricator, parade float builder, film prop maker, creature maker, model and prop maker, prop man, propman, special effects man",
    tools: "hot wire cutter, band saw, welder, 3D printer, airbrush, mold rubber",
    skills:
      "prop making, foam carving, mold making, upholstery, puppet making, exhibit building, sculpting, welding, painting props, mechanical effects",
    duties:
      "make props and masks, smoke and mechanical effects, puppets for children's theater, build museum exhibits, parade floats, carve foam statues, breakaway furniture, fake food for the stage, mold and cast in rubber, repair props, weapons for the stage, paint and age objects, make fake swords and food for plays, build monsters and masks, make smoke and rain",
    above: "Set designer",
    step: "Scenic carpenter, Scenic artist, Stagehand, Cabinetmaker",
    beside: "Welder, Lighting technician",
    not: "propeller",
    context: {
      "special effects technician": "pyrotechnics, smoke, stage, film, props",
      "exhibit builder": "museum, displays, props, fabricate",
    },
  },
  {
    name: "Scenic carpenter",
    titles:
      "set builder, set carpenter, scene shop carpenter, scenery builder, theater carpenter, stage carpenter, theater technical director, technical director, scene shop supervisor, scene shop manager, film set carpenter, flat builder, scenic fabricator, school theater technical director, staging carpenter, stage joiner, scenery carpenter",
    credentials: "ETCP Rigger",
    tools: "table saw, welder, pneumatic nailer, CNC router, platforms and flats",
    skills:
      "scenery construction, stage carpentry, welding, reading ground plans, rigging scenery, technical direction, CNC cutting, automation of scenery, shop supervision, platform building",
    duties:
      "build sets for plays, build platforms and flats, weld stage frames, supervise a scene shop, rig moving scenery, read designers' drawings, teach students to build sets, estimate lumber for a show, strike and store sets, build stairs and doors for the stage, sets for a school musical, hammer together walls and stairs for a play, teach kids to build a set",
    above: "Set designer",
    step: "Carpenter, Stagehand",
    beside: "Welder, Theater director, Lighting technician, Cabinetmaker",
    context: { "technical director": "theater, scenery, scene shop, sets, stage" },
  },
  {
    name: "Pyrotechnician",
    titles:
      "fireworks technician, fireworks operator, pyrotechnic operator, fireworks shooter, pyro tech, fireworks display operator, special effects pyrotechnician, stage pyrotechnician, fireworks crew member, proximate pyrotechnician, fireworks man, fireworks maker",
    credentials: "pyrotechnician license, ATF explosives license",
    tools: "mortars, firing system, electric matches",
    skills:
      "pyrotechnics, fireworks displays, explosive safety, mortar setup, electronic firing systems, stage effects, fire watch, permit applications",
    duties:
      "set off fireworks shows, load mortars, wire shells, Fourth of July displays, stage flash and flame effects, check for duds after the show, get fire permits, haul explosives, safety distances, choreograph fireworks to music, seasonal summer crew, shoot off fireworks on the Fourth, set up rockets, make booms and flashes on stage",
    step: "Prop maker, Stagehand",
    beside: "Blaster, Firefighter, Event planner",
    context: {
      "fireworks man": "show, display, shells, stage",
      "fireworks maker": "show, display, shells, stage",
      pyrotechnician: "fireworks, display, show, stage",
      "fireworks technician": "fireworks, display, show, shells",
    },
  },
  {
    name: "Casting director",
    titles:
      "casting agent, casting associate, casting assistant, talent scout, talent coordinator, extras casting director, casting coordinator, talent buyer, extras wrangler, casting consultant, movie talent scout",
    credentials: "CSA membership",
    tools: "Breakdown Services, Casting Networks",
    skills:
      "casting, auditions, talent scouting, scheduling auditions, script breakdown, self-tape review, actor databases, extras casting, negotiating with agents",
    duties:
      "hold auditions, find actors for parts, cast extras, scout new talent, send self-tape requests, read scripts for roles, short lists for directors, schedule callbacks, find real people for commercials, keep files of actors, open calls, pick who gets the part, look at headshots, find a face for a commercial, round up a crowd for a movie",
    step: "Talent agent, Film producer",
    beside: "Actor, Model, Recruiter, Background actor",
    not: "metal casting, die casting, talent acquisition",
    context: { "talent coordinator": "performers, actors, shows, auditions" },
  },
  {
    name: "Talent agent",
    titles:
      "theatrical agent, booking agent, talent manager, model agent, entertainment agent, band booking agent, artist manager, speakers bureau agent, speakers bureau manager, entertainment booker, music agent, sports agent, athlete agent, performer's representative, actors' agent, variety agent, booker, ten-percenter, band agent, vaudeville agent",
    credentials: "talent agency license, NFLPA certified agent",
    skills:
      "talent representation, contract negotiation, booking performers, talent scouting, union contracts, industry contacts, career guidance for performers, deal negotiation, endorsements",
    duties:
      "represent performers, book bands and speakers, negotiate performers' fees, submit clients for roles, plan performers' careers, book entertainers for events, negotiate athletes' contracts, find work for models, read contracts, collect commissions, sign new talent, get work for actors and singers, take ten percent, find a band for a party, make deals for performers",
    step: "Literary agent",
    beside: "Actor, Model, Public speaker, Musician, Intellectual property attorney",
    not: "talent acquisition, talent management HR",
    context: {
      booker: "bands, acts, talent, performers",
      "booking agent": "performers, bands, shows, speakers, entertainment, gigs",
      "talent manager": "performers, actors, bands, entertainment",
      "artist manager": "performers, bands, music",
    },
  },
  {
    name: "Model",
    titles:
      "fashion model, art model, life model, figure model, photo model, fit model, commercial model, mature model, hand model, hair model, runway model, catalog model, print model, artist's model, nude art model, promotional model, brand ambassador, trade show model, lifestyle model, mannequin, cover girl, pin-up girl, photographer's model, house model",
    skills:
      "posing, holding poses, runway walking, on-camera presence, fittings, grooming, commercial modeling, figure modeling, working with photographers, promotions",
    duties:
      "pose for an art class, model clothes for catalogs, pose for ads with older couples, hold still for drawing students, runway shows, fittings for clothing makers, pose for stock photos, work at trade show booths, hand close-ups, castings and go-sees, have my picture taken for ads, sit still while people draw me, wear clothes for catalogs, walk a runway",
    step: "Actor, Product demonstrator",
    beside: "Photographer, Fashion designer, Makeup artist",
    not: "data model, model maker, model railroad, role model, financial model, business model, 3D model, statistical model, pricing model, model home, scale model, building information model, language model, care model, machine learning model, operating model, model aircraft, predictive model",
    context: {
      mannequin: "fashion, clothes, pose, runway",
      model: "posing, pose, fashion, runway, art class, catalog, photo shoots, clothes",
      "brand ambassador": "modeling, events, promotion, poses",
      "promotional model": "posing, fashion, photo, runway",
    },
  },
  {
    name: "Entertainer",
    titles:
      "performer, clown, children's entertainer, party entertainer, juggler, Easter Bunny performer, balloon artist, balloon twister, face painter, fortune teller, circus performer, acrobat, aerialist, party clown, birthday party entertainer, impersonator, celebrity impersonator, street performer, variety performer, nursing home entertainer, character performer, mascot performer, princess party performer, Elvis impersonator, variety artiste, vaudeville performer, circus clown, tumbler, unicyclist, trapeze artist, stilt walker, palm reader, tarot reader, palmist, fire eater, cabaret entertainer",
    credentials: "World Clown Association membership",
    tools: "balloons, face paint, juggling props, costumes",
    skills:
      "entertaining, clowning, juggling, balloon twisting, face painting, audience interaction, children's shows, improvisation, nursing home shows, impersonations, party games",
    duties:
      "entertain children at birthday parties, twist balloon animals, paint faces at fairs, shows at nursing homes and libraries, juggle, impersonate a famous person, school assemblies, stroll at festivals, mascot at events, party games, company picnic entertainment, read palms at parties, make people laugh and clap, dress up as a clown for kids, do tricks at the fair, tell fortunes, walk on stilts, cheer up old folks with a show",
    step: "Magician, Comedian, Santa Claus performer, Puppeteer, Storyteller, Actor",
    beside: "Singer, Musician, Activities director, Event planner",
    not: "high performer, clown fish",
    context: {
      tumbler: "circus, acrobat, juggle, perform",
      performer: "show, stage, audience, entertain, act, perform",
    },
  },
  {
    name: "Magician",
    titles:
      "close-up magician, stage magician, children's magician, illusionist, conjurer, mentalist, hypnotist, stage hypnotist, ventriloquist, party magician, trade show magician, strolling magician, corporate magician, magic teacher, card magician, magic man, conjuror, mind reader, escape artist, escapologist",
    credentials: "International Brotherhood of Magicians membership",
    tools: "magic props, playing cards, ventriloquist dummy",
    skills:
      "magic, sleight of hand, stage illusions, ventriloquism, mentalism, audience interaction, children's shows, comedy magic, patter, teaching magic",
    duties:
      "perform magic shows, card tricks at tables, magic for birthday parties, ventriloquist shows, stage hypnosis, magic at trade shows, school assembly shows, library summer shows, teach magic to children, mind reading act, illusions with an assistant, pull a rabbit from a hat, do card and coin tricks, make a dummy talk, fool folks at parties",
    step: "Public speaker",
    beside: "Comedian, Event planner, Casting director",
    not: "hypnotist for smoking",
    context: { hypnotist: "stage, show, audience, entertain" },
  },
  {
    name: "Comedian",
    titles:
      "stand-up comic, stand-up comedian, comic, comedienne, humorist, sketch comedian, improv comedian, comedy performer, clean comedian, corporate comedian, comedy teacher, funny man, stand-up teacher, funnyman, gag man, joke teller, borscht belt comic",
    skills:
      "comedy, stand-up, joke writing, timing, improvisation, crowd work, sketch comedy, emceeing events, teaching stand-up",
    duties:
      "tell jokes on stage, open for other acts, clean comedy for church groups, comedy at company parties, write jokes, work the crowd, improv shows, teach a stand-up class, comedy nights at clubs, cruise ship comedy, roast the retiring boss, make people laugh, crack jokes, tell funny stories at lunches",
    step: "Actor, Public speaker",
    beside: "Radio host, Speechwriter, Casting director",
    not: "comic book, comic artist, comic strip",
    context: { comic: "stand-up, jokes, club, stage, audience" },
  },
  {
    name: "Santa Claus performer",
    titles:
      "Santa Claus, Santa, mall Santa, professional Santa, real beard Santa, Mrs. Claus, Father Christmas, Santa actor, Santa's helper, Santa elf, Christmas elf, Santa for hire, party Santa, holiday character performer, St. Nicholas performer, Kris Kringle, Saint Nick, department store Santa, store Santa, grotto Santa",
    credentials: "Santa school diploma, background check",
    tools: "Santa suit, beard, throne chair",
    skills:
      "playing Santa, working with children, storytelling, posing for photos, seasonal performance, Christmas songs, improvisation, sensory-friendly visits, beard care",
    duties:
      "play Santa Claus at Christmas, sit for pictures with Santa, listen to children's wishes, visit homes on Christmas Eve, company holiday parties, parades and tree lightings, read Christmas stories, hospital visits as Santa, seasonal work in costume, Mrs. Claus story time, video calls as Santa, wear the red suit at Christmas, put kids on my knee, say ho ho ho, ask what they want for Christmas",
    step: "Actor, Storyteller",
    beside: "Photographer, Brand ambassador, Retail sales associate, Event planner",
    not: "Santa Clara, Santa Fe, Santa Monica, Santa Barbara, Santa Ana, Santa Cruz, Santa Rosa, Santa Maria, secret Santa, Santa photographer",
    context: {
      "department store Santa": "Christmas, costume, wishes, pictures",
      "Santa's helper": "Santa, Christmas, children, elf",
    },
  },
  {
    name: "Puppeteer",
    titles:
      "puppet performer, marionette performer, marionettist, puppet show performer, puppet theater director, hand puppeteer, puppetry teacher, puppet workshop leader, Punch and Judy performer, shadow puppeteer, puppet master, Punch and Judy man, puppet lady",
    tools: "hand puppets, marionettes, puppet stage",
    skills:
      "puppetry, puppet making, character voices, children's shows, storytelling, marionettes, set building for puppets, teaching puppetry",
    duties:
      "perform puppet shows, work marionettes, make puppets, voices for puppets, puppet shows in schools and libraries, puppet ministry at church, teach children to make puppets, shadow plays, travel with a puppet stage, birthday puppet shows, put on puppet plays for kids, pull the strings, make a sock talk",
    step: "Prop maker, Voice actor",
    beside: "Children's librarian, Preschool teacher, Actor",
    context: { "puppet master": "show, marionettes, children" },
  },
  {
    name: "Storyteller",
    titles:
      "professional storyteller, library storyteller, story time reader, story hour reader, children's storyteller, tale teller, griot, cowboy poet, spoken word artist, performance poet, oral storyteller, school storyteller, story circle leader, raconteur, story lady, story teller",
    skills:
      "storytelling, reading aloud, audience interaction, folk tales, character voices, children's programs, school visits, oral tradition, teaching storytelling, puppets",
    duties:
      "tell stories to children, story hour at the library, folk tales and legends at festivals, stories in schools, campfire stories, read aloud to residents, tales of local history, storytelling workshops, cowboy poetry, perform with puppets, spin yarns, tell how it used to be",
    step: "Actor",
    beside: "Librarian, Teacher aide, Novelist, Tour guide, Museum docent",
    not: "data storyteller, brand storyteller, visual storyteller",
    context: { "story lady": "tales, stories, tell" },
  },
  {
    name: "Public speaker",
    titles:
      "keynote speaker, motivational speaker, professional speaker, guest speaker, cruise ship lecturer, cruise lecturer, enrichment lecturer, guest lecturer, after-dinner speaker, inspirational speaker, conference speaker, seminar speaker, TED speaker, humorous speaker, seminar leader, historical lecturer, toastmaster, orator, lyceum lecturer, chautauqua speaker, luncheon speaker",
    credentials: "CSP, Certified Speaking Professional, Distinguished Toastmaster",
    tools: "PowerPoint, wireless microphone, Zoom",
    skills:
      "public speaking, keynote speeches, presentation skills, motivational speaking, seminar leading, audience engagement, storytelling, humor, lecture preparation, webinars",
    duties:
      "give keynote talks, speak at conferences, motivate sales teams, lecture on cruises, after-dinner talks, talk to clubs and schools, run seminars, talk about my travels and books, safety and health talks, commencement speeches, tell my life experience to audiences, stand up and give talks, pep up a crowd, show slides of my travels, speak to Rotary and women's clubs",
    step: "Public speaking coach, Training and development specialist, Storyteller",
    beside: "Speechwriter, Executive coach, Journalist, Casting director, Adjunct professor",
    not: "speech therapist, speech language pathologist, native speaker, Spanish speaker, speaker repair, loudspeaker, speaker installer, university lecturer",
    context: {
      "guest lecturer": "talk, cruise, club, audience",
      "enrichment lecturer": "cruise, talks, passengers, audience, ship",
      "cruise ship lecturer": "talks, passengers, audience, speaker",
      "cruise lecturer": "talks, passengers, audience, speaker",
    },
  },
  {
    name: "Public speaking coach",
    titles:
      "speaking coach, presentation coach, presentation skills trainer, speech coach, media trainer, communication coach, public speaking teacher, public speaking instructor, speech teacher, executive presence coach, debate coach, forensics coach, accent coach, elocution teacher, voice and diction coach, elocutionist, Toastmasters coach",
    credentials: "Distinguished Toastmaster",
    tools: "video camera, Zoom, PowerPoint",
    skills:
      "speech coaching, presentation skills, media training, public speaking, debate coaching, voice and diction, stage fright coaching, executive presence, speech evaluation, accent reduction",
    duties:
      "coach nervous speakers, help executives with presentations, prepare people for television interviews, teach public speaking class, coach a debate team, accent and diction lessons, rehearse a pitch, video practice and feedback, help a bride's father with his toast, evaluate speeches, get over stage fright, help shy folks talk in front of people, teach how to stand, breathe, get rid of ums",
    step: "Training and development specialist, Executive coach",
    beside: "Speechwriter, Theater director, Speech-language pathologist, English teacher",
    not: "speech therapist",
    context: {
      elocutionist: "speak, diction, speeches, coach",
      "speech coach": "speaking, presentations, audience",
      "speech teacher": "public speaking, presentations, debate",
      "communication coach": "speaking, presentations, audience",
      "media trainer": "coach, speaking, interviews, camera",
      "forensics coach": "debate, speech team, students",
      "accent coach": "speech, diction, pronunciation",
    },
  },
  {
    name: "Master of ceremonies",
    titles:
      "MC, emcee, event host, quizmaster, quiz host, trivia host, pub quiz host, bingo caller, toastmaster of events, banquet host, wedding emcee, pageant host, game show host, event emcee, auction emcee, conference host, compere, toast master, bingo man, quiz master, question master, ringmaster",
    tools: "wireless microphone, cue cards, bingo machine",
    skills:
      "emceeing events, audience engagement, trivia hosting, bingo calling, improvisation, announcing, timekeeping, introductions, humor, microphone technique",
    duties:
      "emcee a banquet, host trivia night, call bingo, introduce speakers, keep the program on time, host a pageant, announce winners, warm up the crowd, host a wedding reception, panel host at conferences, charity gala host, run the show from the mike, say who's next, tell a joke between acts, read bingo numbers, ask quiz questions",
    step: "DJ, Radio host, Public speaker, Entertainer",
    beside: "Event planner, Auctioneer, Comedian, Activities director",
    context: {
      MC: "event, banquet, ceremonies, host, microphone, stage",
      "event host": "microphone, audience, emcee, program, introduce",
      "bingo caller": "numbers, hall, microphone, game",
      "conference host": "stage, introduce, panel, emcee",
    },
  },
];
