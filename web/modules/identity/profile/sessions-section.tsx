import { Badge, Button } from '@mantine/core'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { SignedInDevice } from '@diwan/contract/identity/schemas/identity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataList, type Column } from '../../../ui/data-list.tsx'
import { InstantText, RelativeOrInstant } from '../../../ui/time-text.tsx'
import { identityQueries } from '../api.ts'
import { useDeviceName } from './device-text.tsx'
import { PageSection } from '../../../ui/page-sections.tsx'
import classes from './sessions-section.module.css'

export function SessionsSection() {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const list = useInfiniteQuery(identityQueries.sessions())
  const others = list.data?.pages.some(({ items }) => items.some(({ current }) => !current))
  return (
    <PageSection
      title={t('sessionsTitle')}
      text={t('sessionsText')}
      action={
        others && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <DataList label={t('sessionsTitle')} list={list} columns={useColumns()} keyOf={({ id }) => id} />
      <EndOthers opened={asking} onClose={() => setAsking(false)} />
    </PageSection>
  )
}

function useColumns(): readonly Column<SignedInDevice>[] {
  const { t } = useTranslation('profile')
  return [
    { name: 'device', head: t('sessionsColumn_device'), cell: (one) => <DeviceText one={one} /> },
    {
      name: 'address',
      head: t('sessionsColumn_address'),
      width: 170,
      cell: ({ address }) => <bdi dir="ltr">{address || '–'}</bdi>,
    },
    { name: 'first', head: t('sessionsColumn_first'), width: 180, cell: (one) => <InstantText seconds={one.createdDate} /> },
    { name: 'last', head: t('sessionsColumn_last'), width: 130, cell: (one) => <RelativeOrInstant seconds={one.seenDate} /> },
    { name: 'end', head: t('sessionsColumn_end'), width: 140, cell: (one) => <EndSession one={one} /> },
  ]
}

function DeviceText({ one }: { one: SignedInDevice }) {
  const { t } = useTranslation('profile')
  const nameOf = useDeviceName()
  return (
    <span className={classes['device']} data-session={one.id}>
      <span>{nameOf(one)}</span>
      {one.current && (
        <Badge variant="outline" color="gray" className={classes['badge'] ?? ''}>
          {t('thisSession')}
        </Badge>
      )}
    </span>
  )
}

/** This very session ends by signing out, where everything of it is cleared. */
function EndSession({ one }: { one: SignedInDevice }) {
  const { t } = useTranslation('profile')
  const nameOf = useDeviceName()
  const end = useWrite(identity.endSession)
  if (one.current) return '–'
  return (
    <Button
      size="xs"
      variant="default"
      disabled={end.isPending}
      aria-label={t('endSessionOf', { device: nameOf(one) })}
      onClick={() => end.mutate({ id: one.id })}
    >
      {t('endSession')}
    </Button>
  )
}

function EndOthers({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const end = useWrite(identity.endOtherSessions, { quiet: true })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('endOthersQuestion')}
      action={t('endOthers')}
      write={end}
      onConfirm={() => end.mutate({}, { onSuccess: onClose })}
    >
      <p>{t('endOthersText')}</p>
    </ConfirmDialog>
  )
}
