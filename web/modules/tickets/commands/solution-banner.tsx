import { Button } from '@mantine/core'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { MessageDialog } from './message-dialog.tsx'
import classes from './solution-banner.module.css'

/** As long as a solution waits for its requester: it comes and goes with the ticket, in every open browser. */
export function SolutionBanner({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const [rejecting, reject] = useState(false)
  const { mutate: confirm, isPending } = useWrite(ticketCommands.confirm)
  const { id, version } = ticket
  const may = mayTicket(ticket)
  return (
    <>
      {(may.confirm || may.reject) && (
        <section className={classes['banner']} aria-label={t('solvedQuestion')} data-solution-banner>
          <IconCircleCheck size={22} stroke={1.7} aria-hidden />
          <div className={classes['words']}>
            <strong>{t('solvedQuestion')}</strong>
            <p>{t('solvedAbout')}</p>
          </div>
          <div className={classes['choices']}>
            <Button disabled={isPending} onClick={() => confirm({ id, version })}>
              {t('do_confirm')}
            </Button>
            <Button variant="default" onClick={() => reject(true)}>
              {t('do_reject')}
            </Button>
          </div>
        </section>
      )}
      {/* outlives the question: what is typed is not taken away when another device has answered */}
      {rejecting && <MessageDialog ticket={ticket} command="reject" onClose={() => reject(false)} />}
    </>
  )
}
