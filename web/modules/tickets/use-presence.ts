import type { Present, PresenceState } from '@diwan/contract/kit/live'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onPresence, sayPresent } from '../../kit/live.ts'
import { useSession } from '../../kit/session.ts'
import { ticketQueries } from './api.ts'

const BEAT_MS = 15_000
/** After the last key; then one only looks again. */
const REST_MS = 6_000
const nobody: readonly Present[] = []

/** The thread on screen: its composer says here that somebody is writing. */
let open: { id: string; say: (state: PresenceState) => void } | undefined

export function typed(id: string, kind: 'reply' | 'note'): void {
  if (open?.id === id) open.say(kind === 'note' ? 'noting' : 'replying')
}

/** Says that I am here while the thread is in sight, and who else is, as far as the portal tells me. */
export function usePresence(id: string): readonly Present[] {
  const me = useSession()?.metadata.id
  const { data } = useQuery({ ...ticketQueries.open(id), notifyOnChangeProps: ['data'] })
  const channel = data?.positions.at(-1)?.channel // staff's, where this reader follows it
  const [people, setPeople] = useState(nobody)

  useEffect(() => {
    if (!channel) return
    let state: PresenceState = 'viewing'
    let rest: ReturnType<typeof setTimeout> | undefined
    const tell = () => sayPresent(channel, document.visibilityState === 'visible' ? state : null)
    const turn = (next: PresenceState) => {
      const changed = next !== state
      state = next
      if (changed) tell()
    }
    open = {
      id,
      say: (next) => {
        turn(next)
        clearTimeout(rest)
        rest = setTimeout(() => turn('viewing'), REST_MS)
      },
    }
    tell()
    const stop = onPresence(channel, setPeople)
    const beat = setInterval(tell, BEAT_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      stop()
      clearInterval(beat)
      clearTimeout(rest)
      document.removeEventListener('visibilitychange', tell)
      open = undefined
      sayPresent(channel, null)
      setPeople(nobody)
    }
  }, [id, channel])

  return people.filter((person) => person.id !== me)
}
