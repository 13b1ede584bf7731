import { expect, test } from 'vitest'
import { DraftSections } from '@diwan/contract/training/schemas/outline'
import { LESSON_KINDS } from '@diwan/contract/training/vocabulary'
import {
  lessonAdded,
  lessonMoved,
  lessonStepped,
  newLesson,
  newSection,
  placeOf,
  sectionMoved,
  withoutLesson,
  type Sections,
} from './course-edit.ts'

const section = (key: string, ...lessons: string[]) => ({
  ...newSection(),
  key,
  lessons: lessons.map((one) => ({ ...newLesson('link'), key: one })),
})
const course: Sections = [section('one', 'a', 'b'), section('two'), section('three', 'c')]
const shape = (sections: Sections) => sections.map(({ key, lessons }) => [key, ...lessons.map((lesson) => lesson.key)].join(' '))

test('a new lesson of each kind is what the contract fills in', () => {
  for (const kind of LESSON_KINDS) {
    const { key, titleAr, titleEn, ...said } = newLesson(kind)
    const [parsed] = DraftSections.parse([{ ...newSection(), lessons: [{ kind, key }] }])
    expect(parsed!.lessons[0]).toEqual({ key, titleAr, titleEn, ...said })
  }
})

test('no key is given twice', () => {
  const keys = Array.from({ length: 200 }, () => newLesson('text').key)
  expect(new Set(keys).size).toBe(200)
})

test('a lesson steps over the edges of its section, and stays at both ends', () => {
  expect(shape(lessonStepped(course, 'a', 1))).toEqual(['one b a', 'two', 'three c'])
  expect(shape(lessonStepped(course, 'b', 1))).toEqual(['one a', 'two b', 'three c'])
  expect(shape(lessonStepped(lessonStepped(course, 'b', 1), 'b', -1))).toEqual(['one a b', 'two', 'three c'])
  expect(lessonStepped(course, 'a', -1)).toBe(course)
  expect(lessonStepped(course, 'c', 1)).toBe(course)
})

test('a lesson goes to a place of any section, and comes back where it was', () => {
  expect(shape(lessonMoved(course, 'a', 'three', 0))).toEqual(['one b', 'two', 'three a c'])
  expect(shape(lessonMoved(course, 'a', 'three'))).toEqual(['one b', 'two', 'three c a'])
  const { section: of, within, lesson } = placeOf(course, 'b')!
  expect(lessonAdded(withoutLesson(course, 'b'), of.key, lesson, within)).toEqual(course)
})

test('a section moves, and not beyond the ends', () => {
  expect(shape(sectionMoved(course, 'three', 0))).toEqual(['three c', 'one a b', 'two'])
  expect(sectionMoved(course, 'one', -1)).toBe(course)
  expect(sectionMoved(course, 'one', 3)).toBe(course)
})
