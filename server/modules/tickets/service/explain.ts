import { ticketMoves } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { matching, relationsTo, within } from '../../../kit/access/reach.ts'
import type { ObjectKind } from '../../../kit/module.ts'
import { can, reach } from '../access.ts'
import { readReachOf, readTicketName } from '../queries/tickets.ts'

type Explain = NonNullable<ObjectKind['explain']>

/** Why a person may or may not do this to a ticket: the same table, the same functions. */
export const explainTicket: Explain = async ({ db }, person, id, name) => {
  const standing = await readReachOf(db, id)
  if (!standing) return undefined
  const row = standing(person)
  const { short_id, subject } = await readTicketName(db, id)
  const command = commandOf(name)
  const visible = can.view(person, row)
  return {
    shortId: short_id,
    title: subject,
    path: `/ticket-thread/${id}`,
    relations: relationsTo(reach, person, row),
    matching: matching(reach, name, person, row),
    gone: row.deleted_at !== null,
    visible,
    allowed: visible && within(reach, name)(person, row),
    move: command && { command, status: row.status, open: ticketMoves[command].from.includes(row.status as TicketStatus) },
  }
}

const commands = Object.keys(ticketMoves) as (keyof typeof ticketMoves)[]

/** The move that the flag allows, where there is one. */
function commandOf(name: string) {
  return commands.find((command) => `tickets.${ticketMoves[command].needs ?? command}` === name) ?? null
}
