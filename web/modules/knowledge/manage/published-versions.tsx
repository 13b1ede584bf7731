import type { ArticleVersion } from '@diwan/contract/knowledge/schemas/managed'
import { isolate } from '@diwan/core/direction'
import { Badge, Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { blocksOf, comparedPages, ComparedText, PageText } from '../../documents/reading.ts'
import { managedQueries } from '../api/writes.ts'
import classes from './versions.module.css'

interface PublishedVersionsProps {
  readonly id: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** The published versions with their dates, each compared with the version before it. */
export default function PublishedVersions({ id, opened, onClose }: PublishedVersionsProps) {
  const { t } = useTranslation('knowledge')
  return (
    <SideDrawer opened={opened} title={t('publishedVersions')} size={600} onClose={onClose}>
      {opened && <Versions id={id} />}
    </SideDrawer>
  )
}

function Versions({ id }: { readonly id: string }) {
  const { t } = useTranslation('knowledge')
  const [chosen, choose] = useState<ArticleVersion>()
  const list = useInfiniteQuery(managedQueries.versions(id))
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (!rows) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton height={120} />
  if (rows.length === 0) return <EmptyState title={t('noVersions')} text={t('noVersionsText')} literally="noData" />
  if (chosen) {
    const before = rows[rows.findIndex(({ n }) => n === chosen.n) + 1]
    return <Compared id={id} version={chosen} before={before} onBack={() => choose(undefined)} />
  }
  return (
    <>
      <ul className={classes['list']} aria-label={t('publishedVersions')}>
        {rows.map((version) => (
          <li key={version.n}>
            <button type="button" data-version={version.n} onClick={() => choose(version)}>
              <VersionFacts version={version} />
            </button>
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

function VersionFacts({ version: { n, by, approvedBy, published, createdDate } }: { readonly version: ArticleVersion }) {
  const { t } = useTranslation('knowledge')
  const page = useDirection()
  return (
    <>
      <span className={classes['first']}>
        <strong>{t('version', { n })}</strong>
        {published && (
          <Badge variant="light" color="green">
            {t('versionNow')}
          </Badge>
        )}
        <InstantText seconds={createdDate} />
      </span>
      <span className={classes['about']}>
        <span>{t('versionBy', { person: isolate(by.fullName, page) })}</span>
        {approvedBy && <span>{t('versionApproved', { person: isolate(approvedBy.fullName, page) })}</span>}
      </span>
    </>
  )
}

interface ComparedProps {
  readonly id: string
  readonly version: ArticleVersion
  readonly before: ArticleVersion | undefined
  readonly onBack: () => void
}

function Compared({ id, version, before, onBack }: ComparedProps) {
  const { t } = useTranslation(['knowledge', 'documents'])
  const now = useQuery(managedQueries.version(id, version.n))
  const then = useQuery({ ...managedQueries.version(id, before?.n ?? 0), enabled: before !== undefined })
  const error = now.error ?? then.error
  const ready = now.data && (before === undefined || then.data)
  return (
    <div className={classes['compared']}>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconArrowLeft size={16} stroke={1.7} className="turns" aria-hidden />}
        onClick={onBack}
      >
        {t('allVersions', { ns: 'documents' })}
      </Button>
      <VersionFacts version={version} />
      <p>{t(before ? 'compareWith' : 'comparedFirst')}</p>
      {error && !ready && <ErrorState error={error} onRetry={() => void Promise.all([now.refetch(), then.refetch()])} />}
      {!error && !ready && <Skeleton height={160} />}
      {now.data && before === undefined && <PageText blocks={blocksOf(now.data.doc)} />}
      {now.data && then.data && <ComparedText rows={comparedPages(then.data.doc, now.data.doc)} />}
    </div>
  )
}
