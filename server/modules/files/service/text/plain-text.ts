import { TEXT_MAX } from './limits.ts'

/** Marks of direction, and what no text of the portal may hold. */
const UNSEEN = /[\0\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** The letters of a file as people type them: the forms in which a font joins Arabic letters are the letters themselves. */
export const plainText = (text: string): string =>
  text
    .slice(0, 2 * TEXT_MAX)
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed()
