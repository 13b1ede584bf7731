import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Document, documentFromText, isEmptyDocument, textOf, withDirections } from './document.ts'
import { documentFromLightText, lightTextOf, mentionsIn, turnLine, withNames } from './light-text.ts'

const sara = { id: '0192f0c1-7b3a-7cde-8f01-23456789abcd', label: 'سارة' }
const saraAli = { id: '0192f0c1-7b3a-7cde-8f01-23456789abce', label: 'سارة علي (أ)' }
const made = (text: string, mentioned = [sara, saraAli]) => documentFromLightText(text, mentioned, 'rtl')

test('the chosen people are mentioned, the longer name first, and a longer word is no mention', () => {
  const content = made('مرحبًا @سارة علي (أ) و@سارة، ليس @سارةX').content
  expect(content).toMatchObject([
    {
      content: [
        { text: 'مرحبًا ' },
        { type: 'mention', attrs: saraAli },
        { text: ' و' },
        { type: 'mention', attrs: sara },
        { text: '، ليس @سارةX' },
      ],
    },
  ])
  expect(mentionsIn({ type: 'doc', content }).map(({ id }) => id)).toEqual([saraAli.id, sara.id])
})

test('quoted lines stand in one quote, quotes in quotes, and deeper marks are what they look like', () => {
  const { content } = made('> أول\n> > ثانٍ\n>\n> > > > رابع\nرد')
  expect(content.map(({ type }) => type)).toEqual(['blockquote', 'paragraph'])
  expect(textOf({ type: 'doc', content })).toBe('أول\nثانٍ\n\n> رابع\nرد')
})

test('everything the light composer writes is a document, and comes back the same for editing', () => {
  const lines = fc.array(
    fc.oneof(fc.constantFrom('', '> ', '> > ', '> > > > x', '@سارة', 'a@سارة ', '>\u200F', '\u200EHello'), fc.string()),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, (some) => {
      const text = some
        .join('\n')
        .replaceAll('\u0000', '')
        .replace(/[\uD800-\uDFFF\r\n]+/g, '\n')
      const document = made(text)
      fc.pre(Document.safeParse(document).success && !isEmptyDocument(document))
      const back = lightTextOf(document)
      fc.pre(back !== undefined)
      const again = documentFromLightText(back.text, back.mentioned, 'rtl')
      expect(withDirections(again, 'rtl')).toEqual(withDirections(document, 'rtl'))
    }),
  )
  expect(lightTextOf(made('> مرحبًا @سارة\nHello'))).toEqual({ text: '> مرحبًا @سارة\nHello', mentioned: [sara] })
})

test.each<[string, unknown]>([
  ['a list', { type: 'bulletList', attrs: { dir: 'rtl' }, content: [] }],
  ['bold words', { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] }],
  ['a line that looks quoted', documentFromText('> 5', 'rtl').content[0]],
])('what it could not write again is not given to it: %s', (_, block) => {
  expect(lightTextOf({ type: 'doc', content: [block] } as Document)).toBeUndefined()
})

test('people bear the name they have now', () => {
  const renamed = withNames(made('@سارة @سارة علي (أ)'), new Map([[sara.id, 'Sara\u202E Haddad']]))
  expect(textOf(renamed)).toBe('@Sara Haddad @سارة علي (أ)')
})

test('a line is turned by hand and back again, its neighbours stay, and the document keeps it', () => {
  const text = 'Hello\n> Zoom at 5\nمرحبًا'
  const turned = turnLine(text, 9, 'rtl')
  expect(turned).toEqual({ text: 'Hello\n> \u200FZoom at 5\nمرحبًا', place: 10 })
  expect(withDirections(made(turned.text), 'rtl').content.map(({ attrs }) => attrs.dir)).toEqual(['ltr', 'rtl', 'rtl'])
  expect(turnLine(turned.text, turned.place, 'rtl')).toEqual({ text, place: 9 })
  expect(turnLine('', 0, 'rtl')).toEqual({ text: '\u200E', place: 1 })
})
