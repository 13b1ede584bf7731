import type { Project } from '@diwan/contract/work/schemas/projects'
import { TASK_PRIORITIES, TASK_STATUSES } from '@diwan/contract/work/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import type { Choice } from '../../../ui/list/choice-list.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { CustomFilter } from '../../custom-fields/public.ts'
import { taskQueries, workspaceQueries } from '../api.ts'
import { filterLabels, type FilterName } from './use-filter-words.ts'
import type { TaskFilter } from './use-task-filter.ts'
import classes from './project.module.css'

const PREFIX = 'custom.'

interface FilterFieldProps {
  readonly project: Project
  readonly filter: TaskFilter
  readonly name: FilterName | `custom.${string}`
}

/** Where the values of one filter are chosen. */
export default function FilterField({ project, filter, name }: FilterFieldProps) {
  const { narrowing, narrow } = filter
  if (name in filterLabels) return <Values project={project} filter={filter} name={name as FilterName} />
  return (
    <CustomFilter
      kind="task"
      name={name.slice(PREFIX.length)}
      value={narrowing.custom}
      onChange={(custom) => narrow({ custom })}
    />
  )
}

function Values({ project, filter: { narrowing, narrow }, name }: FilterFieldProps & { readonly name: FilterName }) {
  const { t } = useTranslation('work')
  return (
    <ValueChoices
      label={t(filterLabels[name])}
      options={useOptions(project, name)}
      value={narrowing[name]}
      onChange={(value) => narrow({ [name]: value })}
      not={name === 'status' || name === 'priority'}
    />
  )
}

function useOptions(project: Project, name: FilterName): readonly Choice[] {
  const { t } = useTranslation('kit')
  const people = useQuery({ ...workspaceQueries.people(project.workspace.id), enabled: name === 'assigneeId' })
  const labels = useQuery({ ...workspaceQueries.labels(project.workspace.id), enabled: name === 'labelId' })
  const { lists = [], milestones = [] } = useQuery(taskQueries.open(project.id)).data ?? {}
  switch (name) {
    case 'status':
      return TASK_STATUSES.map((one) => ({ value: one, label: t(`status_${one}`), shown: <StatusBadge status={one} plain /> }))
    case 'priority':
      return TASK_PRIORITIES.map((one) => ({
        value: one,
        label: t(`priority_${one}`),
        shown: <PriorityBars priority={one} />,
      }))
    case 'assigneeId':
      return (people.data?.items ?? []).map(({ person }) => ({
        value: person.id,
        label: person.fullName,
        shown: <PersonChip person={person} />,
      }))
    case 'labelId':
      return (labels.data?.items ?? []).map((label) => ({
        value: label.id,
        label: label.name,
        shown: (
          <span className={classes['choice']}>
            <ColourDot colour={label.colour} />
            <UserText text={label.name} lines={1} />
          </span>
        ),
      }))
    case 'listId':
      return lists.map(({ id, title }) => ({ value: id, label: title }))
    case 'milestoneId':
      return milestones.map(({ id, title }) => ({ value: id, label: title }))
  }
}
