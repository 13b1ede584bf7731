import { personChannel } from '@diwan/contract/chat/channels'
import { chatEvents } from '@diwan/contract/chat/events'
import { ar } from '@diwan/contract/chat/words.ar'
import { en } from '@diwan/contract/chat/words.en'
import { PERSON_PRESENCE, CHAT_PRESENCE } from '@diwan/contract/chat/vocabulary'
import { documentFromText } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { Document } from '@diwan/core/document'
import { z } from 'zod'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ChannelKind, FileReader, ObjectKind } from '../../../kit/module.ts'
import { readMessage, readMessageFiles } from '../../talk/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'
import { readPresence } from '../queries/choices.ts'
import { linkedChats } from './links.ts'
import { chatTalk, whoSees } from './talk.ts'

const sentences = { ar, en }

/** Of these people those who may see it. */
const readersOf: ObjectKind['readers'] = async ({ db }, people, id) => {
  const sees = await whoSees(db, id)
  return sees ? people.filter(sees) : []
}

/** Who may see a chat, for the modules that know it only by its id. */
export const chatKind: ObjectKind = {
  kind: 'chat',
  readable: async ({ db }, actor, ids) =>
    (await readReach(db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: readersOf,
  linked: linkedChats,
  /** A message becomes a ticket; a chat as a whole becomes nothing. */
  source: async ({ db, actor }, id, part) => {
    const [row] = await readReach(db, actor, [id])
    const message = row && part !== undefined && can.view(actor, row) ? await readMessage(db, id, part) : undefined
    if (!message || message.deleted_at || message.kind === 'event' || message.seq <= row!.cleared_seq) return undefined
    const first = message.text.trim().split('\n', 1)[0] ?? ''
    const title = first === '' ? await nameOfWordless(db, message, sentences[actor.language].voiceMessage) : truncate(first)
    const body = message.body as Document | null
    const words = body && first !== '' ? body : documentFromText(title, 'rtl')
    return { title, body: words, by: message.author_id, at: message.created_at }
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const [row] = await readReach(db, actor, [id])
      return row && can.view(actor, row) ? ['members'] : undefined
    },
    events: [chatEvents.begun, chatEvents.altered, chatEvents.joined, chatEvents.left, chatEvents.handedOver],
    shown: z.object({}),
  },
}

/** The photo of a group, and the files of its messages. */
export const readsFile: FileReader = async (portal, caller, id, fileId) => {
  const [row] = caller ? await readReach(portal.db, caller, [id]) : []
  if (!row || !can.view(caller!, row)) return false
  return row.photo_id === fileId || chatTalk.files(portal, caller, id, fileId)
}

/** A voice, or mere files: the first is named. */
async function nameOfWordless(db: Queryable, { id, kind }: { id: string; kind: string }, voice: string): Promise<string> {
  if (kind === 'voice') return voice
  return truncate((await readMessageFiles(db, [id])).get(id)?.[0]?.name ?? '')
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const idIn = (channel: string): string => new RegExp(`^chat:(${UUID})$`).exec(channel)?.[1] ?? ''

export const chatFollowers: ChannelKind = {
  prefix: 'chat',
  module: 'chat',
  mayFollow: async ({ db }, actor, channel) => {
    const id = idIn(channel)
    const [row] = id ? await readReach(db, actor, [id]) : []
    return row !== undefined && can.view(actor, row)
  },
  mayAllFollow: async (portal, people, channel) => {
    const id = idIn(channel)
    return id ? readersOf(portal, people, id) : []
  },
  presence: { order: CHAT_PRESENCE, outer: CHAT_PRESENCE },
}

/** Mutual: who hides whether they are there sees it of nobody, and where the organisation shows none nobody follows. */
const seeWhoIsThere: NonNullable<ChannelKind['mayAllFollow']> = async ({ db }, people, channel) => {
  const [, id = ''] = new RegExp(`(${UUID})$`).exec(channel) ?? []
  if (channel !== personChannel(id)) return []
  const { shown, hidden } = await readPresence(db, [id, ...people.map((one) => one.id)])
  if (!shown || hidden.has(id)) return []
  return people.filter((person) => holdsFlag(person, 'chat', 'view') && !hidden.has(person.id))
}

/** Whether somebody is there. */
export const personFollowers: ChannelKind = {
  prefix: 'person',
  module: 'chat',
  mayFollow: async (portal, actor, channel) => (await seeWhoIsThere(portal, [actor], channel)).length > 0,
  mayAllFollow: seeWhoIsThere,
  presence: { order: PERSON_PRESENCE, outer: PERSON_PRESENCE },
}
