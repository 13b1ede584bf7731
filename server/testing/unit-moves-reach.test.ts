import { ROLES } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { units } from '@diwan/contract/units/endpoints'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { isListed } from '../modules/tickets/proof/listed.ts'
import type { PlantedTicket } from '../modules/tickets/proof/planted.ts'
import { ticketProof } from '../modules/tickets/proof/proof.ts'
import type { TestPerson } from './people.ts'
import type { Settled } from './random-population.ts'
import { populations, settle } from './random-population.ts'
import { seeded } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let mover: TestPerson
const people: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  mover = await w.person('SUPER_ADMIN')
  for (const role of ROLES) people.push(await w.person(role))
})

const moves = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.option(fc.nat({ max: 9 }), { freq: 6 })), { minLength: 1, maxLength: 8 })

/** Asks for every move; what the portal allowed is made in the tree of the oracle too. Answers how many were. */
async function moveUnits({ tree }: Settled<PlantedTicket>, asked: readonly (readonly [number, number | null])[]) {
  const moved = new Map(tree)
  const ids = [...tree.keys()]
  for (const [unit, target] of asked) {
    const [id, parentId] = [ids[unit]!, target === null ? undefined : ids[target]!]
    const { version } = await w.db.selectFrom('units').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    const { status } = await w.call(mover, units.move, { id, version, ...(parentId && { parentId }) })
    if (status === 200) moved.set(id, parentId ?? null)
  }
  return moved
}

test(
  'after any sequence of moves the list, the record rule and the oracle name the same tickets (D3, D6)',
  { timeout: 120_000 },
  () =>
    seeded(
      fc.asyncProperty(populations(ticketProof), moves, async (drawn, asked) => {
        const settled = await settle(w, ticketProof, people, drawn)
        const tree = await moveUnits(settled, asked)
        const planted = settled.records.map((ticket) => ({ ...ticket, departmentId: tree.get(ticket.groupId)! }))
        const query = { view: 'queue', state: 'all' } as const
        for (const person of settled.people) {
          const expected = planted.filter((ticket) => isListed(settled.cells, person, ticket, tree, query)).map(({ id }) => id)
          const visible = await ticketProof.visible!(
            w,
            person,
            planted.map(({ id }) => id),
          )
          const { status, body } = await w.call(person, tickets.list, query)
          expect(visible.toSorted()).toEqual(expected.toSorted())
          expect(status === 403 ? [] : body.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
        }
      }),
      8,
    ),
)
