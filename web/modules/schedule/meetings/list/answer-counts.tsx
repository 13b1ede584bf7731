import type { MeetingEntry } from '@diwan/contract/schedule/schemas/meetings'
import { useTranslation } from 'react-i18next'
import { numberText, useListText } from '../../../../kit/formats.ts'
import classes from '../meetings.module.css'

const SHOWN = ['yes', 'maybe', 'no', 'none'] as const

/** How many gave each answer: a dot and a number, in words for those who hear it. */
export function AnswerCounts({ of }: { of: MeetingEntry['answers'] }) {
  const { t, i18n } = useTranslation('schedule')
  const listText = useListText()
  const given = SHOWN.filter((one) => of[one] > 0)
  const text = listText(given.map((one) => t(`answerCount_${one}`, { count: of[one] })))
  return (
    <span className={classes['counts']} role="img" aria-label={text} title={text}>
      {given.map((one) => (
        <span key={one} data-answer={one}>
          <bdi dir="ltr">{numberText(of[one], i18n.language)}</bdi>
        </span>
      ))}
    </span>
  )
}
