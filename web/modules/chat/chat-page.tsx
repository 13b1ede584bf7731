import { IconMessages } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useEver } from '../../kit/use-ever.ts'
import { usePhone } from '../../kit/widths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useChatAddress } from './address.ts'
import { chatLists } from './api/api.ts'
import classes from './chat-page.module.css'
import { Conversations } from './pane/conversations.tsx'
import { useOwnPresence } from './pane/use-presences.ts'

/** The pane of chats is there before what is said in one of them. */
const ChatScreen = lazy(() => import('./chat-screen.tsx'))
const SearchAll = lazy(() => import('./side/search-all.tsx'))
const ScheduledMessages = lazy(() => import('./scheduled/scheduled-messages.tsx'))
const NewChatDialog = lazy(() => import('./pane/new-chat-dialog.tsx'))

/** Chats beside the one that is open; one after the other on a phone. */
export function ChatPage() {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const phone = usePhone()
  const begun = useEver(address.new !== undefined)
  useFollowLists(chatLists)
  useOwnPresence()
  const { id, panel } = address
  const searching = id === undefined && panel === 'search'
  return (
    <div className={classes['page']} data-fills={!phone || id !== undefined || searching || undefined} data-chats>
      {(!phone || (id === undefined && !searching)) && <Conversations />}
      {searching && (
        <Suspense fallback={<PageSkeleton />}>
          <SearchAll />
        </Suspense>
      )}
      {id === undefined ? (
        !phone &&
        !searching && (
          <div className={classes['nothing']}>
            <EmptyState icon={IconMessages} title={t('chooseChat')} text={t('chooseChatText')} />
          </div>
        )
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <ChatScreen key={id} id={id} />
        </Suspense>
      )}
      <Suspense>
        {address.scheduled && <ScheduledMessages onClose={() => address.showScheduled(false)} />}
        {begun && <NewChatDialog what={address.new} onClose={() => address.begin(undefined)} onDone={address.open} />}
      </Suspense>
    </div>
  )
}
