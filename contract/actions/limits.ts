/** How much of a source its quotation holds, in code units. */
export const MAX_QUOTE = 4_000
