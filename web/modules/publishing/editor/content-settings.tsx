import type { ReactNode } from 'react'
import classes from '../publishing.module.css'

/** The fields of a settings tab, in one column. */
export const ContentSettings = ({ children }: { children: ReactNode }) => <div className={classes['settings']}>{children}</div>
