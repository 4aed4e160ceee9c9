import type { OccupationEntry } from "../types.ts";

/**
 * People who keep an office running: assistants, receptionists, clerks, typists, records and mailroom staff, and office
 * managers.
 */
export const OFFICE: readonly OccupationEntry[] = [
  {
    name: "Administrative assistant",
    titles:
      "secretary, admin assistant, administrative secretary, office assistant, office secretary, department secretary, department assistant, administrative coordinator, administrative associate, administrative specialist, office administrator, office admin, clerical assistant, secretarial assistant, management secretary, AA, office girl, secretary typist, steno secretary, Kelly girl, bilingual secretary, secretary bookkeeper, shorthand typist secretary, church office secretary, office help",
    credentials:
      "CAP certification, Certified Administrative Professional, Certified Professional Secretary, Microsoft Office Specialist, secretarial diploma",
    tools:
      "Microsoft Outlook, Microsoft Word, Google Calendar, SharePoint, DocuSign, Concur, copier, dictaphone, fax machine",
    skills:
      "calendar management, appointment scheduling, business correspondence, filing, meeting coordination, expense reports, travel arrangements, typing, phone etiquette, office supplies ordering, document formatting, minute taking, mail handling, database updates, word processing, administrative support",
    duties:
      "type letters and memos, keep the calendar, schedule meetings, answer and screen calls, file paperwork, order office supplies, book travel, prepare expense reports, take meeting minutes, format documents, photocopy and scan, sort the mail, greet visitors, set up conference rooms, update contact lists, help out in the office, secretarial work, keep the boss organized, do letters on the computer, keep the files straight, remind people of appointments, make coffee and take phone calls, look after the paperwork for a small firm, send out mailings",
    below: "Office clerk, Typist, Receptionist",
    above: "Executive assistant, Office manager, Clerical supervisor",
    step: "Virtual assistant, Legal secretary, Human resources assistant, Sales coordinator",
    beside: "Customer service representative, Bookkeeper, Membership coordinator",
    not: "secretary of state, press secretary, company secretary, corporate secretary, secretary treasurer, under secretary, union secretary",
    context: {
      "secretary typist": "office, calls, calendar, meetings",
      AA: "administrative, office, calendar, clerical, secretary, filing",
      "office administrator": "office, supplies, phones, clerical, filing, calendar",
    },
  },
  {
    name: "Executive assistant",
    titles:
      "executive secretary, EA, assistant to the CEO, assistant to the president, C suite assistant, executive administrative assistant, executive admin, executive support assistant, private secretary, director's secretary, PA to the managing director, confidential secretary, executive PA, personal secretary, secretary to the president, secretary to the chairman, boss's secretary, secretary to the director, secretary to the managing director",
    credentials: "CAP certification, Certified Administrative Professional, Certified Professional Secretary",
    tools:
      "Microsoft Outlook, Concur, Google Workspace, Zoom, BoardEffect, Diligent Boards, Calendly, Expensify, DocuSign",
    skills:
      "executive support, calendar management, complex scheduling, travel arrangements, itinerary planning, board meeting preparation, expense reports, confidentiality, gatekeeping, minute taking, presentation preparation, business correspondence, meeting coordination, event coordination, inbox management",
    duties:
      "support the CEO and board, manage an executive's calendar, plan complex travel itineraries, prepare board books, screen calls and e-mail, draft letters for the executive, take board minutes, reconcile corporate card expenses, arrange offsite meetings, handle confidential papers, coordinate across time zones, prepare slides, act as gatekeeper, follow up on action items, right hand to the boss, look after the big boss, keep people from bothering the president, remember everything for a busy man, know all the secrets and keep them",
    step: "Office manager, Personal assistant, Virtual assistant, Minute taker",
    beside: "Event planner, Project coordinator, Travel agent",
    not: "executive assistant director",
    context: { EA: "executive, CEO, calendar, travel, board, assistant" },
  },
  {
    name: "Personal assistant",
    titles:
      "PA, personal aide, private PA, family assistant, household assistant, lifestyle manager, personal concierge, celebrity assistant, errand runner, errand service, girl Friday, gal Friday, man Friday, companion assistant, amanuensis, social secretary, factotum, general factotum, dogsbody, gofer, go-fer, errand boy, right hand woman",
    credentials: "driver's license, notary commission",
    tools: "Google Calendar, Quicken, Instacart, Evernote, Trello",
    skills:
      "running errands, household management, personal shopping, travel arrangements, calendar management, bill paying, vendor coordination, gift buying, discretion, home organization, event coordination, property oversight, paperwork sorting",
    duties:
      "run errands, pick up dry cleaning, shop for groceries and gifts, book personal travel, pay household bills, sort personal mail, meet repair people, manage a private calendar, drive to appointments, plan family parties, organize closets and papers, look after the house, wait for deliveries, return purchases, help a busy family, stand in line for someone, get the car washed and the mail sent, keep track of birthdays, take care of the little jobs, write Christmas cards",
    above: "Estate manager",
    step: "Virtual assistant, Professional organizer",
    beside: "Daily money manager, Housekeeper",
    not: "PA school, PA system, PA license",
    context: {
      "errand boy": "errands, personal, household, boss",
      PA: "errands, household, private, personal, calendar, family, assistant",
      "personal aide": "errands, household, calendar, private, travel",
      "lifestyle manager": "errands, household, bookings, private, family",
    },
  },
  {
    name: "Receptionist",
    titles:
      "front desk receptionist, office receptionist, front desk, front desk clerk, front desk assistant, front desk coordinator, front office clerk, front office assistant, reception clerk, director of first impressions, lobby receptionist, corporate receptionist, visitor services clerk, enquiry clerk, telephone receptionist, receptionist telephonist, information desk clerk, doctor's receptionist, reception lady, front desk lady, info desk clerk, information desk",
    tools:
      "multi-line phone, visitor sign-in system, Envoy visitor sign-in, Microsoft Outlook, intercom, badge printer",
    skills:
      "greeting visitors, multi-line phones, call transfer, phone etiquette, visitor sign-in, appointment scheduling, mail handling, meeting room booking, message taking, badge issuing, front desk operations",
    duties:
      "greet visitors at the desk, answer a busy phone line, transfer calls, take messages, sign in guests, hand out visitor badges, accept packages, keep the lobby tidy, book conference rooms, give directions to callers, offer coffee to guests, open and close the front desk, first face people see, check people in, say hello when people come in, buzz folks in, pick up the phone with a smile, tell people where to sit, sign for deliveries, keep the coffee table neat, let the doctor know who is there, be the friendly voice when someone calls",
    above: "Office manager",
    step: "Switchboard operator, Appointment scheduler, Customer service representative",
    beside: "Mail clerk",
    not: "hotel front desk, front desk agent, hotel receptionist, medical receptionist",
    context: {
      "doctor's receptionist": "desk, phone, greet",
      "front desk": "office, visitors, lobby, phones, receptionist, greet",
      "front desk clerk": "office, visitors, lobby, phones, company",
      "front desk coordinator": "office, visitors, lobby, phones, company",
    },
  },
  {
    name: "Office manager",
    titles:
      "business office manager, practice office manager, office supervisor, office coordinator, office operations manager, workplace manager, office lead, head of office, office services manager, office and facilities manager, branch office manager, office boss, head of the office, office superintendent, office head",
    credentials: "Certified Manager, CAP certification, Certified Administrative Professional",
    tools: "QuickBooks, Microsoft Office, ADP, Bill.com, Google Workspace, Slack",
    skills:
      "office administration, office supplies ordering, vendor management, facilities coordination, petty cash, onboarding new hires, clerical supervision, office budgets, policies and procedures, payroll input, invoice processing, office moves, lease and equipment contracts, front office oversight",
    duties:
      "run the office day to day, supervise clerical staff, order supplies and equipment, deal with the landlord and vendors, keep petty cash, approve invoices, submit payroll hours, set up desks for new hires, maintain office procedures, arrange repairs, plan office moves, manage the copier lease, keep the small business organized, organize staff lunches, see that everything in the office works, keep pens and toner in stock, know where everything is, pay the rent and the bills, look after the office girls, get the air conditioner fixed",
    above: "Administrative services manager",
    step: "Human resources generalist, Facilities manager",
    beside: "Bookkeeper, Property manager",
    not: "post office manager, back office manager, box office manager, field office manager",
  },
  {
    name: "Office clerk",
    titles:
      "general office clerk, clerk typist, general clerk, clerical worker, administrative clerk, clerical officer, office helper, office junior, office aide, office boy, clerical aide, department clerk, administrative aide, back office clerk, temp office worker, clerk receptionist, office girl, junior clerk, pen pusher, pencil pusher, clerk, paper pusher, office worker",
    tools: "copier, fax machine, adding machine, postage meter, Microsoft Word",
    skills:
      "clerical support, filing, photocopying, data entry, typing, mail handling, proofreading forms, collating, phone answering, ten key, form completion, record updating, envelope stuffing",
    duties:
      "file and retrieve papers, make copies, stuff envelopes, type forms and labels, answer phones, update lists, check forms for errors, sort incoming mail, collate and staple packets, enter information, shred old documents, run papers between departments, general office work, relieve the receptionist, push paper all day, put things in folders, fill out forms, lick stamps, keep lists, run the copy machine, help wherever they need a hand in the office, do paperwork and filing, sit at a desk and fill out forms",
    above: "Clerical supervisor",
    step: "Data entry clerk, Records clerk, Mail clerk, Receptionist, Order processing clerk",
    beside: "Bank teller, Accounting clerk, Poll worker",
    context: { clerk: "office, file, papers, copies, typing", "office girl": "file, copies, clerk, papers" },
  },
  {
    name: "Data entry clerk",
    titles:
      "data entry operator, data entry specialist, data entry, data input clerk, data processor, data entry keyer, keypunch operator, key punch operator, VDU operator, data capture clerk, coding clerk, database clerk, data entry associate, input operator, alphanumeric keyer, order entry keyer, punch girl, key punch girl, card punch operator, punched card operator, IBM operator, key operator, tab operator, comptometer operator, tabulating machine operator, data preparation operator, data prep operator, ten key operator, comptometrist, CRT operator, ten-key clerk",
    credentials: "typing certificate, Microsoft Office Specialist",
    tools: "ten-key pad, Microsoft Access, Excel, OCR software, Salesforce, keypunch machine",
    skills:
      "data entry, ten key, typing, alphanumeric keying, data verification, data cleaning, database updates, keystroke accuracy, double-key verification, source document review, spreadsheet entry, batch processing",
    duties:
      "key data from forms, enter records into the database, check entries for mistakes, type numbers on ten-key, clean up duplicate records, verify names and addresses, process batches of forms, update spreadsheets, transfer paper records to computer, meet keystrokes per hour, code survey answers, enter invoices and orders, sit at a keyboard all day, copy lists from paper into the computer, put in orders as they come, fix wrong numbers in the computer",
    step: "Typist, Scanning clerk, Transcriptionist, Order processing clerk",
    beside: "Accounting clerk, Medical coder",
    not: "data entry software",
    context: {
      "comptometer operator": "data, key, cards, punch",
      "data processor": "keying, entry, forms, typing, records",
      "coding clerk": "survey, keying, forms, entry",
    },
  },
  {
    name: "Typist",
    titles:
      "word processor, word processing operator, copy typist, audio typist, dictaphone typist, shorthand typist, typing pool, manuscript typist, typing service, WP operator, teletype operator, telex operator, document specialist, document processor, secretarial typist, freelance typist, typewriter operator, Varitypist, stenotyper, telex typist, teletypist, flexowriter operator, envelope typist, statistical typist, teleprinter operator",
    credentials: "typing certificate, RSA typing, Pitman typing",
    tools:
      "Microsoft Word, WordPerfect, dictaphone, IBM Selectric, typewriter, Wang word processor, foot pedal, Adobe Acrobat",
    skills:
      "typing, word processing, audio typing, document formatting, mail merge, manuscript preparation, touch typing, copy typing, styles and templates, tables of contents, proofreading typed text, WPM speed, redline revisions",
    duties:
      "type from handwritten drafts, type up dictation, format long reports, type manuscripts and theses, prepare final copies, type letters and envelopes, run mail merges, make tables and templates, enter revisions and redlines, convert documents to Word, fast accurate typing, type eighty words a minute, type fast without looking, type people's handwritten pages, type up a book for someone, put letters on good paper, do school papers, retype old pages",
    above: "Clerical supervisor",
    step: "Transcriptionist, Stenographer",
    beside: "Typesetter, Prepress technician, Technical writer",
    not: "word processor software, claims document processor, loan document processor",
    context: {
      "word processor": "typing, typist, documents, dictation, words per minute",
      "document processor": "typing, formatting, Word, templates",
      "document specialist": "typing, formatting, Word, templates, proofreading",
      "audio typist": "typing, letters, documents, office, word processing",
      "dictaphone typist": "typing, letters, documents, office",
    },
  },
  {
    name: "Stenographer",
    titles:
      "shorthand writer, shorthand secretary, steno, stenographic secretary, shorthand reporter, dictation secretary, stenotypist, steno pool, Gregg shorthand writer, public stenographer, verbatim note taker, speedwriter, steno girl, stenographer typist, stenog, dictation taker, Pitman shorthand writer, Pitman shorthand typist, stenotype operator, shorthand clerk",
    credentials: "Gregg shorthand certificate, Pitman shorthand certificate",
    tools: "stenotype machine, dictaphone, steno pad, typewriter",
    skills:
      "shorthand, Gregg shorthand, Pitman shorthand, Teeline, speedwriting, dictation, transcribing notes, verbatim notes, stenotype, typing",
    duties:
      "take dictation in shorthand, transcribe shorthand notes, record meetings verbatim, type letters from dictation, take down statements, read back notes, record hearings and conferences, write shorthand at speed, decipher old shorthand notes, write squiggles as fast as people speak, sit with a pad while the boss talks, take letters down by hand, read old shorthand for families, write down every word",
    step: "Court reporter, Minute taker, Administrative assistant",
    beside: "Captioner, Legal secretary",
    not: "steno machine",
    context: {
      steno: "shorthand, dictation, notes, stenographer, verbatim, pitman",
      "shorthand writer": "dictation, notes, stenographer, verbatim, pitman, steno",
      "shorthand reporter": "dictation, office, letters, secretary, notes",
      stenotypist: "dictation, office, meetings, notes",
    },
  },
  {
    name: "Records clerk",
    titles:
      "file clerk, records technician, records assistant, records custodian, records specialist, file room clerk, records coordinator, document clerk, archive clerk, registry clerk, file keeper, records management clerk, personnel records clerk, file girl, card index clerk, record keeper, Kardex clerk",
    credentials: "Certified Records Analyst",
    tools: "file cabinets, Laserfiche, SharePoint, microfiche reader, Iron Mountain, rolling shelves, label maker",
    skills:
      "filing, alphabetical filing, records retrieval, document indexing, records retention, chart and file tracking, purging files, color-coded filing, off-site storage, microfilm, confidential records, document shredding",
    duties:
      "file papers alphabetically and numerically, pull files on request, label and index folders, purge old records, track checked out files, box records for storage, keep the file room in order, search for missing files, copy records for requesters, follow the retention schedule, convert paper files, keep confidential records secure, put papers in the right drawer, find a lost folder, keep cabinets in order, carry boxes to the basement, look things up in old files, throw out what is too old",
    step: "Scanning clerk, Library assistant",
    beside: "Archivist, Court clerk",
    context: {
      "record keeper": "files, folders, papers",
      "records technician": "filing, folders, retention, archive, file room",
      "document clerk": "filing, folders, retention, archive, file room",
    },
  },
  {
    name: "Mail clerk",
    titles:
      "mailroom clerk, mail room clerk, mailroom attendant, mail room attendant, mail handler, mail sorter, mailing machine operator, mailroom associate, office messenger, interoffice messenger, post room assistant, mailroom supervisor, inserter operator, mail processor, office services associate, mail and copy clerk, lettershop worker, post boy, mail boy, mailroom boy, post room clerk, franking machine operator, Addressograph operator, mail room man, envelope stuffer, post room boy",
    tools:
      "postage meter, Pitney Bowes, folding and inserting machine, UPS WorldShip, FedEx Ship Manager, mail cart, label printer",
    skills:
      "mail sorting, mail metering, postage calculation, package tracking, bulk mail preparation, shipping and receiving, inserting and folding, address verification, certified mail, mail delivery rounds, presort",
    duties:
      "sort incoming mail, deliver mail around the building, run the postage meter, weigh packages, prepare bulk mailings, stuff and seal envelopes, log packages and certified letters, arrange courier pickups, ship by UPS and FedEx, push the mail cart, open and date-stamp mail, run the inserter, bring everyone in the building their letters, put stamps on, open the boss's mail, address envelopes, wrap parcels to send, take the bag to the post office, push a cart from desk to desk",
    step: "Copy center operator",
    beside: "Postal clerk, Mail carrier, Warehouse worker",
    context: {
      "mail handler": "mailroom, office, meter, sorting, interoffice",
      "mail sorter": "mailroom, office, meter, interoffice, presort",
      "mail processor": "mailroom, meter, inserter, bulk mail",
      "office services associate": "mailroom, copy, mail, reception, supplies",
      "mailing machine operator": "mailroom, meter, inserter, office",
      "mailroom clerk": "office, company, interoffice, packages, building",
      "mailroom supervisor": "office, company, interoffice, packages",
      "mail room attendant": "office, company, interoffice, packages",
      "mailroom associate": "office, company, interoffice, packages",
    },
  },
  {
    name: "Switchboard operator",
    titles:
      "telephone operator, phone operator, PBX operator, telephonist, switchboard receptionist, switchboard attendant, console operator, directory assistance operator, information operator, hospital operator, hotel operator, long distance operator, telecommunications operator, exchange operator, hello girl, telephone girl, switchboard girl, cord board operator, overseas operator, toll operator, GPO telephonist",
    tools: "PBX console, cord switchboard, paging system, Avaya, Spok, intercom",
    skills:
      "switchboard operation, call transfer, multi-line phones, overhead paging, emergency codes, directory lookup, message taking, phone etiquette, on-call lists, call screening",
    duties:
      "answer calls at the switchboard, connect callers to extensions, page doctors and staff, announce emergency codes, look up phone numbers, take messages after hours, place long distance calls, keep the on-call list, monitor alarm panels, work the PBX, plug in cords on the board, cover nights and weekends on phones, put calls through, say number please, find someone's phone number for them, page people over the loudspeaker, wake up hotel guests by phone, put people on hold",
    step: "Answering service operator, Call center agent",
    beside: "Dispatcher",
    not: "mobile phone operator",
    context: {
      "console operator": "switchboard, phones, calls, PBX, paging",
      "telecommunications operator": "switchboard, calls, PBX, paging",
    },
  },
  {
    name: "Virtual assistant",
    titles:
      "VA, remote assistant, online assistant, remote administrative assistant, virtual admin, virtual executive assistant, freelance assistant, virtual office assistant, work from home assistant, remote secretary, online business manager, virtual secretary, social media virtual assistant, secretary from home, home-based secretary, telecommuting secretary",
    credentials: "Certified Virtual Assistant, Online Business Manager certification",
    tools:
      "Trello, Asana, Canva, Calendly, Slack, Zoom, Google Workspace, Mailchimp, Dropbox, LastPass, QuickBooks Online, ClickUp",
    skills:
      "remote administrative support, inbox management, calendar management, travel arrangements, online research, social media scheduling, client invoicing, newsletter setup, data entry, customer e-mail replies, WordPress updates, file organization, light bookkeeping",
    duties:
      "manage an inbox from home, book appointments online, send invoices for clients, post to social media, prepare newsletters, research online, set up Zoom calls, answer customer e-mail, keep a client's calendar, make travel bookings, update a website, format documents remotely, support a solo business owner, few hours a week from home, do secretary work from my kitchen table, help a small business over the internet, handle someone's e-mails and dates, do bookings and bills on my own computer",
    step: "Social media manager, Bookkeeper, Live chat support agent",
    beside: "Web designer, Project coordinator",
    not: "VA hospital, VA loan",
    context: {
      VA: "virtual, remote, assistant, inbox, online, calendar",
      "online business manager": "virtual, assistant, clients, inbox, launches",
    },
  },
  {
    name: "Transcriptionist",
    titles:
      "transcriber, general transcriptionist, audio transcriber, transcript typist, interview transcriber, dictation typist, transcript editor, transcript proofreader, transcription specialist, transcribing typist, tape transcriber, transcribing machine operator, Dictaphone operator, tape typist",
    credentials: "AAERT CET, transcription certificate",
    tools: "Express Scribe, foot pedal, phone headset, Otter.ai, Rev.com, InqScribe, FTW Transcriber, dictaphone",
    skills:
      "transcription, audio typing, verbatim transcription, clean verbatim, time coding, speaker identification, listening accuracy, transcript proofreading, typing, speech recognition editing, style guides",
    duties:
      "type up recorded interviews, transcribe audio and video files, listen with headphones and type, add timestamps, label speakers, correct machine transcripts, transcribe focus groups, transcribe oral histories, transcribe police and court recordings, proofread transcripts, replay unclear audio, type what people say, play tapes and write what they say, wear a headset with a foot pedal, turn sermons and speeches into text, write down recordings word for word, type grandpa's taped stories",
    step: "Minute taker",
    beside: "Court reporter, Translator",
    not: "medical transcriptionist, braille transcriber",
    context: { "transcription specialist": "audio, recordings, typing, interviews" },
  },
  {
    name: "Appointment scheduler",
    titles:
      "scheduler, scheduling coordinator, appointment coordinator, appointment clerk, scheduling clerk, booking clerk, bookings coordinator, scheduling specialist, service scheduler, scheduling assistant, calendar coordinator, appointments secretary, room scheduler, diary secretary, diary manager, booking secretary",
    tools: "Calendly, Acuity Scheduling, Microsoft Bookings, Google Calendar, ServiceTitan, phone headset",
    skills:
      "appointment scheduling, calendar management, confirmation calls, appointment reminders, rescheduling, no-show follow-up, waitlist management, multi-line phones, booking systems, staff rota",
    duties:
      "book appointments by phone, make reminder calls, reschedule cancellations, fill open slots, confirm visits, keep several calendars, match crews to appointments, manage the waiting list, track no-shows, send confirmation texts, coordinate service visits, answer booking requests, find a time that suits everyone, keep the book of who comes when, phone people the day before, move people around when something comes up, put names in the diary",
    step: "Customer service representative, Call center agent, Medical receptionist",
    beside: "Reservations agent",
    not: "master scheduler, production scheduler, task scheduler, project scheduler, surgery scheduler, CPM scheduler",
    context: {
      "booking clerk": "appointment, diary, confirm, reschedule, calendar, reminder",
      scheduler: "appointments, calls, bookings, calendar, reminders",
      "scheduling specialist": "appointments, calls, bookings, reminders",
    },
  },
  {
    name: "Administrative services manager",
    titles:
      "director of administration, administration manager, administrative director, administrative officer, business administrator, head of administration, chief administrative officer, CAO, business services manager, interim administration manager, support services manager, head of office services, business administration manager, head administrator",
    credentials: "MBA, Certified Manager",
    tools: "SAP, Microsoft Office, Workday, Coupa, space planning software",
    skills:
      "administrative management, support services, office budgets, policies and procedures, vendor contracts, facilities coordination, records management, space planning, clerical supervision, cost control, administrative process improvement, insurance and leases, office relocation",
    duties:
      "oversee support services, direct administrative staff, set office policies, control the administrative budget, manage leases and insurance, oversee mailroom and records, plan office space, negotiate service contracts, coordinate office relocations, run the back office, report to the board on administration, streamline paperwork, keep the place running behind the scenes, look after building, supplies, and clerks, get a fair deal on copiers and phones, plan who sits where, see that rules are on paper",
    step: "Chief of staff, Facilities manager, Operations manager, Nonprofit executive director",
    beside: "Human resources manager, Financial controller, Law office administrator",
    context: {
      CAO: "chief, administrative, officer, administration, support services",
      "administrative officer": "office, budget, support services, policies",
      "business administrator": "office, support services, budget, staff",
      "chief administrative officer": "administration, support services, office, policies",
    },
  },
  {
    name: "Clerical supervisor",
    titles:
      "administrative supervisor, administrative team lead, office team leader, clerical manager, secretarial supervisor, typing pool supervisor, head secretary, lead secretary, chief clerk, head clerk, clerical lead, data entry supervisor, front desk supervisor, office forewoman, head of the typing pool",
    tools: "Microsoft Office, Kronos, SharePoint",
    skills:
      "clerical supervision, work assignment, staff scheduling, clerical quality checks, staff training, timesheet approval, office procedures, office workflow, performance reviews, filing systems",
    duties:
      "supervise clerks and typists, hand out the day's work, check clerical work for errors, train new office staff, approve timesheets, cover absences, set up filing systems, write office procedures, run the typing pool, review staff performance, balance the workload, keep an eye on the girls in the office, see the work gets out by five, show new girls the ropes, count who is here and who is sick",
    above: "Administrative services manager",
    step: "Office manager, Call center supervisor",
    beside: "Human resources assistant",
    context: {
      "front desk supervisor": "office, visitors, clerks, phones",
      "chief clerk": "office, clerks, filing, typing",
    },
  },
  {
    name: "Minute taker",
    titles:
      "minutes secretary, recording secretary, board minutes writer, committee secretary, meeting secretary, minutes clerk, committee clerk, board liaison, board coordinator, board administrator, governance assistant, committee coordinator, clerk to the board, rapporteur",
    credentials: "Registered Parliamentarian, governance certificate",
    tools: "BoardEffect, Diligent Boards, BoardDocs, Zoom, digital recorder, Robert's Rules of Order",
    skills:
      "minute taking, meeting minutes, agenda preparation, parliamentary procedure, action item tracking, board packets, open meetings law, summarizing discussions, committee support, quorum and votes",
    duties:
      "take minutes at board meetings, write up meeting notes, record motions and votes, prepare agendas and packets, note action items, attend evening committee meetings, circulate draft minutes, keep the minute book, summarize discussions, post public meeting notices, record homeowners association meetings, sit in the meeting and take notes, put on paper what was decided, keep the club's book, send everyone what was said, write down who voted how",
    beside: "Municipal clerk, Court reporter, Paralegal",
    context: {
      "board coordinator": "minutes, agenda, meetings, committee",
      "board administrator": "minutes, agenda, meetings, committee",
    },
  },
  {
    name: "Copy center operator",
    titles:
      "copy operator, copy machine operator, photocopy operator, duplicating machine operator, reprographics operator, reprographics technician, print room operator, print center associate, copy center associate, mimeograph operator, office machine operator, duplicating clerk, blueprint machine operator, photocopy clerk, Xerox operator, Xerox girl, mimeographer, ditto machine operator, Multilith operator, Gestetner operator, photostat operator, Roneo operator, photostat clerk",
    tools:
      "high speed copier, Xerox DocuTech, Ricoh, binding machine, laminator, wide format plotter, paper cutter, mimeograph",
    skills:
      "photocopying, high volume copying, document binding, laminating, collating, wide format printing, copier maintenance, print job tickets, paper cutting, document finishing, print queue",
    duties:
      "run big copy jobs, bind and laminate booklets, load paper and toner, clear paper jams, trim and fold brochures, print blueprints and plans, price copy orders, collate and staple sets, help customers at copiers, fill print tickets, make training manuals, keep copiers running, make stacks of copies for people, crank the mimeograph, put a spiral on booklets, help folks at the copy shop, print flyers and church bulletins, copy big drawings",
    step: "Scanning clerk, Bindery operator, Printing press operator",
    beside: "Prepress technician",
  },
  {
    name: "Scanning clerk",
    titles:
      "document scanner, document scanning clerk, scanner operator, scanning operator, document imaging clerk, document imaging specialist, imaging clerk, microfilm operator, microfilm clerk, digitization technician, document preparation clerk, document prep clerk, photo scanning service, indexing clerk, microfiche operator, microfiche clerk, microfilm camera operator",
    tools:
      "high speed scanner, Kofax, Fujitsu scanner, flatbed scanner, Laserfiche, OCR software, microfilm camera, Adobe Acrobat",
    skills:
      "document scanning, document imaging, document preparation, document indexing, image quality control, OCR, microfilm, batch scanning, file naming, photo digitization, metadata entry",
    duties:
      "scan paper files, remove staples and clips, index scanned images, check image quality, name and save files, digitize old photos and slides, film records on microfilm, rescan bad pages, box and return originals, run batch scanning, convert a file room to digital, feed the scanner, put old paper into the computer, run papers through a machine page by page, turn slides and family pictures digital, photograph records on film, get rid of the filing cabinets",
    step: "Mail clerk",
    beside: "Archivist, Cataloger",
    context: {
      "document scanner": "scan, paper, files, index, imaging clerk",
      "scanner operator": "paper, documents, files, index",
      "digitization technician": "paper, documents, photos, files, archive",
    },
  },
  {
    name: "Membership coordinator",
    titles:
      "membership manager, membership director, membership secretary, member services coordinator, member services representative, membership clerk, membership administrator, association coordinator, chapter administrator, member relations manager, association manager, membership services associate, club secretary, lodge secretary, dues secretary, subscriptions secretary, membership chairman",
    credentials: "CAE, Certified Association Executive",
    tools: "Wild Apricot, MemberClicks, iMIS, YourMembership, Constant Contact",
    skills:
      "membership renewals, member database, dues billing, member recruitment, member retention, association management, chapter support, member communications, event registration, membership drives, benefits fulfillment, directory publishing",
    duties:
      "process new members, send dues renewals, keep the member database, answer member questions, run membership drives, call lapsed members, mail membership cards, register members for events, publish the member directory, support local chapters, write the member newsletter, organize the annual meeting, keep the list of who belongs, get people to join and pay their dues, welcome new folks to the club, call people who dropped out, answer letters from members",
    step: "Customer service representative, Volunteer coordinator",
    beside: "Fundraiser, Event planner, Nonprofit program manager",
    context: {
      "member services representative": "dues, renewals, association, club, membership",
      "association manager": "members, dues, chapter, renewals, annual meeting",
    },
  },
];
