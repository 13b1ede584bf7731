import { WIDGET_ROWS, type WidgetRow } from '@diwan/contract/kit/widgets'
import { ChatQuery, type Chat } from '@diwan/contract/chat/schemas'
import type { FirstStep, Widget } from '../../../kit/module.ts'
import { listChats } from './read.ts'

/** Among so many of the newest, those in which the caller is mentioned come first. */
const LOOKED_AT = 20

export const unreadChats: Widget = {
  key: 'chat.unread',
  module: 'chat',
  flag: 'view',
  area: 'user',
  size: 'middle',
  column: 2,
  order: 30,
  number: 'chat.allUnread',
  path: '/user/chat?view=unread',
  topics: ['chats', 'read'],
  read: async (ctx) => {
    const { items } = await listChats(ctx, ChatQuery.parse({ view: 'unread', limit: LOOKED_AT }))
    const rows = items.toSorted((one, other) => Number(other.mentioned) - Number(one.mentioned)).slice(0, WIDGET_ROWS)
    return rows.length > 0 ? { shape: 'rows', items: rows.map(rowOf) } : undefined
  },
}

const rowOf = ({ id, name, person, newest, unread, mentioned }: Chat): WidgetRow => ({
  id,
  title: name ?? person?.fullName ?? '',
  ...(person ? { person: { id: person.id, fullName: person.fullName, photo: person.photo } } : { sign: name ?? '' }),
  ...(newest?.text && { below: name !== null && newest.author ? `${newest.author.fullName}: ${newest.text}` : newest.text }),
  unread: unread.count,
  mentioned,
  path: `/user/chat?id=${id}`,
})

export const firstChat: FirstStep = {
  key: 'chat',
  module: 'chat',
  flag: 'create',
  order: 30,
  path: '/user/chat?new=chat',
  isDone: async (ctx) => (await listChats(ctx, ChatQuery.parse({ limit: 1 }))).items.length > 0,
}
