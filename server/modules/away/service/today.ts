import type { AwayPeople } from '@diwan/contract/away/schemas'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { awayToday } from '../../approvals/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { maySeeAmong, personsOf } from '../../users/public.ts'

/** People whom the caller may not see are left out, as if they were here. */
export async function listAway(ctx: Ctx, { ids }: { ids: string }): Promise<AwayPeople> {
  const seen = await maySeeAmong(ctx, [...new Set(ids.split(','))])
  const away = await awayToday(ctx.db, seen, ctx.clock.now())
  const { zone } = (await readWorkingDays(ctx.db)).calendar
  const covers = await personsOf(ctx, [...new Set([...away.values()].flatMap(({ coverId }) => coverId ?? []))])
  return {
    items: [...away].map(([id, { until, coverId }]) => ({
      id,
      untilDay: dayIn(zone, toSeconds(until) - 1), // an absence that ends at midnight ends with the day before
      cover: covers.find((person) => person.id === coverId) ?? null,
    })),
  }
}
