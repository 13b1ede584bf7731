import type { Answer, AttendeePart } from '@diwan/contract/schedule/vocabulary/meetings'
import { sql } from 'kysely'
import type { Actor } from '../../../../kit/access/actor.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Cursor } from '../../../../kit/http/cursor.ts'
import { roomColumn, type MeetingReach, type NamedRoom } from './meeting.ts'
import type { OccurrenceRow } from './occurrences.ts'

/** An occurrence with what its line shows of the meeting. */
export interface EntryRow {
  readonly sort: string
  /** That of the occurrence. */
  readonly id: string
  readonly occurrence: OccurrenceRow
  readonly meeting: Pick<MeetingReach, 'id' | 'organiser' | 'status' | 'version' | 'deleted_at' | 'people_ids'>
  readonly starts_at: Date
  readonly ends_at: Date
  readonly room: NamedRoom | null
  readonly short_id: string
  readonly is_series: boolean
  readonly organiser_name: string
  readonly organiser_photo: string | null
  readonly part: AttendeePart
  readonly answer: Answer
  readonly answers: Readonly<Partial<Record<Answer, number>>>
}

interface EntriesAsked {
  readonly from: Date
  readonly until: Date
  readonly isReversed: boolean
  readonly unanswered: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

const own = sql`coalesce(single.answer, mine.answer)`

/** An earlier occurrence of the same series waits for an answer as well, and stands for all of them. Index: meeting_occurrences_by_start. */
const earlier = (from: Date) => sql`exists (
  select from meeting_occurrences before
  left join occurrence_answers its on its.meeting_id = before.meeting_id and its.number = before.number and its.attendee_id = mine.id
  where before.meeting_id = occurrence.meeting_id and before.starts_at >= ${from} and not before.cancelled
    and (before.starts_at, before.id) < (occurrence.starts_at, occurrence.id) and coalesce(its.answer, mine.answer) = 'none')`

/**
 * Occurrences that begin between two instants, of the meetings of one person. Indexes: attendees_by_user, and meeting_occurrences_by_start
 * for each meeting that has a time there. Which relation counts is that of the person's right.
 */
export async function readEntries(db: Queryable, actor: Actor, asked: EntriesAsked): Promise<EntryRow[]> {
  const { from, until, isReversed, unanswered, after, limit } = asked
  const granted = actor.grants.get('schedule.meetings.view')
  const reached = granted?.has('participant')
    ? sql`true`
    : granted?.has('own')
      ? sql`meeting.organiser = ${actor.id}`
      : sql`false`
  const [direction, beyond] = isReversed ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await sql<EntryRow>`
    with found as (
      select occurrence.*, mine.part, ${own} as own_answer from attendees mine
      join meetings meeting on meeting.id = mine.meeting_id and meeting.deleted_at is null
      join meeting_occurrences occurrence on occurrence.meeting_id = mine.meeting_id
        and occurrence.starts_at >= ${from} and occurrence.starts_at < ${until}
      left join occurrence_answers single on single.meeting_id = mine.meeting_id and single.number = occurrence.number
        and single.attendee_id = mine.id
      where mine.user_id = ${actor.id} and mine.sort_at > ${from} and mine.first_at < ${until} and ${reached}
        ${unanswered ? sql`and meeting.status = 'OPEN' and not occurrence.cancelled and ${own} = 'none' and not ${earlier(from)}` : sql``}
        ${after ? sql`and (occurrence.starts_at, occurrence.id) ${beyond} (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}
      order by occurrence.starts_at ${direction}, occurrence.id ${direction} limit ${limit})
    select found.id, found.starts_at::text as sort, found.starts_at, found.ends_at, found.part, found.own_answer as answer,
      to_jsonb(found.*) as occurrence, ${roomColumn('found')} as room, object.short_id, meeting.rule is not null as is_series,
      organiser.full_name as organiser_name, organiser.photo_id as organiser_photo,
      jsonb_build_object('id', meeting.id, 'organiser', meeting.organiser, 'status', meeting.status, 'version', meeting.version,
        'deleted_at', meeting.deleted_at, 'people_ids', jsonb_build_array(${actor.id}::text)) as meeting,
      (select jsonb_object_agg(answer, amount) from (
        select coalesce(single.answer, one.answer) as answer, count(*)::int as amount from attendees one
        left join occurrence_answers single on single.meeting_id = one.meeting_id and single.number = found.number
          and single.attendee_id = one.id
        where one.meeting_id = found.meeting_id group by 1) counted) as answers
    from found join meetings meeting on meeting.id = found.meeting_id join objects object on object.id = meeting.id
    join users organiser on organiser.id = meeting.organiser
    order by found.starts_at ${direction}, found.id ${direction}`.execute(db)
  return rows
}
