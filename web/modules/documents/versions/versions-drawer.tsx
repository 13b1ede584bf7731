import { documents } from '@diwan/contract/documents/endpoints'
import type { KeptVersion } from '@diwan/contract/documents/schemas'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { useWrite } from '../../../kit/write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { documentQueries } from '../api.ts'
import { documentLive } from '../live.ts'
import { comparedPages } from '../model/compared-pages.ts'
import { ComparedText } from './compared-text.tsx'
import classes from './versions.module.css'

interface VersionsDrawerProps {
  readonly id: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** How a document was before: who wrote when, what is different now, and the way back. */
export function VersionsDrawer({ id, opened, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation('documents')
  return (
    <SideDrawer opened={opened} title={t('versions')} size={560} onClose={onClose}>
      {opened && <Versions id={id} onRestored={onClose} />}
    </SideDrawer>
  )
}

function Versions({ id, onRestored }: { readonly id: string; readonly onRestored: () => void }) {
  const { t, i18n } = useTranslation('documents')
  const names = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  const [chosen, choose] = useState<KeptVersion>()
  const list = useInfiniteQuery(documentQueries.versions(id))
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (chosen) return <Compared id={id} version={chosen} onBack={() => choose(undefined)} onRestored={onRestored} />
  if (!rows) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton height={120} />
  if (rows.length === 0) return <EmptyState title={t('noVersions')} text={t('noVersionsText')} literally="noData" />
  return (
    <>
      <ul className={classes['list']} aria-label={t('versions')}>
        {rows.map((version) => (
          <li key={version.n}>
            <button type="button" onClick={() => choose(version)}>
              <InstantText seconds={version.createdDate} />
              <UserText text={names.format(version.by.map(({ fullName }) => fullName))} lines={1} />
            </button>
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

interface ComparedProps {
  readonly id: string
  readonly version: KeptVersion
  readonly onBack: () => void
  readonly onRestored: () => void
}

/** What was taken out since is struck through, what was put in is lit. */
function Compared({ id, version: { n, createdDate }, onBack, onRestored }: ComparedProps) {
  const { t } = useTranslation('documents')
  const now = useQuery(documentQueries.open(id))
  const then = useQuery(documentQueries.version(id, n))
  const restore = useWrite(documents.restore)
  useFollow(documentLive, id)
  const error = now.error ?? then.error
  return (
    <div className={classes['compared']}>
      <header>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconArrowLeft size={16} stroke={1.7} className="turns" aria-hidden />}
          onClick={onBack}
        >
          {t('allVersions')}
        </Button>
        <InstantText seconds={createdDate} />
        {now.data?.document.can.write && (
          <Button size="xs" loading={restore.isPending} onClick={() => restore.mutate({ id, n }, { onSuccess: onRestored })}>
            {t('restoreVersion')}
          </Button>
        )}
      </header>
      <p>{t('comparedText')}</p>
      {error && (!now.data || !then.data) && <ErrorState error={error} onRetry={() => void then.refetch()} />}
      {now.data && then.data ? (
        <ComparedText rows={comparedPages(then.data.doc, now.data.document.doc)} />
      ) : (
        !error && <Skeleton height={160} />
      )}
    </div>
  )
}
