import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import { staffChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { Message } from '@diwan/contract/tickets/schemas'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { takeFiles } from '../../files/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { insertMessage } from '../queries/messages.ts'
import { tellMentioned } from './mentions.ts'

export interface Said {
  readonly kind: Message['kind']
  readonly body: Document
  /** Files of the caller, by their ids. */
  readonly attachments?: readonly string[]
}

/** Writes a message of the caller; telling it is the command's own. */
export async function say(ctx: Ctx, tx: Tx, ticketId: string, said: Said): Promise<Message> {
  const { actor, clock } = ctx
  const given = { ids: said.attachments ?? [], purpose: 'attachment5', ownerId: actor.id, objectId: ticketId } as const
  const attachments = await takeFiles(tx, given)
  const { body, mentioned } = await keepDocument(ctx, tx, said.body, { features: 'light' })
  const message = await insertMessage(tx.db, { ticketId, kind: said.kind, author: actor, body, attachments, at: clock.now() })
  tellMentioned(tx, ticketId, said.kind, mentioned)
  return message
}

/** An internal note moves no version, time, order or count: the requester's side shows no trace of it. */
export async function note(ctx: Ctx, tx: Tx, ticketId: string, said: Omit<Said, 'kind'>): Promise<Message> {
  const message = await say(ctx, tx, ticketId, { ...said, kind: 'note' })
  const told = { object: ticketId, audience: 'staff', channels: [staffChannel(ticketId)] } as const
  tx.record(ticketEvents.noted, { id: ticketId, message }, told)
  return message
}

/** A message in a list: its beginning, or the names of its files where nothing was written. */
export const inShort = ({ body, attachments }: Pick<Message, 'body' | 'attachments'>): string =>
  truncate(textOf(body).trim() || attachments.map(({ name }) => name).join(' · '))
