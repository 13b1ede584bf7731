import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import type { ResultsQuery } from './address.ts'
import { resultQueries } from './api.ts'
import { HitLine } from './hit-line.tsx'
import { PeopleHits } from './people-hits.tsx'
import classes from './results.module.css'

interface OneKindProps {
  readonly kind: string
  readonly asked: ResultsQuery
  readonly onPerson: (id: string, among?: readonly string[]) => void
}

/** Every result of one kind, page by page. */
export function OneKind({ kind, asked, onPerson }: OneKindProps) {
  const { t } = useTranslation(['releases', 'kit'])
  const list = useInfiniteQuery(resultQueries.of(kind, asked))
  const items = list.data?.pages.flatMap((page) => page?.items ?? [])
  if (list.error && !items) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!items) return <Skeleton height={240} width="auto" radius={8} m={10} aria-label={t('loading', { ns: 'kit' })} />
  return (
    <section data-group={kind} aria-label={t(`found_${kind}` as 'found_user')}>
      {kind === 'user' ? (
        <PeopleHits items={items} onPerson={onPerson} />
      ) : (
        <ul className={classes['list']}>
          {items.map((item) => (
            <HitLine key={item.id} kind={kind} item={item} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </section>
  )
}
