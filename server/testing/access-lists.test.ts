import { ROLES } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player, Stage } from './cast.ts'
import { plantSituations, player, setStage } from './cast.ts'
import { isListed, matrixCells } from './oracle.ts'
import type { PlantedTicket } from './planted-tickets.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let stage: Stage
const players = new Map<string, Player>()
const planted: PlantedTicket[] = []
const cells = matrixCells()

beforeAll(async () => {
  w = await world()
  stage = await setStage(w)
  for (const role of ROLES) {
    const me = await player(w, stage, role)
    players.set(role, me)
    planted.push(...(await plantSituations(w, stage, me.id)).values())
  }
})

const shown = [
  { view: 'requested', state: 'open' },
  { view: 'requested', state: 'all' },
  { view: 'queue', state: 'open' },
  { view: 'queue', state: 'all' },
] as const

describe.each(ROLES)('%s', (role) => {
  test.each(shown)('finds in $view, $state exactly the tickets of the matrix, and counts them', async (query) => {
    const me = players.get(role)!
    const expected = planted.filter((ticket) => isListed(cells, me, ticket, stage.tree, query)).map(({ id }) => id)
    const listed: string[] = []
    let after: string | undefined
    do {
      const { body } = await w.call(me, tickets.list, { ...query, limit: 4, ...(after && { after }) })
      listed.push(...body.items.map(({ id }) => id))
      after = body.next ?? undefined
    } while (after)
    const counted = await w.call(me, tickets.count, query)
    expect(listed.toSorted()).toEqual(expected.toSorted())
    expect(counted.body).toEqual({ count: expected.length, more: false })
  })
})

test('the scene leaves somebody something to miss: every role but those with all misses tickets', () => {
  const missed = ROLES.map((role) => {
    const me = players.get(role)!
    const query = { view: 'queue', state: 'all' } as const
    return planted.filter((ticket) => !ticket.deleted && !isListed(cells, me, ticket, stage.tree, query)).length > 0
  })
  expect(missed).toEqual([true, true, true, false, false, true])
})

test('nobody without a session gets a list or a count', async () => {
  expect((await w.call(null, tickets.list, {})).status).toBe(401)
  expect((await w.call(null, tickets.count, {})).status).toBe(401)
})
