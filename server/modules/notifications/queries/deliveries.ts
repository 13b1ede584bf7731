import { SAME_MOMENT_SECONDS } from '@diwan/contract/notifications/limits'
import type { Reason } from '@diwan/contract/kit/notice'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'

/** One fact, said to several people. */
export interface Notice {
  readonly historyId: string
  readonly objectId: string
  readonly event: string
  readonly params: Readonly<Record<string, string>>
  readonly actorId: string | null
  readonly path: string
  readonly at: Date
}

export interface Recipient {
  readonly userId: string
  readonly reason: Reason | null
  /** It ends a snooze. */
  readonly urgent: boolean
  /** In the app; otherwise it waits for its mail alone. */
  readonly shown: boolean
  readonly mailAt: Date | null
  /** To the devices of the person, where there are some. */
  readonly pushAt: Date | null
}

export interface Delivery {
  id: string
  user_id: string
  shown: boolean
}

/**
 * Answers those of the people who were not told of this fact before; the row of the object in their inbox follows. An earlier event of
 * the same person and moment is folded into this one, unless it named its reader in another way; facts may come in any order, so this one
 * is folded where the later one is there. The text stays the same however many people there are, and rows are locked in the order of
 * their persons.
 */
export async function insertNotifications(db: Queryable, notice: Notice, people: readonly Recipient[]): Promise<Delivery[]> {
  const { historyId, objectId, event, params, actorId, path, at } = notice
  const given = JSON.stringify(people.map((one) => ({ ...one, id: newId(), user: one.userId })))
  const { rows } = await sql<Delivery>`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as given (id uuid, "user" uuid, reason text, urgent boolean, shown boolean, "mailAt" timestamptz, "pushAt" timestamptz)
    ), placed as (
      select given.*, exists (
        select from notifications later
        where later.user_id = given."user" and later.object_id = ${objectId}::uuid and later.actor_id = ${actorId}::uuid
          and not later.folded and later.shown = given.shown and (given.reason is null or given.reason = later.reason)
          and later.created_at > ${at}::timestamptz
          and later.created_at <= ${at}::timestamptz + make_interval(secs => ${SAME_MOMENT_SECONDS})
      ) as overtaken from given
    ), told as (
      insert into notifications (id, user_id, history_id, object_id, event, params, actor_id, path, created_at, reason, shown, folded, mail_at, push_at)
      select id, "user", ${historyId}::uuid, ${objectId}::uuid, ${event}, ${JSON.stringify(params)}::jsonb, ${actorId}::uuid, ${path},
             ${at}::timestamptz, reason, shown, overtaken, case when not overtaken then "mailAt" end,
             case when not overtaken then "pushAt" end
      from placed order by "user"
      on conflict (history_id, user_id) do nothing
      returning id, user_id, reason, shown, folded
    ), folded as (
      update notifications older set folded = true, mail_at = null, push_at = null from told
      where older.user_id = told.user_id and older.object_id = ${objectId}::uuid and older.actor_id = ${actorId}::uuid
        and not older.folded and older.shown = told.shown and (older.reason is null or older.reason = told.reason)
        and older.created_at between ${at}::timestamptz - make_interval(secs => ${SAME_MOMENT_SECONDS}) and ${at}::timestamptz
      returning older.user_id, older.seen_at
    ), entered as (
      insert into inbox (user_id, object_id, unread, last_at, mentioned, assigned)
      select told.user_id, ${objectId}::uuid, 1, ${at}::timestamptz, told.reason is not distinct from 'mention',
             told.reason is not distinct from 'assigned'
      from told where told.shown and not told.folded order by told.user_id
      on conflict (user_id, object_id) do update set
        unread = inbox.unread + 1
          - (select count(*) from folded where folded.user_id = excluded.user_id and folded.seen_at is null)::int,
        last_at = greatest(inbox.last_at, excluded.last_at),
        mentioned = inbox.mentioned or excluded.mentioned,
        assigned = inbox.assigned or excluded.assigned,
        snoozed_until = case when excluded.user_id in (select "user" from given where urgent) then null
          else inbox.snoozed_until end,
        done_at = null
    )
    select id, user_id, shown from told`.execute(db)
  return rows
}

/** Those of the people who unsubscribed from the object. */
export async function readMuted(db: Queryable, objectId: string, userIds: readonly string[]): Promise<Set<string>> {
  const muted = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('object_id', '=', objectId)
    .where(anyOf('user_id', userIds))
    .where('muted', '=', true)
    .execute()
  return new Set(muted.map(({ user_id }) => user_id))
}
