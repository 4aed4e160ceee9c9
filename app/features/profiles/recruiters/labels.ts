export const CARD_SAVED = { kind: "success", title: "Profile updated successfully" } as const;
export const CARD_FAILED = {
  title: "Failed to update profile",
  text: "Your text is still here. Please try again.",
} as const;
