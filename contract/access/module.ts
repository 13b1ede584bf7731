import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'access.last_super_admin': 409,
    'access.not_held': 403,
    'access.owners_only': 403,
    'access.owners_alone': 403,
    'access.preview': 403,
    'access.would_lock_out': 409,
    'access.not_offered': 400,
    'access.too_many': 409,
    'access.wrong_dates': 400,
  },
}
