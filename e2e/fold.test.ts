import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { Message } from '@diwan/contract/tickets/schemas'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../server/testing/people.ts'
import { world, type World } from '../server/testing/world.ts'
import { asksAccessAnew, foldThread, foldTicket } from '../web/modules/tickets/live.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const say = (id: string, text: string) => ({ id, body: documentFromText(text, 'rtl') })

async function seen(person: TestPerson, id: string) {
  const opened = await w.call(person, tickets.open, { id })
  const thread = await w.call(person, tickets.thread, { id })
  const messages: readonly Message[] = thread.body.items
  return { ticket: opened.body.ticket, positions: opened.body.positions, messages }
}

for (const role of ['TECH', 'USER'] as const) {
  test(`folding the recorded changes gives a ${role} what a fresh fetch gives`, async () => {
    const group = await w.group()
    const tech = await w.person('TECH', group)
    const noura = await w.person('USER')
    const { id } = await w.ticket({ by: noura, group })
    const reader = role === 'TECH' ? tech : noura
    let held = await seen(reader, id)
    expect(held.positions.map(({ channel }) => channel)).toEqual(
      role === 'TECH' ? [ticketChannel(id), staffChannel(id)] : [ticketChannel(id)],
    )

    const commands = [
      () => w.call(tech, tickets.reply, say(id, 'نستبدل الحبر خلال ساعة.')),
      () => w.call(tech, tickets.note, say(id, 'الحبر نفد من المستودع.')),
      () => w.call(noura, tickets.reply, say(id, 'شكرًا.\nIt works.')),
      () => w.call(tech, tickets.close, { id, version: 2, reason: 'solved' }),
    ]
    for (const command of commands) {
      expect((await command()).status).toBe(200)
      const followed = await Promise.all(held.positions.map(({ channel, seq }) => w.changes(channel, seq)))
      const folded = followed.flat().reduce(foldTicket, held.ticket)
      const messages = followed.flat().reduce(foldThread, held.messages)
      const fresh = await seen(reader, id)
      const can = asksAccessAnew(held.ticket, folded) ? fresh.ticket.can : folded.can
      expect({ ...folded, can }).toEqual(fresh.ticket)
      expect(messages).toEqual(fresh.messages)
      held = fresh
      w.clock.advance(60_000)
    }
  })
}
