import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_DESCRIPTION_PREVIEW } from '@diwan/contract/schedule/limits/meetings'
import { pageFromText } from '@diwan/core/page/document'
import type { Recurrence } from '@diwan/core/recurrence'
import type { Occurrence, SeriesTime } from '@diwan/core/series'
import { startProblems, presentIn } from '@diwan/core/time-rules'
import { truncate } from '@diwan/core/truncate'
import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertQuotedObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import type { MakeOf } from '../../../actions/public.ts'
import { beginDocument } from '../../../documents/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { insertAttendees } from '../../queries/meetings/attendees.ts'
import { insertMeeting } from '../../queries/meetings/meeting.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { meetingOfThis } from './make.ts'
import { attendeeRows, invitedOf, type Invited } from './people.ts'
import { recordMeeting, shownMeeting } from './recorded.ts'
import { demandFree, demandRoom, keepOccurrences } from './room-taking.ts'
import { countingFor, seriesOf } from './series.ts'
import { settle } from './settle.ts'

type Input = InputOf<typeof meetings.plan>
type Answer = Promise<OutputOf<typeof meetings.plan>>

/** A new time is never past. */
export function demandFuture({ clock }: Pick<Ctx, 'clock'>, meetingStart: string, zone: string): void {
  const problems = startProblems(meetingStart, presentIn(zone, toSeconds(clock.now())))
  if (problems.length > 0)
    throw new Problem('invalid_input', { fields: problems.map((code) => ({ path: 'meetingStart', code })) })
}

/** A rule is counted from the day on which it begins, whatever was sent. */
export const counted = ({ from: _from, ...rule }: Recurrence): Recurrence => rule

/** Both parts of a clock time that its schema has judged. */
export function splitStart(meetingStart: string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = meetingStart.split('T')
  return { day, time }
}

export interface Look {
  readonly title: string
  readonly place: string
  readonly room_id: string | null
  readonly video: boolean
}

export const occurrenceRow = (
  meetingId: string,
  number: number,
  { start, end }: Occurrence,
  look: Look,
): Insertable<MeetingOccurrences> => ({
  id: newId(),
  meeting_id: meetingId,
  number,
  original_start: new Date(start * 1000),
  starts_at: new Date(start * 1000),
  ends_at: new Date(end * 1000),
  ...look,
})

export interface NewMeeting {
  readonly organiser: string
  readonly time: SeriesTime
  readonly look: Look
  readonly people: readonly (Invited & { readonly answer?: 'none' | 'yes' | 'maybe' | 'no' })[]
  readonly doc: ReturnType<typeof pageFromText>
  readonly preview: string
  readonly sequence?: number
  readonly formerId?: string
  /** Its occurrences, where they are not those of the rule alone. */
  readonly rows?: (id: string) => Insertable<MeetingOccurrences>[]
}

/** Makes a meeting in the transaction of a command, with its occurrences, people and description. Answers its id. */
export async function makeMeeting(ctx: Ctx, tx: Tx, made: NewMeeting): Promise<string> {
  const [at, { time, look, organiser }] = [ctx.clock.now(), made]
  const series = seriesOf(time, await countingFor(ctx, tx.db))
  const { id } = await insertQuotedObject(tx.db, { kind: 'meeting', by: organiser, at })
  const rows = made.rows?.(id) ?? series.occurrences.map((one, number) => occurrenceRow(id, number, one, look))
  await demandFree(tx.db, rows, { zone: time.zone })
  const [first, last] = [series.occurrences[0]!, series.occurrences.at(-1)!]
  const times = { first_at: new Date(first.start * 1000), sort_at: new Date(last.end * 1000) }
  await insertMeeting(tx.db, {
    id,
    organiser,
    preview: made.preview,
    start_day: time.day,
    start_time: time.time,
    zone: time.zone,
    minutes: time.minutes,
    ...look,
    rule: series.rule && JSON.stringify(series.rule),
    sequence: made.sequence ?? 0,
    status: 'OPEN',
    former_id: made.formerId ?? null,
    starts_at: times.first_at,
    ends_at: times.sort_at,
    due_at: times.first_at,
    created_at: at,
    updated_at: at,
  })
  await insertAttendees(tx.db, attendeeRows(id, organiser, made.people, times))
  await keepOccurrences(tx.db, rows, time.zone)
  await beginDocument(ctx, tx, { objectId: id, slot: 'description', doc: made.doc })
  await settle(ctx, tx, id)
  return id
}

export const planMeeting = (ctx: Ctx, { madeOf, ...input }: Input, makeOf?: MakeOf): Answer =>
  write(ctx, async (tx) => {
    const plan = () => planned(ctx, tx, input)
    const id = madeOf && makeOf ? (await makeOf(ctx, tx, { ...madeOf, key: meetingOfThis.key }, plan)).id : await plan()
    await recordMeeting(ctx, tx, id, { what: 'planned' })
    return (await shownMeeting(ctx, tx.db, id)).meeting
  })

async function planned(ctx: Ctx, tx: Tx, input: Omit<Input, 'madeOf'>): Promise<string> {
  const { calendar } = await readWorkingDays(tx.db)
  const zone = input.zone ?? ctx.actor.preferences.zone ?? calendar.zone
  demandFuture(ctx, input.meetingStart, zone)
  await demandRoom(tx.db, input.roomId)
  const { meetingTitle: title, place, roomId, video, minutes, rule, meetingDescription: text } = input
  return makeMeeting(ctx, tx, {
    organiser: ctx.actor.id,
    time: { ...splitStart(input.meetingStart), zone, minutes, rule: rule && counted(rule) },
    look: { title, place, room_id: roomId, video },
    people: await invitedOf(ctx, tx.db, input),
    doc: pageFromText(text, ctx.actor.language === 'ar' ? 'rtl' : 'ltr'),
    preview: truncate(text, MAX_DESCRIPTION_PREVIEW),
  })
}
