/** Followed by this person only, in every browser. */
export const topicOf = (userId: string): string => `favourites:${userId}`
