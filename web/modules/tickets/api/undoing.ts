import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { QueryClient } from '@tanstack/react-query'
import { undoable, type Undo } from '../../../kit/undo.ts'
import type { Sentence } from '../../../kit/write-outcome.ts'
import { listQueries } from './lists.ts'

type Take = typeof ticketCommands.take
type Of<E extends Take> = (before: Ticket, says: Sentence) => Undo<E> | undefined

interface Cached {
  readonly pages?: readonly { readonly items: readonly Partial<Ticket>[] }[]
  readonly ticket?: Ticket
}

/** The newest of what the screens show of a ticket, open or as a row of a list: a list that nobody looks at keeps an old row. */
export function shownTicket(client: QueryClient, id: string): Ticket | undefined {
  const cached = client.getQueriesData<Cached>({ queryKey: listQueries.all() }).flatMap(([, data]) => data ?? [])
  const all = cached.flatMap(({ ticket, pages = [] }) => [ticket, ...pages.flatMap(({ items }) => items)])
  const rows = all.filter((one): one is Ticket => one?.id === id && one.status !== undefined)
  return rows.toSorted((one, other) => other.version - one.version)[0]
}

const back = (says: Sentence, by: Take) =>
  undoable<Take, Take>({ says, by, input: (_sent, output) => ({ id: output.id, version: output.version }) })

const toAssignee = (says: Sentence, assigneeId: string) =>
  undoable<Take, typeof ticketCommands.assign>({
    says,
    by: ticketCommands.assign,
    input: (_sent, output) => ({ id: output.id, version: output.version, assigneeId }),
  })

/**
 * The command that leads back to exactly what was before, by the command that is undone. Those that are absent, and those that answer
 * nothing, have no way back: a solution was sent to the requester, or a state cannot be reached again.
 */
export const ticketUndos: Readonly<Record<string, Of<Take>>> = {
  [ticketCommands.take.name]: (_before, says) => back(says, ticketCommands.unassign),
  [ticketCommands.assign.name]: ({ assignee, status }, says) => {
    if (assignee) return toAssignee(says, assignee.id)
    return status === 'NEW' ? back(says, ticketCommands.unassign) : undefined
  },
  [ticketCommands.unassign.name]: ({ assignee, status }, says) =>
    assignee && status === 'OPEN' ? toAssignee(says, assignee.id) : undefined,
  [ticketCommands.wait.name]: (_before, says) => back(says, ticketCommands.resume),
  [ticketCommands.changePriority.name]: ({ priority }, says) =>
    undoable<Take, typeof ticketCommands.changePriority>({
      says,
      by: ticketCommands.changePriority,
      input: (_sent, output) => ({ id: output.id, from: output.priority, to: priority }),
    }),
  [ticketCommands.close.name]: ({ status }, says) => (status === 'OPEN' ? back(says, ticketCommands.reopen) : undefined),
}
