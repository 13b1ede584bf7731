import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { decimalText, numberText } from '../../kit/formats.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { DayText } from '../../ui/time-text.tsx'
import type { Person } from '@diwan/contract/users/schemas/person'
import { cellsOf, type LoadCell, type Workload } from './model/loads.ts'
import { dayAt } from './model/scale.ts'
import classes from './timeline.module.css'

interface Row extends LoadCell {
  readonly person: Person
}

/** The weeks of each person in words: the earliest week first. */
export function LoadTable({ workload: { people, capacity } }: { workload: Workload }) {
  const { t, i18n } = useTranslation('timeline')
  const weekStart = useOrganisation()?.weekStart ?? 0
  const rows = people
    .flatMap((load): Row[] => {
      const known = [...load.days.keys()].toSorted((a, b) => a - b)
      const [from, to] = [known[0], known.at(-1)]
      if (from === undefined || to === undefined) return []
      return cellsOf(load, capacity, { from, to, step: 7, weekStart }).map((cell) => ({ ...cell, person: load.person }))
    })
    .toSorted((a, b) => a.from - b.from)
  const hours = (minutes: number) => decimalText(minutes / 60, i18n.language)
  if (rows.length === 0) return null
  return (
    <>
      <h2 className={classes['part']}>{t('workload')}</h2>
      <DataTable<Row>
        label={t('workload')}
        rows={rows}
        of={{ keyOf: ({ person, from }) => `${person.id} ${from}`, title: ({ person }) => <PersonChip person={person} /> }}
        columns={[
          { name: 'person', head: t('who'), cell: ({ person }) => <PersonChip person={person} /> },
          { name: 'week', head: t('week'), width: 130, cell: ({ from }) => <DayText day={dayAt(from)} /> },
          { name: 'tasks', head: t('tasks'), width: 150, rank: 0, cell: ({ tasks }) => numberText(tasks, i18n.language) },
          {
            name: 'hours',
            head: t('hours'),
            width: 100,
            cell: ({ minutes, capacity: all }) => (minutes > all ? <b>{hours(minutes)}</b> : hours(minutes)),
          },
          { name: 'all', head: t('workingHours'), width: 130, rank: 1, cell: ({ capacity: all }) => hours(all) },
        ]}
      />
    </>
  )
}
