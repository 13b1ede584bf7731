import { expect, test } from 'vitest'
import { newLesson, newSection } from './course-edit.ts'
import { stillWrong, wrongPlaces } from './wrong-places.ts'

const sections = [
  { ...newSection(), key: 'one' },
  { ...newSection(), key: 'two', lessons: [{ ...newLesson('quiz'), key: 'quiz' }] },
]
const at = (path: string) => wrongPlaces([{ path, code: 'empty' }], sections).map(({ key, path: inside }) => [key, inside])

test('what is wrong lies under the key of its section or lesson', () => {
  expect(at('sections.0.titleAr')).toEqual([['one', 'titleAr']])
  expect(at('sections.1.lessons.0.titleEn')).toEqual([['quiz', 'titleEn']])
  expect(at('sections.1.lessons.0.questions.2.field.labelAr')).toEqual([['quiz', 'questions.2.field.labelAr']])
  expect(at('nameAr')).toEqual([[undefined, 'nameAr']])
  expect(at('sections')).toEqual([[undefined, 'sections']])
})

test('the plan of publishing and places that are gone are not of the course', () => {
  expect(at('tokens')).toEqual([])
  expect(at('scheduleDate')).toEqual([])
  expect(at('sections.7.titleAr')).toEqual([])
})

test('a change takes away what was said of it, and nothing else', () => {
  const paths = ['sections.1.lessons.0.titleAr', 'sections.1.lessons.0.questions.0.field.labelAr', 'nameAr']
  const wrong = wrongPlaces(
    paths.map((path) => ({ path, code: 'empty' as const })),
    sections,
  )
  expect(stillWrong(wrong, 'quiz', ['questions']).map(({ path }) => path)).toEqual(['titleAr', 'nameAr'])
  expect(stillWrong(wrong, undefined, ['nameAr']).map(({ key }) => key)).toEqual(['quiz', 'quiz'])
})
