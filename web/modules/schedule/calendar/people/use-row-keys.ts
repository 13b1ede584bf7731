import { useEffect, type RefObject } from 'react'
import { useDirection } from '../../../../kit/formats.ts'

/** The arrows walk over the times of a person and over the people; Enter opens a record that the reader may open. */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  const ahead = useDirection() === 'rtl' ? -1 : 1
  useEffect(() => {
    const press = (event: KeyboardEvent) => frame.current && walk(frame.current, event, ahead)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, ahead])
}

function walk(grid: HTMLElement, event: KeyboardEvent, ahead: 1 | -1): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || (target !== grid && !target.matches('[data-time]'))) return
  if (!grid.contains(target)) return
  const rows = [...grid.querySelectorAll('tr:has([data-time])')]
  const timesOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('[data-time]') ?? [])]
  const row = rows.findIndex((one) => one.contains(target) && one !== target)
  const at = timesOf(rows[row]).indexOf(target)
  const go = (toRow: number, to: number) => {
    const next = timesOf(rows[Math.min(Math.max(toRow, 0), rows.length - 1)])
    next[Math.min(Math.max(to, 0), next.length - 1)]?.focus()
  }
  const steps: Record<string, () => void> = {
    ArrowUp: () => go(row - 1, at),
    ArrowDown: () => go(row + 1, at),
    ArrowRight: () => go(row, at + ahead),
    ArrowLeft: () => go(row, at - ahead),
    Home: () => go(row, 0),
    End: () => go(row, Number.MAX_SAFE_INTEGER),
    Enter: () => target.querySelector('a')?.click(),
  }
  const step = steps[key]
  if (!step) return
  event.preventDefault()
  step()
}
