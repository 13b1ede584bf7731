import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { walkCells } from '../walk-cells.ts'
import type { CellEdit, Column } from './columns.ts'
import classes from './data-table.module.css'

/** Nobody waits for what is not open. */
const CellPopover = lazy(async () => ({ default: (await import('./row-popover.tsx')).CellPopover }))

interface EditCellProps<Row> {
  readonly row: Row
  readonly column: Column<Row>
  readonly edit: CellEdit<Row>
}

/** A value that is changed in place. Arrows walk between the cells, Enter opens one, Escape leaves it. */
export function EditCell<Row>({ row, column, edit }: EditCellProps<Row>) {
  const [opened, open] = useState(false)
  const [button, hold] = useState<HTMLButtonElement | null>(null)
  const close = () => {
    open(false)
    button?.focus()
  }
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
        {opened &&
          (edit.dialog ? (
            edit.field(row, close)
          ) : (
            <CellPopover anchor={button} label={edit.label} onClose={close}>
              {edit.field(row, close)}
            </CellPopover>
          ))}
      </Suspense>
    </>
  )
}
