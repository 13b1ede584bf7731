import { SAME_MOMENT_SECONDS } from '@diwan/contract/notifications/limits'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Withdrawn {
  readonly objectId: string
  /** The part of the object that is gone: a message. */
  readonly part?: string
  /** Only what these events notified of. */
  readonly events?: readonly string[] | undefined
  /** Only these people; all who were told where none are named. */
  readonly people?: readonly string[] | undefined
  /** No sooner was anything told of it. */
  readonly since: Date
}

/** A clock is read more than once while something is said. */
const EARLIER_MS = 60_000

/** The facts that spoke of it. Index: history_by_object. */
export async function readFactsOf(db: Queryable, { objectId, part, events, since }: Withdrawn): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from history
    where object_id = ${objectId} and at >= ${new Date(since.getTime() - EARLIER_MS)}::timestamptz
      ${part === undefined ? sql`` : sql`and (detail -> 'message' ->> 'id' = ${part} or detail ->> 'messageId' = ${part})`}
      ${events ? sql`and ${anyOf('event', events)}` : sql``}`.execute(db)
  return rows.map(({ id }) => id)
}

const DELIVERY = 0x6d_61_69_6c

/** Until the end of the transaction these facts are either delivered or withdrawn, not both at once. */
export async function lockFacts(db: Queryable, facts: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(DELIVERY)}, hashtext(id))
    from (select id from unnest(${[...facts]}::text[]) id order by hashtext(id)) sorted`.execute(db)
}

/** Who was told, their rows of the inbox locked in the order in which those are who are told. Indexes: notifications_once, inbox_pkey. */
export async function lockTold(
  db: Queryable,
  facts: readonly string[],
  { objectId, people: among }: Pick<Withdrawn, 'objectId' | 'people'>,
): Promise<string[]> {
  const told = await db.selectFrom('notifications').select('user_id').distinct().where(anyOf('history_id', facts)).execute()
  const people = told.map(({ user_id }) => user_id).filter((id) => among?.includes(id) ?? true)
  if (people.length === 0) return []
  await sql`select from inbox where object_id = ${objectId} and ${anyOf('user_id', people)} order by user_id for update`.execute(
    db,
  )
  return people
}

/**
 * What was told of these facts is gone: from the inbox, and from mails and devices that were not sent yet. An event of the same person
 * and moment for which it stood takes its place; of a row that stands for nothing any more nothing stays.
 */
export async function deleteTold(
  db: Queryable,
  objectId: string,
  facts: readonly string[],
  people: readonly string[],
): Promise<void> {
  const ofRow = sql`rest.user_id = inbox.user_id and rest.object_id = inbox.object_id and rest.shown
    and rest.history_id <> all(${[...facts]}::uuid[])`
  await sql`
    with gone as (
      delete from notifications where ${anyOf('history_id', facts)} and ${anyOf('user_id', people)}
      returning user_id, actor_id, created_at, seen_at, shown, folded, mail_at, push_at
    ), stood as (
      select distinct on (older.id) older.id, gone.mail_at, gone.push_at
      from gone cross join lateral (
        select id from notifications told
        where told.user_id = gone.user_id and told.object_id = ${objectId} and told.actor_id = gone.actor_id and told.folded
          and told.shown = gone.shown and told.history_id <> all(${[...facts]}::uuid[])
          and told.created_at between gone.created_at - make_interval(secs => ${SAME_MOMENT_SECONDS}) and gone.created_at
        order by told.created_at desc, told.id desc limit 1
      ) older
      where not gone.folded
    ), back as (
      update notifications older set folded = false, mail_at = stood.mail_at, push_at = stood.push_at
      from stood where older.id = stood.id
      returning older.user_id, older.seen_at, older.shown
    ), counted as (
      select user_id, sum(change)::int as change from (
        select user_id, -1 as change from gone where seen_at is null and shown and not folded
        union all select user_id, 1 from back where seen_at is null and shown
      ) changes group by user_id
    )
    update inbox set
      unread = greatest(0, inbox.unread + coalesce((select change from counted where counted.user_id = inbox.user_id), 0)),
      mentioned = inbox.mentioned and exists (select from notifications rest where ${ofRow} and rest.reason = 'mention'),
      last_at = coalesce((select max(rest.created_at) from notifications rest where ${ofRow}), inbox.last_at)
    where inbox.object_id = ${objectId} and ${anyOf('inbox.user_id', people)}`.execute(db)
  await sql`
    delete from inbox where object_id = ${objectId} and ${anyOf('user_id', people)} and not exists (
      select from notifications told where told.user_id = inbox.user_id and told.object_id = inbox.object_id and told.shown
    )`.execute(db)
}
