import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'links.too_many': 409,
  },
}
