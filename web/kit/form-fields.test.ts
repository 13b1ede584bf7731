import { expect, test } from 'vitest'
import { z } from 'zod'
import { byField, isRequired, valueAt, wrongBefore } from './form-fields.ts'

const schema = z.strictObject({
  assigneeId: z.uuid(),
  note: z.string().max(10).optional(),
  places: z.array(z.strictObject({ unitId: z.uuid() })).default([]),
})
interface Values extends Record<string, unknown> {
  assignee: { id: string } | null
  note: string
  places: readonly { unit: string }[]
}
const toInput = ({ assignee, note, places }: Values) => ({
  assigneeId: assignee?.id ?? '',
  ...(note !== '' && { note }),
  places: places.map(({ unit }) => ({ unitId: unit })),
})
const person = { id: '01890a5d-ac96-774b-bcce-b302099a8057' }
const filled: Values = { assignee: person, note: 'much too long a note', places: [] }

test('a field that must not be empty is marked, also once it is filled in, and one that may be is not', () => {
  expect(isRequired(schema, toInput, filled, ['assignee', 'assigneeId'])).toBe(true)
  expect(isRequired(schema, toInput, filled, ['note', 'note'])).toBe(false)
  expect(isRequired(undefined, toInput, filled, ['assignee', 'assigneeId'])).toBe(false)
})

test('what is wrong within a field is told at its own place and at the field', () => {
  const wrong = wrongBefore(schema, toInput({ ...filled, note: '', places: [{ unit: person.id }, { unit: '' }] }))
  expect(byField(wrong, ({ path }) => `wrong: ${path}`)).toEqual({
    'places.1.unitId': 'wrong: places.1.unitId',
    places: 'wrong: places.1.unitId',
  })
})

test('of two things wrong with one field the first is told', () => {
  const errors = byField(
    [
      { path: 'name', code: 'empty' },
      { path: 'name', code: 'taken' },
    ],
    ({ code }) => code,
  )
  expect(errors).toEqual({ name: 'empty' })
})

test('a path that leads into a text ends at the text', () => {
  expect(valueAt({ body: 'written' }, 'body.content.0')).toBe('written')
  expect(valueAt({ places: [{ unit: 'x' }] }, 'places.0.unit')).toBe('x')
  expect(valueAt({}, 'body.content')).toBeUndefined()
})
