import { expect, test } from 'vitest'
import { judgementOf } from './judgement.ts'

const marked = (marks: number | null, dropped = false) => ({ marks, outOf: 4, dropped })

test('marks say right, partly right or wrong; of an essay only that it was marked, and of what nobody answered that', () => {
  expect([4, 2, 0].map((marks) => judgementOf('choices', marked(marks), true))).toEqual(['right', 'partly', 'wrong'])
  expect([null, 4, 0].map((marks) => judgementOf('long_text', marked(marks), true))).toEqual(['owed', 'marked', 'marked'])
  expect([judgementOf('text', marked(0), false), judgementOf('file', marked(0), false)]).toEqual(['unanswered', 'unanswered'])
})

test('a question that was dropped is neither right nor wrong', () => {
  expect([judgementOf('choice', marked(4, true), true), judgementOf('long_text', marked(null, true), true)]).toEqual([
    'dropped',
    'dropped',
  ])
})
