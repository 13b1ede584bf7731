import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Document, documentFromText, isEmptyDocument, textOf, withDirections } from './document.ts'
import { isStorable } from './storable-text.ts'

const ltr = { dir: 'ltr' } as const
const sara = { type: 'mention' as const, attrs: { id: '0192f0c1-7b3a-7cde-8f01-23456789abcd', label: 'سارة' } }
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, ...(marks.length > 0 ? { marks } : {}) })
const link = (href: string) => ({ type: 'link', attrs: { href } })
const block = (type: string, ...content: unknown[]) => ({ type, attrs: ltr, content })
const paragraph = (...content: unknown[]) => block('paragraph', ...content)
const item = (...content: unknown[]) => block('listItem', ...content)
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const accepted = (document: unknown) => Document.safeParse(document).success
/** Directions in reading order, each with its depth. */
const directions = (blocks: readonly { type: string; attrs: { dir: string }; content?: unknown }[], depth = 0): string[] =>
  blocks.flatMap((one) => {
    const inner = ((one.content ?? []) as typeof blocks).filter(({ attrs }) => attrs && 'dir' in attrs)
    return [`${'.'.repeat(depth)}${one.type} ${one.attrs.dir}`, ...directions(inner, depth + 1)]
  })

const everything = doc(
  { type: 'heading', attrs: { ...ltr, level: 2 }, content: [text('Minutes')] },
  paragraph(
    text('Hello ', { type: 'bold' }, { type: 'italic' }),
    { ...sara, marks: [{ type: 'bold' }] },
    { type: 'hardBreak' },
    text('npm', { type: 'code' }),
  ),
  block(
    'bulletList',
    item(paragraph(text('one')), block('orderedList', item(paragraph(text('inner'))))),
    item({ type: 'paragraph', attrs: ltr }),
  ),
  block('blockquote', paragraph(text('quoted', link('https://diwan.example')))),
  block('codeBlock', text('const answer = 42;\nreturn answer;')),
)

test('everything the editor offers is a document and comes back unchanged', () => {
  expect(Document.parse(everything)).toEqual(everything)
})

test.each<[string, unknown]>([
  ['an image', { type: 'image', attrs: { src: 'https://diwan.example/x.png' } }],
  ['a heading of level 4', { type: 'heading', attrs: { ...ltr, level: 4 } }],
  ['a block without direction', { type: 'paragraph', attrs: {} }],
  ['a block with a style', { type: 'paragraph', attrs: { ...ltr, style: 'color:red' } }],
  ['a block with another key', { ...paragraph(), onclick: 'x' }],
  ['an empty text', paragraph(text(''))],
  ['a text PostgreSQL cannot keep', paragraph(text('a\u0000'))],
  ['an unknown mark', paragraph(text('a', { type: 'underline' }))],
  ['the same mark twice', paragraph(text('a', { type: 'bold' }, { type: 'bold' }))],
  ['a block inside a sentence', paragraph(paragraph())],
  ['a text outside a block', text('a')],
  ['an item outside a list', item(paragraph())],
  ['an item that begins with a list', block('bulletList', item(block('bulletList', item(paragraph()))))],
  ['a list without items', block('bulletList')],
  ['bold code in a code block', block('codeBlock', text('a', { type: 'bold' }))],
  ['a mention of nobody', paragraph({ type: 'mention', attrs: { id: 'sara', label: 'Sara' } })],
  ['a mention with a turned name', paragraph({ type: 'mention', attrs: { ...sara.attrs, label: 'a\u202Eb' } })],
])('%s is refused', (_, node) => {
  expect(accepted(doc(node))).toBe(false)
})

test.each([
  'javascript:alert(1)',
  'ftp://diwan.example',
  'data:text/html,x',
  '/relative',
  `https://diwan.example/${'a'.repeat(2048)}`,
])('a link to %s is refused', (href) => {
  expect(accepted(doc(paragraph(text('a', link(href)))))).toBe(false)
})

test('a link cannot open with attributes nobody decided about', () => {
  expect(accepted(doc(paragraph(text('a', { type: 'link', attrs: { href: 'https://diwan.example', target: '_top' } }))))).toBe(
    false,
  )
})

