import { VisuallyHidden } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { walkCells } from '../walk-cells.ts'
import type { CellEdit, Column } from './columns.ts'
import classes from './data-table.module.css'
import { lazyDialog } from '../lazy-part.tsx'

/** Nobody waits for what is not open. */
const CellPopover = lazyDialog(async () => ({ default: (await import('./row-popover.tsx')).CellPopover }))

interface EditCellProps<Row> {
  readonly row: Row
  readonly column: Column<Row>
  readonly edit: CellEdit<Row>
}

/** A value that is changed in place. Arrows walk between the cells, Enter opens one, Escape leaves it. */
export function EditCell<Row>({ row, column, edit }: EditCellProps<Row>) {
  const [opened, open] = useState(false)
  const [asked, ask] = useState<ReactNode>()
  const [button, hold] = useState<HTMLButtonElement | null>(null)
  const close = () => {
    open(false)
    ask(undefined)
    button?.focus()
  }
  const field = () => edit.field(row, close, ask)
  const shownBelow = () => (
    <CellPopover anchor={button} label={edit.label} onClose={close}>
      {field()}
    </CellPopover>
  )
  return (
    <>
      <button
        ref={hold}
        type="button"
        className={classes['cell']}
        data-cell={column.name}
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => open(true)}
        onKeyDown={walkCells}
      >
        {column.cell(row)}
        <VisuallyHidden>{edit.label}</VisuallyHidden>
      </button>
      <Suspense>
        {asked}
        {opened && !asked && (edit.dialog ? field() : shownBelow())}
      </Suspense>
    </>
  )
}
