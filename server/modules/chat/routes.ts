import { chat, chatChoices, chatForward, chatPeople, chatScheduled } from '@diwan/contract/chat/endpoints'
import { route } from '../../kit/http/route.ts'
import { createGroup, openPersonal } from './service/begin.ts'
import { changeChat } from './service/change.ts'
import { changeChoices, changeSettings, listStatuses, setStatus, showChoices, showSettings } from './service/choices.ts'
import { deleteChat } from './service/delete.ts'
import { forwardMessage, listOrigins } from './service/forward.ts'
import { findMentionable } from './service/mentions.ts'
import { searchMessages } from './service/messages.ts'
import { changeOwn } from './service/own.ts'
import { addPeople, changePerson, handOver, leaveChat, listPeople, removePerson } from './service/people.ts'
import { countChats, listChats, openChat } from './service/read.ts'
import { cancelScheduled, changeScheduled, listScheduled, scheduleMessage, sendScheduledNow } from './service/schedule.ts'
import { chatTalk } from './service/talk.ts'

export const chatRoutes = [
  route(chat.list, listChats),
  route(chat.count, countChats),
  route(chat.open, openChat),
  route(chat.personal, openPersonal),
  route(chat.create, createGroup),
  route(chat.change, changeChat),
  route(chat.delete, deleteChat),
  route(chat.own, changeOwn),
  route(chat.search, searchMessages),
  route(chat.mentionable, findMentionable),
  route(chatPeople.people, listPeople),
  route(chatPeople.addPeople, addPeople),
  route(chatPeople.changePerson, changePerson),
  route(chatPeople.removePerson, removePerson),
  route(chatPeople.handOver, handOver),
  route(chatPeople.leave, leaveChat),
  route(chatChoices.choices, showChoices),
  route(chatChoices.changeChoices, changeChoices),
  route(chatChoices.settings, showSettings),
  route(chatChoices.changeSettings, changeSettings),
  route(chatChoices.statuses, listStatuses),
  route(chatChoices.setStatus, setStatus),
  route(chatScheduled.list, listScheduled),
  route(chatScheduled.schedule, scheduleMessage),
  route(chatScheduled.change, changeScheduled),
  route(chatScheduled.cancel, cancelScheduled),
  route(chatScheduled.send, sendScheduledNow),
  route(chatForward.forward, forwardMessage),
  route(chatForward.origins, listOrigins),
  ...chatTalk.routes,
]
