import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { proofs } from '../proofs.ts'
import { announceSeed, patience, seeded } from '../seeded.ts'
import { world, type World } from '../world.ts'

const RUNS = 12
const machines = proofs.flatMap(({ machine }) => machine ?? [])
const contract = path.join(import.meta.dirname, '../../../contract')

/** Tables that have no machine here, and why. The list only shrinks. */
const without = {
  'contract/approvals/moves.ts': 'a part of the tables of what is approved',
  'contract/opportunities/moves.ts': 'opportunities.test.ts and applications.test.ts of the module run each move by hand',
  'contract/publishing/moves.ts': 'publishing/any-order.test.ts runs it in any order, with the clock',
}

let w: World
beforeAll(async () => {
  announceSeed()
  w = await world()
})

test('every moves table of the contract is run, or says why it is not', () => {
  const tables = readdirSync(contract, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
    .filter(({ name }) => readdirSync(path.join(contract, name)).includes('moves.ts'))
  expect([...machines.map(({ table }) => table), ...Object.keys(without)].toSorted()).toEqual(
    tables.map(({ name }) => `contract/${name}/moves.ts`).toSorted(),
  )
})

test.each(machines)(
  '$table: whatever people do in whatever order, status, version, history and channels are those of the model (H17)',
  { timeout: patience },
  async (machine) => {
    await expect(seeded(await machine.property(w), RUNS)).resolves.toBeUndefined()
  },
)
