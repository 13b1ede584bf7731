import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { InquiryQuery } from '@diwan/contract/support/schemas/list'
import type { Widget } from '../../../kit/module.ts'
import { listInquiries } from './read.ts'

/** The open inquiries of the caller. */
export const ownInquiries: Widget = {
  key: 'support.asked',
  module: 'support',
  flag: 'view',
  area: 'user',
  size: 'low',
  column: 2,
  order: 120,
  number: 'support.asked',
  path: '/user?inquiry=mine',
  topics: ['support'],
  read: async (ctx) => {
    const { items } = await listInquiries(ctx, InquiryQuery.parse({ view: 'asked', queue: 'open', limit: WIDGET_ROWS }))
    const rows = items.map(({ id, shortId, subject, status }) => ({
      id,
      shortId,
      title: subject,
      status,
      path: `/user?inquiry=${id}`,
    }))
    return rows.length > 0 ? { shape: 'rows', items: rows } : undefined
  },
}
