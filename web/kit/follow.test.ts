import { page } from './testing/page.ts'
import type { Change } from '@diwan/contract/kit/event'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { caughtUp, rememberChange, rememberChanges } from './caught-up.ts'
import { folded, follow, followLists, followRecord } from './follow.ts'
import type { Problem } from './problem.ts'

interface Subscription {
  readonly channel: string
  readonly after: number
  readonly change: (change: Change) => void
  readonly missed: () => void
}
const { subscriptions, hints } = vi.hoisted(() => ({
  subscriptions: new Set<Subscription>(),
  hints: new Map<string, () => void>(),
}))
vi.mock('./live/live.ts', () => ({
  subscribe: (channel: string, after: number, change: Subscription['change'], missed: () => void) => {
    const one = { channel, after, change, missed }
    subscriptions.add(one)
    return () => subscriptions.delete(one)
  },
  onHint: (topic: string, hear: () => void) => {
    hints.set(topic, hear)
    return () => hints.delete(topic)
  },
}))

interface Note {
  readonly text: string
  readonly owner: string
  readonly positions: readonly { channel: string; seq: number }[]
}
const stored = { text: 'old', owner: 'noura' }
let fetches = 0
const noteQueries = {
  lists: () => ['notes', 'list'] as const,
  open: (id: string) =>
    queryOptions<Note, Problem, Note, readonly string[]>({
      queryKey: ['notes', 'open', id],
      queryFn: () => ((fetches += 1), Promise.resolve({ ...stored, positions: [{ channel: `note:${id}`, seq: fetches }] })),
    }),
  lines: (id: string) => ({ queryKey: ['notes', 'lines', id] as const }),
}
const foldLines = (cached: readonly string[], { event }: Change) => (cached.includes(event) ? cached : [...cached, event])
const noteLive = follow({
  topic: 'notes',
  lists: () => [noteQueries.lists()],
  open: noteQueries.open,
  fold: (cached, { event, detail }) => (event === 'written' ? { ...cached, ...detail } : cached),
  refetchWhen: (before, after) => before.owner !== after.owner,
  folds: [folded(noteQueries.lines, foldLines)],
  renews: ({ event }) => (event === 'linked' ? [['links']] : []),
})

const change = (event: string, detail: Record<string, unknown> = {}): Change => ({
  channel: 'note:1',
  seq: 2,
  id: '0190b3c1-0000-7000-8000-000000000001',
  event,
  detail,
  at: 0,
})

let client: QueryClient
beforeEach(async () => {
  vi.useFakeTimers()
  page.sessionStorage.clear()
  fetches = 0
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  client.mount()
  await client.fetchQuery(noteQueries.open('1'))
  for (const key of [noteQueries.lines('1').queryKey, noteQueries.lists(), ['links']]) client.setQueryData(key, [])
})
afterEach(() => {
  client.unmount()
  subscriptions.clear()
  vi.useRealTimers()
})
const note = () => client.getQueryData(noteQueries.open('1').queryKey)
const outdated = () =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey.join(' '))
const following = (round = 0, renewed = () => undefined as void) => {
  const stop = followRecord(client, noteLive, '1', { round, renewed })
  return { stop, only: [...subscriptions][0]! }
}

test('a record is followed from the positions it came with, and a change is folded into all that is held of it', () => {
  const { only, stop } = following()
  only.change(change('written', { text: 'new' }))
  only.change(change('written', { text: 'new' }))
  expect([only.channel, only.after, note()?.text]).toEqual(['note:1', 1, 'new'])
  expect(client.getQueryData(noteQueries.lines('1').queryKey)).toEqual(['written'])
  expect(outdated()).toEqual([])
  stop()
  expect(subscriptions.size).toBe(0)
})

test('what a fold cannot know is fetched again, and what belongs to others is renewed', () => {
  const { only } = following()
  only.change(change('linked'))
  expect(outdated()).toEqual(['links'])
  only.change(change('written', { owner: 'omar' }))
  expect([note()?.owner, outdated()]).toEqual(['omar', ['notes open 1', 'links']])
})

test('missed changes bring one refetch at once; the next ones wait longer each time', async () => {
  const rounds: number[] = []
  const { only, stop } = following(0, () => rounds.push(0))
  only.missed()
  only.missed()
  await vi.advanceTimersByTimeAsync(0)
  expect([rounds, outdated().length]).toEqual([[0], 2])
  stop()
  const later = following(3, () => rounds.push(3))
  later.only.missed()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(rounds).toEqual([0])
  await vi.advanceTimersByTimeAsync(8_000)
  expect(rounds).toEqual([0, 3])
})

test('a screen that is left fetches nothing any more', async () => {
  const { only, stop } = following(1, () => expect.unreachable())
  only.missed()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outdated()).toEqual([])
})

test('an answer that was on its way when a change arrived is brought up to it, as long as somebody follows', () => {
  const { queryKey } = noteQueries.lines('1')
  const [first, second] = [rememberChanges(queryKey, foldLines), rememberChanges(queryKey, foldLines)]
  rememberChange(queryKey, change('written'))
  first()
  expect(caughtUp(queryKey, ['old'])).toEqual(['old', 'written'])
  second()
  rememberChange(queryKey, change('linked'))
  expect(caughtUp(queryKey, ['old'])).toEqual(['old'])
})

test('a hint of a topic makes its lists old, until they are followed no more', () => {
  const stop = followLists(client, noteLive)
  hints.get('notes')?.()
  expect([outdated(), [...hints.keys()]]).toEqual([['notes list'], ['notes']])
  stop()
  expect(hints.size).toBe(0)
})
