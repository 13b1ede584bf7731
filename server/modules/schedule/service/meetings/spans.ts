import { sql } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Span, SpanSource } from '../../../../kit/declared/spans.ts'
import { writeSpans, writeSpansOf } from '../../../calendar/public.ts'
import { can } from '../../access/meetings.ts'
import { readAnswers, type SingleAnswer } from '../../queries/meetings/attendees.ts'
import { readMeetings, type AttendeeRow, type MeetingRow } from '../../queries/meetings/meeting.ts'
import { readOccurrences, type OccurrenceRow } from '../../queries/meetings/occurrences.ts'

type Person = Pick<AttendeeRow, 'id' | 'user_id' | 'part' | 'answer'>
type Time = Pick<OccurrenceRow, 'number' | 'starts_at' | 'ends_at' | 'cancelled'>

/** The answer of each attendee to each occurrence: the one to the occurrence alone, else the one to the series. */
export function answersOf(
  single: readonly SingleAnswer[],
): (one: Pick<AttendeeRow, 'id' | 'answer'>, number: number) => AttendeeRow['answer'] {
  const known = new Map(single.map((row) => [`${row.attendee_id} ${row.number}`, row.answer as AttendeeRow['answer']]))
  return ({ id, answer }, number) => known.get(`${id} ${number}`) ?? answer
}

/** A person who comes is busy, one who may come is perhaps busy, and one who does not come keeps the time free. */
export function spansOfMeeting(people: readonly Person[], times: readonly Time[], single: readonly SingleAnswer[]): Span[] {
  const answer = answersOf(single)
  return people.flatMap((one) =>
    times.flatMap(({ number, starts_at: starts, ends_at: ends, cancelled }) => {
      const given = answer(one, number)
      if (one.user_id === null || cancelled || given === 'no') return []
      return [
        {
          personId: one.user_id,
          kind: given === 'yes' ? ('busy' as const) : ('maybe' as const),
          starts,
          ends,
          occurrence: number,
        },
      ]
    }),
  )
}

const readParts = async (db: Queryable, id: string) => [await readOccurrences(db, id), await readAnswers(db, id)] as const

/** The times of everybody in the meeting, as it is now. */
export async function keepSpans(db: Queryable, { id, attendees }: MeetingRow): Promise<void> {
  const [times, single] = await readParts(db, id)
  await writeSpans(db, id, spansOfMeeting(attendees, times, single))
}

/** The times of one colleague, who answered. */
export async function keepSpansOf(db: Queryable, { id, attendees }: MeetingRow, userId: string): Promise<void> {
  const [times, single] = await readParts(db, id)
  const own = attendees.filter(({ user_id }) => user_id === userId)
  await writeSpansOf(db, id, userId, spansOfMeeting(own, times, single))
}

export const meetingSpans: SpanSource = {
  kind: 'meeting',
  type: 'meet',
  movable: async ({ db, actor }, ids) =>
    (await readMeetings(db, ids)).filter((row) => row.status === 'OPEN' && can.manage(actor, row)).map(({ id }) => id),
  rebuilt: async (db) => {
    const { rows } = await sql<{ id: string }>`select id from meetings where deleted_at is null`.execute(db)
    const found = []
    for (const row of await readMeetings(
      db,
      rows.map(({ id }) => id),
    )) {
      const [times, single] = await readParts(db, row.id)
      found.push(...spansOfMeeting(row.attendees, times, single).map((span) => ({ ...span, objectId: row.id })))
    }
    return found
  },
}
