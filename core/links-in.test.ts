import { expect, test } from 'vitest'
import { documentFromText, type Document } from './document.ts'
import { linksIn } from './links-in.ts'

const linksOf = (text: string) => linksIn(documentFromText(text, 'rtl'))

test('addresses are found in a sentence of either language, without what follows them', () => {
  expect(linksOf('انظر https://example.com/a، ثم http://example.org/b؟')).toEqual([
    'https://example.com/a',
    'http://example.org/b',
  ])
  expect(linksOf('See (https://example.com/wiki/A_(b)) and https://example.com.')).toEqual([
    'https://example.com/wiki/A_(b)',
    'https://example.com',
  ])
})

test('each is found once, and nothing else is an address', () => {
  expect(linksOf('https://example.com https://example.com')).toEqual(['https://example.com'])
  expect(linksOf('example.com javascript:alert(1) ftp://example.com http://')).toEqual([])
})

test('a link behind words is found, an address within code is not', () => {
  const attrs = { dir: 'ltr' as const }
  const document: Document = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs,
        content: [
          { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: 'https://example.com/x' } }] },
          { type: 'text', text: 'https://example.com/code', marks: [{ type: 'code' }] },
        ],
      },
      { type: 'codeBlock', attrs, content: [{ type: 'text', text: 'https://example.com/block' }] },
    ],
  }
  expect(linksIn(document)).toEqual(['https://example.com/x'])
})
