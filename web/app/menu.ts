import type { ModuleKey } from '@diwan/contract/modules/registry'
import type { Area } from './areas.ts'

export interface MenuEntry {
  /** The literal key of the specification (S2.54, S2.57). */
  readonly key: string
  readonly to: string
  readonly module: ModuleKey
}
export interface MenuGroup {
  readonly name: 'start' | 'work' | 'learning' | 'management' | 'account'
  readonly entries: readonly MenuEntry[]
}

const entry = (key: string, to: string, module: ModuleKey): MenuEntry => ({ key, to, module })

export const menus = {
  admin: [
    { name: 'start', entries: [entry('Home', '/admin', 'dashboard')] },
    {
      name: 'work',
      entries: [
        entry('tickets', '/admin/tickets', 'tickets'),
        entry('support', '/admin/support', 'support'),
        entry('schedule', '/admin/schedule', 'schedule'),
        entry('permissions', '/admin/permissions', 'permissions'),
        entry('opportunity', '/admin/opportunity', 'opportunity'),
      ],
    },
    {
      name: 'learning',
      entries: [
        entry('knowledgeHub', '/admin/knowledge-hub', 'knowledgeHub'),
        entry('forms', '/admin/forms', 'forms'),
        entry('surveys', '/admin/survey', 'surveys'),
        entry('training', '/admin/training', 'training'),
        entry('gallery', '/admin/gallery', 'gallery'),
        entry('archive', '/admin/archive', 'archive'),
      ],
    },
    {
      name: 'management',
      entries: [
        entry('departments', '/admin/department', 'departments'),
        entry('modules', '/admin/modules', 'modules'),
        entry('settings', '/admin/setting', 'settings'),
      ],
    },
  ],
  user: [
    { name: 'start', entries: [entry('Home', '/', 'dashboard'), entry('Dashboard', '/user', 'dashboard')] },
    {
      name: 'work',
      entries: [
        entry('Tickets', '/user/tickets', 'tickets'),
        entry('Chat', '/user/chat', 'chat'),
        entry('Workspace', '/user/workspace', 'workspace'),
        entry('Quick Tasks', '/user/quick-tasks', 'quickTasks'),
        entry('Notes', '/user/notes', 'notes'),
        entry('Schedulers', '/user/schedule', 'schedule'),
        entry('Meet', '/user/meet', 'meet'),
      ],
    },
    {
      name: 'learning',
      entries: [
        entry('Knowledge Hub', '/user/knowledge-base', 'knowledgeHub'),
        entry('Forms', '/user/forms', 'forms'),
        entry('Surveys', '/user/surveys', 'surveys'),
        entry('Training', '/user/training', 'training'),
        entry('Training Details', '/user/training/details', 'training'),
        entry('Archive', '/user/archive', 'archive'),
      ],
    },
    {
      name: 'account',
      entries: [entry('Profile', '/user/profile', 'profile'), entry('Notifications', '/user/notification', 'notifications')],
    },
  ],
} as const satisfies Record<Area, readonly MenuGroup[]>
