import { ROLES } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { can } from '../modules/tickets/access.ts'
import { readableTickets } from '../modules/tickets/queries/tickets.ts'
import { isListed } from './oracle.ts'
import { populations, settle } from './random-population.ts'
import type { TestPerson } from './people.ts'
import { seeded } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
const people: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  for (const role of ROLES) people.push(await w.person(role))
})

type Query = { view: 'requested' | 'queue'; state: 'open' | 'all' }

const queries: readonly Query[] = [
  { view: 'requested', state: 'all' },
  { view: 'queue', state: 'open' },
  { view: 'queue', state: 'all' },
]

/** Ids in the order they came, page by page. */
async function walk(person: TestPerson, query: Query, limit: number): Promise<string[]> {
  const walked: string[] = []
  let after: string | undefined
  do {
    const { status, body } = await w.call(person, tickets.list, { ...query, limit, ...(after && { after }) })
    if (status === 403) return [] // holds the flag on no relation
    walked.push(...body.items.map(({ id }) => id))
    after = body.next ?? undefined
  } while (after)
  return walked
}

/** The same by a word that every ticket holds: what is found, page by page. */
async function found(person: TestPerson, query: Query, q: string, limit: number): Promise<string[]> {
  const all: string[] = []
  let after: string | undefined
  do {
    const { status, body } = await w.call(person, tickets.search, { ...query, q, limit, ...(after && { after }) })
    if (status === 403) return []
    all.push(...body.items.map(({ ticket }) => ticket.id))
    after = body.next ?? undefined
  } while (after)
  return all
}

test(
  'for any people, units, tickets and grants the list and the search are what the record rule lets through, page by page and counted',
  { timeout: 120_000 },
  () =>
    seeded(
      fc.asyncProperty(populations, async (drawn) => {
        const { people: placed, tickets: planted, tree, cells } = await settle(w, people, drawn)
        for (const person of placed) {
          const actor = await w.actor(person)
          const rows = await readableTickets(
            w.db,
            actor,
            planted.map(({ id }) => id),
          )
          const visible = rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
          expect(visible.toSorted()).toEqual((await walk(person, { view: 'queue', state: 'all' }, 50)).toSorted())
          for (const query of queries) {
            const expected = planted.filter((ticket) => isListed(cells, person, ticket, tree, query)).map(({ id }) => id)
            const whole = await walk(person, query, 50)
            const counted = await w.call(person, tickets.count, query)
            expect(whole.toSorted()).toEqual(expected.toSorted())
            expect(await walk(person, query, 3)).toEqual(whole)
            expect(counted.status === 403 ? 0 : counted.body.count).toBe(whole.length)
            expect(await found(person, query, 'طلبات', 50)).toEqual(whole) // by their messages
            expect(await found(person, query, 'تذاكر', 3)).toEqual(whole) // by their subjects
          }
        }
      }),
      6,
    ),
)
