import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

const OFFERS = 'own assigned all'

export const manifest: Manifest = {
  keys: {
    support: {
      order: 220,
      status: 'BETA',
      admin: ['support'],
      beginnings: [{ name: 'inquiry', to: '?inquiry=new', flag: 'create' }],
      menu: {
        admin: [{ key: 'support', to: '/admin/support', group: 'management', order: 20 }],
      },
    },
  },
  flags: {
    'support.administer': { offers: 'all', cells: managed('', 'all', '', 'all') },
    'support.create': { offers: 'own', cells: 'own' },
    'support.view': { offers: OFFERS, cells: managed('own', 'assigned', '', 'own') },
    /** Assign, ask, answer, convert, mark as spam, merge, close. */
    'support.answer': { offers: OFFERS, cells: managed('', 'assigned', '') },
    /** Opens inquiries of the category `technical`, and counts as `answer` there. */
    'support.technical': { offers: 'all', cells: managed('', '', '', 'all') },
    'support.canned_answers': { offers: 'all', cells: managed('', '', '') },
  },
  errors: {
    'support.cannot_take': 400,
    'support.other_asker': 409,
    'support.merged_into_itself': 409,
    'support.link_over': 404,
    'support.mail_not_set_up': 503,
    'support.version_released': 409,
  },
  found: ['inquiry'],
  drafts: ['inquiry', 'inquiry_answer', 'inquiry_question', 'inquiry_note', 'inquiry_reply'],
  audiences: { inquiry: ['asker', 'staff'] },
}
