import { isHttpUrl } from './identifiers.ts'

/** An address in a text, from `start` to before `end` in UTF-16 units. */
export interface FoundAddress {
  readonly start: number
  readonly end: number
  readonly address: string
}

/** Marks of direction and the zero-width space end an address; joiners are letters' business and may stand inside of one. */
const ADDRESS = /https?:\/\/[^\s<>"«»\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu
/** Signs that end a sentence or a quotation, and invisible ones, are rarely the end of an address. */
const AFTER = /[.,;:!?'"”’…،؛؟۔)\]}\u200c\u200d]$/u
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** The http addresses in a text, in their order: what is shown, opened and previewed is always the same. */
export const addressesIn = (text: string): FoundAddress[] =>
  [...text.matchAll(ADDRESS)]
    .map(({ 0: found, index: start }) => {
      const address = bare(found)
      return { start, end: start + address.length, address }
    })
    .filter(({ address }) => isHttpUrl(address))

function bare(found: string): string {
  let address = found
  while (AFTER.test(address) && !closes(address)) address = address.slice(0, -1)
  return address
}

/** Whether its last character is a bracket that the address itself opens. */
function closes(address: string): boolean {
  const last = address.at(-1)!
  const opening = OPENING[last]
  const count = (sign: string): number => address.split(sign).length - 1
  return opening !== undefined && count(opening) >= count(last)
}
