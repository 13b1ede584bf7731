import { expect, test } from 'vitest'
import { asType, newField } from '@diwan/core/fields/draft'
import type { Field, FieldType } from '@diwan/core/fields/field'
import { quizProblems } from '@diwan/core/quiz/problems'
import { withFields, withMarks, withRight } from './questions.ts'

const none = { questions: [], rights: {} }
const asked = (...types: FieldType[]): Field[] => types.reduce<Field[]>((fields, type) => [...fields, newField(fields, type)], [])

test('a ranking and a long text need no answer to be written, and all others do', () => {
  const { questions, rights } = withFields(none, asked('ranking', 'long_text', 'choice'))
  expect(quizProblems(questions, rights)).toEqual([{ key: 'field_3', code: 'no_right_answer' }])
  expect(rights['field_1']).toEqual({ type: 'ranking', right: ['option_1', 'option_2'] })
})

test('marks and right answers stay with their question when others come, move and go', () => {
  const fields = asked('choice', 'number')
  const first = withFields(none, fields)
  const marked = {
    questions: withMarks(first.questions, 'field_2', 5),
    rights: withRight(first.rights, 'field_2', { type: 'number', right: 7, tolerance: 1 }),
  }
  const { questions, rights } = withFields(
    marked,
    fields.toReversed().filter(({ key }) => key !== 'field_1'),
  )
  expect(questions.map(({ field, marks }) => [field.key, marks])).toEqual([['field_2', 5]])
  expect(rights).toEqual({ field_2: { type: 'number', right: 7, tolerance: 1 } })
})

test('an answer that is not offered any more is not right any more', () => {
  const [choices] = asked('choices')
  const given = { questions: [], rights: { field_1: { type: 'choices' as const, right: ['option_1', 'option_2'] } } }
  const fewer = { ...choices, options: [{ key: 'option_2', labelAr: '', labelEn: '' }] } as Field
  expect(withFields(given, [fewer]).rights).toEqual({ field_1: { type: 'choices', right: ['option_2'] } })
  expect(withFields(given, [asType(choices!, 'text')]).rights).toEqual({})
})
