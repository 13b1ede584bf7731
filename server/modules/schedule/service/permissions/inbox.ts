import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { DecisionInboxKind } from '../../../../kit/declared/approvals.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { presentPerson } from '../../../users/public.ts'
import { can } from '../../access/permissions.ts'
import { readRequests } from '../../queries/permissions/request.ts'

/** A request reads as its type, with its reason and its time. */
export const requestInbox: DecisionInboxKind = {
  sees: ({ grants }) => grants.get('permissions.view')?.has('step') ?? false,
  texts: async ({ db, actor }, ids) => {
    const { calendar } = await readWorkingDays(db)
    const seen = (await readRequests(db, ids)).filter((row) => can.view(actor, row))
    return new Map(
      seen.map((row) => {
        const text = {
          requester: presentPerson(row.created_by, row.requester_name, row.requester_photo),
          title: { nameAr: row.type?.name_ar ?? '', nameEn: row.type?.name_en ?? '' },
          line: row.reason,
          period:
            row.starts_at && row.ends_at
              ? { from: toSeconds(row.starts_at), until: toSeconds(row.ends_at), wholeDays: row.whole_days, zone: calendar.zone }
              : null,
          status: row.status,
          version: row.version,
          sentDate: toSeconds(row.submitted_at ?? row.created_at),
        }
        return [row.id, text]
      }),
    )
  },
}
