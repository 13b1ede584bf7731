import { contentMoves } from '@diwan/contract/publishing/moves'
import type { Publication } from '@diwan/contract/publishing/schemas'
import { allowed } from '@diwan/contract/kit/moves'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts/fact-list.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { Chosen, ReachedPeople } from '../audience/public.ts'
import { publicationQueries } from './api.ts'
import { PublishActions } from './publish-actions.tsx'
import classes from './publishing.module.css'
import type { PublishedRecord } from './types.ts'

/** Whom a record addresses, how it stands, what is planned, and what may be done. */
export function PublishPanel({ record }: { record: PublishedRecord }) {
  const { data, error, refetch } = useQuery(publicationQueries(record.endpoints).publication(record.id))
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={220} />
  return <Shown record={record} publication={data} />
}

function Shown({ record, publication }: { record: PublishedRecord; publication: Publication }) {
  const { t } = useTranslation(['publishing', 'audience'])
  const queries = publicationQueries(record.endpoints)
  const { status, audience, push, can } = publication
  const may = allowed(contentMoves, status, { publish: can.publish && publication.archivedDate === null })
  const instants = [
    ['publishedSince', status === 'published' ? publication.publishedDate : null],
    ['publishAt', status === 'PENDING' && publication.pausedDate === null ? publication.publishAt : null],
    ['pausedSince', status === 'PENDING' ? publication.pausedDate : null],
    ['archivedSince', publication.archivedDate],
    ['remindAt', publication.remindedDate === null ? publication.remindAt : null],
    ['remindedAt', publication.remindedDate],
    ['removeAt', publication.removedDate === null ? publication.removeAt : null],
    ['removedAt', publication.removedDate],
  ] as const
  return (
    <PageSection title={t('publishing')} action={<PublishActions record={record} publication={publication} may={may} />}>
      <FactList label={t('plan')}>
        <Fact name={t('state')}>
          <StatusBadge status={status} />
        </Fact>
        {instants.map(
          ([name, at]) =>
            at !== null && (
              <Fact key={name} name={t(name)}>
                <InstantText seconds={at} />
              </Fact>
            ),
        )}
        <Fact name={t('push')}>{t(push ? 'pushOn' : 'pushOff')}</Fact>
      </FactList>
      <div className={classes['audience']}>
        <h3>{t('audience', { ns: 'audience' })}</h3>
        {audience.length > 0 && (
          <ul className={classes['tokens']}>
            {audience.map((one) => (
              <Chosen key={one.token} one={one} />
            ))}
          </ul>
        )}
        <ReachedPeople
          queries={{
            reached: (tokens) => queries.reached(record.id, tokens),
            look: (userId, tokens) => queries.look(record.id, userId, tokens),
          }}
          audience={audience}
          preview={record.preview}
        />
      </div>
    </PageSection>
  )
}
