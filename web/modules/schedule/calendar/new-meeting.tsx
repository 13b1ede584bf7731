import { ActionIcon } from '@mantine/core'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useHolds } from '../../../kit/rights.ts'

/** Begins a meeting from the calendar, by its button or by C; absent for people who plan none. */
export function NewMeeting() {
  const { t } = useTranslation('schedule')
  const navigate = useNavigate()
  const mayPlan = useHolds('schedule', 'meetings.create')
  const begin = () => void navigate({ to: '/user/schedule/meet', search: { new: 1 } as object })
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
            run: begin,
          },
        ]
      : [],
  )
  if (!mayPlan) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={t('newMeeting')}
      title={`${t('newMeeting')} (C)`}
      aria-keyshortcuts="c"
      onClick={begin}
    >
      <IconPlus size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
