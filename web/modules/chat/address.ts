import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'

export const PANELS = ['members', 'pinned', 'shared', 'search'] as const
export type Panel = (typeof PANELS)[number]

export const VIEWS = ['all', 'unread', 'starred', 'archived'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the screen says: which chats are listed, which is open, and where. */
export interface ChatSearch {
  readonly view?: View | undefined
  readonly id?: string | undefined
  readonly message?: string | undefined
  /** In seconds: the chat as it was at this moment. */
  readonly at?: number | undefined
  readonly thread?: string | undefined
  readonly panel?: Panel | undefined
  /** `mine`: what this person scheduled, over the chat. */
  readonly scheduled?: 'mine' | undefined
  /** `chat` or `group`: what is being begun. */
  readonly new?: 'chat' | 'group' | undefined
}

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined)
const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined => values.find((one) => one === value)

export function readSearch(search: Readonly<Record<string, unknown>>): ChatSearch {
  const at = Number(search['at'])
  return {
    view: oneOf(VIEWS, search['view']),
    id: idOf(search['id']),
    message: idOf(search['message']),
    at: Number.isSafeInteger(at) && at > 0 ? at : undefined,
    thread: idOf(search['thread']),
    panel: oneOf(PANELS, search['panel']),
    scheduled: oneOf(['mine'] as const, search['scheduled']),
    new: oneOf(['chat', 'group'] as const, search['new']),
  }
}

/** Everything open stands in the address: it can be sent to a colleague, and Back undoes it. */
export function useChatAddress() {
  const search = readSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = (next: ChatSearch, replace = false) => void navigate({ to: '/user/chat', search: { ...next }, replace })
  const { view, id } = search
  return {
    ...search,
    list: (shown: View) => go({ ...search, view: shown === 'all' ? undefined : shown }, true),
    open: (chat: string) => go({ view, id: chat }),
    close: () => go({ view }),
    /** A message of this chat, or of another. */
    look: (message: string, { chat = id, thread }: { chat?: string | undefined; thread?: string | undefined } = {}) =>
      go({ view, id: chat, message: thread === undefined ? message : thread, thread, panel: search.panel }),
    lookAt: (at: number) => go({ view, id, at, panel: search.panel }),
    newest: () => go({ view, id, thread: search.thread, panel: search.panel }, true),
    openThread: (thread: string | undefined) => go({ ...search, thread, panel: undefined }),
    beside: (panel: Panel | undefined) => go({ ...search, panel, thread: undefined }),
    showScheduled: (shown: boolean) => go({ ...search, scheduled: shown ? 'mine' : undefined }, !shown),
    begin: (what: 'chat' | 'group' | undefined) => go({ ...search, new: what }, what === undefined),
  }
}
