import { expect, test } from 'vitest'
import { dependentsOn, withoutLostConditions } from './dependents.ts'
import { Field } from './field.ts'
import { setProblems } from './set-problems.ts'

const field = (key: string, rest: object): Field => Field.parse({ key, type: 'text', labelAr: 'حقل', labelEn: key, ...rest })
const asks = (key: string, is: string, value = '') => ({ match: 'all', tests: [{ field: key, is, value }] })
const option = (key: string) => ({ key, labelAr: key, labelEn: key })
const fields = [
  field('trip', { type: 'choice', options: [option('home'), option('abroad')] }),
  field('visa', { when: asks('trip', 'equals', 'abroad') }),
  field('from', { type: 'date' }),
  field('to', { type: 'date', rule: { notBefore: 'from' } }),
  field('page', { type: 'section', when: asks('trip', 'answered') }),
  field('hotel', {}),
]
const without = (key: string) => fields.filter((one) => one.key !== key)
const keys = (found: readonly Field[]) => found.map(({ key }) => key)

test.each([
  ['trip', ['visa', 'page']],
  ['from', ['to']],
  ['page', ['hotel']],
  ['hotel', []],
])('removing %s concerns %j', (key, concerned) => {
  expect(keys(dependentsOn(fields, without(key)))).toEqual(concerned)
  const next = withoutLostConditions(fields, without(key))
  expect([dependentsOn(next, next), setProblems(next, { complete: true })]).toEqual([[], []])
})

test('removing a choice concerns the questions that ask for it, and no others', () => {
  const only = (key: string) => fields.map((one) => (one.type === 'choice' ? { ...one, options: [option(key)] } : one))
  expect(keys(dependentsOn(fields, only('home')))).toEqual(['visa'])
  expect(dependentsOn(fields, only('abroad'))).toEqual([])
  expect(withoutLostConditions(fields, only('home')).map(({ when }) => when !== undefined)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ])
})

test('a definition that refers to something gone is refused with a code', () => {
  expect(setProblems(without('trip'), { complete: false })).toEqual([
    { path: '0.when.tests.0.field', code: 'unknown' },
    { path: '3.when.tests.0.field', code: 'unknown' },
  ])
  const gone = fields.map((one) => (one.type === 'choice' ? { ...one, options: [option('home')] } : one))
  expect(setProblems(gone, { complete: false })).toEqual([{ path: '1.when.tests.0.value', code: 'invalid_value' }])
})
