import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../testing/people.ts'
import { rawCall, requestOf } from '../testing/raw-call.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'

let w: World
let admin: TestPerson

beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const nested = (deep: number): string => `{"subject":${'['.repeat(deep)}${']'.repeat(deep)}}`
const quote = (deep: number): object =>
  deep === 0 ? documentFromText('نص', 'rtl').content[0]! : { type: 'blockquote', content: [quote(deep - 1)] }

test.each([
  ['arrays in arrays, fifty thousand deep', () => nested(50_000)],
  ['a title of a megabyte', () => JSON.stringify({ subject: 'ع'.repeat(500_000) })],
  ['quotes in quotes, two thousand deep', () => JSON.stringify({ body: { type: 'doc', content: [quote(2_000)] } })],
])('%s is refused as a problem, and the portal goes on (H30)', async (_what, body) => {
  const { status, text } = await rawCall(w.base, { ...requestOf(tickets.create, {}, admin.cookie), body: body() })
  expect([400, 413]).toContain(status)
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
  expect((await w.call(admin, tickets.list, {})).status).toBe(200)
})

test('a form of ten thousand fields is refused by its number (H30)', async () => {
  const fields = Array.from({ length: 10_000 }, (_, n) => ({ key: `f${n}`, type: 'text', labelAr: 'حقل', labelEn: 'Field' }))
  const { status, text } = await rawCall(
    w.base,
    requestOf(templates.create, { nameAr: 'نموذج', nameEn: 'Form', fields }, admin.cookie),
  )
  expect([400, 413]).toContain(status)
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) })
})
