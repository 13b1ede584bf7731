import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './project.module.css'

interface TaskDrawerProps {
  readonly opened: boolean
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A task over the whole screen. */
export default function TaskDrawer({ opened, label, onClose, children }: TaskDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="100%"
      padding={0}
      withCloseButton={false}
      aria-label={label}
      classNames={{ body: classes['drawer'] ?? '' }}
    >
      {children}
    </Drawer>
  )
}
