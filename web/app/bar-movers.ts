import { manifests } from '../gathered.gen.ts'
import type { BarMover, WebManifest } from '../kit/manifest.ts'

/** How records are moved on a line of time and in a calendar, of all modules. */
export const barMovers: readonly BarMover[] = Object.values<WebManifest>(manifests).flatMap(({ moves }) => moves ?? [])
