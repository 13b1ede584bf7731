import { courses } from '@diwan/contract/training/endpoints/courses'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { beforeAll, expect, test } from 'vitest'
import { courseOf } from '../modules/training/proof/learners.ts'
import { foundWith } from './file-texts.ts'
import type { TestPerson } from './people.ts'
import { world, type World } from './world.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'

let w: World
beforeAll(async () => {
  w = await world()
})

/** Each as the results show it: in Arabic first, then in English. */
async function titlesFor(who: TestPerson, q: string, kind: string) {
  const titles: unknown[] = []
  for (const language of ['ar', 'en'] as const) {
    expect((await w.call(who, profile.prefer, { language })).status).toBe(200)
    titles.push((await foundWith(w, who, q, kind)).map(({ title }) => title))
  }
  return titles
}

test('a result that has a name in both languages is called in that of its reader, whichever of them was typed', async () => {
  const author = await w.person('ADMIN')
  await w.call(author, courses.create, courseOf([], { nameAr: 'نظافة المطبخ', nameEn: 'Kitchen hygiene' }))
  const [arabic, english] = ['نظافة المطبخ', 'Kitchen hygiene']
  expect(await titlesFor(author, 'kitchen', 'course')).toEqual([[{ text: arabic, lit: [] }], [{ text: english, lit: [[0, 7]] }]])
  expect(await titlesFor(author, 'المطبخ', 'course')).toEqual([[{ text: arabic, lit: [[6, 12]] }], [{ text: english, lit: [] }]])
})

test('a request that is found says what is asked for in the language of its reader', async () => {
  const department = await w.department()
  const group = await w.group(department)
  const sara = await w.person('USER', group)
  const where = { departmentId: department.id, groupId: group.id }
  const when = { dateFrom: '2026-11-22', dateTo: '2026-11-22', wholeDays: true }
  const { status } = await w.call(sara, permissions.send, { typeId: LEAVE, reason: 'موعد في السفارة', ...when, ...where })
  expect(status).toBe(200)
  const titles = await titlesFor(sara, 'السفارة', 'permission_request')
  expect(titles).toEqual([
    [{ text: expect.stringMatching(/^إجازة · /), lit: [] }],
    [{ text: expect.stringMatching(/^Leave · /), lit: [] }],
  ])
})
