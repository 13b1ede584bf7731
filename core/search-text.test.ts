import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, stem } from './arabic-fold.ts'
import { excerptOf, litIn, searchTerms, wordsIn } from './search-text.ts'

const asked = (text: string, begun = false) => searchTerms(text).map((one) => ({ stem: one, begun }))
const lit = (text: string, question: string, begun = false) =>
  litIn(text, asked(question, begun)).map(([start, end]) => text.slice(start, end))

test.each([
  ['المَشرُوع الأوّل', 'مشروع', ['المَشرُوع']],
  ['في مكتبة الإدارة.', 'اداره', ['الإدارة']],
  ['سأل مصطفى عن أحمد', 'مصطفي احمد', ['مصطفى', 'أحمد']],
  ['غرفة ٢١٤ والغرفة 214', '214', ['٢١٤', '214']],
  ['والطابعـــة، وبالطابعات', 'طابعة', ['والطابعـــة', 'وبالطابعات']],
  ['VPN and vpn', 'VPN', ['VPN', 'vpn']],
])('%s lights for «%s»', (text, question, words) => {
  expect(lit(text, question)).toEqual(words)
})

test('a word that is still being typed lights what it begins, a finished one does not', () => {
  expect(lit('Printers print', 'print', true)).toEqual(['Printers', 'print'])
  expect(lit('Printers print', 'print')).toEqual(['print'])
})

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'المشاريع',
        'مَشرُوع',
        '\u202b',
        'x\u200cy',
        '👨‍👩‍👧',
        '٣',
        '\n',
        ' ',
        '،',
        'ﷺ',
        'ﺍﻟﻌﻤﻞ',
        'word',
        'a'.repeat(300),
      ),
      { maxLength: 60 },
    )
    .map((all) => all.join(' ')),
)

test('whatever is written: each word stands where it is said to stand, and its terms are those of its place alone', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0
      for (const { span, terms } of wordsIn(text)) {
        expect(span[0]).toBeGreaterThanOrEqual(end)
        end = span[1]
        expect(end).toBeLessThanOrEqual(text.length)
        expect(searchTerms(text.slice(...span))).toEqual([...new Set(terms)])
      }
      expect(searchTerms(text).length).toBe(new Set(wordsIn(text).flatMap(({ terms }) => terms)).size)
    }),
  )
})

test('whatever is looked for: an excerpt is a part of the text on one line, short, with every lit place a hit of it', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, pick) => {
      const all = searchTerms(text)
      const question = all.length > 0 ? [{ stem: all[pick % all.length]!, begun: false }] : []
      const { text: part, lit: spans } = excerptOf(text, question)
      const bare = part.replace(/^…/, '').replace(/…$/, '')
      expect(text.replace(/\s/gu, ' ')).toContain(bare)
      expect(spans.length > 0).toBe(all.length > 0)
      for (const [start, end] of spans) {
        expect(start).toBeLessThan(end)
        expect(searchTerms(part.slice(start, end))).toContain(question[0]!.stem)
      }
    }),
  )
})

test('terms are the folded stems, each once, and none is longer than an index takes', () => {
  expect(searchTerms('طلبات وطلب')).toEqual([stem(fold('طلب'))])
  expect(searchTerms('ا'.repeat(5_000))[0]).toHaveLength(60)
})
