import { taskEvents } from '@diwan/contract/work/events'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { newlyMentioned } from '../../../documents/public.ts'
import { readersOfTask } from '../policy.ts'
import type { CommandEffect } from './command.ts'

/** Notifies the readers of a task whom its description mentions, each once. */
export async function namedIn(ctx: Ctx, tx: Tx, id: string, mentioned: readonly string[]): Promise<CommandEffect[]> {
  const people = await newlyMentioned(ctx, tx, {
    objectId: id,
    mentioned,
    event: taskEvents.named.name,
    readers: (among) => readersOfTask(tx.db, among, id),
  })
  return people.length > 0 ? [{ event: taskEvents.named, people }] : []
}
