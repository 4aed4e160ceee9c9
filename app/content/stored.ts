/** One thing we store: what it is, why, and the tables it lies in. The privacy page shows all but the tables. */
export type StoredThing = { title: string; text: string; tables: readonly string[] };

/**
 * Everything in the database and in a visitor's browser, in the words of the privacy page. A test compares it with the
 * tables: a new table needs its sentence here.
 */
export const STORED = {
  everybody: [
    {
      title: "Name and email address",
      text: "To address you, to let you log in and to write to you about what happens here.",
      tables: ["users"],
    },
    { title: "Your role, senior or recruiter", text: "Chosen once, when you sign up.", tables: ["user_roles"] },
    {
      title: "Your password",
      text: "Only as a fingerprint (argon2id) that can't be turned back into the password.",
      tables: ["credentials"],
    },
    {
      title: "For two-step login, if you turned it on",
      text: "The key your app shares with us, sealed; fingerprints of your backup codes; and when you turned it on.",
      tables: ["second_steps", "backup_codes"],
    },
    {
      title: "Each browser you're logged in with",
      text: "When it logged in and was last seen, its network address and what it calls itself, so that a stranger's session can be recognized and ended.",
      tables: ["sessions"],
    },
    {
      title: "The version of the terms you agreed to, and when",
      text: "So that both sides know what was agreed to.",
      tables: ["terms_acceptances"],
    },
    {
      title: "Links we emailed you",
      text: "For a new password or to confirm an address: as a fingerprint, until they're used or have expired.",
      tables: ["verifications"],
    },
    {
      title: "Notifications, and emails we wrote to you",
      text: "What happened, when, and whether you've read it; each email with its text and when it was sent.",
      tables: ["notifications", "mails"],
    },
    {
      title: "Whether email to your address came back",
      text: "What the other server said, and when, so that we stop writing there and tell you.",
      tables: ["bounced_addresses"],
    },
    {
      title: "Browsers where you turned on push notifications",
      text: "The address and keys through which the browser's maker lets us reach it, until you turn it off or log out there.",
      tables: ["push_subscriptions"],
    },
    {
      title: "Conversations",
      text: "Each message with its time and whether it was read. Messages are between the two of you; we look at them only when one of you reports the conversation, or when our check for scams notices something. What a message said before it was changed or removed is kept for 60 days, only for that purpose.",
      tables: ["conversations", "messages", "message_originals", "held_messages"],
    },
    {
      title: "Who you blocked, and what was reported",
      text: "A report keeps a copy of what it is about, so that it can't be made to disappear, and what we decided and noted. For 60 days we can also tell whether two reports came from one network. A visitor's email goes as soon as we told them what became of it. Everything is deleted after two years.",
      tables: ["message_blocks", "cases", "reports", "case_events"],
    },
    {
      title: "Your settings",
      text: "Which emails you want, what the Enter key does, and text size and colors, so that they follow you to another device.",
      tables: ["preferences"],
    },
    {
      title: "Your request to delete your account",
      text: "And how long you can still change your mind.",
      tables: ["account_deletions"],
    },
    {
      title: "What you asked us about your data",
      text: "What, when, and what we answered; and, as a fingerprint, the link to your data that we emailed you. Your email and the answer go with your account, and two years after the answer in any case.",
      tables: ["data_requests", "export_links"],
    },
    {
      title: "Whether the law makes us keep your data for now",
      text: "Why, who decided, and until when; someone looks again every 180 days. An account isn't deleted meanwhile, also if you asked for that.",
      tables: ["legal_holds"],
    },
    {
      title: "Whether we suspended your account",
      text: "Why, from when to when, who decided, what your jobs were before, and what you wrote if you appealed. Everyone else sees none of your texts meanwhile. A suspended account isn't deleted, also if you asked for that, until the suspension ends or is two years old.",
      tables: ["account_suspensions", "suspended_jobs", "appeals"],
    },
  ],
  seniors: [
    {
      title: "Your profile",
      text: "What you say about yourself: a short introduction, skills, years of experience, hours, how you'd like to work, where you live and how far you'd travel, industries, and the pay you'd like. Everything but your name is optional. We keep skills as one list of words for everyone. Next to your profile, we keep the trades and skills our vocabulary of work finds in it, for matching and search. While recruiters can find you, they read your profile, with your years as a range and your pay only while you show it, and they search by your name, words, skills, years, hours, work preference and location. These are in an index, and in a list of words that doesn't say who used them.",
      tables: ["profiles", "profile_skills", "skills", "profile_documents", "profile_words", "reading_sources"],
    },
    {
      title: "Whether recruiters can find you, and which companies you hide from",
      text: "Off until you turn it on. The names of the companies you listed, so that their recruiters can't find you even then. We don't tell anyone that you're hiding.",
      tables: ["hidden_companies"],
    },
    {
      title: "A photo and a resume, if you add them",
      text: "And who opened the resume, and when. A new one replaces the old one. The old one is deleted as soon as every employer it was sent to has decided, and after half a year in any case.",
      tables: ["files", "file_downloads"],
    },
    {
      title: "Your applications",
      text: "The job, a copy of your profile as you sent it, your answers to the employer's questions, your note and the resume that went with it, and each status with its date and who set it. The recruiter may add notes of their own about the application, and put it in a stage of their own.",
      tables: ["applications", "held_applications", "application_events", "applicant_notes", "held_status_changes"],
    },
    {
      title: "Invitations to apply, and the jobs a recruiter shortlisted you for",
      text: "Recruiters can start either one, or put you in one of their company's pools, only while they can find your profile. If you decline an invitation, your reason goes to that recruiter.",
      tables: ["invitations", "held_invitations", "shortlisted_seniors"],
    },
    {
      title: "Whether you were new to a recruiter",
      text: "While recruiters can find your profile, we let them know when someone new fits one of their searches or jobs. What we send names no one. So that no one is counted twice, we remember for 180 days that you were counted.",
      tables: ["candidate_alerts"],
    },
    { title: "The jobs you saved", text: "Only you can see them.", tables: ["saved_jobs"] },
    {
      title: "The searches you saved",
      text: "With the name you gave each one and how often you want email about new jobs; and for 180 days, which jobs we told you about, so that no email mentions one twice.",
      tables: ["saved_searches", "job_alerts"],
    },
  ],
  recruiters: [
    {
      title: "Your job title, your photo, and your company's name and logo",
      text: "Shown with the jobs you post and next to your messages. If we've checked the company: what was checked, and when; it may then also be shown as Featured employer, unless you decline.",
      tables: ["recruiters", "companies"],
    },
    {
      title: "What your company adds to its page",
      text: "Pictures with what they show, how you work, benefits, and people who agreed to be named, with what they do. Public; pictures and people only once the company is verified.",
      tables: ["company_pages", "company_pictures"],
    },
    {
      title: "How your company was checked",
      text: "The email address, DNS record, or file that proves it, looked at again every 90 days; what you write when you ask us to check it; and what we decided, with our reason.",
      tables: ["company_proofs", "company_events", "company_slugs"],
    },
    {
      title: "How quickly your company answers",
      text: "How many of the people who applied in the last 90 days were answered, and how soon half of them were. Everyone sees it on your jobs and on the company's page. With fewer than five people, no one sees it.",
      tables: ["company_answers"],
    },
    {
      title: "Your jobs",
      text: "Everything you write in them. Open jobs are public and can be found by search engines. Next to each job, we keep the trades and skills our vocabulary of work finds in it. To make jobs searchable, we keep a list of the words and titles in open jobs and how many jobs have each.",
      tables: ["jobs", "job_skills", "job_words", "search_suggestions"],
    },
    {
      title: "The jobs of colleagues that you follow",
      text: "So that you get their notifications too, until you stop or leave the company.",
      tables: ["job_followers"],
    },
    {
      title: "Jobs you import",
      text: "The rows of each file you upload and each feed we read for you, and what became of them, for 30 days; the addresses of your feeds; and your own ID of each imported job, so that importing it again changes the same job.",
      tables: ["job_imports", "job_import_rows", "imported_jobs", "job_feeds"],
    },
    {
      title: "Reviews of your jobs",
      text: "Which of your jobs we checked before they went live, why, what you wanted to change, when we decided, and the reason if we said no.",
      tables: ["job_reviews"],
    },
    {
      title: "The candidate searches you saved",
      text: "With the name you gave each one and how often you want email when someone new fits; and for 180 days, who was counted in those emails.",
      tables: [],
    },
    {
      title: "Your company's pools",
      text: "The names of the lists that your company keeps of people, and who is in them. Everyone who hires for it can see and change them.",
      tables: ["candidate_pools", "pooled_seniors"],
    },
    {
      title: "Your company's letters",
      text: "What your company wrote for the messages that go with an invitation, an offer, or a rejection. Everyone who hires for it can use and change them.",
      tables: ["company_letters"],
    },
    {
      title: "Your company's own stages",
      text: "The names of the stages inside a status, and in the private notes who moved an applicant to which. Everyone who hires for the company can use and change them.",
      tables: ["company_stages"],
    },
    {
      title: "The views of your applicants you saved",
      text: "With the name you gave each one. Only you can see them.",
      tables: ["applicant_views"],
    },
    {
      title: "Which jobs were removed",
      text: "The job's number and the day, and nothing it said, so that its old address can say it's gone.",
      tables: ["removed_jobs"],
    },
    {
      title: "The plan of your company",
      text: "Which plan it is, since when, until when, what comes next, and its invoices. We have no card number: you can't pay for anything here yet.",
      tables: ["subscriptions", "invoices"],
    },
    {
      title: "Your company's team",
      text: "Who is in it, since when, and what they may do; the email address of someone who is invited, until they accept or the invitation is revoked; and that you asked to join, until an owner answers. When someone leaves, their jobs, conversations, and notes stay with the company.",
      tables: ["team_invitations", "join_requests"],
    },
    {
      title: "Keys of your own software",
      text: "If you use our API: each key's name, what it may do, when it was used last, and the key itself only as a fingerprint; for a day, what your software was answered, so that nothing happens twice; and the addresses that we tell about changes, with what we sent there in the last 30 days, which is numbers and no texts.",
      tables: ["api_keys", "api_answers", "webhook_endpoints", "webhook_deliveries"],
    },
  ],
  without: [
    {
      title: "A message to us",
      text: "Your name, your email address, the subject and the text, so that we can reply; your account, if you were logged in; what we answered, what you wrote back, and notes about it; and when we replied. It also reaches us as an email.",
      tables: ["contact_messages", "contact_entries"],
    },
    {
      title: "Views of a job",
      text: "How often a job's page was opened on a day, and the word after ?src= in the link. Nothing about who opened it.",
      tables: ["job_views", "market_medians"],
    },
    {
      title: "The waitlist",
      text: "Your email address, senior or recruiter, the page you used, the day, and when we told you that you can sign up. Every email to the list has a button that deletes your entry.",
      tables: ["waitlist_entries"],
    },
    {
      title: "Too many attempts",
      text: "To stop people from guessing passwords, we count attempts per network address and per account, as keyed fingerprints that are deleted once the count ends.",
      tables: ["rate_limits"],
    },
    {
      title: "What our staff did",
      text: "Who works for us or was asked to, and what each of them looked at or decided, without the texts, so that every look at someone's data can be checked.",
      tables: ["staff", "staff_invitations", "audit_log"],
    },
    {
      title: "Stories on the home page",
      text: "The name and the words that you agreed to, and when and how you agreed. Tell us, and we take your story down and delete it.",
      tables: ["stories"],
    },
    {
      title: "Figures about fairness",
      text: "Each week, how often people with few and with many years of experience are suggested and interviewed, and how often wording about age was refused. They're counts, without names or texts.",
      tables: ["impact_reports", "wording_counts"],
    },
    {
      title: "Words we don't know yet",
      text: "Names of skills, job titles, and words of saved searches that at least three people used and our vocabulary of work lacks, with how many people used them. Never who.",
      tables: ["new_words"],
    },
    {
      title: "Notices and switches",
      text: "A notice shown on every page, and what is turned off in an emergency, with the member of staff who did it.",
      tables: ["service_banner", "switches"],
    },
    {
      title: "The server log",
      text: "The address of each page requested, the time and the response code; and each login, successful or not, with its network address, so that break-ins can be found.",
      tables: [],
    },
  ],
  browser: [
    {
      title: "Cookies",
      text: "One that keeps you logged in: for 30 days if you checked “remember me,” otherwise until you close the browser. One that marks the browser as one you've logged in with before, for just as long. One that remembers for ten minutes, during a two-step login, that your password was right. One that carries a short message to the next page, for a minute. Once you're logged in, one that stores your time zone for a year, so that dates are right where you are. If you only read, you get none.",
      tables: [],
    },
    {
      title: "Your display settings",
      text: "Text size, colors and high contrast are kept in your browser, and with your account if you're logged in.",
      tables: [],
    },
    {
      title: "A form you've started",
      text: "A profile, a job or a message you've started may be kept in the open tab, so that you lose nothing if your connection drops. It's gone when you send it or close the tab.",
      tables: [],
    },
  ],
} as const satisfies Record<string, readonly StoredThing[]>;
