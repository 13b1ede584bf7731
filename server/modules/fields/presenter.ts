import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import type { Answers, Field } from '@diwan/core/fields/field'
import type { z } from 'zod'
import type { NameRow } from './queries.ts'

const referring = new Set<Field['type']>(['person', 'unit', 'file'])

/** The ids an answer sheet names people, units and files by. */
export const idsIn = (fields: readonly Field[], answers: Answers): string[] =>
  fields.filter(({ type }) => referring.has(type)).flatMap(({ key }) => (typeof answers[key] === 'string' ? [answers[key]] : []))

/** Only what was answered, in the order it was asked in and with the labels it was asked by. */
export function presentAnswers(
  fields: readonly Field[],
  answers: Answers,
  names: readonly NameRow[],
): z.input<typeof GivenAnswer>[] {
  const byId = new Map(names.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }]))
  return fields.flatMap((field) => {
    const { key, type, labelAr, labelEn } = field
    const value = answers[key]
    if (value === undefined) return []
    const chosen = 'options' in field ? field.options.filter((option) => [value].flat().includes(option.key)) : []
    const named = typeof value === 'string' ? byId.get(value) : undefined
    const called = chosen.map((option) => ({ nameAr: option.labelAr, nameEn: option.labelEn }))
    return [{ key, type, labelAr, labelEn, value, names: named ? [named] : called }]
  })
}
