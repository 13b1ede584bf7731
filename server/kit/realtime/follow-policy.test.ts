import { expect, test } from 'vitest'
import { follower } from '../../testing/followers.ts'
import type { Actor } from '../access/actor.ts'
import type { Portal } from '../portal.ts'
import { createFollowPolicy } from './follow-policy.ts'
import { createFollowing } from './following.ts'

const portal = {} as Portal // the kinds below ask nothing of it
const closed = new Set<string>()
const checked: string[] = []
const isClosed = (module: string) => (checked.push(module), Promise.resolve(closed.has(module)))
const channels = [
  { prefix: 'note', module: 'notes', mayFollow: (_: Portal, { id }: { id: string }) => Promise.resolve(id === 'noura') },
  { prefix: 'user', mayFollow: () => Promise.resolve(true) },
]
const policy = (following = createFollowing()) => createFollowPolicy({ portal, channels, isClosed }, following)

test('a channel is followed by the policy of its kind; one of no kind by nobody', async () => {
  const { mayFollow } = policy()
  const [noura, omar] = [follower('noura').caller, follower('omar').caller]
  const answers = await Promise.all([
    mayFollow(noura, 'note:1'),
    mayFollow(omar, 'note:1'),
    mayFollow(omar, 'user:1'),
    mayFollow(noura, 'notes:1'),
    mayFollow(noura, 'note'),
  ])
  expect(answers).toEqual([true, false, true, false, false])
})

test('a closed module is followed no longer, and is looked up once for all channels of a moment', async () => {
  const { mayFollow } = policy()
  const { caller } = follower('noura')
  closed.add('notes')
  checked.length = 0
  expect(await Promise.all(['note:1', 'note:2', 'user:1'].map((channel) => mayFollow(caller, channel)))).toEqual([
    false,
    false,
    true,
  ])
  expect(checked).toEqual(['notes'])
  closed.clear()
})

test('a refused follower leaves the channel and is told once', async () => {
  const following = createFollowing()
  const omar = follower('omar')
  following.enter(omar)
  following.follow(omar, 'note:1', 3)
  const { stillFollow } = policy(following)
  expect([await stillFollow([omar], 'note:1'), await stillFollow([omar], 'note:1')]).toEqual([[], []])
  expect([omar.sent, following.channels()]).toEqual([['refused note:1'], []])
})

test('a kind that answers for many is asked once for all followers of a channel', async () => {
  const following = createFollowing()
  const [noura, omar] = [follower('noura'), follower('omar')]
  for (const one of [noura, omar]) {
    following.enter(one)
    following.follow(one, 'team:1', 0)
  }
  const asked: string[] = []
  const mayAllFollow = (_: Portal, people: readonly Actor[]) => {
    asked.push(people.map(({ id }) => id).join())
    return Promise.resolve(people.filter(({ id }) => id === 'noura'))
  }
  const team = { prefix: 'team', mayFollow: () => Promise.resolve(true), mayAllFollow }
  const { stillFollow } = createFollowPolicy({ portal, channels: [team], isClosed }, following)
  expect(await stillFollow([noura, omar], 'team:1')).toEqual([noura])
  expect([asked, noura.sent, omar.sent]).toEqual([['noura,omar'], [], ['refused team:1']])
  expect([...following.of('team:1')]).toEqual([noura])
})
