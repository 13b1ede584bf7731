import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Answer } from '../server/testing/call.ts'
import type { TestPerson } from '../server/testing/people.ts'
import type { CommandEffect, Look } from '../server/testing/load.ts'
import { loads } from './load.ts'
import type { CrashPortal } from './portal.ts'

/** What became of a write, as its client knows it. */
export interface Written {
  readonly effect: CommandEffect
  readonly person: TestPerson
  readonly key: string
  readonly input: object
  /** `given up`: no answer came, and nobody asked again. */
  readonly state: 'acknowledged' | 'refused' | 'given up'
  readonly status: number
  readonly text: string
  readonly code: string
}

type Door = Pick<CrashPortal, 'base' | 'origin'>

/** Nothing where the connection broke. */
export async function knock<E extends Endpoint>(
  { base, origin }: Door,
  person: TestPerson,
  endpoint: E,
  input: object,
  requestId: string = randomUUID(),
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<Answer<E> | null> {
  try {
    return await call(base, origin, person, endpoint, input as SentInputOf<E>, { requestId, ...(bytes && { bytes }) })
  } catch {
    return null
  }
}

/** Away, or asked too often: sent again. Whatever else is killed, a portal never says that it failed. */
const isAnswer = ({ status }: Answer<Endpoint>): boolean => status !== 503 && status !== 429

export function looker(door: Door, person: TestPerson): Look {
  return async (endpoint, input) => {
    for (;;) {
      const answer = await knock(door, person, endpoint, input)
      if (answer?.status === 200) return answer.body
      if (answer && isAnswer(answer)) throw new Error(`${endpoint.name} of ${person.role}: ${answer.status} ${answer.text}`)
      await pause(100)
    }
  }
}

const THINKS_MS = 90
const GIVES_UP = 0.05

interface Run {
  over(): boolean
  acknowledged(): void
}

/** Somebody who writes until it is over; what was not answered is sent again under its key until it is. */
export async function write(portal: CrashPortal, person: TestPerson, dice: () => number, run: Run): Promise<Written[]> {
  const look = looker(portal, person)
  const publishes = portal.cast.publishers.includes(person)
  const effects = loads.filter(({ byPublishers = false }) => byPublishers === publishes).flatMap((load) => load.effects)
  const written: Written[] = []
  while (!run.over()) {
    await pause(dice() * THINKS_MS)
    const effect = effects[Math.floor(dice() * effects.length)]!
    const key = randomUUID()
    const input = await effect.draw({ person, key, dice, look, cast: portal.cast })
    if (!input) continue
    const one = await persist(portal, { effect, person, key, input }, dice)
    written.push(one)
    if (one.state !== 'acknowledged') continue
    effect.acknowledged?.(JSON.parse(one.text), { person, cast: portal.cast })
    run.acknowledged()
  }
  return written
}

type Attempt = Pick<Written, 'effect' | 'person' | 'key' | 'input'>

/** A write under its key, however often it is sent. */
export const knockAgain = (door: Door, { effect, person, key, input }: Attempt) =>
  knock(door, person, effect.endpoint, input, key, effect.bytes?.({ ...input }))

async function persist(door: Door, asked: Attempt, dice: () => number): Promise<Written> {
  for (;;) {
    const answer = await knockAgain(door, asked)
    if (answer && isAnswer(answer)) {
      const { status, text, body } = answer
      return { ...asked, status, text, code: body.code ?? '', state: status === 200 ? 'acknowledged' : 'refused' }
    }
    if (answer?.status !== 429 && dice() < GIVES_UP)
      return { ...asked, status: answer?.status ?? 0, text: '', code: '', state: 'given up' }
    await pause(50 + dice() * 150)
  }
}
