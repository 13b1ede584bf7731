import {
  IconArticle,
  IconCalendarPlus,
  IconListCheck,
  IconMessage,
  IconNote,
  IconSubtask,
  IconTicket,
  type Icon,
} from '@tabler/icons-react'

interface Target {
  /** Its words: `do_<name>`. */
  readonly name: 'message' | 'task' | 'quickTask' | 'ticket' | 'note' | 'article' | 'meeting'
  readonly action: string
  /** The right without which it is not offered. */
  readonly needs: readonly [module: string, flag: string]
  readonly icon: Icon
  /** What is asked first; where an editor makes it, that is opened. */
  readonly asks?: 'chat' | 'project' | 'group' | 'editor'
}

/** What can be made of a record, in the order of the menus. */
export const TARGETS: readonly Target[] = [
  { name: 'task', action: 'workspace.make', needs: ['workspace', 'edit'], icon: IconSubtask, asks: 'project' },
  { name: 'quickTask', action: 'quickTasks.make', needs: ['quickTasks', 'create'], icon: IconListCheck },
  { name: 'ticket', action: 'tickets.make', needs: ['tickets', 'create'], icon: IconTicket, asks: 'group' },
  { name: 'note', action: 'notes.make', needs: ['notes', 'create'], icon: IconNote },
  { name: 'meeting', action: 'schedule.plan', needs: ['schedule', 'meetings.create'], icon: IconCalendarPlus, asks: 'editor' },
  { name: 'article', action: 'knowledgeHub.make', needs: ['knowledgeHub', 'create'], icon: IconArticle },
  { name: 'message', action: 'chat.say', needs: ['chat', 'send'], icon: IconMessage, asks: 'chat' },
]
export type { Target }
