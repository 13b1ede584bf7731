/* Without a schema: who answers loads nothing that checks what others built. */

export const TEXT_MAX = 200
export const LONG_TEXT_MAX = 5_000

/** Something that was not offered, written after this: no key has a colon. */
export const OTHER = 'other:'
export const OTHER_MAX = 200
export const isOther = (value: unknown): value is string => typeof value === 'string' && value.startsWith(OTHER)
export const otherText = (value: string): string => value.slice(OTHER.length)

/** What a matrix is answered with. */
export type Rows = Readonly<Record<string, string>>
export const isRows = (answer: unknown): answer is Rows => typeof answer === 'object' && answer !== null && !Array.isArray(answer)
