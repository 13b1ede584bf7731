import type { OpenTicket } from '@diwan/contract/tickets/schemas'
import { IconCopy, IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { LinksPanel } from '../links/public.ts'
import { ticketQueries } from './api.ts'
import { Participants } from './participants.tsx'
import { PriorityChoice } from './priority-choice.tsx'
import classes from './ticket-facts.module.css'

export function TicketFacts({ ticket, participants }: Pick<OpenTicket, 'ticket' | 'participants'>) {
  const { t, i18n } = useTranslation('tickets')
  const nameOf = useLocalName()
  return (
    <aside className={classes['facts']} aria-label={t('facts')}>
      <dl>
        <Fact name={t('column_ticket')}>
          <span className={classes['quoted']}>
            <ShortIdText shortId={ticket.shortId} />
            <CopyButton icon={IconCopy} label={t('copyShortId')} text={ticket.shortId} />
            <CopyButton icon={IconLink} label={t('copyLink')} text={`${location.origin}/ticket-thread/${ticket.id}`} />
          </span>
        </Fact>
        <Fact name={t('status')}>
          <StatusBadge status={ticket.status} />
        </Fact>
        <Fact name={t('priority')}>
          <PriorityChoice ticket={ticket} />
        </Fact>
        <Fact name={t('requester')}>
          <PersonChip person={ticket.requester} />
        </Fact>
        {ticket.openedBy && (
          <Fact name={t('openedBy')}>
            <PersonChip person={ticket.openedBy} />
          </Fact>
        )}
        {ticket.pending && (
          <Fact name={t('waitFor')}>
            {t(`wait_${ticket.pending.reason}`)} {ticket.pending.until !== null && <InstantText seconds={ticket.pending.until} />}
          </Fact>
        )}
        <Fact name={t('assignee')}>{ticket.assignee ? <PersonChip person={ticket.assignee} /> : t('unassigned')}</Fact>
        <Fact name={t('department')} minor>
          {nameOf(ticket.department)}
        </Fact>
        <Fact name={t('group')}>{nameOf(ticket.group)}</Fact>
        {ticket.attachments > 0 && <Fact name={t('attachments')}>{numberText(ticket.attachments, i18n.language)}</Fact>}
        <Fact name={t('created')} minor>
          <InstantText seconds={ticket.createdDate} />
        </Fact>
        <Fact name={t('updated')} minor>
          <InstantText seconds={ticket.updatedDate} />
        </Fact>
      </dl>
      <Participants ticket={ticket} participants={participants} />
      <LinksPanel id={ticket.id} topic="tickets" search={(text) => ticketQueries.linkable(ticket.id, text)} />
    </aside>
  )
}

/** Minor ones leave the little room of a phone to the conversation. */
function Fact({ name, minor = false, children }: { name: string; minor?: boolean; children: ReactNode }) {
  return (
    <div className={classes['fact']} data-minor={minor || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
