import { approvalEndpoints, cancelApprovalEndpoints, changeEndpoints } from '@diwan/contract/approvals/endpoints'
import { approvalEvents, cancelApprovalEvents, changeEvents } from '@diwan/contract/approvals/events'
import { sql } from 'kysely'
import { toSeconds } from '../kit/clock/clock.ts'
import { living } from '../kit/access/living.ts'
import { relations, step, within } from '../kit/access/reach.ts'
import type { Queryable } from '../kit/db/database.ts'
import type { Module } from '../kit/module.ts'
import { insertObject } from '../kit/record/objects.ts'
import { write } from '../kit/record/write.ts'
import {
  approvalNotifications,
  approvalRoutes,
  approvedKind,
  askedIn,
  beginRun,
  decidedIn,
  type ApprovingOf,
} from '../modules/approvals/public.ts'
import { presentPerson } from '../modules/users/public.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

/** A request of the tests whose approvers may ask for a change, and whose approval can be canceled. */
interface Trip {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly created_by: string
  readonly created_at: Date
  readonly begun: boolean
  readonly deleted_at: Date | null
  readonly asked: readonly string[]
  readonly decided: readonly string[]
}
const KIND = 'trip'
const of = { module: 'forms', path: '/api/trips', decide: 'submissions.decide', thing: 'trip' } as const
export const trips = { ...approvalEndpoints(of), ...changeEndpoints(of), ...cancelApprovalEndpoints(of) }
export const tripEvents = {
  ...approvalEvents('trips', 'trip'),
  ...changeEvents('trips', 'trip'),
  ...cancelApprovalEvents('trips', 'trip'),
}
const reach = relations<Trip>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  step: step({ kind: KIND, repeats: 'created_at' }),
})
const sees = living(within(reach, 'forms.submissions.view'))
const decides = living(within(reach, 'forms.submissions.decide'))

export const readTrip = async (db: Queryable, id: string): Promise<Trip | undefined> => {
  const { rows } = await sql<Trip>`
    select trip.*, ${askedIn('trip')} as asked, ${decidedIn('trip')} as decided from trips trip where id = ${id}`.execute(db)
  return rows[0]
}
const keep = async (db: Queryable, { id }: Trip, status: string): Promise<void> => {
  await sql`update trips set status = ${status}, version = version + 1 where id = ${id}`.execute(db)
}
const tripApproval: ApprovingOf<Trip> = {
  kind: KIND,
  module: 'forms',
  events: tripEvents,
  can: {
    view: (actor, row) => sees(actor, row) || row.decided.includes(actor.id),
    decide: (actor, row) => row.created_by !== actor.id && decides(actor, row),
  },
  read: readTrip,
  lock: async (db, id) => {
    await sql`select from trips where id = ${id} for update`.execute(db)
    return readTrip(db, id)
  },
  sortOf: ({ created_at }) => created_at,
  keep,
  told: ({ id, created_by }, people) => ({
    object: id,
    channels: [`trip:${id}`],
    topics: [created_by, ...people].map((person) => `trips:${person}`),
  }),
  inbox: {
    sees: ({ grants }) => grants.get('forms.submissions.view')?.has('step') ?? false,
    texts: async ({ db, actor }, ids) => {
      const rows = (await Promise.all(ids.map((id) => readTrip(db, id)))).filter((row) => row !== undefined)
      const requesters = await db.selectFrom('users').select(['id', 'full_name', 'photo_id']).execute()
      return new Map(
        rows
          .filter((row) => tripApproval.can.view(actor, row))
          .map((row) => {
            const { id, full_name, photo_id } = requesters.find((one) => one.id === row.created_by)!
            const from = toSeconds(row.created_at)
            const text = {
              requester: presentPerson(id, full_name, photo_id),
              title: { nameAr: 'رحلة', nameEn: 'Trip' },
              line: 'عمّان',
              period: { from, until: from + 86_400, wholeDays: true, zone: 'Asia/Riyadh' },
              status: row.status,
              version: row.version,
              sentDate: from,
            }
            return [row.id, text]
          }),
      )
    },
  },
  returned: { events: tripEvents, keep: (db, row) => keep(db, row, 'DRAFT') },
  revoked: {
    events: tripEvents,
    may: (_ctx, { begun }) => !begun,
    undo: async (_ctx, tx, { id }) => void (await sql`update trips set undone = undone + 1 where id = ${id}`.execute(tx.db)),
  },
}

export const tripModule: Module = {
  name: 'trips',
  objects: ['trip'],
  events: Object.values(tripEvents),
  kinds: [
    {
      kind: 'trip',
      readers: async ({ db }, people, id) => {
        const row = await readTrip(db, id)
        return row ? people.filter((person) => tripApproval.can.view(person, row)) : []
      },
    },
  ],
  routes: approvalRoutes(trips, tripApproval),
  approved: [approvedKind(tripApproval)],
  notifications: approvalNotifications({
    events: tripEvents,
    params: () => Promise.resolve({}),
    toDecide: (id) => `/trips?view=decide&trip=${id}`,
    toRequester: (id) => `/trips?trip=${id}`,
    requester: async (db, id) => (await readTrip(db, id))?.created_by ?? null,
  }),
}

/** The table of the trips, and their kind among those that may have a chain. */
export async function openTrips(w: World): Promise<void> {
  await sql`alter table approval_chains drop constraint approval_chains_kind_check,
    add constraint approval_chains_kind_check check (kind in ('permission', 'opportunity', 'form', 'article', 'trip'))`.execute(
    w.db,
  )
  await sql`create table trips (id uuid primary key references objects, status text not null, version int not null default 1,
    created_by uuid not null, created_at timestamptz not null, deleted_at timestamptz, begun boolean not null default false,
    undone int not null default 0)`.execute(w.db)
}

interface Sent {
  readonly days?: number
  readonly unitId?: string | null
  /** One that was returned is sent again. */
  readonly again?: string
}

/** A trip that its requester sends. Answers its id, and whether anybody is asked. */
export async function sendTrip(w: World, who: TestPerson, { days, unitId = null, again }: Sent = {}) {
  const { portal, clock, db } = w
  const at = clock.now()
  const ctx = { portal, clock, db, actor: await w.actor(who) }
  return write(ctx, async (tx) => {
    const id = again ?? (await insertObject(tx.db, { kind: 'trip', by: who.id, at }))
    if (again === undefined)
      await sql`insert into trips (id, status, created_by, created_at) values (${id}, 'SENT', ${who.id}, ${at})`.execute(tx.db)
    else await sql`update trips set status = 'SENT', version = version + 1 where id = ${id}`.execute(tx.db)
    const sent = { objectId: id, requesterId: who.id, kind: KIND, unitId, sortAt: at }
    const reached = await beginRun(ctx, tx, { ...sent, ...(days !== undefined && { days }) })
    const row = (await readTrip(tx.db, id))!
    const by = { id: who.id, fullName: who.fullName, photo: null }
    if (reached === 'waiting')
      tx.record(tripEvents.asked, { id, step: 1, version: row.version, by }, tripApproval.told(row, row.asked))
    return { id, reached }
  })
}
