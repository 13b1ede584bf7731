import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import { NewTicketForm } from './new-ticket-form.tsx'

export function NewTicketDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('newTicket')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={{ title: classes['title'] ?? '' }}
      size={620}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      <NewTicketForm onClose={onClose} />
    </Modal>
  )
}
