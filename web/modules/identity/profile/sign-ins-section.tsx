import type { SignInRecord } from '@diwan/contract/identity/schemas/identity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataList, type Column } from '../../../ui/data-list.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { identityQueries } from '../api.ts'
import { useDeviceName } from './device-text.tsx'
import { PageSection } from '../../../ui/page-sections.tsx'

/** What the audit log knows of this person's own coming in. */
export function SignInsSection() {
  const { t } = useTranslation('profile')
  const nameOf = useDeviceName()
  const list = useInfiniteQuery(identityQueries.signIns())
  const columns: readonly Column<SignInRecord>[] = [
    { name: 'device', head: t('sessionsColumn_device'), cell: (one) => nameOf(one) },
    {
      name: 'address',
      head: t('sessionsColumn_address'),
      width: 190,
      cell: ({ address }) => <bdi dir="ltr">{address || '–'}</bdi>,
    },
    { name: 'when', head: t('signInsColumn_when'), width: 200, cell: (one) => <InstantText seconds={one.createdDate} /> },
  ]
  return (
    <PageSection title={t('signInsTitle')} text={t('signInsText')}>
      <DataList label={t('signInsTitle')} list={list} columns={columns} keyOf={({ id }) => id} />
    </PageSection>
  )
}
