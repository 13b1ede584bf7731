import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import { emptyPage } from '@diwan/core/page/document'
import { newId } from '../../../kit/db/id.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { askedOf, foundBy } from '../../../testing/kind-proof.ts'
import { door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { insertDocument } from '../../documents/public.ts'
import { indexRecord } from '../../search/public.ts'
import { meetingRecord } from '../kind/meetings.ts'
import { insertAttendees } from '../queries/meetings/attendees.ts'
import { insertMeeting, readMeetings } from '../queries/meetings/meeting.ts'
import { insertOccurrences } from '../queries/meetings/occurrences.ts'
import { attendeeRows } from '../service/meetings/people.ts'

const VIEW = 'schedule.meetings.view'
const CREATE = 'schedule.meetings.create'
const MANAGE = 'schedule.manage'
/** Every planted meeting is found by it. */
const TITLE = 'زعفران'
const START = new Date('2090-01-15T06:00:00Z')
const END = new Date('2090-01-15T06:30:00Z')

interface Planted extends Facts {
  readonly organiser: string
  /** Attendees besides the organiser. */
  readonly people: readonly string[]
  readonly status: string
}
interface Wanted extends Pick<Planted, 'organiser'> {
  readonly people?: readonly string[]
  readonly status?: string
  readonly deleted?: boolean
}

/** As the situation asks, without the service. */
async function plant(w: World, { organiser, people = [], status = 'OPEN', deleted = false }: Wanted): Promise<Planted> {
  const [{ db }, at] = [w, w.clock.now()]
  const { id } = await insertQuotedObject(db, { kind: 'meeting', by: organiser, at })
  const times = { starts_at: START, ends_at: END }
  await insertMeeting(db, {
    id,
    organiser,
    title: TITLE,
    start_day: '2090-01-15',
    start_time: '09:00',
    zone: 'Asia/Riyadh',
    minutes: 30,
    status,
    ...times,
    due_at: START,
    created_at: at,
    updated_at: at,
  })
  const others = people.filter((one) => one !== organiser).map((user_id) => ({ user_id, email: null, part: 'needed' as const }))
  await insertAttendees(db, attendeeRows(id, organiser, others, { first_at: START, sort_at: END }))
  await insertOccurrences(db, [{ id: newId(), meeting_id: id, number: 0, original_start: START, ...times, title: TITLE }])
  await insertDocument(db, { objectId: id, slot: 'description', doc: emptyPage('rtl'), text: '', at })
  await indexRecord(db, meetingRecord, id)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, organiser, people, status }
}

const CONTENT = { meetingTitle: TITLE, meetingStart: '2090-01-15T09:00' }
const at = (id: string) => ({ id, version: 1, scope: 'all' as const })

export const ofMeetings = proof<Planted>({
  ...askedOf(meetingRecord, VIEW),
  kind: 'meeting',
  make: async (w, by) => (await w.call(by, meetings.plan, CONTENT)).body.id,
  situations: {
    own: (me) => ({ organiser: me }),
    'own and canceled': (me) => ({ organiser: me, status: 'CANCELED' }),
    'with me': (me, { other }) => ({ organiser: other.id, people: [me] }),
    'with me and done': (me, { other }) => ({ organiser: other.id, people: [me], status: 'DONE' }),
    foreign: (_me, { other }) => ({ organiser: other.id }),
    'own and deleted': (me) => ({ organiser: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readMeetings(db, [id])
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        organiser: row.organiser,
        people: row.people_ids.filter((one) => one !== row.organiser),
        status: row.status,
      }
    )
  },
  /** States the relations of a person to a meeting a second time, on purpose without the access table. */
  relations: ({ id }, { organiser, people }) => [
    ...(organiser === id ? (['own'] as const) : []),
    ...(organiser === id || people.includes(id) ? (['participant'] as const) : []),
    'all',
  ],
  moves: meetingMoves,
  can: {
    endpoint: meetings.open,
    shown: (body: { meeting: { can: unknown } }) => body.meeting.can,
    expected: ({ may }) => ({ view: may(VIEW), manage: may(CREATE), answer: may(VIEW) }),
  },
  lists: [
    {
      name: 'mine',
      endpoint: meetings.list,
      query: { from: '2090-01-10', to: '2090-01-20' },
      idOf: (item) => (item as { id: string }).id,
      asks: () => true,
    },
    foundBy(meetingRecord, TITLE),
  ],
  secrets: {
    words: { title: VIEW, place: VIEW, description: VIEW },
    async plant(w, word) {
      const [organiser, attendee, colleague] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const content = {
        ...CONTENT,
        meetingTitle: word('title'),
        place: word('place'),
        meetingDescription: word('description'),
        attendees: [{ id: attendee.id }],
      }
      const { id } = (await w.call(organiser, meetings.plan, content)).body
      let version = 1
      return {
        id,
        parts: [],
        owner: colleague,
        witness: organiser,
        watchers: { attendee },
        hears: meetingKind.channel(id),
        async goOn() {
          await w.call(organiser, meetings.change, { ...at(id), version, meetingTitle: `${word('title')} ${version}` })
          version += 1
          return `"version":${version}`
        },
      }
    },
  },
  ending: [meetings.cancel],
  probes: [
    [meetings.list, list(VIEW)],
    [meetings.open, record(VIEW)],
    [meetings.plan, door(CREATE, () => ({ ...CONTENT, meetingStart: '2020-01-05T09:00' }), '400 invalid_input')],
    [meetings.change, record(CREATE, (id) => ({ ...at(id), meetingTitle: 'آخر' }), { command: 'change' })],
    [meetings.cancel, record(CREATE, (id) => ({ ...at(id), reason: 'x' }), { command: 'cancel' })],
    [meetings.answer, record(VIEW, (id) => ({ id, answer: 'yes' }), { command: 'answer' })],
    [meetings.freeBusy, door(CREATE, () => ({ ids: NOBODY, day: '2026-11-20' }))],
    [meetings.freeTimes, door(CREATE, () => ({ minutes: 30 }))],
    [rooms.free, door(CREATE)],
    [rooms.all, door(MANAGE)],
    [
      rooms.create,
      door(MANAGE, () => ({ nameAr: 'قاعة', nameEn: 'Room', seats: 4, unitId: NOBODY }), '400 schedule.unit_missing'),
    ],
    [
      rooms.change,
      door(
        MANAGE,
        () => ({ id: NOBODY, version: 1, nameAr: 'قاعة', nameEn: 'Room', seats: 4, unitId: null, active: true }),
        '404 not_found',
      ),
    ],
  ],
})
