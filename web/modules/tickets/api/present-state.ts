import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import i18next from 'i18next'
import { sayStateWith } from '../../../kit/problem-words.ts'

/** The ticket that a refusal brought as it is now. */
export function currentTicket(current: unknown): Ticket | undefined {
  const ticket = current as Partial<Ticket> | null | undefined
  return ticket?.shortId && ticket.status && ticket.version ? (ticket as Ticket) : undefined
}

sayStateWith((current) => {
  const ticket = currentTicket(current)
  if (!ticket) return undefined
  const { status, assignee } = ticket
  const words = { ns: 'tickets', status: i18next.t(`status_${status}`, { ns: 'kit' }) } as const
  return assignee ? i18next.t('state_held', { ...words, name: assignee.fullName }) : i18next.t('state_free', words)
})
