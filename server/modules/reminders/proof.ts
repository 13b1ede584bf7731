import { reminders } from '@diwan/contract/reminders/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

const LATER = 253_402_300_799

export const remindersProof = proof({
  probes: [
    [reminders.list, signedIn()],
    [reminders.set, signedIn({ objectId: NOBODY, at: LATER }, 404)],
    [reminders.snooze, signedIn({ id: NOBODY, at: LATER }, 404)],
    [reminders.dismiss, signedIn({ id: NOBODY }, 404)],
  ],
})
