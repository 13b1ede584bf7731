import { lessonsOf } from '@diwan/core/training/outline'
import type { Learning, LessonHead } from '@diwan/contract/training/schemas/learning'
import type { Progress } from '../api/learn.ts'

export const progressOf = ({ progress }: Learning, key: string): Progress | undefined =>
  progress.find(({ lesson }) => lesson === key)

export const isDone = (learning: Learning, key: string): boolean => (progressOf(learning, key)?.doneDate ?? null) !== null

export const isOpened = ({ opened }: Learning, key: string): boolean => opened.includes(key)

export const lessonOf = (learning: Learning, key: string | undefined): LessonHead | undefined =>
  lessonsOf(learning).find((one) => one.key === key)

/** Before and after a lesson, whether they are open or not. */
export function around(learning: Learning, key: string): { before: LessonHead | undefined; after: LessonHead | undefined } {
  const lessons = lessonsOf(learning)
  const place = lessons.findIndex((one) => one.key === key)
  return { before: lessons[place - 1], after: lessons[place + 1] }
}

/** Where one goes on after a lesson: with the one below it, else with whatever is open, else nowhere. */
export function onwards(learning: Learning, key: string): string | undefined {
  const { after } = around(learning, key)
  if (after && isOpened(learning, after.key) && !isDone(learning, after.key)) return after.key
  return learning.next ?? undefined
}

/** Where one goes on in a course that was begun: what was finished shows that, the rest its next lesson. */
export function resumedAt(learning: Learning): string | undefined {
  if (learning.enrolment?.status !== 'OPEN') return undefined
  return learning.next ?? lessonsOf(learning)[0]?.key
}

/** Of the videos that say how long they are, and the quizzes that have an end. */
export const minutesOf = ({ seconds, minutes }: LessonHead): number | undefined =>
  minutes ?? (seconds === null ? undefined : Math.max(1, Math.round(seconds / 60)))
