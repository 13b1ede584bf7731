import { MAX_GROUPS } from '@diwan/contract/work/limits'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { TableGroups, Task } from '@diwan/contract/work/schemas/tasks'
import { NO_GROUP, type TableGroup, type TaskPriority } from '@diwan/contract/work/vocabulary'
import { Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { taskQueries, type GroupsAsked, type TaskAsked } from '../api.ts'
import { Count } from '../board/count.tsx'
import { TaskRows } from './task-rows.tsx'
import classes from './table.module.css'

type Group = TableGroups['items'][number]
type Shared = Omit<Parameters<typeof TaskRows>[0], 'project' | 'asked' | 'label' | 'onRows'>

interface TaskGroupsProps {
  readonly project: Project
  readonly by: TableGroup
  /** What is counted, and what each group is asked for. */
  readonly narrowed: GroupsAsked
  readonly asked: TaskAsked
  readonly shared: Shared
  readonly onRows: (group: string, rows: readonly Task[]) => void
}

/** So many groups are open from the start. */
const OPEN = 6

/** The tasks of a project group by group, each a list of its own. */
export default function TaskGroups({ project, by, narrowed, asked, shared, onRows }: TaskGroupsProps): ReactNode {
  const { t } = useTranslation(['work', 'kit'])
  const { data, error, refetch } = useQuery({
    ...taskQueries.tableGroups(project.id, by, narrowed),
    placeholderData: keepPreviousData,
  })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  if (data.items.length === 0) return <EmptyState title={t('noTasks')} text={t('noTasksText')} literally="noData" />
  const titleOf = ({ key, person, label, title }: Group): string => {
    if (by === 'priority') return t(`priority_${key as TaskPriority}`, { ns: 'kit' })
    const none = { assignee: 'nobody', label: 'noLabels', milestone: 'noMilestone', list: 'list' } as const
    return person?.fullName ?? label?.name ?? title ?? t(none[by])
  }
  return (
    <>
      {data.items.map((group, place) => (
        <GroupRows
          key={group.key ?? NO_GROUP}
          project={project}
          group={group}
          title={titleOf(group)}
          asked={{ ...asked, within: `${by}.${group.key ?? NO_GROUP}` }}
          begins={place < OPEN}
          shared={shared}
          onRows={onRows}
        />
      ))}
      {data.more && (
        <Text c="dimmed" size="sm" p={12}>
          {t('groupsLeftOut', { count: MAX_GROUPS })}
        </Text>
      )}
    </>
  )
}

interface GroupRowsProps extends Pick<TaskGroupsProps, 'project' | 'asked' | 'shared' | 'onRows'> {
  readonly group: Group
  readonly title: string
  readonly begins: boolean
}

function GroupRows({ project, group, title, asked, begins, shared, onRows }: GroupRowsProps) {
  const [opened, open] = useState(begins)
  const id = useId()
  const { key, person, label, count } = group
  const tell = useCallback((rows: readonly Task[]) => onRows(key ?? NO_GROUP, rows), [onRows, key])
  const turn = () => {
    if (opened) tell([])
    open(!opened)
  }
  return (
    <section className={classes['group']} aria-label={title} data-group={key ?? NO_GROUP}>
      <h2>
        <button type="button" aria-expanded={opened} aria-controls={id} onClick={turn}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
          {person && <AssigneeSign assignee={person} none="" />}
          {label && <ColourDot colour={label.colour} size={8} />}
          <UserText text={title} lines={1} />
          <Count count={count.count} more={count.more} most={null} />
        </button>
      </h2>
      <div id={id}>{opened && <TaskRows project={project} asked={asked} label={title} onRows={tell} {...shared} />}</div>
    </section>
  )
}
