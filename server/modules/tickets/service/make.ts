import { documentFromText, isEmptyDocument } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import { MAX_SUBJECT } from '@diwan/contract/tickets/limits'
import { CreateTicket, MakeTicket } from '@diwan/contract/tickets/schemas/ticket'
import { inputOf } from '../../../kit/http/input.ts'
import type { Action } from '../../../kit/module.ts'
import { openIn } from './create.ts'

/** A ticket of what somebody reads elsewhere: its words are copied, its files stay where the link leads. */
export const ticketOfThis: Action<typeof MakeTicket> = {
  key: 'tickets.make',
  module: 'tickets',
  flag: 'create',
  choices: MakeTicket,
  make: async (ctx, tx, { title, body }, { subject, ...to }) => {
    const text = body && !isEmptyDocument(body) ? body : documentFromText(title, 'rtl')
    const input = inputOf(CreateTicket, { ...to, subject: subject ?? truncate(title, MAX_SUBJECT - 1), body: text })
    return (await openIn(ctx, tx, input)).id
  },
}
