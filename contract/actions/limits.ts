/** Records that are offered for a choice. */
export const MAX_CHOICES = 50
/** How much of a source its quotation holds, in code units. */
export const MAX_QUOTE = 4_000
