import { ActionIcon, SegmentedControl } from '@mantine/core'
import type { MainCalendar } from '@diwan/core/calendar-days'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './date.module.css'

interface CalendarHeadProps {
  readonly calendar: MainCalendar
  readonly onCalendar: (calendar: MainCalendar) => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Which calendar leads, and the way to the months beside this one. */
export function CalendarHead({ calendar, onCalendar, onPrevious, onNext }: CalendarHeadProps) {
  const { t } = useTranslation('kit')
  const sign = { size: 16, stroke: 1.7, className: 'turns', 'aria-hidden': true } as const
  return (
    <div className={classes['head']}>
      <SegmentedControl
        size="xs"
        aria-label={t('calendar')}
        data={[
          { value: 'gregory', label: t('gregorian') },
          { value: 'hijri', label: t('hijri') },
        ]}
        value={calendar}
        onChange={(value) => onCalendar(value === 'hijri' ? 'hijri' : 'gregory')}
      />
      <span>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('monthBefore')} onClick={onPrevious}>
          <IconChevronLeft {...sign} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('monthAfter')} onClick={onNext}>
          <IconChevronRight {...sign} />
        </ActionIcon>
      </span>
    </div>
  )
}
