import { COUNT_LIMIT, PAGE_SIZE } from '@diwan/contract/kit/page'
import { INBOX_VIEWS } from '@diwan/contract/notifications/vocabulary'
import { MINE_GROUPS } from '@diwan/contract/work/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../server/kit/access/actor.ts'
import type { Database } from '../server/kit/db/database.ts'
import { countUnread, readInbox } from '../server/modules/notifications/queries/inbox.ts'
import { readViews } from '../server/modules/saved-views/queries.ts'
import { countMine, readMine } from '../server/modules/work/queries/mine.ts'
import { insertTasks } from '../server/modules/work/seed/load.ts'

/** Of fewer the planner rightly reads the whole table. */
const OBJECTS = 8_000
const TASKS = 20_000
const LIST = 'tickets.queue'

/** Gives 200 people tasks and an inbox with 200 objects each, which five share, and everyone eight saved views. */
export async function plantOwnLists(db: Database): Promise<void> {
  const people = await db.selectFrom('users').select('id').orderBy('email').limit(200).execute()
  await insertTasks(
    db,
    people.map(({ id }) => id),
    TASKS,
  )
  await sql`
    with people as (
      select id, row_number() over (order by email) - 1 as n from users order by email limit 200
    ), things as (
      select id, row_number() over (order by id) as n from objects where kind = 'ticket' order by id limit ${sql.lit(OBJECTS)}
    ), rows as (
      select people.id as user_id, things.id as object_id, things.n
      from things cross join generate_series(0, 4) seat join people on people.n = (things.n * 7 + seat * 40) % 200
    ), facts as (
      insert into history (id, object_id, event, actor_id, audience, detail, at)
      select gen_random_uuid(), id, 'tickets.replied', null, 'public', '{}', now() - n * interval '1 minute' from things, generate_series(1, 3)
      returning id, object_id, at
    ), told as (
      insert into notifications (id, user_id, history_id, object_id, event, params, actor_id, path, created_at)
      select gen_random_uuid(), rows.user_id, facts.id, facts.object_id, 'tickets.replied', '{}', null, '/', facts.at
      from facts join rows on rows.object_id = facts.object_id
    ), chosen as (
      insert into subscriptions (user_id, object_id, muted) select user_id, object_id, n % 40 = 0 from rows where n % 2 = 0
    )
    insert into inbox (user_id, object_id, unread, last_at, mentioned, assigned, snoozed_until, done_at)
    select user_id, object_id, (n % 10 = 0)::int, now() - n * interval '1 minute', n % 30 = 0, n % 20 = 0,
           case when n % 50 = 1 then now() + interval '1 day' end, case when n % 3 = 2 then now() end
    from rows`.execute(db)
  await sql`
    insert into saved_views (id, list, owner_id, name, query, shared, created_at)
    select gen_random_uuid(), (array['tickets.queue', 'people'])[1 + n % 2], users.id, 'view', '{}', n = 8 and hashtext(users.id::text) % 100 = 0, now()
    from users, generate_series(1, 8) n`.execute(db)
  await sql`vacuum analyze inbox, notifications, subscriptions, saved_views, history, tasks, task_assignees, object_people`.execute(
    db,
  )
}

const inbox = INBOX_VIEWS.map((view) => ({
  queries: [[`inbox_${view}`, [`inbox_${view}`, 'notifications_of_row']]] as const,
  reader: 'user' as const,
  run: (db: Database, { id: userId }: Actor) => readInbox(db, { userId, view, after: undefined, limit: PAGE_SIZE + 1 }),
}))

const days = { today: '2026-11-29', weekEnd: '2026-12-03' }
const tasks = {
  queries: [
    ['mine', ['task_assignees_in_stage']],
    ['mine_counts', ['task_assignees_in_stage']],
  ] as const,
  reader: 'user' as const,
  run: async (db: Database, actor: Actor) => {
    await readMine(db, actor, { ...days, group: 'open', after: undefined, limit: PAGE_SIZE + 1 })
    await countMine(db, actor, { ...days, limit: COUNT_LIMIT + 1 }, MINE_GROUPS)
  },
}

/** Each person has an inbox, tasks and saved views of their own. */
export const ownAskings = [
  tasks,
  ...inbox,
  {
    queries: [['inbox_count', ['inbox_unread']]] as const,
    reader: 'user' as const,
    run: (db: Database, { id }: Actor) => countUnread(db, id),
  },
  {
    queries: [
      ['views_own', ['saved_views_by_owner']],
      ['views_shared', ['saved_views_shared']],
    ] as const,
    reader: 'user' as const,
    run: (db: Database, { id }: Actor) => readViews(db, { name: LIST, scopeId: null }, id, PAGE_SIZE),
  },
]
