import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { messageOfPart } from '../../talk/public.ts'
import { can, reach, technical } from '../access.ts'
import { readInquiries, type InquiryReach, type InquiryRow } from '../queries/inquiries.ts'
import { pathOf } from './paths.ts'

/** By subject, and by what was said to those who read it; staff go to the queue, an asker to the dialog over any screen. */
export const inquiryFinder = finder<InquiryReach, InquiryRow>({
  kind: 'inquiry',
  module: 'support',
  table: 'inquiries',
  sort: 'created_at',
  reach,
  flag: 'support.view',
  parts: { asker: 'support.view', staff: 'support.answer' },
  second: technical,
  living: sql`true`,
  people: ['asker_id', 'assignee_id'],
  read: async ({ db, actor }, ids) => (await readInquiries(db, ids)).filter((row) => can.view(actor, row)),
  title: ({ subject }) => subject,
  texts: {
    join: messageOfPart(sql`entry.part`),
    id: sql`coalesce(message.id, entry.part)`,
    audience: sql`message.audience`,
    mark: sql`message.mark`,
    text: sql`coalesce(message.text, '')`,
  },
  card: ({ actor }, row) => ({
    id: row.id,
    shortId: row.short_id,
    status: row.status,
    place: null,
    path: pathOf(actor, row),
  }),
})
