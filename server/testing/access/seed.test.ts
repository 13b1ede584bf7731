import { defaultGrants, matrixFlags } from '@diwan/contract/access/matrix'
import { beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../app/prepare.ts'
import { openDatabase } from '../../kit/db/database.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

/** What every start of the portal does to its database. */
async function restart(): Promise<void> {
  const pool = openDatabase(w.databaseUrl, 1, (error) => {
    throw error
  })
  await prepareDatabase(pool)
  await pool.close()
}

const ofTech = (flag: string) =>
  w.db
    .selectFrom('grants')
    .select('relations')
    .where('role', '=', 'TECH')
    .where('module_name', '=', 'tickets')
    .where('flag', '=', flag)

test('a new installation holds exactly the matrix of the contract', async () => {
  const kept = await w.db.selectFrom('grants').select(['role', 'module_name', 'flag', 'relations']).execute()
  const cells = (all: readonly { role: string; name: string; relations: readonly string[] }[]) =>
    all.map(({ role, name, relations }) => `${role} ${name} ${relations.toSorted().join(' ')}`).toSorted()
  expect(cells(kept.map((row) => ({ ...row, name: `${row.module_name}.${row.flag}` })))).toEqual(
    cells(defaultGrants().map((grant) => ({ ...grant, name: `${grant.module}.${grant.flag}` }))),
  )
})

test('every default cell is made of relations its flag offers', () => {
  const odd = defaultGrants().filter(({ module, flag, relations }) => {
    const { offers } = matrixFlags.get(`${module}.${flag}`)!
    return relations.some((relation) => !offers.includes(relation))
  })
  expect(odd).toEqual([])
})

test('what an administrator took away stays away after a restart, what was changed stays changed', async () => {
  const change = (flag: string, relations: ('own' | 'all')[]) =>
    w.db
      .updateTable('grants')
      .set({ relations })
      .where('role', '=', 'TECH')
      .where('module_name', '=', 'tickets')
      .where('flag', '=', flag)
      .execute()
  await change('reply', [])
  await change('close', ['own'])
  await restart()
  expect(await ofTech('reply').executeTakeFirst()).toEqual({ relations: [] })
  expect(await ofTech('close').executeTakeFirst()).toEqual({ relations: ['own'] })
  expect((await w.actor(await w.person('TECH'))).grants.has('tickets.reply')).toBe(false)
})

test('a flag that an upgrade brings arrives with the next start', async () => {
  await w.db.deleteFrom('grants').where('module_name', '=', 'tickets').where('flag', '=', 'assign').execute()
  await restart()
  expect(await ofTech('assign').executeTakeFirst()).toEqual({ relations: ['group'] })
})
