import type { Relation } from '@diwan/contract/access/vocabulary'
import { COUNT_LIMIT, PAGE_SIZE } from '@diwan/contract/kit/page'
import type { InquiryQueue } from '@diwan/contract/support/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../server/kit/access/actor.ts'
import type { Database } from '../server/kit/db/database.ts'
import { readInquiryRows, countInquiryRows } from '../server/modules/support/queries/list.ts'

/** Of fewer the planner rightly reads the whole table. */
const INQUIRIES = 40_000

/** Half a year of inquiries, one in fifty still to be answered; no words of theirs are looked for here. */
export async function plantInquiries(db: Database): Promise<void> {
  await sql`
    with made as (
      insert into objects (id, kind, created_at)
      select gen_random_uuid(), 'inquiry', now() - n * interval '6 minutes' from generate_series(1, ${sql.lit(INQUIRIES)}) n
      returning id, created_at
    ), numbered as (
      select made.*, row_number() over (order by created_at) as n from made
    ), people as (
      select id, row_number() over (order by email) - 1 as n from users
    )
    insert into inquiries (id, subject, category, asker_id, status, reason, closed_at, assignee_id, created_at, activity_at)
    select numbered.id, 'سؤال', (array['technical', 'access', 'content', 'idea'])[1 + numbered.n % 4], asker.id,
           case when numbered.n % 50 = 0 then 'OPEN' else 'CLOSED' end,
           case when numbered.n % 50 = 0 then null else 'closed' end,
           case when numbered.n % 50 = 0 then null else numbered.created_at end,
           assignee.id, numbered.created_at, numbered.created_at
    from numbered
    join people asker on asker.n = numbered.n * 7 % (select count(*) from users)
    join people assignee on assignee.n = numbered.n * 13 % (select count(*) from users)`.execute(db)
  await sql`vacuum analyze inquiries`.execute(db)
}

type Reader = 'admin' | 'tech' | 'user'
const queue = (name: InquiryQueue) => ({ view: 'queue', queue: name, direction: 'rising' }) as const
const ownInquiries = { view: 'asked', queue: 'all', direction: 'falling' } as const

/** Opens what is technical, by a right of its own, beside what is the reader's. */
const asOperator = (actor: Actor): Actor => ({
  ...actor,
  grants: new Map<string, ReadonlySet<Relation>>([
    ['support.view', new Set(['own'])],
    ['support.technical', new Set(['all'])],
  ]),
})
const asIs = (actor: Actor): Actor => actor

const expected = [
  ['admin', 'open', queue('open'), ['inquiries_open'], asIs],
  ['admin', 'all', queue('all'), ['inquiries_all'], asIs],
  ['tech', 'open', queue('open'), ['inquiries_open_by_assignee'], asIs],
  ['tech', 'all', queue('all'), ['inquiries_by_assignee'], asIs],
  ['user', 'asked', ownInquiries, ['inquiries_by_asker'], asIs],
  ['user', 'technical', queue('open'), ['inquiries_open_technical', 'inquiries_by_asker'], asOperator],
] as const

/** One index range for each right and relation that a reader holds. */
export const inquiryAskings = expected.map(([reader, name, list, indexes, as]) => ({
  queries: [
    [`inquiries_${name}_${reader}`, indexes],
    [`count_inquiries_${name}_${reader}`, indexes],
  ] as const,
  reader: reader satisfies Reader,
  run: async (db: Database, actor: Actor) => {
    await readInquiryRows(db, as(actor), list, undefined, PAGE_SIZE + 1)
    await countInquiryRows(db, as(actor), [list], COUNT_LIMIT + 1)
  },
}))
