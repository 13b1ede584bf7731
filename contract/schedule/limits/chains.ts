/** Units named as having a chain of their own, in one answer. */
export const MAX_CHAIN_UNITS = 200
