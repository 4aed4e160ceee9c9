/** Music, dance, and musical instruments. */
export const MUSIC_AND_DANCE_SKILLS = `
Music performance: performing music, playing music, live music
Ensemble playing: chamber music, playing in groups
Playing by ear: ear playing
Music theory: theory of music, ear training
Music instruction: music teaching, teaching music, music lessons, music education
Guitar: acoustic guitar, electric guitar, classical guitar, guitar playing
Bass guitar: double bass, upright bass
Banjo
Mandolin
Ukulele
Violin: fiddle, violin playing
Viola
Cello
Harp
Flute: piccolo
Clarinet
Oboe: bassoon
Saxophone: sax
Trumpet: cornet, flugelhorn
Trombone
French horn
Tuba: euphonium, baritone horn
Drums: percussion, drum kit, drum set
Accordion: concertina
Bagpipes
Harmonica
Piano: piano playing, keyboard playing
Accompanying: piano accompaniment, collaborative piano
Jazz: jazz music, jazz performance
Transposing: transposition
Hymn playing: service playing, church music, sacred music, liturgical music
Wedding music: ceremony music
AGO certification: American Guild of Organists
Handbells: handbell ringing
Conducting: orchestral conducting, orchestra conducting
Music arranging: arranging music, arrangement of music, choral arranging
Orchestration: scoring for orchestra
Music notation: music engraving, music copying, sheet music preparation
Sibelius: Finale, Dorico, MuseScore
Music transcription: transcribing music
Composition of music: composing, music composition, writing music
Songwriting: song writing, writing songs, lyric writing
Film scoring: scoring for film
MIDI: sequencing music
Singing: vocals, vocal performance, voice performance
Vocal technique: vocal coaching, teaching singing
Opera singing: operatic singing, classical singing
Choral singing: choir singing, harmony singing
Karaoke hosting: karaoke
DJing: deejaying, music mixing, disc jockeying
Serato: Virtual DJ
Dance: dance performance
Teaching dance: dance instruction, dance lessons, dance teaching
Ballet
Ballroom dancing: waltz, foxtrot
Latin dance: salsa dancing, tango, rumba
Swing dance: lindy hop, jitterbug
Tap dance
Line dancing
Square dance calling: square dancing, contra dance calling
Folk dance: clogging
Choreography: choreographing, dance staging
Timpani: kettledrums
Hand drums: congas, bongos, drum circles
Marimba: xylophone, vibraphone
Bluegrass: bluegrass music
Folk music: folk songs
Big band: dance band, swing band
Bugle: taps bugling
Recorder playing: baroque recorder
Chord charts: lead sheets
Dance for seniors: chair dance, dance for Parkinson's
Worship music: praise band, contemporary worship music
Music programming: repertoire selection
ASCAP: BMI music rights
`;