test('no document, and nothing in its place, is refused', () => {
  for (const value of [undefined, null, '', [], doc()]) expect(accepted(value)).toBe(false)
  expect(z.object({ body: Document }).safeParse({}).success).toBe(false)
})

test('a hostile depth is answered with its limit, not with the end of the stack', () => {
  let node: unknown = paragraph()
  for (let turn = 0; turn < 100_000; turn += 1) node = block('blockquote', node)
  expect(Document.safeParse(doc(node)).error?.issues).toEqual([expect.objectContaining({ message: 'too_deep', path: [] })])
})

test('whatever arrives is answered, never thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => [true, false].includes(accepted(doc(value, paragraph(value))))))
})

test('a text becomes a paragraph per line, each with its own direction', () => {
  const made = documentFromText('@everyone\r\nمرحبا\n\nHello', 'ltr')
  expect(directions(made.content)).toEqual(['paragraph ltr', 'paragraph rtl', 'paragraph ltr', 'paragraph ltr'])
  expect(textOf(made)).toBe('@everyone\nمرحبا\n\nHello')
})

test('a text made a document is a document and reads as it was written', () => {
  const lines = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }).map((all) => all.join('\n'))
  fc.assert(
    fc.property(
      lines.filter((line) => isStorable(line) && !line.includes('\r')),
      (written) => {
        const made = documentFromText(written, 'rtl')
        expect([accepted(made), textOf(made)]).toEqual([true, written])
      },
    ),
  )
})

test('the plain text of a document is what a person reads', () => {
  expect(textOf(Document.parse(everything))).toBe(
    'Minutes\nHello @سارة\nnpm\none\ninner\n\nquoted\nconst answer = 42;\nreturn answer;',
  )
})

test('the server decides the direction of each block, whatever was sent', () => {
  const sent = Document.parse(
    doc(
      paragraph(text('اجتماع')),
      paragraph(sara, text(' please look')),
      paragraph(text('readableRecordIds', { type: 'code' }), text(' اسم')),
      block('codeBlock', text('// تعليق')),
      paragraph(text('50%')),
      { type: 'heading', attrs: { ...ltr, level: 1 }, content: [text('Zoom اجتماع')] },
    ),
  )
  expect(directions(withDirections(sent, 'rtl').content)).toEqual([
    'paragraph rtl',
    'paragraph ltr',
    'paragraph rtl',
    'codeBlock ltr',
    'paragraph rtl',
    'heading rtl',
  ])
  expect(directions(sent.content)).toEqual([
    'paragraph ltr',
    'paragraph ltr',
    'paragraph ltr',
    'codeBlock ltr',
    'paragraph ltr',
    'heading ltr',
  ])
})

test('a list takes the direction of its content, and its neutral items follow it', () => {
  const list = block(
    'bulletList',
    item(paragraph(text('البند'))),
    item(paragraph(text('50%'))),
    item(paragraph(text('English item'))),
  )
  expect(directions(withDirections(Document.parse(doc(list)), 'ltr').content)).toEqual([
    'bulletList rtl',
    '.listItem rtl',
    '..paragraph rtl',
    '.listItem rtl',
    '..paragraph rtl',
    '.listItem ltr',
    '..paragraph ltr',
  ])
})

test('the marker of an item stands beside its first paragraph, not beside the list inside', () => {
  const list = block(
    'orderedList',
    item(paragraph(text('Agenda')), block('bulletList', item(paragraph(text('الميزانية والتوظيف والتدريب'))))),
  )
  expect(directions(withDirections(Document.parse(doc(list)), 'ltr').content).slice(1, 4)).toEqual([
    '.listItem ltr',
    '..paragraph ltr',
    '..bulletList rtl',
  ])
})

test('spaces and invisible signs are nothing, a mention is something', () => {
  for (const nothing of ['', ' \n\t', '\u200B\u200F\u2066']) expect(isEmptyDocument(documentFromText(nothing, 'rtl'))).toBe(true)
  expect(isEmptyDocument(documentFromText('👍', 'rtl'))).toBe(false)
  expect(isEmptyDocument(Document.parse(doc(paragraph(sara))))).toBe(false)
})
