import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterFields } from './filter-fields.tsx'
import type { TicketList } from './use-ticket-filter.ts'

/** The fields of the filter on a phone. */
export function FilterSheet({ list, onClose }: { list: TicketList; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('filters')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      fullScreen
    >
      <FilterFields list={list} />
      <Button fullWidth mt={16} onClick={onClose}>
        {t('showFiltered')}
      </Button>
    </Modal>
  )
}
