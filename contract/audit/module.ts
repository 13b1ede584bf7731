import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  flags: {
    'audit.view': { offers: 'own all', cells: managed('own', '', '', 'all') },
  },
  errors: {
    'audit.not_revertable': 409,
  },
}
