import { Button, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { useAdminAddress, USUAL_DAYS } from './use-admin-home.ts'

/** The days of all charts, in either calendar. */
export function RangeChoice() {
  const { t } = useTranslation('dashboard')
  const { chosen, range, choose } = useAdminAddress()
  const [opened, setOpened] = useState(false)
  const text = chosen ? `${dayText(range.from)} – ${dayText(range.to)}` : t('lastDays', { count: USUAL_DAYS })
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" radius={12} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
          aria-label={`${t('daysOfCharts')}: ${text}`}
          onClick={() => setOpened(!opened)}
          data-range
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Suspense>
          {opened && <DayChoices from={chosen ? range.from : undefined} to={chosen ? range.to : undefined} onChange={choose} />}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
