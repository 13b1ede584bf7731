import { formEvents } from '@diwan/contract/forms/events'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../server/kit/db/database.ts'
import { newId } from '../../server/kit/db/id.ts'
import { summary, type Comparison, type Round } from '../compare.ts'
import { plantForm } from './planted.ts'
import type { Stage } from './stage.ts'

/** How many times a bare insert of as many notifications reminding everybody may cost. */
export const REMINDERS = 3
/** The minute of the portal comes first. */
const PATIENCE_MS = 240_000

/**
 * A form that everybody is reminded of, from when the portal takes the fact up until the last of them is told, by the clock of the
 * database. The bare insert writes as many notifications, in one statement.
 */
export async function measureReminders(
  { database, portal, author, say }: Stage,
  rounds: number,
): Promise<Comparison & { told: number }> {
  const { db } = database
  const measured: Round[] = []
  let told = 0
  await plantForm({ origin: portal.origin, author }, ['all']) // its history stands for any
  let before = await bareInsert(db)
  for (let turn = 0; turn <= rounds; turn += 1) {
    const id = await plantForm({ origin: portal.origin, author }, ['all'])
    await sql`update publications set remind_at = now() where object_id = ${id}`.execute(db)
    const reminded = await allTold(db, id)
    const after = await bareInsert(db)
    say(
      `${reminded.told} are reminded in ${Math.round(reminded.took)} ms, a bare insert ${Math.round(before)} and ${Math.round(after)}`,
    )
    if (turn > 0) measured.push({ portal: reminded.took, before, after }) // the first only warms it
    before = after
    told = reminded.told
  }
  return { ...summary(measured), told }
}

/** Of one reminder. */
interface Reminded {
  readonly took: number
  readonly told: number
}

async function allTold(db: Database, formId: string): Promise<Reminded> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { rows } = await sql<Reminded & { open: number }>`
      with job as (select started_on, completed_on, state from pgboss.job
        where (name = 'notifications.tell' and data ->> 'objectId' = ${formId} and data ->> 'event' = ${formEvents.reminded.name})
           or (name = 'notifications.tellSome' and data ->> 'fact' like ${`%${formId}%`} and data ->> 'fact' like ${`%${formEvents.reminded.name}%`}))
      select count(*) filter (where state <> 'completed')::int as open,
             coalesce(extract(epoch from max(completed_on) - min(started_on)) * 1000, 0)::float as took,
             (select count(*)::int from notifications where object_id = ${formId} and event = ${formEvents.reminded.name}) as told
      from job`.execute(db)
    const { open, ...rest } = rows[0]!
    if (open === 0 && rest.told > 0) return rest
    await sleep(500)
  }
  throw new Error('the reminder did not reach everybody in time')
}

/** Of everybody, as another fact of the same form; it goes when it was measured. */
async function bareInsert(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string; object_id: string }>`select id, object_id from history order by id limit 1`.execute(db)
  const { id, object_id } = rows[0]!
  const history = newId()
  await sql`insert into history (id, object_id, event, audience, detail, at)
    select ${history}, object_id, event, audience, detail, now() from history where id = ${id}`.execute(db)
  // Its foreign keys were planned when history was small, and would walk all of it for each row.
  await sql`analyze history, users, objects, notifications`.execute(db)
  const began = performance.now()
  await sql`insert into notifications (id, user_id, history_id, object_id, event, params, path, created_at, shown, folded)
    select uuidv7(), id, ${history}, ${object_id}, ${formEvents.reminded.name}, ${'{"name_ar":"نموذج القياس","name_en":"Measured form"}'}::jsonb,
           '/user/forms', now(), true, false
    from users where email like 'person%@bench.example'`.execute(db)
  const took = performance.now() - began
  await db.deleteFrom('notifications').where('history_id', '=', history).execute()
  await db.deleteFrom('history').where('id', '=', history).execute()
  return took
}
