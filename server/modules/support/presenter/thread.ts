import type { Document } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import { InquiryHappening, type InquiryEntry } from '@diwan/contract/support/schemas/thread'
import type { Person } from '@diwan/contract/users/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import type { ThreadRow } from '../queries/thread.ts'

const presentBy = (row: ThreadRow): Person | null =>
  row.person_id && row.person_name ? presentPerson(row.person_id, row.person_name, row.person_photo) : null

export function presentEntry(row: ThreadRow, attachments: Attachment[]): InquiryEntry {
  const by = presentBy(row)
  if (row.event !== null)
    return InquiryHappening.parse({
      ...row.detail,
      id: row.id,
      kind: 'event',
      event: row.event.split('.')[1],
      by,
      createdDate: toSeconds(row.created_at),
    })
  return {
    id: row.id,
    kind: row.audience === 'staff' ? 'note' : 'said',
    author: { person: by, name: by?.fullName ?? row.guest_name ?? '' },
    body: row.body as Document,
    attachments,
    createdDate: toSeconds(row.created_at),
  }
}
