import { courseEvents } from '@diwan/contract/training/events'
import type { Tell } from '../../../kit/module.ts'
import { publishTells } from '../../publishing/public.ts'
import { readCourse } from '../queries/courses.ts'
import { readFinished } from '../queries/enrolments.ts'

const params: Tell['params'] = async ({ db }, { objectId }) => {
  const course = await readCourse(db, objectId)
  return { name_ar: course?.name_ar ?? '', name_en: course?.name_en ?? '' }
}

export const courseTells: Readonly<Record<string, Tell>> = publishTells({
  events: courseEvents,
  done: readFinished,
  params,
  path: (id) => `/user/training/details/${id}`,
})
