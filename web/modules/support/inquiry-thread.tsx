import type { InquiryEntry, InquiryHappening, InquiryMessage } from '@diwan/contract/support/schemas/thread'
import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../ui/attachment-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { supportQueries } from './api.ts'
import { SaidText } from './said-text.tsx'
import classes from './thread.module.css'

/** What was said and what happened, the oldest first; older entries come on demand. */
export function InquiryThread({ id }: { id: string }) {
  const { t } = useTranslation(['support', 'kit'])
  const thread = useInfiniteQuery(supportQueries.thread(id))
  const entries = thread.data?.pages.flatMap(({ items }) => items).toReversed()
  if (!entries && thread.error) return <ErrorState error={thread.error} onRetry={() => void thread.refetch()} />
  if (!entries) return <Skeleton height={96} radius={10} aria-label={t('loading', { ns: 'kit' })} />
  return (
    <section aria-label={t('conversation')}>
      {thread.hasNextPage && (
        <Button variant="default" mb={12} disabled={thread.isFetchingNextPage} onClick={() => void thread.fetchNextPage()}>
          {t('loadMore', { ns: 'kit' })}
        </Button>
      )}
      <ol className={classes['thread']} aria-live="polite">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const Entry = ({ entry }: { entry: InquiryEntry }) =>
  entry.kind === 'event' ? <Happening entry={entry} /> : <Message message={entry} />

function Message({ message: { kind, author, body, attachments, createdDate } }: { message: InquiryMessage }) {
  const { t } = useTranslation('support')
  return (
    <article className={classes['entry']} data-kind={kind}>
      <div className={classes['head']}>
        <span className={classes['who']}>
          {author.person ? <PersonChip person={author.person} /> : <UserText text={author.name} />}
          {kind === 'note' && <span className={classes['note']}>{t('internal')}</span>}
        </span>
        <InstantText seconds={createdDate} />
      </div>
      <SaidText body={body} />
      <AttachmentList files={attachments} />
    </article>
  )
}

function Happening({ entry: { event, by, assignee, createdDate } }: { entry: InquiryHappening }) {
  const { t } = useTranslation('support')
  const actor = by?.fullName ?? t('support')
  return (
    <div className={classes['event']}>
      {t(`line_${event}`, { actor, assignee: assignee?.fullName ?? '' })} · <InstantText seconds={createdDate} />
    </div>
  )
}
