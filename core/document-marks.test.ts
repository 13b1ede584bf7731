import { expect, test } from 'vitest'
import { Document, textOf } from './document.ts'
import { compareBlocks } from './page/compare.ts'
import { PageDocument } from './page/document.ts'

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const doc = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', attrs: { dir: 'ltr' }, content }] })
const list = (start?: number) => ({
  type: 'orderedList',
  attrs: { dir: 'ltr', ...(start !== undefined && { start }) },
  content: [{ type: 'listItem', attrs: { dir: 'ltr' }, content: [{ type: 'paragraph', attrs: { dir: 'ltr' } }] }],
})

test('strikethrough, subscript and superscript are marks of every document, and plain text tells them apart', () => {
  const body = doc(
    words('pay '),
    words('50', 'strike'),
    words(' 40 for 10 m'),
    words('2', 'superscript'),
    words(' of H'),
    words('2', 'subscript'),
  )
  expect([Document.safeParse(body).success, PageDocument.safeParse(body).success]).toEqual([true, true])
  expect(textOf(Document.parse(body))).toBe('pay ~~50~~ 40 for 10 m² of H₂')
})

test('a numbered list keeps its first number; one without is as valid as before', () => {
  for (const start of [undefined, 1, 5, -1, 1.5]) {
    const body = { type: 'doc', content: [list(start)] }
    const isRight = start === undefined || start === 1 || start === 5
    expect([Document.safeParse(body).success, PageDocument.safeParse(body).success]).toEqual([isRight, isRight])
  }
  expect(compareBlocks([list()], [list(1)]).map(({ kind }) => kind)).toEqual(['same'])
  expect(compareBlocks([list()], [list(5)]).map(({ kind }) => kind)).not.toEqual(['same'])
})
