import type { PublishEvents } from '@diwan/contract/publishing/events'
import { LATE_HOURS } from '@diwan/contract/publishing/limits'
import { contentMoves, type ContentCommand } from '@diwan/contract/publishing/moves'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { reachedBy } from '@diwan/contract/kit/moves'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import type { May } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Planned, PublishedKind } from '../../../kit/module.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Delivery } from '../../../kit/record/recorded.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readTokens, setAudience } from '../../audience/public.ts'
import { keepPublication } from '../queries.ts'

/** How a record stands, in columns of these names of its own table. */
export interface Standing {
  readonly status: ContentStatus
  readonly paused_at: Date | null
  readonly archived_at: Date | null
  /** Since when it is out; the sort column of the list of those whom it addresses. */
  readonly published_at: Date | null
}

/** A record of the kind as this capability needs it. */
export interface Content extends Omit<Standing, 'status'> {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly deleted_at: Date | null
}

export interface PublishingOf<Row extends Content> {
  readonly kind: string
  /** The key of its module: a closed one waits. */
  readonly module: string
  /** By which it is published, by its full name: units and people are addressed within its relations. */
  readonly flag: string
  readonly events: PublishEvents
  readonly can: Readonly<Record<'view' | 'publish', May<Row>>>
  readonly read: (db: Queryable, actor: Actor, id: string) => Promise<Row | undefined>
  /** The same under its row lock. */
  readonly lock: (db: Queryable, actor: Actor, id: string) => Promise<Row | undefined>
  /** Keeps how it stands now, with the next version. */
  readonly keep: (db: Queryable, row: Row, standing: Standing) => Promise<void>
  /** Before it is scheduled, published or renewed: makes what its readers will see, or refuses. */
  readonly ready?: (ctx: Ctx, tx: Tx, row: Row, tokens: readonly AudienceToken[]) => Promise<void>
  /** Refuses an audience that this record may not get now, after it was judged what the caller may address. */
  readonly demandAudience?: (db: Queryable, row: Row, tokens: readonly AudienceToken[]) => Promise<void>
  /** Who hears of it: `tokens` are those that address or addressed it. */
  readonly told: (row: Row, tokens: readonly AudienceToken[]) => Delivery
  /** It stays in the lists of those whom it addresses when it is closed: they read what they answered, or what came of it. */
  readonly staysListed?: true
  /** Whether it is published again once it is closed; always where nothing is said. */
  readonly reopens?: (row: Row) => boolean
  /** Refuses, with its reason, to show again or at its hour a version that was made ready before; the portal then pauses the plan. */
  readonly demandShown?: (db: Queryable, row: Row) => Promise<void>
  /** Whether one of those whom it addresses may open it now. */
  readonly sees: (row: Row, person: Actor) => boolean
}

const LATE_MS = LATE_HOURS * 3_600_000

type What = Exclude<keyof PublishEvents, 'published'>

interface Change {
  readonly command: ContentCommand | null
  readonly what: keyof PublishEvents
  readonly paused?: boolean
  readonly archived?: boolean
  readonly tokens?: readonly AudienceToken[]
  readonly announced?: boolean
}

/** What people command and what the portal does at its hour, for content of one kind. */
export function publishing<Row extends Content>(of: PublishingOf<Row>) {
  const { kind, events } = of

  /** The caller holds both locks, and has judged who and when. */
  async function change(ctx: Ctx, tx: Tx, row: Row, done: Change): Promise<Row> {
    const { command, what, tokens: wanted } = done
    const before = await readTokens(tx.db, row.id)
    const tokens = wanted ?? before
    const status = command ? reachedBy(contentMoves[command], row.status as ContentStatus) : (row.status as ContentStatus)
    const now = ctx.clock.now()
    const out = status === 'published'
    const standing: Standing = {
      status,
      paused_at: done.paused ? now : status === 'PENDING' && command === null ? row.paused_at : null,
      archived_at: done.archived === undefined ? row.archived_at : done.archived ? now : null,
      published_at: out && row.status !== 'published' ? now : row.published_at,
    }
    await of.keep(tx.db, row, standing)
    const listed = out || (of.staysListed === true && status === 'CLOSED' && standing.archived_at === null)
    await setAudience(tx.db, { id: row.id, kind, listedAt: listed ? standing.published_at : null }, tokens)
    const changed = (await of.read(tx.db, ctx.actor, row.id))!
    const fact = { id: row.id, status, version: changed.version, by: byOf(ctx) }
    const delivery = of.told(changed, [...new Set([...before, ...tokens])])
    if (what === 'published') tx.record(events.published, { ...fact, announced: done.announced === true }, delivery)
    else tx.record(events[what satisfies What], fact, delivery)
    return changed
  }

  /** Publish, then remove; nothing is announced that is removed, and no reminder comes a day late. */
  async function run(ctx: Ctx, tx: Tx, planned: Planned): Promise<void> {
    const now = ctx.clock.now()
    const isDue = (at: Date | null, done: Date | null) => at !== null && done === null && at <= now
    const publishes = isDue(planned.publish_at, planned.published_at)
    const removes = isDue(planned.remove_at, planned.removed_at)
    const reminds = isDue(planned.remind_at, planned.reminded_at)
    let row = await of.lock(tx.db, PORTAL, planned.object_id)
    const lives = row && row.deleted_at === null && row.archived_at === null
    const comes = lives && publishes && row!.status === 'PENDING' && row!.paused_at === null
    const refused = comes && (await isRefused(tx.db, row!))
    if (refused) row = await change(ctx, tx, row!, { command: 'pause', what: 'paused', paused: true })
    else if (comes)
      row = await change(ctx, tx, row!, { command: 'publish', what: 'published', announced: planned.push && !removes })
    if (lives && removes && contentMoves.close.from.includes(row!.status as ContentStatus))
      row = await change(ctx, tx, row!, { command: 'close', what: 'closed' })
    const fresh = reminds && now.getTime() - planned.remind_at!.getTime() <= LATE_MS
    if (lives && fresh && row!.status === 'published') await remind(ctx, tx, row!)
    const waits = lives && fresh && row!.status === 'PENDING'
    await keepPublication(tx.db, {
      ...planned,
      ...(refused ? { publish_at: null } : publishes && { published_at: now }),
      ...(removes && { removed_at: now }),
      ...(reminds && !waits && { reminded_at: now }),
    })
  }

  async function isRefused(db: Queryable, row: Row): Promise<boolean> {
    try {
      await of.demandShown?.(db, row)
      return false
    } catch (error) {
      if (error instanceof Problem) return true
      throw error
    }
  }

  async function remind(ctx: Ctx, tx: Tx, row: Row): Promise<void> {
    const { id, version } = row
    const fact = { id, status: row.status as ContentStatus, version, by: null }
    tx.record(events.reminded, fact, of.told(row, []))
  }

  const published: PublishedKind = { kind, module: of.module, run }
  return { of, change, published }
}
export type Publishing<Row extends Content> = ReturnType<typeof publishing<Row>>

const byOf = ({ actor }: Ctx) => (actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo })
