import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../server/testing/people.ts'
import { world, type World } from '../server/testing/world.ts'
import { foldThread, foldTicket } from '../web/modules/tickets/live.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const say = (id: string, text: string) => ({ id, body: documentFromText(text, 'rtl') })

async function seen(person: TestPerson, id: string) {
  const opened = await w.call(person, tickets.open, { id })
  const thread = await w.call(person, tickets.thread, { id })
  return { ticket: opened.body.ticket, positions: opened.body.positions, messages: thread.body.items }
}

for (const role of ['TECH', 'USER'] as const) {
  test(`folding the recorded changes gives a ${role} what a fresh fetch gives`, async () => {
    const group = await w.group()
    const tech = await w.person('TECH', group)
    const noura = await w.person('USER')
    const { id } = await w.ticket({ by: noura, group })
    const reader = role === 'TECH' ? tech : noura
    const held = await seen(reader, id)

    const answers = [
      await w.call(tech, tickets.reply, say(id, 'نستبدل الحبر خلال ساعة.')),
      (w.clock.advance(60_000), await w.call(tech, tickets.note, say(id, 'الحبر نفد من المستودع.'))),
      (w.clock.advance(60_000), await w.call(noura, tickets.reply, say(id, 'شكرًا.\nIt works.'))),
      (w.clock.advance(60_000), await w.call(tech, tickets.close, { id, version: 2, reason: 'solved' })),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    const followed = await Promise.all(held.positions.map(({ channel, seq }) => w.changes(channel, seq)))
    expect(held.positions.map(({ channel }) => channel)).toEqual(
      role === 'TECH' ? [ticketChannel(id), staffChannel(id)] : [ticketChannel(id)],
    )
    const fresh = await seen(reader, id)
    const changes = followed.flat()
    expect(changes.reduce(foldTicket, held.ticket)).toEqual(fresh.ticket)
    expect(changes.reduce<readonly (typeof held.messages)[number][]>(foldThread, held.messages)).toEqual(fresh.messages)
  })
}
