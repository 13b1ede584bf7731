import { favourites } from '@diwan/contract/favourites/endpoints'
import { MAX_FAVOURITES } from '@diwan/contract/favourites/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let sara: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  sara = await w.person('USER')
})

const listOf = async (who: TestPerson) => (await w.call(who, favourites.list, {})).body.items.map(({ title }) => title)
const add = (who: TestPerson, objectId: string) => w.call(who, favourites.add, { objectId })

test('favourites keep the order that their person gives them, and adding one twice changes nothing', async () => {
  const [one, two, three] = [
    await w.ticket({ by: sara, group, subject: 'أولى' }),
    await w.ticket({ by: sara, group, subject: 'ثانية' }),
    await w.ticket({ by: sara, group, subject: 'ثالثة' }),
  ]
  for (const { id } of [one, two, three, one]) expect((await add(sara, id)).status).toBe(200)
  expect(await listOf(sara)).toEqual(['أولى', 'ثانية', 'ثالثة'])
  await w.call(sara, favourites.move, { id: three.id, after: null })
  await w.call(sara, favourites.move, { id: one.id, after: two.id })
  expect(await listOf(sara)).toEqual(['ثالثة', 'ثانية', 'أولى'])
  await w.call(sara, favourites.remove, { id: two.id })
  expect(await listOf(sara)).toEqual(['ثالثة', 'أولى'])
})

test('a record that its person may not see is no favourite, and one that may not be seen any more is absent', async () => {
  const tech = await w.person('TECH', group)
  const { id } = await w.ticket({ by: sara, group, subject: 'تنتقل' })
  const foreign = await w.ticket({ by: sara, group: await w.group(), subject: 'لغيره' })
  expect((await add(tech, foreign.id)).status).toBe(404)
  await add(tech, id)
  expect(await listOf(tech)).toEqual(['تنتقل'])
  await w.db
    .updateTable('tickets')
    .set({ group_id: (await w.group()).id })
    .where('id', '=', id)
    .execute()
  expect(await listOf(tech)).toEqual([])
})

test('nobody reads or changes the favourites of somebody else', async () => {
  const { id } = await w.ticket({ by: sara, group, subject: 'خاصة' })
  await add(sara, id)
  const tech = await w.person('TECH', group)
  expect(await listOf(tech)).toEqual([])
  expect((await w.call(tech, favourites.remove, { id })).status).toBe(404)
  expect(await listOf(sara)).toContain('خاصة')
})

test('beyond the limit a favourite is refused', async () => {
  const huda = await w.person('USER')
  const opened = []
  for (let count = 0; count <= MAX_FAVOURITES; count += 1)
    opened.push(await w.ticket({ by: huda, group, subject: `رقم ${count}` }))
  for (const { id } of opened.slice(0, MAX_FAVOURITES)) await add(huda, id)
  expect((await add(huda, opened.at(-1)!.id)).body).toMatchObject({ code: 'favourites.too_many' })
})

test('a favourite that its person sees no more takes no place from another one', async () => {
  const unit = await w.group()
  const tech = await w.person('TECH', unit)
  const made = []
  for (let count = 0; count <= MAX_FAVOURITES; count += 1)
    made.push(await w.ticket({ by: sara, group: unit, subject: `متروكة ${count}` }))
  for (const { id } of made.slice(0, MAX_FAVOURITES)) expect((await add(tech, id)).status).toBe(200)
  await w.db
    .updateTable('tickets')
    .set({ group_id: (await w.group()).id })
    .where('id', '=', made[0]!.id)
    .execute()
  const { status, body } = await add(tech, made.at(-1)!.id)
  expect(status).toBe(200)
  expect(body.items).toHaveLength(MAX_FAVOURITES)
  const more = await w.ticket({ by: sara, group: unit, subject: 'زائدة' })
  expect((await add(tech, more.id)).body).toMatchObject({ code: 'favourites.too_many' })
})
