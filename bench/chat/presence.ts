import { personChannel } from '@diwan/contract/chat/channels'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '../cast.ts'
import type { Child } from '../child.ts'
import { openSocket, type OpenSocket } from '../sockets/open-socket.ts'

/** As a browser says it. */
const BEAT_MS = 15_000
/** People on the screen of each, in the list of chats. */
const ON_SCREEN = 10
/** Each goes and comes back so often. */
const CHANGES_MS = 300_000
const TICKS_A_SECOND = 100
const CALM_MS = 8_000

export interface PresenceCost {
  /** Shares of a core. */
  readonly idle: number
  readonly present: number
  /** Frames that said who is there. */
  readonly told: number
}

/** What the portal's process costs while so many sockets lie open, and while they say every quarter of a minute that somebody is there. */
export async function measurePresence(portal: Child, members: readonly Member[], seconds: number): Promise<PresenceCost> {
  const sockets: OpenSocket[] = []
  let told = 0
  try {
    for (const { id, cookie } of members) {
      const hear = ({ type }: { type: string }): unknown => type === 'presence' && (told += 1)
      const socket = openSocket(portal.origin, cookie, { channels: [personChannel(id)], last: 0, hear })
      await socket.caughtUp
      sockets.push(socket)
    }
    await sleep(CALM_MS)
    const idle = await shareOf(portal, seconds)

    for (const [n, socket] of sockets.entries())
      for (let beside = 1; beside <= ON_SCREEN; beside += 1) {
        const channel = personChannel(members[(n + beside) % members.length]!.id)
        socket.send({ type: 'subscribe', channel, after: 0 })
        if (beside === ON_SCREEN) await sleep(2)
      }
    const beats = sockets.map((socket, n) => beat(socket, personChannel(members[n]!.id)))
    await sleep(BEAT_MS + CALM_MS)
    told = 0
    const present = await shareOf(portal, seconds)
    for (const stop of beats) stop()
    return { idle, present, told }
  } finally {
    for (const socket of sockets) socket.cut()
  }
}

/** At moments of chance, as browsers are. */
function beat(socket: OpenSocket, channel: string): () => void {
  let here = true
  let next: ReturnType<typeof setTimeout>
  const say = () => {
    if (Math.random() < BEAT_MS / CHANGES_MS) here = !here
    socket.send({ type: 'present', channel, state: { doing: here ? 'online' : 'away' } })
    next = setTimeout(say, BEAT_MS)
  }
  next = setTimeout(say, Math.random() * BEAT_MS)
  return () => clearTimeout(next)
}

async function shareOf({ pid }: Child, seconds: number): Promise<number> {
  const [before, began] = [await ticksOf(pid), performance.now()]
  await sleep(seconds * 1_000)
  return ((await ticksOf(pid)) - before) / TICKS_A_SECOND / ((performance.now() - began) / 1_000)
}

/** Of the processor, by the kernel: fields 14 and 15, counted behind the name, which may hold anything. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
