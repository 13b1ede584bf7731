import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  readonly label: string
  /** How many are chosen. */
  readonly text: string
  readonly clear: { readonly label: string; readonly onClick: () => void }
  /** Buttons, one a command. */
  readonly children: ReactNode
}

/** What can be done with all chosen rows: it floats, so that no row moves when it comes. */
export function SelectionBar({ label, text, clear, children }: SelectionBarProps) {
  return (
    <div className={classes['bar']} role="region" aria-label={label} data-selection>
      <span aria-live="polite">{text}</span>
      <div className={classes['commands']}>{children}</div>
      <CloseButton aria-label={clear.label} onClick={clear.onClick} />
    </div>
  )
}
