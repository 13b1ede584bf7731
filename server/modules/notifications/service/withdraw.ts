import type { Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { deleteTold, lockFacts, lockTold, readFactsOf, type Withdrawn } from '../queries/withdraw.ts'
import { topicOf } from '../topics.ts'

/** In the transaction that takes a part of a record away: who was told of it, and has not heard yet, hears of it no more. */
export async function withdrawNotifications({ bus }: Portal, tx: Tx, withdrawn: Withdrawn): Promise<void> {
  const { objectId } = withdrawn
  const facts = await readFactsOf(tx.db, withdrawn)
  if (facts.length === 0) return
  await lockFacts(tx.db, facts)
  const people = await lockTold(tx.db, facts, withdrawn)
  if (people.length === 0) return
  await deleteTold(tx.db, objectId, facts, people)
  tx.afterwards(() => Promise.resolve(bus.publish({ topics: people.map(topicOf) })))
}
