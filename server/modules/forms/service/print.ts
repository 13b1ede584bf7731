import { ar as approvalsAr } from '@diwan/contract/approvals/words.ar'
import { en as approvalsEn } from '@diwan/contract/approvals/words.en'
import type { Approval, Decision } from '@diwan/contract/approvals/schemas'
import type { DecisionOutcome } from '@diwan/contract/approvals/vocabulary'
import type { entries } from '@diwan/contract/forms/endpoints'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import { printedAnswer } from '@diwan/core/fields/printed'
import { instantText, type Reading } from '@diwan/core/formats'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { pdfAnswer } from '../../../kit/pdf/pdf-answer.ts'
import type { PdfBlock } from '../../../kit/pdf/blocks.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { approvalOf } from '../../approvals/public.ts'
import { answersOfAll } from '../../fields/public.ts'
import { canEntry } from '../access.ts'
import { readEntry } from '../queries/entries.ts'

const words = { ar: { ...kitAr, ...approvalsAr, ...ar }, en: { ...kitEn, ...approvalsEn, ...en } }
type Words = (typeof words)['ar' | 'en']

const outcomeText = (say: typeof words.en): Readonly<Record<DecisionOutcome, string>> => ({
  approved: say.did_approved,
  rejected: say.did_rejected,
  returned: say.did_returned,
})

/** An entry on paper, in the language of its reader: what was answered, and who decided. */
export async function printEntry(ctx: Ctx, { id }: InputOf<typeof entries.print>): Promise<FileAnswer> {
  const row = await readEntry(ctx.db, id)
  demand(canEntry, 'view', ctx.actor, row)
  const [answers, approval] = await Promise.all([answersOfAll(ctx.db, [id]), approvalOf(ctx, id)])
  const { language, reading } = ctx.actor
  const say = words[language]
  const title = language === 'ar' ? row.name_ar : row.name_en
  return pdfAnswer(ctx.actor.id, {
    title,
    language,
    foot: row.short_id,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'fact', label: say.entry, value: row.short_id },
      { kind: 'fact', label: say.sentBy, value: row.sender_name },
      { kind: 'fact', label: say.sentOn, value: instantText(toSeconds(row.created_at), reading) },
      { kind: 'fact', label: say.status, value: say[`status_${row.status as EntryStatus}`] },
      { kind: 'rule' },
      ...(answers.get(id) ?? []).flatMap((answer): PdfBlock[] => [
        { kind: 'text', text: language === 'ar' ? answer.labelAr : answer.labelEn, quiet: true },
        { kind: 'text', text: printedAnswer(answer, reading) },
      ]),
      ...(approval ? decisionsIn(approval, say, reading) : []),
    ],
  })
}

/** Each decision with its reason; where nobody has decided yet there is nothing to print. */
function decisionsIn({ steps }: Approval, say: Words, reading: Reading): PdfBlock[] {
  const decided = steps.flatMap(({ decisions }) => decisions.filter(({ carried, outcome }) => !carried && outcome !== 'returned'))
  if (decided.length === 0) return []
  const shown = (one: Decision): PdfBlock[] => [
    {
      kind: 'fact',
      label: outcomeText(say)[one.outcome],
      value: `${one.by.fullName}\n${instantText(one.date, reading)}`,
    },
    ...(one.reason === '' ? [] : [{ kind: 'text', text: one.reason } as const]),
  ]
  return [{ kind: 'rule' }, { kind: 'heading', text: say.chain, size: 13 }, ...decided.flatMap(shown)]
}
