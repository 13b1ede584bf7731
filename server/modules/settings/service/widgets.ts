import { instantText } from '@diwan/core/formats'
import type { Widget } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readStorage } from '../../files/public.ts'
import { readDatabase } from '../queries.ts'
import { openBackups } from './settings.ts'

const PATH = '/admin/setting'
const portal = { module: 'settings', flag: 'view', area: 'admin', tab: 'portal', path: PATH, topics: ['settings'] } as const

async function healthRows(ctx: Ctx) {
  const { last, failed } = await openBackups(ctx)
  const row = (id: string, at?: number) => ({
    id,
    title: '',
    icon: 'settings',
    says: {
      word: `widget_settings_health_${id}`,
      ...(at !== undefined && { values: { at: instantText(at, ctx.actor.reading) } }),
    },
    path: PATH,
  })
  return [last ? row('backup', last.madeAt) : row('noBackup'), ...(failed ? [row('failed', failed.at)] : [])]
}

/** The widgets show the size of files and database, and the last backup. */
export const portalWidgets: readonly Widget[] = [
  {
    ...portal,
    key: 'settings.storage',
    size: 'low',
    column: 0,
    order: 1,
    read: async ({ db }) => {
      const { files, bytes } = await readStorage(db)
      const database = await readDatabase(db)
      return {
        shape: 'figures',
        items: [
          { key: 'files', value: files, unit: 'count' },
          { key: 'bytes', value: bytes, unit: 'bytes' },
          { key: 'database', value: database.bytes, unit: 'bytes' },
          { key: 'trash', value: database.trash, unit: 'count' },
        ],
      }
    },
  },
  {
    ...portal,
    key: 'settings.health',
    size: 'low',
    column: 0,
    order: 2,
    read: async (ctx) => ({ shape: 'rows', items: await healthRows(ctx) }),
  },
]
