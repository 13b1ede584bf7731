import { importRuns } from '@diwan/contract/imports/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const importsProof = proof({
  probes: [
    [importRuns.start, signedIn({ name: 'none.known', input: {} }, 404)],
    [importRuns.list, signedIn({})],
    [importRuns.open, signedIn({ id: NOBODY }, 404)],
  ],
})
