import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import { projectChannel, taskChannel } from '@diwan/contract/work/channels'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MINE_GROUPS, type MineGroup } from '@diwan/contract/work/vocabulary'
import { weekOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { counterOf } from '../../../../kit/list/counter.ts'
import { paged } from '../../../../kit/list/page.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened, openedTogether } from '../../../../kit/record/opened.ts'
import { customOfAll } from '../../../custom-fields/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canProject, canTask } from '../../access.ts'
import { presentList, presentProject } from '../../presenter/project.ts'
import { presentPlaced, presentTask } from '../../presenter/task.ts'
import { readCards } from '../../queries/cards.ts'
import { countMine, readMine, type Days } from '../../queries/mine.ts'
import { readProject } from '../../queries/projects.ts'
import { countersOfTasks, pageOfTasks, readColumns, resolvedTasks } from '../../queries/task-list.ts'
import { presentWhole, readWhole } from './command.ts'

type Input<E extends keyof typeof tasks> = InputOf<(typeof tasks)[E]>
type Answer<E extends keyof typeof tasks> = Promise<OutputOf<(typeof tasks)[E]>>

export async function listTasks(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return pageOfTasks(ctx, await resolvedTasks(ctx, input), input, async (places) => {
    const ids = places.map(({ id }) => id)
    const rows = await readCards(ctx.db, ctx.actor, ids)
    const custom = await customOfAll(ctx.db, ids)
    return rows.map((row) => ({ ...presentTask(ctx.actor, row), custom: custom.get(row.id) ?? [] }))
  })
}

export async function countTasks(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await countersOfTasks(ctx, [await resolvedTasks(ctx, input)])
  return counter!
}

export async function openTask(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await openedTogether(ctx, [taskChannel(id)], async (one) => {
    const { row, ...beside } = await readWhole(one, ctx.actor, id)
    demand(canTask, 'view', ctx.actor, row)
    return presentWhole(ctx, one, row, beside)
  })
  return { task: record, positions }
}

/** Four trips, however many lists there are: the project, its lists with the places of the cards, the cards, their people. */
export async function openBoard(ctx: Ctx, { id, most, ...cards }: Input<'board'>): Answer<'board'> {
  const { record, positions } = await opened(ctx, [projectChannel(id)], async () => {
    const project = await readProject(ctx.db, ctx.actor, id)
    demand(canProject, 'view', ctx.actor, project)
    const columns = await readColumns(ctx.db, ctx.actor, id, { ...cards, most, limit: COUNT_LIMIT + 1 })
    const rows = await readCards(
      ctx.db,
      ctx.actor,
      columns.flatMap(({ ids }) => ids),
    )
    const byId = new Map(rows.map((row) => [row.id, presentTask(ctx.actor, row)]))
    return {
      project: presentProject(ctx.actor, project),
      columns: columns.map(({ count, ids, ...list }) => ({
        list: presentList(list),
        count: counterOf(count),
        tasks: ids.flatMap((one) => byId.get(one) ?? []),
      })),
    }
  })
  return { ...record, positions }
}

export async function listMine(ctx: Ctx, { group, after, limit }: Input<'mine'>): Answer<'mine'> {
  const asked = { group, after: readCursor(after), limit: limit + 1, ...(await daysOf(ctx)) }
  const { rows, next } = paged(await readMine(ctx.db, ctx.actor, asked), limit)
  const found = await readCards(
    ctx.db,
    ctx.actor,
    rows.map(({ id }) => id),
  )
  return { items: found.map((row) => presentPlaced(ctx.actor, row)), next }
}

export async function countMineByGroup(ctx: Ctx): Answer<'mineCounts'> {
  const counts = await countMineIn(ctx, MINE_GROUPS)
  return { counts: Object.fromEntries(MINE_GROUPS.map((group, place) => [group, counts[place]])) as Record<MineGroup, Counter> }
}

export async function countMineIn(ctx: Ctx, groups: readonly MineGroup[]): Promise<Counter[]> {
  const counts = await countMine(ctx.db, ctx.actor, { ...(await daysOf(ctx)), limit: COUNT_LIMIT + 1 }, groups)
  return counts.map(counterOf)
}

/** Today where the reader is, and the last day of the week of the organisation. */
async function daysOf({ db, actor, clock }: Ctx): Promise<Days> {
  const { weekStart } = await readWorkingDays(db)
  const today = dayIn(actor.reading.zone, toSeconds(clock.now()))
  return { today, weekEnd: addDays(weekOf(today, weekStart), 6) }
}
