import { WIDGET_ROWS, type WidgetRow } from '@diwan/contract/kit/widgets'
import { contentMoves } from '@diwan/contract/publishing/moves'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { dayIn } from '@diwan/core/working-calendar'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { WaitingList } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readPlanned, type Due } from '../queries.ts'
import type { Content, Publishing } from './publishing.ts'

/** The card of the administration looks so many days ahead. */
const DAYS = 14
/** So many plans of one kind are looked through for those of the caller. */
const LOOKED_AT = 50

interface PlannedOf<Row> {
  /** The screen on which such records are managed. */
  readonly path: string
  readonly read: (db: Queryable, actor: Actor, ids: readonly string[]) => Promise<readonly Row[]>
  readonly title: (ctx: Ctx, row: Row) => string
  /** Where one of them is planned. */
  readonly open: (id: string) => string
}

interface PlannedKind<Row> extends PlannedOf<Row> {
  readonly kind: string
  readonly module: string
  /** The right to publish such records. */
  readonly flag: string
  readonly may: (actor: Actor, row: Row) => boolean
  /** The plan of a record counts only while its status still lets the portal publish or close it. */
  readonly opens: (row: Row) => boolean
  readonly closes: (row: Row) => boolean
  /** Reads the records that end between these instants without a plan, the soonest first. */
  readonly ending?: (ctx: Ctx, between: readonly [Date, Date], limit: number) => Promise<readonly Due[]>
}

/** Content of one kind that the portal publishes or closes in the coming days, for those who may publish it. */
export const plannedContent = <Row extends Content>({ of }: Publishing<Row>, more: PlannedOf<Row>): WaitingList =>
  plannedRecords({
    ...more,
    kind: of.kind,
    module: of.module,
    flag: of.flag.slice(of.module.length + 1),
    may: of.can.publish,
    opens,
    closes,
  })

/** Does the same for a kind that is not content, but is published at a planned hour. */
export function plannedRecords<Row extends { readonly id: string }>(of: PlannedKind<Row>): WaitingList {
  return {
    key: `${of.module}.planned`,
    module: of.module,
    flag: of.flag,
    card: 'planned',
    path: of.path,
    topics: [of.module],
    read: async (ctx) => {
      const { db, actor, clock } = ctx
      const now = clock.now()
      const between = [now, new Date(now.getTime() + DAYS * 86_400_000)] as const
      const [plans, ending = []] = await Promise.all([
        readPlanned(db, of.kind, between, LOOKED_AT),
        of.ending?.(ctx, between, LOOKED_AT),
      ])
      const due = [...plans, ...ending].toSorted((one, other) => one.at.getTime() - other.at.getTime())
      const rows = await of.read(db, actor, [...new Set(due.map(({ object_id }) => object_id))])
      const known = new Map(rows.filter((row) => of.may(actor, row)).map((row) => [row.id, row]))
      return due
        .flatMap(({ object_id, at, ends }): WidgetRow[] => {
          const row = known.get(object_id)
          if (!row || !(ends ? of.closes(row) : of.opens(row))) return []
          const says = { word: ends ? 'widget_publishing_ends' : 'widget_publishing_opens' }
          const day = dayIn(actor.reading.zone, toSeconds(at))
          return [
            {
              id: ends ? `${row.id} ends` : row.id,
              title: of.title(ctx, row),
              says,
              icon: of.module,
              day,
              path: of.open(row.id),
            },
          ]
        })
        .slice(0, WIDGET_ROWS)
    },
  }
}

const opens = (row: Content): boolean => row.status === 'PENDING' && row.paused_at === null && row.archived_at === null
const closes = (row: Content): boolean =>
  row.archived_at === null && contentMoves.close.from.includes(row.status as ContentStatus)
