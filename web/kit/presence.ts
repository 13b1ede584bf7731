import type { Present, PresenceState } from '@diwan/contract/kit/live'
import { useEffect, useState } from 'react'
import { onPresence, sayPresent } from './live/live.ts'
import { useSession } from './session.ts'

/** The resting word: the record is on screen. */
const VIEWING: PresenceState = { doing: 'viewing' }
const BEAT_MS = 15_000
/** After the last key; then the person only views again. */
const REST_MS = 6_000
const nobody: readonly Present[] = []

interface Saying {
  say: (state: PresenceState) => void
}
/** By channel, the screen that reports presence there. */
const shown = new Map<string, Saying>()

/** Reports activity where the record is on screen, until the keys rest; nothing where no screen reports presence. */
export function typed(channel: string | undefined, doing: string, where?: string): void {
  if (channel !== undefined) shown.get(channel)?.say({ doing, ...(where !== undefined && { where }) })
}

export interface PresenceOptions {
  /** The resting word, where the kind has its own. */
  readonly rests?: string
  /** What may be reported here beside viewing; other words are never sent. */
  readonly says: readonly string[]
}

/** Reports that I am here while the tab is visible, and returns who else is, as far as the portal lets me see. */
export function usePresence(channel: string | undefined, { says, rests }: PresenceOptions): readonly Present[] {
  const me = useSession()?.metadata.id
  const [people, setPeople] = useState(nobody)
  const words = says.join(' ')
  useEffect(() => {
    if (channel === undefined) return
    const stopReporting = reportPresence(channel, words.split(' '), rests)
    const stopHearing = onPresence(channel, setPeople)
    return () => {
      stopHearing()
      stopReporting()
      setPeople(nobody)
    }
  }, [channel, words, rests])
  return people.filter((person) => person.id !== me)
}

/** Reports presence on a channel until the returned function is called. */
export function reportPresence(channel: string, says: readonly string[], doing = VIEWING.doing): () => void {
  const resting: PresenceState = { doing }
  let state = resting
  let rest: ReturnType<typeof setTimeout> | undefined
  const report = () => sayPresent(channel, document.visibilityState === 'visible' ? state : null)
  const turn = (next: PresenceState) => {
    const changed = next.doing !== state.doing || next.where !== state.where
    state = next
    if (changed) report()
  }
  const saying: Saying = {
    say: (next) => {
      if (!says.includes(next.doing)) return
      turn(next)
      clearTimeout(rest)
      rest = setTimeout(() => turn(resting), REST_MS)
    },
  }
  shown.set(channel, saying)
  report()
  const beat = setInterval(report, BEAT_MS)
  document.addEventListener('visibilitychange', report)
  return () => {
    clearInterval(beat)
    clearTimeout(rest)
    document.removeEventListener('visibilitychange', report)
    if (shown.get(channel) === saying) shown.delete(channel)
    sayPresent(channel, null)
  }
}
