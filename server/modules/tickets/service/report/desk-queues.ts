import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { localName } from '../../../../kit/words/local-name.ts'
import { presentPerson } from '../../../users/public.ts'
import {
  readQueue,
  readQueueByAge,
  readQueuesByAssignee,
  readQueuesByGroup,
  type QueueFigures,
  type QueueOf,
} from '../../queries/queue-figures.ts'
import { list, toDo } from './list-paths.ts'

/** Bars of one widget. */
const BARS = 8

export async function readStatus(ctx: Ctx): Promise<WidgetContent> {
  const { fresh, open, waiting } = await readQueue(ctx.db, ctx.actor)
  const part = (key: string, value: number, status: string) => ({ key, value, path: list({ queue: 'all', status }) })
  return {
    shape: 'share',
    items: [part('active', open, 'OPEN'), part('fresh', fresh, 'NEW'), part('waiting', waiting, 'PENDING')],
  }
}

const series = [{ key: 'active' }, { key: 'waiting' }]
const valuesOf = ({ fresh, open, waiting }: QueueFigures) => [fresh + open, waiting]
const nameOf = (ctx: Ctx, row: QueueOf) => localName(ctx, { nameAr: row.name_ar ?? '', nameEn: row.name_en ?? '' })

export async function readLoad(ctx: Ctx): Promise<WidgetContent> {
  const rows = await readQueuesByAssignee(ctx.db, ctx.actor, BARS)
  return {
    shape: 'bars',
    unit: 'count',
    series,
    items: rows.map((row) => ({
      ...(row.id === null
        ? { key: 'nobody', path: toDo({ without: 'assignee' }) }
        : { person: presentPerson(row.id, nameOf(ctx, row), row.photo_id), path: toDo({ assigneeId: row.id }) }),
      values: valuesOf(row),
    })),
  }
}

export async function readGroups(ctx: Ctx): Promise<WidgetContent> {
  const rows = await readQueuesByGroup(ctx.db, ctx.actor, BARS)
  const items = rows.map((row) => ({ label: nameOf(ctx, row), values: valuesOf(row), path: toDo({ groupId: row.id! }) }))
  return { shape: 'bars', unit: 'count', series, items }
}

/** From so many days ago on. */
const AGES = [
  ['today', 0],
  ['week', 6],
  ['month', 29],
] as const

export async function readAges(ctx: Ctx): Promise<WidgetContent> {
  const { zone } = ctx.actor.reading
  const today = dayIn(zone, toSeconds(ctx.clock.now()))
  const days = AGES.map(([, ago]) => addDays(today, -ago))
  const found = await readQueueByAge(
    ctx.db,
    ctx.actor,
    days.map((day) => new Date(startOfDay(zone, day) * 1000)),
  )
  const keys = [...AGES.map(([key]) => key), 'older']
  const items = keys.map((key, place) => ({
    key,
    values: [found.find(({ age }) => age === place)?.count ?? 0],
    path: toDo({
      ...(days[place] !== undefined && { createdFrom: days[place] }),
      ...(place > 0 && { createdTo: addDays(days[place - 1]!, -1) }),
    }),
  }))
  return { shape: 'bars', unit: 'count', series: [{ key: 'open' }], items }
}
