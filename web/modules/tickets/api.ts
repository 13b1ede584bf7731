import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { Mentionable, Message } from '@diwan/contract/tickets/schemas'
import { users } from '@diwan/contract/users/endpoints/users'
import { fileUrl } from '@diwan/contract/files/addresses'
import type { Person } from '@diwan/contract/users/schemas'
import type { UserHit } from '@diwan/contract/users/schemas/user'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../kit/call.ts'
import { pages } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'
import type { Findable } from '../links/public.ts'
import { again, listQueries, renewLists } from './api/lists.ts'
import { templateQueries } from './api/templates.ts'
import { forgetNewTicket } from './drafts/new-ticket.ts'
import { withEdited, withEntry } from './api/entries.ts'
import { forgetEdit } from './drafts/edits.ts'
import { forgetFiles } from './drafts/sent-files.ts'
import { keepFailed, setsOut } from './drafts/outbox.ts'

export type { TicketAsked, TicketFilter, TicketView } from './api/lists.ts'
type ThreadPage = OutputOf<typeof tickets.thread>
type Thread = InfiniteData<ThreadPage, string | null>

/** With the schemas of what is heard, which the lists do without. */
const heard = () => import('./api/heard.ts')

const LINKABLE = 12

export const ticketQueries = {
  ...listQueries,
  open: (id: string) =>
    queryOptions({
      queryKey: [...ticketQueries.all(), 'open', id],
      queryFn: async ({ signal }) => {
        const opened = await call(tickets.open, { id }, { signal })
        const { upToDate } = await heard()
        return { ...opened, ticket: upToDate(id, opened.ticket) }
      },
      ...again,
    }),
  thread: (id: string) => {
    const { queryFn, ...paging } = pages(tickets.thread, { id })
    return infiniteQueryOptions({
      queryKey: [...ticketQueries.all(), 'thread', id],
      ...paging,
      queryFn: async (context) => {
        const page = await queryFn(context)
        if (context.pageParam !== null) return page
        const { pageUpToDate } = await heard()
        return pageUpToDate(id, page)
      },
      ...again,
    })
  },
  assignees: (id: string, text: string) => ({
    queryKey: [...ticketQueries.all(), 'assignees', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Person[]> => (await call(ticketCommands.assignees, { id, text })).items,
  }),
  mentionable: (id: string, kind: 'reply' | 'note', text: string) => ({
    queryKey: [...ticketQueries.all(), 'mentionable', id, kind, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Mentionable[]> =>
      (await call(kind === 'note' ? ticketCommands.mentionableInNote : ticketCommands.mentionable, { id, text })).items,
  }),
  /** Colleagues of the directory, for who takes part and on whose behalf. */
  people: (text: string) => ({
    queryKey: ['users', 'named', text] as readonly unknown[],
    queryFn: async (): Promise<readonly Person[]> => (await call(users.search, { q: text })).items.map(personOf),
  }),
  /** What this one can be linked with: the newest, or those of a short id or of words. */
  linkable: (id: string, text: string) => ({
    queryKey: [...ticketQueries.all(), 'linkable', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Findable[]> => {
      const all = { view: 'queue', queue: 'all', limit: LINKABLE } as const
      const found =
        text === ''
          ? (await call(tickets.list, all)).items
          : (await call(tickets.search, { ...all, q: text })).items.map(({ ticket }) => ticket)
      return found.filter((one) => one.id !== id).map((one) => ({ id: one.id, shortId: one.shortId, title: one.subject }))
    },
  }),
  /** Where a ticket can go: the first of them, or those whose name begins so. */
  departments: (text: string) => choices({ text }),
  groups: (departmentId: string, text: string) => choices({ departmentId, text }),
}

const personOf = ({ id, fullName, photoId }: UserHit): Person => ({ id, fullName, photo: photoId && fileUrl(photoId) })

function choices({ departmentId, text }: { departmentId?: string; text: string }) {
  const input = { ...(departmentId && { departmentId }), ...(text !== '' && { text }) }
  return {
    queryKey: ['units', 'choices', input] as readonly unknown[],
    queryFn: async (): Promise<readonly UnitChoice[]> => (await call(units.choices, input)).items,
    staleTime: 60_000,
  }
}

export function setPages(client: QueryClient, id: string, change: (page: ThreadPage) => ThreadPage): void {
  client.setQueryData<Thread>(ticketQueries.thread(id).queryKey, (held) => held && { ...held, pages: held.pages.map(change) })
}

export function setNewestPage(client: QueryClient, id: string, change: (page: ThreadPage) => ThreadPage): void {
  client.setQueryData<Thread>(ticketQueries.thread(id).queryKey, (held) => {
    const [newest, ...older] = held?.pages ?? []
    return held && newest && { ...held, pages: [change(newest), ...older] }
  })
}

const renewTicket = (client: QueryClient, id: string) =>
  void client.invalidateQueries({ queryKey: ticketQueries.open(id).queryKey })

function written(client: QueryClient, id: string, message: Message): void {
  setNewestPage(client, id, (page) => ({ ...page, items: [...withEntry(page.items, message)] }))
  renewTicket(client, id) // its status may have moved; with a living connection this only confirms it
  renewLists(client)
}

/** A command that succeeded, also when its screen is gone or it waited for the network since an earlier visit. */
async function announce(done: Done, { shortId }: { shortId: string }): Promise<void> {
  await i18next.loadNamespaces('tickets')
  showToast({ kind: 'success', text: i18next.t(`done_${done}`, { ns: 'tickets', shortId }) })
}
type Done = 'opened' | keyof typeof moving

registerWrite(tickets.create, {
  done: (client, ticket, { input }) => {
    forgetNewTicket(input)
    renewLists(client)
    void announce('opened', ticket)
  },
  // what was filled in was changed or withdrawn meanwhile: the form is shown as it is now, with everything typed
  refused: (client, _problem, { input }) => {
    if (input.templateId) void client.invalidateQueries({ queryKey: templateQueries.form(input.templateId).queryKey })
  },
})

for (const endpoint of [tickets.reply, tickets.note]) {
  registerWrite(endpoint, {
    begin: (client, { input, requestId }) => {
      const held = client.getQueryData(ticketQueries.thread(input.id).queryKey)
      setsOut(requestId, held?.pages.flatMap(({ items }) => items) ?? [])
      return undefined
    },
    done: (client, message, { input }) => {
      forgetFiles(input.attachments)
      written(client, input.id, message)
    },
    refused: (client, { code }, attempt) => {
      keepFailed({ ...attempt, kind: endpoint === tickets.note ? 'note' : 'reply', code })
      renewTicket(client, attempt.input.id)
      void client.invalidateQueries({ queryKey: ticketQueries.thread(attempt.input.id).queryKey }) // what was said meanwhile
    },
  })
}

registerWrite(tickets.edit, {
  done: (client, message, { input }) => {
    forgetEdit(message.id)
    setPages(client, input.id, (page) => ({ ...page, items: [...withEdited(page.items, message)] }))
    renewTicket(client, input.id)
    renewLists(client)
  },
})

const moving = {
  taken: ticketCommands.take,
  assigned: ticketCommands.assign,
  transferred: ticketCommands.transfer,
  unassigned: ticketCommands.unassign,
  waiting: ticketCommands.wait,
  resumed: ticketCommands.resume,
  resolved: ticketCommands.resolve,
  confirmed: ticketCommands.confirm,
  rejected: ticketCommands.reject,
  closed: ticketCommands.close,
  withdrawn: ticketCommands.withdraw,
  reopened: ticketCommands.reopen,
  priority: ticketCommands.changePriority,
  subject: ticketCommands.changeSubject,
} as const

for (const [done, endpoint] of Object.entries(moving) as [keyof typeof moving, typeof ticketCommands.take][]) {
  registerWrite(endpoint, {
    done: (client, ticket) => {
      client.setQueryData(ticketQueries.open(ticket.id).queryKey, (held) => held && { ...held, ticket })
      renewLists(client)
      void announce(done, ticket)
    },
    refused: (client, _problem, { input }) => renewTicket(client, input.id),
  })
}

registerWrite(ticketBulk.start, {
  done: (client) => void client.invalidateQueries({ queryKey: ticketQueries.bulkRuns().queryKey, exact: true }),
})

for (const endpoint of [ticketCommands.addParticipant, ticketCommands.removeParticipant]) {
  registerWrite(endpoint, { done: (client, _done, { input }) => renewTicket(client, input.id) })
}

for (const endpoint of [ticketCommands.leave, ticketCommands.delete]) {
  registerWrite(endpoint, {
    done: (client, _done, { input }) => {
      renewTicket(client, input.id)
      renewLists(client)
    },
  })
}
