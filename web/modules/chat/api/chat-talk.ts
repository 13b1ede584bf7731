import { chatTalk as endpoints } from '@diwan/contract/chat/endpoints'
import { EDIT_SECONDS } from '@diwan/contract/chat/limits'
import { talkEvents } from '@diwan/contract/talk/events'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { textOf } from '@diwan/core/document'
import { keepText, useKeptText } from '../../../kit/kept-text.ts'
import { standardTalk, type MessageRights } from '../../talk/public.ts'
import type { MentionSource } from '../../writing/public.ts'
import { dropRecording, forgetUpload, withUpload } from './recordings.ts'
import { chatLists, chatQueries, type SteadyChat } from './api.ts'

export type Writing = 'chat'

export const mentionable = (id: string): MentionSource => ({ people: (text) => chatQueries.mentionable(id, text) })

/** What somebody answers to with the next message, kept beside its draft. */
export interface Quoting {
  readonly id: string
  readonly author: string
  /** Empty of a voice and of files alone. */
  readonly text: string
  readonly voice: boolean
}
const quotingName = (key: string) => `quoting/${key}`
export const useQuoting = (key: string) => useKeptText<Quoting | undefined>(quotingName(key), undefined)

/** Shown above the field, which has the focus then. */
export function quote(key: string, { id, author, guest, body, voice }: TalkMessage): void {
  if (!body) return
  const said = { text: textOf(body).trim(), voice: voice !== null }
  keepText(quotingName(key), { id, author: author?.fullName ?? guest ?? '', ...said } satisfies Quoting)
  setTimeout(() => document.querySelector<HTMLElement>(`[data-composer="${key}"] textarea`)?.focus()) // a menu gives it back first
}

export const chatTalk = standardTalk<Writing>({
  module: 'chat',
  endpoints,
  events: talkEvents('chat'),
  mentionable,
  kinds: { chat: endpoints.say },
  kindOf: ({ kind }) => kind,
  toneOf: () => undefined,
  editSeconds: EDIT_SECONDS,
  deletes: true,
  reactions: true,
  unread: true,
  readsBySaying: true,
  quote: (id, message) => quote(message.threadOf ?? id, message),
  carries: { prepare: withUpload, drop: dropRecording, refused: forgetUpload },
  renews: chatLists.lists,
})

export const messageRights =
  ({ can, closed }: Pick<SteadyChat, 'can' | 'closed'>, me: string) =>
  ({ author, kind }: Pick<TalkMessage, 'author' | 'kind'>): MessageRights => {
    if (kind === 'event') return {}
    const own = author?.id === me
    const writes = can.send && !closed
    return { quote: writes, edit: own && writes && kind === 'said', delete: (own && can.send) || can.moderate, react: can.send }
  }
