import { labels } from '@diwan/contract/labels/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

const looks = { name: 'وسم', colour: 'blue' } as const

export const labelsProof = proof({
  probes: [
    [labels.list, signedIn()],
    [labels.create, signedIn({ scopeId: NOBODY, ...looks }, 404)],
    [labels.change, signedIn({ id: NOBODY, version: 1, ...looks }, 404)],
    [labels.remove, signedIn({ id: NOBODY }, 404)],
  ],
})
