import type { reminders } from '@diwan/contract/reminders/endpoints'
import { reminderEvents } from '@diwan/contract/reminders/events'
import { MAX_REMINDERS } from '@diwan/contract/reminders/limits'
import type { Reminder } from '@diwan/contract/reminders/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PORTAL } from '../../kit/access/actor.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { readCursor } from '../../kit/http/cursor.ts'
import { Problem } from '../../kit/http/problem.ts'
import { paged } from '../../kit/list/page.ts'
import type { NotificationRule } from '../../kit/module.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import type { Fact } from '../../kit/record/jobs.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { readActor } from '../access/public.ts'
import { seenParts, seenRecords, type Kinds } from '../links/public.ts'
import {
  claimDue,
  countReminders,
  deleteReminder,
  deleteReminderOf,
  moveReminder,
  readReminders,
  upsertReminder,
  writeNamed,
  type Named,
  type ReminderRow,
} from './queries.ts'
import { topicOf } from './topics.ts'

type Input<E extends keyof typeof reminders> = InputOf<(typeof reminders)[E]>
type Answer<E extends keyof typeof reminders> = Promise<OutputOf<(typeof reminders)[E]>>

/** So many are told in one go; the next minute goes on. */
const AT_ONCE = 500

interface Reminded {
  readonly object: string
  readonly part?: string | undefined
  readonly user: string
  readonly at: Date
}

/** In the transaction of a command of another module; who may see the record is the caller's question. */
export async function remind(
  ctx: Pick<Ctx, 'clock' | 'portal'>,
  tx: Tx,
  { object, part, user, at }: Reminded,
): Promise<ReminderRow> {
  if ((await countReminders(tx.db, user)) >= MAX_REMINDERS) throw new Problem('reminders.too_many')
  hint(ctx, tx, user)
  return upsertReminder(tx.db, { userId: user, objectId: object, part: part ?? null, at }, ctx.clock.now())
}

/** The reminders that follow from a record, of all its people at once; those in the past are taken away. */
export async function remindAll(
  ctx: Pick<Ctx, 'clock' | 'portal'>,
  tx: Tx,
  { object, all }: { readonly object: string; readonly all: readonly Named[] },
): Promise<void> {
  const now = ctx.clock.now()
  const coming = all.map((one) => (one.at && one.at > now ? one : { ...one, at: null }))
  for (const user of await writeNamed(tx.db, object, coming, now)) hint(ctx, tx, user)
}

/** The same taken back, on every device of the person. */
export async function unremind(
  ctx: Pick<Ctx, 'portal'>,
  tx: Tx,
  { object, user }: Pick<Reminded, 'object' | 'user'>,
): Promise<void> {
  if (await deleteReminderOf(tx.db, user, object)) hint(ctx, tx, user)
}

const hint = ({ portal }: Pick<Ctx, 'portal'>, tx: Tx, userId: string): void =>
  tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: [topicOf(userId)] })))

const demandLater = (ctx: Ctx, at: number): Date => {
  const instant = new Date(at * 1_000)
  if (instant <= ctx.clock.now()) throw new Problem('invalid_input', { fields: [{ path: 'at', code: 'past' }] })
  return instant
}

export async function setReminder(ctx: Ctx, { objectId, part, at }: Input<'set'>, kinds: Kinds): Answer<'set'> {
  const [record] = await seenRecords(ctx, [objectId], kinds)
  const seen = record && (part === undefined || (await seenParts(ctx, [{ id: objectId, part }], kinds)).has(part))
  if (!seen) throw new Problem('not_found')
  const instant = demandLater(ctx, at)
  const row = await write(ctx, (tx) => remind(ctx, tx, { object: objectId, part, user: ctx.actor.id, at: instant }))
  return (await presented(ctx, [row], kinds))[0]!
}

export async function snoozeReminder(ctx: Ctx, { id, at }: Input<'snooze'>, kinds: Kinds): Answer<'snooze'> {
  const row = await write(ctx, async (tx) => {
    const moved = await moveReminder(tx.db, ctx.actor.id, id, new Date(at * 1_000))
    if (!moved) throw new Problem('not_found')
    demandLater(ctx, at)
    hint(ctx, tx, ctx.actor.id)
    return moved
  })
  return (await presented(ctx, [row], kinds))[0]!
}

export const dismissReminder = (ctx: Ctx, { id }: Input<'dismiss'>): Answer<'dismiss'> =>
  write(ctx, async (tx) => {
    if (!(await deleteReminder(tx.db, ctx.actor.id, id))) throw new Problem('not_found')
    hint(ctx, tx, ctx.actor.id)
    return { done: true as const }
  })

export async function listReminders(ctx: Ctx, { after, limit }: Input<'list'>, kinds: Kinds): Answer<'list'> {
  const { rows, next } = paged(await readReminders(ctx.db, ctx.actor.id, readCursor(after), limit + 1), limit)
  return { items: await presented(ctx, rows, kinds), next }
}

/** As the person sees the records now. */
async function presented(ctx: Ctx, rows: readonly ReminderRow[], kinds: Kinds): Promise<Reminder[]> {
  const records = new Map(
    (await seenRecords(ctx, [...new Set(rows.map((row) => row.object_id))], kinds)).map((one) => [one.id, one]),
  )
  const paths = await seenParts(
    ctx,
    rows.flatMap(({ object_id: id, part }) => (part === null ? [] : [{ id, part }])),
    kinds,
  )
  return rows.map(({ id, at, due_at, object_id, part }) => {
    const record = records.get(object_id)
    const path = part === null ? record?.path : paths.get(part)
    return {
      id,
      at: toSeconds(at),
      due: due_at !== null,
      part,
      record: record && path !== undefined ? { ...record, path } : null,
    }
  })
}

/** Each minute: what is due is recorded once, whichever worker was first; from that follows who is told. */
export async function tellDue(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  await write(ctx, async (tx) => {
    for (const { id, part, user_id, object_id } of await claimDue(tx.db, portal.clock.now(), AT_ONCE))
      tx.record(
        reminderEvents.due,
        { id, part, userId: user_id },
        { object: object_id, audience: 'staff', topics: [topicOf(user_id)] },
      )
    return null
  })
}

/** The person it was set for, where the record, or that part of it, is still there for them. */
export const dueNotification = (kinds: Kinds): NotificationRule => {
  async function thing(
    portal: Portal,
    { objectId, detail }: Fact,
  ): Promise<{ userId: string; title: string; path: string } | undefined> {
    const { userId, part } = reminderEvents.due.detail.parse(detail)
    const actor = await readActor(portal, userId)
    if (!actor) return undefined
    const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor }
    const [record] = await seenRecords(ctx, [objectId], kinds)
    const path = part === null ? record?.path : (await seenParts(ctx, [{ id: objectId, part }], kinds)).get(part)
    return record && path !== undefined ? { userId, title: record.title, path } : undefined
  }
  return {
    toSelf: true, // the policy of the record is asked here: it belongs to another module
    recipients: async (portal, fact) => {
      const seen = await thing(portal, fact)
      return seen ? [seen.userId] : []
    },
    params: async (portal, fact) => {
      const seen = await thing(portal, fact)
      return { title: seen?.title ?? '', path: seen?.path ?? '' }
    },
    path: (_id, { path = '' }) => path,
  }
}
