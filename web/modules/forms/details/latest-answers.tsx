import type { Entry } from '@diwan/contract/forms/schemas'
import type { Field } from '@diwan/core/fields/field'
import { printedAnswer } from '@diwan/core/fields/printed'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../kit/reading.ts'
import { AnswerTexts } from '../../fields/public.ts'

/** So many are read in the report; the entries hold the others. */
const SHOWN = 5
/** Types whose answers are not counted by value. */
const WORDS: ReadonlySet<Field['type']> = new Set(['text', 'long_text', 'number', 'email', 'url', 'phone', 'date', 'time'])

interface LatestAnswersProps {
  readonly formId: string
  readonly field: Field
  /** The latest first. */
  readonly entries: readonly Entry[]
}

/** Below a question that has no figures: what was answered last, and the way to all of it. */
export function LatestAnswers({ formId, field, entries }: LatestAnswersProps) {
  const { t } = useTranslation('forms')
  const reading = useReading()
  if (!WORDS.has(field.type)) return null
  const given = entries.flatMap(({ answers }) => answers.find(({ key, type }) => key === field.key && type === field.type) ?? [])
  if (given.length === 0) return null
  return (
    <>
      <AnswerTexts texts={given.slice(0, SHOWN).map((answer) => printedAnswer(answer, reading))} />
      <Link to="." search={{ id: formId, part: 'entries' } as object}>
        {t('allAnswers')}
      </Link>
    </>
  )
}
