import type { Document } from '@diwan/core/document'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { Audience } from '@diwan/contract/kit/audience'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import type { Follows } from '../../../kit/realtime/bus.ts'
import { sendDraft } from '../../drafts/public.ts'
import { takeFiles } from '../../files/public.ts'
import { deliveredToAll } from '../presenter.ts'
import { insertLine, insertMessage, readNext, shownAsNew, type Author, type NextMessage } from '../queries/new-message.ts'
import { readShownByIds } from '../queries/page.ts'
import { insertPoll, type PollTerms } from '../queries/polls.ts'
import { repliesTo } from './replies.ts'
import { keepBody, recordMentions } from './keep.ts'
import { askPages } from './previews.ts'
import { present } from './read.ts'
import { chosenAudience, clearedOf, demandAct, demandRead, deliveryFor, type Talking } from './talk.ts'

/** A message to post: by a person at their own request, or by the module for a guest or for itself. */
export interface NewMessage {
  /** The id of the request; one is made where there is none. */
  readonly id?: string | undefined
  readonly audience: Audience
  readonly mark?: string | null
  readonly threadOf?: string | null
  readonly alsoMain?: boolean
  readonly quotedId?: string | null
  readonly forwardedFrom?: string
  /** Defaults to the caller. */
  readonly author?: Author
  readonly body: Document
  readonly attachments?: readonly string[]
  /** The waveform, where the one file is a voice. */
  readonly wave?: readonly number[] | undefined
  /** It is a poll; its body is what is asked. */
  readonly poll?: PollTerms
  /** The followers of the channel, where they were read behind the lock. */
  readonly follows?: Follows | undefined
  /** Its numbers, where they were read behind the lock. */
  readonly next?: NextMessage | undefined
}

export function postByCaller<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: InputOf<TalkEndpoints['say']>,
  draft?: DraftKind,
): Promise<TalkMessage> {
  const post = async (tx: Tx, [locked, nexts]: [Row | undefined, NextMessage[]]): Promise<TalkMessage> => {
    const row = demandRead(talking, ctx, locked)
    const audience = chosenAudience(talking, ctx, row, 'say', input.audience)
    demandAct(talking, ctx, row, 'say', audience)
    const { threadOf, alsoMain, quotedId, body, attachments, draftId, voice } = input
    if (voice && !talking.voices) throw wrong('voice')
    if (draft) await sendDraft(ctx, tx, { id: draftId, kind: draft, key: row.id })
    return postMessage(talking, ctx, tx, row, {
      id: ctx.receipt?.requestId,
      audience,
      threadOf: threadOf ?? null,
      alsoMain,
      quotedId: quotedId ?? null,
      body,
      attachments,
      wave: voice?.wave,
      follows: talking.follows?.(row),
      next: nexts.find((next) => next.audience === audience),
    })
  }
  return write(ctx, post, async (db) => {
    const locking = talking.lock(db, ctx.actor, input.id)
    return Promise.all([locking, readNext(db, input.id, talking.audiences, ctx.actor.id)])
  })
}

/** Stores a message and records it. The caller holds the lock and has checked the right and the state. */
export async function postMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  row: Row,
  newMessage: NewMessage,
): Promise<TalkMessage> {
  const { audience, threadOf = null, quotedId = null, alsoMain = false, author = { id: ctx.actor.id } } = newMessage
  await demandPlace(talking, tx, row, { audience, threadOf, quotedId })
  const files = await takeFiles(tx, {
    ids: newMessage.attachments ?? [],
    purpose: newMessage.wave ? 'voice' : talking.purpose,
    ownerId: ctx.actor.id,
    objectId: row.id,
  })
  const { body, mentioned, everyone } = await keepBody(talking, ctx, tx, row, newMessage.body)
  const id = newMessage.id ?? newId()
  const kept = {
    id,
    objectId: row.id,
    kind: newMessage.poll ? 'poll' : 'said',
    audience,
    mark: newMessage.mark ?? null,
    threadOf,
    alsoMain,
    quotedId,
    forwardedFrom: newMessage.forwardedFrom,
    author,
    body,
    files,
    at: ctx.clock.now(),
    scoped: talking.scoped,
    wave: newMessage.wave,
  } as const
  const next = newMessage.next ?? (await nextOf(tx, row.id, audience, author))
  tx.withCommit(insertMessage(tx.db, kept, next))
  if (newMessage.poll) await insertPoll(tx.db, id, newMessage.poll)
  await askPages(talking, ctx, tx, { id, objectId: row.id, body, isNew: true })
  const [message] = await present({ ...ctx, db: tx.db }, [shownAsNew(kept, next)])
  const detail = { id: row.id, message: deliveredToAll(message!), ...(await repliesTo(tx.db, row.id, threadOf)) }
  tx.record(talking.events.said, detail, { ...deliveryFor(talking, row, audience), follows: newMessage.follows })
  recordMentions(talking, tx, row, { id, audience, mentioned, everyone })
  await talking.wasPosted?.(ctx, tx, row, message!, { mentioned, everyone })
  return message!
}

async function nextOf(tx: Tx, objectId: string, audience: Audience, author: Author): Promise<NextMessage> {
  const [next] = await readNext(tx.db, objectId, [audience], 'id' in author ? author.id : null)
  return next!
}

export interface Happening {
  readonly audience: Audience
  /** Its sentence is the module's. */
  readonly what: string
  /** To whom it happened. */
  readonly people?: readonly string[]
  readonly text?: string | null
}

/** A line between the messages: what happened to the record. The lock is held. */
export async function happened<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  row: Row,
  { audience, what, people = [], text = null }: Happening,
): Promise<TalkMessage> {
  const line = { what, by: ctx.actor === PORTAL ? null : ctx.actor.id, people, text }
  const id = await insertLine(tx.db, { objectId: row.id, audience, line, at: ctx.clock.now() })
  const [message] = await present({ ...ctx, db: tx.db }, await readShownByIds(tx.db, row.id, [id]))
  tx.record(talking.events.said, { id: row.id, message: deliveredToAll(message!) }, deliveryFor(talking, row, audience))
  await talking.wasPosted?.(ctx, tx, row, message!, { mentioned: [], everyone: false })
  return message!
}

type Place = Required<Pick<NewMessage, 'audience' | 'threadOf' | 'quotedId'>>

/** A thread begins at a message of the main one, and a quote is of the same audience: nobody reads one they may not. */
async function demandPlace<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  tx: Tx,
  row: Row,
  { audience, threadOf, quotedId }: Place,
): Promise<void> {
  const ids = [threadOf, quotedId].filter((id) => id !== null && id !== undefined)
  const found = new Map((await readShownByIds(tx.db, row.id, ids)).map((one) => [one.id, one]))
  const cleared = clearedOf(talking, row)
  const living = (id: string) => {
    const one = found.get(id)
    return one?.audience === audience && one.deleted_at === null && one.kind !== 'event' && one.seq > cleared ? one : undefined
  }
  if (threadOf && (!talking.threads || living(threadOf)?.thread_of !== null)) throw wrong('threadOf')
  if (quotedId && !living(quotedId)) throw wrong('quotedId')
}

const wrong = (path: string) => new Problem('invalid_input', { fields: [{ path, code: 'unknown' }] })
