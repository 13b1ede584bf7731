import { z } from 'zod'
import { filterFields } from '../../kit/list-schemas.ts'
import { DIRECTIONS } from '../../kit/list.ts'
import { Counter, pageInput } from '../../kit/page.ts'
import { inquiryList } from '../list.ts'
import { INQUIRY_QUEUES, INQUIRY_SIDES } from '../vocabulary.ts'

/** `asked`: the caller's own. `queue`: all that the caller may see. */
const view = z.enum(INQUIRY_SIDES).default('queue')

export const InquiryCountQuery = z.strictObject({
  view,
  queue: z.enum(INQUIRY_QUEUES).default('open'),
  ...filterFields(inquiryList),
})
export type InquiryFilter = z.infer<typeof InquiryCountQuery>

/** A queue is worked on from its oldest inquiry. */
export const InquiryQuery = InquiryCountQuery.extend({
  sort: z.enum(inquiryList.sorts).default('created'),
  direction: z.enum(DIRECTIONS).default('rising'),
  ...pageInput,
})

export const InquiryCountsQuery = z.strictObject({ view })
export const InquiryCounts = z.object({ counts: z.partialRecord(z.enum(INQUIRY_QUEUES), Counter) })
