import type { Document } from '@diwan/core/document'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { support } from '@diwan/contract/support/endpoints'
import type { GuestInquiry } from '@diwan/contract/support/schemas/guest'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readMessageFiles } from '../../talk/public.ts'
import { can } from '../access.ts'
import { presentEntry } from '../presenter/thread.ts'
import { readInquiry } from '../queries/inquiries.ts'
import { readThreadRows } from '../queries/thread.ts'

export async function readThread(
  ctx: Ctx,
  { id, after, limit }: InputOf<typeof support.thread>,
): Promise<OutputOf<typeof support.thread>> {
  const inquiry = await readInquiry(ctx.db, id)
  demand(can, 'view', ctx.actor, inquiry)
  const withNotes = can.answer(ctx.actor, inquiry)
  const found = await readThreadRows(ctx.db, { id, withNotes, after: readCursor(after), limit: limit + 1 })
  const { rows, next } = paged(found, limit)
  const files = await readMessageFiles(
    ctx.db,
    rows.filter(({ event }) => event === null).map((row) => row.id),
  )
  return { items: rows.map((row) => presentEntry(row, files.get(row.id) ?? [])), next }
}

/** A guest reads the newest messages of the conversation, the oldest of them first. */
const GUEST_MESSAGES = 50

export async function readSaidToGuest(db: Queryable, id: string): Promise<GuestInquiry['messages']> {
  const rows = await readThreadRows(db, { id, withNotes: false, after: undefined, limit: GUEST_MESSAGES })
  return rows
    .filter(({ event }) => event === null)
    .toReversed()
    .map((row) => ({
      id: row.id,
      fromSupport: row.guest_name === null,
      // a guest knows nobody here: it is support that answers
      name: row.guest_name ?? '',
      body: row.body as Document,
      createdDate: toSeconds(row.created_at),
    }))
}
