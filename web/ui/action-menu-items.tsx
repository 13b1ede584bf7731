import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { linkOf } from '../kit/link-of.ts'
import type { MenuAction } from './action-menu.tsx'

interface ActionMenuItemsProps {
  readonly actions: readonly MenuAction[]
  readonly title?: string
  readonly width?: number
  readonly button: ReactElement
}

export default function ActionMenuItems({ actions, title, width, button }: ActionMenuItemsProps) {
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false} {...(width !== undefined && { width })}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {title !== undefined && <Menu.Label>{title}</Menu.Label>}
        {actions.map(({ name, label, icon: Sign, turns, danger, disabled = false, run, to, file }) => (
          <Menu.Item
            key={name}
            disabled={disabled}
            onClick={run}
            leftSection={Sign && <Sign size={16} stroke={1.7} aria-hidden {...(turns && { className: 'turns' })} />}
            {...(danger && { color: 'red' })}
            {...(file !== undefined && {
              renderRoot: ({ children, ...props }: { children?: ReactNode }) => (
                <a href={file} download {...props}>
                  {children}
                </a>
              ),
            })}
            {...(to !== undefined && { renderRoot: (props: object) => <Link {...linkOf(to)} {...props} /> })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
