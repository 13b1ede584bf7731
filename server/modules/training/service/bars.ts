import { courseKind } from '@diwan/contract/training/kind'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import { presentPerson } from '../../users/public.ts'
import { readDueCourses } from '../queries/bars.ts'

/** The courses that the caller has to finish, on the days on which they are due. */
export const coursesOnTimeline: TimelineSource = {
  kind: courseKind.name,
  type: 'activities',
  flag: 'training.learn',
  module: 'training',
  bars: async ({ db, actor }, { from, to, after, limit }) => {
    const asked = { from, to, after: readCursor(after, 'position'), limit: limit + 1 }
    const { rows, next } = paged(await readDueCourses(db, actor.id, asked), limit)
    const items = rows.map((row) => ({
      id: row.course_id,
      kind: courseKind.name,
      type: 'activities' as const,
      title: actor.reading.language === 'ar' ? row.name_ar : row.name_en,
      path: courseKind.path(row.course_id),
      startDate: null,
      dueDate: row.due_day,
      progress: null,
      done: false,
      person: presentPerson(row.user_id, row.learner_name, row.learner_photo),
      group: null,
      movable: false,
    }))
    return { items, next }
  },
}
