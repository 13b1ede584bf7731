import { endpoint, flag } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { REACTIONS_A_MINUTE, SAID_A_MINUTE } from './limits.ts'
import {
  AroundMessage,
  CountUnread,
  EditMessage,
  MarkUnread,
  PageOfThread,
  React,
  ReadMark,
  ReadUpTo,
  MessageId,
  Say,
  TalkMessage,
  ThreadPage,
  ThreadWindow,
  UnreadCounts,
} from './schemas.ts'

interface TalkPlace {
  /** The first part of the names, and the module whose flags are asked. */
  readonly module: string
  readonly flags: { readonly read: string; readonly write: string }
}

/** The messages of a kind of record, below the address of one of them: `/api/tasks/{id}`. Spread them into a group of the module. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export function talkEndpoints<P extends `/api/${string}`>(records: P, { module, flags }: TalkPlace) {
  const path = `${records}/{id}` as const
  const messages = `${path}/messages` as const
  const reading = { module, access: flag(module, flags.read) } as const
  const writing = { module, access: flag(module, flags.write) } as const
  return {
    page: endpoint({
      ...reading,
      name: `${module}.thread`,
      summary: 'Messages the caller may read, newest first, of the main thread or of one message.',
      method: 'GET',
      path: messages,
      input: PageOfThread,
      output: ThreadPage,
      errors: ['not_found'],
    }),
    around: endpoint({
      ...reading,
      name: `${module}.around`,
      summary: 'One message between its neighbours.',
      method: 'GET',
      path: `${messages}/{messageId}/around`,
      input: AroundMessage,
      output: ThreadWindow,
      errors: ['not_found'],
    }),
    say: endpoint({
      ...writing,
      name: `${module}.say`,
      summary: 'Adds a message; the id of the request becomes its id.',
      method: 'POST',
      path: messages,
      input: Say,
      output: TalkMessage,
      errors: ['not_found', 'wrong_state', 'files.not_available', 'drafts.sent', 'id_taken'],
      perMinute: SAID_A_MINUTE,
    }),
    edit: endpoint({
      ...writing,
      name: `${module}.edit_message`,
      summary: 'Replaces the words of an own message for some minutes; readers see that it was edited.',
      method: 'PATCH',
      path: `${messages}/{messageId}`,
      input: EditMessage,
      output: TalkMessage,
      errors: ['not_found', 'wrong_state', 'changed_meanwhile', 'talk.edit_over'],
      perMinute: SAID_A_MINUTE,
    }),
    delete: endpoint({
      ...writing,
      name: `${module}.delete_message`,
      summary: 'Deletes an own message, or one of others for those who moderate; its author and time stay.',
      method: 'DELETE',
      path: `${messages}/{messageId}`,
      input: MessageId,
      output: Done,
      errors: ['not_found', 'wrong_state'],
    }),
    react: endpoint({
      ...reading,
      name: `${module}.react`,
      summary: 'Gives a message a reaction of the caller, or takes it back.',
      method: 'POST',
      path: `${messages}/{messageId}/reactions`,
      input: React,
      output: Done,
      errors: ['not_found', 'wrong_state', 'talk.too_many_reactions'],
      perMinute: REACTIONS_A_MINUTE,
    }),
    read: endpoint({
      ...reading,
      name: `${module}.read`,
      summary: 'Says how far the caller has read; what was read under an older version changes nothing.',
      method: 'POST',
      path: `${path}/read`,
      input: ReadUpTo,
      output: ReadMark,
      errors: ['not_found'],
      repeatable: true,
    }),
    markUnread: endpoint({
      ...reading,
      name: `${module}.mark_unread`,
      summary: 'Marks a thread as unread from this message on, on all devices of the caller.',
      method: 'POST',
      path: `${messages}/{messageId}/unread`,
      input: MarkUnread,
      output: ReadMark,
      errors: ['not_found'],
    }),
    unread: endpoint({
      ...reading,
      name: `${module}.unread`,
      summary: 'How many messages of these records are new to the caller.',
      method: 'GET',
      path: `${records}/unread`,
      input: CountUnread,
      output: UnreadCounts,
    }),
  }
}
export type TalkEndpoints = ReturnType<typeof talkEndpoints>
