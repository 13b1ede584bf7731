import { documentFromText } from '@diwan/core/document'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { Cursor } from '../../kit/http/cursor.ts'
import type { TestPerson } from '../../testing/people.ts'
import { patience, seeded } from '../../testing/seeded.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { readQuestion } from '../search/public.ts'
import { findMessages } from './queries/search.ts'

const WORD = 'الزعفران'
const EACH = 10
const DAY = 86_400_000

let w: World
let sara: TestPerson
let omar: TestPerson
let said: string[]
beforeAll(async () => {
  w = await world()
  ;[sara, omar] = [await w.person('USER'), await w.person('USER')]
  const group = async (by: TestPerson, ...userIds: string[]) =>
    (await w.call(by, chat.create, { name: 'المخزن', userIds })).body.id
  const say = async (id: string): Promise<string[]> => {
    const ids: string[] = []
    for (let at = 0; at < EACH; at += 1) {
      const body = documentFromText(at % 4 === 3 ? 'سكّر' : `${WORD} ${at}`, 'rtl')
      ids.push((await w.call(omar, chatTalk.say, { id, body }, { requestId: newId() })).body.id)
    }
    return ids
  }
  const both = await group(sara, omar.id)
  const personal = (await w.call(sara, chat.personal, { userId: omar.id })).body.id
  said = [...(await say(both)), ...(await say(await group(omar))), ...(await say(personal))]
  for (const messageId of said.slice(1, 3)) await w.call(omar, chatTalk.delete, { id: both, messageId })
  await w.call(sara, chat.delete, { id: personal })
  said.push(...(await say(personal)))
})

/** So many days ago was said what was said. */
async function place(days: readonly number[], now: number): Promise<void> {
  const placed = JSON.stringify(said.map((id, at) => ({ id, at: new Date(now - days[at]! * DAY) })))
  const given = sql`jsonb_to_recordset(${placed}::jsonb) as given (id uuid, at timestamptz)`
  await sql`update messages set created_at = given.at from ${given} where messages.id = given.id`.execute(w.db)
  await sql`update search_entries set at = given.at from ${given} where search_entries.part = given.id`.execute(w.db)
}

async function recount(who: TestPerson, since: Date | undefined, until: Date | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select message.id from messages message join object_people mine using (object_id)
    where mine.user_id = ${who.id} and mine.kind = 'chat' and message.seq > mine.cleared_seq
      and message.deleted_at is null and message.text like ${`%${WORD}%`}
      and message.created_at >= ${since ?? '-infinity'} and message.created_at < ${until ?? 'infinity'}
    order by message.created_at desc, message.id desc`.execute(w.db)
  return rows.map(({ id }) => id)
}

const daysAgo = fc.integer({ min: -1, max: 200 })
const cases = fc.record({
  days: fc.array(daysAgo, { minLength: 4 * EACH, maxLength: 4 * EACH }),
  limit: fc.integer({ min: 1, max: 12 }),
  since: fc.option(daysAgo, { nil: undefined }),
  until: fc.option(daysAgo, { nil: undefined }),
})

test(
  'however long ago it was said, page after page brings what a plain recount brings, in the same order',
  { timeout: patience },
  async () => {
    const question = await readQuestion(w.db, WORD)
    const property = fc.asyncProperty(cases, async ({ days, limit, ...bounds }) => {
      const now = Date.now()
      await place(days, now)
      const [since, until] = [bounds.since, bounds.until].map((ago) =>
        ago === undefined ? undefined : new Date(now - ago * DAY),
      )
      for (const who of [sara, omar]) {
        const sought = { userId: who.id, question, from: undefined, has: undefined, since, until, limit }
        const read: string[] = []
        for (let after: Cursor | undefined, full = true; full;) {
          const rows = await findMessages(w.db, { ...sought, after })
          read.push(...rows.map(({ id }) => id))
          after = rows.at(-1)
          full = rows.length === limit
        }
        expect(read).toEqual(await recount(who, since, until))
      }
    })
    await seeded(property, 40)
  },
)
