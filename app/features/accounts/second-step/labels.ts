/** Beside a wrong code at the door. */
export const WRONG_CODE = "This code isn't right or was already used. Your app shows a new one every 30 seconds.";

/** Beside a wrong code while two-step login is turned on. */
export const WRONG_FIRST_CODE =
  "This isn't the code your app shows now. Check that your phone's clock is right, and type the next one.";
