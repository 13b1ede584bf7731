import { fold } from '@diwan/core/arabic-fold'
import { soundOf } from '@diwan/core/name-sound'
import type { Mentioned } from '@diwan/core/light-text'
import type { Mentionable } from '@diwan/contract/writing/schemas'

/** The longest name that is looked up while it is typed. */
export const LONGEST_NAME = 40

/** Letters, spaces and the marks inside of names; other punctuation ends a name, so the words after it never belong to it. */
const NAME = String.raw`\p{L}\p{M}\p{N}_'’.\-\u200C-\u200F\u2066-\u2069`
const AFTER_AT = new RegExp(String.raw`(?<![A-Za-z0-9._%+-])@((?:[${NAME}][${NAME}\p{Zs}]*)?)$`, 'u')
const GOES_ON = /^[\p{L}\p{M}\p{N}_]+/u

/** What may be a name between an `@` and the end of the text. An `@` inside an address does not count: `sara@diwan.example`. */
export const nameTyped = (before: string): string | undefined => AFTER_AT.exec(before)?.[1]

/** An `@` before the caret, and the name typed after it. */
export interface MentionQuery {
  readonly from: number
  readonly text: string
}

/** The name that is typed at the caret. A finished mention is not looked up again, neither inside it nor after it. */
export function mentionQueryAt(text: string, caret: number, mentioned: readonly Mentioned[]): MentionQuery | undefined {
  const typed = nameTyped(text.slice(Math.max(0, caret - LONGEST_NAME - 2), caret))
  if (typed === undefined) return undefined
  const from = caret - typed.length - 1
  return mentioned.some(({ label }) => isMentionAt(text, from, label)) ? undefined : { from, text: typed }
}

/** Whether the text has this mention at this place; where a letter follows, it is another word. */
function isMentionAt(text: string, from: number, label: string): boolean {
  return text.startsWith(`@${label}`, from) && !GOES_ON.test(text.slice(from + 1 + label.length))
}

/** Whether the text mentions somebody by this label. */
export function mentions(text: string, label: string): boolean {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) if (isMentionAt(text, at, label)) return true
  return false
}

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)

/** Whether each typed word begins a word of the name. */
export const beginsName = (typed: string, name: string): boolean => {
  const words = wordsOf(name)
  return wordsOf(typed).every((one) => words.some((word) => word.startsWith(one)))
}

/**
 * Whether each typed word is a different word of the name, by its beginning or, in either script, by its sound. The server lets two words
 * match one word of a name, so that «Sara sorry» finds Sara; the second is a word of the sentence then.
 */
export function namesEachWord(typed: string, name: string): boolean {
  const left = wordsOf(name)
  return wordsOf(typed).every((word) => {
    const sound = soundOf(word)
    const begun = left.findIndex((one) => one.startsWith(word))
    const at = begun >= 0 ? begun : left.findIndex((one) => sound !== '' && soundOf(one) === sound)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The people the server found for a name. */
export interface MentionAnswer {
  readonly text: string
  readonly people: readonly Mentionable[]
}

/** The people for a longer name, where the answer to its beginning was complete and names some; undefined where only the server knows. */
export function narrowed({ text, people }: MentionAnswer, longer: string, most: number): readonly Mentionable[] | undefined {
  if (text === '' || !longer.startsWith(text) || people.length >= most) return undefined
  const hits = people.filter(({ person }) => beginsName(longer, person.fullName))
  return hits.length > 0 ? hits : undefined
}

/** What a pick replaces: the name alone. Punctuation that ends it stays, and so does what follows the caret unless it is the rest of the name. */
export function replacedName(text: string, { from, text: typed }: MentionQuery, name: string): { to: number; after: string } {
  const end = from + 1 + typed.length
  const ended = /[^\p{L}\p{M}\p{N}_\p{Zs}]+\p{Zs}*$/u.exec(typed)
  if (ended) return { to: end - ended[0].length, after: '' }
  const rest = GOES_ON.exec(text.slice(end))?.[0] ?? ''
  const to = rest !== '' && /\S$/u.test(typed) && beginsName(typed + rest, name) ? end + rest.length : end
  return { to, after: /^\p{Zs}/u.test(text.slice(to)) ? '' : ' ' }
}
