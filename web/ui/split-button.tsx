import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import classes from './split-button.module.css'

interface SplitButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly color?: string | undefined
  /** On the button, as they are read: "Ctrl Enter". */
  readonly keys?: string | undefined
  /** What the other half is called. */
  readonly more: string
  /** Of its form where nothing is said. */
  readonly onClick?: () => void
  readonly disabled?: boolean
  /** Lines of its menu; without any it is one button. */
  readonly children?: ReactNode
}

/** What is done most, and its kin behind the arrow at its end. */
export function SplitButton({ label, icon, color, keys, more, onClick, disabled = false, children }: SplitButtonProps) {
  const look = { variant: 'filled', ...(color !== undefined && { color }), disabled }
  const main = (
    <Button
      {...look}
      type={onClick ? 'button' : 'submit'}
      {...(onClick && { onClick })}
      leftSection={icon}
      rightSection={keys && <Kbd keys={keys} />}
    >
      {label}
    </Button>
  )
  if (!children) return main
  return (
    <Button.Group>
      {main}
      <Menu position="top-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <Button {...look} className={classes['more'] ?? ''} px={7} aria-label={more} title={more}>
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}

interface SplitItemProps {
  readonly icon: ReactNode
  readonly keys?: string | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

export function SplitItem({ icon, keys, onClick, children }: SplitItemProps) {
  return (
    <Menu.Item leftSection={icon} rightSection={keys && <Kbd keys={keys} />} onClick={onClick}>
      {children}
    </Menu.Item>
  )
}
