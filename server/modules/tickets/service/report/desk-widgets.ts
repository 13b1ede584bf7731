import { addDays, DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import type { TicketReport } from '@diwan/contract/tickets/schemas/report'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Widget, WidgetAsked } from '../../../../kit/module.ts'
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
import { wholeReport } from './report.ts'

/** Bars of one widget. */
const BARS = 8
const MINUTE = 60

const list = (asked: Readonly<Record<string, string>>) => `/admin/tickets?${new URLSearchParams(asked).toString()}`
const toDo = (more: Readonly<Record<string, string>> = {}) => list({ queue: 'all', status: 'NEW,OPEN,PENDING', ...more })

/** These charts count by the policy of tickets. */
const figures = {
  module: 'tickets',
  flag: 'view',
  area: 'admin',
  tab: 'desk',
  topics: ['tickets'],
  figures: true,
} as const

const report = (ctx: Ctx, { from, to }: WidgetAsked) =>
  wholeReport(ctx, { from, to, by: 'group', step: 'day', calendar: 'gregory' })

/** As many days before. */
function before({ from, to }: WidgetAsked): WidgetAsked {
  const days = (dayToSeconds(to) - dayToSeconds(from)) / DAY_SECONDS + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

async function readFigures(ctx: Ctx, asked: WidgetAsked): Promise<WidgetContent> {
  const [now, last] = [await report(ctx, asked), await report(ctx, before(asked))]
  const days = { from: asked.from, to: asked.to }
  const minutes = (name: 'answer' | 'solution') => {
    const [value, was] = [now.total[name], last.total[name]]
    return {
      value: value === null ? null : Math.round(value / MINUTE),
      unit: 'minutes' as const,
      ...(value !== null && was !== null && { change: Math.round((value - was) / MINUTE) }),
      points: now.points.map((point) => point[name] && Math.round(point[name] / MINUTE)),
    }
  }
  return {
    shape: 'figures',
    items: [
      {
        key: 'open',
        value: now.total.open,
        unit: 'count',
        change: (now.points.at(-1)?.backlog ?? 0) - (last.points.at(-1)?.backlog ?? 0),
        points: now.points.map(({ backlog }) => backlog),
        path: toDo(),
      },
      { key: 'answer', ...minutes('answer'), path: list({ queue: 'all', answeredFrom: days.from, answeredTo: days.to }) },
      { key: 'solution', ...minutes('solution'), path: list({ queue: 'all', solvedFrom: days.from, solvedTo: days.to }) },
      {
        key: 'reopened',
        value: now.total.reopened,
        unit: 'count',
        change: now.total.reopened - last.total.reopened,
        points: now.points.map(({ reopened }) => reopened),
        path: list({ queue: 'all', reopenedFrom: days.from, reopenedTo: days.to }),
      },
    ],
  }
}

async function readFlow(ctx: Ctx, asked: WidgetAsked): Promise<WidgetContent> {
  const { points } = await report(ctx, asked)
  const series = (key: 'created' | 'solved', pathOf: (day: string) => string) => ({
    key,
    unit: 'count' as const,
    values: points.map((point: TicketReport['points'][number]) => point[key]),
    paths: points.map(({ from }) => pathOf(from)),
  })
  return {
    shape: 'days',
    days: points.map(({ from }) => from),
    series: [
      series('created', (day) => list({ queue: 'all', createdFrom: day, createdTo: day })),
      series('solved', (day) => list({ queue: 'all', solvedFrom: day, solvedTo: day })),
    ],
  }
}

async function readStatus(ctx: Ctx): Promise<WidgetContent> {
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

async function readLoad(ctx: Ctx): Promise<WidgetContent> {
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

async function readGroups(ctx: Ctx): Promise<WidgetContent> {
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

async function readAges(ctx: Ctx): Promise<WidgetContent> {
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

/** The widgets of the help desk. */
export const deskWidgets: readonly Widget[] = [
  { ...figures, key: 'tickets.figures', size: 'low', column: 0, order: 1, path: '/admin?tab=reports', read: readFigures },
  { ...figures, key: 'tickets.flow', size: 'middle', column: 0, order: 2, path: '/admin?tab=reports', read: readFlow },
  { ...figures, key: 'tickets.status', size: 'middle', column: 1, order: 3, path: toDo(), read: readStatus },
  {
    ...figures,
    key: 'tickets.load',
    size: 'middle',
    column: 0,
    order: 4,
    path: '/admin?tab=reports&by=assignee',
    read: readLoad,
  },
  { ...figures, key: 'tickets.groups', size: 'middle', column: 1, order: 5, path: '/admin?tab=reports', read: readGroups },
  { ...figures, key: 'tickets.ages', size: 'middle', column: 1, order: 6, path: toDo(), read: readAges },
]
