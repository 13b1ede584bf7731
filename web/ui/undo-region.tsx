import { Suspense } from 'react'
import { useUndoOffer } from '../kit/undo.ts'
import classes from './undo-bar.module.css'
import { lazyExtra } from './lazy-part.tsx'

/** Loaded with the first write that can be taken back. */
const UndoBar = lazyExtra(() => import('./undo-bar.tsx').then((bar) => ({ default: bar.UndoBar })))

export function UndoRegion() {
  const offer = useUndoOffer()
  return (
    <div className={classes['region']} aria-live="polite">
      <Suspense>{offer && <UndoBar key={offer.id} offer={offer} />}</Suspense>
    </div>
  )
}
