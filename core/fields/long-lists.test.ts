import { expect, test } from 'vitest'
import { checkAnswers } from './check.ts'
import { cellReader, columnsOf } from './columns.ts'
import { newOption } from './draft.ts'
import { FieldList, type Field } from './field.ts'
import { setProblems } from './set-problems.ts'

const branches = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    key: `branch_${index}`,
    labelAr: `فرع ${'أ'.repeat(200)} ${index}`,
    labelEn: `Branch ${'b'.repeat(200)} ${index}`,
  }))
const list = (type: 'choice' | 'choices', count = 500) => ({
  key: 'branch',
  type,
  labelAr: 'س'.repeat(500),
  labelEn: 'q'.repeat(500),
  options: branches(count),
})

test('a question has up to 500 characters, a choice up to 250, and a list up to 500 choices', () => {
  expect(setProblems(FieldList.parse([list('choice')]), { complete: true })).toEqual([])
  expect(FieldList.safeParse([{ ...list('choice'), labelEn: 'q'.repeat(501) }]).success).toBe(false)
  expect(FieldList.safeParse([list('choice', 501)]).success).toBe(false)
  const [first, ...rest] = branches(2)
  const long = (length: number) => [{ ...list('choice'), options: [{ ...first, labelEn: 'b'.repeat(length) }, ...rest] }]
  expect([FieldList.safeParse(long(250)).success, FieldList.safeParse(long(251)).success]).toEqual([true, false])
})

test('all fields of a set together are bounded by their bytes', () => {
  const many = Array.from({ length: 6 }, (_none, index) => ({ ...list('choices'), key: `f${index}` }))
  expect(FieldList.safeParse(many.slice(0, 2)).success).toBe(true)
  expect(FieldList.safeParse(many).error?.issues[0]?.message).toBe('too_much_text')
})

/** The steps of an array's own loops, which time would only show on a quiet machine. */
test('looking at a list and at an answer takes work that grows with their length', () => {
  const comparisons = (count: number): number => {
    let read = 0
    const options = branches(count).map((option) => ({
      ...option,
      get key() {
        read += 1
        return option.key
      },
    }))
    const field = { ...FieldList.parse([list('choices', 2)])[0]!, options } as Field
    setProblems([field], { complete: true })
    checkAnswers([field], { branch: branches(count).map(({ key }) => key) }, '2026-11-20')
    return read
  }
  expect(comparisons(400) / comparisons(100)).toBeLessThan(5)
})

test('a list of more choices than a sheet has room for is one column of an export', () => {
  const [field] = FieldList.parse([list('choices')])
  const columns = columnsOf([field!], { ar: 'شيء آخر', en: 'Something else' })
  expect(columns).toHaveLength(1)
  const options = 'options' in field! ? field.options : []
  const text = cellReader(columns[0]!, 'en', () => undefined)({ branch: ['branch_1', 'branch_3'] })
  expect(text).toBe(`${options[1]!.labelEn}; ${options[3]!.labelEn}`)
})

test('a key is free among five hundred', () => {
  expect(branches(500).map(({ key }) => key)).not.toContain(newOption(branches(500)).key)
})
