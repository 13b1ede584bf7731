import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Probe, ProbeOf } from './probe.ts'
import { probesOfModules, proofs } from './proofs.ts'
import type { Proof } from './proof.ts'

/** Every module brings its own. */
export const probes: ReadonlyMap<Endpoint, Probe> = new Map(probesOfModules)

export function probesOf<K extends Probe['kind']>(kind: K) {
  return probesOfModules.flatMap(([endpoint, probe]) => (probe.kind === kind ? [{ endpoint, probe: probe as ProbeOf<K> }] : []))
}

const kinds = new Map(
  proofs.flatMap((proof) =>
    (proof.probes ?? []).flatMap(([endpoint, { kind }]) => (kind === 'record' ? [[endpoint, proof]] : [])),
  ),
)

/** Of which kind the record is that this endpoint asks for by its id. */
export const proofOf = (endpoint: Endpoint): Proof | undefined => kinds.get(endpoint)
