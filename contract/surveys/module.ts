import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { surveyKind, surveyResponseKind } from './kind.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    surveys: {
      order: 130,
      status: 'BETA',
      user: ['surveys', 'surveys/details'],
      admin: ['survey', 'survey/details'],
      beginnings: [{ name: 'survey', to: '/admin/survey', flag: 'create', command: 'create surveys' }],
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
    // to see that there is one; what is written of it takes `create`
    'surveys.view': { offers: 'own audience department tree all', cells: managed('audience', '', 'tree', 'audience') },
    'surveys.answer': { offers: 'audience all', cells: 'audience' },
    'surveys.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'surveys.results': { offers: OFFERS, cells: managed('', '', 'tree') }, // to others where the survey shares them
    'surveys.results_identified': { offers: OFFERS, cells: managed('', '', 'tree') }, // never of an anonymous survey
  },
  errors: {
    'surveys.unit_missing': 400,
    'surveys.not_deleted': 409,
    'surveys.answered_already': 409,
    'surveys.promised': 409,
    'surveys.wording_only': 409,
  },
  kinds: [surveyKind, surveyResponseKind],
}
