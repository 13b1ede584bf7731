import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import classes from './full-page.module.css'

/** A page that stands alone: nothing found, no network, something broke. */
export function FullPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes['page']}>
      <title>{title}</title>
      <Logo size={48} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={classes['ways']}>{children}</div>
    </main>
  )
}
