import { lazy, Suspense, type ReactNode } from 'react'
import classes from './preview.module.css'
import type { Preview } from './use-preview.ts'

const TicketPreview = lazy(async () => ({ default: (await import('./ticket-preview.tsx')).TicketPreview }))

/** The rows, and beside them the ticket that is looked at. */
export function Beside({ preview, children }: { preview: Preview; children: ReactNode }) {
  if (!preview.on) return children
  return (
    <div className={classes['beside']}>
      <div className={classes['rows']} {...preview.rows}>
        {children}
      </div>
      <Suspense fallback={<aside className={classes['pane']} />}>
        <TicketPreview id={preview.id} onClose={preview.close} />
      </Suspense>
    </div>
  )
}
