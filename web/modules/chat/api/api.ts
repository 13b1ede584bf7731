import { chat, chatChoices, chatPeople } from '@diwan/contract/chat/endpoints'
import type { Chat, SearchMessages } from '@diwan/contract/chat/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { Position } from '@diwan/contract/kit/live'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite, type Attempt } from '../../../kit/write.ts'
import { colleagues } from '../../people/public.ts'

export type ChatView = NonNullable<SentInputOf<typeof chat.list>['view']>
export type Sought = Omit<z.input<typeof SearchMessages>, 'after' | 'limit'>
/** Without what every message changes: that is fetched where it is shown, by its list. */
export type SteadyChat = Omit<Chat, 'newest' | 'unread' | 'mentioned' | 'read' | 'seen' | 'activeDate'>
/** The message to read on from, and how many are new. */
export interface FirstUnread {
  readonly id: string
  readonly count: number
}
export interface OpenedChat {
  readonly chat: SteadyChat
  /** Where the reader stopped when it was fetched. */
  readonly firstUnread: FirstUnread | null
  readonly positions: readonly Position[]
}
function steady({ newest: _n, unread: _u, mentioned: _m, read: _r, seen: _s, activeDate: _a, ...rest }: Chat): SteadyChat {
  return rest
}

type ChatPages = InfiniteData<{ items: Chat[]; next: string | null }, string | null>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const chatQueries = {
  all: () => ['chat'] as const,
  lists: () => [...chatQueries.all(), 'list'] as const,
  counts: () => [...chatQueries.all(), 'count'] as const,
  list: (view: ChatView) =>
    infiniteQueryOptions({ queryKey: [...chatQueries.lists(), view], ...pages(chat.list, { view }), ...again }),
  count: (view: ChatView) =>
    queryOptions({ queryKey: [...chatQueries.counts(), view], ...query(chat.count, { view }), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...chatQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }): Promise<OpenedChat> => {
        const { chat: opened, firstUnread: first, positions } = await call(chat.open, { id }, { signal })
        const firstUnread = first === null ? null : { id: first, count: opened.unread.count }
        return caughtUp(queryKey, { chat: steady(opened), firstUnread, positions })
      },
      ...again,
    }),
  /** As its list shows it: what others say and read changes it with every message. */
  standing: (id: string) =>
    queryOptions({
      queryKey: [...chatQueries.all(), 'standing', id],
      queryFn: async ({ signal }) => (await call(chat.open, { id }, { signal })).chat,
      ...again,
    }),
  standings: () => [...chatQueries.all(), 'standing'] as const,
  people: (id: string) =>
    queryOptions({ queryKey: [...chatQueries.all(), 'people', id], ...query(chatPeople.people, { id }), ...again }),
  found: (sought: Sought) =>
    infiniteQueryOptions({ queryKey: [...chatQueries.all(), 'found', sought], ...pages(chat.search, sought), ...again }),
  settings: () => queryOptions({ queryKey: [...chatQueries.all(), 'settings'], ...query(chatChoices.settings, {}), ...again }),
  choices: () => queryOptions({ queryKey: [...chatQueries.all(), 'choices'], ...query(chatChoices.choices, {}) }),
  statuses: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...chatQueries.all(), 'statuses', ids],
      ...query(chatChoices.statuses, { ids: ids.join(',') }),
      enabled: ids.length > 0,
    }),
  mentionable: (id: string, text: string) => ({
    queryKey: [...chatQueries.all(), 'mentionable', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Mentionable[]> => (await call(chat.mentionable, { id, text })).items,
  }),
  /** Colleagues of the directory: with whom a chat begins. */
  colleagues,
}

/** What others said and read, and what was read on another device, changes order and counts. */
export const chatLists: LiveLists = {
  topics: ['chats', 'read'],
  lists: () => [chatQueries.lists(), chatQueries.counts(), chatQueries.standings()],
}

const lists: readonly QueryKey[] = [chatQueries.lists(), chatQueries.counts(), chatQueries.standings()]
const ofOne = ({ input: { id } }: { readonly input: { readonly id: string } }): readonly QueryKey[] => [
  chatQueries.open(id).queryKey,
  chatQueries.people(id).queryKey,
  ...lists,
]

export function showChat(client: QueryClient, shown: Chat): void {
  client.setQueryData(chatQueries.open(shown.id).queryKey, (held) => held && { ...held, chat: steady(shown) })
}

registerWrite(chat.personal, { renews: lists })
registerWrite(chat.create, { renews: lists })
registerWrite(chat.change, { renews: ofOne, done: showChat, says: ['chat', 'done_changed'] })
registerWrite(chat.delete, {
  renews: lists,
  done: (client, _done, { input: { id } }) => client.removeQueries({ queryKey: chatQueries.open(id).queryKey }),
  says: ['chat', 'done_deleted'],
})
registerWrite(chat.own, { renews: ofOne, done: showChat, begin: beginOwn })
registerWrite(chatChoices.changeChoices, { renews: [chatQueries.choices().queryKey] })
registerWrite(chatChoices.changeSettings, {
  renews: [chatQueries.settings().queryKey],
  says: ['chat', 'settingsSaved'],
  done: (client, settings) => void client.setQueryData(chatQueries.settings().queryKey, settings),
})
registerWrite(chatChoices.setStatus, {
  renews: [[...chatQueries.all(), 'statuses'], ...lists],
  says: ({ status }) => ['chat', status ? 'done_status' : 'done_noStatus'],
})

for (const endpoint of [chatPeople.addPeople, chatPeople.changePerson, chatPeople.removePerson, chatPeople.handOver] as const)
  registerWrite(endpoint as typeof chatPeople.removePerson, { renews: ofOne })
registerWrite(chatPeople.leave, { renews: lists, says: ['chat', 'done_left'] })

/** What is one's own is shown before the portal has answered. */
function beginOwn(client: QueryClient, { input: { id, ...asked } }: Attempt<SentInputOf<typeof chat.own>>) {
  const own = asked as Partial<Chat['own']> // what is left out stays
  const change = <C extends SteadyChat>(held: C): C => (held.id === id ? { ...held, own: { ...held.own, ...own } } : held)
  const open = client.getQueryData(chatQueries.open(id).queryKey)
  if (open) client.setQueryData(chatQueries.open(id).queryKey, { ...open, chat: change(open.chat) })
  client.setQueriesData<ChatPages>({ queryKey: chatQueries.lists() }, (held) =>
    held && 'pages' in held ? { ...held, pages: held.pages.map((page) => ({ ...page, items: page.items.map(change) })) } : held,
  )
  return open && (() => void client.setQueryData(chatQueries.open(id).queryKey, open))
}
