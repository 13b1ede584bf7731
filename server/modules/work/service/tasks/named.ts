import { taskEvents } from '@diwan/contract/work/events'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { newlyMentioned, type Mentions } from '../../../documents/public.ts'
import { readersOfTask } from '../policy.ts'
import type { CommandEffect } from './command.ts'

type Change = Pick<Mentions, 'mentioned' | 'unmentioned'>

/** Notifies the readers of a task whom its description mentions, each once, and takes back what notified those whom it mentions no more. */
export async function namedIn(ctx: Ctx, tx: Tx, id: string, change: Change): Promise<CommandEffect[]> {
  const people = await newlyMentioned(ctx, tx, {
    objectId: id,
    ...change,
    event: taskEvents.named.name,
    readers: (among) => readersOfTask(tx.db, among, id),
  })
  return people.length > 0 ? [{ event: taskEvents.named, people }] : []
}
