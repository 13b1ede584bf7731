import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import type { Queryable } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
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
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: number[] = []
  const crossing = (mine: number, theirs: number) =>
    write(ctx, async ({ db }) => {
      runs.push(mine)
      await sql`select pg_advisory_xact_lock(4711, ${mine})`.execute(db)
      locked[mine]!.resolve()
      await locked[theirs]!.promise
      await sql`select pg_advisory_xact_lock(4711, ${theirs})`.execute(db)
      return mine
    })
  await expect(Promise.all([crossing(0, 1), crossing(1, 0)])).resolves.toEqual([0, 1])
  expect(runs.length).toBeGreaterThan(2) // one of them was ended, and ran once more
})

test('what travels with the commit is ended by a deadlock like anything else, and runs once more', async () => {
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: number[] = []
  const crossing = (mine: number, theirs: number) =>
    write(ctx, async (tx) => {
      runs.push(mine)
      await sql`select pg_advisory_xact_lock(4712, ${mine})`.execute(tx.db)
      locked[mine]!.resolve()
      await locked[theirs]!.promise
      tx.withCommit(sql`select pg_advisory_xact_lock(4712, ${theirs})`.execute(tx.db))
      return mine
    })
  await expect(Promise.all([crossing(0, 1), crossing(1, 0)])).resolves.toEqual([0, 1])
  expect(runs.length).toBeGreaterThan(2)
})

test('a write that fails on its way with the commit is told as its own, and nothing is kept', async () => {
  await sql`create table kept_words (word text primary key)`.execute(w.db)
  const keep = (db: Queryable, word: string) => sql`insert into kept_words values (${word})`.execute(db)
  const refused = () => Promise.reject(new Problem('id_taken'))
  const failing = write(ctx, async (tx) => {
    tx.withCommit(keep(tx.db, 'first'))
    tx.withCommit(keep(tx.db, 'first').catch(refused))
    tx.withCommit(keep(tx.db, 'second'))
    await Promise.resolve()
    return null
  })
  await expect(failing).rejects.toMatchObject({ code: 'id_taken' })
  const read = await write(ctx, async (tx) => {
    tx.withCommit(keep(tx.db, 'third').catch(refused))
    tx.withCommit(keep(tx.db, 'third').catch(refused))
    return (await sql`select word from kept_words`.execute(tx.db)).rows // fails because of what went before
  }).catch((error: unknown) => error)
  expect(read).toMatchObject({ code: 'id_taken' })
  expect((await sql`select word from kept_words`.execute(w.db)).rows).toEqual([])
})
