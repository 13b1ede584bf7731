import type { Field } from '@diwan/core/fields/field'
import { givenAnswers } from '@diwan/core/fields/given'
import type { RightAnswer } from '@diwan/core/quiz/question'
import { useTranslation } from 'react-i18next'
import { decimalText } from '../../../kit/formats.ts'
import { AnswerText } from '../../fields/reading.ts'

type Right = Exclude<RightAnswer, { type: 'long_text' | 'file' }>

/** What is right, as an answer is read; of a short text all that is accepted. */
export function RightAnswerText({ field, solution }: { field: Field; solution: Right }) {
  const { i18n, t } = useTranslation('training')
  if (solution.type === 'text')
    return new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(solution.right.map((text) => `\u2068${text}\u2069`))
  const [given] = givenAnswers([field], { [field.key]: solution.right }, () => undefined)
  if (!given) return null
  return (
    <>
      <AnswerText answer={given} />
      {solution.type === 'number' && solution.tolerance > 0 && (
        <> {t('withTolerance', { figure: decimalText(solution.tolerance, i18n.language) })}</>
      )}
    </>
  )
}
