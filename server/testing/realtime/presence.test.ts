import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { beforeAll, expect, test } from 'vitest'
import { openSocket, type Socket } from '../live.ts'
import type { TestPerson } from '../people.ts'
import { world, type World } from '../world.ts'

let w: World
let noura: TestPerson
let tech: TestPerson
let id: string
beforeAll(async () => {
  w = await world()
  const group = await w.group()
  ;[noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  id = (await w.ticket({ by: noura, group })).id
})

const follow = async (who: TestPerson, channel: string): Promise<Socket> => {
  const socket = await openSocket(w, who)
  socket.send({ type: 'subscribe', channel, after: 0 })
  await w.eventually(() => expect(socket.frames.some(({ type }) => type === 'subscribed' || type === 'refused')).toBe(true))
  return socket
}
/** Who is there by the newest frame. */
const seen = (socket: Socket) => {
  const last = socket.frames.findLast(({ type }) => type === 'presence')
  return last?.type === 'presence' ? last.people.map((person) => `${person.id} ${person.state.doing}`).toSorted() : []
}

test('staff sees within a second who is viewing and writing; the requester only that a reply is being written (T9)', async () => {
  const [mine, theirs] = [await follow(noura, ticketChannel(id)), await follow(tech, staffChannel(id))]
  mine.send({ type: 'present', channel: ticketChannel(id), state: { doing: 'viewing' } })
  theirs.send({ type: 'present', channel: staffChannel(id), state: { doing: 'viewing' } })
  await w.eventually(() => expect(seen(theirs)).toEqual([`${noura.id} viewing`, `${tech.id} viewing`].toSorted()), 1_000)
  expect(mine.heard.join()).not.toContain(tech.id)

  theirs.send({ type: 'present', channel: staffChannel(id), state: { doing: 'noting' } })
  await w.eventually(() => expect(seen(theirs)).toContain(`${tech.id} noting`), 1_000)
  expect(mine.heard.join()).not.toContain(tech.id) // not even that there is a note (H4)

  theirs.send({ type: 'present', channel: staffChannel(id), state: { doing: 'replying' } })
  await w.eventually(() => expect(seen(mine)).toEqual([`${tech.id} replying`]), 1_000)
  theirs.close()
  await w.eventually(() => expect(seen(mine)).toEqual([]), 2_000)
})

test('nobody is present where he may not follow, nor told who is', async () => {
  const stranger = await w.person('USER')
  const [mine, other] = [await follow(noura, ticketChannel(id)), await follow(stranger, ticketChannel(id))]
  const outer = await follow(noura, staffChannel(id))
  other.send({ type: 'present', channel: ticketChannel(id), state: { doing: 'replying' } })
  outer.send({ type: 'present', channel: staffChannel(id), state: { doing: 'noting' } })
  const theirs = await follow(tech, staffChannel(id))
  theirs.send({ type: 'present', channel: staffChannel(id), state: { doing: 'replying' } })
  const both = [[`${tech.id} replying`], [`${tech.id} replying`]]
  await w.eventually(() => expect([seen(mine), seen(theirs)]).toEqual(both), 1_000)
  expect([other, outer].map((socket) => socket.heard.join().includes('presence'))).toEqual([false, false])
})
