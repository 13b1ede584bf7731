import { startingAnswers } from '@diwan/core/fields/check'
import type { Answers } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/readonly'
import { useAnswerCheck } from '../fields/public.ts'
import { useCustom } from './use-custom.ts'

/** How their errors and inputs are named in the form of the record, where they are sent as `custom`. */
export const customName = (key: string): string => `custom.${key}`

/** The fields of its own that a new record is asked for: what is typed, what is wrong with it, and what is sent. */
export function useAskedFields(kind: string, typed: Answers) {
  const fields = useCustom(kind)
  const check = useAnswerCheck(fields)
  const known = new Set(fields.map(({ key }) => key))
  const answers = {
    ...startingAnswers(fields),
    ...Object.fromEntries(Object.entries(typed).filter(([key]) => known.has(key))),
  }
  const { errors, values } = check(answers)
  const told = new Set(fields.filter((field) => !isReadonly(field)).map(({ key }) => key))
  return {
    fields,
    answers,
    wrong: Object.fromEntries(Object.entries(errors).map(([key, text]) => [customName(key), text])),
    /** Nothing where there is nothing to say. */
    sent: {
      ...(fields.length > 0 && { custom: Object.fromEntries(Object.entries(values).filter(([key]) => told.has(key))) }),
    },
  }
}
