import { audit } from '@diwan/contract/audit/endpoints'
import { door } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const auditProof = proof({
  probes: [
    [audit.list, door('audit.view')],
    [audit.people, door('audit.view')],
    [audit.export, door('audit.view', () => ({ format: 'csv' }))],
    [audit.preview, door('audit.view', ({ groupId }) => ({ id: groupId }), '404 not_found')],
    [audit.revert, door('audit.view', ({ groupId }) => ({ id: groupId }), '404 not_found')],
  ],
})
