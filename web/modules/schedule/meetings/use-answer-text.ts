import type { Answer } from '@diwan/contract/schedule/vocabulary/meetings'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../kit/formats.ts'

const ORDER = ['yes', 'maybe', 'no', 'none'] as const

/** «4 نعم، 1 ربما، 2 بلا رد» */
export function useAnswerText(): (attendees: readonly { readonly answer: Answer }[]) => string {
  const { t } = useTranslation('schedule')
  const listText = useListText()
  return (attendees) =>
    listText(
      ORDER.flatMap((answer) => {
        const count = attendees.filter((one) => one.answer === answer).length
        return count > 0 ? [t(`answerCount_${answer}`, { count })] : []
      }),
    )
}
