/** Numbers asked for at once: a home shows fewer. */
export const MAX_NUMBERS = 20
