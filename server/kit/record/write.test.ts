import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import type { Ctx } from '../portal.ts'
import { write } from './write.ts'

let w: World
let ctx: Ctx
beforeAll(async () => {
  w = await world()
  const person = await w.person('USER')
  ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(person) }
})

test('two writes that wait for each other are both done, and neither is refused', async () => {
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: number[] = []
  const crossing = (mine: number, theirs: number) =>
    write(ctx, async ({ db }) => {
      runs.push(mine)
      await sql`select pg_advisory_xact_lock(4711, ${mine})`.execute(db)
      held[mine]!.resolve()
      await held[theirs]!.promise
      await sql`select pg_advisory_xact_lock(4711, ${theirs})`.execute(db)
      return mine
    })
  await expect(Promise.all([crossing(0, 1), crossing(1, 0)])).resolves.toEqual([0, 1])
  expect(runs.length).toBeGreaterThan(2) // one of them was ended, and ran once more
})
