import type { ReleaseStatus } from './schemas.ts'

/** One product module: its key is the menu key of the specification in lower camel case. */
export interface ModuleEntry {
  readonly key: string
  /** Paths below `/user`, parameters with a dollar sign. */
  readonly user?: readonly string[]
  /** Paths below `/admin`. */
  readonly admin?: readonly string[]
  /** Its admin menu entry shows from 62 em upwards only (S2.55); the address works everywhere. */
  readonly adminDesktopOnly?: boolean
  /** What a new installation starts with. */
  readonly status: ReleaseStatus
  /** Always open in its area, whatever the list says (Q.25, S6.05). */
  readonly always?: boolean
  /** The portal cannot be run without it: never withdrawn, never disabled (M6). */
  readonly core?: boolean
}

const workspaceProject = 'workspaces/$id/$title/workspace-project/$projectId/$projectTitle'

/** Maps every route of the specification to its module name (S2.53). */
export const moduleRegistry = [
  { key: 'dashboard', user: ['', 'dashboard'], admin: ['', 'dashboard'], status: 'COMING_SOON', always: true, core: true },
  { key: 'tickets', user: ['tickets'], admin: ['tickets'], adminDesktopOnly: true, status: 'BETA' },
  {
    key: 'departments',
    admin: [
      'department',
      'department-group',
      'department-group-level',
      'department-group/$id/$title',
      'department-group-level/$id/$title/$levelId/$levelTitle',
    ],
    status: 'BETA',
    core: true,
  },
  { key: 'modules', admin: ['modules'], status: 'BETA', core: true },
  { key: 'settings', admin: ['setting'], status: 'BETA', core: true },
  { key: 'profile', user: ['profile'], status: 'BETA', always: true, core: true },
  { key: 'notifications', user: ['notification'], status: 'BETA', always: true, core: true },
  { key: 'chat', user: ['chat', 'old-chat'], status: 'COMING_SOON' },
  {
    key: 'workspace',
    user: [
      'workspace',
      'workspaces',
      'workspaces/$id/$title/workspace-projects',
      `${workspaceProject}/workspace-project-tasks`,
      `${workspaceProject}/workspace-project-subtasks`,
      'mhame',
      'timeline',
    ],
    status: 'COMING_SOON',
  },
  { key: 'quickTasks', user: ['quick-tasks'], status: 'COMING_SOON' },
  { key: 'notes', user: ['notes'], status: 'COMING_SOON' },
  { key: 'forms', user: ['forms'], admin: ['forms', 'form/details'], adminDesktopOnly: true, status: 'COMING_SOON' },
  {
    key: 'surveys',
    user: ['surveys', 'surveys/details'],
    admin: ['survey', 'survey/details'],
    adminDesktopOnly: true,
    status: 'COMING_SOON',
  },
  {
    key: 'training',
    user: ['training', 'training/details', 'training/details/$id'],
    admin: ['training', 'training/details'],
    adminDesktopOnly: true,
    status: 'COMING_SOON',
  },
  {
    key: 'schedule',
    user: ['schedule', 'schedule/permissions', 'schedule/meet', 'schedule/appointment'],
    admin: ['schedule'],
    status: 'COMING_SOON',
  },
  { key: 'permissions', admin: ['permissions'], status: 'COMING_SOON' },
  {
    key: 'opportunity',
    user: ['schedule/opportunity'],
    admin: ['opportunity', 'opportunity/details', 'opportunity/details/$id/$title'],
    status: 'COMING_SOON',
  },
  { key: 'meet', user: ['meet'], status: 'COMING_SOON' },
  {
    key: 'knowledgeHub',
    user: ['knowledge-base', 'knowledge-base/all-articles'],
    admin: ['knowledge-hub'],
    adminDesktopOnly: true,
    status: 'COMING_SOON',
  },
  { key: 'gallery', admin: ['gallery'], status: 'COMING_SOON' },
  { key: 'archive', user: ['archive', 'project'], admin: ['archive'], status: 'COMING_SOON' },
  { key: 'support', admin: ['support'], status: 'COMING_SOON' },
] as const satisfies readonly ModuleEntry[]

export type ModuleKey = (typeof moduleRegistry)[number]['key']

/** The entries with their optional fields visible. */
export const moduleEntries: readonly ModuleEntry[] = moduleRegistry
