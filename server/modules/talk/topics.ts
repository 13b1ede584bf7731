/** What a person has read changed, on any of their devices. */
export const topicOf = (userId: string): string => `read:${userId}`
/** They voted in secret: their other devices ask what they chose. */
export const pollsOf = (userId: string): string => `polls:${userId}`
