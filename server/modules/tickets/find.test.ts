import { tickets } from '@diwan/contract/tickets/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { foldTickets } from './public.ts'

let w: World
let group: TestUnit
let sara: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  sara = await w.person('USER')
})

const found = async (who: TestPerson, text: string): Promise<string[]> => {
  const { status, body } = await w.call(who, tickets.find, { text })
  expect(status).toBe(200)
  return body.items.map((ticket) => ticket.shortId)
}

test('a ticket is found by its short id, whatever keyboard wrote the digits, and by nobody else', async () => {
  const { shortId } = await w.ticket({ by: sara, group })
  const arabic = shortId.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  expect(await found(sara, shortId.toLowerCase())).toContain(shortId)
  expect(await found(sara, ` ${arabic} `)).toContain(shortId)
  expect(await found(await w.person('USER'), shortId)).toEqual([])
})

test('words of the subject find it in any spelling, the last one begun only', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'تعطّل طابعة الإدارة Printer 4B' })
  for (const text of ['طابعه الاداره', 'الطابعة', 'print', 'إداره طاب', '٤b']) expect(await found(sara, text)).toContain(shortId)
  for (const text of ['طابعة المدير', 'ماسح', '', "'", '\\', ':* | !x & (', "x'::tsquery"]) {
    expect(await found(sara, text)).not.toContain(shortId)
  }
})

test('a technician finds what the groups hold, newest first and at most eight', async () => {
  const mine = await w.group()
  const tech = await w.person('TECH', mine)
  const opened: string[] = []
  for (let count = 0; count < 10; count += 1) {
    w.clock.advance(1_000)
    opened.unshift((await w.ticket({ group: mine, subject: 'طلب كرسي' })).shortId)
  }
  await w.ticket({ group, subject: 'طلب كرسي لغير المجموعة' })
  expect(await found(tech, 'كرسي')).toEqual(opened.slice(0, 8))
})

test('tickets from before there were terms get theirs at the next start', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'سبورة قديمة' })
  await sql`update tickets set terms = null`.execute(w.db)
  expect(await found(sara, 'سبورة')).toEqual([])
  expect(await foldTickets(w.db)).toBeGreaterThan(0)
  expect(await found(sara, 'سبورة')).toContain(shortId)
})
