import { Button, Skeleton } from '@mantine/core'
import type { ThreadEntry, Ticket } from '@diwan/contract/tickets/schemas'
import { IconArrowDown } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ticketQueries } from './api.ts'
import { HappeningView } from './happening-view.tsx'
import { hasArrived } from './drafts/arrived.ts'
import { useFailed, usePending } from './drafts/outbox.ts'
import { FailedView, PendingView } from './outgoing-view.tsx'
import { ThreadMessage } from './thread-message.tsx'
import classes from './thread.module.css'
import { useNewest } from './use-newest.ts'

/** Everything said about one ticket, oldest first; what is not sent yet stands at its end. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const { id } = ticket
  const { t } = useTranslation(['tickets', 'kit'])
  const thread = useInfiniteQuery(ticketQueries.thread(id))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = thread
  const keepPlace = useKeptPlace(data?.pages.length ?? 0)

  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ThreadSkeleton />
  const loadEarlier = () => {
    keepPlace()
    void fetchNextPage()
  }
  return (
    <div className={classes['thread']}>
      {hasNextPage && (
        <Button variant="default" className={classes['earlier'] ?? ''} disabled={isFetchingNextPage} onClick={loadEarlier}>
          {isFetchingNextPage ? t('loading', { ns: 'kit' }) : t('earlier')}
        </Button>
      )}
      <Messages ticket={ticket} newestFirst={unique(data.pages.flatMap(({ items }) => items))} />
    </div>
  )
}

function Messages({ ticket, newestFirst }: { ticket: Ticket; newestFirst: readonly ThreadEntry[] }) {
  const { id } = ticket
  const { t } = useTranslation('tickets')
  const person = useSession()
  const { id: myId = '', fullName = '', profile_image: photo = null } = person?.metadata ?? {}
  const me = { id: myId, fullName, photo }
  const pending = usePending(id).filter((one) => !hasArrived(one, newestFirst, me.id))
  const { failed, retry, discard } = useFailed(id)
  const { end, atEnd, unseen, toEnd } = useNewest(newestFirst, pending.length + 2 * failed.length, me.id) // a failure is a line longer

  return (
    <>
      <div role="log" aria-label={t('conversation')}>
        <ol className={classes['messages']}>
          {newestFirst.toReversed().map((entry) => (
            <Entry key={entry.id} entry={entry} ticket={ticket} me={me.id} />
          ))}
          {pending.map((one) => (
            <PendingView key={one.requestId} pending={one} me={me} />
          ))}
          {failed.map((one) => (
            <FailedView key={one.requestId} failed={one} me={me} retry={retry} discard={discard} />
          ))}
        </ol>
      </div>
      <div ref={end} className={classes['end']} />
      {!atEnd && (
        <Button
          className={classes['newer'] ?? ''}
          radius="xl"
          variant={unseen > 0 ? 'filled' : 'default'}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={toEnd}
        >
          {unseen > 0 ? t('newMessages', { count: unseen }) : t('toEnd')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry, ticket, me }: { entry: ThreadEntry; ticket: Ticket; me: string }) {
  if (entry.kind === 'event') return <HappeningView happening={entry} />
  return <ThreadMessage message={entry} ticket={ticket} own={entry.author.id === me} />
}

/** A page may begin again where one ended, when something came in between. */
const unique = (entries: readonly ThreadEntry[]): ThreadEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
]

/** What was being read stays where it is while earlier messages come in above it. */
function useKeptPlace(pages: number): () => void {
  const fromEnd = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (fromEnd.current === undefined) return
    window.scrollTo(0, document.documentElement.scrollHeight - fromEnd.current)
    fromEnd.current = undefined
  }, [pages])
  return () => {
    fromEnd.current = document.documentElement.scrollHeight - window.scrollY
  }
}

function ThreadSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['thread']} role="status" aria-label={t('loading')}>
      <Skeleton height={58} width="62%" radius={12} />
      <Skeleton height={42} width="48%" radius={12} className={classes['shapeOwn'] ?? ''} />
      <Skeleton height={74} width="56%" radius={12} />
    </div>
  )
}
