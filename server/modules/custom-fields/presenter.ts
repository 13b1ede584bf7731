import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { FILTERED_TYPES } from '@diwan/contract/custom-fields/vocabulary'
import { ar } from '@diwan/contract/fields/words.ar'
import { en } from '@diwan/contract/fields/words.en'
import type { Answers, Field } from '@diwan/core/fields/field'
import { answerParts } from '@diwan/core/fields/answer-text'
import { isOther } from '@diwan/core/fields/answer-shapes'
import { isReadonly } from '@diwan/core/fields/readonly'
import { presentAnswers } from '../fields/public.ts'

type Names = Parameters<typeof presentAnswers>[2]

/** What a record says, by the names of the contract, in the order of the fields. */
export function presentCustom(fields: readonly Field[], answers: Answers, names: Names): CustomField[] {
  const locked = new Set(fields.filter(isReadonly).map(({ key }) => key))
  return presentAnswers(fields, answers, names).map(({ type, ...said }) => ({
    ...said,
    format: type,
    readonly: locked.has(said.key),
  }))
}

/** What the record is narrowed by: whatever was chosen of what is offered, and nothing that was written instead. */
export const termsOf = (kind: string, fields: readonly Field[], answers: Answers): string[] =>
  fields
    .filter(({ type }) => FILTERED_TYPES.includes(type))
    .flatMap(({ key }) =>
      answerParts(answers[key] ?? [])
        .filter(isOffered)
        .map((value) => `${kind}.${key}.${value}`),
    )

const isOffered = (value: string): boolean => !isOther(value)

/** One field as the log shows it: what it is called, what it may say, and how it is asked. */
export function describe(field: Field): { key: string; nameAr: string; nameEn: string } {
  const { key, labelAr, labelEn } = field
  const options = 'options' in field ? field.options : []
  const marks = [...(field.required ? (['required'] as const) : []), ...(isReadonly(field) ? (['readonly'] as const) : [])]
  const said = (label: string, words: typeof en, chosen: readonly string[], comma: string): string =>
    `${label} (${[words[`type_${field.type}`], ...chosen, ...marks.map((mark) => words[mark])].join(comma)})`
  return {
    key,
    nameAr: said(
      labelAr,
      ar,
      options.map((option) => option.labelAr),
      '، ',
    ),
    nameEn: said(
      labelEn,
      en,
      options.map((option) => option.labelEn),
      ', ',
    ),
  }
}
