import { reachedBy, type Move } from '@diwan/contract/kit/moves'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { world, type World } from './world.ts'

const declared = allModules('http://diwan.test').flatMap(({ archived = [] }) => archived)

/** The commands of each archived kind: what says, apart from its declaration, which states are closed. */
const MOVES: Readonly<Record<string, Readonly<Record<string, Move<string>>>>> = {
  permission_request: requestMoves,
  opportunity: opportunityMoves,
}

let w: World
beforeAll(async () => {
  w = await world()
})

/** For which of these states of a living record a condition holds. */
async function holds(table: string, when: RawBuilder<boolean>, states: readonly string[], deletedAt: string | null = null) {
  const { rows } = await sql<{ status: string }>`
    select record.status from unnest(${[...states]}::text[]) state
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, jsonb_build_object('status', state, 'deleted_at', ${deletedAt}::text)) record
    where ${when}`.execute(w.db)
  return rows.map(({ status }) => status)
}

test('the closed records of permission requests and opportunities are declared', () => {
  expect(declared.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(MOVES).toSorted())
})

test.each(declared)(
  '$kind: only records are closed that no command changes any more, except the one that opens them again',
  async ({ kind, table, when, restore }) => {
    const moves = Object.entries(MOVES[kind]!)
    const reached = moves.flatMap(([name, move]) => move.from.map((from) => ({ name, from, to: reachedBy(move, from) })))
    const states = [...new Set(reached.flatMap(({ from, to }) => [from, to]))]
    const closed = await holds(table, when, states)
    expect(closed.length).toBeGreaterThan(0)
    expect(await holds(table, when, states, '2026-01-01')).toEqual([])
    const changing = reached.filter(({ from, to }) => closed.includes(from) && (to === from || !closed.includes(to)))
    const restores = restore?.command.name.split('.').at(-1)
    expect(changing.filter(({ name }) => name !== restores)).toEqual([])
    const restored = changing.map(({ from }) => from)
    expect(restore ? await holds(table, restore.when, states) : []).toEqual(restored)
    expect(restored.length > 0).toBe(restore !== null)
  },
)

test.each(declared)('$kind: its closed records are read by their time from an index, without sorting', async (one) => {
  const { table, when, time, filters } = one
  for (const column of [time, ...Object.values(filters)])
    await sql`select ${sql.ref(`record.${column}`)} from ${sql.table(table)} record where ${when} limit 1`.execute(w.db)
  const plan = await w.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select record.id from ${sql.table(table)} record where ${when}
      order by ${sql.ref(`record.${time}`)} desc, record.id desc limit 50`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(`${table}_closed`)
  expect(plan).not.toContain('Sort')
})
