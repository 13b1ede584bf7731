import { SHARED_ROWS } from '@diwan/contract/person/limits'
import type { PersonPage, SharedRows } from '@diwan/contract/person/schemas'
import { addDays } from '@diwan/core/hijri'
import { dayIn, isWorkingDay, spansOf, type WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { House } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { listAway } from '../away/public.ts'
import { closedNow } from '../releases/public.ts'
import { readWorkingDays } from '../settings/public.ts'
import { headsOf } from '../units/public.ts'
import { maySeeAmong, openUser, personsOf, readUser } from '../users/public.ts'

/** Somebody whom the caller does not find in the directory is not found here either. */
export async function openPerson(ctx: Ctx, { id }: { id: string }, house: House): Promise<PersonPage> {
  const person = await openUser(ctx, { id })
  const { calendar } = await readWorkingDays(ctx.db)
  const [row, managers, away, bookPath, offers, shared] = await Promise.all([
    readUser(ctx.db, id),
    managersOf(ctx, person),
    awayOf(ctx, id, calendar),
    bookPathOf(ctx, id, house),
    offersWith(ctx, id, house),
    sharedWith(ctx, id, house),
  ])
  const zone = row?.zone ?? calendar.zone
  const mine = workingHours(ctx, calendar, ctx.actor.reading.zone)
  return { person, managers, away, zone, theirs: workingHours(ctx, calendar, zone), mine, bookPath, offers, shared }
}

/** The heads of the nearest unit of the person that has others at its head. */
async function managersOf(ctx: Ctx, { id, group, department }: PersonPage['person']): Promise<PersonPage['managers']> {
  for (const unit of [group, department]) {
    const heads = unit
      ? await maySeeAmong(
          ctx,
          (await headsOf(ctx.db, unit.id)).filter((head) => head !== id),
        )
      : []
    if (heads.length > 0) return personsOf(ctx, heads)
  }
  return []
}

async function awayOf(ctx: Ctx, id: string, calendar: WorkingCalendar): Promise<PersonPage['away']> {
  const [found] = (await listAway(ctx, { ids: id })).items
  return found ? { untilDay: found.untilDay, cover: found.cover, returnDay: nextWorkingDay(calendar, found.untilDay) } : null
}

/** No day is named where the next working day is further away. */
const DAYS_AHEAD = 60
const nextWorkingDay = (calendar: WorkingCalendar, after: string): string | null =>
  Array.from({ length: DAYS_AHEAD }, (_, n) => addDays(after, n + 1)).find((day) => isWorkingDay(calendar, day)) ?? null

/** The hours of today, or else of the next working day, as those of the organisation are in this zone. */
function workingHours({ clock }: Ctx, calendar: WorkingCalendar, zone: string): PersonPage['mine'] {
  const own = { ...calendar, zone }
  const today = dayIn(zone, toSeconds(clock.now()))
  const day = isWorkingDay(own, today) ? today : nextWorkingDay(own, today)
  return day === null ? [] : spansOf(own, day).map(({ start, end }) => ({ start, end }))
}

async function bookPathOf(ctx: Ctx, id: string, house: House): Promise<string | null> {
  for (const way of house.all(({ booking }) => booking)) {
    const path = (await closedNow(ctx.db, way.module)) ? undefined : await way.path(ctx, id)
    if (path !== undefined) return path
  }
  return null
}

async function offersWith(ctx: Ctx, id: string, house: House): Promise<string[]> {
  const offers: string[] = []
  for (const one of house.all(({ offersWithPerson }) => offersWithPerson))
    if (!(await closedNow(ctx.db, one.module)) && (await one.isOpen(ctx, id))) offers.push(one.name)
  return offers
}

/** In the order of the modules; a kind of which nothing is shared is left out. Nobody shares anything with themselves. */
async function sharedWith(ctx: Ctx, id: string, house: House): Promise<SharedRows[]> {
  if (id === ctx.actor.id) return []
  const kinds = house.all(({ shared }) => shared)
  const found = await Promise.all(
    kinds.map(async (shared): Promise<SharedRows[]> => {
      const { kind, module } = shared
      if (await closedNow(ctx.db, module)) return []
      const { items, count } = await shared.read(ctx, id, SHARED_ROWS)
      return count.count === 0 ? [] : [{ kind, count, items: [...items] }]
    }),
  )
  return found.flat()
}
