import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExportItems, type ExportItemsProps } from './export-items.tsx'

export interface ExportMenuProps extends ExportItemsProps {
  readonly button: ReactNode
}

export default function ExportMenu({ button, ...items }: ExportMenuProps) {
  return (
    <Menu defaultOpened position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <ExportItems {...items} />
      </Menu.Dropdown>
    </Menu>
  )
}
