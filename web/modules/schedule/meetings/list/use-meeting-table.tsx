import type { MeetingEntry } from '@diwan/contract/schedule/schemas/meetings'
import { weekdayOf } from '@diwan/core/calendar-days'
import { dayIn, formatTime, weekdayName } from '@diwan/core/formats'
import { IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayText, useLocalName } from '../../../../kit/formats.ts'
import { useReading } from '../../../../kit/reading.ts'
import { useToday } from '../../../../kit/use-today.ts'
import type { Column } from '../../../../ui/list/columns.ts'
import type { RowOf } from '../../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../../ui/person-chip.tsx'
import { StateBadge } from '../../../../ui/status-badge.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { TurnMenu } from '../../../actions/public.ts'
import { AnswerBadge } from '../answer-badge.tsx'
import classes from '../meetings.module.css'
import { AnswerCounts } from './answer-counts.tsx'

/** The name of a row: one occurrence of a meeting. */
export const entryKey = ({ id, number }: Pick<MeetingEntry, 'id' | 'number'>): string => `${id} ${number}`

/** Draws an occurrence in its list, below the day on which it begins where the reader is. */
export function useMeetingTable(open: (entry: MeetingEntry) => void): {
  columns: Column<MeetingEntry>[]
  of: RowOf<MeetingEntry>
} {
  const { t } = useTranslation(['schedule', 'calendar'])
  const reading = useReading()
  const today = useToday()
  const nameOf = useLocalName()
  const clock = (seconds: number) => `\u2066${formatTime(seconds, reading)}\u2069`
  const where = ({ room, place }: MeetingEntry) => (room ? nameOf(room) : place)
  const times = ({ startsAt, endsAt }: MeetingEntry) => (
    <span className={classes['times']}>{t('fromTo', { from: clock(startsAt), to: clock(endsAt) })}</span>
  )
  const state = (row: MeetingEntry, plain = false) =>
    row.isCanceled || row.status === 'CANCELED' ? (
      <StateBadge tone="rest" plain={plain}>
        {t('met_CANCELED')}
      </StateBadge>
    ) : row.part === 'organiser' ? (
      <AnswerCounts of={row.answers} />
    ) : (
      <AnswerBadge answer={row.answer} plain={plain} />
    )
  const groupOf = ({ startsAt }: MeetingEntry) => {
    const day = dayIn(reading.zone, startsAt)
    const name = day === today ? t('today', { ns: 'calendar' }) : weekdayName(weekdayOf(day), reading, 'long')
    return `${name} \u2066${dayText(day)}\u2069`
  }
  return {
    columns: [
      { name: 'title', head: t('meeting'), least: 240, cell: () => null },
      { name: 'time', head: t('time'), width: 170, rank: 5, cell: times },
      {
        name: 'place',
        head: t('place'),
        width: 150,
        rank: 2,
        cell: (row) => where(row) && <UserText text={where(row)} lines={1} />,
      },
      { name: 'organiser', head: t('organiser'), width: 180, rank: 3, cell: (row) => <PersonChip person={row.organiser} /> },
      { name: 'answer', head: t('answers'), width: 150, rank: 4, cell: (row) => state(row) },
    ],
    of: {
      keyOf: entryKey,
      actions: ({ id }) => <TurnMenu id={id} />,
      onOpen: open,
      groupOf,
      title: ({ meetingTitle }) => <UserText text={meetingTitle} lines={1} />,
      beside: ({ isSeries }) =>
        isSeries && <IconRepeat size={14} stroke={1.7} role="img" aria-label={t('isSeries')} className={classes['sign'] ?? ''} />,
      lines: (row) => ({
        face: <Letter id={row.organiser.id} name={row.organiser.fullName} photo={row.organiser.photo} size={34} />,
        about: where(row) ? <UserText text={where(row)} lines={1} /> : <UserText text={row.organiser.fullName} lines={1} />,
        more: times(row),
        state: state(row, true),
      }),
    },
  }
}
