import { entryMoves } from '@diwan/contract/forms/moves'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import type { Entry } from '@diwan/contract/forms/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { canEntry } from '../access.ts'
import type { EntryRow } from '../queries/entries.ts'

export function presentEntry(actor: Actor, row: EntryRow, { answers, made }: Pick<Entry, 'answers' | 'made'>): Entry {
  const { view, withdraw, decide } = granted(canEntry, actor, row)
  const status = row.status as EntryStatus
  return {
    id: row.id,
    shortId: row.short_id,
    form: { id: row.form_id, nameAr: row.name_ar, nameEn: row.name_en },
    by: presentPerson(row.created_by, row.sender_name, row.sender_photo),
    status,
    createdDate: toSeconds(row.created_at),
    version: row.version,
    answers,
    made,
    can: {
      view,
      withdraw: withdraw && entryMoves.withdraw.from.includes(status) && made === null,
      decide: decide && entryMoves.approve.from.includes(status),
    },
  }
}
