/** What each role begins with, in the order of ROLES: names of relations with spaces between, '' for none. */
export type Cells = readonly [string, string, string, string, string, string]

/** ADMIN and SUPER_ADMIN hold all of it; before them stand the roles below, last SYSTEM_ADMIN. */
export const managed = (user: string, tech: string, coordinator: string, system = ''): Cells => [
  user,
  tech,
  coordinator,
  'all',
  'all',
  system,
]
