import { afterAll, beforeAll, expect, test } from 'vitest'
import { castOf } from './cast.ts'
import { openBenchDatabase, type BenchDatabase } from './database.ts'
import { chatAskings, plantChatsOfAll } from './chats.ts'
import { plantInquiries } from './inquiries.ts'
import { plantOwnLists } from './own-lists.ts'
import { plansOf, wrongPlans } from './plans.ts'

let database: BenchDatabase

beforeAll(async () => {
  database = await openBenchDatabase({ tickets: 40_000, fsync: false }) // of fewer the planner rightly reads the whole table
  await plantInquiries(database.db)
  await plantOwnLists(database.db)
  await plantChatsOfAll(database.db)
}, 300_000)
afterAll(() => database.close())

test(
  'lists, counts and searches walk the indexes made for them, whatever the values, and never a whole table',
  { timeout: 120_000 },
  async () => {
    const plans = await plansOf(database, await castOf(database.db), chatAskings)
    expect(plans.map(({ query, kind }) => `${query} ${kind}`)).toHaveLength(172)
    expect(wrongPlans(plans)).toEqual([])
  },
)
