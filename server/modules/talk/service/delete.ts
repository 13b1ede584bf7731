import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { eraseTexts } from '../../../kit/record/history-texts.ts'
import { write } from '../../../kit/record/write.ts'
import { releaseFile } from '../../files/public.ts'
import { withdrawNotifications } from '../../notifications/public.ts'
import { forgetEntries } from '../../search/public.ts'
import { deleteMessageFiles } from '../queries/files.ts'
import { buryMessage } from '../queries/messages.ts'
import { deleteReactions } from '../queries/reactions.ts'
import { deletePoll } from '../queries/polls.ts'
import { forgetLinks } from '../queries/previews.ts'
import { deleteStars } from '../queries/stars.ts'
import { deleteVoice } from '../queries/voices.ts'
import { deliveredToAll } from '../presenter.ts'
import { rewriteReceipts, rewriteLoggedMessage } from '../queries/rewrite-log.ts'
import { demandAct, deliveryFor, type Talking } from './talk.ts'
import { demandOwn, lockMessage, shownMessage } from './edit.ts'
import { repliesTo } from './replies.ts'

/**
 * Removes the words from every place at once: the message, its files, search, history, quotes, notifications, and the log from which a
 * browser catches up. A tombstone stays, with its author and time. Deleting twice changes nothing.
 */
export function deleteMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: InputOf<TalkEndpoints['delete']>,
): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const found = await lockMessage(talking, ctx, tx, input)
    const { row, message } = found
    const { id, audience } = message
    if (talking.may(ctx.actor, row, 'moderate', audience)) demandAct(talking, ctx, row, 'moderate', audience)
    else demandOwn(talking, ctx, found, 'say')
    if (message.kind === 'event') throw new Problem('forbidden') // what happened, happened
    if (message.deleted_at) return { done: true }

    const files = await deleteMessageFiles(tx.db, [id])
    for (const file of files) await releaseFile(ctx.portal, tx, file)
    await deleteReactions(tx.db, id)
    await deletePoll(tx.db, id)
    await deleteStars(tx.db, id)
    await forgetLinks(tx.db, [id])
    await deleteVoice(tx.db, id)
    await buryMessage(tx.db, id, ctx.clock.now())
    await eraseTexts(tx.db, [row.id], id)
    await withdrawNotifications(ctx.portal, tx, { objectId: row.id, part: id, since: message.created_at })
    await talking.mentionsChanged?.(
      ctx,
      tx,
      row,
      { seq: message.seq, authorId: message.author_id },
      { mentioned: [], everyone: false },
    )
    await forgetEntries(tx.db, [{ objectId: row.id, part: id }])

    const tombstone = deliveredToAll(await shownMessage(ctx, tx, row.id, id))
    const channel = talking.channel(row.id, audience)
    await rewriteLoggedMessage(tx.db, channel, tombstone)
    await rewriteReceipts(tx.db, tombstone, { objectId: row.id, events: [talking.events.said.name, talking.events.edited.name] })
    const detail = { id: row.id, message: tombstone, ...(await repliesTo(tx.db, row.id, tombstone.threadOf)) }
    tx.record(talking.events.deleted, detail, deliveryFor(talking, row, audience))
    return { done: true }
  })
}
