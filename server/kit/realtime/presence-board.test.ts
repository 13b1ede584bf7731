import { expect, test } from 'vitest'
import type { PresenceReport } from './bus.ts'
import { createPresenceBoard } from './presence-board.ts'

const report = (given: Partial<PresenceReport> & { doing?: string; where?: string; id?: string }): PresenceReport => {
  const { doing = 'viewing', where, id = 'noura', ...rest } = given
  const state = { doing, ...(where !== undefined && { where }) }
  return { connection: 'one', channel: 'note:1', person: { id, fullName: id, photo: null }, state, ...rest }
}
const board = () => createPresenceBoard((channel) => (channel.startsWith('ticket:') ? declared : undefined))
const declared = { order: ['viewing', 'noting', 'replying'], outer: ['replying'] }
const doing = (of: ReturnType<typeof board>, channel: string) =>
  of.peopleOn(channel).map(({ id, state }) => [id, state.doing, ...(state.where === undefined ? [] : [state.where])].join(' '))

test('words that no module declared are shown to all who follow the channel, with the part they are about', () => {
  const one = board()
  expect(one.hear(report({ doing: 'drawing', where: 'page-2' }), 0)).toBe(true)
  expect(doing(one, 'note:1')).toEqual(['noura drawing page-2'])
  expect(doing(one, 'note:2')).toEqual([])
})

test('repeating a state is no news; another word or another part is', () => {
  const one = board()
  const news = [report({}), report({}), report({ where: 'title' }), report({ doing: 'typing', where: 'title' })]
  expect(news.map((each) => one.hear(each, 0))).toEqual([true, false, true, true])
})

test('of several tabs the newest change is shown, and a tab that only repeats itself does not push in front', () => {
  const one = board()
  one.hear(report({ connection: 'first' }), 0)
  one.hear(report({ connection: 'second', doing: 'typing' }), 1)
  one.hear(report({ connection: 'first' }), 2)
  expect(doing(one, 'note:1')).toEqual(['noura typing'])
})

test('where a kind declares an order, the strongest word of a person is shown', () => {
  const one = board()
  one.hear(report({ channel: 'ticket:1:staff', connection: 'first', doing: 'replying' }), 0)
  one.hear(report({ channel: 'ticket:1:staff', connection: 'second', doing: 'noting' }), 1)
  expect(doing(one, 'ticket:1:staff')).toEqual(['noura replying'])
})

test('the outer channel shows only declared words, from wherever they were said; the inner one shows all', () => {
  const one = board()
  one.hear(report({ channel: 'ticket:1', id: 'noura' }), 0)
  one.hear(report({ channel: 'ticket:1:staff', id: 'omar', connection: 'two', doing: 'noting' }), 0)
  one.hear(report({ channel: 'ticket:1:staff', id: 'sara', connection: 'three', doing: 'replying' }), 0)
  one.hear(report({ channel: 'ticket:1:staff', id: 'huda', connection: 'four', doing: 'undeclared' }), 0)
  expect(doing(one, 'ticket:1')).toEqual(['sara replying'])
  expect(doing(one, 'ticket:1:staff')).toEqual(['noura viewing', 'omar noting', 'sara replying', 'huda undeclared'])
})

test('without a declaration nothing said on an inner channel reaches the outer one', () => {
  const one = board()
  one.hear(report({ channel: 'note:1:inner', doing: 'typing' }), 0)
  expect([doing(one, 'note:1'), doing(one, 'note:1:inner')]).toEqual([[], ['noura typing']])
})

test('a person not heard of for half a minute is gone', () => {
  const one = board()
  one.hear(report({}), 0)
  one.hear(report({ id: 'omar', connection: 'two' }), 20_000)
  expect([one.expire(30_000), one.expire(30_001), doing(one, 'note:1')]).toEqual([[], ['note:1'], ['omar viewing']])
})

test('of a crowd a hundred are shown, those with the strongest words first', () => {
  const one = board()
  for (let n = 0; n < 300; n += 1) {
    const who = { id: `person ${n}`, connection: `${n}`, channel: 'ticket:1:staff' }
    one.hear(report({ ...who, doing: n === 299 ? 'replying' : 'viewing' }), 0)
  }
  expect(one.peopleOn('ticket:1:staff')).toHaveLength(100)
  expect(doing(one, 'ticket:1:staff')[0]).toBe('person 299 replying')
})
