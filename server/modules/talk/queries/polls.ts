import type { Poll } from '@diwan/contract/talk/schemas'
import { NAMED_REACTORS } from '@diwan/contract/talk/limits'
import { sql } from 'kysely'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentPerson } from '../../users/public.ts'

export interface PollTerms {
  readonly several: boolean
  readonly secret: boolean
  readonly endsAt: Date | null
}

export async function insertPoll(db: Queryable, messageId: string, { several, secret, endsAt }: PollTerms): Promise<void> {
  await db.insertInto('polls').values({ message_id: messageId, several, secret, ends_at: endsAt }).execute()
}

export function readTerms(db: Queryable, messageId: string) {
  return db.selectFrom('polls').select(['several', 'secret', 'ends_at']).where('message_id', '=', messageId).executeTakeFirst()
}

export async function setEnd(db: Queryable, messageId: string, endsAt: Date): Promise<void> {
  await db.updateTable('polls').set({ ends_at: endsAt }).where('message_id', '=', messageId).execute()
}

/** The votes go with it. */
export async function deletePoll(db: Queryable, messageId: string): Promise<void> {
  await db.deleteFrom('polls').where('message_id', '=', messageId).execute()
}

interface Voter {
  readonly messageId: string
  readonly userId: string
}

export async function readChoices(db: Queryable, { messageId, userId }: Voter): Promise<number[]> {
  const rows = await db
    .selectFrom('poll_votes')
    .select('place')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()
  return rows.map(({ place }) => place)
}

/** What stays chosen keeps its time. */
export async function replaceVotes(
  db: Queryable,
  { messageId, userId }: Voter,
  choices: readonly number[],
  at: Date,
): Promise<void> {
  await db
    .deleteFrom('poll_votes')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .$if(choices.length > 0, (query) => query.where('place', 'not in', [...choices]))
    .execute()
  if (choices.length === 0) return
  await db
    .insertInto('poll_votes')
    .values(choices.map((place) => ({ message_id: messageId, user_id: userId, place, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface TermsRow {
  message_id: string
  several: boolean
  secret: boolean
  ends_at: Date | null
  voters: number
  own: number[]
}

interface VoteRow {
  message_id: string
  place: number
  /** Of all who chose it. */
  votes: number
  user_id: string
  full_name: string
  photo_id: string | null
}

export type PollState = Omit<Poll, 'options'> & { readonly votes: ReadonlyMap<number, Poll['options'][number]> }

/** Of several messages at once, as they stand for this reader. Indexes: polls_pkey, poll_votes_pkey. */
export async function readPolls(
  db: Queryable,
  messageIds: readonly string[],
  readerId: string,
  now: Date,
): Promise<ReadonlyMap<string, PollState>> {
  if (messageIds.length === 0) return new Map()
  const { rows } = await sql<TermsRow>`
    select message_id, several, secret, ends_at,
      (select count(distinct user_id)::int from poll_votes vote where vote.message_id = poll.message_id) as voters,
      array(select place from poll_votes own where own.message_id = poll.message_id and own.user_id = ${readerId} order by place) as own
    from polls poll where ${anyOf('message_id', messageIds)}`.execute(db)
  const isCounted = ({ secret, ends_at }: TermsRow): boolean => !secret || (ends_at !== null && ends_at <= now)
  const votes = await readVotes(
    db,
    rows.filter(isCounted).map(({ message_id }) => message_id),
  )
  const stateOf = (row: TermsRow): PollState => ({
    several: row.several,
    secret: row.secret,
    counted: isCounted(row),
    voters: row.voters,
    own: row.own,
    endsDate: row.ends_at && toSeconds(row.ends_at),
    votes: votesOf(
      votes.filter((one) => one.message_id === row.message_id),
      row.secret,
    ),
  })
  return new Map(rows.map((row) => [row.message_id, stateOf(row)]))
}

/** Of each answer how many chose it, and the first of them. Index: poll_votes_by_answer. */
async function readVotes(db: Queryable, messageIds: readonly string[]): Promise<VoteRow[]> {
  if (messageIds.length === 0) return []
  const { rows } = await sql<VoteRow>`
    select message_id, place, given.votes, user_id, full_name, photo_id
    from (
      select message_id, place, user_id, row_number() over answer as nth,
             count(*) over (partition by message_id, place)::int as votes
      from poll_votes where ${anyOf('message_id', messageIds)}
      window answer as (partition by message_id, place order by at, user_id)
    ) given join users on users.id = user_id
    where nth <= ${sql.lit(NAMED_REACTORS)} order by message_id, place, nth`.execute(db)
  return rows
}

function votesOf(rows: readonly VoteRow[], secret: boolean): PollState['votes'] {
  const all = new Map<number, Poll['options'][number]>()
  for (const { place, votes, user_id, full_name, photo_id } of rows) {
    const one = all.get(place) ?? { votes, people: [] }
    if (!secret) one.people.push(presentPerson(user_id, full_name, photo_id))
    all.set(place, one)
  }
  return all
}
