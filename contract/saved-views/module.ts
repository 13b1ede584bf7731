import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'saved-views.too_many': 409,
  },
}
