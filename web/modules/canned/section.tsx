import type { CannedAnswer } from '@diwan/contract/canned/schemas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useLocalName } from '../../kit/formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import type { RowOf } from '../../ui/list/row-of.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { CannedOf } from './api.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const CannedDialog = lazyDialog(() => import('./dialog.tsx'))

/** Answers that the team shares, below a list called `place`; all of them come at once. */
export default function CannedSection({ of, place }: { of: CannedOf; place: string }) {
  const { t } = useTranslation('canned')
  const [open, setOpen] = useState<CannedAnswer | 'new'>()
  const { data, error, refetch } = useQuery(of.list())
  const { columns, row } = useCannedRow(setOpen)
  useFollowLists(of.lists)
  const newest = open === 'new' ? undefined : data?.items.find(({ id }) => id === open?.id)
  const begin = (plus: boolean) => (
    <Button leftSection={plus && <IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setOpen('new')}>
      {t('newAnswer')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('canned')}
        crumbs={[{ label: place, to: '.', search: {} }]}
        count={data && { count: data.items.length, more: false }}
        action={begin(true)}
        flush
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton columns={columns} />)}
      {data?.items.length === 0 && <EmptyState title={t('none')} text={t('noneText')} action={begin(false)} literally="noData" />}
      {data && data.items.length > 0 && <DataTable label={t('canned')} rows={data.items} columns={columns} of={row} />}
      <Suspense>
        {open && (
          <CannedDialog
            endpoints={of.endpoints}
            answer={open === 'new' ? null : (newest ?? open)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** A row has the words of the reader's language; the dialog has both. */
function useCannedRow(onOpen: (answer: CannedAnswer) => void) {
  const { t } = useTranslation('canned')
  const nameOf = useLocalName()
  const textOf = ({ textAr, textEn }: CannedAnswer) => <UserText text={nameOf({ nameAr: textAr, nameEn: textEn })} lines={1} />
  const columns: readonly Column<CannedAnswer>[] = [
    { name: 'title', head: t('titleHead'), cell: () => null },
    { name: 'text', head: t('answerHead'), width: 520, rank: 0, cell: textOf },
  ]
  const row: RowOf<CannedAnswer> = {
    keyOf: ({ id }) => id,
    onOpen,
    title: ({ titleAr, titleEn }) => <UserText text={nameOf({ nameAr: titleAr, nameEn: titleEn })} lines={1} />,
    lines: (answer) => ({ about: textOf(answer) }),
  }
  return { columns, row }
}
