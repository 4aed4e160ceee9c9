/** The message beside a wrong code when signing in. */
export const WRONG_CODE = "This code isn't right or was already used. Your app shows a new one every 30 seconds.";

/** The message beside a wrong code when turning two-step login on. */
export const WRONG_FIRST_CODE =
  "This isn't the code your app shows now. Check that your phone's clock is right, and type the next one.";
