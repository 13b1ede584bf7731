import { IconMessages } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useEver } from '../../kit/use-ever.ts'
import { usePhone } from '../../kit/widths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { readSearch, useChatAddress } from './address.ts'
import { chatLists, chatQueries } from './api/api.ts'
import classes from './chat-page.module.css'
import { focusComposer } from './model/composer-focus.ts'
import { Conversations } from './pane/conversations.tsx'
import { useOwnPresence } from './pane/use-presences.ts'
import { lazyDialog, lazyPart } from '../../ui/lazy-part.tsx'

/** The pane of chats is there before what is said in one of them. */
const loadChatScreen = () => import('./chat-screen.tsx')
const ChatScreen = lazyPart(loadChatScreen)
const SearchAll = lazyPart(() => import('./side/search-all.tsx'))
const ScheduledMessages = lazyDialog(() => import('./scheduled/scheduled-messages.tsx'))
const NewChatDialog = lazyDialog(() => import('./pane/new-chat-dialog.tsx'))

/** Chats beside the one that is open; one after the other on a phone. */
export function ChatPage() {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const phone = usePhone()
  const begun = useEver(address.new !== undefined)
  const client = useQueryClient()
  const router = useRouter()
  /** The dialog keeps the focus until the chat is there to take it: what is typed in between is no shortcut. */
  const openBegun = async (chat: string) => {
    await Promise.allSettled([loadChatScreen(), client.prefetchQuery(chatQueries.open(chat))])
    if (readSearch(router.latestLocation.search).new === undefined) return // the dialog has been closed since
    address.open(chat)
    focusComposer(chat)
  }
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
        {begun && (
          <NewChatDialog
            opened={address.new !== undefined}
            what={address.new}
            onClose={() => address.begin(undefined)}
            onDone={openBegun}
          />
        )}
      </Suspense>
    </div>
  )
}
