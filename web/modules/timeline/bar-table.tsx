import type { Bar } from '@diwan/contract/timeline/schemas'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { DayText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { Critical } from './model/critical.ts'
import { rowsOf } from './model/rows.ts'
import { percentText } from '../../kit/formats.ts'
import classes from './timeline.module.css'

const AT_ONCE = 100

interface BarTableProps {
  readonly bars: readonly Bar[]
  readonly critical: Critical | undefined
  readonly onOpen: (bar: Bar) => void
  /** After the bars. */
  readonly children?: ReactNode
}

/** The same bars for who reads rather than looks: the earliest first. */
export function BarTable({ bars, critical, onOpen, children }: BarTableProps) {
  const { t, i18n } = useTranslation('timeline')
  const [most, show] = useState(AT_ONCE)
  const sorted = useMemo(
    () =>
      rowsOf(
        bars.map((bar) => ({ ...bar, group: null })),
        [],
        new Set(),
      ).flatMap((row) => (row.kind === 'bar' ? [row.bar.id] : [])),
    [bars],
  )
  const byId = useMemo(() => new Map(bars.map((bar) => [bar.id, bar])), [bars])
  const rows = sorted.slice(0, most).map((id) => byId.get(id)!)
  const day = (value: string | null) => value && <DayText day={value} />
  const list = {
    hasNextPage: most < sorted.length,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => show(most + AT_ONCE),
  }
  return (
    <div className={classes['table']}>
      <DataTable<Bar>
        label={t('timeline')}
        rows={rows}
        of={{ keyOf: ({ id }) => id, title: ({ title }) => <UserText text={title} lines={1} />, onOpen }}
        columns={[
          { name: 'title', head: t('name'), cell: ({ title }) => <UserText text={title} lines={1} /> },
          {
            name: 'group',
            head: t('group'),
            width: 200,
            rank: 0,
            cell: ({ group }) => group && <UserText text={group.title} lines={1} />,
          },
          {
            name: 'person',
            head: t('person'),
            width: 180,
            rank: 1,
            cell: ({ person }) => person && <PersonChip person={person} />,
          },
          { name: 'start', head: t('startDate'), width: 116, rank: 3, cell: ({ startDate }) => day(startDate) },
          { name: 'due', head: t('dueDate'), width: 116, rank: 4, cell: ({ dueDate }) => day(dueDate) },
          ...(critical
            ? [
                {
                  name: 'slack',
                  head: t('slack'),
                  width: 160,
                  cell: ({ id }: Bar) => {
                    const days = critical.slack.get(id)
                    return days !== undefined && (days <= 0 ? <b>{t('notLate')}</b> : t('slackDays', { count: days }))
                  },
                },
              ]
            : []),
          {
            name: 'progress',
            head: t('progress'),
            width: 90,
            rank: 2,
            cell: ({ progress }) => progress !== null && <bdi dir="ltr">{percentText(progress / 100, i18n.language)}</bdi>,
          },
        ]}
      />
      <MoreRows list={list} />
      {children}
    </div>
  )
}
