import type { ColumnNames } from '../kit/import.ts'

/** In rising order: a reader reads, a member works, an admin also decides about people and names, an owner also about its end. */
export const WORKSPACE_DEGREES = ['reader', 'member', 'admin', 'owner'] as const
export type WorkspaceDegree = (typeof WORKSPACE_DEGREES)[number]

/** Who reads it beside its people. */
export const VISIBILITIES = ['private', 'group', 'department', 'organisation'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** The rights that a workspace carries as `can`. */
export const WORKSPACE_FLAGS = ['view', 'edit', 'manage', 'delete'] as const

export const PROJECT_STATUSES = ['DRAFT', 'OPEN', 'PENDING', 'DONE', 'CANCELED'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** Of the list of a workspace. */
export const PROJECT_VIEWS = ['current', 'archived'] as const

/** What is shown of a workspace: its projects, or the time spent in them. */
export const WORKSPACE_MODES = [...PROJECT_VIEWS, 'time'] as const

/** The rights that a project carries as `can`. */
export const PROJECT_FLAGS = ['view', 'edit', 'archive', 'manage'] as const

/** The rights that a template of projects carries as `can`. */
export const TEMPLATE_FLAGS = ['view', 'edit'] as const

/** Each task of a project counts the same, or by its working days. */
export const WEIGHTS = ['count', 'duration'] as const
export type Weight = (typeof WEIGHTS)[number]

export const TASK_STATUSES = ['NEW', 'OPEN', 'PENDING', 'DONE', 'CANCELED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** What a list of a board may set. */
export const LIST_STATUSES = ['NEW', 'OPEN', 'PENDING', 'DONE'] as const
export type ListStatus = (typeof LIST_STATUSES)[number]

export const TASK_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const
export type TaskPriority = (typeof TASK_PRIORITIES)[number]

/** What the cards of a board are grouped by, where it is not by its lists. */
export const BOARD_GROUPS = ['assignee', 'label', 'priority'] as const
export type BoardGroup = (typeof BOARD_GROUPS)[number]

/** What the table of a project is grouped by. */
export const TABLE_GROUPS = ['list', ...BOARD_GROUPS, 'milestone'] as const
export type TableGroup = (typeof TABLE_GROUPS)[number]
/** In a group: those without an assignee, a label or a milestone. */
export const NO_GROUP = 'none'

/** By what the time that was spent in a workspace is added up. */
export const TIME_GROUPS = ['person', 'project', 'task', 'week'] as const
export type TimeGroup = (typeof TIME_GROUPS)[number]

/** How a project is shown. */
export const PROJECT_MODES = ['board', 'table', 'calendar', 'timeline'] as const

/** What is done with many tasks at once. */
export const TASK_BULK = ['move', 'assign', 'label', 'priority', 'dates', 'milestone', 'wait', 'delete'] as const
export type TaskBulk = (typeof TASK_BULK)[number]

/** The rights that a task carries as `can`. */
export const TASK_FLAGS = ['view', 'edit'] as const

/** How the tasks of one person are grouped, across all workspaces. */
export const MINE_GROUPS = ['open', 'overdue', 'today', 'week', 'later', 'waiting', 'done'] as const
export type MineGroup = (typeof MINE_GROUPS)[number]

/** The columns of a file of tasks, as it may call them. */
export const TASK_COLUMNS = {
  title: {
    en: 'Title of the task',
    ar: 'عنوان المهمة',
    also: ['title', 'العنوان', 'summary', 'card name', 'task name', 'task', 'name', 'subject', 'issue summary', 'المهمة', 'الاسم'],
  },
  list: { en: 'List', ar: 'القائمة', also: ['list name', 'section/column', 'section', 'bucket name', 'board column'] },
  priority: { en: 'Priority', ar: 'الأولوية', also: [] },
  assignees: {
    en: 'Assignees',
    ar: 'المكلّفون',
    also: ['assignee', 'المكلف', 'members', 'assigned to', 'owner', 'assignee email'],
    type: 'list',
  },
  startDate: { en: 'Start', ar: 'البداية', also: ['start date', 'تاريخ البداية', 'start on'], type: 'day' },
  dueDate: { en: 'Due', ar: 'الاستحقاق', also: ['due date', 'تاريخ الاستحقاق', 'due on', 'deadline'], type: 'day' },
  estimate: { en: 'Estimate (minutes)', ar: 'الوقت المقدّر (بالدقائق)', also: ['estimate'], type: 'minutes' },
  labels: { en: 'Labels', ar: 'الوسوم', also: ['label', 'tags', 'card labels'], type: 'list' },
  milestone: { en: 'Milestone', ar: 'المعلم', also: [] },
  description: { en: 'Description', ar: 'الوصف', also: ['card description', 'notes', 'details'], type: 'lines' },
  status: { en: 'Status', ar: 'الحالة', also: [] },
  progress: { en: 'Progress', ar: 'التقدم', also: ['% complete'], type: 'number' },
  duration: { en: 'Working days', ar: 'أيام العمل', also: ['duration', 'المدة'], type: 'number' },
  parent: { en: 'Sub-task of', ar: 'مهمة فرعية من', also: ['parent', 'المهمة الرئيسة', 'parent task', 'parent summary'] },
  /** Its place in its list: tasks are made in this order. */
  place: { en: 'Place on the board', ar: 'الترتيب في اللوحة', also: [], type: 'number' },
} as const satisfies Record<string, ColumnNames>
export type TaskColumn = keyof typeof TASK_COLUMNS

/** Names of the statuses in files of other products. */
export const STATUS_NAMES: Readonly<Partial<Record<TaskStatus, readonly string[]>>> = {
  NEW: ['to do', 'todo', 'backlog', 'not started', 'للتنفيذ', 'لم تبدأ'],
  OPEN: ['in progress', 'doing', 'started', 'in review', 'قيد التنفيذ', 'جارية'],
  PENDING: ['waiting', 'on hold', 'blocked', 'معلّقة', 'متوقفة'],
  DONE: ['complete', 'completed', 'closed', 'resolved', 'finished', 'مكتملة', 'منتهية', 'مغلقة'],
  CANCELED: ['cancelled', "won't do", 'ملغية'],
}

/** What a file may call the priorities beside their own names. */
export const PRIORITY_NAMES: Readonly<Record<TaskPriority, readonly string[]>> = {
  LOW: ['منخفضة', 'low', 'lowest', 'minor'],
  NORMAL: ['متوسطة', 'عادية', 'normal', 'medium'],
  HIGH: ['عالية', 'high', 'highest', 'urgent', 'critical', 'major', 'عاجلة'],
}
