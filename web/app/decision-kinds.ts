import { manifests } from '../gathered.gen.ts'
import type { DecisionKind } from '../kit/decisions.ts'
import type { WebManifest } from '../kit/manifest.ts'

/** The kinds of records that people approve, of all modules. */
export const decisionKinds: readonly DecisionKind[] = Object.values<WebManifest>(manifests).flatMap(
  ({ decisions }) => decisions ?? [],
)
