import { Button, Skeleton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../kit/problem.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './thread-frame.module.css'
import { useNewest, type InThread } from './use-newest.ts'

interface Page<Entry> {
  readonly items: readonly Entry[]
}

/** An infinite query of pages, newest first. */
interface Pages<Entry> {
  readonly data: { readonly pages: readonly Page<Entry>[] } | undefined
  readonly error: Problem | null
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly hasPreviousPage: boolean
  readonly isFetchingPreviousPage: boolean
  readonly fetchPreviousPage: () => unknown
}

interface FrameProps<Entry extends InThread> {
  readonly pages: Pages<Entry>
  /** Receives every loaded entry, newest first. */
  readonly children: (newestFirst: readonly Entry[]) => ReactNode
}

/** A thread while it loads, when it did not, and with the way to what came earlier. */
export function ThreadFrame<Entry extends InThread>({ pages, children }: FrameProps<Entry>) {
  const { t } = useTranslation(['talk', 'kit'])
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const { hasPreviousPage, isFetchingPreviousPage, fetchPreviousPage } = pages
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
      {children(unique(data.pages.flatMap(({ items }) => items)))}
      {hasPreviousPage && (
        <Button
          variant="default"
          className={classes['earlier'] ?? ''}
          disabled={isFetchingPreviousPage}
          onClick={() => void fetchPreviousPage()}
        >
          {isFetchingPreviousPage ? t('loading', { ns: 'kit' }) : t('later')}
        </Button>
      )}
    </div>
  )
}

interface LogProps<Entry extends InThread> {
  readonly newestFirst: readonly Entry[]
  /** Whether the newest of them is the reader's. */
  readonly own: boolean
  readonly entry: (entry: Entry, before: Entry | undefined) => ReactNode
  /** Messages on their way, and how many rows they take. */
  readonly outgoing: ReactNode
  readonly rows: number
  /** Dense: lines of messages instead of bubbles. */
  readonly grouped?: boolean
  readonly settled?: boolean
  /** The newest of them is on the screen. */
  readonly reached?: () => void
}

/** Oldest first; what is not sent yet is at its end, and a button leads there. */
export function ThreadLog<Entry extends InThread>(props: LogProps<Entry>) {
  const { newestFirst, own, entry, outgoing, rows, grouped = false, settled = true, reached } = props
  const { t } = useTranslation('talk')
  const { end, atEnd, unseen, toEnd } = useNewest(newestFirst, { outgoing: rows, own, settled, reached })
  const oldestFirst = newestFirst.toReversed()
  return (
    <>
      <div role="log" aria-label={t('conversation')}>
        <ol className={classes['messages']} data-grouped={grouped || undefined}>
          {oldestFirst.map((one, place) => entry(one, oldestFirst[place - 1]))}
          {outgoing}
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

/** A page may begin again where one ended, when something came in between. */
const unique = <Entry extends InThread>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
]

/** Keeps the scroll position while earlier messages are added above. */
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
