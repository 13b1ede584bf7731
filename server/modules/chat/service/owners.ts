import { chatEvents } from '@diwan/contract/chat/events'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { setDegree } from '../../people/public.ts'
import { presentPerson } from '../../users/public.ts'
import { lockChat } from '../queries/chat.ts'
import { findHeirs } from '../queries/owners.ts'
import { deliveryFor } from '../topics.ts'
import { line } from './talk.ts'

/** At most this many groups in one night; the rest follow in the next. */
const A_NIGHT = 500

/** A group whose owners have all gone gets an admin as its owner, else a member, the oldest account first, so that somebody can still manage and delete it. */
export async function giveOwners(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  for (const { id } of await findHeirs(portal.db, {}, A_NIGHT))
    await write(ctx, async (tx) => {
      const row = await lockChat(tx.db, PORTAL, id)
      const [heir] = row ? await findHeirs(tx.db, { id }, 1) : []
      if (!row || !heir) return null
      await setDegree(tx.db, id, heir.user_id, 'owner')
      const person = presentPerson(heir.user_id, heir.full_name, heir.photo_id)
      tx.record(chatEvents.handedOver, { id, person, by: null }, deliveryFor(row))
      await line(ctx, tx, row, 'handed_over', { people: [heir.user_id] })
      return null
    })
}
