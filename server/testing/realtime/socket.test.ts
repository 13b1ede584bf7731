import { documentFromText } from '@diwan/core/document'
import type { Change } from '@diwan/contract/kit/event'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Socket } from '../live.ts'
import { openSocket } from '../live.ts'
import type { TestPerson, TestUnit } from '../people.ts'
import { plantTickets } from '../../modules/tickets/proof/planted.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let department: TestUnit
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
let ticket: Ticket
beforeAll(async () => {
  w = await world()
  department = await w.department()
  group = await w.group(department)
  noura = await w.person('USER')
  tech = await w.person('TECH', group)
  ticket = await w.ticket({ by: noura, group })
})

const body = documentFromText('رد', 'rtl')
const reply = (by: TestPerson, to = ticket) => w.call(by, tickets.reply, { id: to.id, body })
const changes = (socket: Socket): Change[] => socket.frames.flatMap((frame) => (frame.type === 'change' ? [frame] : []))
const seqs = (socket: Socket) => changes(socket).map(({ seq }) => seq)
const answered = async (socket: Socket) => {
  const pongs = () => socket.frames.filter(({ type }) => type === 'pong').length
  const before = pongs()
  socket.send({ type: 'ping' })
  await w.eventually(() => expect(pongs()).toBeGreaterThan(before))
}
const from1 = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('following a channel', () => {
  test('brings what happened before and what happens next, in order and once', async () => {
    const mine = await w.ticket({ by: noura, group })
    const socket = await openSocket(w, noura)
    socket.send({ type: 'subscribe', channel: ticketChannel(mine.id), after: 0 })
    await w.eventually(() => expect(seqs(socket)).toEqual([1]))
    await reply(tech, mine)
    await reply(noura, mine)
    await w.eventually(() => expect(seqs(socket)).toEqual([1, 2, 3]))
    expect(socket.frames[0]).toEqual({ type: 'subscribed', channel: ticketChannel(mine.id), seq: 0 })
    expect(changes(socket).map(({ event }) => event)).toEqual(['tickets.created', 'tickets.replied', 'tickets.replied'])
  })

  test('from its position, after a lost connection, brings exactly what was missed', async () => {
    const mine = await w.ticket({ by: noura, group })
    const channel = ticketChannel(mine.id)
    const first = await openSocket(w, noura)
    first.send({ type: 'subscribe', channel, after: 0 })
    await w.eventually(() => expect(seqs(first)).toEqual([1]))
    first.close()
    await w.eventually(() => expect(first.closedWith()).toBeDefined())
    for (let n = 0; n < 3; n += 1) await reply(tech, mine)
    const second = await openSocket(w, noura)
    second.send({ type: 'subscribe', channel, after: 1 })
    await w.eventually(() => expect(seqs(second)).toEqual([2, 3, 4]))
  })

  test('past what is kept, or from a position that never was, asks to fetch again', async () => {
    const mine = await w.ticket({ by: noura, group })
    const channel = ticketChannel(mine.id)
    for (let n = 0; n < 3; n += 1) await reply(tech, mine)
    await w.db.deleteFrom('channel_entries').where('channel', '=', channel).where('seq', '<=', 2).execute()
    const late = await openSocket(w, noura)
    const early = await openSocket(w, noura)
    const lying = await openSocket(w, noura)
    late.send({ type: 'subscribe', channel, after: 1 })
    early.send({ type: 'subscribe', channel, after: 2 })
    await w.eventually(() => expect(late.frames).toContainEqual({ type: 'refetch', channel }))
    await w.eventually(() => expect(seqs(early)).toEqual([3, 4]))
    early.send({ type: 'unsubscribe', channel })
    lying.send({ type: 'subscribe', channel, after: 9_007_199_254_740_991 })
    await w.eventually(() => expect(lying.frames).toContainEqual({ type: 'refetch', channel }))
    expect([seqs(late), seqs(lying)]).toEqual([[], []])
  })

  test('twenty people writing at once is heard by two as one gapless order, the same for both', async () => {
    const mine = await w.ticket({ by: noura, group })
    const [one, two] = [await openSocket(w, noura), await openSocket(w, tech)]
    for (const socket of [one, two]) socket.send({ type: 'subscribe', channel: ticketChannel(mine.id), after: 0 })
    const writers = await Promise.all(Array.from({ length: 20 }, () => w.person('TECH', group)))
    const answers = await Promise.all(writers.map((writer) => reply(writer, mine)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await w.eventually(() => expect([seqs(one), seqs(two)]).toEqual([from1(21), from1(21)]))
    expect(changes(two)).toEqual(changes(one))
    const told = changes(one).flatMap(({ detail }) => (detail as { message?: { id: string } }).message?.id ?? [])
    expect(told.toSorted()).toEqual(answers.map(({ body: { id } }) => id).toSorted())
  })

  test('taken back at once is not followed', async () => {
    const socket = await openSocket(w, noura)
    const witness = await openSocket(w, noura)
    const channel = ticketChannel(ticket.id)
    socket.send({ type: 'subscribe', channel, after: 0 })
    socket.send({ type: 'unsubscribe', channel })
    await answered(socket)
    const before = seqs(socket).length
    witness.send({ type: 'subscribe', channel, after: 0 })
    const { body: message } = await reply(tech)
    await w.eventually(() => expect(witness.heard.join('')).toContain(message.id))
    await answered(socket)
    expect(seqs(socket)).toHaveLength(before)
  })
})

describe('what may not be followed', () => {
  test('is refused like what does not exist: the channel of a foreign ticket, of another person, of nobody', async () => {
    const stranger = await w.person('TECH', await w.group())
    const socket = await openSocket(w, stranger)
    const channels = [
      ticketChannel(ticket.id),
      staffChannel(ticket.id),
      ticketChannel(randomUUID()),
      staffChannel(randomUUID()),
      `user:${noura.id}`,
      `user:${randomUUID()}`,
      'user:',
      'ticket:',
      'ticket:1',
      `ticket:${'-'.repeat(36)}`,
      `ticket:${ticket.id}:`,
      `ticket:${ticket.id.toUpperCase()}`,
      `ticket:${ticket.id} `,
      `ticket:${ticket.id}:staff:staff`,
      `ticket::staff`,
      'tickets:all',
      `tickets:${group.id}`,
      'nothing',
      '',
      '__proto__',
      'constructor',
      ':',
      "ticket:' or 1=1",
    ]
    for (const channel of channels) socket.send({ type: 'subscribe', channel, after: 0 })
    await w.eventually(() => expect(socket.frames).toEqual(channels.map((channel) => ({ type: 'refused', channel }))))
    expect(socket.closedWith()).toBeUndefined()
  })

  test('includes the staff channel for the requester, who hears nothing of a note', async () => {
    const mine = await w.ticket({ by: noura, group })
    const [requester, staff] = [await openSocket(w, noura), await openSocket(w, tech)]
    requester.send({ type: 'subscribe', channel: ticketChannel(mine.id), after: 0 })
    requester.send({ type: 'subscribe', channel: staffChannel(mine.id), after: 0 })
    staff.send({ type: 'subscribe', channel: staffChannel(mine.id), after: 0 })
    await w.call(tech, tickets.note, { id: mine.id, body })
    await w.eventually(() => expect(changes(staff).map(({ event }) => event)).toEqual(['tickets.noted']))
    await answered(requester)
    expect(requester.frames).toContainEqual({ type: 'refused', channel: staffChannel(mine.id) })
    expect(changes(requester).map(({ event }) => event)).toEqual(['tickets.created'])
    expect(requester.frames.filter(({ type }) => type === 'hint')).toEqual([])
  })
})

test('a hint reaches those whose lists may have changed, and says nothing but where', async () => {
  const audience = {
    requester: noura,
    technician: tech,
    coordinator: await w.person('COORDINATOR', department),
    admin: await w.person('ADMIN'),
    stranger: await w.person('USER'),
    foreignTech: await w.person('TECH', await w.group()),
    operator: await w.person('SYSTEM_ADMIN', department, group),
  }
  const sockets = await Promise.all(
    Object.entries(audience).map(async ([name, person]) => [name, await openSocket(w, person)] as const),
  )
  await Promise.all(sockets.map(([, socket]) => answered(socket)))
  await w.ticket({ by: noura, group })
  const hints = () => sockets.map(([name, { frames }]) => [name, frames.filter(({ type }) => type === 'hint')] as const)
  const hearing = () => hints().flatMap(([name, frames]) => (frames.length > 0 ? [name] : []))
  await w.eventually(() => expect(hearing()).toEqual(['requester', 'technician', 'coordinator', 'admin']))
  await Promise.all(sockets.map(([, socket]) => answered(socket)))
  expect(hearing()).toEqual(['requester', 'technician', 'coordinator', 'admin'])
  const topics = [noura.id, group.id, department.id, 'all'].map((name) => `tickets:${name}`)
  for (const frame of hints().flatMap(([, frames]) => frames)) {
    expect(Object.keys(frame)).toEqual(['type', 'topic'])
    expect(topics).toContain((frame as { topic: string }).topic)
  }
})

describe('the door of the socket', () => {
  test.each(['https://evil.example', 'http://diwan.test.evil.example', 'null', '', 'http://DIWAN.test:80'])(
    'is closed to the origin "%s" (H40)',
    async (origin) => {
      await expect(openSocket(w, noura, { origin })).rejects.toThrow('401')
    },
  )

  test('is closed without a session, with a dead one and at other addresses', async () => {
    await expect(openSocket(w, null)).rejects.toThrow('401')
    await expect(openSocket(w, { cookie: 'dead' })).rejects.toThrow('401')
    for (const path of ['/', '/live/', '/api/tickets', '/LIVE', '/portal/notification/notifications'])
      await expect(openSocket(w, noura, { path })).rejects.toThrow('401')
  })

  test('ends a frame that is too large, and a flood of frames', async () => {
    const [large, many] = [await openSocket(w, noura), await openSocket(w, noura)]
    large.sendRaw(JSON.stringify({ type: 'subscribe', channel: 'x'.repeat(5_000), after: 0 }))
    await w.eventually(() => expect(large.closedWith()).toBe(1009))
    await w.eventually(() => {
      for (let n = 0; n < 60; n += 1) many.send({ type: 'ping' })
      expect(many.closedWith()).toBe(1008)
    })
  })

  test('bears whatever is no frame of ours, and goes on', async () => {
    const socket = await openSocket(w, noura)
    const noise = ['', '{', 'null', '[]', '"x"', '1', '{"type":"subscribe"}', '{"type":"open"}', '{"type":"ping","role":"ADMIN"}']
    for (const data of [
      ...noise,
      '{"__proto__":{"type":"ping"}}',
      `{"type":"subscribe","channel":["${ticketChannel(ticket.id)}"],"after":0}`,
    ])
      socket.sendRaw(data)
    for (const after of [-1, 1.5, 1e300, '0', null]) socket.sendRaw(JSON.stringify({ type: 'subscribe', channel: 'x', after }))
    socket.sendRaw(Buffer.from([0, 255, 254, 1]))
    await answered(socket)
    expect(socket.frames).toEqual([{ type: 'pong' }])
  })

  test('a hundred channels are followed and no more', { timeout: 30_000 }, async () => {
    const many = await w.person('USER')
    const socket = await openSocket(w, many)
    const own = { departmentId: department.id, groupId: group.id, requesterId: many.id, activityAt: w.clock.now() }
    const ids = (
      await plantTickets(
        w.db,
        Array.from({ length: 101 }, () => own),
      )
    ).map(({ id }) => id)
    const place = (id: string) => socket.frames.filter((frame) => 'channel' in frame && frame.channel === ticketChannel(id))
    for (let from = 0; from < ids.length; from += 45) {
      for (const id of ids.slice(from, from + 45)) socket.send({ type: 'subscribe', channel: ticketChannel(id), after: 0 })
      await w.eventually(() => expect(ids.slice(from, from + 45).every((id) => place(id).length === 1)).toBe(true))
      const second = Math.floor(Date.now() / 1_000)
      await w.eventually(() => expect(Math.floor(Date.now() / 1_000)).toBeGreaterThan(second)) // the frames of a second are limited
    }
    expect(socket.frames.filter(({ type }) => type === 'subscribed')).toHaveLength(100)
    expect(place(ids[100]!)).toEqual([{ type: 'refused', channel: ticketChannel(ids[100]!) }])
  })
})
