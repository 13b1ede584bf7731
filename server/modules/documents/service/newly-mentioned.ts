import type { Actor } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { readNotified } from '../queries/notified.ts'

interface Mentions {
  /** The record that the document belongs to. */
  readonly objectId: string
  readonly mentioned: readonly string[]
  /** The name of the event that notifies people; its history keeps their ids as `people`. */
  readonly event: string
  /** Those of the people who may read the record. */
  readonly readers: (people: readonly Actor[]) => Promise<readonly Actor[]>
}

/**
 * Whom to notify of a mention: each reader once for a record, however often they are taken out and put in again. Someone who may not read it
 * is left out, and is notified when they are mentioned again after they may.
 */
export async function newlyMentioned(ctx: Ctx, { db }: Tx, { objectId, mentioned, event, readers }: Mentions): Promise<string[]> {
  const others = mentioned.filter((person) => person !== ctx.actor.id)
  if (others.length === 0) return []
  const notified = await readNotified(db, objectId, event)
  const people = await readActors(
    ctx.portal,
    others.filter((person) => !notified.has(person)),
  )
  return (await readers(people)).map(({ id }) => id)
}
