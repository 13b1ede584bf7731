/**
 * What a document may hold. `light`: lines, quotes and names, as they are typed into a plain field. `rich`: marks, headings and lists
 * as well. `page`: pictures and tables too, written by several people at once.
 */
export type Features = 'light' | 'rich' | 'page'

/** Those that can be written and kept; whatever asks for another one does not compile. */
export type BuiltFeatures = Extract<Features, 'light'>

/** Of emoji, by their numbers in `emojibase`; 2 are parts of others. */
export const EMOJI_GROUPS = ['0', '1', '3', '4', '5', '6', '7', '8', '9'] as const
