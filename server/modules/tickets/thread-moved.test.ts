import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
})

const message = (id: string, text: string, after?: string | null) => ({
  id,
  body: documentFromText(text, 'rtl'),
  ...(after !== undefined && { after }),
})
const newest = async (who: TestPerson, id: string) => (await w.call(who, tickets.thread, { id })).body.items[0]!.id

test('an answer written past what somebody else has just said is refused, and sent once it was looked at (T9)', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const after = await newest(noura, id)
  const before = await newest(tech, id)
  w.clock.advance(1_000)
  expect((await w.call(tech, tickets.reply, message(id, 'وجدنا السبب', before))).status).toBe(200)
  const refused = await w.call(noura, tickets.reply, message(id, 'ما زلت أنتظر', after))
  expect([refused.status, refused.body.code]).toEqual([409, 'tickets.thread_moved'])
  expect((await w.call(noura, tickets.thread, { id })).text).not.toContain('ما زلت أنتظر')
  expect((await w.call(noura, tickets.reply, message(id, 'شكرًا', await newest(noura, id)))).status).toBe(200)
  expect((await w.call(noura, tickets.reply, message(id, 'على أي حال'))).status).toBe(200)
})

test('where nothing was said yet, the first word of somebody else is something new as well', async () => {
  const { id } = await w.ticket({ by: noura, group })
  expect((await w.call(noura, tickets.reply, message(id, 'إضافة', null))).status).toBe(200) // there are own words only
  await w.call(tech, tickets.note, message(id, 'بيننا'))
  expect((await w.call(noura, tickets.reply, message(id, 'وأخرى', null))).status).toBe(200)
  await w.call(tech, tickets.reply, message(id, 'وجدنا السبب'))
  expect((await w.call(noura, tickets.reply, message(id, 'ما زلت أنتظر', null))).body.code).toBe('tickets.thread_moved')
})

test('own words and internal notes move nothing: the requester learns of no note by a refusal (H4)', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const after = await newest(noura, id)
  w.clock.advance(1_000)
  await w.call(tech, tickets.note, message(id, 'بيننا'))
  await w.call(noura, tickets.reply, message(id, 'إضافة'))
  expect((await w.call(noura, tickets.reply, message(id, 'وأخرى', after))).status).toBe(200)
})
