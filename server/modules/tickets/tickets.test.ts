import { documentFromText } from '@diwan/core/document'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { beforeAll, expect, test } from 'vitest'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const textMessage = (id: string, text = 'رد') => ({ id, body: documentFromText(text, 'rtl') })

test('a requester opens a ticket and finds it in the list, the count and by its address', async () => {
  const noura = await w.person('USER')
  const ticket = await w.ticket({ by: noura, subject: 'المكيّف لا يبرّد' })
  const listed = await w.call(noura, tickets.list, {})
  const counted = await w.call(noura, tickets.count, {})
  const opened = await w.call(noura, tickets.open, { id: ticket.id })
  expect(ticket.shortId).toMatch(/^[A-Z]{3}[0-9]{3}$/)
  expect(listed.body.items).toEqual([{ ...ticket, unread: false, custom: [] }])
  expect(counted.body).toEqual({ count: 1, more: false })
  expect(opened.body.ticket).toEqual(ticket)
})

test('a technician of another group is told it does not exist', async () => {
  const stranger = await w.person('TECH', await w.group())
  const ticket = await w.ticket()
  const { status, body } = await w.call(stranger, ticketCommands.close, { id: ticket.id, version: 1, reason: 'other' })
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('the first public reply of staff opens a new ticket and takes it', async () => {
  const group = await w.group()
  const tech = await w.person('TECH', group)
  const ticket = await w.ticket({ group })
  await w.call(tech, tickets.reply, textMessage(ticket.id))
  const { body } = await w.call(tech, tickets.open, { id: ticket.id })
  expect(body.ticket).toMatchObject({ status: 'OPEN', version: 2, assignee: { id: tech.id } })
})

test('an internal note leaves no trace on the side of the requester', async () => {
  const group = await w.group()
  const noura = await w.person('USER')
  const tech = await w.person('TECH', group)
  const ticket = await w.ticket({ by: noura, group })
  const look = async () => [
    (await w.call(noura, tickets.open, { id: ticket.id })).text,
    (await w.call(noura, tickets.list, {})).text,
    (await w.call(noura, tickets.thread, { id: ticket.id })).text,
    await w.changes(ticketChannel(ticket.id)),
  ]
  const before = await look()
  w.clock.advance(60_000)
  const { status } = await w.call(tech, tickets.note, textMessage(ticket.id, 'ملاحظة داخلية'))
  expect(status).toBe(200)
  expect(await look()).toEqual(before)
  const staff = await w.call(tech, tickets.thread, { id: ticket.id })
  expect(staff.body.items.map((message) => message.kind)).toEqual(['note', 'reply'])
})
