/** The stage, entertainment, and speaking to an audience. */
export const THEATER_AND_ENTERTAINMENT_SKILLS = `
Stage lighting: theatrical lighting, theater lighting
Lighting design: lighting plots
Light board programming: ETC Eos, grandMA, light board operation
Followspot: follow spot, spotlight operation
DMX
Stage setup: stagecraft, backstage work, stage work
Stage rigging: theatrical rigging, fly systems, entertainment rigging
ETCP: ETCP Rigger, ETCP certified
IATSE: IATSE member, stagehands union
Load-in and load-out: load in, load out, strike
Stage management: calling cues, prompt books
Props: property management for stage, prop sourcing
Stage directing: theater directing, directing plays
Improvisation: improv
Musical theater: musicals
Dialects: accents, dialect coaching
Theater management: performing arts management
Concert promotion: event booking, booking performers
Acting: stage acting, dramatic performance
On-camera acting: film acting, commercial acting
Standardized patient work: simulated patient, medical role play
Background acting: extra work, film extra work
SAG-AFTRA: Screen Actors Guild, SAG eligible
Actors' Equity membership: Actors Equity, AEA
Puppetry: puppets, puppet shows
Stage combat: stage fighting
Costume design: designing costumes
Wardrobe management: wardrobe work, dressing actors, quick changes
Wig making: wigs, wig styling
Set design: scenic design, stage design, scenography
Set decoration: set dressing
Vectorworks: VectorWorks Spotlight
Scene painting: scenic painting, backdrops, scenic art
Scenery construction: set building, set construction, stage carpentry
Prop making: prop building
Stage effects: theatrical pyrotechnics
Casting of actors: casting talent, holding auditions
Talent representation: representing performers, talent management for performers
Modeling for photos: fashion modeling, commercial modeling, posing
Figure modeling: life modeling, art modeling
Entertaining: live entertainment, party entertainment
Magic: magic tricks, close-up magic, illusions
Clowning: clown work
Comedy: stand-up comedy, stand-up
Juggling
Ventriloquism
Balloon twisting: balloon animals
Face painting
Playing Santa: Santa Claus, Santa portrayal, professional Santa
Oral storytelling: telling stories aloud
Reading aloud
Keynote speeches: speech making, speaking engagements
Speech coaching: public speaking coaching, presentation coaching
Media training: on-camera coaching
Motivational speaking: inspirational speaking
Toastmasters: Distinguished Toastmaster, DTM
Certified Speaking Professional: CSP speaker
Emceeing events: master of ceremonies, emcee, hosting events, event hosting
Mentalism: mind reading act
Stage hypnosis: hypnosis shows
Trivia hosting: quiz hosting, quizmaster
Executive presence
Mask making
Fireworks license: pyrotechnician license
Performing for seniors: nursing home shows
Voice and diction: elocution
`;
