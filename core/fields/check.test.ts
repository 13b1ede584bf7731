import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAnswers, startingAnswers } from './check.ts'
import { circle, visibleFields } from './conditions.ts'
import type { Answers } from './field.ts'
import { Field, FIELD_TYPES, FieldList, TESTS } from './field.ts'
import { pagesOf } from './pages.ts'
import { fillIn, filledFields } from './placeholders.ts'
import { setProblems } from './set-problems.ts'

const TODAY = '2026-11-20'
const SOMEBODY = '0192f0c1-7b3a-7cde-8f01-23456789abcd'

const field = (key: string, rest: object): Field => Field.parse({ key, labelAr: 'حقل', labelEn: 'Field', ...rest })
const yesNo = [
  { key: 'yes', labelAr: 'نعم', labelEn: 'Yes' },
  { key: 'no', labelAr: 'لا', labelEn: 'No' },
]
const judge = (rest: object, answer: unknown, required = true) => {
  const { values, problems } = checkAnswers([field('it', { required, ...rest })], { it: answer } as Answers, TODAY)
  return problems[0] ? problems[0].code : values['it']
}

test.each([
  [{ type: 'text' }, '  خادم ٣ ', 'خادم ٣'],
  [{ type: 'text' }, 'a\nb', 'not_storable'],
  [{ type: 'text', rule: { min: 3 } }, 'ab', 'min_length'],
  [{ type: 'text', rule: { max: 2 } }, 'abc', 'max_length'],
  [{ type: 'text' }, 'x'.repeat(201), 'max_length'],
  [{ type: 'text' }, '   ', 'empty'],
  [{ type: 'long_text' }, 'سطر\r\nسطر', 'سطر\nسطر'],
  [{ type: 'number' }, '١٬٥٠٠٫٥', 1500.5],
  [{ type: 'number' }, '۱۲', 12],
  [{ type: 'number' }, '1,500', 1500],
  [{ type: 'number' }, '-3', -3],
  [{ type: 'number' }, '1,5', 'number'],
  [{ type: 'number' }, 'twelve', 'number'],
  [{ type: 'number' }, '1e400', 'number'],
  [{ type: 'number', rule: { whole: true } }, '1.5', 'whole_number'],
  [{ type: 'number', rule: { min: 1, max: 5 } }, '٠', 'too_small'],
  [{ type: 'number', rule: { min: 1, max: 5 } }, '٦', 'too_big'],
  [{ type: 'email' }, ' sara@diwan.example ', 'sara@diwan.example'],
  [{ type: 'email' }, 'sara@', 'email'],
  [{ type: 'url' }, 'https://مثال.إختبار', 'https://مثال.إختبار'],
  [{ type: 'url' }, 'javascript:alert(1)', 'url'],
  [{ type: 'phone' }, '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  [{ type: 'phone' }, '12', 'phone'],
  [{ type: 'date' }, '٢٠٢٦-١١-٢١', '2026-11-21'],
  [{ type: 'date' }, '21-11-2026', '2026-11-21'],
  [{ type: 'date' }, '2026-02-30', 'date'],
  [{ type: 'date', rule: { from: 'today' } }, '2026-11-19', 'date_past'],
  [{ type: 'date', rule: { from: 'today' } }, '2026-11-20', '2026-11-20'],
  [{ type: 'date', rule: { from: 'tomorrow' } }, '2026-11-20', 'date_not_after_today'],
  [{ type: 'date', rule: { to: 'today' } }, '2026-11-21', 'date_future'],
  [{ type: 'date', rule: { to: '2026-12-31' } }, '2027-01-01', 'date_outside_range'],
  [{ type: 'date' }, '', 'date_required'],
  [{ type: 'choice', options: yesNo }, 'yes', 'yes'],
  [{ type: 'choice', options: yesNo }, 'maybe', 'invalid_value'],
  [{ type: 'choice', options: yesNo }, '', 'required'],
  [{ type: 'choices', options: yesNo }, ['no', 'yes', 'no'], ['yes', 'no']],
  [{ type: 'choices', options: yesNo, rule: { max: 1 } }, ['no', 'yes'], 'too_big'],
  [{ type: 'choices', options: yesNo }, [], 'required'],
  [{ type: 'person' }, SOMEBODY.toUpperCase(), SOMEBODY],
  [{ type: 'person' }, 'sara', 'user'],
  [{ type: 'person' }, '', 'user'],
  [{ type: 'unit' }, '', 'unit'],
  [{ type: 'file' }, '', 'file_required'],
  [{ type: 'time' }, '٤:٠٥ م', '16:05'],
  [{ type: 'time' }, '25:00', 'time_required'],
  [{ type: 'time', rule: { from: '08:00', to: '16:00' } }, '7:30', 'time_outside_range'],
  [{ type: 'choice', options: yesNo, other: true }, 'other:  ربما ', 'other:ربما'],
  [{ type: 'choice', options: yesNo, other: true }, 'other: ', 'empty'],
  [{ type: 'choice', options: yesNo }, 'other:ربما', 'invalid_value'],
  [{ type: 'choices', options: yesNo, other: true }, ['other:x', 'no'], ['no', 'other:x']],
  [{ type: 'choices', options: yesNo, other: true }, ['other:x', 'other:y'], 'twice'],
  [{ type: 'choices', options: yesNo, other: true, rule: { max: 1 } }, ['other:x', 'no'], 'too_big'],
  [{ type: 'rating' }, '٤', 4],
  [{ type: 'rating' }, 0, 'invalid_value'],
  [{ type: 'rating' }, 6, 'invalid_value'],
  [{ type: 'rating' }, 2.5, 'invalid_value'],
  [{ type: 'rating', rule: { low: 0, high: 10 } }, '١٠', 10],
  [{ type: 'rating' }, '', 'required'],
  [
    { type: 'matrix', rows: yesNo, scale: yesNo },
    { no: 'yes', yes: 'no' },
    { yes: 'no', no: 'yes' },
  ],
  [{ type: 'matrix', rows: yesNo, scale: yesNo }, { yes: 'no' }, 'every_row'],
  [{ type: 'matrix', rows: yesNo, scale: yesNo }, { yes: 'maybe' }, 'invalid_value'],
  [{ type: 'matrix', rows: yesNo, scale: yesNo }, { maybe: 'no' }, 'invalid_value'],
  [{ type: 'matrix', rows: yesNo, scale: yesNo }, 'yes', 'invalid_format'],
  [{ type: 'matrix', rows: yesNo, scale: yesNo }, {}, 'every_row'],
  [{ type: 'ranking', options: yesNo }, ['no', 'yes'], ['no', 'yes']],
  [{ type: 'ranking', options: yesNo }, ['no'], 'order_all'],
  [{ type: 'ranking', options: yesNo }, ['no', 'no'], 'invalid_value'],
  [{ type: 'ranking', options: yesNo }, [], 'order_all'],
  [{ type: 'text' }, { yes: 'no' }, 'invalid_format'],
])('%j answered with %j gives %j', (rest, answer, expected) => {
  expect(judge(rest, answer)).toEqual(expected)
})

test('what is not required may stay empty, and is then not kept', () => {
  expect(judge({ type: 'email' }, '  ', false)).toBeUndefined()
})

test('the end is not before the start', () => {
  const fields = [field('from', { type: 'date' }), field('to', { type: 'date', rule: { notBefore: 'from' } })]
  const codes = (answers: Answers) => checkAnswers(fields, answers, TODAY).problems.map(({ key, code }) => [key, code])
  expect(codes({ from: '2026-12-02', to: '2026-12-01' })).toEqual([['to', 'date_from_after_date_to']])
  expect(codes({ from: '2026-12-01', to: '2026-12-01' })).toEqual([])
})

test('a field nobody asked for is told, not kept', () => {
  const { values, problems } = checkAnswers([field('a', { type: 'text' })], { a: 'x', admin: 'yes' }, TODAY)
  expect([values, problems]).toEqual([{ a: 'x' }, [{ key: 'admin', code: 'unknown' }]])
})

test('a readonly field keeps its value whatever is sent, and says so', () => {
  const fields = [field('centre', { type: 'text', readonly: true, value: '4711', required: true })]
  expect(checkAnswers(fields, {}, TODAY)).toEqual({ values: { centre: '4711' }, problems: [] })
  expect(checkAnswers(fields, { centre: '4711' }, TODAY).problems).toEqual([])
  expect(checkAnswers(fields, { centre: '9999' }, TODAY)).toEqual({ values: {}, problems: [{ key: 'centre', code: 'readonly' }] })
})

const laptop = [
  field('kind', { type: 'choice', options: yesNo, required: true }),
  field('why', { type: 'text', required: true, when: { match: 'all', tests: [{ field: 'kind', is: 'equals', value: 'yes' }] } }),
  field('who', { type: 'text', required: true, when: { match: 'all', tests: [{ field: 'why', is: 'answered', value: '' }] } }),
]

test('a hidden field is neither asked nor kept, nor what hangs on it', () => {
  const given = { kind: 'no', why: 'old answer', who: 'Omar' }
  expect(checkAnswers(laptop, given, TODAY)).toEqual({ values: { kind: 'no' }, problems: [] })
  expect(visibleFields(laptop, { ...given, kind: 'yes' }).map(({ key }) => key)).toEqual(['kind', 'why', 'who'])
})

test.each([
  ['number', 'at_least', '1000', '١٠٠٠', true],
  ['number', 'at_least', '1000', '999.5', false],
  ['number', 'equals', '١٢', '12', true],
  ['date', 'at_most', '2026-12-31', '٣١-١٢-٢٠٢٦', true],
  ['rating', 'at_least', '٤', 5, true],
  ['rating', 'at_least', '4', 3, false],
  ['rating', 'equals', '4', '٤', true],
  ['time', 'at_most', '12:00', '١١:٥٩', true],
  ['text', 'equals', 'إدارة', 'اداره', true],
  ['text', 'contains', 'عاجل', 'طلب عاجِل', true],
  ['text', 'differs', 'لا', '', false],
  ['text', 'empty', '', ' ', true],
])('a %s that is %s %s, answered %s: %s', (type, is, value, answer, expected) => {
  const fields = [field('a', { type }), field('b', { type: 'text', when: { match: 'any', tests: [{ field: 'a', is, value }] } })]
  expect(visibleFields(fields, { a: answer }).length === 2).toBe(expected)
})

test('a table that is not required may be answered in part', () => {
  const table = { type: 'matrix', rows: yesNo, scale: yesNo }
  expect(judge(table, { no: 'yes' }, false)).toEqual({ no: 'yes' })
})

test('a section asks nothing, and hidden it hides what comes before the next one', () => {
  const when = { match: 'all', tests: [{ field: 'kind', is: 'equals', value: 'yes' }] }
  const fields = [
    field('kind', { type: 'choice', options: yesNo }),
    field('more', { type: 'section', when }),
    field('why', { type: 'text', required: true }),
    field('end', { type: 'section' }),
    field('last', { type: 'text' }),
  ]
  const given = { kind: 'no', why: 'because', last: 'x' }
  expect(checkAnswers(fields, given, TODAY)).toEqual({ values: { kind: 'no', last: 'x' }, problems: [] })
  expect(checkAnswers(fields, { kind: 'yes', more: 'x' }, TODAY).problems).toEqual([
    { key: 'more', code: 'unknown' },
    { key: 'why', code: 'empty' },
  ])
  expect(pagesOf(fields, given).map(({ key, fields: asked }) => [key, asked.map((one) => one.key)])).toEqual([
    ['', ['kind']],
    ['end', ['last']],
  ])
})

test('a section that hangs on a field of its own page is a circle', () => {
  const when = { match: 'all', tests: [{ field: 'why', is: 'answered', value: '' }] }
  const fields = [field('page', { type: 'section', when }), field('why', { type: 'text' })]
  expect(setProblems(fields, { complete: false }).map(({ path, code }) => [path, code])).toEqual([
    ['0.when', 'circle'],
    ['1.when', 'circle'],
  ])
})

test('a page of hidden questions is left out, a page to read is not', () => {
  const hidden = { when: { match: 'all', tests: [{ field: 'a', is: 'equals', value: 'x' }] } }
  const fields = [
    field('intro', { type: 'section' }),
    field('first', { type: 'section' }),
    field('a', { type: 'text' }),
    field('second', { type: 'section' }),
    field('b', { type: 'text', ...hidden }),
  ]
  expect(pagesOf(fields, {}).map(({ key }) => key)).toEqual(['intro', 'first'])
  expect(pagesOf(fields, { a: 'x' }).map(({ key }) => key)).toEqual(['intro', 'first', 'second'])
})

const keys = ['a', 'b', 'c', 'd', 'e']
const anyTest = fc.record({
  field: fc.constantFrom(...keys),
  is: fc.constantFrom(...TESTS),
  value: fc.constantFrom('', 'x', 'yes', '7'),
})
const anySet = fc
  .tuple(
    ...keys.map((key) =>
      fc.record({
        key: fc.constant(key),
        type: fc.constantFrom(...FIELD_TYPES),
        required: fc.boolean(),
        other: fc.boolean(),
        tests: fc.array(anyTest, { maxLength: 3 }),
        match: fc.constantFrom('all', 'any'),
      }),
    ),
  )
  .map((shapes) =>
    shapes.map(({ key, type, required, other, tests, match }) =>
      field(key, {
        type,
        required: required && type !== 'section',
        ...(type.startsWith('choice') && { options: yesNo, other }),
        ...(type === 'ranking' && { options: yesNo }),
        ...(type === 'matrix' && { rows: yesNo, scale: yesNo }),
        ...(tests.length > 0 && { when: { match, tests } }),
      }),
    ),
  )
const anyAnswers = fc.dictionary(
  fc.constantFrom(...keys),
  fc.oneof(
    fc.constantFrom('x', 'yes', '٧', '7', 'a@b.co', '2026-11-20', ''),
    fc.array(fc.constantFrom('yes', 'no', 'other:x', 'other:')),
    fc.dictionary(fc.constantFrom('yes', 'no', 'maybe'), fc.constantFrom('yes', 'no')),
    fc.constantFrom('other:x', '4', '٤:٠٥ م', SOMEBODY),
    fc.integer({ min: -1, max: 11 }),
    fc.string(),
  ),
) as fc.Arbitrary<Answers>

test('whatever is kept is an answer itself: checking it again changes nothing and finds nothing new', () => {
  fc.assert(
    fc.property(anySet, anyAnswers, (fields, given) => {
      const { values, problems } = checkAnswers(fields, given, TODAY)
      const visible = new Set(visibleFields(fields, given).map(({ key }) => key))
      expect(Object.keys(values).every((key) => visible.has(key))).toBe(true)
      if (problems.length > 0) return
      expect(checkAnswers(fields, values, TODAY)).toEqual({ values, problems: [] })
    }),
    { numRuns: 1_500 },
  )
})

test('what a hidden field would have said changes nothing', () => {
  fc.assert(
    fc.property(anySet, anyAnswers, fc.string(), (fields, given, other) => {
      const hidden = fields.filter((one) => !visibleFields(fields, given).includes(one))
      if (circle(fields).length > 0) return
      const changed = { ...given, ...Object.fromEntries(hidden.map(({ key }) => [key, other])) }
      expect(checkAnswers(fields, changed, TODAY)).toEqual(checkAnswers(fields, given, TODAY))
    }),
    { numRuns: 1_500 },
  )
})

test('a circle of conditions is refused, a chain is not', () => {
  const on = (key: string) => ({ when: { match: 'all', tests: [{ field: key, is: 'answered', value: '' }] } })
  const chain = [field('a', { type: 'text' }), field('b', { type: 'text', ...on('a') }), field('c', { type: 'text', ...on('b') })]
  expect(setProblems(chain, { complete: true })).toEqual([])
  const turned = [field('a', { type: 'text', ...on('c') }), ...chain.slice(1)]
  expect(setProblems(turned, { complete: false }).map(({ path, code }) => [path, code])).toEqual([
    ['0.when', 'circle'],
    ['1.when', 'circle'],
    ['2.when', 'circle'],
  ])
})

test('a draft may lack a translation, what is published may not', () => {
  const fields = [
    field('a', { type: 'text', labelEn: '' }),
    field('b', { type: 'choice', options: [{ key: 'x', labelAr: '', labelEn: 'X' }] }),
    field('c', { type: 'choice', options: [] }),
    field('d', { type: 'number', value: 'many' }),
  ]
  expect(setProblems(fields, { complete: false })).toEqual([])
  expect(setProblems(fields, { complete: true }).map(({ path, code }) => [path, code])).toEqual([
    ['0.labelEn', 'translation_missing'],
    ['1.options.0.labelAr', 'translation_missing'],
    ['2.options', 'too_small'],
    ['3.value', 'number'],
  ])
})

test.each([
  [[field('a', { type: 'text' }), field('a', { type: 'text' })], '1.key', 'twice'],
  [
    [field('a', { type: 'text', when: { match: 'all', tests: [{ field: 'z', is: 'answered', value: '' }] } })],
    '0.when.tests.0.field',
    'unknown',
  ],
  [
    [
      field('a', { type: 'choice', options: yesNo }),
      field('b', { type: 'text', when: { match: 'all', tests: [{ field: 'a', is: 'equals', value: 'maybe' }] } }),
    ],
    '1.when.tests.0.value',
    'invalid_value',
  ],
  [[field('a', { type: 'number', rule: { min: 5, max: 1 } })], '0.rule.max', 'maximum_below_minimum'],
  [[field('a', { type: 'date', rule: { notBefore: 'z' } })], '0.rule.notBefore', 'unknown'],
])('fields that no evaluator could live with are refused as a draft too', (fields, path, code) => {
  expect(setProblems(fields, { complete: false })).toEqual([{ path, code }])
})

test('a placeholder says who fills it in, and nothing else between braces means anything', () => {
  const filler = { name: '{department}', department: '' }
  expect(fillIn('{name}: {{constructor}} {__proto__} {name.length}', filler)).toBe(
    '{department}: {{constructor}} {__proto__} {name.length}',
  )
  const [filled] = filledFields([field('a', { type: 'text', value: 'من {name}' })], { name: '\u202Eسارة', department: 'تقنية' })
  expect(startingAnswers([filled!])).toEqual({ a: 'من سارة' })
})

test('a field that says more than its type allows is refused', () => {
  const bad = [
    { key: 'A', type: 'text' },
    { key: 'a', type: 'script' },
    { key: 'a', type: 'text', pattern: '(a+)+$' },
    { key: 'a', type: 'file', readonly: true },
  ]
  expect(bad.map((one) => FieldList.safeParse([one]).success)).toEqual([false, false, false, false])
})
