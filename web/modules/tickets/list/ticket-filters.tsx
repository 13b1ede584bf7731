import { Button } from '@mantine/core'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { TICKET_SORTS } from '@diwan/contract/tickets/vocabulary'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useHolds } from '../../../kit/rights.ts'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { ListExport } from '../../../ui/list/list-export.tsx'
import { SortChoice } from '../../../ui/list/sort-choice.tsx'
import { listQueries } from '../api/lists.ts'
import { TicketChips } from './ticket-chips.tsx'
import type { Preview } from './use-preview.ts'
import { isOver, type TicketList } from './use-ticket-filter.ts'

/** The list does not wait for its pickers. */
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))

/** What narrows and sorts the list of tickets. */
export function TicketFilters({ list, preview }: { list: TicketList; preview: Preview }) {
  const { t } = useTranslation('tickets')
  const mayExport = useHolds('tickets', 'export')
  return (
    <FilterBar
      narrowed={Object.keys(list.narrowing).length}
      search={{ label: t('search'), value: list.q, onSearch: list.look }}
      show={t('showFiltered')}
      fields={<FilterFields list={list} />}
      chips={<TicketChips list={list} />}
    >
      {list.q === '' && (
        <SortChoice
          sorts={TICKET_SORTS.filter((one) => one !== 'priority' || !isOver(list.queue))}
          value={list}
          labelOf={(sort, direction) => t(`sort_${sort}_${direction}`)}
          onChange={list.order}
        />
      )}
      <ListExport
        file={mayExport ? (format) => fileAddress(tickets.export, { ...list.asked, format }) : undefined}
        counts={listQueries.exportable(list.filter)}
        none={t('exportNone')}
      />
      {preview.offered && (
        <Button
          variant={preview.on ? 'filled' : 'default'}
          h={36}
          aria-pressed={preview.on}
          leftSection={<IconLayoutSidebarRight className="turns" size={16} stroke={1.6} aria-hidden />}
          onClick={preview.toggle}
        >
          {t('preview')}
        </Button>
      )}
    </FilterBar>
  )
}
