import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own audience department tree all'

export const manifest: Manifest = {
  keys: {
    knowledgeHub: {
      order: 190,
      status: 'COMING_SOON',
      api: 'knowledge',
      user: ['knowledge-base', 'knowledge-base/all-articles'],
      admin: ['knowledge-hub'],
      adminDesktopOnly: true,
      menu: {
        admin: [{ key: 'knowledgeHub', to: '/admin/knowledge-hub', group: 'learning', order: 10 }],
        user: [{ key: 'Knowledge Hub', to: '/user/knowledge-base', group: 'learning', order: 10, go: 'K' }],
      },
    },
  },
  flags: {
    'knowledgeHub.enter': { offers: 'all', cells: 'all' },
    'knowledgeHub.administer': { offers: 'all', cells: managed('', 'all', 'all') },
    'knowledgeHub.view': { offers: OFFERS, cells: managed('audience', 'audience', 'tree', 'audience') },
    'knowledgeHub.create': { offers: OFFERS, cells: managed('', 'own', 'tree') },
    'knowledgeHub.publish': { offers: OFFERS, cells: managed('', '', 'tree') },
  },
}
