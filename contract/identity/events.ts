import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

/** What happened to somebody's account; the object is the person. Never a secret among the details. */
export const identityEvents = {
  passwordReset: event('identity.passwordReset', z.object({ endedSessions: z.int() })),
  profileChanged: event('identity.profileChanged', Difference),
  passwordChanged: event('identity.passwordChanged', z.object({ endedSessions: z.int() })),
  sessionEnded: event('identity.sessionEnded', z.object({ sessionId: Uuid })),
  otherSessionsEnded: event('identity.otherSessionsEnded', z.object({ endedSessions: z.int() })),
}
