import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconArrowBarToDown, IconCheck, IconClockPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import type { Kin, ComposedMessage } from '../../writing/public.ts'
import type { Kind } from '../ticket-talk.tsx'

/** Sending with what mostly comes after it: the words are the solution, or the question that is waited for. */
export function useSendingKin(ticket: Ticket, { kind, next }: { kind: Kind; next: (() => void) | undefined }): readonly Kin[] {
  const { t } = useTranslation('tickets')
  const resolve = useWrite(ticketCommands.resolve)
  const wait = useWrite(ticketCommands.wait)
  const may = mayTicket(ticket)
  const { id, version } = ticket
  const reply = kind === 'reply'
  const solving: Kin = {
    id: 'resolve',
    label: t('sendAndSolve'),
    icon: IconCheck,
    stroke: { code: 'Enter', mod: true, shift: true },
    send: (said, answered) =>
      resolve.isPending ? answered(false) : resolve.mutate({ id, version, ...sent(said) }, answeredBy(answered)),
  }
  const waiting: Kin = {
    id: 'wait',
    label: t('sendAndWait'),
    icon: IconClockPause,
    send: (said, answered) =>
      wait.isPending ? answered(false) : wait.mutate({ id, version, reason: 'requester', ...sent(said) }, answeredBy(answered)),
  }
  const going: Kin = {
    id: 'next',
    label: t('sendAndNext'),
    icon: IconArrowBarToDown,
    stroke: { code: 'Enter', alt: true },
    after: next,
  }
  return [...(reply && may.resolve ? [solving] : []), ...(reply && may.wait ? [waiting] : []), ...(next ? [going] : [])]
}

const sent = ({ body, files, draftId }: ComposedMessage) => ({ body, attachments: files.map((file) => file.id), draftId })

const answeredBy = (answered: (sent: boolean) => void) => ({ onSuccess: () => answered(true), onError: () => answered(false) })
