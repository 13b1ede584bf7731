import type { ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import { eventually } from '../server/testing/eventually.ts'
import type { TestPerson } from '../server/testing/people.ts'
import { loads, type Held, type Load } from './load.ts'
import type { CrashPortal } from './portal.ts'
import { looker } from './writer.ts'

const CATCHES_UP_MS = 10_000
/** Below the gateway's limit of frames a second. */
const FRAME_MS = 25

/** Somebody with a browser open: fetches records once, folds what the socket tells, and resumes where it was. */
export function createReader(portal: CrashPortal, person: TestPerson, dice: () => number) {
  const look = looker(portal, person)
  const held = new Map<string, { readonly load: Load; readonly record: Held }>()
  const positions = new Map<string, { seq: number; readonly id: string | null }>()
  const faults: string[] = []
  const refused = new Set<string>()
  /** By this socket: asked for twice, a channel is told from there again. */
  const followed = new Set<string>()
  const frames: string[] = []
  let socket: WebSocket | undefined
  const run = { over: false }

  const fault = (what: string): void => void faults.push(`${person.role} ${person.id}: ${what}`)

  const hear = (text: string): void => {
    frames.push(text)
    const frame = JSON.parse(text) as ServerFrame
    if (frame.type === 'refetch') fault(`has to fetch again: ${frame.channel}`)
    if (frame.type === 'refused') refused.add(frame.channel)
    if (frame.type !== 'change') return
    const position = positions.get(frame.channel)
    if (!position) return fault(`heard of ${frame.channel}, which was never followed`)
    if (frame.seq !== position.seq + 1) fault(`${frame.channel} went from ${position.seq} to ${frame.seq}`)
    position.seq = frame.seq
    if (position.id) held.get(position.id)?.record.hear(frame)
  }

  const follow = async (channel: string): Promise<void> => {
    await pause(FRAME_MS)
    const seq = positions.get(channel)?.seq ?? 0
    if (socket?.readyState !== WebSocket.OPEN || followed.has(channel)) return
    followed.add(channel)
    socket.send(JSON.stringify({ type: 'subscribe', channel, after: seq }))
  }

  const connect = async (): Promise<void> => {
    if (run.over) return
    const cookie = `${SESSION_COOKIE}=${person.cookie}`
    const next = new WebSocket(`${portal.base.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie, origin: portal.origin } })
    socket = next
    next.on('message', (data: Buffer) => socket === next && hear(data.toString()))
    next.on('error', () => undefined)
    // One socket at a time: what another one has taken the place of neither comes back nor follows.
    next.on('close', () => setTimeout(() => socket === next && void connect(), 50 + dice() * 100))
    next.on('open', () => {
      if (socket !== next) return
      followed.clear()
      void resume()
    })
  }
  const resume = async (): Promise<void> => {
    const resumed = socket
    for (const channel of positions.keys()) if (socket === resumed) await follow(channel)
  }

  const open = async (load: Load, id: string): Promise<void> => {
    const record = await load.hold(look, id)
    held.set(id, { load, record })
    for (const { channel, seq } of record.positions) {
      positions.set(channel, { seq, id })
      await follow(channel)
    }
  }

  const browse = async (): Promise<void> => {
    positions.set(`user:${person.id}`, { seq: 0, id: null })
    await connect()
    while (!run.over) {
      for (const load of loads)
        for (const id of load.readable(person, portal.cast)) if (!held.has(id) && !run.over) await open(load, id)
      if (dice() < 0.01) socket?.terminate()
      await pause(40)
    }
  }
  const browsing = browse().catch((error: unknown) => fault(String(error)))

  return {
    /** Waits until it stands where its channels stand, and compares what it holds with what is fetched now. */
    async prove(): Promise<readonly string[]> {
      run.over = true
      await browsing
      run.over = false
      if (socket?.readyState === WebSocket.CLOSED) await connect()
      await caughtUp()
      for (const [id, { load, record }] of held) {
        const fresh = await load.hold(look, id)
        const withRights = !record.asksRights()
        if (!isDeepStrictEqual(record.shown(withRights), fresh.shown(withRights)))
          fault(
            `holds of ${id}\n${JSON.stringify(record.shown(withRights))}\nwhere there is\n${JSON.stringify(fresh.shown(withRights))}`,
          )
      }
      for (const channel of refused) if (positions.has(channel)) fault(`was refused ${channel}`)
      run.over = true
      socket?.terminate()
      return faults
    },
    holds: () => held.size,
    frames: () => frames,
  }

  async function caughtUp(): Promise<void> {
    const names = [...positions.keys()]
    try {
      await eventually(async () => {
        const rows = await portal.ask<{ name: string; seq: number }>('select name, seq::int from channels where name = any($1)', [
          names,
        ])
        const behind = rows.filter(({ name, seq }) => positions.get(name)?.seq !== seq)
        if (behind.length > 0) throw new Error(`never heard of ${behind.map(({ name, seq }) => `${name} ${seq}`).join(', ')}`)
      }, CATCHES_UP_MS)
    } catch (error) {
      fault((error as Error).message)
    }
  }
}
