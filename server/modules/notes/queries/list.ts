import { noteList } from '@diwan/contract/notes/list'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { hasLabel } from '../../labels/public.ts'
import { reach } from '../access.ts'
import { columnsFor, withCreator, type NoteRow } from './note.ts'

type Shape = typeof noteList
interface Viewed {
  readonly view: Shape['views'][number]
}

const living = sql`record.deleted_at is null`
/** Views that are a relation, or that nobody has but the owner. */
const relations: Readonly<Partial<Record<Shape['views'][number], readonly Relation[]>>> = {
  pinned: ['own'],
  shared: ['member'],
  trash: ['own'],
}

const read = lister<Shape['views'][number], Shape['sorts'][number], Shape['filters'], NoteRow, 'notes.view', Viewed>(noteList, {
  table: 'notes',
  readers: { 'notes.view': byReach(reach, 'notes.view') },
  sorts: { updated: 'updated_at' },
  views: {
    all: () => living,
    pinned: () => sql`${living} and record.pinned_at is not null`,
    shared: () => living,
    trash: () => sql`record.deleted_at is not null`,
  },
  viewOf: ({ view }) => view,
  only: (_actor, { view }) => relations[view],
  filters: { created: 'created_at', colour: 'colour', label: hasLabel },
  zone: ({ actor }) => actor.reading.zone,
  as: 'note',
  columns: (actor) => columnsFor(actor),
  joins: withCreator,
})

export const { page: pageOfNotes, counts: countersOf, resolved } = read
