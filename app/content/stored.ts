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
      text: "To address you, to let you sign in and to write to you about what happens here.",
      tables: ["users"],
    },
    { title: "Your role, senior or recruiter", text: "Chosen once, when you sign up.", tables: ["user_roles"] },
    {
      title: "Your password",
      text: "Only as a fingerprint (argon2id) from which the password can't be worked out again.",
      tables: ["credentials"],
    },
    {
      title: "For two-step login, if you turned it on",
      text: "The key that your app shares with us, sealed; fingerprints of your backup codes; when it was turned on.",
      tables: ["second_steps", "backup_codes"],
    },
    {
      title: "Each browser you are signed in with",
      text: "When it signed in and was last seen, its network address and what it calls itself, so that a stranger's session can be recognized and ended.",
      tables: ["sessions"],
    },
    {
      title: "The version of the terms you agreed to, and when",
      text: "So that both sides know what was agreed.",
      tables: ["terms_acceptances"],
    },
    {
      title: "Links we emailed you",
      text: "For a new password or for confirming an address: as a fingerprint, until they are used or over.",
      tables: ["verifications"],
    },
    {
      title: "Notifications, and emails we wrote to you",
      text: "What happened, when, and whether you've read it; each email with its text and when it was sent.",
      tables: ["notifications", "mails"],
    },
    {
      title: "That email to your address came back",
      text: "What the other server said, and when, so that we stop writing there and tell you.",
      tables: ["bounced_addresses"],
    },
    {
      title: "Browsers in which you switched push notifications on",
      text: "The address and keys under which the browser's maker lets us reach it, until you switch it off or sign out there.",
      tables: ["push_subscriptions"],
    },
    {
      title: "Conversations",
      text: "Each message with its time and whether it was read. Messages are between the two of you; we look at them only when one of you reports the conversation, or when our check for scams notices something. What a message said before it was changed or taken back is kept for 60 days, for such a look only.",
      tables: ["conversations", "messages", "message_originals"],
    },
    {
      title: "Whom you blocked, and what was reported",
      text: "A report keeps a copy of the messages it is about, so that they can't be made to disappear. It's deleted after two years.",
      tables: ["message_blocks", "conversation_reports"],
    },
    {
      title: "Your settings",
      text: "Which emails you want, what the Enter key does, and text size and colors, so that they follow you to another device.",
      tables: ["preferences"],
    },
    {
      title: "That you asked for your account to be deleted",
      text: "And until when you can change your mind.",
      tables: ["account_deletions"],
    },
  ],
  seniors: [
    {
      title: "Your profile",
      text: "What you say about yourself: a short introduction, skills, years of experience, hours, how you would like to work, the place you live in and how far from it you would travel, industries, and the pay you would like. All of it is your choice except the name. Skills are kept as one list of words for everyone. Beside your profile we keep which trades and skills our vocabulary of work reads in it, for matching and search. While recruiters may find you, they read it, with years as a band and the pay only while you show it, and search by your name, words, skills, years, hours, work preference and place; these are in an index, and in a list of words that says of nobody who used them.",
      tables: ["profiles", "profile_skills", "skills", "profile_documents", "profile_words"],
    },
    {
      title: "Whether recruiters may find you, and from which companies you hide",
      text: "Off until you switch it on. The names of companies that you gave, so that their recruiters don't find you even then; nobody is told that you hide.",
      tables: ["hidden_companies"],
    },
    {
      title: "A photo and a resume, if you add them",
      text: "And who opened the resume, and when. A new one takes the place of the old one; the old one is deleted as soon as no employer it was sent to still has to decide, and after half a year in any case.",
      tables: ["files", "file_downloads"],
    },
    {
      title: "Your applications",
      text: "The job, a copy of your profile as you sent it, your note and the resume that went with it, and each status with its date and who set it. The recruiter may add notes of their own about the application.",
      tables: ["applications", "held_applications", "application_events", "applicant_notes", "held_status_changes"],
    },
    {
      title: "Invitations to apply, and for which jobs a recruiter keeps you in mind",
      text: "Only while recruiters may find your profile can they begin either. If you decline an invitation, your reason goes to that recruiter.",
      tables: ["invitations", "held_invitations", "shortlisted_seniors"],
    },
    {
      title: "That you were new to a recruiter",
      text: "While recruiters may find your profile, they can ask for an email when someone new fits a search of theirs. The email says how many people are new, and names nobody. So that nobody is counted twice, we keep for 180 days that you were counted.",
      tables: ["candidate_alerts"],
    },
    { title: "The jobs you saved", text: "Only you see them.", tables: ["saved_jobs"] },
    {
      title: "The searches you saved",
      text: "With the name you gave each and how often you want email about new jobs; and which jobs we told you of, for 180 days, so that no email names one twice.",
      tables: ["saved_searches", "job_alerts"],
    },
  ],
  recruiters: [
    {
      title: "Your job title, your photo, and your company's name and logo",
      text: "Shown with the jobs you post and beside your messages. If we've checked the company: what was checked, and when.",
      tables: ["recruiters", "companies"],
    },
    {
      title: "How your company answers",
      text: "How many of the people who applied in the last 90 days were answered, and how soon half of them were. Everyone sees it on your jobs and on the company's page; with fewer than five people they see nothing of it.",
      tables: ["company_answers"],
    },
    {
      title: "Your jobs",
      text: "Everything you write in them. Open jobs are public and can be found by search engines. Beside each we keep which trades and skills our vocabulary of work reads in it. So that they can be searched, we keep a list of the words and titles in open jobs, and how many jobs have each.",
      tables: ["jobs", "job_skills", "job_words", "search_suggestions"],
    },
    {
      title: "The searches for candidates that you saved",
      text: "With the name you gave each and how often you want email when someone new fits; and who was counted in such emails, for 180 days.",
      tables: [],
    },
    {
      title: "That a job was removed",
      text: "Its number and the day, nothing of what it said: its old address then answers that it is gone.",
      tables: ["removed_jobs"],
    },
    {
      title: "The plan you chose",
      text: "Its name and the day. There's no card number: nothing can be paid here yet.",
      tables: ["subscriptions"],
    },
  ],
  without: [
    {
      title: "A message to us",
      text: "Your name, your address, the subject and the text, so that we can answer; your account, if you were signed in; and when we answered. It reaches us as an email too.",
      tables: ["contact_messages"],
    },
    {
      title: "The waitlist",
      text: "Your address, senior or recruiter, the page you used, and the day. Every email to the list has a button that deletes the entry.",
      tables: ["waitlist_entries"],
    },
    {
      title: "Too many attempts",
      text: "To stop the guessing of passwords we count attempts per network address and per account: as keyed fingerprints, which are deleted once the count is over.",
      tables: ["rate_limits"],
    },
    {
      title: "The log of the server",
      text: "The address of each page that was asked for, the time and the answer's number; and each sign-in, right or wrong, with its network address, so that break-ins can be found.",
      tables: [],
    },
  ],
  browser: [
    {
      title: "Cookies",
      text: "One that keeps you signed in: for 30 days if you checked “remember me”, otherwise until you close the browser. One that marks the browser as one you have signed in with before, for as long. One that remembers for ten minutes, during a two-step login, that your password was right. One that carries a short message to the next page, for a minute. Once you are signed in, one that says your time zone, for a year, so that every day we name is yours. A visitor who only reads gets none.",
      tables: [],
    },
    {
      title: "Your display settings",
      text: "Text size, colors and high contrast are kept in your browser, and with your account if you are signed in.",
      tables: [],
    },
    {
      title: "A form you've begun",
      text: "A profile, a job or a message you've begun may be kept in the open tab, so that a lost line loses nothing. It goes when you send it or close the tab.",
      tables: [],
    },
  ],
} as const satisfies Record<string, readonly StoredThing[]>;
