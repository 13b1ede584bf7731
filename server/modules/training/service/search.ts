import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access/courses.ts'
import { readCourses, type CourseReach, type CourseRow } from '../queries/courses.ts'

export const courseFinder = finder<CourseReach, CourseRow>({
  kind: 'course',
  module: 'training',
  table: 'courses',
  sort: 'updated_at',
  reach,
  flag: 'training.view',
  parts: { public: 'training.view' },
  living: sql`record.deleted_at is null`,
  read: async ({ db, actor }, ids) => (await readCourses(db, ids)).filter((row) => can.view(actor, row)),
  title: ({ name_ar, name_en }) => name_ar || name_en,
  card: ({ actor }, row) => ({
    id: row.id,
    shortId: null,
    status: row.status,
    place: null,
    path: can.edit(actor, row) ? `/admin/training/details?id=${row.id}` : `/user/training/details/${row.id}`,
  }),
})
