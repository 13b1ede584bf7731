import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: { 'canned.too_many': 409 },
}
