import { expect, test } from 'vitest'
import { amendAnswers } from './amend.ts'
import { Field } from './field.ts'
import { withOwnKeys } from './keys.ts'

const field = (key: string, more: object = {}): Field => Field.parse({ key, labelAr: key, labelEn: key, type: 'text', ...more })
const option = (key: string) => ({ key, labelAr: key, labelEn: key })
const TODAY = '2026-11-25'

test('only what is changed is judged: a value that its rule no longer allows stays until it is touched', () => {
  const fields = [field('code', { rule: { max: 3 } }), field('note')]
  const held = { code: 'too long', note: 'x' }
  expect(amendAnswers(fields, held, { note: 'y' }, TODAY)).toEqual({ values: { code: 'too long', note: 'y' }, problems: [] })
  expect(amendAnswers(fields, held, { code: 'also long' }, TODAY).problems).toMatchObject([{ key: 'code', code: 'max_length' }])
  expect(amendAnswers(fields, held, { code: 'abc' }, TODAY).values).toEqual({ code: 'abc', note: 'x' })
})

test('a required one is not taken away, another one is; a field that there is not is refused', () => {
  const fields = [field('code', { required: true }), field('note')]
  const held = { code: 'a', note: 'b' }
  expect(amendAnswers(fields, held, { code: ' ' }, TODAY).problems).toMatchObject([{ key: 'code', code: 'empty' }])
  expect(amendAnswers(fields, held, { note: '' }, TODAY)).toEqual({ values: { code: 'a' }, problems: [] })
  expect(amendAnswers(fields, held, { foreign: 'c' }, TODAY).problems).toMatchObject([{ key: 'foreign', code: 'unknown' }])
})

test('what is readonly says what the record was given, whatever the field says by now, and is refused to everybody', () => {
  const fields = [field('plan', { readonly: true, value: 'gold' }), field('note')]
  expect(amendAnswers(fields, { plan: 'silver' }, { note: 'x' }, TODAY).values).toEqual({ plan: 'silver', note: 'x' })
  expect(amendAnswers(fields, {}, { note: 'x' }, TODAY).values).toEqual({ note: 'x' })
  expect(amendAnswers(fields, { plan: 'silver' }, { plan: 'bronze' }, TODAY).problems).toMatchObject([{ code: 'readonly' }])
})

test('what hangs on another answer goes with it; what is not asked at present is kept', () => {
  const fields = [
    field('kind', { type: 'choice', options: [option('a'), option('b')] }),
    field('why', { when: { match: 'all', tests: [{ field: 'kind', is: 'equals', value: 'a' }] } }),
  ]
  const held = { kind: 'a', why: 'because', inactive: 'kept' }
  expect(amendAnswers(fields, held, { kind: 'b' }, TODAY).values).toEqual({ kind: 'b', inactive: 'kept' })
})

test('a new field is called after its English label, never as one that was answered before; what asks about it follows', () => {
  const fields = [
    field('severity'),
    field('field_2', { labelEn: 'Cost centre (SAP)' }),
    field('field_3', { labelEn: 'Severity', when: { match: 'all', tests: [{ field: 'field_2', is: 'answered' }] } }),
    field('field_4', { labelEn: 'مبلغ' }),
  ].map((one) => one)
  const named = withOwnKeys(fields, ['severity'], ['severity', 'field_4'])
  expect(named.map(({ key }) => key)).toEqual(['severity', 'cost_centre_sap', 'severity_2', 'field_4_2'])
  expect(named[2]?.when?.tests[0]?.field).toBe('cost_centre_sap')
})
