import { taskEvents } from '@diwan/contract/work/events'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { readActors } from '../../../access/public.ts'
import { canTask } from '../../access.ts'
import { readNamed } from '../../queries/descriptions.ts'
import { readTasks } from '../../queries/tasks.ts'
import { standingOf } from '../policy.ts'
import type { Deed } from './command.ts'

/** Tells those whom the description mentions: once each, however often they are taken out and put in, and only who reads the task. */
export async function namedIn(ctx: Ctx, { db }: Tx, id: string, mentioned: readonly string[]): Promise<Deed[]> {
  const others = mentioned.filter((person) => person !== ctx.actor.id)
  if (others.length === 0) return []
  const told = await readNamed(db, id)
  const people = await readActors(
    ctx.portal,
    others.filter((person) => !told.has(person)),
  )
  const standing = await standingOf(readTasks, db, id)
  const readers = people.filter((person) => standing && canTask.view(person, standing(person))).map((person) => person.id)
  return readers.length > 0 ? [{ event: taskEvents.named, people: readers }] : []
}
