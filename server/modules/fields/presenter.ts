import type { Answers, Field } from '@diwan/core/fields/field'
import { givenAnswers, refersTo, type Given } from '@diwan/core/fields/given'
import type { NameRow } from './queries/sheets.ts'

/** The ids an answer sheet names people, units and files by. */
export const idsIn = (fields: readonly Field[], answers: Answers): string[] =>
  fields.filter(refersTo).flatMap(({ key }) => (typeof answers[key] === 'string' ? [answers[key]] : []))

/** Only what was answered, in the order it was asked in and with the labels it was asked by. */
export function presentAnswers(fields: readonly Field[], answers: Answers, names: readonly NameRow[]): Given[] {
  const byId = new Map(names.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }]))
  return givenAnswers(fields, answers, (id) => byId.get(id))
}
