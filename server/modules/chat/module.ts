import { chatEvents } from '@diwan/contract/chat/events'
import { ar } from '@diwan/contract/chat/words.ar'
import { en } from '@diwan/contract/chat/words.en'
import type { Module } from '../../kit/module.ts'
import { chatNotifications } from './jobs.ts'
import { forgetChats } from './queries/chat.ts'
import { searchableChats } from './queries/entries.ts'
import { chatRoutes } from './routes.ts'
import { seedChats } from './seed/sample.ts'
import { sharedChats } from './service/shared-chats.ts'
import { chatOfThis, messageOfThis } from './service/make.ts'
import { numberedChats } from './service/numbers.ts'
import { firstChat, unreadChats } from './service/widgets.ts'
import { chatFollowers, chatKind, personFollowers, readsFile } from './service/policy.ts'
import { chatReverts } from './service/choices.ts'
import { giveOwners } from './service/owners.ts'
import { foundMessages } from './service/messages.ts'
import { holdScheduledFiles } from './service/schedule.ts'
import { sendDue } from './service/send-due.ts'
import { chatFinder } from './service/search.ts'
import { chatTalk } from './service/talk.ts'
import { scheduledOf, topicOf } from './topics.ts'

export const manifest: Module = {
  name: 'chat',
  words: { ar, en },
  objects: ['chat'],
  events: Object.values(chatEvents),
  routes: chatRoutes,
  kinds: [chatKind],
  channels: [chatFollowers, personFollowers],
  files: { chat: readsFile },
  searchable: [searchableChats],
  found: [chatFinder.found, foundMessages],
  shared: [sharedChats],
  actions: [chatOfThis, messageOfThis],
  numbers: [numberedChats],
  widgets: [unreadChats],
  firstSteps: [firstChat],
  notifications: chatNotifications,
  reverts: chatReverts,
  everyNight: giveOwners,
  everyMinute: sendDue,
  holdFiles: holdScheduledFiles,
  backgroundJobs: [chatTalk.backgroundJob],
  topics: ({ id }) => [topicOf(id), scheduledOf(id)],
  forget: (_portal, { db }, ids) => forgetChats(db, ids),
  seed: seedChats,
}
