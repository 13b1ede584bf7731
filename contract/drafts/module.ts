import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'drafts.sent': 409,
    'drafts.too_many': 409,
  },
}
