import { inquiryEvents } from '@diwan/contract/support/events'
import { InquiryHappening } from '@diwan/contract/support/schemas/inquiry'
import { HAPPENINGS } from '@diwan/contract/support/vocabulary'
import type { Activity } from '../../../kit/module.ts'
import { can } from '../access.ts'
import { readableInquiries } from '../queries/inquiries.ts'

/** What became of an inquiry: the same for its asker and for those who answer. */
export const inquiryActivity: Activity = {
  audiences: async ({ db }, actor, id) => {
    const [row] = await readableInquiries(db, [id])
    return row && can.view(actor, row) ? ['asker'] : undefined
  },
  events: HAPPENINGS.map((name) => inquiryEvents[name]),
  shown: InquiryHappening,
}
