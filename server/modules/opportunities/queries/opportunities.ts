import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { askedIn, senderIn } from '../../approvals/public.ts'
import { tokensIn } from '../../audience/public.ts'
import type { Opportunities } from '../rows.gen.ts'
import type { Due } from '../../publishing/public.ts'
import { placeOf } from './applications.ts'

/** An opportunity as access looks at it. */
export interface OpportunityReach extends Selectable<Opportunities> {
  readonly tokens: readonly string[]
  /** Those whom its waiting step asks. */
  readonly asked: readonly string[]
  /** The person who submitted it last, who may be another than its creator. */
  readonly sender_id: string | null
}

interface Mine {
  readonly id: string
  readonly status: string
  readonly place: number | null
  /** In seconds. */
  readonly until: number | null
  readonly version: number
}

/** With what its card and its screen show; `mine` is the latest application of the reader. */
export interface OpportunityRow extends OpportunityReach {
  readonly sort: string
  readonly due_day: string | null
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
  readonly type_name_ar: string | null
  readonly type_name_en: string | null
  readonly publish_at: Date | null
  readonly waiting: number
  readonly undecided: number
  readonly mine: Mine | null
}

export const columnsFor = (userId: string, sort: string) => sql`
  opportunity.*, ${sql.ref(`opportunity.${sort}`)}::text as sort, opportunity.due_date::text as due_day,
  ${tokensIn('opportunity')} as tokens, ${askedIn('opportunity')} as asked, ${senderIn('opportunity')} as sender_id,
  creator.full_name as creator_name, creator.photo_id as creator_photo, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en,
  kind_of.name_ar as type_name_ar, kind_of.name_en as type_name_en,
  (select planned.publish_at from publications planned where planned.object_id = opportunity.id and planned.published_at is null) as publish_at,
  (select count(*)::int from opportunity_applications sent
    where sent.opportunity_id = opportunity.id and sent.status = 'PENDING' and sent.offered_until is null) as waiting,
  (select count(*)::int from opportunity_applications sent where sent.opportunity_id = opportunity.id
    and sent.status in ('SENT', 'CHECKING') and sent.deleted_at is null) as undecided,
  (select jsonb_build_object('id', sent.id, 'status', sent.status, 'version', sent.version, 'place', ${placeOf('sent')},
      'until', floor(extract(epoch from sent.offered_until)))
    from opportunity_applications sent where sent.opportunity_id = opportunity.id and sent.created_by = ${userId} and sent.deleted_at is null
    order by sent.created_at desc, sent.id desc limit 1) as mine`
export const withNames = sql`join users creator on creator.id = opportunity.created_by
  left join units unit on unit.id = opportunity.unit_id left join opportunity_types kind_of on kind_of.id = opportunity.type_id`

export async function insertOpportunity(db: Queryable, row: Insertable<Opportunities>): Promise<void> {
  await db.insertInto('opportunities').values(row).execute()
}

export async function updateOpportunity(db: Queryable, id: string, set: Updateable<Opportunities>): Promise<void> {
  await db.updateTable('opportunities').set(set).where('id', '=', id).execute()
}

export async function readOpportunities(
  db: Queryable,
  reader: { readonly id: string },
  ids: readonly string[],
): Promise<OpportunityRow[]> {
  const { rows } = await sql<OpportunityRow>`
    select ${columnsFor(reader.id, 'updated_at')} from opportunities opportunity ${withNames}
    where ${anyOf('opportunity.id', ids)}`.execute(db)
  return rows
}

/** The lock that every command on an opportunity, and on its applications, takes first; then what access and seats look at. */
export async function lockOpportunity(db: Queryable, id: string): Promise<OpportunityReach | undefined> {
  await sql`select from opportunities where id = ${id} for update`.execute(db)
  const { rows } = await sql<OpportunityReach>`
    select opportunity.*, ${tokensIn('opportunity')} as tokens, ${askedIn('opportunity')} as asked,
      ${senderIn('opportunity')} as sender_id
    from opportunities opportunity where opportunity.id = ${id}`.execute(db)
  return rows[0]
}

/** How many seats there are and how many are taken; the last number of the waiting list. The caller holds the lock. */
export const readSeats = (db: Queryable, id: string) =>
  db
    .selectFrom('opportunities')
    .select(['status', 'taken', 'number_of_users', 'last_waiting'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The texts by which opportunities are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('opportunities')
    .select(['id', 'position', 'partner', 'description', 'created_at'])
    .where(anyOf('id', ids))
    .execute()
  return rows.map(({ id, position, partner, description, created_at: at }) => ({
    id,
    texts: [position, partner, description],
    at,
  }))
}

/** Open ones whose last day lies before this one. Index: opportunities_to_close. */
export async function readDue(db: Queryable, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from opportunities where status = 'OPEN' and deleted_at is null and due_date < ${today}::date
    order by due_date limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Open ones whose last day ends between these instants, the soonest first, at its last second. The day of an organisation is within
 * two days of that of UTC. Index: opportunities_to_close.
 */
export async function readEnding(db: Queryable, [from, until]: readonly [Date, Date], limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id as object_id, due_at - interval '1 second' as at, true as ends from opportunities
    where status = 'OPEN' and deleted_at is null and due_at >= ${from} and due_at < ${until}
      and due_date between ${from}::date - 2 and ${until}::date + 2
    order by due_date, id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Closed ones of which no application waits for anything. Index: opportunities_to_finish. */
export async function readDecided(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from opportunities record where status = 'CLOSED' and deleted_at is null and not exists (
      select from opportunity_applications sent where sent.opportunity_id = record.id and sent.status in ('SENT', 'CHECKING', 'PENDING'))
    limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The rows of purged records: applications go before the opportunities they were sent to. */
export async function forgetOpportunities(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('opportunity_applications').where(anyOf('id', ids)).execute()
  await sql`delete from opportunities where ${anyOf('id', ids)}
    and not exists (select from opportunity_applications where opportunity_id = opportunities.id)`.execute(db)
}
