import { ticketAnswers } from '@diwan/contract/tickets/endpoints/canned-answers'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { ticketMoves } from '@diwan/contract/tickets/moves'
import { TICKET_FLAGS } from '@diwan/contract/tickets/vocabulary'
import { openedByFlag, proof } from '../../../testing/proof.ts'
import { provedCanned } from '../../../testing/canned.ts'
import { can } from '../access.ts'
import { readableTickets } from '../queries/tickets.ts'
import { ticketLists } from './listed.ts'
import { ticketLoad } from './load.ts'
import { ticketMachine } from './machine.ts'
import { plantTickets, type NewPlantedTicket, type PlantedTicket } from './planted.ts'
import { ticketProbes } from './probes.ts'
import { randomTickets } from './random.ts'
import { ticketSecrets } from './secrets.ts'
import { situations } from './situations.ts'
import { relationsTo, ticketFacts } from './relations.ts'
import { DRAFT, plantTemplate, templateProbes } from './template.ts'

export const ticketProof = proof<PlantedTicket>({
  kind: 'ticket',
  flag: 'tickets.view',
  make: async (w, by, group) => (await w.ticket({ by, ...(group && { group }) })).id,
  situations,
  plant: (w, wanted) =>
    plantTickets(
      w.db,
      (wanted as Omit<NewPlantedTicket, 'activityAt'>[]).map((one) => ({ ...one, activityAt: w.clock.now() })),
    ),
  facts: ticketFacts,
  relations: relationsTo,
  moves: ticketMoves,
  can: {
    endpoint: tickets.open,
    shown: ({ ticket }: { ticket: { can: unknown } }) => ticket.can,
    /** Only the days of opening again are not a matter of one flag. */
    expected: ({ may, by }) =>
      Object.fromEntries(
        TICKET_FLAGS.map((flag) => [
          flag,
          flag === 'reopen_late' ? by('tickets.reopen').some((relation) => relation !== 'own') : may(`tickets.${flag}`),
        ]),
      ),
  },
  lists: ticketLists,
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    const rows = await readableTickets(w.db, actor, ids)
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: randomTickets,
  machine: ticketMachine,
  load: ticketLoad,
  channels: (id) => [
    { name: ticketChannel(id), flag: 'tickets.view' },
    { name: staffChannel(id), flag: 'tickets.internal_note' },
  ],
  secrets: ticketSecrets,
  ending: [ticketCommands.delete],
  probes: ticketProbes,
})

export const templateProof = proof({
  kind: 'ticket_template',
  flag: 'tickets.templates',
  ...openedByFlag(async (w) => plantTemplate(w, await w.group(), DRAFT)),
  probes: templateProbes,
})

export const ticketAnswerProof = provedCanned({
  module: 'tickets',
  kind: 'ticket_answer',
  endpoints: ticketAnswers,
  use: 'tickets.administer',
  keep: 'tickets.templates',
})
