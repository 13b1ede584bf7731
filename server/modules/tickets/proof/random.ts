import { TICKET_PRIORITIES, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import fc from 'fast-check'
import type { Settling, Sizes } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { plantTickets, type PlantedTicket } from './planted.ts'

const index = (below: number) => fc.nat({ max: below - 1 })

const drawn = ({ people, groups }: Sizes) =>
  fc.array(
    fc.record({
      requester: index(people),
      assignee: fc.option(index(people)),
      group: index(groups),
      participants: fc.uniqueArray(index(people), { maxLength: 3 }),
      status: fc.constantFrom(...TICKET_STATUSES),
      priority: fc.constantFrom(...TICKET_PRIORITIES),
      /** Days before its last activity. */
      age: index(3),
      deleted: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
      /** Few instants, so that many are the same; microseconds, so that a cursor in milliseconds loses some. */
      instant: index(3),
    }),
    { maxLength: 16 },
  )

type Drawn = ReturnType<typeof drawn> extends fc.Arbitrary<infer T> ? T : never

async function forget({ db }: World): Promise<void> {
  await db.deleteFrom('object_people').execute()
  await db.deleteFrom('messages').execute()
  await db.deleteFrom('tickets').execute()
}

async function settle(w: World, all: Drawn, { people, groups }: Settling): Promise<PlantedTicket[]> {
  const planted = await plantTickets(
    w.db,
    all.map((ticket) => ({
      groupId: groups[ticket.group]!.id,
      departmentId: groups[ticket.group]!.parentId!,
      requesterId: people[ticket.requester]!.id,
      assigneeId: ticket.assignee === null ? null : people[ticket.assignee]!.id,
      participantIds: ticket.participants.map((n) => people[n]!.id),
      status: ticket.status,
      priority: ticket.priority,
      createdAt: new Date(Date.UTC(2026, 9, 31 - ticket.age, 12)),
      deleted: ticket.deleted,
      activityAt: new Date(Date.UTC(2026, 10, 1) + ticket.instant),
    })),
  )
  for (const [n, { id }] of planted.entries()) await addMicroseconds(w, id, all[n]!.instant)
  return planted
}

/** JavaScript's dates cannot say them, PostgreSQL's can. */
async function addMicroseconds(w: World, id: string, instant: number): Promise<void> {
  const later = `2026-11-01 00:00:00.00000${instant}+00`
  await w.db.updateTable('tickets').set({ activity_at: later }).where('id', '=', id).execute()
  await w.db.updateTable('object_people').set({ sort_at: later }).where('object_id', '=', id).execute()
}

export const randomTickets = { drawn, forget, settle }
