import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { Assignee, OpenTicket, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import { useInterface } from '../../../kit/interface-state.ts'
import { pages } from '../../../kit/queries.ts'
import { queryClient } from '../../../kit/query-client.ts'
import { session } from '../../../kit/session.ts'
import type { Sentence } from '../../../kit/write-outcome.ts'
import { registerWrite } from '../../../kit/write.ts'
import type { Findable } from '../../links/public.ts'
import { forgetEdit, forgetFiles, keepFailed, setsOut } from '../../talk/public.ts'
import { again, listQueries, ticketLists } from './lists.ts'
import { templateQueries } from './templates.ts'
import { forgetNewTicket } from '../drafts/new-ticket.ts'
import { currentTicket } from './present-state.ts'
import { shownTicket, ticketUndos } from './undoing.ts'
import { withEdited, withEntry } from './entries.ts'
import { colleagues } from '../../people/public.ts'

export type { TicketListQuery, TicketFilter, TicketView } from './lists.ts'
type ThreadPage = OutputOf<typeof tickets.thread>
type Thread = InfiniteData<ThreadPage, string | null>

const LINKABLE = 12

/** What it says under its custom fields, as the portal just answered. */
export const holdCustom = (client: QueryClient, id: string, custom: OpenTicket['custom']): void =>
  void client.setQueryData(ticketQueries.open(id).queryKey, (held) => held && { ...held, custom })

export const ticketQueries = {
  ...listQueries,
  open: (id: string) =>
    queryOptions({
      queryKey: [...ticketQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(tickets.open, { id }, { signal })),
      ...again,
    }),
  thread: (id: string) => {
    const { queryFn, ...paging } = pages(tickets.thread, { id })
    return infiniteQueryOptions({
      queryKey: [...ticketQueries.all(), 'thread', id] as readonly unknown[],
      ...paging,
      queryFn: async (context) => {
        const page = await queryFn(context)
        if (context.pageParam !== null) return page
        const newest: Thread = caughtUp(context.queryKey, { pages: [page], pageParams: [null] })
        return newest.pages[0] ?? page
      },
      ...again,
    })
  },
  assignees: (id: string, text: string) => ({
    queryKey: [...ticketQueries.all(), 'assignees', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Assignee[]> => (await call(ticketCommands.assignees, { id, text })).items,
  }),
  mentionable: (id: string, kind: 'reply' | 'note', text: string) => ({
    queryKey: [...ticketQueries.all(), 'mentionable', id, kind, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Mentionable[]> =>
      (await call(kind === 'note' ? ticketCommands.mentionableInNote : ticketCommands.mentionable, { id, text })).items,
  }),
  /** Colleagues of the directory, for who takes part and on whose behalf. */
  people: colleagues,
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

const openOf = ({ input }: { input: { id: string } }) => [ticketQueries.open(input.id).queryKey]
const openAndLists = (attempt: { input: { id: string } }) => [...openOf(attempt), ...ticketLists.lists()]

registerWrite(tickets.create, {
  // The lists; and the form, which may have changed or been withdrawn since: it is shown as it is now, with everything typed.
  renews: ({ input: { templateId } }) => [
    ...ticketLists.lists(),
    ...(templateId === undefined ? [] : [templateQueries.form(templateId).queryKey]),
  ],
  done: (_client, _ticket, { input }) => forgetNewTicket(input),
  says: ({ shortId }) => ['tickets', 'done_opened', { shortId }],
})

for (const endpoint of [tickets.reply, tickets.note]) {
  registerWrite(endpoint, {
    // Its status may have moved; with a living connection this only confirms it.
    renews: openAndLists,
    begin: (client, { input, requestId }) => {
      const held = client.getQueryData(ticketQueries.thread(input.id).queryKey)
      setsOut(requestId, held?.pages.flatMap(({ items }) => items) ?? [])
      return undefined
    },
    done: (client, message, { input }) => {
      forgetFiles(input.attachments)
      setNewestPage(client, input.id, (page) => ({ ...page, items: [...withEntry(page.items, message)] }))
    },
    refused: (client, { code }, attempt) => {
      keepFailed({ ...attempt, kind: endpoint === tickets.note ? 'note' : 'reply', code })
      void client.invalidateQueries({ queryKey: ticketQueries.thread(attempt.input.id).queryKey }) // what others wrote since
    },
  })
}

registerWrite(tickets.edit, {
  renews: openAndLists,
  done: (client, message, { input }) => {
    forgetEdit(message.id)
    setPages(client, input.id, (page) => ({ ...page, items: [...withEdited(page.items, message)] }))
  },
})

const moving = [
  [ticketCommands.take, 'done_taken'],
  [ticketCommands.assign, 'done_assigned'],
  [ticketCommands.transfer, 'done_transferred'],
  [ticketCommands.unassign, 'done_unassigned'],
  [ticketCommands.wait, 'done_waiting'],
  [ticketCommands.resume, 'done_resumed'],
  [ticketCommands.resolve, 'done_resolved'],
  [ticketCommands.confirm, 'done_confirmed'],
  [ticketCommands.reject, 'done_rejected'],
  [ticketCommands.close, 'done_closed'],
  [ticketCommands.withdraw, 'done_withdrawn'],
  [ticketCommands.reopen, 'done_reopened'],
  [ticketCommands.changePriority, 'done_priority'],
  [ticketCommands.changeSubject, 'done_subject'],
] as const

for (const [endpoint, done] of moving as readonly (readonly [typeof ticketCommands.take, (typeof moving)[number][1]])[]) {
  registerWrite(endpoint, {
    renews: openAndLists,
    done: showTicket,
    undo: (client, { input }) => {
      const before = shownTicket(client, input.id)
      // The way back leads to the state that the command was made on, and to no other.
      if (!before || ('version' in input && input.version !== before.version)) return undefined
      const says: Sentence = ['tickets', done, { shortId: before.shortId }]
      return ticketUndos[endpoint.name]?.(before, says)
    },
    says: ({ shortId, assignee }, offered) => {
      if (offered.undo) return undefined
      const mine = done === 'done_assigned' && assignee?.id === session()?.metadata.id
      return ['tickets', mine ? 'done_taken' : done, { shortId }]
    },
    refused: (client, { current }) => {
      const ticket = currentTicket(current)
      if (ticket) showTicket(client, ticket)
    },
  })
}

function showTicket(client: QueryClient, ticket: Ticket): void {
  client.setQueryData(ticketQueries.open(ticket.id).queryKey, (held) => held && { ...held, ticket })
}

registerWrite(ticketBulk.start, { renews: [ticketQueries.bulk.runs().queryKey] })

for (const endpoint of [ticketCommands.addParticipant, ticketCommands.removeParticipant])
  registerWrite(endpoint, { renews: openOf })

for (const endpoint of [ticketCommands.leave, ticketCommands.delete]) registerWrite(endpoint, { renews: openAndLists })

/** Repeating it is harmless, so it needs no receipt and waits for no network. A look as somebody else reads nothing. */
export async function markThreadRead(id: string, messageId: string): Promise<void> {
  if (useInterface.getState().preview) return
  await call(tickets.read, { id, messageId }).catch(() => undefined)
  setNewestPage(queryClient, id, (page) => ({ ...page, unread: null }))
  queryClient.setQueriesData<ListedPages>({ queryKey: listQueries.lists() }, (held) => held && readInPages(held, id))
}

interface ListedPages {
  readonly pages?: readonly { readonly items: readonly { readonly id?: string; readonly unread?: boolean }[] }[]
}

/** The lists beside the thread show at once that it was read. */
const readInPages = <Held extends ListedPages>(held: Held, id: string): Held =>
  held.pages?.some(({ items }) => items.some((one) => one.id === id && one.unread))
    ? {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === id ? { ...one, unread: false } : one)),
        })),
      }
    : held
