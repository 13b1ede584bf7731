import { createContext, use, type ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import classes from './full-page.module.css'

/** Inside the frame of the portal there is a `main` already. */
export const InFrame = createContext(false)

/** A page that stands alone: nothing found, no network, something broke. */
export function FullPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const framed = use(InFrame)
  const Main = framed ? 'section' : 'main'
  return (
    <Main {...(!framed && { id: 'main', tabIndex: -1 })} className={classes['page']} data-framed={framed || undefined}>
      <title>{title}</title>
      <Logo size={48} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={classes['ways']}>{children}</div>
    </Main>
  )
}
