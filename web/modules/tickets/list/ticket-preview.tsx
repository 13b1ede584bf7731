import { ActionIcon, CloseButton, Skeleton } from '@mantine/core'
import type { OpenTicket, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useFollow } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { RecordStar } from '../../../ui/record-star.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { SidePane } from '../../../ui/split-pane.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TalkFrame, Thread } from '../../talk/public.ts'
import { ticketQueries } from '../api/api.ts'
import { TicketActions } from '../commands/ticket-actions.tsx'
import { useTicketCommands } from '../commands/use-ticket-commands.tsx'
import { Composer } from '../composer.tsx'
import { useHappenings } from '../happening-view.tsx'
import { ticketLive } from '../live/ticket-live.ts'
import { FactValues, type Picked } from '../thread/fact-values.tsx'
import { messageRights, ticketTalk } from '../ticket-talk.tsx'
import classes from './preview.module.css'

interface TicketPreviewProps {
  /** Nothing before anybody moved along the list. */
  id: string | undefined
  onClose: () => void
}

/** A ticket beside its list, to be read and answered; its reader is not reported as present before they write. */
export function TicketPreview({ id, onClose }: TicketPreviewProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  useCommands([
    { id: 'close preview', label: t('previewClose'), part: 'list', stroke: { code: 'Escape' }, unlisted: true, run: onClose },
  ])
  return (
    <SidePane aria-label={t('preview')} data-preview={id ?? ''}>
      {id === undefined ? (
        <>
          <div className={classes['bar']}>
            <CloseButton aria-label={t('previewClose')} onClick={onClose} />
          </div>
          <EmptyState title={t('previewNothing')} text={t('previewHow')} />
        </>
      ) : (
        <Previewed key={id} id={id} onClose={onClose} />
      )}
    </SidePane>
  )
}

function Previewed({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPaused, refetch } = useQuery(ticketQueries.open(id))
  useFollow(ticketLive, id)
  // also where it is held: this reader may see it no longer
  if (error && (!data || error.code === 'not_found'))
    return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data && isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!data) return <Shape />
  return (
    <>
      <Head ticket={data.ticket} onClose={onClose} />
      <Talk ticket={data.ticket} request={data.request} />
    </>
  )
}

function Head({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const { id, shortId, subject, group } = ticket
  const [picked, pick] = useState<Picked>()
  const commands = useTicketCommands(ticket)
  return (
    <header className={classes['head']}>
      <div className={classes['bar']}>
        <span className={classes['id']}>
          <ShortIdText shortId={shortId} />
        </span>
        <h3>
          <UserText text={subject} lines={1} />
        </h3>
        <TicketActions commands={commands} />
        <RecordStar id={id} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('previewOpen')}
          title={t('previewOpen')}
          renderRoot={(props: object) => <Link to="/ticket-thread/$id" params={{ id }} {...props} />}
        >
          <IconArrowsDiagonal size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
        <CloseButton aria-label={t('previewClose')} onClick={onClose} />
      </div>
      <div className={classes['facts']}>
        <FactList label={t('facts')} line>
          <FactValues ticket={ticket} commands={commands} picked={picked} pick={pick} />
          <Fact name={t('group')}>
            <UserText text={nameOf(group)} lines={1} />
          </Fact>
        </FactList>
      </div>
      {commands.dialog}
    </header>
  )
}

/** As on the screen of the ticket. */
function Talk({ ticket, request }: Pick<OpenTicket, 'ticket' | 'request'>) {
  const happenings = useHappenings(ticket, request)
  return (
    <TalkFrame foot={<Composer ticket={ticket} />}>
      <Thread of={ticketTalk} id={ticket.id} rights={messageRights(ticket)} happenings={happenings} anchored />
    </TalkFrame>
  )
}

function Shape() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['shape']} role="status" aria-label={t('loading')}>
      <Skeleton height={14} width="40%" radius={6} />
      <Skeleton height={20} width="85%" radius={6} />
      <Skeleton height={64} radius={12} />
      <Skeleton height={64} radius={12} />
    </div>
  )
}
