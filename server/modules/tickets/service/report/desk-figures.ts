import { addDays, DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import type { WidgetContent } from '@diwan/contract/kit/widgets'
import type { WidgetAsked } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { list, toDo } from './list-paths.ts'
import { readReport } from './report.ts'

const MINUTE = 60

const report = (ctx: Ctx, { from, to }: WidgetAsked) =>
  readReport(ctx, { from, to, by: 'group', step: 'day', calendar: 'gregory' })

/** As many days before. */
function before({ from, to }: WidgetAsked): WidgetAsked {
  const days = (dayToSeconds(to) - dayToSeconds(from)) / DAY_SECONDS + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

export async function readFigures(ctx: Ctx, asked: WidgetAsked): Promise<WidgetContent> {
  const [now, last] = [await report(ctx, asked), await report(ctx, before(asked))]
  const days = { from: asked.from, to: asked.to }
  const left = now.points.at(-1)?.backlog ?? 0
  const isOver = asked.to < dayIn(ctx.actor.reading.zone, ctx.clock.now().getTime() / 1_000)
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
        value: isOver ? left : now.total.open,
        unit: 'count',
        change: left - (last.points.at(-1)?.backlog ?? 0),
        points: now.points.map(({ backlog }) => backlog),
        path: isOver ? list({ queue: 'all', backlogTo: asked.to }) : toDo(),
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

export async function readFlow(ctx: Ctx, asked: WidgetAsked): Promise<WidgetContent> {
  const { points } = await report(ctx, asked)
  const series = (key: 'created' | 'solved', pathOf: (day: string) => string) => ({
    key,
    unit: 'count' as const,
    values: points.map((point) => point[key]),
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
