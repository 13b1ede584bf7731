import { entryList, formList } from '@diwan/contract/forms/list'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { FormView } from '@diwan/contract/forms/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { notDecidedBy } from '../../approvals/public.ts'
import { reach, reachEntry } from '../access.ts'
import { columns, exportedColumns, withExported, withNames as entryNames, type EntryRow, type ExportedEntry } from './entries.ts'
import { columnsBy, withNames, type FormRow } from './forms.ts'

const living = sql`record.deleted_at is null`
const kept = sql`${living} and record.archived_at is null`
/** Those for whom it is open, and who has not sent the one that each person sends. */
const unsent = (userId: string) => sql`(not record.once or (select count(*) = 0 from form_entries sent
  where sent.form_id = record.id and sent.created_by = ${userId} and sent.status <> 'CANCELED'))`

export const formsPaged = lister<
  FormView,
  (typeof formList)['sorts'][number],
  (typeof formList)['filters'],
  FormRow,
  'forms.view',
  { readonly view: FormView }
>(formList, {
  table: 'forms',
  readers: { 'forms.view': byReach(reach, 'forms.view') },
  sorts: { updated: 'updated_at', published: 'published_at' },
  views: {
    fill: (actor) => sql`${kept} and record.status = 'published' and ${unsent(actor.id)}`,
    required: (actor) => sql`${kept} and record.status = 'published' and record.once and ${unsent(actor.id)}`,
    manage: () => sql`${kept} and not record.is_template`,
    templates: () => sql`${kept} and record.is_template`,
    archived: () => sql`${living} and record.archived_at is not null`,
  },
  viewOf: ({ view }) => view,
  // what is addressed to somebody is filled in; what somebody stands nearer to is managed
  only: (_actor, { view }) => (view === 'fill' || view === 'required' ? ['audience'] : ['own', 'department', 'tree', 'all']),
  filters: { status: 'status', created: 'created_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'form',
  columns: (_actor, sort) => columnsBy(sort),
  joins: withNames,
})

/** Entries that wait for a decision of this person, who may not decide an own one. */
const undecided = (userId: string) =>
  sql`${living} and record.status in ('SENT', 'CHECKING') and record.created_by <> ${userId} and ${notDecidedBy('record', userId)}`
/** What one sent, what was sent to forms one looks after, what asks for one's decision, and what one may decide. */
const REACHED: Readonly<Record<EntryView, readonly Relation[]>> = {
  mine: ['own'],
  received: ['department', 'tree', 'all'],
  decide: ['step'],
  undecided: ['step', 'department', 'tree', 'all'],
}

type EntryView = (typeof entryList)['views'][number]

const entriesBy = {
  table: 'form_entries',
  readers: { 'forms.submissions.view': byReach(reachEntry, 'forms.submissions.view') },
  sorts: { created: 'created_at' },
  views: {
    mine: () => living,
    received: () => living,
    decide: (actor: Actor) => undecided(actor.id),
    undecided: (actor: Actor) => undecided(actor.id),
  },
  viewOf: ({ view }: { readonly view: EntryView }) => view,
  only: (_actor: Actor, { view }: { readonly view: EntryView }) => REACHED[view],
  filters: { formId: 'form_id', status: 'status', created: 'created_at' },
  zone: ({ actor }: { readonly actor: Actor }) => actor.reading.zone,
  as: 'entry',
} as const

export const entriesPaged = lister<
  EntryView,
  (typeof entryList)['sorts'][number],
  (typeof entryList)['filters'],
  EntryRow,
  'forms.submissions.view',
  { readonly view: EntryView }
>(entryList, { ...entriesBy, columns: () => columns, joins: entryNames })

/** The same with no more than a file of them shows, and their answers beside. */
export const entriesExported = lister<
  EntryView,
  (typeof entryList)['sorts'][number],
  (typeof entryList)['filters'],
  ExportedEntry,
  'forms.submissions.view',
  { readonly view: EntryView }
>(entryList, { ...entriesBy, columns: () => exportedColumns, joins: withExported })
