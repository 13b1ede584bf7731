import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import { call } from '../../server/testing/call.ts'
import type { WholePortal } from './portal.ts'

/** Well below what one person may call in a minute: four visitors of a role share its account. */
const PAUSE_MS = 1_600

export interface Visitor {
  /** Calls answered so far; one that is refused ends the run. */
  calls(): number
  /** Ends by itself when `until` has come, in milliseconds of `performance.now()`. */
  work(until: number): Promise<void>
}

/** Somebody who signs in, reads lists and threads, searches, answers, now and then opens a ticket, and follows live what is open. */
export async function visitorOf(portal: WholePortal, role: 'USER' | 'TECH' | 'ADMIN'): Promise<Visitor> {
  const ask = async <E extends Parameters<typeof call>[3]>(endpoint: E, input: Parameters<typeof call<E>>[4]) => {
    const answer = await call(portal.url, portal.url, who, endpoint, input)
    if (answer.status !== 200) throw new Error(`${endpoint.name} answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    calls += 1
    return answer.body
  }
  let calls = 0
  let who: { cookie: string } | null = null
  const { email, password } = portal.account(role)
  const entered = await call(portal.url, portal.url, null, identity.login, { email, password })
  const cookie = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(entered.headers.get('set-cookie') ?? '')?.[1]
  if (!cookie) throw new Error(`${role} could not sign in: ${entered.status}`)
  who = { cookie }

  const view = role === 'USER' ? 'requested' : 'queue'
  const body = documentFromText('وصلنا طلبك وسنعود إليك اليوم.', 'rtl')
  const round = async (turn: number): Promise<void> => {
    const { items } = await ask(tickets.list, { view, state: 'all' })
    const ticket = items[turn % items.length]
    if (!ticket) return
    const socket = new WebSocket(`${portal.url.replace('http', 'ws')}${LIVE_PATH}`, {
      headers: { cookie: `${SESSION_COOKIE}=${cookie}`, origin: portal.url },
    })
    socket.on('error', () => undefined)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribe', channel: ticketChannel(ticket.id), after: 0 })))
    await Promise.all([ask(tickets.open, { id: ticket.id }), ask(tickets.thread, { id: ticket.id })])
    if (turn % 4 === 0) await ask(tickets.search, { view, state: 'all', q: 'طابعة' })
    if (turn % 8 === 0 && ['NEW', 'OPEN', 'PENDING'].includes(ticket.status)) await ask(tickets.reply, { id: ticket.id, body })
    if (turn % 16 === 0) {
      const { department, group } = ticket
      await ask(tickets.create, { subject: 'طابعة لا تعمل', body, departmentId: department.id, groupId: group.id })
    }
    await sleep(PAUSE_MS)
    socket.close()
  }
  return {
    calls: () => calls,
    work: async (until) => {
      for (let turn = 0; performance.now() < until; turn += 1) await round(turn)
    },
  }
}
