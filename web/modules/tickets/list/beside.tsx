import { Suspense, type ReactNode } from 'react'
import { SidePane, SplitPane } from '../../../ui/split-pane.tsx'
import type { Preview } from './use-preview.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TicketPreview = lazyPart(async () => ({ default: (await import('./ticket-preview.tsx')).TicketPreview }))

/** The rows, and beside them the ticket that is looked at. */
export function Beside({ preview, children }: { preview: Preview; children: ReactNode }) {
  if (!preview.on) return children
  return (
    <SplitPane
      rows={preview.rows}
      pane={
        <Suspense fallback={<SidePane />}>
          <TicketPreview id={preview.id} onClose={preview.close} />
        </Suspense>
      }
    >
      {children}
    </SplitPane>
  )
}
