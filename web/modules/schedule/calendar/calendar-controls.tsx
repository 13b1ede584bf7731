import { ActionIcon, Button, Popover, SegmentedControl } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconCalendarPlus,
  IconChevronLeft,
  IconPlus,
  IconPrinter,
  IconSquareCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useReading } from '../../../kit/reading.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import classes from './calendar-page.module.css'
import { FeedsButton } from '../feeds/feeds-button.tsx'
import { CALENDAR_VIEWS, rangeTitle } from '../model/range.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

interface CalendarControlsProps {
  readonly address: CalendarAddress
  /** The main button: a meeting, or a quick task for people who plan no meetings. */
  readonly beginMeeting: (() => void) | undefined
  readonly quickEntry: (() => void) | undefined
  /** On a phone, behind a button. */
  readonly legend: ReactNode
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The line above the calendar: the days that are shown, the way to others, and the views. */
export function CalendarControls({ address, beginMeeting, quickEntry, legend }: CalendarControlsProps) {
  const { t } = useTranslation(['schedule', 'calendar', 'kit'])
  const reading = useReading()
  const phone = usePhone()
  const { view, today, titled, show, step, toDay } = address
  const [begin, label, key] = beginMeeting ? [beginMeeting, t('newMeeting'), 'C'] : [quickEntry, t('quickEntry'), 'Q']
  const title = (calendar: 'gregory' | 'hijri') => rangeTitle(titled, calendar, reading, view === 'month')
  useCommands([
    {
      id: 'calendar.today',
      label: t('today', { ns: 'calendar' }),
      part: 'list',
      stroke: { code: 'KeyT' },
      run: () => toDay(today),
    },
  ])
  return (
    <div className={classes['controls']} role="toolbar" aria-label={t('paneCalendar')}>
      <div className={classes['title']}>
        <h1>{title('gregory')}</h1>
        <span className={classes['hijri']}>{title('hijri')}</span>
      </div>
      <Button variant="default" size="compact-md" onClick={() => toDay(today)}>
        {t('today', { ns: 'calendar' })}
      </Button>
      <Step label={t('earlier', { ns: 'calendar' })} onClick={() => step(-1)} />
      <Step label={t('later', { ns: 'calendar' })} ahead onClick={() => step(1)} />
      <span className={classes['room']} />
      <FeedsButton size={phone ? 40 : 32} />
      {!phone && (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('print')} title={t('print')} onClick={() => print()}>
          <IconPrinter {...icon} />
        </ActionIcon>
      )}
      {legend && (
        <Popover position="bottom-end" shadow="md" radius={12}>
          <Popover.Target>
            <ActionIcon
              className={classes['entry'] ?? ''}
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('legend')}
              title={t('legend')}
            >
              <IconAdjustmentsHorizontal {...icon} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>{legend}</Popover.Dropdown>
        </Popover>
      )}
      <SegmentedControl
        size="xs"
        className={classes['views'] ?? ''}
        aria-label={t('shown', { ns: 'calendar' })}
        data={CALENDAR_VIEWS.map((one) => ({ value: one, label: t(`calendarView_${one}`) }))}
        value={view}
        onChange={show}
      />
      {begin &&
        (phone ? (
          <ActionMenu
            actions={[
              beginMeeting && { name: 'meeting', label: t('newMeeting'), icon: IconCalendarPlus, run: () => beginMeeting() },
              quickEntry && { name: 'quick', label: t('quickEntry'), icon: IconSquareCheck, run: quickEntry },
            ].filter((one) => one !== undefined)}
            button={(asks) => (
              <ActionIcon className={classes['entry'] ?? ''} size={40} aria-label={t('create', { ns: 'kit' })} {...asks}>
                <IconPlus {...icon} />
              </ActionIcon>
            )}
          />
        ) : (
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            rightSection={<Kbd keys={key} />}
            onClick={() => begin()}
          >
            {label}
          </Button>
        ))}
    </div>
  )
}

function Step({ label, ahead = false, onClick }: { label: string; ahead?: boolean; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={label} onClick={onClick}>
      <IconChevronLeft {...icon} className={ahead ? `turns ${classes['ahead']}` : 'turns'} />
    </ActionIcon>
  )
}
