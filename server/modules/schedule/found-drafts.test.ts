import { find } from '@diwan/contract/find/endpoints'
import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world } from '../../testing/world.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'

test('neither hits nor counts nor a next page tell of the drafts of somebody else', async () => {
  const w = await world()
  const department = await w.department()
  const group = await w.group(department)
  const [sara, admin] = [await w.person('USER', group), await w.person('ADMIN')]
  const places = { departmentId: department.id, groupId: group.id }
  const request = { typeId: LEAVE, reason: 'فحص في مستشفى الزعفران', wholeDays: true, ...places }
  for (const day of ['2026-11-22', '2026-11-24']) {
    const { status } = await w.call(sara, permissions.send, { ...request, dateFrom: day, dateTo: day })
    expect(status).toBe(200)
  }
  // both were returned to be changed
  await w.db.updateTable('permission_requests').set({ status: 'DRAFT' }).where('created_by', '=', sara.id).execute()
  const asked = async (who: TestPerson) => {
    const { groups } = (await w.call(who, find.search, { q: 'الزعفران', kinds: 'permission_request', counts: 'true', limit: 1 }))
      .body
    return groups.map(({ items, next, count }) => [items.length, next !== null, count])
  }
  expect(await asked(sara)).toEqual([[1, true, { count: 2, more: false }]])
  expect(await asked(admin)).toEqual([[0, false, { count: 0, more: false }]])
})
