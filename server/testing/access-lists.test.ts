import { ROLES } from '@diwan/contract/access/vocabulary'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from './cast.ts'
import type { Stage } from './employee.ts'
import { plantSituations, player, setStage } from './cast.ts'
import { askerOf, matrixCells } from './oracle.ts'
import { pagesOf } from './pages-of.ts'
import type { Facts } from './proof.ts'
import { proofs } from './proofs.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let stage: Stage
const players = new Map<string, Player>()
const planted = new Map<string, Facts[]>()
const cells = matrixCells()
const listed = proofs.flatMap((proof) =>
  proof.lists ? [{ proof, kind: proof.kind, lists: proof.lists.filter(({ orderOf }) => !orderOf) }] : [],
)

beforeAll(async () => {
  w = await world()
  stage = await setStage(w)
  for (const role of ROLES) {
    const me = await player(w, stage, role)
    players.set(role, me)
    for (const { proof } of listed) {
      const more = (await plantSituations(w, proof, stage, me.id)).values()
      planted.set(proof.kind, [...(planted.get(proof.kind) ?? []), ...more])
    }
  }
})

describe.each(listed)('$kind', ({ proof, kind, lists }) => {
  const visibleTo = (me: Player) => planted.get(kind)!.filter((one) => askerOf(proof, cells, me, one, stage.tree).may(proof.flag))

  describe.each(ROLES)('%s', (role) => {
    test.each(lists)('finds in $name exactly the records of the matrix, and counts them', async (list) => {
      const me = players.get(role)!
      const held = cells.get(`${role} ${proof.flag}`) ?? []
      const expected = visibleTo(me).filter((one) => list.asks(me, one, held, stage.tree))
      const found = await pagesOf(w, me, list, 4)
      expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      if (!list.count) return
      const { status, body } = await w.call(me, list.count, list.query)
      const refused = held.length === 0 // holds the flag on no relation
      expect(status === 403 ? 'refused' : body).toEqual(refused ? 'refused' : { count: expected.length, more: false })
    })
  })

  test('the scene leaves somebody something to miss: every role but those with all misses records', () => {
    const living = planted.get(kind)!.filter(({ deleted }) => !deleted)
    const missing = ROLES.filter((role) => visibleTo(players.get(role)!).length < living.length)
    const withAll = ROLES.filter((role) => cells.get(`${role} ${proof.flag}`)?.includes('all'))
    expect(missing).toEqual(ROLES.filter((role) => !withAll.includes(role)))
    expect(missing.length).toBeGreaterThan(0)
  })

  test('nobody without a session gets a list or a count', async () => {
    for (const { endpoint, query, count } of lists)
      for (const one of [endpoint, ...(count ? [count] : [])]) expect((await w.call(null, one, query as never)).status).toBe(401)
  })
})
