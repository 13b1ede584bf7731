import { chatTalk } from '@diwan/contract/chat/endpoints'
import { personChannel } from '@diwan/contract/chat/channels'
import { documentFromText } from '@diwan/core/document'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import type { Child } from '../child.ts'
import { send, type Call } from '../client.ts'
import { summary, type Comparison } from '../compare.ts'
import { openSocket, type OpenSocket } from '../sockets/open-socket.ts'
import type { Group } from './group.ts'
import { openRaw } from './raw-socket.ts'
import { createReceipts, type Times } from './receipts.ts'

const A_SECOND = 10
const SENDERS = 5
const TEXT = 'صباح الخير، راجعت الملف وأضفت ملاحظاتي في الصفحة الثانية. هل يناسبكم أن نلتقي قبل الظهر؟'

export interface FanOut {
  readonly median: Comparison
  readonly p99: Comparison
  /** Of the frame that says a message. */
  readonly bytes: number
}

export interface Length {
  readonly rounds: number
  /** Of one phase. */
  readonly seconds: number
}

/** From sending to each receipt in a group whose members all have a socket, in phases between those of a bare broadcast. */
export async function measureFanOut(portal: Child, broadcast: Child, group: Group, { rounds, seconds }: Length): Promise<FanOut> {
  const [told, bare] = [createReceipts(), createReceipts()]
  let bytes = 0
  const sockets: OpenSocket[] = []
  const raw: WebSocket[] = []
  try {
    for (const { id, cookie } of group.members) {
      const hear: Parameters<typeof openSocket>[2]['hear'] = (frame, size) => {
        if (frame.type !== 'change') return
        bytes = size
        told.heard((frame.detail as { message: { id: string } }).message.id)
      }
      const socket = openSocket(portal.origin, cookie, { channels: [group.channel, personChannel(id)], last: 0, hear })
      await socket.caughtUp
      sockets.push(socket)
      raw.push(await openRaw(broadcast, (message) => bare.heard(message)))
    }
    const say = (n: number, id: string): Call => ({
      origin: portal.origin,
      method: 'POST',
      path: chatTalk.say.path.replace('{id}', group.id),
      headers: () => ({ ...sentBy(group, n, portal.origin), 'idempotency-key': id }),
      body: JSON.stringify({ body: documentFromText(`${TEXT} ${n}`, 'rtl') }),
    })
    const sayRaw = (_n: number, id: string): Call => ({
      origin: broadcast.origin,
      method: 'POST',
      path: '/',
      headers: () => ({}),
      body: JSON.stringify({ id, bytes }),
    })
    const phase = async (receipts: typeof told, call: typeof say): Promise<Times> => {
      const sending: Promise<unknown>[] = []
      for (let n = 0; n < seconds * A_SECOND; n += 1) {
        const id = randomUUID()
        receipts.sent(id)
        sending.push(send(call(n, id)))
        await sleep(1_000 / A_SECOND)
      }
      await Promise.all(sending)
      return receipts.times(group.members.length)
    }
    return { ...(await inTurn(rounds, { portal: () => phase(told, say), raw: () => phase(bare, sayRaw) })), bytes }
  } finally {
    for (const socket of sockets) socket.cut()
    for (const ws of raw) ws.terminate()
  }
}

/** The first phase of each only warms it. */
async function inTurn(rounds: number, phases: { portal(): Promise<Times>; raw(): Promise<Times> }) {
  await phases.portal()
  await phases.raw()
  const taken: { portal: Times; before: Times; after: Times }[] = []
  let before = await phases.raw()
  for (let turn = 0; turn < rounds; turn += 1) {
    const portal = await phases.portal()
    const after = await phases.raw()
    taken.push({ portal, before, after })
    before = after
  }
  const of = (what: keyof Times): Comparison =>
    summary(taken.map((one) => ({ portal: one.portal[what], before: one.before[what], after: one.after[what] })))
  return { median: of('median'), p99: of('p99') }
}

function sentBy({ members }: Group, n: number, origin: string): Record<string, string> {
  const { cookie } = members[n % Math.min(SENDERS, members.length)]!
  return { cookie: `${SESSION_COOKIE}=${cookie}`, origin, 'content-type': 'application/json' }
}
