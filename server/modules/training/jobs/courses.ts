import { courseEvents } from '@diwan/contract/training/events'
import type { NotificationRule } from '../../../kit/module.ts'
import { publishNotifications } from '../../publishing/public.ts'
import { readCourse } from '../queries/courses.ts'
import { readFinished } from '../queries/enrolments.ts'

const params: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const course = await readCourse(db, objectId)
  return { name_ar: course?.name_ar ?? '', name_en: course?.name_en ?? '' }
}

export const courseNotifications: Readonly<Record<string, NotificationRule>> = publishNotifications({
  events: courseEvents,
  done: readFinished,
  params,
  path: (id) => `/user/training/details/${id}`,
})
