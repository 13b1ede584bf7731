import { personChannel } from '@diwan/contract/chat/channels'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useEffect, useState } from 'react'
import { onPresence, sayPresent, subscribe } from '../../../kit/live/live.ts'
import { useSession } from '../../../kit/session.ts'

export type PersonPresence = 'online' | 'away'
const nobody: Readonly<Record<string, PersonPresence>> = {}
/** A session follows a hundred channels at most, and the open chat needs some. */
const FOLLOWED = 40
const BEAT_MS = 15_000
const AWAY_MS = 5 * 60_000
const nothing = () => undefined

/** Who of these people is there now; only those on the screen are followed. */
export function usePresences(people: readonly Pick<Person, 'id'>[]): (id: string | undefined) => PersonPresence | undefined {
  const [shown, setShown] = useState(nobody)
  const ids = people
    .slice(0, FOLLOWED)
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
  useEffect(() => {
    const stops = ids
      .split(' ')
      .filter(Boolean)
      .flatMap((id) => {
        const channel = personChannel(id)
        const hear = onPresence(channel, (present) => {
          const doing = present.find((one) => one.id === id)?.state.doing
          setShown(({ [id]: _, ...rest }) => (doing === 'online' || doing === 'away' ? { ...rest, [id]: doing } : rest))
        })
        return [hear, subscribe(channel, 0, nothing, nothing)]
      })
    return () => stops.forEach((stop) => stop())
  }, [ids])
  return (id) => (id === undefined ? undefined : shown[id])
}

/** Says on one's own channel that one is there, away after five minutes without a move. */
export function useOwnPresence(): void {
  const me = useSession()?.metadata.id
  useEffect(() => {
    if (me === undefined) return
    const channel = personChannel(me)
    let moved = Date.now()
    const say = () => {
      const here = document.visibilityState === 'visible' && Date.now() - moved < AWAY_MS
      sayPresent(channel, { doing: here ? 'online' : 'away' })
    }
    const move = () => {
      const back = Date.now() - moved >= AWAY_MS
      moved = Date.now()
      if (back) say()
    }
    const stop = subscribe(channel, 0, nothing, nothing)
    say()
    const beat = setInterval(say, BEAT_MS)
    for (const name of ['keydown', 'pointermove'] as const) addEventListener(name, move, { passive: true })
    document.addEventListener('visibilitychange', say)
    return () => {
      stop()
      clearInterval(beat)
      for (const name of ['keydown', 'pointermove'] as const) removeEventListener(name, move)
      document.removeEventListener('visibilitychange', say)
      sayPresent(channel, null)
    }
  }, [me])
}
