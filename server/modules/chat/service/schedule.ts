import type { Document } from '@diwan/core/document'
import { isEmptyDocument } from '@diwan/core/document'
import type { chatScheduled } from '@diwan/contract/chat/endpoints'
import { MAX_MESSAGE_TEXT, MAX_SCHEDULED } from '@diwan/contract/chat/limits'
import type { ScheduledFor, ScheduledMessage } from '@diwan/contract/chat/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { fitting } from '../../../kit/list/page.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { renewUnused, unusedAmong } from '../../files/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { can } from '../access.ts'
import { callsAll } from '../presenter.ts'
import { lockChat, type ChatReach } from '../queries/chat.ts'
import {
  countScheduled,
  deleteScheduled,
  insertScheduled,
  lockScheduled,
  readHeldFiles,
  readScheduled,
  updateScheduled,
  type ScheduledRow,
} from '../queries/scheduled.ts'
import { scheduledOf } from '../topics.ts'
import { presentScheduled } from './present-scheduled.ts'
import { chatTalk } from './talk.ts'

type Input<E extends keyof typeof chatScheduled> = InputOf<(typeof chatScheduled)[E]>

export const wrong = (path: string, code: string) => new Problem('invalid_input', { fields: [{ path, code }] })

/** The devices of the author look at the list again. */
export const hintScheduled = ({ portal }: Pick<Ctx, 'portal'>, tx: Tx, userId: string): void =>
  tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: [scheduledOf(userId)] })))

const demandLater = (ctx: Ctx, at: number): Date => {
  const instant = new Date(at * 1_000)
  if (instant <= ctx.clock.now()) throw wrong('at', 'past')
  return instant
}

/** A chat in which the caller may say something now, locked. */
export async function lockForSaying(ctx: Ctx, tx: Tx, id: string): Promise<ChatReach> {
  const row = await lockChat(tx.db, ctx.actor, id)
  demand(can, 'view', ctx.actor, row)
  demand(can, 'send', ctx.actor, row)
  if (row.closed) throw new Problem('chat.closed')
  return row
}

/** Kept as it will be sent; the files stay the author's until then. */
export function scheduleMessage(ctx: Ctx, input: Input<'schedule'>): Promise<ScheduledFor> {
  if (input.voice) throw wrong('voice', 'not_allowed') // it is said when it is recorded
  const { id: chatId, threadOf = null, alsoMain, quotedId = null, attachments, draftId, at } = input
  return write(ctx, async (tx) => {
    const row = await lockForSaying(ctx, tx, chatId)
    const instant = demandLater(ctx, at)
    if ((await countScheduled(tx.db, ctx.actor.id, MAX_SCHEDULED)) >= MAX_SCHEDULED) throw new Problem('chat.too_many_scheduled')
    if ((await unusedAmong(tx.db, ctx.actor.id, attachments)).size < new Set(attachments).size)
      throw new Problem('files.not_available')
    const body = await keepBody(ctx, tx, row, input.body)
    await sendDraft(ctx, tx, { id: draftId, kind: 'chat', key: threadOf ?? chatId })
    const kept = await insertScheduled(tx.db, {
      id: ctx.receipt?.requestId ?? newId(),
      chat_id: chatId,
      author_id: ctx.actor.id,
      thread_of: threadOf,
      also_main: alsoMain,
      quoted_id: quotedId,
      body: JSON.stringify(body),
      file_ids: attachments,
      at: instant,
      created_at: ctx.clock.now(),
    })
    if (!kept) throw new Problem('id_taken')
    hintScheduled(ctx, tx, ctx.actor.id)
    return scheduledFor(kept)
  })
}

const scheduledFor = ({ id, at, version }: ScheduledRow): ScheduledFor => ({ id, at: toSeconds(at), version })

async function keepBody(ctx: Ctx, tx: Tx, row: ChatReach, sent: Document, before?: Document): Promise<Document> {
  const everyone = { id: row.id, label: ctx.actor.language === 'ar' ? 'الكل' : 'all' }
  const most = MAX_MESSAGE_TEXT
  const kept = await keepDocument(ctx, tx, sent, { features: 'light', most, everyone, ...(before && { before }) })
  if (kept.everyone && !callsAll(ctx.actor, row)) throw new Problem('talk.not_everyone')
  return kept.body
}

export async function listScheduled(ctx: Ctx): Promise<{ items: ScheduledMessage[] }> {
  return { items: await presentScheduled(ctx, ctx.db, fitting(await readScheduled(ctx.db, ctx.actor.id, MAX_SCHEDULED))) }
}

/** Of others there is none. */
async function lockOwn(ctx: Ctx, tx: Tx, id: string): Promise<ScheduledRow> {
  const row = await lockScheduled(tx.db, id)
  if (row?.author_id !== ctx.actor.id) throw new Problem('not_found')
  return row
}

export function changeScheduled(ctx: Ctx, { id, version, at, body }: Input<'change'>): Promise<ScheduledFor> {
  return write(ctx, async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    if (row.version !== version) throw new Problem('changed_meanwhile')
    const instant = at === undefined ? row.at : demandLater(ctx, at)
    if (body && row.file_ids.length === 0 && isEmptyDocument(body)) throw wrong('body', 'empty')
    const words =
      body && JSON.stringify(await keepBody(ctx, tx, await lockForSaying(ctx, tx, row.chat_id), body, row.body as Document))
    const changed = await updateScheduled(tx.db, id, {
      at: instant,
      version: version + 1,
      ...(words !== undefined && { body: words }),
    })
    hintScheduled(ctx, tx, ctx.actor.id)
    return scheduledFor(changed)
  })
}

export function cancelScheduled(ctx: Ctx, { id }: Input<'cancel'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    await lockOwn(ctx, tx, id)
    await deleteScheduled(tx.db, id)
    hintScheduled(ctx, tx, ctx.actor.id)
    return { done: true as const }
  })
}

/** Refused, nothing has changed and it waits on. */
export const sendScheduledNow = (ctx: Ctx, { id }: Input<'send'>): Promise<TalkMessage> =>
  write(ctx, async (tx) => sendScheduled(ctx, tx, await lockOwn(ctx, tx, id)))

/** In one transaction it stops waiting and is said, as its author may say it now: so it is sent once. */
export async function sendScheduled(ctx: Ctx, tx: Tx, waiting: ScheduledRow): Promise<TalkMessage> {
  await deleteScheduled(tx.db, waiting.id)
  const row = await lockForSaying(ctx, tx, waiting.chat_id)
  hintScheduled(ctx, tx, waiting.author_id)
  return chatTalk.say(ctx, tx, row, {
    id: waiting.id,
    audience: 'members',
    threadOf: waiting.thread_of,
    alsoMain: waiting.also_main,
    quotedId: waiting.quoted_id,
    body: waiting.body as Document,
    attachments: waiting.file_ids,
  })
}

/** What waits to be sent is not swept away as forgotten. */
export async function holdScheduledFiles({ db, clock }: Portal): Promise<void> {
  for (const { author_id, file_ids } of await readHeldFiles(db)) await renewUnused(db, author_id, file_ids, clock.now())
}
