import { event } from '@diwan/contract/kit/event'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../../kit/db/id.ts'
import type { Module } from '../../kit/module.ts'
import type { Fact, Jobs } from '../../kit/record/jobs.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { notifyReaction, tellSome } from './jobs.ts'

const MANY = 10_000
const said = event('announcements.said', z.object({}))

let w: World
let admin: TestPerson
let people: string[]
const announcements: Module = {
  name: 'announcements',
  objects: ['announcement'],
  events: [said],
  kinds: [{ kind: 'announcement', readers: (_portal, among) => Promise.resolve([...among]) }],
  notifications: {
    [said.name]: { recipients: () => Promise.resolve(people), params: () => Promise.resolve({ name: 'x' }), path: () => '/user' },
  },
}

beforeAll(async () => {
  w = await world({ newcomers: [announcements] })
  admin = await w.person('ADMIN')
  people = Array.from({ length: MANY }, newId)
  const at = w.clock.now()
  await sql`insert into objects (id, kind, created_at) select id, 'user', ${at} from unnest(${people}::uuid[]) id`.execute(w.db)
  await sql`insert into users (id, email, full_name, role, language, password_hash)
    select id, id || '@many.example', 'Many ' || id, 'USER', 'ar', '' from unnest(${people}::uuid[]) id`.execute(w.db)
}, 60_000)

/** One fact that concerns them all, as a module would record it. */
async function fact(): Promise<Fact> {
  const [historyId, objectId, at] = [newId(), newId(), w.clock.now()]
  await w.db.insertInto('objects').values({ id: objectId, kind: 'announcement', created_at: at }).execute()
  const entry = { id: historyId, object_id: objectId, event: said.name, audience: 'public', detail: '{}', at }
  await w.db.insertInto('history').values(entry).execute()
  return { historyId, event: said.name, objectId, actorId: admin.id, detail: {}, at: at.toISOString() }
}

const recipientsOf = async ({ historyId }: Fact) => {
  const { rows } = await sql<{ people: number; rows: number; entries: number }>`
    select count(distinct user_id)::int as people, count(*)::int as rows,
      (select count(*)::int from channel_entries entry join notifications n on entry.detail ->> 'id' = n.id::text
        where n.history_id = ${historyId}) as entries
    from notifications where history_id = ${historyId}`.execute(w.db)
  return rows[0]!
}
/** How often history says that somebody was told. */
const keptOf = async ({ objectId }: Fact): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from history where object_id = ${objectId} and event = 'notifications.arrived'`.execute(w.db)
  return rows[0]!.n
}
const unreadIn = async ({ objectId }: Fact) => {
  const { rows } = await sql<{ unread: number }>`select unread from inbox where object_id = ${objectId}`.execute(w.db)
  return new Set(rows.map(({ unread }) => unread))
}
const partsOf = async (): Promise<Record<string, string>[]> => {
  const jobs = await sql<{ data: Record<string, string> }>`
    select data from pgboss.job where name = 'notifications.tellSome'`.execute(w.db)
  return jobs.rows.map(({ data }) => data)
}

/** The first three, which no worker sees. */
async function partsThatNobodyTakes(one: Fact): Promise<Record<string, string>[]> {
  const held: Record<string, string>[] = []
  const postAll: Jobs['postAll'] = (_trx, _backgroundJob, all) => Promise.resolve(void held.push(...all))
  await notifyReaction({ ...w.portal, jobs: { ...w.portal.jobs, postAll } }, [announcements]).run(one)
  return held.slice(0, 3)
}

test('ten thousand people are told in parts, each exactly once, though jobs run twice and some are killed half way', async () => {
  const one = await fact()
  const backgroundJob = tellSome(() => [announcements])
  const killed = { ...w.portal, jobs: { ...w.portal.jobs, send: () => [Promise.reject(new Error('killed'))] } }
  for (const part of await partsThatNobodyTakes(one)) await expect(backgroundJob.run(killed, part)).rejects.toThrow('killed')
  expect(await recipientsOf(one)).toEqual({ people: 0, rows: 0, entries: 0 })

  const reaction = notifyReaction(w.portal, [announcements])
  const begun = performance.now()
  await reaction.run(one)
  expect(performance.now() - begun).toBeLessThan(2_000) // then the next fact is told, however long the rest of this one takes
  await reaction.run(one) // its worker was killed before it could say that it was done
  const parts = await partsOf()
  expect(new Set(parts.flatMap(({ people: some = '' }) => some.split(' '))).size).toBe(MANY)

  await w.eventually(async () => expect(await recipientsOf(one)).toEqual({ people: MANY, rows: MANY, entries: MANY }), 60_000)
  for (const part of parts.slice(0, 3)) await backgroundJob.run(w.portal, part)
  expect([await recipientsOf(one), await unreadIn(one)]).toEqual([{ people: MANY, rows: MANY, entries: MANY }, new Set([1])])
  expect(await keptOf(one)).toBe(MANY / 1_000) // once for all who are told together
}, 120_000)
