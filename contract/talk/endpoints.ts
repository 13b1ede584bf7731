import { READS_A_MINUTE } from '../files/limits.ts'
import { endpoint, flag } from '../kit/endpoint.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { Done } from '../kit/ids.ts'
import { REACTIONS_A_MINUTE, MESSAGES_A_MINUTE, VOTES_A_MINUTE } from './limits.ts'
import {
  AroundInstant,
  AroundMessage,
  AskPoll,
  CountUnread,
  EditMessage,
  Mark,
  MarkUnread,
  PageOfReaders,
  PageOfShared,
  PageOfStarred,
  PageOfThread,
  PinnedMessages,
  PollResult,
  PreviewPicture,
  React,
  ReadMark,
  ReadUpTo,
  Readers,
  RecordId,
  MessageId,
  Say,
  SharedMessages,
  StarredMessages,
  TalkMessage,
  ThreadPage,
  ThreadWindow,
  UnreadCounts,
  VoteInPoll,
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
    at: endpoint({
      ...reading,
      name: `${module}.thread_at`,
      summary: 'The main thread around an instant: the first message from then on between its neighbours.',
      method: 'GET',
      path: `${path}/around`,
      input: AroundInstant,
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
      errors: ['not_found', 'wrong_state', 'files.not_available', 'drafts.sent', 'id_taken', 'talk.not_everyone'],
      perMinute: MESSAGES_A_MINUTE,
    }),
    edit: endpoint({
      ...writing,
      name: `${module}.edit_message`,
      summary: 'Replaces the words of an own message for some minutes; readers see that it was edited.',
      method: 'PATCH',
      path: `${messages}/{messageId}`,
      input: EditMessage,
      output: TalkMessage,
      errors: ['not_found', 'wrong_state', 'changed_meanwhile', 'talk.edit_over', 'talk.not_everyone'],
      perMinute: MESSAGES_A_MINUTE,
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
    pin: endpoint({
      ...writing,
      name: `${module}.pin_message`,
      summary: 'Pins a message for all who read it, or pins it no longer.',
      method: 'POST',
      path: `${messages}/{messageId}/pin`,
      input: Mark,
      output: Done,
      errors: ['not_found', 'wrong_state', 'talk.too_many_pinned'],
    }),
    pinned: endpoint({
      ...reading,
      name: `${module}.pinned_messages`,
      summary: 'The pinned messages of a record that the caller may read.',
      method: 'GET',
      path: `${path}/pinned`,
      input: RecordId,
      output: PinnedMessages,
      errors: ['not_found'],
    }),
    star: endpoint({
      ...reading,
      name: `${module}.star_message`,
      summary: 'Gives a message a star that the caller alone sees, or takes it away.',
      method: 'POST',
      path: `${messages}/{messageId}/star`,
      input: Mark,
      output: Done,
      errors: ['not_found'],
    }),
    starred: endpoint({
      ...reading,
      name: `${module}.starred_messages`,
      summary: 'The messages with a star of the caller, of all records they still read.',
      method: 'GET',
      path: `${records}/starred`,
      input: PageOfStarred,
      output: StarredMessages,
    }),
    shared: endpoint({
      ...reading,
      name: `${module}.shared`,
      summary: 'Messages of a record that carry pictures, other files or links.',
      method: 'GET',
      path: `${path}/shared`,
      input: PageOfShared,
      output: SharedMessages,
      errors: ['not_found'],
    }),
    readers: endpoint({
      ...reading,
      name: `${module}.readers`,
      summary: 'Who has read a message, where receipts are shown.',
      method: 'GET',
      path: `${messages}/{messageId}/readers`,
      input: PageOfReaders,
      output: Readers,
      errors: ['not_found'],
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

/** Polls among the messages of a kind of record, beside its `talkEndpoints`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export function pollEndpoints<P extends `/api/${string}`>(records: P, { module, flags }: TalkPlace) {
  const path = `${records}/{id}` as const
  const message = `${path}/messages/{messageId}` as const
  const writing = { module, access: flag(module, flags.write), method: 'POST' } as const
  return {
    ask: endpoint({
      ...writing,
      output: TalkMessage,
      name: `${module}.ask`,
      summary: 'Adds a poll: a question with answers to choose from; the id of the request becomes its id.',
      path: `${path}/polls`,
      input: AskPoll,
      errors: ['not_found', 'wrong_state', 'id_taken'],
      perMinute: MESSAGES_A_MINUTE,
    }),
    vote: endpoint({
      ...writing,
      name: `${module}.vote`,
      summary: 'Votes in a poll until it ends, changes the vote of the caller, or takes it back.',
      path: `${message}/vote`,
      input: VoteInPoll,
      output: PollResult,
      errors: ['not_found', 'wrong_state', 'talk.poll_closed'],
      perMinute: VOTES_A_MINUTE,
    }),
    closePoll: endpoint({
      ...writing,
      name: `${module}.close_poll`,
      summary: 'Ends a poll now, for its author and those who moderate; ending it twice changes nothing.',
      path: `${message}/close-poll`,
      input: MessageId,
      output: PollResult,
      errors: ['not_found', 'wrong_state'],
    }),
  }
}
export type PollEndpoints = ReturnType<typeof pollEndpoints>

/** Pictures of the pages to which messages link, beside the `talkEndpoints` of a kind of record that asks these pages. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export function previewEndpoints<P extends `/api/${string}`>(records: P, { module, flags }: TalkPlace) {
  return {
    picture: endpoint({
      module,
      access: flag(module, flags.read),
      name: `${module}.preview_picture`,
      summary: 'The small picture that the portal made of what a linked page shows of itself.',
      method: 'GET',
      path: `${records}/{id}/messages/{messageId}/previews/{place}` as const,
      input: PreviewPicture,
      output: fileAnswer,
      errors: ['not_found'],
      file: 'out',
      perMinute: READS_A_MINUTE,
    }),
  }
}
export type PreviewEndpoints = ReturnType<typeof previewEndpoints>
