import type { Document } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { keepDocument, type KeptDocument } from '../../writing/public.ts'
import type { Talking } from './talk.ts'

/** How everyone is called in the text of a message; screens say it in the language of their reader. */
const EVERYONE = { ar: 'الكل', en: 'all' } as const

/** What is kept of what somebody says. Everyone is called by a mention of the record itself, where the kind has that. */
export async function keepSaid<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  row: Row,
  sent: Document,
  before?: Document,
): Promise<KeptDocument> {
  const everyone = talking.callsAll && { id: row.id, label: EVERYONE[ctx.actor.language] }
  const kept = await keepDocument(ctx, tx, sent, { features: 'light', most: talking.most, everyone, ...(before && { before }) })
  if (kept.everyone && !talking.callsAll!(ctx.actor, row)) throw new Problem('talk.not_everyone')
  return kept
}

interface Called extends Pick<KeptDocument, 'mentioned' | 'everyone'> {
  readonly id: string
  readonly audience: Audience
}

/** Those who are called by name now and were not before, and everyone. */
export function tellCalled<Row extends { readonly id: string }>(
  { events }: Talking<Row>,
  tx: Tx,
  row: Row,
  { id, audience, mentioned, everyone }: Called,
): void {
  const [detail, told] = [
    { id: row.id, messageId: id, audience },
    { object: row.id, audience },
  ]
  if (mentioned.length > 0) tx.record(events.mentioned, { ...detail, people: [...mentioned] }, told)
  if (everyone) tx.record(events.calledAll, detail, told)
}
