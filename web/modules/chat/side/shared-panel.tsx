import { SHARED_KINDS } from '@diwan/contract/talk/vocabulary'
import { SegmentedControl } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../../ui/attachment-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import { LogSkeleton } from '../log/log-skeleton.tsx'
import { FoundMessage, useShortText } from './found-message.tsx'
import classes from './side.module.css'

type Kind = (typeof SHARED_KINDS)[number]

/** Pictures and films, other files, and links of a chat, newest first. */
export function SharedPanel({ chat }: { chat: SteadyChat }) {
  const { t } = useTranslation('chat')
  const [kind, choose] = useState<Kind>('media')
  return (
    <div className={classes['scroll']}>
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label={t('panel_shared')}
          fullWidth
          data={SHARED_KINDS.map((value) => ({ value, label: t(`shared_${value}`) }))}
          value={kind}
          onChange={(value) => choose(value)}
        />
      </div>
      <Shared key={kind} chat={chat} kind={kind} />
    </div>
  )
}

function Shared({ chat, kind }: { chat: SteadyChat; kind: Kind }) {
  const { t } = useTranslation('chat')
  const { look } = useChatAddress()
  const short = useShortText()
  const list = useInfiniteQuery(chatTalk.queries.shared(chat.id, kind))
  const messages = list.data?.pages.flatMap(({ items }) => items)
  if (!messages) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LogSkeleton />
  if (messages.length === 0)
    return <EmptyState icon={IconPaperclip} title={t(`none_${kind}`)} text={t('noneSharedText')} literally="noData" />
  return (
    <>
      <ul className={classes['list']}>
        {messages.map((message) => (
          <FoundMessage
            key={message.id}
            author={message.author?.fullName ?? ''}
            date={message.createdDate}
            text={short(message)}
            onLook={() => look(message.id, { thread: message.threadOf ?? undefined })}
          />
        ))}
      </ul>
      {kind !== 'links' && (
        <AttachmentList
          files={messages.flatMap(({ attachments }) => attachments).filter(({ type }) => isMedia(type) === (kind === 'media'))}
        />
      )}
      <MoreRows list={list} />
    </>
  )
}

const isMedia = (type: string): boolean => type.startsWith('image/') || type.startsWith('video/')
