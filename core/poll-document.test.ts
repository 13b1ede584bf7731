import { expect, test } from 'vitest'
import { Document, textOf } from './document.ts'
import { documentFromText } from './document.ts'
import { pollDocument, pollIn } from './poll-document.ts'

const asked = { question: 'متى نجتمع؟', options: ['الأحد', 'Monday 10:00', '٣ مساءً'] }

test('a poll is a document like any other, and its question and answers are read from it again', () => {
  const document = Document.parse(pollDocument(asked, 'rtl'))
  expect(pollIn(document)).toEqual(asked)
  expect(textOf(document)).toBe('متى نجتمع؟\nالأحد\nMonday 10:00\n٣ مساءً')
})

test('each answer has a direction of its own', () => {
  const [, list] = pollDocument(asked, 'rtl').content
  expect(list?.type === 'bulletList' && list.content.map(({ attrs }) => attrs.dir)).toEqual(['rtl', 'ltr', 'rtl'])
})

test('what was written without answers is no poll', () => {
  expect(pollIn(documentFromText('متى نجتمع؟\nالأحد', 'rtl'))).toBeUndefined()
})
