import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = { errors: { 'imports.running': 409 } }
