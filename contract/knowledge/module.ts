import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { articleKind } from './kind.ts'

/** Relations to an article. */
const OFFERS = 'own audience department tree all'
const SINCE = '0.3.0'

export const manifest: Manifest = {
  keys: {
    knowledgeHub: {
      order: 190,
      status: 'BETA',
      api: 'knowledge',
      user: ['knowledge-base', 'knowledge-base/all-articles'],
      admin: ['knowledge-hub'],
      beginnings: [{ name: 'article', to: '/admin/knowledge-hub', flag: 'create', command: 'create article' }],
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
    'knowledgeHub.view': { offers: `${OFFERS} step`, cells: managed('own audience step', '', 'tree', 'audience step') },
    'knowledgeHub.create': { offers: OFFERS, cells: managed('', 'own', 'tree') },
    'knowledgeHub.publish': { offers: OFFERS, cells: managed('', '', 'tree') },
    'knowledgeHub.approve': { offers: 'step department tree all', cells: managed('step', '', 'tree', 'step') },
  },
  changedDefaults: [
    ['USER', 'audience', 'audience own step'],
    ['TECH', 'audience', 'audience own step'],
    ['COORDINATOR', 'audience tree', 'audience own step tree'],
    ['ADMIN', 'all audience', 'all audience own step'],
    ['SUPER_ADMIN', 'all audience', 'all audience own step'],
    ['SYSTEM_ADMIN', 'audience', 'audience step'],
  ].map(([role = '', from = '', to = '']) => ({ flag: 'knowledgeHub.view', role, from, to, since: SINCE })),
  errors: {
    'knowledgeHub.unit_missing': 400,
    'knowledgeHub.category_missing': 409,
    'knowledgeHub.category_inactive': 409,
    'knowledgeHub.category_too_deep': 409,
    'knowledgeHub.category_in_itself': 409,
    'knowledgeHub.too_many_categories': 409,
    'knowledgeHub.other_number': 409,
    'knowledgeHub.review_required': 409,
    'knowledgeHub.translated_already': 409,
    'knowledgeHub.owner_not_available': 400,
    'knowledgeHub.passage_missing': 409,
    'knowledgeHub.too_many_passages': 409,
  },
  kinds: [articleKind],
  drafts: ['article_comment', 'article_passage'],
}
