import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RowPopover } from '../../../ui/list/row-popover.tsx'
import { useTicketCommands } from '../commands/use-ticket-commands.tsx'
import AssigneePicker from '../thread/assignee-picker.tsx'
import { PriorityPicker, StatusPicker } from '../thread/choice-pickers.tsx'
import { pickable, type Picked } from '../thread/fact-values.tsx'

/** What a key asks of a ticket in a list. */
export type RowCommandName = Picked | 'take' | 'resolve'

interface RowCommandProps {
  readonly ticket: Ticket
  readonly command: RowCommandName
  readonly onClose: () => void
}

const isPicked = (command: RowCommandName): command is Picked => command !== 'take' && command !== 'resolve'

/** One command of a ticket without its buttons: begun at once, picked below its row, or asked for by its dialog; nothing where it may not happen. */
export default function RowCommand({ ticket, command, onClose }: RowCommandProps) {
  const { t } = useTranslation('tickets')
  const commands = useTicketCommands(ticket)
  const [picking, setPicking] = useState(() => isPicked(command) && pickable(ticket, commands)[command])
  const began = useRef(false)
  const done = () => setPicking(false)
  useEffect(() => {
    if (picking) return
    const begins = !began.current && !isPicked(command) && commands.open.includes(command)
    began.current = true
    if (begins) commands.start(command)
    else if (!commands.dialog) onClose()
  })
  return (
    <>
      {picking && (
        <RowPopover
          id={ticket.id}
          label={t(command === 'assignee' ? 'assignee' : command === 'status' ? 'status' : 'priority')}
          onClose={done}
        >
          {command === 'assignee' && <AssigneePicker ticket={ticket} onDone={done} />}
          {command === 'status' && <StatusPicker commands={commands} onDone={done} />}
          {command === 'priority' && <PriorityPicker ticket={ticket} onDone={done} />}
        </RowPopover>
      )}
      {commands.dialog}
    </>
  )
}
