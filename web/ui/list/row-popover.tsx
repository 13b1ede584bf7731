import { Popover } from '@mantine/core'
import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useDirection } from '../../kit/formats.ts'

interface RowPopoverProps {
  /** Of the row. */
  readonly id: string
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row][data-id="${id}"]`)

/** Choices below a row, asked for by its key; the row has the focus again afterwards. */
export function RowPopover({ id, label, onClose, children }: RowPopoverProps) {
  const right = useDirection() === 'rtl'
  const [place] = useState((): CSSProperties => {
    const row = rowOf(id)?.getBoundingClientRect()
    const start = row && (right ? window.innerWidth - row.right : row.left)
    return { position: 'fixed', inlineSize: 1, insetBlockStart: row?.bottom ?? 120, insetInlineStart: start ?? 20 }
  })
  useLayoutEffect(() => () => rowOf(id)?.focus(), [id])
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      onDismiss={onClose}
      position="bottom-start"
      offset={6}
      radius={12}
      shadow="md"
      trapFocus
      returnFocus={false}
      width={272}
      withRoles={false}
    >
      <Popover.Target>
        <span aria-hidden style={place} />
      </Popover.Target>
      <Popover.Dropdown p={5} role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
