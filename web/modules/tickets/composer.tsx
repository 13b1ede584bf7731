import { Button } from '@mantine/core'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { mayTicket } from '@diwan/contract/tickets/schemas'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { typed } from '../../kit/presence.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { rememberFiles, ThreadComposer, ThreadMoved, useMoved } from '../talk/public.ts'
import { Composer as WritingComposer, draftName } from '../writing/public.ts'
import { NEW } from './address.ts'
import { ticketQueries } from './api.ts'
import classes from './composer.module.css'
import type { Kind } from './ticket-talk.tsx'
import { useMentionable } from './use-mentionable.tsx'
import { DOING, useTicketChannel } from './use-presence.ts'

/** White on it is 5.4:1. */
const NOTE = '#a65300'

export function Composer({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const may = mayTicket(ticket)
  return (
    <ThreadComposer<Kind>
      id={ticket.id}
      kinds={[
        { kind: 'reply', label: t('kind_reply') },
        { kind: 'note', label: t('kind_note'), inside: t('noteAbout') },
      ]}
      open={(['reply', 'note'] as const).filter((kind) => may[kind])}
      choose={t('messageKind')}
      closed={<WhyNot ticket={ticket} />}
    >
      {(kind) => <Writing key={kind} id={ticket.id} kind={kind} />}
    </ThreadComposer>
  )
}

function WhyNot({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const mine = useSession()?.metadata.id === ticket.requester.id
  return (
    <div className={classes['why']}>
      <p>{t(ticket.can.reply ? 'ended' : 'readOnly')}</p>
      {mine && (
        <Button variant="default" renderRoot={(props) => <Link to="/user/tickets" search={NEW} {...props} />}>
          {t('newTicket')}
        </Button>
      )}
    </div>
  )
}

function Writing({ id, kind }: { id: string; kind: Kind }) {
  const { t } = useTranslation('tickets')
  const { mutate } = useWrite(kind === 'note' ? tickets.note : tickets.reply, { quiet: true, scope: `ticket:${id}` })
  const moved = useMoved(draftName({ kind, key: id }), useSaidPublicly(id))
  const channel = useTicketChannel(id)
  const mentionable = useMentionable(id, kind)
  return (
    <WritingComposer
      place={{ kind, key: id }}
      purpose="attachment5"
      most={MAX_ATTACHMENTS}
      mentionable={mentionable}
      words={{ write: t(`write_${kind}`), send: t(`send_${kind}`), sent: t(`sent_${kind}`) }}
      {...(kind === 'note' && { colour: NOTE })}
      typing={(something) => {
        moved.written(something)
        if (something) typed(channel, DOING[kind])
      }}
      holds={moved.asks}
      question={(sendAnyway) => (
        <ThreadMoved newer={moved.newer} onSend={() => (moved.look(), sendAnyway())} onLook={moved.look} />
      )}
      send={({ body, files, draftId }, onSent) => {
        rememberFiles(files)
        const after = moved.after()
        const attachments = files.map((file) => file.id)
        mutate({ id, body, attachments, draftId, ...(after !== undefined && { after }) }, { onSuccess: onSent })
      }}
    />
  )
}

/** The public messages that are held, newest first. */
function useSaidPublicly(id: string): () => Message[] | undefined {
  const client = useQueryClient()
  return () =>
    client
      .getQueryData(ticketQueries.thread(id).queryKey)
      ?.pages.flatMap(({ items }) => items)
      .filter((entry): entry is Message => entry.kind === 'reply' || entry.kind === 'solution')
}
