import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'

/** Of old facts nobody knows how many tokens ended: none did. */
const ended = z.object({ endedSessions: z.int(), endedTokens: z.int().default(0) })

/** What happened to somebody's account; the object is the person. Never a secret among the details. */
export const identityEvents = {
  /** Written with its session, by hand: a sign-in is counted in statements. */
  signedIn: event(
    'identity.signedIn',
    z.object({ sessionId: Uuid, browser: z.string().nullable(), system: z.string().nullable(), address: z.string() }),
  ),
  /** From a browser this person was not seen with before; the first sign-in of all is no news. */
  newDevice: event(
    'identity.newDevice',
    z.object({ browser: z.string().nullable(), system: z.string().nullable(), address: z.string() }),
  ),
  apiTokenMade: event('identity.apiTokenMade', z.object({ tokenId: Uuid, name: z.string(), expiryDate: Seconds })),
  apiTokenRevoked: event('identity.apiTokenRevoked', z.object({ tokenId: Uuid, name: z.string() })),
  /** Revoked by an administrator. */
  apiTokenWithdrawn: event('identity.apiTokenWithdrawn', z.object({ tokenId: Uuid, name: z.string() })),
  /** With the link of a mail: somebody arrived. */
  invitationAccepted: event('identity.invitationAccepted', z.object({})),
  passwordReset: event('identity.passwordReset', ended),
  profileChanged: event('identity.profileChanged', Difference),
  passwordChanged: event('identity.passwordChanged', z.object({ endedSessions: z.int() })),
  /** By an account administrator. */
  accountChanged: event('identity.accountChanged', Difference),
  accountUnlocked: event('identity.accountUnlocked', z.object({ lockedUntil: Seconds })),
  allSessionsEnded: event('identity.allSessionsEnded', ended),
  sessionEnded: event('identity.sessionEnded', z.object({ sessionId: Uuid })),
  otherSessionsEnded: event('identity.otherSessionsEnded', ended),
}
