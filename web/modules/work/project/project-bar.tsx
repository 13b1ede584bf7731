import { taskList } from '@diwan/contract/work/list'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { useCustomFilters } from '../../custom-fields/reading.ts'
import { SaveView } from '../../saved-views/public.ts'
import { useFilterWords, type FilterName } from './use-filter-words.ts'
import { savedTasks, type TaskFilter } from './use-task-filter.ts'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

/** Nobody waits for choices that are not open. */
const FilterField = lazyExtra(() => import('./filter-field.tsx'))

interface ProjectBarProps {
  readonly project: Project
  readonly filter: TaskFilter
  readonly names: readonly FilterName[]
  /** What is shown: names of people and units in custom fields come from there. */
  readonly rows?: readonly Task[]
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/** What narrows the tasks of a project, and the way to keep it: the same over all its views. */
export function ProjectBar({ project, filter, names, rows = [], start, end }: ProjectBarProps) {
  const { t } = useTranslation('work')
  const { narrowing, narrow, clear } = filter
  const filters = shownOf(taskList, narrowing, useFilterWords(project, names, filter), useCustomFilters('task', rows))
  return (
    <FilterBar
      filters={filters}
      field={(name) => <FilterField project={project} filter={filter} name={name as FilterName} />}
      show={t('showFiltered')}
      onRemove={(name) => narrow(cleared(taskList, narrowing, name))}
      onClear={clear}
      start={start}
      end={end}
    >
      <SaveView of={savedTasks(project.id)} />
    </FilterBar>
  )
}
