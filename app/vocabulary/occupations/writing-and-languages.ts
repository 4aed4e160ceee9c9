import type { OccupationEntry } from "../types.ts";

/** People who write, edit, publish, transcribe, translate, and interpret. */
export const WRITING_AND_LANGUAGES: readonly OccupationEntry[] = [
  {
    name: "Writer",
    titles:
      "freelance writer, professional writer, staff writer, author, freelance author, feature writer, magazine writer, nonfiction writer, essayist, food writer, travel writer, business writer, science writer, sports writer, garden writer, article writer, wordsmith, communications writer, scribe, hack writer, magazine contributor",
    credentials: "MFA in creative writing, English degree",
    tools: "Microsoft Word, Scrivener, Google Docs, AP Stylebook",
    skills:
      "writing, article writing, feature writing, interviewing, research, editing, storytelling, AP style, business writing, deadline writing, newsletter writing, pitching articles",
    duties:
      "write articles, research a subject, interview people for stories, write newsletters, write for magazines, write a company history, turn notes into readable text, meet deadlines, write profiles, rewrite dull text, write letters and reports for others, write annual reports, put things into words, write about towns, write up a club's history, make a dull page lively",
    above: "Editor",
    step: "Copywriter, Content writer, Technical writer",
    beside: "Communications director, Public relations specialist",
    not: "code writer, underwriter, sign writer, report writer, ticket writer, policy writer of insurance, service writer, medical scribe",
    context: {
      scribe: "articles, write, stories",
      "staff writer": "articles, magazine, stories, newspaper",
      "food writer": "articles, magazine, stories, features",
    },
  },
  {
    name: "Content writer",
    titles:
      "blog writer, blogger, web writer, web content writer, SEO writer, content creator, content strategist, content developer, content specialist, content marketing writer, website writer, newsletter writer, online content writer, content editor, email newsletter writer, web page writer",
    tools: "WordPress, Google Docs, Mailchimp, Grammarly, SEMrush",
    skills:
      "content writing, blogging, SEO writing, web content, newsletter writing, content strategy, keyword research, WordPress, editing, case studies, white papers, content calendars",
    duties:
      "write blog posts, write text for websites, write newsletters, case studies and white papers, find keywords, keep a content calendar, interview experts for articles, update old web pages, write captions, rewrite text for the web, weekly posts for a company, fill websites with words, write something new for a shop's page each week, write how-tos",
    above: "Editor, Marketing manager",
    step: "Copywriter, Technical writer",
    beside: "Social media manager, SEO specialist",
    context: {
      "content creator": "write, blog, articles, posts",
      "content developer": "write, articles, text, web",
      "content specialist": "write, articles, web",
    },
  },
  {
    name: "Copywriter",
    titles:
      "advertising copywriter, ad writer, ad copywriter, direct mail copywriter, direct response copywriter, catalog copywriter, marketing copywriter, creative copywriter, brochure writer, UX writer, product description writer, fundraising copywriter, sales letter writer, greeting card writer, slogan writer, jingle writer, freelance copywriter, advertising writer, copy writer, blurb writer",
    tools: "Microsoft Word, Google Docs, Mailchimp",
    skills:
      "copywriting, advertising copy, direct mail writing, headlines, brand voice, email campaigns, landing pages, radio scripts, product descriptions, brochures, fundraising letters, concept development",
    duties:
      "write ads, write brochures, write headlines and slogans, direct mail letters, catalog descriptions, radio and TV spots, email campaigns, fundraising appeals, landing pages, name products, work with an art director, sell with words, packaging copy, think up slogans, write catalogs and junk mail, write greeting card verses, write newspaper and magazine ads",
    above: "Creative director",
    beside: "Art director, Marketing manager, Public relations specialist",
    not: "copyright, copy machine",
  },
  {
    name: "Technical writer",
    titles:
      "technical author, technical communicator, documentation specialist, documentation writer, technical documentation writer, user manual writer, manual writer, procedure writer, technical editor, policy and procedure writer, SOP writer, documentation manager, information developer, engineering writer, software documentation writer, API documentation writer, standards writer, help author, handbook writer, instruction book writer, technical journalist, instruction manual writer",
    credentials: "CPTC, STC certification",
    tools: "MadCap Flare, FrameMaker, RoboHelp, DITA, Snagit, Microsoft Word, Confluence, Visio",
    skills:
      "technical writing, user manuals, standard operating procedures, online help, API documentation, MadCap Flare, FrameMaker, DITA, style guides, technical editing, single sourcing, technical illustrations, plain language",
    duties:
      "write user manuals, write standard operating procedures, document software, write maintenance manuals, interview engineers, write installation guides, online help pages, edit engineers' reports, policies and procedures, quick start guides, API docs, keep manuals up to date, write work instructions, put jargon in plain words, write the book that comes with a machine, tell folks step by step how to do it, turn engineers' talk into English",
    step: "Instructional designer",
    beside: "Software tester, Illustrator, Document control specialist",
    not: "technical writer of code",
    context: {
      "documentation specialist": "manuals, write, technical, procedures",
      "technical editor": "manuals, engineering, reports, documents",
    },
  },
  {
    name: "Proposal writer",
    titles:
      "proposal manager, bid writer, bid manager, tender writer, proposal coordinator, RFP writer, RFP specialist, RFP response writer, proposal specialist, government proposal writer, tender manager, capture manager, proposal editor, proposal consultant, bids coordinator",
    credentials: "APMP Foundation, APMP Practitioner",
    tools: "Microsoft Word, RFPIO, Shipley templates",
    skills:
      "proposal writing, RFP responses, bid management, government proposals, compliance matrices, color team reviews, proposal editing, capture planning, past performance write-ups, executive summaries, deadline management",
    duties:
      "write proposals to win contracts, answer requests for proposal, compliance matrix, collect text from engineers, red team reviews, federal proposals, write executive summaries, past performance volumes, submit bids on time, keep a library of answers, bid or no bid meetings, write what a company sends in to win a job, answer long government forms, get everyone's part in on time",
    step: "Technical writer, Grant writer, Contract administrator",
    beside: "Business development manager, Desktop publisher",
    context: {
      "bid manager": "proposal, RFP, tender, write",
      "bids coordinator": "proposal, RFP, tender, write",
      "capture manager": "proposal, government, contract",
    },
  },
  {
    name: "Medical writer",
    titles:
      "scientific writer, regulatory medical writer, clinical writer, health writer, healthcare writer, medical editor, medical copywriter, medical communications writer, pharmaceutical writer, health content writer, scientific editor, manuscript editor for journals, CME writer, patient education writer, science editor, medical journalist, medical author",
    credentials: "MWC, AMWA certificate, BELS, ELS",
    tools: "EndNote, PubMed, AMA Manual of Style, Microsoft Word",
    skills:
      "medical writing, clinical study reports, regulatory writing, manuscript writing, AMA style, literature review, patient education materials, continuing medical education, scientific editing, journal submission, plain language",
    duties:
      "write clinical study reports, prepare journal manuscripts, write patient leaflets, regulatory submissions, literature searches, edit scientists' papers, slides for doctors, CME articles, protocols and investigator brochures, health articles for the public, check references, research grant text, write about medicine so people understand, put together papers for journals",
    step: "Technical writer, Copy editor, Writer",
    beside: "Clinical research associate, Pharmacist, Illustrator, Regulatory affairs specialist",
    not: "medical transcription, medical scribe, medical coder",
    context: { "clinical writer": "reports, manuscripts, regulatory, write" },
  },
  {
    name: "Speechwriter",
    titles:
      "speech writer, executive speechwriter, political speechwriter, executive communications writer, eulogy writer, toast writer, wedding speech writer, remarks writer, op-ed writer, letter writer",
    skills:
      "speechwriting, executive communications, op-ed writing, rhetoric, research, interviewing, humor writing, talking points, presentation writing, ghostwriting",
    duties:
      "write speeches for executives, talking points, write opinion pieces in another's name, wedding toasts and eulogies, campaign speeches, catch a speaker's voice, remarks for ceremonies, coach delivery, slides for a keynote, commencement speeches, write what the boss will say, put words in a politician's mouth, write a few kind words for a funeral",
    step: "Ghostwriter, Copywriter, Writer",
    beside: "Communications director, Public relations specialist",
    not: "speech therapist, speech pathologist",
  },
  {
    name: "Ghostwriter",
    titles:
      "ghost writer, book ghostwriter, collaborative writer, co-author, memoir writer, memoirist, biographer, personal historian, life story writer, family history writer, autobiography writer, book writer, memoir coach, oral historian, legacy writer, obituary writer, book coach, writing coach, book collaborator, as-told-to writer, family chronicler",
    tools: "Scrivener, Microsoft Word, digital recorder, Otter.ai",
    skills:
      "ghostwriting, memoir writing, biography, interviewing, oral history, book proposals, storytelling, writing coaching, book structure, transcription, life story writing, editing",
    duties:
      "write a book for someone else, write my life story, help people write their memoirs, record family stories, interview elders about their lives, business books for executives, shape a manuscript, write obituaries, coach first-time authors, family history books, turn recordings into chapters, write somebody's story for him, sit with old folks and write down their lives, help a family make a book of memories",
    step: "Writer, Editor",
    beside: "Genealogist, Literary agent, Publisher, Transcriptionist",
    context: {
      "oral historian": "memoir, family, life stories, book",
      "personal historian": "memoir, family, life stories, book",
    },
  },
  {
    name: "Novelist",
    titles:
      "fiction writer, creative writer, short story writer, poet, children's book author, children's author, romance writer, mystery writer, creative writing instructor, writing teacher, writing workshop leader, science fiction writer, historical novelist, lyricist, fiction author, storybook writer, story writer, poetess, pulp writer, whodunit writer, authoress, paperback writer",
    credentials: "MFA in creative writing",
    tools: "Scrivener, Kindle Direct Publishing, Microsoft Word",
    skills:
      "fiction writing, creative writing, poetry, children's stories, plot and character, dialogue, self-publishing, manuscript critique, teaching creative writing",
    duties:
      "write novels, write short stories, write poems, publish books, children's picture books, teach writing workshops, critique manuscripts, read at bookstores, self-publish on Kindle, research a historical novel, write song lyrics, make up stories, write mysteries and love stories, write rhymes",
    step: "Screenwriter, Writer, Ghostwriter, Editor",
    beside: "Literary agent, Theater director, Illustrator, Adjunct professor",
    context: {
      "writing teacher": "creative, fiction, workshop, stories, poems",
      lyricist: "songs, words, musical",
    },
  },
  {
    name: "Screenwriter",
    titles:
      "scriptwriter, script writer, screenplay writer, playwright, dramatist, TV writer, television writer, comedy writer, gag writer, sketch writer, script doctor, script consultant, script reader, radio dramatist, film writer, librettist, joke writer, scenario writer, scenarist, continuity writer, soap opera writer",
    credentials: "WGA membership, MFA in screenwriting",
    tools: "Final Draft, Celtx, Scrivener",
    skills:
      "screenwriting, playwriting, dialogue, comedy writing, script coverage, plot structure, adaptation, television writing, story treatments, script editing",
    duties:
      "write film scripts, write plays, write for television series, adapt a book for the screen, rewrite a script, script coverage for producers, write jokes for comedians, write sketches, story treatments and outlines, a pageant script for a church, training video scripts, dialogue polish, write movies and plays, make up what actors say, write skits",
    step: "Writer, Copywriter",
    beside: "Film director, Theater director, Comedian, Literary agent",
    not: "shell script writer, prescription",
    context: { "TV writer": "script, episode, comedy, drama" },
  },
  {
    name: "Editor",
    titles:
      "book editor, developmental editor, manuscript editor, acquisitions editor, acquiring editor, fiction editor, nonfiction editor, substantive editor, managing editor, editor in chief, magazine editor, editorial director, commissioning editor, newsletter editor, freelance editor, editorial consultant, executive editor, journal editor, textbook editor, academic editor, thesis editor, dissertation editor, text editor, publisher's reader",
    credentials: "Certificate in editing, Editors Canada certification",
    tools: "Microsoft Word, Track Changes, Chicago Manual of Style, Google Docs",
    skills:
      "editing, developmental editing, manuscript evaluation, line editing, Chicago style, editorial planning, acquisitions, author relations, rewriting, fact-checking, content planning, academic editing, newsletter editing",
    duties:
      "edit book manuscripts, give authors feedback, reshape chapters, plan issues of a magazine, assign articles, acquire books, edit a newsletter, rewrite weak passages, manage editorial staff, edit a dissertation, manuscript critique, edit textbooks, see a book through production, fix other people's writing, help an author make the book better, cut what's too long, put out a little magazine",
    below: "Copy editor, Proofreader",
    step: "Indexer",
    beside: "Technical writer",
    not: "video editor, film editor, sound editor, photo editor, picture editor, code editor, vi editor, audio editor, dialogue editor, music editor, level editor",
    context: { "text editor": "manuscript, book, articles, grammar" },
  },
  {
    name: "Copy editor",
    titles:
      "copyeditor, line editor, sub-editor, subeditor, copy chief, copy desk editor, style editor, manuscript copyeditor, freelance copy editor, English language editor, ESL editor, grammar editor, newspaper copy editor, copyreader, copy reader, rewrite man, copy desk man, slot man",
    credentials: "ACES certificate, copyediting certificate",
    tools: "Track Changes, PerfectIt, Chicago Manual of Style, AP Stylebook",
    skills:
      "copyediting, line editing, grammar, Chicago style, AP style, APA style, style sheets, fact-checking, headline writing, consistency checks, citation formatting, plain language",
    duties:
      "correct grammar and style, edit articles line by line, check facts and spelling, write headlines, apply a style guide, query the author, check references and citations, mark up manuscripts, edit for clarity, polish English of foreign authors, catch inconsistencies, fix grammar, commas, catch mistakes before it's printed, make it read right",
    step: "Technical writer",
    beside: "Writer",
    not: "copy machine operator",
    context: { "line editor": "manuscript, grammar, prose, book" },
  },
  {
    name: "Proofreader",
    titles:
      "proof reader, galley proofreader, legal proofreader, proofing editor, advertising proofreader, court reporting proofreader, quality proofreader, copy holder, copyholder, page proof reader, proofreading editor, scopist, printer's reader, corrector of the press, press reader, printer's proofreader",
    credentials: "proofreading certificate",
    tools: "Adobe Acrobat, Track Changes, proofreader's marks",
    skills:
      "proofreading, spelling and punctuation, proofreader's marks, grammar, attention to style, comparing copy, PDF markup, legal proofreading, layout checking, scoping transcripts",
    duties:
      "proofread before printing, check page proofs, catch typos, compare proof with copy, check spelling and punctuation, mark corrections, proofread court transcripts, check page numbers and captions, proofread ads and catalogs, final read, someone to check my book for mistakes, look for typos, read every word before it goes to press, catch the comma that's missing, go over someone's pages",
    above: "Copy editor",
    step: "Transcriptionist, Indexer",
    beside: "Typist, Legal secretary, Prepress technician",
    not: "waterproof, proof of concept",
  },
  {
    name: "Fact-checker",
    titles:
      "editorial researcher, research editor, researcher-writer, magazine fact checker, news researcher, permissions editor, photo researcher, rights and permissions editor, rights manager, freelance researcher, book researcher, morgue librarian, picture researcher",
    tools: "LexisNexis, ProQuest, Google Scholar",
    skills:
      "fact-checking, research, source verification, permissions clearance, copyright research, archival research, photo research, interviewing sources, online research, libel awareness",
    duties:
      "verify facts in articles, call sources to confirm quotes, check dates and names, clear permissions for quotes, find pictures for a book, search archives, trace copyright holders, check numbers, background research for writers, check quotations against the source, make sure what's printed is true, phone up and ask if it's right, look things up, find old pictures",
    above: "Editor",
    step: "Copy editor, Librarian, Journalist",
    beside: "Writer, Archivist, Paralegal, Genealogist",
  },
  {
    name: "Journalist",
    titles:
      "reporter, news reporter, newspaper reporter, correspondent, foreign correspondent, news writer, columnist, newspaperman, newspaperwoman, investigative reporter, stringer, freelance journalist, trade journalist, business reporter, sports reporter, broadcast journalist, television reporter, radio reporter, critic, film critic, restaurant critic, music critic, freelance reporter, newshound, newsman, newswoman, newspaper man, cub reporter, pressman, society reporter, muckraker, society columnist, gossip columnist, agony aunt, advice columnist, war correspondent, sportswriter, lobby correspondent",
    credentials: "journalism degree",
    tools: "AP Stylebook, WordPress, digital recorder",
    skills:
      "journalism, reporting, news writing, interviewing, AP style, investigative reporting, deadline writing, fact-checking, column writing, court and council coverage, media law, broadcast writing, beat reporting, editing",
    duties:
      "report the news, cover town council meetings, interview people, chase stories, write a weekly column, review films and restaurants, cover local sports, work sources, news on deadline, freelance articles for newspapers, investigate wrongdoing, write for a trade journal, write for the paper, go where things happen and write it up, ask folks questions and take notes, write up weddings and ball games, tell people what the mayor did",
    above: "Publisher",
    step: "Writer, Content writer, Copy editor, Public relations specialist",
    beside: "Photographer",
    not: "court reporter, credit reporter, stenographic reporter, correspondence clerk, correspondent bank, stringer installer, racket stringer",
    context: {
      pressman: "newspaper, reporter, stories, news",
      reporter: "news, newspaper, story, press, interviews, articles",
      correspondent: "news, foreign, story, press",
      stringer: "news, newspaper, stories",
      critic: "reviews, films, restaurants, books, music",
      "restaurant critic": "newspaper, reviews, articles, column",
    },
  },
  {
    name: "News editor",
    titles:
      "newspaper editor, city editor, assignment editor, news director, metro editor, sports editor, community newspaper editor, news producer, web news editor, wire editor, night editor, bureau chief, newsroom manager, editor of a local paper, opinion editor, city desk man, editor of a weekly, country editor",
    tools: "AP Stylebook, newsroom content systems, ENPS",
    skills:
      "news judgment, story assignment, editing, headline writing, newsroom management, AP style, page planning, breaking news, libel law, news budgets, mentoring reporters",
    duties:
      "assign stories to reporters, edit news copy, choose the front page, run a newsroom, plan a newscast, write headlines, edit a local paper, handle letters to the editor, breaking news desk, coach young reporters, check stories for libel, deadline decisions, decide what goes in the paper, send reporters out, put out the town weekly, hold the front page",
    below: "Journalist",
    above: "Publisher",
    step: "Copy editor, Editor",
    beside: "Radio host, Communications director",
    context: { "news producer": "newscast, newsroom, stories, television, rundown" },
  },
  {
    name: "Publisher",
    titles:
      "book publisher, newspaper publisher, magazine publisher, publishing consultant, self-publishing consultant, publishing manager, self-publishing coach, publishing director, publishing executive, imprint director, music publisher, small press owner, book production manager, publications manager, circulation manager, book producer, book packager, e-book formatter, newsletter publisher, newspaper proprietor, newspaper owner, vanity press publisher",
    tools: "Kindle Direct Publishing, IngramSpark, InDesign, Edelweiss",
    skills:
      "book publishing, self-publishing, magazine publishing, ISBN registration, book distribution, print buying, royalties and rights, circulation, advertising sales, book production, e-book formatting, Kindle Direct Publishing, author contracts",
    duties:
      "bring books to market, help authors self-publish, choose manuscripts, set print runs, contracts and royalties, run a local newspaper, sell magazine ads and subscriptions, format e-books, upload to Amazon, plan a book launch, work with printers and distributors, ISBN and copyright registration, put out books or a paper, help folks print their own book, choose what gets printed, get books into shops",
    below: "Editor, Desktop publisher",
    step: "Literary agent, General manager",
    beside: "Print shop manager, Marketing manager, Bookseller",
    not: "Microsoft Publisher, desktop publisher",
  },
  {
    name: "Literary agent",
    titles:
      "literary representative, book agent, author's agent, author representative, literary scout, rights agent, foreign rights agent, literary consultant, subsidiary rights manager, manuscript reader, writer's agent, literary adviser",
    skills:
      "author representation, manuscript evaluation, book contracts, rights sales, publishing contacts, negotiation, query letters, book proposals, foreign rights, royalty statements",
    duties:
      "represent authors, read submissions, sell books to publishers, negotiate book deals, foreign and film rights, advise on query letters, polish book proposals, check royalty statements, scout new writers, auctions between publishers, read stacks of manuscripts, bargain with publishers",
    step: "Editor, Casting director",
    beside: "Writer, Intellectual property attorney",
  },
  {
    name: "Indexer",
    titles:
      "book indexer, back-of-book indexer, professional indexer, index writer, freelance indexer, database indexer, abstracter, taxonomist, subject indexer, thesaurus builder, index maker, index compiler",
    tools: "Cindex, Sky Index, Macrex",
    skills:
      "indexing, book indexes, subject analysis, taxonomy, embedded indexing, abstracting, controlled vocabulary, metadata tagging, cross-references",
    duties:
      "write the index of a book, read page proofs and pick terms, cross-references, index journals and databases, embedded index entries, build a thesaurus, tag documents, abstract articles, edit an old index, sort entries and page numbers, make the list at the back of a book, say what page each thing is on, sort names from A to Z",
    step: "Copy editor",
    beside: "Librarian, Cataloger, Data architect",
    not: "indexing machine operator, index fund, indexing table, taxonomist of plants",
    context: {
      taxonomist: "content, terms, metadata, website, thesaurus",
      "book indexer": "back-of-book, page proofs, index, publisher, author",
    },
  },
  {
    name: "Translator",
    titles:
      "document translator, freelance translator, legal translator, medical translator, technical translator, literary translator, Spanish translator, French translator, German translator, Japanese translator, Chinese translator, Portuguese translator, Russian translator, certified translator, translation reviewer, translation editor, bilingual translator, translation project manager, machine translation post-editor, linguist, language specialist, reviser, foreign correspondence clerk, foreign language secretary",
    credentials: "ATA certification, ATA certified translator, sworn translator",
    tools: "SDL Trados, memoQ, Wordfast, DeepL",
    skills:
      "translation, legal translation, medical translation, technical translation, Spanish, French, German, Chinese, Japanese, Portuguese, Russian, Trados, proofreading translations, terminology, machine translation post-editing, certified translation",
    duties:
      "translate documents, translate contracts and patents, translate birth certificates, translate medical records, check another's translation, translate a website, translate manuals, certified translations for immigration, translate books, correct machine translations, keep glossaries, turn English letters into Spanish, put letters into another language, translate grandma's old letters, do papers for immigrants",
    step: "Interpreter",
    beside: "World language teacher, Copy editor, Proofreader, Immigration specialist",
    not: "protocol translator, address translator, translational research, data translator",
    context: {
      linguist: "translate, language, documents, foreign",
      "language specialist": "translate, foreign, documents",
      reviser: "translation, language",
    },
  },
  {
    name: "Interpreter",
    titles:
      "language interpreter, medical interpreter, healthcare interpreter, court interpreter, legal interpreter, conference interpreter, simultaneous interpreter, consecutive interpreter, Spanish interpreter, telephone interpreter, video remote interpreter, community interpreter, bilingual interpreter, hospital interpreter, Mandarin interpreter, escort interpreter, oral translator, medical Spanish interpreter, school interpreter, dragoman, linguist",
    credentials:
      "CCHI, CMI, federal court interpreter certification, state court interpreter certification, NBCMI, CoreCHI",
    tools: "interpreting booth, video remote interpreting platform, headset",
    skills:
      "interpreting, simultaneous interpreting, consecutive interpreting, medical interpreting, court interpreting, over-the-phone interpreting, Spanish, Mandarin, sight translation, medical terminology, interpreter ethics, cultural brokering",
    duties:
      "interpret for patients and doctors, interpret in court, telephone interpreting, interpret at conferences, speak for people who know little English, parent-teacher meetings in Spanish, depositions with an interpreter, go along to appointments, simultaneous interpreting in a booth, immigration hearings, business meetings abroad, help people who don't speak English, tell the doctor what she said, talk for two people who don't understand each other",
    beside: "Sign language interpreter, Patient advocate, Community health worker, Court clerk, World language teacher",
    not: "park interpreter, interpretive guide, historical interpreter, command interpreter, radiograph interpreter, code interpreter, interpretive naturalist",
    context: { linguist: "interpret, languages, speak" },
  },
  {
    name: "Sign language interpreter",
    titles:
      "ASL interpreter, American Sign Language interpreter, BSL interpreter, interpreter for the deaf, deaf interpreter, educational interpreter, sign interpreter, signer, video relay interpreter, VRS interpreter, tactile interpreter, DeafBlind interpreter, cued speech transliterator, oral transliterator, support service provider for the deaf, missioner to the deaf, deaf and dumb interpreter",
    credentials: "RID, NIC, EIPA, BEI, CDI",
    tools: "video relay service, videophone",
    skills:
      "American Sign Language, sign language interpreting, video relay, educational interpreting, tactile signing, transliteration, Deaf culture, fingerspelling, teaching sign language, platform interpreting",
    duties:
      "interpret for deaf people, sign at church services and meetings, interpret in classrooms, doctor visits with deaf patients, video relay calls, sign at concerts and speeches, teach sign language classes, tactile signing for deafblind people, voice for a signing speaker, sign for deaf employees at work, sign for deaf folks, talk with my hands, tell a deaf man what the doctor says, stand by the preacher and sign",
    step: "Special education aide",
    beside: "Audiologist, Special education teacher",
    not: "road sign, document signer, loan signer, notary signer, sign painter",
    context: { signer: "deaf, ASL, sign language" },
  },
  {
    name: "Localization specialist",
    titles:
      "localization manager, localisation specialist, localization project manager, localization engineer, localization tester, linguistic tester, subtitler, subtitle translator, language lead, multilingual content manager, globalization manager, transcreation specialist, language quality specialist, dubbing adapter, localization coordinator, film subtitler, subtitle writer",
    tools: "SDL Trados, memoQ, Phrase, Lokalise, Subtitle Edit, Crowdin",
    skills:
      "localization, translation management, translation memory, subtitling, linguistic testing, transcreation, internationalization, style guides, terminology, vendor management, multilingual publishing",
    duties:
      "adapt software for other countries, manage translators, check translated screens, subtitle films, adapt ads for another culture, translation memories, keep term lists, test foreign versions, date and currency formats, budget translation projects, multilingual websites, make a program or film fit another country, write the words under foreign movies, see that it sounds right abroad",
    step: "Translator, Project manager",
    beside: "Captioner, Software tester, Technical writer, International business consultant",
  },
  {
    name: "Captioner",
    titles:
      "CART captioner, closed captioner, closed captioning writer, real-time captioner, realtime captioner, live captioner, broadcast captioner, CART provider, CART writer, speech-to-text reporter, caption editor, voice writer, respeaker, closed caption editor, audio describer, audio description writer, teletext subtitler, stenocaptioner, palantype operator, palantypist",
    credentials: "CRC, RPR, CRR, Certified Realtime Captioner",
    tools: "steno machine, CaseCATalyst, Eclipse CAT software, Dragon NaturallySpeaking",
    skills:
      "realtime captioning, CART, stenography, closed captioning, caption editing, voice writing, audio description, caption timing, SRT files, accessibility for the hard of hearing",
    duties:
      "caption live television, caption classes for deaf students, live captions at meetings, write steno in real time, add captions to videos, correct automatic captions, time subtitles, describe films for blind people, repeat speech into voice recognition, caption webinars, type what people say on TV for the deaf, put words under the picture as folks talk",
    step: "Court reporter, Transcriptionist",
    beside: "Sign language interpreter, Video editor, Proofreader",
    context: {
      palantypist: "captions, deaf, television",
      stenocaptioner: "captions, live, television, deaf",
      "voice writer": "captions, steno mask, realtime, deaf",
    },
  },
  {
    name: "Resume writer",
    titles:
      "CV writer, professional resume writer, resume editor, resume consultant, LinkedIn profile writer, cover letter writer, federal resume writer, executive resume writer, bio writer, application essay coach, college essay editor, personal statement editor, curriculum vitae writer",
    credentials: "CPRW, Certified Professional Resume Writer, NCRW",
    tools: "Microsoft Word, LinkedIn",
    skills:
      "resume writing, cover letters, LinkedIn profiles, interviewing clients, keyword optimization for resumes, federal resumes, career storytelling, college essay coaching, editing",
    duties:
      "write resumes, rewrite a CV, polish LinkedIn profiles, cover letters, interview people about their careers, resume for a career changer, federal job applications, executive bios, help students with college essays, make a long career fit two pages, make someone's work history look good on paper, help folks say what they've done",
    step: "Career coach, Copy editor",
    beside: "Recruiter, Outplacement consultant, College admissions consultant, Copywriter",
    not: "resume screening",
    context: { "resume writer": "rewrite, LinkedIn, cover letters, CV, bios, career history" },
  },
  {
    name: "Braille transcriber",
    titles:
      "braillist, braille proofreader, braille specialist, tactile graphics designer, braille production specialist, literary braille transcriber, music braille transcriber, textbook braille transcriber, braille typist, brailler, braille writer, braille stereotyper",
    credentials: "NLS braille transcriber certification, UEB certification",
    tools: "Duxbury, Perkins Brailler, braille embosser, BrailleNote, swell paper",
    skills:
      "braille transcription, braille proofreading, Unified English Braille, Nemeth code, tactile graphics, Duxbury, music braille, large print production, document formatting, accessible documents",
    duties:
      "put books into braille, braille textbooks for blind students, proofread braille, make raised-line drawings, emboss braille pages, translate math into Nemeth code, large print materials, braille menus and labels, format files for a braille display, volunteer braille for a library, turn books into bumps for the blind, type on a six-key machine, make things blind folks can read with their fingers",
    step: "Proofreader, Transcriptionist",
    beside: "Teacher of the visually impaired, Captioner, Librarian",
  },
];
