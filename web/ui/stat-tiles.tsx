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
}

export function StatTile({ label, figure, value }: StatTileProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-figure={value}>
        <bdi>{figure}</bdi>
      </dd>
    </div>
  )
}
