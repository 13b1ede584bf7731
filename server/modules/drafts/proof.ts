import { drafts } from '@diwan/contract/drafts/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const draftsProof = proof({
  probes: [
    [drafts.list, signedIn()],
    [drafts.save, signedIn({ id: NOBODY, kind: 'ticket', key: '', content: { message: 'نص' }, version: 0 })],
    [drafts.discard, signedIn({ id: NOBODY })],
  ],
})
