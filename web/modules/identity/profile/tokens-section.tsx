import { Button } from '@mantine/core'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { ApiToken } from '@diwan/contract/users/schemas/api-token'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataList, type Column } from '../../../ui/data-list.tsx'
import { InstantText, RelativeOrInstant } from '../../../ui/time-text.tsx'
import { identityQueries } from '../api.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { PageSection } from '../../../ui/page-sections.tsx'

export function TokensSection() {
  const { t } = useTranslation('profile')
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiToken>()
  const list = useInfiniteQuery(identityQueries.apiTokens())
  const columns: readonly Column<ApiToken>[] = [
    { name: 'name', head: t('tokensColumn_name'), cell: ({ name }) => <UserText text={name} /> },
    {
      name: 'made',
      head: t('tokensColumn_made'),
      width: 180,
      wide: true,
      cell: (one) => <InstantText seconds={one.createdDate} />,
    },
    { name: 'expiry', head: t('tokensColumn_expiry'), width: 180, cell: (one) => <Expiry one={one} /> },
    { name: 'used', head: t('tokensColumn_used'), width: 130, cell: (one) => <Used one={one} /> },
    {
      name: 'end',
      head: t('tokensColumn_end'),
      width: 110,
      cell: (one) => (
        <Button size="xs" variant="default" aria-label={t('tokenRevokeOf', { name: one.name })} onClick={() => setRevoking(one)}>
          {t('tokenRevoke')}
        </Button>
      ),
    },
  ]
  return (
    <PageSection
      title={t('tokensTitle')}
      text={t('tokensText')}
      action={
        <Button variant="default" onClick={() => setMaking(true)}>
          {t('tokenNew')}
        </Button>
      }
    >
      <DataList
        label={t('tokensTitle')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ text: t('tokensEmpty') }}
      />
      <NewTokenDialog opened={making} onClose={() => setMaking(false)} />
      <Revoke one={revoking} onClose={() => setRevoking(undefined)} />
    </PageSection>
  )
}

function Expiry({ one }: { one: ApiToken }) {
  const { t } = useTranslation('profile')
  return one.expired ? t('tokenExpired') : <InstantText seconds={one.expiryDate} />
}

function Used({ one }: { one: ApiToken }) {
  const { t } = useTranslation('profile')
  return one.usedDate === null ? t('tokenNever') : <RelativeOrInstant seconds={one.usedDate} />
}

function Revoke({ one, onClose }: { one: ApiToken | undefined; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const revoke = useWrite(identity.revokeApiToken, { quiet: true })
  return (
    <ConfirmDialog
      opened={one !== undefined}
      onClose={onClose}
      title={t('tokenRevokeQuestion')}
      action={t('tokenRevoke')}
      write={revoke}
      onConfirm={() => one && revoke.mutate({ id: one.id }, { onSuccess: onClose })}
    >
      <p>{t('tokenRevokeText', { name: one?.name ?? '' })}</p>
    </ConfirmDialog>
  )
}
