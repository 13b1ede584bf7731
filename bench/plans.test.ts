import { afterAll, beforeAll, expect, test } from 'vitest'
import { castOf } from './cast.ts'
import { openBenchDatabase, type BenchDatabase } from './database.ts'
import { plansOf, wrongPlans } from './plans.ts'

let database: BenchDatabase

beforeAll(async () => {
  database = await openBenchDatabase({ tickets: 40_000, fsync: false }) // of fewer the planner rightly reads the whole table
}, 300_000)
afterAll(() => database.close())

test('lists, counts and searches walk the indexes made for them, whatever the values, and never a whole table', async () => {
  const plans = await plansOf(database, await castOf(database.db))
  expect(plans.map(({ query, kind }) => `${query} ${kind}`)).toHaveLength(80)
  expect(wrongPlans(plans)).toEqual([])
})
