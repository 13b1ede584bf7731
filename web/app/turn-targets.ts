import { manifests } from '../gathered.gen.ts'
import type { WebManifest } from '../kit/manifest.ts'
import type { TurnTarget } from '../kit/turn-targets.ts'

/** The targets of all modules, in the order of the menus. */
export const turnTargets: readonly TurnTarget[] = Object.values<WebManifest>(manifests)
  .flatMap(({ makes }) => makes ?? [])
  .toSorted((one, other) => one.order - other.order)
