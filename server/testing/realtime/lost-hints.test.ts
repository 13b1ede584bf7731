import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { Socket } from '../live.ts'
import { openSocket, openStream } from '../live.ts'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'
import type { Bus } from '../../kit/realtime/bus.ts'
import { memoryBus } from '../../kit/realtime/bus.ts'

const body = documentFromText('رد', 'rtl')
const seqs = (socket: Socket) => socket.frames.flatMap((frame) => (frame.type === 'change' ? [frame.seq] : []))
/** A promise of the product (S6, access.md): rights and sessions take effect within this. */
const SOON = 5_000

/** Loses every hint, or every second one, or none. */
function losing(share: number): Bus {
  const bus = memoryBus()
  let sent = 0
  return {
    ...bus,
    publish: (hint) => void (Math.floor((sent += 1) * share) > Math.floor((sent - 1) * share) || bus.publish(hint)),
  }
}

describe.each([0, 0.5, 1])('with %d of the hints lost', (share) => {
  let w: World
  beforeAll(async () => {
    w = await world({ bus: losing(share) })
  })

  test('two followers hear everything, in order and once', async () => {
    const group = await w.group()
    const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
    const ticket = await w.ticket({ by: noura, group })
    const [one, two] = [await openSocket(w, noura), await openSocket(w, tech)]
    for (const socket of [one, two]) socket.send({ type: 'subscribe', channel: ticketChannel(ticket.id), after: 0 })
    for (let n = 0; n < 8; n += 1) await w.call(tech, tickets.reply, { id: ticket.id, body })
    const all = Array.from({ length: 9 }, (_, n) => n + 1)
    await w.eventually(() => expect([seqs(one), seqs(two)]).toEqual([all, all]), SOON)
  })

  test('the stream tells its person', async () => {
    const group = await w.group()
    const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
    const ticket = await w.ticket({ by: noura, group })
    const stream = await openStream(w, noura.streamToken)
    await w.call(tech, tickets.reply, { id: ticket.id, body })
    await w.eventually(() => expect(stream.messages).toHaveLength(1), SOON)
  })

  test('signing out closes socket and stream with 4401 within five seconds', async () => {
    const noura = await w.person('USER')
    const [socket, stream] = [await openSocket(w, noura), await openStream(w, noura.streamToken)]
    await w.call(noura, identity.logout, {})
    await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), SOON)
  })

  test('a disabled person is cut off within five seconds (H11)', async () => {
    const noura = await w.person('USER')
    const [socket, stream] = [await openSocket(w, noura), await openStream(w, noura.streamToken)]
    await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', noura.id).execute()
    await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), SOON)
  })

  test('a technician whom notes are denied loses the staff channel within five seconds, and hears no note after it', async () => {
    const group = await w.group()
    const [tech, colleague] = [await w.person('TECH', group), await w.person('TECH', group)]
    const ticket = await w.ticket({ by: tech, group })
    const [socket, witness] = [await openSocket(w, tech), await openSocket(w, colleague)]
    for (const one of [socket, witness]) one.send({ type: 'subscribe', channel: staffChannel(ticket.id), after: 0 })
    socket.send({ type: 'subscribe', channel: ticketChannel(ticket.id), after: 0 })
    await w.call(colleague, tickets.note, { id: ticket.id, body })
    await w.eventually(() => expect(seqs(socket)).toContain(1))

    await denyNotes(w, tech, colleague)
    await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'refused', channel: staffChannel(ticket.id) }), SOON)
    await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'access' }))
    const { body: note } = await w.call(colleague, tickets.note, { id: ticket.id, body })
    await w.call(colleague, tickets.reply, { id: ticket.id, body })
    await w.eventually(() => expect(witness.heard.join('')).toContain(note.id))
    await w.eventually(() => expect(socket.heard.join('')).toContain('tickets.replied')) // his own ticket stays his
    expect(socket.heard.join('')).not.toContain(note.id)
  })

  test('a technician who leaves the group loses its tickets and its hints within five seconds', async () => {
    const group = await w.group()
    const tech = await w.person('TECH', group)
    const ticket = await w.ticket({ group })
    const socket = await openSocket(w, tech)
    socket.send({ type: 'subscribe', channel: ticketChannel(ticket.id), after: 0 })
    await w.eventually(() => expect(seqs(socket)).toEqual([1]))
    await w.db.deleteFrom('unit_members').where('user_id', '=', tech.id).execute()
    await changed(w, tech)
    await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'refused', channel: ticketChannel(ticket.id) }), SOON)
    const before = socket.frames.length
    await w.ticket({ group })
    socket.send({ type: 'ping' })
    await w.eventually(() => expect(socket.frames.slice(before)).toEqual([{ type: 'pong' }]))
  })
})

/** As an administrator's change will do it: the rights version moves with the change. */
async function changed(w: World, { id }: TestPerson): Promise<void> {
  await w.db
    .updateTable('users')
    .set((set) => ({ rights_version: set('rights_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function denyNotes(w: World, person: TestPerson, by: TestPerson): Promise<void> {
  const at = w.clock.now()
  const denial = { module_name: 'tickets', flag: 'internal_note', effect: 'deny', relations: [] }
  await w.db
    .insertInto('person_grants')
    .values({ id: newId(), user_id: person.id, ...denial, from_at: at, created_by: by.id, created_at: at })
    .execute()
}
