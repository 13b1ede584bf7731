import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedTerms, excerptOf, holdsEvery, litIn, plainWords, searchTerms, wordsIn } from './search-by-rules.ts'

const asked = (text: string, begun = false) =>
  askedTerms(text).flatMap(({ bare, keys }) => (begun ? [bare] : keys).map((stem) => ({ stem, begun })))
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
  expect(lit('Printers prin', 'prin', true)).toEqual(['Printers', 'prin'])
  expect(lit('Printers prin', 'prin')).toEqual(['prin'])
  expect(lit('طابعة وطابعات', 'طاب', true)).toEqual(['طابعة', 'وطابعات'])
  expect(lit('مكتبة', 'مكتب', true)).toEqual([])
})

test('a name of several words lights only where all of it stands', () => {
  const name = [{ stem: 'كلمة', begun: false, beside: ['مرور'] }]
  expect([litIn('نسيت كلمة المرور', name).length, litIn('كلمة المدير', name).length]).toEqual([2, 0])
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
        expect(terms).toEqual(expect.arrayContaining(searchTerms(text.slice(...span)))) // what it is with a neighbour comes on top
      }
      expect(searchTerms(text).length).toBe(new Set(wordsIn(text).flatMap(({ terms }) => terms)).size)
    }),
  )
})

test('whatever is looked for: an excerpt is a part of the text on one line, short, with every lit place a hit of it', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, pick) => {
      const all = wordsIn(text).flatMap(({ terms }) => terms[0] ?? [])
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

test('an excerpt of a long text shows its first hit with what stands around it, wherever that is', () => {
  const filler = (letters: number) => 'كلمة '.repeat(Math.ceil(letters / 5)).slice(0, letters)
  const question = askedTerms('الزعفران').flatMap(({ keys }) => keys.map((stem) => ({ stem, begun: false })))
  for (const at of [0, 4_990, 4_999, 5_000, 5_001, 5_140, 5_165, 9_998, 10_000, 33_333, 49_900]) {
    const text = `${filler(at)} قبل الزعفران الأحمر بعد ${filler(50_000 - at)}`
    const { text: part, lit: spans } = excerptOf(text, question)
    expect(part, String(at)).toContain('قبل الزعفران الأحمر بعد')
    expect(spans.map(([start, end]) => part.slice(start, end))).toEqual(['الزعفران'])
  }
  expect(excerptOf(filler(50_000), question)).toEqual(excerptOf(filler(200), question))
})

test('none of what a word is found by is longer than an index takes', () => {
  expect(searchTerms('ا'.repeat(5_000))[0]).toHaveLength(60)
})

test('a text without words has no terms, and a term carries no punctuation', () => {
  expect(searchTerms(' 👍 … ')).toEqual([])
  expect(searchTerms('ABC123: «Zoom»!')).toEqual(['abc123', 'abc', '123', 'zoom'])
})

test('whatever two people write alike finds itself', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const terms = new Set(searchTerms(text))
      for (const { keys } of askedTerms(text)) expect(keys.some((key) => terms.has(key))).toBe(true)
    }),
  )
})

test('a verb of form III is found by its noun also behind ت, where it is used in that form', () => {
  const finds = (noun: string, text: string): boolean => {
    const terms = new Set(searchTerms(text))
    return askedTerms(noun).every(({ keys }) => keys.some((key) => terms.has(key)))
  }
  expect(finds('مراجعة', 'أرجو أن تراجعوا كشف الحضور')).toBe(true)
  expect(finds('مساعدة', 'هل تساعدونني في العرض؟')).toBe(true)
  expect(finds('معارضة', 'هذا يتعارض مع الموعد، وتعارضت المواعيد')).toBe(false)
})

test('plain words stand without what is glued before them', () => {
  expect(plainWords('والمشتريات بالمكتب Printers')).toEqual(['مشتريات', 'مكتب', 'printers'])
})

test('a short text is looked through on the spot: by its words, and by what begins one', () => {
  expect(['طلب شر', 'أجهزة', 'laptops', ''].map((typed) => holdsEvery('طلبات شراء الأجهزة · Laptop', typed))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(holdsEvery('طلبات شراء', 'بيع')).toBe(false)
})

test('fifty thousand letters are read in a blink (H29)', () => {
  const started = performance.now()
  for (const letters of ['ا', 'و', 'وال', 'ين', 'ت', 'a', 'll', 'ing', 'A1']) searchTerms(letters.repeat(50_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is a word like any other (H9)', (word) => {
  expect(lit(`the ${word} fails`, word)).toEqual([word])
})
