import type { Document } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { withdrawNotifications } from '../../notifications/public.ts'
import { keepDocument, type KeptDocument } from '../../writing/public.ts'
import type { Talking } from './talk.ts'

/** The label of the mention of everyone in the text of a message; screens show it in the language of their reader. */
const EVERYONE = { ar: 'الكل', en: 'all' } as const

/** Stores the body of a message. A mention of the record itself calls everyone, where the kind allows that. */
export async function keepBody<Row extends { readonly id: string }>(
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

/** Records the new mentions of a message: people who were not mentioned before, and everyone. */
export function recordMentions<Row extends { readonly id: string }>(
  { events }: Talking<Row>,
  tx: Tx,
  row: Row,
  { id, audience, mentioned, everyone }: Called,
): void {
  const [detail, delivery] = [
    { id: row.id, messageId: id, audience },
    { object: row.id, audience },
  ]
  if (mentioned.length > 0) tx.record(events.mentioned, { ...detail, people: [...mentioned] }, delivery)
  if (everyone) tx.record(events.calledAll, detail, delivery)
}

interface Uncalled<Row> {
  readonly row: Row
  readonly message: { readonly id: string; readonly created_at: Date }
  readonly unmentioned: readonly string[]
}

/** Those whom a message calls no more are not notified of it any longer, nor mailed what waits. */
export async function withdrawMentions<Row extends { readonly id: string }>(
  { events }: Talking<Row>,
  { portal }: Ctx,
  tx: Tx,
  { row, message: { id, created_at }, unmentioned }: Uncalled<Row>,
): Promise<void> {
  const gone = { objectId: row.id, part: id, since: created_at }
  await withdrawNotifications(portal, tx, { ...gone, events: [events.mentioned.name], people: unmentioned })
  if (unmentioned.includes(row.id)) await withdrawNotifications(portal, tx, { ...gone, events: [events.calledAll.name] })
}
