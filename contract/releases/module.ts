import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    modules: {
      order: 40,
      status: 'BETA',
      admin: ['modules'],
      core: true,
      menu: {
        admin: [{ key: 'modules', to: '/admin/modules', group: 'management', order: 60 }],
      },
    },
  },
  flags: {
    'modules.administer': { offers: 'all', cells: managed('', '', '', 'all') },
    'modules.view': { offers: 'all', cells: managed('', '', '', 'all') },
    'modules.status': { offers: 'all', cells: ['', '', '', '', 'all', 'all'] },
    'modules.version': { offers: 'all', cells: ['', '', '', '', 'all', 'all'] },
    'modules.colours': { offers: 'all', cells: ['', '', '', '', 'all', 'all'] },
  },
  errors: {
    'modules.core': 409,
    'modules.not_built': 409,
    'modules.version_not_newer': 409,
  },
}
