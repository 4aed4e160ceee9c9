import type { OccupationEntry } from "../types.ts";

/** People who make and present film, video, radio, podcasts, and recorded sound. */
export const MEDIA_AND_PERFORMING: readonly OccupationEntry[] = [
  {
    name: "Videographer",
    titles:
      "video producer, filmmaker, film maker, wedding videographer, event videographer, corporate videographer, documentary filmmaker, documentarian, video maker, video production specialist, multimedia producer, YouTube producer, video creator, drone videographer, livestream producer, live stream operator, church livestream operator, video blogger, vlogger, training video producer, home movie maker, cine film maker, cine cameraman, newsreel cameraman",
    credentials: "FAA Part 107",
    tools: "Sony FX3, Canon, DJI drone, Premiere Pro, gimbal, OBS Studio, Final Cut Pro",
    skills:
      "videography, video production, camera operation, video editing, lighting for video, audio recording, interviewing on camera, drone video, live streaming, Premiere Pro, documentary filmmaking, storytelling",
    duties:
      "shoot video at weddings and events, film interviews, make a documentary, training videos for companies, stream church services, drone footage, light and mike a subject, cut videos for YouTube, promotional videos, record a play or concert, family history on video, real estate video tours, make movies of weddings and parties, film grandpa telling stories, put a church service on the internet, fly a drone and film houses, take videos of weddings and birthdays",
    step: "Camera operator",
    beside: "Film producer, Sound technician, Audiovisual technician, Podcast producer, Journalist",
    context: { "drone videographer": "film, video, edit, events, footage" },
  },
  {
    name: "Video editor",
    titles:
      "film editor, post-production editor, offline editor, online editor, tape editor, documentary editor, picture editor, assistant film editor, broadcast editor, Final Cut editor, Premiere editor, Avid editor, film cutter, video colorist, film colorist, colorist, YouTube editor, wedding video editor, post production supervisor, trailer editor, news video editor, montage editor, videotape editor, negative cutter, film splicer",
    credentials: "Avid Certified User, Adobe Certified Professional Premiere Pro",
    tools: "Premiere Pro, Final Cut Pro, Avid Media Composer, DaVinci Resolve, After Effects",
    skills:
      "video editing, Premiere Pro, Final Cut Pro, Avid Media Composer, DaVinci Resolve, color grading, sound editing, motion graphics, storytelling, transcoding, titles and captions, news editing, tape digitizing",
    duties:
      "edit raw footage, cut a film together, edit YouTube videos, choose the best takes, add music and titles, color grade, sync sound, make short clips, edit wedding videos, transfer VHS tapes to digital, trailers and highlights, finish for broadcast, cut news stories, take hours of tape and cut it short, put home movies on a disk, splice film",
    step: "Videographer, Animator",
    beside: "Sound designer, Audio engineer, Photo retoucher",
    not: "text editor, hair colorist, photo film cutter",
    context: {
      "picture editor": "film, footage, cut, Avid, video",
      colorist: "film, footage, grading, DaVinci, video",
      "online editor": "footage, video, broadcast, finish",
    },
  },
  {
    name: "Camera operator",
    titles:
      "cameraman, camera man, cinematographer, director of photography, DP, TV cameraman, television camera operator, studio camera operator, news cameraman, Steadicam operator, camera assistant, focus puller, first assistant camera, camera person, video camera operator, ENG camera operator, film camera operator, sports camera operator, jib operator, DOP, clapper loader, newsreel cameraman, lighting cameraman, director of cinematography, movie cameraman, cine cameraman, TV camera man",
    tools: "ARRI Alexa, RED camera, Steadicam, Sony broadcast cameras, tripod, jib",
    skills:
      "camera operation, cinematography, lens selection, lighting, Steadicam, studio cameras, ENG, framing and composition, multi-camera production, live sports coverage, handheld camera, camera maintenance",
    duties:
      "operate a TV camera, shoot news, film sports games, set up shots, pull focus, light a scene, run a studio camera, Steadicam shots, multi-camera church or concert recording, shoot commercials, plan shots with the director, load and slate, run the camera at a TV station or ball game, look through the lens and follow the action",
    step: "Photographer, Film director",
    beside: "Lighting technician, Broadcast engineer, Video editor, Sound technician",
    not: "traffic camera operator, CCTV operator, surveillance camera operator, sewer camera operator",
    context: {
      "newsreel cameraman": "camera, news, shoot, TV",
      "cine cameraman": "camera, shots, studio",
      DP: "photography, film, camera, lighting, shoot",
      "camera assistant": "film, shoot, focus, lens",
    },
  },
  {
    name: "Film producer",
    titles:
      "TV producer, television producer, movie producer, producer, executive producer, line producer, associate producer, documentary producer, field producer, segment producer, commercial producer, production manager, unit production manager, location manager, location scout, post producer, broadcast producer, public access producer, radio producer, program director, programme maker, movie mogul, motion picture producer",
    tools: "Movie Magic Budgeting, Movie Magic Scheduling, call sheets, StudioBinder",
    skills:
      "film production, television production, production budgeting, production scheduling, hiring crew, location scouting, script development, film financing, call sheets, clearances, segment producing, union rules for crews",
    duties:
      "produce films and shows, raise money for a film, budget a shoot, hire cast and crew, book locations, call sheets and schedules, line up guests, clear music rights, deliver a show on time, produce commercials, pitch shows to networks, plan the shooting days, choose what a station airs, get a movie made, find money and a crew, put a TV show together",
    step: "Film director, Podcast producer, Event planner",
    beside: "Video editor, Theater manager, Project manager",
    not: "insurance producer, licensed producer, milk producer, beef producer, music producer, record producer, oil producer, agricultural producer, crop producer",
    context: {
      producer: "film, television, show, shoot, documentary, commercial, broadcast",
      "executive producer": "film, television, show, series",
      "production manager": "film, shoot, crew, set, television, cast",
      "program director": "radio, television, station, broadcast, airtime, shows",
      "location manager": "film, shoot, scout, crew",
      "commercial producer": "film, shoot, spots, television",
      "associate producer": "film, television, show",
    },
  },
  {
    name: "Production assistant",
    titles:
      "PA, film production assistant, set PA, set production assistant, TV production assistant, runner, film runner, TV runner, production coordinator, production secretary, production office coordinator, set runner, film crew driver, gofer, go-fer, floor runner",
    tools: "walkie-talkie, call sheets, petty cash log",
    skills:
      "set etiquette, call sheets, crew communication, petty cash, production paperwork, driving, crowd lock-up, craft service help, scheduling, copying scripts",
    duties:
      "run errands on set, hand out call sheets, lock up the set, drive cast and crew, order crew lunches, book travel for a shoot, keep petty cash, wrangle extras, set up base camp, release forms, answer production office phones, fetch coffee on a movie set, do whatever the crew needs, hold back traffic during a shot, drive actors around",
    above: "Film producer",
    step: "Script supervisor",
    beside: "Background actor, Administrative assistant, Film director",
    context: {
      gofer: "film, set, crew, shoot",
      "go-fer": "film, set, crew, shoot",
      PA: "film, set, shoot, crew, television",
      runner: "film, set, shoot, crew, television",
      "production assistant": "film, shoot, set, television, crew, cast",
      "production coordinator": "film, shoot, crew, set, television, cast",
      "production secretary": "film, shoot, television, crew",
    },
  },
  {
    name: "Script supervisor",
    titles:
      "continuity person, continuity supervisor, script girl, continuity girl, script continuity, scripty, script coordinator, continuity clerk",
    tools: "script, stopwatch, ScriptE, continuity photos",
    skills:
      "script supervision, continuity, script timing, lined scripts, shot notes, set observation, editor's notes, dialogue cueing",
    duties:
      "watch continuity on set, line the script, time scenes, note every take, match props and costumes between shots, daily notes for the editor, cue actors' lines, track what is left to shoot, check eye lines, continuity photographs, see that the cup is in the same hand in every shot, write down each take, keep track of the script on a shoot",
    step: "Film director, Proofreader",
    beside: "Video editor, Costume designer, Camera operator",
  },
  {
    name: "Film director",
    titles:
      "movie director, TV director, television director, video director, commercials director, documentary director, assistant director, AD, first AD, second assistant director, technical director, TD, newscast director, live TV director, student film director, music video director, picture director, motion picture director",
    tools: "video switcher, shot lists, storyboards, control room",
    skills:
      "film directing, television directing, directing actors, shot planning, multi-camera directing, script breakdown, storyboarding, live switching, documentary filmmaking, set leadership, control room operation",
    duties:
      "direct films and commercials, direct a live newscast, call camera shots, work with actors on set, plan shots from a script, run the set, switch between cameras, direct a documentary, keep the shooting day on schedule, guide the edit, direct a music video, tell actors and camera what to do, call action and cut, make movies and TV shows",
    step: "Video editor",
    beside: "Novelist, Actor",
    not: "art director, funeral director, athletic director, technical director of engineering",
    context: {
      AD: "film, set, crew, shoot, scene",
      "technical director": "broadcast, television, switcher, control room, show",
      "assistant director": "film, set, crew, shoot, scene, cast",
      TD: "broadcast, switcher, control room",
    },
  },
  {
    name: "Sound technician",
    titles:
      "sound engineer, sound man, soundman, live sound engineer, PA system operator, audio technician, sound tech, church sound technician, front of house engineer, FOH engineer, monitor engineer, production sound mixer, boom operator, location sound recordist, sound recordist, sound mixer, concert sound engineer, sound board operator, sound guy, A1 audio, stage sound technician, theater sound technician, PA man, sound operator, sound effects operator, PA guy",
    tools: "mixing console, microphones, Yamaha mixer, Behringer X32, wireless microphones, line arrays, Shure",
    skills:
      "live sound, sound mixing, microphone placement, PA systems, wireless microphones, stage monitors, sound checks, location sound, boom operation, feedback control, signal flow, audio equipment repair",
    duties:
      "run sound for concerts, mix a church service, set up microphones and speakers, sound check, stop feedback, wireless mikes for speakers, record sound on location, hold the boom, run sound for theater, sound for outdoor events, coil cables and load out, install a sound system, hook up microphones and speakers, see that folks in the back can hear, run knobs at the church or show, stop the squeal, run the sound for a band",
    step: "Audio engineer",
    beside: "Musician",
    not: "ultrasound technician, sound of hearing, noise engineer, breathing sound",
    context: {
      "sound engineer": "live, concert, mix, microphones, stage, PA",
      "audio technician": "live, sound, microphones, event",
      "sound technician": "live, mix, microphones",
    },
  },
  {
    name: "Audio engineer",
    titles:
      "recording engineer, studio engineer, mixing engineer, mastering engineer, record producer, music producer, beat maker, studio technician, sound effects editor, Foley artist, audio editor, audiobook producer, sound editor, re-recording mixer, dubbing mixer, music mixer, home studio engineer, audio restoration specialist, tape transfer engineer, audio archivist, voice over editor, sound engineer, recordist, record cutter, disc cutting engineer, balance engineer, tape operator",
    credentials: "Avid Pro Tools certification",
    tools: "Pro Tools, Logic Pro, Ableton Live, Audacity, Neumann microphones, Adobe Audition, reel-to-reel",
    skills:
      "audio recording, audio mixing, mastering, Pro Tools, Logic Pro, music production, sound design, audio editing, audio restoration, Foley, tape transfer, Adobe Audition, microphone technique, audiobook production",
    duties:
      "record musicians in a studio, mix an album, master tracks, edit audiobooks, clean up noisy recordings, sound effects for film, transfer tapes and records to digital, produce songs, set up studio microphones, edit voice-overs, design sounds for a play, help build a home studio, record bands and singers, turn knobs in a studio, put old records and tapes on a CD, get rid of hiss and pops",
    beside: "Musician, Broadcast engineer",
    context: {
      "sound engineer": "studio, recording, album, tracks, mixing, mastering",
      "studio engineer": "recording, audio, album",
      "studio technician": "recording, audio, album",
    },
  },
  {
    name: "Sound designer",
    titles:
      "theater sound designer, theatrical sound designer, game audio designer, audio designer, game sound designer, interactive audio designer, sonic designer, sound effects designer, sound effects man, effects recordist",
    tools: "QLab, Ableton Live, Pro Tools, Wwise, FMOD",
    skills:
      "sound design, QLab, sound effects, game audio, soundscapes, field recording, audio editing, theatrical sound, show control",
    duties:
      "create sound effects for plays, soundscapes for exhibits, sound cues in QLab, game sounds, record field sounds, choose music between scenes, work with the director on sound, place speakers in a theater, recorded announcements for a play, sound for museum displays, make thunder and door slams for plays, find the right sounds, put together noises and music for a show",
    step: "Audio engineer, Sound technician",
    beside: "Lighting technician, Composer, Theater director",
    not: "acoustical engineer",
  },
  {
    name: "Podcast producer",
    titles:
      "podcast editor, podcaster, podcast host, podcast engineer, podcast consultant, podcast manager, podcast interviewer, podcast coach, audio producer, radio documentary producer, show notes writer, audio storyteller, internet radio producer",
    tools: "Audacity, Descript, Riverside, Adobe Audition, Buzzsprout, Zencastr",
    skills:
      "podcast production, podcast editing, audio editing, interviewing, show notes, Descript, microphone technique, podcast hosting, audio storytelling, guest booking, script writing, remote recording",
    duties:
      "produce a podcast, edit podcast episodes, book guests, host a show, write show notes, set up microphones, record interviews online, publish episodes, help someone start a podcast, cut out ums and noise, plan a season, make short clips for social media, make talk shows for the internet, record people chatting and put it online",
    step: "Radio host, Audio engineer, Video editor",
    beside: "Journalist, Content writer, Social media manager",
  },
  {
    name: "Radio host",
    titles:
      "radio announcer, radio DJ, radio disc jockey, radio personality, radio presenter, talk show host, on-air personality, on-air talent, morning show host, announcer, broadcaster, board operator, radio board op, radio newsreader, disc jockey, traffic reporter, community radio host, classical music host, wireless announcer, platter spinner, radio jock, hospital radio DJ",
    tools: "broadcast console, WideOrbit, teleprompter, Adobe Audition, microphone",
    skills:
      "announcing, on-air presentation, interviewing, radio production, ad-libbing, voice control, board operation, show preparation, commercial reads, community radio, music programming",
    duties:
      "host a radio show, introduce records, interview guests, read commercials on the radio, take listener calls, run the board, volunteer at community radio, morning show banter, plan playlists, record spots, voice-track a shift, read traffic and weather on the radio, play old records on the air, chat with callers, wake up the town, talk on the radio",
    step: "Voice actor, Public speaker",
    beside: "Journalist, Broadcast engineer, Auctioneer, Entertainer",
    not: "board operator refinery, control board operator, train announcer, web host",
    context: {
      announcer: "radio, broadcast, sports, stadium, microphone, news",
      "board operator": "radio, station, broadcast, air",
      "disc jockey": "radio, station, air, broadcast",
      broadcaster: "radio, television, air, news, sports",
    },
  },
  {
    name: "Newscaster",
    titles:
      "news anchor, anchorman, anchorwoman, television anchor, TV anchor, newsreader, TV host, TV presenter, television presenter, weather presenter, weathercaster, weatherman, weather anchor, television host, public television host, cable access host, news presenter, TV announcer, television announcer, announcer",
    tools: "teleprompter, earpiece, Chyron, green screen",
    skills:
      "news reading, on-camera presentation, teleprompter reading, interviewing, broadcast writing, live reporting, ad-libbing, weather presentation, voice control, panel moderation",
    duties:
      "read the news on television, anchor a newscast, present the weather, interview guests on camera, moderate debates, read a teleprompter, introduce reports, host a local TV show, telethons, narrate live events, public access program, read the evening news, tell folks the weather, talk to the camera",
    step: "Radio host, Journalist, Voice actor",
    beside: "News editor, Public relations specialist, Film producer, Meteorologist",
    not: "anchor bolt, boat anchor",
    context: { announcer: "television, news, TV, anchor", weatherman: "television, station, on air, presenter" },
  },
  {
    name: "Sports announcer",
    titles:
      "sportscaster, play-by-play announcer, color commentator, sports commentator, public address announcer, stadium announcer, PA announcer, rodeo announcer, race announcer, horse race caller, ring announcer, game announcer, sports broadcaster, football announcer, baseball announcer, ringside announcer, race caller, football commentator, wrestling announcer",
    tools: "headset, press box, spotting board",
    skills:
      "play-by-play, color commentary, public address announcing, sports knowledge, game statistics, ad-libbing, voice control, interviewing athletes, pronunciation",
    duties:
      "call ball games, announce at a stadium, introduce players, play-by-play on radio, color commentary, high school football on Friday nights, call horse races, rodeo and track meets, post-game interviews, keep up with statistics, read line-ups, tell what's happening in the game, shout it's going, gone, name the batters over the loudspeaker",
    step: "Radio host, Master of ceremonies",
    beside: "Journalist, Sports coach, Auctioneer",
  },
  {
    name: "Broadcast engineer",
    titles:
      "broadcast technician, television engineer, radio engineer, radio station engineer, TV station engineer, chief broadcast engineer, transmitter engineer, broadcast maintenance engineer, master control operator, video engineer, broadcast operations technician, chief operator, video shader, broadcast IT engineer, contract engineer, master control technician, studio maintenance engineer, satellite uplink operator, broadcast equipment technician, RF broadcast engineer, videotape operator, ENG truck operator, SNG operator, transmitter man, broadcast operator, transmitter operator, vision engineer",
    credentials: "SBE certification, CPBE, CBRE, FCC General Radiotelephone Operator License",
    tools: "transmitters, spectrum analyzer, audio console, video router, satellite uplink, Nautel transmitter",
    skills:
      "broadcast engineering, transmitter maintenance, RF systems, studio installation, master control, AM directional antennas, FCC compliance, video routing, IP video, audio consoles, satellite uplink, remote broadcasts, Emergency Alert System",
    duties:
      "keep a radio station on the air, repair transmitters, build studios, master control shifts, tower lights and antenna checks, FCC inspections, emergency alert tests, set up remote broadcasts, wire racks and consoles, part-time contract engineer for small stations, satellite feeds, replace transmitter tubes, keep the station from going off the air, sit at the transmitter at night, fix what breaks in a TV studio",
    step: "Telecommunications technician, Audiovisual technician, Electronics technician",
    beside: "Sound technician, Network engineer",
    not: "broadcast spreader, broadcast seeding, radio engineer of locomotives",
    context: {
      "radio engineer": "station, transmitter, broadcast, FCC, studio",
      "contract engineer": "radio, station, transmitter",
      "chief operator": "radio, station, FCC, transmitter",
      "video engineer": "broadcast, studio, television, cameras",
      "television engineer": "broadcast, station, transmitter, studio",
    },
  },
  {
    name: "Audiovisual technician",
    titles:
      "AV technician, audio visual technician, AV tech, audiovisual specialist, AV engineer, event technician, conference technician, media technician, AV specialist, video wall technician, AV integrator, Crestron programmer, AV systems designer, media services technician, LED wall technician, hotel AV technician, webinar producer, Zoom host, AV man, visual aids technician, visual aids officer, AV guy",
    credentials: "CTS, CTS-D, CTS-I, Crestron certification",
    tools: "Crestron, Extron, projectors, QSC, Zoom Rooms, HDMI switchers",
    skills:
      "audiovisual setup, projectors, conference room AV, Crestron, video conferencing, sound systems, hybrid meetings, AV system design, cabling, event AV, troubleshooting AV",
    duties:
      "set up projectors and screens, microphones for meetings, run AV at conferences, conference room systems, run Zoom for a hybrid meeting, digital signage, AV for hotels and churches, fix a projector before a talk, program control panels, rent out AV gear, wire a lecture hall, make the projector work for a speaker, hook a laptop to the screen, put a mike on people",
    step: "Audio visual installer, Projectionist, Sound technician, Lighting technician, Low voltage technician",
    beside: "Desktop support technician, Stagehand, Event planner",
    not: "radiology media technician, culture media technician, aviation technician",
    context: {
      "event technician": "audio, video, projectors, microphones, lights",
      "media technician": "audio, video, projectors, classroom",
      "AV technician": "audio, video, projectors",
      "webinar producer": "Zoom, audio, video, stream, technical",
    },
  },
  {
    name: "Projectionist",
    titles:
      "movie projectionist, film projectionist, cinema projectionist, projection technician, projection booth operator, 35mm projectionist, drive-in projectionist, digital cinema technician, film society projectionist, film festival projectionist, movie operator, motion picture operator, picture house operator, cinema operator, bioscope operator",
    tools: "35mm projector, DCP server, film splicer, Christie projector",
    skills:
      "film projection, digital cinema, 35mm film handling, film splicing, DCP ingest, projector maintenance, sound checks, show scheduling",
    duties:
      "show movies, thread a 35mm projector, splice trailers, load digital films, focus and frame the picture, change xenon lamps, rewind reels, build film programs, film festival screenings, drive-in movies, inspect old prints, run the movie up in the booth",
    step: "Usher, Broadcast engineer",
    beside: "Theater manager, Archivist",
    context: { "projection technician": "movies, cinema, film, projector" },
  },
  {
    name: "Grip",
    titles:
      "key grip, dolly grip, rigging grip, gaffer, best boy, best boy grip, best boy electric, film electrician, set lighting technician, film lighting technician, chief lighting technician, genny operator, lamp operator, juicer",
    credentials: "IATSE membership",
    tools: "dolly, C-stands, HMI lights, LED panels, camera crane, generator",
    skills:
      "film lighting, grip work, camera dollies, set rigging, power distribution, generator operation, flags and diffusion, location power, LED fixtures, safety on set",
    duties:
      "light a film set, lay dolly track, set flags and diffusion, run power from a generator, rig lights on location, camera crane, load the grip truck, gaffer for commercials, mount cameras on cars, distribute power safely, cut light for the cameraman, carry lights and stands on a movie set, push the camera cart, hang lamps, run cables",
    step: "Stagehand",
    beside: "Camera operator, Electrician, Film director",
    not: "gaffer glass, gaffer tape, grip tape, trailer grip",
    context: {
      juicer: "film, set, lights",
      gaffer: "film, set, lights, shoot",
      grip: "film, set, dolly, crew",
      "best boy": "film, set, crew",
      "key grip": "film, set, dolly, crew",
    },
  },
  {
    name: "Voice actor",
    titles:
      "voiceover artist, voice-over artist, voiceover actor, voice over talent, voice talent, narrator, audiobook narrator, commercial voice, narration artist, dubbing actor, voice artist, phone system voice, IVR voice talent, voiceover coach, animation voice actor, reader for the blind, e-learning narrator, radio actor, talking book reader",
    tools: "home studio, Audacity, Adobe Audition, condenser microphone",
    skills:
      "voice-over, narration, audiobook narration, character voices, home studio recording, audio editing, cold reading, commercial reads, e-learning narration, accents, microphone technique",
    duties:
      "narrate audiobooks, read commercials, voice cartoon characters, record phone greetings, narrate training videos, record from a home booth, read books for blind listeners, dub foreign films, self-edit recordings, documentary narration, audition by recording, read books out loud into a mike, do funny voices",
    step: "Podcast producer",
    beside: "Audio engineer, Storyteller",
    not: "voice engineer, voice and data",
    context: { narrator: "audiobook, voice, recording, reads, documentary" },
  },
];
