import { expect, test } from 'vitest'
import { brokenDocumentLimit, DOCUMENT_DEPTH, DOCUMENT_NODES, DOCUMENT_TEXT } from './document-limits.ts'
import { PAGE_SIZE } from './page/limits.ts'

const paragraph = (text = 'a') => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const quoted = (times: number) => {
  let node: object = paragraph()
  for (let turn = 0; turn < times; turn += 1) node = { type: 'blockquote', content: [node] }
  return { type: 'doc', content: [node] }
}

test('six blocks may stand around a paragraph, seven may not', () => {
  expect(brokenDocumentLimit(quoted(DOCUMENT_DEPTH))).toBeUndefined()
  expect(brokenDocumentLimit(quoted(DOCUMENT_DEPTH + 1))).toBe('too_deep')
})

test('a document of a hundred thousand quotes in quotes is refused, not suffered', () => {
  expect(brokenDocumentLimit(quoted(100_000))).toBe('too_deep')
})

test('depth cannot hide inside a text, nor in a circle', () => {
  const snake: { type: string; content: unknown[] } = { type: 'text', content: [] }
  snake.content.push(snake)
  expect(brokenDocumentLimit({ type: 'doc', content: [snake] })).toBe('too_many_nodes')
})

test('two thousand nodes are a document, one more is not', () => {
  const nodes = (count: number) => ({ content: Array.from({ length: count }, () => ({ type: 'paragraph' })) })
  expect(brokenDocumentLimit(nodes(DOCUMENT_NODES))).toBeUndefined()
  expect(brokenDocumentLimit(nodes(DOCUMENT_NODES + 1))).toBe('too_many_nodes')
})

test('texts count inside their paragraphs too', () => {
  const thousand = Array.from({ length: DOCUMENT_NODES / 2 }, () => paragraph())
  expect(brokenDocumentLimit({ content: thousand })).toBeUndefined()
  expect(brokenDocumentLimit({ content: [...thousand, paragraph()] })).toBe('too_many_nodes')
})

test('twenty thousand characters are a document, one more is not, names mentioned included', () => {
  expect(brokenDocumentLimit({ content: [paragraph('ا'.repeat(DOCUMENT_TEXT))] })).toBeUndefined()
  expect(brokenDocumentLimit({ content: [paragraph('ا'.repeat(DOCUMENT_TEXT)), paragraph()] })).toBe('too_much_text')
  const mention = { type: 'mention', attrs: { label: 'سارة' } }
  expect(brokenDocumentLimit({ content: [paragraph('ا'.repeat(DOCUMENT_TEXT - 3)), mention] })).toBe('too_much_text')
})

test.each([undefined, null, 7, 'doc', [], {}, { content: 'x' }, { content: [null, 3, [[]], { attrs: null, text: 5 }] }])(
  'the shape of %j is left to the schema',
  (value) => {
    expect(brokenDocumentLimit(value)).toBeUndefined()
  },
)

test('attributes of nodes and marks are bounded together, however few texts there are', () => {
  const linked = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'h'.repeat(2_000) } }] }
  const page = (count: number) => ({ content: Array.from({ length: count }, () => linked) })
  expect(brokenDocumentLimit(page(PAGE_SIZE.attributes! / 2_000), PAGE_SIZE)).toBeUndefined()
  expect(brokenDocumentLimit(page(PAGE_SIZE.attributes! / 2_000 + 1), PAGE_SIZE)).toBe('too_much_text')
  const wide = { attrs: { alt: 'x'.repeat(3), colwidth: [1, 2] } }
  expect(brokenDocumentLimit({ content: [wide] }, { ...PAGE_SIZE, attributes: 4 })).toBe('too_much_text')
})
