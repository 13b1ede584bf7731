import type { Widget } from '../../../kit/module.ts'
import { readModules } from '../queries.ts'

/** How many modules are released, tested and coming. */
export const moduleStates: Widget = {
  key: 'modules.states',
  module: 'modules',
  flag: 'view',
  area: 'admin',
  tab: 'portal',
  size: 'middle',
  column: 1,
  order: 10,
  path: '/admin/modules',
  topics: ['modules'],
  figures: true,
  read: async ({ db }) => {
    const modules = await readModules(db)
    const part = (key: string, status: string) => ({
      key,
      value: modules.filter((one) => one.status === status).length,
      path: '/admin/modules',
    })
    return { shape: 'share', items: [part('stable', 'STABLE'), part('beta', 'BETA'), part('coming', 'COMING_SOON')] }
  },
}
