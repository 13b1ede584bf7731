import { expect, test } from 'vitest'
import { nextLesson, openRequired, openedLessons } from './outline.ts'

const lesson = (key: string, required = true) => ({ key, required })
const outline = {
  sections: [{ lessons: [lesson('a'), lesson('extra', false)] }, { lessons: [] }, { lessons: [lesson('b'), lesson('c')] }],
}
const done = (...keys: string[]) => new Set(keys)

test('a course is finished when its required lessons are done, whatever else there is', () => {
  expect(openRequired(outline, done())).toBe(3)
  expect(openRequired(outline, done('a', 'extra'))).toBe(2)
  expect(openRequired(outline, done('a', 'b', 'c'))).toBe(0)
  expect(openRequired(outline, done('a', 'b', 'gone'))).toBe(1)
})

test('in order, a lesson opens after the required ones before it, across sections; one that is not required holds nobody up', () => {
  expect([...openedLessons(outline, done(), true)]).toEqual(['a'])
  expect([...openedLessons(outline, done('a'), true)]).toEqual(['a', 'extra', 'b'])
  expect([...openedLessons(outline, done('a', 'b', 'c'), true)]).toEqual(['a', 'extra', 'b', 'c'])
})

test('what was done stays open; without an order all are', () => {
  expect([...openedLessons(outline, done('c'), true)]).toEqual(['a', 'c'])
  expect([...openedLessons(outline, done(), false)]).toEqual(['a', 'extra', 'b', 'c'])
})

test('the next lesson is the first that is open and not done', () => {
  expect(nextLesson(outline, done(), true)?.key).toBe('a')
  expect(nextLesson(outline, done('a'), true)?.key).toBe('extra')
  expect(nextLesson(outline, done('a', 'extra', 'c'), true)?.key).toBe('b')
  expect(nextLesson(outline, done('a', 'extra', 'b', 'c'), true)).toBeUndefined()
})
