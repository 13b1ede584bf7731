import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { listEndpoints } from '../kit/endpoints/list.ts'
import { Done } from '../kit/ids.ts'
import { page } from '../kit/page.ts'
import { peopleEndpoints } from '../people/endpoints.ts'
import { pollEndpoints, previewEndpoints, talkEndpoints } from '../talk/endpoints.ts'
import { MESSAGES_A_MINUTE } from '../talk/limits.ts'
import { TalkMessage } from '../talk/schemas.ts'
import { mentionableEndpoint } from '../writing/endpoints.ts'
import { CHATS_A_MINUTE, FORWARDS_A_MINUTE } from './limits.ts'
import {
  ChangeChat,
  ChangeChatSettings,
  ChangeChoices,
  ChangeOwn,
  ChangeScheduled,
  Chat,
  ChatChoices,
  ChatCountQuery,
  ChatDegree,
  ChatId,
  ChatQuery,
  ChatSettings,
  CreateChat,
  Forwarded,
  ForwardMessage,
  MessageHit,
  OpenChat,
  OpenPersonal,
  Origins,
  OriginsQuery,
  ScheduledFor,
  ScheduledMessages,
  ScheduleMessage,
  SearchMessages,
  SetStatus,
  Status,
  Statuses,
  StatusQuery,
} from './schemas.ts'
import { z } from 'zod'

const reads = { module: 'chat', access: flag('chat', 'view') } as const
const begins = { module: 'chat', access: flag('chat', 'create'), perMinute: CHATS_A_MINUTE } as const
const NOTHING = z.strictObject({})

