import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Bus } from '../../kit/realtime/bus.ts'
import { call } from '../call.ts'
import type { TestPerson } from '../people.ts'
import { PUBLIC_URL, type World } from '../world.ts'
import { steadyClient, type SteadyClient } from './steady-client.ts'

export interface Size {
  readonly groups: number
  /** Agents of each group; each has two browsers. */
  readonly agents: number
  /** Of each group, each of a requester with two browsers. */
  readonly tickets: number
  readonly writes: number
}

export interface Storm extends Size {
  /** Repeats its choices; what happens in one moment happens in any order. */
  readonly seed: number
  /** Cuts every connection of the bus, and lets them come back. */
  readonly killBus: () => Promise<unknown>
}

/** Loses the share of hints that `share` says at this moment, on their way out and to oneself. */
export function lossy<B extends Bus>(bus: B, share: () => number, random: () => number): B {
  return { ...bus, publish: (hint) => void (random() < share() || bus.publish(hint)) }
}

/** Numbers from 0 to 1 that a seed repeats. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Place {
  readonly ticketId: string
  readonly requester: TestPerson
  readonly agents: readonly TestPerson[]
}

/**
 * Two web processes; people write through both and follow at either, while connections are cut, the bus is killed once and
 * one process ends without a word. Afterwards everybody must have heard exactly what stands in the logs they may follow.
 */
export async function weather(w: World, { seed, killBus, ...size }: Storm): Promise<void> {
  const random = dice(seed)
  const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const second = await w.another()
  const bases = new Set([w.base, second.base])
  const places = await settle(w, size)
  const clients = follow(places, () => among([...bases]))
  try {
    await w.eventually(() => expect(clients.every((client) => client.connections() > 0)).toBe(true))
    const notes: string[] = []
    for (let n = 0; n < size.writes; n += 4) {
      await Promise.all(Array.from({ length: 4 }, () => writeSomewhere(among(places), random, () => among([...bases]), notes)))
      if (random() < 0.5) for (let cut = 0; cut < clients.length / 10; cut += 1) among(clients).cut()
      if (passes(n, size.writes / 3)) await killBus()
      if (passes(n, size.writes / 2)) {
        bases.delete(second.base)
        await second.kill()
      }
    }
    await w.eventually(() => hearsAll(w, clients), 20_000)
    crossedNothing(places, clients, notes)
  } finally {
    for (const client of clients) client.close()
    await second.close()
  }
}

export const passes = (n: number, mark: number): boolean => n <= mark && mark < n + 4

async function settle(w: World, { groups, agents, tickets: count }: Size): Promise<Place[]> {
  const places: Place[] = []
  for (let g = 0; g < groups; g += 1) {
    const group = await w.group()
    const team = await Promise.all(Array.from({ length: agents }, () => w.person('TECH', group)))
    for (let t = 0; t < count; t += 1) {
      const requester = await w.person('USER')
      places.push({ ticketId: (await w.ticket({ by: requester, group })).id, requester, agents: team })
    }
  }
  return places
}

/** Two browsers each; everybody also asks for what is not for them. */
function follow(places: readonly Place[], base: () => string): SteadyClient[] {
  const people = new Set(places.flatMap(({ requester, agents }) => [requester, ...agents]))
  return [...people].flatMap((person) => {
    const own = places.filter(({ requester }) => requester === person)
    const served = places.filter(({ agents }) => agents.includes(person))
    const foreign = places.find((place) => ![...own, ...served].includes(place))!
    const follows = [
      `user:${person.id}`,
      ...[...own, ...served].map(({ ticketId }) => ticketChannel(ticketId)),
      ...served.map(({ ticketId }) => staffChannel(ticketId)),
    ]
    const forbidden = [
      `user:${foreign.requester.id}`,
      ticketChannel(foreign.ticketId),
      staffChannel(foreign.ticketId),
      ...own.map(({ ticketId }) => staffChannel(ticketId)),
    ]
    return [1, 2].map(() => steadyClient({ person, follows, forbidden, base }))
  })
}

/** Once, however often a process that ends leaves it without an answer. */
async function writeSomewhere(
  { ticketId, requester, agents }: Place,
  random: () => number,
  base: () => string,
  notes: string[],
): Promise<void> {
  const isNote = random() < 0.3
  const who = isNote || random() < 0.5 ? agents[Math.floor(random() * agents.length)]! : requester
  const requestId = randomUUID()
  const input = { id: ticketId, body: documentFromText('رد', 'rtl') }
  for (;;) {
    const sent = call(base(), PUBLIC_URL, who, isNote ? tickets.note : tickets.reply, input, { requestId })
    const answer = await sent.catch(() => undefined)
    if (!answer || answer.status >= 500) continue
    expect(answer.status).toBe(200)
    if (isNote) notes.push(answer.body.id)
    return
  }
}

/** Nothing is missing, nothing twice, all in order: on each channel just the log. */
export async function hearsAll(w: World, clients: readonly SteadyClient[]): Promise<void> {
  const logs = new Map<string, string[]>()
  const rows = await w.db
    .selectFrom('channel_entries')
    .select(['channel', 'history_id'])
    .orderBy('channel')
    .orderBy('seq')
    .execute()
  for (const { channel, history_id } of rows) logs.set(channel, [...(logs.get(channel) ?? []), history_id])
  for (const { heard, wrong } of clients) {
    expect(wrong).toEqual([])
    for (const [channel, ids] of heard) expect({ channel, ids }).toEqual({ channel, ids: logs.get(channel) ?? [] })
  }
}

function crossedNothing(places: readonly Place[], clients: readonly SteadyClient[], notes: readonly string[]): void {
  expect(notes.length).toBeGreaterThan(0)
  for (const { person, wire, refused, forbidden } of clients) {
    const text = wire.join('\n')
    const mine = places.filter(({ requester, agents }) => requester === person || agents.includes(person))
    const serves = mine.some(({ agents }) => agents.includes(person))
    expect([...refused].toSorted()).toEqual(forbidden.toSorted())
    const changes = wire.filter((line) => line.startsWith('{"type":"change"')).join('\n')
    for (const place of places) if (!mine.includes(place)) expect(changes).not.toContain(place.ticketId)
    if (!serves) for (const note of notes) expect(text).not.toContain(note)
  }
}
