import { IconCheckbox, IconChecklist, IconFolder, IconLayoutBoard, IconSubtask, IconTimeline } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { taskMoves } from './model/task-moves.ts'

const project = '/user/workspaces/$id/$title/workspace-project/$projectId/$projectTitle'

/** With the file that registers the writes. */
const loadTick = async () => (await Promise.all([import('./model/tick.ts'), import('./api.ts')]))[0]

export const manifest = {
  ticks: [{ kind: 'task', load: loadTick }],
  moves: taskMoves,
  keys: {
    workspace: {
      icon: IconLayoutBoard,
      places: { '/user/mhame': IconCheckbox, '/user/timeline': IconTimeline },
      screens: [
        '/user/workspace',
        '/user/workspaces',
        '/user/workspaces/$id/$title/workspace-projects',
        `${project}/workspace-project-tasks`,
        `${project}/workspace-project-subtasks`,
        '/user/mhame',
        '/user/timeline',
      ],
    },
  },
  found: {
    workspace: { icon: IconLayoutBoard, order: 20, flag: ['workspace', 'view'] },
    project: { icon: IconFolder, order: 21, flag: ['workspace', 'view'] },
    task: { icon: IconChecklist, order: 22, flag: ['workspace', 'view'] },
  },
  personWays: [
    {
      name: 'assign',
      of: 'task',
      order: 5,
      key: 'workspace',
      needs: ['workspace', 'edit'],
      icon: IconChecklist,
      stroke: { code: 'KeyA' },
      Dialog: lazyDialog(async () => (await Promise.all([import('./task/assign-new.tsx'), import('./api.ts')]))[0]),
    },
  ],
  makes: [
    {
      name: 'task',
      order: 1,
      action: 'workspace.make',
      needs: ['workspace', 'edit'],
      icon: IconSubtask,
      asks: [{ field: 'projectId' }, { field: 'listId', optional: true }],
    },
  ],
} as const satisfies WebManifest
