import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { synonyms } from '@diwan/contract/search/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let sara: TestPerson
let tech: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  sara = await w.person('USER')
  tech = await w.person('TECH', group)
})

const groupsOf = async (who: TestPerson, q: string, more: object = {}) => {
  const { status, body } = await w.call(who, find.search, { q, ...more })
  expect(status).toBe(200)
  return new Map(body.groups.map((one) => [one.kind, one]))
}
const titlesOf = async (who: TestPerson, q: string, more: object = {}) =>
  (await groupsOf(who, q, more)).get('ticket')?.items.map(({ title }) => title.text)

test('a person narrows the results to what they asked for or are assigned, and kinds without persons are left out', async () => {
  const huda = await w.person('USER')
  await w.ticket({ by: sara, group, subject: 'عطل البوصلة' })
  await w.ticket({ by: huda, group, subject: 'ضياع البوصلة' })
  expect(await titlesOf(tech, 'بوصلة')).toHaveLength(2)
  expect(await titlesOf(tech, 'بوصلة', { person: huda.id })).toEqual(['ضياع البوصلة'])
  const kinds = [...(await groupsOf(tech, 'بوصلة', { person: huda.id })).keys()]
  expect(kinds).toContain('ticket')
  expect(kinds).not.toContain('user')
})

test('a unit narrows the results with everything below it, and never shows what the reader may not see', async () => {
  const other = await w.group()
  await w.ticket({ by: sara, group, subject: 'صيانة المجداف' })
  await w.ticket({ by: sara, group: other, subject: 'شراء المجداف' })
  expect(await titlesOf(sara, 'مجداف', { unit: other.id })).toEqual(['شراء المجداف'])
  expect(await titlesOf(sara, 'مجداف', { unit: group.id })).toEqual(['صيانة المجداف'])
  expect(await titlesOf(tech, 'مجداف', { unit: other.id })).toEqual([])
})

test('days of the reader narrow the results, both days included', async () => {
  await w.ticket({ by: sara, group, subject: 'فحص المنجنيق' })
  const today = new Date(w.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  expect(await titlesOf(sara, 'منجنيق', { from: today, to: today })).toEqual(['فحص المنجنيق'])
  expect(await titlesOf(sara, 'منجنيق', { to: ago(1) })).toEqual([])
  expect(await titlesOf(sara, 'منجنيق', { from: ago(-1) })).toEqual([])
})

test('kinds without a time are left out while days narrow the results, and days that end before they begin are refused', async () => {
  const admin = await w.person('ADMIN')
  expect([...(await groupsOf(admin, 'عطل')).keys()]).toEqual(expect.arrayContaining(['ticket', 'user', 'department']))
  for (const days of [{ from: '2026-11-22' }, { to: '2026-11-24' }]) {
    const kinds = [...(await groupsOf(admin, 'عطل', days)).keys()]
    expect(kinds).toContain('ticket')
    expect(kinds).not.toContain('user')
    expect(kinds).not.toContain('department')
  }
  const { status, body } = await w.call(admin, find.search, { q: 'عطل', from: '2026-11-24', to: '2026-11-22' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ fields: [{ path: 'to', code: 'date_from_after_date_to' }] })
})

test('each kind is counted beyond its first page, by what this reader sees alone', async () => {
  for (let count = 0; count < 11; count += 1) await w.ticket({ by: sara, group, subject: `طلب الشراع ${count}` })
  await w.ticket({ by: await w.person('USER'), group: await w.group(), subject: 'طلب الشراع سرّي' })
  const counted = async (more: object) => (await groupsOf(tech, 'شراع', { kinds: 'ticket', ...more })).get('ticket')?.count
  expect(await counted({ counts: 'true', limit: 4 })).toEqual({ count: 11, more: false })
  expect(await counted({ counts: 'true', limit: 50 })).toEqual({ count: 11, more: false })
  expect(await counted({ limit: 4 })).toBeNull()
})

test('newest first puts no title before others', async () => {
  await w.ticket({ by: sara, group, subject: 'الساعة الرملية' })
  w.clock.advance(1_000)
  await w.ticket({ by: sara, group, subject: 'كسر الساعة الرملية' })
  expect(await titlesOf(sara, 'الساعة الرملية')).toEqual(['الساعة الرملية', 'كسر الساعة الرملية'])
  expect(await titlesOf(sara, 'الساعة الرملية', { order: 'newest' })).toEqual(['كسر الساعة الرملية', 'الساعة الرملية'])
})

test('synonyms and corrections are left out where only the words as typed are asked for', async () => {
  await w.call(await w.person('ADMIN'), synonyms.create, { words: ['الناعورة', 'Waterwheel'] })
  await w.ticket({ by: sara, group, subject: 'Waterwheel inspection' })
  await w.ticket({ by: sara, group, subject: 'فحص الناعورة' })
  expect(await titlesOf(sara, 'ناعورة')).toHaveLength(2)
  expect(await titlesOf(sara, 'ناعورة', { exact: 'true' })).toEqual(['فحص الناعورة'])
  expect(await titlesOf(sara, 'ناعوة', { exact: 'true' })).toEqual([])
})

test('a narrowed search of a stranger finds nothing of an internal note or of a foreign ticket', async () => {
  const { id } = await w.ticket({ by: sara, group, subject: 'سجل الاسطرلاب' })
  await w.call(tech, tickets.note, { id, body: documentFromText('الهندباء', 'rtl') })
  expect(await titlesOf(tech, 'هندباء', { person: sara.id })).toEqual(['سجل الاسطرلاب'])
  expect(await titlesOf(sara, 'هندباء', { person: sara.id, counts: 'true' })).toEqual([])
  expect(await titlesOf(await w.person('USER'), 'اسطرلاب', { person: sara.id, counts: 'true' })).toEqual([])
})
