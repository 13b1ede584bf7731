import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { anyTerm, type Question } from '../../search/public.ts'
import { messageOfPart } from '../../talk/public.ts'
import { amongNoted, amongVisible, readers } from '../access.ts'
import { fits, relationsOf, type Asked as AskedList } from './list.ts'
import { anyPerson, GATHERED, gathering, meets, type Rare, type Weighed } from './meeting.ts'

export interface FoundPlace {
  id: string
  sort: string
}

interface Asked {
  readonly actor: Actor
  readonly list: AskedList
  readonly question: readonly Weighed[]
  readonly after: Cursor | undefined
  readonly limit: number
}

const past = (after: Cursor | undefined): RawBuilder<unknown> =>
  after ? sql`and (record.activity_at, record.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``

/** From the tickets of a rare word to those of them that may be seen. Indexes: search_entries_by_term, tickets_by_requester, tickets_by_assignee. */
export async function findByWord(
  db: Queryable,
  rare: Rare,
  { actor, list, question, after, limit }: Asked,
): Promise<FoundPlace[]> {
  const others = question.filter(({ word }) => word !== rare.word)
  const people = anyPerson(rare.people)
  const { rows } = await sql<FoundPlace>`
    with hit as materialized (
      select object_id as id, audience = 'public' as public from search_entries
        where kind = 'ticket' and terms @@ ${anyTerm(rare.word.terms)}
      union all select id, true from tickets where requester_id = ${people} and deleted_at is null
      union all select id, true from tickets where assignee_id = ${people} and deleted_at is null
    )
    select record.id, record.activity_at::text as sort
    from (select id, bool_or(public) as public from hit group by id) found join tickets record on record.id = found.id
    where ${fits(actor, list)} and ${amongVisible(actor, 'record', relationsOf(actor, list))}
      and (found.public or ${amongNoted(actor, 'record')}) and ${meets(actor, others)} ${past(after)}
    order by record.activity_at desc, record.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** So many tickets are looked at in one go. */
export const STEP = 2_000

/**
 * Along the list, newest first, past what does not meet the question; `end` is where the steps ended before the list did. Order and
 * limit of `seen` change no row: by them the planner walks lazily, and a page that is full soon reads no further.
 */
export async function findAlong(db: Queryable, { actor, list, question, after, limit }: Asked, gather = GATHERED) {
  const walk = (most: number) =>
    readers['tickets.view'].ids(actor, {
      table: 'tickets',
      sort: 'activity_at',
      where: fits(actor, list),
      after,
      limit: most,
      only: relationsOf(actor, list),
    })
  const walked = walk(STEP)
  if (!walked) return { rows: [], end: undefined }
  const { gathered, seen, met, likely } = gathering(actor, question, gather)
  const { rows } = await sql<FoundPlace>`
    with ${gathered}
    select seen.id, seen.sort::text as sort from (select walked.id, walked.sort, ${seen} from (${walked}) walked order by walked.sort desc, walked.id desc limit ${sql.lit(STEP)}) seen
    cross join lateral (select from tickets record where record.id = seen.id and ${met} offset 0) met
    where ${likely} order by seen.sort desc, seen.id desc limit ${sql.lit(limit)}`.execute(db)
  if (rows.length === limit) return { rows, end: undefined }
  const ends = await sql<FoundPlace>`
    select id, sort::text as sort from (${walk(STEP)!}) walked
    order by walked.sort desc, walked.id desc offset ${sql.lit(STEP - 1)} limit 1`.execute(db)
  return { rows, end: ends.rows[0] }
}

export interface SaidRow {
  ticket_id: string
  /** What was said, or the set of fields that was filled in. */
  id: string
  /** Nothing where the hit is among the answers. */
  audience: string | null
  mark: string | null
  text: string
}

/** The newest part of each ticket with a hit, past its subject: notes only of tickets whose notes this person reads. */
export async function readHits(
  db: Queryable,
  actor: Actor,
  question: Question,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SaidRow>> {
  const terms = anyTerm(question.flatMap((word) => word.terms))
  const { rows } = await sql<SaidRow>`
    select distinct on (entry.object_id) entry.object_id as ticket_id, entry.part as id, message.audience, message.mark, coalesce(message.text, '') as text
    from search_entries entry join tickets record on record.id = entry.object_id
    ${messageOfPart(sql`entry.part`)}
    where entry.object_id = any(${[...ids]}::uuid[]) and entry.part <> entry.object_id and entry.terms @@ ${terms}
      and (entry.audience = 'public' or ${amongNoted(actor, 'record')})
    order by entry.object_id, entry.at desc, entry.part desc`.execute(db)
  return new Map(rows.map((row) => [row.ticket_id, row]))
}

/** The ticket that a short id names, whatever state it is in, if this view can show it. Index: objects_by_short_id. */
export async function findByShortId(db: Queryable, actor: Actor, view: AskedList['view'], shortId: string) {
  const shown = { view, state: 'all' } as const
  const { rows } = await sql<FoundPlace>`
    select record.id, record.activity_at::text as sort from objects join tickets record on record.id = objects.id
    where objects.kind = 'ticket' and objects.short_id = ${shortId}
      and ${fits(actor, shown)} and ${amongVisible(actor, 'record', relationsOf(actor, shown))}`.execute(db)
  return rows[0]
}
