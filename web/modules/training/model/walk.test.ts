import type { Learning } from '@diwan/contract/training/schemas/learning'
import { expect, test } from 'vitest'
import { minutesOf, onwards, resumedAt } from './walk.ts'

const lesson = (key: string) => ({ key, kind: 'text', required: true, seconds: null, questions: null, minutes: null })
/** As the portal says it: in order, with what was done so far. */
const learning = (done: readonly string[], opened: readonly string[], next: string | null, status = 'OPEN') =>
  ({
    sections: [{ lessons: [lesson('a'), lesson('b')] }, { lessons: [lesson('c')] }],
    progress: done.map((key) => ({ lesson: key, position: 0, furthest: 0, doneDate: 1 })),
    opened,
    next,
    enrolment: { status },
  }) as unknown as Learning

test('after a lesson comes the one below it, else what is open, else the end', () => {
  expect(onwards(learning(['a'], ['a', 'b'], 'b'), 'a')).toBe('b')
  expect(onwards(learning(['a', 'b'], ['a', 'b', 'c'], 'c'), 'b')).toBe('c')
  expect(onwards(learning(['b', 'c'], ['a', 'b', 'c'], 'a'), 'c')).toBe('a')
  expect(onwards(learning(['a', 'b', 'c'], ['a', 'b', 'c'], null, 'completed'), 'c')).toBeUndefined()
})

test('a course goes on at its next lesson; one that is finished shows its end', () => {
  expect(resumedAt(learning(['a'], ['a', 'b'], 'b'))).toBe('b')
  expect(resumedAt(learning(['a', 'b', 'c'], ['a', 'b', 'c'], null, 'completed'))).toBeUndefined()
})

test('a video of half a minute takes a minute, and a lesson without a length says none', () => {
  const head = { ...lesson('a'), titleAr: '', titleEn: '' } as Parameters<typeof minutesOf>[0]
  expect(minutesOf({ ...head, seconds: 30 })).toBe(1)
  expect(minutesOf({ ...head, seconds: 150 })).toBe(3)
  expect(minutesOf({ ...head, minutes: 20 })).toBe(20)
  expect(minutesOf(head)).toBeUndefined()
})
