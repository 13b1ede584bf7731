import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { linkQueries, RecordLine } from '../../links/public.ts'

interface RecordDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onPick: (id: string) => void
}

/** Asks which record is put in as a card, of those the writer may see. */
export default function RecordDialog({ opened, onClose, onPick }: RecordDialogProps) {
  const { t } = useTranslation(['documents', 'kit'])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('recordTitle')}
      size={520}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
    >
      <SearchPicker<LinkedRecord>
        bare
        data-autofocus
        label={t('recordTitle')}
        placeholder={t('recordFind')}
        value={null}
        search={linkQueries.findable}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        render={(record) => <RecordLine record={record} />}
        onChange={(record) => record && onPick(record.id)}
      />
    </Modal>
  )
}
