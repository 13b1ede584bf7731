import type { Present, PresenceState } from '@diwan/contract/kit/live'
import type { PresenceWords } from '../module.ts'
import type { PresenceReport } from './bus.ts'

/** A person whose browser was silent for this long is gone; it reports every fifteen seconds. */
const SILENCE_MS = 30_000
/** So many are shown on one channel, the strongest words first: a thousand faces say no more, and cost each follower a thousand. */
const MAX_SHOWN = 100

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
  /** By record, then by connection and channel. */
  const records = new Map<string, Map<string, Entry>>()
  let changes = 0

  /** Whether an entry of the same record is shown: inner channels show all; the outer one only the words declared for it, or those reported on it. */
  const isShown = (entry: Entry, channel: string): boolean => {
    const record = recordOf(channel)
    if (channel !== record) return true
    const outer = wordsOf(channel)?.outer
    return outer ? outer.includes(entry.state.doing) : entry.channel === record
  }
  const rankOf = ({ channel, state }: Entry): number => (wordsOf(channel)?.order ?? []).indexOf(state.doing)
  /** Of several tabs of a person: the word declared as stronger, otherwise the newest change. */
  const outranks = (one: Entry, other: Entry): boolean => {
    const [a, b] = [rankOf(one), rankOf(other)]
    return a === b ? one.change > other.change : a > b
  }

  return {
    peopleOn(channel: string): Present[] {
      const shown = new Map<string, Entry>()
      for (const entry of records.get(recordOf(channel))?.values() ?? []) {
        if (!isShown(entry, channel)) continue
        const known = shown.get(entry.person.id)
        if (!known || outranks(entry, known)) shown.set(entry.person.id, entry)
      }
      const all = [...shown.values()]
      const few = all.length > MAX_SHOWN ? all.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_SHOWN) : all
      return few.map(({ person, state }) => ({ ...person, state }))
    },
    /** True when something changed that followers have to see. */
    hear({ connection, channel, person, state }: PresenceReport, now: number): boolean {
      const [record, key] = [recordOf(channel), `${connection} ${channel}`]
      const entries = records.get(record) ?? new Map<string, Entry>()
      const before = entries.get(key)
      const same = before?.state.doing === state?.doing && before?.state.where === state?.where
      if (state === null) entries.delete(key)
      else entries.set(key, { channel, person, state, change: same ? before!.change : ++changes, until: now + SILENCE_MS })
      if (entries.size > 0) records.set(record, entries)
      else records.delete(record)
      return !same
    },
    /** Forgets who was silent too long; returns their channels. */
    expire(now: number): string[] {
      const channels: string[] = []
      for (const [record, entries] of records) {
        for (const [key, { until, channel }] of entries) if (until < now && entries.delete(key)) channels.push(channel)
        if (entries.size === 0) records.delete(record)
      }
      return channels
    },
  }
}
