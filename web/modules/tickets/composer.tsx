import { Button } from '@mantine/core'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { mayTicket } from '@diwan/contract/tickets/may'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { typed } from '../../kit/presence.ts'
import { useHolds } from '../../kit/rights.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { beginWriting, DOING, rememberFiles, ThreadComposer, ThreadMoved, useMoved } from '../talk/public.ts'
import { AnswerTools, Composer as WritingComposer, draftName } from '../writing/public.ts'
import { CannedPicker } from '../canned/public.ts'
import { NEW } from './address.ts'
import { ticketQueries } from './api/api.ts'
import { ticketCanned } from './api/canned.ts'
import classes from './composer.module.css'
import type { Kind } from './ticket-talk.tsx'
import { useSendingKin } from './thread/use-sending-kin.ts'
import { useMentionable } from './use-mentionable.tsx'
import { useTicketChannel } from './use-presence.ts'

/** The letters of the keys that begin them. */
const KEYS = { reply: 'R', note: 'N' } as const

/** White on it is 5.4:1. */
const NOTE = '#a65300'

interface ComposerProps {
  readonly ticket: Ticket
  /** To the next ticket of the list it was opened from. */
  readonly next?: (() => void) | undefined
}

export function Composer({ ticket, next }: ComposerProps) {
  const { t } = useTranslation('tickets')
  const may = mayTicket(ticket)
  const open = (['reply', 'note'] as const).filter((kind) => may[kind])
  useCommands(
    open.map((kind) => ({
      id: kind,
      label: t(kind === 'note' ? 'writeNote' : 'writeReply'),
      part: 'record',
      about: { noun: t('theTicket'), shortId: ticket.shortId, title: ticket.subject },
      stroke: { code: `Key${KEYS[kind]}` },
      icon: IconPencil,
      run: () => beginWriting(ticket.id, kind),
    })),
  )
  return (
    <ThreadComposer<Kind>
      id={ticket.id}
      kinds={[
        { kind: 'reply', label: t('kind_reply'), keys: KEYS.reply },
        { kind: 'note', label: t('kind_note'), about: t('noteAbout'), inside: true, keys: KEYS.note },
      ]}
      open={open}
      choose={t('messageKind')}
      closed={<WhyNot ticket={ticket} />}
    >
      {(kind) => <Writing key={kind} ticket={ticket} kind={kind} next={next} />}
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

function Writing({ ticket, kind, next }: ComposerProps & { kind: Kind }) {
  const { id } = ticket
  const { t } = useTranslation('tickets')
  const me = useSession()?.metadata.id
  const answers = useHolds('tickets', 'administer') && ticket.requester.id !== me && kind === 'reply'
  const { mutate } = useWrite(kind === 'note' ? tickets.note : tickets.reply, { quiet: true, scope: `ticket:${id}` })
  const moved = useMoved(draftName({ kind, key: id }), useSaidPublicly(id))
  const channel = useTicketChannel(id)
  const mentionable = useMentionable(id, kind)
  const ways = useSendingKin(ticket, { kind, next })
  return (
    <WritingComposer
      place={{ kind, key: id }}
      purpose="attachment5"
      most={MAX_ATTACHMENTS}
      mentionable={mentionable}
      words={{ write: t(`write_${kind}`), send: t(`send_${kind}`), sent: t(`sent_${kind}`) }}
      {...(kind === 'note' && { colour: NOTE })}
      kin={{ label: t('sendOtherwise'), ways }}
      tools={answers && <AnsweringTools ticket={ticket} kind={kind} />}
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

function AnsweringTools({ ticket, kind }: Pick<ComposerProps, 'ticket'> & { kind: Kind }) {
  const { id, requester, department, shortId, requesterLanguage } = ticket
  const place = { kind, key: id }
  const agent = useSession()?.metadata.fullName ?? ''
  const unit = requesterLanguage === 'ar' ? department.nameAr : department.nameEn
  return (
    <>
      <CannedPicker
        of={ticketCanned}
        place={place}
        language={requesterLanguage}
        values={{ name: requester.fullName, department: unit, number: shortId, agent }}
      />
      <AnswerTools place={place} reader={requester} />
    </>
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
