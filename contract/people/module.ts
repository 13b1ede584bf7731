import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'people.cannot_be_added': 400,
    'people.too_many': 409,
    'people.last_owner': 409,
  },
}
