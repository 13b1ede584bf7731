import type { Relation } from '@diwan/contract/access/vocabulary'
import { RELATIONS, ROLES } from '@diwan/contract/access/vocabulary'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import fc from 'fast-check'
import type { Cells, Employee, UnitTree } from './oracle.ts'
import type { PlantedTicket } from './planted-tickets.ts'
import { plantTickets } from './planted-tickets.ts'
import type { TestPerson } from './people.ts'
import { makeUnit } from './people.ts'
import type { World } from './world.ts'

const PEOPLE = ROLES.length
const DEPARTMENTS = 4
const GROUPS = 6

const index = (below: number) => fc.nat({ max: below - 1 })
const some = (below: number, maxLength: number) => fc.uniqueArray(index(below), { maxLength })

/** Numbers only, so that a failing population can be read and shrunk. */
export const populations = fc.record({
  /** Department i lies below department parents[i] when that came before it. */
  parents: fc.tuple(...Array.from({ length: DEPARTMENTS }, () => index(DEPARTMENTS))),
  groups: fc.tuple(...Array.from({ length: GROUPS }, () => index(DEPARTMENTS))),
  /** Units of each person: departments first, then groups. */
  places: fc.tuple(...Array.from({ length: PEOPLE }, () => some(DEPARTMENTS + GROUPS, 4))),
  grants: fc.tuple(
    ...ROLES.map(() =>
      fc.option(
        fc.subarray<Relation>([...RELATIONS]).filter((all) => all.length > 0),
        { freq: 8 },
      ),
    ),
  ),
  tickets: fc.array(
    fc.record({
      requester: index(PEOPLE),
      assignee: fc.option(index(PEOPLE)),
      group: index(GROUPS),
      participants: some(PEOPLE, 3),
      status: fc.constantFrom(...TICKET_STATUSES),
      priority: fc.constantFrom(...TICKET_PRIORITIES),
      /** Days before its last activity. */
      age: index(3),
      deleted: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
      /** Few instants, so that many are the same; microseconds, so that a cursor in milliseconds loses some. */
      instant: index(3),
    }),
    { maxLength: 16 },
  ),
})

export type Population = typeof populations extends fc.Arbitrary<infer P> ? P : never

export interface Settled {
  readonly people: readonly (Employee & TestPerson)[]
  readonly tickets: readonly PlantedTicket[]
  readonly tree: UnitTree
  readonly cells: Cells
}

/** Replaces whatever the world held before by this population. */
export async function settle(w: World, people: readonly TestPerson[], drawn: Population): Promise<Settled> {
  await w.db.deleteFrom('ticket_participants').execute()
  await w.db.deleteFrom('ticket_messages').execute()
  await w.db.deleteFrom('tickets').execute()
  await w.db.deleteFrom('unit_members').execute()
  await w.db.deleteFrom('grants').where('module_name', '=', 'tickets').where('flag', '=', 'view').execute()

  const { units, tree } = await settleUnits(w, drawn)
  const placed = people.map((person, n) => ({ ...person, unitIds: drawn.places[n]!.map((unit) => units[unit]!) }))
  const members = placed.flatMap(({ id, unitIds }) =>
    unitIds.map((unit_id) => ({ unit_id, user_id: id, relation: 'member' as const })),
  )
  if (members.length > 0) await w.db.insertInto('unit_members').values(members).execute()

  const grants = ROLES.flatMap((role, n) => {
    const relations = drawn.grants[n]
    return relations ? [{ role, module_name: 'tickets', flag: 'view', relations }] : []
  })
  if (grants.length > 0) await w.db.insertInto('grants').values(grants).execute()

  const cells = new Map(grants.map(({ role, relations }) => [`${role} tickets.view`, relations]))
  return { people: placed, tickets: await settleTickets(w, people, units, tree, drawn), tree, cells }
}

async function settleUnits(w: World, drawn: Population) {
  const units: string[] = []
  const tree = new Map<string, string | null>()
  const add = async (kind: 'department' | 'group', parent: string | null) => {
    const { id } = await makeUnit(w.db, kind, parent, w.clock.now())
    units.push(id)
    tree.set(id, parent)
  }
  for (const [n, parent] of drawn.parents.entries()) await add('department', parent < n ? units[parent]! : null)
  for (const department of drawn.groups) await add('group', units[department]!)
  return { units, tree }
}

async function settleTickets(w: World, people: readonly TestPerson[], units: string[], tree: UnitTree, drawn: Population) {
  const planted = await plantTickets(
    w.db,
    drawn.tickets.map((ticket) => {
      const groupId = units[DEPARTMENTS + ticket.group]!
      return {
        groupId,
        departmentId: tree.get(groupId)!,
        requesterId: people[ticket.requester]!.id,
        assigneeId: ticket.assignee === null ? null : people[ticket.assignee]!.id,
        participantIds: ticket.participants.map((n) => people[n]!.id),
        status: ticket.status,
        priority: ticket.priority,
        createdAt: new Date(Date.UTC(2026, 9, 31 - ticket.age, 12)),
        deleted: ticket.deleted,
        activityAt: new Date(Date.UTC(2026, 10, 1) + ticket.instant),
      }
    }),
  )
  for (const [n, { id }] of planted.entries()) await addMicroseconds(w, id, drawn.tickets[n]!.instant)
  return planted
}

/** JavaScript's dates cannot say them, PostgreSQL's can. */
async function addMicroseconds(w: World, id: string, instant: number): Promise<void> {
  const later = `2026-11-01 00:00:00.00000${instant}+00`
  await w.db.updateTable('tickets').set({ activity_at: later }).where('id', '=', id).execute()
  await w.db.updateTable('ticket_participants').set({ activity_at: later }).where('ticket_id', '=', id).execute()
}
