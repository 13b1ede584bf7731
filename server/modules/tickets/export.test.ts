import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { strFromU8, unzipSync } from 'fflate'
import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { plantTickets } from './proof/planted.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { exportTickets } from './service/export.ts'

let w: World
let group: TestUnit
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  noura = await w.person('USER')
  await w.db.updateTable('users').set({ language: 'ar' }).where('id', '=', noura.id).execute()
})

const at = () => ({ groupId: group.id, departmentId: group.parentId!, requesterId: noura.id, activityAt: w.clock.now() })

const download = async (person: TestPerson, query: string) => {
  const response = await fetch(`${w.base}/api/tickets/export?${query}`, {
    headers: { cookie: `${SESSION_COOKIE}=${person.cookie}` },
  })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

test('a requester carries away exactly the filtered list: Arabic intact, no cell a formula', async () => {
  await plantTickets(w.db, [
    { ...at(), subject: '=HYPERLINK("http://evil.example")' },
    { ...at(), subject: 'الطابعة لا تعمل', status: 'PENDING' },
    { ...at(), subject: 'أُغلقت', status: 'CLOSED' },
    { ...at(), subject: 'لغيرها', requesterId: (await w.person('USER')).id },
  ])
  const { status, bytes } = await download(noura, 'format=csv')
  expect(status).toBe(200)
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const text = Buffer.from(bytes).toString('utf8')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain('"الطابعة لا تعمل"')
  expect(text).toContain('مقدّم الطلب')
  const narrowed = Buffer.from((await download(noura, 'format=csv&status=PENDING')).bytes).toString('utf8')
  expect(narrowed.trim().split('\r\n')).toHaveLength(2)
})

test('the sheet of an Arabic reader goes from right to left', async () => {
  const { bytes, type } = await download(noura, 'format=xlsx')
  expect(type).toContain('spreadsheetml')
  const files = unzipSync(bytes)
  expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('rightToLeft="1"')
})

const linesOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString('utf8').trim().split('\r\n')

test('who sees the tickets of a group and may export only the own ones gets the own, and is told how many were left out', async () => {
  const tech = await w.person('TECH', group)
  const { count } = (await w.call(tech, tickets.count, { view: 'queue', queue: 'all' })).body
  const query = 'view=queue&queue=all'
  expect((await w.call(tech, tickets.exportable, { view: 'queue', queue: 'all' })).body).toEqual({
    listed: { count, more: false },
    exported: { count: 0, more: false },
  })
  const left = (n: number) => `Left out: ${n} tickets that you may see but not export`
  expect(linesOf(await download(tech, `format=csv&${query}`)).slice(1)).toEqual([expect.stringContaining(`"${left(count)}"`)])

  await plantTickets(w.db, [{ ...at(), requesterId: tech.id, subject: 'My own' }])
  expect((await w.call(tech, tickets.exportable, { view: 'queue', queue: 'all' })).body.exported.count).toBe(1)
  const [, own, last, ...more] = linesOf(await download(tech, `format=csv&${query}`))
  expect([own, last, more]).toEqual([expect.stringContaining('"My own"'), expect.stringContaining(left(count)), []])
  const sheet = unzipSync((await download(tech, `format=xlsx&${query}`)).bytes)['xl/worksheets/sheet1.xml']!
  expect(strFromU8(sheet).split('<row>').at(-1)).toContain(left(count))

  await w.db.updateTable('users').set({ language: 'ar' }).where('id', '=', tech.id).execute()
  expect(linesOf(await download(tech, `format=csv&${query}`)).at(-1)).toContain('لم يُدرج في الملف')
})

test('a file that holds all of the list says nothing more', async () => {
  const owner = await w.person('SUPER_ADMIN')
  const { count } = (await w.call(owner, tickets.count, { view: 'queue', queue: 'all' })).body
  const { listed, exported } = (await w.call(owner, tickets.exportable, { view: 'queue', queue: 'all' })).body
  expect([listed.count, exported.count]).toEqual([count, count])
  expect(linesOf(await download(owner, 'format=csv&view=queue&queue=all'))).toHaveLength(count + 1)
})

/** Counts what is asked of the database. */
function counting(): KyselyPlugin & { asked: number } {
  const counter = {
    asked: 0,
    transformQuery: ({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) => {
      counter.asked += 1
      return node
    },
    transformResult: ({ result }: Parameters<KyselyPlugin['transformResult']>[0]) => Promise.resolve(result),
  }
  return counter
}

test.each(['csv', 'xlsx'] as const)(
  'the rows of a %s are sent page by page, and none is read after the client has gone',
  async (format) => {
    const person = await w.person('USER')
    const subject = (n: number) => `${n} ${'نص طويل '.repeat(20)}${Math.sin(n)}`
    const rows = Array.from({ length: 3_200 }, (_, n) => ({ ...at(), requesterId: person.id, subject: subject(n) }))
    for (let from = 0; from < rows.length; from += 2_000) await plantTickets(w.db, rows.slice(from, from + 2_000))
    const counter = counting()
    const ctx = { portal: w.portal, clock: w.clock, db: w.db.withPlugin(counter), actor: await w.actor(person) }
    const begin = async () =>
      (
        await (
          await exportTickets(ctx, { format, view: 'requested', state: 'all', sort: 'created', direction: 'falling' })
        ).open()
      )[Symbol.asyncIterator]()

    const whole = await begin()
    const chunks: Uint8Array[] = []
    for (let next = await whole.next(); !next.done; next = await whole.next()) chunks.push(next.value)
    expect(counter.asked).toBe(6) // four pages, which fields tickets have of their own, and how many were left out
    const text =
      format === 'csv'
        ? Buffer.concat(chunks).toString('utf8')
        : strFromU8(unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml']!)
    expect(rows.filter((row) => !text.includes(row.subject))).toEqual([])

    counter.asked = 0
    const left = await begin()
    while (counter.asked === 0) await left.next()
    await left.next()
    expect(counter.asked).toBeLessThan(4) // bytes of the first rows are out, the last are not even read
    const before = counter.asked
    await left.return?.()
    expect((await left.next()).done).toBe(true)
    expect(counter.asked).toBe(before)
  },
)
