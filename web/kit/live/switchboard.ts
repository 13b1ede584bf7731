import type { PresenceState, ServerFrame } from '@diwan/contract/kit/live'
import { newRequestId } from '../request-id.ts'
import { campaign, liveAs, tabsShare, whenGone } from './leader.ts'
import { openStream, type Arrival } from './stream.ts'
import { openWire, type Wire } from './wire.ts'

/** The messages between tabs. Followers send `want`, `unwant` and `present` to the leader; the leader sends the others. */
type Word =
  | { say: 'want'; tab: string; channel: string; after: number }
  | { say: 'unwant'; tab: string; channel: string }
  | { say: 'present'; tab: string; channel: string; state: PresenceState | null }
  | { say: 'opened'; again: boolean }
  | { say: 'frame'; frame: ServerFrame }
  | { say: 'arrival'; arrival: Arrival }

export interface Ears {
  /** The connection is open: subscribe again. `again` means that hints may have been missed. */
  opened: (again: boolean) => void
  frame: (frame: ServerFrame) => void
  arrival: (arrival: Arrival) => void
  /** Only the leader calls this; the other tabs notice the change in the browser's storage. */
  doubt: () => void
}

export interface Switchboard {
  want: (channel: string, after: number) => void
  unwant: (channel: string) => void
  present: (channel: string, state: PresenceState | null) => void
  close: () => void
}

/** All tabs of a session share one WebSocket and one stream: the leader opens them and broadcasts every message. */
export function openSwitchboard(sessionId: string, token: string, ears: Ears): Switchboard {
  const name = `diwan-live-${sessionId}`
  const me = `${name}-${newRequestId()}`
  const air = tabsShare() ? new BroadcastChannel(name) : undefined
  const wanted = new Map<string, Set<string>>() // by channel, the tabs that follow it; kept by the leader only
  let wire: Wire | undefined

  const hear = (word: Word) => {
    if (word.say === 'want' && wire) {
      meet(word.tab)
      wanted.set(word.channel, (wanted.get(word.channel) ?? new Set()).add(word.tab))
      wire.send({ type: 'subscribe', channel: word.channel, after: word.after })
    } else if (word.say === 'unwant' && wire) leave(word.tab, word.channel)
    else if (word.say === 'present') wire?.send({ type: 'present', channel: word.channel, state: word.state })
    else if (word.say === 'opened') ears.opened(word.again)
    else if (word.say === 'frame') ears.frame(word.frame)
    else if (word.say === 'arrival') ears.arrival(word.arrival)
  }
  const broadcast = (word: Word) => {
    air?.postMessage(word)
    hear(word)
  }

  const known = new Set<string>([me])
  const meet = (tab: string) => {
    if (known.has(tab)) return
    known.add(tab)
    whenGone(tab, () => [...wanted.keys()].forEach((channel) => leave(tab, channel)))
  }
  const leave = (tab: string, channel: string) => {
    const tabs = wanted.get(channel)
    if (!tabs?.delete(tab) || tabs.size > 0) return
    wanted.delete(channel)
    wire?.send({ type: 'unsubscribe', channel })
  }

  const lead = () => {
    let before = false
    const stream = openStream(token, (arrival) => broadcast({ say: 'arrival', arrival }))
    wire = openWire({
      opened: () => {
        wanted.clear()
        broadcast({ say: 'opened', again: before })
        before = true
      },
      frame: (frame) => broadcast({ say: 'frame', frame }),
      doubt: ears.doubt,
    })
    return () => {
      stream.close()
      wire?.close()
      wire = undefined
    }
  }

  if (air) {
    liveAs(me)
    air.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  }
  const resign = campaign(name, lead)
  return {
    want: (channel, after) => broadcast({ say: 'want', tab: me, channel, after }),
    present: (channel, state) => broadcast({ say: 'present', tab: me, channel, state }),
    unwant: (channel) => broadcast({ say: 'unwant', tab: me, channel }),
    close: () => {
      resign()
      air?.close()
    },
  }
}
