import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'

interface SortMenuProps {
  readonly items: readonly { readonly name: string; readonly label: string; readonly on: boolean; readonly choose: () => void }[]
  readonly button: ReactNode
}

export default function SortMenu({ items, button }: SortMenuProps) {
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={items.find(({ on }) => on)?.name ?? null}
          onChange={(chosen) => items.find(({ name }) => name === chosen)?.choose()}
        >
          {items.map(({ name, label }) => (
            <Menu.RadioItem key={name} value={name} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
