import type { ContentCommand } from '@diwan/contract/publishing/moves'
import type { Publication } from '@diwan/contract/publishing/schemas'
import { isolate } from '@diwan/core/direction'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmLater } from '../../ui/confirm-later.tsx'
import classes from './publishing.module.css'
import type { PublishedRecord } from './types.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const PublishDialog = lazyDialog(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))
const ArrangeDialog = lazyDialog(async () => ({ default: (await import('./publish-dialog.tsx')).ArrangeDialog }))

interface PublishActionsProps {
  readonly record: PublishedRecord
  readonly publication: Publication
  readonly may: Readonly<Record<ContentCommand, boolean>>
}

/** What may be done now, the most likely first. */
export function PublishActions({ record, publication, may }: PublishActionsProps) {
  const { t } = useTranslation('publishing')
  const page = useDirection()
  const [dialog, open] = useState<'publish' | 'arrange' | 'close' | null>(null)
  const { endpoints, id } = record
  const { version, archivedDate, pausedDate, status, can } = publication
  const [pause, reopen] = [useWrite(endpoints.pause), useWrite(endpoints.reopen)]
  const archive = useWrite(endpoints.archive)
  const close = useWrite(endpoints.close, { quiet: true })
  const at = { id, version }
  const shut = () => open(null)
  return (
    <div className={classes['actions']}>
      {may.publish && <Button onClick={() => open('publish')}>{t(pausedDate === null ? 'publish' : 'resume')}</Button>}
      {(may.publish || may.renew) && (
        <Button variant="default" onClick={() => open('arrange')}>
          {t('edit')}
        </Button>
      )}
      {may.pause && pausedDate === null && (
        <Button variant="default" disabled={pause.isPending} onClick={() => pause.mutate(at)}>
          {t('pause')}
        </Button>
      )}
      {may.close && (
        <Button variant="default" onClick={() => open('close')}>
          {t('close')}
        </Button>
      )}
      {may.reopen && can.reopen && (
        <Button variant="default" disabled={reopen.isPending} onClick={() => reopen.mutate(at)}>
          {t('reopen')}
        </Button>
      )}
      {can.publish && status !== 'published' && (
        <Button
          variant="subtle"
          disabled={archive.isPending}
          onClick={() => archive.mutate({ ...at, on: archivedDate === null })}
        >
          {t(archivedDate === null ? 'archive' : 'unarchive')}
        </Button>
      )}
      <Suspense>
        {dialog === 'publish' && <PublishDialog opened record={record} publication={publication} onClose={shut} />}
        {dialog === 'arrange' && <ArrangeDialog opened record={record} publication={publication} onClose={shut} />}
      </Suspense>
      <ConfirmLater
        opened={dialog === 'close'}
        onClose={shut}
        title={t('closeTitle', { name: isolate(record.name, page) })}
        action={t('close')}
        onConfirm={() => close.mutate(at, { onSuccess: shut })}
        write={close}
      >
        {t('closeText')}
      </ConfirmLater>
    </div>
  )
}
