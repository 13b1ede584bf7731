import { ChatCountQuery } from '@diwan/contract/chat/schemas'
import { PAGE_SIZE } from '@diwan/contract/kit/page'
import { sql } from 'kysely'
import type { Actor } from '../server/kit/access/actor.ts'
import type { Database } from '../server/kit/db/database.ts'
import { clearedFor } from '../server/modules/chat/queries/chat.ts'
import { readShownChats } from '../server/modules/chat/queries/chat-rows.ts'
import { countersOf, pageOfChats } from '../server/modules/chat/queries/list.ts'
import { findMessages } from '../server/modules/chat/queries/search.ts'
import { readQuestion } from '../server/modules/search/public.ts'
import { readStretch } from '../server/modules/talk/queries/page.ts'
import { countUnread, firstNew } from '../server/modules/talk/queries/reading.ts'
import { plantChats, plantedInChats } from './chat/planted.ts'

/** Of fewer the planner rightly reads the whole table. */
const OF_OTHERS = 20_000
const READER = 'person581@bench.example'

/** Chats of one person with many messages, and many silent ones of everybody. */
export async function plantChatsOfAll(db: Database): Promise<void> {
  const { id: readerId } = await db.selectFrom('users').select('id').where('email', '=', READER).executeTakeFirstOrThrow()
  await plantChats(db, { readerId, largest: 5_000, others: 30, each: 200 })
  await sql`
    with made as (
      insert into objects (id, kind, created_at)
      select uuidv7(), 'chat', now() - n * interval '1 hour' from generate_series(1, ${sql.lit(OF_OTHERS)}) n returning id, created_at
    ), numbered as (
      select made.*, row_number() over (order by id) as n from made
    ), chat as (
      insert into chats (id, kind, name, created_by, created_at, active_at)
      select id, 'group', 'فريق', ${readerId}, created_at, created_at from numbered
    ), people as (
      select id, row_number() over (order by email) - 1 as n from users where id <> ${readerId} order by email limit 4000
    )
    insert into object_people (object_id, user_id, kind, degree, sort_at)
    select numbered.id, people.id, 'chat', 'member', numbered.created_at
    from numbered cross join generate_series(0, 1) seat join people on people.n = (numbered.n * 7 + seat * 1301) % 4000`.execute(
    db,
  )
  await sql`
    insert into read_marks (user_id, object_id, audience, thread_of, seq)
    select user_id, object_id, 'members', object_id, 0 from object_people where kind = 'chat' on conflict do nothing`.execute(db)
  await sql`vacuum analyze objects, chats, messages, object_people, read_marks, search_entries`.execute(db)
}

const reader = 'user' as const
type Run = (db: Database, actor: Actor, aside: Database) => Promise<unknown>
const asking = (name: string, indexes: readonly string[], run: Run) => ({ queries: [[name, indexes]] as const, reader, run })

/** The first is the largest. */
const ownChats = async (db: Database, { id }: Actor): Promise<[string, ...string[]]> => {
  const people = db.selectFrom('object_people').innerJoin('chats', 'chats.id', 'object_people.object_id')
  const mine = people.select('chats.id').where('user_id', '=', id).orderBy('last_seq', 'desc').limit(PAGE_SIZE)
  return (await mine.execute()).map((row) => row.id) as [string, ...string[]]
}

const LISTED = ['object_people_by_user', 'chats_pkey']
const BY_SEQ = 'messages_by_seq'
const lists = (['all', 'unread'] as const).flatMap((view) => {
  const asked = ChatCountQuery.parse({ view })
  const looksInto = view === 'unread' ? [...LISTED, BY_SEQ, 'read_marks_pkey'] : LISTED
  return [
    asking(`chats_${view}`, looksInto, (db, actor) => pageOfChats({ db, actor }, asked, { limit: PAGE_SIZE }, () => [])),
    asking(`count_chats_${view}`, looksInto, (db, actor) => countersOf({ db, actor }, [asked])),
  ]
})

const stretch = { audiences: ['members'], by: 'seq', threadOf: null, limit: PAGE_SIZE + 1 } as const
const FIRST_NEW = 4_996

const opening = [
  asking('chats_shown', ['chats_pkey', BY_SEQ, 'read_marks_pkey', 'object_people_pkey'], async (db, actor, aside) =>
    readShownChats(db, actor, await ownChats(aside, actor), new Date()),
  ),
  asking('chat_newest', [BY_SEQ], async (db, actor, aside) => {
    const [objectId] = await ownChats(aside, actor)
    await readStretch(db, { ...stretch, objectId, from: undefined, direction: 'older' })
  }),
  asking('chat_first_unread', [BY_SEQ, 'read_marks_pkey'], async (db, actor, aside) => {
    const [objectId] = await ownChats(aside, actor)
    await firstNew(db, actor.id, { objectId, audience: 'members', cleared: clearedFor(actor.id, objectId) })
  }),
  ...(['older', 'newer'] as const).map((direction) =>
    asking(`chat_unread_${direction}`, [BY_SEQ], async (db, actor, aside) => {
      const [objectId] = await ownChats(aside, actor)
      await readStretch(db, { ...stretch, objectId, from: FIRST_NEW, direction, including: direction === 'older' })
    }),
  ),
  asking('chats_unread_counts', [BY_SEQ, 'read_marks_pkey'], async (db, actor, aside) => {
    const places = (await ownChats(aside, actor)).map((objectId) => ({ objectId, audience: 'members' as const, cleared: 0 }))
    await countUnread(db, actor.id, places)
  }),
]

const sought = { from: undefined, has: undefined, after: undefined, limit: PAGE_SIZE + 1 }
const searches = [
  ...(['chat_search_1', 'chat_search_5000'] as const).flatMap((name) => [
    asking(
      `${name}_in_all`,
      ['search_entries_in_chats', 'messages_pkey', 'object_people_by_user', 'chats_pkey'],
      async (db, actor, aside) => {
        const question = await readQuestion(aside, plantedInChats[name].word)
        await findMessages(db, { ...sought, userId: actor.id, question })
      },
    ),
    asking(`${name}_in_one`, ['search_entries_in_chats', 'messages_pkey', 'object_people_pkey'], async (db, actor, aside) => {
      const [id] = await ownChats(aside, actor)
      const question = await readQuestion(aside, plantedInChats[name].word)
      await findMessages(db, { ...sought, userId: actor.id, in: id, question })
    }),
  ]),
  asking('chat_search_by_time', ['object_people_by_user', 'chats_pkey', 'messages_by_time'], (db, actor) =>
    findMessages(db, { ...sought, userId: actor.id, question: [], from: actor.id }),
  ),
]

/** Chats of a person: their list, opening one where it is new, what is unread, and words in one and in all. */
export const chatAskings = [...lists, ...opening, ...searches]
