import { toAsciiDigits } from './digits.ts'
import { unbiased } from './unbiased.ts'

/** What people quote on the phone: three letters and three digits, upper case (S9.16, Q.78). Never a key of access. */
export const SHORT_ID = /^[A-Z]{3}[0-9]{3}$/

/** A short id as people type it: in any case and digits, with a space or a dash in it. */
export function readShortId(text: string): string | undefined {
  const typed = toAsciiDigits(text).replaceAll(/[\s-]/g, '').toUpperCase()
  return SHORT_ID.test(typed) ? typed : undefined
}

/** Part of an address, a file name or a longer word it is none. */
const NAMED = /(?<![\p{Script=Latin}\p{N}_@.])[A-Z]{3}[0-9]{3}(?![\p{Script=Latin}\p{N}_@]|\.[\p{L}\p{N}])/giu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The first short id in what somebody pasted to find a record: `#TUK686`, `TUK686.`, a sentence or a link that names it. */
export function shortIdIn(text: string): string | undefined {
  const visible = toAsciiDigits(text.replace(INVISIBLE, '').normalize('NFKC'))
  return readShortId(visible.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')) ?? visible.match(NAMED)?.[0].toUpperCase()
}

/** Upper case, as they are quoted, with the digits of any script; not a part of a longer Latin word, number or address. */
const QUOTED = /(?<![\p{Script=Latin}\p{N}_@./#-])[A-Z]{3}[0-9\u0660-\u0669\u06f0-\u06f9]{3}(?![\p{Script=Latin}\p{N}_@/-])/gu

/** What in a text looks like a short id, piece by piece: every second piece is one, the others are what stands between. */
export function splitAtShortIds(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(QUOTED)) {
    pieces.push(text.slice(from, index), found)
    from = index + found.length
  }
  return [...pieces, text.slice(from)]
}

/** Enough for the thrown-away bytes too: running out has a chance below 10⁻²⁰. */
export const SHORT_ID_BYTES = 32

/** One of 17,576,000, each as likely as any other. Uniqueness is the database's: a unique index, and another try. */
export function shortIdFrom(randomBytes: Uint8Array): string {
  const choose = unbiased(randomBytes)
  const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + choose(26)))
  const digits = Array.from({ length: 3 }, () => choose(10))
  return [...letters, ...digits].join('')
}
