/** Skills, tools, and certificates of office work, with their other spellings. */
export const OFFICE_SKILLS = `
Administrative support: admin support, administrative assistance, administrative work, secretarial support, admin work, administrative duties
Clerical support: clerical work, clerical skills, clerical duties, general office work, office work
Secretarial skills: secretarial work, secretarial duties
Executive support: executive assistance, C-suite support, supporting executives, CEO support
Calendar management: calendar keeping, diary management, managing calendars, scheduling calendars, calendaring
Appointment scheduling: scheduling appointments, booking appointments, appointment setting for clients, appointment booking
Complex scheduling
Meeting coordination: meeting planning, arranging meetings, setting up meetings, scheduling meetings
Meeting room booking: conference room scheduling, room booking
Travel arrangements: booking travel, travel booking, travel planning for executives, business travel booking, travel coordination
Itinerary planning: travel itineraries, itineraries
Expense reports: expense claims, expenses processing, travel expenses
Board meeting preparation: board books, board papers
Board packets: meeting packets, agenda packets
Gatekeeping: call and visitor screening
Word processing: document processing
Filing: paper filing, file maintenance, filing papers
Alphabetical filing: numerical filing, alphanumeric filing
Filing systems: setting up files, file organization
Records retrieval: pulling files, file retrieval, chart pulling
Document shredding: confidential shredding, paper shredding
Document indexing: indexing files
Typing: keyboarding, fast typing, accurate typing, WPM, words per minute, typing speed
Touch typing: touch typist
Copy typing: typing from copy
Manuscript preparation: manuscript typing, thesis typing
Mail merge: merged letters
Shorthand: stenography, taking shorthand
Gregg shorthand: Gregg shorthand system
Pitman shorthand: Pitman New Era
Teeline: Teeline shorthand
Speedwriting: speed writing
Stenotype: stenotype machine
Data entry: data input, data keying, entering data, keying, inputting data
Alphanumeric keying: alphanumeric data entry
Data verification: verifying data, data checking
Keypunch: key punch, card punching
Phone etiquette: telephone etiquette, answering phones, phone answering, telephone answering
Multi-line phones: multi-line phone system, multiline telephone
Call transfer: transferring calls, routing calls, call routing
Call screening: screening calls
Message taking: taking messages, taking phone messages
Switchboard operation: switchboard, operating a switchboard
Overhead paging
Front desk operations: front desk coverage, manning the front desk, reception, reception work, front desk duties
Greeting visitors: welcoming visitors, meeting and greeting, greeting people
Office administration: office management, running an office, managing an office
Office supplies ordering: ordering office supplies, ordering supplies, supply ordering, stationery ordering
Petty cash: petty cash handling
Facilities coordination: office facilities, facilities liaison
Office moves: office relocation, moving offices
Clerical supervision: supervising clerks, supervising office staff
Administrative management: business administration, administrative services management
Mail handling: handling mail, opening mail, mail distribution, incoming mail, outgoing mail
Mail metering: postage meter, metering mail, franking, franking machine
Envelope stuffing: stuffing envelopes, inserting and folding
Package tracking: tracking parcels
Photocopying: making copies, xeroxing, copier operation, photo copying
Document binding: comb binding, spiral binding, report binding
Laminating
Faxing: fax machine, sending faxes
Document scanning: scanning documents, paper scanning
Document preparation: document prep, prepping documents for scanning
Photo digitization
OCR: optical character recognition, OCR software
Verbatim transcription: clean verbatim, intelligent verbatim
Time coding: timestamping, time stamps
Speech recognition editing: voice recognition editing, editing automatic transcripts
Running errands: errands, errand running
Household management: managing a household, home management
Personal shopping for clients: gift buying, shopping for others
Bill paying: paying bills, household bills
Inbox management: e-mail management, managing inboxes, email triage
Remote administrative support: virtual assistance, virtual assistant services, virtual admin
Appointment reminders: reminder calls, confirmation calls, appointment confirmations
Membership renewals: dues renewals, member renewals
Dues billing: membership dues, collecting dues
Member database: membership database, membership records
Certified Administrative Professional: CAP certification, IAAP CAP
Certified Professional Secretary: CPS certification
Professional Administrative Certification of Excellence: PACE certification
Registered Parliamentarian: professional registered parliamentarian
Concur: SAP Concur, Concur Expense
Expensify
Calendly
Microsoft Bookings
Acuity Scheduling: Acuity
Google Calendar
WordPerfect: Word Perfect, Corel WordPerfect
IBM Selectric: Selectric typewriter
Typewriter: electric typewriter, manual typewriter
Dictaphone: dictation machine, dictating machine
Express Scribe
foot pedal
transcription pedal
Otter.ai: Otter
Laserfiche
DocuSign: electronic signatures, e-signature
BoardEffect
Diligent Boards: Diligent board portal
BoardDocs
Pitney Bowes: postage machine
Evernote
Wild Apricot: WildApricot
MemberClicks
iMIS
Membership software: association management software
Certified Manager
Typing certificate: typing test certificate, RSA typing, Pitman typing
Certified Records Analyst
Certified Virtual Assistant
Online Business Manager certification: certified OBM
Dropbox
LastPass
ClickUp: Click Up
Rev.com
Xerox DocuTech: DocuTech
Kofax
Wang word processor: Wang
Social media scheduling: scheduling posts
Newsletter setup
Collating: collating papers
Confidential records
Copier maintenance: clearing paper jams
`;
