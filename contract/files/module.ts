import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'files.not_available': 400,
    'files.too_many_unused': 429,
    'files.too_many_open': 429,
    'files.picture_unreadable': 404,
    'files.too_slow': 400,
    'files.out_of_step': 409,
  },
}
