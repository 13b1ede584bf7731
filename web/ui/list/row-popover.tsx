import { Popover } from '@mantine/core'
import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useDirection } from '../../kit/formats.ts'
import { focusOnArrival } from '../focus-on-arrival.ts'

interface ShownBelow {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row][data-id="${id}"]`)

/** Choices below a row, asked for by its key; the row has the focus again afterwards. */
export function RowPopover({ id, ...shown }: ShownBelow & { readonly id: string }) {
  useLayoutEffect(() => () => rowOf(id)?.focus(), [id])
  return <Below of={() => rowOf(id)} {...shown} />
}

/** Choices below a cell, which says itself who has the focus afterwards. */
export function CellPopover({ anchor, ...shown }: ShownBelow & { readonly anchor: HTMLElement | null }) {
  return <Below of={() => anchor} {...shown} />
}

function Below({ of, label, onClose, children }: ShownBelow & { readonly of: () => HTMLElement | null }) {
  const right = useDirection() === 'rtl'
  const [place] = useState((): CSSProperties => {
    const row = of()?.getBoundingClientRect()
    const start = row && (right ? window.innerWidth - row.right : row.left)
    return { position: 'fixed', inlineSize: 1, insetBlockStart: row?.bottom ?? 120, insetInlineStart: start ?? 20 }
  })
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
        <div ref={focusOnArrival} data-popover>
          {children}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
