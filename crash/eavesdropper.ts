import type { ServerFrame } from '@diwan/contract/kit/live'
import { LIVE_PATH } from '@diwan/contract/kit/paths'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import { loads } from './load.ts'
import type { CrashPortal } from './portal.ts'

/** A stranger who tries to follow everything that is going on, again each time the portal comes back. */
export function createEavesdropper(portal: CrashPortal) {
  const { stranger } = portal.cast
  const heard: string[] = []
  let refused = 0
  const run = { over: false }
  let socket: WebSocket

  const own = [stranger.id, 'all', `role:${stranger.role}`, `person:${stranger.id}`]
  /** Whether a topic is about lists of the stranger: `forms:form:audience:role:USER`; one without a holder is about everyone's. */
  const isOwn = (topic: string): boolean => !topic.includes(':') || own.some((name) => topic.endsWith(`:${name}`))
  /** To ask who one is, or to look again at lists that are one's own or everybody's: said to all when hints were lost. */
  const isHarmless = (frame: ServerFrame): boolean => frame.type === 'access' || (frame.type === 'hint' && isOwn(frame.topic))
  const connect = (): void => {
    const cookie = `${SESSION_COOKIE}=${stranger.cookie}`
    socket = new WebSocket(`${portal.base.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie, origin: portal.origin } })
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame
      if (frame.type === 'refused') refused += 1
      else if (!isHarmless(frame)) heard.push(data.toString())
    })
    socket.on('error', () => undefined)
    socket.on('close', () => run.over || setTimeout(connect, 100))
  }
  const listen = async (): Promise<void> => {
    const asked = new Set<string>()
    while (!run.over) {
      for (const channel of loads.flatMap((load) => load.channels())) {
        if (run.over || asked.has(channel) || socket.readyState !== WebSocket.OPEN) continue
        socket.send(JSON.stringify({ type: 'subscribe', channel, after: 0 }))
        asked.add(channel)
        await pause(30)
      }
      await pause(50)
    }
  }
  connect()
  const listening = listen()

  return {
    /** What it heard, and whether it was refused at all. */
    async prove(): Promise<readonly string[]> {
      run.over = true
      await listening
      socket.terminate()
      return [...heard.map((text) => `a stranger heard ${text}`), ...(refused > 0 ? [] : ['the stranger was never refused'])]
    },
  }
}
