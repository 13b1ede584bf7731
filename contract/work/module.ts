import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    workspace: {
      order: 90,
      status: 'BETA',
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
        user: [
          { key: 'Workspace', to: '/user/workspace', group: 'work', order: 30, go: 'W' },
          { key: 'My Tasks', to: '/user/mhame', group: 'start', order: 30, go: 'A', also: true },
          { key: 'Timeline', to: '/user/timeline', group: 'work', order: 31, go: 'L', also: true },
        ],
      },
    },
  },
  flags: {
    'workspace.enter': { offers: 'all', cells: 'all' },
    // who a workspace is open to reads it; writing takes membership
    'workspace.view': { offers: 'member audience', cells: 'member audience' },
    'workspace.create': { offers: 'own', cells: 'own' },
    // of those that are at least member, and at least admin
    'workspace.edit': { offers: 'member', cells: 'member' },
    'workspace.manage': { offers: 'member', cells: 'member' },
  },
  changedDefaults: [
    ...(['USER', 'TECH', 'COORDINATOR', 'SYSTEM_ADMIN'] as const).map((role) => ({
      flag: 'workspace.view',
      role,
      from: 'member',
      to: 'member audience',
      since: '0.2.0',
    })),
    ...(['ADMIN', 'SUPER_ADMIN'] as const).map((role) => ({
      flag: 'workspace.view',
      role,
      from: 'member department group',
      to: 'member audience',
      since: '0.2.0',
    })),
  ],
  errors: {
    'workspace.archived': 409,
    'workspace.unit_missing': 400,
    'workspace.not_a_member': 400,
    'workspace.list_missing': 400,
    'workspace.not_a_parent': 400,
    'workspace.milestone_missing': 400,
    'workspace.too_many_lists': 409,
    'workspace.too_many_milestones': 409,
    'workspace.too_many_items': 409,
    'workspace.too_many_files': 409,
    'workspace.items_open': 409,
    'workspace.subtasks_open': 409,
    'workspace.repeat_without_day': 409,
    'workspace.too_many_watchers': 409,
    'workspace.too_many_times': 409,
    'workspace.no_dependency': 400,
    'workspace.dependency_circle': 409,
    'workspace.too_many_dependencies': 409,
    'workspace.too_many_runs': 409,
    'workspace.too_many_planned': 409,
    'workspace.too_many_templates': 409,
    'workspace.template_too_large': 409,
    'workspace.template_missing': 400,
  },
  found: ['workspace', 'project', 'task'],
  drafts: ['task_comment'],
  audiences: { workspace: ['members'], project: ['members'], task: ['members'] },
}
