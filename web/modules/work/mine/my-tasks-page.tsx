import { taskPath } from '@diwan/contract/work/addresses'
import type { PlacedTask } from '@diwan/contract/work/schemas/tasks'
import { MINE_GROUPS, type MineGroup } from '@diwan/contract/work/vocabulary'
import { weekOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../../kit/environment.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { mineLists, taskQueries } from '../api.ts'
import { DueText } from '../../../ui/due-text.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useToday } from '../../../kit/use-today.ts'
import list from '../list/list.module.css'

/** One list of all that is to be done, and two beside it; an address may still ask for a part of the first. */
const SHOWN = ['open', 'waiting', 'done'] as const satisfies readonly MineGroup[]

/** The tasks assigned to the reader in all workspaces (`مهامي`): late, today, this week and later under each other, waiting, done. */
export function MyTasksPage() {
  const { t } = useTranslation('work')
  const asked: { group?: unknown } = useSearch({ strict: false })
  const group = oneOf(MINE_GROUPS, asked.group) ?? 'open'
  const sectionOf = useSections()
  const rows = useInfiniteQuery(taskQueries.mine(group))
  const counts = useQuery(taskQueries.mineCounts()).data?.counts
  const navigate = useNavigate()
  useFollowLists(mineLists)
  const open = ({ id, project, workspace }: PlacedTask) => void navigate({ href: taskPath(id, { ...project, workspace }) })
  return (
    <>
      <PageHeader
        title={t('myTasks')}
        count={counts?.[group]}
        flush
        tabs={
          <ViewLinks
            label={t('shown')}
            param="group"
            views={SHOWN}
            current={oneOf(SHOWN, group) ?? 'open'}
            counts={counts}
            labelOf={(one) => t(`mine_${one}`)}
          />
        }
      />
      <DataList<PlacedTask>
        label={t('myTasks')}
        list={rows}
        keyOf={({ id }) => id}
        onOpen={open}
        {...(group === 'open' && { groupOf: sectionOf })}
        empty={{ title: t(`noneMine_${group}`), text: t('noneMineText') }}
        columns={[
          { name: 'title', head: t('taskTitle'), cell: ({ title }) => <UserText text={title} lines={1} /> },
          {
            name: 'project',
            head: t('project'),
            width: 220,
            wide: true,
            cell: ({ project, workspace }) => (
              <span className={list['name']}>
                <ColourDot colour={workspace.colour} />
                <UserText text={project.title} lines={1} />
              </span>
            ),
          },
          {
            name: 'status',
            head: t('status'),
            width: 110,
            wide: true,
            cell: ({ status }) => <StatusBadge status={status} plain />,
          },
          {
            name: 'priority',
            head: t('priority'),
            width: 70,
            wide: true,
            cell: ({ priority }) => <PriorityBars priority={priority} bare />,
          },
          {
            name: 'due',
            head: t('dueDate'),
            width: 116,
            cell: ({ dueDate, status }) => dueDate && <DueText day={dueDate} done={status === 'DONE'} />,
          },
          {
            name: 'progress',
            head: t('progress'),
            width: 150,
            wide: true,
            cell: ({ progress }) => <ProgressBar percent={progress} label={t('progress')} />,
          },
        ]}
      />
    </>
  )
}

/** In which part of the list a task stands by the day it is due, as the server counts days. */
function useSections(): (task: Pick<PlacedTask, 'dueDate'>) => string {
  const { t } = useTranslation('work')
  const today = useToday()
  const weekEnd = addDays(weekOf(today, useOrganisation()?.weekStart ?? 0), 6)
  return ({ dueDate }) => {
    if (dueDate === null || dueDate > weekEnd) return t('mine_later')
    if (dueDate < today) return t('mine_overdue')
    return t(dueDate === today ? 'mine_today' : 'mine_week')
  }
}
