/** Free of schemas, so that the shell can name these without loading them. */
export const ROLES = ['USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Ordinary users live in `/user`; everybody else starts in `/admin`. */
export const isAdminSide = (role: Role): boolean => role !== 'USER'

export const RELATIONS = [
  'own',
  'participant',
  'assigned',
  'group',
  'department',
  'tree',
  'member',
  'audience',
  'step',
  'all',
] as const
export type Relation = (typeof RELATIONS)[number]

/** What lies within a relation besides itself. Relations of different kinds do not compare. */
const narrower: Readonly<Partial<Record<Relation, readonly Relation[]>>> = {
  all: RELATIONS,
  tree: ['department', 'group'],
  department: ['group'],
}

/** Whether who holds these relations holds this one as well: nobody grants more than that. */
export const covers = (granted: readonly Relation[], wanted: Relation): boolean =>
  granted.some((one) => one === wanted || narrower[one]?.includes(wanted) === true)

/** Without these nobody could put anything right again: SUPER_ADMIN keeps `all` of each, as a role and as a person. */
export const LASTING_FLAGS: readonly string[] = [
  'settings.administer',
  'settings.view',
  'settings.roles',
  'users.view',
  'users.create',
  'users.update',
  'users.disable',
  'users.grant_super_admin',
  'departments.administer',
  'departments.view',
  'departments.manage',
  'modules.administer',
  'modules.view',
  'modules.status',
  'audit.view',
]

/** The reader of S6.07 and S6.08: what is absent is false. */
/** What of the stored permissions says whether a flag is held. */
type Held = { readonly module_name: string; readonly flags: Readonly<Record<string, boolean>> }

export function holds(permissions: readonly Held[], module: string, flag: string): boolean {
  const entry = permissions.find((permission) => permission.module_name === module)
  return entry !== undefined && Object.hasOwn(entry.flags, flag) && entry.flags[flag] === true
}
