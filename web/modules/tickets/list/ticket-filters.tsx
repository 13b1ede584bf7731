import { Button } from '@mantine/core'
import { TICKET_SORTS } from '@diwan/contract/tickets/vocabulary'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { SortChoice } from '../../../ui/list/sort-choice.tsx'
import { MenuLater } from '../../../ui/menu-later.tsx'
import { ExportButton } from './export-button.tsx'
import { TicketChips } from './ticket-chips.tsx'
import type { Preview } from './use-preview.ts'
import { isOver, type TicketList } from './use-ticket-filter.ts'

/** The list does not wait for its pickers and menus. */
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))
const loadExports = () => import('./export-menu.tsx')
const ExportMenu = lazy(loadExports)

/** What narrows and sorts the list of tickets. */
export function TicketFilters({ list, preview }: { list: TicketList; preview: Preview }) {
  const { t } = useTranslation('tickets')
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
      <MenuLater load={loadExports} button={(props) => <ExportButton {...props} />} menu={<ExportMenu asked={list.asked} />} />
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
