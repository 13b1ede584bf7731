import { stripBidiControls } from '../direction.ts'
import type { Field } from './field.ts'

/** What a text may say of the person who fills it in. A closed list: nothing else between braces means anything (H25). */
export interface Filler {
  readonly name: string
  readonly department: string
}

const known = /\{(name|department)\}/g

export const hasPlaceholder = (text: string): boolean => text.search(known) >= 0

/** Once over the text: what was filled in is never read again. */
export const fillIn = (text: string, filler: Filler): string =>
  text.replace(known, (_whole, word: keyof Filler) => stripBidiControls(filler[word]))

/** The fields as this person finds them: what they begin with already says who it is. */
export const filledFields = (fields: readonly Field[], filler: Filler): Field[] =>
  fields.map((field) => ('value' in field ? { ...field, value: fillIn(field.value, filler) } : field))
