import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_ATTENDEES } from '@diwan/contract/schedule/limits/meetings'
import type { Insertable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { maySeeAmong } from '../../../users/public.ts'
import { countActive, emailsOf } from '../../queries/appointments/places.ts'
import { insertAttendees, removeAttendees, updateAttendee } from '../../queries/meetings/attendees.ts'
import type { AttendeeRow, MeetingRow } from '../../queries/meetings/meeting.ts'
import type { Attendees } from '../../rows.gen.ts'

type Content = Pick<InputOf<typeof meetings.plan>, 'attendees' | 'guests'>

/** Those who are to take part, besides the organiser, in the order in which they were named. */
export interface Invited {
  readonly user_id: string | null
  readonly email: string | null
  readonly part: 'needed' | 'optional'
}

const partOf = (needed: boolean): Invited['part'] => (needed ? 'needed' : 'optional')

/**
 * Nobody is invited twice: the organiser is not, and the address of somebody who takes part is no guest. Colleagues who were in it before stay, whether or not the caller
 * still finds them.
 */
export async function invitedOf(
  ctx: Ctx,
  db: Queryable,
  { attendees, guests }: Content,
  before?: MeetingRow,
): Promise<Invited[]> {
  const organiser = before?.organiser ?? ctx.actor.id
  const colleagues = attendees.filter(({ id }) => id !== organiser)
  const known = new Set(before?.people_ids)
  const fresh = colleagues.map(({ id }) => id).filter((id) => !known.has(id))
  if (fresh.length > 0) {
    const seen = await maySeeAmong({ db, actor: ctx.actor }, fresh)
    if (seen.length < fresh.length || (await countActive(db, fresh)) < fresh.length) throw new Problem('schedule.person_missing')
  }
  if (colleagues.length + guests.length > MAX_ATTENDEES)
    throw new Problem('invalid_input', { fields: [{ path: 'guests', code: 'too_many' }] })
  const own = await emailsOf(db, [organiser, ...colleagues.map(({ id }) => id)])
  return [
    ...colleagues.map(({ id, needed }) => ({ user_id: id, email: null, part: partOf(needed) })),
    ...guests.filter(({ email }) => !own.has(email)).map(({ email, needed }) => ({ user_id: null, email, part: partOf(needed) })),
  ]
}

type Times = { readonly first_at: Date; readonly sort_at: Date }
type Answered = Invited & { readonly answer?: AttendeeRow['answer'] }

/** The rows of the attendees of a new meeting; the organiser comes. */
export function attendeeRows(
  meetingId: string,
  organiser: string,
  people: readonly Answered[],
  times: Times,
): Insertable<Attendees>[] {
  const first = { user_id: organiser, email: null, part: 'organiser', answer: 'yes' }
  return [first, ...people].map((one, place) => ({ ...one, id: newId(), meeting_id: meetingId, place, ...times }))
}

const keyOf = ({ user_id, email }: Pick<AttendeeRow, 'user_id' | 'email'>): string => user_id ?? email ?? ''

/** Writes who takes part from now on: those who stay keep their answer. Answers the ids of those who were added and removed. */
export async function changePeople(
  db: Queryable,
  row: MeetingRow,
  people: readonly Invited[],
  at: Date,
): Promise<{ added: string[]; removed: string[] }> {
  const wanted = new Map(people.map((one, index) => [keyOf(one), { ...one, place: index + 1 }]))
  const others = row.attendees.filter(({ part }) => part !== 'organiser')
  const gone = others.filter((one) => !wanted.has(keyOf(one)))
  await removeAttendees(
    db,
    gone.map(({ id, user_id, email }) => ({ id, meeting_id: row.id, user_id, email, title: row.title, removed_at: at })),
  )
  for (const one of others) {
    const now = wanted.get(keyOf(one))
    wanted.delete(keyOf(one))
    if (now && (now.part !== one.part || now.place !== one.place))
      await updateAttendee(db, one.id, { part: now.part, place: now.place })
  }
  const times = { first_at: row.starts_at, sort_at: row.ends_at }
  const fresh = [...wanted.values()].map((one) => ({ ...one, id: newId(), meeting_id: row.id, ...times }))
  await insertAttendees(db, fresh)
  return { added: fresh.map(({ id }) => id), removed: gone.map(({ id }) => id) }
}
