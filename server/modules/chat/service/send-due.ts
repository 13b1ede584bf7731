import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import { lightTextOf } from '@diwan/core/light-text'
import { chatEvents } from '@diwan/contract/chat/events'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readActor } from '../../access/public.ts'
import { putBack } from '../../drafts/public.ts'
import { unusedFilesAmong } from '../../files/public.ts'
import { readMessage } from '../../talk/public.ts'
import { can } from '../access.ts'
import { readChatName } from '../queries/listeners.ts'
import { readReach } from '../queries/chat.ts'
import { deleteScheduled, lockScheduled, readDue, type ScheduledRow } from '../queries/scheduled.ts'
import { hintScheduled, sendScheduled } from './schedule.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 200

/** Each minute: what is due is judged as if its author sent it now. Whichever worker locks it first sends it, and no other. */
export async function sendDue(portal: Portal): Promise<void> {
  for (const { id, author_id } of await readDue(portal.db, portal.clock.now(), AT_ONCE)) await sendOne(portal, id, author_id)
}

async function sendOne(portal: Portal, id: string, authorId: string): Promise<void> {
  const actor = (await readActor(portal, authorId)) ?? undefined
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: actor ?? PORTAL }
  try {
    if (!actor) throw new Problem('not_found')
    await write(ctx, async (tx) => {
      const waiting = await lockDue(ctx, tx, id)
      if (waiting) await sendScheduled(ctx, tx, waiting)
      return null
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await refuse(ctx, id, actor, error.code)
  }
}

/** Sent, deleted or put off since, there is nothing to do. */
async function lockDue(ctx: Ctx, tx: Tx, id: string): Promise<ScheduledRow | undefined> {
  const waiting = await lockScheduled(tx.db, id)
  return waiting && waiting.at <= ctx.clock.now() ? waiting : undefined
}

/** The words go back to where they were written, and their author hears of it; who is no longer active only keeps the words. */
async function refuse(ctx: Ctx, id: string, actor: Actor | undefined, code: string): Promise<void> {
  await write(ctx, async (tx) => {
    const waiting = await lockDue(ctx, tx, id)
    if (!waiting) return null
    const { chat_id: chatId, author_id: userId, thread_of: threadOf } = waiting
    await deleteScheduled(tx.db, id)
    const files = await unusedFilesAmong(tx.db, userId, waiting.file_ids)
    const thread = threadOf === null ? undefined : await readMessage(tx.db, chatId, threadOf)
    const key = thread && !thread.deleted_at ? thread.id : chatId // a thread without its first message cannot be opened
    await putBack(ctx, tx, { ownerId: userId, kind: 'chat', key }, (held) =>
      draftOf(waiting.body as Document, [...files.values()], held),
    )
    hintScheduled(ctx, tx, userId)
    if (!actor) return null
    const [row] = await readReach(tx.db, actor, [chatId])
    const reads = row !== undefined && can.view(actor, row)
    const told = { object: reads ? chatId : userId, audience: reads ? 'members' : 'staff' } as const
    tx.record(chatEvents.unsent, { id, chatId, userId, code }, told)
    return null
  })
}

/** As the composer keeps what is written in it: after what was written there since. */
function draftOf(body: Document, files: readonly Attachment[], held: Readonly<Record<string, unknown>>) {
  const { text, mentioned } = lightTextOf(body) ?? { text: textOf(body), mentioned: [] }
  const list = (name: string): readonly unknown[] => (Array.isArray(held[name]) ? (held[name] as readonly unknown[]) : [])
  return {
    ...held,
    text: [typeof held['text'] === 'string' ? held['text'] : '', text].filter(Boolean).join('\n\n'),
    mentioned: [...list('mentioned'), ...mentioned],
    files: [...list('files'), ...files],
  }
}

/** Its author alone, who may have left the chat: its name is told to those who still read it. */
export const unsentNotification: NotificationRule = {
  toSelf: true,
  recipients: (_portal, { detail }) => Promise.resolve([chatEvents.unsent.detail.parse(detail).userId]),
  params: async ({ db }, { objectId, detail }) => {
    const { chatId, userId } = chatEvents.unsent.detail.parse(detail)
    const chat = objectId === userId ? undefined : await readChatName(db, objectId)
    return { chatId, ...(chat?.kind === 'group' && { name: chat.name ?? '', context: 'group' }) }
  },
  path: (_id, { chatId = '' }) => `/user/chat?id=${chatId}`,
}
