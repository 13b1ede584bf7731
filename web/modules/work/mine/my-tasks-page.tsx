import { taskPath } from '@diwan/contract/work/addresses'
import type { PlacedTask } from '@diwan/contract/work/schemas/tasks'
import { MINE_GROUPS, type MineGroup } from '@diwan/contract/work/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
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
import { DueText } from '../due-text.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import list from '../list/list.module.css'

/** The first group of the address without one is what the day asks for. */
const GROUPS = ['today', ...MINE_GROUPS.filter((group) => group !== 'today')] as const satisfies readonly MineGroup[]

/** What is assigned to the reader in all workspaces (`مهامي`): late, today, this week, later, waiting, done. */
export function MyTasksPage() {
  const { t } = useTranslation('work')
  const asked: { group?: unknown } = useSearch({ strict: false })
  const group = oneOf(GROUPS, asked.group) ?? 'today'
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
        tabs={
          <ViewLinks
            label={t('shown')}
            param="group"
            views={GROUPS}
            current={group}
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
