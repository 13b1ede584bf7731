import { chatEvents } from '@diwan/contract/chat/events'
import type { NotificationRule } from '../../kit/module.ts'
import { toPerson } from '../people/public.ts'
import { levelOf } from './presenter.ts'
import {
  readAnnounced,
  readChatName,
  readListeners,
  readTold,
  type AnnouncedMessage,
  type Listener,
  type ToldMessage,
} from './queries/listeners.ts'
import { unsentNotification } from './service/send-due.ts'
import { chatTalk } from './service/talk.ts'

const path = (id: string): string => `/user/chat?id=${id}`

const params: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const chat = await readChatName(db, objectId)
  return chat?.kind === 'group' ? { name: chat.name ?? '', context: 'group' } : {}
}

/** What stands for the words of a message that has none. */
function wordless({ kind, text, files }: ToldMessage): string | undefined {
  if (kind === 'voice' || kind === 'poll') return kind
  if (text.trim() !== '' || files === 0) return undefined
  return files === 1 ? 'file' : 'files'
}

/** A voice, a poll and mere files have sentences of their own: of the contexts `voice`, `group_voice`. */
const paramsOfSaid: NotificationRule['params'] = async (portal, fact) => {
  const { context, ...names } = await params(portal, fact)
  const told = await readTold(portal.db, messageOf(fact.detail).id)
  const contexts = [context, told && wordless(told)].filter((one) => one !== undefined)
  return contexts.length > 0 ? { ...names, context: contexts.join('_') } : names
}

const messageOf = (detail: Parameters<NotificationRule['recipients']>[1]['detail']) =>
  detail['message'] as { id: string; kind: string }

const wants = (said: AnnouncedMessage, one: Listener, least: 'all' | 'mentions'): boolean => {
  const level = levelOf({ kind: said.kind, level: one.level })
  return !one.muted && level !== 'none' && (least === 'mentions' || level === 'all') && one.read < said.seq
}

/** Each message of a personal chat; of a group for those who want that, and of a thread for those who wrote in it. Who is called hears that instead. */
const toListeners: NotificationRule['recipients'] = async ({ db }, { objectId, detail }) => {
  const { id, kind } = messageOf(detail)
  const said = kind !== 'event' ? await readAnnounced(db, objectId, id) : undefined
  if (!said || said.called.has(objectId)) return []
  const eager = said.kind === 'group' && said.threadOf === null
  const listeners = await readListeners(db, objectId, said.threadOf, { eager })
  return listeners
    .filter((one) => !said.called.has(one.user_id) && wants(said, one, one.takes_part ? 'mentions' : 'all'))
    .map((one) => one.user_id)
}

/** Those who read it, want to hear of it, and have not read it yet. */
async function among(
  at: Parameters<NotificationRule['recipients']>[0],
  objectId: string,
  messageId: string,
  people?: readonly string[],
) {
  const said = await readAnnounced(at.db, objectId, messageId)
  if (!said) return []
  const listeners = await readListeners(at.db, objectId, said.threadOf)
  return listeners
    .filter((one) => (people?.includes(one.user_id) ?? true) && wants(said, one, 'mentions'))
    .map((one) => one.user_id)
}

const toMentioned: NotificationRule['recipients'] = async (portal, fact) =>
  among(portal, fact.objectId, chatEvents.mentioned.detail.parse(fact.detail).messageId, await chatTalk.mentioned(portal, fact))

const toAll: NotificationRule['recipients'] = (portal, { objectId, detail }) =>
  among(portal, objectId, chatEvents.calledAll.detail.parse(detail).messageId)

export const chatNotifications: Readonly<Record<string, NotificationRule>> = {
  [chatEvents.said.name]: { recipients: toListeners, params: paramsOfSaid, path },
  [chatEvents.mentioned.name]: { recipients: toMentioned, params, path, reason: () => 'mention' },
  [chatEvents.calledAll.name]: { recipients: toAll, params, path, reason: () => 'mention' },
  [chatEvents.unsent.name]: unsentNotification,
  [chatEvents.joined.name]: { recipients: toPerson, params, path },
}
