import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LinkedMessages, useFailed, usePending } from '../../talk/public.ts'
import { chatQueries, type SteadyChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import { ChatComposer } from '../composer/chat-composer.tsx'
import { ChatMessage } from '../log/chat-message.tsx'
import { LogSkeleton } from '../log/log-skeleton.tsx'
import { logRows } from '../live/log-rows.ts'
import { walkMessages } from '../live/walk-messages.ts'
import { FailedMessage, PendingMessage } from '../log/outgoing-message.tsx'
import classes from './side.module.css'

/** What was answered to one message, apart from the chat. */
export function ThreadPanel({ chat, threadOf }: { chat: SteadyChat; threadOf: string }) {
  const { t } = useTranslation(['chat', 'talk'])
  const me = useSession()?.metadata.id
  const { queries } = chatTalk
  const root = useInfiniteQuery(queries.around(chat.id, threadOf))
  const replies = useInfiniteQuery(queries.replies(chat.id, threadOf))
  const channel = useQuery({ ...chatQueries.open(chat.id), refetchOnMount: false }).data?.positions[0]?.channel
  const here = ({ input }: { input: object }) => 'threadOf' in input && input.threadOf === threadOf
  const pending = usePending(chatTalk.outbox, chat.id).filter(here)
  const failures = useFailed(chatTalk.outbox, chat.id)
  const newestFirst = replies.data?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== threadOf) ?? []
  const message = root.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === threadOf)
  const frame = useRef<HTMLDivElement>(null)
  const newest = newestFirst[0]
  const last = pending.at(-1)?.requestId ?? newest?.id
  useLayoutEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight })
  }, [last])
  const mark = replies.data?.pages[0]?.read?.[0]
  const [audience, version, seq] = [mark?.audience, mark?.version, newest?.seq]
  const isNew = mark !== undefined && newest !== undefined && newest.seq > mark.seq && newest.author?.id !== me
  useEffect(() => {
    if (isNew && audience !== undefined && version !== undefined && seq !== undefined)
      chatTalk.read?.(chat.id, { audience, version, seq, threadOf })
  }, [chat.id, threadOf, isNew, audience, version, seq])
  if (!replies.data || !message) {
    const error = replies.error ?? root.error
    return error ? (
      <ErrorState error={error} onRetry={() => void Promise.all([replies.refetch(), root.refetch()])} />
    ) : (
      <LogSkeleton />
    )
  }
  const rows = logRows({
    newestFirst,
    pending,
    failed: failures.failed.filter(here),
    unread: undefined,
    dayOf: () => '',
  })
  return (
    <LinkedMessages id={chat.id} messages={[message, ...newestFirst]}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by the keyboard, and arrows walk in it */}
      <div
        ref={frame}
        className={classes['scroll']}
        role="region"
        aria-label={t('thread')}
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        onKeyDown={walkMessages}
        data-thread={threadOf}
      >
        <ChatMessage chat={chat} message={message} joined={false} inThread />
        <div className={classes['between']}>{t('replyCount', { count: message.replies })}</div>
        {replies.hasNextPage && (
          <Button variant="default" fullWidth disabled={replies.isFetchingNextPage} onClick={() => void replies.fetchNextPage()}>
            {t('earlier', { ns: 'talk' })}
          </Button>
        )}
        <ol className={classes['messages']}>
          {rows.map((row) => {
            if (row.kind === 'message')
              return (
                <li key={row.key}>
                  <ChatMessage chat={chat} message={row.message} joined={row.joined} inThread />
                </li>
              )
            if (row.kind === 'pending')
              return (
                <li key={row.key}>
                  <PendingMessage one={row.one} />
                </li>
              )
            return (
              row.kind === 'failed' && (
                <li key={row.key}>
                  <FailedMessage one={row.one} failures={failures} />
                </li>
              )
            )
          })}
        </ol>
      </div>
      <ChatComposer chat={chat} channel={channel} draftKey={threadOf} threadOf={threadOf} />
    </LinkedMessages>
  )
}
