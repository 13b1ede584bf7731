/** Heard by this person only, on every device. */
export const topicOf = (userId: string): string => `reminders:${userId}`
