import { find } from '@diwan/contract/find/endpoints'
import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world } from '../../testing/world.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'

test('neither hits nor counts nor a next page tell of the drafts of somebody else', async () => {
  const w = await world()
  const group = await w.group()
  const [sara, admin] = [await w.person('USER', group), await w.person('ADMIN')]
  const drafted = { typeId: LEAVE, reason: 'فحص في مستشفى الزعفران', dateFrom: '', dateTo: '', wholeDays: true }
  const ids = new Set<string>()
  for (let n = 0; n < 2; n += 1) ids.add((await w.call(sara, permissions.create, drafted)).body.id)
  const asked = async (who: TestPerson) => {
    const { groups } = (await w.call(who, find.search, { q: 'الزعفران', kinds: 'permission_request', counts: 'true', limit: 1 }))
      .body
    return groups.map(({ items, next, count }) => [items.length, next !== null, count])
  }
  expect(ids.size).toBe(2)
  expect(await asked(sara)).toEqual([[1, true, { count: 2, more: false }]])
  expect(await asked(admin)).toEqual([[0, false, { count: 0, more: false }]])
})
