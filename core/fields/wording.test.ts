import { expect, test } from 'vitest'
import { Field } from './field.ts'
import { sameButWording } from './wording.ts'

const choice = (more: object = {}) =>
  Field.parse({
    key: 'way',
    type: 'choice',
    labelAr: 'الطريقة',
    labelEn: 'Way',
    options: [
      { key: 'bus', labelAr: 'حافلة', labelEn: 'Bus' },
      { key: 'car', labelAr: 'سيارة', labelEn: 'Car' },
    ],
    ...more,
  })
const why = Field.parse({ key: 'why', type: 'text', labelAr: 'لماذا', labelEn: 'Why' })

test('labels, helps and words of options are wording', () => {
  const said = choice({
    labelAr: 'كيف تأتي؟',
    helpEn: 'Most days',
    options:
      choice().type === 'choice'
        ? [
            { key: 'bus', labelAr: 'الحافلة', labelEn: 'The bus' },
            { key: 'car', labelAr: 'السيارة', labelEn: 'The car' },
          ]
        : [],
  })
  expect(sameButWording([choice(), why], [said, why])).toBe(true)
})

test.each([
  ['an option less', [choice({ options: [{ key: 'bus', labelAr: 'حافلة', labelEn: 'Bus' }] }), why]],
  ['another order', [why, choice()]],
  ['another key', [choice({ key: 'ways' }), why]],
  ['a field that must be answered', [choice({ required: true }), why]],
  [
    'a condition',
    [choice(), { ...why, when: { match: 'all' as const, tests: [{ field: 'way', is: 'answered' as const, value: '' }] } }],
  ],
])('%s is not', (_name, fields) => {
  expect(sameButWording([choice(), why], fields)).toBe(false)
})
