import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { timeline } from '@diwan/contract/timeline/endpoints'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays } from '@diwan/core/hijri'
import { isWorkingDay } from '@diwan/core/working-calendar'
import { Problem } from '../../../kit/http/problem.ts'
import type { BarsAsked, TimelineSource } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readClosed } from '../../releases/public.ts'
import { readWorkingDays } from '../../settings/public.ts'

type Sources = () => readonly TimelineSource[]
type Input<E extends keyof typeof timeline> = InputOf<(typeof timeline)[E]>
type Answer<E extends keyof typeof timeline> = Promise<OutputOf<(typeof timeline)[E]>>

/** One kind after the other; a cursor says in which kind a page ended, and where. */
export const listBars =
  (sources: Sources) =>
  async (ctx: Ctx, { after, limit, kind: only, ...range }: Input<'list'>): Answer<'list'> => {
    const open = await openTo(ctx, sources(), only)
    const [kind, place] = after === undefined ? [] : placeOf(after)
    let at = kind === undefined ? 0 : open.findIndex((source) => source.kind === kind)
    if (at < 0) throw new Problem('invalid_input', { fields: [{ path: 'after', code: 'invalid_format' }] })
    let from = place
    const items: Bar[] = []
    for (; at < open.length; at += 1, from = undefined) {
      const source = open[at]!
      if (items.length === limit) return { items, next: `${source.kind}.` }
      const page = await source.bars(ctx, { ...range, after: from, limit: limit - items.length })
      items.push(...page.items)
      if (page.next !== null) return { items, next: `${source.kind}.${page.next}` }
    }
    return { items, next: null }
  }

/** `task.eyJ…`; without a place it is the beginning of a kind. */
function placeOf(after: string): [kind: string, place: string | undefined] {
  const dot = after.indexOf('.')
  return [after.slice(0, Math.max(dot, 0)), after.slice(dot + 1) || undefined]
}

/** Of what this caller sees any, and whose module is open. */
async function openTo(ctx: Ctx, sources: readonly TimelineSource[], only: string | undefined): Promise<TimelineSource[]> {
  const closed = await readClosed(ctx.db)
  return sources.filter(
    ({ kind, flag, module }) => (only === undefined || only === kind) && ctx.actor.grants.has(flag) && !closed.has(module),
  )
}

/** The first bars of each kind between two days, one query a kind, and which kinds this caller may see. */
export async function barsOfEach(ctx: Ctx, sources: Sources, asked: Omit<BarsAsked, 'after'>) {
  const open = await openTo(ctx, sources(), undefined)
  const pages = await Promise.all(open.map((source) => source.bars(ctx, { ...asked, after: undefined })))
  return {
    kinds: open.map(({ kind, type }) => ({ kind, type })),
    bars: pages.flatMap<Bar>(({ items }) => items),
    more: pages.some(({ next }) => next !== null),
  }
}

/** Everything between two days, up to a limit. */
export async function allBars(
  ctx: Ctx,
  sources: Sources,
  { kind: only, ...asked }: Omit<BarsAsked, 'after' | 'limit'> & { readonly kind?: string | undefined },
  [most, atOnce]: readonly [most: number, atOnce: number],
): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const source of await openTo(ctx, sources(), only))
    for (let after: string | null | undefined; after !== null && bars.length < most;) {
      const page = await source.bars(ctx, { ...asked, after, limit: Math.min(atOnce, most - bars.length) })
      bars.push(...page.items)
      after = page.next
    }
  return bars
}

export async function listDaysOff({ db }: Ctx, { from, to }: Input<'daysOff'>): Answer<'daysOff'> {
  const { calendar } = await readWorkingDays(db)
  const items: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWorkingDay(calendar, day)) items.push(day)
  return { items }
}
