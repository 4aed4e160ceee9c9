/** Film, video, radio, podcasts, and recorded sound. */
export const MEDIA_AND_PERFORMING_SKILLS = `
Videography: shooting video, video shooting, filming, video recording
Video production: producing videos, corporate video, video making
Documentary filmmaking: documentaries, documentary production
Live streaming: livestreaming, streaming events, OBS Studio, webcasting
Drone video: aerial video, drone filming
Camera operation: operating cameras, camerawork, video camera operation
Cinematography: director of photography work
Steadicam: gimbal operation
ENG: electronic news gathering
Multi-camera production: multicam
Video editing: film editing, editing video, post-production, editing videos
Premiere Pro: Adobe Premiere, Adobe Premiere Pro
Final Cut Pro: FCP, Final Cut
Avid Media Composer: Avid
DaVinci Resolve
iMovie
Tape digitizing: VHS transfer, digitizing tapes, film transfer
Film production: movie production, filmmaking
Television production: TV production
Production budgeting: Movie Magic Budgeting, film budgeting
Production scheduling: Movie Magic Scheduling, call sheets
Location scouting: location management
Script supervision: continuity
Film directing: directing films, television directing, TV directing
Directing actors
Live switching: vision mixing, video switcher
Live sound: live audio, live sound mixing, sound reinforcement, running sound
Sound mixing: audio mixing, mixing consoles
PA systems: sound systems, public address systems, sound system setup
Microphone placement: microphone technique, miking
Wireless microphones: radio mics
Location sound: boom operation, field recording, sound recording on location
Audio recording: studio recording, sound recording, recording engineering
Mastering: audio mastering
Pro Tools: Avid Pro Tools
Logic Pro: Logic Pro X
Ableton Live: Ableton
Adobe Audition: Cool Edit
Audacity
GarageBand
Music production: record production, beat making
Sound design: sound effects, Foley
Audio editing: sound editing
Audio restoration: noise reduction, tape transfer
QLab: show control
Podcast production: podcasting, podcasts, podcast editing
Descript: Riverside
Radio production: radio broadcasting, radio programming
Announcing: on-air presentation, radio announcing, on-air work, on-air hosting
Play-by-play: sportscasting, sports commentary
News reading: newscasting, news anchoring
Radio board operation: board op, running the board
Broadcast engineering: broadcast technology, broadcast maintenance
Transmitter maintenance: transmitter repair, RF systems for broadcast
Master control operations: master control operator work
Emergency Alert System: EAS
SBE certification: Certified Broadcast Engineer, CPBE
Satellite uplink: SNG
Audiovisual setup: AV setup, A/V setup, audio visual equipment, AV support
Conference room AV: Zoom Rooms
Hybrid meetings: webinars, webinar production
Home theater installation: home cinema installation
Extron: AMX
CTS: Certified Technology Specialist
Film projection: movie projection, 35mm projection
Projectors
Film lighting: set lighting, grip work
Voice-over: voiceover, voice acting, voice over work, voice work
Narration: audiobook narration
Character voices
Teleprompter reading: autocue, prompter reading
Public address announcing: stadium announcing, PA announcing
Color commentary: game commentary
Weather presentation: presenting the weather
Camera dollies: dolly work, camera cranes
Set etiquette: film set experience, production assisting
Sonos
CEDIA certification: CEDIA
Digital cinema: DCP
Field producing: segment producing
Wwise: FMOD
On-camera presentation: television presenting, TV hosting
`;
