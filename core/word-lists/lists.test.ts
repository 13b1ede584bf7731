import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { searchText, TERMS_VERSION } from '../search-text.ts'
import { groupsOf, WORD_LISTS, type ListTexts, type WordList } from './entries.ts'
import { formKey, wordLists } from './lists.ts'

const textOf = (list: WordList) => readFileSync(new URL(`${list}.tsv`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')
const texts = Object.fromEntries(WORD_LISTS.map((list) => [list, textOf(list)])) as ListTexts
const { searchTerms, askedTerms } = searchText(wordLists(texts).known)
const finds = (query: string, text: string): boolean => {
  const terms = new Set(searchTerms(text))
  return askedTerms(query).every(({ keys }) => keys.some((key) => terms.has(key)))
}

/** The letters in which the words of a list are written, and how many columns its entries have. */
const SHAPES: Readonly<Record<WordList, { readonly columns: readonly [number, number]; readonly word: RegExp }>> = {
  plurals: { columns: [2, 6], word: /^[ء-غف-ي]+$/u },
  'verb-nouns': { columns: [2, 5], word: /^[ء-غف-ي]+$/u },
  names: {
    columns: [3, 3],
    word: /^(?:[ء-غف-يپچڤگ]+(?: [ء-غف-يپچڤگ]+){0,2}|\p{Script=Latin}+(?:[ '’-]\p{Script=Latin}+){0,3})$/u,
  },
  loanwords: {
    columns: [2, 2],
    word: /^(?:[ء-غف-يپچڤگ\p{Nd}]+(?: [ء-غف-يپچڤگ\p{Nd}]+)*|[\p{Script=Latin}\d]+(?:[ .&+-]*[\p{Script=Latin}\d]+)*[+#]*)$/u,
  },
  colloquial: { columns: [2, 6], word: /^[ء-غف-يپچڤگ]+(?: [ء-غف-يپچڤگ]+)*$/u },
}

describe.each(WORD_LISTS)('%s', (list) => {
  const lines = texts[list].split('\n').filter((line) => line !== '')
  const groups = groupsOf(list, texts[list])

  test('each entry stands there once and has its columns', () => {
    expect(new Set(lines).size).toBe(lines.length)
    const [least, most] = SHAPES[list].columns
    const odd = lines.filter((line) => {
      const columns = line.split('\t').length
      return columns < least || columns > most || line !== line.normalize('NFC')
    })
    expect(odd).toEqual([])
  })

  test('its words are made of letters, and none stands twice in an entry', () => {
    const strange = groups.flatMap(({ heads, forms }) => [...heads, ...forms].filter((word) => !SHAPES[list].word.test(word)))
    const twice = groups.filter(({ heads, forms }) => new Set([...heads, ...forms]).size < heads.length + forms.length)
    expect(strange).toEqual([])
    expect(twice.filter(() => list !== 'verb-nouns')).toEqual([])
  })

  test('no entry makes two words one that the list keeps apart', () => {
    if (list === 'verb-nouns') return // a verb may be written as the noun of another
    const headWords = new Map(groups.flatMap(({ heads }) => heads.map((word) => [formKey(word), word])))
    const clashes = groups.flatMap(({ heads, forms }) =>
      forms.filter((word) => {
        const head = headWords.get(formKey(word))
        return head !== undefined && !heads.some((one) => formKey(one) === formKey(word))
      }),
    )
    expect(clashes).toEqual([])
  })
})

test('an index is made again when a list changes: raise TERMS_VERSION together with this digest', () => {
  const digest = createHash('sha256')
    .update(WORD_LISTS.map((list) => texts[list]).join('\0'))
    .digest('hex')
  expect([TERMS_VERSION, digest.slice(0, 16)]).toEqual([3, '4cbfdeba6e5661cd'])
})

test.each([
  ['المخطوطات والمخاطيط', 'مخطوط'],
  ['أرسلها إليه', 'إرسال'],
  ['سنراجع العقود', 'مراجعة'],
  ['استفدنا كثيرا', 'استفادة'],
  ['انتهت المهلة', 'انتهاء'],
  ['Mohammed Al-Qahtani', 'محمد القحطاني'],
  ['عبد الرحمن', 'Abdulrahman'],
  ['Abdul Rahman', 'عبدالرحمن'],
  ['البرزنتيشن', 'presentation'],
])('%s is found by «%s», and the other way round', (text, query) => {
  expect([finds(query, text), query.split(' ').length === 1 && text.split(' ').length > 1 ? true : finds(text, query)]).toEqual([
    true,
    true,
  ])
})

test.each([
  ['بنت صغيرة', 'بناء'],
  ['سالم', 'سليم'],
  ['مكتبة', 'مكتب'],
  ['رسوم', 'رسالة'],
])('%s is not found by «%s»', (text, query) => {
  expect(finds(query, text)).toBe(false)
})
