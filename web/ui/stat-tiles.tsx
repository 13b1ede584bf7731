import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './stat-tiles.module.css'

/** Figures side by side, each under what it counts. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={classes['tiles']}>{children}</dl>
}

interface StatTileProps {
  readonly label: string
  /** In the digits of the reader. */
  readonly figure: string
  /** For what reads the page by machine. */
  readonly value?: number
  /** The list of those it counts, on the same screen. */
  readonly leadsTo?: (now: object) => object
}

export function StatTile({ label, figure, value, leadsTo }: StatTileProps) {
  const shown = <bdi>{figure}</bdi>
  return (
    <div>
      <dt>{label}</dt>
      <dd data-figure={value}>
        {leadsTo ? (
          <Link to="." search={leadsTo} aria-label={`${label}: ${figure}`}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </dd>
    </div>
  )
}
