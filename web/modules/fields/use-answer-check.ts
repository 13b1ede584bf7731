import { checkAnswers, type Checked } from '@diwan/core/fields/check'
import type { Answers, Field } from '@diwan/core/fields/field'
import { dayIn } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../kit/problem-words.ts'
import { dayZone } from '../../kit/reading.ts'

/** The evaluator of the server, asked before anything is sent: what would be kept, and what is wrong in words. */
export function useAnswerCheck(fields: readonly Field[]): (answers: Answers) => Checked & { errors: Record<string, string> } {
  useTranslation('checks')
  return (answers) => {
    const checked = checkAnswers(fields, answers, dayIn(dayZone(), Date.now() / 1_000))
    const errors = checked.problems.map(({ key, ...wrong }) => [key, fieldText({ path: key, ...wrong })])
    return { ...checked, errors: Object.fromEntries(errors) as Record<string, string> }
  }
}
