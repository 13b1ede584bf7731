import { Button } from '@mantine/core'
import type { Reading } from '@diwan/contract/search/schemas'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { listQueries } from '../api/lists.ts'
import classes from './list.module.css'
import { useTicketColumns } from './use-ticket-columns.tsx'
import type { TicketList } from './use-ticket-filter.ts'
import { useTicketRow } from './use-ticket-row.tsx'

interface FoundTicketsProps {
  readonly list: TicketList
  readonly current: string | undefined
  readonly lines: boolean
}

/** The same list with what was looked for, hits lit; a page without a hit goes on by itself. */
export default function FoundTickets({ list: of, current, lines }: FoundTicketsProps) {
  const { t } = useTranslation('tickets')
  const { view, queue, filter, q } = of
  const list = useInfiniteQuery(listQueries.search(filter, q))
  const hits = list.data?.pages.flatMap(({ items }) => items)
  const columns = useTicketColumns(of, undefined)
  const row = useTicketRow(of, new Map(hits?.map((hit) => [hit.ticket.id, hit])))
  const name = `tickets.${view}`

  if (!hits && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!hits && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!hits) return <ListSkeleton name={name} columns={columns} lines={lines} />
  if (hits.length === 0 && !list.hasNextPage) return <NothingFound everywhere={queue === 'all'} />
  return (
    <>
      <ReadAs reading={list.data?.pages[0]?.reading ?? null} />
      {hits.length > 0 && (
        <DataTable
          label={t(view)}
          name={name}
          rows={hits.map(({ ticket }) => ticket)}
          columns={columns}
          of={row}
          current={current}
          lines={lines}
        />
      )}
      <MoreRows list={list} />
    </>
  )
}

/** Perhaps it stands in another queue. */
function NothingFound({ everywhere }: { everywhere: boolean }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const navigate = useNavigate()
  const searchAll = (
    <Button variant="default" onClick={() => void navigate({ to: '.', search: (now: object) => ({ ...now, queue: 'all' }) })}>
      {t('searchAll')}
    </Button>
  )
  return (
    <div role="status">
      <EmptyState
        icon={IconSearch}
        title={t('noResults', { ns: 'kit' })}
        text={t(everywhere ? 'nothingFound' : 'nothingFoundHere')}
        action={!everywhere && searchAll}
      />
    </div>
  )
}

/** Says what was searched for in place of a mistyped word. */
function ReadAs({ reading }: { reading: Reading | null }) {
  const { t } = useTranslation('tickets')
  if (!reading) return null
  return (
    <p className={classes['reading']} role="status">
      <strong>{t('resultsFor', { text: reading.text })}</strong>{' '}
      {t(reading.kind === 'layout' ? 'resultsLayout' : 'resultsSpelling')}
    </p>
  )
}
