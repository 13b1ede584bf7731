import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TimeText } from '../../../ui/time-text.tsx'
import { DaySeparator, UnreadLine, type Failures } from '../../talk/public.ts'
import type { SteadyChat } from '../api/api.ts'
import type { Writing } from '../api/chat-talk.ts'
import { eventIcons, useEventText } from '../use-event-text.ts'
import classes from './chat-log.module.css'
import { ChatMessage } from './chat-message.tsx'
import type { LogRow } from '../live/log-rows.ts'
import { FailedMessage, PendingMessage } from './outgoing-message.tsx'

interface LogRowViewProps {
  readonly row: LogRow
  readonly chat: SteadyChat
  readonly failures: Failures<Writing>
  readonly lit: string | undefined
  readonly seen: number | null
}

export function LogRowView({ row, chat, failures, lit, seen }: LogRowViewProps) {
  if (row.kind === 'day' || row.kind === 'unread')
    return (
      <div className={classes['line']}>
        {row.kind === 'day' ? <DaySeparator as="div" seconds={row.seconds} /> : <UnreadLine as="div" count={row.count} />}
      </div>
    )
  if (row.kind === 'event') return <EventRow message={row.message} />
  if (row.kind === 'pending') return <PendingMessage one={row.one} />
  if (row.kind === 'failed') return <FailedMessage one={row.one} failures={failures} />
  const { message, joined } = row
  return (
    <ChatMessage
      chat={chat}
      message={message}
      joined={joined}
      lit={lit === message.id}
      seen={seen !== null && message.seq <= seen}
    />
  )
}

/** What happened to the chat, who did it and when. */
function EventRow({ message: { id, line, createdDate } }: { message: TalkMessage }) {
  const { t } = useTranslation('chat')
  const text = useEventText()
  if (!line) return null
  const Sign = eventIcons[line.what] ?? IconInfoCircle
  return (
    <div className={classes['event']} role="group" aria-label={t('happened')} data-event={line.what} data-message={id}>
      <Sign size={16} stroke={1.7} aria-hidden />
      <span>{text(line)}</span>
      <TimeText seconds={createdDate} />
    </div>
  )
}
