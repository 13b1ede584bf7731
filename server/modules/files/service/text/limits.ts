/** A larger file is found by its name alone. */
export const READ_BYTES = 20 * 1_024 * 1_024
/** Characters of a file that are searched; pages after them are not read. */
export const TEXT_MAX = 50_000
/** The mark-up of a Word document is read up to so many bytes. */
export const MARKUP_BYTES = 16 * 1_024 * 1_024
