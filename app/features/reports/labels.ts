import type { ReportableKind } from "#app/domain/cases.ts";

export const REPORT_TITLES: Record<ReportableKind, string> = {
  job: "Report this job",
  company: "Report this company",
  profile: "Report this person",
  message: "Report this message",
  conversation: "Report this conversation",
  email: "Report this email",
};

export const REPORT_SENT = { kind: "success", title: "Report sent", isQuiet: true } as const;
export const REPORT_FAILED = { title: "Report not sent", text: "Please try again. Your text is still here." };

/** The steps that follow a report, in order. */
export const WHAT_HAPPENS_NEXT = [
  "A person reads every report, usually within one business day.",
  "We keep a copy of what you reported, so that it can't be changed or deleted in the meantime.",
  "If several people report a job, no one can find it until we've decided.",
  "We'll tell you what we decided. We never tell the other person who reported.",
] as const;
