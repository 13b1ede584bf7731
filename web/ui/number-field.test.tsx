import i18next from 'i18next'
import type { ReactElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { drawingOf } from '../kit/testing/hooks.ts'
import { NumberField } from './number-field.tsx'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../kit/testing/hooks.ts')).hooks,
}))

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { kit: { numberBetween: 'From {{min}} to {{max}}' } } } }))

type Drawn = ReactElement<{
  value: number | string
  error: unknown
  clampBehavior: string
  onChange: (next: number | string) => void
  onBlur: () => void
}>

/** A form that keeps 0 in place of an empty field. */
function field(bounds: { min?: number; max?: number } = {}) {
  const kept = { value: 5 as number | null }
  const draw = drawingOf(() => NumberField({ ...bounds, value: kept.value, onChange: (next) => (kept.value = next ?? 0) }))
  const input = () => (draw() as Drawn).props
  return {
    kept,
    shown: () => input().value,
    error: () => input().error,
    type: (text: number | string) => input().onChange(text),
    leave: () => input().onBlur(),
  }
}

test('an empty field and an unfinished number stay as they are typed, and the form keeps the number', () => {
  const { kept, shown, type, leave } = field()
  expect(shown()).toBe(5)
  type('')
  expect([shown(), kept.value]).toEqual(['', 0])
  type('04')
  expect([shown(), kept.value]).toEqual(['04', 4])
  type('1.')
  expect([shown(), kept.value]).toEqual(['1.', 1])
  type(1.5)
  expect([shown(), kept.value]).toEqual([1.5, 1.5])
  type('')
  leave()
  expect(shown()).toBe(0)
})

test('a value that the form changes by itself is shown', () => {
  const { kept, shown, type } = field()
  type('04')
  kept.value = 12
  expect(shown()).toBe(12)
})

test('a number beyond the bounds stays as it was typed, and says what is allowed', () => {
  const { kept, shown, error, type, leave } = field({ min: 1, max: 100 })
  type(500)
  leave()
  expect([shown(), kept.value, error()]).toEqual([500, 500, 'From 1 to 100'])
  type(100)
  expect(error()).toBeUndefined()
})
