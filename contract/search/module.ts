import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'search.too_many_synonyms': 409,
  },
}
