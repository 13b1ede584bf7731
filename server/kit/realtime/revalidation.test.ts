import { expect, test } from 'vitest'
import { follower } from '../../testing/followers.ts'
import type { Caller } from '../http/caller.ts'
import type { Follower } from './follower.ts'
import { createFollowing } from './following.ts'
import { createRevalidation, type RevalidationOptions } from './revalidation.ts'

function setUp(stillFollow: RevalidationOptions['stillFollow'] = (followers) => Promise.resolve(followers)) {
  const following = createFollowing()
  const sessions = new Map<string, Caller>()
  const questions: number[] = []
  const revalidate = createRevalidation({
    callers: { again: (ids) => (questions.push(ids.length), Promise.resolve(sessions)) },
    following,
    topicsOf: ({ id }) => [`notes:${id}`],
    stillFollow,
    remove: (one) => following.drop(one) && one.end(),
  })
  const enter = (id: string) => {
    const one = follower(id)
    following.enter(one)
    sessions.set(one.caller.sessionId, one.caller)
    return one
  }
  const changeRights = ({ caller }: Follower) => sessions.set(caller.sessionId, { ...caller, actor: { ...caller.actor } })
  return { following, sessions, questions, revalidate, enter, changeRights }
}

test('a connection whose session ended is closed; one that did not change hears nothing', async () => {
  const { sessions, revalidate, enter } = setUp()
  const [ended, same] = [enter('noura'), enter('omar')]
  sessions.delete(ended.caller.sessionId)
  await revalidate()
  expect([ended.sent, same.sent]).toEqual([['end'], []])
})

test('changed rights bring the new topics, a check of each channel, and then the word to read the session again', async () => {
  const checked: string[] = []
  const { following, revalidate, enter, changeRights } = setUp((followers, channel) => {
    for (const { topics } of followers) checked.push(`${channel} ${[...topics].join()}`)
    return Promise.resolve(followers)
  })
  const noura = enter('noura')
  following.follow(noura, 'note:1', 0)
  changeRights(noura)
  await revalidate()
  await revalidate()
  expect([checked, noura.sent]).toEqual([['note:1 notes:noura'], ['access']])
})

test('a check that failed is repeated in the next round, although the rights did not change again', async () => {
  let failures = 0
  const { following, revalidate, enter, changeRights } = setUp((followers) => {
    failures += 1
    return failures === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve(followers)
  })
  const noura = enter('noura')
  following.follow(noura, 'note:1', 0)
  changeRights(noura)
  await expect(revalidate()).rejects.toThrow('connection lost')
  expect(noura.sent).toEqual([])
  await revalidate()
  expect(noura.sent).toEqual(['access'])
})

test('only the chosen are looked up, five hundred at a time', async () => {
  const { questions, revalidate, enter } = setUp()
  for (let one = 0; one < 501; one += 1) enter(`person ${one}`)
  await revalidate(({ caller }) => caller.actor.id === 'person 7')
  await revalidate()
  expect(questions).toEqual([1, 500, 1])
})
