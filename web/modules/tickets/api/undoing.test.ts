import { page } from '../../../kit/testing/page.ts'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listQueries } from './lists.ts'
import { shownTicket } from './undoing.ts'

const ID = '0198f000-0000-7000-8000-000000000001'
const row = (version: number, assignee: string | null) =>
  ({ id: ID, status: 'OPEN', version, assignee: assignee === null ? null : { id: assignee } }) as unknown as Ticket

page.sessionStorage.clear()

test('undo starts from the newest row of a ticket, not from a list that was left long ago', () => {
  const client = new QueryClient()
  const put = (view: string, data: object) => client.setQueryData([...listQueries.all(), view], data)
  put('unassigned', { pages: [{ items: [row(1, null)] }] })
  put('open', { ticket: row(3, 'sara') })
  put('queue', { pages: [{ items: [row(2, 'omar')] }] })
  expect(shownTicket(client, ID)?.assignee?.id).toBe('sara')
})
