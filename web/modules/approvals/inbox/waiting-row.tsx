import type { RequestText, WaitingRow } from '@diwan/contract/approvals/schemas'
import { isolate } from '@diwan/core/direction'
import { dayIn } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { dayText, dayWithin, timeWithin, useDirection, useLocalName } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import type { DecisionKind } from '../../../kit/decisions.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './decision-list.module.css'
import { DueText } from './due-text.tsx'
import { useKindName } from './use-inbox-words.ts'

/** How a request that waits is drawn: a line of the table, or three lines where there is no room for columns. */
export function useWaitingRow(kinds: readonly DecisionKind[]): (lined: boolean) => {
  readonly columns: readonly Column<WaitingRow>[]
  readonly of: Omit<RowOf<WaitingRow>, 'onOpen'>
} {
  const { t } = useTranslation('approvals')
  const nameOf = useLocalName()
  const page = useDirection()
  const kindOf = useKindName()
  const name = ({ title, kind }: WaitingRow) => {
    const Sign = kinds.length > 1 ? kinds.find((one) => one.kind === kind)?.icon : undefined
    return (
      <span className={classes['name']}>
        {Sign && <Sign size={16} stroke={1.7} aria-label={kindOf(kind)} role="img" />}
        <UserText text={nameOf(title)} lines={1} />
      </span>
    )
  }
  return (lined) => ({
    columns: [
      { name: 'title', head: t('request'), cell: name },
      {
        name: 'requester',
        head: t('requester'),
        width: 220,
        rank: 3,
        cell: ({ requester }) => <PersonChip person={requester} />,
      },
      { name: 'about', head: t('requestLine'), width: 220, rank: 1, cell: (row) => <AboutText of={row} /> },
      { name: 'due', head: t('due'), width: 150, rank: 2, cell: (row) => <DueText row={row} /> },
    ],
    of: {
      keyOf: ({ id }) => id,
      title: (row) => (lined ? <UserText text={row.requester.fullName} lines={1} /> : name(row)),
      choose: ({ requester }) => t('chooseOne', { name: isolate(requester.fullName, page) }),
      marks: ({ pending }) => ({ 'data-pending': pending ? pending.outcome : undefined }),
      ...(lined && {
        lines: (row) => ({
          face: <Letter id={row.requester.id} name={row.requester.fullName} photo={row.requester.photo} size={34} />,
          about: name(row),
          more: <AboutText of={row} />,
          when: <DueText row={row} />,
        }),
      }),
    },
  })
}

/** The time a request is about, else its line. */
export function AboutText({ of: { period, line } }: { of: Pick<RequestText, 'period' | 'line'> }) {
  const { t } = useTranslation('approvals')
  useReading()
  if (!period) return <UserText text={line} lines={1} />
  const { from, until, wholeDays, zone } = period
  const [first, last] = [dayIn(zone, from), dayIn(zone, wholeDays ? until - 1 : until)]
  const text = () => {
    if (first !== last) return t('days', { from: dayWithin(first), until: dayWithin(last) })
    if (wholeDays) return dayText(first)
    return t('hoursOn', { day: dayWithin(first), from: timeWithin(from, zone), until: timeWithin(until, zone) })
  }
  return <span className={classes['about']}>{text()}</span>
}
