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
