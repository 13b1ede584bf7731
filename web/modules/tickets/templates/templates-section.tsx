import { Button } from '@mantine/core'
import { isUuid } from '@diwan/core/identifiers'
import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { templateQueries } from '../api/templates.ts'
import { TemplateScreen } from './template-editor.tsx'
import { NEW, useTemplateAddress } from './use-template-address.ts'
import { useTemplateList } from './use-template-list.tsx'

const none: readonly TemplateLine[] = []

export function TemplatesSection() {
  const { opened } = useTemplateAddress()
  return opened === NEW || (opened !== undefined && isUuid(opened)) ? <TemplateScreen id={opened} /> : <TemplateList />
}

function TemplateList() {
  const { t } = useTranslation('tickets')
  const { open } = useTemplateAddress()
  const { data, error, refetch } = useQuery(templateQueries.list())
  const { columns, row } = useTemplateList(data?.items ?? none)
  const begin = (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => open(NEW)}>
      {t('newTemplate')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('templates')} flush count={data && { count: data.items.length, more: false }} action={begin} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton columns={columns} />)}
      {data && data.items.length === 0 && <EmptyState text={t('emptyTemplates')} action={begin} />}
      {data && data.items.length > 0 && (
        <DataTable label={t('templates')} name="templates" rows={data.items} columns={columns} of={row} />
      )}
    </>
  )
}
