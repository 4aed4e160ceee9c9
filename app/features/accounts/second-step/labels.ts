/** Beside a wrong code at the door. */
export const WRONG_CODE = "This code is not right, or was used already. Your app shows a new one every 30 seconds.";

/** Beside a wrong code while two-step login is turned on. */
export const WRONG_FIRST_CODE =
  "This is not the code that your app shows now. Look whether the clock of your phone is right, and type the next one.";
