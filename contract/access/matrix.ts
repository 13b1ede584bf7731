import type { Relation, Role } from './vocabulary.ts'
import { ROLES } from './vocabulary.ts'

/** Cells in the order of ROLES; '' is the empty set. */
type Row = readonly [string, string, string, string, string, string]

const everybody = (cell: string): Row => [cell, cell, cell, cell, cell, cell]
/** ADMIN and SUPER_ADMIN; what comes before is `below` them, what comes after SYSTEM_ADMIN's. */
const managed = (user: string, tech: string, coordinator: string, system = ''): Row => [
  user,
  tech,
  coordinator,
  'all',
  'all',
  system,
]

interface Flag {
  /** Relations that mean something for this flag: the editor offers these and no other. */
  readonly offers: readonly Relation[]
  readonly cells: Row
}

const relationsOf = (cell: string): Relation[] => cell.split(' ').filter(Boolean) as Relation[]

const of = (offered: string, rows: Readonly<Record<string, Row>>): [string, Flag][] =>
  Object.entries(rows).map(([name, cells]) => [name, { offers: relationsOf(offered), cells }])

/**
 * The default rights, one row per flag. Every role but SYSTEM_ADMIN also holds the USER cell.
 * `enter` opens a module's page in the user area, `administer` its page in the admin area; neither opens a record.
 * What is no relation in access.md (14 days, before APPROVED, roles one may grant, configuration only) is a rule of its
 * service; a flag nobody asks for yet stands here so that the editor shows the whole matrix.
 */
