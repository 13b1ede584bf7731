import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import { staffChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import { newId } from '../../../kit/db/id.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { takeFiles } from '../../files/public.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { insertMessage } from '../../talk/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { tellMentioned } from './mentions.ts'

export interface NewMessage {
  readonly kind: Message['kind']
  readonly body: Document
  /** Files of the caller, by their ids. */
  readonly attachments?: readonly string[]
}

/** Writes a message of the caller; telling it is the command's own. */
export async function postMessage(ctx: Ctx, tx: Tx, ticketId: string, said: NewMessage): Promise<Message> {
  const given = { ids: said.attachments ?? [], purpose: 'attachment5', ownerId: ctx.actor.id, objectId: ticketId } as const
  const attachments = await takeFiles(tx, given)
  const { body, mentioned } = await keepDocument(ctx, tx, said.body, { features: 'light' })
  return keepMessage(ctx, tx, ticketId, { kind: said.kind, body, attachments, mentioned })
}

/** Keeps words that are ready to be kept, with files the ticket has taken, as a message of the caller. */
export async function keepMessage(
  { actor, clock }: Ctx,
  tx: Tx,
  ticketId: string,
  { kind, body, attachments, mentioned }: Pick<Message, 'kind' | 'body' | 'attachments'> & { mentioned: readonly string[] },
  at = clock.now(),
): Promise<Message> {
  const id = newId()
  await insertMessage(tx.db, {
    id,
    objectId: ticketId,
    audience: kind === 'note' ? 'staff' : 'public',
    mark: kind === 'solution' ? kind : null,
    author: actor,
    body,
    files: attachments,
    at,
  })
  tellMentioned(tx, ticketId, { id, kind }, mentioned)
  const author = { id: actor.id, fullName: actor.fullName, photo: actor.photo }
  return { id, kind, author, body, attachments, createdDate: toSeconds(at), editedDate: null }
}

/** An internal note moves no version, time, order or count: the requester's side shows no trace of it. */
export async function postNote(ctx: Ctx, tx: Tx, ticketId: string, said: Omit<NewMessage, 'kind'>): Promise<Message> {
  const message = await postMessage(ctx, tx, ticketId, { ...said, kind: 'note' })
  const told = { object: ticketId, audience: 'staff', channels: [staffChannel(ticketId)] } as const
  tx.record(ticketEvents.noted, { id: ticketId, message }, told)
  return message
}

/** A message in a list: its beginning, or the names of its files where nothing was written. */
export const inShort = ({ body, attachments }: Pick<Message, 'body' | 'attachments'>): string =>
  truncate(textOf(body).trim() || attachments.map(({ name }) => name).join(' · '))
