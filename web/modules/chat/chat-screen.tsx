import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useFollow } from '../../kit/follow.ts'
import { usePresence } from '../../kit/presence.ts'
import { Problem } from '../../kit/problem.ts'
import { useSession } from '../../kit/session.ts'
import { showRecord } from '../../kit/shown-record.ts'
import { useRoomy } from '../../kit/widths.ts'
import { markRead } from '../notifications/public.ts'
import { KeptText, useKeptDraft } from '../writing/public.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useChatAddress } from './address.ts'
import { chatQueries, type FirstUnread, type SteadyChat } from './api/api.ts'
import classes from './chat-screen.module.css'
import { nameOf } from './sentence.ts'
import { ChatComposer } from './composer/chat-composer.tsx'
import { ScheduledLine } from './scheduled/scheduled-line.tsx'
import { Writers } from './composer/writers.tsx'
import { ChatHeader } from './header/chat-header.tsx'
import { chatLive } from './live/chat-live.ts'
import { notificationRulesOf } from './live/told-here.ts'
import { LogSkeleton } from './log/log-skeleton.tsx'
import { MainLog } from './log/main-log.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Side = lazyPart(() => import('./side/side.tsx'))
const SAYS = ['typing'] as const

/** One chat: who is in it, what was said, and where the next words are written. */
export default function ChatScreen({ id }: { id: string }) {
  const { data, error, isPaused, isFetchedAfterMount, refetch } = useQuery(chatQueries.open(id))
  useFollow(chatLive, id)
  if (error?.code === 'not_found') return <NotHere id={id} />
  if (data) {
    const { chat, firstUnread, positions } = data
    return <Shown chat={chat} channel={positions[0]?.channel} firstUnread={isFetchedAfterMount ? firstUnread : undefined} />
  }
  if (error) return <ErrorState error={error} {...(error.status !== 403 && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <PageSkeleton />
}

/** Left, removed, deleted or never there: the same words, so that nobody learns which. */
function NotHere({ id }: { id: string }) {
  const { t } = useTranslation(['chat', 'kit'])
  return (
    <div className={classes['nothing']}>
      <EmptyState title={t('error_not_found', { ns: 'kit' })} text={t('notHereText')} />
      <KeptDraft id={id} />
    </div>
  )
}

/** What was being written there, also as another device or the portal kept it. */
function KeptDraft({ id }: { id: string }) {
  const { t } = useTranslation('chat')
  const place = { kind: 'chat', key: id } as const
  useKeptDraft(place)
  return <KeptText place={place} label={t('writeMessage')} />
}

/** What is told of a chat is read with it, and shows no toast above it. The portal tells in the language of the person, not in that of this browser. */
function useToldHere({ id, name, person }: Pick<SteadyChat, 'id' | 'name' | 'person'>): void {
  const { t } = useTranslation('chat', { lng: useSession()?.language === 'ar' ? 'ar-SA' : 'en-US' })
  const read = useEffectEvent(() => void markRead(id))
  const isOf = useEffectEvent((sentence: string) => notificationRulesOf({ name, person }, t)(sentence))
  useEffect(() => {
    read()
    return showRecord({ isOf: (sentence) => isOf(sentence), onNotification: () => read() })
  }, [id])
}

interface ShownProps {
  readonly chat: SteadyChat
  readonly channel: string | undefined
  readonly firstUnread: FirstUnread | null | undefined
}

function Shown({ chat, channel, firstUnread }: ShownProps) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const people = usePresence(channel, { says: SAYS, rests: 'reading' })
  const roomy = useRoomy()
  useToldHere(chat)
  const { thread, panel } = address
  const beside = thread !== undefined || panel !== undefined
  const closeBeside = () => (thread === undefined ? address.beside(undefined) : address.openThread(undefined))
  useCommands([
    {
      id: 'search chat',
      label: t('searchHere'),
      part: 'record',
      stroke: { code: 'Slash' },
      run: () => address.beside('search'),
    },
    {
      id: 'close chat',
      label: t('closePart'),
      part: 'record',
      stroke: { code: 'Escape' },
      unlisted: true,
      run: () => (beside ? closeBeside() : address.close()),
    },
  ])
  const title = thread === undefined ? panel && t(`panel_${panel}`) : t('thread')
  const side = beside && (
    <Suspense fallback={<PageSkeleton />}>
      <Side chat={chat} />
    </Suspense>
  )
  return (
    <>
      <section className={classes['chat']} aria-label={nameOf(chat)} data-open-chat={chat.id}>
        <ChatHeader chat={chat} present={people} />
        {/* Parts of the log that are still loading never hide the composer: it would lose the focus and what is typed next. */}
        <Suspense fallback={<LogSkeleton />}>
          <MainLog chat={chat} firstUnread={firstUnread} />
        </Suspense>
        <ScheduledLine id={chat.id} />
        <Writers people={people} />
        <ChatComposer chat={chat} channel={channel} draftKey={chat.id} />
      </section>
      {roomy ? (
        side && (
          <aside className={classes['side']} aria-label={title}>
            {side}
          </aside>
        )
      ) : (
        <SideDrawer opened={beside} title={title ?? ''} size={380} onClose={closeBeside}>
          <div className={classes['drawer']}>{side}</div>
        </SideDrawer>
      )}
    </>
  )
}
