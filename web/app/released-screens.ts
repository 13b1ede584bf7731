import type { ModuleKey } from '@diwan/contract/modules/registry'

/**
 * The screens that exist, by module. A module without an entry says that it is coming, whatever its release status; its
 * routes name the coming-soon page. Whoever builds one adds it here and names the new screen in its route file.
 */
export const RELEASED_SCREENS: Readonly<Partial<Record<ModuleKey, readonly string[]>>> = {
  tickets: ['/user/tickets', '/admin/tickets', '/ticket-thread/$id'],
  profile: ['/user/profile'],
  settings: ['/admin/setting'],
  notifications: ['/user/notification'],
  modules: ['/admin/modules'],
  departments: [
    '/admin/department',
    '/admin/department-group',
    '/admin/department-group-level',
    '/admin/department-group/$id/$title',
    '/admin/department-group-level/$id/$title/$levelId/$levelTitle',
  ],
}
