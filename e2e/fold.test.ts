import { documentFromText } from '@diwan/core/document'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { Message, ThreadEntry } from '@diwan/contract/tickets/schemas'
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
  const messages: readonly ThreadEntry[] = thread.body.items
  return { ticket: opened.body.ticket, positions: opened.body.positions, messages }
}

/** The newest own message of this kind, put right. */
async function edit(person: TestPerson, id: string, kind: Message['kind'], text: string) {
  const { messages } = await seen(person, id)
  const own = messages.find((entry): entry is Message => entry.kind === kind && entry.author.id === person.id)!
  return w.call(person, tickets.edit, { ...say(id, text), messageId: own.id, seen: own.editedDate })
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

    const other = await w.person('TECH', group)
    const steps = [
      () => w.call(tech, tickets.reply, say(id, 'نستبدل الحبر خلال ساعة.')),
      () => w.call(tech, tickets.note, say(id, 'الحبر نفد من المستودع.')),
      async () => edit(tech, id, 'note', 'الحبر نفد من المستودع الثاني.'),
      async () => edit(tech, id, 'reply', 'نستبدل الحبر خلال ساعتين.'),
      () => w.call(noura, tickets.reply, say(id, 'شكرًا.\nIt works.')),
      async () => edit(tech, id, 'reply', 'نستبدل الحبر خلال ثلاث ساعات.'),
      () => w.call(tech, commands.wait, { id, version: 2, reason: 'requester', body: say(id, 'أي طابعة؟').body }),
      () => w.call(noura, tickets.reply, say(id, 'التي في المدخل')),
      () => w.call(tech, commands.assign, { id, version: 4, assigneeId: other.id, note: say(id, 'أكمل من فضلك').body }),
      () => w.call(tech, commands.changePriority, { id, from: 'NORMAL', to: 'HIGH' }),
      () => w.call(tech, commands.changeSubject, { id, from: 'الطابعة لا تعمل', to: 'طابعة المدخل' }),
      () => w.call(other, commands.resolve, { id, version: 5, body: say(id, 'استُبدل الحبر').body }),
      () => w.call(noura, commands.reject, { id, version: 6, body: say(id, 'ما زالت لا تطبع').body }),
      () => w.call(other, commands.unassign, { id, version: 7 }),
      () => w.call(tech, commands.take, { id, version: 8 }),
      () => w.call(tech, commands.resolve, { id, version: 9, body: say(id, 'استُبدلت الطابعة').body }),
      () => w.call(noura, commands.confirm, { id, version: 10 }),
      () => w.call(noura, commands.reopen, { id, version: 11, body: say(id, 'عادت المشكلة').body }),
      () => w.call(noura, commands.close, { id, version: 12, reason: 'solved' }),
    ]
    for (const step of steps) {
      expect((await step()).status).toBe(200)
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
