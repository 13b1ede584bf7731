export const MAX_SUBJECT = 200
