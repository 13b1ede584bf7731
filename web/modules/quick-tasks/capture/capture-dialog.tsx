import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CaptureForm } from './capture-form.tsx'

/** Over any screen: what comes to mind is written down, and the screen is as it was. */
export default function CaptureDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['quick-tasks', 'kit'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('capture')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={12}
      yOffset="12vh"
      transitionProps={{ duration: 0 }}
    >
      <CaptureForm whole onSaved={onClose} />
    </Modal>
  )
}
