/**
 * A cell that a spreadsheet would run as a formula (H26): full-width signs count, and invisible characters before the sign hide
 * nothing. A text that begins with the guard itself gets another one, so that each guarded cell loses exactly one.
 */
const DANGEROUS = /^'*[\s\p{Cf}\p{Cc}]*[=+\-@\t\r＝＋－＠]/u
const GUARDED = /^'(?='*[\s\p{Cf}\p{Cc}]*[=+\-@\t\r＝＋－＠])/u

export const guarded = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** The cell as it was before `guarded`. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '')
