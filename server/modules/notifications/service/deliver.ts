import { notificationEvents } from '@diwan/contract/notifications/events'
import { PORTAL, type Actor } from '../../../kit/access/actor.ts'
import type { Module, ObjectKind, NotificationRule } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Fact } from '../../../kit/record/jobs.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { lockFacts } from '../queries/withdraw.ts'
import { readRules } from '../queries/rules.ts'
import { withDevices } from '../queries/devices.ts'
import { insertNotifications, readMuted, type Notice, type Recipient } from '../queries/deliveries.ts'
import { channelsFor } from './choices.ts'
import { PUSH } from './push.ts'

export interface Declared {
  readonly declaration: NotificationRule
  readonly kinds: readonly ObjectKind[]
}

/** By event. */
export function declaredIn(modules: readonly Module[]): ReadonlyMap<string, Declared> {
  const all = modules.flatMap(({ notifications: rules = {}, kinds = [] }) =>
    Object.entries(rules).map(([event, declaration]) => [event, { declaration, kinds }] as const),
  )
  return new Map(all)
}

export async function concernedBy(portal: Portal, fact: Fact, { declaration }: Declared): Promise<string[]> {
  const { toSelf = false } = declaration
  const concerned = await declaration.recipients(portal, fact)
  return [...new Set(concerned)].filter((id) => toSelf || id !== fact.actorId)
}

/** Tells those of the people who may read the record, all in one transaction. */
export async function deliver(portal: Portal, fact: Fact, declared: Declared, concerned: readonly string[]): Promise<void> {
  if (concerned.length === 0) return
  const { declaration, kinds } = declared
  const { actorId } = fact
  const people = await readActors(portal, [...new Set([...(actorId ? [actorId] : []), ...concerned])])
  const actor = actorId === null ? PORTAL : people.find((person) => person.id === actorId)
  const among = new Set(concerned)
  const [readers, params] = await Promise.all([
    declaration.toSelf ? people.filter(({ id }) => among.has(id)) : readersAmong(portal, kinds, people, fact),
    declaration.params(portal, fact),
  ])
  if (!actor || readers.length === 0) return

  const notice: Notice = {
    historyId: fact.historyId,
    objectId: fact.objectId,
    event: fact.event,
    params,
    actorId,
    path: declaration.path(fact.objectId, params),
    at: new Date(fact.at),
  }
  const recipients = await recipientsOf(portal, fact, declared, readers)
  if (recipients.length === 0) return
  const pushed = new Set(recipients.flatMap(({ userId, pushAt }) => (pushAt ? [userId] : [])))
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor }
  await write(ctx, async (tx) => {
    await lockFacts(tx.db, [fact.historyId])
    // A mention or a message may have been taken back since; from here on its withdrawal waits for this transaction.
    const still = new Set(await concernedBy({ ...portal, db: tx.db }, fact, declared))
    const told = await insertNotifications(
      tx.db,
      notice,
      recipients.filter(({ userId }) => still.has(userId)),
    )
    await pushTo(
      portal,
      tx,
      told.filter(({ user_id }) => pushed.has(user_id)),
    )
    const each = Object.fromEntries(told.flatMap(({ id, user_id, shown }) => (shown ? [[`user:${user_id}`, { id }]] : [])))
    if (Object.keys(each).length === 0) return
    const detail = { about: fact.event, params, actorName: actor.fullName, path: notice.path }
    const to = { object: fact.objectId, audience: 'staff', channels: Object.keys(each), each } as const
    tx.record(notificationEvents.arrived, detail, to)
  })
}

/** In the transaction that tells them, so that a device is asked for once. */
async function pushTo({ jobs }: Portal, tx: Tx, told: readonly { user_id: string }[]): Promise<void> {
  if (told.length === 0) return
  await jobs.post(tx.db, PUSH, { people: told.map(({ user_id }) => user_id).join(' ') })
  tx.afterwards(() => Promise.resolve(jobs.wakeBackgroundJob(PUSH)))
}

/** Who unsubscribed from the object hears only what names them in person, and what is critical. */
async function recipientsOf(
  { db, mail }: Portal,
  fact: Fact,
  { declaration }: Declared,
  readers: readonly Actor[],
): Promise<Recipient[]> {
  const { critical = false } = declaration
  const ids = readers.map(({ id }) => id)
  const [muted, reached, devices, { mail_minutes }] = await Promise.all([
    critical ? new Set() : readMuted(db, fact.objectId, ids),
    channelsFor(db, fact.event, new Map([[fact.event, declaration]]), readers),
    withDevices(db, ids),
    readRules(db),
  ])
  const mailAt = new Date(new Date(fact.at).getTime() + mail_minutes * 60_000)
  return ids.flatMap((userId): Recipient[] => {
    const why = declaration.reason?.(fact, userId) ?? null
    const how = reached.get(userId)
    if (!how || (muted.has(userId) && !why)) return []
    const mailed = how.mail && mail.kind !== 'none'
    const pushAt = how.push && devices.has(userId) ? new Date(fact.at) : null
    if (!how.app && !mailed && !pushAt) return []
    return [{ userId, reason: why, urgent: critical || why !== null, shown: how.app, mailAt: mailed ? mailAt : null, pushAt }]
  })
}

/** The policy of the record is asked for each: nobody is told of what they may not open, nor of what they did themselves. */
async function readersAmong(
  portal: Portal,
  kinds: readonly ObjectKind[],
  people: readonly Actor[],
  fact: Fact,
): Promise<Actor[]> {
  const others = people.filter((person) => person.id !== fact.actorId)
  const readers = await Promise.all(kinds.map((kind) => kind.readers(portal, others, fact.objectId)))
  return [...new Set(readers.flat())]
}
