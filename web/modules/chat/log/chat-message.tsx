import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChecks, IconPinFilled, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { UnitBeside } from '../../../ui/unit-beside.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { MessageBody, MessageTime, QuoteView, Reactions, useEdit } from '../../talk/public.ts'
import { useChatAddress } from '../address.ts'
import { chatTalk, messageRights } from '../api/chat-talk.ts'
import classes from './chat-message.module.css'
import type { ShownChat } from '../types.ts'
import { PollView } from '../poll/poll-view.tsx'
import { ForwardedFrom } from '../forward/forwarded-from.tsx'
import { MessageVoice } from '../voice/message-voice.tsx'
import { MadeOf } from './made-of.tsx'
import { MessageTools } from './message-tools.tsx'
import { Previews } from './previews.tsx'

interface ChatMessageProps {
  readonly chat: ShownChat
  readonly message: TalkMessage
  /** It continues what the same author said just before: no face and no name again. */
  readonly joined: boolean
  readonly lit?: boolean
  readonly seen?: boolean
  /** In the thread it belongs to, from which nothing leads further. */
  readonly inThread?: boolean
}

/** A message as a bubble: one's own at the end of the line. Author, words and time are read in this order. */
export function ChatMessage({ chat, message, joined, lit = false, seen = false, inThread = false }: ChatMessageProps) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const me = useSession()?.metadata.id ?? ''
  const [edit, keep] = useEdit(message.id)
  const { id, author, body, quote, attachments, reactions, replies, pinnedDate, starred, previews = [] } = message
  const own = author?.id === me
  const rights = messageRights(chat, me)(message)
  const react = rights.react && body ? (emoji: string, on: boolean) => chatTalk.react?.(chat.id, message, emoji, on) : undefined
  const Edit = chatTalk.edit?.Form
  const name = own ? t('you') : (author?.fullName ?? '')
  const named = !own && !joined && chat.kind === 'group'
  return (
    <article
      className={classes['message']}
      tabIndex={-1} // arrows lead here
      data-message={id}
      data-own={own || undefined}
      data-joined={joined || undefined}
      data-lit={lit || undefined}
      data-gone={body === null || undefined}
    >
      {!own &&
        (joined ? (
          <span className={classes['noFace']} />
        ) : (
          <Letter id={author?.id ?? id} name={name} photo={author?.photo} size={30} />
        ))}
      <div className={classes['bubble']}>
        {named ? (
          <span className={classes['author']}>
            <strong>
              {author ? (
                <PersonPress person={author}>
                  <UserText text={name} />
                </PersonPress>
              ) : (
                <UserText text={name} />
              )}
            </strong>
            {author && <UnitBeside person={author} />}
          </span>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
        {message.alsoMain === true && !inThread && message.threadOf !== null && (
          <button type="button" className={classes['ofThread']} onClick={() => address.openThread(message.threadOf ?? undefined)}>
            {t('saidInThread')}
          </button>
        )}
        {message.forwarded && body && <ForwardedFrom messageId={id} />}
        <MessageBody
          body={body}
          files={message.voice ? [] : attachments}
          bubble={undefined}
          quote={quote && <QuoteView quote={quote} look={address.look} />}
          instead={
            message.poll && body ? (
              <PollView chat={chat} message={{ ...message, body, poll: message.poll }} />
            ) : (
              edit && Edit && <Edit id={chat.id} message={message} edit={edit} keep={keep} />
            )
          }
          foot={
            body &&
            (message.voice ? (
              <MessageVoice message={message} />
            ) : (
              previews.length > 0 && <Previews id={chat.id} messageId={id} previews={previews} />
            ))
          }
        />
        <div className={classes['foot']}>
          {body && reactions.length > 0 && <Reactions reactions={reactions} react={react} />}
          <span className={classes['time']}>
            {pinnedDate !== null && pinnedDate !== undefined && <IconPinFilled size={12} aria-label={t('isPinned')} />}
            {starred && <IconStarFilled size={12} aria-label={t('starred')} />}
            <MessageTime message={message} short />
            {own &&
              body &&
              (seen ? (
                <IconChecks size={15} stroke={2} aria-label={t('isRead')} data-read />
              ) : (
                <IconCheck size={15} stroke={2} aria-label={t('isSent')} />
              ))}
          </span>
        </div>
        <MadeOf messageId={id} />
        {replies > 0 && !inThread && (
          <button type="button" className={classes['thread']} onClick={() => address.openThread(id)} data-replies={replies}>
            {t('replyCount', { count: replies })}
          </button>
        )}
      </div>
      {!edit && body && (
        <MessageTools chat={chat} message={{ ...message, body }} rights={rights} react={react} inThread={inThread} />
      )}
    </article>
  )
}