export const chat = {
  ...listEndpoints({
    module: 'chat',
    path: '/api/chat',
    query: ChatQuery,
    filter: ChatCountQuery,
    item: Chat,
    summary: 'The chats of the caller, last active first.',
    things: 'chats',
  }),
  open: endpoint({
    ...reads,
    name: 'chat.open',
    summary: 'One chat, with the channels to follow it by.',
    method: 'GET',
    path: '/api/chat/{id}',
    input: ChatId,
    output: OpenChat,
    errors: ['not_found'],
  }),
  personal: endpoint({
    ...begins,
    name: 'chat.personal',
    summary: 'The personal chat with somebody, begun where there is none yet.',
    method: 'POST',
    path: '/api/chat/personal',
    input: OpenPersonal,
    output: Chat,
    errors: ['people.cannot_be_added'],
  }),
  create: endpoint({
    ...begins,
    name: 'chat.create',
    summary: 'Begins a group, owned by the caller.',
    method: 'POST',
    path: '/api/chat',
    input: CreateChat,
    output: Chat,
    errors: ['people.cannot_be_added', 'files.not_available'],
  }),
  change: endpoint({
    module: 'chat',
    access: flag('chat', 'manage'),
    name: 'chat.change',
    summary: 'Changes name, description or photo of a group, unless someone else did since the caller saw it.',
    method: 'PATCH',
    path: '/api/chat/{id}',
    input: ChangeChat,
    output: Chat,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'files.not_available'],
  }),
  delete: endpoint({
    ...reads,
    name: 'chat.delete',
    summary: 'Deletes a group for all, for its owners; a personal chat for the caller alone, until the next message.',
    method: 'DELETE',
    path: '/api/chat/{id}',
    input: ChatId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  own: endpoint({
    ...reads,
    name: 'chat.own',
    summary: 'Archives, stars, pins or mutes a chat for the caller alone, or says of what they are notified.',
    method: 'PATCH',
    path: '/api/chat/{id}/own',
    input: ChangeOwn,
    output: Chat,
    errors: ['not_found', 'chat.too_many_pinned'],
  }),
  search: endpoint({
    ...reads,
    name: 'chat.search',
    summary:
      'Messages of one chat, or of all of the caller, by words and by who said them, where, when and with what; newest first.',
    method: 'GET',
    path: '/api/chat/search',
    input: SearchMessages,
    output: page(MessageHit),
    errors: ['not_found'],
  }),
  mentionable: mentionableEndpoint({
    module: 'chat',
    name: 'mentionable',
    path: '/api/chat/{id}/mentionable',
    needs: 'send',
    summary: 'Who can be mentioned in a chat: its people.',
  }),
}

export const chatTalk = { ...talkEndpoints('/api/chat', { module: 'chat', flags: { read: 'view', write: 'send' } }) }

export const chatPreviews = { ...previewEndpoints('/api/chat', { module: 'chat', flags: { read: 'view', write: 'send' } }) }
export const chatPolls = { ...pollEndpoints('/api/chat', { module: 'chat', flags: { read: 'view', write: 'send' } }) }

export const chatScheduled = {
  list: endpoint({
    ...reads,
    name: 'chat.scheduled',
    summary: 'Messages of the caller that wait for their time, the next first.',
    method: 'GET',
    path: '/api/chat/scheduled',
    input: NOTHING,
    output: ScheduledMessages,
  }),
  schedule: endpoint({
    module: 'chat',
    access: flag('chat', 'send'),
    name: 'chat.schedule',
    summary: 'Keeps a message until its time; whether it may be sent is judged again then.',
    method: 'POST',
    path: '/api/chat/{id}/scheduled',
    input: ScheduleMessage,
    output: ScheduledFor,
    errors: [
      'not_found',
      'forbidden',
      'chat.closed',
      'chat.too_many_scheduled',
      'files.not_available',
      'drafts.sent',
      'id_taken',
      'talk.not_everyone',
    ],
    perMinute: MESSAGES_A_MINUTE,
  }),
  change: endpoint({
    ...reads,
    name: 'chat.change_scheduled',
    summary: 'Changes the time or the words of a message that waits.',
    method: 'PATCH',
    path: '/api/chat/scheduled/{id}',
    input: ChangeScheduled,
    output: ScheduledFor,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  cancel: endpoint({
    ...reads,
    name: 'chat.cancel_scheduled',
    summary: 'Deletes a message that waits; it is not sent.',
    method: 'DELETE',
    path: '/api/chat/scheduled/{id}',
    input: ChatId,
    output: Done,
    errors: ['not_found'],
  }),
  send: endpoint({
    module: 'chat',
    access: flag('chat', 'send'),
    name: 'chat.send_scheduled',
    summary: 'Sends a message that waits, now; refused, it waits on.',
    method: 'POST',
    path: '/api/chat/scheduled/{id}/send',
    input: ChatId,
    output: TalkMessage,
    errors: ['not_found', 'forbidden', 'chat.closed', 'files.not_available', 'id_taken', 'talk.not_everyone'],
  }),
}

export const chatForward = {
  forward: endpoint({
    module: 'chat',
    access: flag('chat', 'send'),
    name: 'chat.forward',
    summary: 'Sends the words and files of a message to other chats of the caller: to all of them, or to none.',
    method: 'POST',
    path: '/api/chat/{id}/messages/{messageId}/forward',
    input: ForwardMessage,
    output: Forwarded,
    errors: ['not_found', 'forbidden', 'chat.closed', 'chat.message_deleted'],
    perMinute: FORWARDS_A_MINUTE,
  }),
  origins: endpoint({
    ...reads,
    name: 'chat.origins',
    summary: 'Where forwarded messages were said first and by whom, of chats that the caller reads.',
    method: 'GET',
    path: '/api/chat/origins',
    input: OriginsQuery,
    output: Origins,
  }),
}

export const chatPeople = {
  ...peopleEndpoints({
    module: 'chat',
    path: '/api/chat/{id}',
    flags: { read: 'view', share: 'manage' },
    degree: ChatDegree,
    thing: 'chat',
  }),
}

export const chatChoices = {
  choices: endpoint({
    ...reads,
    name: 'chat.choices',
    summary: 'What the caller shows others, and how they send.',
    method: 'GET',
    path: '/api/chat/choices',
    input: NOTHING,
    output: ChatChoices,
  }),
  changeChoices: endpoint({
    ...reads,
    name: 'chat.change_choices',
    summary: 'Changes what the caller shows others, and how they send.',
    method: 'PATCH',
    path: '/api/chat/choices',
    input: ChangeChoices,
    output: ChatChoices,
  }),
  settings: endpoint({
    name: 'chat.settings',
    summary: 'What chats of the organisation show.',
    method: 'GET',
    path: '/api/chat/settings',
    access: signedIn,
    module: 'chat',
    input: NOTHING,
    output: ChatSettings,
  }),
  changeSettings: endpoint({
    name: 'chat.change_settings',
    summary: 'Changes what chats of the organisation show.',
    method: 'PATCH',
    path: '/api/chat/settings',
    access: flag('settings', 'organisation'),
    module: 'chat',
    input: ChangeChatSettings,
    output: ChatSettings,
    errors: ['changed_meanwhile'],
  }),
  statuses: endpoint({
    ...reads,
    name: 'chat.statuses',
    summary: 'What these people say of themselves now.',
    method: 'GET',
    path: '/api/chat/statuses',
    input: StatusQuery,
    output: Statuses,
  }),
  setStatus: endpoint({
    ...reads,
    name: 'chat.set_status',
    summary: 'Says something of the caller until it ends, or nothing any more.',
    method: 'POST',
    path: '/api/chat/status',
    input: SetStatus,
    output: z.object({ status: Status.nullable() }),
  }),
}
