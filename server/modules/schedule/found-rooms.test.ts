import { access } from '@diwan/contract/access/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let sara: TestPerson

beforeAll(async () => {
  w = await world()
  ;[admin, sara] = [await w.person('ADMIN'), await w.person('USER')]
})

const found = async (who: TestPerson, q: string, more: object = {}) => {
  const { status, body } = await w.call(who, find.search, { q, kinds: 'room', counts: 'true', ...more })
  expect(status).toBe(200)
  return body.groups[0]
}
const namesOf = async (who: TestPerson, q: string, more: object = {}) =>
  ((await found(who, q, more))?.items ?? []).map(({ title }) => title.text)
const make = async (nameAr: string, nameEn: string, more: object = {}) =>
  (await w.call(admin, rooms.create, { nameAr, nameEn, seats: 8, ...more })).body

test('a room is found by either name, by the beginning of a word and by its place; it leads to a meeting in it, or to its settings', async () => {
  const { id } = await make('قاعة البوصلة', 'Compass', { place: 'الطابق الرابع' })
  for (const q of ['البوصلة', 'بوصله', 'البوص', 'compass', 'comp', 'قاعة الرابع'])
    expect(await namesOf(sara, q), q).toEqual(['Compass'])
  expect(await namesOf(sara, 'البوصلة الخامس')).toEqual([])
  const [hit] = (await found(sara, 'البوصلة'))!.items
  expect(hit).toMatchObject({ id, place: 'الطابق الرابع', path: `/user/schedule/meet?new=1&room=${id}` })
  const { text, lit } = (await found(sara, 'compass'))!.items[0]!.title
  expect(lit.map(([start, end]) => text.slice(start, end))).toEqual(['Compass'])
  expect((await found(admin, 'البوصلة'))!.items[0]?.path).toBe(`/admin/schedule?tab=rooms&room=${id}`)
})

test('a room that is not offered is found by those alone who may change it, and it is not counted for others', async () => {
  const room = await make('قاعة السرطان', 'Cancer')
  const { id, version, nameAr, nameEn, seats } = room
  await w.call(admin, rooms.change, { id, version, nameAr, nameEn, seats, active: false })
  expect(await found(sara, 'السرطان')).toMatchObject({ items: [], count: { count: 0, more: false } })
  expect(await namesOf(admin, 'السرطان')).toEqual(['Cancer'])
})

test('who may plan no meetings finds no room', async () => {
  await make('قاعة الميزان', 'Libra')
  const omar = await w.person('USER')
  expect(await namesOf(omar, 'الميزان')).toHaveLength(1)
  const owner = await w.person('SUPER_ADMIN')
  const { status } = await w.call(owner, access.grant, {
    personId: omar.id,
    name: 'schedule.meetings.create',
    effect: 'deny',
    relations: [],
    reason: 'تجربة',
  })
  expect([status, await found(omar, 'الميزان')]).toEqual([200, undefined])
})

test('rooms come page by page, each once, and a unit narrows them to its own', async () => {
  const department = await w.department()
  const made = ['أ', 'ب', 'ت', 'ث', 'ج'].map((letter) => `قاعة المجرة ${letter}`)
  for (const name of made) await make(name, name, name.endsWith('ت') ? { unitId: department.id } : {})
  const names: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Awaited<ReturnType<typeof found>> = await found(sara, 'المجرة', { limit: 2, ...(after && { after }) })
    names.push(...page!.items.map(({ title }) => title.text))
    expect(page!.count).toEqual({ count: 5, more: false })
    after = page!.next
  }
  expect(names).toEqual(made)
  expect(await namesOf(sara, 'المجرة', { unit: department.id })).toEqual(['قاعة المجرة ت'])
})
