import { Button, Modal, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { TICKET_SORTS } from '@diwan/contract/tickets/vocabulary'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { ExportMenu } from './export-menu.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import classes from './list.module.css'
import { isOver, type TicketList } from './use-ticket-filter.ts'

/** What narrows and sorts the list. On a phone the fields are a sheet of their own. */
export function TicketFilters({ list }: { list: TicketList }) {
  const { t, i18n } = useTranslation(['tickets', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const [opened, setOpened] = useState(false)
  const narrowed = Object.keys(list.narrowing).length
  const close = () => setOpened(false)
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
        <ExportMenu asked={list.asked} />
      </div>
      {opened && !phone && <FilterFields list={list} />}
      {phone && (
        <Modal
          opened={opened}
          onClose={close}
          title={t('filters')}
          closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
          fullScreen
        >
          <FilterFields list={list} />
          <Button fullWidth mt={16} onClick={close}>
            {t('showFiltered')}
          </Button>
        </Modal>
      )}
      <FilterChips list={list} />
    </div>
  )
}

function Order({ list: { queue, sort, direction, order } }: { list: TicketList }) {
  const { t } = useTranslation('tickets')
  const sorts = TICKET_SORTS.filter((one) => one !== 'priority' || !isOver(queue))
  const ways = sorts.flatMap((by) => (['falling', 'rising'] as const).map((way) => ({ by, way })))
  return (
    <Select
      aria-label={t('sortedBy')}
      w={220}
      allowDeselect={false}
      data={ways.map(({ by, way }) => ({ value: `${by} ${way}`, label: t(`sort_${by}_${way}`) }))}
      value={`${sort} ${direction}`}
      onChange={(value) => {
        const chosen = ways.find(({ by, way }) => `${by} ${way}` === value)
        if (chosen) order(chosen.by, chosen.way)
      }}
    />
  )
}
