/** What a person has read changed, on any of their devices. */
export const topicOf = (userId: string): string => `read:${userId}`
