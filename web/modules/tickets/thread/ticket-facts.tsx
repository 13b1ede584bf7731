import { mayTicket } from '@diwan/contract/tickets/may'
import type { OpenTicket } from '@diwan/contract/tickets/schemas/ticket'
import { IconCopy, IconLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fact, FactButton, FactList } from '../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { CustomFacts } from '../../custom-fields/public.ts'
import { LinksPanel } from '../../links/public.ts'
import { holdCustom, ticketQueries } from '../api/api.ts'
import { Participants } from '../participants.tsx'
import { FactValues, type FactValuesProps } from './fact-values.tsx'
import classes from './ticket-facts.module.css'

type TicketFactsProps = FactValuesProps & Pick<OpenTicket, 'participants' | 'request' | 'custom'>

/** Everything that is known of a ticket beside its thread. */
export function TicketFacts({ participants, request, custom, ...values }: TicketFactsProps) {
  const { t, i18n } = useTranslation('tickets')
  const nameOf = useLocalName()
  const client = useQueryClient()
  const { ticket, commands } = values
  const some = mayTicket(ticket).change
  const group = <UserText text={nameOf(ticket.group)} lines={2} />
  return (
    <aside className={classes['facts']} aria-label={t('facts')}>
      <FactList label={t('facts')}>
        <FactValues {...values} />
        {ticket.pending && (
          <Fact name={t('waitFor')}>
            {t(`wait_${ticket.pending.reason}`)} {ticket.pending.until !== null && <InstantText seconds={ticket.pending.until} />}
          </Fact>
        )}
        {commands.open.includes('transfer') ? (
          <FactButton name={t('group')} value={group} onClick={() => commands.start('transfer')} />
        ) : (
          <Fact name={t('group')} locked={some}>
            {group}
          </Fact>
        )}
        <Fact name={t('department')} locked={some}>
          <UserText text={nameOf(ticket.department)} lines={2} />
        </Fact>
        <Fact name={t('requester')} locked={some}>
          <PersonPress person={ticket.requester} />
        </Fact>
        {ticket.openedBy && (
          <Fact name={t('openedBy')} locked={some}>
            <PersonPress person={ticket.openedBy} />
          </Fact>
        )}
        {request && (
          <Fact name={t('template')} locked={some}>
            <UserText text={nameOf(request)} lines={2} />
          </Fact>
        )}
        <CustomFacts
          id={ticket.id}
          kind="ticket"
          custom={custom}
          may={some}
          onChanged={(now) => holdCustom(client, ticket.id, now)}
        />
        {ticket.attachments > 0 && <Fact name={t('attachments')}>{numberText(ticket.attachments, i18n.language)}</Fact>}
        <Fact name={t('column_ticket')}>
          <span className={classes['quoted']}>
            <ShortIdText shortId={ticket.shortId} />
            <CopyButton icon={IconCopy} label={t('copyShortId')} text={ticket.shortId} />
            <CopyButton icon={IconLink} label={t('copyLink')} text={`${location.origin}/ticket-thread/${ticket.id}`} />
          </span>
        </Fact>
      </FactList>
      <div className={classes['more']}>
        <Participants ticket={ticket} participants={participants} />
        <LinksPanel id={ticket.id} topic="tickets" search={(text) => ticketQueries.linkable(ticket.id, text)} />
      </div>
      <div className={classes['times']}>
        <span>
          {t('created')} <InstantText seconds={ticket.createdDate} />
        </span>
        <span>
          {t('updated')} <InstantText seconds={ticket.updatedDate} />
        </span>
      </div>
    </aside>
  )
}
