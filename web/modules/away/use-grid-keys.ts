import { useEffect, type RefObject } from 'react'
import { useDirection } from '../../kit/formats.ts'

const rowsWithDays = 'tr:has(td[aria-label])'

/** The arrows walk over the days of all people; Enter opens an absence that the reader may open. */
export function useGridKeys(frame: RefObject<HTMLElement | null>): void {
  const ahead = useDirection() === 'rtl' ? -1 : 1
  useEffect(() => {
    const grid = frame.current
    const press = (event: KeyboardEvent) => grid && walk(grid, event, ahead)
    grid?.addEventListener('keydown', press)
    return () => grid?.removeEventListener('keydown', press)
  }, [frame, ahead])
}

function walk(grid: HTMLElement, event: KeyboardEvent, ahead: 1 | -1): void {
  const { key, target } = event
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[aria-label]') : null
  const rows = [...grid.querySelectorAll(rowsWithDays)]
  const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('td[aria-label]') ?? [])]
  const row = rows.findIndex((one) => one === cell?.parentElement)
  const column = cell ? cellsOf(rows[row]).indexOf(cell) : -1
  const go = (toRow: number, toColumn: number) => {
    const next = cellsOf(rows[Math.min(Math.max(toRow, 0), rows.length - 1)])
    next[Math.min(Math.max(toColumn, 0), next.length - 1)]?.focus()
  }
  const steps: Record<string, () => void> = {
    ArrowUp: () => go(row - 1, column),
    ArrowDown: () => go(row + 1, column),
    ArrowRight: () => go(Math.max(row, 0), column + ahead),
    ArrowLeft: () => go(Math.max(row, 0), column - ahead),
    Home: () => go(Math.max(row, 0), 0),
    End: () => go(Math.max(row, 0), Number.MAX_SAFE_INTEGER),
    Enter: () => cell?.querySelector('a')?.click(),
  }
  const step = steps[key]
  if (!step) return
  event.preventDefault()
  step()
}
