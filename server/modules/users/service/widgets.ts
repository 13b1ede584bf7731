import type { Widget } from '../../../kit/module.ts'
import { countUsers } from './read.ts'

/** Counts the people of each view of the directory. */
export const peopleFigures: Widget = {
  key: 'departments.people',
  module: 'departments',
  flag: 'manage',
  area: 'admin',
  tab: 'people',
  size: 'low',
  column: 0,
  order: 1,
  path: '/admin/department?tab=users',
  topics: ['users'],
  read: async (ctx) => {
    const { counts } = await countUsers(ctx, {})
    const figure = (key: keyof typeof counts, path: string) => ({
      key,
      value: counts[key]?.count ?? 0,
      unit: 'count' as const,
      path,
    })
    const people = '/admin/department?tab=users'
    return {
      shape: 'figures',
      items: [
        figure('all', people),
        figure('invited', `${people}&state=invited`),
        figure('disabled', `${people}&state=disabled`),
        figure('renaming', `${people}&state=renaming`),
      ],
    }
  },
}
