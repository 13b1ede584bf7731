import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { find } from '@diwan/contract/find/endpoints'
import type { FoundKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readClosed } from '../../releases/public.ts'

type Input = InputOf<typeof find.search>
type Found = OutputOf<typeof find.search>

/** So many kinds are searched at a time: one search leaves connections to others. */
const BESIDE = 4

/** Every kind this caller may see any of, in the order of the house; of a closed module none. */
export const searchAll =
  (kinds: () => readonly FoundKind[]) =>
  async (ctx: Ctx, { q, kinds: wanted, after, limit }: Input): Promise<Found> => {
    if (q === '') return { groups: [] }
    const closed = await readClosed(ctx.db)
    const open = kinds().filter(
      ({ kind, flag, module }) =>
        (!wanted || wanted.includes(kind)) && ctx.actor.grants.has(flag) && !(module !== undefined && closed.has(module)),
    )
    const groups: Found['groups'] = []
    for (let from = 0; from < open.length; from += BESIDE) {
      const some = open.slice(from, from + BESIDE)
      const pages = await Promise.all(
        some.map(async (one) => ({ kind: one.kind, ...(await one.find(ctx, { q, after, limit })) })),
      )
      groups.push(...pages)
    }
    return { groups }
  }
