import type { ReactNode } from 'react'
import type { Tone } from '../../../ui/status-badge.tsx'
import classes from '../../../ui/status-badge.module.css'

/** A badge with the look of a status, for words that are none of the specification's. */
export function TonedBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
