import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedPassages, passageText, readText, type Passage } from './passages.ts'

const paragraph = (text: string) => ({ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text }] })

const findPassage = (text: string, quote: string, nth: number) => readText(text).find(quote, nth)
const timesBefore = (text: string, passage: Passage) => readText(text).timesBefore(passage)
const movedPassage = (before: string, after: string, passage: Passage) => movedPassages(before, after, [passage])[0]

describe('passages', () => {
  test('a page has a line for each block with words', () => {
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('أول'), paragraph('ثان')] }] }
    const mention = {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: '1', label: 'سارة' } },
        { type: 'text', text: ' هنا' },
      ],
    }
    expect(passageText([paragraph('بداية'), list, { type: 'horizontalRule' }, mention])).toBe('بداية\nأول\nثان\n@سارة هنا\n')
  })

  test('words are found whatever white space and marks of direction are between them', () => {
    const text = 'اطلب الإجازة\nقبل أسبوع، واطلب الإجازة من رئيسك\n'
    const second = findPassage(text, 'اطلب\u200F  الإجازة', 1)!
    expect(text.slice(second.from, second.to)).toBe('اطلب الإجازة')
    expect([timesBefore(text, second), findPassage(text, 'اطلب الإجازة', 2), findPassage(text, ' ', 0)]).toEqual([
      1,
      undefined,
      undefined,
    ])
  })

  test('a passage stays with its words while others are written around and between them', () => {
    const before = 'قدم الطلب قبل أسبوع.\nيرد الرئيس خلال يومين.\n'
    const place = findPassage(before, 'الطلب قبل أسبوع', 0)!
    const after = 'مقدمة جديدة.\nقدم هذا الطلب مكتوبًا قبل أسبوع.\nيرد الرئيس خلال يومين.\n'
    const moved = movedPassage(before, after, place)!
    expect(after.slice(moved.from, moved.to)).toBe('الطلب مكتوبًا قبل أسبوع')
    expect(movedPassage(before, 'يرد الرئيس خلال يومين.\n', place)).toBeUndefined()
  })

  test('a passage that was moved to the end as a whole is found there', () => {
    const before = 'One line to move.\nTwo.\nThree.\n'
    const place = findPassage(before, 'line to move', 0)!
    const after = 'Two.\nThree.\nFour.\nOne line to move.\n'
    const moved = movedPassage(before, after, place)!
    expect(after.slice(moved.from, moved.to)).toBe('line to move')
  })

  test('in a text that did not change every passage is where it was', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'ab', 'ج', '\n'), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (list, one, other) => {
        const text = list.join(' ')
        const [from, to] = [one % text.length, (other % text.length) + 1].toSorted((a, b) => a - b) as [number, number]
        fc.pre(text.slice(from, to).trim() !== '')
        const moved = movedPassage(text, text, { from, to })!
        expect(text.slice(moved.from, moved.to).trim()).toBe(text.slice(from, to).trim())
        const found = findPassage(text, text.slice(from, to), timesBefore(text, { from, to }))!
        expect(text.slice(found.from, found.to)).toBe(text.slice(from, to).trim())
      }),
    )
  })
})
