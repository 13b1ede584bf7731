import { expect, test } from 'vitest'
import { emptyIfBlank, isBlank } from './blank-text.ts'

const invisible = [
  '\u200B',
  '\u200C\u200D',
  '\u00AD',
  '\u2060',
  '\uFEFF',
  '\u115F',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\uFE0F',
  '\u180E',
]

test.each(['', ' \t\n', '\u00A0\u3000', ...invisible, invisible.join(' ')])('%j shows nothing', (text) => {
  expect([isBlank(text), emptyIfBlank(text)]).toEqual([true, ''])
})

test.each(['a', 'می‌خواهم', '👍', '.', '\u200Bا', '❤️'])('%j shows something and stays as it is', (text) => {
  expect([isBlank(text), emptyIfBlank(text)]).toEqual([false, text])
})
