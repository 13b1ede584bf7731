import type { Change } from '@diwan/contract/kit/event'
import type { Present, PresenceState, ServerFrame } from '@diwan/contract/kit/live'
import { onSession, refreshSession, session, type SignedIn } from '../session.ts'
import type { Arrival } from './stream.ts'
import { answered } from '../waiting.ts'
import { openSwitchboard, type Switchboard } from './switchboard.ts'

interface Follower {
  channel: string
  after: number
  onChange: (change: Change) => void
  onRefetch: () => void
}

const followers = new Set<Follower>()
const hints = new Map<string, Set<() => void>>()
const arrivals = new Set<(arrival: Arrival) => void>()
const accesses = new Set<() => void>()
const presences = new Map<string, Set<(people: readonly Present[]) => void>>()
const present = new Map<string, PresenceState>()
let board: Switchboard | undefined

/** Connects while somebody is signed in; a new session gets new connections. */
export function startLive(): void {
  const follow = (sessionId: string | undefined, token: string | undefined) => {
    board?.close()
    board = sessionId && token ? openSwitchboard(sessionId, token, { opened, frame, arrival, doubt }) : undefined
  }
  onSession((now, before) => {
    if (liveToken(now) !== liveToken(before)) follow(now?.sessionId, liveToken(now))
  })
  follow(session()?.sessionId, liveToken(session()))
}

/** Nothing is live for somebody who has to choose a new password first. */
const liveToken = (person: SignedIn | null): string | undefined => (person?.passwordDue ? undefined : person?.token)

/**
 * Follows a channel from the position its record came with. Every change comes once and in order; `onRefetch` says that
 * some were missed (or access changed): fetch the record again and subscribe from its new position.
 */
export function subscribe(
  channel: string,
  after: number,
  onChange: Follower['onChange'],
  onRefetch: Follower['onRefetch'],
): () => void {
  const follower: Follower = { channel, after, onChange, onRefetch }
  followers.add(follower)
  board?.want(channel, after)
  return () => {
    followers.delete(follower)
    if (!of(channel).length) board?.unwant(channel)
  }
}

/**
 * Something changed in lists of this kind (`tickets`): called at most once a second, and after every lost connection. The
 * portal sends only the topics this person may hear, so a screen need not name its units.
 */
export function onHint(kind: string, hear: () => void): () => void {
  const calm = atMostOnceASecond(hear)
  const ears = hints.get(kind) ?? new Set()
  hints.set(kind, ears.add(calm.call))
  return () => {
    ears.delete(calm.call)
    calm.stop()
  }
}

/** The listener receives everyone who has this record open, the person included, after each change. */
export function onPresence(channel: string, hear: (people: readonly Present[]) => void): () => void {
  const ears = presences.get(channel) ?? new Set()
  presences.set(channel, ears.add(hear))
  return () => void ears.delete(hear)
}

/** Says that this person is here, on a channel that is followed; every quarter of a minute again. */
export function sayPresent(channel: string, state: PresenceState | null): void {
  if (state) present.set(channel, state)
  else present.delete(channel)
  board?.present(channel, state)
}

/** A message of the notification stream, for whomever it is addressed to. */
export function onArrival(hear: (arrival: Arrival) => void): () => void {
  arrivals.add(hear)
  return () => arrivals.delete(hear)
}

/** Rights changed: read the session again. */
export function onAccess(hear: () => void): () => void {
  accesses.add(hear)
  return () => accesses.delete(hear)
}

const of = (channel: string): Follower[] => [...followers].filter((follower) => follower.channel === channel)

function opened(again: boolean): void {
  answered()
  for (const { channel, after } of followers) board?.want(channel, after)
  for (const [channel, state] of present) board?.present(channel, state)
  if (again) for (const ears of hints.values()) for (const hear of ears) hear()
}

const doubt = (): void => void refreshSession().catch(() => undefined) // the call itself ends an expired session

const arrival = (message: Arrival): void => arrivals.forEach((hear) => hear(message))

function frame(message: ServerFrame): void {
  if (message.type === 'change') for (const follower of of(message.channel)) take(follower, message)
  else if (message.type === 'refetch' || message.type === 'refused')
    for (const follower of of(message.channel)) follower.onRefetch()
  else if (message.type === 'hint') hints.get(message.topic.split(':')[0] ?? '')?.forEach((hear) => hear())
  else if (message.type === 'presence') presences.get(message.channel)?.forEach((hear) => hear(message.people))
  else if (message.type === 'access') accesses.forEach((hear) => hear())
}

/** The sequence is gapless: an earlier change is a duplicate, and a later one means that some are missing and are requested. */
function take(follower: Follower, { type: _, ...change }: Change & { type: 'change' }): void {
  if (change.seq <= follower.after) return
  if (change.seq > follower.after + 1) return board?.want(follower.channel, follower.after)
  follower.after = change.seq
  follower.onChange(change)
}

function atMostOnceASecond(run: () => void): { call: () => void; stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return {
    call: () => {
      if (waiting !== undefined) return
      waiting = setTimeout(
        () => {
          waiting = undefined
          last = Date.now()
          run()
        },
        Math.max(0, last + 1_000 - Date.now()),
      )
    },
    stop: () => clearTimeout(waiting),
  }
}
