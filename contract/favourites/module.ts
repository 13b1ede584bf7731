import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'favourites.too_many': 409,
  },
}
