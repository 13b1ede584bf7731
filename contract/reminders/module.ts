import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'reminders.too_many': 409,
  },
}
