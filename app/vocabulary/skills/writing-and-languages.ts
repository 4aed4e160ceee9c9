/** Writing, editing, publishing, and languages. */
export const WRITING_AND_LANGUAGES_SKILLS = `
Writing: professional writing
Article writing: writing articles, feature writing, magazine writing, feature articles
Business correspondence: writing business letters
Creative writing: imaginative writing
Fiction writing: writing novels, novel writing, short stories
Poetry: writing poems
Screenwriting: scriptwriting, script writing, screenplays, Final Draft
Playwriting: writing plays
Comedy writing: humor writing, joke writing
Children's stories
Scrivener
Content writing: web content, web writing, writing for the web, online content, content creation
Blogging: blog writing, blog posts
SEO writing: SEO content, keyword writing
Content strategy: content planning, content calendars, editorial calendars
Newsletter writing: newsletters, newsletter editing
Copywriting: copy writing, advertising copy, ad copy, sales copy, writing ads
Direct mail writing: direct response copy, sales letters
Brand voice: tone of voice
Product descriptions: catalog copy
Brochures: brochure writing, marketing collateral
Landing pages
UX writing: microcopy
Technical writing: technical documentation, technical communication, documentation writing, software documentation
User manuals: manual writing, user guides, instruction manuals, user documentation
Procedure writing: policy writing, SOP writing
Online help: help authoring, RoboHelp
API documentation: API docs
MadCap Flare: Flare
FrameMaker: Adobe FrameMaker
DITA: structured authoring, XML authoring, single sourcing
Plain language: plain English, plain writing
Style guides: editorial style sheets
Technical editing
Snagit
Proposal writing: RFP responses, RFP writing, bid writing, tender writing, proposals
Proposal management: bid management, capture planning
APMP: APMP Foundation, Association of Proposal Management Professionals
Medical writing: health writing, healthcare writing, clinical writing
Regulatory writing: clinical study reports, regulatory submissions writing
AMA style: AMA Manual of Style
Manuscript writing: scientific papers, scientific writing
Literature review: PubMed
EndNote: Zotero, Mendeley
AMWA certificate: MWC, Medical Writer Certified
Patient education materials: patient leaflets
Speechwriting: speech writing, writing speeches
Talking points: speaker notes
Op-ed writing: opinion pieces, op-eds
Ghostwriting: ghost writing, writing books for others
Memoir writing: memoirs, autobiography, life stories
Biography: biographical writing
Book proposals: query letters
Writing coaching: writing mentor, book coaching, coaching writers
Teaching creative writing: writing workshops
Interviewing: conducting interviews
Research: background research, desk research
Editing: text editing, editing text, content editing, editorial work
Developmental editing: substantive editing, structural editing
Line editing: style editing
Manuscript evaluation: manuscript critique, manuscript assessment
Academic editing: thesis editing, dissertation editing, scholarly editing
Copyediting: copy editing, sub-editing
Proofreading: proof reading, proofing text, proofreading text
Grammar: English grammar, spelling and punctuation, spelling
Chicago style: Chicago Manual of Style, CMOS
AP style: AP Stylebook, Associated Press style
APA style: MLA style, citation formatting
Track Changes
Fact-checking: verifying facts, source verification
Permissions clearance: rights and permissions, copyright clearance
Photo research: picture research
Journalism: news reporting, reporting news, newspaper reporting
News writing: newswriting
Investigative reporting: investigative journalism
Broadcast writing: broadcast news writing
Column writing: columns
Deadline writing: writing on deadline
Book publishing: publishing, trade publishing
Self-publishing: indie publishing
Kindle Direct Publishing: KDP, IngramSpark, Amazon self-publishing
E-book formatting: ebook formatting, EPUB, book formatting
ISBN registration
Magazine publishing: periodical publishing
Book production: print buying, book manufacturing
Author contracts: book contracts, royalties and rights, book deals
Author representation: representing authors
Foreign rights: rights sales, subsidiary rights
Newspaper circulation: newspaper subscriptions, magazine subscriptions
Indexing: book indexing, book indexes, back-of-book indexing
Taxonomy: thesaurus construction
Abstracting: writing abstracts
Translation: document translation, translation services
Legal translation: translating contracts
Medical translation
Technical translation
Certified translation: sworn translation
ATA certification: ATA certified translator, American Translators Association
Trados: SDL Trados, memoQ, Wordfast, CAT tools for translation
Machine translation post-editing: MTPE, post-editing
Terminology: glossaries
Interpreting: language interpreting
Simultaneous interpreting: conference interpreting
Consecutive interpreting
Over-the-phone interpreting: telephone interpreting, OPI, video remote interpreting, VRI
Medical interpreting: healthcare interpreting
Court interpreting: legal interpreting
Certified Medical Interpreter: CMI, CCHI, CoreCHI, NBCMI
Sight translation
American Sign Language: ASL, sign language, signing
British Sign Language: BSL
Sign language interpreting: ASL interpreting
RID: RID certified, NIC interpreter, Registry of Interpreters for the Deaf
EIPA: educational interpreting
Video relay: VRS, video relay service
Deaf culture
Spanish: Spanish speaking, bilingual Spanish, fluent Spanish, Español
French: French speaking, fluent French, Français
German: German speaking, fluent German
Italian: Italian speaking, fluent Italian
Portuguese: Brazilian Portuguese, Portuguese speaking
Chinese: Mandarin, Mandarin Chinese
Cantonese
Japanese: Japanese speaking
Korean: Korean speaking
Russian: Russian speaking
Ukrainian
Polish language
Arabic: Arabic speaking
Farsi: Persian language
Hebrew
Hindi
Urdu
Punjabi
Vietnamese
Tagalog: Filipino language
Haitian Creole: Kreyol
Dutch language
Greek language
Latin
Swedish
Armenian language
Bilingual: bilingual communication, two languages
Multilingual: several languages, polyglot
Localization: localisation, L10n, internationalization, i18n
Transcreation: marketing translation
Subtitling: subtitle translation
Translation management: managing translators
Realtime captioning: CART, real-time captioning
Closed captioning: video captions
Audio description: described video
Transcription: transcribing, audio transcription, general transcription, audio typing
Dictation: taking dictation
Cover letters
LinkedIn profiles: LinkedIn optimization
Script coverage: script reading, script analysis
News judgment: story assignment, newsroom management
Unified English Braille: UEB
Nemeth code: math braille
Tactile graphics: raised-line drawings
Duxbury: Duxbury Braille Translator
`;
