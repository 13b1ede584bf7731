import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useHolds } from '../../../kit/rights.ts'

/** With what a meeting begins: the day, the time and the length that were pressed or drawn. */
interface Beginning {
  readonly day?: string | undefined
  readonly time?: string | undefined
  readonly minutes?: number | undefined
}

/** Begins a meeting from the calendar, also by C; absent for people who plan none. */
export function useBeginMeeting(day: string | undefined): ((begins?: Beginning) => void) | undefined {
  const { t } = useTranslation('schedule')
  const navigate = useNavigate()
  const mayPlan = useHolds('schedule', 'meetings.create')
  const begin = (begins: Beginning = { day }) =>
    void navigate({ to: '/user/schedule/meet', search: { new: 1, from: 'calendar', ...begins } as object })
  useCommands(
    mayPlan
      ? [
          {
            id: 'new meeting',
            label: t('newMeeting'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            icon: IconCalendarPlus,
            opensField: true,
            run: () => begin(),
          },
        ]
      : [],
  )
  return mayPlan ? begin : undefined
}
