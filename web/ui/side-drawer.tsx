import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SideDrawerProps {
  readonly opened: boolean
  readonly title: string
  readonly size?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel that has no room beside the content: over it, from the end of the line. */
export function SideDrawer({ opened, title, size = 320, onClose, children }: SideDrawerProps) {
  const { t } = useTranslation('kit')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={size}
      padding={12}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 160 }}
    >
      {children}
    </Drawer>
  )
}
