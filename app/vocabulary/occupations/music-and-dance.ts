import type { OccupationEntry } from "../types.ts";

/** People who make, write, lead, and teach music and dance, and who keep instruments in tune. */
export const MUSIC_AND_DANCE: readonly OccupationEntry[] = [
  {
    name: "Musician",
    titles:
      "professional musician, instrumentalist, jazz musician, session musician, studio musician, orchestra musician, orchestral musician, wedding musician, church musician, band member, pit musician, street musician, busker, symphony musician, folk musician, therapeutic musician, concert musician, bandsman, accordionist, accordion player, harmonica player, steel drum player, multi-instrumentalist, chamber musician, sideman, one-man band, dance band musician, squeezebox player, concertina player",
    credentials: "Bachelor of Music, Master of Music, AFM membership, Certified Music Practitioner",
    tools: "keyboard, accordion, harmonica, PA system",
    skills:
      "music performance, sight-reading, ensemble playing, improvisation, accordion, jazz, chamber music, music theory, playing by ear, wedding music, folk music, dance band music",
    duties:
      "play at weddings and funerals, play in a band, play in the orchestra pit, background music at receptions, record in a studio, play for residents of nursing homes, rehearse with an ensemble, fill in for an absent player, dance band, music at the bedside, live music for a restaurant, church orchestra, play for holiday parties, play an instrument for money, play old tunes for folks, clubs, gig on weekends",
    above: "Conductor",
    step: "Music arranger, Guitarist, String player, Wind player, Drummer",
    beside: "Music therapist, Private music teacher, Music teacher",
    context: {
      "band member": "music, gigs, play, instrument",
      "therapeutic musician": "harp, bedside, live music, patients, play",
    },
  },
  {
    name: "Guitarist",
    titles:
      "guitar player, bass player, bassist, bass guitarist, banjo player, mandolin player, ukulele player, classical guitarist, rhythm guitarist, lead guitarist, acoustic guitarist, steel guitar player, bluegrass musician, lute player, worship guitarist, fingerstyle guitarist, picker, guitar picker, banjo picker, flatpicker, slide guitarist, uke player",
    tools: "acoustic guitar, electric guitar, bass guitar, amplifier, banjo",
    skills:
      "guitar, bass guitar, banjo, mandolin, ukulele, chord charts, improvisation, playing by ear, worship music, folk music, bluegrass, accompanying singers",
    duties:
      "play guitar at weddings, play in a cover band, worship team guitar, restaurant background guitar, play bass with a jazz trio, bluegrass jams, campfire sing-alongs, accompany a singer, studio sessions on guitar, nursing home sing-alongs, strum for children's music time, pick banjo or bass, play old country songs, play in the corner at a restaurant",
    above: "Conductor",
    step: "Private music teacher, Singer",
    beside: "Instrument repair technician, DJ, Audio engineer",
    not: "guitar maker, bass fishing",
    context: { picker: "guitar, banjo, bluegrass, band" },
  },
  {
    name: "String player",
    titles:
      "violinist, fiddler, fiddle player, cellist, violist, harpist, double bassist, string quartet player, orchestral violinist, concertmaster, orchestra string player, wedding violinist, wedding harpist, dulcimer player, strolling violinist, gamba player, cello player, violin player, viola player, bass fiddle player, harp player",
    tools: "violin, viola, cello, harp, double bass",
    skills:
      "violin, viola, cello, harp, chamber music, orchestral playing, sight-reading, fiddling, wedding music, intonation, section leading",
    duties:
      "play in a string quartet, violin at weddings, orchestra concerts, fiddle for a dance, harp at the bedside, strolling violin at dinner, cello for a funeral, pit orchestra, coach young string players, lead the violin section, baroque ensemble, play violin at parties, fiddle at barn dances, play with a string band or orchestra",
    above: "Conductor",
    step: "Private music teacher, Music arranger",
    beside: "Pianist, Instrument repair technician, Music therapist",
    not: "string trimmer, harp seal",
    context: { concertmaster: "orchestra, violin, symphony" },
  },
  {
    name: "Wind player",
    titles:
      "flutist, flautist, clarinetist, oboist, bassoonist, saxophonist, sax player, trumpeter, trumpet player, trombonist, French horn player, horn player, tuba player, euphonium player, cornet player, bagpiper, piper, bugler, brass player, woodwind player, recorder player, pan flute player, taps bugler, flute player, clarinet player, oboe player, bassoon player, fife player, cornetist, brass bandsman, fifer",
    tools: "trumpet, saxophone, clarinet, flute, bagpipes, bugle",
    skills:
      "trumpet, saxophone, clarinet, flute, trombone, French horn, bagpipes, big band, brass ensemble, sight-reading, transposing, military music",
    duties:
      "play taps at military funerals, bagpipes at ceremonies, trumpet for Easter, big band dances, play in a community band, woodwind quintet, jazz combo saxophone, flute at a wedding, brass quintet at church, parade band, coach band sections, blow a horn in a band, play pipes at a burial, play in the town band",
    above: "Conductor",
    step: "Private music teacher, Music arranger",
    beside: "Music teacher, Instrument repair technician, Pianist",
    not: "wind turbine, horn repair auto",
    context: {
      piper: "bagpipe, ceremony, parade, music",
      "horn player": "music, brass, orchestra",
    },
  },
  {
    name: "Drummer",
    titles:
      "percussionist, drum set player, jazz drummer, rock drummer, timpanist, hand drummer, conga player, drum circle facilitator, drum circle leader, marimba player, xylophone player, drumline instructor, snare drummer, vibraphonist, trap drummer, drum major, kettle drummer",
    tools: "drum kit, congas, timpani, marimba, cymbals",
    skills:
      "drums, percussion, timpani, hand drums, rhythm reading, drum circles, jazz drumming, keeping time, drumline, teaching drums",
    duties:
      "play drums in a band, keep the beat, orchestra percussion, lead a drum circle, church drums, dance band drums, drums for musicals, timpani with the choir at Easter, teach drums, parade drumming, rhythm activities for seniors, bang the drums, play congas and tambourine, march with a drum",
    above: "Conductor",
    step: "Private music teacher",
    beside: "Music therapist, Guitarist, Sound technician",
    not: "drummer of goods",
  },
  {
    name: "Pianist",
    titles:
      "piano player, accompanist, piano accompanist, collaborative pianist, cocktail pianist, lounge pianist, jazz pianist, ballet accompanist, dance accompanist, rehearsal pianist, choir accompanist, church pianist, concert pianist, piano bar entertainer, hotel pianist, repetiteur, ragtime pianist, school accompanist, audition pianist, keyboard accompanist, piano man, honky tonk piano player, silent movie pianist, pub pianist, keyboard player, keyboardist",
    credentials: "Bachelor of Music, Master of Music in collaborative piano",
    tools: "piano, digital piano, ForScore",
    skills:
      "piano, accompanying, sight-reading, transposing, score reading, playing by ear, jazz piano, ballet accompaniment, choral accompaniment, vocal coaching, improvisation, music theory",
    duties:
      "accompany singers and choirs, play for ballet class, play piano at church, play at a hotel bar, rehearse with soloists, play for school musicals, transpose at sight, accompany auditions and contests, piano music for weddings, sing-alongs with seniors, play for dance lessons, tickle the ivories, play old songs so folks can sing, play while others sing or dance, play piano in a bar or store",
    step: "Organist, Private music teacher, Choir director",
    beside: "Singer, Conductor",
    not: "piano tuner, piano mover",
  },
  {
    name: "Organist",
    titles:
      "church organist, organ player, pipe organist, organist and choirmaster, substitute organist, theatre organist, funeral organist, wedding organist, parish organist, cathedral organist, Hammond organist, synagogue organist, carillonneur, bell ringer, cinema organist, organ grinder, chapel organist",
    credentials: "AGO certification, FAGO, AAGO, Colleague certificate",
    tools: "pipe organ, electronic organ, Allen organ, Hammond organ",
    skills:
      "organ, pipe organ, hymn playing, service playing, sacred music, sight-reading, improvisation, choral accompaniment, wedding music, funeral music, liturgy, registration",
    duties:
      "play the organ for Sunday services, play hymns, accompany the choir, wedding and funeral music, fill in for the regular organist, practice preludes and postludes, work with the pastor on music, Mass and Shabbat services, organ recitals, play for Christmas and Easter, ring carillon bells, pull stops and pedal hymns, play for weddings and burials",
    step: "Choir director, Musician",
    beside: "Pastor, Singer, Music teacher",
    not: "organ donor, organ procurement, organ transplant",
    context: { "bell ringer": "carillon, tower, church, change ringing, handbells" },
  },
  {
    name: "Singer",
    titles:
      "vocalist, soloist, soprano, mezzo soprano, alto, tenor, baritone, bass singer, opera singer, wedding singer, church soloist, cantor, section leader, jazz singer, backup singer, background vocalist, choir singer, chorister, lounge singer, country singer, gospel singer, recording artist, singer songwriter, karaoke host, caroler, tribute artist, crooner, songstress, chanteuse, torch singer, balladeer, band singer, folk singer",
    credentials: "Bachelor of Music in voice, AGMA membership",
    tools: "microphone, backing tracks, karaoke machine",
    skills:
      "singing, sight-singing, vocal technique, opera singing, sacred music, jazz singing, stage presence, harmony singing, foreign language diction, ear training, wedding music, teaching singing, karaoke hosting",
    duties:
      "sing at weddings and funerals, solo at church, sing with a band, lead the psalm at Mass, section leader in a choir, sing in an opera chorus, sing for nursing home residents, national anthem at games, backing vocals, host karaoke, carols in costume, tribute shows, sing the old standards, sing in a club or in church, lend my voice to a wedding",
    above: "Choir director",
    step: "Musician, Voice actor, Actor, Music teacher",
    not: "Singer sewing machine, Singer Featherweight, Singer machine, baritone horn, bass guitar, alto saxophone, tenor saxophone, tenor of the",
    context: {
      alto: "sing, choir, voice, chorus",
      tenor: "sing, choir, voice, chorus",
      baritone: "sing, choir, voice, chorus",
      soloist: "sing, church, voice, choir, concert",
      cantor: "sing, synagogue, church, psalm, liturgy",
      "section leader": "choir, sing, voice, chorus",
    },
  },
  {
    name: "Choir director",
    titles:
      "choral director, choirmaster, choir conductor, choir leader, church music director, director of music, minister of music, music minister, worship leader, worship director, chorus director, chorus master, choral conductor, children's choir director, handbell choir director, handbell director, community chorus director, precentor, barbershop chorus director, director of worship arts, song leader, parish music director, music director, choir mistress, choirmistress, choral society conductor, singing master, glee club director",
    credentials: "Master of Music in choral conducting, ACDA membership",
    tools: "handbells, choral library, octavo scores",
    skills:
      "choral conducting, choir rehearsal, sacred music, vocal technique, sight-singing, score study, repertoire selection, handbells, worship planning, piano, teaching singing, music administration",
    duties:
      "lead the church choir, rehearse singers on Wednesday nights, choose anthems, plan music for services, direct a community chorus, children's choir, handbell rehearsals, warm-ups, recruit singers, Christmas concert, hire soloists and an organist, lead congregational singing, teach parts by ear, get people to sing together, wave my arms in front of the choir, teach sopranos and basses their notes",
    step: "Conductor, Music teacher",
    beside: "Pastor",
    context: {
      "glee club director": "choir, chorus, singers",
      "singing master": "choir, chorus, anthem",
      "music director": "choir, church, worship, chorus, singers",
      "director of music": "choir, church, worship, singers",
    },
  },
  {
    name: "Conductor",
    titles:
      "orchestra conductor, band director, bandmaster, band leader, bandleader, symphony conductor, music conductor, orchestra director, wind ensemble conductor, community band director, community orchestra conductor, concert band conductor, opera conductor, pit orchestra conductor, assistant conductor, maestro, music director, marching band director, youth orchestra conductor, jazz band director, orchestra leader, dance band leader",
    credentials: "Master of Music in conducting",
    tools: "baton, scores",
    skills:
      "conducting, orchestral rehearsal, score study, band directing, music direction, repertoire selection, ensemble leadership, musical theater direction, opera conducting, auditions, music education",
    duties:
      "conduct an orchestra, lead a community band, rehearse musicians, choose concert programs, conduct a musical from the pit, audition players, study scores, prepare a youth orchestra, conduct summer concerts in the park, sectional rehearsals, guest conducting, stand up front with the baton, lead the town band or orchestra, get players to start together",
    step: "Music teacher",
    beside: "Theater manager, Organist",
    not: "train conductor, railroad conductor, freight conductor, streetcar conductor, bus conductor, heat conductor, lightning conductor, electrical conductor, semiconductor, ticket conductor, passenger conductor",
    context: {
      conductor: "orchestra, band, music, symphony, score, rehearsal, concert, baton",
      "assistant conductor": "orchestra, band, music, symphony, concert",
      "music director": "orchestra, symphony, band, concert, musical, score",
      "musical director": "orchestra, band, musical, score, singers",
      "band director": "community, concert, symphony, rehearsal, town band, conduct",
      "marching band director": "community, concert, symphony, rehearsal, town band, conduct",
      "orchestra director": "community, concert, symphony, rehearsal, town band, conduct",
      bandmaster: "community, concert, symphony, rehearsal, town band, conduct",
    },
  },
  {
    name: "Composer",
    titles:
      "songwriter, song writer, film composer, music composer, music writer, classical composer, jingle composer, game composer, media composer, hymn writer, electronic music composer, score composer, commercial music composer, tunesmith, ballet composer, songsmith",
    credentials: "Master of Music in composition, ASCAP membership, BMI membership",
    tools: "Logic Pro, Sibelius, Ableton Live, Finale",
    skills:
      "composition, songwriting, film scoring, music theory, MIDI, orchestration, Logic Pro, lyric writing, music production, jingles, music licensing, teaching composition",
    duties:
      "write music, compose for films, write songs, write jingles for ads, write a piece for a choir or band, score a documentary, songs for children, hymns for an anniversary, record demos, teach composition, custom song for a wedding, music for games, make up tunes and words, write down melodies, write a march or hymn, put music to someone's poem",
    step: "Musician, Conductor",
    beside: "Novelist, Audio engineer, Film director, Singer",
    not: "document composer",
  },
  {
    name: "Music arranger",
    titles:
      "arranger, orchestrator, music copyist, music engraver, music transcriber, choral arranger, band arranger, composer arranger, music preparation specialist, music typesetter, sheet music arranger, big band arranger, music librarian, orchestra librarian, music editor, score preparer, music copier",
    tools: "Sibelius, Finale, Dorico, MuseScore",
    skills:
      "music arranging, orchestration, music notation, Sibelius, Finale, music transcription, music copying, music theory, transposing, part extraction, score proofreading, choral arranging",
    duties:
      "arrange songs for band or choir, write out parts, transcribe a song from a recording, transpose to another key, orchestrate for strings, copy handwritten music into Sibelius, make lead sheets, engrave scores, arrange hymns for brass, simplify music for beginners, mark bowings in parts, write out who plays what, put a tune down on paper, fix a song for our band, copy parts neatly",
    step: "Composer, Pianist, Conductor",
    beside: "Audio engineer, Choir director, Music teacher, Proofreader",
    not: "flower arranger, travel arranger, funeral arranger, furniture arranger",
    context: {
      arranger: "music, band, choir, parts, score",
      orchestrator: "music, score, strings, orchestra",
      "music librarian": "scores, parts, orchestra, band",
      "music editor": "scores, parts, notation",
    },
  },
  {
    name: "DJ",
    titles:
      "disc jockey, disk jockey, wedding DJ, mobile DJ, club DJ, party DJ, event DJ, deejay, mobile disco, karaoke DJ, KJ, party host, dance DJ, school dance DJ, music DJ, turntablist, oldies DJ, platter spinner, record hop host, mobile disco operator, sock hop DJ, disco DJ",
    tools: "Serato, turntables, Pioneer DJ controller, PA speakers, Virtual DJ",
    skills:
      "DJing, music mixing, reading the crowd, event hosting, sound system setup, playlist building, wedding timeline, beat matching, karaoke hosting, party lighting, announcements",
    duties:
      "play music at weddings, DJ a party, school dances, set up speakers and lights, take requests, announce the first dance, oldies and big band music, keep people dancing, karaoke nights, class reunions, music for senior dances, get grandmas and kids to dance, bring my own speakers",
    step: "Radio host, Entertainer, Sound technician",
    beside: "Musician, Singer, Wedding planner, Event planner",
    context: {
      "platter spinner": "wedding, party, dance",
      "disc jockey": "wedding, party, dance, club, events, turntables",
      "party host": "music, dance, DJ",
    },
  },
  {
    name: "Dancer",
    titles:
      "ballet dancer, ballerina, ballroom dancer, tap dancer, modern dancer, dance performer, dance host, ballroom dance host, cruise ship dance host, gentleman host, folk dancer, show dancer, jazz dancer, dance partner, professional dance partner, hula dancer, belly dancer, chorus dancer, flamenco dancer, swing dancer, hoofer, chorus girl, chorus boy, taxi dancer, showgirl, chorine, go-go dancer",
    credentials: "AGMA membership",
    tools: "ballet barre, tap shoes",
    skills:
      "dance, ballet, ballroom dancing, tap dance, swing dance, Latin dance, jazz dance, stage performance, folk dance, partnering, rehearsal, social dancing",
    duties:
      "perform on stage, dance with guests on cruises, dance partner at competitions, rehearse with a company, dance in musicals, folk dance shows, dance host at tea dances, perform at festivals, learn choreography, show dance at events, dance for a living, kick in a chorus line, waltz with ladies on a cruise",
    above: "Choreographer",
    step: "Dance teacher, Fitness instructor, Actor",
    beside: "Pianist, Singer, Costume designer, Activities director",
    not: "exotic dancer, pole dancer",
    context: { "gentleman host": "dance, ballroom, partner" },
  },
  {
    name: "Dance teacher",
    titles:
      "dance instructor, ballet teacher, ballroom dance instructor, ballroom dance teacher, tap teacher, line dance instructor, square dance caller, swing dance instructor, Latin dance instructor, salsa teacher, clogging instructor, contra dance caller, tango teacher, movement teacher, creative dance teacher, social dance instructor, wedding dance instructor, dance class teacher, folk dance teacher, chair dance instructor, dancing master, Arthur Murray instructor, barn dance caller, square dance teacher, ballroom teacher",
    credentials: "RAD certification, Dance Masters of America, ISTD",
    tools: "ballet barre, tap shoes, sound system",
    skills:
      "teaching dance, ballroom dancing, ballet, tap dance, line dancing, square dance calling, swing dance, Latin dance, dance for seniors, contra dance calling, recital planning, dance for Parkinson's",
    duties:
      "teach ballroom dancing, teach ballet to children, call square dances, line dance classes for seniors, prepare couples for a wedding dance, tap classes, teach salsa and tango, gentle movement classes, plan a recital, dance lessons on cruises, studio group classes, teach swing at a community center, teach folks to waltz and foxtrot, teach little girls ballet, call do-si-do, show a groom how not to step on her feet",
    above: "Choreographer",
    step: "Fitness instructor",
    beside: "Pianist, Recreation leader, Activities director, Physical education teacher",
  },
  {
    name: "Choreographer",
    titles:
      "dance director, ballet master, ballet mistress, dance captain, musical theater choreographer, movement director, wedding dance choreographer, dance company director, show choir choreographer, figure skating choreographer, dance studio owner, rehearsal director, Labanotation specialist, stage movement coach, dance studio director, dance arranger",
    skills:
      "choreography, dance staging, rehearsal leadership, musical theater, ballet, modern dance, movement coaching, dance composition, show choirs, studio management, auditions for dancers",
    duties:
      "make up dances for shows, stage a school musical, teach steps to a cast, choreograph a wedding dance, rehearse dancers, set old ballets, audition dancers, movement for actors, routines for show choirs, run a dance school, year-end recital, put on a dance number, drill dancers till they're together",
    step: "Theater director",
    beside: "Costume designer, Conductor, Fitness instructor",
  },
];
