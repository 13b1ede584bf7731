import type { Present, PresenceState } from '@diwan/contract/kit/live'
import type { PresenceWords } from '../module.ts'
import type { PresenceReport } from './bus.ts'

/** A person not heard of for this long is gone; a browser reports every fifteen seconds. */
const SILENCE_MS = 30_000

interface Entry {
  readonly channel: string
  readonly person: PresenceReport['person']
  readonly state: PresenceState
  /** Grows with every change of state; repeating a state keeps it. */
  readonly change: number
  readonly until: number
}

/** `ticket:7:staff` is an inner channel of `ticket:7`, the outer one: both belong to one record. */
export const recordOf = (channel: string): string => channel.split(':', 2).join(':')

/** What people say they are doing, by connection and channel, and who of them may be shown on a channel. */
export function createPresenceBoard(wordsOf: (channel: string) => PresenceWords | undefined) {
  const entries = new Map<string, Entry>()
  let changes = 0

  /** Inner channels show the whole record; the outer one only the words declared for it, or what was said on it. */
  const isShown = (entry: Entry, channel: string): boolean => {
    const record = recordOf(channel)
    if (recordOf(entry.channel) !== record) return false
    if (channel !== record) return true
    const outer = wordsOf(channel)?.outer
    return outer ? outer.includes(entry.state.doing) : entry.channel === record
  }
  /** Of several tabs of a person: the word declared as stronger, otherwise the newest change. */
  const outranks = (one: Entry, other: Entry): boolean => {
    const order = wordsOf(one.channel)?.order ?? []
    const [a, b] = [order.indexOf(one.state.doing), order.indexOf(other.state.doing)]
    return a === b ? one.change > other.change : a > b
  }

  return {
    peopleOn(channel: string): Present[] {
      const shown = new Map<string, Entry>()
      for (const entry of entries.values()) {
        if (!isShown(entry, channel)) continue
        const known = shown.get(entry.person.id)
        if (!known || outranks(entry, known)) shown.set(entry.person.id, entry)
      }
      return [...shown.values()].map(({ person, state }) => ({ ...person, state }))
    },
    /** True when something changed that followers have to see. */
    hear({ connection, channel, person, state }: PresenceReport, now: number): boolean {
      const key = `${connection} ${channel}`
      const before = entries.get(key)
      const same = before?.state.doing === state?.doing && before?.state.where === state?.where
      if (state === null) entries.delete(key)
      else entries.set(key, { channel, person, state, change: same ? before!.change : ++changes, until: now + SILENCE_MS })
      return !same
    },
    /** Forgets who was silent too long; returns their channels. */
    expire(now: number): string[] {
      const silent = [...entries].filter(([, { until }]) => until < now)
      for (const [key] of silent) entries.delete(key)
      return silent.map(([, { channel }]) => channel)
    },
  }
}
