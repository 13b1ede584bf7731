import type { TicketRequest } from '@diwan/contract/tickets/schemas/template'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { AnswerList } from '../fields/reading.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './request-view.module.css'

/** What was asked for, above all that was said about it since. */
export function RequestView({ request }: { request: TicketRequest }) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  return (
    <section className={classes['request']} aria-label={t('request')} data-request>
      <h2>
        <UserText text={nameOf(request)} />
      </h2>
      <AnswerList answers={request.answers} />
    </section>
  )
}
