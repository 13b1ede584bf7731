import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkedMessages } from './linked-messages.tsx'
import type { HappeningRow, TalkOnScreen } from './types.ts'
import classes from './thread-end.module.css'
import { ThreadMessage } from './thread-message.tsx'
import { isMessage, mergeRows } from './live/thread-rows.ts'

interface ThreadEndProps<Kind extends string, Item> {
  readonly of: TalkOnScreen<Kind, Item>
  /** The record. */
  readonly id: string
  readonly happenings: readonly HappeningRow[]
  /** How many rows are shown. */
  readonly most: number
  /** Says that there is more before them. */
  readonly earlier: string
  /** While it loads. */
  readonly skeleton: ReactNode
}

/** What was said last, to be read only: where a record is looked at beside a list. */
export function ThreadEnd<Kind extends string, Item>(props: ThreadEndProps<Kind, Item>) {
  const { of, id, happenings, most, earlier, skeleton } = props
  const { t } = useTranslation('talk')
  const me = useSession()?.metadata.id ?? ''
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(of.thread(id))
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return skeleton
  const messages = (data.pages[0]?.items ?? []).flatMap((item) => of.messageOf(item) ?? [])
  const rows = mergeRows(messages, happenings, hasNextPage)
  return (
    <LinkedMessages id={id} messages={messages}>
      <section aria-label={t('conversation')}>
        {(rows.length > most || hasNextPage) && <p className={classes['earlier']}>{earlier}</p>}
        <ol className={classes['last']}>
          {rows
            .slice(0, most)
            .toReversed()
            .map((row) => (isMessage(row) ? <ThreadMessage key={row.id} of={of} id={id} message={row} me={me} /> : row.view))}
        </ol>
      </section>
    </LinkedMessages>
  )
}
