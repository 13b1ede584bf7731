import { Button, SegmentedControl } from '@mantine/core'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { mayTicket } from '@diwan/contract/tickets/schemas'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { IconLock, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import { OtherDraft, type Draft } from '../drafts/public.ts'
import classes from './composer.module.css'
import { KeptText } from './kept-text-view.tsx'
import { NEW } from './address.ts'
import { ThreadMoved } from './thread-moved.tsx'
import { useChosenKind, type Kind } from './drafts/quotes.ts'
import { useComposer } from './use-composer.ts'
import { SEND_KEYS } from './writing-area.tsx'
import { MessageField } from './writing/message-field.tsx'
import { TurnButton } from './writing/turn-button.tsx'
import { useTurning } from './writing/use-light-text.ts'

/** Each kind has a draft of its own, so that a note can never be sent as a reply by a slip. */
const kinds: readonly Kind[] = ['reply', 'note']

/** White on it is 5.4:1. */
const NOTE = '#a65300'

export function Composer({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const may = mayTicket(ticket)
  const open = kinds.filter((kind) => may[kind])
  const [chosen, choose] = useChosenKind(ticket.id)
  const kind = open.includes(chosen) ? chosen : open[0]
  return (
    <div className={classes['place']}>
      {kinds.map((other) => !may[other] && <KeptText key={other} id={ticket.id} kind={other} />)}
      {!may.reply && <WhyNot ticket={ticket} />}
      {kind && (
        <div className={classes['composer']} data-kind={kind}>
          {open.length > 1 && <KindChoice open={open} kind={kind} choose={choose} />}
          {kind === 'note' && <p className={classes['about']}>{t('noteAbout')}</p>}
          <Writing key={kind} id={ticket.id} kind={kind} />
        </div>
      )}
    </div>
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

function KindChoice({ open, kind, choose }: { open: readonly Kind[]; kind: Kind; choose: (kind: Kind) => void }) {
  const { t } = useTranslation('tickets')
  return (
    <SegmentedControl
      aria-label={t('messageKind')}
      size="sm"
      data={open.map((one) => ({ value: one, label: <KindLabel kind={one} /> }))}
      value={kind}
      onChange={choose}
    />
  )
}

function Writing({ id, kind }: { id: string; kind: Kind }) {
  const { t } = useTranslation('tickets')
  const { text, write, mentioned, mention, send, sendAnyway, moved, saved, wrong, sent, attached, waiting } = useComposer(
    id,
    kind,
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const { turn, turned } = useTurning(area)
  return (
    <form className={classes['writing']} onSubmit={send} noValidate>
      <OtherDraft
        draft={saved}
        read={wordsOf}
        join={(other) => ({
          ...other,
          text: joined(text, wordsOf(other)),
          files: attached.files,
          mentioned: [...mentioned, ...mentionedOf(other)],
        })}
      />
      <ThreadMoved newer={moved.newer} onSend={sendAnyway} onLook={moved.look} />
      <AttachmentField
        attached={attached}
        purpose="attachment5"
        most={MAX_ATTACHMENTS}
        error={waiting}
        beside={
          <div className={classes['end']}>
            <TurnButton turn={turn} turned={turned} />
            <span role="status">{sent && t(`sent_${kind}`)}</span>
            <span className={classes['keys']}>{t('shortcut', { keys: SEND_KEYS })}</span>
            <Button
              type="submit"
              {...(kind === 'note' && { color: NOTE })}
              leftSection={<IconSend size={16} className="turns" aria-hidden />}
            >
              {t(`send_${kind}`)}
            </Button>
          </div>
        }
      >
        <MessageField
          id={id}
          kind={kind}
          area={area}
          mentioned={mentioned}
          mention={mention}
          turn={turn}
          name="message"
          aria-label={t(`write_${kind}`)}
          placeholder={t(`write_${kind}`)}
          variant="unstyled"
          minRows={2}
          maxRows={12}
          classNames={{ input: classes['input'] ?? '' }}
          value={text}
          error={wrong}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </AttachmentField>
    </form>
  )
}

/** The words of a draft that another device kept. */
const wordsOf = ({ text }: Draft['content']): string => (typeof text === 'string' ? text : '')
const mentionedOf = ({ mentioned }: Draft['content']): readonly unknown[] => (Array.isArray(mentioned) ? mentioned : [])
const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n')

function KindLabel({ kind }: { kind: Kind }) {
  const { t } = useTranslation('tickets')
  return (
    <span className={classes['kind']}>
      {kind === 'note' && <IconLock size={14} stroke={2} aria-hidden />}
      {t(`kind_${kind}`)}
    </span>
  )
}
