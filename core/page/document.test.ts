import { expect, test } from 'vitest'
import { emptyPage, PageDocument, pageFromText, pageText } from './document.ts'
import { TABLE_COLUMNS, TABLE_ROWS } from './limits.ts'

const dir = 'rtl'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const paragraph = (text: string) => ({ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text }] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const cell = (text: string) => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(text)],
})
const table = (rows: number, columns: number) => ({
  type: 'table',
  attrs: { dir },
  content: Array.from({ length: rows }, () => ({ type: 'tableRow', content: Array.from({ length: columns }, () => cell('س')) })),
})
const isPage = (value: unknown) => PageDocument.safeParse(value).success

test('a page holds checklists, tables, pictures, files, cards and lines', () => {
  const page = doc(
    { type: 'heading', attrs: { dir, level: 2 }, content: [{ type: 'text', text: 'خطة الأسبوع' }] },
    {
      type: 'taskList',
      attrs: { dir },
      content: [{ type: 'taskItem', attrs: { dir, checked: true }, content: [paragraph('راجع العقد')] }],
    },
    { type: 'callout', attrs: { dir, tone: 'warning' }, content: [paragraph('مهم')] },
    { type: 'image', attrs: { file: id, alt: 'مخطط القاعة' } },
    { type: 'file', attrs: { file: id } },
    { type: 'record', attrs: { id } },
    { type: 'horizontalRule' },
    { type: 'codeBlock', attrs: { dir: 'ltr', language: 'sql' }, content: [{ type: 'text', text: 'select 1' }] },
    table(2, 2),
  )
  expect(PageDocument.parse(page)).toEqual(page)
  expect(pageText(PageDocument.parse(page))).toContain('خطة الأسبوع\nراجع العقد\nمهم\nمخطط القاعة')
})

test('a table has at most twenty columns and five hundred rows', () => {
  expect(isPage(doc(table(1, TABLE_COLUMNS)))).toBe(true)
  expect(isPage(doc(table(1, TABLE_COLUMNS + 1)))).toBe(false)
  expect(isPage(doc(table(TABLE_ROWS, 1)))).toBe(true)
  expect(isPage(doc(table(TABLE_ROWS + 1, 1)))).toBe(false)
})

test('what could run, lie about itself or hide is refused', () => {
  const link = (href: string) =>
    doc({ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] })
  expect(isPage(link('https://example.com'))).toBe(true)
  expect(isPage(link('javascript:alert(1)'))).toBe(false)
  expect(isPage(doc({ type: 'image', attrs: { file: id, alt: '', onerror: 'x' } }))).toBe(false)
  expect(isPage(doc({ type: 'image', attrs: { file: 'https://example.com/x.png', alt: '' } }))).toBe(false)
  expect(isPage(doc(paragraph('\uD800')))).toBe(false)
  expect(isPage(doc({ type: 'blockquote', attrs: { dir }, content: [table(1, 1)] }))).toBe(false)
})

test('thirteen blocks around a paragraph, and more than three hundred thousand characters, are no page', () => {
  const quoted = (times: number) => {
    let node: object = paragraph('a')
    for (let turn = 0; turn < times; turn += 1) node = { type: 'blockquote', attrs: { dir }, content: [node] }
    return doc(node)
  }
  expect([isPage(quoted(12)), isPage(quoted(13)), isPage(quoted(100_000))]).toEqual([true, false, false])
  expect([isPage(doc(paragraph('ا'.repeat(300_000)))), isPage(doc(paragraph('ا'.repeat(300_001))))]).toEqual([true, false])
})

test('a page begins empty, or with one paragraph for each line', () => {
  expect(isPage(emptyPage('rtl'))).toBe(true)
  expect(pageFromText('مرحبا\nhello', 'rtl').content.map(({ attrs }) => attrs)).toEqual([{ dir: 'rtl' }, { dir: 'ltr' }])
})
