import type { Counter } from '@diwan/contract/kit/page'
import type { Numbers, NumbersQuery } from '@diwan/contract/numbers/schemas'
import { holdsFlag } from '../../kit/access/actor.ts'
import type { NumberedList } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { closedNow } from '../releases/public.ts'

/** Each list is asked once for all of its numbers. */
export async function readNumbers(ctx: Ctx, { keys }: NumbersQuery, lists: () => readonly NumberedList[]): Promise<Numbers> {
  const asked = new Set(keys.split(','))
  const found: Record<string, Counter> = {}
  // oxlint-disable-next-line typescript/unbound-method -- a method of a plain object, which uses no this
  for (const { module, flag, queries, count } of lists()) {
    const wanted = Object.entries(queries).filter(([key]) => asked.has(key))
    if (wanted.length === 0 || !holdsFlag(ctx.actor, module, flag) || (await closedNow(ctx.db, module))) continue
    const counters = await count(
      ctx,
      wanted.map(([, query]) => query),
    )
    for (const [place, [key]] of wanted.entries()) found[key] = counters[place]!
  }
  return { numbers: found }
}
