import { isEmptyDocument, type Document } from '@diwan/core/document'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { isDeepStrictEqual } from 'node:util'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { readMessageFiles } from '../queries/files.ts'
import { readMessage, rewriteMessage, type MessageRow } from '../queries/messages.ts'
import { readShownByIds } from '../queries/page.ts'
import { rewriteLoggedMessage } from '../queries/rewrite-log.ts'
import { present } from './read.ts'
import { deliveredToAll } from '../presenter.ts'
import { keepBody, recordMentions, withdrawMentions } from './keep.ts'
import { askPages } from './previews.ts'
import { demandAct, lockRecord, reads, deliveryFor, type TalkAct, type Talking } from './talk.ts'

export interface FoundMessage<Row> {
  readonly row: Row
  readonly message: MessageRow & { readonly audience: Audience }
}

/** A message that the caller reads, with its record locked; then the act is demanded. A tombstone is as good as gone. */
export async function lockMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<FoundMessage<Row>> {
  const row = await lockRecord(talking, ctx, tx, id)
  const message = await readMessage(tx.db, row.id, messageId)
  if (!message || !reads(talking, ctx.actor, row, message)) throw new Problem('not_found')
  return { row, message: { ...message, audience: message.audience as Audience } }
}

export const demandOwn = <Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { row, message }: FoundMessage<Row>,
  act: TalkAct,
): void => {
  if (message.author_id !== ctx.actor.id) throw new Problem('forbidden')
  demandAct(talking, ctx, row, act, message.audience)
}

export function editMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: InputOf<TalkEndpoints['edit']>,
): Promise<TalkMessage> {
  return write(ctx, async (tx) => {
    const found = await lockMessage(talking, ctx, tx, input)
    const { row, message } = found
    if (message.deleted_at) throw new Problem('not_found')
    demandOwn(talking, ctx, found, 'say')
    if (message.kind !== 'said') throw new Problem('forbidden') // only words can be others, and votes were given for these
    const now = ctx.clock.now()
    if (now.getTime() - message.created_at.getTime() > talking.editSeconds * 1000) throw new Problem('talk.edit_over')
    if ((message.edited_at && toSeconds(message.edited_at)) !== input.seen) throw new Problem('changed_meanwhile')

    const files = (await readMessageFiles(tx.db, [message.id])).get(message.id) ?? []
    if (files.length === 0 && isEmptyDocument(input.body))
      throw new Problem('invalid_input', { fields: [{ path: 'body', code: 'empty' }] })
    const before = message.body as Document
    const { body, mentioned, everyone, unmentioned } = await keepBody(talking, ctx, tx, row, input.body, before)
    const shown = () => shownMessage(ctx, tx, row.id, message.id)
    if (isDeepStrictEqual(body, before)) return shown()

    const { audience } = message
    await rewriteMessage(tx.db, {
      id: message.id,
      objectId: row.id,
      audience,
      body,
      files,
      writtenAt: message.created_at,
      at: now,
      scoped: talking.scoped,
    })
    await askPages(talking, ctx, tx, { id: message.id, objectId: row.id, body })
    const edited = await shown()
    const channel = talking.channel(row.id, audience)
    await rewriteLoggedMessage(tx.db, channel, deliveredToAll(edited))
    tx.record(talking.events.edited, { id: row.id, message: deliveredToAll(edited) }, deliveryFor(talking, row, audience))
    recordMentions(talking, tx, row, { id: message.id, audience, mentioned, everyone })
    if (unmentioned.length > 0) await withdrawMentions(talking, ctx, tx, { row, message, unmentioned })
    await talking.mentionsChanged?.(ctx, tx, row, { seq: message.seq, authorId: message.author_id }, { mentioned, everyone })
    return edited
  })
}

/** As everybody in its audience may see it. */
export async function shownMessage(ctx: Ctx, tx: Tx, objectId: string, id: string): Promise<TalkMessage> {
  const rows = await readShownByIds(tx.db, objectId, [id])
  return (await present({ ...ctx, db: tx.db }, rows))[0]!
}
