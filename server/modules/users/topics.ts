import type { Actor } from '../../kit/access/actor.ts'
import { holdsFlag } from '../../kit/access/actor.ts'

/** Lists of people, titles and partners that may look different now. */
export const TOPIC = 'users'

export const heardBy = (actor: Actor): string[] => (holdsFlag(actor, 'users', 'view') ? [TOPIC] : [])
