import { audit } from '@diwan/contract/audit/endpoints'
import { units } from '@diwan/contract/units/endpoints'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const newest = async () => (await w.call(admin, audit.list, {})).body.items[0]!

test('a changed title is taken back from the log, its other fields as they stand', async () => {
  const fields = { nameAr: 'مهندس', nameEn: 'Engineer', descriptionAr: '', descriptionEn: '', colour: '#0e67ad' }
  const { body: title } = await w.call(admin, titles.create, fields)
  await w.call(admin, titles.update, { ...fields, id: title.id, version: 1, nameEn: 'Enginer' })
  const { id, can } = await newest()
  await w.call(admin, titles.update, { ...fields, id: title.id, version: 2, nameEn: 'Enginer', colour: '#1976d2' })
  expect([can.revert, (await w.call(admin, audit.revert, { id })).body]).toEqual([true, { done: true }])
  const { items } = (await w.call(admin, titles.list, {})).body
  expect(items.find((one) => one.id === title.id)).toMatchObject({ nameEn: 'Engineer', colour: '#1976d2', version: 4 })
})

test('a renamed department gets its name back, and not from whoever may not rename it', async () => {
  const department = await w.department()
  const row = async () =>
    w.db.selectFrom('units').select(['name_ar', 'name_en', 'version']).where('id', '=', department.id).executeTakeFirstOrThrow()
  const before = await row()
  const renamed = { id: department.id, version: before.version, nameAr: 'خطأ', nameEn: 'Mistake' }
  expect((await w.call(admin, units.rename, renamed)).status).toBe(200)
  const { id } = await newest()
  const operator = await w.person('SYSTEM_ADMIN')
  expect((await w.call(operator, audit.revert, { id })).status).toBe(404)
  expect((await w.call(admin, audit.revert, { id })).body).toEqual({ done: true })
  expect(await row()).toMatchObject({ name_ar: before.name_ar, name_en: before.name_en })
})
