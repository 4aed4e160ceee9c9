import { EARLY_EVENTS_SCRIPT } from "./early-input/script.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";
import { PRINTED_SCRIPT } from "./printed-address.ts";
import { SENT_FORMS_SCRIPT } from "./sent-forms-script.ts";

/** The only inline script of every page. The server allows it by its hash. */
export const HEAD_SCRIPT = FIRST_PAINT_SCRIPT + EARLY_EVENTS_SCRIPT + SENT_FORMS_SCRIPT + PRINTED_SCRIPT;
