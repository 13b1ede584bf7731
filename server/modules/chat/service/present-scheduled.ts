import type { Document } from '@diwan/core/document'
import type { ScheduledMessage } from '@diwan/contract/chat/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { unusedFilesAmong } from '../../files/public.ts'
import type { ScheduledRow } from '../queries/scheduled.ts'
import { readableChats } from './readable-chats.ts'

/** For their author; the chats as they see them now. */
export async function presentScheduled(
  ctx: Pick<Ctx, 'actor'>,
  db: Queryable,
  rows: readonly ScheduledRow[],
): Promise<ScheduledMessage[]> {
  const chats = await readableChats(
    ctx,
    db,
    rows.map((row) => row.chat_id),
  )
  const files = await unusedFilesAmong(
    db,
    ctx.actor.id,
    rows.flatMap((row) => row.file_ids),
  )
  return rows.map((row) => ({
    id: row.id,
    chatId: row.chat_id,
    chat: chats.get(row.chat_id)?.named ?? null,
    threadOf: row.thread_of,
    body: row.body as Document,
    attachments: row.file_ids.flatMap((id) => files.get(id) ?? []),
    at: toSeconds(row.at),
    version: row.version,
  }))
}
