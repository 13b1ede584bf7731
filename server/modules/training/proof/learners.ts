import { files } from '@diwan/contract/files/endpoints'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { CourseContent } from '@diwan/contract/training/schemas/course'
import type { TestPerson } from '../../../testing/people.ts'
import { film } from '../../../testing/sounds.ts'
import type { World } from '../../../testing/world.ts'
import { publishedFor } from './published.ts'

/** A link, which is done when its learner says so. */
export const linkLesson = (key: string, more: object = {}) => ({
  kind: 'link',
  key,
  titleAr: 'درس',
  titleEn: 'Lesson',
  url: 'https://example.org/',
  ...more,
})

export const courseOf = (lessons: readonly object[], more: object = {}): CourseContent =>
  CourseContent.parse({
    nameAr: 'السلامة',
    nameEn: 'Safety',
    sections: [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons }],
    ...more,
  })

/** A film of so many seconds, as a lesson of it names it. */
export async function uploadFilm(w: World, by: TestPerson, seconds: number): Promise<string> {
  const bytes = film(seconds, [{ handler: 'vide', width: 640, height: 480 }])
  const sent = { name: 'film.mp4', purpose: 'lesson' } as const
  const { status, body } = await w.call(by, files.upload, sent, { bytes: Uint8Array.from(bytes) })
  if (status !== 200) throw new Error(`The film was not kept: ${JSON.stringify(body)}`)
  return body.id
}

/** Published for these, through the front door. */
export const publishCourse = async (w: World, by: TestPerson, to: AudienceToken, content: CourseContent): Promise<string> =>
  (await publishedFor(w, by, to, content)).id

/** Its lessons become others, and its learners may move to them. */
export async function renewCourse(w: World, by: TestPerson, id: string, content: CourseContent): Promise<void> {
  const { version } = (await w.call(by, courses.open, { id })).body.course
  await w.call(by, courses.change, { ...content, id, version })
  const { version: planned } = (await w.call(by, coursePublishing.publication, { id })).body
  const { status, body } = await w.call(by, coursePublishing.renew, { id, version: planned })
  if (status !== 200) throw new Error(`The course was not renewed: ${JSON.stringify(body)}`)
}

/** Joins and begins. Answers the id of the enrolment. */
export async function begunBy(w: World, who: TestPerson, courseId: string): Promise<string> {
  const { enrolment } = (await w.call(who, learning.join, { id: courseId })).body
  const { id, version } = enrolment!
  const { status, body } = await w.call(who, learning.begin, { id, version })
  if (status !== 200) throw new Error(`It was not begun: ${JSON.stringify(body)}`)
  return id
}
