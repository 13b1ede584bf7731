import type { Document } from '@diwan/core/document'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { takeFiles } from '../../files/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { insertMessage, type Author } from '../queries/messages.ts'
import { readShownByIds } from '../queries/page.ts'
import { present } from './read.ts'
import { chosenAudience, demandAct, lockRecord, toldOf, type Talking } from './talk.ts'

/** What is said about a record: by a person at their own request, or by the module for a guest or for itself. */
export interface Said {
  /** The id of the request; one is made where there is none. */
  readonly id?: string | undefined
  readonly audience: Audience
  readonly mark?: string | null
  readonly threadOf?: string | null
  readonly quotedId?: string | null
  /** The caller unless said. */
  readonly author?: Author
  readonly body: Document
  readonly attachments?: readonly string[]
}

export function sayAbout<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: InputOf<TalkEndpoints['say']>,
  draft?: DraftKind,
): Promise<TalkMessage> {
  return write(ctx, async (tx) => {
    const row = await lockRecord(talking, ctx, tx, input.id)
    const audience = chosenAudience(talking, ctx, row, 'say', input.audience)
    demandAct(talking, ctx, row, 'say', audience)
    const { threadOf, quotedId, body, attachments, draftId } = input
    if (draft) await sendDraft(ctx, tx, { id: draftId, kind: draft, key: row.id })
    return say(talking, ctx, tx, row, {
      id: ctx.receipt?.requestId,
      audience,
      threadOf: threadOf ?? null,
      quotedId: quotedId ?? null,
      body,
      attachments,
    })
  })
}

/** Keeps what was said and records it. The lock is held; who may say it, and when, was asked. */
export async function say<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  row: Row,
  said: Said,
): Promise<TalkMessage> {
  const { audience, threadOf = null, quotedId = null, author = { id: ctx.actor.id } } = said
  await demandPlace(talking, tx, row.id, { audience, threadOf, quotedId })
  const files = await takeFiles(tx, {
    ids: said.attachments ?? [],
    purpose: talking.purpose,
    ownerId: ctx.actor.id,
    objectId: row.id,
  })
  const { body, mentioned } = await keepDocument(ctx, tx, said.body, { features: 'light' })
  const { id } = await insertMessage(tx.db, {
    id: said.id,
    objectId: row.id,
    audience,
    mark: said.mark ?? null,
    threadOf,
    quotedId,
    author,
    body,
    files,
    at: ctx.clock.now(),
  })
  const [message] = await present({ db: tx.db, actor: ctx.actor }, await readShownByIds(tx.db, row.id, [id]))
  tx.record(talking.events.said, { id: row.id, message: message! }, toldOf(talking, row, audience))
  if (mentioned.length > 0)
    tx.record(
      talking.events.mentioned,
      { id: row.id, messageId: id, audience, people: [...mentioned] },
      { object: row.id, audience },
    )
  await talking.said?.(ctx, tx, row, message!)
  return message!
}

type Place = Required<Pick<Said, 'audience' | 'threadOf' | 'quotedId'>>

/** A thread begins at a message of the main one, and a quote is of the same audience: nobody reads one they may not. */
async function demandPlace<Row extends { readonly id: string }>(
  { threads }: Talking<Row>,
  tx: Tx,
  objectId: string,
  { audience, threadOf, quotedId }: Place,
): Promise<void> {
  const ids = [threadOf, quotedId].filter((id) => id !== null && id !== undefined)
  const found = new Map((await readShownByIds(tx.db, objectId, ids)).map((row) => [row.id, row]))
  const living = (id: string) => {
    const row = found.get(id)
    return row?.audience === audience && row.deleted_at === null ? row : undefined
  }
  if (threadOf && (!threads || living(threadOf)?.thread_of !== null)) throw wrong('threadOf')
  if (quotedId && !living(quotedId)) throw wrong('quotedId')
}

const wrong = (path: string) => new Problem('invalid_input', { fields: [{ path, code: 'unknown' }] })
