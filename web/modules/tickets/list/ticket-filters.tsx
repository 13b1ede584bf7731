import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { TICKET_SORTS } from '@diwan/contract/tickets/vocabulary'
import { IconFilter, IconLayoutSidebarRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { MenuLater } from '../../../ui/menu-later.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterChips } from './filter-chips.tsx'
import classes from './list.module.css'
import type { Preview } from './use-preview.ts'
import { isOver, type TicketList } from './use-ticket-filter.ts'

/** The list does not wait for its pickers and menus. */
const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))
const loadExports = () => import('./export-menu.tsx')
const ExportMenu = lazy(loadExports)
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

/** What narrows and sorts the list. On a phone the fields are a sheet of their own. */
export function TicketFilters({ list, preview }: { list: TicketList; preview: Preview }) {
  const { t, i18n } = useTranslation('tickets')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [opened, setOpened] = useState(false)
  const narrowed = Object.keys(list.narrowing).length
  return (
    <div className={classes['narrowing']} role="search" aria-label={t('filters')}>
      <div className={classes['tools']}>
        <Button
          variant="default"
          h={36}
          leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
          rightSection={narrowed > 0 && <bdi className={classes['count']}>{numberText(narrowed, i18n.language)}</bdi>}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('filters')}
        </Button>
        <div className={classes['look']}>
          <SearchField label={t('search')} value={list.q} onSearch={list.look} />
        </div>
        {list.q === '' && <Order list={list} />}
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
      </div>
      <Suspense>
        {opened && (phone ? <FilterSheet list={list} onClose={() => setOpened(false)} /> : <FilterFields list={list} />)}
      </Suspense>
      <FilterChips list={list} />
    </div>
  )
}

function Order({ list: { queue, sort, direction, order } }: { list: TicketList }) {
  const { t } = useTranslation('tickets')
  const sorts = TICKET_SORTS.filter((one) => one !== 'priority' || !isOver(queue))
  const ways = sorts.flatMap((by) => (['falling', 'rising'] as const).map((way) => ({ by, way })))
  return (
    <NativeSelect
      aria-label={t('sortedBy')}
      w={220}
      data={ways.map(({ by, way }) => ({ value: `${by} ${way}`, label: t(`sort_${by}_${way}`) }))}
      value={`${sort} ${direction}`}
      onChange={({ currentTarget: { value } }) => {
        const chosen = ways.find(({ by, way }) => `${by} ${way}` === value)
        if (chosen) order(chosen.by, chosen.way)
      }}
    />
  )
}
