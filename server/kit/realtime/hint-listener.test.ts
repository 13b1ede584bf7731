import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { follower } from '../../testing/followers.ts'
import { createCalmHints } from './calm-hints.ts'
import { createFollowing } from './following.ts'
import { createHintListener } from './hint-listener.ts'

function setUp(failing = false) {
  const following = createFollowing()
  const done: string[] = []
  const hear = createHintListener({
    following,
    pump: {
      run: (channel, fresh = []) => void done.push(['run', channel, ...fresh.map(({ seq }) => seq)].join(' ')),
      poll: () => (done.push('poll'), Promise.resolve()),
    },
    hints: createCalmHints(following),
    presence: { hear: ({ channel }) => void done.push(`presence ${channel}`) },
    revalidate: (which = () => true) => {
      const people = [...following.everybody].filter(which).map(({ caller }) => caller.actor.id)
      done.push(`rights of ${people.join()}`)
      return failing ? Promise.reject(new Error('connection lost')) : Promise.resolve()
    },
    log: (error) => void done.push(String(error)),
  })
  const enter = (id: string, ...topics: string[]) => {
    const one = follower(id, { topics: new Set(topics) })
    following.enter(one)
    return one
  }
  return { hear, done, enter }
}

test('a topic reaches those who follow it, once however often one hint names it', () => {
  const { hear, enter } = setUp()
  const [noura, omar] = [enter('noura', 'notes:1', 'notes:2'), enter('omar', 'notes:3')]
  hear({ topics: ['notes:1', 'notes:1', 'notes:2'] })
  expect([noura.sent, omar.sent]).toEqual([['hint notes:1', 'hint notes:2'], []])
})

test('a log is read before many lists are told, and all of them are', async () => {
  const { hear, done, enter } = setUp()
  const lists = Array.from({ length: 50 }, (_, n) => `chats:${n}`)
  const noura = enter('noura', ...lists)
  hear({ channels: ['chat:1'], topics: lists })
  expect(done).toEqual(['run chat:1'])
  expect(noura.sent.length).toBeLessThan(lists.length)
  await eventually(() => expect(noura.sent).toEqual(lists.map((topic) => `hint ${topic}`)))
})

test('what was written here comes along, each channel with its own', () => {
  const { hear, done } = setUp()
  const change = (channel: string, seq: number) => ({ channel, seq, id: '', event: 'test.said', detail: {}, at: 0 })
  hear({ channels: ['chat:1', 'chat:2', 'chat:1'], fresh: [change('chat:1', 4), change('chat:3', 9), change('chat:1', 5)] })
  expect(done).toEqual(['run chat:1 4 5', 'run chat:2'])
})

test('a topic that is named again and again is told at once, and once more when it rests', { timeout: 10_000 }, async () => {
  const { hear, enter } = setUp()
  const noura = enter('noura', 'notes:1')
  for (let n = 0; n < 20; n += 1) hear({ topics: ['notes:1'] })
  expect(noura.sent).toEqual(['hint notes:1'])
  const late = enter('late', 'notes:1')
  await eventually(() => expect(noura.sent).toEqual(['hint notes:1', 'hint notes:1']))
  expect(late.sent).toEqual([]) // nothing happened since she came
})

test('channels are read, presence is shown, and rights are looked up for the people named only', () => {
  const { hear, done, enter } = setUp()
  enter('noura')
  enter('omar')
  const person = { id: 'omar', fullName: 'Omar', photo: null }
  hear({ channels: ['note:1'], people: ['omar'], presences: [{ connection: 'c', channel: 'note:2', person, state: null }] })
  expect(done).toEqual(['presence note:2', 'run note:1', 'rights of omar'])
})

test('after lost hints rights come first, then the logs, then every list', async () => {
  const { hear, done, enter } = setUp()
  const noura = enter('noura', 'notes:1')
  hear({ everything: true })
  await eventually(() => expect(noura.sent).toEqual(['hint notes:1']))
  expect(done).toEqual(['rights of noura', 'poll'])
})

test('rights that cannot be looked up are logged and end nothing', async () => {
  const { hear, done, enter } = setUp(true)
  enter('noura')
  hear({ people: ['noura'] })
  await eventually(() => expect(done).toEqual(['rights of noura', 'Error: connection lost']))
})
