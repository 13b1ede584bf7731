import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

interface MoveItemsProps {
  readonly labels: { readonly up: string; readonly down: string }
  /** Absent for the first, and for the last. */
  readonly up: (() => void) | undefined
  readonly down: (() => void) | undefined
}

const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** The way to put a row elsewhere without a pointer, in the menu of the row. */
export function MoveItems({ labels, up, down }: MoveItemsProps) {
  return (
    <>
      <Menu.Item leftSection={<IconArrowUp {...sign} />} disabled={!up} onClick={up}>
        {labels.up}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...sign} />} disabled={!down} onClick={down}>
        {labels.down}
      </Menu.Item>
    </>
  )
}
