import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {}
