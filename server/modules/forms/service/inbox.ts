import { answerText } from '@diwan/core/fields/answer-text'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { DecisionInboxKind } from '../../../kit/declared/approvals.ts'
import { answersOfAll } from '../../fields/public.ts'
import { presentPerson } from '../../users/public.ts'
import { canEntry } from '../access.ts'
import { readEntries } from '../queries/entries.ts'

/** An entry reads as its form, with the first words its sender wrote. */
export const entryInbox: DecisionInboxKind = {
  sees: ({ grants }) => grants.get('forms.submissions.view')?.has('step') ?? false,
  texts: async ({ db, actor }, ids) => {
    const [rows, answers] = await Promise.all([readEntries(db, ids), answersOfAll(db, ids)])
    const seen = rows.filter((row) => canEntry.view(actor, row))
    return new Map(
      seen.map((row) => {
        const written = answers.get(row.id)?.find(({ type }) => type === 'text' || type === 'long_text')
        const text = {
          requester: presentPerson(row.created_by, row.sender_name, row.sender_photo),
          title: { nameAr: row.name_ar, nameEn: row.name_en },
          line: answerText(written?.value) || row.short_id,
          period: null,
          status: row.status,
          version: row.version,
          sentDate: toSeconds(row.created_at),
        }
        return [row.id, text]
      }),
    )
  },
}
