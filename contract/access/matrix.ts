import type { Relation, Role } from './vocabulary.ts'
import { ROLES } from './vocabulary.ts'

/** Cells in the order of ROLES; '' is the empty set. */
type Row = readonly [string, string, string, string, string, string]

const everybody = (cell: string): Row => [cell, cell, cell, cell, cell, cell]

/**
 * The default rights, one row per flag. Every role but SYSTEM_ADMIN also holds the USER cell.
 * `enter` opens a module's page in the user area, `administer` its page in the admin area; neither opens a record.
 * A row is written when the first endpoint asks for it.
 */
const rows: Readonly<Record<string, Row>> = {
  'dashboard.enter': everybody('all'),
  'dashboard.administer': ['', 'all', 'all', 'all', 'all', 'all'],

  'tickets.enter': everybody('all'),
  'tickets.administer': ['', 'all', 'all', 'all', 'all', ''],
  'tickets.create': ['own', 'own group', 'own tree', 'all', 'all', 'own'],
  'tickets.view': ['own participant', 'group assigned', 'tree', 'all', 'all', 'own'],
  'tickets.reply': ['own', 'group assigned', 'tree', 'all', 'all', 'own'],
  'tickets.internal_note': ['', 'group assigned', 'tree', 'all', 'all', ''],
  'tickets.close': ['own', 'assigned', 'tree', 'all', 'all', 'own'],

  'departments.administer': ['', '', 'all', 'all', 'all', 'all'],
  'departments.view': ['all', 'all', 'tree', 'all', 'all', 'all'],

  'users.view': ['all', 'all', 'tree', 'all', 'all', 'all'],

  'modules.administer': ['', '', '', 'all', 'all', 'all'],
  'modules.view': ['', '', '', 'all', 'all', 'all'],
  'settings.administer': ['', '', '', 'all', 'all', 'all'],

  'notifications.enter': everybody('all'),
  'notifications.view': everybody('own'),
  'profile.enter': everybody('all'),
  'profile.view': everybody('own'),

  'chat.enter': everybody('all'),
  'workspace.enter': everybody('all'),
  'quickTasks.enter': everybody('all'),
  'notes.enter': everybody('all'),
  'forms.enter': everybody('all'),
  'forms.administer': ['', '', 'all', 'all', 'all', ''],
  'surveys.enter': everybody('all'),
  'surveys.administer': ['', '', 'all', 'all', 'all', ''],
  'training.enter': everybody('all'),
  'training.administer': ['', '', 'all', 'all', 'all', ''],
  'schedule.enter': everybody('all'),
  'schedule.administer': ['', '', 'all', 'all', 'all', ''],
  'permissions.administer': ['', '', 'all', 'all', 'all', ''],
  'opportunity.enter': everybody('all'),
  'opportunity.administer': ['', '', 'all', 'all', 'all', ''],
  'meet.enter': everybody('all'),
  'knowledgeHub.enter': everybody('all'),
  'knowledgeHub.administer': ['', 'all', 'all', 'all', 'all', ''],
  'gallery.administer': ['', 'all', 'all', 'all', 'all', ''],
  'archive.enter': everybody('all'),
  'archive.administer': ['', 'all', 'all', 'all', 'all', ''],
  'support.administer': ['', 'all', '', 'all', 'all', 'all'],
}

export interface Grant {
  readonly role: Role
  readonly module: string
  readonly flag: string
  readonly relations: readonly Relation[]
}

const relationsOf = (cell: string): Relation[] => cell.split(' ').filter(Boolean) as Relation[]

/** The matrix as grants; a flag a role does not hold has no entry. */
export function defaultGrants(): Grant[] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const [module = '', flag = ''] = name.split('.')
    return ROLES.map((role, index) => {
      const own = relationsOf(row[index] ?? '')
      const inherited = role === 'SYSTEM_ADMIN' ? [] : relationsOf(row[0])
      return { role, module, flag, relations: [...new Set([...inherited, ...own])] }
    }).filter((grant) => grant.relations.length > 0)
  })
}
