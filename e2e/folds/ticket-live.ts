import { documentFromText } from '@diwan/core/document'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { Message, OpenTicket } from '@diwan/contract/tickets/schemas/ticket'
import type { TestPerson } from '../../server/testing/people.ts'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const message = (id: string, text: string) => ({ id, body: documentFromText(text, 'rtl') })

/** The newest own message of this kind, corrected. */
async function edit(w: World, person: TestPerson, id: string, kind: Message['kind'], text: string) {
  const { body } = await w.call(person, tickets.thread, { id })
  const own = body.items.find((entry): entry is Message => entry.kind === kind && entry.author.id === person.id)!
  return w.call(person, tickets.edit, { ...message(id, text), messageId: own.id, seen: own.editedDate })
}

async function scene(w: World): Promise<Scene> {
  const group = await w.group()
  const tech = await w.person('TECH', group)
  const other = await w.person('TECH', group)
  const noura = await w.person('USER')
  const { id } = await w.ticket({ by: noura, group })
  return {
    id,
    readers: {
      'a technician': { person: tech, channels: [ticketChannel(id), staffChannel(id)] },
      'the requester': { person: noura, channels: [ticketChannel(id)] },
    },
    steps: [
      () => w.call(tech, tickets.reply, message(id, 'نستبدل الحبر خلال ساعة.')),
      () => w.call(tech, tickets.note, message(id, 'الحبر نفد من المستودع.')),
      () => edit(w, tech, id, 'note', 'الحبر نفد من المستودع الثاني.'),
      () => edit(w, tech, id, 'reply', 'نستبدل الحبر خلال ساعتين.'),
      () => w.call(noura, tickets.reply, message(id, 'شكرًا.\nIt works.')),
      () => edit(w, tech, id, 'reply', 'نستبدل الحبر خلال ثلاث ساعات.'),
      () => w.call(tech, commands.wait, { id, version: 2, reason: 'requester', body: message(id, 'أي طابعة؟').body }),
      () => w.call(noura, tickets.reply, message(id, 'التي في المدخل')),
      () => w.call(tech, commands.assign, { id, version: 4, assigneeId: other.id, note: message(id, 'أكمل من فضلك').body }),
      () => w.call(tech, commands.changePriority, { id, from: 'NORMAL', to: 'HIGH' }),
      () => w.call(tech, commands.changeSubject, { id, from: 'الطابعة لا تعمل', to: 'طابعة المدخل' }),
      () => w.call(other, commands.resolve, { id, version: 5, body: message(id, 'استُبدل الحبر').body }),
      () => w.call(noura, commands.reject, { id, version: 6, body: message(id, 'ما زالت لا تطبع').body }),
      () => w.call(other, commands.unassign, { id, version: 7 }),
      () => w.call(tech, commands.take, { id, version: 8 }),
      () => w.call(tech, commands.resolve, { id, version: 9, body: message(id, 'استُبدلت الطابعة').body }),
      () => w.call(noura, commands.confirm, { id, version: 10 }),
      () => w.call(noura, commands.reopen, { id, version: 11, body: message(id, 'عادت المشكلة').body }),
      () => w.call(noura, commands.close, { id, version: 12, reason: 'solved' }),
    ],
  }
}

export const ticketLive: FoldCase = {
  scene,
  /** All but what the reader may do now. */
  atOnce: (record) => {
    const { can: _, ...ticket } = (record as OpenTicket).ticket
    return ticket
  },
  /** All but the first words of the newest reply: editing them moves neither version nor time. */
  neverTakenBack: (record) => {
    const { reply: _, ...ticket } = (record as OpenTicket).ticket
    return ticket
  },
}
