import { expect, test } from 'vitest'
import { follower } from '../../testing/followers.ts'
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
  const { stillFollows } = policy(following)
  expect([await stillFollows(omar, 'note:1'), await stillFollows(omar, 'note:1')]).toEqual([false, false])
  expect([omar.sent, following.channels()]).toEqual([['refused note:1'], []])
})
