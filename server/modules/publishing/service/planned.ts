import { WIDGET_ROWS, type WidgetRow } from '@diwan/contract/kit/widgets'
import { contentMoves } from '@diwan/contract/publishing/moves'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { dayIn } from '@diwan/core/working-calendar'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { WaitingList } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readPlanned } from '../queries.ts'
import type { Content, Publishing } from './publishing.ts'

/** The card of the administration looks so many days ahead. */
const DAYS = 14
/** So many plans of one kind are looked through for those of the caller. */
const LOOKED_AT = 50

interface PlannedOf<Row> {
  /** The screen on which such content is managed. */
  readonly path: string
  readonly read: (db: Queryable, actor: Actor, ids: readonly string[]) => Promise<readonly Row[]>
  readonly title: (ctx: Ctx, row: Row) => string
  /** Where one of them is planned. */
  readonly open: (id: string) => string
}

/** Content of one kind that the portal publishes or closes in the coming days, for those who may publish it. */
export function plannedContent<Row extends Content>(
  { of }: Publishing<Row>,
  { path, read, title, open }: PlannedOf<Row>,
): WaitingList {
  const flag = of.flag.slice(of.module.length + 1)
  return {
    key: `${of.module}.planned`,
    module: of.module,
    flag,
    card: 'planned',
    path,
    topics: [of.module],
    read: async (ctx) => {
      const { db, actor, clock } = ctx
      const now = clock.now()
      const due = await readPlanned(db, of.kind, [now, new Date(now.getTime() + DAYS * 86_400_000)], LOOKED_AT)
      const rows = await read(db, actor, [...new Set(due.map(({ object_id }) => object_id))])
      const known = new Map(rows.filter((row) => of.can.publish(actor, row)).map((row) => [row.id, row]))
      return due
        .flatMap(({ object_id, at, ends }): WidgetRow[] => {
          const row = known.get(object_id)
          if (!row || !(ends ? closes(row) : opens(row))) return []
          const says = { word: ends ? 'widget_publishing_ends' : 'widget_publishing_opens' }
          const day = dayIn(actor.reading.zone, toSeconds(at))
          return [
            { id: ends ? `${row.id} ends` : row.id, title: title(ctx, row), says, icon: of.module, day, path: open(row.id) },
          ]
        })
        .slice(0, WIDGET_ROWS)
    },
  }
}

const opens = (row: Content): boolean => row.status === 'PENDING' && row.paused_at === null && row.archived_at === null
const closes = (row: Content): boolean =>
  row.archived_at === null && contentMoves.close.from.includes(row.status as ContentStatus)
