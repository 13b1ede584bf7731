import { courseList } from '@diwan/contract/training/list'
import type { CourseView } from '@diwan/contract/training/vocabulary'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { reach } from '../access/courses.ts'
import { columnsBy, withNames, type CourseRow } from './courses.ts'

const living = sql`record.deleted_at is null`
const kept = sql`${living} and record.archived_at is null`

export const coursesPaged = lister<
  CourseView,
  (typeof courseList)['sorts'][number],
  (typeof courseList)['filters'],
  CourseRow,
  'training.view',
  { readonly view: CourseView }
>(courseList, {
  table: 'courses',
  readers: { 'training.view': byReach(reach, 'training.view') },
  sorts: { updated: 'updated_at', published: 'published_at' },
  views: {
    catalogue: () => sql`${kept} and record.status = 'published'`,
    manage: () => sql`${kept} and not record.is_template`,
    templates: () => sql`${kept} and record.is_template`,
    archived: () => sql`${living} and record.archived_at is not null`,
  },
  viewOf: ({ view }) => view,
  // what is addressed to somebody is learnt; what somebody stands nearer to is managed
  only: (_actor, { view }) => (view === 'catalogue' ? ['audience'] : ['own', 'department', 'tree', 'all']),
  filters: { status: 'status', created: 'created_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'course',
  columns: (_actor, sort) => columnsBy(sort),
  joins: withNames,
})
