import { Skeleton } from '@mantine/core'
import type { ActivityLine } from '@diwan/contract/life/schemas'
import { IconPencil, type Icon } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { ActivityEntry } from './activity-entry.tsx'
import classes from './activity.module.css'
import { activityQueries } from './api.ts'
import { useSentence } from './use-sentence.ts'

/** How a module draws its own, where the words of its dictionary are not enough. */
interface Drawn {
  /** By event. */
  readonly icons?: Readonly<Record<string, Icon>> | undefined
  /** Nothing for the sentence of the dictionary. */
  readonly sentenceOf?: ((line: ActivityLine) => string | undefined) | undefined
}

/** What became of a record of any kind, newest first, as far as its reader may know it. */
export function Activity({ id, ...drawn }: Drawn & { id: string }) {
  const { t } = useTranslation('life')
  const list = useInfiniteQuery(activityQueries.of(id))
  const { data, error, refetch } = list
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  const lines = data.pages.flatMap(({ items }) => items)
  if (lines.length === 0) return <EmptyState title={t('activityNone')} />
  return (
    <>
      <ActivityLines lines={lines} {...drawn} />
      <MoreRows list={list} />
    </>
  )
}

function ActivityLines({ lines, icons, sentenceOf }: Drawn & { lines: readonly ActivityLine[] }) {
  const { t } = useTranslation('life')
  const inWords = useSentence(lines)
  return (
    <ol className={classes['list']} aria-label={t('activity')}>
      {lines.map((line) => (
        <ActivityEntry
          key={line.id}
          icon={icons?.[line.event] ?? IconPencil}
          sentence={sentenceOf?.(line) ?? inWords(line)}
          seconds={line.createdDate}
        />
      ))}
    </ol>
  )
}
