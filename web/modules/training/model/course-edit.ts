import type { DraftLesson } from '@diwan/contract/training/schemas/outline'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import type { LessonKind } from '@diwan/contract/training/vocabulary'

export type Sections = CourseContent['sections']
export type Section = Sections[number]
export type LessonOf<K extends LessonKind> = Extract<DraftLesson, { kind: K }>

/** Never given again, even after its lesson is gone: what learners did is kept by it. */
const newKey = (stem: string): string => `${stem}_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

export const newSection = (): Section => ({ key: newKey('section'), titleAr: '', titleEn: '', lessons: [] })

/** As the contract fills in what is not said; said here, so that a screen needs no schemas. */
export function newLesson(kind: LessonKind): DraftLesson {
  const lesson = { key: newKey('lesson'), titleAr: '', titleEn: '', required: true }
  switch (kind) {
    case 'text':
      return { kind, ...lesson, bodyAr: null, bodyEn: null }
    case 'video':
      return { kind, ...lesson, fileId: null, url: '', mustWatch: false, seconds: null }
    case 'document':
      return { kind, ...lesson, fileId: null }
    case 'link':
      return { kind, ...lesson, url: '' }
    case 'form':
      return { kind, ...lesson, formId: null }
    case 'quiz':
      return { kind, ...lesson, ...QUIZ, questions: [], rights: {} }
  }
}
const QUIZ = {
  pass: 60,
  attempts: 3,
  minutes: null,
  count: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  feedback: 'end',
} as const

export interface Place {
  readonly section: Section
  /** Of the section among all, and of the lesson in it. */
  readonly at: number
  readonly within: number
  readonly lesson: DraftLesson
}

export function placeOf(sections: Sections, key: string): Place | undefined {
  for (const [at, section] of sections.entries()) {
    const within = section.lessons.findIndex((one) => one.key === key)
    const lesson = section.lessons[within]
    if (lesson) return { section, at, within, lesson }
  }
  return undefined
}

export const withSection = (sections: Sections, section: Section): Sections =>
  sections.map((one) => (one.key === section.key ? section : one))

export const withLesson = (sections: Sections, lesson: DraftLesson): Sections =>
  sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((one) => (one.key === lesson.key ? lesson : one)),
  }))

export const withoutLesson = (sections: Sections, key: string): Sections =>
  sections.map((section) => ({ ...section, lessons: section.lessons.filter((one) => one.key !== key) }))

/** At its end where no place is named. */
export const lessonAdded = (sections: Sections, to: string, lesson: DraftLesson, at = Number.POSITIVE_INFINITY): Sections =>
  sections.map((section) => (section.key === to ? { ...section, lessons: section.lessons.toSpliced(at, 0, lesson) } : section))

/** To a place in any section; a place after its own in the same section is counted without it. */
export function lessonMoved(sections: Sections, key: string, to: string, at?: number): Sections {
  const place = placeOf(sections, key)
  return place ? lessonAdded(withoutLesson(sections, key), to, place.lesson, at) : sections
}

/** One step up or down; over the edge of its section into the next one. */
export function lessonStepped(sections: Sections, key: string, step: -1 | 1): Sections {
  const place = placeOf(sections, key)
  if (!place) return sections
  const { section, at, within } = place
  const next = within + step
  if (next >= 0 && next < section.lessons.length) return lessonMoved(sections, key, section.key, next)
  const neighbour = sections[at + step]
  return neighbour ? lessonMoved(sections, key, neighbour.key, step < 0 ? undefined : 0) : sections
}

export function sectionMoved(sections: Sections, key: string, to: number): Sections {
  const from = sections.findIndex((one) => one.key === key)
  const one = sections[from]
  if (!one || to < 0 || to >= sections.length) return sections
  return sections.toSpliced(from, 1).toSpliced(to, 0, one)
}
