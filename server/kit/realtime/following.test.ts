import { expect, test } from 'vitest'
import type { Follower } from './follower.ts'
import { createFollowing } from './following.ts'

const somebody = (): Follower => ({ positions: new Map<string, number>(), topics: new Set<string>() }) as unknown as Follower

test('a channel knows its followers, and is forgotten with the last of them', () => {
  const following = createFollowing()
  const [one, two] = [somebody(), somebody()]
  for (const each of [one, two]) {
    following.enter(each)
    following.follow(each, 'ticket:1', 3)
  }
  following.follow(one, 'user:1', 0)
  following.follow(one, 'ticket:1', 4)
  expect([...following.of('ticket:1')]).toEqual([one, two])
  expect(one.positions).toEqual(new Map(Object.entries({ 'ticket:1': 4, 'user:1': 0 })))

  expect([following.leave(two, 'ticket:1'), following.leave(two, 'ticket:1')]).toEqual([true, false])
  expect([following.drop(one), following.drop(one)]).toEqual([true, false])
  expect([following.channels(), one.positions.size]).toEqual([[], 0])
})

test('who is gone follows nothing any more, however late the answer comes', () => {
  const following = createFollowing()
  const one = somebody()
  following.enter(one)
  following.drop(one)
  following.follow(one, 'ticket:1', 3)
  expect([[...following.of('ticket:1')], one.positions.size, following.channels()]).toEqual([[], 0, []])
})

test('a topic knows who hears of it, as rights change and as they go', () => {
  const following = createFollowing()
  const one = somebody()
  const topicsFollowed = () => ['mine', 'old', 'new'].filter((topic) => following.on(topic).has(one))
  following.enter(one)
  following.hear(one, new Set(['mine', 'old']))
  expect(topicsFollowed()).toEqual(['mine', 'old'])
  following.hear(one, new Set(['mine', 'new']))
  expect(topicsFollowed()).toEqual(['mine', 'new'])
  following.drop(one)
  following.hear(one, new Set(['mine']))
  expect(topicsFollowed()).toEqual([])
})

test('a record knows which of its channels are followed, until the last leaves', () => {
  const following = createFollowing()
  const [one, two] = [somebody(), somebody()]
  for (const each of [one, two]) following.enter(each)
  following.follow(one, 'ticket:1', 0)
  following.follow(two, 'ticket:1', 0)
  following.follow(two, 'ticket:1:staff', 0)
  following.follow(two, 'ticket:12', 0)
  expect(following.channelsOf('ticket:1')).toEqual(['ticket:1', 'ticket:1:staff'])

  following.leave(one, 'ticket:1')
  expect(following.channelsOf('ticket:1')).toEqual(['ticket:1', 'ticket:1:staff'])
  following.leave(two, 'ticket:1')
  expect(following.channelsOf('ticket:1')).toEqual(['ticket:1:staff'])
  following.drop(two)
  expect(['ticket:1', 'ticket:12'].map(following.channelsOf)).toEqual([[], []])
})
