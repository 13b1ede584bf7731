import { MAX_BULK } from '@diwan/contract/bulk/limits'
import type { Direction } from '@diwan/contract/kit/list'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { taskList } from '@diwan/contract/work/list'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { ListMenu } from '../../../ui/list/list-menu.tsx'
import { SortChoice } from '../../../ui/list/sort-choice.tsx'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { useTaskBulk } from '../bulk/task-bulk.tsx'
import { GroupChoice } from '../project/group-choice.tsx'
import { ProjectBar } from '../project/project-bar.tsx'
import { TABLE_FILTERS } from '../project/use-filter-words.ts'
import { TABLE_WAYS, TASK_STATES, useTaskFilter } from '../project/use-task-filter.ts'
import { AddRow } from './add-row.tsx'
import classes from './table.module.css'
import { TaskRows } from './task-rows.tsx'
import { useTaskColumns } from './use-task-columns.tsx'
import { lazyDialog, lazyExtra, lazyPart } from '../../../ui/lazy-part.tsx'

/** Only where they are asked for. */
const TaskGroups = lazyPart(() => import('./task-groups.tsx'))
const ImportItem = lazyExtra(() => import('./import-item.tsx'))
const ImportTasks = lazyDialog(() => import('./import-tasks.tsx'))
const BulkBar = lazyExtra(async () => ({ default: (await import('../../bulk/public.ts')).BulkBar }))
const BulkRuns = lazyExtra(async () => ({ default: (await import('../../bulk/public.ts')).BulkRuns }))
const RunsLater = lazyExtra(async () => ({ default: (await import('../../bulk/public.ts')).RunsLater }))

interface TaskTableProps {
  readonly project: Project
  readonly openedId: string | undefined
}

/** The tasks of a project as a table: sorted, grouped and narrowed by its address, changed in place, several at once. */
export default function TaskTable({ project, openedId }: TaskTableProps) {
  const { t } = useTranslation(['work', 'kit'])
  const filter = useTaskFilter()
  const { state, tableBy, narrowing, sort, direction } = filter
  const narrowed = { view: state, ...narrowing }
  const asked = { ...narrowed, projectId: project.id, sort, direction }
  const { rows, onRows } = useShownRows()
  const onOnly = useCallback((some: readonly Task[]) => onRows('all', some), [onRows])
  const selection = useSelection(rows, MAX_BULK)
  const chosen = useEver(selection.rows.length > 0)
  const bulk = useTaskBulk(project)
  const may = project.can.edit
  const [bringing, bring] = useState(false)
  const shared = {
    order: { sort, direction, change: (by: string, way: Direction) => filter.order(by as typeof sort, way) },
    selection: may ? selection : undefined,
    current: openedId,
  }
  const unmatched =
    Object.keys(narrowing).length > 0 ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: filter.clear } : undefined
  return (
    <div>
      <ProjectBar
        project={project}
        filter={filter}
        names={TABLE_FILTERS}
        rows={rows}
        start={
          <ViewLinks
            segmented
            label={t('shown')}
            param="state"
            views={TASK_STATES}
            current={state}
            labelOf={(one) => t(`state_${one}`)}
          />
        }
        end={
          <>
            <GroupChoice ways={TABLE_WAYS} current={tableBy ?? 'none'} />
            <SortChoice
              sorts={taskList.sorts}
              value={{ sort, direction }}
              labelOf={(by, way) => t(`sort_${by}_${way}`)}
              onChange={filter.order}
            />
            <ListMenu
              export={{ file: (format) => fileAddress(tasks.export, { ...asked, format }) }}
              columns={{ name: 'tasks', of: useTaskColumns(project) }}
              onChoose={may ? selection.begin : undefined}
            >
              {may && (
                <Suspense>
                  <ImportItem onClick={() => bring(true)} />
                  <RunsLater of={bulk} />
                </Suspense>
              )}
            </ListMenu>
          </>
        }
      />
      <Suspense>{may && <BulkRuns of={bulk} />}</Suspense>
      <div className={may ? classes['rows'] : undefined}>
        {tableBy === undefined ? (
          <TaskRows project={project} asked={asked} unmatched={unmatched} onRows={onOnly} {...shared} />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <TaskGroups
              key={tableBy}
              project={project}
              by={tableBy}
              narrowed={narrowed}
              asked={asked}
              shared={shared}
              onRows={onRows}
            />
          </Suspense>
        )}
      </div>
      {may && <AddRow project={project} />}
      <Suspense>{bringing && <ImportTasks projectId={project.id} onClose={() => bring(false)} />}</Suspense>
      <Suspense>{may && chosen && <BulkBar of={bulk} selection={selection} />}</Suspense>
    </div>
  )
}

/** What is shown of all groups, each task once. */
function useShownRows() {
  const [shown, show] = useState<Readonly<Record<string, readonly Task[]>>>({})
  const onRows = useCallback((group: string, some: readonly Task[]) => show((now) => ({ ...now, [group]: some })), [])
  const rows = useMemo(
    () => [...new Map(Object.values(shown).flatMap((some) => some.map((task) => [task.id, task] as const))).values()],
    [shown],
  )
  return { rows, onRows }
}
