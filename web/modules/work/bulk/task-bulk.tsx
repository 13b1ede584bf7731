import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { TaskBulkRow } from '@diwan/contract/work/schemas/bulk'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { TASK_BULK, type TaskBulk } from '@diwan/contract/work/vocabulary'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { runQueries, type BulkOf } from '../../bulk/public.ts'
import { TASK_RUNS } from '../api.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const BulkDialog = lazyDialog(() => import('./bulk-dialog.tsx'))

const queries = runQueries(TASK_RUNS, taskBulk)

/** What can be done with many tasks of a project at once. */
export function useTaskBulk(project: Project): BulkOf<TaskBulk, TaskBulkRow, Task> {
  const { t } = useTranslation('work')
  return {
    module: 'workspace',
    commands: TASK_BULK.map((name) => [name, 'edit'] as const),
    queries,
    words: {
      command: (name) => t(`bulk_${name}`),
      chosen: t('chosen'),
      chosenCount: (count) => t('chosenCount', { count }),
      running: t('bulkRunning'),
      settled: (of) => t('bulkSettled', of),
      done: (count) => t('bulkDone', { count }),
      refused: (count) => t('bulkRefused', { count }),
      refusedOf: (count) => t('bulkRefusedOf', { count }),
    },
    record: ({ task }, onOpen) =>
      task && (
        <Link {...linkOf(task.path)} onClick={onOpen}>
          <UserText text={task.title} />
        </Link>
      ),
    dialog: (asked) => <BulkDialog project={project} {...asked} />,
  }
}
