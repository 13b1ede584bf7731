import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'labels.taken': 409,
    'labels.too_many': 409,
    'labels.not_available': 400,
  },
}
