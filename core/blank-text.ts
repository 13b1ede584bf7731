/** Fills a place as a letter does, and shows nothing: the empty pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Nothing to read: only spaces and what nobody sees. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '').trim() === ''

/** For what somebody typed: a text of nothing but invisible signs is as good as none. */
export const emptyIfBlank = (text: string): string => (isBlank(text) ? '' : text)
