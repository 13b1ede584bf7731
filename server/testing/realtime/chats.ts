import { documentFromText } from '@diwan/core/document'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { call } from '../call.ts'
import type { TestPerson } from '../people.ts'
import { PUBLIC_URL, type World } from '../world.ts'
import { dice, hearsAll, passes } from './guarantee.ts'
import { steadyClient } from './steady-client.ts'

export interface ChatSize {
  readonly groups: number
  /** Of each group; each has two browsers. */
  readonly members: number
  readonly sends: number
}

interface Storm extends ChatSize {
  readonly seed: number
  readonly killBus: () => Promise<unknown>
}

interface Group {
  readonly id: string
  readonly members: readonly TestPerson[]
}

/** Says it once, however often the network or a process leaves it without an answer. */
export async function sayOnce(base: () => string, by: TestPerson, id: string, text: string): Promise<string> {
  const requestId = newId()
  const input = { id, body: documentFromText(text, 'rtl') }
  for (;;) {
    const answer = await call(base(), PUBLIC_URL, by, chatTalk.say, input, { requestId }).catch(() => undefined)
    if (!answer || answer.status >= 500) continue
    expect(answer.status).toBe(200)
    return requestId
  }
}

/** Each of these once, and the log of their chat in the order of their numbers. */
export async function keptOnce(w: World, id: string, sent: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; seq: number }>`
    select id, seq from messages where object_id = ${id} and kind = 'said' order by seq`.execute(w.db)
  expect(rows.map((row) => row.id).toSorted()).toEqual([...sent].toSorted())
  const told = await sql<{ seq: number }>`
    select (detail -> 'message' ->> 'seq')::int as seq from channel_entries
    where channel = ${chatChannel(id)} and event = 'chat.said' order by seq`.execute(w.db)
  expect(told.rows.map((row) => row.seq)).toEqual(told.rows.map((row) => row.seq).toSorted((one, other) => one - other))
}

/**
 * Chats at two web processes, while connections are cut, the bus is killed and one process ends without a word: afterwards everybody
 * has heard exactly what was said in their groups, in order and once, and nothing of another.
 */
export async function chatWeather(w: World, { seed, killBus, groups: count, members, sends }: Storm): Promise<void> {
  const random = dice(seed)
  const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const second = await w.another()
  const bases = new Set([w.base, second.base])
  const base = () => among([...bases])
  const groups: Group[] = []
  for (let n = 0; n < count; n += 1) groups.push(await begin(w, n, members))
  const clients = groups.flatMap(({ id, members: people }) => {
    const other = groups.find((group) => group.id !== id)!
    const place = { follows: [chatChannel(id)], forbidden: [chatChannel(other.id)], base }
    return people.flatMap((person) => [1, 2].map(() => steadyClient({ person, ...place })))
  })
  const sent = new Map<string, string[]>(groups.map(({ id }) => [id, []]))
  try {
    await w.eventually(() => expect(clients.every((client) => client.connections() > 0)).toBe(true))
    for (let n = 0; n < sends; n += 4) {
      const some = Array.from({ length: 4 }, () => among(groups))
      await Promise.all(
        some.map(async ({ id, members: people }) => sent.get(id)!.push(await sayOnce(base, among(people), id, `رسالة ${n}`))),
      )
      if (random() < 0.5) for (let cut = 0; cut < clients.length / 5; cut += 1) among(clients).cut()
      if (passes(n, sends / 3)) await killBus()
      if (passes(n, sends / 2)) {
        bases.delete(second.base)
        await second.kill()
      }
    }
    await w.eventually(() => hearsAll(w, clients), 20_000)
    for (const { id } of groups) await keptOnce(w, id, sent.get(id)!)
    for (const { refused, forbidden } of clients) expect([...refused]).toEqual(forbidden)
  } finally {
    for (const client of clients) client.close()
    await second.close()
  }
}

async function begin(w: World, n: number, size: number): Promise<Group> {
  const members = await Promise.all(Array.from({ length: size }, () => w.person('USER')))
  const [owner, ...others] = members
  const { id } = (await w.call(owner!, chat.create, { name: `فريق ${n}`, userIds: others.map((one) => one.id) })).body
  return { id, members }
}
