import type { ReactNode } from 'react'
import classes from './list.module.css'

/** The fields of a filter, as many in a row as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes['fields']}>{children}</div>
}
