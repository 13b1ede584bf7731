import { settings } from '@diwan/contract/settings/endpoints'
import { door, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const settingsProof = proof({
  probes: [
    [settings.shown, signedIn()],
    [settings.open, door('settings.view')],
    [settings.backups, door('settings.view')],
    [settings.change, door('settings.organisation', () => ({ version: 1 }))],
  ],
})
