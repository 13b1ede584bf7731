import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'custom-fields.type_fixed': 409,
  },
}
