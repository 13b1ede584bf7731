import { Button } from '@mantine/core'
import { isUuid } from '@diwan/core/identifiers'
import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { templateQueries } from '../api/templates.ts'
import { TemplateScreen } from './template-editor.tsx'
import { TemplateRow } from './template-row.tsx'
import classes from './templates.module.css'
import { NEW, useTemplateAddress } from './use-template-address.ts'

export function TemplatesSection() {
  const { opened } = useTemplateAddress()
  return opened === NEW || (opened !== undefined && isUuid(opened)) ? <TemplateScreen id={opened} /> : <TemplateList />
}

function TemplateList() {
  const { t } = useTranslation('tickets')
  const { open } = useTemplateAddress()
  const { data, error, refetch } = useQuery(templateQueries.list())
  const begin = (
    <Button h={36} leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => open(NEW)}>
      {t('newTemplate')}
    </Button>
  )
  const count = data && t('templateCount', { count: data.items.length })
  return (
    <>
      <PageHeader title={t('templates')} subtitle={count ?? '\u00A0'} action={begin} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && data.items.length === 0 && <EmptyState text={t('emptyTemplates')} action={begin} />}
      {data && data.items.length > 0 && <Rows items={data.items} />}
    </>
  )
}

function Rows({ items }: { items: readonly TemplateLine[] }) {
  const { t } = useTranslation('tickets')
  return (
    <ol className={classes['rows']} aria-label={t('templates')}>
      {items.map((line, index) => (
        <TemplateRow key={line.id} line={line} before={items[index - 2]} isFirst={index === 0} after={items[index + 1]} />
      ))}
    </ol>
  )
}
