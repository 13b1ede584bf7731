import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'guests.link_over': 404,
  },
}
