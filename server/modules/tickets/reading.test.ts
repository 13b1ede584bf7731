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

const post = async (by: TestPerson, id: string, text: string, kind: 'reply' | 'note' = 'reply') =>
  (await w.call(by, tickets[kind], { id, body: documentFromText(text, 'rtl') })).body.id
const unread = async (by: TestPerson, id: string) => (await w.call(by, tickets.thread, { id })).body.unread
const read = async (by: TestPerson, id: string, messageId: string) => (await w.call(by, tickets.read, { id, messageId })).status

test('a ticket opens where its reader stopped: after what they read, at the first message of another', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const first = await post(tech, id, 'أهلًا')
  expect(await unread(noura, id)).toBeNull() // nothing is new to a reader who was never here
  expect(await read(noura, id, first)).toBe(200)
  expect(await unread(noura, id)).toBeNull()

  await post(noura, id, 'شكرًا')
  const second = await post(tech, id, 'جرّبي الآن')
  const third = await post(tech, id, 'هل نجح؟')
  expect(await unread(noura, id)).toEqual({ id: second, count: 2 })
  await read(noura, id, third)
  await read(noura, id, first) // said late by another device
  expect(await unread(noura, id)).toBeNull()
})

test('a note is new to staff alone, and reading the thread to its end reads notes and replies', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const colleague = await w.person('TECH', group)
  const first = await post(tech, id, 'أهلًا')
  await Promise.all([read(noura, id, first), read(colleague, id, first)])
  const note = await post(tech, id, 'للفريق وحده', 'note')
  const reply = await post(tech, id, 'نعمل عليها')
  expect(await unread(noura, id)).toEqual({ id: reply, count: 1 })
  expect(await unread(colleague, id)).toEqual({ id: note, count: 2 })
  await read(colleague, id, reply)
  const later = await post(tech, id, 'ملاحظة أخرى', 'note')
  expect(await unread(colleague, id)).toEqual({ id: later, count: 1 })
  expect(await read(noura, id, note)).toBe(404)
})

test('a stranger cannot mark a ticket as read, nor tell that it exists', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const message = await post(tech, id, 'أهلًا')
  const stranger = await w.person('TECH', await w.group())
  expect(await read(stranger, id, message)).toBe(404)
  const { id: other } = await w.ticket({ by: noura, group })
  expect(await read(noura, other, message)).toBe(404)
})

test('a list marks what others wrote since its reader was there, notes for staff alone, and nothing to who never opened it', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const colleague = await w.person('TECH', group)
  const marked = async (by: TestPerson, view: 'requested' | 'queue') =>
    (await w.call(by, tickets.list, { view })).body.items.find((one) => one.id === id)?.unread
  const first = await post(tech, id, 'أهلًا')
  expect([await marked(noura, 'requested'), await marked(colleague, 'queue')]).toEqual([false, false])
  await Promise.all([read(noura, id, first), read(colleague, id, first)])
  const note = await post(tech, id, 'للفريق وحده', 'note')
  expect([await marked(noura, 'requested'), await marked(colleague, 'queue')]).toEqual([false, true])
  expect(await marked(tech, 'queue')).toBe(false) // one's own
  await read(colleague, id, note)
  const reply = await post(tech, id, 'نعمل عليها')
  expect([await marked(noura, 'requested'), await marked(colleague, 'queue')]).toEqual([true, true])
  await Promise.all([read(noura, id, reply), read(colleague, id, reply)])
  expect([await marked(noura, 'requested'), await marked(colleague, 'queue')]).toEqual([false, false])
})
