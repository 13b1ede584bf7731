import type { Chat } from '@diwan/contract/chat/schemas'
import { isolate } from '@diwan/core/direction'
import { VisuallyHidden } from '@mantine/core'
import { IconAt, IconBellOff, IconPin, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { useDirection } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { useCountText } from '../../../ui/count-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { draftName } from '../../writing/public.ts'
import type { View } from '../address.ts'
import { ChatAvatar } from '../chat-avatar.tsx'
import { clockText } from '../live/wave.ts'
import { nameOf } from '../sentence.ts'
import { useEventText } from '../use-event-text.ts'
import classes from './conversations.module.css'

interface ConversationRowProps {
  readonly chat: Chat
  readonly view: View
  readonly current: boolean
  readonly presence: 'online' | 'away' | undefined
}

/** One chat: who, when, the last of what was said, and what of it is new. */
export function ConversationRow({ chat, view, current, presence }: ConversationRowProps) {
  const { t } = useTranslation('chat')
  const { id, own, unread, mentioned, newest } = chat
  const count = useCountText(unread)
  return (
    <li>
      <Link
        to="/user/chat"
        search={{ ...(view !== 'all' && { view }), id }}
        className={classes['row']}
        aria-current={current ? 'true' : undefined}
        data-chat={id}
        data-unread={count !== '' || undefined}
        data-muted={own.muted || undefined}
      >
        <ChatAvatar chat={chat} size={34} presence={presence} />
        <span className={classes['line']}>
          <span className={classes['name']}>
            <UserText text={nameOf(chat)} lines={1} />
            {presence && <VisuallyHidden>{t(`presence_${presence}`)}</VisuallyHidden>}
            {own.pinned && <IconPin size={14} stroke={1.7} className={classes['sign']} aria-label={t('keptAtTop')} />}
            {own.starred && <IconStarFilled size={13} className={classes['sign']} aria-label={t('starred')} />}
            {own.muted && <IconBellOff size={14} stroke={1.7} className={classes['sign']} aria-label={t('muted')} />}
          </span>
          <span className={classes['when']}>{newest && <UpdatedText seconds={newest.date} week />}</span>
        </span>
        <span className={classes['line']}>
          <span className={classes['last']}>
            <LastLine chat={chat} />
          </span>
          <span className={classes['marks']}>
            {mentioned && (
              <span className={classes['pill']} data-mention>
                <IconAt size={13} stroke={2} aria-label={t('mentionsYou')} />
              </span>
            )}
            {count !== '' && (
              <span className={classes['pill']} data-count>
                <bdi dir="ltr" aria-hidden>
                  {count}
                </bdi>
                <VisuallyHidden>{t('unreadCount', { count: unread.count })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** A draft first: it waits for the reader. */
function LastLine({ chat: { id, kind, newest } }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const [draft] = useKeptText(draftName({ kind: 'chat', key: id }), '')
  const me = useSession()?.metadata.id
  const page = useDirection()
  const eventText = useEventText()
  if (draft !== '') return <UserText text={t('draftLine', { text: isolate(draft, page) })} dir={page} lines={1} />
  if (!newest) return null
  if (newest.line) return <UserText text={eventText(newest.line)} lines={1} />
  const voice = (seconds: number | null) =>
    seconds === null ? t('voiceMessage') : t('voiceLine', { length: `\u2066${clockText(seconds)}\u2069` })
  const words = newest.deleted
    ? t('wasDeleted')
    : newest.text || (newest.kind === 'voice' ? voice(newest.seconds) : t('filesLine', { count: newest.files }))
  const own = newest.author?.id === me
  const named = own || kind === 'group'
  const author = own ? t('you') : (newest.author?.fullName.split(' ')[0] ?? '')
  // The name belongs to the page, the words to their writer.
  return named ? (
    <UserText text={`${isolate(author, page)}: ${isolate(words, page)}`} dir={page} lines={1} />
  ) : (
    <UserText text={words} lines={1} />
  )
}
