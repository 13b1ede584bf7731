import { useEffect, useRef, type ReactNode } from 'react'
import classes from '../../ui/dialog.module.css'

/** One step of a dialog: the focus is at its beginning when it comes, since what was pressed to get here is gone. */
export function Step({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const arrived = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('input[data-autofocus], [data-first] input')?.focus(),
    )
    return () => cancelAnimationFrame(arrived)
  }, [])
  return (
    <div ref={place} className={classes['whole']}>
      {children}
    </div>
  )
}
