import { globSync } from 'node:fs'
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
  'contract/schedule/moves/appointments.ts': 'appointments.test.ts of the module runs each move by hand',
  'contract/schedule/moves/meetings.ts': 'meetings.test.ts of the module runs each move by hand',
  'contract/publishing/moves.ts': 'publishing/any-order.test.ts runs it in any order, with the clock',
}

let w: World
beforeAll(async () => {
  announceSeed()
  w = await world()
})

test('every moves table of the contract is run, or says why it is not', () => {
  const tables = globSync('*/{moves,moves/*}.ts', { cwd: contract }).filter((file) => !file.startsWith('kit/'))
  expect([...new Set(machines.map(({ table }) => table)), ...Object.keys(without)].toSorted()).toEqual(
    tables.map((file) => `contract/${file}`).toSorted(),
  )
})

test.each(machines)(
  '$table: whatever people do in whatever order, status, version, history and channels are those of the model (H17)',
  { timeout: patience },
  async (machine) => {
    await expect(seeded(await machine.property(w), RUNS)).resolves.toBeUndefined()
  },
)
