import { BANNER_LEVELS, type SwitchName, type SwitchReason } from "#app/domain/site.ts";
import { BANNER_LABELS } from "#app/features/site/labels.ts";

export const CONTENT_FAILED = { title: "Nothing was changed", text: "Please try again." };

export const SWITCH_TEXTS: Record<SwitchName, string> = {
  "sign-up": "No one can create an account. Logging in still works.",
  posting: "No job can be posted, published, or opened again. Drafts can be saved, and live jobs stay.",
  "first-messages": "No one can start a conversation. Replies still work.",
  uploads: "No photo, resume, or logo can be uploaded. Removing one still works.",
};

export const REASON_LABELS: Record<SwitchReason, string> = {
  abuse: "Abuse or an attack",
  fault: "A fault on our side",
  maintenance: "Maintenance",
  law: "A law or an authority",
};
export const REASONS = Object.entries(REASON_LABELS).map(([value, label]) => ({ value, label }));

export const LEVELS = BANNER_LEVELS.map((value) => ({ value, label: BANNER_LABELS[value] }));
