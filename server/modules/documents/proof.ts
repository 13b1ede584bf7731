import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { documents } from '@diwan/contract/documents/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

const commit = {
  id: NOBODY,
  schema: PAGE_SCHEMA,
  version: 0,
  client: 'client-1',
  steps: [{ stepType: 'replace', from: 0, to: 0 }],
}

export const documentsProof = proof({
  probes: [
    [documents.open, signedIn({ id: NOBODY }, 404)],
    [documents.commit, signedIn(commit, 404)],
    [documents.steps, signedIn({ id: NOBODY, after: 0 }, 404)],
    [documents.versions, signedIn({ id: NOBODY }, 404)],
    [documents.restore, signedIn({ id: NOBODY, n: 1 }, 404)],
    [documents.import, signedIn({ id: NOBODY, name: 'x.md' }, 404)],
    [documents.version, signedIn({ id: NOBODY, n: 1 }, 404)],
  ],
})
