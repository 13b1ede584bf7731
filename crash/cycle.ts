import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../server/testing/eventually.ts'
import { createEavesdropper } from './eavesdropper.ts'
import { loads } from './load.ts'
import type { CrashPortal } from './portal.ts'
import { proveReactions, proveRepeats, proveSequences, proveWrites, settled } from './proofs.ts'
import { createReader } from './reader.ts'
import { write } from './writer.ts'

/** Within which things are killed. */
const KILLING_MS = 4_000
/** Clients go on until so many writes were acknowledged: a slow machine takes longer, and proves as much. */
const WRITES = 100
const MAX_MS = 60_000

export interface Cycle {
  readonly acknowledged: number
  readonly refused: number
  readonly givenUp: number
  readonly records: number
  readonly killed: readonly string[]
  readonly faults: readonly string[]
}

/** Load, kills, then proof; `dice` decides who writes what and what is killed when. */
export async function runCycle(portal: CrashPortal, dice: () => number): Promise<Cycle> {
  await portal.ready()
  for (const load of loads) load.begin()
  const [begin] = await portal.ask<{ at: string }>('select now()::text as at')
  let [over, acknowledged] = [false, 0]
  const clock = { over: () => over, acknowledged: () => void (acknowledged += 1) }
  const readers = portal.cast.clients.map((person) => createReader(portal, person, dice))
  const eavesdropper = createEavesdropper(portal)
  const writing = Promise.all(portal.cast.clients.map((person) => write(portal, person, dice, clock)))
  writing.catch(() => undefined) // thrown below, once the kills are over: until then it must not end this process

  const killed = await kill(portal, dice)
  await portal.ready()
  await eventually(() => {
    if (acknowledged < WRITES) throw new Error(`only ${acknowledged} writes were acknowledged`)
  }, MAX_MS)
  over = true
  const written = (await writing).flat()
  const many = (state: string): number => written.filter((one) => one.state === state).length

  const faults = [...(await proveRepeats(portal, written, dice)), ...(await settled(portal))]
  for (const reader of readers) faults.push(...(await reader.prove()))
  faults.push(
    ...(await eavesdropper.prove()),
    ...innerOf(portal, readers),
    ...(await proveWrites(portal, written)),
    ...(await proveSequences(portal)),
    ...(await proveReactions(portal, begin?.at ?? '')),
    ...portal.faults(),
  )
  return {
    acknowledged: many('acknowledged'),
    refused: many('refused'),
    givenUp: many('given up'),
    records: readers.reduce((sum, reader) => sum + reader.holds(), 0),
    killed,
    faults,
  }
}

/** Each part once, in an order and at moments of chance. */
async function kill({ parts }: CrashPortal, dice: () => number): Promise<string[]> {
  const order = Object.entries(parts)
    .map((part) => ({ part, at: dice() }))
    .toSorted((one, other) => one.at - other.at)
  let now = 0
  for (const { part, at } of order) {
    const then = at * KILLING_MS
    await pause(then - now)
    now = then
    await part[1]()
  }
  return order.map(({ part }) => part[0])
}

/** What only staff may hear reached nobody else. */
function innerOf({ cast }: CrashPortal, readers: readonly ReturnType<typeof createReader>[]): string[] {
  return cast.clients.flatMap((person, index) => {
    if (person.role !== 'USER') return []
    const leaks = readers[index]?.frames().filter((text) => loads.some(({ inner }) => text.includes(inner))) ?? []
    return leaks.map((text) => `USER ${person.id} heard ${text}`)
  })
}
