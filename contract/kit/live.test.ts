import { expect, test } from 'vitest'
import { ClientFrame } from './live.ts'

const present = (state: unknown) => ClientFrame.safeParse({ type: 'present', channel: 'note:1', state }).success

test('presence takes any word of the right form, with or without a place', () => {
  const states = [{ doing: 'viewing' }, { doing: 'typing', where: 'row:7.title' }, { doing: 'moving-card' }, null]
  expect(states.filter((state) => !present(state))).toEqual([])
})

test('presence takes no sentence, no mark-up, nothing long and nothing besides', () => {
  const states = [
    'viewing',
    {},
    { doing: '' },
    { doing: 'Typing a message' },
    { doing: '<b>' },
    { doing: 'x'.repeat(41) },
    { doing: 'typing', where: '' },
    { doing: 'typing', where: 'a b' },
    { doing: 'typing', where: 'x'.repeat(101) },
    { doing: 'typing', more: true },
  ]
  expect(states.filter(present)).toEqual([])
})
