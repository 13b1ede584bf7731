import { away } from '@diwan/contract/away/endpoints'
import { door, NOBODY } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const awayProof = proof({
  probes: [
    [away.today, door('users.view', () => ({ ids: NOBODY }))],
    [away.unitsToday, door('users.view')],
    [away.unit, door('users.view', () => ({ from: '2026-11-22', to: '2026-12-05' }))],
  ],
})
