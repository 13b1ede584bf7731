import { fold } from './arabic-fold.ts'
import { mixesScripts } from './mixed-scripts.ts'

/** Characters nobody sees, or that turn what stands around them; the blank of Braille too. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\u2800]/u

/** Spaces and direction marks that come along when a name is copied. What turns a text round is not among them: it is refused. */
const COPIED_ALONG = /^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/gu

/** A name without what came along at its ends. */
export const plainName = (text: string): string => text.replace(COPIED_ALONG, '')

/** Equal for names that readers take for the same: folded, and without spaces, for عبد الله is also written عبدالله. */
export const nameKey = (name: string): string => fold(name).replaceAll(' ', '')

export const NAME_PROBLEMS = ['name_hidden', 'name_signs', 'name_mixed'] as const
export type NameProblem = (typeof NAME_PROBLEMS)[number]

/** Why a text is no name of a person: it could be taken for somebody else's, or for nobody's. Namesakes are allowed. */
export function nameProblem(text: string): NameProblem | undefined {
  if (HIDDEN.test(text)) return 'name_hidden'
  if (text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)) return 'name_signs'
  return mixesScripts(text) ? 'name_mixed' : undefined
}

/** What somebody is called of whom only the address is known: `reem.ghamdi@…` is Reem Ghamdi. */
export function nameOfAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'))
  const words = local
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ')
  return nameProblem(name) === undefined && name !== '' ? name : email
}
