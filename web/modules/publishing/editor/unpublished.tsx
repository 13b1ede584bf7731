import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../kit/problem.ts'
import { useWrite } from '../../../kit/write.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { publicationQueries } from '../api.ts'
import classes from '../publishing.module.css'
import type { ContentKind, DifferenceWords, EditedContent } from '../types.ts'

const Differences = lazyDialog(() => import('./differences-drawer.tsx'))

interface UnpublishedProps {
  readonly kind: ContentKind
  readonly record: EditedContent
  readonly words: DifferenceWords
  /** Something is typed and not saved: it would not be published with the rest. */
  readonly dirty: boolean
  readonly onRefused: (problem: Problem) => void
}

/** Says on every tab that saved changes are not shown to readers yet, lists them, and publishes them. */
export function Unpublished({ kind, record, words, dirty, onRefused }: UnpublishedProps) {
  const { t } = useTranslation('publishing')
  const [opened, open] = useState(false)
  const renew = useWrite(kind.publishing.renew)
  const renews = record.status === 'published' && record.can.publish
  const { data } = useQuery({ ...publicationQueries(kind.publishing).publication(record.id), enabled: renews })
  return (
    <span className={classes['unpublished']} data-unpublished>
      <button type="button" className={classes['notPublished']} aria-haspopup="dialog" onClick={() => open(true)}>
        <StateBadge tone="wait" plain>
          {t('notPublished')}
        </StateBadge>
      </button>
      {renews && (
        <Button
          variant="default"
          disabled={dirty || !data || renew.isPending}
          {...(dirty && { title: t('saveFirst') })}
          onClick={() => data && renew.mutate({ id: record.id, version: data.version }, { onError: onRefused })}
        >
          {t('renew')}
        </Button>
      )}
      <Suspense>
        <Differences opened={opened} onClose={() => open(false)} kind={kind} record={record} words={words} />
      </Suspense>
    </span>
  )
}
