import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { find } from '@diwan/contract/find/endpoints'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import type { FoundKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readClosed } from '../../releases/public.ts'
import { unitsBelow } from '../../users/public.ts'

type Input = InputOf<typeof find.search>
type Found = OutputOf<typeof find.search>

/** So many kinds are searched at a time: one search leaves connections to others. */
const BESIDE = 4

/** Every kind this caller may see any of, in the order of the house; of a closed module none. */
export const searchAll =
  (kinds: () => readonly FoundKind[]) =>
  async (ctx: Ctx, { kinds: wanted, unit, from, to, ...asked }: Input): Promise<Found> => {
    const { q, person } = asked
    if (q === '') return { groups: [] }
    const closed = await readClosed(ctx.db)
    const open = kinds().filter(
      ({ kind, flag, module }) =>
        (!wanted || wanted.includes(kind)) && ctx.actor.grants.has(flag) && !(module !== undefined && closed.has(module)),
    )
    const needs = [
      ...(person === undefined ? [] : (['person'] as const)),
      ...(unit === undefined ? [] : (['units'] as const)),
      ...(from === undefined && to === undefined ? [] : (['time'] as const)),
    ]
    const narrowed = open.filter(({ narrows }) => needs.every((need) => narrows.includes(need)))
    const begin = (day: string) => new Date(startOfDay(ctx.actor.reading.zone, day) * 1_000)
    const sought = {
      ...asked,
      units: unit === undefined ? undefined : await unitsBelow(ctx.db, [unit]),
      from: from === undefined ? undefined : begin(from),
      until: to === undefined ? undefined : begin(addDays(to, 1)),
    }
    const groups: Found['groups'] = []
    for (let at = 0; at < narrowed.length; at += BESIDE) {
      const some = narrowed.slice(at, at + BESIDE)
      const pages = await Promise.all(some.map(async (one) => ({ kind: one.kind, ...(await one.find(ctx, sought)) })))
      groups.push(...pages)
    }
    return { groups }
  }
