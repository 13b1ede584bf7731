import { IconPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import { LogSkeleton } from '../log/log-skeleton.tsx'
import { FoundMessage, useShortText } from './found-message.tsx'
import classes from './side.module.css'

export function PinnedPanel({ chat }: { chat: SteadyChat }) {
  const { t } = useTranslation('chat')
  const { look } = useChatAddress()
  const short = useShortText()
  const { data, error, refetch } = useQuery(chatTalk.queries.pinned(chat.id))
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LogSkeleton />
  if (data.items.length === 0)
    return <EmptyState icon={IconPin} title={t('nonePinned')} text={t('nonePinnedText')} literally="noData" />
  return (
    <div className={classes['scroll']}>
      <ul className={classes['list']}>
        {data.items.map((message) => (
          <FoundMessage
            key={message.id}
            author={message.author?.fullName ?? ''}
            date={message.createdDate}
            text={short(message)}
            onLook={() => look(message.id, { thread: message.threadOf ?? undefined })}
          />
        ))}
      </ul>
    </div>
  )
}
