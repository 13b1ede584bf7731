import { fillPlaceholders } from '../placeholders.ts'
import type { Field } from './field.ts'

/** What a text may say of the person who fills it in. A closed list: nothing else between braces means anything (H25). */
export interface Filler {
  readonly name: string
  readonly department: string
}

const known = /\{(name|department)\}/g

export const hasPlaceholder = (text: string): boolean => text.search(known) >= 0

export const fillIn = (text: string, { name, department }: Filler): string => fillPlaceholders(text, { name, department })

/** The fields as this person finds them: what they begin with already says who it is. */
export const filledFields = (fields: readonly Field[], filler: Filler): Field[] =>
  fields.map((field) => ('value' in field ? { ...field, value: fillIn(field.value, filler) } : field))