const table: readonly [string, Flag][] = [
  ...of('all', {
    'dashboard.enter': everybody('all'),
    'dashboard.administer': managed('', 'all', 'all', 'all'),
    'tickets.enter': everybody('all'),
    'tickets.administer': managed('', 'all', 'all'),
    'departments.administer': managed('', '', 'all', 'all'),
    'modules.administer': managed('', '', '', 'all'),
    'settings.administer': managed('', '', '', 'all'),
    'notifications.enter': everybody('all'),
    'profile.enter': everybody('all'),
    'chat.enter': everybody('all'),
    'workspace.enter': everybody('all'),
    'quickTasks.enter': everybody('all'),
    'notes.enter': everybody('all'),
    'forms.enter': everybody('all'),
    'forms.administer': managed('', '', 'all'),
    'surveys.enter': everybody('all'),
    'surveys.administer': managed('', '', 'all'),
    'training.enter': everybody('all'),
    'training.administer': managed('', '', 'all'),
    'schedule.enter': everybody('all'),
    'schedule.administer': managed('', '', 'all'),
    'permissions.administer': managed('', '', 'all'),
    'opportunity.enter': everybody('all'),
    'opportunity.administer': managed('', '', 'all'),
    'meet.enter': everybody('all'),
    'knowledgeHub.enter': everybody('all'),
    'knowledgeHub.administer': managed('', 'all', 'all'),
    'gallery.administer': managed('', 'all', 'all'),
    'archive.enter': everybody('all'),
    'archive.administer': managed('', 'all', 'all'),
    'support.administer': managed('', 'all', '', 'all'),
  }),

  ...of('own group department tree all', {
    'dashboard.view': managed('own', 'group', 'tree'),
  }),

  ...of('own participant assigned group department tree all', {
    'tickets.create': managed('own', 'own group', 'own tree', 'own'),
    'tickets.view': managed('own participant', 'group assigned', 'tree', 'own'),
    'tickets.reply': managed('own', 'group assigned', 'tree', 'own'),
    'tickets.internal_note': managed('', 'group assigned', 'tree'),
    'tickets.assign': managed('', 'group', 'tree'),
    'tickets.change': managed('', 'group', 'tree'),
    'tickets.resolve': managed('', 'group assigned', ''),
    'tickets.confirm': everybody('own'),
    'tickets.wait': managed('', 'assigned', ''),
    'tickets.close': managed('own', 'assigned', 'tree', 'own'),
    'tickets.reopen': managed('own', 'group', 'tree', 'own'),
    'tickets.merge': managed('', 'group', ''),
    'tickets.delete': managed('', '', ''),
    'tickets.purge': ['', '', '', '', 'all', ''],
    'tickets.export': managed('own', '', 'tree'),
  }),
  ...of('all', {
    'tickets.templates': managed('', '', ''),
    'tickets.SLA': managed('', '', '', 'all'),
  }),

  ...of('audience all', { 'forms.fill': everybody('audience'), 'surveys.answer': everybody('audience') }),
  ...of('own department tree all', {
    'forms.create': managed('', '', 'tree'),
    'forms.publish': managed('', '', 'tree'),
    'forms.delete': managed('', '', 'own'),
    'surveys.create': managed('', '', 'tree'),
    'surveys.results': managed('', '', 'tree'), // to others where the survey shares them
    'surveys.results_identified': managed('', '', 'tree'), // never of an anonymous survey
  }),
  ...of('own step department tree all', {
    'forms.submissions.view': managed('own', 'step', 'tree'),
    'forms.submissions.decide': managed('', 'step', 'tree'),
  }),

  ...of('audience all', { 'training.learn': everybody('audience') }),
  ...of('own department tree all', {
    'training.create': managed('', '', 'tree'),
    'training.progress.view': managed('own', '', 'tree'),
    'training.grade': managed('', '', 'tree'),
  }),

  ...of('own audience department tree all', {
    'opportunity.view': managed('audience', 'audience', 'tree'),
    'opportunity.create': managed('', '', 'tree'), // and whoever has can_create_opportinity
    'opportunity.approve': managed('', '', 'tree'),
    'opportunity.cancel': managed('own', 'own', 'tree'),
    'opportunity.apply': ['own', 'own', 'own', 'own', 'own', ''],
    'opportunity.applications.decide': managed('', '', 'tree'),
  }),
  ...of('own department tree all', {
    'permissions.create': everybody('own'),
    'permissions.view': managed('own', 'own', 'tree'),
    'permissions.decide': managed('', '', 'tree'),
    'schedule.manage': managed('', '', 'tree'),
  }),
  ...of('participant all', { 'schedule.meetings.view': everybody('participant') }),
  ...of('audience all', { 'schedule.appointments.book': everybody('audience') }),
  ...of('own department tree all', { 'schedule.appointments.manage': managed('', 'own', 'tree') }),

  ...of('department tree all', {
    'departments.view': managed('all', 'all', 'tree', 'all'),
    'departments.manage': managed('', '', ''),
    'users.view': managed('all', 'all', 'tree', 'all'),
    'users.create': managed('', '', ''),
    'users.update': managed('', '', ''),
    'users.disable': managed('', '', ''),
    'users.delete': managed('', '', ''),
    'users.care': managed('', '', '', 'all'),
  }),
  ...of('own department tree all', { 'users.view_private': managed('own', 'own', 'own', 'own') }),
  ...of('all', {
    'users.export': managed('', '', ''),
    'users.care_everybody': ['', '', '', '', 'all', 'all'],
    'users.grant_user': managed('', '', ''),
    'users.grant_tech': managed('', '', ''),
    'users.grant_coordinator': managed('', '', ''),
    'users.grant_admin': ['', '', '', '', 'all', ''],
    'users.grant_super_admin': ['', '', '', '', 'all', ''],
    'users.grant_system_admin': ['', '', '', '', 'all', ''],
    'users.impersonate': ['', '', '', '', 'all', ''],
    'titles.manage': managed('', '', ''),
    'partners.manage': managed('', '', ''),
  }),

  ...of('own audience department tree all', {
    'knowledgeHub.view': managed('audience', 'audience', 'tree', 'audience'),
    'knowledgeHub.create': managed('', 'own', 'tree'),
    'knowledgeHub.publish': managed('', '', 'tree'),
    'gallery.view': everybody('audience'),
    'gallery.manage': managed('', 'own', 'tree'),
  }),
  ...of('own assigned all', {
    'support.create': everybody('own'),
    'support.view': managed('own', 'assigned', ''),
  }),

  ...of('all', {
    'modules.view': managed('', '', '', 'all'),
    'modules.status': ['', '', '', '', 'all', 'all'],
    'modules.version': ['', '', '', '', 'all', 'all'],
    'modules.colours': ['', '', '', '', 'all', 'all'],
    'settings.view': managed('', '', '', 'all'),
    'settings.organisation': managed('', '', ''),
    'settings.roles': ['', '', '', '', 'all', ''],
    'settings.notification': managed('', '', ''),
    'settings.module': managed('', '', '', 'all'),
    'settings.platform': ['', '', '', '', '', 'all'],
  }),
  ...of('own all', { 'audit.view': managed('own', '', '', 'all') }),

  ...of('own group department tree all', {
    'archive.view': managed('own', 'group', 'tree'),
    'archive.restore': managed('', '', ''),
    'archive.purge': ['', '', '', '', 'all', ''],
  }),

  ...of('member', { 'chat.view': everybody('member') }),
  ...of('all', { 'chat.create': everybody('all') }),
  ...of('own', { 'chat.moderate': everybody('own') }),
  ...of('member department group', {
    'workspace.view': ['member', 'member', 'member', 'member department group', 'member department group', 'member'],
  }),
  ...of('own', { 'workspace.create': everybody('own') }),
  ...of('own member', { 'notes.view': everybody('own member'), 'quickTasks.view': everybody('own member') }),
  ...of('participant', { 'meet.join': everybody('participant') }),
  ...of('own', { 'notifications.view': everybody('own'), 'profile.view': everybody('own') }),
]

/** Every flag there is, by its full name: `tickets.view`. */
export const matrixFlags: ReadonlyMap<string, Flag> = new Map(table)

/** `forms.submissions.view` is the flag `submissions.view` of the module `forms`. */
export function flagParts(name: string): { module: string; flag: string } {
  const dot = name.indexOf('.')
  return { module: name.slice(0, dot), flag: name.slice(dot + 1) }
}

export interface Grant {
  readonly role: Role
  readonly module: string
  readonly flag: string
  readonly relations: readonly Relation[]
}

/** The matrix as grants; a flag a role does not hold has no entry. */
export function defaultGrants(): Grant[] {
  return table.flatMap(([name, { cells }]) =>
    ROLES.map((role, index) => {
      const own = relationsOf(cells[index] ?? '')
      const inherited = role === 'SYSTEM_ADMIN' ? [] : relationsOf(cells[0])
      return { role, ...flagParts(name), relations: [...new Set([...inherited, ...own])] }
    }).filter((grant) => grant.relations.length > 0),
  )
}
