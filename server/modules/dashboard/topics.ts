/** Heard by this person only, on every device. */
export const topicOf = (personId: string): string => `dashboard:${personId}`
