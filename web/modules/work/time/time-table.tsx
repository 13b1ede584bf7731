import { taskPath } from '@diwan/contract/work/addresses'
import type { TimeReport, TimeRow } from '@diwan/contract/work/schemas/time-report'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import type { TimeGroup } from '@diwan/contract/work/vocabulary'
import { addDays } from '@diwan/core/hijri'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWithin, numberText } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useTimeText } from '../task/use-time-text.ts'
import type { TimeFilter } from './use-time-report.ts'

interface TimeTableProps {
  readonly workspace: Pick<Workspace, 'id' | 'name'>
  readonly by: TimeGroup
  readonly report: TimeReport
  readonly narrow: TimeFilter['narrow']
}

/** What a row leads to: a task opens, anything else is looked at by itself. */
const NEXT = { person: 'project', project: 'task', week: 'person' } as const

export function TimeTable({ workspace, by, report: { items, total }, narrow }: TimeTableProps) {
  const { t, i18n } = useTranslation('work')
  const timeText = useTimeText()
  const navigate = useNavigate()
  const nameOf = ({ person, project, task, week }: TimeRow): string =>
    task?.title ?? project?.title ?? person?.fullName ?? (week === null ? '' : t('weekOf', { day: dayWithin(week) }))
  const title = (row: TimeRow): ReactNode =>
    row.person ? <PersonChip person={row.person} /> : <UserText text={nameOf(row)} lines={1} />
  const open = ({ person, project, task, week }: TimeRow) => {
    if (task && project) return void navigate({ href: taskPath(task.id, { ...project, workspace }) })
    const only = {
      ...(person && { personId: person.id }),
      ...(project && { projectId: project.id }),
      ...(week !== null && { spentFrom: week, spentTo: addDays(week, 6) }),
    }
    return narrow({ ...only, group: by === 'task' ? by : NEXT[by] } as Parameters<typeof narrow>[0])
  }
  const columns: Column<TimeRow>[] = [
    { name: 'title', head: t(by === 'week' ? 'weekFrom' : by), cell: title },
    ...(by === 'task'
      ? [
          {
            name: 'project',
            head: t('project'),
            width: 220,
            rank: 1,
            cell: ({ project }: TimeRow) => project && <UserText text={project.title} lines={1} />,
          },
          {
            name: 'estimate',
            head: t('estimateTime'),
            width: 130,
            rank: 2,
            cell: ({ task }: TimeRow) => task?.estimate != null && timeText(task.estimate * 60),
          },
        ]
      : []),
    {
      name: 'share',
      head: t('share'),
      width: 170,
      rank: 0,
      cell: (row) => (
        <ProgressBar percent={Math.round((row.seconds / total.seconds) * 100)} label={t('shareOf', { name: nameOf(row) })} />
      ),
    },
    { name: 'entries', head: t('entries'), width: 110, rank: 3, cell: ({ entries }) => numberText(entries, i18n.language) },
    { name: 'time', head: t('time'), width: 130, cell: ({ seconds }) => <b>{timeText(seconds)}</b> },
  ]
  return (
    <DataTable<TimeRow>
      label={t('timeReport')}
      rows={items}
      of={{
        keyOf: ({ person, project, task, week }) => task?.id ?? project?.id ?? person?.id ?? week ?? '',
        title,
        onOpen: open,
      }}
      columns={columns}
    />
  )
}
