import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FilterSheetProps {
  /** What the button says that leads back to the list. */
  readonly action: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The fields of the filter on a phone. */
export function FilterSheet({ action, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation('kit')
  return (
    <Modal opened onClose={onClose} title={t('filters')} closeButtonProps={{ 'aria-label': t('close') }} fullScreen>
      {children}
      <Button fullWidth mt={16} onClick={onClose}>
        {action}
      </Button>
    </Modal>
  )
}
