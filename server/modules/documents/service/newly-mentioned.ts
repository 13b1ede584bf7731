import { documentEvents } from '@diwan/contract/documents/events'
import type { Actor } from '../../../kit/access/actor.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { withdrawNotifications } from '../../notifications/public.ts'
import { readNamings, type Naming } from '../queries/notified.ts'

export interface Mentions {
  /** The record that the document belongs to. */
  readonly objectId: string
  readonly mentioned: readonly string[]
  /** Those who were mentioned before and are no more; nobody in a new document. */
  readonly unmentioned?: readonly string[]
  /** The name of the event that notifies people; its history keeps their ids as `people`. */
  readonly event: string
  /** Those of the people who may read the record. */
  readonly readers: (people: readonly Actor[]) => Promise<readonly Actor[]>
}

/**
 * Answers who is to be notified of a mention: each reader once, however often others write. Those who are mentioned no more lose their
 * notification, and get one when they are mentioned again. Someone who may not read the record is left out, and is notified when they are mentioned again after they may.
 */
export async function newlyMentioned(ctx: Ctx, tx: Tx, mentions: Mentions): Promise<string[]> {
  const { objectId, mentioned, unmentioned = [], event, readers } = mentions
  const others = mentioned.filter((person) => person !== ctx.actor.id)
  if (others.length === 0 && unmentioned.length === 0) return []
  const namings = await readNamings(tx.db, objectId, event)
  await takeBack(ctx, tx, mentions, namings)
  const notified = new Set(namings.flatMap(({ people }) => people))
  const people = await readActors(
    ctx.portal,
    others.filter((person) => !notified.has(person)),
  )
  return (await readers(people)).map(({ id }) => id)
}

async function takeBack(
  ctx: Ctx,
  tx: Tx,
  { objectId, event, unmentioned = [] }: Mentions,
  namings: readonly Naming[],
): Promise<void> {
  const facts = namings.filter(({ people }) => people.some((person) => unmentioned.includes(person))).map(({ fact }) => fact)
  if (facts.length === 0) return
  const people = [...unmentioned]
  tx.record(documentEvents.unmentioned, { facts, people }, { object: objectId, audience: 'staff' })
  await withdrawNotifications(ctx.portal, tx, { objectId, events: [event], people, since: new Date(0) })
}

/** The recipients of a notification whose event names `people`: those of them who are still mentioned. */
export const stillMentioned: NotificationRule['recipients'] = async ({ db }, { objectId, event, historyId }) =>
  (await readNamings(db, objectId, event)).flatMap(({ fact, people }) => (fact === historyId ? people : []))
