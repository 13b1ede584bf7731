import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    workspace: {
      order: 90,
      status: 'COMING_SOON',
      api: 'work',
      user: [
        'workspace',
        'workspaces',
        'workspaces/$id/$title/workspace-projects',
        'workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-tasks',
        'workspaces/$id/$title/workspace-project/$projectId/$projectTitle/workspace-project-subtasks',
        'mhame',
        'timeline',
      ],
      menu: {
        user: [{ key: 'Workspace', to: '/user/workspace', group: 'work', order: 30, go: 'W' }],
      },
    },
  },
  flags: {
    'workspace.enter': { offers: 'all', cells: 'all' },
    'workspace.view': {
      offers: 'member department group',
      cells: ['member', 'member', 'member', 'member department group', 'member department group', 'member'],
    },
    'workspace.create': { offers: 'own', cells: 'own' },
  },
}
