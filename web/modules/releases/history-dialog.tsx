import { Modal } from '@mantine/core'
import type { ModuleChange, RegisteredModule } from '@diwan/contract/releases/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { registryQueries } from './api.ts'
import classes from './releases.module.css'
import { useModuleName } from './use-module-name.ts'
import { useNotes } from './use-notes.ts'

export function HistoryDialog({ module, onClose }: { module: RegisteredModule; onClose: () => void }) {
  const { t } = useTranslation(['releases', 'kit'])
  const nameOf = useModuleName()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('historyTitle', { name: nameOf(module.key) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={640}
      radius={14}
    >
      <History moduleKey={module.key} />
    </Modal>
  )
}

function History({ moduleKey }: { moduleKey: string }) {
  const { t } = useTranslation('releases')
  const list = useInfiniteQuery(registryQueries.history(moduleKey))
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (!rows && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!rows) return <PageSkeleton />
  if (rows.length === 0) return <EmptyState title={t('noHistory')} />
  return (
    <>
      <ol className={classes['history']}>
        {rows.map((row) => (
          <Change key={row.id} change={row} />
        ))}
      </ol>
      <MoreRows list={list} />
    </>
  )
}

function Change({ change }: { change: ModuleChange }) {
  const { t } = useTranslation('releases')
  const notes = useNotes()
  const { version, status, enabled, by, date } = change
  return (
    <li>
      <strong>
        <bdi dir="ltr">{version}</bdi> · {enabled ? t(`status_${status}`) : t('disabled')}
      </strong>
      <small>
        <InstantText seconds={date} />
        {by && <> · {t('by', { name: by })}</>}
      </small>
      <p>
        <UserText text={notes(change)} />
      </p>
    </li>
  )
}
