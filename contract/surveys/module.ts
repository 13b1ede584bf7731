import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    surveys: {
      order: 130,
      status: 'COMING_SOON',
      user: ['surveys', 'surveys/details'],
      admin: ['survey', 'survey/details'],
      adminDesktopOnly: true,
      menu: {
        admin: [{ key: 'surveys', to: '/admin/survey', group: 'learning', order: 30 }],
        user: [{ key: 'Surveys', to: '/user/surveys', group: 'learning', order: 30 }],
      },
    },
  },
  flags: {
    'surveys.enter': { offers: 'all', cells: 'all' },
    'surveys.administer': { offers: 'all', cells: managed('', '', 'all') },
    'surveys.answer': { offers: 'audience all', cells: 'audience' },
    'surveys.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'surveys.results': { offers: OFFERS, cells: managed('', '', 'tree') }, // to others where the survey shares them
    'surveys.results_identified': { offers: OFFERS, cells: managed('', '', 'tree') }, // never of an anonymous survey
  },
}
