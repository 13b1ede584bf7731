import { inquiryList } from '@diwan/contract/support/list'
import type { InquiryFilter } from '@diwan/contract/support/schemas/list'
import type { InquiryQueue } from '@diwan/contract/support/vocabulary'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { readers } from '../access.ts'
import { columns, peopleJoins, type InquiryRow } from './inquiries.ts'

const open = sql`record.status in ('NEW', 'OPEN', 'PENDING')`

type Side = Pick<InquiryFilter, 'view' | 'queue'>

const read = lister<
  InquiryQueue,
  (typeof inquiryList)['sorts'][number],
  (typeof inquiryList)['filters'],
  InquiryRow,
  keyof typeof readers,
  Side
>(inquiryList, {
  table: 'inquiries',
  readers,
  sorts: { created: 'created_at' },
  views: {
    open: () => open,
    new: () => sql`${open} and record.status = 'NEW'`,
    mine: (actor) => sql`${open} and record.assignee_id = ${actor.id}`,
    waiting: () => sql`${open} and record.status = 'PENDING'`,
    closed: () => sql`record.status in ('DONE', 'CLOSED')`,
    all: () => sql`true`,
  },
  viewOf: ({ queue }) => queue,
  // the caller's own are a range of their own; so is what is assigned, where that relation is held
  only: (actor, { view, queue }) => {
    if (view === 'asked') return ['own']
    const held = actor.grants.get('support.view')
    return queue === 'mine' && (held?.has('assigned') || held?.has('all')) ? ['assigned'] : undefined
  },
  filters: { status: 'status', category: 'category', assigneeId: 'assignee_id', askerId: 'asker_id' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'inquiry',
  columns: () => columns,
  joins: peopleJoins,
})

export const { resolved, page: pageOfInquiries, counts: countersOf, rows: readInquiryRows, counted: countInquiryRows } = read
