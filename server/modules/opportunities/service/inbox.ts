import { toSeconds } from '../../../kit/clock/clock.ts'
import type { DecisionInboxKind } from '../../../kit/declared/approvals.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { readOpportunities } from '../queries/opportunities.ts'

/** An opportunity reads as its position, with its partner. */
export const opportunityInbox: DecisionInboxKind = {
  sees: ({ grants }) => grants.get('opportunity.view')?.has('step') ?? false,
  texts: async ({ db, actor }, ids) => {
    const rows = (await readOpportunities(db, actor, ids)).filter((row) => can.view(actor, row))
    return new Map(
      rows.map((row) => {
        const text = {
          requester: presentPerson(row.created_by, row.creator_name, row.creator_photo),
          title: { nameAr: row.position, nameEn: row.position },
          line: row.partner,
          period: null,
          status: row.status,
          version: row.version,
          sentDate: toSeconds(row.updated_at),
        }
        return [row.id, text]
      }),
    )
  },
}
