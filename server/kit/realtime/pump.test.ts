import type { Change } from '@diwan/contract/kit/event'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ENTRIES_BYTES, entriesAfter } from '../record/channels.ts'
import { follower } from '../../testing/followers.ts'
import { world, type World } from '../../testing/world.ts'
import type { Follows } from './bus.ts'
import type { Follower } from './follower.ts'
import { createFollowing } from './following.ts'
import { createPump } from './pump.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

/** Somebody who stands at `at` of a log that keeps so many. */
async function setUp({ entries, at }: { readonly entries: number; readonly at: number }) {
  const channel = `ticket:${crypto.randomUUID()}`
  await sql`insert into channels (name, seq) values (${channel}, ${entries})`.execute(w.db)
  await sql`
    insert into channel_entries (channel, seq, event, detail, at, history_id)
    select ${channel}, seq, 'test.said', '{}', now(), gen_random_uuid() from generate_series(1, ${entries}::int) seq`.execute(
    w.db,
  )
  const [following, noura] = [createFollowing(), follower('noura')]
  following.enter(noura)
  following.follow(noura, channel, at)
  const asked: string[] = []
  const still = (all: readonly Follower[]) => {
    asked.push(noura.sent.join())
    return Promise.resolve(all)
  }
  const pump = createPump(w.portal, following, still)
  const write = (...seqs: number[]): Change[] =>
    seqs.map((seq) => ({ channel, seq, id: crypto.randomUUID(), event: 'test.said', detail: {}, at: 0 }))
  return {
    channel,
    sent: noura.sent,
    asked,
    look: () => pump.run(channel),
    publish: (...seqs: number[]) => pump.run(channel, write(...seqs)),
    /** Publishes as a writer that knew who follows the channel. */
    publishTo: (follows: Follows, ...seqs: number[]) => pump.run(channel, write(...seqs), follows),
  }
}

test('what was written here is told without reading the log, once the policy was asked', async () => {
  const { sent, asked, publish } = await setUp({ entries: 0, at: 4 })
  publish(5, 6)
  await w.eventually(() => expect(sent).toEqual(['change 5', 'change 6']))
  expect(asked).toEqual([''])
})

test('where the writer knew who follows it, only somebody it did not find has the policy asked', async () => {
  const { sent, asked, publish, publishTo } = await setUp({ entries: 0, at: 4 })
  publishTo(() => true, 5)
  await w.eventually(() => expect(sent).toEqual(['change 5']))
  expect(asked).toEqual([])
  publishTo(() => false, 6)
  await w.eventually(() => expect(sent).toEqual(['change 5', 'change 6']))
  expect(asked).toEqual(['change 5'])
  publishTo(() => true, 7) // and one behind it that does not say
  publish(8)
  publishTo(() => true, 9)
  await w.eventually(() => expect(sent.at(-1)).toBe('change 9'))
  expect(asked).toEqual(['change 5', 'change 5,change 6,change 7'])
})

test('what another process wrote in between is read from the log', async () => {
  const { sent, publish } = await setUp({ entries: 3, at: 1 })
  publish(3)
  await w.eventually(() => expect(sent).toEqual(['change 2', 'change 3']))
})

test('what is told out of order, or with a gap, comes in order and once', async () => {
  const { sent, publish } = await setUp({ entries: 6, at: 1 })
  for (const seq of [2, 4, 3, 6]) publish(seq)
  await w.eventually(() => expect(sent).toEqual([2, 3, 4, 5, 6].map((seq) => `change ${seq}`)))
})

test('a hint of another process has the log read, whatever was written here', async () => {
  const { sent, publish, look } = await setUp({ entries: 4, at: 1 })
  publish(2)
  publish(3)
  look()
  await w.eventually(() => expect(sent).toEqual(['change 2', 'change 3', 'change 4']))
})

test('who knows it already hears nothing twice, and nobody is asked', async () => {
  const { sent, asked, publish } = await setUp({ entries: 3, at: 2 })
  publish(1, 2)
  publish(3)
  await w.eventually(() => expect(sent).toEqual(['change 3']))
  expect(asked).toEqual([''])
})

test('a log of large entries is read by their bytes, and heard whole and in order', async () => {
  const { sent, look, channel } = await setUp({ entries: 9, at: 0 })
  const large = JSON.stringify({ text: 'ا'.repeat(100_000) })
  await sql`update channel_entries set detail = ${large}::jsonb where channel = ${channel}`.execute(w.db)
  const read = await entriesAfter(w.db, channel, 0, 500)
  expect(read.map(({ seq }) => seq)).toEqual([1, 2, 3])
  look()
  await w.eventually(() => expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seq) => `change ${seq}`)))
})

test('one entry larger than what is read at once is read alone', async () => {
  const { channel } = await setUp({ entries: 2, at: 0 })
  const huge = JSON.stringify({ text: 'x'.repeat(ENTRIES_BYTES) })
  await sql`update channel_entries set detail = ${huge}::jsonb where channel = ${channel}`.execute(w.db)
  expect((await entriesAfter(w.db, channel, 0, 500)).map(({ seq }) => seq)).toEqual([1])
})
